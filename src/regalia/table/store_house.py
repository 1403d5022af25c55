"""What the store keeps for whoever hosts: what was set, and how many tables there are."""

import sqlalchemy as sql

from regalia.table.connected import Connected
from regalia.table.pen import Deed
from regalia.table.schema import house, tables


class HouseStore(Connected):
    """The part of the store that the page for hosts needs."""

    async def setting(self, name: str) -> str:
        """What the host has set; empty when nothing was."""
        (found,) = await self._read(sql.select(house.c.value).where(house.c.name == name))
        return str(found[0].value) if found else ""

    async def set(self, name: str, value: str) -> None:
        """Keep what the host sets."""
        insert = self._insert()(house)
        written = insert.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        await self._write(Deed(written, [{"name": name, "value": value}]))

    async def running_and_finished(self) -> tuple[int, int]:
        """How many tables go on, and how many have ended."""
        over = sql.select(sql.func.count()).where(tables.c.ended.is_not(None))
        going = sql.select(sql.func.count()).where(tables.c.ended.is_(None))
        ((running,),), ((finished,),) = await self._read(going, over)
        return int(running), int(finished)

    async def longest_ended(self, most: int) -> list[str]:
        """The finished tables that ended longest ago."""
        over = sql.select(tables.c.id).where(tables.c.ended.is_not(None))
        (found,) = await self._read(over.order_by(tables.c.ended, tables.c.id).limit(most))
        return [row.id for row in found]
