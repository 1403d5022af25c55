"""The invariants of Royals, looked at after every choice from the events and the table."""

from typing import Any

from regalia.games.royals.components import (
    CITIES,
    CITY_COUNT,
    CITY_MARKER,
    COLOUR_COUNT,
    COUNTRIES,
    COUNTRY_COUNT,
    COUNTRY_MARKER,
    INTRIGUE_COUNT,
    MARKER_COUNT,
    NOBLE_COUNT,
    NOBLE_MARKER,
    PERIOD_COUNT,
    PERIOD_MARKER,
    POSITION_COUNT,
    TITLE_COUNT,
)
from regalia.games.royals.options import ASK_KIND
from regalia.games.royals.position import NOBODY, OUT
from regalia.games.royals.rules import Royals
from regalia.kernel.inspection import BrokenInvariant, Inspector

PERIOD_PLACES = PERIOD_COUNT * COUNTRY_COUNT


def need(holds: bool, rule: str, message: str) -> None:
    """Raise unless something holds."""
    if not holds:
        raise BrokenInvariant(rule, message)


class Table:
    """The vectors of a position as lists, which are quicker to read from here."""

    def __init__(self, europe: Royals) -> None:
        self.pile, self.display, self.discards = list(europe.pile), list(europe.display), list(europe.discards)
        self.hands, self.known = list(europe.hands), list(europe.known)
        self.fresh, self.blind, self.revealed = list(europe.fresh), list(europe.blind), list(europe.revealed)
        self.intrigue_pile = list(europe.intrigue_pile)
        self.intrigue_discards = list(europe.intrigue_discards)
        self.intrigue_hands = list(europe.intrigue_hands)
        self.holder, self.marker = list(europe.holder), list(europe.marker)
        self.banished, self.title_cubes = list(europe.banished), list(europe.title_cubes)
        self.supply, self.colour, self.ledger = list(europe.supply), list(europe.colour), list(europe.ledger)


class Printed:
    """The printed values that the invariants need, as lists."""

    def __init__(self, europe: Royals) -> None:
        edition = europe.edition
        self.marker_vp = list(edition.marker_vp)
        self.position_city = list(edition.position_city)
        self.city_country = list(edition.city_country)
        self.intrigue_cards = list(edition.intrigue_cards)
        self.cubes = [edition.supply_of(europe.seats, colour) for colour in range(COLOUR_COUNT)]


