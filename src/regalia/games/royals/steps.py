"""The steps of the agenda, and the moves of pieces that many steps share."""

from typing import Final

from regalia.games.royals.components import COUNTRY_COUNT, INTRIGUE_COUNT
from regalia.games.royals.position import COUNTRY_DECK, NOBODY, SOURCE_COUNT, Europe
from regalia.kernel.counts import total_of
from regalia.kernel.vectors import i64

# Steps of the agenda.
COLOURS_PICKED: Final = 1
TURN: Final = 2
DRAW: Final = 3
PLAY: Final = 4
COUNTRY_LIMIT: Final = 5
INTRIGUE_LIMIT: Final = 6
TURN_ENDS: Final = 7


class Steps(Europe):
    """Cards and markers change places."""

    def turn_up(self) -> None:
        """A card goes from the country pile to the display, where everybody sees it."""
        country = self.chance.pick(COUNTRY_DECK, self.pile)
        self.pile[country] -= 1
        self.fresh[country] -= 1
        self.display[country] += 1

    def fill_display(self) -> None:
        """RY-1.17, RY-9.5: from the pile, as far as it goes."""
        missing = self.edition.display - total_of(self.display)
        left = total_of(self.pile)
        while missing > 0 and left > 0:
            self.turn_up()
            missing -= 1
            left -= 1

    def discard_country(self, seat: i64, country: i64, count: i64) -> None:
        """Cards of one country go from a hand to the open discards; what is known of the rest shrinks with them."""
        place = seat * COUNTRY_COUNT + country
        self.hands[place] -= count
        self.discards[country] += count
        self.revealed[place] += max(0, count - self.known[place])
        self.known[place] = max(0, self.known[place] - count)

    def discard_intrigue(self, seat: i64, cards: i64) -> None:
        """RY-7.8: a set of intrigue cards goes to its own discard pile."""
        for kind in range(INTRIGUE_COUNT):
            count = self.edition.intrigue_sets[cards * INTRIGUE_COUNT + kind]
            self.intrigue_hands[seat * INTRIGUE_COUNT + kind] -= count
            self.intrigue_revealed[seat * INTRIGUE_COUNT + kind] += count
            self.intrigue_discards[kind] += count

    def gain(self, seat: i64, marker: i64, source: i64) -> i64:
        """RY-10.1: a marker goes to a seat for good; its points."""
        points = self.edition.marker_vp[marker]
        self.marker[marker] = seat
        self.ledger[seat * SOURCE_COUNT + source] += points
        return points

    def highest_left(self, first: i64, count: i64) -> i64:
        """The first marker of a row in falling value that still lies on the board, or -1."""
        for marker in range(first, first + count):
            if self.marker[marker] == NOBODY:
                return marker
        return -1

    def has_one_of(self, seat: i64, first: i64, count: i64) -> bool:
        """Whether a seat has gained a marker of a row."""
        for marker in range(first, first + count):
            if self.marker[marker] == seat:
                return True
        return False
