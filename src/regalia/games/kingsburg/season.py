"""A productive season: roll and order, influence, help, build."""

from typing import Final

from regalia.games.kingsburg import events
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import (
    BUILDINGS,
    GAIN_PEEK,
    GAIN_PLUS2,
    GAIN_SIZE,
    GAIN_SOLDIERS,
    GAIN_VP,
    GIFT_SOLDIERS,
    GIFTS_MAX,
    GUILD_GOLD,
    SEASON_VP,
    SUMMER_PLUS2,
    TOWN_HALL,
)
from regalia.games.kingsburg.dice import Dice
from regalia.games.kingsburg.position import (
    AUTUMN,
    COLOURED,
    FROM_ADVISORS,
    FROM_BUILDINGS,
    FROM_EMBASSY,
    FROM_TOWN_HALL,
    IN_HAND,
    IN_SUPPLY,
    NO_USE,
    NOBODY,
    SLOTS,
    SPACES,
    SUMMER,
    USE_BUILD,
    USE_INFLUENCE,
    may_stand,
)
from regalia.games.kingsburg.steps import (
    ABOUT,
    ANNOUNCE,
    BUILDING,
    CLEAR_DICE,
    GUILDS,
    HELP,
    INFLUENCE,
    NEUTRAL_DICE,
    ROLL,
    SEASON_ENDS,
    SEASON_OVER,
    SECOND_BUILD,
    SET_ORDER,
)
from regalia.kernel.observation import after
from regalia.kernel.vectors import append, i64, vec

SEASON_STEPS: Final[list[i64]] = [
    ANNOUNCE, NEUTRAL_DICE, GUILDS, ROLL, SET_ORDER,
    INFLUENCE, HELP, CLEAR_DICE, BUILDING, SEASON_ENDS, SEASON_OVER,
]  # fmt: skip


