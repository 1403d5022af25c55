"""Dice: neutral ones, the roll, rerolls, the turn order, and what is set aside."""

from regalia.games.kingsburg import events
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import (
    CHAPEL,
    STATUE,
    WHITE_DICE,
)
from regalia.games.kingsburg.position import (
    ASIDE,
    COLOURED,
    DICE,
    IN_HAND,
    NEUTRAL,
    SLOTS,
    SPRING,
)
from regalia.games.kingsburg.steps import (
    ABOUT,
    PUT_ASIDE,
    REROLL,
    Steps,
)
from regalia.kernel.vectors import append, i64, vec


class Dice(Steps):
    """What is done with dice at the start of a season."""

    def roll_neutral_dice(self) -> None:
        """KB-14.1 to KB-14.4, KB-R64, KB-R65."""
        if self.seats != 2:
            return
        for number in range(5):
            self.neutral[number] = self.chance.die(DICE)
        three = self.neutral[0] + self.neutral[1] + self.neutral[2]
        pair = self.neutral[3] + self.neutral[4]
        self.block(three)
        if self.edition.pair_by_sum and pair != three:
            self.block(pair)
        else:
            self.block(self.neutral[3])
            self.block(self.neutral[4])
        self.tell(events.NEUTRAL_DICE)

    def block(self, number: i64) -> None:
        """KB-14.8: an advisor with neutral dice counts as influenced."""
        self.owner[number - 1] = NEUTRAL

    def roll(self) -> None:
        """KB-4.1 to KB-4.4: all roll; then rerolls in the old turn order (KB-R13)."""
        dice, places, chance = self.dice, self.place, self.chance
        for seat in range(self.seats):
            whites = self.effect(seat, WHITE_DICE)
            if self.aid == seat and self.phase == SPRING:
                whites += 1
            for die in range(seat * SLOTS, seat * SLOTS + COLOURED + whites):
                dice[die] = chance.die(DICE)
                places[die] = IN_HAND
            self.sort_dice(seat)
        for seat in self.order:
            self.tell(events.ROLLS, seat)
        self.in_turn_order(REROLL)

    def sort_dice(self, seat: i64) -> None:
        """Coloured dice from low to high, white dice from low to high."""
        first = seat * SLOTS
        self.swap_dice(first, first + 1)
        self.swap_dice(first + 1, first + 2)
        self.swap_dice(first, first + 1)
        if self.dice[first + 4]:
            self.swap_dice(first + 3, first + 4)

    def swap_dice(self, low: i64, high: i64) -> None:
        """Two dice of one colour, the lower one first."""
        dice = self.dice
        if dice[low] > dice[high]:
            face = dice[low]
            dice[low] = dice[high]
            dice[high] = face

    # Rerolls.

    def all_equal(self, seat: i64) -> bool:
        """KB-8.2, KB-R14: all own dice, white ones included, show the same number."""
        face = self.dice[seat * SLOTS]
        for slot in range(1, SLOTS):
            other = self.dice[seat * SLOTS + slot]
            if other and other != face:
                return False
        return True

    def reroll_left(self, seat: i64, building: i64) -> bool:
        """KB-8.4, KB-8.5: whether the Statue or the Chapel can still be used this season."""
        if not self.has(seat, building):
            return False
        used = self.rerolled[seat]
        return (used >> building) & 1 == 0 if self.edition.each_reroll else used == 0

    def offer_reroll(self, seat: i64) -> None:
        """KB-4.4, KB-8.2 to KB-8.5, KB-8.33."""
        if self.built[seat] & 3 == 0:
            return
        offer = vec[i64]([opt.PASS])
        if self.all_equal(seat) and self.single_reroll(seat) >= 0:
            offer = append(offer, opt.REROLL_COLOURED)
            if self.dice[seat * SLOTS + COLOURED]:
                offer = append(offer, opt.REROLL_WHITE)
        if self.edition.chapel_total and self.total_of(seat) <= 7 and self.reroll_left(seat, CHAPEL):
            offer = append(offer, opt.REROLL_ALL)
        self.ask(seat, opt.ASK_REROLL, offer)

    def single_reroll(self, seat: i64) -> i64:
        """The building that allows to reroll one die now, or -1."""
        if self.reroll_left(seat, STATUE):
            return STATUE
        if not self.edition.chapel_total and self.reroll_left(seat, CHAPEL):
            return CHAPEL
        return -1

    def rerolls(self, seat: i64, option: i64) -> None:
        """Roll again what was chosen, and see whether the other building can still be used."""
        if option == opt.PASS:
            return
        building: i64 = CHAPEL if option == opt.REROLL_ALL else self.single_reroll(seat)
        self.rerolled[seat] |= 1 << building
        for slot in range(SLOTS):
            die = seat * SLOTS + slot
            if self.dice[die] and (option == opt.REROLL_ALL or slot == self.rerolled_slot(option)):
                self.dice[die] = self.chance.die(DICE)
        self.sort_dice(seat)
        self.tell(events.REROLLS, seat, building)
        self.then(REROLL + ABOUT * seat)

    def rerolled_slot(self, option: i64) -> i64:
        """All dice are equal, so the first of a colour stands for any of them."""
        return COLOURED if option == opt.REROLL_WHITE else 0

    # The turn order.

    def set_order(self) -> None:
        """KB-4.5 to KB-4.8: ascending totals; equal ones keep their order."""
        for place in range(1, self.seats):
            seat = self.order[place]
            total = self.total_of(seat)
            before = place
            while before > 0 and self.total_of(self.order[before - 1]) > total:
                self.order[before] = self.order[before - 1]
                before -= 1
            self.order[before] = seat
        self.tell(events.TURN_ORDER)
        if self.seats == 2 and self.edition.die_set_aside:
            self.in_turn_order(PUT_ASIDE)

    def dice_to_set_aside(self, seat: i64) -> vec[i64]:
        """KB-14.6, KB-D5: one of the own dice; equal ones of a colour count once."""
        hand = opt.dice_in_hand(self, seat)
        different = hand & ~opt.twins(self, seat, hand)
        found = vec[i64]()
        for slot in range(SLOTS):
            if (different >> slot) & 1:
                found = append(found, opt.SET_ASIDE + slot)
        return found

    def sets_aside(self, seat: i64, option: i64) -> None:
        """KB-14.7."""
        slot = option - opt.SET_ASIDE
        self.tell(events.SETS_ASIDE, seat, slot)
        self.place[seat * SLOTS + slot] = ASIDE

    # Influencing the advisors.
