"""What an action or a reward can be about: cards, squares, jar spaces, slots, and the workers that are kept."""

from regalia.games.paladins.components import (
    ACTION_COUNT,
    ANY,
    BOARD_SIZE,
    COMMISSION,
    FAITH,
    LEFT_ACTIONS,
    NO_SLOT,
    OUTSIDER_ROW,
    PIECES,
    SLOTS,
    STRENGTH,
    TOWNSFOLK_ROW,
    WORKSHOP_SLOTS,
)
from regalia.games.paladins.encoding import WORKSHOP, bit
from regalia.games.paladins.options import (
    ASK_SQUARE,
    BUILD,
    CLEAR,
    JAR,
    OUTSIDER,
    PASS,
    SQUARE,
    TAKE,
    TAKE_FOR_DEBT,
    can_face,
    groups,
    listed,
)
from regalia.games.paladins.position import Kingdom
from regalia.kernel.counts import lowest_of
from regalia.kernel.vectors import append, i64, vec


def recruits(kingdom: Kingdom, seat: i64, hire: bool) -> vec[i64]:
    """PA-D10, PA-D11: the townsfolk that can be paid for, with silver or by a debt."""
    found = vec[i64]()
    for slot in range(i64(TOWNSFOLK_ROW)):
        if kingdom.townsfolk_row[slot] >= 0:
            price = kingdom.recruit_price(seat, slot)
            if price <= kingdom.silver(seat):
                found = append(found, TAKE + slot)
            if hire and price > 0 and kingdom.edition.townsfolk_debt[slot]:
                found = append(found, TAKE_FOR_DEBT + slot)
    return found


def free_recruits(kingdom: Kingdom, may_decline: bool) -> vec[i64]:
    """PA-5.15, PA-5.16: any townsfolk of the row."""
    found = vec[i64]()
    if may_decline:
        found = append(found, PASS)
    for slot in range(i64(TOWNSFOLK_ROW)):
        if kingdom.townsfolk_row[slot] >= 0:
            found = append(found, TAKE + slot)
    return found


def workshop_slots(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """PA-4.4 to PA-4.6: the first two slots of the right-hand actions that have no workshop yet."""
    found: i64 = 0
    for action in range(i64(LEFT_ACTIONS), i64(ACTION_COUNT)):
        for slot in range(i64(WORKSHOP_SLOTS)):
            if kingdom.board[seat * BOARD_SIZE + action * SLOTS + slot] != WORKSHOP:
                found |= bit((action - LEFT_ACTIONS) * WORKSHOP_SLOTS + slot)
    return listed(found, BUILD)


def free_squares(kingdom: Kingdom, seat: i64, action: i64) -> i64:
    """PA-D15: the set of free squares within reach."""
    edition = kingdom.edition
    if action == COMMISSION:
        return kingdom.open_squares & edition.faith_reach[kingdom.level(seat, FAITH)]
    return kingdom.open_squares & edition.strength_reach[kingdom.level(seat, STRENGTH)]


def free_jar_spaces(kingdom: Kingdom, seat: i64) -> i64:
    """PA-D16: the set of free jar spaces."""
    return (bit(PIECES) - 1) & ~kingdom.jars[seat]


def first_of_equals(places: i64, twins: vec[i64]) -> i64:
    """PA-R67: a set of places without those that have an equal one before them in it."""
    found = places
    rest = places
    while rest:
        place = lowest_of(rest)
        if twins[place] >= 0 and (places >> twins[place]) & 1:
            found &= ~bit(place)
        rest &= rest - 1
    return found


def distinct_places(kingdom: Kingdom, offer: vec[i64]) -> vec[i64]:
    """PA-R67: of the squares or jar spaces on offer each kind once."""
    on_squares = kingdom.question == ASK_SQUARE
    first: i64 = SQUARE if on_squares else JAR
    places: i64 = 0
    for option in offer:
        places |= bit(option - first)
    twins = kingdom.edition.square_twin if on_squares else kingdom.edition.jar_twin
    return listed(first_of_equals(places, twins), first)


def outsiders(kingdom: Kingdom, seat: i64, action: i64) -> vec[i64]:
    """PA-D18, PA-D19: the outsiders that can be attacked or converted."""
    found: i64 = 0
    for slot in range(i64(OUTSIDER_ROW)):
        if can_face(kingdom, seat, action, slot):
            found |= bit(slot)
    return listed(found, OUTSIDER)


def actions_to_clear(kingdom: Kingdom, seat: i64, spared: i64) -> vec[i64]:
    """PA-D13, PA-R23: none, or an action of the own board with workers on it."""
    found: i64 = 0
    for action in range(i64(ACTION_COUNT)):
        if action != spared and kingdom.has_workers_on(seat, action):
            found |= bit(action)
    return listed(1, PASS, found, CLEAR)


def kept_groups(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """PA-D23: the workers that can be kept."""
    kept = kingdom.edition.workers_kept
    second: i64 = ANY if kept > 1 else NO_SLOT
    return groups(kingdom, seat, ANY, second, ANY if kept > 2 else NO_SLOT)
