"""The options of Paladins: their numbers, what may be chosen on a turn, and what stands in the way."""

from typing import Final

from regalia.games.paladins.components import (
    ABSOLVE,
    ACTION_COUNT,
    ANY,
    ATTACK,
    BOARD_SIZE,
    COLOURS,
    COMMISSION,
    CREW_BITS,
    CRIMINAL,
    DEVELOP,
    DO_COMMISSION,
    DO_DEVELOP,
    DO_FAVOUR,
    DO_HIRE,
    DO_PRAY,
    DO_QUEST,
    FAITH,
    FAVOUR_PLACES,
    FORTIFY,
    GARRISON,
    GOODS,
    INFLUENCE,
    LEFT_ACTIONS,
    NO_SLOT,
    OUTSIDER_ROW,
    PIECES,
    PRAY,
    PROVISION,
    SILVER,
    SLOTS,
    STRENGTH,
    TOWNSFOLK_ROW,
    WORKSHOP_SLOTS,
    WORKSHOPS,
)
from regalia.games.paladins.position import FREE, NO_CARD, NOBODY, WORKSHOP, Kingdom, bit, first_taken
from regalia.kernel.position import count_of, filled, lowest_of
from regalia.kernel.vectors import append, i64, vec

# Questions.
ASK_SETUP_HIRE: Final = 1
ASK_PALADIN: Final = 2
ASK_TAVERN: Final = 3
ASK_TURN: Final = 4
ASK_WORKERS: Final = 5
ASK_QUEST: Final = 6
ASK_HIRE: Final = 7
ASK_FREE_RECRUIT: Final = 8
ASK_WORKSHOP: Final = 9
ASK_SQUARE: Final = 10
ASK_JAR: Final = 11
ASK_ATTACK: Final = 12
ASK_CONVERT: Final = 13
ASK_PRAY: Final = 14
ASK_DISCARD: Final = 15
ASK_PAY_DEBT: Final = 16
ASK_DESTROY_DEBT: Final = 17
ASK_CHOICE: Final = 18
ASK_ABILITY: Final = 19
ASK_KEEP: Final = 20
QUESTIONS: Final = (
    "none", "setup-hire", "paladin", "tavern", "turn", "workers", "quest", "hire", "free-recruit", "workshop",
    "square", "jar", "attack", "convert", "pray", "discard", "pay-debt", "destroy-debt", "choice", "ability", "keep",
)  # fmt: skip
QUESTION_RULES: Final = (
    "", "PA-1.22", "PA-2.8", "PA-2.12", "PA-3.1", "PA-3.3", "PA-5.4", "PA-5.8", "PA-5.16", "PA-4.4",
    "PA-9.4", "PA-12.6", "PA-13.2", "PA-14.3", "PA-7.3", "PA-23.8", "PA-23.10", "PA-23.9", "PA-10.8", "PA-17.3",
    "PA-18.5",
)  # fmt: skip

# Options.
PASS: Final = 0
DO: Final = 1  # + doing, or DO_FAVOUR and the place of a favour
GROUP: Final = 21  # + group of workers
TAKE: Final = 104  # + slot of the townsfolk
TAKE_FOR_DEBT: Final = 109  # + slot of the townsfolk
SQUARE: Final = 114  # + square
JAR: Final = 154  # + jar space
OUTSIDER: Final = 161  # + slot of the outsider
BUILD: Final = 167  # + action of the right side * 2 + slot
CLEAR: Final = 179  # + action
CHOICE: Final = 191  # + alternative
DISCARD: Final = 193  # + suspicions, from 1
SETTLE: Final = 197  # pay or destroy a debt
TAVERN: Final = 198  # + tavern card
PALADIN: Final = 222  # + paladin used * 12 + paladin put on top
ABILITY: Final = 366  # + trigger, from INQUISITION_ANY
OPTION_COUNT: Final = 369
HALF: Final = 60  # groups in the first of two bit sets
CREW_GUARD: Final = 0x80808080808080  # the highest bit of each part of a crew


# Slots and workers.


def crew_of(kingdom: Kingdom, seat: i64, workers: i64) -> i64:
    """The workers of a seat as one number: eight bits for each colour, and for all together at the place of ANY."""
    goods, mine = kingdom.goods, seat * GOODS
    crew = workers << (ANY * CREW_BITS)
    for colour in range(i64(COLOURS)):
        crew |= goods[mine + colour] << (colour * CREW_BITS)
    return crew


