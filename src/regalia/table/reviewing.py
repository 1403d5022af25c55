"""Reviews of finished games: made in the background, part by part, by those who think behind live games; kept."""

import json
import logging
import time
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

import sqlalchemy as sql

from regalia.kernel.errors import Trouble
from regalia.players.account import account_of, ended
from regalia.players.verdict import Review, TurningPoint
from regalia.players.weighing import Weighed
from regalia.table.database import Away
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.pen import Deed, Stale
from regalia.table.schema import reviews, seats, tables
from regalia.table.thinking import Part, Verdict
from regalia.table.turns import Asker

AT_HAND = 16  # reviews that are not read anew whenever somebody looks
PART = 6  # choices that are weighed at once; meanwhile whoever asks for something shorter waits
logger = logging.getLogger("regalia.table")


@dataclass
class Progress:
    """How far a review is."""

    done: int
    total: int


class Reviews:
    """The reviews of this house: those that are kept, and those that are made just now."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.under_way: dict[str, Progress] = {}
        self.at_hand: OrderedDict[str, Review] = OrderedDict()

    async def find(self, table: LiveTable) -> Review | None:
        """The review of a table, if it was made."""
        table_id = table.row.id
        if table_id not in self.at_hand:
            found = await self.hall.store.read(sql.select(reviews.c.text).where(reviews.c.table_id == table_id))
            if not found:
                return None
            self.at_hand[table_id] = Review.from_plain(json.loads(found[0].text))
        self.at_hand.move_to_end(table_id)
        while len(self.at_hand) > AT_HAND:
            self.at_hand.popitem(last=False)
        return self.at_hand[table_id]

    async def check(self, table: LiveTable) -> None:
        """Nothing of a game that still goes on is reviewed: neither here, nor where people play on from its record."""
        if not table.match.position.over() or not table.fits():
            raise Trouble("Only a finished game can be reviewed; this one still goes on.", "trouble-review-not-over")
        going_on = sql.select(tables.c.id).where(
            (tables.c.seed == table.row.setup.seed) & tables.c.ended.is_(None) & (tables.c.id != table.row.id)
        )
        sit_there = seats.c.table_id.in_(going_on) & (seats.c.kind == PERSON) & (seats.c.owner != "")
        people = sql.select(seats.c.table_id, seats.c.owner).where(sit_there).distinct()
        sitting = [row.table_id for row in await self.hall.store.read(people)]
        if len(sitting) > len(set(sitting)):
            raise Trouble("Several people still play on from this game elsewhere.", "trouble-review-elsewhere")

    def begin(self, table: LiveTable, asker: Asker) -> Progress:
        """Make a review in the background, unless it is being made already."""
        table_id = table.row.id
        if table_id not in self.under_way:
            self.under_way[table_id] = Progress(0, len(table.match.record.choices))
            self.hall.run(self._make(table, asker, self.under_way[table_id]))
        return self.under_way[table_id]

    async def _make(self, table: LiveTable, asker: Asker, progress: Progress) -> None:
        try:
            review = await self._reviewed(table, asker, progress)
            row = {"table_id": table.row.id, "made": int(time.time()), "text": json.dumps(review.plain())}
            await self.hall.store.write(Deed(reviews.insert(), [row]))
        except Stale:
            logger.debug("another process was faster with the review of %s", table.row.id)
        except Away:
            logger.warning("the review of %s could not be kept", table.row.id)
        except BrokenProcessPool:
            logger.warning("the review of %s was given up: who thinks for it died twice", table.row.id)
        finally:
            del self.under_way[table.row.id]

    async def _reviewed(self, table: LiveTable, asker: Asker, progress: Progress) -> Review:
        record, thinkers = table.match.record, self.hall.thinkers
        weighed: list[Weighed] = []
        for first in range(0, progress.total, PART):
            weighed += await thinkers.weigh(Part(record, first, min(first + PART, progress.total)), asker)
            progress.done = len(weighed)
        account = account_of(record, weighed, ended(record, table.game))
        points: list[TurningPoint] = []
        for seat in range(account.seats):
            points += await thinkers.point_out(Verdict(record, account, seat), asker)
        return Review(account, tuple(points))
