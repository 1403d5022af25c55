"""What a seat knows of Royals, as numbers for programs that learn."""

from typing import Final

from regalia.games.royals.components import (
    CITIES,
    CITY_COUNT,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    INTRIGUE,
    INTRIGUE_COUNT,
    MARKER_COUNT,
    NOBLE_COUNT,
    PERIODS,
    POSITION_COUNT,
    POSITIONS,
    TITLE_COUNT,
    TITLE_MARKER,
    TITLES,
)
from regalia.games.royals.options import QUESTIONS
from regalia.games.royals.position import NOBODY, OUT, SOURCE_COUNT, SOURCES, Europe
from regalia.kernel.counts import total_of
from regalia.kernel.observation import HISTORY, SEATS_OF, SECRET, Observations, after, numbered
from regalia.kernel.vectors import i16, i64

QUESTION_NAMES: Final[list[str]] = list(QUESTIONS)
COUNTRY_NAMES: Final[list[str]] = list(COUNTRIES)
CITY_NAMES: Final[list[str]] = list(CITIES)
TITLE_NAMES: Final[list[str]] = list(TITLES)
POSITION_NAMES: Final[list[str]] = list(POSITIONS)
INTRIGUE_NAMES: Final[list[str]] = list(INTRIGUE)
COLOUR_NAMES: Final[list[str]] = list(COLOURS)
SOURCE_NAMES: Final[list[str]] = list(SOURCES)
PERIOD_NAMES: Final[list[str]] = [str(year) for year in PERIODS]
COUNTRY_BONUS_NAMES: Final[list[str]] = [f"{country}_{place}" for country in COUNTRIES for place in ("high", "low")]
NOBLE_NAMES: Final[list[str]] = numbered(NOBLE_COUNT)
PERIOD_MARKER_NAMES: Final[list[str]] = [f"{year}_{bonus}" for year in PERIODS for bonus in COUNTRY_BONUS_NAMES]


def observe(europe: Europe, seat: i64, observation: Observations) -> None:
    """Board and display, every seat from the own one on, the own hand, and the cards that have been."""
    europe.observe_table(seat, observation, QUESTION_NAMES)
    write_round(europe, observation)
    write_markers(europe, seat, observation)
    write_board(europe, seat, observation)
    for ahead in range(europe.seats):
        observation.about_seat(ahead)
        write_player(europe, after(seat, ahead, europe.seats), observation)
    observation.heading = SECRET
    write_hand(europe, seat, observation)
    write_payment(europe, seat, observation)
    observation.heading = HISTORY
    observation.number("turns", europe.turns)
    observation.span("discarded", COUNTRY_NAMES, europe.discards, 0)
    observation.span("intrigue_discarded", INTRIGUE_NAMES, europe.intrigue_discards, 0)


def write_round(europe: Europe, observation: Observations) -> None:
    """Period, draws to come, display and piles."""
    observation.one_of("period", PERIOD_NAMES, europe.period)
    observation.number("last_round", europe.last_round)
    observation.number("country_draws", europe.country_draws)
    observation.number("intrigue_draws", europe.intrigue_draws)
    observation.span("display", COUNTRY_NAMES, europe.display, 0)
    observation.number("pile", total_of(europe.pile))
    observation.number("intrigue_pile", total_of(europe.intrigue_pile))


def write_markers(europe: Europe, seat: i64, observation: Observations) -> None:
    """The markers that nobody has gained yet, and how many each seat has."""
    first = observation.skip("city_bonus", CITY_NAMES)
    observation.skip("country_bonus", COUNTRY_BONUS_NAMES)
    observation.skip("noble_house", NOBLE_NAMES)
    observation.skip("period_bonus", PERIOD_MARKER_NAMES)
    gained = observation.skip("markers", SEATS_OF[europe.seats])
    markers, cells = europe.marker, observation.cells
    for marker in range(TITLE_MARKER):
        free: i64 = 1 if markers[marker] == NOBODY else 0
        cells[first + marker] = i16(free)
    counts: i64 = 0  # eight bits for each owner; OUT is the lowest of them
    for marker in range(MARKER_COUNT):
        counted: i64 = 1
        counted <<= (markers[marker] - OUT) * 8
        counts += counted
    for owner in range(europe.seats):
        cells[gained + europe.ahead(seat, owner)] = i16((counts >> ((owner - OUT) * 8)) & 255)


def write_board(europe: Europe, seat: i64, observation: Observations) -> None:
    """Who holds which position, and the influence by country that comes from it."""
    first = observation.place
    size: i64 = POSITION_COUNT + COUNTRY_COUNT
    for ahead in range(europe.seats):
        observation.about_seat(ahead)
        observation.skip("holds", POSITION_NAMES)
        observation.skip("influence", COUNTRY_NAMES)
    edition, holders, cells = europe.edition, europe.holder, observation.cells
    countries, influence = edition.position_country, edition.influence
    for position in range(POSITION_COUNT):
        if holders[position] >= 0:
            block = first + europe.ahead(seat, holders[position]) * size
            cells[block + position] = 1
            cells[block + POSITION_COUNT + countries[position]] += i16(influence[position])


def write_player(europe: Europe, seat: i64, observation: Observations) -> None:
    """What everybody may know of a seat; its points after the end."""
    observation.number("active", 1 if europe.active == seat else 0)
    observation.number("turn_order", order_of(europe, seat))
    observation.one_of("colour", COLOUR_NAMES, europe.colour[seat])
    observation.number("points", europe.points(seat) if europe.over() else i64(0))
    observation.number("cubes", europe.supply[seat])
    observation.number("cards", europe.hand_size(seat))
    observation.span("cards_known", COUNTRY_NAMES, europe.known, seat * COUNTRY_COUNT)
    observation.number("intrigue_cards", europe.intrigue_size(seat))
    observation.span("banished", CITY_NAMES, europe.banished, seat * CITY_COUNT)
    observation.span("title_cubes", TITLE_NAMES, europe.title_cubes, seat * TITLE_COUNT)


def order_of(europe: Europe, seat: i64) -> i64:
    """The place of a seat in turn order, from 1."""
    order, found = europe.order, i64(0)
    for place in range(europe.seats):
        found += place + 1 if order[place] == seat else i64(0)
    return found


def write_hand(europe: Europe, seat: i64, observation: Observations) -> None:
    """The own cards and points."""
    observation.span("hand", COUNTRY_NAMES, europe.hands, seat * COUNTRY_COUNT)
    observation.span("intrigue", INTRIGUE_NAMES, europe.intrigue_hands, seat * INTRIGUE_COUNT)
    observation.span("points_from", SOURCE_NAMES, europe.ledger, seat * SOURCE_COUNT)


def write_payment(europe: Europe, seat: i64, observation: Observations) -> None:
    """The position that the seat is about to pay for, and the intrigue cards it will play for it."""
    paying = europe.active == seat and europe.target >= 0
    observation.one_of("paying_for", POSITION_NAMES, europe.target if paying else i64(-1))
    if paying and europe.pledge >= 0:
        observation.span("pledged", INTRIGUE_NAMES, europe.edition.intrigue_sets, europe.pledge * INTRIGUE_COUNT)
    else:
        observation.skip("pledged", INTRIGUE_NAMES)
