"""The five actions: what they can be aimed at, and what they do."""

from regalia.games.rival_kings import events
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import (
    BLACKSMITH,
    BUY,
    DISCOUNT,
    KINDS,
    PASS_ON,
    PILE_SIZE,
    PILES,
    RECRUIT,
    SETTLE,
    TAKE,
)
from regalia.games.rival_kings.position import PURSE_OF_PILE, SUPPLY
from regalia.games.rival_kings.steps import Steps
from regalia.kernel.counts import lowest_of
from regalia.kernel.vectors import append, i64, vec


class Actions(Steps):
    """RK-6.4, RK-7: whoever carries out an action does it for itself, a thief too (RK-R14)."""

    def ways(self, seat: i64, action: i64) -> i64:
        """RK-D7 to RK-D11: every way in which a seat can carry out an action now, as a bit set (opt.way_of)."""
        if action == TAKE:
            return self.money_to_take()
        if action == RECRUIT:
            return self.subjects_to_recruit(seat)
        if action == BUY:
            return self.buildings_to_buy(seat)
        if self.markers[seat] == 0:
            return 0
        return i64(1) if action == SETTLE else self.rivals(seat)

    def targets(self, found: vec[i64], seat: i64, action: i64) -> vec[i64]:
        """The options that carry out an action in every possible way, after those found before."""
        ways = self.ways(seat, action)
        while ways:
            found = append(found, opt.way_of(action, lowest_of(ways)))
            ways &= ways - 1
        return found

    def rivals(self, seat: i64) -> i64:
        """RK-7.2, RK-9.25: every other player may be given a marker."""
        return ((1 << self.seats) - 1) & ~(1 << seat)

    def money_to_take(self) -> i64:
        """RK-7.4, RK-R22: every money pile that holds something, or will after a refill."""
        coins, found = self.money_top, i64(0)
        for pile in range(i64(PILES)):
            if coins[pile]:
                found |= 1 << pile
        return found if found else self.piles_to_refill()

    def piles_to_refill(self) -> i64:
        """RK-R21: the money piles that a refill reaches: each takes as much as it can, the first one first."""
        supply, refill, found = self.coins(SUPPLY), self.edition.refill, i64(0)
        for pile in range(i64(PILES)):
            if supply > refill * pile:
                found |= 1 << pile
        return found

    def subjects_to_recruit(self, seat: i64) -> i64:
        """RK-7.10, RK-R25, RK-R27: every open subject the seat can pay, wherever it lies."""
        coins, values, found = self.coins(seat), self.edition.value, i64(0)
        for pile in range(i64(PILES)):
            card = self.top(pile)
            if 0 <= card < KINDS and values[card] <= coins:
                found |= 1 << pile
        return found

    def buildings_to_buy(self, seat: i64) -> i64:
        """RK-7.14, RK-R25, RK-R27, RK-D11: every open building the seat can pay, with and without its Blacksmith."""
        coins, values, found = self.coins(seat), self.edition.value, i64(0)
        cheaper = self.ability(seat) == BLACKSMITH
        for pile in range(i64(PILES)):
            card = self.top(pile)
            if card >= KINDS:
                price = values[card]
                if price <= coins:
                    found |= 1 << (2 * pile)
                if cheaper and price > 0 and price - DISCOUNT <= coins:
                    found |= 2 << (2 * pile)
        return found

    def act(self, seat: i64, option: i64) -> None:
        """Carry out an action as it was chosen."""
        action = opt.action_of(option)
        if action == TAKE:
            self.take_money(seat, option - opt.TAKE_MONEY)
        elif action == RECRUIT:
            self.buy_top(seat, option - opt.RECRUIT_TOP, 0)
        elif action == BUY:
            self.buy_building(seat, option)
        elif action == PASS_ON:
            self.give_marker(seat, option - opt.GIVE_MARKER)
        else:
            self.settle(seat)

    def settle(self, seat: i64) -> None:
        """RK-7.1."""
        self.markers[seat] -= 1
        self.marker_supply += 1
        self.tell(events.SETTLES, seat)

    def give_marker(self, seat: i64, rival: i64) -> None:
        """RK-7.2, RK-9.25."""
        self.markers[seat] -= 1
        self.markers[rival] += 1
        self.tell(events.GIVES_MARKER, seat, rival)

    def take_money(self, seat: i64, pile: i64) -> None:
        """RK-7.3, RK-R57: all of it."""
        self.refill()
        purse = PURSE_OF_PILE + pile
        count = self.coins(purse)
        self.move_coins(purse, seat, self.ones[purse], self.twos[purse])
        self.tell(events.TAKES, seat, pile, count)

    def buy_building(self, seat: i64, option: i64) -> None:
        """RK-7.14, RK-9.17, RK-R32: with the Blacksmith for a coin less, once a cycle."""
        if option >= opt.BUY_CHEAPER:
            self.spend_ability(seat)
            self.buy_top(seat, option - opt.BUY_CHEAPER, DISCOUNT)
        else:
            self.buy_top(seat, option - opt.BUY_TOP, 0)

    def buy_top(self, seat: i64, pile: i64, discount: i64) -> None:
        """RK-7.20: exactly one card, the open one."""
        self.buy_card(seat, pile, self.pile_size[pile] - 1, discount)

    def buy_card(self, seat: i64, pile: i64, place: i64, discount: i64) -> None:
        """RK-7.10 to RK-7.16: pay at the pile the card came from, and lay it at the end of the own row."""
        cell = pile * PILE_SIZE + place
        card = self.pile[cell]
        paid = self.pay(seat, self.price(card, discount), pile)
        self.add_card(seat, card)
        self.tell(events.BUYS, seat, cell, paid)
        self.leave_pile(pile, place)

    def spend_ability(self, seat: i64) -> None:
        """RK-8.3, RK-8.4, RK-8.8: an ability is used, free of charge, and no other one in this cycle."""
        self.used |= 1 << seat
        self.tell(events.USES, seat)
