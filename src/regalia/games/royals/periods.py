"""End of a turn, end of a period, period scoring and title scoring."""

from regalia.games.royals import events
from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    COUNTRY_COUNT,
    PERIOD_COUNT,
    PERIOD_MARKER,
    TITLE_COUNT,
    TITLE_MARKER,
)
from regalia.games.royals.plays import Plays
from regalia.games.royals.position import FROM_PERIODS, FROM_TITLES, NOBODY, OUT
from regalia.games.royals.steps import TURN
from regalia.kernel.counts import filled, total_of
from regalia.kernel.vectors import i64


class Periods(Plays):
    """What happens after the play action."""

    # End of a turn.

    def check_country_limit(self) -> None:
        """RY-9.2 to RY-9.4; that all cards are alike is nobody else's business (RY-R40)."""
        if self.hand_size(self.active) > self.edition.hand_limit:
            self.insist(self.active, opt.ASK_COUNTRY_LIMIT, opt.country_surplus(self, self.active))

    def check_intrigue_limit(self) -> None:
        """RY-9.2 to RY-9.4, RY-R40."""
        if self.intrigue_size(self.active) > self.edition.intrigue_limit:
            self.insist(self.active, opt.ASK_INTRIGUE_LIMIT, opt.intrigue_surplus(self, self.active))

    def discards_country(self, seat: i64, option: i64) -> None:
        """RY-9.4, RY-R26: onto the open pile."""
        first = (option - opt.CARD_SET) * COUNTRY_COUNT
        for country in range(COUNTRY_COUNT):
            self.discard_country(seat, country, self.edition.card_sets[first + country])
        self.shown += 1
        self.tell(events.DISCARDS, seat, option)

    def discards_intrigue(self, seat: i64, option: i64) -> None:
        """RY-9.4, RY-R26."""
        self.discard_intrigue(seat, option - opt.INTRIGUE_SET)
        self.shown += 1
        self.tell(events.DISCARDS_INTRIGUE, seat, option)

    def end_turn(self) -> None:
        """RY-9.5 to RY-9.7, RY-11.1, RY-11.2, RY-11.8: refill, perhaps the end of a period, then the next seat."""
        self.turns += 1
        self.fill_display()
        if total_of(self.display) < self.edition.display:
            self.end_period()
        if self.last_round and self.turns % self.seats == 0:
            self.score_period()
            self.score_titles()
            return
        self.then(TURN)

    # End of a period.

    def end_period(self) -> None:
        """RY-11.3 to RY-11.8: the discards become the new pile; in the third period the round is played out."""
        self.pile = self.discards[:]
        self.fresh = self.discards[:]
        self.discards = filled(COUNTRY_COUNT, 0)
        self.blind = filled(self.seats * COUNTRY_COUNT, 0)
        self.revealed = filled(self.seats * COUNTRY_COUNT, 0)
        self.tell(events.PERIOD_ENDS)
        self.fill_display()
        if self.period < PERIOD_COUNT - 1:
            self.score_period()
            self.period += 1
            return
        self.last_round = 1
        if self.turns % self.seats:
            self.tell(events.LAST_ROUND, self.order[self.seats - 1])

    def score_period(self) -> None:
        """RY-12.1: the four countries, each with its two markers of this period."""
        self.tell(events.PERIOD_SCORING)
        for country in range(COUNTRY_COUNT):
            self.score_country(country, PERIOD_MARKER + (self.period * COUNTRY_COUNT + country) * 2)

    def score_country(self, country: i64, marker: i64) -> None:
        """RY-12.2 to RY-12.10, RY-R20 to RY-R22: the two with most influence, ties by seniority."""
        first = self.strongest(country, NOBODY)
        second = self.strongest(country, first)
        self.award(first, NOBODY, marker)
        self.award(second, first, marker + 1)

    def strongest(self, country: i64, besides: i64) -> i64:
        """The seat with the highest standing in a country, one seat left out, or NOBODY without influence."""
        most: i64 = 0
        found: i64 = NOBODY
        for seat in self.order:
            standing = self.standing(seat, country)
            if seat != besides and standing > most:
                most = standing
                found = seat
        return found

    def award(self, seat: i64, ahead: i64, marker: i64) -> None:
        """A period marker for a seat, whoever may be ahead of it, or out of the game."""
        if seat == NOBODY:
            self.marker[marker] = OUT
            self.tell(events.PERIOD_NOBODY, seat, marker)
            return
        self.gain(seat, marker, FROM_PERIODS)
        self.tell(events.PERIOD_AWARD, seat, marker, ahead)

    # End of the game.

    def score_titles(self) -> None:
        """RY-13.1, RY-13.2, RY-13.8: from the lowest title to the highest."""
        self.tell(events.TITLE_SCORING)
        for title in range(TITLE_COUNT):
            self.score_title(title)
        self.tell(events.TIE)
        self.tell(events.GAME_OVER)

    def score_title(self, title: i64) -> None:
        """RY-13.3 to RY-13.7, RY-R23: the whole for the most cubes, halves for two, nothing for more."""
        most: i64 = 1
        leaders: i64 = 0
        tied: i64 = 0
        for seat in range(self.seats):
            cubes = self.title_cubes[seat * TITLE_COUNT + title]
            if cubes > most:
                most = cubes
                leaders = 0
                tied = 0
            if cubes == most:
                leaders |= 1 << seat
                tied += 1
        marker = TITLE_MARKER + title * 2
        if tied == 0 or tied > 2:
            self.marker[marker] = OUT
            self.marker[marker + 1] = OUT
            self.tell(events.TITLE_NOBODY, NOBODY, title)
            return
        first = self.lowest(leaders)
        second = first if tied == 1 else self.lowest(leaders & ~(1 << first))
        self.gain(first, marker, FROM_TITLES)
        self.gain(second, marker + 1, FROM_TITLES)
        if tied == 1:
            self.tell(events.TITLE_WHOLE, first, title)
        else:
            self.tell(events.TITLE_HALF, first, title, second)
