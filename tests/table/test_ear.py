"""The listening connection to PostgreSQL: when it dies, loudly or silently, nothing that others wrote stays unseen."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest
import sqlalchemy as sql

from databases import Postgres
from regalia.kernel.game import Setup
from regalia.table import ear
from regalia.table.database import url_of
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from support import PATIENCE

Scene = Callable[[Hall, Hall, "Proxy"], Coroutine[Any, Any, None]]


class Proxy:
    """A way to a database that can go silent: what is sent on it is lost, and nobody is told."""

    def __init__(self, database: str) -> None:
        self.socket = f"{parse_qs(urlsplit(database).query)['host'][0]}/.s.PGSQL.5432"
        self.silent: set[int] = set()
        self.opened = 0
        self.ways: set[asyncio.Task[None]] = set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        self.opened += 1
        there_reader, there_writer = await asyncio.open_unix_connection(self.socket)
        ways = [(reader, there_writer), (there_reader, writer)]
        self.ways |= {asyncio.create_task(self.pour(self.opened, *way)) for way in ways}

    async def pour(self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction of it."""
        with suppress(OSError):
            while data := await reader.read(65536):
                if number not in self.silent:
                    writer.write(data)
        writer.close()

    def fall_silent(self) -> None:
        """All connections that are there now; new ones carry."""
        self.silent = set(range(self.opened + 1))


@asynccontextmanager
async def two_halls(database: str, home: Path) -> AsyncIterator[tuple[Hall, Hall, Proxy]]:
    """Two processes that share a database; the second reaches it through a proxy."""
    proxy = Proxy(database)
    server = await asyncio.start_server(proxy.carry, "127.0.0.1", 0)
    port, name = server.sockets[0].getsockname()[1], urlsplit(database).path
    stores = [Store(url_of(database, home)), Store(url_of(f"postgresql://postgres@127.0.0.1:{port}{name}", home))]
    halls = [Hall(store, Thinkers(1)) for store in stores]
    try:
        await stores[0].open()
        yield halls[0], halls[1], proxy
    finally:
        for hall, store in zip(halls, stores, strict=True):
            hall.close()
            await hall.closed()
            await store.close()
        server.close()
        for way in proxy.ways:
            way.cancel()


def play(postgres: Postgres, home: Path, scene: Scene) -> None:
    """One scene with two processes."""

    async def run() -> None:
        async with two_halls(postgres.fresh(), home) as (here, there, proxy):
            await scene(here, there, proxy)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits longer than it must for something to be noticed."""
    monkeypatch.setattr(ear, "BEAT", 0.2)
    monkeypatch.setattr(ear, "PATIENCE", 1.0)
    monkeypatch.setattr("regalia.table.database.PATIENCE", 1.0)


async def shared_table(here: Hall, there: Hall) -> tuple[LiveTable, LiveTable]:
    """A table that both processes hold, each with somebody who looks at it."""
    people = [(PERSON, "Anna", "a"), (PERSON, "Béla", "a")]
    table = await here.create("a", Setup("kingsburg", 2, b"ear"), people)
    twin = await there.find(table.row.id)
    assert twin is not None
    twin.listeners.add(lambda: None)
    return table, twin


async def choose(table: LiveTable) -> None:
    """Whoever is asked."""
    seat = int(table.match.position.turn())
    name = table.match.position.name(seat, table.match.position.options(seat)[0])
    await table.choose("a", seat, table.lines, name)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds, however slow the machine is."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def listening(*halls: Hall) -> None:
    """All of them hear."""
    for hall in halls:
        hall.listen()
        await until(lambda hall=hall: not hall.store.doubts())  # type: ignore[misc]


def test_a_listening_connection_that_is_cut_is_made_again_and_nothing_is_missed(
    real_postgres: Postgres, tmp_path: Path
) -> None:
    async def scene(here: Hall, there: Hall, _proxy: Proxy) -> None:
        await listening(here, there)
        table, twin = await shared_table(here, there)
        assert there.store.ear is not None
        mine = sql.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE :words")
        async with here.store.engine.begin() as connection:
            words = {"words": f"SELECT pg_notify%{there.store.ear.sender} %"}
            assert len((await connection.execute(mine, words)).all()) == 1
            await choose(table)
        await until(lambda: twin.lines == 1)

    play(real_postgres, tmp_path, scene)


def test_a_connection_that_is_cut_in_the_middle_of_a_word_is_made_again(
    real_postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver then speaks of a state that it cannot switch to; that happens rarely, so it is said for it here."""
    call, cut = ear.Ear._call, set[str]()

    async def cut_once(listener: ear.Ear, raw: Any, called: asyncio.Event) -> None:
        if listener.sender not in cut:
            cut.add(listener.sender)
            raise asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")
        await call(listener, raw, called)

    async def scene(here: Hall, there: Hall, _proxy: Proxy) -> None:
        await listening(here, there)
        table, twin = await shared_table(here, there)
        monkeypatch.setattr(ear.Ear, "_call", cut_once)
        await until(lambda: len(cut) == 2)
        await choose(table)
        await until(lambda: twin.lines == 1)

    play(real_postgres, tmp_path, scene)


def test_a_listening_connection_that_goes_silent_is_noticed_and_nothing_is_missed(
    real_postgres: Postgres, tmp_path: Path
) -> None:
    async def scene(here: Hall, there: Hall, proxy: Proxy) -> None:
        await listening(here, there)
        table, twin = await shared_table(here, there)
        await choose(table)
        await until(lambda: twin.lines == 1)
        proxy.fall_silent()
        await choose(table)
        await until(lambda: twin.lines == 2)
        await until(lambda: not there.store.doubts())
        await choose(table)
        await until(lambda: twin.lines == 3)

    play(real_postgres, tmp_path, scene)


def test_whoever_looks_at_a_table_while_nothing_is_heard_sees_it_as_it_is(
    real_postgres: Postgres, tmp_path: Path
) -> None:
    """The second process does not listen at all: a reload reads on."""

    async def scene(here: Hall, there: Hall, _proxy: Proxy) -> None:
        table, twin = await shared_table(here, there)
        await choose(table)
        assert there.store.doubts()
        assert await there.find(table.row.id) is twin
        assert twin.lines == 1

    play(real_postgres, tmp_path, scene)


def test_while_all_is_heard_a_table_at_hand_is_not_read_again(real_postgres: Postgres, tmp_path: Path) -> None:
    async def scene(here: Hall, there: Hall, _proxy: Proxy) -> None:
        await listening(here, there)
        _table, twin = await shared_table(here, there)
        read: list[str] = []
        sql.event.listen(
            there.store.engine.sync_engine, "before_cursor_execute", lambda *words: read.append(str(words[2]))
        )
        assert await there.find(twin.row.id) is twin
        assert not [words for words in read if "FROM choices" in words]

    play(real_postgres, tmp_path, scene)
