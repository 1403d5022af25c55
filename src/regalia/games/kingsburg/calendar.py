"""The phases of a year beside its seasons: aid, reward, Envoy, and the end of the year and of the game."""

from regalia.games.kingsburg import events
from regalia.games.kingsburg.components import (
    GOODS_PER_VP,
    YEARS,
)
from regalia.games.kingsburg.position import (
    AID,
    AUTUMN,
    ENVOY,
    FROM_CATHEDRAL,
    FROM_REWARD,
    REWARD,
    SPRING,
    SUMMER,
)
from regalia.games.kingsburg.steps import (
    ABOUT,
    AID_GOODS,
    AID_PHASE,
    ENVOY_PHASE,
    GAME_ENDS,
    RECRUIT_PHASE,
    REWARD_PHASE,
    SEASON,
    WINTER_PHASE,
    YEAR_BEGINS,
    YEAR_ENDS,
)
from regalia.games.kingsburg.winter import Winter
from regalia.kernel.counts import count_of
from regalia.kernel.vectors import append, i64, vec


class Calendar(Winter):
    """What the calendar brings."""

    def begin_year(self) -> None:
        """KB-2.2, KB-2.3, KB-13.2."""
        self.year += 1
        self.plan(
            [
                AID_PHASE,
                SEASON + ABOUT * SPRING,
                REWARD_PHASE,
                SEASON + ABOUT * SUMMER,
                ENVOY_PHASE,
                SEASON + ABOUT * AUTUMN,
                RECRUIT_PHASE,
                WINTER_PHASE,
                YEAR_ENDS,
            ]
        )
        self.tell(events.YEAR_BEGINS)

    # Phase 1: aid from the King.

    def least_developed(self) -> vec[i64]:
        """KB-3.1, KB-3.2, KB-10.1, KB-10.2: fewest buildings, then fewest goods; in turn order."""
        least: i64 = 1 << 40
        found = vec[i64]()
        for seat in self.order:
            standing = self.buildings_of(seat) * 65536 + self.goods_of(seat)
            if standing < least:
                least = standing
                found = vec[i64]()
            if standing == least:
                found = append(found, seat)
        return found

    def aid_phase(self) -> None:
        """KB-3.1 to KB-3.9."""
        self.enter(AID)
        poorest = self.least_developed()
        if len(poorest) == 1:
            self.aid = poorest[0]
            self.tell(events.AID_DIE, self.aid)
            return
        self.tell(events.AID_SHARED, -1, self.seats_in(poorest))
        place = len(poorest)
        while place > 0:
            place -= 1
            self.then(AID_GOODS + ABOUT * poorest[place])

    # Phases 3 and 5.

    def reward_phase(self) -> None:
        """KB-9.1 to KB-9.3, KB-R36: a point for each seat with the most buildings."""
        self.enter(REWARD)
        most: i64 = 0
        for seat in self.order:
            most = max(most, self.buildings_of(seat))
        first: i64 = 0
        for seat in self.order:
            if self.buildings_of(seat) == most:
                self.score_points(seat, FROM_REWARD, self.edition.reward_vp)
                first |= 1 << seat
        if count_of(first) > 1:
            self.tell(events.REWARDED_ALIKE, -1, first)
        else:
            self.tell(events.REWARDED, self.lowest(first))

    def envoy_phase(self) -> None:
        """KB-10.1 to KB-10.3, KB-10.14, KB-10.15."""
        self.enter(ENVOY)
        self.send_envoy_home(False)
        poorest = self.least_developed()
        if len(poorest) == 1:
            self.envoy = poorest[0]
            self.tell(events.ENVOY_GIVEN, self.envoy)
        else:
            self.tell(events.ENVOY_TO_NOBODY, -1, self.seats_in(poorest))

    # The end of the year and of the game.

    def end_year(self) -> None:
        """KB-12.27 to KB-12.30, KB-13.1 to KB-13.3: the card leaves, soldiers go home."""
        self.enemy = -1
        self.enemy_open = 0
        self.seen = 0
        self.kings_die = 0
        for seat in range(self.seats):
            self.soldiers[seat] = 0
            self.strength[seat] = 0
            self.result[seat] = 0
        self.then(GAME_ENDS if self.year == YEARS else YEAR_BEGINS)

    def end_game(self) -> None:
        """KB-8.7, KB-8.8, KB-13.8, KB-R58: the Cathedral, all full pairs; KB-R60: a note on the last tie."""
        for seat in range(self.seats):
            pair = self.effect(seat, GOODS_PER_VP)
            points = self.goods_of(seat) // pair if pair else i64(0)
            if points == 0:
                continue
            self.score_points(seat, FROM_CATHEDRAL, points)
            if not self.edition.goods_kept:
                self.exchange(seat, points * pair)
            self.tell(events.CATHEDRAL, seat, points)
        self.tell(events.TIE)
        self.tell(events.GAME_OVER)

    def exchange(self, seat: i64, count: i64) -> None:
        """Goods are handed in; which ones makes no difference any more."""
        left = count
        for good in range(3):
            paid = min(left, self.goods[seat * 3 + good])
            self.goods[seat * 3 + good] -= paid
            left -= paid
