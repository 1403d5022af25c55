"""Guided tables in the store: left and found again, taken back, without the guide and with it again."""

from pathlib import Path

import pytest

from halls import play
from regalia import games
from regalia.kernel import guide
from regalia.kernel.errors import Trouble
from regalia.kernel.guide import SEAT
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.web.live.guiding import guided_place

GAME = next(name for name in games.house() if guide.lessons(games.find(name)))


async def laid(hall: Hall) -> LiveTable:
    """A guided table at which Anna learns."""
    lesson = guide.read(games.find(GAME))
    seats = [(PERSON, "Anna", "anna"), *[(guide.OPPONENT, "Béla", "")] * (lesson.setup.seats - 1)]
    table = await hall.create("anna", lesson.setup, seats, lesson=lesson.name)
    await others_choose(table)
    return table


async def others_choose(table: LiveTable) -> None:
    """Until only Anna is asked."""
    while (seat := table.opponent_on_turn()) >= 0:
        name = await table.hall.thinkers.choose(table.match, seat, table.asker())
        await table._opponent_chooses(seat, table.lines, name)


async def follow(table: LiveTable, times: int) -> None:
    """Anna chooses what is lit."""
    for _ in range(times):
        step, position = guided_place(table).asking, table.match.position
        names = [position.name(SEAT, option) for option in position.options(SEAT)]
        lit = next(name for name in names if step and step.lights(name))
        await table.choose("anna", SEAT, table.lines, lit)
        await others_choose(table)


def told(table: LiveTable) -> list[str]:
    """The steps that are told now."""
    return [step.name for step in guided_place(table).steps]


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    seen: dict[str, list[str]] = {}

    async def before(hall: Hall) -> None:
        table = await laid(hall)
        await follow(table, 4)
        seen[table.row.id] = told(table)

    async def after(hall: Hall) -> None:
        ((table_id, steps),) = seen.items()
        table = await hall.find(table_id)
        assert table is not None
        assert steps
        assert told(table) == steps
        await follow(table, 1)
        assert told(table) != steps

    play(tmp_path, before)
    play(tmp_path, after)


def test_what_is_taken_back_is_told_again(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall)
        await follow(table, 2)
        before = told(table)
        await follow(table, 1)
        assert told(table) != before
        await table.undo("anna", SEAT, table.lines)
        assert told(table) == before

    play(tmp_path, scene)


def test_the_guide_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall)
        before = told(table)
        await table.be_guided("anna", table.lines, False)
        assert told(table) == []
        await table.be_guided("anna", table.lines, False)
        assert [note.text for note in table.match.record.notes] == ["unguided"]
        await table.be_guided("anna", table.lines, True)
        assert told(table) == before

    play(tmp_path, scene)


def test_only_the_learner_leaves_the_guide_and_only_of_a_guided_game(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall)
        with pytest.raises(Trouble, match="not your seat"):
            await table.be_guided("bela", table.lines, False)
        plain = await hall.create("anna", table.row.setup, [(PERSON, "Anna", "anna"), (guide.OPPONENT, "Béla", "")])
        assert told(plain) == []
        with pytest.raises(Trouble, match="not a guided game"):
            await plain.be_guided("anna", plain.lines, False)

    play(tmp_path, scene)


def test_while_somebody_else_plays_the_guide_is_silent_until_the_end(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall)
        await table.hand_over("anna", SEAT, "random")
        assert told(table) == []
        while not table.match.position.over():
            seat = int(table.match.position.turn())
            position = table.match.position
            await table._opponent_chooses(seat, table.lines, position.name(seat, position.options(seat)[0]))
        assert all(step.over for step in guided_place(table).steps)
        assert told(table)

    play(tmp_path, scene)
