"""Rewards as the cards and boards print them; tax, suspicion, debts and the Inquisition."""

from regalia.games.paladins import events, targets
from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ALTERNATIVES,
    CRIMINAL,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GOODS,
    INQUISITION_ANY,
    INQUISITION_INNOCENT,
    INQUISITION_SUSPECTED,
    PAY_DEBT,
    PAYING_A_DEBT,
    PRAYER,
    SILVER,
    STRENGTH_UP,
    SUSPECTED,
    TAX,
    VERB_SPAN,
)
from regalia.games.paladins.encoding import NO_CARD, OWNER, PAID, SUSPICION_BITS, SUSPICION_DECK, UNPAID, bit
from regalia.games.paladins.steps import (
    FREE_WORKSHOP,
    GAIN_CRIMINAL,
    INQUISITION,
    JUDGEMENT,
    SCRIPT,
    SUSPECT,
    TOWNSFOLK_ACT,
    Steps,
)
from regalia.kernel.vectors import append, i64, vec


class Rewards(Steps):
    """PA-15 to PA-17, PA-22, PA-23: what icons, suspicions and debts do."""

    def run_script(self, side: i64, place: i64) -> None:
        """PA-R18: the icons of a reward from the left, each with all that it sets off."""
        entry = self.edition.script[place]
        if entry < 0:
            return
        if self.edition.script[place + 1] >= 0:
            self.later(SCRIPT, side, place + 1)
        if self.is_ai(side):
            self.reward_ai(entry % VERB_SPAN, entry // VERB_SPAN)
        else:
            self.reward(side, entry % VERB_SPAN, entry // VERB_SPAN)

    def reward_ai(self, verb: i64, count: i64) -> None:
        """The same for the solo opponent."""
        raise NotImplementedError

    def reward(self, seat: i64, verb: i64, count: i64) -> None:
        """PA-23.1 to PA-23.11: one icon, or several equal ones."""
        if verb == CRIMINAL:
            self.gain_criminals(seat, count)
        elif verb < GOODS:
            self.gain(seat, verb, count)
        elif verb == TAX:
            self.take_tax(seat, count)
        elif verb < PRAYER:
            self.raise_mark(seat, verb - STRENGTH_UP, count)
        elif verb == PRAYER:
            self.offer_prayer(seat, -1)
        elif verb == DISCARD_SUSPICION:
            self.offer_discard(seat, count)
        elif verb in (DESTROY_DEBT, PAY_DEBT):
            self.offer_debt(seat, verb)
        elif verb == FREE_RECRUIT:
            self.ask(seat, opt.ASK_FREE_RECRUIT, targets.free_recruits(self, True))
        elif verb == FREE_DEVELOP:
            self.later(FREE_WORKSHOP, seat, 0)
        else:
            self.offer_choice(seat, count)

    def offer_choice(self, seat: i64, choice: i64) -> None:
        """PA-10.8, PA-D20."""
        self.choosing = choice
        offer = vec[i64]()
        for alternative in range(i64(ALTERNATIVES)):
            if self.edition.choices[choice * ALTERNATIVES + alternative] >= 0:
                offer = append(offer, opt.CHOICE + alternative)
        self.ask(seat, opt.ASK_CHOICE, offer)

    def chooses(self, seat: i64, option: i64) -> None:
        """One of the rewards of a choice."""
        self.run_script(seat, self.edition.choices[self.choosing * ALTERNATIVES + option - opt.CHOICE])

    # Pray: emptying an action.

    def offer_prayer(self, seat: i64, spared: i64) -> None:
        """PA-7.3, PA-23.4, PA-R23, PA-R24."""
        self.ask(seat, opt.ASK_PRAY, targets.actions_to_clear(self, seat, spared))

    # Tax and suspicion.

    def take_tax(self, seat: i64, count: i64) -> None:
        """PA-15.1, PA-15.2, PA-15.9, PA-15.10, PA-15.12."""
        taxed = min(count, self.tax)
        self.tax -= taxed
        self.goods[seat * GOODS + SILVER] += count
        self.bank[SILVER] -= count - taxed
        if count > 0:
            self.tell(events.TAXES, seat, count)
        if taxed > 0 and self.tax == 0:
            self.then(INQUISITION)

    def gain_criminals(self, side: i64, count: i64) -> None:
        """PA-15.3, PA-15.11: one by one, each with its suspicion."""
        while count > 0:
            self.later(GAIN_CRIMINAL, side, 0)
            count -= 1

    def gain_criminal(self, side: i64) -> None:
        """PA-23.3: a criminal and a suspicion."""
        if self.is_ai(side):
            self.ai_workers += 1
            self.tell(events.GAINS, side, CRIMINAL, 1)
        else:
            self.gain(side, CRIMINAL, 1)
        self.suspect(side, 0)

    def suspect(self, side: i64, tried: i64) -> None:
        """PA-15.4 to PA-15.8: a suspicion is drawn, and its silver taken from the tax supply."""
        if not self.renew_suspicions():
            if tried == 0:
                self.later(SUSPECT, side, 1)
                self.then(INQUISITION)
            return
        kind = self.chance.pick(SUSPICION_DECK, self.suspicion_deck)
        self.suspicion_deck[kind] -= 1
        self.suspicions[side] += 1
        self.piles[side] = (self.piles[side] << SUSPICION_BITS) | kind
        silver = self.edition.suspicion_silver[kind]
        self.tell(events.SUSPECTED, side, silver)
        if self.is_ai(side):
            self.reward_ai(TAX, silver)
        else:
            self.take_tax(side, silver)

    def offer_discard(self, seat: i64, count: i64) -> None:
        """PA-12.10, PA-23.8, PA-R19: suspicions may be discarded."""
        most = min(count, self.suspicions[seat])
        if most == 0:
            return
        offer = vec[i64]([opt.PASS])
        for number in range(1, most + 1):
            offer = append(offer, opt.DISCARD + number)
        self.ask(seat, opt.ASK_DISCARD, offer)

    # Debts.

    def offer_debt(self, seat: i64, verb: i64) -> None:
        """PA-16.6, PA-D21: an unpaid debt may be paid or destroyed; paid ones are of no use (PA-16.7)."""
        if self.debts[seat * 2 + UNPAID] > 0:
            question = opt.ASK_PAY_DEBT if verb == PAY_DEBT else opt.ASK_DESTROY_DEBT
            self.ask(seat, question, vec[i64]([opt.PASS, opt.SETTLE]))

    def pay_debt(self, side: i64) -> None:
        """PA-16.2, PA-22.3: the debt is turned over; Debt Collectors give their workers."""
        self.debts[side * 2 + UNPAID] -= 1
        self.debts[side * 2 + PAID] += 1
        self.tell(events.DEBT_PAID, side)
        self.bonuses(side, PAYING_A_DEBT)

    def destroy_debt(self, side: i64) -> None:
        """PA-16.3: the debt goes back to the pile."""
        self.debts[side * 2 + UNPAID] -= 1
        self.bank[GOODS] += 1
        self.tell(events.DEBT_DESTROYED, side)

    def bonuses(self, side: i64, trigger: i64) -> None:
        """PA-22.1, PA-22.3, PA-22.7: the townsfolk with this trigger, in the order of hiring."""
        place = len(self.hired)
        while place > 0:
            place -= 1
            entry = self.hired[place]
            if entry % OWNER == side and self.edition.trigger[entry // OWNER] == trigger:
                self.later(SCRIPT, side, self.edition.ongoing[entry // OWNER])

    # The Inquisition.

    def inquisition(self) -> None:
        """PA-17.2, PA-R21: townsfolk of all sides act first, those of the active one before the others."""
        self.tell(events.INQUISITION_BEGINS)
        self.acted = 0
        self.then(JUDGEMENT)
        place = self.sides
        while place > 0:
            place -= 1
            self.later(TOWNSFOLK_ACT, (self.active + place) % self.sides, 0)

    def townsfolk_act(self, side: i64) -> None:
        """PA-17.3, PA-D22: the own townsfolk in any order; asked only while the order can matter."""
        first = self.next_to_act(side, INQUISITION_ANY)
        suspected = self.next_to_act(side, INQUISITION_SUSPECTED)
        innocent = self.next_to_act(side, INQUISITION_INNOCENT)
        if first < 0 and suspected < 0 and innocent < 0:
            return
        self.later(TOWNSFOLK_ACT, side, 0)
        held, lowest = self.suspicions[side], self.suspicions[side] - self.left_to_discard(side)
        if suspected >= 0 and (held < SUSPECTED or lowest >= SUSPECTED):
            self.act(side, suspected)
        elif innocent >= 0 and (held == 0 or lowest > 0):
            self.act(side, innocent)
        elif suspected < 0 and innocent < 0:
            self.act(side, first)
        else:
            offer = vec[i64]([opt.ABILITY])
            if suspected >= 0:
                offer = append(offer, opt.ABILITY + INQUISITION_SUSPECTED - INQUISITION_ANY)
            if innocent >= 0:
                offer = append(offer, opt.ABILITY + INQUISITION_INNOCENT - INQUISITION_ANY)
            self.ask(side, opt.ASK_ABILITY, offer)

    def next_to_act(self, side: i64, trigger: i64) -> i64:
        """The first townsfolk of a side with this trigger that has not acted in this Inquisition, or -1."""
        for entry in self.hired:
            card = entry // OWNER
            if entry % OWNER == side and self.edition.trigger[card] == trigger and (self.acted >> card) & 1 == 0:
                return card
        return NO_CARD

    def left_to_discard(self, side: i64) -> i64:
        """How many suspicions the Conspirators of a side can still discard in this Inquisition."""
        total: i64 = 0
        for entry in self.hired:
            card = entry // OWNER
            if (
                entry % OWNER == side
                and self.edition.trigger[card] == INQUISITION_ANY
                and (self.acted >> card) & 1 == 0
            ):
                total += self.edition.script[self.edition.ongoing[card]] // VERB_SPAN
        return total

    def acts_next(self, seat: i64, option: i64) -> None:
        """The owner has chosen which of the own townsfolk acts next."""
        self.act(seat, self.next_to_act(seat, INQUISITION_ANY + option - opt.ABILITY))

    def act(self, side: i64, card: i64) -> None:
        """PA-22.2, PA-22.4 to PA-22.6, PA-R20: the condition is tested now; a Conspirator must discard."""
        self.acted |= bit(card)
        trigger, held = self.edition.trigger[card], self.suspicions[side]
        self.tell(events.TOWNSFOLK_ACTS, side, card)
        if trigger == INQUISITION_ANY:
            count = self.edition.script[self.edition.ongoing[card]] // VERB_SPAN
            self.drop_suspicions(side, min(held, count))
        elif (trigger == INQUISITION_SUSPECTED and held >= SUSPECTED) or (
            trigger == INQUISITION_INNOCENT and held == 0
        ):
            self.later(SCRIPT, side, self.edition.ongoing[card])

    def judgement(self) -> None:
        """PA-17.4 to PA-17.9: debts for the most suspected, who discard half; the tax supply is filled."""
        most: i64 = 0
        for side in range(self.sides):
            most = max(most, self.suspicions[side])
        if most > 0:
            for side in range(self.sides):
                if self.suspicions[side] == most:
                    self.add_debts(side, 1)
                    self.drop_suspicions(side, most // 2)
        size = self.edition.tax_size[self.seats]
        self.bank[SILVER] -= size - self.tax
        self.tax = size
        self.tell(events.TAX_FILLED)
