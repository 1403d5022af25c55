"""What a seat knows of Paladins, as numbers for programs that learn."""

from typing import Final

from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    AI_ROW,
    ATTRIBUTES,
    BOARD_SIZE,
    DOINGS,
    FAVOUR_CARDS,
    FAVOUR_PLACES,
    GOODS,
    HAND,
    ORDER_CARDS,
    ORDER_PLACES,
    ORDERS,
    OUTSIDER_ROW,
    OUTSIDERS,
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
)
from regalia.games.paladins.options import QUESTIONS
from regalia.games.paladins.position import FREE, NOBODY, OWNER, WORKSHOP, Kingdom, bit
from regalia.kernel.position import count_of
from regalia.kernel.scroll import HISTORY, SECRET, Scroll, after, each, numbered
from regalia.kernel.vectors import i16, i64, vec

QUESTION_NAMES: Final[list[str]] = list(QUESTIONS)
ACTION_NAMES: Final[list[str]] = list(ACTIONS)
ATTRIBUTE_NAMES: Final[list[str]] = list(ATTRIBUTES)
GOOD_NAMES: Final[list[str]] = list(VERBS[:GOODS])
DOING_NAMES: Final[list[str]] = list(DOINGS) + [f"favour_{place}" for place in range(1, FAVOUR_PLACES + 1)]
PALADIN_NAMES: Final[list[str]] = list(PALADINS)
TOWNSFOLK_NAMES: Final[list[str]] = list(TOWNSFOLK)
OUTSIDER_NAMES: Final[list[str]] = list(OUTSIDERS)
PEOPLE_NAMES: Final[list[str]] = list(PEOPLES)
ORDER_NAMES: Final[list[str]] = list(ORDERS)
SCHEME_NAMES: Final[list[str]] = list(SCHEMES)
AI_ROW_NAMES: Final[list[str]] = list(AI_ROW)
SLOT_NAMES: Final[list[str]] = [f"{action}_{slot}" for action in ACTIONS for slot in range(1, SLOTS + 1)]
FAVOUR_NAMES: Final[list[str]] = numbered(FAVOUR_CARDS)
SQUARE_NAMES: Final[list[str]] = numbered(SQUARES)
TAVERN_NAMES: Final[list[str]] = numbered(TAVERN_CARDS)
JAR_NAMES: Final[list[str]] = numbered(PIECES)
STATE_NAMES: Final[list[str]] = ["passed", "active", "starting_player"]
PEOPLE_SIZE: Final = 31  # kinds of townsfolk, peoples, and kinds of outsiders together
DEBT_NAMES: Final[list[str]] = ["unpaid", "paid"]
FAVOUR_PLACE_NAMES: Final[list[str]] = numbered(FAVOUR_PLACES)
TOWNSFOLK_ON_DISPLAY: Final[list[str]] = each(numbered(TOWNSFOLK_ROW), TOWNSFOLK_NAMES)
OUTSIDERS_ON_DISPLAY: Final[list[str]] = each(numbered(OUTSIDER_ROW), OUTSIDER_NAMES)
PEOPLES_ON_DISPLAY: Final[list[str]] = each(numbered(OUTSIDER_ROW), PEOPLE_NAMES)
ORDERS_ON_BOARD: Final[list[str]] = each(numbered(ORDER_PLACES), ORDER_NAMES)
FAVOURS_ON_BOARD: Final[list[str]] = each(numbered(FAVOUR_PLACES), FAVOUR_NAMES)
TOWNSFOLK_KINDS: Final = 11
OUTSIDER_KINDS: Final = 17
PEOPLE_KINDS: Final = 3


def observe(kingdom: Kingdom, seat: i64, scroll: Scroll) -> None:
    """The main board, every side from the own one on, the own paladins, and the cards that have been."""
    kingdom.observe_table(seat, scroll, QUESTION_NAMES)
    write_round(kingdom, scroll)
    write_rows(kingdom, scroll)
    write_kings_cards(kingdom, scroll)
    for ahead in range(kingdom.sides):
        scroll.about_seat(ahead)
        write_side(kingdom, after(seat, ahead, kingdom.sides), scroll)
    if kingdom.seats == 1:
        write_solo_opponent(kingdom, scroll)
    write_people(kingdom, seat, scroll)
    scroll.about_seat(0)
    write_board(kingdom, seat, scroll)
    scroll.heading = SECRET
    write_paladins(kingdom, seat, scroll)
    scroll.heading = HISTORY
    write_discards(kingdom, scroll)
    for ahead in range(kingdom.seats):
        scroll.about_past_of(ahead)
        scroll.members("paladins_used", PALADIN_NAMES, kingdom.used[after(seat, ahead, kingdom.seats)])


