"""Writes to SQLite: what has come while the disk was busy is written together, and then said to be written."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, NamedTuple, cast

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from regalia.kernel.errors import Trouble

LOCKED = 5000  # milliseconds for another process that writes to the same SQLite


class Stale(Trouble):
    """Somebody else has written first."""

    def __init__(self) -> None:
        super().__init__("The table has moved on; look at it again.", "trouble-stale")


class Deed(NamedTuple):
    """A statement, and the rows that fill its places; one that never changes is put into words only once."""

    statement: sql.Executable
    rows: Sequence[Mapping[str, object]] = ()


@dataclass(slots=True)
class Errand:
    """What somebody wants written, all of it or nothing; and, once it was tried, what stood in the way."""

    deeds: Sequence[Deed]
    rows: int
    done: asyncio.Future[None]
    fault: Exception | None = None


class Pen:
    """The one writer, in a thread of its own. What waits is written in one transaction, with one wait for the disk.

    Whoever wants something written goes on only when the disk has it: a power cut takes nothing back that was said.
    """

    def __init__(self, url: str) -> None:
        self.thread = threading.Thread(target=self._write_on, name="regalia-pen", daemon=True)
        self.waiting: SimpleQueue[Errand | None] = SimpleQueue()  # after None nothing more will come
        self.engine = sql.create_engine(url.replace("+aiosqlite", "", 1))
        sql.event.listen(self.engine, "connect", lasting_sqlite)
        sql.event.listen(self.engine, "connect", _no_hidden_transactions)
        sql.event.listen(self.engine, "begin", _begin)
        self.connection: sql.Connection | None = None

    async def open(self) -> None:
        """Let many read beside the one who writes; the file keeps that, whoever opens it later."""
        await asyncio.to_thread(self._open)
        self.thread.start()

    def _open(self) -> None:
        _let_many_read(_file(self._connected()))

    def _connected(self) -> sql.Connection:
        """The one connection, which stays open; once it is opened, the thread of the pen alone uses it."""
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    async def write(self, deeds: Sequence[Deed], rows: int) -> None:
        """Write; what was begun is finished even when nobody waits for it any more."""
        if not self.thread.is_alive():
            raise sqlite3.ProgrammingError("nobody writes: the pen is not open")
        errand = Errand(deeds, rows, asyncio.get_running_loop().create_future())
        self.waiting.put(errand)
        await errand.done

    def _write_on(self) -> None:
        """In the thread of the pen: write all that waits, say that it is written, and wait for more."""
        while batch := self._next_batch():
            fault = self._write_together(batch)
            for errand in batch:
                errand.fault = errand.fault or fault
            loop = batch[0].done.get_loop()
            if not loop.is_closed():  # else nobody is left to be told
                loop.call_soon_threadsafe(_say_written, batch)

    def _next_batch(self) -> list[Errand]:
        """All that waits, one errand at least; nothing when there will be none any more."""
        batch = []
        errand = self.waiting.get()
        while errand is not None:
            batch.append(errand)
            if self.waiting.empty():
                return batch
            errand = self.waiting.get()
        if batch:
            self.waiting.put(None)  # the end, but first what came before it
        return batch

    def _write_together(self, batch: list[Errand]) -> Exception | None:
        """One transaction for all; what stood in the way of all of them, as a full disk does."""
        try:
            connection = self._connected()
            with connection.begin():
                for errand in batch:
                    errand.fault = _write_one(connection, errand)
        except Exception as fault:  # noqa: BLE001 - raised again for everybody who waits
            return fault
        return None

    def close(self) -> None:
        """Finish, and let go of the file."""
        if self.thread.is_alive():
            self.waiting.put(None)
            self.thread.join()
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def _say_written(batch: list[Errand]) -> None:
    """In the loop of those who wait; some may have left."""
    for errand in batch:
        if errand.done.done():
            continue
        if errand.fault is None:
            errand.done.set_result(None)
        else:
            errand.done.set_exception(errand.fault)


def _file(connection: sql.Connection) -> sqlite3.Connection:
    """The driver itself, for what is said before and after every errand."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


def _write_one(connection: sql.Connection, errand: Errand) -> Exception | None:
    """One errand of several; what is wrong with it alone leaves the others as they are."""
    found: Exception | None = None
    file = _file(connection)
    file.execute("SAVEPOINT errand")
    try:
        carry_out(connection, errand.deeds, errand.rows)
    except OperationalError:
        raise
    except (SQLAlchemyError, Stale, ValueError, OverflowError) as fault:
        file.execute("ROLLBACK TO errand")
        found = fault
    file.execute("RELEASE errand")
    return found


def carry_out(connection: sql.Connection, deeds: Sequence[Deed], rows: int) -> None:
    """All deeds; `rows` is how many the first must change."""
    for number, deed in enumerate(deeds):
        done = connection.execute(deed.statement, deed.rows or None)
        if number == 0 and rows and done.rowcount != rows:
            raise Stale


def _let_many_read(file: sqlite3.Connection) -> None:
    """Two who change the journal of a file at once are both refused, without the wait that others get."""
    until = time.monotonic() + LOCKED / 1000
    while not _changed_journal(file):
        if time.monotonic() > until:
            raise TimeoutError("another program holds the database")
        time.sleep(0.01)


def _changed_journal(file: sqlite3.Connection) -> bool:
    try:
        file.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as fault:
        if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return False
        raise
    return True


def lasting_sqlite(connection: Any, _record: Any) -> None:
    """What is committed lies on the disk, not only in what the disk promises."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={LOCKED}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _no_hidden_transactions(connection: Any, _record: Any) -> None:
    """Python's driver begins transactions by itself, but not before a savepoint; here they are begun by name."""
    connection.isolation_level = None


def _begin(connection: sql.Connection) -> None:
    _file(connection).execute("BEGIN IMMEDIATE")
