"""How many choices the store takes in a second, and how long each of them waits."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table.database import url_of
from regalia.table.match import PERSON
from regalia.table.pen import Pen
from regalia.table.schema import SeatRow, TableRow
from regalia.table.store import Store
from regalia.trials.load import percentile

TABLES = (1, 8, 64, 300)  # at which somebody chooses at the same time
CHOICE = "influence 8 with 2+4 and 1 token"


def measure(folder: Path, seconds: float, advance: Callable[[str], None]) -> list[dict[str, Any]]:
    """Every number of tables, once with the disk waited for, as the server does it, and once without."""
    rows = []
    for tables in TABLES:
        for waits in (True, False):
            advance(f"{tables} tables, {'' if waits else 'not '}waiting for the disk")
            rows.append(asyncio.run(measured(folder, tables, waits, seconds)))
    return rows


async def measured(folder: Path, tables: int, waits: bool, seconds: float) -> dict[str, Any]:
    """The figures for so many tables."""
    with scratch(folder) as home:
        store = Store(url_of("", home))
        await store.open()
        assert store.pen is not None
        if not waits:
            sql.event.listen(store.pen.engine, "connect", believe)
        commits = counted(store.pen)
        try:
            return {"tables": tables, "written_to": "disk" if waits else "memory"} | await load(
                store, tables, seconds, commits
            )
        finally:
            await store.close()


@contextmanager
def scratch(folder: Path) -> Iterator[Path]:
    """A folder of its own for a while, on the disk of another one."""
    try:
        made = tempfile.TemporaryDirectory(prefix="regalia-writing-", dir=folder)
    except OSError as error:
        raise Trouble(f"Nothing can be written in {folder}: {error.strerror}.") from None
    with made as name:
        yield Path(name)


def believe(connection: Any, _record: Any) -> None:
    """For comparison: what is written is left to the system, as before a choice was safe from a power cut."""
    connection.execute("PRAGMA synchronous=NORMAL")


def counted(pen: Pen) -> list[int]:
    """A list that grows by one with every transaction."""
    commits: list[int] = []
    sql.event.listen(pen.engine, "commit", lambda _connection: commits.append(1))
    return commits


async def load(store: Store, tables: int, seconds: float, commits: list[int]) -> dict[str, Any]:
    """Write at all tables at once, at each one choice after the other."""
    seats = [SeatRow(0, PERSON, "Anna", "a", "ia"), SeatRow(1, PERSON, "Béla", "a", "ib")]
    for number in range(tables):
        await store.add(TableRow(f"t{number}", "a", Setup(games.house()[0], 2, b"writing"), seats))
    commits.clear()
    waits: list[float] = []
    started = time.perf_counter()
    await asyncio.gather(*(write(store, f"t{number}", started + seconds, waits) for number in range(tables)))
    spent = time.perf_counter() - started
    return {
        "choices_per_s": round(len(waits) / spent),
        "p50_ms": percentile(waits, 0.5),
        "p95_ms": percentile(waits, 0.95),
        "choices_per_transaction": round(len(waits) / max(1, len(commits)), 1),
    }


async def write(store: Store, table: str, end: float, waits: list[float]) -> None:
    """One choice after the other until the time is over, and at least one."""
    number = 0
    while number == 0 or time.perf_counter() < end:
        began = time.perf_counter()
        await store.add_choice(table, number, 0, CHOICE)
        waits.append(time.perf_counter() - began)
        number += 1
