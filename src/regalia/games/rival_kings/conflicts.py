"""Phases 1 and 2: playing characters, and the conflicts between them."""

from regalia.games.rival_kings import events
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import CHARACTER_COUNT, GARDENER, RANK_COUNT, WATCHMAN
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
from regalia.kernel.vectors import append, i64, vec


class Conflicts(Subjects):
    """RK-3, RK-4, RK-5, RK-13: from the choice of a character to the last marker of phase 2."""

    # Phase 1.

    def begin_cycle(self) -> None:
        """RK-2.5, RK-2.6, RK-3.5: everybody lays down a character at the same time."""
        self.cycle += 1
        self.phase = CHOOSING
        self.tell(events.CYCLE_BEGINS)
        self.plan([REVEAL, EQUAL_CONFLICTS, UNEQUAL_CONFLICTS])
        self.ask_together((1 << self.seats) - 1, opt.ASK_CHARACTER)

    def hand_options(self, seat: i64) -> vec[i64]:
        """RK-3.7, RK-D1: one of the characters in hand."""
        found = vec[i64]()
        for card in range(CHARACTER_COUNT):
            if (self.hand[seat] >> card) & 1:
                found = append(found, opt.PLAY + card)
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
        rank: i64 = RANK_COUNT
        while rank > 0:
            rank -= 1
            order = self.order_within(rank)
            place = len(order)
            while place > 0:
                place -= 1
                if self.ability(order[place]) == ability:
                    self.then(step + ABOUT * order[place])

    def order_within(self, rank: i64) -> vec[i64]:
        """RK-4.15, RK-4.16, RK-R10: the seats of a rank, fewer markers first, then the tie-break symbol."""
        found = vec[i64]()
        for seat in range(self.seats):
            if self.rank_in_play(seat) == rank:
                found = append(found, seat)
        if len(found) == 2 and self.goes_before(found[1], found[0]):
            return vec[i64]([found[1], found[0]])
        return found

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
        for rank in range(RANK_COUNT):
            rivals = self.order_within(rank)
            if len(rivals) == 2:
                self.equal |= (1 << rivals[0]) | (1 << rivals[1])
                self.tell(events.EQUAL, rivals[0], rivals[1], rank)
                self.take_marker(rivals[0])
                self.take_marker(rivals[1])
            elif len(rivals) == 1 and self.neutral_rank() == rank:
                self.tell(events.EQUAL_NEUTRAL, rivals[0], rank)
                self.take_marker(rivals[0])
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
        for rank in range(RANK_COUNT):
            for thief in range(self.seats):
                if self.rank_in_play(thief) == rank and self.victim_rank(thief) >= 0:
                    self.trouble(thief, self.victim_rank(thief))
            if self.neutral_rank() == rank and self.neutral_victim_rank() >= 0:
                self.trouble(NEUTRAL, self.neutral_victim_rank())
        self.then(CYCLE_ENDS)
        rank = RANK_COUNT
        while rank > 0:
            rank -= 1
            self.then(RANK_ACTS + ABOUT * rank)

    def trouble(self, thief: i64, rank: i64) -> None:
        """RK-5.7, RK-9.2, RK-R34, RK-R35: one marker for each victim, unless a Watchman turns it away."""
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
        for seat in range(self.seats):
            self.played[seat] = -1
            self.turned[seat] = NOBODY
        for place in range(len(self.crest)):
            self.crest[place] = NOBODY
