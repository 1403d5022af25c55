"""What the opponents know of Kingsburg: the terms that make a position look good to a seat."""

from typing import Final

from regalia.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    LEVEL_SIZE,
    LOSS_ANY,
    LOSS_BUILDINGS,
    LOSS_SIZE,
    LOSS_VP,
    REWARD_SIZE,
    REWARD_VP,
)
from regalia.games.kingsburg.position import IN_HAND, RECRUIT, SLOTS, SPACES, WINTER, Court
from regalia.kernel.counts import filled
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import TermWeights

PLAIN: Final = (
    "base", "points", "gold", "wood", "stone", "many_goods", "tokens", "envoy", "soldiers", "winter",
    "dice", "pips", "few_buildings", "most_buildings", "in_reach", "best_in_reach", "first_turn",
)  # fmt: skip
BASE: Final = 0
POINTS: Final = 1
GOLD: Final = 2
MANY_GOODS: Final = 5
TOKENS: Final = 6
ENVOY: Final = 7
SOLDIERS: Final = 8
WINTER_TO_COME: Final = 9
DICE: Final = 10
PIPS: Final = 11
FEW_BUILDINGS: Final = 12
MOST_BUILDINGS: Final = 13
IN_REACH: Final = 14
BEST_IN_REACH: Final = 15
FIRST_TURN: Final = 16
FIRST_ADVISOR: Final = 17
FIRST_BUILDING: Final = 35
TERM_COUNT: Final = 55
TERMS: Final = PLAIN + tuple(f"advisor.{name}" for name in ADVISORS) + tuple(f"building.{name}" for name in BUILDINGS)

STAGES: Final = 4  # of a year: the three productive seasons, and the winter
PHASE_COUNT: Final = 20
TERM_WEIGHTS: Final = TermWeights("kingsburg", TERMS, PHASE_COUNT, 2, 5)

GOODS_OF_USE: Final = 6
LOST_GOOD: Final = 80
LOST_BUILDING: Final = 350
WORST_LOSS: Final = 600
VICTORY: Final = 90


def phase(court: Court) -> i64:
    """How far the game is, by years and seasons."""
    stage: i64 = (court.phase - 1) // 2 if court.phase < RECRUIT else STAGES - 1
    return (max(court.year, 1) - 1) * STAGES + stage


def terms(court: Court, seat: i64) -> vec[i64]:
    """What counts: points, goods, tokens, dice and where they stand, buildings, the coming winter."""
    found = filled(TERM_COUNT, 0)
    found[BASE] = 1
    found[POINTS] = court.vp[seat]
    for good in range(3):
        found[GOLD + good] = court.goods[seat * 3 + good]
    found[MANY_GOODS] = max(0, court.goods_of(seat) - GOODS_OF_USE)
    found[TOKENS] = court.tokens[seat]
    found[ENVOY] = 1 if court.envoy == seat else 0
    found[SOLDIERS] = court.soldiers[seat]
    if court.phase < WINTER:
        found[WINTER_TO_COME] = winter_prospect(court, seat)
    if court.order[0] == seat:
        found[FIRST_TURN] = 1
    note_dice(court, seat, found)
    note_buildings(court, seat, found)
    return found


def note_dice(court: Court, seat: i64, found: vec[i64]) -> None:
    """Groups on advisors are gifts to come; dice in hand may still become groups."""
    for space in range(SPACES):
        if court.owner[space] == seat:
            found[FIRST_ADVISOR + space % len(ADVISORS)] += 1
    if (court.out >> seat) & 1:
        return
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if court.place[slot] == IN_HAND and court.dice[slot]:
            found[DICE] += 1
            found[PIPS] += court.dice[slot]


def note_buildings(court: Court, seat: i64, found: vec[i64]) -> None:
    """Buildings, how many others have, and those that could be built with the goods at hand."""
    built = court.built[seat]
    for building in range(len(BUILDINGS)):
        if (built >> building) & 1:
            found[FIRST_BUILDING + building] = 1
        elif court.stands_next(seat, building) and court.can_pay(seat, building):
            found[IN_REACH] += 1
            found[BEST_IN_REACH] = max(found[BEST_IN_REACH], court.edition.points[building])
    mine = court.buildings_of(seat)
    fewer: i64 = 0
    more: i64 = 0
    for other in range(court.seats):
        if other != seat:
            theirs = court.buildings_of(other)
            fewer += 1 if theirs <= mine else 0
            more += 1 if theirs > mine else 0
    found[FEW_BUILDINGS] = 1 if fewer == 0 else 0
    found[MOST_BUILDINGS] = 1 if more == 0 else 0


def winter_prospect(court: Court, seat: i64) -> i64:
    """The expected gain or loss of the coming battle in hundredths, over the cards it may be."""
    if court.knows_enemy(seat):
        return battle_prospect(court, seat, court.enemy)
    total: i64 = 0
    first = (max(court.year, 1) - 1) * LEVEL_SIZE
    for card in range(first, first + LEVEL_SIZE):
        total += battle_prospect(court, seat, card)
    return total // LEVEL_SIZE


def battle_prospect(court: Court, seat: i64, card: i64) -> i64:
    """The expected gain or loss against one card, over the King's die."""
    edition = court.edition
    edge = court.strength_against(seat, edition.enemy_kind[card]) - edition.enemy_strength[card]
    wins: i64 = 0
    losses: i64 = 0
    for face in range(1, 7):
        if edge + face > 0:
            wins += 1
        elif edge + face < 0:
            losses += 1
    first = card * LOSS_SIZE
    goods = edition.loss[first] + edition.loss[first + 1] + edition.loss[first + 2] + edition.loss[first + LOSS_ANY]
    loss = (
        LOST_GOOD * goods + LOST_BUILDING * edition.loss[first + LOSS_BUILDINGS] + 100 * edition.loss[first + LOSS_VP]
    )
    gain = VICTORY + 100 * edition.reward[card * REWARD_SIZE + REWARD_VP]
    return (wins * gain - losses * min(loss, WORST_LOSS)) // 6
