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
from regalia.kernel.observation import (
    SEATS_OF,
    SECRET,
    Observations,
    after,
    ahead_of,
    under,
    write_flags,
    write_numbers,
)
from regalia.kernel.vectors import i16, i64, vec

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

# The blocks of the table, and where their parts begin. Whose the second group is stands between them.
CALENDAR_BLOCK: Final[list[str]] = [
    "year", *under("phase", PHASE_NAMES), "enemy_open", "kings_soldiers",
    *under("helping", ADVISOR_NAMES), *under("neutral_faces", NEUTRAL_NAMES), *under("second_group", ADVISOR_NAMES),
]  # fmt: skip
PHASE_IS: Final = 1
ENEMY_OPEN: Final = 9
KINGS_SOLDIERS: Final = 10
HELPING: Final = 11
NEUTRAL_FACES: Final = 29
NEUTRAL_COUNT: Final = 5
SECOND_GROUP: Final = 34
SECOND_BLOCK: Final[list[str]] = ["second_group_plus2", "second_group_market"]
COURT_BLOCK: Final[list[str]] = [
    *under("neutral_dice", ADVISOR_NAMES), *under("plus2_in_group", ADVISOR_NAMES),
    *under("market_in_group", ADVISOR_NAMES),
]  # fmt: skip
NEUTRAL_DICE: Final = 0
PLUS2_IN_GROUP: Final = 18
MARKET_IN_GROUP: Final = 36
INFLUENCE_BLOCK: Final[list[str]] = under("influences", ADVISOR_NAMES)  # of each seat

# The block of what lies in front of a seat.
PROVINCE_BLOCK: Final[list[str]] = [
    "points", *under("goods", GOOD_NAMES), "plus2_tokens", "soldiers", *under("built", BUILDING_NAMES), "turn_order",
    *under("is", STATE_NAMES), "strength", *under("battle", RESULT_NAMES),
    *under("die_in_hand", DICE_NAMES), *under("die_placed", DICE_NAMES), *under("die_is_on", DICE_NAMES),
]  # fmt: skip
GOODS_HELD: Final = 1
TOKENS: Final = 4
SOLDIERS: Final = 5
BUILT: Final = 6
TURN_ORDER: Final = 26
IS_DONE: Final = 27
IS_MARKET_USED: Final = 28
IS_KNOWING: Final = 29
IS_STATUE_USED: Final = 30
IS_CHAPEL_USED: Final = 31
IS_AIDED: Final = 32
IS_ENVOY: Final = 33  # + what the Envoy was announced for
STRENGTH: Final = 36
BATTLE: Final = 37
DIE_IN_HAND: Final = 40
DIE_PLACED: Final = 45
DIE_IS_ON: Final = 50
PROVINCE_SIZE: Final = 55


def observe(court: Court, seat: i64, observation: Observations) -> None:
    """The calendar and the court, every province from the own one on, the enemy, and where points came from."""
    court.observe_table(seat, observation, QUESTION_NAMES)
    write_calendar(court, seat, observation)
    write_court(court, seat, observation)
    write_provinces(court, seat, observation)
    observation.heading = SECRET
    write_enemy(court, seat, observation)
    write_sources(court, seat, observation)


def write_calendar(court: Court, seat: i64, observation: Observations) -> None:
    """Year, phase, what all know of the winter to come, who helps, and the group that came by the Envoy (KB-I8)."""
    place, cells = observation.block(CALENDAR_BLOCK), observation.cells
    cells[place] = i16(court.year)
    cells[place + PHASE_IS + court.phase - 1] = 1
    cells[place + ENEMY_OPEN] = i16(court.enemy_open)
    cells[place + KINGS_SOLDIERS] = i16(court.kings_die)
    if court.helping >= 0:
        cells[place + HELPING + advisor_of(court.helping)] = 1
    write_numbers(court.neutral, 0, NEUTRAL_COUNT, cells, place + NEUTRAL_FACES)
    whose = observation.skip("second_group_of", SEATS_OF[court.seats])
    besides = observation.block(SECOND_BLOCK)
    space = second_group(court.owner)
    if space >= 0:
        cells[place + SECOND_GROUP + advisor_of(space)] = 1
        cells[whose + court.ahead(seat, court.owner[space])] = 1
        cells[besides] = i16(court.group_tokens[space])
        cells[besides + 1] = i16(court.group_shift[space])


def advisor_of(space: i64) -> i64:
    """Whose space it is, the first or the second one."""
    return space - COURT_SIZE if space >= COURT_SIZE else space


def second_group(owners: vec[i64]) -> i64:
    """The space of the one group that came by the Envoy to a taken advisor, or -1."""
    for space in range(i64(COURT_SIZE), i64(SPACES)):
        if owners[space] != NOBODY:
            return space
    return -1


