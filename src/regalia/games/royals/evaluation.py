"""What the opponents know of Royals: the terms that make a position look good to a seat."""

from typing import Final

from regalia.games.royals.components import (
    COUNTRY_COUNT,
    COUNTRY_MARKER,
    NOBLE_COUNT,
    NOBLE_MARKER,
    PERIOD_COUNT,
    PERIOD_MARKER,
    POSITION_COUNT,
    TITLE_COUNT,
    TITLE_MARKER,
)
from regalia.games.royals.position import NOBODY, Europe
from regalia.kernel.counts import count_of, filled, total_of
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import TermWeights

TERMS: Final = (
    "base", "points", "influence", "lead", "narrow_lead", "second_place", "later_lead", "later_second", "close_behind",
    "title_lead", "title_tie", "title_cubes", "country_bonus", "noble_house", "cities", "cards", "suit_pairs",
    "best_suit", "in_reach", "best_in_reach", "intrigue", "intrigue_pairs", "draws", "intrigue_draws", "many_cards",
    "cubes_short",
)  # fmt: skip
BASE: Final = 0
POINTS: Final = 1
INFLUENCE: Final = 2
LEAD: Final = 3
NARROW_LEAD: Final = 4
SECOND_PLACE: Final = 5
LATER_LEAD: Final = 6
LATER_SECOND: Final = 7
CLOSE_BEHIND: Final = 8
TITLE_LEAD: Final = 9
TITLE_TIE: Final = 10
TITLE_CUBES: Final = 11
COUNTRY_BONUS: Final = 12
NOBLE_HOUSE: Final = 13
CITIES: Final = 14
CARDS: Final = 15
SUIT_PAIRS: Final = 16
BEST_SUIT: Final = 17
IN_REACH: Final = 18
BEST_IN_REACH: Final = 19
INTRIGUE: Final = 20
INTRIGUE_PAIRS: Final = 21
DRAWS: Final = 22
INTRIGUE_DRAWS: Final = 23
MANY_CARDS: Final = 24
CUBES_SHORT: Final = 25
TERM_COUNT: Final = 26

PARTS: Final = 4  # of a period, by the cards that are left in the pile
PHASE_COUNT: Final = 13  # and the last round
TERM_WEIGHTS: Final = TermWeights("royals", TERMS, PHASE_COUNT, 2, 5)

NARROW: Final = 2  # influence that a rival makes up with one position
HUNDRED: Final = 100
CARDS_OF_USE: Final = 10
CUBES_OF_USE: Final = 6


def phase(europe: Europe) -> i64:
    """How far the game is: the period, and how much of it is over."""
    if europe.last_round:
        return PHASE_COUNT - 1
    full: i64 = 0
    for country in range(COUNTRY_COUNT):
        full += europe.edition.deck[europe.seats * COUNTRY_COUNT + country]
    left = total_of(europe.pile) * PARTS // max(full, 1)
    return europe.period * PARTS + PARTS - 1 - min(left, PARTS - 1)


def after_payment(europe: Europe, seat: i64) -> Europe:
    """While a seat pays for a position: the table once it has paid the cheapest way."""
    now = europe
    while now.target >= 0 and now.active == seat:
        twin = now.copy()
        assert isinstance(twin, Europe)
        twin.carry_out(seat, twin.offer[0])
        now = twin
    return now


def terms(europe: Europe, seat: i64) -> vec[i64]:
    """Points, influence, titles, bonuses under way, cards."""
    found = filled(TERM_COUNT, 0)
    found[BASE] = 1
    found[POINTS] = europe.points(seat)
    cities = europe.cities_of(seat)
    found[CITIES] = count_of(cities)
    for country in range(COUNTRY_COUNT):
        note_influence(europe, seat, country, found)
        found[COUNTRY_BONUS] += country_progress(europe, seat, country, cities)
    for title in range(TITLE_COUNT):
        note_title(europe, seat, title, found)
    found[NOBLE_HOUSE] = noble_progress(europe, seat)
    note_cards(europe, seat, found)
    note_reach(europe, seat, found)
    found[CUBES_SHORT] = max(0, CUBES_OF_USE - europe.supply[seat])
    return found


