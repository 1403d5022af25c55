"""Hints in the list of a table: no choices, but kept, and not hidden by what is taken back."""

import asyncio
import random
from pathlib import Path

import pytest

from halls import play
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.record import Record
from regalia.table.hall import Hall
from regalia.table.match import PERSON
from regalia.table.notes import written
from support import game_of

LINES = [(0, "take 1 gold"), (1, "@hint"), (1, "take 1 wood"), (0, "@hint"), (1, "@undo 1"), (1, "take 1 stone")]


def record_of(lines: list[tuple[int, str]]) -> Record:
    record = Record.begin(game_of("kingsburg"), Setup("kingsburg", 2, b"hints"), ["Anna", "Béla"])
    for seat, line in lines:
        record = written(record, seat, line)
    return record


def hints_asked(lines: list[tuple[int, str]]) -> list[tuple[int, int]]:
    return [(note.after, note.seat) for note in record_of(lines).notes if note.text == "hint"]


def test_hints_are_no_choices() -> None:
    assert [(one.seat, one.name) for one in record_of(LINES).choices] == [(0, "take 1 gold"), (1, "take 1 stone")]


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
                first, before = table.question_key(seat), table.match.position.to_bytes()
                await table.undo("a", seat, table.lines)
                await table.choose("a", seat, table.lines, names[1])
                if table.match.position.waits(seat) and table.match.position.to_bytes() != before:
                    alike += 1
                    assert table.question_key(seat) != first
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
        assert hall.advising.total() == 1
        with pytest.raises(Trouble, match="still thinking"):
            table.hint("a", 0, table.lines)
        table.listeners.add(lambda: None)  # somebody is back
        found = await thought
        assert hall.advising.total() == 0
        assert await table.hint("a", 0, table.lines) == found
        table.listeners.clear()
        await table.hint("a", 0, table.lines)
        assert not hall.tables, "nobody looks at it any more"
        stored = await hall.store.load(table.row.id)
        assert stored is not None
        assert stored[1] == [(0, "@hint")]

    play(tmp_path, scene)
