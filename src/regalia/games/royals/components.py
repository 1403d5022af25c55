"""The component sheet as typed tables, and the ids as constants."""

from typing import Any, Final

from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, keep_frame, one_of, same_rows, whole
from regalia.kernel.vectors import append, i64, vec

COUNTRIES: Final = ("france", "german_states", "britain", "spain")
COUNTRY_COUNT: Final = 4

TITLES: Final = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")
TITLE_COUNT: Final = 7
KING: Final = 6

CITIES: Final = (
    "paris", "lyon", "avignon", "bordeaux", "brest",
    "vienna", "cologne", "munich", "berlin",
    "london", "edinburgh", "dublin",
    "madrid", "valencia", "seville", "barcelona",
)  # fmt: skip
CITY_COUNT: Final = 16

POSITIONS: Final = (
    "paris_king", "lyon_princess", "lyon_baron", "avignon_cardinal", "avignon_marshal",
    "bordeaux_princess", "bordeaux_countess", "brest_duke", "brest_baron",
    "vienna_king", "cologne_cardinal", "cologne_baron", "munich_princess", "munich_marshal",
    "berlin_duke", "berlin_countess",
    "london_king", "london_princess", "edinburgh_duke", "edinburgh_baron", "dublin_countess", "dublin_marshal",
    "madrid_king", "valencia_duke", "valencia_marshal", "seville_cardinal", "seville_countess",
    "barcelona_cardinal", "barcelona_baron",
)  # fmt: skip
POSITION_COUNT: Final = 29

INTRIGUE: Final = (
    "france_german_states", "france_britain", "france_spain",
    "german_states_britain", "german_states_spain", "britain_spain",
)  # fmt: skip
INTRIGUE_COUNT: Final = 6

COLOURS: Final = ("black", "white", "grey", "purple", "orange")
COLOUR_COUNT: Final = 5
SEATS_MAX: Final = 5

PERIODS: Final = (1648, 1680, 1714)
PERIOD_COUNT: Final = 3

# Every marker of the game has a number: the cities, then two for each country (higher, lower), the Noble
# House, two for each country of each period, and the two halves of each title.
CITY_MARKER: Final = 0
COUNTRY_MARKER: Final = 16
NOBLE_MARKER: Final = 24
NOBLE_COUNT: Final = 3
PERIOD_MARKER: Final = 27
TITLE_MARKER: Final = 51
MARKER_COUNT: Final = 65

# The largest hands that can be held during a turn: the numbers of the options leave no room for more.
HAND_MAX: Final = 15
INTRIGUE_HAND_MAX: Final = 5
INTRIGUE_PLAY_MAX: Final = 4  # intrigue cards that a King can cost at most, and so the largest set of them

# The switches, each with its values.
SWITCHES: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "jokers": ("free", "shortfall"),
    "supplies": ("printed", "equal"),
}

