"""What lies on the table of Royals: piles, hands, the board of Europe, markers and cubes."""

from typing import Final

from regalia.games.royals.components import (
    CITY_COUNT,
    COUNTRY_COUNT,
    INTRIGUE_COUNT,
    MARKER_COUNT,
    NOBLE_COUNT,
    NOBLE_MARKER,
    POSITION_COUNT,
    TITLE_COUNT,
    Edition,
)
from regalia.games.royals.memory import Deck, imagine
from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled, total_of
from regalia.kernel.network_input import NetworkedPosition
from regalia.kernel.vectors import i64, vec

# Streams of luck.
STREAMS: Final = ("country", "intrigue", "start")
COUNTRY_DECK: Final = 0
INTRIGUE_DECK: Final = 1
START: Final = 2

# Where a marker is, besides in front of a seat.
NOBODY: Final = -1  # nobody has gained it: it lies on the board
OUT: Final = -2  # it has left the game

# Where points come from: the lines of the score sheet.
SOURCES: Final = ("cities", "countries", "noble_house", "periods", "titles")
FROM_CITIES: Final = 0
FROM_COUNTRIES: Final = 1
FROM_NOBLE_HOUSE: Final = 2
FROM_PERIODS: Final = 3
FROM_TITLES: Final = 4
SOURCE_COUNT: Final = 5

FIELDS: Final = (
    "active", "turns", "period", "last_round", "country_draws", "intrigue_draws", "target", "pledge",
    "order", "colour", "supply",
    "pile", "display", "discards", "hands", "known", "fresh", "blind", "revealed",
    "intrigue_pile", "intrigue_discards", "intrigue_hands", "intrigue_fresh", "intrigue_blind", "intrigue_revealed",
    "holder", "banished", "title_cubes", "marker", "ledger",
)  # fmt: skip


