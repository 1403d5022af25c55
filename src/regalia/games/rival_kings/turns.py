"""Phase 3: the turns, with thefts, actions and the ability in between."""

from regalia.games.rival_kings import events
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import ACTION_COUNT, ACTIONS_MAX, SAILOR, TAKE
from regalia.games.rival_kings.conflicts import Conflicts
from regalia.games.rival_kings.position import ACTING
from regalia.games.rival_kings.steps import (
    ABOUT,
    LAST_MOMENT,
    ONE_ACTION,
    OWN_ACTION,
    REPEAT_ACTION,
    STEP_BITS,
    STOLEN_ACTION,
    THEFT,
    TURN,
)
from regalia.kernel.counts import count_of, filled, lowest_of
from regalia.kernel.vectors import append, i64, pop, vec


class Turns(Conflicts):
    """RK-4.8 to RK-4.17, RK-5.8 to RK-5.18, RK-6."""

    def rank_acts(self, rank: i64) -> None:
        """RK-2.8, RK-6.1, RK-4.15, RK-R10: the order of equal ranks is settled when their rank comes up."""
        self.phase = ACTING
        self.plan_within(rank, (1 << self.seats) - 1, TURN)

    def turn_of(self, seat: i64) -> None:
        """RK-5.9, RK-6.2: thefts first, then the own actions from left to right, or one of them."""
        self.acting = seat
        self.victims = 0
        rank = self.victim_rank(seat)
        if rank >= 0:
            for other in range(self.seats):
                if self.rank_in_play(other) == rank:
                    self.victims |= 1 << other
        self.tell(events.TURN_BEGINS, seat)
        self.then(LAST_MOMENT)
        if (self.equal >> seat) & 1:
            self.then(ONE_ACTION)
        else:
            self.plan_own_actions(seat)
        if self.victims:
            self.then(THEFT)

    def plan_own_actions(self, seat: i64) -> None:
        """RK-5.12, RK-5.13, RK-6.2: every action that is not covered, the leftmost next."""
        actions, first, uncovered = self.edition.action_at, self.played[seat] * ACTIONS_MAX, self.uncovered(seat)
        place: i64 = ACTIONS_MAX
        while place > 0:
            place -= 1
            action = actions[first + place]
            if action >= 0 and (uncovered >> action) & 1:
                self.then(OWN_ACTION + ABOUT * action)

    # Thefts.

    def theft(self) -> None:
        """RK-5.8, RK-5.17, RK-R11, RK-R13, RK-D4: victims in any order, one action each, or none."""
        seat, actions = self.acting, self.edition.action_at
        offer = vec[i64]([opt.PASS])
        for victim in range(self.seats):
            if (self.victims >> victim) & 1:
                first, uncovered = self.played[victim] * ACTIONS_MAX, self.uncovered(victim)
                for place in range(first, first + ACTIONS_MAX):
                    action = actions[place]
                    if action >= 0 and (uncovered >> action) & 1:
                        offer = append(offer, opt.STEAL + victim * ACTION_COUNT + action)
        self.ask(seat, opt.ASK_THEFT, self.offer_ability(offer, seat))

    def steals(self, seat: i64, option: i64) -> None:
        """RK-5.10, RK-5.11: a crest on the action, which is carried out at once."""
        if option == opt.PASS:
            self.victims = 0
            return
        if option >= opt.USE:
            self.then(THEFT)
            self.use(seat)
            return
        victim = (option - opt.STEAL) // ACTION_COUNT
        action = (option - opt.STEAL) % ACTION_COUNT
        self.crest[victim * ACTION_COUNT + action] = seat
        self.victims &= ~(1 << victim)
        self.tell(events.STEALS, seat, victim, action)
        if self.victims:
            self.then(THEFT)
        self.then(STOLEN_ACTION + ABOUT * action)

    def stolen_action(self, action: i64) -> None:
        """RK-5.11, RK-R11, RK-R14: the thief carries the action out for itself, or leaves it undone."""
        self.doing = action
        if action == TAKE:
            self.refill()
        seat = self.acting
        self.ask(seat, opt.ASK_STOLEN, self.offer_of(seat, action, self.ways(seat, action), False))

    # Own actions.

    def own_action(self, action: i64) -> None:
        """RK-6.2, RK-6.5, RK-6.6, RK-7.6, RK-D6: the action that is due, the ability before it, or neither."""
        seat = self.acting
        ways = self.ways(seat, action)
        if ways == 0 and self.rest_lapses():
            self.then(OWN_ACTION + ABOUT * action)
            self.no_more_actions()
            return
        self.doing = action
        usable = self.usable(seat)
        if action == TAKE and not usable:
            self.refill()  # which makes no ability usable: there are no more coins than before
        self.ask(seat, opt.ASK_ACTION, self.offer_of(seat, action, ways, usable))

    def offer_of(self, seat: i64, action: i64, ways: i64, usable: bool) -> vec[i64]:
        """To pass, to carry out an action in one of these ways, or to use the ability before."""
        offer = filled(1 + count_of(ways) + i64(usable), opt.PASS)
        place: i64 = 1
        while ways:
            offer[place] = opt.way_of(action, lowest_of(ways))
            ways &= ways - 1
            place += 1
        if usable:
            offer[place] = opt.USE + self.active(seat)
        return offer

    def takes_own_action(self, seat: i64, option: i64) -> None:
        """RK-6.3, RK-R12, RK-R63: what is skipped cannot be made up for, though the money is laid out."""
        if option == opt.PASS:
            self.tell(events.UNDONE, seat, self.doing)
            if self.doing == TAKE:
                self.refill()
        elif option < opt.SETTLE_MARKER:
            self.then(OWN_ACTION + ABOUT * self.doing)
            self.use(seat)
        else:
            self.do_own_action(seat, option)

    def do_own_action(self, seat: i64, option: i64) -> None:
        """RK-6.2: an own action is done, for all to see until the cycle ends."""
        self.carried |= 1 << (seat * ACTION_COUNT + opt.action_of(option))
        self.act(seat, option)

    def rest_lapses(self) -> bool:
        """RK-R12: whether none of the own actions after this one is possible as things stand."""
        agenda = self.agenda
        place = i64(len(agenda)) - 1
        while agenda[place] & (ABOUT - 1) == OWN_ACTION:
            if self.ways(self.acting, agenda[place] >> STEP_BITS):
                return False
            place -= 1
        return True

    def no_more_actions(self) -> None:
        """RK-R12: the turn is over, unless the ability is used; what is still planned may be possible after it."""
        self.doing = -1
        self.offer_last(opt.ASK_LAPSED)

    def one_action(self) -> None:
        """RK-4.8, RK-4.9, RK-4.12, RK-D5: in conflict with an equal rank, one action that is not covered."""
        seat = self.acting
        self.doing = -1
        offer = vec[i64]([opt.PASS])
        actions, first, uncovered = self.edition.action_at, self.played[seat] * ACTIONS_MAX, self.uncovered(seat)
        for place in range(first, first + ACTIONS_MAX):
            action = actions[place]
            if action >= 0 and (uncovered >> action) & 1:
                offer = self.targets(offer, seat, action)
        if len(offer) == 1:
            self.then(ONE_ACTION)
            self.no_more_actions()
            return
        self.ask(seat, opt.ASK_ONE_ACTION, self.offer_ability(offer, seat))

    def takes_one_action(self, seat: i64, option: i64) -> None:
        """RK-4.17, RK-9.16, RK-R29, RK-R30: a Sailor who was there before or came by it may repeat the action."""
        if option == opt.PASS:
            return
        if option < opt.SETTLE_MARKER:
            self.then(ONE_ACTION)
            self.use(seat)
            return
        sailor = self.ability(seat) == SAILOR
        self.do_own_action(seat, option)
        if sailor or self.ability(seat) == SAILOR:
            self.then(REPEAT_ACTION + ABOUT * opt.action_of(option))

    def repeat_action(self, action: i64) -> None:
        """RK-9.16, RK-D17: the same action once more, with the Sailor."""
        self.doing = action
        seat = self.acting
        self.ask(seat, opt.ASK_REPEAT, self.offer_of(seat, action, self.ways(seat, action), False))

    def repeats(self, seat: i64, option: i64) -> None:
        """RK-R29: the Sailor is used, even if a new subject lies below him by now."""
        if option != opt.PASS:
            self.used |= 1 << seat
            self.tell(events.REPEATS, seat)
            self.act(seat, option)

    def last_moment(self) -> None:
        """RK-6.5, RK-8.6: after the last action the ability can still be used."""
        self.doing = -1
        self.offer_last(opt.ASK_LAST)

    def offer_last(self, question: i64) -> None:
        """The ability, when no action is left; without one there is nothing to ask."""
        seat = self.acting
        if self.usable(seat):
            self.insist(seat, question, vec[i64]([opt.PASS, opt.USE + self.active(seat)]))
        else:
            self.question = question
            self.uses_last(seat, opt.PASS)

    def uses_last(self, seat: i64, option: i64) -> None:
        """The turn ends, or goes on with the ability to what that makes possible."""
        if option != opt.PASS:
            self.use(seat)
            return
        while self.agenda[i64(len(self.agenda)) - 1] & (ABOUT - 1) in (OWN_ACTION, ONE_ACTION, LAST_MOMENT):
            self.agenda, entry = pop(self.agenda)
            if entry & (ABOUT - 1) == OWN_ACTION:
                self.tell(events.UNDONE, seat, entry >> STEP_BITS)