# Numbers that fix the frame of the game: a user's sheet cannot change them.
FRAME: Final[dict[str, object]] = {
    "players_min": 2,
    "players_max": 5,
    "periods": list(PERIODS),
    "cubes_per_occupation": 2,
    "country_bonus_per_player": 1,
    "noble_house_per_player": 1,
}
FRAME_COUNTS: Final[dict[str, int]] = {
    "city_bonus_markers": 16,
    "country_bonus_markers": 8,
    "noble_house_markers": 3,
    "period_markers": 24,
    "title_markers": 7,
}


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, sheet: dict[str, Any], switches: dict[str, Any]) -> None:
        self.switches: dict[str, Any] = switches
        self.strict_jokers: bool = switches["jokers"] == "shortfall"
        self.equal_supplies: bool = switches["supplies"] == "equal"
        self.marker_vp: vec[i64] = filled(MARKER_COUNT, 0)
        self.read_constants(sheet["constants"])
        self.read_countries(sheet["countries"])
        self.read_titles(sheet["titles"])
        self.read_cities(sheet["cities"], sheet["countries"])
        self.read_positions(sheet["positions"], sheet["titles"])
        self.read_country_bonus(sheet["country_bonus"])
        self.read_noble_house(sheet["noble_house"])
        self.read_periods(sheet["period_tokens"])
        self.read_intrigue(sheet["intrigue"])
        self.read_cubes(sheet["cubes"])
        self.read_setup(sheet["setup"])
        self.read_counts(sheet["counts"])
        self.write_card_sets()

    def read_constants(self, table: dict[str, Any]) -> None:
        """The single numbers of the rules."""
        spot = ("constants",)
        keep_frame(table, FRAME, spot)
        self.display: i64 = whole(table, "display", spot, 1, 9)
        self.draw_country_only: i64 = whole(table, "draw_country_only", spot, 1, self.display)
        self.draw_mixed_country: i64 = whole(table, "draw_mixed_country", spot, 1, self.draw_country_only)
        self.draw_mixed_intrigue: i64 = whole(table, "draw_mixed_intrigue", spot, 1, 2)
        self.hand_limit: i64 = whole(table, "hand_limit_country", spot, 1, HAND_MAX - self.draw_country_only)
        most = INTRIGUE_HAND_MAX - self.draw_mixed_intrigue
        self.intrigue_limit: i64 = whole(table, "hand_limit_intrigue", spot, 1, most)
        self.joker: i64 = whole(table, "country_cards_per_joker", spot, 2, 5)
        self.intrigue_joker: i64 = whole(table, "intrigue_cards_per_joker", spot, 2, INTRIGUE_PLAY_MAX // 2)
        self.takeover: i64 = whole(table, "takeover_intrigue", spot, 1, 2)
        self.takeover_king: i64 = whole(table, "takeover_intrigue_king", spot, 1, 2)
        self.cubes_per_occupation: i64 = table["cubes_per_occupation"]

    def read_countries(self, rows: list[dict[str, Any]]) -> None:
        """How many cards each country has."""
        same_rows(rows, COUNTRIES, "countries")
        self.country_cards: vec[i64] = vec[i64]()
        for row in rows:
            self.country_cards = append(self.country_cards, whole(row, "cards", ("countries", row["id"]), 1, 99))

    def read_titles(self, rows: list[dict[str, Any]]) -> None:
        """RY-1.14, RY-4.4, RY-I23: cards and points rise with the rank; a half is half of the whole (RY-R24)."""
        same_rows(rows, TITLES, "titles")
        self.title_cost: vec[i64] = vec[i64]()
        for title, row in enumerate(rows):
            spot = ("titles", str(row["id"]))
            keep_frame(row, {"rank": title + 1}, spot)
            self.title_cost = append(self.title_cost, whole(row, "cards", spot, 1, HAND_MAX))
            whole(row, "vp", spot, 2, 98)
            half = whole(row, "vp_half", spot, 1, 49)
            if half * 2 != row["vp"]:
                raise SheetError((*spot, "vp_half"), f"must be half of {row['vp']}")
            for key in ("cards", "vp"):
                if title and row[key] <= rows[title - 1][key]:
                    raise SheetError((*spot, key), f"must be more than the {rows[title - 1][key]} of the title below")
            self.marker_vp[TITLE_MARKER + title * 2] = half
            self.marker_vp[TITLE_MARKER + title * 2 + 1] = half

    def read_cities(self, rows: list[dict[str, Any]], countries: list[dict[str, Any]]) -> None:
        """The sixteen cities with their bonus; `country_cities` is a bit set of cities."""
        same_rows(rows, CITIES, "cities")
        self.city_country: vec[i64] = vec[i64]()
        self.country_cities: vec[i64] = filled(COUNTRY_COUNT, 0)
        counts = [0] * COUNTRY_COUNT
        for city, row in enumerate(rows):
            spot = ("cities", str(row["id"]))
            country = one_of(row, "country", COUNTRIES, spot)
            counts[country] += 1
            self.city_country = append(self.city_country, country)
            self.country_cities[country] |= 1 << city
            self.marker_vp[CITY_MARKER + city] = whole(row, "bonus", spot, 1, 49)
        for country, row in enumerate(countries):
            if counts[country] != row["cities"]:
                raise SheetError(("countries", row["id"], "cities"), f"{counts[country]} cities lie there")

    def read_positions(self, rows: list[dict[str, Any]], titles: list[dict[str, Any]]) -> None:
        """RY-5.1 to RY-5.4: city and title of each position, and what follows from them."""
        same_rows(rows, POSITIONS, "positions")
        self.position_city: vec[i64] = vec[i64]()
        self.position_title: vec[i64] = vec[i64]()
        self.position_country: vec[i64] = vec[i64]()
        self.position_cost: vec[i64] = vec[i64]()
        self.position_intrigue: vec[i64] = vec[i64]()
        self.influence: vec[i64] = vec[i64]()
        counts = [0] * TITLE_COUNT
        for row in rows:
            spot = ("positions", str(row["id"]))
            city, title = one_of(row, "city", CITIES, spot), one_of(row, "title", TITLES, spot)
            if row["id"] != f"{row['city']}_{row['title']}":
                raise SheetError((*spot, "title"), "city and title of a position must stay")
            counts[title] += 1
            self.position_city = append(self.position_city, city)
            self.position_title = append(self.position_title, title)
            self.position_country = append(self.position_country, self.city_country[city])
            self.position_cost = append(self.position_cost, self.title_cost[title])
            self.position_intrigue = append(
                self.position_intrigue, self.takeover_king if title == KING else self.takeover
            )
            self.influence = append(self.influence, whole(row, "influence", spot, 1, 99))
        for title, row in enumerate(titles):
            if counts[title] != row["positions"]:
                raise SheetError(("titles", row["id"], "positions"), f"{counts[title]} positions have this title")
        self.write_seniority()

    def write_seniority(self) -> None:
        """RY-12.6, RY-12.7, RY-R20: in each country a bit for every position, the higher the more senior.

        No two may be equal, so that every tie of a period scoring is decided.
        """
        self.seniority: vec[i64] = filled(POSITION_COUNT, 0)
        for country in range(COUNTRY_COUNT):
            here = [p for p in range(POSITION_COUNT) if self.position_country[p] == country]
            ranked = sorted((self.rank_of_position(p), p) for p in here)
            for place, (rank, position) in enumerate(ranked):
                if place and ranked[place - 1][0] == rank:
                    other = POSITIONS[ranked[place - 1][1]]
                    spot = ("cities", CITIES[self.position_city[position]], "bonus")
                    raise SheetError(spot, f"{POSITIONS[position]} and {other} leave a tie open (RY-R20)")
                self.seniority[position] = 1 << place

    def rank_of_position(self, position: int) -> int:
        """The title, then the city bonus, as one number."""
        bonus = self.marker_vp[CITY_MARKER + self.position_city[position]]
        return int(self.position_title[position] * 64 + bonus)

    def read_country_bonus(self, rows: list[dict[str, Any]]) -> None:
        """Two markers for each country."""
        same_rows(rows, COUNTRIES, "country_bonus")
        for country, row in enumerate(rows):
            self.read_pair(row, ("country_bonus", str(row["id"])), COUNTRY_MARKER + country * 2)

    def read_periods(self, rows: list[dict[str, Any]]) -> None:
        """Two markers for each country of each period."""
        found = [(row["country"], row["period"]) for row in rows]
        if sorted(found) != sorted((country, period) for country in COUNTRIES for period in PERIODS):
            raise SheetError(("period_tokens",), "one row is needed for each country of each period")
        for row in rows:
            place = PERIODS.index(row["period"]) * COUNTRY_COUNT + COUNTRIES.index(row["country"])
            self.read_pair(row, ("period_tokens", str(row["id"])), PERIOD_MARKER + place * 2)

    def read_pair(self, row: dict[str, Any], spot: tuple[str, ...], marker: int) -> None:
        """A higher and a lower marker."""
        self.marker_vp[marker] = whole(row, "first", spot, 2, 99)
        self.marker_vp[marker + 1] = whole(row, "second", spot, 1, row["first"] - 1)

    def read_noble_house(self, rows: list[dict[str, Any]]) -> None:
        """RY-1.10, RY-1.11: the markers in falling value, each with the players it needs."""
        same_rows(rows, ("noble_16", "noble_12", "noble_8"), "noble_house")
        self.noble_players: vec[i64] = vec[i64]()
        for place, row in enumerate(rows):
            spot = ("noble_house", str(row["id"]))
            high = 99 if place == 0 else rows[place - 1]["vp"] - 1
            self.marker_vp[NOBLE_MARKER + place] = whole(row, "vp", spot, 1, high)
            self.noble_players = append(self.noble_players, whole(row, "min_players", spot, 2, SEATS_MAX))

    def read_intrigue(self, rows: list[dict[str, Any]]) -> None:
        """RY-7.4, RY-R1: six pairs of countries; `intrigue_fits` is a bit set of countries."""
        same_rows(rows, INTRIGUE, "intrigue")
        self.intrigue_cards: vec[i64] = vec[i64]()
        self.intrigue_fits: vec[i64] = vec[i64]()
        for row in rows:
            spot = ("intrigue", str(row["id"]))
            if "_".join(row["countries"]) != row["id"]:
                raise SheetError((*spot, "countries"), "must stay the two countries of the id")
            self.intrigue_cards = append(self.intrigue_cards, whole(row, "count", spot, 1, 20))
            self.intrigue_fits = append(
                self.intrigue_fits, sum(1 << COUNTRIES.index(country) for country in row["countries"])
            )

    def read_cubes(self, rows: list[dict[str, Any]]) -> None:
        """RY-1.3: the cubes of each colour."""
        same_rows(rows, COLOURS, "cubes")
        counts = [whole(row, "count", ("cubes", str(row["id"])), 2, 98) for row in rows]
        for row, count in zip(rows, counts, strict=True):
            if count % self.cubes_per_occupation:
                raise SheetError(("cubes", row["id"], "count"), "must be even: every occupation takes two")
        self.cubes: vec[i64] = vec[i64](counts)

    def read_setup(self, rows: list[dict[str, Any]]) -> None:
        """RY-1.4, RY-1.15, RY-3.2: what depends on the number of players."""
        self.deck: vec[i64] = filled((SEATS_MAX + 1) * COUNTRY_COUNT, 0)
        self.first_draw: vec[i64] = filled((SEATS_MAX + 1) * SEATS_MAX, 0)
        self.colours: vec[i64] = filled(SEATS_MAX + 1, 0)
        for row in rows:
            self.read_players(row["players"], row, ("setup", str(row["players"])))

    def read_players(self, seats: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
        """One row of the set-up table."""
        total = 0
        for country, key in enumerate(COUNTRIES):
            most = int(self.country_cards[country])
            cards = most - whole(row["removed"], key, (*spot, "removed"), 0, most)
            self.deck[seats * COUNTRY_COUNT + country] = cards
            total += cards
        if row["deck"] != total:
            raise SheetError((*spot, "deck"), f"must be {total}, the cards of the countries less those removed")
        needed = seats * int(self.hand_limit) + int(self.display) + (seats - 1) * int(self.draw_country_only)
        if total < needed:
            raise SheetError((*spot, "deck"), f"must be at least {needed}, or a draw may fail (RY-I19)")
        if len(row["first_draw"]) != seats:
            raise SheetError((*spot, "first_draw"), f"must be {seats} numbers")
        for place, cards in enumerate(row["first_draw"]):
            if not 1 <= cards <= self.draw_country_only:
                raise SheetError((*spot, "first_draw"), f"must be numbers from 1 to {self.draw_country_only}")
            self.first_draw[seats * SEATS_MAX + place] = cards
        for colour in row["colours"]:
            if colour not in COLOURS:
                raise SheetError((*spot, "colours"), f"allowed are {', '.join(COLOURS)}")
            self.colours[seats] |= 1 << COLOURS.index(colour)
        if len(set(row["colours"])) < seats:
            raise SheetError((*spot, "colours"), f"{seats} colours are needed")

    def read_counts(self, table: dict[str, Any]) -> None:
        """The totals of the box, which the rows must add up to."""
        spot = ("counts",)
        keep_frame(table, FRAME_COUNTS, spot)
        rows = {"country_cards": self.country_cards, "intrigue_cards": self.intrigue_cards, "cubes": self.cubes}
        for key, total in ((key, sum(counts)) for key, counts in rows.items()):
            if table[key] != total:
                raise SheetError((*spot, key), f"must be {total}, the sum of the rows")
        if sum(self.intrigue_cards) < SEATS_MAX * self.intrigue_limit + self.draw_mixed_intrigue:
            raise SheetError((*spot, "intrigue_cards"), "too few: an intrigue draw may fail (RY-I18)")

    def supply_of(self, seats: i64, colour: i64) -> i64:
        """RY-1.3, RY-R19: all cubes of a colour, or as many as the smallest colour that may be picked here has."""
        if not self.equal_supplies:
            return self.cubes[colour]
        least: i64 = self.cubes[colour]
        for other in range(COLOUR_COUNT):
            if (self.colours[seats] >> other) & 1:
                least = min(least, self.cubes[other])
        return least

    def write_card_sets(self) -> None:
        """Every set of cards that can be discarded or played as jokers, in the order of the options.

        Of country cards those of 1 to `draw_country_only` cards and of whole jokers; of intrigue cards those of
        every size up to the dearest take-over.
        """
        self.card_sets: vec[i64] = vec[i64]()
        self.set_size: vec[i64] = vec[i64]()
        self.sets_of_size: vec[i64] = filled(HAND_MAX + 1, -1)
        for size in range(HAND_MAX + 1):
            if size <= self.draw_country_only or size % self.joker == 0:
                self.sets_of_size[size] = len(self.set_size)
                self.write_sets_of(size)
        self.intrigue_sets: vec[i64] = vec[i64]()
        self.intrigue_sets_of_size: vec[i64] = filled(INTRIGUE_PLAY_MAX + 2, 0)
        for size in range(1, INTRIGUE_PLAY_MAX + 1):
            for counts in sets_of(size, INTRIGUE_COUNT):
                for count in counts:
                    self.intrigue_sets = append(self.intrigue_sets, count)
            self.intrigue_sets_of_size[size + 1] = len(self.intrigue_sets) // INTRIGUE_COUNT
        self.threes: vec[i64] = vec[i64]([(n + 3) * (n + 2) * (n + 1) // 6 for n in range(HAND_MAX + 1)])
        self.pairs: vec[i64] = vec[i64]([(n + 2) * (n + 1) // 2 for n in range(HAND_MAX + 1)])

    def write_sets_of(self, size: int) -> None:
        """All sets of so many country cards."""
        for first in range(size + 1):
            for second in range(size - first + 1):
                for third in range(size - first - second + 1):
                    for count in (first, second, third, size - first - second - third):
                        self.card_sets = append(self.card_sets, count)
                    self.set_size = append(self.set_size, size)

    def card_set(self, size: i64, first: i64, second: i64, third: i64) -> i64:
        """The number of a set of country cards, counted in the order in which they were written."""
        left = size - first
        place = self.threes[size] - self.threes[left] + self.pairs[left] - self.pairs[left - second] + third
        return self.sets_of_size[size] + place


def sets_of(size: int, kinds: int) -> list[list[int]]:
    """Every way to take so many cards of so many kinds."""
    if kinds == 1:
        return [[size]]
    return [[count, *rest] for count in range(size + 1) for rest in sets_of(size - count, kinds - 1)]
