"""A real server in a process of its own, and clients that speak to it."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 20


class Server:
    """The server of a test, with its own data folder."""

    def __init__(self, home: Path, database: str = "") -> None:
        self.home = home
        self.environment = {**os.environ, "REGALIA_HOME": str(home), "REGALIA_DATABASE": database}
        self.port = 0
        self.opened = ExitStack()
        self.start()

    def start(self) -> None:
        """Start, on the same port as before if there was one."""
        command = [sys.executable, "-m", "regalia", "serve", "--port", str(self.port)]
        with (self.home / "server.log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, line
        self.port = int(found.group(1))
        transport = httpx.HTTPTransport(retries=40)
        with httpx.Client(transport=transport) as client:
            client.get(self.url + "/health")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def _gone(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        """As Ctrl-C does, after everybody has left."""
        self.opened.close()
        self.process.send_signal(signal.SIGINT)
        self._gone()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        """What it complained of."""
        return (self.home / "server.log").read_text(encoding="utf-8")


@contextmanager
def serving(home: Path, database: str = "") -> Iterator[Server]:
    """A server for a while."""
    server = Server(home, database)
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """A browser without a screen: cookies, forms and the live link."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, headers={"accept-language": "en"})
        server.opened.enter_context(self.client)
        self.client.get("/")

    def new_table(self, game: str, *seats: str, **fields: str) -> str:
        """Create a table; seats are me, here, link or a kind of opponent. The id of the table."""
        form = {"game": game, **fields}
        for number, kind in enumerate(seats):
            form[f"kind-{number}"] = kind
            form.setdefault(f"name-{number}", f"P{number + 1}")
        answer = self.client.post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def live(self, table: str, **headers: str) -> "Live":
        """The live link of a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/t/{table}/ws"
        origin = headers.pop("origin", self.server.url)
        link = connect(url, additional_headers={"cookie": cookie, **headers}, origin=Origin(origin))
        return Live(self.server.opened.enter_context(link))


class Live:
    """A live link with the panels it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.panels: dict[str, str] = {}
        self.lines = 0
        self.troubles: list[str] = []
        self.receive()

    def receive(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.panels.update(message.get("panels", {}))
        self.lines = message.get("lines", self.lines)
        if "trouble" in message:
            self.troubles.append(message["trouble"])
        return message

    def send(self, **message: Any) -> None:
        """Send something, with the number of the last line seen."""
        self.socket.send(json.dumps({"seen": self.lines, **message}))

    def options(self) -> list[str]:
        """The options on the screen."""
        return re.findall(r'data-option="([^"]*)"', self.panels.get("prompt", ""))

    def seat(self) -> int:
        """The seat that is asked."""
        found = re.search(r'data-seat="(\d+)"', self.panels["prompt"])
        assert found
        return int(found.group(1))

    def choose(self, name: str) -> None:
        """Choose, and wait until the table has moved on."""
        before, troubles = self.lines, len(self.troubles)
        self.send(type="choose", seat=self.seat(), name=name)
        while self.lines == before:
            self.receive()
            assert len(self.troubles) == troubles, self.troubles

    def wait_for_options(self) -> None:
        """Let the others choose."""
        while not self.options() and "chronicle" not in self.panels.get("score", ""):
            self.receive()

    def close(self) -> None:
        """Leave."""
        self.socket.close()
