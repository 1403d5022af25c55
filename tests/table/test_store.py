"""The store: the same on SQLite and on a real PostgreSQL, from the first migration on."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from databases import Postgres
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table import migrations
from regalia.table.database import HEAD, Away, url_of
from regalia.table.hall import Hall
from regalia.table.match import PERSON
from regalia.table.pen import Stale
from regalia.table.schema import SeatRow, TableRow, metadata
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from support import PATIENCE
from upgrading import bring_to

SETUP = Setup("kingsburg", 2, b"store", "", {"plus2_limit": "per_group"}, (1, 0))
SEATS = [SeatRow(0, PERSON, "Anna", "a", "ia"), SeatRow(1, PERSON, "Béla", "", "ib")]
Scene = Callable[[Store], Coroutine[Any, Any, None]]


def play(database: str, home: Path, scene: Scene) -> None:
    """One scene with an open store."""

    async def run() -> None:
        async with opened(database, home) as store:
            await scene(store)

    asyncio.run(run())


@asynccontextmanager
async def opened(database: str, home: Path) -> AsyncIterator[Store]:
    store = Store(url_of(database, home))
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def row(name: str = "t1") -> TableRow:
    return TableRow(name, "a", SETUP, [SeatRow(**vars(seat)) for seat in SEATS])


def test_many_write_at_once_and_nobody_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite refuses a writer who has waited too long for another one; here nobody may wait at all."""
    monkeypatch.setattr("regalia.table.pen.LOCKED", 0)

    async def scene(store: Store) -> None:
        await store.add(row())
        await asyncio.gather(*(store.add_choice("t1", number, 0, "take 1 gold") for number in range(30)))
        found = await store.load("t1")
        assert found is not None
        assert len(found[1]) == 30

    play("", tmp_path, scene)


