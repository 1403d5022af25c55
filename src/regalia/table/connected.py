"""A database that is read and written: SQLite with one pen, or a PostgreSQL that several processes share."""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from regalia.table.database import Away, Unwritten, close_files, migrate, postgres_engine, postgres_faults
from regalia.table.ear import Ear
from regalia.table.pen import Deed, Pen, Stale, carry_out, lasting_sqlite

logger = logging.getLogger("regalia.store")


class Connected:
    """What all that is kept in the database rests on; faults of the database become one sentence."""

    def __init__(self, url: str) -> None:
        self.shared = not url.startswith("sqlite")
        self.now: Callable[[], float] = time.time  # what the clock on the wall says
        self.pen: Pen | None = None
        self.ear: Ear | None = None
        self.faults: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, TimeoutError)
        if self.shared:
            self.engine = postgres_engine(url)
            self.faults += postgres_faults()
            self.ear = Ear(self.engine, self.faults)
        else:
            self.pen = Pen(url)
            self.faults += (sqlite3.Error,)
            self.engine = create_async_engine(url)
            sql.event.listen(self.engine.sync_engine, "connect", lasting_sqlite)

    async def open(self) -> None:
        """Bring the database to the form that this program knows, and close its files to others."""
        if not self.shared:
            close_files(self.engine.url.database)
        with self._answering():
            if self.pen:
                await self.pen.open()
            async with self.engine.begin() as connection:
                if self.shared:  # several processes may start at once
                    await connection.execute(sql.select(sql.func.pg_advisory_xact_lock(0x5E6A11A)))
                else:
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        if self.pen:
            self.pen.close()
        await self.engine.dispose()

    @contextmanager
    def _answering(self, otherwise: type[Away] = Away) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise Stale from None
        except self.faults as error:
            logger.warning("the database does not answer: %s", str(error).splitlines()[0] if str(error) else error)
            raise otherwise from error

    async def _write(self, *deeds: Deed, about: str = "", rows: int = 0) -> None:
        """All deeds or none; `rows` is how many the first must change; others are told `about` which table."""
        with self._answering(Unwritten):
            if self.pen:
                await self.pen.write(deeds, rows)
                return
            async with self.engine.begin() as connection:
                await connection.run_sync(carry_out, deeds, rows)
                if about and self.ear:
                    await connection.execute(self.ear.tell(about))

    async def _read(self, *statements: sql.Select[Any]) -> list[Sequence[sql.Row[Any]]]:
        with self._answering():
            async with self.engine.connect() as connection:
                return [(await connection.execute(statement)).all() for statement in statements]

    def _insert(self) -> Any:
        """The insert of this database that can say what to do where a row is there already."""
        if self.shared:
            from sqlalchemy.dialects.postgresql import insert
        else:
            from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
        return insert
