"""Starts the server, and tells people where it is."""

import socket
import threading
import webbrowser

import segno
import uvicorn
from rich.console import Console

from regalia.kernel.errors import Trouble
from regalia.web.app import create_app

PORTS_TRIED = 20


def free_port(host: str, port: int) -> socket.socket:
    """A listening socket on the wanted port, or the next free one."""
    for candidate in range(port, port + PORTS_TRIED) if port else [0]:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError:
            listener.close()
            continue
        listener.listen(512)
        return listener
    raise Trouble(f"The ports {port} to {port + PORTS_TRIED - 1} of {host} are busy; name another one with --port.")


def network_address() -> str:
    """The address of this machine in its own network, or an empty text when it is in none."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent, the system only picks a way
        return str(probe.getsockname()[0])
    except OSError:
        return ""
    finally:
        probe.close()


def announce(host: str, port: int, console: Console) -> str:
    """Say where the table is, with a QR code for phones; the address for this machine."""
    here = f"http://127.0.0.1:{port}/" if host in ("0.0.0.0", "127.0.0.1") else f"http://{host}:{port}/"
    console.print(f"The table is open at {here}  (Ctrl-C closes it)", style="bold")
    outside = network_address() if host == "0.0.0.0" else ""
    if outside and not outside.startswith("127."):
        address = f"http://{outside}:{port}/"
        console.print(f"In this network: {address}")
        segno.make(address).terminal(compact=True)
    return here


def run(host: str, port: int, browser: bool, console: Console) -> None:
    """Serve until Ctrl-C."""
    listener = free_port(host, port)
    here = announce(host, listener.getsockname()[1], console)
    if browser:
        threading.Timer(0.8, webbrowser.open, [here]).start()
    config = uvicorn.Config(
        create_app(), log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False, ws_max_size=65536
    )
    uvicorn.Server(config).run(sockets=[listener])