def test_a_table_comes_back_as_it_was(database: str, tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.add(row(), [(0, "take 1 gold")])
        await store.add_choice("t1", 1, 1, "take 1 wood")
        await store.add_message("t1", 0, 0, "Jó játékot! ♔")
        found = await store.load("t1")
        assert found is not None
        assert found[0].setup == SETUP
        assert found[0].seats == SEATS
        assert found[1] == [(0, "take 1 gold"), (1, "take 1 wood")]
        assert await store.messages_of("t1") == (1, [(0, "Jó játékot! ♔")])
        assert await store.load("t2") is None
        assert [row.id for row in await store.shelf_of("a")] == ["t1"]
        assert await store.opened_by("a", 0) == 1
        assert await store.opened_by("a", 2**40) == 0

    play(database, tmp_path, scene)


def test_the_place_of_a_line_is_given_once(database: str, tmp_path: Path) -> None:
    """Ten write the same line at once through two stores; one succeeds."""

    async def scene(store: Store) -> None:
        await store.add(row())
        async with opened(database, tmp_path) as other:
            writers = [(store, other)[n % 2].add_choice("t1", 0, 0, f"choice {n}") for n in range(10)]
            done = await asyncio.gather(*writers, return_exceptions=True)
        assert sum(result is None for result in done) == 1
        assert sum(isinstance(result, Stale) for result in done) == 9
        found = await store.load("t1")
        assert found is not None
        assert len(found[1]) == 1

    play(database, tmp_path, scene)


def test_a_seat_is_taken_once(database: str, tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.add(row())
        takers = [SeatRow(1, PERSON, name, name, "ib") for name in ("eva", "zoli")]
        done = await asyncio.gather(
            *(store.set_seat("t1", SEATS[1], taker) for taker in takers), return_exceptions=True
        )
        assert sum(isinstance(result, Stale) for result in done) == 1
        news = await store.since("t1", 0, 0)
        assert news.seats[1].owner == takers[done.index(None)].owner

    play(database, tmp_path, scene)


def test_a_personal_link_is_used_once(database: str, tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.use_up("mark")
        with pytest.raises(Stale):
            await store.use_up("mark")

    play(database, tmp_path, scene)


async def left_by_an_earlier_program(database: str, home: Path, fill: Callable[[sql.Connection], None]) -> None:
    """A database as an earlier program has filled it."""
    store = Store(url_of(database, home))
    async with store.engine.begin() as connection:
        await connection.run_sync(fill)
    await store.close()


def test_a_link_that_was_used_before_an_upgrade_stays_used(database: str, tmp_path: Path) -> None:
    def fill(connection: sql.Connection) -> None:
        bring_to(connection, "0006")
        connection.execute(sql.text("INSERT INTO moves VALUES ('mark', 1)"))

    async def scene(store: Store) -> None:
        with pytest.raises(Stale):
            await store.use_up("mark")

    asyncio.run(left_by_an_earlier_program(database, tmp_path, fill))
    play(database, tmp_path, scene)


def test_migrations_and_tables_agree(database: str, tmp_path: Path) -> None:
    def differences(connection: sql.Connection) -> list[Any]:
        known = ("alembic_version",)
        context = MigrationContext.configure(
            connection,
            opts={
                "compare_type": True,
                "include_object": lambda _object, name, *_rest: name not in known,
            },
        )
        return list(compare_metadata(context, metadata))

    async def scene(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    play(database, tmp_path, scene)
    assert migrations.script().get_current_head() == HEAD


def test_a_database_from_before_the_migrations_is_adopted(database: str, tmp_path: Path) -> None:
    """It has the tables of the first migration, a table in play, and no version."""

    def fill(connection: sql.Connection) -> None:
        bring_to(connection, "0001")
        connection.execute(sql.text("DROP TABLE alembic_version"))
        setup = '{"game": "kingsburg", "seats": 2, "preset": "", "switches": {}, "order": []}'
        statement = sql.text("INSERT INTO tables (id, created, host, setup, seed) VALUES ('t1', 1, 'a', :setup, :seed)")
        connection.execute(statement, {"setup": setup, "seed": b"store"})
        connection.execute(sql.text("INSERT INTO choices VALUES ('t1', 0, 0, 'take 1 gold')"))

    async def scene(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert found[1] == [(0, "take 1 gold")]
        await store.use_up("mark")

    asyncio.run(left_by_an_earlier_program(database, tmp_path, fill))
    play(database, tmp_path, scene)
    play(database, tmp_path, lambda store: store.use_up("another"))


def test_a_database_of_a_newer_program_is_left_alone(database: str, tmp_path: Path) -> None:
    async def newer(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))

    play(database, tmp_path, newer)
    with pytest.raises(Trouble, match="newer Regalia"):
        play(database, tmp_path, newer)


def test_several_processes_may_start_at_once(database: str, tmp_path: Path) -> None:
    async def start_all() -> None:
        stores = [Store(url_of(database, tmp_path)) for _ in range(8)]
        try:
            await asyncio.gather(*(store.open() for store in stores))
        finally:
            for store in stores:
                await store.close()

    asyncio.run(start_all())


def test_an_unknown_kind_of_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="must begin with postgresql"):
        url_of("mysql://x", tmp_path)


def test_while_the_database_is_away_nothing_happens_and_then_it_goes_on(
    real_postgres: Postgres, tmp_path: Path
) -> None:
    database = real_postgres.fresh()

    async def scene(store: Store) -> None:
        hall = Hall(store, Thinkers(1))
        table = await hall.create("a", SETUP, [(PERSON, "Anna", "a"), (PERSON, "Béla", "a")])
        first = next(seat for seat in (0, 1) if table.match.position.waits(seat))
        real_postgres.stop()
        try:
            assert not await store.answers()
            with pytest.raises(Away):
                await table.choose("a", first, 0, "take 1 gold")
            assert table.lines == 0
            assert not table.match.record.choices
        finally:
            real_postgres.start()
        await table.choose("a", first, 0, "take 1 gold")
        found = await store.load(table.row.id)
        assert found is not None
        assert found[1] == [(first, "take 1 gold")]
        hall.close()

    play(database, tmp_path, scene)


def test_a_choice_made_in_one_process_reaches_the_other(real_postgres: Postgres, tmp_path: Path) -> None:
    """Two halls on one PostgreSQL: each hears of the choices, seats, chat and undo of the other."""
    database = real_postgres.fresh()

    async def scene(store: Store) -> None:
        async with opened(database, tmp_path) as other:
            here, there = Hall(store, Thinkers(1)), Hall(other, Thinkers(1))
            here.listen()
            there.listen()
            await asyncio.sleep(0.5)
            table = await here.create("a", SETUP, [(PERSON, "Anna", "a"), (PERSON, "Béla", "")])
            twin = await there.find(table.row.id)
            assert twin is not None
            told = asyncio.Event()
            twin.listeners.add(told.set)
            await table.sit_down(table.row.seats[1].invitation, "a", "Éva")
            await asyncio.wait_for(told.wait(), PATIENCE)
            assert twin.row.seats[1].name == "Éva"
            first = next(seat for seat in (0, 1) if table.match.position.waits(seat))
            for step in (table.choose("a", first, 0, "take 1 gold"), table.say("a", "hello")):
                told.clear()
                await step
                await asyncio.wait_for(told.wait(), PATIENCE)
            assert twin.lines == 1
            assert twin.chat == [(0, "hello")]
            assert twin.match.position.to_bytes() == table.match.position.to_bytes()
            await two_choose_at_once(table, twin)
            here.close()
            there.close()

    play(database, tmp_path, scene)


async def two_choose_at_once(table: Any, twin: Any) -> None:
    """The same moment in two processes: one choice counts, and both see the same game afterwards."""
    for _ in range(10):
        seat = int(table.match.position.turn())
        names = [table.match.position.name(seat, option) for option in table.match.position.options(seat)]
        done = await asyncio.gather(
            table.choose("a", seat, table.lines, names[0]),
            twin.choose("a", seat, twin.lines, names[-1]),
            return_exceptions=True,
        )
        assert sum(result is None for result in done) == 1, done
        await table.catch_up()
        await twin.catch_up()
        assert table.lines == twin.lines
        assert table.match.position.to_bytes() == twin.match.position.to_bytes()
