"""What an observation tells besides what the networks see: where every card and piece lies."""

from typing import Final

from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    BOARD_SIZE,
    FAVOUR_PLACES,
    FORTIFY,
    HAND,
    ORDER_PLACES,
    ORDERS,
    OUTSIDER_CARDS,
    PIECES,
    SLOTS,
    SQUARES,
    SUSPICION_KINDS,
    TAVERN_CARDS,
    TOWNSFOLK_CARDS,
)
from regalia.games.paladins.encoding import NOBODY, OUTPOST, OWNER, SUSPICION_BITS
from regalia.games.paladins.position import Kingdom
from regalia.kernel.counts import lowest_of
from regalia.kernel.observation import Observations, ahead_of, numbered, under, write_numbers
from regalia.kernel.vectors import i16, i64, vec

# The blocks that the networks do not see. Where a card lies is one number: 0 where nobody knows, then as told here.
PLACES_BLOCK: Final[list[str]] = [
    *under("townsfolk_at", numbered(TOWNSFOLK_CARDS)),  # slot; DISCARDED; OWNED for hired
    *under("outsider_at", numbered(OUTSIDER_CARDS)),  # slot; DISCARDED; OWNED for attacked, and CONVERTED more
    *under("tavern_at", numbered(TAVERN_CARDS)),  # DISCARDED; OWNED for the row, and 1 more than the taker is ahead
    *under("order_at", list(ORDERS)),
    *under("favour_user", numbered(FAVOUR_PLACES)),  # OWNED for the worker
    *under("piece_on", numbered(SQUARES)),  # MONK or OUTPOST_THERE, and how far its side is ahead
    *under("suspicions_discarded", numbered(SUSPICION_KINDS)),
]
OUTSIDER_AT: Final = 32
TAVERN_AT: Final = 68
ORDER_AT: Final = 92
FAVOUR_USER: Final = 98
PIECE_ON: Final = 103
SUSPICIONS_GONE: Final = 143
DISCARDED: Final = 7
OWNED: Final = 8  # times the number in the row or list, from 1; how many sides the owner is ahead comes on top
CONVERTED: Final = 4
MONK: Final = 1
OUTPOST_THERE: Final = 5
CARDS_OF_A_PILE: Final = 6  # suspicions that one number tells, two bits each
PILE_NUMBERS: Final = 4
SIDE_MORE_BLOCK: Final[list[str]] = [
    *under("slots", list(ACTIONS)),  # what stands on the slots, eight times more from slot to slot; 0 is free
    *under("wall", numbered(PIECES)),
    *under("pile", numbered(PILE_NUMBERS)),
    "jars",
]
WALLS_OF: Final = 12
PILE_OF: Final = 19
JARS_OF: Final = 23
PILE_MASK: Final = 4095
STACK_NAMES: Final[list[str]] = numbered(3)
HAND_PLACES: Final[list[str]] = numbered(HAND)


def write_places(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """Where each card of the main board lies, and what stands on squares and favours."""
    first, cells, sides = observation.block(PLACES_BLOCK), observation.cells, kingdom.sides
    write_row(kingdom.townsfolk_row, cells, first)
    write_row(kingdom.outsider_row, cells, first + OUTSIDER_AT)
    write_discarded(kingdom.townsfolk_discard, cells, first)
    write_discarded(kingdom.outsider_discard, cells, first + OUTSIDER_AT)
    write_discarded(kingdom.tavern_discard, cells, first + TAVERN_AT)
    write_owners(kingdom.hired, seat, sides, cells, first, 0)
    write_owners(kingdom.attacked, seat, sides, cells, first + OUTSIDER_AT, 0)
    write_owners(kingdom.converted, seat, sides, cells, first + OUTSIDER_AT, CONVERTED)
    write_takers(kingdom, seat, cells, first + TAVERN_AT)
    for slot in range(i64(ORDER_PLACES)):
        if kingdom.orders[slot] >= 0:
            cells[first + ORDER_AT + kingdom.orders[slot]] = i16(slot + 1)
    for slot in range(i64(FAVOUR_PLACES)):
        user = kingdom.favour_users[slot]
        if user != NOBODY:
            cells[first + FAVOUR_USER + slot] = i16((user // OWNER + 1) * OWNED + ahead_of(seat, user % OWNER, sides))
    write_pieces(kingdom, seat, cells, first + PIECE_ON)
    write_numbers(kingdom.suspicion_discard, 0, SUSPICION_KINDS, cells, first + SUSPICIONS_GONE)


def write_row(row: vec[i64], cells: vec[i16], first: i64) -> None:
    """The slots of the cards of a row."""
    for slot in range(i64(len(row))):
        if row[slot] >= 0:
            cells[first + row[slot]] = i16(slot + 1)


def write_discarded(cards: i64, cells: vec[i16], first: i64) -> None:
    """The cards of a discard pile."""
    while cards:
        cells[first + lowest_of(cards)] = i16(DISCARDED)
        cards &= cards - 1


def write_owners(cards: vec[i64], seat: i64, sides: i64, cells: vec[i16], first: i64, kind: i64) -> None:
    """The cards that sides have, in the order in which they got them."""
    for place in range(i64(len(cards))):
        owner = ahead_of(seat, cards[place] % OWNER, sides)
        cells[first + cards[place] // OWNER] = i16((place + 1) * OWNED + kind + owner)


def write_takers(kingdom: Kingdom, seat: i64, cells: vec[i16], first: i64) -> None:
    """The tavern cards of this round in their row, and who has taken them."""
    row, takers = kingdom.tavern_row, kingdom.tavern_takers
    for slot in range(i64(len(row))):
        taken: i64 = 0
        if takers[slot] != NOBODY:
            taken = 1 + ahead_of(seat, takers[slot], kingdom.sides)
        cells[first + row[slot]] = i16((slot + 1) * OWNED + taken)


def write_pieces(kingdom: Kingdom, seat: i64, cells: vec[i16], first: i64) -> None:
    """The monks and outposts on the squares."""
    taken = kingdom.edition.squares_for[kingdom.seats] & ~kingdom.open_squares
    while taken:
        square = lowest_of(taken)
        piece = kingdom.squares[square]
        if piece != NOBODY:
            kind: i64 = OUTPOST_THERE if piece >= OUTPOST else MONK
            cells[first + square] = i16(kind + ahead_of(seat, piece % OUTPOST, kingdom.sides))
        taken &= taken - 1


def write_more(kingdom: Kingdom, side: i64, observation: Observations) -> None:
    """What stands on the board of a side, its walls, its suspicions from the top, and its jars."""
    place, cells, board = observation.block(SIDE_MORE_BLOCK), observation.cells, kingdom.board
    for action in range(i64(ACTION_COUNT)):
        first = side * BOARD_SIZE + action * SLOTS
        stands = (board[first] + 1) * 64 + (board[first + 1] + 1) * 8 + board[first + 2] + 1
        cells[place + action] = i16(stands)
    for wall in range(kingdom.times(side, FORTIFY)):
        cells[place + WALLS_OF + wall] = i16(kingdom.walls[side * PIECES + wall] + 1)
    pile, number = kingdom.piles[side], place + PILE_OF
    while pile:
        cells[number] = i16(pile & PILE_MASK)
        pile >>= CARDS_OF_A_PILE * SUSPICION_BITS
        number += 1
    cells[place + JARS_OF] = i16(kingdom.jars[side])


def write_hand(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """The own hand in its order."""
    place, cells = observation.skip("hand_order", HAND_PLACES), observation.cells
    for slot in range(i64(HAND)):
        cells[place + slot] = i16(kingdom.hands[seat * HAND + slot] + 1)