def can_staff(kingdom: Kingdom, seat: i64, action: i64, slots: i64, crew: i64) -> bool:
    """PA-3.4 to PA-3.9: whether no worker stands on an action, and the crew has those for its free slots.

    No part of a crew reaches CREW_GUARD; so a part that is smaller than what is needed borrows from it.
    """
    board, wanted, first = kingdom.board, kingdom.edition.slot_crew, seat * BOARD_SIZE + action * SLOTS
    if board[first + first_taken(action)] != FREE:
        return False
    needed: i64 = 0
    for slot in range(slots):
        needed += i64(0) if board[first + slot] == WORKSHOP else wanted[action * SLOTS + slot]
    if ((crew | CREW_GUARD) - needed) & CREW_GUARD == CREW_GUARD:
        return True
    return part_of(crew, CRIMINAL) > 0 and criminals_help(crew, needed)


def criminals_help(crew: i64, needed: i64) -> bool:
    """PA-3.6: whether the criminals of a crew can stand in for all that is missing."""
    if part_of(needed, ANY) > part_of(crew, ANY):
        return False
    wanted = part_of(needed, CRIMINAL)
    for colour in range(i64(CRIMINAL)):
        missing = part_of(needed, colour) - part_of(crew, colour)
        if missing > 0:
            wanted += missing
    return wanted <= part_of(crew, CRIMINAL)


def part_of(crew: i64, colour: i64) -> i64:
    """The workers of one colour, or all of them for ANY."""
    return (crew >> (colour * CREW_BITS)) & 127


def free_colour(kingdom: Kingdom, seat: i64, action: i64, slot: i64, slots: i64) -> i64:
    """The colour of a slot that must be filled, or NO_SLOT."""
    if slot >= slots or kingdom.board[seat * BOARD_SIZE + action * SLOTS + slot] == WORKSHOP:
        return NO_SLOT
    return kingdom.edition.slots[action * SLOTS + slot]


