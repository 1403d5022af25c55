"""What a seat knows of Paladins, as numbers for programs that learn.

Numbers that go together are a block: its names are listed at one place, and its numbers are written one after the
other, in the order of the names. What can be summed up from other numbers is left out.

The first part is shared with the networks and stays as it was when they were trained. The second part adds what tells
apart whatever the view tells apart: each card by the place where it lies, boards and pieces of all sides.
"""

from typing import Final

from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    AI_ROW,
    ATTRIBUTES,
    BOARD_SIZE,
    COMMISSION,
    DEVELOP,
    DOINGS,
    FAVOUR_CARDS,
    FAVOUR_PLACES,
    GOODS,
    HAND,
    LEFT_ACTIONS,
    ORDER_PLACES,
    ORDERS,
    OUTSIDER_ROW,
    OUTSIDERS,
    PALADIN_COUNT,
    PALADINS,
    PEOPLES,
    PIECES,
    SCHEMES,
    SLOTS,
    SQUARES,
    TAVERN_CARDS,
    TOWNSFOLK,
    TOWNSFOLK_ROW,
    VERBS,
    WORKSHOP_SLOTS,
)
from regalia.games.paladins.encoding import FREE, NOBODY, OWNER, WORKSHOP, first_taken
from regalia.games.paladins.observed_places import (
    STACK_NAMES,
    write_hand,
    write_more,
    write_places,
)
from regalia.games.paladins.options import QUESTIONS
from regalia.games.paladins.position import Kingdom
from regalia.kernel.counts import lowest_of
from regalia.kernel.observation import (
    HISTORY,
    SECRET,
    TABLE,
    Observations,
    after,
    ahead_of,
    each,
    numbered,
    under,
    write_flags,
    write_numbers,
)
from regalia.kernel.vectors import i16, i64, vec

QUESTION_NAMES: Final[list[str]] = list(QUESTIONS)
PALADIN_NAMES: Final[list[str]] = list(PALADINS)
TOWNSFOLK_NAMES: Final[list[str]] = list(TOWNSFOLK)
OUTSIDER_NAMES: Final[list[str]] = list(OUTSIDERS)
SCHEME_NAMES: Final[list[str]] = list(SCHEMES)
AI_ROW_NAMES: Final[list[str]] = list(AI_ROW)
TOWNSFOLK_KINDS: Final = 11
OUTSIDER_KINDS: Final = 17
PEOPLE_KINDS: Final = 3

# The blocks of the table, and where their parts begin.
ROUND_BLOCK: Final[list[str]] = [
    "round", "tax", *under("taken_square", numbered(SQUARES)), *under("tavern", numbered(TAVERN_CARDS)),
]  # fmt: skip
TAKEN_SQUARES: Final = 2
TAVERN: Final = 42

ROWS_BLOCK: Final[list[str]] = [
    *under("townsfolk", each(numbered(TOWNSFOLK_ROW), TOWNSFOLK_NAMES)),
    *under("outsider", each(numbered(OUTSIDER_ROW), OUTSIDER_NAMES)),
    *under("outsider_people", each(numbered(OUTSIDER_ROW), list(PEOPLES))),
]
OUTSIDERS_SHOWN: Final = 55
PEOPLES_SHOWN: Final = 157

KING_BLOCK: Final[list[str]] = [
    *under("order", list(ORDERS)),
    *under("favour", each(numbered(FAVOUR_PLACES), numbered(FAVOUR_CARDS))),
    *under("favour_used", numbered(FAVOUR_PLACES)),
]
FAVOURS: Final = 6
FAVOURS_USED: Final = 56

