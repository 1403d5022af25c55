"""Who is asked together with others answers the question that was seen, whatever the others have chosen meanwhile."""

from pathlib import Path

import pytest

from halls import laid, play
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.pen import Stale


def first_name(table: LiveTable, seat: int) -> str:
    position = table.match.position
    return position.name(seat, position.options(seat)[0])


def test_an_answer_is_good_while_others_answer_theirs(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "cili", "dora", game="rival_kings")
        seen = table.lines
        for seat, owner in enumerate(("anna", "cili", "dora")):
            name = first_name(table, seat)
            assert not table.asks_twice(owner, seat, seen, name)
            await table.choose(owner, seat, seen, name)
        assert [choice.seat for choice in table.match.record.choices] == [0, 1, 2]

    play(tmp_path, scene)


def test_an_answer_to_an_earlier_question_is_refused(tmp_path: Path) -> None:
    """Chosen on another device, or taken back meanwhile: what was seen is another question."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "cili", game="rival_kings")
        seen, name = table.lines, first_name(table, 0)
        await table.choose("anna", 0, seen, name)
        with pytest.raises(Stale):
            await table.choose("anna", 0, seen, name)
        await table.undo("anna", 0, table.lines)
        assert table.match.position.waits(0)
        with pytest.raises(Stale):
            await table.choose("anna", 0, seen, name)
        await table.choose("anna", 0, table.lines, name)
        assert table.match.record.choices[0].name == name

    play(tmp_path, scene)


def test_what_was_seen_before_the_question_came_is_refused(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "cili", game="rival_kings")
        before = table.lines
        for seat, owner in enumerate(("anna", "cili")):
            await table.choose(owner, seat, table.lines, first_name(table, seat))
        seat = int(table.match.position.turn())
        with pytest.raises(Stale):
            await table.choose(("anna", "cili")[seat], seat, before, first_name(table, seat))

    play(tmp_path, scene)
