"""Keeps the time at all tables with a clock, those that nobody looks at too, and notes the hours of the house."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from regalia.kernel.errors import Trouble
from regalia.table.database import Away
from regalia.table.hours import BEAT
from regalia.table.pen import Stale

if TYPE_CHECKING:
    from regalia.table.hall import Hall
    from regalia.table.timed import TimedTable

logger = logging.getLogger("regalia.table")

ROUND = 60.0  # seconds between two looks at which tables have a clock: other processes may have laid some
RETRY = 2.0  # seconds, while the database is away
REST = 600.0  # seconds after which a table is looked at again where nobody's clock runs: it may wait for an opponent


class Timekeeper:
    """Knows of each table with a clock when to look at it next."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.due: dict[str, float] = {}
        self.known: set[str] = set()
        self.looked = 0.0  # when it was last asked which tables have a clock
        self.stirred = asyncio.Event()

    async def run(self) -> None:
        """Until the server stops."""
        while True:
            try:
                await self.go_round()
            except Away:
                logger.debug("clocks wait for the database")
                await asyncio.sleep(RETRY)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause()):
                    await self.stirred.wait()

    def _pause(self) -> float:
        """The seconds until something has to be done."""
        if not self.due:
            return ROUND
        return min(BEAT, max(0.1, min(self.due.values()) - self.hall.store.now()))

    async def go_round(self) -> None:
        """Look at all tables whose moment has come."""
        self.stirred.clear()
        await self._learn()
        if self.due:
            await self.hall.hours.beat()
        for table_id, moment in list(self.due.items()):
            if moment <= self.hall.store.now():
                await self._see_to(table_id)

    async def _learn(self) -> None:
        now = self.hall.store.now()
        if not self.looked:
            await self.hall.hours.open()
        if now - self.looked >= ROUND:
            for table_id in await self.hall.store.with_clock():
                if table_id not in self.known:
                    self.known.add(table_id)
                    self.due.setdefault(table_id, now)
            self.looked = now

    async def _see_to(self, table_id: str) -> None:
        """One table: what its clock says, and that its opponents play on."""
        self.due[table_id] = self.hall.store.now() + REST
        try:
            table = await self.hall.find(table_id)
            if table is not None:
                await table.keep_time()
                self.note(table)
                table.wake_opponents()
            else:
                self.due.pop(table_id)
        except Stale:  # somebody has just chosen
            self.due[table_id] = self.hall.store.now()
        except Away:
            self.due[table_id] = self.hall.store.now()
            raise
        except Trouble as trouble:
            logger.debug("the clock of table %s cannot be kept: %s", table_id, trouble)

    def note(self, table: "TimedTable") -> None:
        """Something has changed at a table: when it has to be looked at next, if ever."""
        self.known.add(table.row.id)
        if table.match.position.over() or not table.fits():
            self.due.pop(table.row.id, None)
            return
        left = [one.left for one in table.clocks_running()]
        self.due[table.row.id] = self.hall.store.now() + min([REST, *left])
        self.stirred.set()
