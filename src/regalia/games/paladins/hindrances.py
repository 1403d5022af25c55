"""Why the things on the board of Paladins cannot be chosen now, with the numbers that decide."""

from collections.abc import Callable

from regalia.games.paladins import grounds
from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COLOURS,
    COMMISSION,
    DO_FAVOUR,
    FAITH,
    FORTIFY,
    GARRISON,
    GOODS,
    INFLUENCE,
    LEFT_ACTIONS,
    NO_SLOT,
    OUTSIDER_ROW,
    PROVISION,
    SILVER,
    SLOTS,
    STRENGTH,
    TOWNSFOLK_ROW,
    VERBS,
    WORKERS,
    WORKSHOPS,
)
from regalia.games.paladins.encoding import NOBODY, OUTPOST, OWNER, UNPAID
from regalia.games.paladins.notation import who
from regalia.games.paladins.position import Kingdom
from regalia.kernel.cards import Hindrance
from regalia.kernel.position import Phrase

Found = list[Hindrance]


def hindrances(kingdom: Kingdom, seat: int, piece: str) -> Found:
    """Why a seat cannot choose a thing."""
    kind, *names = piece.split(":")
    if kind in SHARED:
        return SHARED[kind](kingdom, seat, *names)
    if names and names[0].isdecimal() and int(names[0]) != seat:
        return [Hindrance(("not-theirs", {"seat": int(names[0])}), "PA-1.15")]
    return OWN[kind](kingdom, seat, *names[1:]) if kind in OWN else []


def turning(kingdom: Kingdom, seat: int) -> bool:
    """Whether a seat is asked what it does on its turn."""
    return kingdom.waits(seat) and kingdom.question == opt.ASK_TURN


def action_first(kingdom: Kingdom, seat: int) -> Found:
    """What an action is about is chosen after it."""
    return [Hindrance(("not-action-first", {}), "PA-3.1")] if turning(kingdom, seat) else []


def level_phrase(message: str, kingdom: Kingdom, seat: int, attribute: int, need: int) -> Phrase:
    """A level that is asked for, and the own one."""
    details = {"need": need, "have": int(kingdom.level(seat, attribute))}
    return message, details | ({"attribute": "@attribute-" + ATTRIBUTES[attribute]} if message == "not-level" else {})


def cost(kingdom: Kingdom, seat: int, good: int, price: int, rule: str) -> Hindrance:
    """A price, and what the seat has of it."""
    have = int(kingdom.goods[seat * GOODS + good])
    return Hindrance(("not-cost", {"price": [(VERBS[good], price)], "have": [(VERBS[good], have)]}), rule)


# Actions.


def to_action(kingdom: Kingdom, seat: int, name: str) -> Found:
    """PA-3: why an action cannot be done; of two ways to do it, why not the smaller one."""
    action = ACTIONS.index(name)
    doing = next(one for one in range(DO_FAVOUR) if kingdom.edition.action_of[one] == action)
    if (kingdom.passed >> seat) & 1:
        return [Hindrance(("not-passed", {}), "PA-18.3")]
    workers = kingdom.workers_of(seat)
    if workers and opt.possible(kingdom, seat, doing, opt.crew_of(kingdom, seat, workers)):
        return []
    rule = grounds.objection_to_doing(kingdom, seat, doing)
    return [against_doing(kingdom, seat, action, doing, rule)]


def against_doing(kingdom: Kingdom, seat: int, action: int, doing: int, rule: str) -> Hindrance:
    """What the rules object to an action, in a sentence with its numbers."""
    if rule in ("PA-18.1", "PA-3.9"):
        return Hindrance(("not-no-workers" if rule == "PA-18.1" else "not-standing", {}), rule)
    if rule == grounds.too_few(doing) and kingdom.workers_of(seat) < grounds.free_slots(kingdom, seat, doing):
        numbers: dict[str, object] = {
            "need": int(grounds.free_slots(kingdom, seat, doing)),
            "have": int(kingdom.workers_of(seat)),
        }
        return Hindrance(("not-few-workers", numbers), rule)
    if rule == "PA-3.5":
        return Hindrance(("not-worker-kinds", kinds_needed(kingdom, seat, action, doing)), rule)
    if rule == "PA-4.10":
        return Hindrance(("not-workshops", {"count": WORKSHOPS}), rule)
    if rule in ("PA-5.14", "PA-13.8"):
        return Hindrance(("not-nobody", {}), rule)
    if rule == "PA-3.10":
        return Hindrance(("not-seven", {"count": int(kingdom.times(seat, action))}), rule)
    if rule == "PA-R11":
        return Hindrance(("not-walls", {}), rule)
    return against_price(kingdom, seat, action, rule)


def kinds_needed(kingdom: Kingdom, seat: int, action: int, doing: int) -> dict[str, object]:
    """The coloured slots that are free, and the workers of the seat."""
    slots = kingdom.edition.slots_of[doing]
    free = [int(opt.free_colour(kingdom, seat, action, slot, slots)) for slot in range(SLOTS)]
    need = [(WORKERS[colour], free.count(colour)) for colour in range(COLOURS) if free.count(colour)]
    return {"need": need, "have": crew(kingdom, seat)}


