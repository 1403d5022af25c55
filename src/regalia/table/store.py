"""Where tables are kept: set-up, seats and an append-only list of named choices, in SQLite or PostgreSQL."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("host", sql.String(64), nullable=False, index=True),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("seed", sql.LargeBinary, nullable=False),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("invitation", sql.String(32), nullable=False),
)

choices = sql.Table(
    "choices",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(300), nullable=False),
)

messages = sql.Table(
    "messages",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String(300), nullable=False),
)


@dataclass
class SeatRow:
    """Who sits on a seat: a person (whose browser is `owner`) or an opponent; an empty owner is a free seat."""

    seat: int
    kind: str
    name: str
    owner: str
    invitation: str


@dataclass
class TableRow:
    """A stored table."""

    id: str
    host: str
    setup: Setup
    seats: list[SeatRow]
    created: int = 0


class Away(Trouble):
    """The database does not answer just now; nothing was changed."""


class Stale(Trouble):
    """Somebody else has written the next choice first."""


def url_of(setting: str, home: Path) -> str:
    """The address of the database: a setting, or SQLite in the data folder."""
    if not setting:
        home.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{home / 'tables.db'}"
    for prefix in ("postgresql://", "postgres://"):
        if setting.startswith(prefix):
            return "postgresql+asyncpg://" + setting.removeprefix(prefix)
    if setting.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return setting
    raise Trouble("REGALIA_DATABASE must begin with postgresql:// or sqlite+aiosqlite://.")


class Store:
    """The tables of this house."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            sql.event.listen(self.engine.sync_engine, "connect", _swift_sqlite)

    async def open(self) -> None:
        """Make the tables where they are missing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(metadata.create_all)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def _write(self, *statements: sql.Executable) -> None:
        try:
            async with self.engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
        except IntegrityError:
            raise Stale("Somebody else was faster; look at the table again.") from None
        except (SQLAlchemyError, OSError) as error:
            raise Away("The tables cannot be reached just now; try again in a moment.") from error

    async def _read(self, statement: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                found: Sequence[sql.Row[Any]] = (await connection.execute(statement)).all()
                return found
        except (SQLAlchemyError, OSError) as error:
            raise Away("The tables cannot be reached just now; try again in a moment.") from error

    async def add(self, row: TableRow, played: Sequence[tuple[int, str]] = ()) -> None:
        """Keep a new table, perhaps with choices already made."""
        setup = row.setup
        data = {"game": setup.game, "seats": setup.seats, "preset": setup.preset}
        data |= {"switches": dict(setup.switches), "order": list(setup.order)}
        statements: list[sql.Executable] = [
            tables.insert().values(
                id=row.id, created=int(time.time()), host=row.host, setup=json.dumps(data), seed=setup.seed
            ),
            seats.insert().values([{"table_id": row.id, **vars(seat)} for seat in row.seats]),
        ]
        if played:
            rows = [{"table_id": row.id, "number": n, "seat": s, "name": c} for n, (s, c) in enumerate(played)]
            statements.append(choices.insert().values(rows))
        await self._write(*statements)

    async def load(self, table_id: str) -> tuple[TableRow, list[tuple[int, str]]] | None:
        """A table with all its choices, or None."""
        found = await self._read(tables.select().where(tables.c.id == table_id))
        if not found:
            return None
        sat = await self._read(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat))
        made = await self._read(choices.select().where(choices.c.table_id == table_id).order_by(choices.c.number))
        data = json.loads(found[0].setup)
        setup = Setup(
            data["game"], data["seats"], found[0].seed, data["preset"], data["switches"], tuple(data["order"])
        )
        rows = [SeatRow(r.seat, r.kind, r.name, r.owner, r.invitation) for r in sat]
        return TableRow(table_id, found[0].host, setup, rows, found[0].created), [(r.seat, r.name) for r in made]

    async def add_choice(self, table_id: str, number: int, seat: int, name: str) -> None:
        """Write one choice down; after this it is never lost. Raises Stale when that number is taken."""
        await self._write(choices.insert().values(table_id=table_id, number=number, seat=seat, name=name))

    async def set_seat(self, table_id: str, row: SeatRow) -> None:
        """Somebody sits down, leaves, or is replaced."""
        where = sql.and_(seats.c.table_id == table_id, seats.c.seat == row.seat)
        await self._write(seats.update().where(where).values(kind=row.kind, name=row.name, owner=row.owner))

    async def tables_of(self, owner: str, limit: int = 20) -> list[str]:
        """The latest tables at which somebody sits."""
        statement = (
            sql.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.owner == owner)
            .group_by(tables.c.id, tables.c.created)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        return [row.id for row in await self._read(statement)]

    async def add_message(self, table_id: str, number: int, seat: int, text: str) -> None:
        """Keep a line of the chat."""
        await self._write(messages.insert().values(table_id=table_id, number=number, seat=seat, text=text))

    async def messages_of(self, table_id: str) -> list[tuple[int, str]]:
        """The chat of a table."""
        found = await self._read(messages.select().where(messages.c.table_id == table_id).order_by(messages.c.number))
        return [(row.seat, row.text) for row in found]


def _swift_sqlite(connection: Any, _record: Any) -> None:
    """Many readers beside one writer, and no waiting for the disk that a killed process would need."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
