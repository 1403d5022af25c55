"""What a seat knows of Kingsburg, as numbers for programs that learn."""

from typing import Final

from regalia.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    ENEMY_KINDS,
    GOODS,
    LOSS,
    LOSS_SIZE,
    REWARD,
    REWARD_SIZE,
)
from regalia.games.kingsburg.options import QUESTIONS
from regalia.games.kingsburg.position import (
    IN_HAND,
    IN_SUPPLY,
    NEUTRAL,
    NOBODY,
    PHASES,
    SLOTS,
    SOURCE_COUNT,
    SOURCES,
    SPACES,
    Court,
)
from regalia.kernel.observation import SEATS_OF, SECRET, Scroll, after
from regalia.kernel.vectors import i16, i64

QUESTION_NAMES: Final[list[str]] = list(QUESTIONS)
PHASE_NAMES: Final[list[str]] = list(PHASES)
ADVISOR_NAMES: Final[list[str]] = list(ADVISORS)
BUILDING_NAMES: Final[list[str]] = list(BUILDINGS)
GOOD_NAMES: Final[list[str]] = list(GOODS)
DICE_NAMES: Final[list[str]] = ["first", "second", "third", "white_1", "white_2"]
NEUTRAL_NAMES: Final[list[str]] = ["three_1", "three_2", "three_3", "pair_1", "pair_2"]
RESULT_NAMES: Final[list[str]] = ["lost", "drawn", "won"]  # as the results of position.py, from 1
ENEMY_NAMES: Final[list[str]] = list(ENEMY_KINDS)
LOSS_NAMES: Final[list[str]] = list(LOSS)
REWARD_NAMES: Final[list[str]] = list(REWARD)
SOURCE_NAMES: Final[list[str]] = list(SOURCES)
STATE_NAMES: Final[list[str]] = [
    "done_influencing", "market_used", "knows_enemy", "statue_used", "chapel_used", "kings_aid",
    "envoy", "envoy_to_influence", "envoy_to_build",
]  # fmt: skip
COURT_SIZE: Final = 18


def observe(court: Court, seat: i64, scroll: Scroll) -> None:
    """The calendar and the court, every province from the own one on, the enemy, and where points came from."""
    court.observe_table(seat, scroll, QUESTION_NAMES)
    write_calendar(court, scroll)
    write_court(court, seat, scroll)
    for ahead in range(court.seats):
        scroll.about_seat(ahead)
        write_province(court, after(seat, ahead, court.seats), scroll)
    scroll.heading = SECRET
    write_enemy(court, seat, scroll)
    for ahead in range(court.seats):
        scroll.about_past_of(ahead)
        scroll.span("points_from", SOURCE_NAMES, court.ledger, after(seat, ahead, court.seats) * SOURCE_COUNT)


def write_calendar(court: Court, scroll: Scroll) -> None:
    """Year, phase, and what all know of the winter to come."""
    scroll.number("year", court.year)
    scroll.one_of("phase", PHASE_NAMES, court.phase - 1)
    scroll.number("enemy_open", court.enemy_open)
    scroll.number("kings_soldiers", court.kings_die)


def write_court(court: Court, seat: i64, scroll: Scroll) -> None:
    """Who helps now, and whose dice lie on which advisor, with what besides; a second group comes by the Envoy."""
    scroll.one_of("helping", ADVISOR_NAMES, court.helping % COURT_SIZE if court.helping >= 0 else i64(-1))
    scroll.span("neutral_faces", NEUTRAL_NAMES, court.neutral, 0)
    write_second_group(court, seat, scroll)
    neutral = scroll.skip("neutral_dice", ADVISOR_NAMES)
    tokens = scroll.skip("plus2_in_group", ADVISOR_NAMES)
    market = scroll.skip("market_in_group", ADVISOR_NAMES)
    first = scroll.place
    for ahead in range(court.seats):
        scroll.about_seat(ahead)
        scroll.skip("influences", ADVISOR_NAMES)
    owners, cells = court.owner, scroll.cells
    for advisor in range(COURT_SIZE):
        owner = owners[advisor]
        if owner != NOBODY:
            group = neutral if owner == NEUTRAL else first + court.ahead(seat, owner) * COURT_SIZE
            cells[group + advisor] = 1
            cells[tokens + advisor] = i16(court.group_tokens[advisor])
            cells[market + advisor] = i16(court.group_shift[advisor])