class Season(Dice):
    """KB-4 to KB-8: what happens in spring, summer and autumn."""

    def season(self, phase: i64) -> None:
        """KB-2.7, KB-9.4, KB-11.1, KB-R68: the order of things in a productive season."""
        self.enter(phase)
        self.plan(SEASON_STEPS)

    def envoy_in_window(self) -> bool:
        """KB-10.4: whether the Envoy can be used this season."""
        return self.envoy != NOBODY and (self.edition.envoy_stays or self.phase == AUTUMN)

    def announce(self) -> None:
        """KB-10.11, KB-R43: the holder of the Envoy announces its use."""
        if not self.envoy_in_window() or not self.edition.envoy_announced:
            return
        self.ask(self.envoy, opt.ASK_ENVOY, vec[i64]([opt.PASS, opt.ENVOY_INFLUENCE, opt.ENVOY_BUILD]))

    def announced(self, seat: i64, option: i64) -> None:
        """KB-10.12, KB-E37: without an announcement the token goes home, unless its window is longer."""
        if option != opt.PASS:
            self.envoy_use = USE_INFLUENCE if option == opt.ENVOY_INFLUENCE else USE_BUILD
        self.tell(events.ENVOY_ANNOUNCED, seat)
        if option == opt.PASS and not self.edition.envoy_stays:
            self.send_envoy_home(False)

    def guilds(self) -> None:
        """KB-8.14: gold before the roll."""
        for seat in self.order:
            gold = self.effect(seat, GUILD_GOLD)
            if gold:
                self.goods[seat * 3] += gold
                self.tell(events.GUILD, seat, gold)

    def influence(self, turn: i64) -> None:
        """KB-5.1, KB-5.2, KB-5.16, KB-5.17: the next seat in turn order that is not done."""
        if self.out == (1 << self.seats) - 1:
            return
        seat = self.order[turn]
        self.then(INFLUENCE + ABOUT * after(turn, 1, self.seats))
        if (self.out >> seat) & 1 == 0:
            offer = opt.placements(self, seat)
            if len(offer) == 1:
                self.stuck |= 1 << seat
            self.ask(seat, opt.ASK_INFLUENCE, offer)

    def influences(self, seat: i64, option: i64) -> None:
        """KB-5.4, KB-5.5, KB-5.19."""
        if option == opt.PASS:
            self.out |= 1 << seat
            self.tell(events.PASSES, seat)
            return
        self.tell(events.INFLUENCES, seat, option)
        self.put_group(seat, option)
        if opt.dice_in_hand(self, seat) == 0:
            self.out |= 1 << seat

    def put_group(self, seat: i64, option: i64) -> None:
        """Dice, tokens and Market of one group go to the court (KB-5.20)."""
        space = opt.target(self, seat, option) - 1
        if self.owner[space] != NOBODY:
            space += 18
            self.send_envoy_home(True)
        tokens, shift, mask = opt.placed_tokens(option), opt.placed_shift(option), opt.placed_dice(option)
        self.owner[space] = seat
        self.group_tokens[space] = tokens
        self.group_shift[space] = shift
        self.tokens[seat] -= tokens
        self.spent_tokens[seat] += tokens
        if shift:
            self.market |= 1 << seat
        places, die = self.place, seat * SLOTS
        where = space + 1 if space < 18 else space - 17 + 32
        for slot in range(i64(SLOTS)):
            if (mask >> slot) & 1:
                places[die + slot] = where

    def send_envoy_home(self, used: bool) -> None:
        """KB-10.12, KB-10.13, KB-R45: the token goes back to its space, after one use or unused."""
        if self.envoy != NOBODY:
            self.tell(events.ENVOY_LEAVES, self.envoy, i64(used))
        self.envoy = NOBODY
        self.envoy_use = NO_USE

    # Help from the advisors.

    def help(self, about: i64) -> None:
        """KB-6.1 to KB-6.5, KB-R19: the groups on each advisor in ascending order, first come first."""
        turn, owners = about, self.owner
        while turn < SPACES:
            space = (turn >> 1) + 18 * (turn & 1)
            turn += 1
            if 0 <= owners[space] < self.seats:
                self.then(HELP + ABOUT * turn)
                self.helping = space
                self.offer_gift(owners[space], (turn + 1) >> 1)
                return
        self.helping = -1

    def offer_gift(self, seat: i64, number: i64) -> None:
        """KB-6.4, KB-D7 to KB-D9: the alternatives that the seat can pay; those that cost may be declined."""
        offer = vec[i64]()
        if self.edition.gift_optional[number]:
            offer = append(offer, opt.PASS)
        for alternative in range(self.edition.gift_count[number]):
            if self.can_take(seat, number, alternative):
                offer = append(offer, opt.GIFT + alternative)
        self.ask(seat, opt.ASK_GIFT, offer)

    def can_take(self, seat: i64, number: i64, alternative: i64) -> bool:
        """Goods that a gift costs must be there; points may go below 0 (KB-R23)."""
        first = (number * GIFTS_MAX + alternative) * GAIN_SIZE
        goods, gift = self.goods, self.edition.gift
        for good in range(i64(3)):
            if goods[seat * 3 + good] + gift[first + good] < 0:
                return False
        return True

    def takes_gift(self, seat: i64, option: i64) -> None:
        """KB-6.6 to KB-6.23, KB-8.20, KB-8.21."""
        number = opt.helper(self)
        if option == opt.PASS:
            self.tell(events.DECLINES, seat, number)
            return
        first = (number * GIFTS_MAX + option - opt.GIFT) * GAIN_SIZE
        goods, gift = self.goods, self.edition.gift
        for good in range(i64(3)):
            goods[seat * 3 + good] += gift[first + good]
        if gift[first + GAIN_VP]:
            self.score_points(seat, FROM_ADVISORS, gift[first + GAIN_VP])
        self.tokens[seat] += gift[first + GAIN_PLUS2]
        soldiers = gift[first + GAIN_SOLDIERS]
        if soldiers > 0:
            soldiers += self.effect(seat, GIFT_SOLDIERS)
            self.soldiers[seat] += soldiers
        self.tell(events.HELPED, seat, option - opt.GIFT, soldiers)
        if gift[first + GAIN_PEEK]:
            self.look_at_enemy(seat)

    def look_at_enemy(self, seat: i64) -> None:
        """KB-6.15, KB-6.22, KB-R24, KB-R25: the card goes back on top; only this seat has seen it."""
        if self.enemy < 0:
            self.draw_enemy()
        self.seen |= 1 << seat
        self.shown += 1
        self.tell(events.LOOKS, seat)
        self.tell(events.SEES, seat)

    def clear_dice(self) -> None:
        """KB-6.24 to KB-6.27: dice and tokens leave the court; neutral dice stay until the season is over."""
        owners, tokens, shifts = self.owner, self.group_tokens, self.group_shift
        for space in range(i64(SPACES)):
            if 0 <= owners[space] < self.seats:
                owners[space] = NOBODY
                tokens[space] = 0
                shifts[space] = 0
        dice, places = self.dice, self.place
        for seat in range(self.seats):
            self.rerolled[seat] = 0
            self.spent_tokens[seat] = 0
            die = seat * SLOTS
            for slot in range(i64(SLOTS)):
                dice[die + slot] = 0
                places[die + slot] = IN_HAND if slot < COLOURED else IN_SUPPLY
        self.aid = NOBODY
        self.out = 0
        self.stuck = 0
        self.market = 0

    # Building.

    def buildable(self, seat: i64) -> vec[i64]:
        """KB-7.7 to KB-7.9, KB-D10: pass, and the next building of each row that can be paid."""
        found = vec[i64]([opt.PASS])
        built, left = self.built[seat], self.edition.left
        for building in range(i64(len(BUILDINGS))):
            if may_stand(built, left[building], building) and self.can_pay(seat, building):
                found = append(found, opt.BUILD + building)
        return found

    def builds(self, seat: i64, option: i64) -> None:
        """KB-7.3 to KB-7.6; the Envoy allows a second building (KB-7.2, KB-10.9)."""
        if option == opt.PASS:
            self.tell(events.NO_BUILDING, seat)
            return
        building = option - opt.BUILD
        self.tell(events.BUILDS, seat, building)
        for good in range(i64(3)):
            self.goods[seat * 3 + good] -= self.price(seat, building, good)
        self.built[seat] |= 1 << building
        self.score_points(seat, FROM_BUILDINGS, self.edition.points[building])
        if self.question == opt.ASK_BUILD_AGAIN:
            self.send_envoy_home(True)
        elif self.envoy_may_build(seat):
            self.then(SECOND_BUILD + ABOUT * seat)

    def envoy_may_build(self, seat: i64) -> bool:
        """KB-10.5, KB-10.9: whether a seat may build twice this season."""
        if self.envoy != seat or not self.envoy_in_window():
            return False
        return self.envoy_use == USE_BUILD or not self.edition.envoy_announced

    # The end of the season.

    def end_of_season(self, seat: i64) -> None:
        """KB-8.9, KB-8.29, KB-8.32, KB-R59: Inn and Embassy first, so that the token can pay in the Town Hall."""
        tokens = self.effect(seat, SUMMER_PLUS2) if self.phase == SUMMER else i64(0)
        if tokens:
            self.tokens[seat] += tokens
            self.tell(events.INN, seat, tokens)
        points = self.effect(seat, SEASON_VP)
        if points:
            self.score_points(seat, FROM_EMBASSY, points)
            self.tell(events.EMBASSY, seat, points)
        if self.has(seat, TOWN_HALL):
            self.ask(seat, opt.ASK_TOWN_HALL, self.town_hall_offer(seat))

    def town_hall_offer(self, seat: i64) -> vec[i64]:
        """KB-8.29 to KB-8.31, KB-D12, KB-R61."""
        offer = vec[i64]()
        if self.edition.town_hall_pays:
            offer = append(offer, opt.PASS)
        if not self.edition.town_hall_pays or self.tokens[seat] > 0:
            offer = append(offer, opt.TOKEN)
        for mix in opt.mixes_of(1, self, seat):
            offer = append(offer, mix)
        return offer

    def town_hall(self, seat: i64, option: i64) -> None:
        """A token as a gift, or a token or a good for a point."""
        if option == opt.PASS:
            return
        gift = option == opt.TOKEN and not self.edition.town_hall_pays
        if option == opt.TOKEN:
            self.tokens[seat] += 1 if gift else -1
        else:
            self.pay_mix(seat, option - opt.MIX)
        if not gift:
            self.score_points(seat, FROM_TOWN_HALL, 1)
        self.tell(events.TOWN_HALL, seat, option)

    def season_over(self) -> None:
        """KB-7.14, KB-10.13, KB-14.11: effects of the end first, then the last dice and the Envoy leave."""
        owners, neutral = self.owner, self.neutral
        for space in range(i64(18)):
            owners[space] = NOBODY
        for number in range(i64(5)):
            neutral[number] = 0
        if self.envoy_use != NO_USE or (self.envoy_in_window() and not self.edition.envoy_stays):
            self.send_envoy_home(False)
