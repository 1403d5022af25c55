"""What the opponents know of Royals: how good a position looks to a seat, in hundredths of a point."""

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
from regalia.kernel.vectors import i64

CARD: Final = 100  # a country card in hand, or about to be drawn
CARD_OF_SUIT: Final = 5  # for each pair of cards of one country
SUIT_MAX: Final = 9
INTRIGUE_CARDS: Final = (0, 150, 250, 310, 340, 340, 340)  # intrigue cards in hand, or about to be drawn
INFLUENCE: Final = 25  # each point of influence, whatever the others have
TITLE_CUBE: Final = 25

# How much of a marker a present lead is worth, in hundredths: of this period, the next, the one after.
LEAD: Final = (75, 50, 35)
LAST_LEAD: Final = 95  # once the last round is played
# How safe a place is, in hundredths, by how far the next one is behind in influence.
SAFETY: Final = (45, 60, 75, 88, 100)
TITLE_LEAD: Final = 55
BONUS_PROGRESS: Final = 60


def worth(europe: Europe, seat: i64) -> i64:
    """Points, and what is likely to become points: influence, titles, bonuses under way, cards."""
    now = after_payment(europe, seat)
    total = now.points(seat) * 100
    if not now.over():
        for country in range(COUNTRY_COUNT):
            total += period_prospect(now, seat, country)
            total += country_progress(now, seat, country)
        for title in range(TITLE_COUNT):
            total += title_prospect(now, seat, title)
        total += noble_progress(now, seat)
        total += hand_worth(now, seat)
    return total


def after_payment(europe: Europe, seat: i64) -> Europe:
    """While a seat pays for a position: the table once it has paid the cheapest way."""
    now = europe
    while now.target >= 0 and now.active == seat:
        twin = now.copy()
        assert isinstance(twin, Europe)
        twin.carry_out(seat, twin.offer[0])
        now = twin
    return now


def period_prospect(europe: Europe, seat: i64, country: i64) -> i64:
    """The markers of this and later periods, as the country stands now."""
    own = europe.standing(seat, country)
    if own == 0:
        return 0
    ahead: i64 = 0
    behind: i64 = 0
    for other in range(europe.seats):
        standing = europe.standing(other, country)
        if standing > own:
            ahead += 1
        elif other != seat:
            behind = max(behind, standing >> POSITION_COUNT)
    influence = own >> POSITION_COUNT
    worth = INFLUENCE * influence
    if ahead > 1:
        return worth
    safety = SAFETY[min(influence - behind, len(SAFETY) - 1)]
    for period in range(europe.period, PERIOD_COUNT):
        marker = PERIOD_MARKER + (period * COUNTRY_COUNT + country) * 2 + ahead
        if europe.marker[marker] == NOBODY:
            worth += europe.edition.marker_vp[marker] * lead(europe, period) * safety // 100
    return worth


def lead(europe: Europe, period: i64) -> i64:
    """How sure a lead of today is to last until the end of a period."""
    return LAST_LEAD if europe.last_round else LEAD[period - europe.period]


def country_progress(europe: Europe, seat: i64, country: i64) -> i64:
    """The country bonus that can still be gained, by how many of its cities are done."""
    first = COUNTRY_MARKER + country * 2
    marker = first if europe.marker[first] == NOBODY else first + 1
    if europe.marker[first] == seat or europe.marker[marker] != NOBODY:
        return 0
    cities = europe.edition.country_cities[country]
    done = bits(cities & europe.cities_of(seat))
    total = bits(cities)
    return europe.edition.marker_vp[marker] * BONUS_PROGRESS * done * done // (total * total)


def noble_progress(europe: Europe, seat: i64) -> i64:
    """The Noble House bonus that can still be gained, by how many titles are done."""
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
    return europe.edition.marker_vp[marker] * BONUS_PROGRESS * done * done // (TITLE_COUNT * TITLE_COUNT)


def title_prospect(europe: Europe, seat: i64, title: i64) -> i64:
    """The title marker: whole for the lead, a half for a tie."""
    own = europe.title_cubes[seat * TITLE_COUNT + title]
    if own == 0:
        return 0
    tied: i64 = 0
    for other in range(europe.seats):
        cubes = europe.title_cubes[other * TITLE_COUNT + title]
        if cubes > own:
            return TITLE_CUBE * own
        if cubes == own and other != seat:
            tied += 1
    half = europe.edition.marker_vp[TITLE_MARKER + title * 2]
    share = half * 2 if tied == 0 else half if tied == 1 else 0
    return TITLE_CUBE * own + share * TITLE_LEAD


def hand_worth(europe: Europe, seat: i64) -> i64:
    """Cards in hand and cards about to be drawn; many of one country are worth more."""
    worth: i64 = 0
    cards = min(europe.hand_size(seat), europe.edition.hand_limit)
    intrigue = europe.intrigue_size(seat)
    if europe.active == seat:
        cards += europe.country_draws
        intrigue += europe.intrigue_draws
    for country in range(COUNTRY_COUNT):
        suit = min(europe.hands[seat * COUNTRY_COUNT + country], SUIT_MAX)
        worth += CARD_OF_SUIT * suit * (suit - 1) // 2
    worth += CARD * cards + INTRIGUE_CARDS[min(intrigue, len(INTRIGUE_CARDS) - 1)]
    return worth // 4 if europe.last_round else worth


def bits(mask: i64) -> i64:
    """How many bits are set."""
    left = mask
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    return count
