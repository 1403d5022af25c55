"""The rules behind the questions and options of Rival Kings, and behind every refusal."""

from typing import Final

from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    BISHOP,
    BLACKSMITH,
    BUY,
    CARPENTER,
    COURT_LADY,
    FARMER,
    INNKEEPER,
    KINDS,
    MARKET_WOMAN,
    PASS_ON,
    RECRUIT,
    SAILOR,
    SETTLE,
    SUBJECT_PILES,
    TAKE,
    TIMINGS,
    TROUBADOUR,
    VINTNER,
)
from regalia.games.rival_kings.position import NEUTRAL, Realm
from regalia.games.rival_kings.steps import open_actions

CHARACTER_RULES: Final = (
    "RK-3.8", "RK-3.9", "RK-3.10", "RK-3.11", "RK-3.12", "RK-3.13",
    "RK-3.14", "RK-3.15", "RK-3.16", "RK-3.17", "RK-3.18", "RK-3.18",
)  # fmt: skip
THEFT_RULES: Final = ("RK-5.1", "RK-5.2", "RK-5.3", "RK-5.4", "RK-5.5", "RK-5.6")  # by rank
ACTION_RULES: Final = ("RK-7.1", "RK-7.2", "RK-7.3", "RK-7.10", "RK-7.14")
ABILITY_RULES: Final = (
    "RK-9.1", "RK-9.2", "RK-9.4", "RK-9.6", "RK-9.8", "RK-9.12", "RK-9.14", "RK-9.16",
    "RK-9.17", "RK-9.18", "RK-9.19", "RK-9.20", "RK-9.21", "RK-9.23", "RK-9.25", "RK-9.26",
)  # fmt: skip
EXTRA_ACTIONS: Final = {CARPENTER: BUY, MARKET_WOMAN: TAKE, INNKEEPER: RECRUIT}

QUESTION_RULES: Final = {
    opt.ASK_CHARACTER: "RK-3.5",
    opt.ASK_GARDENER: "RK-9.1",
    opt.ASK_WATCHMAN: "RK-9.2",
    opt.ASK_THEFT: "RK-5.8",
    opt.ASK_STOLEN: "RK-5.11",
    opt.ASK_ONE_ACTION: "RK-4.8",
    opt.ASK_REPEAT: "RK-9.16",
    opt.ASK_LAST: "RK-6.5",
    opt.ASK_LAPSED: "RK-R12",
}
PASS_RULES: Final = {
    opt.ASK_GARDENER: "RK-8.5",
    opt.ASK_WATCHMAN: "RK-8.5",
    opt.ASK_THEFT: "RK-R11",
    opt.ASK_STOLEN: "RK-6.6",
    opt.ASK_ACTION: "RK-6.6",
    opt.ASK_ONE_ACTION: "RK-6.6",
    opt.ASK_REPEAT: "RK-R29",
    opt.ASK_LAST: "RK-8.5",
    opt.ASK_LAPSED: "RK-R12",
    opt.ASK_LOOKED: "RK-R26",
}
BEFORE_TURNS: Final = (opt.ASK_CHARACTER, opt.ASK_GARDENER, opt.ASK_WATCHMAN)
BETWEEN_STEPS: Final = (opt.ASK_THEFT, opt.ASK_ACTION, opt.ASK_ONE_ACTION, opt.ASK_LAST, opt.ASK_LAPSED)


def ability_used(realm: Realm, seat: int) -> int:
    """The ability that a question in the middle of it is about."""
    return int(realm.edition.ability[realm.active(seat)])


def is_equal(realm: Realm, seat: int) -> bool:
    """Whether a seat is in conflict with a rival of the same rank."""
    return (realm.equal >> seat) & 1 == 1


def looking_rule(of_subjects: bool) -> str:
    """Vintner and Miner may look through a pile."""
    return "RK-9.22" if of_subjects else "RK-9.24"


# What is asked, and what may be chosen.


def rule_of_question(realm: Realm, seat: int) -> str:
    """The rule that speaks of what a seat is asked."""
    question = int(realm.question)
    if question in QUESTION_RULES:
        return QUESTION_RULES[question]
    if question == opt.ASK_ACTION:
        return ACTION_RULES[realm.doing]
    if question == opt.ASK_PILE:
        return looking_rule(ability_used(realm, seat) == VINTNER)
    return ABILITY_RULES[ability_used(realm, seat)]


def rule_of_option(realm: Realm, seat: int, option: int) -> str:
    """The rule that speaks of an option."""
    if option == opt.PASS:
        return PASS_RULES[int(realm.question)]
    if option < opt.SWAP:
        return CHARACTER_RULES[option - opt.PLAY]
    if option < opt.STEAL:
        return "RK-9.1" if option < opt.TURN_AWAY else rule_of_watchman(realm, option)
    if option < opt.USE:
        return THEFT_RULES[realm.rank_in_play(seat)]
    if option < opt.SETTLE_MARKER:
        return ABILITY_RULES[realm.edition.ability[option - opt.USE]]
    if option < opt.GIVE_CARD:
        return rule_of_action(realm, option)
    if opt.GET_TOP <= option < opt.LOOK:
        crossing = realm.top(option - opt.GET_TOP) // KINDS != opt.card_of(realm.giving) // KINDS
        return "RK-9.15" if crossing else "RK-9.14"
    if opt.LOOK <= option < opt.PICK:
        return looking_rule(option - opt.LOOK < SUBJECT_PILES)
    return ABILITY_RULES[ability_used(realm, seat)]


