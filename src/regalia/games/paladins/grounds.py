"""The rule behind every question, every option and every refusal of Paladins."""

from typing import Final

from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    BOARD_SIZE,
    COMMISSION,
    CRIMINAL,
    DEVELOP,
    DO_COMMISSION,
    DO_DEVELOP,
    DO_FAVOUR,
    DO_PRAY,
    FAITH,
    FORTIFY,
    GARRISON,
    GOODS,
    HAND,
    INFLUENCE,
    LEFT_ACTIONS,
    NO_SLOT,
    PALADIN_COUNT,
    PIECES,
    PROVISION,
    RECRUIT,
    SILVER,
    SLOTS,
    STRENGTH,
    TOWNSFOLK_ROW,
    WORKSHOP_SLOTS,
    WORKSHOPS,
)
from regalia.games.paladins.encoding import FREE, NOBODY
from regalia.games.paladins.position import Kingdom
from regalia.games.paladins.steps import BONUS, DISCARD_ONE, SIDE
from regalia.kernel.vectors import i64

# By what a seat does: the rule that says what it does, and the rule that says which workers it takes.
DOING_RULES: Final = (
    "PA-4.3", "PA-5.4", "PA-5.8", "PA-6.2", "PA-6.4", "PA-6.2", "PA-6.4", "PA-7.3", "PA-8.2",
    "PA-9.4", "PA-10.6", "PA-11.4", "PA-12.6", "PA-13.2", "PA-14.3",
)  # fmt: skip
WORKER_RULES: Final = (
    "PA-4.1", "PA-5.3", "PA-5.7", "PA-6.2", "PA-6.3", "PA-6.2", "PA-6.3", "PA-7.1", "PA-8.1",
    "PA-9.1", "PA-10.1", "PA-11.1", "PA-12.1", "PA-13.1", "PA-14.1",
)  # fmt: skip
# By action: the rule of its price.
PRICE_RULES: Final = (
    "PA-4.2", "PA-5.11", "", "", "PA-7.2", "", "PA-9.2", "PA-10.2", "PA-11.2", "PA-12.2", "PA-13.4", "PA-14.2",
)  # fmt: skip
# By question, where one rule speaks of it whatever the seat does.
QUESTION_RULES: Final = {
    opt.ASK_SETUP_HIRE: "PA-1.22",
    opt.ASK_PALADIN: "PA-2.8",
    opt.ASK_TAVERN: "PA-2.12",
    opt.ASK_TURN: "PA-3.1",
    opt.ASK_QUEST: "PA-5.4",
    opt.ASK_HIRE: "PA-5.8",
    opt.ASK_FREE_RECRUIT: "PA-23.11",
    opt.ASK_WORKSHOP: "PA-4.4",
    opt.ASK_JAR: "PA-12.6",
    opt.ASK_ATTACK: "PA-13.2",
    opt.ASK_CONVERT: "PA-14.3",
    opt.ASK_PAY_DEBT: "PA-23.10",
    opt.ASK_DESTROY_DEBT: "PA-23.9",
    opt.ASK_ABILITY: "PA-17.3",
    opt.ASK_KEEP: "PA-18.5",
}
ABILITY_RULES: Final = ("PA-22.2", "PA-22.4", "PA-22.5")
RECRUITING: Final = (opt.ASK_SETUP_HIRE, opt.ASK_QUEST, opt.ASK_HIRE, opt.ASK_FREE_RECRUIT)
MAY_BE_REFUSED: Final = "PA-R19"


# Questions.


def rule_of_question(kingdom: Kingdom) -> str:
    """The rule that speaks of what is asked now."""
    question, doing = kingdom.question, kingdom.doing
    if question == opt.ASK_WORKERS:
        return "PA-24.9" if doing >= DO_FAVOUR else WORKER_RULES[doing]
    if question == opt.ASK_SQUARE:
        return "PA-9.4" if doing == DO_COMMISSION else "PA-11.4"
    if question == opt.ASK_PRAY:
        return "PA-7.3" if doing == DO_PRAY else "PA-23.4"
    if question == opt.ASK_DISCARD:
        return "PA-12.10" if at_the_end_of_absolve(kingdom) else "PA-23.8"
    if question == opt.ASK_CHOICE:
        return "PA-24.10" if doing >= DO_FAVOUR else "PA-10.8"
    return QUESTION_RULES[int(question)]


