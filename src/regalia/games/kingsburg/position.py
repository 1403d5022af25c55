"""What lies on the table of Kingsburg: the court, the province sheets, the calendar."""

from typing import Final

from regalia.games.kingsburg.components import (
    DISCOUNT,
    EFFECT_SIZE,
    ENEMY_KINDS,
    GOLD,
    LEVEL_SIZE,
    STONE,
    STRENGTH,
    WOOD,
    Edition,
)
from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled
from regalia.kernel.network_input import NetworkedPosition
from regalia.kernel.vectors import i64, vec

# Streams of luck.
STREAMS: Final = ("dice", "enemies", "order")
DICE: Final = 0
ENEMIES: Final = 1
ORDER: Final = 2

# Phases, as the calendar numbers them.
AID: Final = 1
SPRING: Final = 2
REWARD: Final = 3
SUMMER: Final = 4
ENVOY: Final = 5
AUTUMN: Final = 6
RECRUIT: Final = 7
WINTER: Final = 8
PHASES: Final = ("aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter")

# Where points come from: the lines of the score sheet.
SOURCES: Final = (
    "advisors", "buildings", "reward", "town_hall", "embassy",
    "battles", "losses", "strongest", "fortress", "cathedral",
)  # fmt: skip
FROM_ADVISORS: Final = 0
FROM_BUILDINGS: Final = 1
FROM_REWARD: Final = 2
FROM_TOWN_HALL: Final = 3
FROM_EMBASSY: Final = 4
FROM_BATTLES: Final = 5
FROM_LOSSES: Final = 6
FROM_STRONGEST: Final = 7
FROM_FORTRESS: Final = 8
FROM_CATHEDRAL: Final = 9
SOURCE_COUNT: Final = 10

COLOURED: Final = 3  # dice of the own colour: slots 0 to 2
SLOTS: Final = 5  # and at most two white dice: slots 3 and 4

SPACES: Final = 36  # two groups on each of 18 advisors; the second only by the Envoy
NOBODY: Final = -1
NEUTRAL: Final = 9  # owner of the neutral dice with two players

IN_HAND: Final = 0  # where a die is, besides advisor + 32 * group
ASIDE: Final = -1
IN_SUPPLY: Final = -2

NO_USE: Final = 0
USE_INFLUENCE: Final = 1
USE_BUILD: Final = 2

LOST: Final = 1
DRAWN: Final = 2
WON: Final = 3

FIELDS: Final = (
    "year", "phase", "aid", "envoy", "envoy_use", "out", "stuck", "market", "helping",
    "enemy", "enemy_open", "seen", "kings_die",
    "order", "goods", "tokens", "soldiers", "vp", "built", "ledger",
    "dice", "place", "rerolled", "spent_tokens", "owner", "group_tokens", "group_shift",
    "neutral", "strength", "result",
)  # fmt: skip