class Europe(NetworkedPosition):
    """Royals in progress, as data; what may be done with it stands in the rules."""

    edition: Edition  # shared by all positions of the table

    active: i64  # seat that has its turn
    turns: i64  # turns that have been completed
    period: i64  # 0 to 2
    last_round: i64  # 1 once the third period has ended and the round is played out
    country_draws: i64  # country cards that the active seat must still draw
    intrigue_draws: i64  # and intrigue cards
    target: i64  # position that the active seat is paying for, or -1; nobody else knows it yet
    pledge: i64  # set of intrigue cards it will play for it, or -1

    order: vec[i64]  # seats clockwise from the starting player
    colour: vec[i64]  # of each seat, or -1 before it has picked one
    supply: vec[i64]  # cubes of each seat

    pile: vec[i64]  # face-down country cards by country: a bag, no order exists before a card is drawn
    display: vec[i64]  # face-up country cards by country
    discards: vec[i64]
    hands: vec[i64]  # COUNTRY_COUNT for each seat
    known: vec[i64]  # the part of each hand that everybody saw being taken from the display
    fresh: vec[i64]  # what the pile was when last shuffled, less what everybody saw turned up from it
    blind: vec[i64]  # what each seat has drawn blind since
    revealed: vec[i64]  # what each seat has discarded since, though nobody had seen it take it
    intrigue_pile: vec[i64]
    intrigue_discards: vec[i64]
    intrigue_hands: vec[i64]  # INTRIGUE_COUNT for each seat
    intrigue_fresh: vec[i64]
    intrigue_blind: vec[i64]
    intrigue_revealed: vec[i64]

    holder: vec[i64]  # seat whose cube stands on each position, or NOBODY
    banished: vec[i64]  # cubes on the city spaces: CITY_COUNT for each seat
    title_cubes: vec[i64]  # cubes on the title markers: TITLE_COUNT for each seat
    marker: vec[i64]  # seat that has gained each marker, or NOBODY, or OUT
    ledger: vec[i64]  # points of each seat by source

    def fields(self) -> tuple[str, ...]:
        """The names of the fields above."""
        return FIELDS

    def lay_out(self, edition: Edition, seats: i64, chance: Chance) -> None:
        """RY-1.6 to RY-1.18, RY-1.20: the table before the first turn; the display is laid by the rules."""
        self.clear_table(seats, chance)
        self.edition = edition
        self.active = NOBODY
        self.turns = 0
        self.period = 0
        self.last_round = 0
        self.country_draws = 0
        self.intrigue_draws = 0
        self.target = -1
        self.pledge = -1
        self.order = filled(seats, 0)
        self.colour = filled(seats, -1)
        self.supply = filled(seats, 0)
        self.lay_out_cards()
        self.lay_out_board()

    def lay_out_cards(self) -> None:
        """RY-1.15, RY-1.16, RY-1.18, RY-1.20."""
        edition = self.edition
        self.pile = filled(COUNTRY_COUNT, 0)
        for country in range(COUNTRY_COUNT):
            self.pile[country] = edition.deck[self.seats * COUNTRY_COUNT + country]
        self.fresh = self.pile[:]
        self.display = filled(COUNTRY_COUNT, 0)
        self.discards = filled(COUNTRY_COUNT, 0)
        self.hands = filled(self.seats * COUNTRY_COUNT, 0)
        self.known = filled(self.seats * COUNTRY_COUNT, 0)
        self.blind = filled(self.seats * COUNTRY_COUNT, 0)
        self.revealed = filled(self.seats * COUNTRY_COUNT, 0)
        self.intrigue_pile = edition.intrigue_cards[:]
        self.intrigue_fresh = edition.intrigue_cards[:]
        self.intrigue_discards = filled(INTRIGUE_COUNT, 0)
        self.intrigue_hands = filled(self.seats * INTRIGUE_COUNT, 0)
        self.intrigue_blind = filled(self.seats * INTRIGUE_COUNT, 0)
        self.intrigue_revealed = filled(self.seats * INTRIGUE_COUNT, 0)

    def lay_out_board(self) -> None:
        """RY-1.7 to RY-1.13: every marker on its space; with 2 players two of the Noble House stay in the box."""
        self.holder = filled(POSITION_COUNT, NOBODY)
        self.banished = filled(self.seats * CITY_COUNT, 0)
        self.title_cubes = filled(self.seats * TITLE_COUNT, 0)
        self.marker = filled(MARKER_COUNT, NOBODY)
        for place in range(NOBLE_COUNT):
            if self.seats < self.edition.noble_players[place]:
                self.marker[NOBLE_MARKER + place] = OUT
        self.ledger = filled(self.seats * SOURCE_COUNT, 0)

    def copy_europe(self, twin: "Europe") -> None:
        """Give a twin everything that lies on this table."""
        self.copy_table(twin)
        twin.edition = self.edition
        twin.active = self.active
        twin.turns = self.turns
        twin.period = self.period
        twin.last_round = self.last_round
        twin.country_draws = self.country_draws
        twin.intrigue_draws = self.intrigue_draws
        twin.target = self.target
        twin.pledge = self.pledge
        twin.order = self.order[:]
        twin.colour = self.colour[:]
        twin.supply = self.supply[:]
        twin.pile = self.pile[:]
        twin.display = self.display[:]
        twin.discards = self.discards[:]
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.fresh = self.fresh[:]
        twin.blind = self.blind[:]
        twin.revealed = self.revealed[:]
        twin.intrigue_pile = self.intrigue_pile[:]
        twin.intrigue_discards = self.intrigue_discards[:]
        twin.intrigue_hands = self.intrigue_hands[:]
        twin.intrigue_fresh = self.intrigue_fresh[:]
        twin.intrigue_blind = self.intrigue_blind[:]
        twin.intrigue_revealed = self.intrigue_revealed[:]
        twin.holder = self.holder[:]
        twin.banished = self.banished[:]
        twin.title_cubes = self.title_cubes[:]
        twin.marker = self.marker[:]
        twin.ledger = self.ledger[:]

    def deal_anew(self, seat: i64, chance: Chance) -> None:
        """Deal anew the cards that a seat cannot know: what others drew blind, and so what the piles hold."""
        self.chance = chance
        country = Deck(self.pile, self.fresh, self.hands, self.known, self.blind, self.revealed)
        imagine(country, seat, self.seats, chance, COUNTRY_DECK)
        hands, nothing = self.intrigue_hands, filled(self.seats * INTRIGUE_COUNT, 0)
        blind, revealed = self.intrigue_blind, self.intrigue_revealed
        intrigue = Deck(self.intrigue_pile, self.intrigue_fresh, hands, nothing, blind, revealed)
        imagine(intrigue, seat, self.seats, chance, INTRIGUE_DECK)

    # What can be read off the table.

    def hand_size(self, seat: i64) -> i64:
        """How many country cards a seat holds."""
        hands, first = self.hands, seat * COUNTRY_COUNT
        return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3]

    def intrigue_size(self, seat: i64) -> i64:
        """How many intrigue cards a seat holds."""
        hands, first = self.intrigue_hands, seat * INTRIGUE_COUNT
        size: i64 = 0
        for kind in range(INTRIGUE_COUNT):
            size += hands[first + kind]
        return size

    def intrigue_for(self, seat: i64, country: i64) -> i64:
        """RY-7.4: how many intrigue cards of a seat fit a country."""
        hands, first = self.intrigue_hands, seat * INTRIGUE_COUNT
        fits: i64 = 0
        for kind, countries in enumerate(self.edition.intrigue_fits):
            if (countries >> country) & 1:
                fits += hands[first + kind]
        return fits

    def cities_of(self, seat: i64) -> i64:
        """RY-10.5, RY-10.6: bit set of the cities where a seat has a cube, on a position or on the city space."""
        city_of, banished = self.edition.position_city, self.banished
        cities: i64 = 0
        for position, holder in enumerate(self.holder):
            if holder == seat:
                cities |= 1 << city_of[position]
        for city in range(i64(CITY_COUNT)):
            if banished[seat * CITY_COUNT + city]:
                cities |= 1 << city
        return cities

    def standing(self, seat: i64, country: i64) -> i64:
        """RY-12.2, RY-12.6, RY-12.7: influence in a country, then the positions by seniority, as one number."""
        edition = self.edition
        countries = edition.position_country
        influence: i64 = 0
        seniority: i64 = 0
        for position, holder in enumerate(self.holder):
            if holder == seat and countries[position] == country:
                influence += edition.influence[position]
                seniority |= edition.seniority[position]
        return (influence << POSITION_COUNT) | seniority

    def period_left(self) -> i64:
        """RY-11.1, RY-11.2: after how many more country cards the display cannot be filled; 0 in the last round."""
        if self.last_round:
            return 0
        return max(0, total_of(self.pile) + total_of(self.display) - self.edition.display + 1)

    def influence_of(self, seat: i64, country: i64) -> i64:
        """RY-12.2: influence of a seat in a country."""
        return self.standing(seat, country) >> POSITION_COUNT

    def points(self, seat: i64) -> i64:
        """RY-14.1: the sum of the own markers."""
        total: i64 = 0
        for source in range(SOURCE_COUNT):
            total += self.ledger[seat * SOURCE_COUNT + source]
        return total
