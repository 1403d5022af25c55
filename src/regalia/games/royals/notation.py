"""How the options of Royals are called: names for records, phrases for people, pieces to point at."""

from typing import Final

from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    CITIES,
    CITY_MARKER,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    INTRIGUE,
    INTRIGUE_COUNT,
    POSITIONS,
    TITLES,
)
from regalia.games.royals.position import NOBODY, Europe
from regalia.kernel.position import Phrase
from regalia.kernel.vectors import i64, vec

Amounts = list[tuple[str, int]]

# Names.


def amounts_text(amounts: Amounts) -> str:
    """Amounts in a name: 1 france, 2 spain."""
    return ", ".join([f"{count} {thing}" for thing, count in amounts])


def country_amounts(counts: vec[i64], first: i64) -> Amounts:
    """Country cards as amounts."""
    return [(COUNTRIES[k], int(counts[first + k])) for k in range(COUNTRY_COUNT) if counts[first + k]]


def intrigue_amounts(counts: vec[i64], first: i64) -> Amounts:
    """Intrigue cards as amounts."""
    return [(INTRIGUE[k], int(counts[first + k])) for k in range(INTRIGUE_COUNT) if counts[first + k]]


def intrigue_of(europe: Europe, option: i64) -> Amounts:
    """The intrigue cards of an option."""
    return intrigue_amounts(europe.edition.intrigue_sets, (option - opt.INTRIGUE_SET) * INTRIGUE_COUNT)


def cards_of(europe: Europe, option: i64) -> Amounts:
    """The country cards of an option, without the fitting ones of a payment."""
    return country_amounts(europe.edition.card_sets, (option - opt.CARD_SET) * COUNTRY_COUNT)


def payment_name(europe: Europe, option: i64) -> str:
    """The name of a payment, as in: pay 4 france and 2 german_states, 1 spain as joker."""
    fitting, jokers = opt.fitting_cards(europe, option), opt.joker_count(europe, option)
    country = COUNTRIES[europe.edition.position_country[europe.target]]
    cards = amounts_text(cards_of(europe, option))
    if jokers == 0:
        return f"pay {fitting} {country}" + (f" and {cards}" if cards else "")
    paid = f"pay {fitting} {country} and " if fitting else "pay "
    return f"{paid}{cards} as joker" if jokers == 1 else f"{paid}{cards} as {jokers} jokers"


def name_of(europe: Europe, option: i64) -> str:
    """The name of an option in the question that is asked now."""
    if option >= opt.CARD_SET:
        if europe.question == opt.ASK_PAYMENT:
            return payment_name(europe, option)
        return f"discard {amounts_text(cards_of(europe, option))}"
    if option >= opt.INTRIGUE_SET:
        verb = "discard" if europe.question == opt.ASK_INTRIGUE_LIMIT else "play"
        return f"{verb} {amounts_text(intrigue_of(europe, option))}"
    if option >= opt.TARGET:
        position = option - opt.TARGET
        return f"{'occupy' if europe.holder[position] == NOBODY else 'take over'} {POSITIONS[position]}"
    if opt.FROM_DISPLAY <= option < opt.FROM_INTRIGUE:
        return f"take {COUNTRIES[option - opt.FROM_DISPLAY]}"
    if opt.COLOUR <= option < opt.COUNTRY_ONLY:
        return f"pick {COLOURS[option - opt.COLOUR]}"
    return PLAIN_NAMES[option]