# The block of a side.
COUNTED_ACTIONS: Final[list[str]] = ["develop", "commission", "fortify", "garrison", "absolve"]
SIDE_BLOCK: Final[list[str]] = [
    *under("is", ["passed", "active", "starting_player"]),
    *under("goods", list(VERBS[:GOODS])),
    *under("mark", list(ATTRIBUTES)),
    *under("done", COUNTED_ACTIONS),
    *under("debts", ["unpaid", "paid"]),
    "suspicions",
    *under("paladin", PALADIN_NAMES),
    *under("hired", TOWNSFOLK_NAMES),
    *under("attacked", list(PEOPLES)),
    *under("converted", OUTSIDER_NAMES),
]
SIDE_GOODS: Final = 3
SIDE_MARKS: Final = 11
SIDE_DONE: Final = 14
SIDE_DEBTS: Final = 19
SIDE_PALADIN: Final = 22
SIDE_HIRED: Final = 34
SIDE_ATTACKED: Final = 45
SIDE_CONVERTED: Final = 48
SIDE_SIZE: Final = 65

# The other blocks about the own seat, and about the past.
BOARD_BLOCK: Final[list[str]] = [
    *under("worker_on", list(ACTIONS)),
    *under("workshop_on", each(list(ACTIONS[LEFT_ACTIONS:]), numbered(WORKSHOP_SLOTS))),
    *under("jar", numbered(PIECES)),
]
WORKSHOPS_ON: Final = 12
JARS: Final = 24
SECRET_BLOCK: Final[list[str]] = [
    *under("hand", PALADIN_NAMES),
    *under("chosen", PALADIN_NAMES),
    *under("top_of_deck", PALADIN_NAMES),
    *under("bottom_of_deck", PALADIN_NAMES),
    *under("doing", [*DOINGS, *(f"favour_{place}" for place in range(1, FAVOUR_PLACES + 1))]),
]
CHOSEN: Final = 12
TOP_OF_DECK: Final = 24
BOTTOM_OF_DECK: Final = 36
DOING: Final = 48
DISCARD_BLOCK: Final[list[str]] = [
    *under("townsfolk_discarded", TOWNSFOLK_NAMES),
    *under("outsiders_discarded", OUTSIDER_NAMES),
]


