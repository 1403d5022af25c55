"""What the store keeps of finished games, for the history of those who played them."""

from collections.abc import Sequence

import sqlalchemy as sql

from regalia.table.connected import Connected
from regalia.table.pen import Deed
from regalia.table.schema import ResultRow, results, tables


class ResultStore(Connected):
    """The part of the store that outlives the tables."""

    async def results_of(self, owner: str) -> list[ResultRow]:
        """What came of all games that somebody has finished, the earliest first."""
        joined = results.outerjoin(tables, tables.c.id == results.c.table_id)
        mine = sql.select(results, tables.c.id.label("kept")).select_from(joined).where(results.c.owner == owner)
        (found,) = await self._read(mine.order_by(results.c.ended, results.c.table_id))
        return [
            ResultRow(
                row.table_id,
                row.game,
                row.ended,
                row.points,
                row.won,
                tuple(row.others.split()),
                row.imported,
                row.kept is not None,
            )
            for row in found
        ]

    async def keep_results(self, owner: str, found: Sequence[ResultRow]) -> None:
        """Note what came of some games, all or none; what is known already stays as it is."""
        if found:
            await self._write(self._keep([(owner, one) for one in found]))

    def _keep(self, found: Sequence[tuple[str, ResultRow]]) -> Deed:
        rows = [
            {
                "owner": owner,
                "table_id": one.table_id,
                "game": one.game,
                "ended": one.ended,
                "points": one.points,
                "won": one.won,
                "others": " ".join(one.others),
                "imported": one.imported,
            }
            for owner, one in found
        ]
        return Deed(self._insert()(results).on_conflict_do_nothing(), rows)
