"""The component sheet, checked and read into the tables of an edition."""

from typing import Any

from regalia.games.royals.components import (
    CITIES,
    CITY_COUNT,
    CITY_MARKER,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    COUNTRY_MARKER,
    FRAME,
    FRAME_COUNTS,
    HAND_MAX,
    INTRIGUE,
    INTRIGUE_COUNT,
    INTRIGUE_HAND_MAX,
    INTRIGUE_PLAY_MAX,
    KING,
    MARKER_COUNT,
    NOBLE_COUNT,
    NOBLE_MARKER,
    PERIOD_MARKER,
    PERIODS,
    POSITION_COUNT,
    POSITIONS,
    SEATS_MAX,
    TITLE_COUNT,
    TITLE_MARKER,
    TITLES,
    Edition,
)
from regalia.kernel.sheet import Draft, SheetError, keep_frame, one_of, same_rows, whole


def read_edition(sheet: dict[str, Any], switches: dict[str, Any]) -> Edition:
    """The edition of one table; a sheet that the rules cannot work with is refused."""
    draft = Draft()
    draft.switches = switches
    draft.strict_jokers = switches["jokers"] == "shortfall"
    draft.equal_supplies = switches["supplies"] == "equal"
    draft.marker_vp = [0] * MARKER_COUNT
    read_constants(draft, sheet["constants"])
    read_countries(draft, sheet["countries"])
    read_titles(draft, sheet["titles"])
    read_cities(draft, sheet["cities"], sheet["countries"])
    read_positions(draft, sheet["positions"], sheet["titles"])
    read_country_bonus(draft, sheet["country_bonus"])
    read_noble_house(draft, sheet["noble_house"])
    read_periods(draft, sheet["period_tokens"])
    read_intrigue(draft, sheet["intrigue"])
    read_cubes(draft, sheet["cubes"])
    read_setup(draft, sheet["setup"])
    read_counts(draft, sheet["counts"])
    write_card_sets(draft)
    return Edition(draft)