class Court(NetworkedPosition):
    """Kingsburg in progress, as data; what may be done with it stands in the rules."""

    edition: Edition  # shared by all positions of the table

    year: i64
    phase: i64
    aid: i64  # seat with the white die of the King's aid, or NOBODY
    envoy: i64  # seat that holds the King's Envoy, or NOBODY
    envoy_use: i64  # the use that is open to the holder this season
    out: i64  # bit set of seats that are done with influencing this season
    stuck: i64  # bit set of those among them for whom no die fitted anywhere
    market: i64  # bit set of seats that have used the Market this season
    helping: i64  # space whose advisor helps now, or -1
    enemy: i64  # this year's enemy once somebody has seen it, or -1: nothing is drawn before
    enemy_open: i64  # 1 when the enemy lies open
    seen: i64  # bit set of seats that have looked at the enemy
    kings_die: i64  # soldiers the King has sent this winter

    order: vec[i64]  # seats from first to last
    goods: vec[i64]  # gold, wood, stone of each seat
    tokens: vec[i64]  # +2 tokens
    soldiers: vec[i64]
    vp: vec[i64]
    built: vec[i64]  # bit set of buildings
    ledger: vec[i64]  # points of each seat by source
    dice: vec[i64]  # faces, SLOTS for each seat; 0 for a die not rolled
    place: vec[i64]  # where each die is
    rerolled: vec[i64]  # bit 0: Statue used, bit 1: Chapel used
    spent_tokens: vec[i64]  # +2 tokens placed this season
    owner: vec[i64]  # of the group on each space
    group_tokens: vec[i64]
    group_shift: vec[i64]  # Market: what it adds to the total of the group
    neutral: vec[i64]  # faces of the five neutral dice, with two players
    strength: vec[i64]  # in this winter's battle
    result: vec[i64]

    def fields(self) -> tuple[str, ...]:
        """The names of the fields above."""
        return FIELDS

    def lay_out(self, edition: Edition, seats: i64, chance: Chance) -> None:
        """KB-1.3 to KB-1.15: the table before the first year."""
        self.clear_table(seats, chance)
        self.edition = edition
        self.year = 0
        self.phase = AID
        self.aid = NOBODY
        self.envoy = NOBODY
        self.envoy_use = NO_USE
        self.out = 0
        self.stuck = 0
        self.market = 0
        self.helping = -1
        self.enemy = -1
        self.enemy_open = 0
        self.seen = 0
        self.kings_die = 0
        self.order = filled(seats, 0)
        self.goods = filled(seats * 3, 0)
        self.tokens = filled(seats, 0)
        self.soldiers = filled(seats, 0)
        self.vp = filled(seats, 0)
        self.built = filled(seats, 0)
        self.ledger = filled(seats * SOURCE_COUNT, 0)
        self.dice = filled(seats * SLOTS, 0)
        self.place = filled(seats * SLOTS, IN_HAND)
        for die in range(seats * SLOTS):
            if die % SLOTS >= COLOURED:
                self.place[die] = IN_SUPPLY
        self.rerolled = filled(seats, 0)
        self.spent_tokens = filled(seats, 0)
        self.owner = filled(SPACES, NOBODY)
        self.group_tokens = filled(SPACES, 0)
        self.group_shift = filled(SPACES, 0)
        self.neutral = filled(5, 0)
        self.strength = filled(seats, 0)
        self.result = filled(seats, 0)

    def copy_court(self, twin: "Court") -> None:
        """Give a twin everything that lies on this table."""
        self.copy_table(twin)
        twin.edition = self.edition
        twin.year = self.year
        twin.phase = self.phase
        twin.aid = self.aid
        twin.envoy = self.envoy
        twin.envoy_use = self.envoy_use
        twin.out = self.out
        twin.stuck = self.stuck
        twin.market = self.market
        twin.helping = self.helping
        twin.enemy = self.enemy
        twin.enemy_open = self.enemy_open
        twin.seen = self.seen
        twin.kings_die = self.kings_die
        twin.order = self.order[:]
        twin.goods = self.goods[:]
        twin.tokens = self.tokens[:]
        twin.soldiers = self.soldiers[:]
        twin.vp = self.vp[:]
        twin.built = self.built[:]
        twin.ledger = self.ledger[:]
        twin.dice = self.dice[:]
        twin.place = self.place[:]
        twin.rerolled = self.rerolled[:]
        twin.spent_tokens = self.spent_tokens[:]
        twin.owner = self.owner[:]
        twin.group_tokens = self.group_tokens[:]
        twin.group_shift = self.group_shift[:]
        twin.neutral = self.neutral[:]
        twin.strength = self.strength[:]
        twin.result = self.result[:]

    def redraw(self, seat: i64, chance: Chance) -> None:
        """Only a face-down enemy that others have looked at is hidden."""
        self.chance = chance
        if self.enemy >= 0 and not self.knows_enemy(seat):
            self.draw_enemy()

    def draw_enemy(self) -> None:
        """One of the five cards of this year's level (KB-1.17, KB-R25)."""
        self.enemy = (self.year - 1) * LEVEL_SIZE + self.chance.below(ENEMIES, LEVEL_SIZE)

    def knows_enemy(self, seat: i64) -> bool:
        """Whether a seat (or, below 0, a spectator) knows this year's enemy."""
        if self.enemy < 0:
            return False
        return self.enemy_open == 1 or (seat >= 0 and (self.seen >> seat) & 1 == 1)

    # What can be read off the table.

    def goods_of(self, seat: i64) -> i64:
        """How many goods a seat has; +2 tokens are not goods (KB-R12)."""
        return self.goods[seat * 3] + self.goods[seat * 3 + 1] + self.goods[seat * 3 + 2]

    def has(self, seat: i64, building: i64) -> bool:
        """Whether a building stands on a seat's province sheet."""
        return (self.built[seat] >> building) & 1 == 1

    def buildings_of(self, seat: i64) -> i64:
        """How many buildings a seat has."""
        left = self.built[seat]
        count: i64 = 0
        while left:
            left &= left - 1
            count += 1
        return count

    def effect(self, seat: i64, kind: i64) -> i64:
        """What the buildings of a seat do together, of one kind of effect (KB-8.28)."""
        edition = self.edition
        mine = self.built[seat] & edition.having[kind]
        total: i64 = 0
        if mine == 0:
            return total
        building: i64 = 0
        while mine >> building:
            if (mine >> building) & 1:
                total += edition.effect[building * EFFECT_SIZE + kind]
            building += 1
        return total

    def strength_against(self, seat: i64, kind: i64) -> i64:
        """KB-12.10: soldiers and the modifiers of the buildings."""
        total = self.soldiers[seat] + self.effect(seat, STRENGTH)
        built, versus, building = self.built[seat], self.edition.versus, i64(0)
        while built >> building:
            if (built >> building) & 1:
                total += versus[building * len(ENEMY_KINDS) + kind]
            building += 1
        return total

    def price(self, seat: i64, building: i64, good: i64) -> i64:
        """KB-7.4, KB-8.27: the printed cost, less the Crane's gold in its columns."""
        edition = self.edition
        cost = edition.cost[building * 3 + good]
        if good == 0 and (edition.discount_columns >> edition.column[building]) & 1:
            cost += self.effect(seat, DISCOUNT)
        return cost if cost > 0 else i64(0)

    def stands_next(self, seat: i64, building: i64) -> bool:
        """KB-7.7, KB-7.9: not built yet, and the building to its left stands."""
        return may_stand(self.built[seat], self.edition.left[building], building)

    def can_pay(self, seat: i64, building: i64) -> bool:
        """KB-7.15: in exactly the kinds printed."""
        goods, cost = self.goods, self.edition.cost
        if goods[seat * 3 + WOOD] < cost[building * 3 + WOOD] or goods[seat * 3 + STONE] < cost[building * 3 + STONE]:
            return False
        return goods[seat * 3] >= self.price(seat, building, GOLD)

    def total_of(self, seat: i64) -> i64:
        """KB-4.5: all own dice, white ones included."""
        total: i64 = 0
        dice, die = self.dice, seat * SLOTS
        for slot in range(i64(SLOTS)):
            total += dice[die + slot]
        return total


def may_stand(built: i64, left: i64, building: i64) -> bool:
    """KB-7.7, KB-7.9: whether a building is not among those built, and the one to its left, if there is any, is."""
    return (built >> building) & 1 == 0 and (left < 0 or (built >> left) & 1 == 1)
