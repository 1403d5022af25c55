"""Points, ties, and the score sheet line by line."""

from typing import Final

from regalia.games.paladins.components import (
    ABSOLVE,
    COMMISSION,
    COUNT_MAX,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    GOODS,
    INFLUENCE,
    ORDER_PLACES,
    PIECES,
    PROVISION,
    SILVER,
    STRENGTH,
)
from regalia.games.paladins.encoding import AI, OWNER, PAID, UNPAID
from regalia.games.paladins.position import Kingdom
from regalia.kernel.vectors import i64, vec

SOURCES: Final = (
    "orders", "strength", "faith", "influence", "develop", "garrison", "absolve", "commission", "fortify", "walls",
    "outsiders", "debts", "resources",
)  # fmt: skip
FROM_ORDERS: Final = 0
FROM_STRENGTH: Final = 1
FROM_INFLUENCE: Final = 3
FROM_DEVELOP: Final = 4
FROM_FORTIFY: Final = 8
FROM_WALLS: Final = 9
FROM_OUTSIDERS: Final = 10
FROM_DEBTS: Final = 11
SOURCE_COUNT: Final = 13
MERCENARY: Final = 13  # the number of the kind


def score_of(kingdom: Kingdom, side: i64) -> i64:
    """PA-20.2 to PA-20.11: all points of a side."""
    total: i64 = 0
    for source in range(SOURCE_COUNT):
        total += points(kingdom, side, source)
    return total


def points(kingdom: Kingdom, side: i64, source: i64) -> i64:
    """The points of a side from one source."""
    edition = kingdom.edition
    if source == FROM_ORDERS:
        return order_points(kingdom, side)
    if source <= FROM_INFLUENCE:
        return edition.track_vp[kingdom.marks[side * 3 + source - FROM_STRENGTH]]
    if source <= FROM_FORTIFY:
        return piece_points(kingdom, side, source - FROM_DEVELOP)
    if source == FROM_WALLS:
        return wall_points(kingdom, side)
    if source == FROM_OUTSIDERS:
        return outsider_points(kingdom, side)
    if source == FROM_DEBTS:
        return debt_points(kingdom, side)
    first = side * GOODS
    return (kingdom.goods[first + SILVER] + kingdom.goods[first + PROVISION]) // edition.resources_per_vp


def is_ai(kingdom: Kingdom, side: i64) -> bool:
    """Whether a side is the solo opponent."""
    return kingdom.seats == 1 and side == AI


def order_points(kingdom: Kingdom, side: i64) -> i64:
    """PA-20.2: every order that is met, in full."""
    total: i64 = 0
    for place in range(ORDER_PLACES):
        if kingdom.fulfilled(side, place):
            total += kingdom.edition.order_vp[place]
    return total


def piece_points(kingdom: Kingdom, side: i64, place: i64) -> i64:
    """PA-20.4 to PA-20.8: pieces moved; the AI's workshops count nothing (PA-R33)."""
    if place == 0 and is_ai(kingdom, side):
        return 0
    action = piece_action(place)
    return kingdom.edition.piece_vp[action * COUNT_MAX + kingdom.times(side, action)]


def piece_action(place: i64) -> i64:
    """The action whose pieces score in a line of the score sheet."""
    if place == 0:
        return DEVELOP
    if place == 1:
        return GARRISON
    if place == 2:
        return ABSOLVE
    return COMMISSION if place == 3 else FORTIFY


def wall_points(kingdom: Kingdom, side: i64) -> i64:
    """PA-10.9: points printed on walls."""
    total: i64 = 0
    for place in range(kingdom.times(side, FORTIFY)):
        total += kingdom.edition.wall_vp[kingdom.walls[side * PIECES + place]]
    return total


def debt_points(kingdom: Kingdom, side: i64) -> i64:
    """PA-20.9."""
    paid, unpaid = kingdom.debts[side * 2 + PAID], kingdom.debts[side * 2 + UNPAID]
    return paid * kingdom.edition.paid_vp + unpaid * kingdom.edition.unpaid_vp


