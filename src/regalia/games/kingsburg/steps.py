"""The steps of the agenda, and what all of them use."""

from typing import Final

from regalia.games.kingsburg import events
from regalia.games.kingsburg.position import (
    SOURCE_COUNT,
    Court,
)
from regalia.kernel.vectors import i64, vec

# Steps of the agenda; an entry is a step, and 64 times what it is about.
YEAR_BEGINS: Final = 1
AID_PHASE: Final = 2
SEASON: Final = 3  # phase
REWARD_PHASE: Final = 4
ENVOY_PHASE: Final = 5
RECRUIT_PHASE: Final = 6
WINTER_PHASE: Final = 7
YEAR_ENDS: Final = 8
AID_GOODS: Final = 9  # seat
ANNOUNCE: Final = 10
NEUTRAL_DICE: Final = 11
GUILDS: Final = 12
ROLL: Final = 13
REROLL: Final = 14  # seat
SET_ORDER: Final = 15
PUT_ASIDE: Final = 16  # seat
INFLUENCE: Final = 17  # turn
HELP: Final = 18  # space
CLEAR_DICE: Final = 19
BUILDING: Final = 20
BUILD_ACTION: Final = 21  # seat
SECOND_BUILD: Final = 22  # seat
SEASON_ENDS: Final = 23
SEASON_END: Final = 24  # seat
SEASON_OVER: Final = 25
TRAIN: Final = 26  # seat
BATTLE: Final = 27  # seat
REWARD_GOODS: Final = 28  # seat
LOSE_GOODS: Final = 29  # seat
LOSE_BUILDING: Final = 30  # seat
LOSE_POINTS: Final = 31  # seat
STRONGEST: Final = 32
GAME_ENDS: Final = 33

ABOUT: Final = 64


class Steps(Court):
    """The moves of pieces that many steps share."""

    def enter(self, phase: i64) -> None:
        """KB-2.4: the season marker moves on."""
        self.phase = phase
        self.tell(events.PHASE_BEGINS)

    def in_turn_order(self, step: i64) -> None:
        """Put a step for every seat on the agenda, in turn order."""
        order, place = self.order, self.seats
        while place > 0:
            place -= 1
            self.then(step + ABOUT * order[place])

    def score_points(self, seat: i64, source: i64, points: i64) -> None:
        """KB-6.29: points are marked at once; the ledger remembers where they came from."""
        self.vp[seat] += points
        self.ledger[seat * SOURCE_COUNT + source] += points

    def seats_in(self, seats: vec[i64]) -> i64:
        """Seats as a bit set."""
        found: i64 = 0
        for seat in seats:
            found |= 1 << seat
        return found

    def pay_mix(self, seat: i64, mix: i64) -> None:
        """Goods go back to the supply."""
        goods, mixes = self.goods, self.edition.mixes
        for good in range(i64(3)):
            goods[seat * 3 + good] -= mixes[mix * 3 + good]

    def take_mix(self, seat: i64, mix: i64) -> None:
        """Goods come from the supply, which never runs out (KB-6.28)."""
        goods, mixes = self.goods, self.edition.mixes
        for good in range(i64(3)):
            goods[seat * 3 + good] += mixes[mix * 3 + good]
