"""The options of Paladins: their numbers, groups of workers, and what may be chosen on a turn."""

from typing import Final

from regalia.games.paladins.components import (
    ABSOLVE,
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
    NO_SLOT,
    OUTSIDER_ROW,
    PIECES,
    PRAY,
    PROVISION,
    SILVER,
    SLOTS,
    STRENGTH,
    TOWNSFOLK_ROW,
    WORKSHOPS,
)
from regalia.games.paladins.encoding import FREE, NO_CARD, NOBODY, WORKSHOP, bit, first_taken
from regalia.games.paladins.position import Kingdom
from regalia.kernel.counts import count_of, filled, lowest_of
from regalia.kernel.vectors import i64, vec

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

# Options.
PASS: Final = 0
DO: Final = 1  # + doing, in the order of DOINGS; from 15 on: place of a favour
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
SETTLE: Final = 197  # a debt: pay or destroy it
TAVERN: Final = 198  # + tavern card
PALADIN: Final = 222  # + paladin used * 12 + paladin put on top
ABILITY: Final = 366  # + townsfolk that act in any case, with two suspicions, without any
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


def workers_in(kingdom: Kingdom, group: i64) -> list[int]:
    """The workers of a group."""
    found: list[int] = []
    for place in range(i64(SLOTS)):
        worker = kingdom.edition.group[group * SLOTS + place]
        if worker < COLOURS:
            found.append(int(worker))
    return found


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
