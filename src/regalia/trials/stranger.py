"""A stranger who opens tables of kings by the hundred, and a game against a page from another address meanwhile."""

import asyncio
import random
import re
import time
from pathlib import Path
from statistics import mean
from typing import Any

from regalia import games
from regalia.trials.guests import LiveGuest
from regalia.trials.serving import LIFTED, Server, Visitor, serving

STRANGER, ANNA = "198.51.100.7", "203.0.113.5"  # addresses for documentation
OPTIONS = [*LIFTED, "--proxy-headers", "127.0.0.1"]
TOGETHER = 10  # tables that the stranger opens at the same time
KINGS = 5


class Evening:
    """Anna plays against a page, again and again; the stranger does what he likes."""

    def __init__(self, server: Server, choices: int, hurry: bool = False) -> None:
        self.server = server
        self.choices = choices  # of the page, for each figure
        self.hurry = hurry  # whether the page chooses without a pause for people to follow
        self.luck = random.Random("stranger")
        self.anna = Visitor(server.port, ANNA)

    async def play(self) -> float:
        """The seconds that the page takes for a choice, pause and all, over so many of them."""
        waits: list[float] = []
        while len(waits) < self.choices:
            guest = await self.sit_down()
            while not guest.over and len(waits) < self.choices:
                waits += await self.one_turn(guest)
            await guest.leave()
        return mean(waits)

    async def sit_down(self) -> LiveGuest:
        """A new table of Anna and a page."""
        table = await asyncio.to_thread(self.anna.new_table, games.house()[0], ["me", "page"])
        guest = await LiveGuest.join(self.server.port, table, self.anna.cookie, ANNA)
        if self.hurry:
            await guest.send({"type": "pace", "pause": 0})
        return guest

    async def one_turn(self, guest: LiveGuest) -> list[float]:
        """Anna chooses; how long the page then takes for each choice, until she is asked again."""
        while not guest.options() and not guest.over:
            await guest.receive()
        if guest.over:
            return []
        await guest.choose(self.luck.choice(guest.options()))
        began, seen = time.perf_counter(), guest.lines
        while not guest.options() and not guest.over:
            await guest.receive()
        made = guest.lines - seen
        return [(time.perf_counter() - began) / made] * made if made else []


class Stranger:
    """Opens tables at which kings play, each with a new cookie, and looks at all of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.links: list[LiveGuest] = []
        self.watching: list[asyncio.Task[None]] = []

    async def come(self, tables: int) -> None:
        """Open so many."""
        coming = asyncio.Semaphore(TOGETHER)
        await asyncio.gather(*(self.open_one(coming) for _ in range(tables)))

    async def open_one(self, coming: asyncio.Semaphore) -> None:
        """One table of kings."""
        async with coming:
            visitor = await asyncio.to_thread(Visitor, self.server.port, STRANGER)
            table = await asyncio.to_thread(visitor.new_table, games.house()[0], ["king"] * KINGS)
            guest = await LiveGuest.join(self.server.port, table, visitor.cookie, STRANGER)
        self.links.append(guest)
        self.watching.append(asyncio.create_task(self.watch(guest)))

    async def watch(self, guest: LiveGuest) -> None:
        """Read what comes."""
        while True:
            await guest.receive()

    def choices(self) -> int:
        """How many choices the kings have made."""
        return sum(guest.lines for guest in self.links)

    async def go(self) -> None:
        """Leave all tables."""
        for task in self.watching:
            task.cancel()
        await asyncio.gather(*self.watching, return_exceptions=True)
        await asyncio.gather(*(guest.leave() for guest in self.links))


def thoughts_of(server: Server) -> int:
    """How many opponents think, or wait for their turn."""
    found = re.search(r"^regalia_thoughts (\d+)$", server.get("/metrics"), re.MULTILINE)
    assert found
    return int(found.group(1))


async def spend(server: Server, tables: int, choices: int) -> dict[str, Any]:
    """The same game before the stranger comes, while he opens his tables, and when all his kings think."""
    evening, stranger = Evening(server, choices), Stranger(server)
    await evening.play()  # the page gets up
    usual = await evening.play()
    began = time.perf_counter()
    coming = asyncio.create_task(stranger.come(tables))
    meanwhile = [await evening.play()]
    while not coming.done():
        meanwhile.append(await evening.play())
    await coming
    opened = time.perf_counter() - began
    waiting, before = await asyncio.to_thread(thoughts_of, server), stranger.choices()
    then = await evening.play()
    kings = stranger.choices() - before
    await stranger.go()
    return {
        "tables_of_kings": tables,
        "opened_within_s": round(opened, 1),
        "kings_that_think_or_wait": waiting,
        "kings_choices_meanwhile": kings,
        "page_takes_s": round(usual, 3),
        "page_takes_s_while_he_opens": round(max(meanwhile), 3),
        "page_takes_s_while_kings_think": round(then, 3),
        "times_the_usual": round(max(*meanwhile, then) / usual, 2),
    }


def stranger_test(home: Path, tables: int, choices: int) -> dict[str, Any]:
    """A stranger with so many tables of kings; what Anna notices of it."""
    with serving(home, "", OPTIONS) as server:
        return asyncio.run(spend(server, tables, choices))
