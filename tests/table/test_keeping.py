"""Tables kept for a time only: what ended long ago becomes a record in a folder; everything else stays."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from regalia import games
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table.database import url_of
from regalia.table.hall import Hall
from regalia.table.keeping import DAY, Keeper
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.schema import choices, messages, seats, tables
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from regalia.web.settings import Settings
from upgrading import TABLES, program_with, with_rule, without_rules, write_old_store

Scene = Callable[[Hall, Keeper], Coroutine[Any, Any, None]]
DAYS = 30
LATER = time.time() + (DAYS + 1) * DAY
PEOPLE = [(PERSON, "Anna", "anna"), (PERSON, "Béla", "anna")]


@asynccontextmanager
async def house(database: str, home: Path) -> AsyncIterator[tuple[Hall, Keeper]]:
    """An open house with a keeper who puts records into `records`."""
    store = Store(url_of(database, home))
    try:
        await store.open()
        hall = Hall(store, Thinkers(1))
        yield hall, Keeper(hall, DAYS, home / "records")
    finally:
        await store.close()


def play(database: str, home: Path, scene: Scene) -> None:
    """One scene in it."""

    async def run() -> None:
        async with house(database, home) as (hall, keeper):
            await scene(hall, keeper)

    asyncio.run(run())


async def table_in(hall: Hall, game: str = "kingsburg", most: int = 10_000) -> LiveTable:
    """A table at which so many choices were made, to its end if left out."""
    table = await hall.create("anna", Setup(game, 2, b"keeping"), PEOPLE)
    await table.say("anna", "hello")
    while not table.match.position.over() and table.lines < most:
        seat = int(table.match.position.turn())
        name = table.match.position.name(seat, table.match.position.options(seat)[0])
        await table.choose("anna", seat, table.lines, name)
    return table


async def left_of(hall: Hall, table_id: str) -> int:
    """How many rows of the database are about a table."""
    places = [kind.c.table_id for kind in (choices, messages, seats)]
    counts = [sql.select(sql.func.count()).where(place == table_id) for place in (*places, tables.c.id)]
    async with hall.store.engine.connect() as connection:
        return sum([(await connection.execute(count)).scalar_one() for count in counts])


def test_what_ended_long_ago_becomes_a_record_and_the_rest_stays(database: str, tmp_path: Path) -> None:
    async def scene(hall: Hall, keeper: Keeper) -> None:
        ended, going = await table_in(hall), await table_in(hall, most=7)
        await keeper.go_round(time.time())
        assert not (tmp_path / "records").exists()
        await keeper.go_round(LATER)
        assert await left_of(hall, ended.row.id) == 0
        assert await left_of(hall, going.row.id) == 2 + 7 + 1 + 1
        assert await hall.find(ended.row.id) is None
        assert [row.id for row in await hall.store.shelf_of("anna")] == [going.row.id]
        (file,) = (tmp_path / "records").iterdir()
        assert file.name == f"kingsburg-{ended.row.id}.json"
        assert (tmp_path / "records").stat().st_mode & 0o077 == 0
        record = records.load(file)
        assert records.verify(record, games.find("kingsburg")).over()
        assert record == ended.match.record

    play(database, tmp_path, scene)


def test_a_record_that_cannot_be_written_leaves_its_table(tmp_path: Path) -> None:
    async def scene(hall: Hall, keeper: Keeper) -> None:
        ended = await table_in(hall)
        (tmp_path / "records").touch()
        before = await left_of(hall, ended.row.id)
        with pytest.raises(Trouble, match="records cannot be made"):
            await keeper.go_round(LATER)
        assert await left_of(hall, ended.row.id) == before
        (tmp_path / "records").unlink()
        await keeper.go_round(LATER)
        assert await left_of(hall, ended.row.id) == 0

    play("", tmp_path, scene)


def test_a_table_that_somebody_looks_at_stays_meanwhile(tmp_path: Path) -> None:
    async def scene(hall: Hall, keeper: Keeper) -> None:
        ended = await table_in(hall)
        ended.listeners.add(print)
        await keeper.go_round(LATER)
        assert await left_of(hall, ended.row.id)
        ended.listeners.clear()
        await keeper.go_round(LATER)
        assert await left_of(hall, ended.row.id) == 0

    play("", tmp_path, scene)


def test_a_table_that_goes_on_stays_whatever_was_noted(tmp_path: Path) -> None:
    async def scene(hall: Hall, keeper: Keeper) -> None:
        going = await table_in(hall, most=7)
        await hall.store.set_ended(going.row.id, 1)
        hall.let_go(going)
        for _ in range(2):
            await keeper.go_round(LATER)
        assert await left_of(hall, going.row.id)
        assert await hall.store.ended_before(LATER) == []

    play("", tmp_path, scene)


def test_of_tables_from_before_it_is_first_found_out_whether_they_have_ended(database: str, tmp_path: Path) -> None:
    """They are kept as long from then on."""

    async def scene(hall: Hall, keeper: Keeper) -> None:
        over = {}
        for table_id in TABLES:
            table = await hall.find(table_id)
            assert table is not None
            over[table_id] = table.match.position.over()
        assert any(over.values())
        await keeper.go_round(LATER)
        assert not (tmp_path / "records").exists()
        await keeper.go_round(LATER + (DAYS + 1) * DAY)
        gone = {table_id for table_id in TABLES if not await left_of(hall, table_id)}
        assert gone == {table_id for table_id in TABLES if over[table_id]}
        assert {path.stem.partition("-")[2] for path in (tmp_path / "records").iterdir()} == gone

    asyncio.run(write_old_store(database, tmp_path))
    play(database, tmp_path, scene)


def test_a_record_of_another_version_has_all_that_was_played(tmp_path: Path) -> None:
    async def ending(hall: Hall, _keeper: Keeper) -> None:
        played.append((await table_in(hall)).match.record)

    async def scene(hall: Hall, keeper: Keeper) -> None:
        await keeper.go_round(LATER)

    played: list[records.Record] = []
    play("", tmp_path, ending)
    with program_with("kingsburg", change=with_rule):
        play("", tmp_path, scene)
    (file,) = (tmp_path / "records").iterdir()
    record = records.load(file)
    assert (record.choices, record.rules) == (played[0].choices, played[0].rules)
    assert records.replay(record, games.find("kingsburg")).over()


def test_a_table_that_cannot_be_read_stays_and_keeps_no_other_from_going(tmp_path: Path) -> None:
    async def ending(hall: Hall, _keeper: Keeper) -> None:
        for game in ("royals", "kingsburg"):
            opened.append((await table_in(hall, game)).row.id)

    async def scene(hall: Hall, keeper: Keeper) -> None:
        await keeper.go_round(LATER)
        assert await left_of(hall, opened[0])
        assert not await left_of(hall, opened[1])

    opened: list[str] = []
    play("", tmp_path, ending)
    with program_with("royals", change=without_rules):
        play("", tmp_path, scene)


def test_for_ever_is_what_a_host_gets_who_says_nothing() -> None:
    assert Settings().keep_days == 0


def test_the_end_of_a_game_is_written_with_its_last_choice(tmp_path: Path) -> None:
    async def scene(hall: Hall, _keeper: Keeper) -> None:
        table = await table_in(hall)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as reader:
            ((ended,),) = reader.execute("SELECT ended FROM tables WHERE id = ?", (table.row.id,))
        assert abs(ended - time.time()) < 3600

    play("", tmp_path, scene)


def test_what_the_host_sets_counts_from_the_next_round(database: str, tmp_path: Path) -> None:
    async def scene(hall: Hall, keeper: Keeper) -> None:
        ended = await table_in(hall, "royals")
        await keeper.set_days(0)
        await keeper.go_round(LATER)
        assert await left_of(hall, ended.row.id), "0 is for ever"
        await keeper.set_days(10)
        assert await Keeper(hall, 0, tmp_path / "records").days() == 10, "it is kept"
        await keeper.go_round(time.time() + 9 * DAY)
        assert await left_of(hall, ended.row.id)
        await keeper.go_round(time.time() + 11 * DAY)
        assert await left_of(hall, ended.row.id) == 0

    play(database, tmp_path, scene)