def payments(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """PA-D8: every group of workers that can be placed for what the seat does."""
    if kingdom.doing >= DO_FAVOUR:
        favour = kingdom.favours[kingdom.doing - DO_FAVOUR]
        return groups(kingdom, seat, kingdom.edition.favour_worker[favour], NO_SLOT, NO_SLOT)
    action, slots = kingdom.edition.action_of[kingdom.doing], kingdom.edition.slots_of[kingdom.doing]
    first = free_colour(kingdom, seat, action, 0, slots)
    second = free_colour(kingdom, seat, action, 1, slots)
    return groups(kingdom, seat, first, second, free_colour(kingdom, seat, action, 2, slots))


def groups(kingdom: Kingdom, seat: i64, first: i64, second: i64, third: i64) -> vec[i64]:
    """The groups of own workers that fill slots of these colours, each once; those with criminals come last."""
    edition, goods, mine = kingdom.edition, kingdom.goods, seat * GOODS
    low: i64 = 0  # bit sets of groups
    high: i64 = 0
    a = start_of(first, NO_SLOT, 0)
    while a <= end_of(first):
        if in_slot(a, first) and has_one(goods, mine, a, NO_SLOT, NO_SLOT):
            b = start_of(second, first, a)
            while b <= end_of(second):
                if in_slot(b, second) and has_one(goods, mine, b, a, NO_SLOT):
                    c = start_of(third, second, b)
                    while c <= end_of(third):
                        if in_slot(c, third) and has_one(goods, mine, c, a, b):
                            number = edition.group_number[sorted_key(a, b, c)]
                            if number < HALF:
                                low |= bit(number)
                            else:
                                high |= bit(number - HALF)
                        c += 1
                b += 1
        a += 1
    return listed(low, GROUP, high, GROUP + HALF)


def listed(found: i64, option: i64, others: i64 = 0, other: i64 = 0) -> vec[i64]:
    """The options of one or two bit sets; `option` and `other` are those of their first bits."""
    count = count_of(found)
    options = filled(count + count_of(others), 0)
    fill_in(options, 0, found, option)
    fill_in(options, count, others, other)
    return options


def fill_in(options: vec[i64], place: i64, found: i64, option: i64) -> None:
    """Write the options of a bit set from a place on."""
    while found:
        options[place] = option + lowest_of(found)
        found &= found - 1
        place += 1


def start_of(colour: i64, previous: i64, worker: i64) -> i64:
    """The first worker that a slot may take; after a slot for anybody with a worker, none before that one again."""
    if colour != ANY:
        return colour
    return worker if previous == ANY else i64(0)


def end_of(colour: i64) -> i64:
    """The last worker that a slot may take; NO_SLOT takes nobody, once."""
    return NO_SLOT if colour == NO_SLOT else CRIMINAL


def in_slot(worker: i64, colour: i64) -> bool:
    """PA-3.4 to PA-3.6: whether a worker may stand in a slot of a colour."""
    return colour == ANY or worker in (colour, CRIMINAL)


def has_one(goods: vec[i64], mine: i64, worker: i64, other: i64, third: i64) -> bool:
    """Whether one more worker of a colour is left besides two others."""
    if worker == NO_SLOT:
        return True
    left = goods[mine + worker]
    if other == worker:
        left -= 1
    if third == worker:
        left -= 1
    return left > 0


def sorted_key(a: i64, b: i64, c: i64) -> i64:
    """A group of workers from low to high, as one number."""
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return a * 64 + b * 8 + c


# What a seat may do on its turn.


def turn_options(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """PA-D7: pass, and every action or favour that can be carried out."""
    workers = kingdom.workers_of(seat)
    if workers == 0:
        return vec[i64]([PASS])
    crew = crew_of(kingdom, seat, workers)
    found = bit(PASS)
    for doing in range(i64(DO_FAVOUR)):
        if possible(kingdom, seat, doing, crew):
            found |= bit(DO + doing)
    for place in range(i64(FAVOUR_PLACES)):
        if kingdom.favours[place] >= 0 and favour_possible(kingdom, seat, place):
            found |= bit(DO + DO_FAVOUR + place)
    return listed(found, PASS)


def possible(kingdom: Kingdom, seat: i64, doing: i64, crew: i64) -> bool:
    """Whether slots, workers, price and target of an action are there, for a seat with this crew."""
    action = kingdom.edition.action_of[doing]
    if not can_staff(kingdom, seat, action, kingdom.edition.slots_of[doing], crew):
        return False
    if doing >= DO_COMMISSION:
        return affordable(kingdom, seat, action) and has_target(kingdom, seat, action)
    if doing in (DO_QUEST, DO_HIRE):
        return can_recruit(kingdom, seat, doing == DO_HIRE)
    if doing == DO_DEVELOP:
        return kingdom.silver(seat) >= kingdom.left_price(seat, DEVELOP) and kingdom.times(seat, DEVELOP) < WORKSHOPS
    return doing != DO_PRAY or kingdom.silver(seat) >= kingdom.left_price(seat, PRAY)


def affordable(kingdom: Kingdom, seat: i64, action: i64) -> bool:
    """PA-3.10, PA-3.11: seven times at most, and the price is there."""
    if action == ATTACK:
        return True
    if kingdom.times(seat, action) >= PIECES:
        return False
    good = kingdom.edition.cost_good[action]
    return kingdom.goods[seat * GOODS + good] >= kingdom.right_price(seat, action)


def has_target(kingdom: Kingdom, seat: i64, action: i64) -> bool:
    """Whether the level of the tested attribute leads anywhere."""
    edition = kingdom.edition
    if action == COMMISSION:
        return kingdom.open_squares & edition.faith_reach[kingdom.level(seat, FAITH)] != 0
    if action == GARRISON:
        return kingdom.open_squares & edition.strength_reach[kingdom.level(seat, STRENGTH)] != 0
    if action == FORTIFY:
        need = edition.wall_need[kingdom.times(seat, FORTIFY)]
        return kingdom.level(seat, INFLUENCE) >= need and walls_left(kingdom)
    if action == ABSOLVE:
        return kingdom.level(seat, INFLUENCE) >= edition.jar_need[kingdom.times(seat, ABSOLVE)]
    for slot in range(i64(OUTSIDER_ROW)):
        if can_face(kingdom, seat, action, slot):
            return True
    return False


def walls_left(kingdom: Kingdom) -> bool:
    """PA-R11: no Fortify once the wall deck is empty."""
    for count in kingdom.wall_deck:
        if count > 0:
            return True
    return False


def can_face(kingdom: Kingdom, seat: i64, action: i64, slot: i64) -> bool:
    """PA-13.3, PA-13.4, PA-14.3: whether the outsider in a slot can be attacked or converted."""
    if kingdom.outsider_row[slot] == NO_CARD:
        return False
    if action == ATTACK:
        return kingdom.attack_price(seat, slot) <= kingdom.silver(seat)
    return kingdom.edition.area_faith[slot] <= kingdom.level(seat, FAITH)


def can_recruit(kingdom: Kingdom, seat: i64, hire: bool) -> bool:
    """PA-R9: whether any townsfolk can be paid for."""
    for slot in range(i64(TOWNSFOLK_ROW)):
        if kingdom.townsfolk_row[slot] >= 0:
            if kingdom.recruit_price(seat, slot) <= kingdom.silver(seat):
                return True
            if hire and kingdom.edition.townsfolk_debt[slot]:
                return True
    return False


def favour_possible(kingdom: Kingdom, seat: i64, place: i64) -> bool:
    """PA-24.4, PA-24.5: a revealed favour that nobody has used this round, with its worker and price."""
    edition, goods, mine = kingdom.edition, kingdom.goods, seat * GOODS
    favour = kingdom.favours[place]
    if kingdom.favour_users[place] != NOBODY or goods[mine + SILVER] < edition.favour_silver[favour]:
        return False
    if goods[mine + PROVISION] < edition.favour_provisions[favour]:
        return False
    colour = edition.favour_worker[favour]
    if colour == ANY:
        return kingdom.workers_of(seat) > 0
    return goods[mine + colour] > 0 or goods[mine + CRIMINAL] > 0


# Targets.


def recruits(kingdom: Kingdom, seat: i64, hire: bool) -> vec[i64]:
    """PA-D10, PA-D11: the townsfolk that can be paid for, with silver or by a debt."""
    found = vec[i64]()
    for slot in range(i64(TOWNSFOLK_ROW)):
        if kingdom.townsfolk_row[slot] >= 0:
            price = kingdom.recruit_price(seat, slot)
            if price <= kingdom.silver(seat):
                found = append(found, TAKE + slot)
            if hire and price > 0 and kingdom.edition.townsfolk_debt[slot]:
                found = append(found, TAKE_FOR_DEBT + slot)
    return found


def free_recruits(kingdom: Kingdom, may_decline: bool) -> vec[i64]:
    """PA-5.15, PA-5.16: any townsfolk of the row."""
    found = vec[i64]()
    if may_decline:
        found = append(found, PASS)
    for slot in range(i64(TOWNSFOLK_ROW)):
        if kingdom.townsfolk_row[slot] >= 0:
            found = append(found, TAKE + slot)
    return found


def workshop_slots(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """PA-4.4 to PA-4.6: the first two slots of the right-hand actions that have no workshop yet."""
    found: i64 = 0
    for action in range(i64(LEFT_ACTIONS), i64(ACTION_COUNT)):
        for slot in range(i64(WORKSHOP_SLOTS)):
            if kingdom.board[seat * BOARD_SIZE + action * SLOTS + slot] != WORKSHOP:
                found |= bit((action - LEFT_ACTIONS) * WORKSHOP_SLOTS + slot)
    return listed(found, BUILD)


def open_squares(kingdom: Kingdom, seat: i64, action: i64) -> vec[i64]:
    """PA-D15: free squares within reach; of equal ones in an area only the first."""
    edition = kingdom.edition
    if action == COMMISSION:
        reach = edition.faith_reach[kingdom.level(seat, FAITH)]
    else:
        reach = edition.strength_reach[kingdom.level(seat, STRENGTH)]
    left = kingdom.open_squares & reach
    found = left
    rest = left
    while rest:
        square = lowest_of(rest)
        twin = edition.square_twin[square]
        if twin >= 0 and (left >> twin) & 1:
            found &= ~bit(square)
        rest &= rest - 1
    return listed(found, SQUARE)


def jar_spaces(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """PA-D16: free jar spaces; of equal ones only the first."""
    filled_spaces = kingdom.jars[seat]
    found: i64 = 0
    for space in range(i64(PIECES)):
        if (filled_spaces >> space) & 1 == 0:
            twin = kingdom.edition.jar_twin[space]
            if twin < 0 or (filled_spaces >> twin) & 1:
                found |= bit(space)
    return listed(found, JAR)


def outsiders(kingdom: Kingdom, seat: i64, action: i64) -> vec[i64]:
    """PA-D18, PA-D19: the outsiders that can be attacked or converted."""
    found: i64 = 0
    for slot in range(i64(OUTSIDER_ROW)):
        if can_face(kingdom, seat, action, slot):
            found |= bit(slot)
    return listed(found, OUTSIDER)


def actions_to_clear(kingdom: Kingdom, seat: i64, spared: i64) -> vec[i64]:
    """PA-D13, PA-R23: none, or an action of the own board with workers on it."""
    found: i64 = 0
    for action in range(i64(ACTION_COUNT)):
        if action != spared and kingdom.has_workers_on(seat, action):
            found |= bit(action)
    return listed(1, PASS, found, CLEAR)


def kept_groups(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """PA-D23: the workers that can be kept."""
    kept = kingdom.edition.workers_kept
    second: i64 = ANY if kept > 1 else NO_SLOT
    return groups(kingdom, seat, ANY, second, ANY if kept > 2 else NO_SLOT)


# Objections: why something is not possible.


def objection_to(kingdom: Kingdom, seat: i64, option: i64) -> str:
    """The rule that forbids an option in the question that is asked now."""
    if kingdom.question == ASK_TURN and DO <= option < GROUP:
        return objection_to_doing(kingdom, seat, option - DO)
    if kingdom.question == ASK_SQUARE and SQUARE <= option < JAR:
        return objection_to_square(kingdom, seat, option - SQUARE)
    if kingdom.question in (ASK_QUEST, ASK_HIRE) and TAKE <= option < SQUARE:
        slot = (option - TAKE) % TOWNSFOLK_ROW
        return "PA-5.14" if kingdom.townsfolk_row[slot] < 0 else "PA-5.11" if option < TAKE_FOR_DEBT else "PA-5.12"
    if kingdom.question == ASK_ATTACK and OUTSIDER <= option < BUILD:
        return "PA-13.8" if kingdom.outsider_row[option - OUTSIDER] < 0 else "PA-13.4"
    if kingdom.question == ASK_WORKSHOP and BUILD <= option < CLEAR:
        return "PA-4.6"
    if kingdom.question == ASK_JAR and JAR <= option < OUTSIDER:
        return "PA-12.7" if (kingdom.jars[seat] >> (option - JAR)) & 1 else "PA-D16"
    if kingdom.question == ASK_WORKERS and GROUP <= option < TAKE:
        return "PA-3.5"
    if kingdom.question == ASK_TAVERN and TAVERN <= option < PALADIN:
        return "PA-2.13"
    return QUESTION_RULES[kingdom.question]


def objection_to_doing(kingdom: Kingdom, seat: i64, doing: i64) -> str:
    """Why an action or favour is not possible."""
    workers = kingdom.workers_of(seat)
    if workers == 0:
        return "PA-18.1"
    if doing >= DO_FAVOUR:
        place = doing - DO_FAVOUR
        if kingdom.favours[place] < 0:
            return "PA-24.4"
        return "PA-24.5" if kingdom.favour_users[place] != NOBODY else "PA-3.5"
    action = kingdom.edition.action_of[doing]
    if kingdom.has_workers_on(seat, action):
        return "PA-3.9"
    if not can_staff(kingdom, seat, action, kingdom.edition.slots_of[doing], crew_of(kingdom, seat, workers)):
        return "PA-3.8" if doing >= DO_COMMISSION else "PA-3.5"
    if doing >= DO_COMMISSION and action != ATTACK and kingdom.times(seat, action) >= PIECES:
        return "PA-3.10"
    if doing >= DO_COMMISSION and not affordable(kingdom, seat, action):
        return PRICE_RULES[action]
    if doing == DO_DEVELOP and kingdom.times(seat, DEVELOP) >= WORKSHOPS:
        return "PA-4.10"
    return TARGET_RULES[action]


PRICE_RULES: Final = (
    "PA-4.2", "PA-5.11", "", "", "PA-7.2", "", "PA-9.2", "PA-10.2", "PA-11.2", "PA-12.2", "PA-13.4", "PA-14.2",
)  # fmt: skip
TARGET_RULES: Final = (
    "PA-4.2", "PA-5.11", "PA-6.1", "PA-6.1", "PA-7.2", "PA-8.1",
    "PA-9.4", "PA-10.4", "PA-11.4", "PA-12.4", "PA-13.4", "PA-14.3",
)  # fmt: skip


def objection_to_square(kingdom: Kingdom, seat: i64, square: i64) -> str:
    """Why a monk or an outpost cannot stand on a square."""
    monk = kingdom.doing == DO_COMMISSION
    if kingdom.squares[square] != NOBODY:
        return "PA-9.6" if monk else "PA-11.6"
    if (kingdom.open_squares >> square) & 1 == 0:
        return "PA-9.7" if monk else "PA-11.7"
    area = kingdom.edition.square_area[square]
    if monk and kingdom.edition.area_faith[area] > kingdom.level(seat, FAITH):
        return "PA-9.4"
    if not monk and kingdom.edition.area_strength[area] > kingdom.level(seat, STRENGTH):
        return "PA-11.4"
    return "PA-D15"


def workers_in(kingdom: Kingdom, group: i64) -> list[int]:
    """The workers of a group."""
    found: list[int] = []
    for place in range(i64(SLOTS)):
        worker = kingdom.edition.group[group * SLOTS + place]
        if worker < COLOURS:
            found.append(int(worker))
    return found
