"""The pen: what it says to be written lies on the disk, and what comes together is written together."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from regalia.kernel.game import Setup
from regalia.table import pen
from regalia.table.database import Unwritten, url_of
from regalia.table.match import PERSON
from regalia.table.pen import Deed, Pen, Stale
from regalia.table.schema import SeatRow, TableRow, choices, used_links
from regalia.table.store import Store
from support import PATIENCE

SEATS = [SeatRow(0, PERSON, "Anna", "a", "ia"), SeatRow(1, PERSON, "Béla", "a", "ib")]
Scene = Callable[[Store, Pen], Coroutine[Any, Any, None]]
ON_THE_DISK = 2  # what SQLite calls synchronous=FULL: a commit returns when the disk has it


def play(home: Path, scene: Scene) -> None:
    """One scene with an open store that has one table."""

    async def run() -> None:
        store = Store(url_of("", home))
        try:
            await store.open()
            await store.add(TableRow("t", "a", Setup("kingsburg", 2, b"pen"), SEATS))
            assert store.pen is not None
            await scene(store, store.pen)
        finally:
            await store.close()

    asyncio.run(run())


def stored(home: Path) -> list[str]:
    """The names of all choices, as somebody else reads them."""
    with sqlite3.connect(home / "tables.db") as reader:
        found = [row[0] for row in reader.execute("SELECT name FROM choices ORDER BY number")]
    reader.close()
    return found


class Commits:
    """Counts the commits of a pen; holds each back after the disk has it, until it may go on."""

    def __init__(self, pen: Pen, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.made = threading.Event()
        self.go_on = threading.Event()
        self.commit = pen.engine.dialect.do_commit
        monkeypatch.setattr(pen.engine.dialect, "do_commit", self.hold)

    def hold(self, connection: Any) -> None:
        """In the thread of the pen."""
        self.commit(connection)
        self.count += 1
        self.made.set()
        assert self.go_on.wait(PATIENCE)


async def piled_up(store: Store, pen: Pen, commits: Commits, count: int) -> list[asyncio.Task[None]]:
    """So many choices, the first of which is being written while all others wait for it."""
    writes = [asyncio.create_task(store.add_choice("t", 0, 0, "choice 0"))]
    await asyncio.to_thread(commits.made.wait, PATIENCE)
    writes += [asyncio.create_task(store.add_choice("t", n, 0, f"choice {n}")) for n in range(1, count)]
    while pen.waiting.qsize() < count - 1:
        await asyncio.sleep(0.01)
    return writes


def test_every_connection_that_writes_waits_for_the_disk(tmp_path: Path) -> None:
    async def scene(store: Store, pen: Pen) -> None:
        assert pen.connection is not None
        file = pen.connection.connection
        assert file.cursor().execute("PRAGMA synchronous").fetchone() == (ON_THE_DISK,)
        assert file.cursor().execute("PRAGMA journal_mode").fetchone() == ("wal",)
        async with store.engine.connect() as another:  # it brings the database up to date
            assert (await another.exec_driver_sql("PRAGMA synchronous")).scalar() == ON_THE_DISK

    play(tmp_path, scene)


def test_a_choice_is_acknowledged_only_after_its_commit_has_returned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: Store, pen: Pen) -> None:
        commits = Commits(pen, monkeypatch)
        choice = asyncio.create_task(store.add_choice("t", 0, 0, "take 1 gold"))
        await asyncio.to_thread(commits.made.wait, PATIENCE)
        await asyncio.sleep(0.05)
        assert stored(tmp_path) == ["take 1 gold"]
        assert not choice.done()
        commits.go_on.set()
        await choice

    play(tmp_path, scene)


def test_all_that_comes_while_the_disk_is_busy_is_written_in_one_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: Store, pen: Pen) -> None:
        commits = Commits(pen, monkeypatch)
        writes = await piled_up(store, pen, commits, 40)
        commits.go_on.set()
        await asyncio.gather(*writes)
        assert commits.count == 2
        assert stored(tmp_path) == [f"choice {n}" for n in range(40)]

    play(tmp_path, scene)


def test_what_is_wrong_with_one_write_spoils_none_that_comes_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place that is taken, a seat that is not as it was, a text that is none, a second line that does not fit."""
    taken = SeatRow(1, "page", "Béla", "nobody", "ib")
    link = Deed(used_links.insert(), [{"token": "link", "used": 1}])
    twice = Deed(choices.insert(), [{"table_id": "t", "number": 0, "seat": 0, "name": "again"}])

    async def scene(store: Store, pen: Pen) -> None:
        commits = Commits(pen, monkeypatch)
        first = asyncio.create_task(store.add_choice("t", 0, 0, "choice 0"))
        await asyncio.to_thread(commits.made.wait, PATIENCE)
        together = [
            store.add_choice("t", 1, 0, "choice 1"),
            store.add_choice("t", 1, 1, "too late"),
            store.set_seat("t", taken, SEATS[1]),
            store.add_choice("t", 2, 0, "half a letter \ud800"),
            pen.write([link, twice], 0),
            store.use_up("link"),
            store.add_choice("t", 2, 1, "choice 2"),
        ]
        waiting = asyncio.gather(*together, return_exceptions=True)
        while pen.waiting.qsize() < len(together):
            await asyncio.sleep(0.01)
        commits.go_on.set()
        await first
        kinds = [type(found) for found in await waiting]
        assert kinds[:3] == [type(None), Stale, Stale]
        assert issubclass(kinds[3], ValueError)
        assert kinds[4:] == [sql.exc.IntegrityError, type(None), type(None)]
        assert commits.count == 2
        assert stored(tmp_path) == ["choice 0", "choice 1", "choice 2"]

    play(tmp_path, scene)


