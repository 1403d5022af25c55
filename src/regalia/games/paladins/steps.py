"""The steps of the agenda, and what all of them use."""

from typing import Final

from regalia.games.paladins import events
from regalia.games.paladins.components import (
    GOODS,
    INFLUENCE,
)
from regalia.games.paladins.encoding import AI, SUSPICION_BITS, UNPAID
from regalia.games.paladins.position import Kingdom
from regalia.kernel.counts import total_of
from regalia.kernel.vectors import append, i64

# Steps of the agenda; an entry is a step, 64 times the side, and 512 times what it is about.
SET_UP: Final = 1
SETUP_HIRE: Final = 2  # seat
SETTLE_ROWS: Final = 3
ROUND_BEGINS: Final = 4
DRAW_PALADINS: Final = 5
REVEAL: Final = 6  # seat
VISIT_TAVERN: Final = 7  # seat
AI_TAVERN: Final = 8
TURN: Final = 9  # side
TARGET: Final = 10  # seat
PLACE: Final = 11  # seat
PERFORM: Final = 12  # seat
SCRIPT: Final = 13  # side, entry
GAIN_CRIMINAL: Final = 14  # side
SUSPECT: Final = 15  # side, 1 after an Inquisition for want of cards
AI_CLEARS: Final = 16  # AI, what it must remove
FLAG: Final = 17  # side, attribute
DISCARD_ONE: Final = 18  # seat, how many
BONUS: Final = 19  # seat, action
FREE_WORKSHOP: Final = 20  # seat
INQUISITION: Final = 21
TOWNSFOLK_ACT: Final = 22  # side
JUDGEMENT: Final = 23
KEEP: Final = 24  # seat
ROUND_ENDS: Final = 25
GAME_ENDS: Final = 26

SIDE: Final = 64
ABOUT: Final = 512


class Steps(Kingdom):
    """The moves of pieces that many steps share."""

    def is_ai(self, side: i64) -> bool:
        """Whether a side is the solo opponent."""
        return self.seats == 1 and side == AI

    def later(self, step: i64, side: i64, about: i64) -> None:
        """Put a step of a side on the agenda, to be carried out next."""
        self.agenda = append(self.agenda, step + SIDE * side + ABOUT * about)

    def gain(self, side: i64, good: i64, count: i64) -> None:
        """PA-3.12, PA-23.2, PA-23.5, PA-23.6: goods from the common supply."""
        self.take(side, good, count)
        self.tell(events.GAINS, side, good, count)

    def spend(self, side: i64, good: i64, count: i64) -> None:
        """PA-3.13: goods to the common supply."""
        if count == 0:
            return
        self.pay(side, good, count)
        self.tell(events.PAYS, side, good, count)

    def raise_mark(self, side: i64, attribute: i64, count: i64) -> None:
        """PA-23.1, PA-R50: a marker moves up, to the end of its track at most."""
        place = side * 3 + attribute
        before = self.marks[place]
        after = min(before + count, self.edition.track_end)
        if after == before:
            return
        self.marks[place] = after
        if self.is_ai(side):
            self.put_on_stack(attribute)
        self.tell(events.RAISES, side, attribute, after - before)

    def put_on_stack(self, attribute: i64) -> None:
        """PA-32.14, PA-R40: the AI's marker that moved last lies on top of those it meets."""
        place: i64 = 0
        while self.stack[place] != attribute:
            place += 1
        while place < INFLUENCE:
            self.stack[place] = self.stack[place + 1]
            place += 1
        self.stack[INFLUENCE] = attribute

    def add_debts(self, side: i64, count: i64) -> None:
        """PA-16.1: debts come from the pile, unpaid side up."""
        if count == 0:
            return
        self.debts[side * 2 + UNPAID] += count
        self.bank[GOODS] -= count
        self.tell(events.OWES, side, count)

    def drop_suspicions(self, side: i64, count: i64) -> None:
        """PA-15.14, PA-15.15: the latest suspicions go to the discard pile."""
        if count == 0:
            return
        left = count
        while left > 0:
            kind = self.piles[side] & ((1 << SUSPICION_BITS) - 1)
            self.piles[side] >>= SUSPICION_BITS
            self.suspicions[side] -= 1
            self.suspicion_discard[kind] += 1
            left -= 1
        self.tell(events.DISCARDS, side, count)

    def renew_suspicions(self) -> bool:
        """PA-15.7: whether a suspicion can be drawn, if need be from the shuffled discards."""
        if total_of(self.suspicion_deck) > 0:
            return True
        if total_of(self.suspicion_discard) == 0:
            return False
        fresh = self.suspicion_deck
        self.suspicion_deck = self.suspicion_discard
        self.suspicion_discard = fresh
        self.tell(events.SUSPICIONS_SHUFFLED)
        return True
