"""How long a server takes to list hundreds of tables of one player: `python -m tools.own_tables`."""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx
from rich.console import Console
from rich.table import Table

from regalia import games
from regalia.kernel.game import Setup
from regalia.table.database import url_of
from regalia.table.match import PERSON, Match
from regalia.table.schema import SeatRow, TableRow
from regalia.table.shelf import FRESH
from regalia.table.store import Store
from regalia.trials.load import processor_time_of
from regalia.trials.serving import LIFTED, Server
from regalia.web.identity import COOKIE, Identities

MANY = 500
TIMES = 20
CHOICES = 30  # at each table
PATIENCE = 120  # seconds for an answer


async def lay(home: Path) -> None:
    """Hundreds of tables of one player, of all games, each in the middle of it."""
    store = Store(url_of("", home))
    await store.open()
    for number in range(MANY):
        game = games.find(games.names()[number % len(games.names())])
        setup = Setup(game.name, 2, number.to_bytes(2))
        match = Match(game, setup, ["random", "random"])
        while len(match.marks) < CHOICES:
            match.opponent_chooses(int(match.position.turn()))
        seats = [SeatRow(0, PERSON, "Anna", "anna", "i"), SeatRow(1, PERSON, f"Guest {number}", "bela", "j")]
        lines = [(choice.seat, choice.name) for choice in match.record.choices]
        await store.add(TableRow(f"t{number}", "anna", setup, seats), lines)
    await store.close()


class Watch:
    """Asks a server again and again, and writes down how long that takes."""

    def __init__(self, server: Server, client: httpx.Client, shown: Table) -> None:
        self.server = server
        self.client = client
        self.shown = shown

    def __call__(self, words: str, address: str, method: str = "GET", times: int = TIMES) -> None:
        """One line: how long an answer takes usually, and how much of that the server works."""
        took, before = [], processor_time_of(self.server)
        for _ in range(times):
            began = time.perf_counter()
            assert self.client.request(method, address).status_code in (200, 303)
            took.append((time.perf_counter() - began) * 1000)
        work = (processor_time_of(self.server) - before) / times * 1000
        self.shown.add_row(words, f"{median(took):.0f} ms", f"{work:.0f} ms")


def measure(watch: Watch) -> None:
    """The list when it is first asked for, and whenever it is asked for again."""
    watch(f"first looks, {FRESH} tables laid out for each", "/tables", times=MANY // FRESH + 1)
    watch("the list", "/tables")
    watch("its last page", "/tables?page=99")
    watch("search by name", "/tables?find=guest+499")
    watch("search by name and game", "/tables?find=guest&game=royals")
    watch("the hall", "/")
    watch("put away", "/t/t7/put-away", "POST")
    watch("bring back", "/t/t7/bring-back", "POST")


def main() -> None:
    """Measure on this machine, and print a table."""
    shown, home = Table(f"of {MANY} tables", "an answer takes", "the server works", box=None), Path(tempfile.mkdtemp())
    asyncio.run(lay(home))
    server = Server(home, options=LIFTED)
    try:
        cookies = {COOKIE: Identities.kept_in(home).sign("anna")}
        with httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as client:
            measure(Watch(server, client, shown))
    finally:
        server.stop()
    Console().print(shown)


if __name__ == "__main__":
    main()
