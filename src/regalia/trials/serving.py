"""A real server in a process of its own, for measuring it and for ill-treating it."""

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urlencode

from regalia.kernel.errors import Trouble

SECONDS = 120  # for a start or a stop; a busy machine is slow
PER_GUEST = ("--tables-per-hour", "--links-per-guest", "--tables-per-address", "--links-per-address")
LIFTED = [word for option in (*PER_GUEST, "--pages-per-minute") for word in (option, "1000000")]  # all come from here
HASTY = [*LIFTED, "--message-rate", "1000000"]  # and they choose as fast as they can


class Server:
    """A server with its own data folder; `options` are those of `regalia serve`, `under` a program that starts it."""

    def __init__(self, home: Path, database: str = "", options: Sequence[str] = (), under: Sequence[str] = ()) -> None:
        self.home = home
        self.options = list(options)
        self.under = list(under)
        self.environment = {**os.environ, "REGALIA_HOME": str(home), "REGALIA_DATABASE": database}
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, on the same port as before if there was one."""
        command = [*self.under, sys.executable, "-m", "regalia", "serve", "--port", str(self.port), *self.options]
        with (self.home / "server.log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            self._gone()
            raise Trouble(f"The server did not start: {self.log().strip() or 'no output'}")
        self.port = int(found.group(1))
        self._wait_for_health()

    def _wait_for_health(self) -> None:
        deadline = time.monotonic() + SECONDS
        while True:
            try:
                self.get("/health")
                return
            except OSError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise Trouble(f"The server does not answer: {self.log().strip()}") from None
                time.sleep(0.02)

    def get(self, path: str) -> str:
        """A page, without a cookie."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        try:
            connection.request("GET", path)
            return connection.getresponse().read().decode()
        finally:
            connection.close()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._gone()

    def terminate(self) -> int:
        """As a supervisor does; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def stop(self) -> int:
        """As Ctrl-C does; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        """What it complained of."""
        return (self.home / "server.log").read_text(encoding="utf-8")


@contextmanager
def serving(home: Path, database: str = "", options: Sequence[str] = ()) -> Iterator[Server]:
    """A server for a while."""
    server = Server(home, database, options)
    try:
        yield server
    finally:
        server.stop()


class Visitor:
    """A browser without a screen: its cookie, and the forms it sends.

    The address is one that a proxy gives out for it, where the server believes us to be one.
    """

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        self.request("GET", "/")

    def request(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str, str]:
        """Ask for a page or send a form: status, where it leads, and the text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        headers = {"cookie": self.cookie, "accept-language": "en"}
        if self.address:
            headers["x-forwarded-for"] = self.address
        if form is not None:
            headers["content-type"] = "application/x-www-form-urlencoded"
        try:
            connection.request(method, path, urlencode(form) if form is not None else None, headers)
            answer = connection.getresponse()
            for word in answer.headers.get_all("set-cookie") or []:
                for name, morsel in SimpleCookie(word).items():
                    if name == "regalia":
                        self.cookie = f"{name}={morsel.value}"
            return answer.status, answer.headers.get("location", ""), answer.read().decode()
        finally:
            connection.close()

    def new_table(self, game: str, kinds: Sequence[str]) -> str:
        """Open a table; kinds of seats as in the lobby: me, here, link, or an opponent. The id of the table."""
        form = {"game": game} | {f"kind-{number}": kind for number, kind in enumerate(kinds)}
        status, location, text = self.request("POST", "/tables", form)
        if status != 303:
            raise Trouble(f"No table was opened ({status}): {text[:200]}")
        return location.removeprefix("/t/")
