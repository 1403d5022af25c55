"""Starts the server, and tells people where it is."""

import asyncio
import errno
import gc
import os
import signal
import socket
import threading
import webbrowser
from contextlib import suppress
from dataclasses import dataclass, replace

import segno
from rich.console import Console

from regalia import _engine
from regalia.kernel.errors import Trouble
from regalia.table.store import Store
from regalia.web.app import create_app
from regalia.web.host_key import HostKey
from regalia.web.identity import Identities
from regalia.web.limits import Limits
from regalia.web.live.wire import Wire
from regalia.web.push.keys import PushKeys
from regalia.web.settings import Settings, database_url, home_folder
from regalia.web.timeouts import AttendedServer, Doorkeeper, Entrance, room_for

PORTS_TRIED = 20
FRAME_MAX = 65536  # bytes; a longer frame ends the link
GARBAGE = (50_000, 10, 10)  # things made before Python looks for rings among them: drawing makes many, and few rings
FAREWELL = 10  # seconds for everything under way when the server is asked to stop


@dataclass(frozen=True)
class Front:
    """Where the server is reached: its address, and the proxies before it whose word counts."""

    host: str
    port: int
    browser: bool = False
    proxies: str = ""  # addresses of proxies, separated by commas, or * for any


def free_port(host: str, port: int) -> socket.socket:
    """A listening socket on the wanted port, or the next free one."""
    for candidate in range(port, port + PORTS_TRIED) if port else [0]:
        # Only on a socket that is named as TCP does asyncio turn off the wait for more to send (Nagle's).
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # a port that was just left; on Windows it would be one that somebody else has
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as fault:
            listener.close()
            if fault.errno != errno.EADDRINUSE:
                raise Trouble(f"Nobody can listen on port {candidate} of {host}: {fault.strerror}.") from None
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


def outside_address(host: str, port: int) -> str:
    """Where phones in the same network find the server; an empty text where they do not."""
    outside = network_address() if host == "0.0.0.0" else ""
    return f"http://{outside}:{port}" if outside and not outside.startswith("127.") else ""


def announce(host: str, port: int, console: Console) -> str:
    """Say where the table is, with a QR code for phones; the address for this machine."""
    here = f"http://127.0.0.1:{port}/" if host in ("0.0.0.0", "127.0.0.1") else f"http://{host}:{port}/"
    console.print(f"The table is open at {here}  (Ctrl-C closes it)", style="bold")
    outside = outside_address(host, port)
    if outside:
        console.print(f"In this network: {outside}/")
        segno.make(f"{outside}/").terminal(compact=True)
    return here


def doorkeeper(limits: Limits, console: Console) -> Doorkeeper:
    """Somebody at the door; when the machine has less room than the limits promise, that is said."""
    room = room_for(limits.links)
    if room < limits.links:
        sentence = f"This machine has room for {room} connections at once, not for the {limits.links} of --max-links."
        console.print(f"{sentence} Raise its limit of open files (ulimit -n, LimitNOFILE).")
    return Doorkeeper(limits.request, room)


async def prepare(settings: Settings) -> None:
    """Bring database and keys up to date before anybody is let in; a fault there ends the start with one sentence."""
    Identities.kept_in(home_folder())
    if settings.push:
        PushKeys.kept_in(home_folder(), settings.push)
    store = Store(database_url())
    try:
        await store.open()
    finally:
        await store.close()


def run(front: Front, settings: Settings, console: Console) -> None:
    """Serve until Ctrl-C or SIGTERM; then links are told to come back, and what is under way is finished."""
    asyncio.run(prepare(settings))
    listener = free_port(front.host, front.port)
    port = listener.getsockname()[1]
    here = announce(front.host, port, console)
    settings = replace(settings, outside=outside_address(front.host, port))
    door = doorkeeper(settings.limits, console)
    key = HostKey.kept_in(home_folder()).key.decode()
    console.print(f"For whoever hosts: {here}host  (key: {key})", soft_wrap=True, highlight=False)
    _engine.tell_slowness(lambda sentence: console.print(sentence, soft_wrap=True, highlight=False))
    if front.browser:
        threading.Timer(0.8, webbrowser.open, [here]).start()
    config = Entrance(
        create_app(settings),
        door,
        log_level="warning",
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=FRAME_MAX,
        proxy_headers=bool(front.proxies),
        forwarded_allow_ips=front.proxies or None,
        timeout_graceful_shutdown=FAREWELL,
    )
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # what the program itself is made of is no garbage
    signal.signal(signal.SIGTERM, lambda *_: None)  # what comes after the server has stopped is a normal end
    with suppress(KeyboardInterrupt):
        AttendedServer(config).run(sockets=[listener])
