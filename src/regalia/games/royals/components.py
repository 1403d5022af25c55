"""The component sheet as typed tables, and the ids as constants."""

from typing import Any, Final

from regalia.kernel.sheet import Draft
from regalia.kernel.vectors import i64, vec

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

    def __init__(self, draft: Draft) -> None:
        self.keep_constants(draft)
        self.keep_values(draft)
        self.keep_card_sets(draft)

    def keep_constants(self, draft: Draft) -> None:
        """Switches and the single numbers of the rules."""
        self.switches: dict[str, Any] = draft.switches
        self.strict_jokers: bool = draft.strict_jokers
        self.equal_supplies: bool = draft.equal_supplies
        self.marker_vp: vec[i64] = vec[i64](draft.marker_vp)

        self.display: i64 = draft.display
        self.draw_country_only: i64 = draft.draw_country_only
        self.draw_mixed_country: i64 = draft.draw_mixed_country
        self.draw_mixed_intrigue: i64 = draft.draw_mixed_intrigue
        self.hand_limit: i64 = draft.hand_limit
        self.intrigue_limit: i64 = draft.intrigue_limit
        self.joker: i64 = draft.joker
        self.intrigue_joker: i64 = draft.intrigue_joker
        self.takeover: i64 = draft.takeover
        self.takeover_king: i64 = draft.takeover_king
        self.cubes_per_occupation: i64 = draft.cubes_per_occupation

    def keep_values(self, draft: Draft) -> None:
        """What is printed for each country, title, city and position, and for so many players."""
        self.country_cards: vec[i64] = vec[i64](draft.country_cards)
        self.title_cost: vec[i64] = vec[i64](draft.title_cost)
        self.city_country: vec[i64] = vec[i64](draft.city_country)
        self.country_cities: vec[i64] = vec[i64](draft.country_cities)
        self.position_city: vec[i64] = vec[i64](draft.position_city)
        self.position_title: vec[i64] = vec[i64](draft.position_title)
        self.position_country: vec[i64] = vec[i64](draft.position_country)
        self.position_cost: vec[i64] = vec[i64](draft.position_cost)
        self.position_intrigue: vec[i64] = vec[i64](draft.position_intrigue)
        self.influence: vec[i64] = vec[i64](draft.influence)
        self.seniority: vec[i64] = vec[i64](draft.seniority)

        self.noble_players: vec[i64] = vec[i64](draft.noble_players)
        self.intrigue_cards: vec[i64] = vec[i64](draft.intrigue_cards)
        self.intrigue_fits: vec[i64] = vec[i64](draft.intrigue_fits)
        self.cubes: vec[i64] = vec[i64](draft.cubes)

        self.deck: vec[i64] = vec[i64](draft.deck)
        self.first_draw: vec[i64] = vec[i64](draft.first_draw)
        self.colours: vec[i64] = vec[i64](draft.colours)

    def keep_card_sets(self, draft: Draft) -> None:
        """Every set of cards that can be discarded or played."""
        self.card_sets: vec[i64] = vec[i64](draft.card_sets)
        self.set_size: vec[i64] = vec[i64](draft.set_size)
        self.sets_of_size: vec[i64] = vec[i64](draft.sets_of_size)
        self.intrigue_sets: vec[i64] = vec[i64](draft.intrigue_sets)
        self.intrigue_sets_of_size: vec[i64] = vec[i64](draft.intrigue_sets_of_size)
        self.intrigue_bytes: vec[i64] = vec[i64](draft.intrigue_bytes)
        self.intrigue_set_fits: vec[i64] = vec[i64](draft.intrigue_set_fits)
        self.threes: vec[i64] = vec[i64](draft.threes)
        self.pairs: vec[i64] = vec[i64](draft.pairs)

    def supply_of(self, seats: i64, colour: i64) -> i64:
        """RY-1.3, RY-R19: all cubes of a colour, or as many as the smallest colour that may be picked here has."""
        if not self.equal_supplies:
            return self.cubes[colour]
        least: i64 = self.cubes[colour]
        for other in range(COLOUR_COUNT):
            if (self.colours[seats] >> other) & 1:
                least = min(least, self.cubes[other])
        return least

    def card_set(self, size: i64, first: i64, second: i64, third: i64) -> i64:
        """The number of a set of country cards, counted in the order in which they were written."""
        left = size - first
        place = self.threes[size] - self.threes[left] + self.pairs[left] - self.pairs[left - second] + third
        return self.sets_of_size[size] + place