def write_round(kingdom: Kingdom, scroll: Scroll) -> None:
    """Round, taxes and squares; the tavern cards that nobody has taken."""
    scroll.number("round", kingdom.round)
    scroll.number("tax", kingdom.tax)
    scroll.members("free_square", SQUARE_NAMES, kingdom.open_squares)
    tavern: i64 = 0
    for place in range(len(kingdom.tavern_row)):
        if kingdom.tavern_takers[place] == NOBODY:
            tavern |= bit(kingdom.tavern_row[place])
    scroll.members("tavern", TAVERN_NAMES, tavern)


def write_rows(kingdom: Kingdom, scroll: Scroll) -> None:
    """Townsfolk and outsiders on display, by kind."""
    townsfolk = scroll.skip("townsfolk", TOWNSFOLK_ON_DISPLAY)
    outsiders = scroll.skip("outsider", OUTSIDERS_ON_DISPLAY)
    peoples = scroll.skip("outsider_people", PEOPLES_ON_DISPLAY)
    edition, row, cells = kingdom.edition, kingdom.townsfolk_row, scroll.cells
    for slot in range(TOWNSFOLK_ROW):
        card = row[slot]
        if card >= 0:
            cells[townsfolk + slot * TOWNSFOLK_KINDS + edition.townsfolk_kind[card]] = 1
    row = kingdom.outsider_row
    for slot in range(OUTSIDER_ROW):
        card = row[slot]
        if card >= 0:
            cells[outsiders + slot * OUTSIDER_KINDS + edition.outsider_kind[card]] = 1
            cells[peoples + slot * PEOPLE_KINDS + edition.people[card]] = 1


def write_kings_cards(kingdom: Kingdom, scroll: Scroll) -> None:
    """Orders and favours that have been turned up, and the favours used this round."""
    orders = scroll.skip("order", ORDERS_ON_BOARD)
    favours = scroll.skip("favour", FAVOURS_ON_BOARD)
    used = scroll.skip("favour_used", FAVOUR_PLACE_NAMES)
    cells = scroll.cells
    for place in range(ORDER_PLACES):
        card = kingdom.orders[place]
        if card >= 0:
            cells[orders + place * ORDER_CARDS + card] = 1
    for place in range(FAVOUR_PLACES):
        card = kingdom.favours[place]
        if card >= 0:
            cells[favours + place * FAVOUR_CARDS + card] = 1
            if kingdom.favour_users[place] != NOBODY:
                cells[used + place] = 1


def write_side(kingdom: Kingdom, side: i64, scroll: Scroll) -> None:
    """What lies in front of a seat, or of the solo opponent."""
    scroll.members("is", STATE_NAMES, state_of(kingdom, side))
    scroll.span("goods", GOOD_NAMES, kingdom.goods, side * GOODS)
    scroll.span("mark", ATTRIBUTE_NAMES, kingdom.marks, side * 3)
    scroll.span("done", ACTION_NAMES, kingdom.done, side * ACTION_COUNT)
    scroll.span("debts", DEBT_NAMES, kingdom.debts, side * 2)
    scroll.number("suspicions", kingdom.suspicions[side])
    scroll.members("jar", JAR_NAMES, kingdom.jars[side])
    scroll.one_of("paladin", PALADIN_NAMES, kingdom.paladins[side])


def state_of(kingdom: Kingdom, side: i64) -> i64:
    """What is true of a side, as a bit set in the order of STATE_NAMES."""
    state = (kingdom.passed >> side) & 1
    if kingdom.active == side:
        state |= 2
    if kingdom.start == side:
        state |= 4
    return state


