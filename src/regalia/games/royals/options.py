"""The options of Royals: their numbers, names, phrases and pieces, and how a position can be paid for."""

from typing import Final

from regalia.games.royals.components import (
    CITIES,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    INTRIGUE_COUNT,
    POSITION_COUNT,
    POSITIONS,
    TITLES,
)
from regalia.games.royals.position import NOBODY, Europe
from regalia.games.royals.steps import country_amounts, intrigue_amounts
from regalia.kernel.position import Phrase, total_of
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
QUESTION_RULES: Final = (
    "", "RY-1.2", "RY-3.6", "RY-3.4", "RY-4.2", "RY-7.3", "RY-5.6", "RY-9.4", "RY-9.4",
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
    edition = europe.edition
    intriguing = europe.intrigue_size(seat) > 0
    last: i64 = -1
    value: i64 = 0
    intrigue: i64 = 0
    for position in range(POSITION_COUNT):
        country = edition.position_country[position]
        if country != last:
            last = country
            value = country_value(europe, seat, country)
            intrigue = intrigue_value(europe, seat, country) if intriguing else i64(0)
        if edition.position_cost[position] > value:
            continue
        holder = europe.holder[position]
        if holder == NOBODY or (holder != seat and edition.position_intrigue[position] <= intrigue):
            found = append(found, TARGET + position)
    return found


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
    for cards in range(edition.intrigue_sets_of_size[size], edition.intrigue_sets_of_size[size + 1]):
        fits: i64 = 0
        kind: i64 = 0
        while kind < INTRIGUE_COUNT:
            count = edition.intrigue_sets[cards * INTRIGUE_COUNT + kind]
            if count > europe.intrigue_hands[seat * INTRIGUE_COUNT + kind]:
                break
            if count and (edition.intrigue_fits[kind] >> country) & 1:
                fits += count
            kind += 1
        if kind == INTRIGUE_COUNT and fits >= fitting:
            found = append(found, INTRIGUE_SET + cards)
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
    found = vec[i64]()
    if europe.country_draws > 0:
        if total_of(europe.pile) > 0:
            found = append(found, FROM_PILE)
        for country in range(COUNTRY_COUNT):
            if europe.display[country]:
                found = append(found, FROM_DISPLAY + country)
    if europe.intrigue_draws > 0:
        found = append(found, FROM_INTRIGUE)
    return found


# The cards of a payment.


def joker_count(europe: Europe, option: i64) -> i64:
    """How many jokers a set of country cards makes."""
    return europe.edition.set_size[option - CARD_SET] // europe.edition.joker


def fitting_cards(europe: Europe, option: i64) -> i64:
    """How many fitting cards go with the jokers of a payment; negative where no payment is like that."""
    if europe.target < 0:
        return 0
    return europe.edition.position_cost[europe.target] - joker_count(europe, option)


def paid_cards(europe: Europe, option: i64) -> vec[i64]:
    """The cards that leave the hand, by country."""
    first = (option - CARD_SET) * COUNTRY_COUNT
    cards = europe.edition.card_sets[first : first + COUNTRY_COUNT]
    if europe.question == ASK_PAYMENT:
        country = europe.edition.position_country[europe.target]
        cards[country] += max(0, fitting_cards(europe, option))
    return cards


# Names.


def amounts_text(amounts: list[tuple[str, int]]) -> str:
    """Amounts in a name: 1 france, 2 spain."""
    return ", ".join([f"{count} {thing}" for thing, count in amounts])


def intrigue_of(europe: Europe, option: i64) -> list[tuple[str, int]]:
    """The intrigue cards of an option."""
    return intrigue_amounts(europe.edition.intrigue_sets, (option - INTRIGUE_SET) * INTRIGUE_COUNT)


def cards_of(europe: Europe, option: i64) -> list[tuple[str, int]]:
    """The country cards of an option, without the fitting ones of a payment."""
    return country_amounts(europe.edition.card_sets, (option - CARD_SET) * COUNTRY_COUNT)


def payment_name(europe: Europe, option: i64) -> str:
    """The name of a payment, as in: pay 4 france and 2 german_states, 1 spain as joker."""
    fitting, jokers = fitting_cards(europe, option), joker_count(europe, option)
    country = COUNTRIES[europe.edition.position_country[europe.target]]
    cards = amounts_text(cards_of(europe, option))
    if jokers == 0:
        return f"pay {fitting} {country}" + (f" and {cards}" if cards else "")
    paid = f"pay {fitting} {country} and " if fitting else "pay "
    return f"{paid}{cards} as joker" if jokers == 1 else f"{paid}{cards} as {jokers} jokers"


def name_of(europe: Europe, option: i64) -> str:
    """The name of an option in the question that is asked now."""
    if option >= CARD_SET:
        if europe.question == ASK_PAYMENT:
            return payment_name(europe, option)
        return f"discard {amounts_text(cards_of(europe, option))}"
    if option >= INTRIGUE_SET:
        verb = "discard" if europe.question == ASK_INTRIGUE_LIMIT else "play"
        return f"{verb} {amounts_text(intrigue_of(europe, option))}"
    if option >= TARGET:
        position = option - TARGET
        return f"{'occupy' if europe.holder[position] == NOBODY else 'take over'} {POSITIONS[position]}"
    if FROM_DISPLAY <= option < FROM_INTRIGUE:
        return f"take {COUNTRIES[option - FROM_DISPLAY]}"
    if COLOUR <= option < COUNTRY_ONLY:
        return f"pick {COLOURS[option - COLOUR]}"
    return PLAIN_NAMES[option]


PLAIN_NAMES: Final = {
    STOP: "stop",
    COUNTRY_ONLY: "draw country cards",
    MIXED: "draw country and intrigue",
    FROM_PILE: "draw from the pile",
    FROM_INTRIGUE: "draw intrigue",
}


# Phrases: what a person reads.


def position_details(europe: Europe, position: i64) -> dict[str, object]:
    """A position with what it needs and gives."""
    edition = europe.edition
    return {
        "title": "@title-" + TITLES[edition.position_title[position]],
        "city": "@city-" + CITIES[edition.position_city[position]],
        "country": "@country-" + COUNTRIES[edition.position_country[position]],
        "cards": int(edition.position_cost[position]),
        "influence": int(edition.influence[position]),
    }


def prompt_of(europe: Europe) -> Phrase:
    """The question that is asked now."""
    question = europe.question
    kind = "prompt-" + QUESTIONS[question]
    edition = europe.edition
    if question == ASK_DRAW:
        return kind, {"cards": int(europe.country_draws), "intrigue": int(europe.intrigue_draws)}
    if question == ASK_PAYMENT:
        return kind, position_details(europe, europe.target)
    if question == ASK_INTRIGUE:
        details = position_details(europe, europe.target)
        details["intrigue"] = int(edition.position_intrigue[europe.target])
        return kind, details
    if question == ASK_COUNTRY_LIMIT:
        return kind, {"cards": int(europe.hand_size(europe.active) - edition.hand_limit)}
    if question == ASK_INTRIGUE_LIMIT:
        return kind, {"cards": int(europe.intrigue_size(europe.active) - edition.intrigue_limit)}
    return kind, {}


def phrase_of(europe: Europe, option: i64) -> Phrase:
    """What an option means, for a person."""
    if option >= CARD_SET:
        return card_set_phrase(europe, option)
    if option >= INTRIGUE_SET:
        kind = "option-discard" if europe.question == ASK_INTRIGUE_LIMIT else "option-play-intrigue"
        return kind, {"give": intrigue_of(europe, option)}
    if option >= TARGET:
        return target_phrase(europe, option - TARGET)
    if FROM_DISPLAY <= option < FROM_INTRIGUE:
        return "option-take", {"country": "@country-" + COUNTRIES[option - FROM_DISPLAY]}
    if COLOUR <= option < COUNTRY_ONLY:
        cubes = int(europe.edition.supply_of(europe.seats, option - COLOUR))
        return "option-colour", {"colour": "@colour-" + COLOURS[option - COLOUR], "cubes": cubes}
    return plain_phrase(europe, option)


def plain_phrase(europe: Europe, option: i64) -> Phrase:
    """The options that concern no particular card."""
    edition = europe.edition
    if option == COUNTRY_ONLY:
        return "option-country-only", {"cards": int(edition.draw_country_only)}
    if option == MIXED:
        cards, intrigue = int(edition.draw_mixed_country), int(edition.draw_mixed_intrigue)
        return "option-mixed", {"cards": cards, "intrigue": intrigue}
    if option == FROM_PILE:
        return "option-pile", {}
    return ("option-intrigue", {}) if option == FROM_INTRIGUE else ("option-stop", {})


def card_set_phrase(europe: Europe, option: i64) -> Phrase:
    """A payment, or cards to discard."""
    if europe.question != ASK_PAYMENT:
        return "option-discard", {"give": cards_of(europe, option)}
    fitting, jokers = int(fitting_cards(europe, option)), joker_count(europe, option)
    country = COUNTRIES[europe.edition.position_country[europe.target]]
    if jokers == 0:
        return "option-pay", {"give": [(country, fitting)]}
    if fitting <= 0:
        return "option-pay-jokers", {"jokers": cards_of(europe, option), "count": int(jokers)}
    details: dict[str, object] = {"give": [(country, fitting)], "jokers": cards_of(europe, option)}
    details["count"] = int(jokers)
    return "option-pay-mixed", details


def target_phrase(europe: Europe, position: i64) -> Phrase:
    """A position to occupy, or to take over from somebody."""
    details = position_details(europe, position)
    holder = europe.holder[position]
    if holder == NOBODY:
        return "option-occupy", details
    details["seat"] = int(holder)
    details["intrigue"] = int(europe.edition.position_intrigue[position])
    return "option-take-over", details


# Pieces: what a person points at.


def card_pieces(kind: str, seat: i64, amounts: list[tuple[str, int]]) -> list[str]:
    """Cards of a hand, counted from 1 for each kind."""
    return [f"{kind}:{seat}:{thing}:{n}" for thing, count in amounts for n in range(1, count + 1)]


def pieces_of(europe: Europe, seat: i64, option: i64) -> list[str]:
    """The pieces that an option concerns."""
    if option >= CARD_SET:
        return card_pieces("card", seat, country_amounts(paid_cards(europe, option), 0))
    if option >= INTRIGUE_SET:
        return card_pieces("intrigue", seat, intrigue_of(europe, option))
    if option >= TARGET:
        return [f"position:{POSITIONS[option - TARGET]}"]
    if FROM_DISPLAY <= option < FROM_INTRIGUE:
        return [f"display:{COUNTRIES[option - FROM_DISPLAY]}"]
    if COLOUR <= option < COUNTRY_ONLY:
        return [f"colour:{COLOURS[option - COLOUR]}"]
    return list(PLAIN_PIECES[option])


PLAIN_PIECES: Final[dict[int, tuple[str, ...]]] = {
    STOP: (),
    COUNTRY_ONLY: ("draw:country",),
    MIXED: ("draw:mixed",),
    FROM_PILE: ("pile:country",),
    FROM_INTRIGUE: ("pile:intrigue",),
}


# Objections: why something is not possible.


def objection_to(europe: Europe, seat: i64, option: i64) -> str:
    """The rule that forbids an option in the question that is asked now."""
    question = europe.question
    if question == ASK_COLOUR and COLOUR <= option < COUNTRY_ONLY:
        allowed = (europe.edition.colours[europe.seats] >> (option - COLOUR)) & 1
        return "RY-1.2" if allowed else "RY-1.4"
    if question == ASK_DRAW:
        return objection_to_draw(europe, option)
    if question == ASK_PLAY and TARGET <= option < INTRIGUE_SET:
        return objection_to_target(europe, seat, option - TARGET)
    if question == ASK_PLAY and COUNTRY_ONLY <= option <= FROM_INTRIGUE:
        return "RY-2.3"
    if question == ASK_PAYMENT and option >= CARD_SET:
        return objection_to_payment(europe, seat, option)
    if question == ASK_INTRIGUE and option >= INTRIGUE_SET:
        return "RY-7.5" if europe.edition.position_intrigue[europe.target] > 1 else "RY-7.3"
    return QUESTION_RULES[question]


def objection_to_draw(europe: Europe, option: i64) -> str:
    """Why a card cannot be drawn like this."""
    if option in (FROM_INTRIGUE, MIXED):
        return "RY-3.3" if europe.turns < europe.seats else "RY-3.7"
    if option == STOP:
        return "RY-3.1"
    if option == FROM_PILE:
        return "RY-3.11" if europe.country_draws else "RY-3.8"
    if FROM_DISPLAY <= option < FROM_INTRIGUE:
        return "RY-3.5" if europe.country_draws else "RY-3.8"
    return "RY-2.2"


def objection_to_target(europe: Europe, seat: i64, position: i64) -> str:
    """Why a position cannot be occupied or taken over."""
    edition = europe.edition
    country = edition.position_country[position]
    holder = europe.holder[position]
    if holder == seat:
        return "RY-7.2"
    if not has_cubes(europe, seat):
        return "RY-5.9"
    if holder != NOBODY and intrigue_value(europe, seat, country) < edition.position_intrigue[position]:
        return "RY-7.5" if edition.position_intrigue[position] > edition.takeover else "RY-7.3"
    return "RY-5.6" if holder == NOBODY else "RY-7.7"


def objection_to_payment(europe: Europe, seat: i64, option: i64) -> str:
    """Why cards do not make this payment."""
    if europe.edition.set_size[option - CARD_SET] % europe.edition.joker:
        return "RY-6.1"
    fitting = fitting_cards(europe, option)
    paid = paid_cards(europe, option)
    for country in range(COUNTRY_COUNT):
        if fitting < 0 or paid[country] > europe.hands[seat * COUNTRY_COUNT + country]:
            return "RY-5.6"
    return "RY-6.6"
