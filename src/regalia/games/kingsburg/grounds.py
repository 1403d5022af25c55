"""The rule of the catalogue behind every question, every option and every refusal, by the switches of the table."""

from typing import Final

from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import (
    CATHEDRAL,
    CHAPEL,
    GOODS_PER_SOLDIER,
    LOSS_ANY,
    MARKET,
    MIXES,
    PER_DIE,
    SMUGGLER,
    STATUE,
    TOWN_HALL,
    Edition,
)
from regalia.games.kingsburg.position import (
    ASIDE,
    AUTUMN,
    COLOURED,
    IN_HAND,
    IN_SUPPLY,
    NEUTRAL,
    NO_USE,
    NOBODY,
    SLOTS,
    SPRING,
    SUMMER,
)
from regalia.games.kingsburg.winter import Winter

SEASONS: Final = (SPRING, SUMMER, AUTUMN)
ALCHEMIST: Final = 6
FREELY_MIXED: Final = (12, 14, 17)  # advisors whose goods are of one kind, or mixed by a switch

BUILDING_RULES: Final = (
    "KB-8.2", "KB-8.3", "KB-8.6", "KB-8.7",
    "KB-8.9", "KB-8.10", "KB-8.12", "KB-8.14",
    "KB-8.15", "KB-8.16", "KB-8.17", "KB-8.18",
    "KB-8.19", "KB-8.20", "KB-8.23", "KB-8.25",
    "KB-8.26", "KB-8.27", "KB-8.29", "KB-8.32",
)  # fmt: skip
PLAIN_QUESTIONS: Final = {
    opt.ASK_ENVOY: "KB-10.11",
    opt.ASK_ASIDE: "KB-14.6",
    opt.ASK_INFLUENCE: "KB-5.1",
    opt.ASK_BUILD: "KB-7.1",
    opt.ASK_BUILD_AGAIN: "KB-10.9",
    opt.ASK_LOSS: "KB-12.19",
    opt.ASK_RUIN: "KB-12.22",
}
PLAIN_PASSES: Final = {
    opt.ASK_REROLL: "KB-8.33",
    opt.ASK_INFLUENCE: "KB-5.4",
    opt.ASK_BUILD: "KB-7.12",
    opt.ASK_TOWN_HALL: "KB-R61",
    opt.ASK_RECRUIT: "KB-11.6",
}
COMPULSORY: Final = {  # why one cannot pass
    opt.ASK_AID: "KB-R18",
    opt.ASK_GIFT: "KB-R21",
    opt.ASK_TOWN_HALL: "KB-R61",
    opt.ASK_LOSS: "KB-12.13",
    opt.ASK_RUIN: "KB-12.20",
}


# What a rule is about.


def building_rule(edition: Edition, building: int) -> str:
    """What a building does."""
    if building == CHAPEL and edition.chapel_total:
        return "KB-R15"
    if building == CATHEDRAL and edition.goods_kept:
        return "KB-R58"
    if building == TOWN_HALL and edition.town_hall_pays:
        return "KB-R61"
    return BUILDING_RULES[building]


def advisor_rule(edition: Edition, number: int) -> str:
    """What an advisor gives."""
    if number == SMUGGLER and edition.switches["smuggler_vp"] < 0:
        return "KB-R23"
    if number in FREELY_MIXED and edition.switches["choice_goods"] == "free_mix":
        return "KB-R22"
    return f"KB-6.{number + 5}"


def order_rule(game: Winter) -> str:
    """When things are done: the steps of a season, else the phases of a year."""
    return "KB-2.7" if game.phase in SEASONS else "KB-2.3"


def reroll_limit_rule(edition: Edition) -> str:
    """How often dice may be rerolled."""
    return "KB-R72" if edition.each_reroll else "KB-8.4"


# Questions.


def prompt_rule(game: Winter, seat: int) -> str:
    """The rule behind the question that a seat is asked."""
    question = game.question
    if question == opt.ASK_AID:
        return "KB-3.5" if game.year == 1 else "KB-3.3"
    if question == opt.ASK_REROLL:
        return reroll_prompt_rule(game, seat)
    if question == opt.ASK_GIFT:
        return advisor_rule(game.edition, int(opt.helper(game)))
    if question == opt.ASK_TOWN_HALL:
        return building_rule(game.edition, TOWN_HALL)
    if question == opt.ASK_RECRUIT:
        return "KB-8.17" if game.effect(seat, GOODS_PER_SOLDIER) else "KB-11.3"
    if question == opt.ASK_REWARD:
        equal = game.strength[seat] == game.edition.enemy_strength[game.enemy]
        return "KB-8.23" if equal else "KB-12.11"
    return PLAIN_QUESTIONS.get(int(question), "")


