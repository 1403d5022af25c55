"""What came of a finished game for each of the people who sat there, for their history."""

from collections.abc import Sequence

from regalia.kernel.position import Position
from regalia.table.match import PERSON
from regalia.table.schema import ResultRow, SeatRow, TableRow
from regalia.table.seated import is_bot


def results_of(row: TableRow, end: Position, ended: int) -> list[tuple[str, ResultRow]]:
    """The owner and the result of every person who played to the end; a guided game is for learning, and counts not."""
    if row.lesson:
        return []
    points = [int(end.score(seat)) for seat in range(len(row.seats))]
    winners = [seat for seat in range(len(row.seats)) if end.rank(seat) == 1]
    owners = dict.fromkeys(seat.owner for seat in row.seats if seat.owner and not is_bot(seat))
    found = [(owner, result_for(owner, row.id, row.setup.game, row.seats, points, winners, ended)) for owner in owners]
    return [(owner, result) for owner, result in found if result is not None]


def result_for(
    owner: str,
    table_id: str,
    game: str,
    seats: Sequence[SeatRow],
    points: Sequence[int],
    winners: Sequence[int],
    ended: int,
) -> ResultRow | None:
    """The result of somebody on the own seat: the first, where several sit at one screen under one cookie.

    None when an opponent played on there to the end: that is nobody's victory.
    """
    own = min((seat.seat for seat in seats if seat.owner == owner), default=-1)
    if own < 0 or seats[own].kind != PERSON or len(points) != len(seats):
        return None
    others = tuple(seat.kind for seat in seats if seat.seat != own)
    return ResultRow(table_id, game, ended, points[own], own in winners, others)
