"""The load test: real live links against a real server that has one core."""

import asyncio
import json
import mmap
import os
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.trials.guests import LiveGuest, open_table
from regalia.trials.serving import HASTY, SECONDS, Server, Visitor, serving

TOGETHER = 25  # tables that are opened at the same time


@dataclass
class Load:
    """What is asked of the server."""

    game: str
    tables: int
    clients: int
    every: float  # seconds between two choices at one table
    seconds: float
    reviews: int = 0  # of finished games, made while everybody plays once more


@dataclass
class Found:
    """What came of it."""

    waits: list[float] = field(default_factory=list)  # from a click to everybody's update, in seconds
    late: int = 0  # choices that fell due before the one before them had reached everybody
    finished: int = 0


def memory_of(server: Server) -> int:
    """Bytes that the server holds in memory."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1]) * mmap.PAGESIZE


def processor_time_of(server: Server) -> float:
    """Seconds of work that the server has done."""
    words = Path(f"/proc/{server.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """The value that so large a share of all does not exceed, in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1)


class LoadTest:
    """Opens the tables, then plays at all of them."""

    def __init__(self, server: Server, load: Load, advance: Callable[[str], None]) -> None:
        self.server = server
        self.load = load
        self.advance = advance
        self.luck = random.Random("load")
        self.found = Found()

    async def run(self) -> dict[str, Any]:
        """The figures."""
        visitors = [Visitor(self.server.port) for _ in range(self.load.clients)]
        finished = [await self.finish(visitors) for _ in range(self.load.reviews)]
        warm = await self.sit(visitors, min(TOGETHER, self.load.tables))
        empty = memory_of(self.server)
        others = await self.sit(visitors, self.load.tables - len(warm))
        idle = (memory_of(self.server) - empty) / max(1, len(others))
        self.advance("playing")
        work, started = processor_time_of(self.server), time.perf_counter()
        await asyncio.gather(*(self.play(guests) for guests in warm + others))
        spent = time.perf_counter() - started
        work = processor_time_of(self.server) - work
        report = self.report(spent, work, idle)
        if self.load.reviews:
            self.advance("playing while games are reviewed")
            report |= await self.beside(Reviews(visitors[0], finished), warm + others)
        for guest in (guest for guests in warm + others for guest in guests):
            await guest.leave()
        return report

    async def beside(self, reviews: "Reviews", tables: list[list[LiveGuest]]) -> dict[str, Any]:
        """The same once more while finished games are reviewed."""
        self.found = Found()
        await asyncio.to_thread(reviews.ask)
        await asyncio.gather(*(self.play(guests) for guests in tables))
        done, left = await asyncio.to_thread(reviews.progress)
        await asyncio.to_thread(reviews.wait_for_the_first)
        return {
            "choices_beside_reviews": len(self.found.waits),
            "p50_ms_beside_reviews": percentile(self.found.waits, 0.5),
            "p95_ms_beside_reviews": percentile(self.found.waits, 0.95),
            "p99_ms_beside_reviews": percentile(self.found.waits, 0.99),
            "late_beside_reviews": self.found.late,
            "choices_reviewed_meanwhile": done,
            "choices_left_to_review": left,
        }

    async def finish(self, visitors: list[Visitor]) -> "FinishedGame":
        """A game to its end, as fast as they can choose."""
        table, guests = await self.sit_once(visitors)
        while not guests[0].over:
            await self.choose(guests)
        for guest in guests:
            await guest.leave()
        self.found = Found()
        return FinishedGame(table, guests[0].lines)

    async def sit(self, visitors: list[Visitor], count: int) -> list[list[LiveGuest]]:
        """Open tables, and connect everybody to each."""
        tables: list[list[LiveGuest]] = []
        while len(tables) < count:
            self.advance(f"{len(tables)} of {count} tables opened")
            batch = [self.sit_once(visitors) for _ in range(min(TOGETHER, count - len(tables)))]
            tables += [guests for _, guests in await asyncio.gather(*batch)]
        return tables

    async def sit_once(self, visitors: list[Visitor]) -> tuple[str, list[LiveGuest]]:
        """One table with everybody connected."""
        table = await open_table(visitors, self.load.game)
        return table, [await LiveGuest.join(self.server.port, table, visitor.cookie) for visitor in visitors]

    async def play(self, guests: list[LiveGuest]) -> None:
        """One choice every so often, from a random moment on, until the time is over."""
        end = time.perf_counter() + self.load.seconds
        due = time.perf_counter() + self.luck.random() * self.load.every
        while due < end:
            wait = due - time.perf_counter()
            self.found.late += wait < -self.load.every
            await asyncio.sleep(max(0.0, wait))
            try:
                await self.choose(guests)
            except WebSocketException:
                self.found.finished += 1
                return
            due += self.load.every

    async def choose(self, guests: list[LiveGuest]) -> None:
        """Somebody clicks; the wait ends when the last one has the update."""
        asked = next((guest for guest in guests if guest.options()), None)
        if asked is None:
            return
        name, seen = self.luck.choice(asked.options()), asked.lines
        clicked = time.perf_counter()
        await asked.choose(name)
        await asyncio.gather(*(guest.see(seen + 1) for guest in guests))
        self.found.waits.append(max(guest.received for guest in guests) - clicked)

    def report(self, spent: float, work: float, idle: float) -> dict[str, Any]:
        """The figures as plain data."""
        waits, choices = self.found.waits, max(1, len(self.found.waits))
        return {
            "game": self.load.game,
            "tables": self.load.tables,
            "links": self.load.tables * self.load.clients,
            "choices": len(waits),
            "choices_per_s": round(len(waits) / spent, 1),
            "p50_ms": percentile(waits, 0.5),
            "p95_ms": percentile(waits, 0.95),
            "p99_ms": percentile(waits, 0.99),
            "late": self.found.late,
            "links_lost": self.found.finished,
            "server_cpu_ms_per_choice": round(work / choices * 1000, 2),
            "server_core_share": round(work / spent, 2),
            "memory_kb_per_idle_table": round(idle / 1024, 1),
            "load_average": round(os.getloadavg()[0], 1),
        }