def write_people(kingdom: Kingdom, seat: i64, scroll: Scroll) -> None:
    """Townsfolk hired, outsiders attacked and converted by every side, by kind."""
    hired = scroll.place
    for ahead in range(kingdom.sides):
        scroll.about_seat(ahead)
        scroll.skip("hired", TOWNSFOLK_NAMES)
        scroll.skip("attacked", PEOPLE_NAMES)
        scroll.skip("converted", OUTSIDER_NAMES)
    attacked = hired + i64(len(TOWNSFOLK_NAMES))
    converted = attacked + i64(len(PEOPLE_NAMES))
    edition = kingdom.edition
    write_owned(kingdom, seat, kingdom.hired, edition.townsfolk_kind, hired, scroll)
    write_owned(kingdom, seat, kingdom.attacked, edition.people, attacked, scroll)
    write_owned(kingdom, seat, kingdom.converted, edition.outsider_kind, converted, scroll)


def write_owned(kingdom: Kingdom, seat: i64, cards: vec[i64], kinds: vec[i64], first: i64, scroll: Scroll) -> None:
    """Count the cards of every side by kind."""
    cells, sides = scroll.cells, kingdom.sides
    for card in cards:
        owner = card % OWNER
        ahead = owner - seat if owner >= seat else owner - seat + sides
        cells[first + ahead * PEOPLE_SIZE + kinds[card // OWNER]] += 1


def write_board(kingdom: Kingdom, seat: i64, scroll: Scroll) -> None:
    """The slots of the own board that are taken, by workers and by workshops."""
    workers = scroll.skip("worker_on", SLOT_NAMES)
    workshops = scroll.skip("workshop_on", SLOT_NAMES)
    board, cells, first = kingdom.board, scroll.cells, seat * BOARD_SIZE
    for slot in range(BOARD_SIZE):
        stands = board[first + slot]
        workshop: i64 = 1 if stands == WORKSHOP else 0
        taken: i64 = 1 if stands != FREE else 0
        cells[workshops + slot] = i16(workshop)
        cells[workers + slot] = i16(taken - workshop)


def write_solo_opponent(kingdom: Kingdom, scroll: Scroll) -> None:
    """What only the solo opponent has."""
    scroll.number("workers", kingdom.ai_workers)
    scroll.number("track", kingdom.marker)
    scroll.members("row", AI_ROW_NAMES, kingdom.ai_row)
    scroll.one_of("scheme", SCHEME_NAMES, kingdom.scheme)
    scroll.span("schemes_left", SCHEME_NAMES, kingdom.schemes, 0)


def write_paladins(kingdom: Kingdom, seat: i64, scroll: Scroll) -> None:
    """The own paladins where they are, and what the seat is doing this turn."""
    scroll.members("hand", PALADIN_NAMES, set_of(kingdom.hands, seat * HAND, HAND))
    scroll.one_of("chosen", PALADIN_NAMES, kingdom.chosen[seat])
    scroll.one_of("top_of_deck", PALADIN_NAMES, kingdom.tops[seat])
    scroll.members("in_deck", PALADIN_NAMES, kingdom.bags[seat])
    scroll.members("bottom_of_deck", PALADIN_NAMES, set_of(kingdom.bottoms, seat * PIECES, PIECES))
    busy = kingdom.active == seat and (kingdom.waiting >> seat) & 1 == 1
    scroll.one_of("doing", DOING_NAMES, kingdom.doing if busy else i64(-1))


def set_of(cards: vec[i64], first: i64, count: i64) -> i64:
    """A stretch of cards as a bit set."""
    found: i64 = 0
    for place in range(first, first + count):
        if cards[place] >= 0:
            found |= bit(cards[place])
    return found


def write_discards(kingdom: Kingdom, scroll: Scroll) -> None:
    """Cards that are out of play for now, and how many are left."""
    edition = kingdom.edition
    scroll.number("townsfolk_left", count_of(kingdom.townsfolk_deck))
    scroll.number("outsiders_left", count_of(kingdom.outsider_deck))
    first = scroll.skip("townsfolk_discarded", TOWNSFOLK_NAMES)
    write_kinds(kingdom.townsfolk_discard, edition.townsfolk_kind, first, scroll)
    first = scroll.skip("outsiders_discarded", OUTSIDER_NAMES)
    write_kinds(kingdom.outsider_discard, edition.outsider_kind, first, scroll)


def write_kinds(cards: i64, kinds: vec[i64], first: i64, scroll: Scroll) -> None:
    """Count a set of cards by kind."""
    cells, card = scroll.cells, i64(0)
    while cards:
        cells[first + kinds[card]] += i16(cards & 1)
        cards >>= 1
        card += 1