def crew(kingdom: Kingdom, seat: int) -> list[tuple[str, int]]:
    """The workers of a seat, as amounts."""
    counts = [(WORKERS[worker], int(kingdom.goods[seat * GOODS + worker])) for worker in range(COLOURS)]
    return [(worker, count) for worker, count in counts if count]


def against_price(kingdom: Kingdom, seat: int, action: int, rule: str) -> Hindrance:
    """A price that is missing, or a target that is out of reach."""
    if action < LEFT_ACTIONS:
        price = int(kingdom.left_price(seat, action))
        return cost(kingdom, seat, SILVER, price or cheapest(kingdom, seat), rule)
    if not opt.affordable(kingdom, seat, action):
        good = int(kingdom.edition.cost_good[action])
        return cost(kingdom, seat, good, int(kingdom.right_price(seat, action)), rule)
    edition = kingdom.edition
    if rule in ("PA-10.4", "PA-12.4"):
        needs = edition.wall_need if action == FORTIFY else edition.jar_need
        need = int(needs[kingdom.times(seat, action)])
        return Hindrance(level_phrase("not-level", kingdom, seat, INFLUENCE, need), rule)
    attribute = FAITH if action not in (GARRISON, ATTACK) else STRENGTH
    details = {"attribute": "@attribute-" + ATTRIBUTES[attribute], "have": int(kingdom.level(seat, attribute))}
    return Hindrance(("not-squares" if action in (COMMISSION, GARRISON) else "not-reach", details), rule)


def cheapest(kingdom: Kingdom, seat: int) -> int:
    """The least silver for which one of the townsfolk can be had."""
    row = [slot for slot in range(TOWNSFOLK_ROW) if kingdom.townsfolk_row[slot] >= 0]
    return min((int(kingdom.recruit_price(seat, slot)) for slot in row), default=0)


def to_slot(kingdom: Kingdom, seat: int, name: str, number: str) -> Found:
    """PA-4.6: a workshop goes elsewhere; else it is as with the action."""
    if kingdom.waits(seat) and kingdom.question == opt.ASK_WORKSHOP:
        return [Hindrance(("not-workshop-slot", {}), "PA-4.6")]
    return to_action(kingdom, seat, name)


def to_worker(kingdom: Kingdom, seat: int, name: str, number: str) -> Found:
    """PA-3.5: a worker of the wrong colour, or no action chosen yet."""
    if not kingdom.waits(seat) or kingdom.question != opt.ASK_WORKERS:
        return action_first(kingdom, seat)
    doing = int(kingdom.doing)
    if doing >= DO_FAVOUR:
        colour = int(kingdom.edition.favour_worker[kingdom.favours[doing - DO_FAVOUR]])
        need = [(WORKERS[colour], 1)] if colour < COLOURS else []
        return [Hindrance(("not-worker-kinds", {"need": need, "have": crew(kingdom, seat)}), "PA-24.9")]
    action = int(kingdom.edition.action_of[doing])
    return [Hindrance(("not-worker-kinds", kinds_needed(kingdom, seat, action, doing)), "PA-3.5")]


def to_jar(kingdom: Kingdom, seat: int, number: str) -> Found:
    """PA-12.4, PA-12.7: a space that is taken, or too little influence for the next jar."""
    if (kingdom.jars[seat] >> (int(number) - 1)) & 1:
        return [Hindrance(("not-jar", {}), "PA-12.7")]
    used = int(kingdom.times(seat, ACTIONS.index("absolve")))
    need = int(kingdom.edition.jar_need[used]) if used < len(kingdom.edition.jar_need) else 0
    if kingdom.level(seat, INFLUENCE) < need:
        return [Hindrance(level_phrase("not-level", kingdom, seat, INFLUENCE, need), "PA-12.4")]
    return action_first(kingdom, seat)


def to_debt(kingdom: Kingdom, seat: int, number: str) -> Found:
    """PA-16: no debt, or nothing that pays it."""
    if not kingdom.debts[seat * 2 + UNPAID]:
        return [Hindrance(("not-no-debt", {}), "PA-16.4")]
    return [Hindrance(("not-reward", {}), "PA-16.2")]


def to_suspicion(kingdom: Kingdom, seat: int, number: str) -> Found:
    """PA-15.14: nothing that discards it."""
    return [Hindrance(("not-reward", {}), "PA-15.14")]


def to_ability(kingdom: Kingdom, seat: int, kind: str) -> Found:
    """PA-17: helpers who act at the Inquisition alone."""
    return [Hindrance(("not-inquisition", {"tax": int(kingdom.tax)}), "PA-17.2")]


# Cards and squares.


