"""The database behind the store: where it is, its form, and what it means when it does not answer."""

from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regalia.kernel.errors import Trouble
from regalia.table.ear import PATIENCE
from regalia.table.private import close_to_others, private_file, private_folder

HEAD = "0010"  # the newest migration: a database that is there already needs no look at the others
VERSIONS = sql.Table("alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32)))


class Away(Trouble):
    """The database does not answer just now; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("The tables cannot be reached just now; try again in a moment.", "trouble-away")


class Unwritten(Away):
    """The database takes nothing just now: the disk is full or shut, or somebody else holds it; nothing was changed."""

    def __init__(self) -> None:
        Trouble.__init__(self, "This cannot be written down just now, and nothing was changed.", "trouble-unwritten")


def url_of(setting: str, home: Path) -> str:
    """The address of the database: a setting, or SQLite in the data folder."""
    if not setting:
        return f"sqlite+aiosqlite:///{private_folder(home) / 'tables.db'}"
    for prefix in ("postgresql://", "postgres://"):
        if setting.startswith(prefix):
            return "postgresql+asyncpg://" + setting.removeprefix(prefix)
    if setting.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return setting
    raise Trouble("REGALIA_DATABASE must begin with postgresql:// or sqlite+aiosqlite://.")


def close_files(database: str | None) -> None:
    """SQLite gives what it writes beside a database the same rights; those that are there already are mended."""
    if database and database != ":memory:":
        private_file(Path(database))
        for beside in ("-wal", "-shm", "-journal"):
            close_to_others(Path(database + beside))


def migrate(connection: sql.Connection) -> None:
    """Run the migrations that a database lacks."""
    found = None
    if sql.inspect(connection).has_table(VERSIONS.name):
        found = connection.execute(sql.select(VERSIONS.c.version_num)).scalar()
    if found == HEAD:
        return
    from regalia.table import migrations  # a quick start does without Alembic

    migrations.upgrade(connection, found)


def postgres_engine(url: str) -> AsyncEngine:
    """The way to a PostgreSQL; Trouble without its driver."""
    if find_spec("asyncpg") is None:
        raise Trouble("PostgreSQL needs the package asyncpg: install regalia[postgres].")
    patience = {"timeout": PATIENCE, "command_timeout": PATIENCE}
    return create_async_engine(url, pool_pre_ping=True, pool_timeout=PATIENCE, pool_size=8, connect_args=patience)


def postgres_faults() -> tuple[type[Exception], ...]:
    """What the driver raises of its own while a connection is made, or cut in the middle of a word."""
    import asyncpg

    return (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
