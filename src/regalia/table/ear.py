"""Hears through PostgreSQL what other processes write, and knows when it may have missed something."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

logger = logging.getLogger("regalia.store")

CHANNEL = "regalia"  # on which PostgreSQL tells the other processes what was written
PATIENCE = 5.0  # seconds for a database that does not answer
BEAT = 2.0  # seconds between two calls to itself, by which an ear notices that it has gone deaf
PAUSE = 0.5  # seconds before another connection is tried

Faults = tuple[type[Exception], ...]


class Ear:
    """One listening connection, and another one as soon as it carries nothing any more, even if it looks alive."""

    def __init__(self, engine: AsyncEngine, faults: Faults) -> None:
        self.engine = engine
        self.faults = faults
        self.sender = secrets.token_hex(4)
        self.heard_at = -2 * BEAT  # when a call was last heard, on the monotonic clock

    def doubts(self) -> bool:
        """Whether something may have been missed: its own call is overdue."""
        return time.monotonic() - self.heard_at > 2 * BEAT

    def tell(self, table_id: str) -> sql.Executable:
        """What tells the other processes that something was written at a table."""
        return sql.select(sql.func.pg_notify(CHANNEL, f"{self.sender} {table_id}"))

    async def listen(self, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        """Until cancelled: call `heard` for each table that another process has written to.

        On every new connection, before which something may have been missed, `back` is called.
        """
        while True:
            try:
                await self._listen_once(heard, back)
            except self.faults as fault:
                logger.debug("nothing is heard of the database: %r", fault)
            await asyncio.sleep(PAUSE)

    async def _listen_once(self, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        called, lost = asyncio.Event(), asyncio.Event()

        def note(_connection: Any, _process: int, _channel: str, payload: str) -> None:
            sender, _, table_id = payload.partition(" ")
            if sender == self.sender:
                called.set()
            elif table_id:
                heard(table_id)

        async with self.engine.connect() as connection:
            try:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                raw.add_termination_listener(lambda _connection: lost.set())
                await raw.add_listener(CHANNEL, note)
                back()
                while not lost.is_set():
                    await self._call(raw, called)
                    await _either(lost, BEAT)
            finally:
                await connection.invalidate()

    async def _call(self, raw: Any, called: asyncio.Event) -> None:
        """Call oneself the way others do; what is not heard in time was said to a dead connection."""
        called.clear()
        async with asyncio.timeout(PATIENCE):
            await raw.execute(f"SELECT pg_notify('{CHANNEL}', '{self.sender} ')")
            await called.wait()
        self.heard_at = time.monotonic()


async def _either(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but no longer than this."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
