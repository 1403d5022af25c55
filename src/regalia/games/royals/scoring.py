"""Points, ties, and the score sheet line by line."""

from regalia.games.royals.components import MARKER_COUNT, TITLE_COUNT, TITLE_MARKER
from regalia.games.royals.position import SOURCE_COUNT, SOURCES, Europe
from regalia.kernel.vectors import i64


def best_marker(europe: Europe, seat: i64) -> i64:
    """RY-14.3, RY-R5: the value of a seat's dearest single marker; a half counts as a half."""
    best: i64 = 0
    for marker in range(MARKER_COUNT):
        if europe.marker[marker] == seat:
            best = max(best, europe.edition.marker_vp[marker])
    for title in range(TITLE_COUNT):
        half = TITLE_MARKER + title * 2
        if europe.marker[half] == seat and europe.marker[half + 1] == seat:
            best = max(best, europe.edition.marker_vp[half] * 2)
    return best


def standing(europe: Europe, seat: i64) -> i64:
    """RY-14.2, RY-14.3: points, then the dearest marker, as one number that can be compared."""
    return europe.points(seat) * 128 + best_marker(europe, seat)


def rank_of(europe: Europe, seat: i64) -> i64:
    """The place of a seat; those who are still tied share it (RY-14.4)."""
    own = standing(europe, seat)
    rank: i64 = 1
    for other in range(europe.seats):
        if standing(europe, other) > own:
            rank += 1
    return rank


def lines(europe: Europe) -> list[tuple[str, list[int]]]:
    """The score sheet: each source of points, with the points of every seat."""
    sheet: list[tuple[str, list[int]]] = []
    for source in range(SOURCE_COUNT):
        points = [int(europe.ledger[seat * SOURCE_COUNT + source]) for seat in range(europe.seats)]
        sheet.append((SOURCES[source], points))
    return sheet
