"""Recruiting and the battle."""

from regalia.games.kingsburg import events
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import (
    COLUMNS,
    GOODS_PER_SOLDIER,
    LOSS_ANY,
    LOSS_BUILDINGS,
    LOSS_SIZE,
    LOSS_VP,
    REWARD_ANY,
    REWARD_SIZE,
    REWARD_VP,
    ROWS,
    TIE_WINS,
    VICTORY_VP,
)
from regalia.games.kingsburg.position import (
    DICE,
    DRAWN,
    FROM_BATTLES,
    FROM_BUILDINGS,
    FROM_FORTRESS,
    FROM_LOSSES,
    FROM_STRONGEST,
    LOST,
    RECRUIT,
    WINTER,
    WON,
)
from regalia.games.kingsburg.season import Season
from regalia.games.kingsburg.steps import (
    ABOUT,
    BATTLE,
    LOSE_BUILDING,
    LOSE_GOODS,
    LOSE_POINTS,
    REWARD_GOODS,
    STRONGEST,
    TRAIN,
)
from regalia.kernel.counts import count_of
from regalia.kernel.vectors import append, i64, vec


class Winter(Season):
    """KB-11 and KB-12: soldiers, the enemy, losses and rewards."""

    def recruit_phase(self) -> None:
        """KB-11.2, KB-11.7."""
        self.enter(RECRUIT)
        self.in_turn_order(TRAIN)

    def soldier_cost(self, seat: i64) -> i64:
        """KB-11.3, KB-8.17: two goods a soldier, one with the Barracks."""
        cheap = self.effect(seat, GOODS_PER_SOLDIER)
        return cheap if cheap else self.edition.goods_per_soldier

    def recruits(self, seat: i64) -> vec[i64]:
        """KB-11.6, KB-D14: pass, or the goods for one soldier."""
        offer = vec[i64]([opt.PASS])
        for mix in opt.mixes_of(self.soldier_cost(seat), self, seat):
            offer = append(offer, mix)
        return offer

    def trains(self, seat: i64, option: i64) -> None:
        """KB-11.4, KB-11.5: one soldier, and another question."""
        if option == opt.PASS:
            return
        self.pay_mix(seat, option - opt.MIX)
        self.soldiers[seat] += 1
        self.tell(events.TRAINS, seat, option - opt.MIX)
        self.then(TRAIN + ABOUT * seat)

    # The battle.

    def reward_of(self, kind: i64) -> i64:
        """What this winter's enemy leaves to a victor."""
        return self.edition.reward[self.enemy * REWARD_SIZE + kind]

    def loss_of(self, kind: i64) -> i64:
        """What this winter's enemy takes from the beaten."""
        return self.edition.loss[self.enemy * LOSS_SIZE + kind]

    def winter_phase(self) -> None:
        """KB-12.1 to KB-12.10, KB-R47: the enemy, the King's help, and everybody's strength."""
        self.enter(WINTER)
        if self.enemy < 0:
            self.draw_enemy()
        self.enemy_open = 1
        self.kings_die = self.chance.die(DICE)
        self.tell(events.ENEMY)
        self.tell(events.KINGS_HELP, self.order[0])
        for seat in range(self.seats):
            self.soldiers[seat] += self.kings_die
            self.strength[seat] = self.strength_against(seat, self.edition.enemy_kind[self.enemy])
            self.result[seat] = self.outcome(seat)
        self.then(STRONGEST)
        self.in_turn_order(BATTLE)

    def outcome(self, seat: i64) -> i64:
        """KB-12.11 to KB-12.13, KB-8.23."""
        edge = self.strength[seat] - self.edition.enemy_strength[self.enemy]
        if edge > 0 or (edge == 0 and self.effect(seat, TIE_WINS)):
            return WON
        return DRAWN if edge == 0 else LOST

    def battle(self, seat: i64) -> None:
        """KB-12.3, KB-12.11 to KB-12.14."""
        result = self.result[seat]
        self.tell(events.BATTLE, seat)
        if result == WON:
            self.win(seat)
        elif result == LOST:
            self.plan([LOSE_GOODS + ABOUT * seat, LOSE_BUILDING + ABOUT * seat, LOSE_POINTS + ABOUT * seat])

    def win(self, seat: i64) -> None:
        """KB-12.6, KB-12.11, KB-8.25, KB-R57."""
        for good in range(3):
            self.goods[seat * 3 + good] += self.reward_of(good)
        points = self.reward_of(REWARD_VP)
        if points:
            self.score_points(seat, FROM_BATTLES, points)
        self.tell(events.WINS, seat)
        extra = self.effect(seat, VICTORY_VP)
        if extra:
            self.score_points(seat, FROM_FORTRESS, extra)
            self.tell(events.FORTRESS_POINTS, seat, extra)
        if self.reward_of(REWARD_ANY):
            self.then(REWARD_GOODS + ABOUT * seat)

    def lose_goods(self, seat: i64) -> None:
        """KB-12.14, KB-12.17 to KB-12.19, KB-R52: named kinds as far as they go, then goods of choice."""
        self.tell(events.LOSES_NAMED, seat)
        for good in range(3):
            self.goods[seat * 3 + good] -= min(self.loss_of(good), self.goods[seat * 3 + good])
        free = min(self.loss_of(LOSS_ANY), self.goods_of(seat))
        if free:
            self.ask(seat, opt.ASK_LOSS, opt.mixes_of(free, self, seat))

    def loses_mix(self, seat: i64, option: i64) -> None:
        """KB-12.19."""
        self.pay_mix(seat, option - opt.MIX)
        self.tell(events.LOSES_MIX, seat, option - opt.MIX)

    def lose_building(self, seat: i64) -> None:
        """KB-12.20 to KB-12.22, KB-R53: the rightmost column; between rows the owner chooses, or the topmost goes."""
        if self.loss_of(LOSS_BUILDINGS) == 0:
            return
        rows = self.rightmost_rows(seat)
        if len(rows) == 0:
            return
        if not self.edition.owner_chooses_loss:
            rows = rows[:1]
        self.ask(seat, opt.ASK_RUIN, rows)

    def rightmost_rows(self, seat: i64) -> vec[i64]:
        """The rows that reach the rightmost column in which the seat has a building, from the top."""
        found = vec[i64]()
        column: i64 = COLUMNS
        while column > 0 and len(found) == 0:
            column -= 1
            for row in range(ROWS):
                if self.has(seat, self.edition.at[row * COLUMNS + column]):
                    found = append(found, opt.RUIN + row)
        return found

    def loses_building(self, seat: i64, option: i64) -> None:
        """KB-12.23, KB-12.24, KB-R54: the building and its printed points are gone."""
        building = opt.row_end(self, seat, option - opt.RUIN)
        self.built[seat] &= ~(1 << building)
        self.score_points(seat, FROM_BUILDINGS, -self.edition.points[building])
        self.tell(events.RUINED, seat, building)

    def lose_points(self, seat: i64) -> None:
        """KB-12.26, KB-R55: points may fall below 0."""
        points = self.loss_of(LOSS_VP)
        if points:
            self.score_points(seat, FROM_LOSSES, -points)
            self.tell(events.LOSES_POINTS, seat, points)

    def reward_strongest(self) -> None:
        """KB-12.15, KB-12.16, KB-R50: victors with the highest strength of all."""
        best: i64 = -99
        for seat in self.order:
            best = max(best, self.strength[seat])
        strongest: i64 = 0
        for seat in self.order:
            if self.strength[seat] == best and self.result[seat] == WON:
                self.score_points(seat, FROM_STRONGEST, self.edition.strongest_vp)
                strongest |= 1 << seat
        if count_of(strongest) > 1:
            self.tell(events.STRONGEST_ALIKE, -1, strongest)
        elif strongest:
            self.tell(events.STRONGEST, self.lowest(strongest))
