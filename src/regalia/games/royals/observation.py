"""What a seat knows of Royals, as numbers for programs that learn.

Numbers that go together are a block: its names are listed at one place, and its numbers are written into a row that is
all 0, at the places of their names.
"""

from typing import Final

from regalia.games.royals.components import (
    CITIES,
    CITY_COUNT,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    INTRIGUE,
    INTRIGUE_COUNT,
    NOBLE_COUNT,
    PERIODS,
    POSITION_COUNT,
    POSITIONS,
    TITLE_COUNT,
    TITLE_MARKER,
    TITLES,
)
from regalia.games.royals.options import QUESTIONS
from regalia.games.royals.position import NOBODY, SOURCE_COUNT, SOURCES, Europe
from regalia.kernel.counts import total_of
from regalia.kernel.observation import (
    HISTORY,
    SEATS_OF,
    SECRET,
    Observations,
    after,
    ahead_of,
    each,
    numbered,
    under,
    write_numbers,
)
from regalia.kernel.vectors import i16, i64, vec

QUESTION_NAMES: Final[list[str]] = list(QUESTIONS)
COUNTRY_NAMES: Final[list[str]] = list(COUNTRIES)
INTRIGUE_NAMES: Final[list[str]] = list(INTRIGUE)
PERIOD_NAMES: Final[list[str]] = [str(year) for year in PERIODS]
COUNTRY_BONUS_NAMES: Final[list[str]] = each(COUNTRY_NAMES, ["high", "low"])

# The blocks, and where their parts begin.
ROUND_BLOCK: Final[list[str]] = [
    *under("period", PERIOD_NAMES), "last_round", "country_draws", "intrigue_draws",
    *under("display", COUNTRY_NAMES), "pile", "intrigue_pile",
]  # fmt: skip
LAST_ROUND: Final = 3
COUNTRY_DRAWS: Final = 4
INTRIGUE_DRAWS: Final = 5
DISPLAY: Final = 6
PILE: Final = 10
INTRIGUE_PILE: Final = 11

MARKERS_BLOCK: Final[list[str]] = [
    *under("city_bonus", list(CITIES)),
    *under("country_bonus", COUNTRY_BONUS_NAMES),
    *under("noble_house", numbered(NOBLE_COUNT)),
    *under("period_bonus", each(PERIOD_NAMES, COUNTRY_BONUS_NAMES)),
]

BOARD_BLOCK: Final[list[str]] = [*under("holds", list(POSITIONS)), *under("influence", COUNTRY_NAMES)]
BOARD_SIZE: Final = 33

PLAYER_BLOCK: Final[list[str]] = [
    "active", "turn_order", *under("colour", list(COLOURS)), "points", "cubes",
    "cards", *under("cards_known", COUNTRY_NAMES), "intrigue_cards",
    *under("banished", list(CITIES)), *under("title_cubes", list(TITLES)),
]  # fmt: skip
TURN_ORDER: Final = 1
COLOUR: Final = 2
POINTS: Final = 7
CUBES: Final = 8
CARDS: Final = 9
CARDS_KNOWN: Final = 10
INTRIGUE_CARDS: Final = 14
BANISHED: Final = 15
TITLE_CUBES: Final = 31
PLAYER_SIZE: Final = 38
CITY_BITS: Final = 4  # of a place among the city spaces of all seats that tell the city

SECRET_BLOCK: Final[list[str]] = [
    *under("hand", COUNTRY_NAMES),
    *under("intrigue", INTRIGUE_NAMES),
    *under("points_from", list(SOURCES)),
    *under("paying_for", list(POSITIONS)),
    *under("pledged", INTRIGUE_NAMES),
]
INTRIGUE_HAND: Final = 4
POINTS_FROM: Final = 10
PAYING_FOR: Final = 15
PLEDGED: Final = 44

PAST_BLOCK: Final[list[str]] = [
    "turns", *under("discarded", COUNTRY_NAMES), *under("intrigue_discarded", INTRIGUE_NAMES),
]  # fmt: skip
DISCARDED: Final = 1
INTRIGUE_DISCARDED: Final = 5


def observe(europe: Europe, seat: i64, observation: Observations) -> None:
    """Board and display, every seat from the own one on, the own hand, and the cards that have been."""
    europe.observe_table(seat, observation, QUESTION_NAMES)
    write_round(europe, observation)
    write_markers(europe, seat, observation)
    write_board(europe, seat, observation)
    write_players(europe, seat, observation)
    observation.heading = SECRET
    write_secrets(europe, seat, observation)
    observation.heading = HISTORY
    write_past(europe, observation)


def write_round(europe: Europe, observation: Observations) -> None:
    """Period, draws to come, display and piles."""
    place, cells = observation.block(ROUND_BLOCK), observation.cells
    cells[place + europe.period] = 1
    cells[place + LAST_ROUND] = i16(europe.last_round)
    cells[place + COUNTRY_DRAWS] = i16(europe.country_draws)
    cells[place + INTRIGUE_DRAWS] = i16(europe.intrigue_draws)
    write_numbers(europe.display, 0, COUNTRY_COUNT, cells, place + DISPLAY)
    cells[place + PILE] = i16(total_of(europe.pile))
    cells[place + INTRIGUE_PILE] = i16(total_of(europe.intrigue_pile))