class FinishedGame(NamedTuple):
    """A table whose game is over."""

    table: str
    choices: int


class Reviews:
    """The reviews of finished games, asked for by somebody who sat there."""

    def __init__(self, visitor: Visitor, finished: list[FinishedGame]) -> None:
        self.visitor = visitor
        self.finished = finished

    def ask(self) -> None:
        """Let all of them be made."""
        for game in self.finished:
            self.visitor.request("GET", f"/t/{game.table}/review")

    def progress(self) -> tuple[int, int]:
        """How many choices have been weighed, and how many are left."""
        left = sum(self.left_of(game) for game in self.finished)
        return sum(game.choices for game in self.finished) - left, left

    def left_of(self, game: FinishedGame) -> int:
        """How many choices of a game have not been weighed."""
        told = json.loads(self.visitor.request("GET", f"/t/{game.table}/review/progress")[2])
        if "made" in told:
            return 0 if told["made"] else game.choices
        return int(told["total"]) - int(told["done"])

    def wait_for_the_first(self) -> None:
        """Until some choices have been weighed: otherwise nothing went on beside the tables."""
        deadline = time.monotonic() + SECONDS
        while not self.progress()[0]:
            if time.monotonic() > deadline:
                raise Trouble("The reviews did not begin, so that nothing was measured beside them.")
            time.sleep(0.1)


def load_test(load: Load, advance: Callable[[str], None]) -> dict[str, Any]:
    """Start a server on one core, the clients on the others, and measure."""
    games.find(load.game)
    if not hasattr(os, "sched_setaffinity"):
        raise Trouble("The load test gives the server a core of its own, and only Linux lets it.")
    allowed = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="regalia-load-") as folder:
        try:
            os.sched_setaffinity(0, {allowed[-1]})  # inherited by all threads and processes of the server
            with serving(Path(folder), "", HASTY) as server:
                os.sched_setaffinity(0, set(allowed[:-1]) or {allowed[-1]})
                found = asyncio.run(LoadTest(server, load, advance).run())
            return {**found, "server_on_core": allowed[-1], "clients_on_cores": allowed[:-1] or allowed}
        finally:
            os.sched_setaffinity(0, set(allowed))