PLAIN_NAMES: Final = {
    opt.STOP: "stop",
    opt.COUNTRY_ONLY: "draw country cards",
    opt.MIXED: "draw country and intrigue",
    opt.FROM_PILE: "draw from the pile",
    opt.FROM_INTRIGUE: "draw intrigue",
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


def bought(europe: Europe, position: i64) -> dict[str, object]:
    """A position with all that it brings at once; of the city bonus as long as it is there (RY-10.3)."""
    marker = CITY_MARKER + europe.edition.position_city[position]
    bonus = int(europe.edition.marker_vp[marker]) if europe.marker[marker] == NOBODY else 0
    return {**position_details(europe, position), "points": bonus}


def prompt_of(europe: Europe) -> Phrase:
    """The question that is asked now."""
    question = europe.question
    kind = "prompt-" + opt.QUESTIONS[question]
    edition = europe.edition
    if question == opt.ASK_PLAY:
        return kind, {"positions": len(europe.offer) - 1}
    if question == opt.ASK_KIND:
        left = int(europe.period_left())
        return kind, {"left": left if left <= edition.draw_country_only else 0}
    if question == opt.ASK_DRAW:
        return kind, {"cards": int(europe.country_draws), "intrigue": int(europe.intrigue_draws)}
    if question == opt.ASK_PAYMENT:
        return kind, bought(europe, europe.target)
    if question == opt.ASK_INTRIGUE:
        details = position_details(europe, europe.target)
        details["intrigue"] = int(edition.position_intrigue[europe.target])
        return kind, details
    if question == opt.ASK_COUNTRY_LIMIT:
        return kind, {"cards": int(europe.hand_size(europe.active) - edition.hand_limit)}
    if question == opt.ASK_INTRIGUE_LIMIT:
        return kind, {"cards": int(europe.intrigue_size(europe.active) - edition.intrigue_limit)}
    return kind, {}


def phrase_of(europe: Europe, option: i64) -> Phrase:
    """What an option means, for a person."""
    if option >= opt.CARD_SET:
        return card_set_phrase(europe, option)
    if option >= opt.INTRIGUE_SET:
        kind = "option-discard" if europe.question == opt.ASK_INTRIGUE_LIMIT else "option-play-intrigue"
        return kind, {"give": intrigue_of(europe, option)}
    if option >= opt.TARGET:
        return target_phrase(europe, option - opt.TARGET)
    if opt.FROM_DISPLAY <= option < opt.FROM_INTRIGUE:
        return "option-take", {"country": "@country-" + COUNTRIES[option - opt.FROM_DISPLAY]}
    if opt.COLOUR <= option < opt.COUNTRY_ONLY:
        cubes = int(europe.edition.supply_of(europe.seats, option - opt.COLOUR))
        return "option-colour", {"colour": "@colour-" + COLOURS[option - opt.COLOUR], "cubes": cubes}
    return plain_phrase(europe, option)


def plain_phrase(europe: Europe, option: i64) -> Phrase:
    """The options that concern no particular card."""
    edition = europe.edition
    if option == opt.COUNTRY_ONLY:
        return "option-country-only", {"cards": int(edition.draw_country_only)}
    if option == opt.MIXED:
        cards, intrigue = int(edition.draw_mixed_country), int(edition.draw_mixed_intrigue)
        return "option-mixed", {"cards": cards, "intrigue": intrigue}
    if option == opt.FROM_PILE:
        return "option-pile", {}
    return ("option-intrigue", {}) if option == opt.FROM_INTRIGUE else ("pass-play", {})


def card_set_phrase(europe: Europe, option: i64) -> Phrase:
    """A payment, or cards to discard."""
    if europe.question != opt.ASK_PAYMENT:
        return "option-discard", {"give": cards_of(europe, option)}
    fitting, jokers = int(opt.fitting_cards(europe, option)), opt.joker_count(europe, option)
    country = COUNTRIES[europe.edition.position_country[europe.target]]
    if jokers == 0:
        return "option-pay", {"give": [(country, fitting)]}
    cards = cards_of(europe, option)
    details: dict[str, object] = {"jokers": cards, "makes": in_short(cards), "count": int(jokers)}
    if fitting <= 0:
        return "option-pay-jokers", details
    give = [(country, fitting)]
    return "option-pay-mixed", {"give": give, "fits": in_short(give), **details}


def in_short(amounts: Amounts) -> Amounts:
    """The same cards in few words: ways to pay differ in little, and stand below each other."""
    return [("cards-" + country, count) for country, count in amounts]


def target_phrase(europe: Europe, position: i64) -> Phrase:
    """A position to occupy, or to take over from somebody, for what the seat that chooses pays at least."""
    edition, seat = europe.edition, europe.active
    country, cost = edition.position_country[position], edition.position_cost[position]
    details = position_details(europe, position)
    details.update(price(int(cost), int(europe.hands[seat * COUNTRY_COUNT + country]), int(edition.joker)))
    holder = europe.holder[position]
    if holder == NOBODY:
        return "option-occupy", details
    fits, need = europe.intrigue_for(seat, country), edition.position_intrigue[position]
    details.update(price_in_plots(int(need), int(fits), int(edition.intrigue_joker)))
    details["seat"] = int(holder)
    return "option-take-over", details


def price(cost: int, held: int, joker: int) -> dict[str, object]:
    """RY-6.1 to RY-6.3: the fewest cards that pay: those that fit, and others as jokers for those that are missing."""
    fitting = min(cost, held)
    return {"cards": cost, "fitting": fitting, "jokers": cost - fitting, "others": (cost - fitting) * joker}


def price_in_plots(need: int, held: int, joker: int) -> dict[str, object]:
    """RY-8.1, RY-8.2: the fewest intrigue cards that pay, and how many jokers are among them."""
    jokers = max(0, need - held)
    return {"intrigue": need + jokers * (joker - 1), "plots": jokers}


# Pieces: what a person points at.


def card_pieces(kind: str, seat: i64, amounts: Amounts) -> list[str]:
    """Cards of a hand, counted from 1 for each kind."""
    return [f"{kind}:{seat}:{thing}:{n}" for thing, count in amounts for n in range(1, count + 1)]


def pieces_of(europe: Europe, seat: i64, option: i64) -> list[str]:
    """The pieces that an option concerns."""
    if option >= opt.CARD_SET:
        return card_pieces("card", seat, country_amounts(opt.paid_cards(europe, option), 0))
    if option >= opt.INTRIGUE_SET:
        return card_pieces("intrigue", seat, intrigue_of(europe, option))
    if option >= opt.TARGET:
        return [f"position:{POSITIONS[option - opt.TARGET]}"]
    if opt.FROM_DISPLAY <= option < opt.FROM_INTRIGUE:
        return [f"display:{COUNTRIES[option - opt.FROM_DISPLAY]}"]
    if opt.COLOUR <= option < opt.COUNTRY_ONLY:
        return [f"colour:{COLOURS[option - opt.COLOUR]}"]
    return list(PLAIN_PIECES[option])


PLAIN_PIECES: Final[dict[int, tuple[str, ...]]] = {
    opt.STOP: (),
    opt.COUNTRY_ONLY: ("draw:country",),
    opt.MIXED: ("draw:mixed",),
    opt.FROM_PILE: ("pile:country",),
    opt.FROM_INTRIGUE: ("pile:intrigue",),
}
