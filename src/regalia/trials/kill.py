"""The kill test: a server is killed at random moments under load, and nothing that it acknowledged may be lost."""

import asyncio
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import THEN
from regalia.table.database import url_of
from regalia.table.store import Store
from regalia.trials.guests import LiveGuest, open_table
from regalia.trials.serving import HASTY, Server, Visitor

LONGEST_WAIT = 60.0  # seconds in which every table must have gone on


@dataclass
class Watched:
    """A table under load, with every choice that was acknowledged to a client."""

    id: str
    game: str
    lines: list[tuple[int, str]] = field(default_factory=list)
    since_start: int = 0
    over: bool = False
    under_way: tuple[int, str] | None = None
    cut_off: tuple[int, str] | None = None  # under way at the last kill; a database may carry it out a little later


@dataclass
class Figures:
    """What happened in a kill test."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    stuck: int = 0
    kept_without_answer: int = 0
    restarts: list[float] = field(default_factory=list)
    tables: int = 0

    def report(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "kills": self.kills,
            "tables": self.tables,
            "choices_acknowledged": self.acknowledged,
            "choices_lost": self.lost,
            "tables_stuck": self.stuck,
            "choices_kept_whose_answer_was_cut_off": self.kept_without_answer,
            "restart_s_median": round(statistics.median(self.restarts), 2),
        }


class KillTest:
    """Some tables of each game, two players each, who choose as fast as they can."""

    def __init__(self, home: Path, database: str, tables: int, seed: str) -> None:
        self.server = Server(home, database, HASTY)
        self.store = Store(url_of(database, home))
        self.random = random.Random(seed)
        self.visitors = [Visitor(self.server.port) for _ in range(2)]
        self.figures = Figures()
        self.count = tables
        self.up = True  # nobody has killed the server yet
        self.watched: list[Watched] = []

    async def run(self, kills: int, advance: Callable[[int], None]) -> dict[str, Any]:
        """Kill, start again and look, so many times."""
        for number in range(self.count):
            game = games.house()[number % len(games.house())]
            self.watched.append(Watched(await open_table(self.visitors, game), game))
        self.figures.tables = self.count
        try:
            for _ in range(kills):
                await self.one_kill()
                advance(1)
        finally:
            await self.store.close()
            self.server.stop()
        return self.figures.report()

    async def one_kill(self) -> None:
        """Load until every table has gone on, a random moment more, the kill, and the check."""
        for table in self.watched:
            table.since_start = 0
        self.up = True
        players = [asyncio.create_task(self.play(table)) for table in self.watched]
        deadline = time.monotonic() + LONGEST_WAIT
        while any(table.since_start == 0 for table in self.watched) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        self.figures.stuck += sum(table.since_start == 0 for table in self.watched)
        await asyncio.sleep(self.random.random() * 0.4)
        self.up = False
        self.server.kill()
        await asyncio.gather(*players)
        started = time.perf_counter()
        await asyncio.to_thread(self.server.start)
        self.figures.restarts.append(time.perf_counter() - started)
        self.figures.kills += 1
        for table in self.watched:
            await self.check(table)
        await self.replace_finished()

    async def play(self, table: Watched) -> None:
        """Choose at random until the server is killed; a link that breaks before that is made again."""
        while self.up and not table.over:
            try:
                await self.play_on(table)
            except (OSError, WebSocketException):
                if self.up:
                    await self.check(table)

    async def play_on(self, table: Watched) -> None:
        """Choose at random over one pair of links."""
        guests = [await LiveGuest.join(self.server.port, table.id, visitor.cookie) for visitor in self.visitors]
        while not any(guest.over for guest in guests):
            await self.choose_once(table, guests)
        table.over = True
        table.since_start += 1

    async def choose_once(self, table: Watched, guests: list[LiveGuest]) -> None:
        """One choice of whoever is asked; everybody sees it."""
        asked = next((guest for guest in guests if guest.options()), None)
        if asked is None:
            await guests[0].receive()
            return
        name = self.random.choice([one for one in asked.options() if THEN not in one])  # choices are counted one by one
        found = len(table.lines)
        table.under_way = (found, name)
        try:
            seat = await asked.choose(name)
        except Trouble:
            table.under_way = None  # refused: the table has moved on
            await self.check(table)
            if len(table.lines) == found:
                raise
        else:
            table.lines.append((seat, name))
            table.under_way = None
            table.since_start += 1
            self.figures.acknowledged += 1
        for guest in guests:
            await guest.see(len(table.lines))

    async def check(self, table: Watched) -> None:
        """Every acknowledged choice is in the store, in its place; one more may be there, cut off from its answer."""
        loaded = await self.store.load(table.id)
        stored = loaded[1] if loaded else []
        known = len(table.lines)
        self.figures.lost += sum(here != there for here, there in zip(table.lines, stored, strict=False))
        self.figures.lost += max(0, known - len(stored))
        for seat, name in stored[known:]:
            assert (len(table.lines), name) in (table.under_way, table.cut_off), "a choice that nobody made"
            table.lines.append((seat, name))
            self.figures.kept_without_answer += 1
        table.under_way, table.cut_off = None, table.under_way

    async def replace_finished(self) -> None:
        """A game that is over makes room for a new one."""
        for number, table in enumerate(self.watched):
            if table.over:
                self.watched[number] = Watched(await open_table(self.visitors, table.game), table.game)
                self.figures.tables += 1


def kill_test(
    home: Path, database: str, kills: int, tables: int, seed: str, advance: Callable[[int], None]
) -> dict[str, Any]:
    """Kill a real server so many times under load; what was lost (nothing, we hope) and how long it was away."""
    return asyncio.run(KillTest(home, database, tables, seed).run(kills, advance))