class RoyalsInspector(Inspector):
    """Keeps its own books from the events of one game and compares them with the table."""

    def __init__(self, position: Royals) -> None:
        super().__init__(position)
        self.europe = position
        self.edition = position.edition
        self.printed = Printed(position)
        self.table = Table(position)
        self.seats = int(position.seats)
        self.deck = [int(position.edition.deck[self.seats * COUNTRY_COUNT + c]) for c in range(COUNTRY_COUNT)]
        self.points = [0] * self.seats
        self.turns = [0] * self.seats
        self.occupations = [0] * self.seats
        self.active = NOBODY
        self.was_active = NOBODY
        self.first_influence = 0
        self.scorings = 0
        self.seen_cities: set[int] = set()
        self.last_board: list[object] = []
        self.before = self.snapshot()

    def inspect(self) -> None:
        """Read the events since the last look, then look at the table."""
        for event in self.europe.journal or []:
            handler = getattr(self, "on_" + event.kind.replace("-", "_"), None)
            if handler is not None:
                handler(event.details)
            self.count_points(event.details)
        self.europe.journal = []
        self.look()
        self.check_cards()
        self.check_hands()
        board = self.board()
        if board != self.last_board:
            self.check_cubes()
            self.check_markers()
            self.check_bonuses()
            self.last_board = board
        self.check_turns()
        self.check_growth()

    def board(self) -> list[object]:
        """All that cubes and markers depend on: nothing new can be wrong with them while this is the same."""
        table = self.table
        books = [self.occupations[:], self.points[:], self.scorings, set(self.seen_cities)]
        return [table.holder, table.banished, table.title_cubes, table.marker, table.supply, table.ledger, *books]

    def look(self) -> None:
        """Look at the table as it is now."""
        self.table = Table(self.europe)

    def snapshot(self) -> dict[str, Any]:
        """What may only grow, or must stay with its owner."""
        table = self.table
        return {
            "title": table.title_cubes,
            "banished": table.banished,
            "cities": [int(self.europe.cities_of(seat)) for seat in range(self.seats)],
            "marker": table.marker,
            "points": [int(self.europe.points(seat)) for seat in range(self.seats)],
            "holder": table.holder,
            "hands": [self.hand(seat) for seat in range(self.seats)],
        }

    def hand(self, seat: int) -> list[int]:
        """All cards of a seat."""
        country = self.table.hands[seat * COUNTRY_COUNT : (seat + 1) * COUNTRY_COUNT]
        return country + self.table.intrigue_hands[seat * INTRIGUE_COUNT : (seat + 1) * INTRIGUE_COUNT]

    # Events.

    def count_points(self, details: dict[str, Any]) -> None:
        """RY-I21: only gained markers give points; two who share a title are told of together."""
        owners = [details["seat"]] if "seat" in details else details.get("seats", [])
        for seat in owners if "points" in details else []:
            self.points[seat] += details["points"]

    def on_turn(self, details: dict[str, Any]) -> None:
        """RY-I17: whose turn begins."""
        self.active = details["seat"]
        self.turns[self.active] += 1
        need(max(self.turns) - min(self.turns) <= 1, "RY-I17", f"turns {self.turns}")

    def on_occupies(self, details: dict[str, Any]) -> None:
        """RY-I7, RY-I11."""
        self.occupations[details["seat"]] += 1
        self.seen_cities.add(CITIES.index(details["city"].removeprefix("@city-")))

    def on_period_scoring(self, details: dict[str, Any]) -> None:
        """RY-I15."""
        self.scorings += 1

    def on_period_first(self, details: dict[str, Any]) -> None:
        """RY-I16: nobody has more influence than the first; no cube has moved since the scoring."""
        country = COUNTRIES.index(details["country"].removeprefix("@country-"))
        most = max(int(self.europe.influence_of(seat, country)) for seat in range(self.seats))
        need(details["influence"] == most > 0, "RY-I16", f"first with {details['influence']} of {most}")
        self.first_influence = details["influence"]

    def on_period_second(self, details: dict[str, Any]) -> None:
        """RY-I16: the higher marker went to one with at least as much."""
        need(0 < details["influence"] <= self.first_influence, "RY-I16", f"second has {details['influence']}")

    def on_end(self, details: dict[str, Any]) -> None:
        """RY-I15, RY-I17."""
        need(self.scorings == PERIOD_COUNT, "RY-I15", f"{self.scorings} period scorings")
        need(len(set(self.turns)) == 1, "RY-I17", f"the game ends after turns {self.turns}")

    # The table.

    def check_cards(self) -> None:
        """RY-I1 to RY-I3, and what a pile can hold."""
        table = self.table
        for country in range(COUNTRY_COUNT):
            held = sum(table.hands[seat * COUNTRY_COUNT + country] for seat in range(self.seats))
            total = table.pile[country] + table.display[country] + table.discards[country] + held
            need(total == self.deck[country], "RY-I1", f"{total} cards of {COUNTRIES[country]}")
            drawn = sum(table.blind[seat * COUNTRY_COUNT + country] for seat in range(self.seats))
            need(table.pile[country] == table.fresh[country] - drawn, "RY-I22", "a pile of unknown origin")
        for kind in range(INTRIGUE_COUNT):
            held = sum(table.intrigue_hands[seat * INTRIGUE_COUNT + kind] for seat in range(self.seats))
            total = table.intrigue_pile[kind] + table.intrigue_discards[kind] + held
            need(total == self.printed.intrigue_cards[kind], "RY-I2", f"{total} intrigue cards of a kind")
        kinds = (len(table.pile), len(table.discards), len(table.intrigue_pile), len(table.intrigue_discards))
        need(kinds == (COUNTRY_COUNT, COUNTRY_COUNT, INTRIGUE_COUNT, INTRIGUE_COUNT), "RY-I3", f"kinds {kinds}")
        cards = [*table.pile, *table.display, *table.discards, *table.hands, *table.intrigue_hands]
        need(min(cards) >= 0, "RY-I1", "a negative number of cards")

    def check_hands(self) -> None:
        """RY-I4, RY-I5, RY-I18."""
        europe, edition, table = self.europe, self.edition, self.table
        shown = sum(table.display)
        between = europe.over() or europe.question == ASK_KIND
        need(shown == edition.display if between else shown <= edition.display, "RY-I4", f"display of {shown}")
        for seat in range(self.seats):
            own = seat == self.active and not between
            most = edition.hand_limit + (edition.draw_country_only if own else 0)
            most_intrigue = edition.intrigue_limit + (edition.draw_mixed_intrigue if own else 0)
            need(europe.hand_size(seat) <= most, "RY-I5", f"{europe.hand_size(seat)} country cards")
            need(europe.intrigue_size(seat) <= most_intrigue, "RY-I5", f"{europe.intrigue_size(seat)} intrigue cards")
            for country in range(COUNTRY_COUNT):
                place = seat * COUNTRY_COUNT + country
                need(0 <= table.known[place] <= table.hands[place], "RY-I22", "more is known than is held")
                held = table.hands[place] - table.known[place] - table.blind[place] + table.revealed[place]
                need(held >= 0, "RY-I22", "more was drawn or shown than is held")
        outside = sum(table.intrigue_pile) + sum(table.intrigue_discards)
        need(outside + europe.intrigue_draws >= edition.draw_mixed_intrigue, "RY-I18", "no intrigue card is left")

    def check_cubes(self) -> None:
        """RY-I6 to RY-I8."""
        table = self.table
        need(all(NOBODY <= holder < self.seats for holder in table.holder), "RY-I8", "an unknown cube on a position")
        for seat in range(self.seats):
            if table.colour[seat] < 0:
                continue
            on_titles = sum(table.title_cubes[seat * TITLE_COUNT + t] for t in range(TITLE_COUNT))
            on_positions = sum(holder == seat for holder in table.holder)
            on_spaces = sum(table.banished[seat * CITY_COUNT + c] for c in range(CITY_COUNT))
            total = table.supply[seat] + on_titles + on_positions + on_spaces
            need(total == self.printed.cubes[table.colour[seat]], "RY-I6", f"{total} cubes of seat {seat}")
            made = self.occupations[seat]
            need(on_titles == made == on_positions + on_spaces, "RY-I7", f"{made} occupations, {on_titles} on titles")
            need(table.supply[seat] >= 0 and table.supply[seat] % 2 == 0, "RY-I7", f"supply {table.supply[seat]}")
        colours = [colour for colour in table.colour if colour >= 0]
        need(len(set(colours)) == len(colours), "RY-I6", "a colour twice")

    def check_markers(self) -> None:
        """RY-I11, RY-I14, RY-I15, RY-I21."""
        table = self.table
        need(len(table.marker) == MARKER_COUNT, "RY-I14", "a marker is lost")
        need(all(OUT <= owner < self.seats for owner in table.marker), "RY-I14", "a marker is nowhere")
        for city in range(CITY_COUNT):
            there = table.marker[CITY_MARKER + city] == NOBODY
            need(there == (city not in self.seen_cities), "RY-I11", f"the marker of {CITIES[city]}")
            cubes = [table.banished[seat * CITY_COUNT + city] for seat in range(self.seats)]
            need(not (there and any(cubes)), "RY-I11", f"banished cubes beside the marker of {CITIES[city]}")
        for place in range(PERIOD_PLACES * 2):
            gone = table.marker[PERIOD_MARKER + place] != NOBODY
            need(gone == (place // (COUNTRY_COUNT * 2) < self.scorings), "RY-I15", f"period marker {place}")
        for seat in range(self.seats):
            worth = [self.printed.marker_vp[m] for m in range(MARKER_COUNT) if table.marker[m] == seat]
            score = int(self.europe.points(seat))
            need(score == sum(worth) == self.points[seat], "RY-I21", f"{score} points, told were {self.points[seat]}")

    def check_bonuses(self) -> None:
        """RY-I12, RY-I13, RY-I16."""
        table = self.table
        held = [self.cities_by_hand(seat) for seat in range(self.seats)]
        for country in range(COUNTRY_COUNT):
            first, second = (table.marker[COUNTRY_MARKER + country * 2 + k] for k in range(2))
            need(first != NOBODY or second == NOBODY, "RY-I12", "the lower country bonus before the higher")
            need(first == NOBODY or first != second, "RY-I12", f"both bonuses of a country for seat {first}")
            cities = {c for c in range(CITY_COUNT) if self.printed.city_country[c] == country}
            for seat in range(self.seats):
                if cities <= held[seat]:
                    need(seat in (first, second) or NOBODY not in (first, second), "RY-I12", f"seat {seat} got none")
                else:
                    need(seat not in (first, second), "RY-I12", f"seat {seat} got one without the cities")
        nobles = [table.marker[NOBLE_MARKER + place] for place in range(NOBLE_COUNT)]
        owners = [seat for seat in nobles if seat >= 0]
        need(len(set(owners)) == len(owners), "RY-I13", f"Noble House markers for {owners}")
        used = [seat for seat in nobles if seat != OUT]
        need(len(used) == (1 if self.seats == 2 else NOBLE_COUNT), "RY-I13", f"{len(used)} Noble House markers")
        need(used == sorted(used, key=lambda seat: seat == NOBODY), "RY-I13", "not in falling value")
        for place in range(PERIOD_PLACES):
            first, second = (table.marker[PERIOD_MARKER + place * 2 + k] for k in range(2))
            need(first < 0 or first != second, "RY-I16", "both period markers for one seat")
            need(second < 0 or first >= 0, "RY-I16", "a second without a first")

    def cities_by_hand(self, seat: int) -> set[int]:
        """Cities with a cube of a seat, counted anew."""
        table = self.table
        found = {self.printed.position_city[p] for p in range(POSITION_COUNT) if table.holder[p] == seat}
        return found | {c for c in range(CITY_COUNT) if table.banished[seat * CITY_COUNT + c]}

    def check_turns(self) -> None:
        """RY-I19, RY-I20: hands leave enough for the display, and the game comes to an end."""
        europe, edition, table = self.europe, self.edition, self.table
        outside = sum(table.pile) + sum(table.discards) + sum(table.display)
        least = sum(self.deck) - self.seats * int(edition.hand_limit) - int(edition.draw_country_only)
        need(outside >= least, "RY-I19", f"{outside} cards outside hands")
        longest = 3 * (sum(self.deck) - 2) + self.seats - 1
        need(sum(self.turns) <= longest, "RY-I20", f"{sum(self.turns)} turns")
        need(not (europe.last_round and self.scorings < 2), "RY-I15", "the last round came too early")

    def check_growth(self) -> None:
        """RY-I5, RY-I8 to RY-I10, RY-I14, RY-I21: what never shrinks or changes its owner."""
        old, new = self.before, self.snapshot()
        need(all(a <= b for a, b in zip(old["title"], new["title"], strict=True)), "RY-I9", "a title cube is gone")
        need(all(a <= b for a, b in zip(old["banished"], new["banished"], strict=True)), "RY-I9", "a cube came back")
        need(all(a & ~b == 0 for a, b in zip(old["cities"], new["cities"], strict=True)), "RY-I10", "a city is lost")
        need(all(a <= b for a, b in zip(old["points"], new["points"], strict=True)), "RY-I21", "points fell")
        kept = all(a in (NOBODY, b) for a, b in zip(old["marker"], new["marker"], strict=True))
        need(kept, "RY-I14", "a marker went from one owner to another")
        taken = all(a == NOBODY or b != NOBODY for a, b in zip(old["holder"], new["holder"], strict=True))
        need(taken, "RY-I8", "a position is empty again")
        self.check_idle_hands(old["hands"], new["hands"])
        self.before = new

    def check_idle_hands(self, old: list[list[int]], new: list[list[int]]) -> None:
        """RY-I5, RY-I22: only those whose turn it is or was since the last look change their hands."""
        recent = {self.active, self.was_active}
        for seat in range(self.seats):
            need(old[seat] == new[seat] or seat in recent, "RY-I5", f"the hand of seat {seat} changed out of turn")
        self.was_active = self.active
