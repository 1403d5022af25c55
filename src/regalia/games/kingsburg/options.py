"""The options of Kingsburg: their numbers, names, phrases and pieces, and what may be placed."""

from typing import Final

from regalia.games.kingsburg.components import (
    COLUMNS,
    MARKET,
    PER_DIE,
    PER_SEASON,
    ROWS,
)
from regalia.games.kingsburg.position import COLOURED, IN_HAND, NOBODY, SLOTS, USE_INFLUENCE, Court
from regalia.kernel.vectors import append, i64, vec

# Questions.
ASK_AID: Final = 1
ASK_ENVOY: Final = 2
ASK_REROLL: Final = 3
ASK_ASIDE: Final = 4
ASK_INFLUENCE: Final = 5
ASK_GIFT: Final = 6
ASK_BUILD: Final = 7
ASK_BUILD_AGAIN: Final = 8
ASK_TOWN_HALL: Final = 9
ASK_RECRUIT: Final = 10
ASK_REWARD: Final = 11
ASK_LOSS: Final = 12
ASK_RUIN: Final = 13
QUESTIONS: Final = (
    "none", "aid", "envoy", "reroll", "aside", "influence", "gift", "build", "build-again",
    "town-hall", "recruit", "reward", "loss", "ruin",
)  # fmt: skip

# Options.
PASS: Final = 0
GIFT: Final = 1  # + alternative of the advisor who helps
MIX: Final = 17  # + mix of goods
BUILD: Final = 51  # + building
REROLL_COLOURED: Final = 71
REROLL_WHITE: Final = 72
REROLL_ALL: Final = 73
ENVOY_INFLUENCE: Final = 74
ENVOY_BUILD: Final = 75
SET_ASIDE: Final = 76  # + slot of the die
TOKEN: Final = 81
RUIN: Final = 82  # + row
PLACE: Final = 87  # + dice as a bit set * 18 + tokens * 3 + Market (0: one less, 1: none, 2: one more)
OPTION_COUNT: Final = 663


def placement(mask: i64, tokens: i64, shift: i64) -> i64:
    """The option that places these dice with so many +2 tokens and the Market shifting the total."""
    return PLACE + mask * 18 + tokens * 3 + shift + 1


def placed_dice(option: i64) -> i64:
    """The mask of the dice of a placement."""
    return (option - PLACE) // 18


def placed_tokens(option: i64) -> i64:
    """The +2 tokens of a placement."""
    return (option - PLACE) % 18 // 3


def placed_shift(option: i64) -> i64:
    """What the Market adds to the total of a placement."""
    return (option - PLACE) % 3 - 1


def target(court: Court, seat: i64, option: i64) -> i64:
    """KB-5.6, KB-R7: the number of the advisor that a placement influences."""
    mask = placed_dice(option)
    total = placed_shift(option) + placed_tokens(option) * court.edition.plus2_bonus
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            total += court.dice[seat * SLOTS + slot]
    return total


def dice_in_hand(court: Court, seat: i64) -> i64:
    """The mask of the dice a seat can still place."""
    mask: i64 = 0
    bit: i64 = 1
    places, die = court.place, seat * SLOTS
    for slot in range(i64(SLOTS)):
        if places[die + slot] == IN_HAND:
            mask |= bit
        bit <<= 1
    return mask


def twins(court: Court, seat: i64, hand: i64) -> i64:
    """Dice in hand that equal the die before them in value and colour: they are used after it."""
    mask: i64 = 0
    bit: i64 = 2
    dice, die = court.dice, seat * SLOTS
    for slot in range(i64(1), i64(SLOTS)):
        if slot != COLOURED and (hand >> (slot - 1)) & 3 == 3 and dice[die + slot] == dice[die + slot - 1]:
            mask |= bit
        bit <<= 1
    return mask


def tokens_allowed(court: Court, seat: i64, dice: i64) -> i64:
    """KB-5.9, KB-R6, KB-R8: how many +2 tokens may go into a group of so many dice."""
    limit = court.edition.plus2_limit
    allowed = dice if limit == PER_DIE else i64(1)
    if limit == PER_SEASON and court.spent_tokens[seat] > 0:
        allowed = 0
    return min(allowed, court.tokens[seat])


def envoy_may_influence(court: Court, seat: i64) -> bool:
    """KB-10.5, KB-10.6: whether a seat may influence an advisor who is taken."""
    if court.envoy != seat:
        return False
    return court.envoy_use == USE_INFLUENCE or not court.edition.envoy_announced


def open_to(court: Court, number: i64, envoy: bool) -> bool:
    """KB-5.11, KB-5.13, KB-R46: whether an advisor can still be influenced."""
    if number < 1 or number > 18:
        return False
    owners = court.owner
    return owners[number - 1] == NOBODY or (envoy and owners[17 + number] == NOBODY)


def placements(court: Court, seat: i64) -> vec[i64]:
    """KB-D6: pass, and every placement that differs in effect."""
    found = vec[i64]([PASS])
    hand = dice_in_hand(court, seat)
    if hand & 7 == 0:
        return found
    repeated = twins(court, seat, hand)
    envoy = envoy_may_influence(court, seat)
    reach: i64 = 1 if court.has(seat, MARKET) and (court.market >> seat) & 1 == 0 else 0
    bonus, faces, die = court.edition.plus2_bonus, court.dice, seat * SLOTS
    mask: i64 = 1
    while mask <= hand:
        if mask & ~hand == 0 and mask & 7 and (repeated & mask) & ~(mask << 1) == 0:
            dice: i64 = 0
            total: i64 = 0
            for slot in range(i64(SLOTS)):
                if (mask >> slot) & 1:
                    dice += 1
                    total += faces[die + slot]
            tokens: i64 = 0
            most = tokens_allowed(court, seat, dice)
            while tokens <= most and total <= 19:
                shift = -reach
                while shift <= reach:
                    if open_to(court, total + shift, envoy):
                        found = append(found, placement(mask, tokens, shift))
                    shift += 1
                tokens += 1
                total += bonus
        mask += 1
    return found


def helper(court: Court) -> i64:
    """The number of the advisor who helps now, or 0."""
    return court.helping % 18 + 1 if court.helping >= 0 else i64(0)


def row_end(court: Court, seat: i64, row: i64) -> i64:
    """The last building standing in a row, or -1."""
    if row >= ROWS:
        return -1
    column: i64 = COLUMNS
    while column > 0:
        column -= 1
        building = court.edition.at[row * COLUMNS + column]
        if court.has(seat, building):
            return building
    return -1


def first_mix(total: i64) -> i64:
    """The first mix of so many goods, from one on: those of fewer come before it."""
    return total * (total + 1) * (total + 2) // 6 - 1


def mixes_of(total: i64, court: Court, seat: i64) -> vec[i64]:
    """The mixes of so many goods that a seat can pay from what it has."""
    found = vec[i64]()
    table, goods = court.edition.mixes, court.goods
    gold, wood, stone = goods[seat * 3], goods[seat * 3 + 1], goods[seat * 3 + 2]
    for mix in range(first_mix(total), first_mix(total + 1)):
        if table[mix * 3] <= gold and table[mix * 3 + 1] <= wood and table[mix * 3 + 2] <= stone:
            found = append(found, MIX + mix)
    return found


def all_mixes(total: i64) -> vec[i64]:
    """All mixes of so many goods."""
    found = vec[i64]()
    for mix in range(first_mix(total), first_mix(total + 1)):
        found = append(found, MIX + mix)
    return found
