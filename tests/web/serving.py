"""A real server in a process of its own, and clients that speak to it."""

import json
import re
import zlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from databases import empty_tables, kept_for_all
from regalia.trials.serving import Server as RealServer
from regalia.web.live.diff import followed
from support import PATIENCE as PATIENCE

ADDRESS = ("--tables-per-address", "100000", "--links-per-address", "100000", "--pages-per-minute", "1000000")


class Server(RealServer):
    """The server of a test, with the connections that were opened to it.

    All guests of a test come from one address, so its limits are lifted, unless the test sets them itself. In a new
    data folder lies what an earlier start would have left there, unless it is to be bare.
    """

    def __init__(
        self, home: Path, database: str = "", options: Sequence[str] = (), under: Sequence[str] = (), bare: bool = False
    ) -> None:
        self.opened = ExitStack()
        if not bare and not any(home.iterdir()):
            furnish(home, not database)
        super().__init__(home, database, [*ADDRESS, *options], under)

    def stop(self) -> int:
        """As Ctrl-C does, after everybody has left."""
        self.opened.close()
        return super().stop()


def furnish(home: Path, with_tables: bool) -> None:
    """What other servers of this run have left: the templates that they have compiled, and an empty database."""
    (home / "templates").symlink_to(kept_for_all("templates"))
    if with_tables:
        empty_tables(home)


@contextmanager
def serving(
    home: Path, database: str = "", options: Sequence[str] = (), under: Sequence[str] = (), bare: bool = False
) -> Iterator[Server]:
    """A server for a while."""
    server = Server(home, database, options, under, bare)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def flawless(home: Path, database: str = "", options: Sequence[str] = ()) -> Iterator[Server]:
    """A server that must not stumble."""
    with serving(home, database, options) as server:
        yield server
        assert "Traceback" not in server.log(), server.log()


def fetch(url: str, **headers: str) -> httpx.Response:
    """A page without a cookie, however long it takes."""
    return httpx.get(url, headers={name.replace("_", "-"): value for name, value in headers.items()}, timeout=PATIENCE)


class Browser:
    """A browser without a screen: cookies, forms and the live link."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, headers={"accept-language": "en"}, timeout=PATIENCE)
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

    def live(self, table: str, query: str = "", **headers: str) -> "Live":
        """The live link of a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/t/{table}/ws{query}"
        origin = headers.pop("origin", self.server.url)
        cookies = {"cookie": cookie, **headers}
        link = connect(url, additional_headers=cookies, origin=Origin(origin), open_timeout=PATIENCE, close_timeout=0.5)
        return Live(self.server.opened.enter_context(link))


class Live:
    """A live link with the panels it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.parts: dict[str, list[str]] = {}
        self.panels: dict[str, str] = {}
        self.lines = 0
        self.troubles: list[str] = []
        self.receive()

    def receive(self) -> dict[str, Any]:
        """The next message."""
        heard = self.socket.recv(PATIENCE)
        self.packed = isinstance(heard, bytes)
        message: dict[str, Any] = json.loads(zlib.decompress(heard) if isinstance(heard, bytes) else heard)
        for name, change in message.get("panels", {}).items():
            self.parts[name] = followed(self.parts.get(name, []), change)
            self.panels[name] = "".join(self.parts[name])
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
