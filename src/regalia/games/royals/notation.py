"""How the options of Royals are called: names for records, phrases for people, pieces to point at, and their rules."""

from typing import Final

from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    CITIES,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    INTRIGUE_COUNT,
    KING,
    POSITIONS,
    TITLES,
)
from regalia.games.royals.position import NOBODY, Europe
from regalia.games.royals.steps import country_amounts, intrigue_amounts
from regalia.kernel.position import Phrase, total_of
from regalia.kernel.vectors import i64

Amounts = list[tuple[str, int]]

# Names.


def amounts_text(amounts: Amounts) -> str:
    """Amounts in a name: 1 france, 2 spain."""
    return ", ".join([f"{count} {thing}" for thing, count in amounts])


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


def prompt_of(europe: Europe) -> Phrase:
    """The question that is asked now."""
    question = europe.question
    kind = "prompt-" + opt.QUESTIONS[question]
    edition = europe.edition
    if question == opt.ASK_PLAY:
        return kind, {"positions": len(europe.offer) - 1}
    if question == opt.ASK_DRAW:
        return kind, {"cards": int(europe.country_draws), "intrigue": int(europe.intrigue_draws)}
    if question == opt.ASK_PAYMENT:
        return kind, position_details(europe, europe.target)
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
    return ("option-intrigue", {}) if option == opt.FROM_INTRIGUE else ("option-stop", {})


def card_set_phrase(europe: Europe, option: i64) -> Phrase:
    """A payment, or cards to discard."""
    if europe.question != opt.ASK_PAYMENT:
        return "option-discard", {"give": cards_of(europe, option)}
    fitting, jokers = int(opt.fitting_cards(europe, option)), opt.joker_count(europe, option)
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


# Rules: what a player may look up.


def prompt_rule_of(europe: Europe) -> str:
    """The rule behind the question that is asked now."""
    question = europe.question
    if question == opt.ASK_DRAW:
        return "RY-3.8" if europe.intrigue_draws else "RY-3.4"
    if question == opt.ASK_INTRIGUE:
        return price_in_intrigue(europe, europe.target)
    if question == opt.ASK_PAYMENT:
        return price_in_cards(europe)
    return QUESTION_RULES[question]


QUESTION_RULES: Final = {
    opt.ASK_COLOUR: "RY-1.2",
    opt.ASK_KIND: "RY-3.6",
    opt.ASK_PLAY: "RY-4.2",
    opt.ASK_COUNTRY_LIMIT: "RY-9.4",
    opt.ASK_INTRIGUE_LIMIT: "RY-9.4",
}


def price_in_intrigue(europe: Europe, position: i64) -> str:
    """The rule that says how many intrigue cards a take-over needs."""
    return "RY-7.5" if europe.edition.position_title[position] == KING else "RY-7.3"


def price_in_cards(europe: Europe) -> str:
    """The rule that says how many country cards a position needs: a free one, or one that is taken over."""
    return "RY-5.6" if europe.holder[europe.target] == NOBODY else "RY-7.6"


def option_rule_of(europe: Europe, seat: i64, option: i64) -> str:
    """The rule behind an option that can be chosen now."""
    if europe.question in (opt.ASK_COUNTRY_LIMIT, opt.ASK_INTRIGUE_LIMIT):
        return "RY-9.4"
    if option >= opt.CARD_SET:
        return payment_rule(europe, seat, option)
    if option >= opt.INTRIGUE_SET:
        return intrigue_rule(europe, seat, option)
    if option >= opt.TARGET:
        free = europe.holder[option - opt.TARGET] == NOBODY
        return "RY-5.5" if free else price_in_intrigue(europe, option - opt.TARGET)
    if opt.COLOUR <= option < opt.COUNTRY_ONLY:
        return "RY-1.4" if europe.seats == 2 else "RY-1.5"
    if opt.FROM_DISPLAY <= option < opt.FROM_INTRIGUE:
        return "RY-3.5" if total_of(europe.pile) else "RY-3.11"
    if option == opt.FROM_INTRIGUE:
        return "RY-3.9" if total_of(europe.intrigue_pile) else "RY-3.10"
    return PLAIN_RULES[option]


PLAIN_RULES: Final = {
    opt.STOP: "RY-9.1",
    opt.COUNTRY_ONLY: "RY-3.7",
    opt.MIXED: "RY-3.8",
    opt.FROM_PILE: "RY-3.4",
}


def payment_rule(europe: Europe, seat: i64, option: i64) -> str:
    """Fitting cards, one joker, several of them, or more of them than are lacking."""
    jokers = opt.joker_count(europe, option)
    if jokers == 0:
        return price_in_cards(europe)
    edition = europe.edition
    held = europe.hands[seat * COUNTRY_COUNT + edition.position_country[europe.target]]
    if jokers > max(0, edition.position_cost[europe.target] - held):
        return "RY-R6"
    return "RY-6.1" if jokers == 1 else "RY-6.3"


