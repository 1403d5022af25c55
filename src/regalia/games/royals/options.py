"""The options of Royals: their numbers, and how a position can be paid for."""

from typing import Final

from regalia.games.royals.components import COUNTRY_COUNT, INTRIGUE_COUNT, POSITION_COUNT
from regalia.games.royals.position import NOBODY, Europe
from regalia.kernel.counts import total_of
from regalia.kernel.vectors import append, i64, vec

# Questions.
ASK_COLOUR: Final = 1
ASK_KIND: Final = 2
ASK_DRAW: Final = 3
ASK_PLAY: Final = 4
ASK_INTRIGUE: Final = 5
ASK_PAYMENT: Final = 6
ASK_COUNTRY_LIMIT: Final = 7
ASK_INTRIGUE_LIMIT: Final = 8
QUESTIONS: Final = (
    "none", "colour", "kind", "draw", "play", "intrigue", "payment", "country-limit", "intrigue-limit",
)  # fmt: skip

# Options.
STOP: Final = 0
COLOUR: Final = 1  # + colour
COUNTRY_ONLY: Final = 6
MIXED: Final = 7
FROM_PILE: Final = 8
FROM_DISPLAY: Final = 9  # + country
FROM_INTRIGUE: Final = 13
TARGET: Final = 14  # + position
INTRIGUE_SET: Final = 43  # + set of intrigue cards
CARD_SET: Final = 252  # + set of country cards: the jokers of a payment, or what is discarded

ENOUGH: Final = 0x808080808080  # the highest bit of each byte, a byte for each kind of intrigue cards
CARD_SOURCES: Final = 6  # where a card can be drawn from: the options from FROM_PILE on


def offers_of_sources() -> vec[vec[i64]]:
    """The offer for every bit set of sources, made once."""
    offers = vec[vec[i64]]()
    for sources in range(1 << CARD_SOURCES):
        offer = vec[i64]()
        for source in range(CARD_SOURCES):
            if (sources >> source) & 1:
                offer = append(offer, FROM_PILE + source)
        offers = append(offers, offer)
    return offers


# Offers that are the same at every table; like all offers they are never written to.
KINDS_OFFER: Final = vec[i64]([COUNTRY_ONLY, MIXED])
SOURCES_OFFERS: Final = offers_of_sources()


def option_count(europe: Europe) -> i64:
    """Every option is a number below this."""
    return CARD_SET + len(europe.edition.set_size)


# What can be paid.


def country_value(europe: Europe, seat: i64, country: i64) -> i64:
    """RY-6.1 to RY-6.3, RY-R7: how many cards of a country the hand of a seat is worth at most."""
    fitting = europe.hands[seat * COUNTRY_COUNT + country]
    return fitting + (europe.hand_size(seat) - fitting) // europe.edition.joker


def intrigue_value(europe: Europe, seat: i64, country: i64) -> i64:
    """RY-8.1, RY-8.2: how many intrigue cards of a country the hand of a seat is worth at most."""
    fitting = europe.intrigue_for(seat, country)
    return fitting + (europe.intrigue_size(seat) - fitting) // europe.edition.intrigue_joker


def has_cubes(europe: Europe, seat: i64) -> bool:
    """RY-5.9, RY-R18."""
    return europe.supply[seat] >= europe.edition.cubes_per_occupation


def plays(europe: Europe, seat: i64) -> vec[i64]:
    """RY-4.1, RY-4.2, RY-D6 to RY-D8: stop, or any position that can be paid for."""
    found = vec[i64]([STOP])
    if not has_cubes(europe, seat):
        return found
    edition, holders = europe.edition, europe.holder
    countries = edition.position_country
    intriguing = europe.intrigue_size(seat) > 0
    last: i64 = -1
    value: i64 = 0
    for position, cost in enumerate(edition.position_cost):
        country = countries[position]
        if country != last:
            last = country
            value = country_value(europe, seat, country)
        if cost > value:
            continue
        holder = holders[position]
        if holder == NOBODY or (intriguing and holder != seat and can_intrigue(europe, seat, position)):
            found = append(found, TARGET + position)
    return found