def write_court(court: Court, seat: i64, observation: Observations) -> None:
    """Whose dice lie on which advisor, and what lies with them; the second group is told already."""
    besides = observation.block(COURT_BLOCK)
    cells, seats = observation.cells, court.seats
    first = observation.block_of_seats(INFLUENCE_BLOCK, seats)
    owners, tokens, shifts = court.owner, court.group_tokens, court.group_shift
    for advisor in range(i64(COURT_SIZE)):
        owner = owners[advisor]
        if owner != NOBODY:
            whose = besides + NEUTRAL_DICE
            if owner != NEUTRAL:
                whose = first + ahead_of(seat, owner, seats) * COURT_SIZE
            cells[whose + advisor] = 1
            cells[besides + PLUS2_IN_GROUP + advisor] = i16(tokens[advisor])
            cells[besides + MARKET_IN_GROUP + advisor] = i16(shifts[advisor])


def write_provinces(court: Court, seat: i64, observation: Observations) -> None:
    """What lies in front of every seat, the own one first."""
    first, cells = observation.block_of_seats(PROVINCE_BLOCK, court.seats), observation.cells
    write_possessions(court, seat, first, cells)
    write_states(court, seat, first, cells)
    write_dice(court, seat, first, cells)


def write_possessions(court: Court, seat: i64, first: i64, cells: vec[i16]) -> None:
    """Points, goods, tokens, soldiers and buildings, and how the battle went."""
    points, goods, tokens, soldiers, seats = court.vp, court.goods, court.tokens, court.soldiers, court.seats
    built, strength, results = court.built, court.strength, court.result
    for ahead in range(seats):
        owner, place = after(seat, ahead, seats), first + ahead * PROVINCE_SIZE
        cells[place] = i16(points[owner])
        write_numbers(goods, owner * 3, 3, cells, place + GOODS_HELD)
        cells[place + TOKENS] = i16(tokens[owner])
        cells[place + SOLDIERS] = i16(soldiers[owner])
        write_flags(built[owner], cells, place + BUILT)
        cells[place + STRENGTH] = i16(strength[owner])
        if results[owner]:
            cells[place + BATTLE + results[owner] - 1] = 1


def write_states(court: Court, seat: i64, first: i64, cells: vec[i16]) -> None:
    """The turn order, and what is true of the seats."""
    order, rerolled, seats = court.order, court.rerolled, court.seats
    out, market, seen = court.out, court.market, court.seen
    for turn in range(seats):
        owner = order[turn]
        place = first + ahead_of(seat, owner, seats) * PROVINCE_SIZE
        cells[place + TURN_ORDER] = i16(turn + 1)
        cells[place + IS_DONE] = i16((out >> owner) & 1)
        cells[place + IS_MARKET_USED] = i16((market >> owner) & 1)
        cells[place + IS_KNOWING] = i16((seen >> owner) & 1)
        cells[place + IS_STATUE_USED] = i16(rerolled[owner] & 1)
        cells[place + IS_CHAPEL_USED] = i16((rerolled[owner] >> 1) & 1)
    if court.aid != NOBODY:
        cells[first + ahead_of(seat, court.aid, seats) * PROVINCE_SIZE + IS_AIDED] = 1
    if court.envoy != NOBODY:
        cells[first + ahead_of(seat, court.envoy, seats) * PROVINCE_SIZE + IS_ENVOY + court.envoy_use] = 1


def write_dice(court: Court, seat: i64, first: i64, cells: vec[i16]) -> None:
    """The dice in hand; those that were placed, and on which advisor (19 to 36 by the Envoy, -1 put aside)."""
    dice, places, seats = court.dice, court.place, court.seats
    for ahead in range(seats):
        die = after(seat, ahead, seats) * SLOTS
        cell = first + ahead * PROVINCE_SIZE
        for slot in range(i64(SLOTS)):
            place = places[die + slot]
            if place == IN_HAND:
                cells[cell + DIE_IN_HAND + slot] = i16(dice[die + slot])
            elif place != IN_SUPPLY:
                cells[cell + DIE_PLACED + slot] = i16(dice[die + slot])
                cells[cell + DIE_IS_ON + slot] = i16(place if place < 32 else place - 32 + COURT_SIZE)


def write_sources(court: Court, seat: i64, observation: Observations) -> None:
    """Where the points of every seat came from."""
    ledger, seats, cells = court.ledger, court.seats, observation.cells
    for ahead in range(seats):
        observation.about_past_of(ahead)
        place = observation.skip("points_from", SOURCE_NAMES)
        write_numbers(ledger, after(seat, ahead, seats) * SOURCE_COUNT, SOURCE_COUNT, cells, place)


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
