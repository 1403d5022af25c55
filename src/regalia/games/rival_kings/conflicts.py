"""Phases 1 and 2: playing characters, and the conflicts between them."""

from regalia.games.rival_kings import events
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import GARDENER, RANK_COUNT, WATCHMAN
from regalia.games.rival_kings.position import CHOOSING, CONFLICTS, NEUTRAL, NEUTRAL_DRAWN, NOBODY, left_over
from regalia.games.rival_kings.steps import (
    ABOUT,
    CYCLE_ENDS,
    EQUAL_CONFLICTS,
    RANK_ACTS,
    REVEAL,
    SWAP_CHARACTERS,
    UNEQUAL_CONFLICTS,
    WARD_OFF,
)
from regalia.games.rival_kings.subjects import Subjects
from regalia.kernel.counts import count_of, filled, lowest_of
from regalia.kernel.vectors import append, i64, vec


class Conflicts(Subjects):
    """RK-3, RK-4, RK-5, RK-13: from the choice of a character to the last marker of phase 2."""

    # Phase 1.

    def begin_cycle(self) -> None:
        """RK-2.5, RK-2.6, RK-3.5: everybody lays down a character at the same time."""
        self.cycle += 1
        self.phase = CHOOSING
        self.tell(events.CYCLE_BEGINS)
        self.then(UNEQUAL_CONFLICTS)
        self.then(EQUAL_CONFLICTS)
        self.then(REVEAL)
        self.ask_together((1 << self.seats) - 1, opt.ASK_CHARACTER)

    def hand_options(self, seat: i64) -> vec[i64]:
        """RK-3.7, RK-D1: one of the characters in hand."""
        hand = self.hand[seat]
        found = filled(count_of(hand), opt.PASS)
        for place in range(i64(len(found))):
            found[place] = opt.PLAY + lowest_of(hand)
            hand &= hand - 1
        return found

    def plays(self, seat: i64, option: i64) -> None:
        """RK-2.2: the card leaves the hand; all have laid one by now (RK-3.6)."""
        card = option - opt.PLAY
        self.hand[seat] &= ~(1 << card)
        self.played[seat] = card

    def reveal(self) -> None:
        """RK-3.6, RK-13.1, RK-R43: all at once, then the neutral; then the Gardeners (RK-R36)."""
        self.phase = CONFLICTS
        self.shown += 1
        if self.seats == 2:
            self.neutral = self.draw_character(NEUTRAL_DRAWN, left_over(self))
        for seat in range(self.seats):
            self.tell(events.REVEALS, seat)
        if self.neutral >= 0:
            self.tell(events.NEUTRAL_REVEALED)
        self.ask_all_with(GARDENER, SWAP_CHARACTERS)

    def ask_all_with(self, ability: i64, step: i64) -> None:
        """A step for every seat with an active subject of this kind, rank A first."""
        askers: i64 = 0
        for seat in range(self.seats):
            if self.ability(seat) == ability:
                askers |= 1 << seat
        if askers:
            rank: i64 = RANK_COUNT
            while rank > 0:
                rank -= 1
                self.plan_within(rank, askers, step)

    def plan_within(self, rank: i64, seats: i64, step: i64) -> None:
        """A step for those of a bit set of seats that have a rank, in their order."""
        first, second = self.order_within(rank)
        if second != NOBODY and (seats >> second) & 1:
            self.then(step + ABOUT * second)
        if first != NOBODY and (seats >> first) & 1:
            self.then(step + ABOUT * first)

    def order_within(self, rank: i64) -> tuple[i64, i64]:
        """RK-4.15, RK-4.16, RK-R10: the two seats of a rank, fewer markers first, then the tie-break symbol.

        NOBODY stands where a rank has only one seat or none.
        """
        first: i64 = NOBODY
        second: i64 = NOBODY
        for seat in range(self.seats):
            card = self.played[seat]
            if self.edition.rank[card] == rank:
                if first == NOBODY:
                    first = seat
                else:
                    second = seat
        if second != NOBODY and self.goes_before(second, first):
            return second, first
        return first, second

    def goes_before(self, seat: i64, other: i64) -> bool:
        """Whether a seat acts before another one of the same rank."""
        if self.markers[seat] != self.markers[other]:
            return self.markers[seat] < self.markers[other]
        return self.edition.tie_break[self.played[seat]] == 1

    def offer_swap(self, seat: i64) -> None:
        """RK-9.1, RK-D2: the Gardener exchanges the own character with that of another player."""
        offer = vec[i64]([opt.PASS])
        for other in range(self.seats):
            if other != seat:
                offer = append(offer, opt.SWAP + other)
        self.ask(seat, opt.ASK_GARDENER, offer)

    def swaps(self, seat: i64, option: i64) -> None:
        """Rank, symbol and conflicts follow the new cards."""
        if option == opt.PASS:
            return
        other = option - opt.SWAP
        self.spend_ability(seat)
        card = self.played[seat]
        self.played[seat] = self.played[other]
        self.played[other] = card
        self.tell(events.SWAPS, seat, other)

    # Phase 2.

    def equal_conflicts(self) -> None:
        """RK-4.1 to RK-4.6, RK-13.3, RK-13.4, RK-R41: equal ranks first, from the highest to the lowest."""
        neutral = self.neutral_rank()
        for rank in range(i64(RANK_COUNT)):
            first, second = self.order_within(rank)
            if second != NOBODY:
                self.equal |= (1 << first) | (1 << second)
                self.tell(events.EQUAL, first, second, rank)
                self.take_marker(first)
                self.take_marker(second)
            elif first != NOBODY and neutral == rank:
                self.tell(events.EQUAL_NEUTRAL, first, rank)
                self.take_marker(first)
        self.ask_watchmen()

    def neutral_rank(self) -> i64:
        """The rank of the neutral character, or -1."""
        return self.edition.rank[self.neutral] if self.neutral >= 0 else i64(-1)

    def neutral_victim_rank(self) -> i64:
        """The rank that the neutral character troubles, or -1."""
        return self.edition.steals_from[self.neutral] if self.neutral >= 0 else i64(-1)

    def ask_watchmen(self) -> None:
        """RK-9.2: every victim with an active Watchman is asked before the markers are dealt, higher ranks first."""
        self.ask_all_with(WATCHMAN, WARD_OFF)

    def offer_watchman(self, seat: i64) -> None:
        """RK-D3, RK-R33, RK-R35: one marker of a higher rank, or none."""
        offer = vec[i64]([opt.PASS])
        rank = self.rank_in_play(seat)
        for thief in range(self.seats):
            if self.victim_rank(thief) == rank:
                offer = append(offer, opt.TURN_AWAY + thief)
        if self.neutral_victim_rank() == rank:
            offer = append(offer, opt.TURN_AWAY + NEUTRAL)
        self.ask(seat, opt.ASK_WATCHMAN, offer)

    def turns_away(self, seat: i64, option: i64) -> None:
        """The marker will go to the higher character's player."""
        if option != opt.PASS:
            self.spend_ability(seat)
            self.turned[seat] = option - opt.TURN_AWAY

    def unequal_conflicts(self) -> None:
        """RK-5.1 to RK-5.7, RK-R1, RK-R2, RK-R42: markers from the highest thief to the lowest; thefts come later."""
        neutral, played, ranks = self.neutral_rank(), self.played, self.edition.rank
        for rank in range(i64(RANK_COUNT)):
            for thief in range(self.seats):
                if ranks[played[thief]] == rank:
                    self.trouble(thief, self.victim_rank(thief))
            if neutral == rank:
                self.trouble(NEUTRAL, self.neutral_victim_rank())
        self.then(CYCLE_ENDS)
        rank = RANK_COUNT
        while rank > 0:
            rank -= 1
            self.then(RANK_ACTS + ABOUT * rank)

    def trouble(self, thief: i64, rank: i64) -> None:
        """RK-5.7, RK-9.2, RK-R34, RK-R35: one marker for each victim, unless a Watchman turns it away."""
        if rank < 0:
            return
        for victim in range(self.seats):
            if self.rank_in_play(victim) != rank:
                continue
            self.tell(events.TROUBLED, victim, thief)
            if self.turned[victim] != thief:
                self.take_marker(victim)
            elif thief != NEUTRAL:
                self.take_marker(thief)

    def go_home(self) -> None:
        """RK-2.3, RK-R16: characters are used up, crests and abilities come back."""
        self.spent = self.seen_characters()
        self.neutral = -1
        self.acting = NOBODY
        self.used = 0
        self.equal = 0
        self.victims = 0
        self.carried = 0
        played, turned, crests = self.played, self.turned, self.crest
        for seat in range(self.seats):
            played[seat] = -1
            turned[seat] = NOBODY
        for place in range(i64(len(crests))):
            crests[place] = NOBODY
