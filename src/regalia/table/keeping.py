"""Finished tables are kept for a time only, if the host wants it so; then their records lie in a folder."""

import asyncio
import logging
import time
import zipfile
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
KEEP_DAYS = "keep-days"  # the name under which the store keeps what the host has set
ZIPPED = 200  # finished tables in one file: each has to be laid out


def file_name(table: LiveTable) -> str:
    """What the record of a table is called."""
    return f"{table.game.name}-{table.row.id}.json"


class Keeper:
    """Goes through the house, writes down the records of what ended long ago, and clears those tables away."""

    def __init__(self, hall: Hall, days: int, folder: Path) -> None:
        self.hall = hall
        self.usual = days  # unless the host has set another number on the page for hosts
        self.folder = folder

    async def days(self) -> int:
        """For how many days finished tables are kept; 0 for ever."""
        chosen = await self.hall.store.setting(KEEP_DAYS)
        return int(chosen) if chosen else self.usual

    async def set_days(self, days: int) -> None:
        """The host wants finished tables to be kept for so many days; it counts from the next round on."""
        await self.hall.store.set(KEEP_DAYS, str(days))

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
        days = await self.days()
        if not days:
            return
        for table_id in await self.hall.store.ended_before(now - days * DAY):
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
            file = private_folder(self.folder) / file_name(table)
            await asyncio.to_thread(table.whole_record().save, file)
            await self.hall.store.remove(table.row.id)
        self.hall.let_go(table)

    def put_away(self) -> list[Path]:
        """The records of tables that were cleared away."""
        return sorted(self.folder.glob("*.json")) if self.folder.is_dir() else []

    async def zipped(self, file: Path) -> None:
        """Write records into a zip: of all tables that were cleared away, and of those that ended longest ago."""
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
            for path in self.put_away():
                await asyncio.to_thread(bundle.write, path, path.name)
            for table_id in await self.hall.store.longest_ended(ZIPPED):
                try:
                    table = await self.hall.find(table_id)
                except Unreadable:  # it stays as it is, for a version that can read it
                    continue
                if table is not None:
                    bundle.writestr(file_name(table), table.whole_record().to_json())
                await asyncio.sleep(BREATH)
