"""What the opponents know of Kingsburg: how good a position looks to a seat, in hundredths of a point."""

from typing import Final

from regalia.games.kingsburg.components import (
    EMBASSY,
    GUILD_GOLD,
    INN,
    LEVEL_SIZE,
    LOSS_ANY,
    LOSS_BUILDINGS,
    LOSS_SIZE,
    LOSS_VP,
    MARKET,
    REWARD_SIZE,
    REWARD_VP,
    TOWN_HALL,
    WHITE_DICE,
    YEARS,
)
from regalia.games.kingsburg.position import IN_HAND, RECRUIT, SLOTS, SPACES, WINTER, Court
from regalia.kernel.vectors import i64

GOOD: Final = 90
IDLE_GOOD: Final = 5
TOKEN: Final = 80
EMBASSY_SEASON: Final = 100
TOWN_HALL_SEASON: Final = 60
MARKET_SEASON: Final = 50
INN_SEASON: Final = 25
WHITE_DIE_SEASON: Final = 70
GUILD_SEASON: Final = 80
GROUP: Final = 60
NUMBER: Final = 14
DIE_IN_HAND: Final = 45
PIP_IN_HAND: Final = 12
LOST_GOOD: Final = 80
LOST_BUILDING: Final = 350
WORST_LOSS: Final = 600
VICTORY: Final = 90


def worth(court: Court, seat: i64) -> i64:
    """Points, and what is likely to become points: goods, tokens, lasting effects, the coming winter."""
    seasons = seasons_left(court)
    total = court.vp[seat] * 100
    total += court.goods_of(seat) * (GOOD if seasons > 0 else IDLE_GOOD)
    if seasons > 0:
        total += court.tokens[seat] * TOKEN
    total += lasting_effects(court, seat) * seasons
    total += standing_dice(court, seat)
    if court.phase < WINTER:
        total += winter_prospect(court, seat)
    return total


def seasons_left(court: Court) -> i64:
    """Productive seasons still to come, the present one included while it lasts."""
    this_year: i64 = 3 - court.phase // 2 if court.phase < RECRUIT else 0
    return (YEARS - court.year) * 3 + this_year


def lasting_effects(court: Court, seat: i64) -> i64:
    """What the buildings bring each season."""
    worth: i64 = 0
    if court.has(seat, EMBASSY):
        worth += EMBASSY_SEASON
    if court.has(seat, TOWN_HALL):
        worth += TOWN_HALL_SEASON
    if court.has(seat, MARKET):
        worth += MARKET_SEASON
    if court.has(seat, INN):
        worth += INN_SEASON
    worth += WHITE_DIE_SEASON * court.effect(seat, WHITE_DICE)
    worth += GUILD_SEASON * court.effect(seat, GUILD_GOLD)
    return worth


def standing_dice(court: Court, seat: i64) -> i64:
    """Groups on advisors are gifts to come, more from a higher one; dice in hand may still become groups."""
    worth: i64 = 0
    for space in range(SPACES):
        if court.owner[space] == seat:
            worth += GROUP + NUMBER * (space % 18 + 1)
    if (court.out >> seat) & 1 == 0:
        for slot in range(SLOTS):
            if court.place[seat * SLOTS + slot] == IN_HAND and court.dice[seat * SLOTS + slot]:
                worth += DIE_IN_HAND + PIP_IN_HAND * court.dice[seat * SLOTS + slot]
    return worth


def winter_prospect(court: Court, seat: i64) -> i64:
    """The expected gain or loss of the coming battle, over the cards it may be."""
    if court.knows_enemy(seat):
        return battle_prospect(court, seat, court.enemy)
    total: i64 = 0
    for card in range(LEVEL_SIZE):
        total += battle_prospect(court, seat, (court.year - 1) * LEVEL_SIZE + card)
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
