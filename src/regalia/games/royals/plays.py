"""Action 2: positions are occupied and taken over, and bonuses gained at once."""

from regalia.games.royals import events
from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    CITY_COUNT,
    CITY_MARKER,
    COUNTRY_COUNT,
    COUNTRY_MARKER,
    NOBLE_COUNT,
    NOBLE_MARKER,
    TITLE_COUNT,
)
from regalia.games.royals.position import FROM_CITIES, FROM_COUNTRIES, FROM_NOBLE_HOUSE, NOBODY
from regalia.games.royals.steps import PLAY, Steps
from regalia.kernel.vectors import i64


class Plays(Steps):
    """Plays (a) and (b), and what they bring."""

    def offer_plays(self) -> None:
        """RY-4.1, RY-D6, RY-R40: who can pay for nothing stops at once only where everybody sees that it is so."""
        seat = self.active
        offer = opt.plays(self, seat)
        if len(offer) > 1 or opt.may_play(self, seat):
            self.insist(seat, opt.ASK_PLAY, offer)
            return
        self.tell(events.CANNOT_PLAY, seat)
        self.plays(seat, opt.STOP)

    def plays(self, seat: i64, option: i64) -> None:
        """RY-4.2, RY-7.15: a target is chosen, or the player stops (RY-9.1)."""
        if option == opt.STOP:
            self.tell(events.STOPS, seat)
            return
        self.target = option - opt.TARGET
        if self.holder[self.target] == NOBODY:
            self.ask_for_cards(seat)
            return
        offer = opt.intrigue_payments(self, seat, self.target)
        if opt.may_intrigue_otherwise(self, seat, self.target):
            self.insist(seat, opt.ASK_INTRIGUE, offer)
        else:
            self.ask(seat, opt.ASK_INTRIGUE, offer)

    def pledges(self, seat: i64, option: i64) -> None:
        """RY-7.3, RY-7.5: intrigue cards are picked; nothing is played before the whole price is settled (RY-7.7)."""
        self.pledge = option - opt.INTRIGUE_SET
        self.ask_for_cards(seat)

    def ask_for_cards(self, seat: i64) -> None:
        """RY-5.6, RY-D9, RY-R40: the country cards for the target."""
        offer = opt.payments(self, seat, self.target)
        if opt.may_pay_otherwise(self, seat, self.target):
            self.insist(seat, opt.ASK_PAYMENT, offer)
        else:
            self.ask(seat, opt.ASK_PAYMENT, offer)

    def pays(self, seat: i64, option: i64) -> None:
        """RY-7.15: intrigue cards, banishing, country cards, two cubes, bonuses; then the play action goes on."""
        position = self.target
        paid = opt.paid_cards(self, option)
        if self.pledge >= 0:
            self.banish(seat, position)
        for country in range(COUNTRY_COUNT):
            if paid[country]:
                self.discard_country(seat, country, paid[country])
        self.shown += 1
        self.tell(events.OCCUPIES, seat, option)
        self.target = -1
        self.pledge = -1
        self.occupy(seat, position)
        self.then(PLAY)

    def banish(self, seat: i64, position: i64) -> None:
        """RY-7.8 to RY-7.11: the intrigue cards are played, the opponent's cube goes to the city space."""
        opponent = self.holder[position]
        city = self.edition.position_city[position]
        self.tell(events.INTRIGUES, seat)
        self.tell(events.BANISHED, opponent, city)
        self.discard_intrigue(seat, self.pledge)
        self.holder[position] = NOBODY
        self.banished[opponent * CITY_COUNT + city] += 1

    def occupy(self, seat: i64, position: i64) -> None:
        """RY-5.7 to RY-5.9, RY-10.1: one cube on the portrait, one on the title marker, then the bonuses."""
        edition = self.edition
        title = edition.position_title[position]
        self.supply[seat] -= edition.cubes_per_occupation
        self.holder[position] = seat
        self.title_cubes[seat * TITLE_COUNT + title] += 1
        self.city_bonus(seat, edition.position_city[position])
        self.country_bonus(seat, edition.position_country[position])
        self.noble_house_bonus(seat)

    # Bonuses.

    def city_bonus(self, seat: i64, city: i64) -> None:
        """RY-10.3, RY-10.4: for the first cube ever in a city."""
        if self.marker[CITY_MARKER + city] != NOBODY:
            return
        points = self.gain(seat, CITY_MARKER + city, FROM_CITIES)
        self.tell(events.CITY_BONUS, seat, city, points)

    def country_bonus(self, seat: i64, country: i64) -> None:
        """RY-10.5 to RY-10.8: a cube in every city of a country, banished ones included."""
        first = COUNTRY_MARKER + country * 2
        marker = self.highest_left(first, 2)
        if marker < 0 or self.has_one_of(seat, first, 2):
            return
        if self.edition.country_cities[country] & ~self.cities_of(seat):
            return
        points = self.gain(seat, marker, FROM_COUNTRIES)
        self.tell(events.COUNTRY_BONUS, seat, country, points)

    def noble_house_bonus(self, seat: i64) -> None:
        """RY-10.9 to RY-10.11: a cube on each title marker."""
        marker = self.highest_left(NOBLE_MARKER, NOBLE_COUNT)
        if marker < 0 or self.has_one_of(seat, NOBLE_MARKER, NOBLE_COUNT):
            return
        for title in range(TITLE_COUNT):
            if self.title_cubes[seat * TITLE_COUNT + title] == 0:
                return
        points = self.gain(seat, marker, FROM_NOBLE_HOUSE)
        self.tell(events.NOBLE_HOUSE_BONUS, seat, points)
