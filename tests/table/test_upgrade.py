"""A store from before tables kept sheet and rules: they go on, or are read to where they fit and played on there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia import games
from regalia.kernel import sheet as sheets
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Setup
from regalia.table.database import url_of
from regalia.table.hall import Hall, Unreadable
from regalia.table.live import LiveTable
from regalia.table.match import PERSON, Match
from regalia.table.pen import Stale
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from upgrading import (
    CORRECTED,
    TABLES,
    program_with,
    sheet_of_then,
    with_number,
    with_rule,
    without_rules,
    write_old_store,
)

Scene = Callable[[Hall], Coroutine[Any, Any, Any]]
EVERY_GAME = pytest.mark.parametrize("name", games.names())


@asynccontextmanager
async def opened(database: str, home: Path) -> AsyncIterator[Hall]:
    """The house as it is after a start of the program."""
    store = Store(url_of(database, home))
    try:
        await store.open()
        yield Hall(store, Thinkers(1))
    finally:
        await store.close()


def upgraded(database: str, home: Path, scene: Scene) -> Any:
    """One scene in the house of an earlier program, opened by ours."""

    async def run() -> Any:
        await write_old_store(database, home)
        async with opened(database, home) as hall:
            return await scene(hall)

    return asyncio.run(run())


async def look(hall: Hall) -> dict[str, tuple[bytes, list[tuple[int, str]]]]:
    """How every table lies there, and what does not fit."""
    found = {}
    for table_id in TABLES:
        table = await found_at(hall, table_id)
        found[table_id] = table.match.position.to_bytes(), table.match.unfit
    return found


async def found_at(hall: Hall, table_id: str) -> LiveTable:
    """A table that must be there."""
    table = await hall.find(table_id)
    assert table is not None, table_id
    return table


def anything(table: LiveTable) -> tuple[int, str]:
    """Some seat that is asked, and something it may choose."""
    seat = int(table.match.position.turn())
    return seat, table.match.position.name(seat, table.match.position.options(seat)[0])


async def play_on(hall: Hall, table: LiveTable) -> LiveTable:
    """The table at which a table of another version is played on."""
    seats = [(row.kind, row.name, row.owner) for row in table.row.seats]
    lines = [(choice.seat, choice.name) for choice in table.match.record.choices]
    return await hall.create(table.row.host, table.match.setup, seats, lines, after=table.row.id)


def test_after_one_value_of_each_sheet_was_corrected_every_table_lies_as_it_lay(database: str, tmp_path: Path) -> None:
    """The same rules with and without the corrections find the same tables, to the byte."""
    (tmp_path / "uncorrected").mkdir()
    before = upgraded("", tmp_path / "uncorrected", look)
    with program_with(*CORRECTED):
        assert upgraded(database, tmp_path, look) == before


@EVERY_GAME
def test_the_corrected_value_would_have_changed_the_table(name: str, tmp_path: Path) -> None:
    """Otherwise the test before this one would show nothing."""

    async def scene(hall: Hall) -> None:
        table = await found_at(hall, f"{name}-finished")
        kept = table.match.record
        today = replace(kept, setup=replace(kept.setup, printed=""), values="", scores=None)
        today.sheet = table.game.values(today.setup)[1]
        again = Match.reopen(table.game, today)
        assert (again.record.scores, again.unfit) != (kept.scores, table.match.unfit)

    with program_with(*CORRECTED):
        upgraded("", tmp_path, scene)


def test_running_tables_go_on_and_finished_ones_stay_finished(database: str, tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        for table_id in TABLES:
            table = await found_at(hall, table_id)
            assert table.match.record.sheet == sheets.digest(sheet_of_then(table.game.name))
            if not table.fits():
                table = await play_on(hall, table)
            if table.match.position.over():
                with pytest.raises(Trouble, match="nobody can choose any more"):
                    await table.choose("anna", 0, table.lines, "anything")
                continue
            seat, name = anything(table)
            await table.choose("anna", seat, table.lines, name)
            found = await hall.store.load(table.row.id)
            assert found is not None
            assert found[1][-1] == (seat, name)
        assert len(await hall.store.shelf_of("anna")) == len(TABLES)

    with program_with(*CORRECTED):
        upgraded(database, tmp_path, scene)


def test_what_does_not_fit_the_next_rules_is_read_to_there_and_played_on_elsewhere(
    database: str, tmp_path: Path
) -> None:
    """The rules of one game change; its tables are read to where they fit, those of the others are as they were."""

    async def scene(hall: Hall) -> None:
        for table_id in TABLES:
            table = await found_at(hall, table_id)
            if table.game.name != "kingsburg":
                assert (table.match.position.to_bytes(), table.match.unfit) == before[table_id]
                continue
            fit, total = len(table.match.record.choices), len(before_choices[table_id])
            assert not table.fits()
            assert 0 < fit < total == fit + len(table.match.unfit)
            assert [(c.seat, c.name) for c in table.whole_record().choices] == before_choices[table_id]
            with pytest.raises(Trouble, match="comes from another version"):
                await table.choose("anna", int(table.match.position.turn()), table.lines, "pass")
            assert table.opponent_on_turn() < 0 or not table.ready()
            await goes_on_at_one_new_table(hall, table)

    before: dict[str, tuple[bytes, list[tuple[int, str]]]] = {}
    before_choices: dict[str, list[tuple[int, str]]] = {}

    async def note(hall: Hall) -> None:
        before.update(await look(hall))
        for table_id in TABLES:
            record = (await found_at(hall, table_id)).whole_record()
            before_choices[table_id] = [(choice.seat, choice.name) for choice in record.choices]

    (tmp_path / "before").mkdir()
    upgraded("", tmp_path / "before", note)
    with program_with("kingsburg", change=with_rule):
        upgraded(database, tmp_path, scene)


async def goes_on_at_one_new_table(hall: Hall, table: LiveTable) -> None:
    """With the choices that fit, the values of the old table and the new rules; and at no second one."""
    fit = [(choice.seat, choice.name) for choice in table.match.record.choices]
    created = await play_on(hall, table)
    with pytest.raises(Stale):
        await play_on(hall, table)
    old = await hall.store.load(table.row.id)
    new = await hall.store.load(created.row.id)
    assert old is not None
    assert new is not None
    assert old[0].successor == created.row.id
    assert new[1] == fit
    assert (new[0].rules, old[0].rules) == (table.game.rules_version, 1)
    assert created.match.record.sheet == table.match.record.sheet
    assert [seat.owner for seat in new[0].seats] == [seat.owner for seat in old[0].seats]
    seat, name = anything(created)
    await created.choose("anna", seat, created.lines, name)
    mine = [row.id for row in await hall.store.shelf_of("anna")]
    assert created.row.id in mine
    assert table.row.id not in mine


def test_a_table_that_fits_goes_on_under_the_next_rules_and_keeps_the_number_it_began_with(
    database: str, tmp_path: Path
) -> None:
    """With the next rules all is as it was, but for the number."""

    async def scene(hall: Hall) -> None:
        for table_id in TABLES:
            table = await found_at(hall, table_id)
            assert (table.match.position.to_bytes(), table.match.unfit) == before[table_id]
            assert table.row.rules == 1
            assert table.match.record.rules == table.game.rules_version > 1

    (tmp_path / "before").mkdir()
    before = upgraded("", tmp_path / "before", look)
    with program_with(*games.names(), change=with_number):
        upgraded(database, tmp_path, scene)


def test_a_finished_game_does_not_open_again_under_rules_by_which_it_is_not_over(tmp_path: Path) -> None:
    """Its seed and all hands are known."""

    async def finish(hall: Hall) -> str:
        people = [(PERSON, "Anna", "anna"), (PERSON, "Béla", "anna")]
        table = await hall.create("anna", Setup("kingsburg", 2, b"the end"), people)
        while not table.match.position.over():
            seat, name = anything(table)
            await table.choose("anna", seat, table.lines, name)
        return table.row.id

    async def scene() -> None:
        async with opened("", tmp_path) as hall:
            table_id = await finish(hall)
        async with opened("", tmp_path) as hall:
            table = await found_at(hall, table_id)
            assert table.fits()
            assert table.row.ended
            table.match.go_back(1)  # as if the next rules asked for one choice more
            assert table.fits()
            table.row.rules -= 1
            assert not table.fits()

    asyncio.run(scene())


@EVERY_GAME
def test_a_table_with_a_sheet_that_todays_rules_cannot_read_is_of_another_version(name: str, tmp_path: Path) -> None:
    """It is shown with today's values as far as it fits, and does not go on with them unasked."""

    async def scene(hall: Hall) -> None:
        table = await found_at(hall, f"{name}-running")
        assert "cannot read the sheet" in table.match.misfit
        assert not table.fits()
        assert table.match.record.sheet == table.game.values(table.match.setup)[1]
        assert table.whole_record().sheet == sheets.digest(sheet_of_then(name))
        seat, option = anything(table)
        with pytest.raises(Trouble, match="comes from another version"):
            await table.choose("anna", seat, table.lines, option)
        created = await play_on(hall, table)
        await created.choose("anna", seat, created.lines, option)

    with program_with(name, change=with_form):
        upgraded("", tmp_path, scene)


def with_form(game: Game) -> Game:
    """The same game under rules that read only sheets of a new form."""

    class Formed(type(game)):  # type: ignore[misc]
        def sheet(self, overlay: Path | None = None) -> sheets.Table:
            return {**super().sheet(overlay), "format": 2}

        def make_edition(self, sheet: sheets.Table, switches: dict[str, Any]) -> Any:
            if sheet["format"] != 2:
                raise KeyError("what stands only in the new form")
            return super().make_edition({**sheet, "format": 1}, switches)

    made: Game = Formed()
    return made


def test_a_table_that_cannot_be_laid_out_at_all_says_so(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        with pytest.raises(Unreadable):
            await hall.find("royals-running")
        assert await hall.find("kingsburg-running")

    with program_with("royals", change=without_rules):
        upgraded("", tmp_path, scene)