def can_intrigue(europe: Europe, seat: i64, position: i64) -> bool:
    """RY-7.3, RY-8.1, RY-8.2: whether a seat can pay the intrigue cards of a take-over."""
    edition = europe.edition
    return intrigue_value(europe, seat, edition.position_country[position]) >= edition.position_intrigue[position]


def intrigue_payments(europe: Europe, seat: i64, position: i64) -> vec[i64]:
    """RY-7.3, RY-7.5, RY-8.1, RY-8.2, RY-D10: every set of intrigue cards that pays for a take-over."""
    edition = europe.edition
    country = edition.position_country[position]
    need = edition.position_intrigue[position]
    fitting = europe.intrigue_for(seat, country)
    held = europe.intrigue_size(seat)
    found = vec[i64]()
    jokers = max(0, need - fitting)
    most = jokers if edition.strict_jokers else need
    while jokers <= most:
        size = need + jokers * (edition.intrigue_joker - 1)
        if size > held:
            break
        found = add_intrigue_sets(europe, seat, size, country, need - jokers, found)
        jokers += 1
    return found


def add_intrigue_sets(europe: Europe, seat: i64, size: i64, country: i64, fitting: i64, found: vec[i64]) -> vec[i64]:
    """Every set of so many intrigue cards in the hand with so many that fit a country, or more."""
    edition = europe.edition
    sets, fits = edition.intrigue_bytes, edition.intrigue_set_fits
    hand = intrigue_bytes(europe, seat) | ENOUGH
    for cards in range(edition.intrigue_sets_of_size[size], edition.intrigue_sets_of_size[size + 1]):
        # Where the hand has too few of a kind, the difference borrows the highest bit of its byte.
        if (hand - sets[cards]) & ENOUGH == ENOUGH and fits[cards * COUNTRY_COUNT + country] >= fitting:
            found = append(found, INTRIGUE_SET + cards)
    return found


def intrigue_bytes(europe: Europe, seat: i64) -> i64:
    """The intrigue cards of a seat as one number, a byte for each kind."""
    hands, first = europe.intrigue_hands, seat * INTRIGUE_COUNT
    found: i64 = 0
    for kind in range(INTRIGUE_COUNT):
        found = (found << 8) | hands[first + kind]
    return found


def payments(europe: Europe, seat: i64, position: i64) -> vec[i64]:
    """RY-5.6, RY-6.1 to RY-6.3, RY-R6, RY-R8, RY-D9: every payment that takes other cards from the hand.

    A payment is known by its joker cards: the rest are fitting cards.
    """
    edition = europe.edition
    country = edition.position_country[position]
    cost = edition.position_cost[position]
    first = seat * COUNTRY_COUNT
    fitting = europe.hands[first + country]
    size = europe.hand_size(seat)
    spare = europe.hands[first : first + COUNTRY_COUNT]
    found = vec[i64]()
    jokers = max(0, cost - fitting)
    most = jokers if edition.strict_jokers else cost
    while jokers <= most and cost + jokers * (edition.joker - 1) <= size:
        spare[country] = fitting - (cost - jokers)
        found = add_card_sets(europe, spare, jokers * edition.joker, found)
        jokers += 1
    return found


def add_card_sets(europe: Europe, spare: vec[i64], size: i64, found: vec[i64]) -> vec[i64]:
    """Every set of so many of these country cards."""
    edition = europe.edition
    after_second = spare[2] + spare[3]
    after_first = after_second + spare[1]
    first = max(0, size - after_first)
    while first <= min(spare[0], size):
        left = size - first
        second = max(0, left - after_second)
        while second <= min(spare[1], left):
            rest = left - second
            third = max(0, rest - spare[3])
            while third <= min(spare[2], rest):
                found = append(found, CARD_SET + edition.card_set(size, first, second, third))
                third += 1
            second += 1
        first += 1
    return found


