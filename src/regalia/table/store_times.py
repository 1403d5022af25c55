"""What the store keeps of time: when lines were written, which tables have a clock, and when the house was open."""

import sqlalchemy as sql

from regalia.table.connected import Connected
from regalia.table.pen import Deed
from regalia.table.schema import choices, hours, tables

Line = tuple[int, str, int]  # the seat, what was written, and when


class TimeStore(Connected):
    """The part of the store that clocks need."""

    async def timed_lines(self, table_id: str) -> list[Line]:
        """All lines of a table, each with the moment at which it was written."""
        (found,) = await self._read(
            sql.select(choices.c.seat, choices.c.name, choices.c.made)
            .where(choices.c.table_id == table_id)
            .order_by(choices.c.number)
        )
        return [(row.seat, row.name, row.made) for row in found]

    async def with_clock(self) -> list[str]:
        """The tables at which people play by a clock."""
        running = (tables.c.clock > 0) & tables.c.ended.is_(None) & (tables.c.successor == "")
        (found,) = await self._read(sql.select(tables.c.id).where(running))
        return [row.id for row in found]

    async def hours_since(self, moment: float) -> list[tuple[int, int]]:
        """When the house was open, from a moment on; what was before is forgotten."""
        await self._write(Deed(hours.delete().where(hours.c.seen < int(moment))))
        (found,) = await self._read(sql.select(hours.c.began, hours.c.seen).order_by(hours.c.began))
        return [(row.began, row.seen) for row in found]

    async def keep_hours(self, mark: str, began: float, seen: float) -> None:
        """The house has been open since a moment, and still is."""
        insert = self._insert()(hours)
        mine = {"id": mark, "began": int(began), "seen": int(seen)}
        written = insert.on_conflict_do_update(index_elements=["id"], set_={"seen": int(seen)})
        await self._write(Deed(written, [mine]))
