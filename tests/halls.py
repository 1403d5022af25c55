"""A hall of live tables without a server, for scenes in which people sit at them."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from databases import empty_tables
from regalia.kernel.game import Setup
from regalia.table.database import url_of
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.presence import ABSENCE
from regalia.table.schema import SeatRow, TableRow
from regalia.table.store import Store
from regalia.table.thinking import Thinkers

Scene = Callable[[Hall], Coroutine[Any, Any, None]]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    thinkers = Thinkers(1)
    yield Hall(Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), thinkers)
    thinkers.close()


def live_table(hall: Hall, name: str, seats: int, preset: str = "") -> LiveTable:
    """A table at which every seat belongs to a browser of its own."""
    rows = [SeatRow(seat, PERSON, f"P{seat}", f"owner {seat}", f"invitation {seat}") for seat in range(seats)]
    return LiveTable(TableRow("table", "owner 0", Setup(name, seats, b"wire", preset), rows), [], hall)


def play(home: Path, scene: Scene, absence: float = ABSENCE, database: str = "") -> None:
    """One scene in a hall of its own."""

    if not database and not (home / "tables.db").exists():
        empty_tables(home)

    async def run() -> None:
        store = Store(url_of(database, home))
        await store.open()
        hall = Hall(store, Thinkers(1), absence=absence)
        try:
            await scene(hall)
        finally:
            hall.close()
            await hall.closed()
            await store.close()

    asyncio.run(run())


async def laid(hall: Hall, *owners: str, game: str = "kingsburg", seed: bytes = b"wire") -> LiveTable:
    """A table in the order of its seats; an empty owner is an opponent."""
    seats = [(PERSON, owner.title(), owner) if owner else ("random", "Courtier", "") for owner in owners]
    order = tuple(range(len(owners))) if game == "kingsburg" else ()
    return await hall.create(owners[0], Setup(game, len(owners), seed, order=order), seats)


async def choose(table: LiveTable, times: int = 1, place: int = 0) -> None:
    """Whoever is asked chooses, as the owner of the seat."""
    for _ in range(times):
        position = table.match.position
        seat = int(position.turn())
        name = position.name(seat, position.options(seat)[place])
        await table.choose(table.row.seats[seat].owner, seat, table.lines, name)


async def finish(table: LiveTable) -> None:
    """Play to the end."""
    while not table.match.position.over():
        await choose(table)


def told(table: LiveTable) -> list[tuple[int, int, str]]:
    """The notes of a table: after how many choices, by whom, what."""
    return [(note.after, note.seat, note.text) for note in table.match.record.notes]