def observe(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """What the networks share, and what tells all else apart that the view tells apart."""
    observe_shared(kingdom, seat, observation, 0)
    observation.heading = TABLE
    write_places(kingdom, seat, observation)
    for ahead in range(kingdom.sides):
        observation.about_seat(ahead)
        write_more(kingdom, after(seat, ahead, kingdom.sides), observation)
    if kingdom.seats == 1:
        observation.span("stack", STACK_NAMES, kingdom.stack, 0)
        observation.span("schemes_used", SCHEME_NAMES, kingdom.scheme_discard, 0)
    observation.heading = SECRET
    write_hand(kingdom, seat, observation)


def observe_shared(kingdom: Kingdom, seat: i64, observation: Observations, absent: i64) -> None:
    """The main board, every side from the own one on, the own paladins, and the cards that have been.

    So many places are left empty for seats that are not there, so that tables of all sizes can look alike.
    """
    kingdom.observe_table(seat, observation, QUESTION_NAMES)
    observation.place += absent
    write_round(kingdom, observation)
    write_rows(kingdom, observation)
    write_kings_cards(kingdom, observation)
    first = observation.place
    write_sides(kingdom, seat, observation)
    write_people(kingdom, seat, first, observation.cells)
    observation.place += absent * SIDE_SIZE
    if kingdom.seats == 1:
        write_solo_opponent(kingdom, observation)
    observation.about_seat(0)
    write_board(kingdom, seat, observation)
    observation.heading = SECRET
    write_paladins(kingdom, seat, observation)
    observation.heading = HISTORY
    write_discards(kingdom, observation)
    write_used(kingdom, seat, observation)


def write_round(kingdom: Kingdom, observation: Observations) -> None:
    """Round, taxes and squares; the tavern cards that nobody has taken."""
    place = observation.block(ROUND_BLOCK)
    cells = observation.cells
    cells[place] = i16(kingdom.round)
    cells[place + 1] = i16(kingdom.tax)
    usable = kingdom.edition.squares_for[kingdom.seats]
    write_flags(usable & ~kingdom.open_squares, cells, place + TAKEN_SQUARES)
    row, takers = kingdom.tavern_row, kingdom.tavern_takers
    for slot in range(i64(len(row))):
        cells[place + TAVERN + row[slot]] = i16(takers[slot] == NOBODY)


def write_rows(kingdom: Kingdom, observation: Observations) -> None:
    """Townsfolk and outsiders on display, by kind."""
    place = observation.block(ROWS_BLOCK)
    edition, row, cells = kingdom.edition, kingdom.townsfolk_row, observation.cells
    kinds = edition.townsfolk_kind
    for slot in range(i64(TOWNSFOLK_ROW)):
        card = row[slot]
        if card >= 0:
            cells[place + slot * TOWNSFOLK_KINDS + kinds[card]] = 1
    row, kinds, peoples = kingdom.outsider_row, edition.outsider_kind, edition.people
    for slot in range(i64(OUTSIDER_ROW)):
        card = row[slot]
        if card >= 0:
            cells[place + OUTSIDERS_SHOWN + slot * OUTSIDER_KINDS + kinds[card]] = 1
            cells[place + PEOPLES_SHOWN + slot * PEOPLE_KINDS + peoples[card]] = 1


def write_kings_cards(kingdom: Kingdom, observation: Observations) -> None:
    """Orders and favours that have been turned up, and the favours used this round; turned up from the left."""
    place = observation.block(KING_BLOCK)
    cells, orders, favours, users = observation.cells, kingdom.orders, kingdom.favours, kingdom.favour_users
    for slot in range(i64(ORDER_PLACES)):
        card = orders[slot]
        if card >= 0:
            cells[place + card] = 1
    for slot in range(i64(FAVOUR_PLACES)):
        card = favours[slot]
        if card >= 0:
            cells[place + FAVOURS + slot * FAVOUR_CARDS + card] = 1
            cells[place + FAVOURS_USED + slot] = i16(users[slot] != NOBODY)


def write_sides(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """What lies in front of the seats, and of the solo opponent; the cards follow for all sides together."""
    cells, goods, marks, done, debts = observation.cells, kingdom.goods, kingdom.marks, kingdom.done, kingdom.debts
    suspicions, paladins, passed = kingdom.suspicions, kingdom.paladins, kingdom.passed
    sides, first = kingdom.sides, observation.place
    for ahead in range(sides):
        observation.about_seat(ahead)
        place = observation.block(SIDE_BLOCK)
        side = after(seat, ahead, sides)
        cells[place] = i16((passed >> side) & 1)
        write_numbers(goods, side * GOODS, GOODS, cells, place + SIDE_GOODS)
        write_numbers(marks, side * 3, 3, cells, place + SIDE_MARKS)
        cells[place + SIDE_DONE] = i16(done[side * ACTION_COUNT + DEVELOP])
        write_numbers(done, side * ACTION_COUNT + COMMISSION, 4, cells, place + SIDE_DONE + 1)
        write_numbers(debts, side * 2, 2, cells, place + SIDE_DEBTS)
        cells[place + SIDE_DEBTS + 2] = i16(suspicions[side])
        if paladins[side] >= 0:
            cells[place + SIDE_PALADIN + paladins[side]] = 1
    cells[first + ahead_of(seat, kingdom.active, sides) * SIDE_SIZE + 1] = 1
    cells[first + ahead_of(seat, kingdom.start, sides) * SIDE_SIZE + 2] = 1


def write_people(kingdom: Kingdom, seat: i64, first: i64, cells: vec[i16]) -> None:
    """Townsfolk hired, outsiders attacked and converted by every side, by kind."""
    edition, sides = kingdom.edition, kingdom.sides
    write_owned(kingdom.hired, edition.townsfolk_kind, seat, sides, cells, first + SIDE_HIRED)
    write_owned(kingdom.attacked, edition.people, seat, sides, cells, first + SIDE_ATTACKED)
    write_owned(kingdom.converted, edition.outsider_kind, seat, sides, cells, first + SIDE_CONVERTED)


def write_owned(cards: vec[i64], kinds: vec[i64], seat: i64, sides: i64, cells: vec[i16], first: i64) -> None:
    """Count the cards of every side by kind."""
    for card in cards:
        cells[first + ahead_of(seat, card & (OWNER - 1), sides) * SIDE_SIZE + kinds[card // OWNER]] += 1


def write_board(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """The own actions that are taken by workers, the own workshops and jars."""
    place = observation.block(BOARD_BLOCK)
    board, cells, first = kingdom.board, observation.cells, seat * BOARD_SIZE
    for action in range(i64(ACTION_COUNT)):
        cells[place + action] = i16(board[first + action * SLOTS + first_taken(action)] != FREE)
    write_flags(kingdom.jars[seat], cells, place + JARS)
    place += WORKSHOPS_ON
    for action in range(i64(LEFT_ACTIONS), i64(ACTION_COUNT)):
        for slot in range(i64(WORKSHOP_SLOTS)):
            cells[place] = i16(board[first + action * SLOTS + slot] == WORKSHOP)
            place += 1


def write_solo_opponent(kingdom: Kingdom, observation: Observations) -> None:
    """What only the solo opponent has."""
    observation.number("workers", kingdom.ai_workers)
    observation.number("track", kingdom.marker)
    observation.members("row", AI_ROW_NAMES, kingdom.ai_row)
    observation.one_of("scheme", SCHEME_NAMES, kingdom.scheme)
    observation.span("schemes_left", SCHEME_NAMES, kingdom.schemes, 0)


def write_paladins(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """The own paladins where they are, those at the bottom in their order, and what the seat is doing this turn."""
    place = observation.block(SECRET_BLOCK)
    cells, hands, bottoms = observation.cells, kingdom.hands, kingdom.bottoms
    for card in range(seat * HAND, seat * HAND + HAND):
        if hands[card] >= 0:
            cells[place + hands[card]] = 1
    if kingdom.chosen[seat] >= 0:
        cells[place + CHOSEN + kingdom.chosen[seat]] = 1
    if kingdom.tops[seat] >= 0:
        cells[place + TOP_OF_DECK + kingdom.tops[seat]] = 1
    first, below = seat * PIECES, i64(0)
    while below < PIECES and bottoms[first + below] >= 0:
        cells[place + BOTTOM_OF_DECK + bottoms[first + below]] = i16(below + 1)
        below += 1
    if kingdom.active == seat and kingdom.waits(seat):
        cells[place + DOING + kingdom.doing] = 1


def write_discards(kingdom: Kingdom, observation: Observations) -> None:
    """Cards that are out of play, by kind."""
    place = observation.block(DISCARD_BLOCK)
    write_kinds(kingdom.townsfolk_discard, kingdom.edition.townsfolk_kind, observation.cells, place)
    write_kinds(kingdom.outsider_discard, kingdom.edition.outsider_kind, observation.cells, place + TOWNSFOLK_KINDS)


def write_kinds(cards: i64, kinds: vec[i64], cells: vec[i16], first: i64) -> None:
    """Count a set of cards by kind."""
    while cards:
        cells[first + kinds[lowest_of(cards)]] += 1
        cards &= cards - 1


def write_used(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """The paladins that every seat has used."""
    cells, used = observation.cells, kingdom.used
    for ahead in range(kingdom.seats):
        observation.about_past_of(ahead)
        place = observation.skip("paladins_used", PALADIN_NAMES)
        held = used[after(seat, ahead, kingdom.seats)]
        for paladin in range(i64(PALADIN_COUNT)):
            cells[place + paladin] = i16((held >> paladin) & 1)