def rule_of_watchman(realm: Realm, option: int) -> str:
    """A marker that may be turned away, one of two, or that of the neutral character."""
    if option - opt.TURN_AWAY == NEUTRAL:
        return "RK-R35"
    return "RK-R33" if len(realm.offer) > 2 else "RK-9.2"


def rule_of_action(realm: Realm, option: int) -> str:
    """An action, or what a subject makes of it."""
    if option >= opt.BUY_CHEAPER:
        return "RK-9.17"
    return "RK-9.25" if realm.question == opt.ASK_RIVAL else ACTION_RULES[opt.action_of(option)]


# Objections: why something is not possible.


def objection_to(realm: Realm, seat: int, option: int) -> str:
    """The rule that forbids an option in the question that is asked now."""
    if option == opt.PASS:
        return rule_of_question(realm, seat)
    if option < opt.SWAP:
        return "RK-3.7" if realm.question == opt.ASK_CHARACTER and realm.cycle == 2 else "RK-3.5"
    if option < opt.STEAL:
        return objection_before_turns(realm, seat, option)
    if option < opt.USE:
        return objection_to_theft(realm, seat, option - opt.STEAL)
    if option < opt.SETTLE_MARKER:
        return objection_to_use(realm, seat, option - opt.USE)
    if option < opt.GIVE_CARD:
        return objection_to_action(realm, seat, option)
    if option < opt.LOOK:
        return objection_to_exchange(realm, seat, option)
    return objection_to_pile(realm, seat, option)


def objection_before_turns(realm: Realm, seat: int, option: int) -> str:
    """Why Gardener or Watchman cannot do this."""
    if option < opt.TURN_AWAY:
        return "RK-9.1" if realm.question == opt.ASK_GARDENER else "RK-8.7"
    if realm.question != opt.ASK_WATCHMAN:
        return "RK-8.7"
    other = option - opt.TURN_AWAY
    same = other < realm.seats and realm.rank_in_play(other) == realm.rank_in_play(seat)
    return "RK-R34" if same else "RK-9.2"


def objection_to_theft(realm: Realm, seat: int, theft: int) -> str:
    """Why this action of this seat cannot be stolen."""
    victim, action = theft // ACTION_COUNT, theft % ACTION_COUNT
    if realm.question in BEFORE_TURNS:
        return "RK-5.8"
    if realm.question == opt.ASK_STOLEN:
        return "RK-5.11"
    if is_equal(realm, seat):
        return "RK-4.6"
    if victim >= realm.seats or realm.rank_in_play(victim) != realm.victim_rank(seat):
        return THEFT_RULES[realm.rank_in_play(seat)]
    if realm.question != opt.ASK_THEFT:
        return "RK-5.9"
    if (realm.victims >> victim) & 1 == 0:
        return "RK-5.17"
    return "RK-R15" if realm.covered(victim, action) else CHARACTER_RULES[realm.played[victim]]


def objection_to_use(realm: Realm, seat: int, subject: int) -> str:
    """Why a subject cannot be used now."""
    ability = int(realm.edition.ability[subject])
    if realm.active(seat) != subject:
        return "RK-8.2"
    if (realm.used >> seat) & 1:
        return "RK-8.8"
    if TIMINGS[ability] != "own_turn":
        return "RK-8.7"
    if realm.question in BEFORE_TURNS:
        return "RK-8.6"
    if realm.question not in BETWEEN_STEPS or ability in (SAILOR, BLACKSMITH):
        return "RK-R58"
    return ABILITY_RULES[ability]


def objection_to_action(realm: Realm, seat: int, option: int) -> str:
    """Why an action cannot be carried out now, or not like this."""
    question, action = realm.question, opt.action_of(option)
    if question in BEFORE_TURNS:
        return "RK-2.5"
    if question == opt.ASK_THEFT:
        return "RK-5.9"
    if question in (opt.ASK_STOLEN, opt.ASK_REPEAT):
        return objection_to_target(realm, seat, option) if action == realm.doing else rule_of_question(realm, seat)
    if question == opt.ASK_EXTRA:
        return objection_to_extra(realm, seat, option)
    if question not in BETWEEN_STEPS:
        return rule_of_question(realm, seat)
    return objection_to_own_action(realm, seat, option)


def objection_to_extra(realm: Realm, seat: int, option: int) -> str:
    """Why a subject does not give this action."""
    ability, action = ability_used(realm, seat), opt.action_of(option)
    given = realm.covered(seat, action) if ability == FARMER else EXTRA_ACTIONS[ability] == action
    return objection_to_target(realm, seat, option) if given else ABILITY_RULES[ability]


