"""Opponents think in processes of their own."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from halls import choose, laid, play
from regalia import _engine, games
from regalia.kernel.game import Setup
from regalia.players.opponents import KINDS, YARDSTICK, longest_thought
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import Match
from regalia.table.thinking import SHORT, Lane, Thinkers
from regalia.table.turns import NOBODY, Asker

NICEST = 19  # nobody can give way more than that


def test_the_server_does_not_wait_for_the_longest_thought() -> None:
    """The yardstick always thinks for five seconds, as long as a king may."""
    match = Match(games.find("kingsburg"), Setup("kingsburg", 2, b"thinking"), ["Anna", "Béla"], [YARDSTICK] * 2)

    async def scene() -> tuple[float, float]:
        thinkers = Thinkers(1)
        started, worked = time.perf_counter(), time.thread_time()
        name = await thinkers.choose(match, int(match.position.turn()))
        thinkers.close()
        assert match.position.named(int(match.position.turn()), name) >= 0
        return time.perf_counter() - started, time.thread_time() - worked

    passed, worked = asyncio.run(scene())
    assert passed > 4.5
    assert worked < 0.5, "the thread that serves everybody has thought itself"


# A stranger with many tables, and others.

KING, PAGE = "king", "page"


def at_a_table(kind: str) -> Match:
    return Match(games.find("kingsburg"), Setup("kingsburg", 2, b"thinking"), ["Anna", "Béla"], [kind] * 2)


class Guests:
    """Those who have opponents think, and the order in which they were answered."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(1)
        self.tasks: list[asyncio.Task[None]] = []
        self.answered: list[str] = []
        self.waited: list[set[str]] = []  # the addresses that still waited when somebody was answered

    def ask(self, place: str, table: str, kind: str) -> asyncio.Task[None]:
        """Somebody's opponent begins to think, or waits for it."""
        self.tasks.append(asyncio.create_task(self._asked(Asker(place, table), kind)))
        return self.tasks[-1]

    async def _asked(self, asker: Asker, kind: str) -> None:
        match = at_a_table(kind)
        await self.thinkers.choose(match, int(match.position.turn()), asker)
        self.answered.append(" ".join(asker))
        self.waited.append(set(self.thinkers.short.waiting.waiting))

    async def all_asked(self) -> None:
        """Everybody has asked, and whoever may think has begun."""
        await asyncio.sleep(0)

    async def go(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()


def with_guests(scene: Callable[[Guests], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        guests = Guests()
        try:
            await scene(guests)
        finally:
            await guests.go()

    asyncio.run(run())


def test_five_hundred_tables_of_kings_leave_a_thinker_for_everybody_else() -> None:
    """Not one thought of the stranger comes before that of somebody else."""

    async def scene(guests: Guests) -> None:
        for number in range(500):
            guests.ask("stranger", str(number), KING)
        await guests.all_asked()
        assert guests.thinkers.long.busy == {"stranger": 1}
        assert len(guests.thinkers.long.waiting) == 499
        page = guests.ask("anna", "1", PAGE)
        guests.ask("béla", "2", KING)
        await guests.all_asked()
        assert guests.thinkers.short.busy == {"anna": 1}, "a page waits for no king"
        assert guests.thinkers.long.busy == {"stranger": 1, "béla": 1}, "nor does a king for the stranger's"
        assert guests.thinkers.thinking == 502
        await page

    with_guests(scene)


def test_many_short_thoughts_of_one_address_leave_a_thinker_too() -> None:
    async def scene(guests: Guests) -> None:
        for number in range(50):
            guests.ask("stranger", str(number), PAGE)
        await guests.all_asked()
        page = guests.ask("anna", "1", PAGE)
        await guests.all_asked()
        assert guests.thinkers.short.busy == {"stranger": 1, "anna": 1}
        await page

    with_guests(scene)


def test_when_all_thinkers_are_busy_addresses_take_turns() -> None:
    """Short thoughts, so that all are answered; whoever has come last waits for two of each at most."""

    async def scene(guests: Guests) -> None:
        for number in range(20):
            guests.ask("stranger", str(number), PAGE)
            guests.ask("another", str(number), PAGE)
        await guests.all_asked()
        guests.ask("anna", "1", PAGE)
        await guests.all_asked()
        before = len(guests.answered)
        await asyncio.gather(*guests.tasks)
        assert any("anna" not in waiting for waiting in guests.waited[before : before + 5]), guests.answered

    with_guests(scene)


def test_a_thinker_is_free_only_when_it_has_thought_to_the_end() -> None:
    """Coming and going again and again is no way to have more thinkers than others."""

    async def scene(guests: Guests) -> None:
        for number in range(3):
            guests.ask("stranger", str(number), KING)
            await guests.all_asked()
        for task in guests.tasks:
            task.cancel()
        await asyncio.gather(*guests.tasks, return_exceptions=True)
        assert guests.thinkers.long.busy == {"stranger": 1}
        assert len(guests.thinkers.long.waiting) == 0, "those who are gone do not wait"

    with_guests(scene)


def test_when_a_worker_dies_the_question_is_asked_again() -> None:
    async def scene(guests: Guests) -> None:
        await guests.ask("anna", "1", PAGE)
        pool = guests.thinkers.short.pool
        assert pool is not None
        for process in list(pool._processes.values()):
            process.kill()
        await guests.ask("anna", "2", PAGE)
        assert guests.answered == ["anna 1", "anna 2"]
        assert guests.thinkers.short.pool is not pool

    with_guests(scene)


def engine_of_a_worker(_asked: str) -> bool:
    """In a worker: whether its engine is the compiled one."""
    return _engine.compiled()


@pytest.mark.skipif(not _engine.compiled(), reason="no engine has been compiled")
def test_opponents_go_over_to_the_engine_that_was_compiled_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "engine"
    monkeypatch.setenv(_engine.INTERPRETED, "1")
    monkeypatch.setenv(_engine.COMING, str(mark))
    lane = Lane(1, 0)

    async def think() -> list[bool]:
        before = await lane.ask(engine_of_a_worker, "", NOBODY)
        mark.write_text("interpreted\n", encoding="utf-8")
        in_vain = await lane.ask(engine_of_a_worker, "", NOBODY)
        mark.write_text("compiled\n", encoding="utf-8")
        return [before, in_vain, await lane.ask(engine_of_a_worker, "", NOBODY)]

    try:
        assert asyncio.run(think()) == [False, False, True]
    finally:
        lane.close()


def manners(_asked: str) -> tuple[int, bool]:
    """In a worker: how nice it is, and whether it runs only when nobody else wants to."""
    return os.nice(0), os.sched_getscheduler(0) == os.SCHED_IDLE


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has a way to run when nobody else wants to")
def test_those_for_whom_nobody_waits_give_way_to_all_else() -> None:
    usual = os.nice(0)

    async def lanes() -> list[tuple[int, bool]]:
        thinkers = Thinkers(1)
        found = [await lane.ask(manners, "", NOBODY) for lane in (thinkers.short, thinkers.long, thinkers.idle)]
        thinkers.close()
        return found

    short, long, idle = asyncio.run(lanes())
    assert short == (usual, False)
    assert long[0] > usual or usual == NICEST
    assert not long[1]
    assert idle[1]


def test_a_process_that_thinks_loads_nothing_that_draws_or_speaks() -> None:
    """What it loads, it loads at every start, and again for each worker."""
    load = "import sys, regalia.table.thinking; from regalia import games; [games.find(one) for one in games.names()]"
    words = [sys.executable, "-W", "ignore", "-c", f"{load}; print({{'rich', 'fluent.runtime'}} & {{*sys.modules}})"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_which_thoughts_are_short() -> None:
    """Whoever waits at most half a second behind another is not held up by it."""
    assert [kind for kind in KINDS if longest_thought(kind) > SHORT] == ["duke", "king"]


# For whom a table thinks.


def test_a_table_thinks_for_those_who_sit_there(tmp_path: Path) -> None:
    """Whoever only looks cannot slow a table down by being somebody who has many."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "")
        table.come(lambda: None, "", "stranger")
        assert table.asker() == ("stranger", table.row.id), "nobody else is there"
        table.come(lambda: None, "anna", "home")
        assert table.asker() == ("home", table.row.id)
        table.presence.went("anna")
        assert table.asker().place == "stranger"

    play(tmp_path, scene)


def test_opponents_make_no_pauses_where_only_bots_look_on(tmp_path: Path) -> None:
    """The pause of this table is longer than any test waits."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "bot robo", "", "")
        table.pause = 3600.0
        table.come(lambda: None, "bot robo")
        for _ in range(3):
            while not table.match.position.waits(0):
                assert table.thought
                await asyncio.wait_for(table.thought, 60)
            await choose(table)
        table.come(lambda: None, "anna")
        await choose_until_an_opponent_must(table)
        assert table.thought
        made = table.lines
        await asyncio.wait([table.thought], timeout=1)
        assert table.lines == made

    play(tmp_path, scene)


async def choose_until_an_opponent_must(table: LiveTable) -> None:
    while table.match.position.waits(0):
        await choose(table)
