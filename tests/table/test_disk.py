"""A full disk, one that is shut, a database that somebody else holds: nothing is lost, and play goes on afterwards."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from regalia import games
from regalia.kernel.game import Setup
from regalia.table.database import Unwritten, url_of
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON, Match
from regalia.table.store import Store
from regalia.table.thinking import Thinkers

PEOPLE = [(PERSON, "Anna", "a"), (PERSON, "Béla", "a")]
SETUP = Setup("kingsburg", 2, b"disk")
Fault = Callable[[Store, Path], Any]  # a context in which nothing can be written


@asynccontextmanager
async def playing(home: Path) -> AsyncIterator[tuple[Store, Hall, LiveTable]]:
    """A table at which two choices were made."""
    store = Store(url_of("", home))
    try:
        await store.open()
        hall = Hall(store, Thinkers(1))
        table = await hall.create("a", SETUP, PEOPLE)
        await choose(table)
        await choose(table)
        yield store, hall, table
    finally:
        await store.close()


async def choose(table: LiveTable) -> None:
    """Whoever is asked."""
    seat = int(table.match.position.turn())
    name = table.match.position.name(seat, table.match.position.options(seat)[0])
    await table.choose("a", seat, table.lines, name)


def rows(home: Path) -> dict[str, int]:
    """How much there is of everything, as somebody else reads it."""
    with closing(sqlite3.connect(home / "tables.db")) as reader:
        names = {"tables": "id", "seats": "table_id", "choices": "table_id"}
        counts = "SELECT count(*) FROM {} WHERE {} <> 'filler'"
        return {name: reader.execute(counts.format(name, key)).fetchone()[0] for name, key in names.items()}


def tell(store: Store, words: str) -> None:
    """Say something to SQLite on the connection that writes."""
    assert store.pen is not None
    assert store.pen.connection is not None
    store.pen.connection.connection.cursor().execute(words)


def fill(store: Store) -> None:
    """Write until nothing more can be written."""
    for number in range(10_000):
        tell(store, f"INSERT INTO choices (table_id, number, seat, name) VALUES ('filler', {number}, 0, 'filler')")


@contextmanager
def full(store: Store, _home: Path) -> Iterator[None]:
    """The database may not grow by a page more, and all that it has is filled."""
    tell(store, "PRAGMA max_page_count = 1")  # SQLite makes of it as many as there are
    with pytest.raises(sqlite3.OperationalError, match="full"):
        fill(store)
    yield
    tell(store, "PRAGMA max_page_count = 1073741823")


@contextmanager
def shut(store: Store, _home: Path) -> Iterator[None]:
    """Nothing may be written, as on a disk that was mounted anew for reading only."""
    tell(store, "PRAGMA query_only = 1")
    yield
    tell(store, "PRAGMA query_only = 0")


@contextmanager
def held(_store: Store, home: Path) -> Iterator[None]:
    """Another program is writing and does not come to an end."""
    with closing(sqlite3.connect(home / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


every_fault = pytest.mark.parametrize("fault", [full, shut, held])


def play(home: Path, scene: Callable[[Store, Hall, LiveTable], Coroutine[Any, Any, None]]) -> None:
    """One scene at the table."""

    async def run() -> None:
        async with playing(home) as (store, hall, table):
            await scene(store, hall, table)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for another program."""
    monkeypatch.setattr("regalia.table.pen.LOCKED", 50)


@every_fault
def test_what_cannot_be_written_is_refused_and_goes_on_when_it_can(fault: Fault, tmp_path: Path) -> None:
    async def scene(store: Store, hall: Hall, table: LiveTable) -> None:
        with fault(store, tmp_path):
            before = table.match.position.to_bytes()
            for _ in range(3):
                with pytest.raises(Unwritten, match="nothing was changed"):
                    await choose(table)
            assert table.match.position.to_bytes() == before
            assert table.lines == len(table.match.record.choices) == 2
            assert rows(tmp_path)["choices"] == 2
            found = await store.load(table.row.id)  # reading goes on
            assert found is not None
            assert len(found[1]) == 2
        await choose(table)
        assert rows(tmp_path)["choices"] == table.lines == 3

    play(tmp_path, scene)


@every_fault
def test_a_table_is_laid_wholly_or_not_at_all(fault: Fault, tmp_path: Path) -> None:
    """Here one with a whole game already played, which is more than there is room for."""
    match = Match(games.find("kingsburg"), SETUP, ["random", "random"])
    while not match.position.over():
        match.opponent_chooses(int(match.position.turn()))
    played = [(choice.seat, choice.name) for choice in match.record.choices]

    async def scene(store: Store, hall: Hall, table: LiveTable) -> None:
        with fault(store, tmp_path):
            before = rows(tmp_path)
            with pytest.raises(Unwritten):
                await hall.create("a", SETUP, PEOPLE, played)
            assert rows(tmp_path) == before == {"tables": 1, "seats": 2, "choices": 2}
            assert list(hall.tables) == [table.row.id]

    play(tmp_path, scene)


@pytest.mark.parametrize("fault", [shut, held])
def test_health_is_a_write(fault: Fault, tmp_path: Path) -> None:
    async def scene(store: Store, hall: Hall, table: LiveTable) -> None:
        assert await store.answers()
        with fault(store, tmp_path):
            assert not await store.answers()
        assert await store.answers()

    play(tmp_path, scene)