def at_the_end_of_absolve(kingdom: Kingdom) -> bool:
    """Whether a suspicion may go because of Absolve itself, and not as a reward before or after that."""
    if kingdom.doing >= DO_FAVOUR or kingdom.edition.action_of[kingdom.doing] != ABSOLVE:
        return False
    steps = [entry % SIDE for entry in kingdom.agenda]
    return BONUS in steps and DISCARD_ONE not in steps


# Options.


def rule_of_option(kingdom: Kingdom, seat: i64, option: i64) -> str:
    """The rule that speaks of what an option does."""
    question = kingdom.question
    if option == opt.PASS:
        return rule_of_declining(kingdom)
    if question == opt.ASK_TURN:
        doing = option - opt.DO
        return "PA-24.4" if doing >= DO_FAVOUR else DOING_RULES[doing]
    if question == opt.ASK_WORKERS:
        criminal = CRIMINAL in opt.workers_in(kingdom, option - opt.GROUP)
        return "PA-3.6" if criminal else rule_of_question(kingdom)
    if question in (opt.ASK_QUEST, opt.ASK_HIRE, opt.ASK_FREE_RECRUIT):
        return rule_of_recruit(kingdom, option)
    if opt.ASK_WORKSHOP <= question <= opt.ASK_CONVERT:
        return rule_of_target(kingdom, seat, option)
    return rule_of_answer(kingdom, option)


def rule_of_declining(kingdom: Kingdom) -> str:
    """The rule that lets a seat pass or leave a reward."""
    if kingdom.question == opt.ASK_TURN:
        return "PA-18.2"
    if kingdom.question == opt.ASK_PRAY and kingdom.doing == DO_PRAY:
        return "PA-7.3"
    if kingdom.question == opt.ASK_DISCARD and at_the_end_of_absolve(kingdom):
        return "PA-12.10"
    return MAY_BE_REFUSED


def rule_of_recruit(kingdom: Kingdom, option: i64) -> str:
    """The rule of a quest, or of hiring for silver, for a debt or for nothing."""
    if option >= opt.TAKE_FOR_DEBT:
        return "PA-5.12"
    if kingdom.question == opt.ASK_QUEST:
        return "PA-5.5"
    return "PA-5.9" if kingdom.question == opt.ASK_HIRE else "PA-5.16"


