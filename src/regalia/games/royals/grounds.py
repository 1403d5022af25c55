"""The rule of the catalogue behind every question, every option and every refusal, by the switches of the table."""

from typing import Final

from regalia.games.royals import options as opt
from regalia.games.royals.components import COUNTRY_COUNT, INTRIGUE_COUNT, KING
from regalia.games.royals.position import NOBODY, Europe
from regalia.kernel.counts import total_of
from regalia.kernel.vectors import i64


def prompt_rule(europe: Europe) -> str:
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


def option_rule(europe: Europe, seat: i64, option: i64) -> str:
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


def objection(europe: Europe, seat: i64, option: i64) -> str:
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
