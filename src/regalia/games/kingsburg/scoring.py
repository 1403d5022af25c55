"""Points, ties, and the score sheet line by line."""

from regalia.games.kingsburg.position import SOURCE_COUNT, SOURCES, Court
from regalia.kernel.vectors import i64


def standing(court: Court, seat: i64) -> i64:
    """KB-13.4 to KB-13.6: points, then goods, then buildings, as one number that can be compared."""
    return (court.vp[seat] * 4096 + court.goods_of(seat)) * 64 + court.buildings_of(seat)


def rank_of(court: Court, seat: i64) -> i64:
    """The place of a seat; those who are still tied share it (KB-R60)."""
    own = standing(court, seat)
    rank: i64 = 1
    for other in range(court.seats):
        if standing(court, other) > own:
            rank += 1
    return rank


def lines(court: Court) -> list[tuple[str, list[int]]]:
    """The score sheet: each source of points, with the points of every seat."""
    sheet: list[tuple[str, list[int]]] = []
    for source in range(SOURCE_COUNT):
        points = [int(court.ledger[seat * SOURCE_COUNT + source]) for seat in range(court.seats)]
        sheet.append((SOURCES[source], points))
    return sheet
