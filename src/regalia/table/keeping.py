"""Finished tables are kept for a time only, if the host wants it so; then their records lie in a folder."""

import asyncio
import logging
import time
from pathlib import Path

from regalia.kernel.errors import Trouble
from regalia.table.hall import Hall, Unreadable
from regalia.table.live import LiveTable
from regalia.table.private import private_folder
from regalia.table.schema import UNKNOWN

logger = logging.getLogger("regalia.table")

DAY = 24 * 3600
ROUND = 3600.0  # seconds between two rounds through the house
BREATH = 0.05  # seconds between two tables, so that nobody who plays waits for the broom


class Keeper:
    """Goes through the house, writes down the records of what ended long ago, and clears those tables away."""

    def __init__(self, hall: Hall, days: int, folder: Path) -> None:
        self.hall = hall
        self.seconds = days * DAY
        self.folder = folder

    async def run(self) -> None:
        """Until the server stops."""
        while True:
            try:
                await self.go_round(time.time())
            except Trouble as trouble:  # what could not be done this time is done the next
                logger.warning("old tables are not cleared away: %s", trouble)
            await asyncio.sleep(ROUND)

    async def go_round(self, now: float) -> None:
        """Clear away all tables that had ended so long before a moment."""
        for table_id in await self.hall.store.ended_before(now - self.seconds):
            try:
                table = await self.hall.find(table_id)
            except Unreadable:  # it stays as it is, for a version that can read it
                continue
            if table is not None and not table.listeners:
                await self.see_to(table, now)
            await asyncio.sleep(BREATH)

    async def see_to(self, table: LiveTable, now: float) -> None:
        """Clear a table away; of one whose end was not kept, note whether it has ended at all."""
        ended = table.match.position.over() or (bool(table.row.ended) and not table.fits())
        if not ended or table.row.ended == UNKNOWN:
            table.row.ended = int(now) if ended else None
            await self.hall.store.set_ended(table.row.id, table.row.ended)
        else:
            file = private_folder(self.folder) / f"{table.game.name}-{table.row.id}.json"
            await asyncio.to_thread(table.whole_record().save, file)
            await self.hall.store.remove(table.row.id)
        self.hall.let_go(table)