def test_what_was_begun_is_written_when_nobody_waits_for_it_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: Store, pen: Pen) -> None:
        commits = Commits(pen, monkeypatch)
        first = asyncio.create_task(store.add_choice("t", 0, 0, "choice 0"))
        await asyncio.to_thread(commits.made.wait, PATIENCE)
        left = asyncio.create_task(store.add_choice("t", 1, 0, "choice 1"))
        while pen.waiting.empty():
            await asyncio.sleep(0.01)
        left.cancel()
        commits.go_on.set()
        await asyncio.gather(first, left, return_exceptions=True)
        assert left.cancelled()
        async with asyncio.timeout(PATIENCE):
            while stored(tmp_path) != ["choice 0", "choice 1"]:
                await asyncio.sleep(0.01)

    play(tmp_path, scene)


def test_a_fault_that_nobody_foresaw_is_told_to_who_waits_and_the_pen_writes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async def scene(store: Store, _pen: Pen) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(pen, "carry_out", stumble)
            with pytest.raises(ZeroDivisionError):
                await store.add_choice("t", 0, 0, "choice 0")
        await store.add_choice("t", 0, 0, "choice 0")
        assert stored(tmp_path) == ["choice 0"]

    play(tmp_path, scene)


def test_what_waits_when_the_pen_is_closed_is_written_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, pen: Pen) -> None:
        commits = Commits(pen, monkeypatch)
        writes = await piled_up(store, pen, commits, 4)
        closing = asyncio.create_task(asyncio.to_thread(pen.close))
        while pen.waiting.qsize() < 4:
            await asyncio.sleep(0.01)
        commits.go_on.set()
        await asyncio.gather(closing, *writes)
        assert stored(tmp_path) == [f"choice {n}" for n in range(4)]

    play(tmp_path, scene)


def test_what_comes_after_the_end_is_refused(tmp_path: Path) -> None:
    async def scene(store: Store, pen: Pen) -> None:
        pen.close()
        with pytest.raises(Unwritten):
            await asyncio.wait_for(store.add_choice("t", 0, 0, "too late"), PATIENCE)

    play(tmp_path, scene)