def objection_to_own_action(realm: Realm, seat: int, option: int) -> str:
    """Why this is no action of the own card now."""
    action = int(opt.action_of(option))
    if not realm.prints(seat, action):
        return CHARACTER_RULES[realm.played[seat]]
    if realm.covered(seat, action):
        return "RK-5.12"
    if (open_actions(realm, seat) >> action) & 1 == 0:
        return "RK-4.8" if is_equal(realm, seat) else "RK-6.3"
    if realm.question == opt.ASK_ACTION and action != realm.doing:
        return "RK-6.2"
    return objection_to_target(realm, seat, option)


def objection_to_target(realm: Realm, seat: int, option: int) -> str:
    """Why an action cannot be aimed at this."""
    action = int(opt.action_of(option))
    if action in (SETTLE, PASS_ON):
        return ACTION_RULES[action]
    if action == TAKE:
        return "RK-R21" if realm.no_money() else "RK-R22"
    pile = (option - opt.RECRUIT_TOP) % (opt.BUY_TOP - opt.RECRUIT_TOP)
    top = realm.top(pile)
    if top >= 0 and top // KINDS != (action == BUY):
        return "RK-R27" if top // KINDS != pile // SUBJECT_PILES else ACTION_RULES[action]
    if option >= opt.BUY_CHEAPER and realm.ability(seat) != BLACKSMITH:
        return "RK-8.8" if (realm.used >> seat) & 1 else "RK-9.17"
    if option >= opt.BUY_CHEAPER and top >= 0 and realm.price(top, 0) == 0:
        return "RK-R32"
    return ACTION_RULES[action]


def objection_to_exchange(realm: Realm, seat: int, option: int) -> str:
    """Why this card cannot be exchanged."""
    if realm.question not in (opt.ASK_GIVE, opt.ASK_GET):
        return objection_without_exchange(option)
    ability = ability_used(realm, seat)
    if option < opt.GET_CARD and realm.question == opt.ASK_GIVE:
        return objection_to_giving(realm, seat, ability, option - opt.GIVE_CARD)
    if option >= opt.GET_CARD and realm.question == opt.ASK_GET:
        return objection_to_getting(realm, seat, ability, option)
    return ABILITY_RULES[ability]


def objection_without_exchange(option: int) -> str:
    """Nothing is being exchanged: which subject could."""
    if option >= opt.GET_TOP:
        return "RK-9.14"
    code = option - opt.GIVE_CARD if option < opt.GET_CARD else (option - opt.GET_CARD) % opt.CODES
    return "RK-9.8" if opt.card_of(code) < KINDS else "RK-9.6"


def objection_to_giving(realm: Realm, seat: int, ability: int, code: int) -> str:
    """Why an own card cannot be given."""
    card = opt.card_of(code)
    strange = (ability == COURT_LADY and card < KINDS) or (ability == BISHOP and card >= KINDS)
    if strange or opt.place_of(realm, seat, code) < 0:
        return ABILITY_RULES[ability]
    if code >= opt.NEWER and not opt.two_ways(realm, seat, card):
        return "RK-R64"
    return "RK-R62" if ability == TROUBADOUR or realm.free(seat, card) else "RK-R37"


def objection_to_getting(realm: Realm, seat: int, ability: int, option: int) -> str:
    """Why a card cannot be had for the one that is given."""
    if (option >= opt.GET_TOP) != (ability == TROUBADOUR):
        return ABILITY_RULES[ability]
    if option >= opt.GET_TOP:
        return "RK-R62" if realm.top(option - opt.GET_TOP) >= 0 else ABILITY_RULES[ability]
    other, code = (option - opt.GET_CARD) // opt.CODES, (option - opt.GET_CARD) % opt.CODES
    card = opt.card_of(code)
    strange = card // KINDS != opt.card_of(realm.giving) // KINDS
    if strange or other == seat or other >= realm.seats or opt.place_of(realm, other, code) < 0:
        return ABILITY_RULES[ability]
    if code >= opt.NEWER and not opt.two_ways(realm, other, card):
        return "RK-R64"
    if realm.free(other, card):
        return "RK-R62"
    return "RK-9.7" if ability == COURT_LADY else "RK-9.10"


def objection_to_pile(realm: Realm, seat: int, option: int) -> str:
    """Why a pile cannot be looked through, or a card of it not be bought."""
    if option < opt.PICK:
        looking = realm.question in (opt.ASK_PILE, opt.ASK_LOOKED)
        return "RK-R26" if looking else looking_rule(option - opt.LOOK < SUBJECT_PILES)
    if realm.question != opt.ASK_LOOKED:
        return "RK-R25"
    cell = opt.picked_cell(realm, option)
    own_kind = cell >= 0 and realm.pile[cell] // KINDS == realm.looking // SUBJECT_PILES
    return ABILITY_RULES[ability_used(realm, seat)] if own_kind else "RK-R26"