def to_townsfolk(kingdom: Kingdom, seat: int, name: str) -> Found:
    """PA-5: in somebody's crew, or too dear."""
    card = kingdom.edition.townsfolk_ids.index(name)
    owner = next((int(entry % OWNER) for entry in kingdom.hired if entry // OWNER == card), NOBODY)
    if owner != NOBODY:
        return [Hindrance(("not-in-crew", {"seat": owner}), "PA-22.1")]
    slot = next(place for place in range(TOWNSFOLK_ROW) if kingdom.townsfolk_row[place] == card)
    price = int(kingdom.recruit_price(seat, slot))
    if kingdom.silver(seat) < price:
        return [cost(kingdom, seat, SILVER, price, "PA-5.11")]
    return action_first(kingdom, seat)


def to_outsider(kingdom: Kingdom, seat: int, name: str) -> Found:
    """PA-13, PA-14: with somebody already, or out of reach."""
    card = kingdom.edition.outsider_ids.index(name)
    entries = [*kingdom.attacked, *kingdom.converted]
    owner = next((int(entry % OWNER) for entry in entries if entry // OWNER == card), NOBODY)
    if owner != NOBODY:
        return [Hindrance(("not-beaten", {"seat": who(kingdom, owner)}), "PA-21.1")]
    slot = next(place for place in range(OUTSIDER_ROW) if kingdom.outsider_row[place] == card)
    edition, found = kingdom.edition, list[Hindrance]()
    price = int(kingdom.attack_price(seat, slot))
    if price > kingdom.silver(seat):
        found.append(Hindrance(too_strong(kingdom, seat, slot, price), "PA-13.4"))
    if kingdom.level(seat, FAITH) < edition.area_faith[slot]:
        why = level_phrase("not-convert-level", kingdom, seat, FAITH, int(edition.area_faith[slot]))
        found.append(Hindrance(why, "PA-14.3"))
    return found + action_first(kingdom, seat)


def too_strong(kingdom: Kingdom, seat: int, slot: int, price: int) -> Phrase:
    """PA-13.4: strength that is missing, and the silver for it."""
    details: dict[str, object] = {
        "need": int(kingdom.edition.area_strength[slot]),
        "have": int(kingdom.level(seat, STRENGTH)),
        "price": [("silver", price)],
        "silver": [("silver", int(kingdom.silver(seat)))],
    }
    return "not-attack-level", details


def to_square(kingdom: Kingdom, seat: int, name: str) -> Found:
    """PA-9, PA-11: taken, or out of reach for a monk or an outpost."""
    edition = kingdom.edition
    square = edition.square_ids.index(name)
    piece = int(kingdom.squares[square])
    if piece != NOBODY:
        return [Hindrance(("not-square-held", {"seat": who(kingdom, piece % OUTPOST)}), "PA-9.6")]
    area, found = int(edition.square_area[square]), list[Hindrance]()
    for message, attribute, need, rule in (
        ("not-monk", FAITH, edition.area_faith[area], "PA-9.4"),
        ("not-outpost", STRENGTH, edition.area_strength[area], "PA-11.4"),
    ):
        if kingdom.level(seat, attribute) < need:
            found.append(Hindrance(level_phrase(message, kingdom, seat, attribute, int(need)), rule))
    return found + action_first(kingdom, seat)


def to_tavern(kingdom: Kingdom, seat: int, name: str) -> Found:
    """PA-2.13: a tavern card that somebody has taken."""
    card = kingdom.edition.tavern_ids.index(name)
    takers = zip(kingdom.tavern_row, kingdom.tavern_takers, strict=True)
    taker = next((int(taker) for one, taker in takers if one == card), NOBODY)
    return [Hindrance(("not-tavern", {"seat": taker}), "PA-2.13")] if taker >= 0 else []


def to_favour(kingdom: Kingdom, seat: int, name: str) -> Found:
    """PA-24: used, too dear, or no worker for it."""
    edition, mine = kingdom.edition, seat * GOODS
    favour = edition.favour_ids.index(name)
    place = next(one for one, shown in enumerate(kingdom.favours) if shown == favour)
    if (kingdom.passed >> seat) & 1:
        return [Hindrance(("not-passed", {}), "PA-18.3")]
    rule = grounds.objection_to_favour(kingdom, seat, place)
    if rule == "PA-24.5":
        return [Hindrance(("not-favour-used", {"seat": who(kingdom, int(kingdom.favour_users[place]) % OWNER)}), rule)]
    for good, price in ((SILVER, edition.favour_silver[favour]), (PROVISION, edition.favour_provisions[favour])):
        if kingdom.goods[mine + good] < price:
            return [cost(kingdom, seat, good, int(price), rule)]
    if opt.favour_possible(kingdom, seat, place):
        return []
    colour = int(edition.favour_worker[favour])
    if colour >= COLOURS or colour == NO_SLOT:
        return [Hindrance(("not-no-workers", {}), "PA-18.1")]
    return [Hindrance(("not-worker-kinds", {"need": [(WORKERS[colour], 1)], "have": crew(kingdom, seat)}), rule)]


SHARED: dict[str, Callable[..., Found]] = {
    "townsfolk": to_townsfolk,
    "outsider": to_outsider,
    "square": to_square,
    "tavern": to_tavern,
    "favour": to_favour,
}
OWN: dict[str, Callable[..., Found]] = {
    "action": to_action,
    "slot": to_slot,
    "worker": to_worker,
    "jar": to_jar,
    "debt": to_debt,
    "suspicion": to_suspicion,
    "ability": to_ability,
}