def write_markers(europe: Europe, seat: i64, observation: Observations) -> None:
    """The markers that nobody has gained yet, but for those of the titles, and how many each seat has."""
    seats, cells = europe.seats, observation.cells
    place = observation.block(MARKERS_BLOCK)
    gained = observation.skip("markers", SEATS_OF[seats])
    titles = place + TITLE_MARKER
    for owner in europe.marker:
        if owner != NOBODY:
            if owner >= 0:
                cells[gained + ahead_of(seat, owner, seats)] += 1
        elif place < titles:
            cells[place] = 1
        place += 1


def write_board(europe: Europe, seat: i64, observation: Observations) -> None:
    """Who holds which position, and the influence by country that comes from it."""
    seats, cells, edition = europe.seats, observation.cells, europe.edition
    countries, influence = edition.position_country, edition.influence
    first = observation.block_of_seats(BOARD_BLOCK, seats)
    for position, holder in enumerate(europe.holder):
        if holder >= 0:
            place = first + ahead_of(seat, holder, seats) * BOARD_SIZE
            cells[place + position] = 1
            cells[place + POSITION_COUNT + countries[position]] += i16(influence[position])


def write_players(europe: Europe, seat: i64, observation: Observations) -> None:
    """What everybody may know of the seats, and their points after the end."""
    seats, cells, over = europe.seats, observation.cells, europe.over()
    first = observation.block_of_seats(PLAYER_BLOCK, seats)
    if europe.active >= 0:
        cells[first + ahead_of(seat, europe.active, seats) * PLAYER_SIZE] = 1
    order = europe.order
    for turn in range(seats):
        cells[first + ahead_of(seat, order[turn], seats) * PLAYER_SIZE + TURN_ORDER] = i16(turn + 1)
    write_banished(europe, seat, cells, first + BANISHED)
    for ahead in range(seats):
        owner = after(seat, ahead, seats)
        write_player(europe, owner, cells, first)
        if over:
            cells[first + POINTS] = i16(europe.points(owner))
        first += PLAYER_SIZE


def write_banished(europe: Europe, seat: i64, cells: vec[i16], first: i64) -> None:
    """The cubes on the city spaces, which are few: a row of all cities for each seat."""
    seats = europe.seats
    for place, cubes in enumerate(europe.banished):
        if cubes:
            space: i64 = place
            ahead = ahead_of(seat, space >> CITY_BITS, seats)
            cells[first + ahead * PLAYER_SIZE + (space & (CITY_COUNT - 1))] = i16(cubes)


def write_player(europe: Europe, seat: i64, cells: vec[i16], place: i64) -> None:
    """Colour, cubes and cards of a seat."""
    colour = europe.colour[seat]
    if colour >= 0:
        cells[place + COLOUR + colour] = 1
    cells[place + CUBES] = i16(europe.supply[seat])
    cells[place + CARDS] = i16(europe.hand_size(seat))
    write_numbers(europe.known, seat * COUNTRY_COUNT, COUNTRY_COUNT, cells, place + CARDS_KNOWN)
    cells[place + INTRIGUE_CARDS] = i16(europe.intrigue_size(seat))
    write_numbers(europe.title_cubes, seat * TITLE_COUNT, TITLE_COUNT, cells, place + TITLE_CUBES)


def write_secrets(europe: Europe, seat: i64, observation: Observations) -> None:
    """The own cards and points, the position that the seat is about to pay for, and the intrigue cards for it."""
    place, cells = observation.block(SECRET_BLOCK), observation.cells
    write_numbers(europe.hands, seat * COUNTRY_COUNT, COUNTRY_COUNT, cells, place)
    write_numbers(europe.intrigue_hands, seat * INTRIGUE_COUNT, INTRIGUE_COUNT, cells, place + INTRIGUE_HAND)
    write_numbers(europe.ledger, seat * SOURCE_COUNT, SOURCE_COUNT, cells, place + POINTS_FROM)
    if europe.target < 0 or europe.active != seat:
        return
    cells[place + PAYING_FOR + europe.target] = 1
    if europe.pledge >= 0:
        sets = europe.edition.intrigue_sets
        write_numbers(sets, europe.pledge * INTRIGUE_COUNT, INTRIGUE_COUNT, cells, place + PLEDGED)


def write_past(europe: Europe, observation: Observations) -> None:
    """The turns that have been, and the discarded cards."""
    place, cells = observation.block(PAST_BLOCK), observation.cells
    cells[place] = i16(europe.turns)
    write_numbers(europe.discards, 0, COUNTRY_COUNT, cells, place + DISCARDED)
    write_numbers(europe.intrigue_discards, 0, INTRIGUE_COUNT, cells, place + INTRIGUE_DISCARDED)
