"""End of a turn, end of a period, period scoring and title scoring."""

from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    CITIES,
    COUNTRIES,
    COUNTRY_COUNT,
    PERIOD_COUNT,
    PERIOD_MARKER,
    PERIODS,
    POSITION_COUNT,
    TITLE_COUNT,
    TITLE_MARKER,
    TITLES,
)
from regalia.games.royals.notation import intrigue_of
from regalia.games.royals.plays import Plays
from regalia.games.royals.position import FROM_PERIODS, FROM_TITLES, NOBODY, OUT
from regalia.games.royals.scoring import best_marker, rank_of
from regalia.games.royals.steps import TURN, country_amounts
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
        if self.journal is not None:
            self.tell("discards", {"seat": int(seat), "give": country_amounts(self.edition.card_sets, first)})

    def discards_intrigue(self, seat: i64, option: i64) -> None:
        """RY-9.4, RY-R26."""
        self.discard_intrigue(seat, option - opt.INTRIGUE_SET)
        self.shown += 1
        if self.journal is not None:
            self.tell("discards", {"seat": int(seat), "give": intrigue_of(self, option)})

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
        if self.journal is not None:
            self.tell("period-ends", {"period": str(PERIODS[self.period])})
        self.fill_display()
        if self.period < PERIOD_COUNT - 1:
            self.score_period()
            self.period += 1
            return
        self.last_round = 1
        if self.journal is not None and self.turns % self.seats:
            self.tell("last-round", {"seat": int(self.order[self.seats - 1])})

    def score_period(self) -> None:
        """RY-12.1: the four countries, each with its two markers of this period."""
        if self.journal is not None:
            self.tell("period-scoring", {"period": str(PERIODS[self.period])})
        for country in range(COUNTRY_COUNT):
            self.score_country(country, PERIOD_MARKER + (self.period * COUNTRY_COUNT + country) * 2)

    def score_country(self, country: i64, marker: i64) -> None:
        """RY-12.2 to RY-12.10, RY-R20 to RY-R22: the two with most influence, ties by seniority."""
        first = self.strongest(country, NOBODY)
        second = self.strongest(country, first)
        self.award(first, NOBODY, country, marker, "period-first")
        self.award(second, first, country, marker + 1, "period-second")

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

    def award(self, seat: i64, ahead: i64, country: i64, marker: i64, kind: str) -> None:
        """A period marker for a seat, whoever may be ahead of it, or out of the game."""
        if seat == NOBODY:
            self.marker[marker] = OUT
            if self.journal is not None:
                points = int(self.edition.marker_vp[marker])
                self.tell("period-nobody", {"country": "@country-" + COUNTRIES[country], "points": points})
            return
        points_won = self.gain(seat, marker, FROM_PERIODS)
        if self.journal is not None:
            influence = int(self.standing(seat, country) >> POSITION_COUNT)
            name = "@country-" + COUNTRIES[country]
            details: dict[str, object] = {"seat": int(seat), "country": name}
            details["points"] = int(points_won)
            details["influence"] = influence
            details.update(self.tie_of(seat, ahead, country))
            self.tell(kind, details)

    def tie_of(self, seat: i64, ahead: i64, country: i64) -> dict[str, object]:
        """RY-12.6, RY-12.7: who had as much influence as a seat, and the position that put it before them."""
        influence = self.influence_of(seat, country)
        level = [int(other) for other in self.order if self.influence_of(other, country) == influence]
        tied = [other for other in level if other != seat and other != ahead]
        if not tied:
            return {"tied": 0}
        best = self.senior_position(seat, country)
        title, city = self.edition.position_title[best], self.edition.position_city[best]
        return {"tied": len(tied), "seats": tied, "title": "@title-" + TITLES[title], "city": "@city-" + CITIES[city]}

    def senior_position(self, seat: i64, country: i64) -> i64:
        """RY-R20: the position of a seat in a country that comes before all its others."""
        best: i64 = -1
        for position in range(POSITION_COUNT):
            if self.holder[position] == seat and self.edition.position_country[position] == country:
                if best < 0 or self.edition.seniority[position] > self.edition.seniority[best]:
                    best = position
        return best

    # End of the game.

    def score_titles(self) -> None:
        """RY-13.1, RY-13.2, RY-13.8: from the lowest title to the highest."""
        if self.journal is not None:
            self.tell("title-scoring", {})
        for title in range(TITLE_COUNT):
            self.score_title(title)
        if self.journal is not None:
            self.tell_tie()
            self.tell("end", {})

    def tell_tie(self) -> None:
        """RY-14.3, RY-14.4: what decides among those who have the most points."""
        points = [int(self.points(seat)) for seat in range(self.seats)]
        tied = [seat for seat, own in enumerate(points) if own == max(points)]
        winners = [seat for seat in tied if rank_of(self, seat) == 1]
        if len(tied) < 2:
            return
        value = int(best_marker(self, winners[0]))
        if len(winners) == 1:
            self.tell("tie-marker", {"seat": winners[0], "seats": tied, "value": value})
        else:
            self.tell("tie-shared", {"seats": winners, "value": value})

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
            if self.journal is not None:
                self.tell_title_of_nobody(title, leaders, most)
            return
        first = self.lowest(leaders)
        second = first if tied == 1 else self.lowest(leaders & ~(1 << first))
        points = self.gain(first, marker, FROM_TITLES) + self.gain(second, marker + 1, FROM_TITLES)
        if self.journal is not None:
            self.tell_title(title, first, second, points)

    def tell_title(self, title: i64, first: i64, second: i64, points: i64) -> None:
        """The whole marker for one seat, or a half for each of two."""
        cubes = int(self.title_cubes[first * TITLE_COUNT + title])
        details: dict[str, object] = {"title": "@title-" + TITLES[title], "cubes": cubes}
        if first == second:
            self.tell("title-whole", {**details, "seat": int(first), "points": int(points)})
            return
        half = int(points // 2)
        self.tell("title-half", {**details, "seat": int(first), "seats": [int(second)], "points": half})
        self.tell("title-half", {**details, "seat": int(second), "seats": [int(first)], "points": half})

    def tell_title_of_nobody(self, title: i64, leaders: i64, cubes: i64) -> None:
        """RY-13.5, RY-R23: three or more have the most cubes, or nobody has any."""
        tied = [seat for seat in range(int(self.seats)) if (leaders >> seat) & 1]
        details: dict[str, object] = {"title": "@title-" + TITLES[title], "tied": len(tied), "seats": tied}
        details["cubes"] = int(cubes)
        self.tell("title-nobody", details)