def reroll_prompt_rule(game: Winter, seat: int) -> str:
    """The building that allows to reroll, or what holds for both of them."""
    rules = {option_rule(game, seat, int(option)) for option in game.offer if option != opt.PASS}
    return rules.pop() if len(rules) == 1 else "KB-4.4"


# Options.


def option_rule(game: Winter, seat: int, option: int) -> str:
    """The rule behind an option that a seat may choose now."""
    if option == opt.PASS:
        return pass_rule(game)
    if opt.BUILD <= option < opt.REROLL_COLOURED:
        return building_rule(game.edition, option - opt.BUILD)
    if option == opt.REROLL_ALL:
        return building_rule(game.edition, CHAPEL)
    if opt.REROLL_COLOURED <= option <= opt.REROLL_WHITE:
        return building_rule(game.edition, int(game.single_reroll(seat)))
    if option == opt.ENVOY_INFLUENCE:
        return "KB-10.6"
    if option == opt.ENVOY_BUILD:
        return "KB-10.9"
    if opt.SET_ASIDE <= option < opt.TOKEN:
        return "KB-14.7"
    if option >= opt.PLACE:
        return placement_rule(game, seat, option)
    if game.question == opt.ASK_TOWN_HALL and option != opt.TOKEN:
        return "KB-8.31"
    return "KB-12.6" if game.question == opt.ASK_REWARD else prompt_rule(game, seat)


def pass_rule(game: Winter) -> str:
    """What passing means, or why it is possible."""
    question = int(game.question)
    if question == opt.ASK_GIFT:
        return {ALCHEMIST: "KB-R20", SMUGGLER: "KB-R23"}.get(int(opt.helper(game)), "KB-R21")
    if question == opt.ASK_ENVOY:
        return "KB-R41" if game.edition.envoy_stays else "KB-10.12"
    if question == opt.ASK_BUILD_AGAIN:
        if game.envoy_use != NO_USE:
            return "KB-R44"
        return "KB-R41" if game.edition.envoy_stays else "KB-R45"
    return PLAIN_PASSES[question]


def placement_rule(game: Winter, seat: int, option: int) -> str:
    """What is special about a placement: Envoy, Market, +2 tokens, white dice; else what the advisor gives."""
    number = int(opt.target(game, seat, option))
    if game.owner[number - 1] != NOBODY:
        return "KB-14.8" if game.owner[number - 1] == NEUTRAL else "KB-10.6"
    if opt.placed_shift(option):
        return "KB-8.10"
    if opt.placed_tokens(option):
        return "KB-5.8"
    return "KB-5.14" if opt.placed_dice(option) >> COLOURED else advisor_rule(game.edition, number)


# Refusals.


def objection(game: Winter, seat: int, option: int) -> str:
    """The rule that forbids an option in the question that is asked now."""
    question = int(game.question)
    if option == opt.PASS:
        return COMPULSORY.get(question) or prompt_rule(game, seat)
    if option < opt.MIX:
        return prompt_rule(game, seat) if question == opt.ASK_GIFT else order_rule(game)
    if option < opt.BUILD:
        return objection_to_goods(game, seat, option)
    if option < opt.REROLL_COLOURED:
        building = question in (opt.ASK_BUILD, opt.ASK_BUILD_AGAIN)
        return objection_to_building(game, seat, option - opt.BUILD) if building else order_rule(game)
    if option < opt.ENVOY_INFLUENCE:
        return objection_to_reroll(game, seat, option) if question == opt.ASK_REROLL else order_rule(game)
    if option < opt.SET_ASIDE:
        return objection_to_envoy(game, seat)
    if option < opt.TOKEN:
        return objection_to_setting_aside(game, seat, option - opt.SET_ASIDE)
    if option == opt.TOKEN:
        return building_rule(game.edition, TOWN_HALL)
    if option < opt.PLACE:
        return "KB-12.20" if question == opt.ASK_RUIN else "KB-12.13"
    return objection_to_placement(game, seat, option) if question == opt.ASK_INFLUENCE else order_rule(game)