def outsider_points(kingdom: Kingdom, side: i64) -> i64:
    """PA-20.11, PA-21.9: each converted outsider on its own."""
    total: i64 = 0
    for entry in kingdom.converted:
        if entry % OWNER == side:
            total += card_points(kingdom, side, kingdom.edition.outsider_kind[entry // OWNER])
    return total


def card_points(kingdom: Kingdom, side: i64, kind: i64) -> i64:
    """PA-21.1 to PA-21.8; a card of the AI is worth a point at least (PA-35.19)."""
    edition = kingdom.edition
    steps = counted(kingdom, side, edition.kind_per[kind]) // edition.kind_every[kind]
    worth = edition.kind_base[kind] + edition.kind_vp[kind] * steps
    return max(worth, edition.ai_conversion_vp) if is_ai(kingdom, side) else worth


def counted(kingdom: Kingdom, side: i64, per: i64) -> i64:
    """How many of what an outsider counts, in the order of PER."""
    if per < 5:
        return kingdom.times(side, counted_action(per))
    if per == 5:
        return owned(kingdom.hired, side)
    if per == 6:
        return kingdom.marks[side * 3 + STRENGTH]
    if per == 7:
        return kingdom.marks[side * 3 + FAITH]
    if per == 8:
        return kingdom.marks[side * 3 + INFLUENCE]
    if per < 12:
        return attacked_of(kingdom, side, per - 9)
    if per == 12:
        return orders_met(kingdom, side)
    if per == 13:
        return mercenaries_of(kingdom, side)
    if per == 14:
        return kingdom.debts[side * 2 + PAID]
    return kingdom.debts[side * 2 + UNPAID] if per == 15 else kingdom.suspicions[side]


def counted_action(per: i64) -> i64:
    """Develop, Commission, Fortify, Garrison, Absolve."""
    return i64(DEVELOP) if per == 0 else COMMISSION + per - 1


def owned(cards: vec[i64], side: i64) -> i64:
    """How many of some cards belong to a side."""
    count: i64 = 0
    for entry in cards:
        if entry % OWNER == side:
            count += 1
    return count


def attacked_of(kingdom: Kingdom, side: i64, people: i64) -> i64:
    """PA-21.3: attacked outsiders of a people."""
    count: i64 = 0
    for entry in kingdom.attacked:
        if entry % OWNER == side and kingdom.edition.people[entry // OWNER] == people:
            count += 1
    return count


def mercenaries_of(kingdom: Kingdom, side: i64) -> i64:
    """PA-21.5: converted Mercenaries."""
    count: i64 = 0
    for entry in kingdom.converted:
        if entry % OWNER == side and kingdom.edition.outsider_kind[entry // OWNER] == MERCENARY:
            count += 1
    return count


def orders_met(kingdom: Kingdom, side: i64) -> i64:
    """PA-21.4: King's Orders fulfilled."""
    count: i64 = 0
    for place in range(ORDER_PLACES):
        if kingdom.fulfilled(side, place):
            count += 1
    return count


def standing(kingdom: Kingdom, seat: i64) -> i64:
    """PA-20.12 to PA-20.14: points, then points of orders, then fewer suspicions, as one number."""
    return (score_of(kingdom, seat) * 256 + order_points(kingdom, seat)) * 64 + 63 - kingdom.suspicions[seat]


def rank_of(kingdom: Kingdom, seat: i64) -> i64:
    """PA-20.15, PA-30.1, PA-R46: those still tied share a place; alone, only more points than the AI win."""
    if kingdom.seats == 1:
        return 1 if score_of(kingdom, 0) > score_of(kingdom, AI) else 2
    own = standing(kingdom, seat)
    rank: i64 = 1
    for other in range(kingdom.seats):
        if standing(kingdom, other) > own:
            rank += 1
    return rank


def lines(kingdom: Kingdom) -> list[tuple[str, list[int]]]:
    """The score sheet: each source of points, with the points of every seat."""
    sheet: list[tuple[str, list[int]]] = []
    for source in range(SOURCE_COUNT):
        sheet.append((SOURCES[source], side_points(kingdom, source)))
    return sheet


def side_points(kingdom: Kingdom, source: i64) -> list[int]:
    """The points of every seat from one source."""
    return [int(points(kingdom, seat, source)) for seat in range(kingdom.seats)]