def write_second_group(court: Court, seat: i64, scroll: Scroll) -> None:
    """The one group that came by the Envoy: on whom, whose, and with what besides (KB-I8)."""
    space = SPACES - 1
    while space >= COURT_SIZE and court.owner[space] == NOBODY:
        space -= 1
    there = space >= COURT_SIZE
    scroll.one_of("second_group", ADVISOR_NAMES, space - COURT_SIZE if there else i64(-1))
    scroll.one_of("second_group_of", SEATS_OF[court.seats], court.ahead(seat, court.owner[space]) if there else i64(-1))
    scroll.number("second_group_plus2", court.group_tokens[space] if there else i64(0))
    scroll.number("second_group_market", court.group_shift[space] if there else i64(0))


def write_province(court: Court, seat: i64, scroll: Scroll) -> None:
    """What lies in front of a seat."""
    scroll.number("points", court.vp[seat])
    scroll.span("goods", GOOD_NAMES, court.goods, seat * 3)
    scroll.number("plus2_tokens", court.tokens[seat])
    scroll.number("soldiers", court.soldiers[seat])
    scroll.members("built", BUILDING_NAMES, court.built[seat])
    scroll.number("turn_order", order_of(court, seat))
    scroll.members("is", STATE_NAMES, state_of(court, seat))
    scroll.number("strength", court.strength[seat])
    scroll.one_of("battle", RESULT_NAMES, court.result[seat] - 1)
    write_dice(court, seat, scroll)


def write_dice(court: Court, seat: i64, scroll: Scroll) -> None:
    """The dice in hand; those that were placed, and on which advisor (19 to 36 by the Envoy, -1 put aside)."""
    hand = scroll.skip("die_in_hand", DICE_NAMES)
    laid = scroll.skip("die_placed", DICE_NAMES)
    where = scroll.skip("die_is_on", DICE_NAMES)
    dice, places, cells = court.dice, court.place, scroll.cells
    die = seat * SLOTS
    for slot in range(SLOTS):
        place = places[die + slot]
        if place == IN_HAND:
            cells[hand + slot] = i16(dice[die + slot])
        elif place != IN_SUPPLY:
            cells[laid + slot] = i16(dice[die + slot])
            cells[where + slot] = i16(place if place < 32 else place - 32 + COURT_SIZE)


def state_of(court: Court, seat: i64) -> i64:
    """What is true of a seat, as a bit set in the order of STATE_NAMES."""
    state = (court.out >> seat) & 1
    state |= ((court.market >> seat) & 1) << 1
    state |= ((court.seen >> seat) & 1) << 2
    state |= (court.rerolled[seat] & 3) << 3
    if court.aid == seat:
        state |= 32
    if court.envoy == seat:
        state |= 64 << court.envoy_use
    return state


def order_of(court: Court, seat: i64) -> i64:
    """The place of a seat in turn order, from 1."""
    order, found = court.order, i64(0)
    for place in range(court.seats):
        found += place + 1 if order[place] == seat else i64(0)
    return found


def write_enemy(court: Court, seat: i64, scroll: Scroll) -> None:
    """This year's enemy for those who know it; all 0 for the others."""
    if not court.knows_enemy(seat):
        scroll.skip("enemy", ENEMY_NAMES)
        scroll.number("enemy_strength", 0)
        scroll.skip("enemy_takes", LOSS_NAMES)
        scroll.skip("enemy_gives", REWARD_NAMES)
        return
    edition, enemy = court.edition, court.enemy
    scroll.one_of("enemy", ENEMY_NAMES, edition.enemy_kind[enemy])
    scroll.number("enemy_strength", edition.enemy_strength[enemy])
    scroll.span("enemy_takes", LOSS_NAMES, edition.loss, enemy * LOSS_SIZE)
    scroll.span("enemy_gives", REWARD_NAMES, edition.reward, enemy * REWARD_SIZE)