def note_influence(europe: Europe, seat: i64, country: i64, found: vec[i64]) -> None:
    """The markers of this and later periods, as the country stands now."""
    own = europe.standing(seat, country)
    influence = own >> POSITION_COUNT
    found[INFLUENCE] += influence
    ahead: i64 = 0
    best: i64 = 0
    behind: i64 = 0
    for other in range(europe.seats):
        if other == seat:
            continue
        standing = europe.standing(other, country)
        if standing > own:
            ahead += 1
            best = max(best, standing >> POSITION_COUNT)
        else:
            behind = max(behind, standing >> POSITION_COUNT)
    if own == 0 or ahead > 1:
        return
    now = marker_points(europe, europe.period, country, ahead)
    later: i64 = 0
    for period in range(europe.period + 1, PERIOD_COUNT):
        later += marker_points(europe, period, country, ahead)
    if ahead == 0:
        found[LEAD] += now
        found[LATER_LEAD] += later
        if influence - behind <= NARROW:
            found[NARROW_LEAD] += now
        return
    found[SECOND_PLACE] += now
    found[LATER_SECOND] += later
    if best - influence <= NARROW:
        found[CLOSE_BEHIND] += marker_points(europe, europe.period, country, 0)


def marker_points(europe: Europe, period: i64, country: i64, place: i64) -> i64:
    """The points of a period marker that nobody has gained yet."""
    marker = PERIOD_MARKER + (period * COUNTRY_COUNT + country) * 2 + place
    return europe.edition.marker_vp[marker] if europe.marker[marker] == NOBODY else i64(0)


def country_progress(europe: Europe, seat: i64, country: i64, own_cities: i64) -> i64:
    """The country bonus that can still be gained in hundredths, by how many of its cities are done."""
    first = COUNTRY_MARKER + country * 2
    marker = first if europe.marker[first] == NOBODY else first + 1
    if europe.marker[first] == seat or europe.marker[marker] != NOBODY:
        return 0
    cities = europe.edition.country_cities[country]
    done = count_of(cities & own_cities)
    total = count_of(cities)
    return europe.edition.marker_vp[marker] * HUNDRED * done * done // (total * total)


def noble_progress(europe: Europe, seat: i64) -> i64:
    """The Noble House bonus that can still be gained in hundredths, by how many titles are done."""
    marker = NOBLE_MARKER
    while marker < NOBLE_MARKER + NOBLE_COUNT and europe.marker[marker] != NOBODY:
        if europe.marker[marker] == seat:
            return 0
        marker += 1
    if marker == NOBLE_MARKER + NOBLE_COUNT:
        return 0
    done: i64 = 0
    for title in range(TITLE_COUNT):
        if europe.title_cubes[seat * TITLE_COUNT + title]:
            done += 1
    return europe.edition.marker_vp[marker] * HUNDRED * done * done // (TITLE_COUNT * TITLE_COUNT)


def note_title(europe: Europe, seat: i64, title: i64, found: vec[i64]) -> None:
    """The title marker: whole for the lead, a half for a tie of two."""
    own = europe.title_cubes[seat * TITLE_COUNT + title]
    if own == 0:
        return
    found[TITLE_CUBES] += own
    tied: i64 = 0
    for other in range(europe.seats):
        cubes = europe.title_cubes[other * TITLE_COUNT + title]
        if cubes > own:
            return
        if cubes == own and other != seat:
            tied += 1
    half = europe.edition.marker_vp[TITLE_MARKER + title * 2]
    if tied == 0:
        found[TITLE_LEAD] += half * 2
    elif tied == 1:
        found[TITLE_TIE] += half


def note_cards(europe: Europe, seat: i64, found: vec[i64]) -> None:
    """Cards in hand and cards about to be drawn; many of one country are worth more."""
    cards = europe.hand_size(seat)
    intrigue = europe.intrigue_size(seat)
    found[CARDS] = min(cards, CARDS_OF_USE)
    found[MANY_CARDS] = max(0, cards - CARDS_OF_USE)
    found[INTRIGUE] = intrigue
    found[INTRIGUE_PAIRS] = intrigue * (intrigue - 1) // 2
    for country in range(COUNTRY_COUNT):
        suit = europe.hands[seat * COUNTRY_COUNT + country]
        found[SUIT_PAIRS] += suit * (suit - 1) // 2
        found[BEST_SUIT] = max(found[BEST_SUIT], suit)
    if europe.active == seat:
        found[DRAWS] = europe.country_draws
        found[INTRIGUE_DRAWS] = europe.intrigue_draws


def note_reach(europe: Europe, seat: i64, found: vec[i64]) -> None:
    """Free positions that the country cards in hand could pay."""
    for position in range(POSITION_COUNT):
        country = europe.edition.position_country[position]
        if europe.holder[position] == NOBODY:
            if europe.hands[seat * COUNTRY_COUNT + country] >= europe.edition.position_cost[position]:
                found[IN_REACH] += 1
                found[BEST_IN_REACH] = max(found[BEST_IN_REACH], europe.edition.influence[position])
