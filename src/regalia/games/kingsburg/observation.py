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
from regalia.kernel.observation import SEATS_OF, SECRET, Observations, after
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


def observe(court: Court, seat: i64, observation: Observations) -> None:
    """The calendar and the court, every province from the own one on, the enemy, and where points came from."""
    court.observe_table(seat, observation, QUESTION_NAMES)
    write_calendar(court, observation)
    write_court(court, seat, observation)
    for ahead in range(court.seats):
        observation.about_seat(ahead)
        write_province(court, after(seat, ahead, court.seats), observation)
    observation.heading = SECRET
    write_enemy(court, seat, observation)
    for ahead in range(court.seats):
        observation.about_past_of(ahead)
        observation.span("points_from", SOURCE_NAMES, court.ledger, after(seat, ahead, court.seats) * SOURCE_COUNT)


def write_calendar(court: Court, observation: Observations) -> None:
    """Year, phase, and what all know of the winter to come."""
    observation.number("year", court.year)
    observation.one_of("phase", PHASE_NAMES, court.phase - 1)
    observation.number("enemy_open", court.enemy_open)
    observation.number("kings_soldiers", court.kings_die)


def write_court(court: Court, seat: i64, observation: Observations) -> None:
    """Who helps now, and whose dice lie on which advisor, with what besides; a second group comes by the Envoy."""
    observation.one_of("helping", ADVISOR_NAMES, court.helping % COURT_SIZE if court.helping >= 0 else i64(-1))
    observation.span("neutral_faces", NEUTRAL_NAMES, court.neutral, 0)
    write_second_group(court, seat, observation)
    neutral = observation.skip("neutral_dice", ADVISOR_NAMES)
    tokens = observation.skip("plus2_in_group", ADVISOR_NAMES)
    market = observation.skip("market_in_group", ADVISOR_NAMES)
    first = observation.place
    for ahead in range(court.seats):
        observation.about_seat(ahead)
        observation.skip("influences", ADVISOR_NAMES)
    owners, cells = court.owner, observation.cells
    for advisor in range(COURT_SIZE):
        owner = owners[advisor]
        if owner != NOBODY:
            group = neutral if owner == NEUTRAL else first + court.ahead(seat, owner) * COURT_SIZE
            cells[group + advisor] = 1
            cells[tokens + advisor] = i16(court.group_tokens[advisor])
            cells[market + advisor] = i16(court.group_shift[advisor])


def write_second_group(court: Court, seat: i64, observation: Observations) -> None:
    """The one group that came by the Envoy: on whom, whose, and with what besides (KB-I8)."""
    space = SPACES - 1
    while space >= COURT_SIZE and court.owner[space] == NOBODY:
        space -= 1
    there = space >= COURT_SIZE
    observation.one_of("second_group", ADVISOR_NAMES, space - COURT_SIZE if there else i64(-1))
    observation.one_of(
        "second_group_of", SEATS_OF[court.seats], court.ahead(seat, court.owner[space]) if there else i64(-1)
    )
    observation.number("second_group_plus2", court.group_tokens[space] if there else i64(0))
    observation.number("second_group_market", court.group_shift[space] if there else i64(0))


def write_province(court: Court, seat: i64, observation: Observations) -> None:
    """What lies in front of a seat."""
    observation.number("points", court.vp[seat])
    observation.span("goods", GOOD_NAMES, court.goods, seat * 3)
    observation.number("plus2_tokens", court.tokens[seat])
    observation.number("soldiers", court.soldiers[seat])
    observation.members("built", BUILDING_NAMES, court.built[seat])
    observation.number("turn_order", order_of(court, seat))
    observation.members("is", STATE_NAMES, state_of(court, seat))
    observation.number("strength", court.strength[seat])
    observation.one_of("battle", RESULT_NAMES, court.result[seat] - 1)
    write_dice(court, seat, observation)


def write_dice(court: Court, seat: i64, observation: Observations) -> None:
    """The dice in hand; those that were placed, and on which advisor (19 to 36 by the Envoy, -1 put aside)."""
    hand = observation.skip("die_in_hand", DICE_NAMES)
    laid = observation.skip("die_placed", DICE_NAMES)
    where = observation.skip("die_is_on", DICE_NAMES)
    dice, places, cells = court.dice, court.place, observation.cells
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


def write_enemy(court: Court, seat: i64, observation: Observations) -> None:
    """This year's enemy for those who know it; all 0 for the others."""
    if not court.knows_enemy(seat):
        observation.skip("enemy", ENEMY_NAMES)
        observation.number("enemy_strength", 0)
        observation.skip("enemy_takes", LOSS_NAMES)
        observation.skip("enemy_gives", REWARD_NAMES)
        return
    edition, enemy = court.edition, court.enemy
    observation.one_of("enemy", ENEMY_NAMES, edition.enemy_kind[enemy])
    observation.number("enemy_strength", edition.enemy_strength[enemy])
    observation.span("enemy_takes", LOSS_NAMES, edition.loss, enemy * LOSS_SIZE)
    observation.span("enemy_gives", REWARD_NAMES, edition.reward, enemy * REWARD_SIZE)
