"""Hints in the list of a table: no choices, but kept, and not hidden by what is taken back."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table.live import HINT, UNDO, Hall, hints_asked, played
from regalia.table.match import PERSON
from regalia.table.store import Store
from regalia.table.thinking import Thinkers

LINES = [(0, "take 1 gold"), (1, HINT), (1, "take 1 wood"), (0, HINT), (1, f"{UNDO}1"), (1, "take 1 stone")]


def test_hints_are_no_choices() -> None:
    assert played(LINES) == [(0, "take 1 gold"), (1, "take 1 stone")]


def test_hints_stand_where_they_were_asked_even_after_undo() -> None:
    assert hints_asked(LINES[:4]) == [(1, 1), (2, 0)]
    assert hints_asked(LINES) == [(1, 1), (1, 0)]


def test_a_hint_is_of_its_own_board_even_when_the_question_is_the_same(tmp_path: Path) -> None:
    """A choice is taken back, another one made, and the same seat is asked the same again."""

    async def scene(hall: Hall) -> None:
        table = await hall.create("a", Setup("kingsburg", 2, b"hints"), [(PERSON, "Anna", "a"), (PERSON, "Béla", "a")])
        luck, alike = random.Random("hints"), 0
        for _ in range(60):
            position = table.match.position
            seat = int(position.turn())
            names = [position.name(seat, option) for option in position.options(seat)]
            luck.shuffle(names)
            await table.choose("a", seat, table.lines, names[0])
            if len(names) > 1 and int(table.match.position.turn()) == seat and table.match.undo_reaches(seat) == 1:
                first, before = table.moment(seat), table.match.position.to_bytes()
                await table.undo("a", seat, table.lines)
                await table.choose("a", seat, table.lines, names[1])
                if (table.match.position.waiting >> seat) & 1 and table.match.position.to_bytes() != before:
                    alike += 1
                    assert table.moment(seat) != first
        assert alike > 3

    play(tmp_path, scene)


def test_the_king_thinks_to_the_end_though_nobody_waits(tmp_path: Path) -> None:
    """He is not free before, and what he has found is there for whoever asks the same again."""

    async def scene(hall: Hall) -> None:
        table = await hall.create("a", Setup("paladins", 1, b"hints"), [(PERSON, "Anna", "a")])
        thought = table.hint("a", 0, 0)
        waiting = asyncio.ensure_future(asyncio.shield(thought))
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.sleep(0.1)
        hall.let_go(table)
        assert await hall.find(table.row.id) is table, "whoever comes back does not find what was thought"
        assert hall.advising == 1
        with pytest.raises(Trouble, match="still thinking"):
            table.hint("a", 0, table.lines)
        table.listeners.add(lambda: None)  # somebody is back
        found = await thought
        assert hall.advising == 0
        assert await table.hint("a", 0, table.lines) == found
        table.listeners.clear()
        await table.hint("a", 0, table.lines)
        assert not hall.tables, "nobody looks at it any more"
        stored = await hall.store.load(table.row.id)
        assert stored is not None
        assert stored[1] == [(0, HINT)]

    play(tmp_path, scene)


def play(home: Path, scene: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    """One scene in a hall of its own."""

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{home}/tables.db")
        await store.open()
        hall = Hall(store, Thinkers(1))
        try:
            await scene(hall)
        finally:
            hall.close()
            await hall.closed()
            await store.close()

    asyncio.run(run())