def read_constants(draft: Draft, table: dict[str, Any]) -> None:
    """The single numbers of the rules."""
    spot = ("constants",)
    keep_frame(table, FRAME, spot)
    draft.display = whole(table, "display", spot, 1, 9)
    draft.draw_country_only = whole(table, "draw_country_only", spot, 1, draft.display)
    draft.draw_mixed_country = whole(table, "draw_mixed_country", spot, 1, draft.draw_country_only)
    draft.draw_mixed_intrigue = whole(table, "draw_mixed_intrigue", spot, 1, 2)
    draft.hand_limit = whole(table, "hand_limit_country", spot, 1, HAND_MAX - draft.draw_country_only)
    most = INTRIGUE_HAND_MAX - draft.draw_mixed_intrigue
    draft.intrigue_limit = whole(table, "hand_limit_intrigue", spot, 1, most)
    draft.joker = whole(table, "country_cards_per_joker", spot, 2, 5)
    draft.intrigue_joker = whole(table, "intrigue_cards_per_joker", spot, 2, INTRIGUE_PLAY_MAX // 2)
    draft.takeover = whole(table, "takeover_intrigue", spot, 1, 2)
    draft.takeover_king = whole(table, "takeover_intrigue_king", spot, 1, 2)
    draft.cubes_per_occupation = table["cubes_per_occupation"]


def read_countries(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """How many cards each country has."""
    same_rows(rows, COUNTRIES, "countries")
    draft.country_cards = [whole(row, "cards", ("countries", row["id"]), 1, 99) for row in rows]


def read_titles(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """RY-1.14, RY-4.4, RY-I23: cards and points rise with the rank; a half is half of the whole (RY-R24)."""
    same_rows(rows, TITLES, "titles")
    draft.title_cost = [0] * TITLE_COUNT
    for title, row in enumerate(rows):
        spot = ("titles", str(row["id"]))
        keep_frame(row, {"rank": title + 1}, spot)
        draft.title_cost[title] = whole(row, "cards", spot, 1, HAND_MAX)
        whole(row, "vp", spot, 2, 98)
        half = whole(row, "vp_half", spot, 1, 49)
        if half * 2 != row["vp"]:
            raise SheetError((*spot, "vp_half"), f"must be half of {row['vp']}")
        for key in ("cards", "vp"):
            if title and row[key] <= rows[title - 1][key]:
                raise SheetError((*spot, key), f"must be more than the {rows[title - 1][key]} of the title below")
        draft.marker_vp[TITLE_MARKER + title * 2] = half
        draft.marker_vp[TITLE_MARKER + title * 2 + 1] = half


def read_cities(draft: Draft, rows: list[dict[str, Any]], countries: list[dict[str, Any]]) -> None:
    """The sixteen cities with their bonus; `country_cities` is a bit set of cities."""
    same_rows(rows, CITIES, "cities")
    draft.city_country = [0] * CITY_COUNT
    draft.country_cities = [0] * COUNTRY_COUNT
    counts = [0] * COUNTRY_COUNT
    for city, row in enumerate(rows):
        spot = ("cities", str(row["id"]))
        country = one_of(row, "country", COUNTRIES, spot)
        counts[country] += 1
        draft.city_country[city] = country
        draft.country_cities[country] |= 1 << city
        draft.marker_vp[CITY_MARKER + city] = whole(row, "bonus", spot, 1, 49)
    for country, row in enumerate(countries):
        if counts[country] != row["cities"]:
            raise SheetError(("countries", row["id"], "cities"), f"{counts[country]} cities lie there")


def read_positions(draft: Draft, rows: list[dict[str, Any]], titles: list[dict[str, Any]]) -> None:
    """RY-5.1 to RY-5.4: city and title of each position, and what follows from them."""
    same_rows(rows, POSITIONS, "positions")
    draft.position_city = [0] * POSITION_COUNT
    draft.position_title = [0] * POSITION_COUNT
    draft.position_country = [0] * POSITION_COUNT
    draft.position_cost = [0] * POSITION_COUNT
    draft.position_intrigue = [0] * POSITION_COUNT
    draft.influence = [0] * POSITION_COUNT
    counts = [0] * TITLE_COUNT
    for position, row in enumerate(rows):
        spot = ("positions", str(row["id"]))
        city, title = one_of(row, "city", CITIES, spot), one_of(row, "title", TITLES, spot)
        if row["id"] != f"{row['city']}_{row['title']}":
            raise SheetError((*spot, "title"), "city and title of a position must stay")
        counts[title] += 1
        draft.position_city[position] = city
        draft.position_title[position] = title
        draft.position_country[position] = draft.city_country[city]
        draft.position_cost[position] = draft.title_cost[title]
        draft.position_intrigue[position] = draft.takeover_king if title == KING else draft.takeover
        draft.influence[position] = whole(row, "influence", spot, 1, 99)
    for title, row in enumerate(titles):
        if counts[title] != row["positions"]:
            raise SheetError(("titles", row["id"], "positions"), f"{counts[title]} positions have this title")
    write_seniority(draft)


def write_seniority(draft: Draft) -> None:
    """RY-12.6, RY-12.7, RY-R20: in each country a bit for every position, the higher the more senior.

    No two may be equal, so that every tie of a period scoring is decided.
    """
    draft.seniority = [0] * POSITION_COUNT
    for country in range(COUNTRY_COUNT):
        here = [p for p in range(POSITION_COUNT) if draft.position_country[p] == country]
        ranked = sorted((rank_of_position(draft, p), p) for p in here)
        for place, (rank, position) in enumerate(ranked):
            if place and ranked[place - 1][0] == rank:
                other = POSITIONS[ranked[place - 1][1]]
                spot = ("cities", CITIES[draft.position_city[position]], "bonus")
                raise SheetError(spot, f"{POSITIONS[position]} and {other} leave a tie open (RY-R20)")
            draft.seniority[position] = 1 << place


def rank_of_position(draft: Draft, position: int) -> int:
    """The title, then the city bonus, as one number."""
    title: int = draft.position_title[position]
    bonus: int = draft.marker_vp[CITY_MARKER + draft.position_city[position]]
    return title * 64 + bonus


def read_country_bonus(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """Two markers for each country."""
    same_rows(rows, COUNTRIES, "country_bonus")
    for country, row in enumerate(rows):
        read_pair(draft, row, ("country_bonus", str(row["id"])), COUNTRY_MARKER + country * 2)


def read_periods(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """Two markers for each country of each period."""
    found = [(row["country"], row["period"]) for row in rows]
    if sorted(found) != sorted((country, period) for country in COUNTRIES for period in PERIODS):
        raise SheetError(("period_tokens",), "one row is needed for each country of each period")
    for row in rows:
        place = PERIODS.index(row["period"]) * COUNTRY_COUNT + COUNTRIES.index(row["country"])
        read_pair(draft, row, ("period_tokens", str(row["id"])), PERIOD_MARKER + place * 2)


def read_pair(draft: Draft, row: dict[str, Any], spot: tuple[str, ...], marker: int) -> None:
    """A higher and a lower marker."""
    draft.marker_vp[marker] = whole(row, "first", spot, 2, 99)
    draft.marker_vp[marker + 1] = whole(row, "second", spot, 1, row["first"] - 1)


def read_noble_house(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """RY-1.10, RY-1.11: the markers in falling value, each with the players it needs."""
    same_rows(rows, ("noble_16", "noble_12", "noble_8"), "noble_house")
    draft.noble_players = [0] * NOBLE_COUNT
    for place, row in enumerate(rows):
        spot = ("noble_house", str(row["id"]))
        high = 99 if place == 0 else rows[place - 1]["vp"] - 1
        draft.marker_vp[NOBLE_MARKER + place] = whole(row, "vp", spot, 1, high)
        draft.noble_players[place] = whole(row, "min_players", spot, 2, SEATS_MAX)


def read_intrigue(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """RY-7.4, RY-R1: six pairs of countries; `intrigue_fits` is a bit set of countries."""
    same_rows(rows, INTRIGUE, "intrigue")
    draft.intrigue_cards = [0] * INTRIGUE_COUNT
    draft.intrigue_fits = [0] * INTRIGUE_COUNT
    for pair, row in enumerate(rows):
        spot = ("intrigue", str(row["id"]))
        if "_".join(row["countries"]) != row["id"]:
            raise SheetError((*spot, "countries"), "must stay the two countries of the id")
        draft.intrigue_cards[pair] = whole(row, "count", spot, 1, 20)
        draft.intrigue_fits[pair] = sum(1 << COUNTRIES.index(country) for country in row["countries"])


def read_cubes(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """RY-1.3: the cubes of each colour."""
    same_rows(rows, COLOURS, "cubes")
    counts = [whole(row, "count", ("cubes", str(row["id"])), 2, 98) for row in rows]
    for row, count in zip(rows, counts, strict=True):
        if count % draft.cubes_per_occupation:
            raise SheetError(("cubes", row["id"], "count"), "must be even: every occupation takes two")
    draft.cubes = counts


def read_setup(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """RY-1.4, RY-1.15, RY-3.2: what depends on the number of players."""
    draft.deck = [0] * ((SEATS_MAX + 1) * COUNTRY_COUNT)
    draft.first_draw = [0] * ((SEATS_MAX + 1) * SEATS_MAX)
    draft.colours = [0] * (SEATS_MAX + 1)
    for row in rows:
        read_players(draft, row["players"], row, ("setup", str(row["players"])))


def read_players(draft: Draft, seats: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """One row of the set-up table."""
    total = 0
    for country, key in enumerate(COUNTRIES):
        most = draft.country_cards[country]
        cards = most - whole(row["removed"], key, (*spot, "removed"), 0, most)
        draft.deck[seats * COUNTRY_COUNT + country] = cards
        total += cards
    if row["deck"] != total:
        raise SheetError((*spot, "deck"), f"must be {total}, the cards of the countries less those removed")
    needed = seats * draft.hand_limit + draft.display + (seats - 1) * draft.draw_country_only
    if total < needed:
        raise SheetError((*spot, "deck"), f"must be at least {needed}, or a draw may fail (RY-I19)")
    if len(row["first_draw"]) != seats:
        raise SheetError((*spot, "first_draw"), f"must be {seats} numbers")
    for place, cards in enumerate(row["first_draw"]):
        if not 1 <= cards <= draft.draw_country_only:
            raise SheetError((*spot, "first_draw"), f"must be numbers from 1 to {draft.draw_country_only}")
        draft.first_draw[seats * SEATS_MAX + place] = cards
    for colour in row["colours"]:
        if colour not in COLOURS:
            raise SheetError((*spot, "colours"), f"allowed are {', '.join(COLOURS)}")
        draft.colours[seats] |= 1 << COLOURS.index(colour)
    if len(set(row["colours"])) < seats:
        raise SheetError((*spot, "colours"), f"{seats} colours are needed")


def read_counts(draft: Draft, table: dict[str, Any]) -> None:
    """The totals of the box, which the rows must add up to."""
    spot = ("counts",)
    keep_frame(table, FRAME_COUNTS, spot)
    rows = {"country_cards": draft.country_cards, "intrigue_cards": draft.intrigue_cards, "cubes": draft.cubes}
    for key, total in ((key, sum(counts)) for key, counts in rows.items()):
        if table[key] != total:
            raise SheetError((*spot, key), f"must be {total}, the sum of the rows")
    if sum(draft.intrigue_cards) < SEATS_MAX * draft.intrigue_limit + draft.draw_mixed_intrigue:
        raise SheetError((*spot, "intrigue_cards"), "too few: an intrigue draw may fail (RY-I18)")


def write_card_sets(draft: Draft) -> None:
    """Every set of cards that can be discarded or played as jokers, in the order of the options.

    Of country cards those of 1 to `draw_country_only` cards and of whole jokers; of intrigue cards those of
    every size up to the dearest take-over.
    """
    counts: list[int] = []
    sizes: list[int] = []
    draft.sets_of_size = [-1] * (HAND_MAX + 1)
    for size in range(HAND_MAX + 1):
        if size <= draft.draw_country_only or size % draft.joker == 0:
            draft.sets_of_size[size] = len(sizes)
            for cards in sets_of(size, COUNTRY_COUNT):
                counts += cards
                sizes.append(size)
    draft.card_sets = counts
    draft.set_size = sizes
    write_intrigue_sets(draft)
    draft.threes = [(n + 3) * (n + 2) * (n + 1) // 6 for n in range(HAND_MAX + 1)]
    draft.pairs = [(n + 2) * (n + 1) // 2 for n in range(HAND_MAX + 1)]


def write_intrigue_sets(draft: Draft) -> None:
    """The sets of intrigue cards, also as one number each, and how many cards of each fit each country."""
    draft.intrigue_sets, draft.intrigue_bytes, draft.intrigue_set_fits = [], [], []
    draft.intrigue_sets_of_size = [0] * (INTRIGUE_PLAY_MAX + 2)
    for size in range(1, INTRIGUE_PLAY_MAX + 1):
        for cards in sets_of(size, INTRIGUE_COUNT):
            draft.intrigue_sets += cards
            draft.intrigue_bytes.append(int.from_bytes(cards, "big"))
            draft.intrigue_set_fits += [fitting(draft, cards, country) for country in range(COUNTRY_COUNT)]
        draft.intrigue_sets_of_size[size + 1] = len(draft.intrigue_bytes)


def fitting(draft: Draft, cards: list[int], country: int) -> int:
    """RY-7.4: how many intrigue cards of a set fit a country."""
    return sum(count for count, fits in zip(cards, draft.intrigue_fits, strict=True) if (fits >> country) & 1)


def sets_of(size: int, kinds: int) -> list[list[int]]:
    """Every way to take so many cards of so many kinds."""
    if kinds == 1:
        return [[size]]
    return [[count, *rest] for count in range(size + 1) for rest in sets_of(size - count, kinds - 1)]