def country_surplus(europe: Europe, seat: i64) -> vec[i64]:
    """RY-9.4, RY-D11: every set of exactly the country cards that are too many."""
    first = seat * COUNTRY_COUNT
    hand = europe.hands[first : first + COUNTRY_COUNT]
    return add_card_sets(europe, hand, europe.hand_size(seat) - europe.edition.hand_limit, vec[i64]())


def intrigue_surplus(europe: Europe, seat: i64) -> vec[i64]:
    """RY-9.4, RY-D12: every set of exactly the intrigue cards that are too many."""
    size = europe.intrigue_size(seat) - europe.edition.intrigue_limit
    return add_intrigue_sets(europe, seat, size, 0, 0, vec[i64]())


def draws(europe: Europe) -> vec[i64]:
    """RY-3.4, RY-3.8, RY-D4, RY-D5: the sources of the next card."""
    sources: i64 = 0
    if europe.country_draws > 0:
        if total_of(europe.pile) > 0:
            sources = 1
        display = europe.display
        for country in range(COUNTRY_COUNT):
            if display[country]:
                sources |= 1 << (FROM_DISPLAY - FROM_PILE + country)
    if europe.intrigue_draws > 0:
        sources |= 1 << (FROM_INTRIGUE - FROM_PILE)
    return SOURCES_OFFERS[sources]


# What everybody can tell, whatever the cards are: a hand of this size leaves no choice (RY-R40).


def may_play(europe: Europe, seat: i64) -> bool:
    """Whether a hand of this size could pay for any position."""
    if not has_cubes(europe, seat):
        return False
    edition, holders = europe.edition, europe.holder
    costs, prices = edition.position_cost, edition.position_intrigue
    size = europe.hand_size(seat)
    intrigue = europe.intrigue_size(seat)
    for position in range(i64(POSITION_COUNT)):
        holder = holders[position]
        if holder == seat or costs[position] > size:
            continue
        if holder == NOBODY or prices[position] <= intrigue:
            return True
    return False


def may_pay_otherwise(europe: Europe, seat: i64, position: i64) -> bool:
    """Whether a hand of this size could pay for a position in several ways: it has room for a joker."""
    return europe.hand_size(seat) >= europe.edition.position_cost[position] + europe.edition.joker - 1


def may_intrigue_otherwise(europe: Europe, seat: i64, position: i64) -> bool:
    """The same for the intrigue cards of a take-over."""
    need = europe.edition.position_intrigue[position] + europe.edition.intrigue_joker - 1
    return europe.intrigue_size(seat) >= need


# The cards of a payment.


def intrigue_jokers(europe: Europe, option: i64) -> i64:
    """How many jokers a set of intrigue cards has as the price of a take-over; negative where it is too small."""
    first = (option - INTRIGUE_SET) * INTRIGUE_COUNT
    size = total_of(europe.edition.intrigue_sets[first : first + INTRIGUE_COUNT])
    return (size - europe.edition.position_intrigue[europe.target]) // (europe.edition.intrigue_joker - 1)


def joker_count(europe: Europe, option: i64) -> i64:
    """How many jokers a set of country cards makes."""
    return europe.edition.set_size[option - CARD_SET] // europe.edition.joker


def fitting_cards(europe: Europe, option: i64) -> i64:
    """How many fitting cards go with the jokers of a payment; negative where no payment is like that."""
    return europe.edition.position_cost[europe.target] - joker_count(europe, option)


def paid_cards(europe: Europe, option: i64) -> vec[i64]:
    """The cards that leave the hand, by country."""
    first = (option - CARD_SET) * COUNTRY_COUNT
    cards = europe.edition.card_sets[first : first + COUNTRY_COUNT]
    if europe.question == ASK_PAYMENT:
        country = europe.edition.position_country[europe.target]
        cards[country] += max(0, fitting_cards(europe, option))
    return cards