def objection_to_goods(game: Winter, seat: int, option: int) -> str:
    """Why these goods cannot be taken or given."""
    question = game.question
    if question == opt.ASK_LOSS:
        enough = game.goods_of(seat) >= game.loss_of(LOSS_ANY)
        asked = sum(MIXES[option - opt.MIX]) == game.loss_of(LOSS_ANY)
        return "KB-12.5" if enough and not asked else "KB-12.18"
    if question == opt.ASK_REWARD:
        return "KB-12.6"
    if question in (opt.ASK_AID, opt.ASK_RECRUIT, opt.ASK_TOWN_HALL):
        return prompt_rule(game, seat)
    return "KB-2.3"


def objection_to_building(game: Winter, seat: int, building: int) -> str:
    """Why a building cannot be built."""
    left = game.edition.left[building]
    if game.has(seat, building):
        return "KB-7.9"
    if left >= 0 and not game.has(seat, left):
        return "KB-7.7"
    price = sum(int(game.price(seat, building, good)) for good in range(3))
    return "KB-7.15" if game.goods_of(seat) >= price else "KB-7.4"


def objection_to_reroll(game: Winter, seat: int, option: int) -> str:
    """Why these dice cannot be rerolled."""
    edition = game.edition
    if option == opt.REROLL_ALL:
        used = edition.chapel_total and game.has(seat, CHAPEL) and not game.reroll_left(seat, CHAPEL)
        return reroll_limit_rule(edition) if used else building_rule(edition, CHAPEL)
    if option == opt.REROLL_WHITE and not game.dice[seat * SLOTS + COLOURED]:
        return "KB-4.3"
    owned = game.has(seat, STATUE) or (game.has(seat, CHAPEL) and not edition.chapel_total)
    return reroll_limit_rule(edition) if owned and game.all_equal(seat) else BUILDING_RULES[STATUE]


def objection_to_envoy(game: Winter, seat: int) -> str:
    """Why a use of the Envoy cannot be announced now."""
    if game.envoy != seat:
        return "KB-10.1"
    return "KB-10.11" if game.edition.envoy_announced else "KB-R43"


def objection_to_setting_aside(game: Winter, seat: int, slot: int) -> str:
    """Why this die cannot be put aside."""
    if game.question == opt.ASK_ASIDE:
        return "KB-R73" if game.place[seat * SLOTS + slot] == IN_HAND else "KB-4.3"
    if game.seats != 2:
        return "KB-14.1"
    return "KB-14.6" if game.edition.die_set_aside else "KB-R66"


def objection_to_placement(game: Winter, seat: int, option: int) -> str:
    """Why these dice cannot be placed like this."""
    mask, shift = opt.placed_dice(option), opt.placed_shift(option)
    if mask & ~opt.dice_in_hand(game, seat):
        return objection_to_dice(game, seat, int(mask))
    if mask & 7 == 0:
        return "KB-5.14" if mask else "KB-5.10" if opt.placed_tokens(option) else "KB-5.5"
    if opt.placed_tokens(option) > opt.tokens_allowed(game, seat, int(mask).bit_count()):
        return objection_to_tokens(game, seat, option)
    if shift and (not game.has(seat, MARKET) or (game.market >> seat) & 1):
        return "KB-8.10"
    number = opt.target(game, seat, option)
    if number < 1 or number > 18:
        return "KB-R10" if shift else "KB-5.6"
    open_to_seat = opt.open_to(game, number, opt.envoy_may_influence(game, seat))
    return "KB-R73" if open_to_seat else objection_to_advisor(game, seat, int(number))


def objection_to_dice(game: Winter, seat: int, mask: int) -> str:
    """Why some of these dice cannot be placed at all: not due, put aside, or placed before."""
    places = [game.place[seat * SLOTS + slot] for slot in range(SLOTS) if (mask >> slot) & 1]
    if IN_SUPPLY in places:
        return "KB-4.3"
    return "KB-14.7" if ASIDE in places else "KB-5.7"


def objection_to_tokens(game: Winter, seat: int, option: int) -> str:
    """Why so many +2 tokens cannot be used."""
    if opt.placed_tokens(option) > game.tokens[seat]:
        return "KB-5.8"
    return "KB-5.9" if game.edition.plus2_limit == PER_DIE else "KB-R8"


def objection_to_advisor(game: Winter, seat: int, number: int) -> str:
    """Why an advisor who is taken cannot be influenced again."""
    if game.owner[17 + number] != NOBODY:
        return "KB-R46"
    if game.envoy == seat:
        return "KB-10.11" if game.envoy_use == NO_USE else "KB-R44"
    return "KB-14.8" if game.owner[number - 1] == NEUTRAL else "KB-5.11"