def intrigue_rule(europe: Europe, seat: i64, option: i64) -> str:
    """Fitting intrigue cards, jokers, or more of these than are lacking."""
    edition, position = europe.edition, europe.target
    jokers = opt.intrigue_jokers(europe, option)
    king = edition.position_title[position] == KING
    if jokers == 0:
        return "RY-7.5" if king else "RY-7.4"
    fitting = europe.intrigue_for(seat, edition.position_country[position])
    if jokers > max(0, edition.position_intrigue[position] - fitting):
        return "RY-R6"
    return "RY-8.2" if king else "RY-8.1"


# Objections: why something is not possible.


def objection_to(europe: Europe, seat: i64, option: i64) -> str:
    """The rule that forbids an option in the question that is asked now."""
    question = europe.question
    if question == opt.ASK_COLOUR or opt.COLOUR <= option < opt.COUNTRY_ONLY:
        return objection_to_colour(europe, option)
    if question in (opt.ASK_KIND, opt.ASK_DRAW):
        return objection_to_draw(europe, option)
    if opt.COUNTRY_ONLY <= option <= opt.FROM_INTRIGUE:
        return "RY-2.3"
    if question == opt.ASK_PLAY:
        return objection_to_play(europe, seat, option)
    if question == opt.ASK_INTRIGUE:
        return objection_to_intrigue(europe, seat, option)
    if question == opt.ASK_PAYMENT:
        return objection_to_payment(europe, seat, option)
    return "RY-9.1" if opt.TARGET <= option < opt.INTRIGUE_SET else "RY-9.4"


def objection_to_colour(europe: Europe, option: i64) -> str:
    """Why a colour cannot be picked, or why it comes first."""
    if opt.COLOUR <= option < opt.COUNTRY_ONLY:
        allowed = (europe.edition.colours[europe.seats] >> (option - opt.COLOUR)) & 1
        return "RY-1.2" if allowed else "RY-1.4"
    return "RY-1.2"


def objection_to_draw(europe: Europe, option: i64) -> str:
    """Why a card cannot be drawn like this, or why drawing comes first."""
    first_turn = europe.turns < europe.seats
    if option == opt.STOP:
        return "RY-3.1"
    if option >= opt.CARD_SET:
        return "RY-R33"
    if option >= opt.TARGET:
        return "RY-2.2"
    if option in (opt.FROM_INTRIGUE, opt.MIXED):
        return "RY-3.3" if first_turn else "RY-3.6"
    if option == opt.COUNTRY_ONLY:
        return "RY-3.2" if first_turn else "RY-3.6"
    if europe.question == opt.ASK_KIND:
        return "RY-3.6"
    if option == opt.FROM_PILE:
        return "RY-3.11"
    return "RY-3.4" if total_of(europe.display) == europe.edition.display else "RY-3.5"


def objection_to_play(europe: Europe, seat: i64, option: i64) -> str:
    """Why a position cannot be occupied or taken over, or why cards cannot be laid down before one is named."""
    if option >= opt.CARD_SET:
        return "RY-R33"
    if option >= opt.INTRIGUE_SET:
        return "RY-7.15"
    edition, position = europe.edition, option - opt.TARGET
    country = edition.position_country[position]
    holder = europe.holder[position]
    if holder == seat:
        return "RY-7.2"
    if not opt.has_cubes(europe, seat):
        return "RY-5.9"
    if holder == NOBODY:
        return "RY-5.6"
    if opt.intrigue_value(europe, seat, country) < edition.position_intrigue[position]:
        return price_in_intrigue(europe, position)
    return "RY-7.7"


def objection_to_intrigue(europe: Europe, seat: i64, option: i64) -> str:
    """Why intrigue cards do not pay for a take-over."""
    if option >= opt.CARD_SET:
        return "RY-8.4"
    if option < opt.INTRIGUE_SET:
        return "RY-D10"
    edition, position = europe.edition, europe.target
    need = edition.position_intrigue[position]
    jokers = opt.intrigue_jokers(europe, option)
    if jokers > need:
        return "RY-R34"
    fits: i64 = 0
    for kind in range(INTRIGUE_COUNT):
        count = edition.intrigue_sets[(option - opt.INTRIGUE_SET) * INTRIGUE_COUNT + kind]
        if jokers < 0 or count > europe.intrigue_hands[seat * INTRIGUE_COUNT + kind]:
            return price_in_intrigue(europe, position)
        if (edition.intrigue_fits[kind] >> edition.position_country[position]) & 1:
            fits += count
    return "RY-7.4" if fits < need - jokers else "RY-R6"


def objection_to_payment(europe: Europe, seat: i64, option: i64) -> str:
    """Why cards do not make this payment."""
    if option < opt.INTRIGUE_SET:
        return "RY-D9"
    if option < opt.CARD_SET:
        return "RY-6.5"
    if europe.edition.set_size[option - opt.CARD_SET] % europe.edition.joker:
        return "RY-6.1"
    if opt.fitting_cards(europe, option) < 0:
        return "RY-R34"
    paid = opt.paid_cards(europe, option)
    for country in range(COUNTRY_COUNT):
        if paid[country] > europe.hands[seat * COUNTRY_COUNT + country]:
            return price_in_cards(europe)
    return "RY-6.6"