def rule_of_target(kingdom: Kingdom, seat: i64, option: i64) -> str:
    """The rule of a slot, square, jar space or outsider."""
    if kingdom.question == opt.ASK_WORKSHOP:
        place = option - opt.BUILD
        slot = (LEFT_ACTIONS + place // WORKSHOP_SLOTS) * SLOTS + place % WORKSHOP_SLOTS
        return "PA-4.9" if kingdom.board[seat * BOARD_SIZE + slot] != FREE else "PA-4.4"
    if kingdom.question == opt.ASK_SQUARE:
        return "PA-9.8" if kingdom.doing == DO_COMMISSION else "PA-11.8"
    if kingdom.question == opt.ASK_JAR:
        return "PA-12.8"
    if kingdom.question == opt.ASK_CONVERT:
        return "PA-14.5"
    return "PA-13.4" if kingdom.attack_price(seat, option - opt.OUTSIDER) > 0 else "PA-13.3"


def rule_of_answer(kingdom: Kingdom, option: i64) -> str:
    """The rule of any other answer; where none speaks of it alone, that of the question."""
    if kingdom.question == opt.ASK_PALADIN:
        return "PA-2.9"
    if kingdom.question == opt.ASK_PRAY:
        return "PA-7.6"
    if kingdom.question == opt.ASK_PAY_DEBT:
        return "PA-16.2"
    if kingdom.question == opt.ASK_DESTROY_DEBT:
        return "PA-16.3"
    if kingdom.question == opt.ASK_ABILITY:
        return ABILITY_RULES[option - opt.ABILITY]
    return rule_of_question(kingdom)


# Refusals.


def objection_to(kingdom: Kingdom, seat: i64, option: i64) -> str:
    """The rule that forbids an option; what answers another question is forbidden by the one that is asked."""
    question = kingdom.question
    if question == opt.ASK_TURN and opt.DO <= option < opt.GROUP:
        return objection_to_doing(kingdom, seat, option - opt.DO)
    if question == opt.ASK_WORKERS and opt.GROUP <= option < opt.TAKE:
        return objection_to_workers(kingdom, seat, option - opt.GROUP)
    if question in RECRUITING and opt.TAKE <= option < opt.SQUARE:
        return objection_to_recruit(kingdom, option)
    if question == opt.ASK_SQUARE and opt.SQUARE <= option < opt.JAR:
        return objection_to_square(kingdom, seat, option - opt.SQUARE)
    if question in (opt.ASK_ATTACK, opt.ASK_CONVERT) and opt.OUTSIDER <= option < opt.BUILD:
        if kingdom.outsider_row[option - opt.OUTSIDER] < 0:
            return "PA-13.8"
        return "PA-13.4" if question == opt.ASK_ATTACK else "PA-14.3"
    return objection_to_answer(kingdom, seat, option)


def objection_to_answer(kingdom: Kingdom, seat: i64, option: i64) -> str:
    """Why a plain answer is not possible."""
    question = kingdom.question
    if question == opt.ASK_PALADIN and opt.PALADIN <= option < opt.ABILITY:
        hand = kingdom.hands[seat * HAND : seat * HAND + HAND]
        return "PA-2.9" if (option - opt.PALADIN) // PALADIN_COUNT in hand else "PA-2.8"
    if question == opt.ASK_TAVERN and opt.TAVERN <= option < opt.PALADIN:
        return "PA-2.13" if option - opt.TAVERN in kingdom.tavern_row else "PA-2.6"
    if question == opt.ASK_WORKSHOP and opt.BUILD <= option < opt.CLEAR:
        return "PA-4.6"
    if question == opt.ASK_JAR and opt.JAR <= option < opt.OUTSIDER:
        return "PA-12.7"
    if question == opt.ASK_PRAY and opt.CLEAR <= option < opt.CHOICE:
        return "PA-R23"
    return rule_of_question(kingdom)


def objection_to_doing(kingdom: Kingdom, seat: i64, doing: i64) -> str:
    """Why an action or favour is not possible."""
    if kingdom.workers_of(seat) == 0:
        return "PA-18.1"
    if doing >= DO_FAVOUR:
        return objection_to_favour(kingdom, seat, doing - DO_FAVOUR)
    action = kingdom.edition.action_of[doing]
    if kingdom.has_workers_on(seat, action):
        return "PA-3.9"
    workers = kingdom.workers_of(seat)
    if not opt.can_staff(kingdom, seat, action, kingdom.edition.slots_of[doing], opt.crew_of(kingdom, seat, workers)):
        return too_few(doing) if workers < free_slots(kingdom, seat, doing) else "PA-3.5"
    if doing >= DO_COMMISSION:
        return objection_to_right(kingdom, seat, action)
    if doing == DO_DEVELOP and kingdom.times(seat, DEVELOP) >= WORKSHOPS:
        return "PA-4.10"
    if action == RECRUIT and not any(card >= 0 for card in kingdom.townsfolk_row):
        return "PA-5.14"
    return PRICE_RULES[action]


def free_slots(kingdom: Kingdom, seat: i64, doing: i64) -> i64:
    """How many workers an action takes."""
    action, slots = kingdom.edition.action_of[doing], kingdom.edition.slots_of[doing]
    return sum(opt.free_colour(kingdom, seat, action, slot, slots) != NO_SLOT for slot in range(SLOTS))


def too_few(doing: i64) -> str:
    """The rule that says how many workers it takes."""
    return "PA-3.8" if doing >= DO_COMMISSION else WORKER_RULES[doing]


def objection_to_favour(kingdom: Kingdom, seat: i64, place: i64) -> str:
    """Why a favour cannot be used: not there yet, taken, too dear, or no worker for it."""
    favour, edition, mine = kingdom.favours[place], kingdom.edition, seat * GOODS
    if favour < 0:
        return "PA-24.4"
    if kingdom.favour_users[place] != NOBODY:
        return "PA-24.5"
    paid = kingdom.goods[mine + SILVER] >= edition.favour_silver[favour]
    fed = kingdom.goods[mine + PROVISION] >= edition.favour_provisions[favour]
    return "PA-3.5" if paid and fed else "PA-24.9"


def objection_to_right(kingdom: Kingdom, seat: i64, action: i64) -> str:
    """Why an action of the right side is not possible for who has the workers: done too often, price, target."""
    if action != ATTACK and kingdom.times(seat, action) >= PIECES:
        return "PA-3.10"
    if not opt.affordable(kingdom, seat, action):
        return PRICE_RULES[action]
    if action in (COMMISSION, GARRISON):
        return objection_to_settling(kingdom, seat, action)
    if action == FORTIFY:
        reached = kingdom.level(seat, INFLUENCE) >= kingdom.edition.wall_need[kingdom.times(seat, FORTIFY)]
        return "PA-R11" if reached else "PA-10.4"
    if action == ABSOLVE:
        return "PA-12.4"
    if not any(card >= 0 for card in kingdom.outsider_row):
        return "PA-13.8"
    return "PA-13.4" if action == ATTACK else "PA-14.3"


def objection_to_settling(kingdom: Kingdom, seat: i64, action: i64) -> str:
    """Why there is no square for a monk or an outpost: all in reach are taken, or none is in reach."""
    edition = kingdom.edition
    if action == COMMISSION:
        reach = edition.faith_reach[kingdom.level(seat, FAITH)]
        return "PA-9.6" if reach & edition.squares_for[kingdom.seats] else "PA-9.4"
    reach = edition.strength_reach[kingdom.level(seat, STRENGTH)]
    return "PA-11.6" if reach & edition.squares_for[kingdom.seats] else "PA-11.4"


def objection_to_workers(kingdom: Kingdom, seat: i64, group: i64) -> str:
    """Why a group cannot be placed: not in the own supply, not as many as needed, or of the wrong colours."""
    workers = opt.workers_in(kingdom, group)
    if any(workers.count(worker) > kingdom.goods[seat * GOODS + worker] for worker in workers):
        return "PA-3.3"
    if kingdom.doing >= DO_FAVOUR:
        return "PA-3.5" if len(workers) == 1 else "PA-24.9"
    return "PA-3.5" if len(workers) == free_slots(kingdom, seat, kingdom.doing) else too_few(kingdom.doing)


def objection_to_recruit(kingdom: Kingdom, option: i64) -> str:
    """Why a townsfolk cannot be had: nobody there, too dear, or not for a debt."""
    question, slot = kingdom.question, (option - opt.TAKE) % TOWNSFOLK_ROW
    if kingdom.townsfolk_row[slot] < 0:
        return "PA-1.25" if question == opt.ASK_SETUP_HIRE else "PA-5.14"
    if option < opt.TAKE_FOR_DEBT:
        return "PA-5.11"
    if question == opt.ASK_QUEST:
        return "PA-R8"
    if question == opt.ASK_HIRE:
        return "PA-R65" if kingdom.edition.townsfolk_debt[slot] else "PA-5.12"
    return "PA-1.23" if question == opt.ASK_SETUP_HIRE else "PA-5.15"


def objection_to_square(kingdom: Kingdom, seat: i64, square: i64) -> str:
    """Why a monk or an outpost cannot stand on a square: taken, not in use with so few players, or out of reach."""
    monk = kingdom.doing == DO_COMMISSION
    if kingdom.squares[square] != NOBODY:
        return "PA-9.6" if monk else "PA-11.6"
    if (kingdom.open_squares >> square) & 1 == 0:
        return "PA-9.7" if monk else "PA-11.7"
    return "PA-9.4" if monk else "PA-11.4"
