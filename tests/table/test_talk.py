"""Talk at a table: everybody has a pace of his own, old lines go to the archive, and nobody can silence a table."""

from pathlib import Path

import pytest
import sqlalchemy as sql

from halls import laid, play
from regalia.kernel.errors import Trouble
from regalia.table.hall import Hall
from regalia.table.live import TALK
from regalia.table.pace import Pace, Paces
from regalia.table.schema import messages
from regalia.table.stored import CHAT


def test_who_talks_too_fast_is_slowed_and_nobody_else(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        table.talk = Paces(0, 3)  # no time goes by
        for number in range(3):
            await table.say("anna", f"line {number}")
        with pytest.raises(Trouble, match="let the others get a word in"):
            await table.say("anna", "one more")
        await table.say("béla", "May I?")
        assert table.chat[-1] == (1, "May I?")

    play(tmp_path, scene)


def test_a_table_that_has_talked_for_long_talks_on(tmp_path: Path) -> None:
    """Once two hundred lines were all, for everybody and for good."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        for number in range(230):
            table.talk = Paces(*TALK)  # much time goes by
            await table.say("anna", f"line {number}")
        await table.say("béla", "May I?")
        assert (table.said, len(table.chat), table.chat[-1]) == (231, CHAT, (1, "May I?"))
        hall.tables.clear()
        again = await hall.find(table.row.id)
        assert again is not None
        assert (again.said, again.chat) == (table.said, table.chat)
        await again.say("anna", "You may.")
        async with hall.store.engine.connect() as connection:
            kept = (await connection.execute(sql.select(sql.func.count()).select_from(messages))).scalar()
        assert kept == 232, "the archive has every line"

    play(tmp_path, scene)


def test_a_pace_allows_a_burst_and_then_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    pace = Pace(0.5, 3)
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]
    now += 2
    assert [pace.allows() for _ in range(2)] == [True, False]
    now += 1000
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]


def test_the_paces_of_many_do_not_fill_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Paces, "MOST", 10)
    paces = Paces(1, 1)
    for number in range(100):
        assert paces.allows(f"guest {number}")
    assert len(paces.known) == 10
    assert not paces.allows("guest 99")
