"""What is heard of the game: each event by its number, and its words from the table and the numbers it is told with."""

from typing import Final

from regalia.games.paladins import notation
from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ACTIONS,
    AI_ROW,
    ATTRIBUTES,
    GARRISON,
    HAND,
    LEFT_ACTIONS,
    ORDERS,
    PALADINS,
    SCHEMES,
    SLOTS,
    TOWNSFOLK,
    VERBS,
    WORKERS,
    WORKSHOP_SLOTS,
)
from regalia.games.paladins.encoding import FREE
from regalia.games.paladins.notation import who
from regalia.games.paladins.position import Kingdom
from regalia.games.paladins.scoring import is_ai
from regalia.kernel.agenda import Event, Events

# Events, with the numbers that follow the side.
START_PLAYER: Final = 1
ROUND_BEGINS: Final = 2
ORDER_REVEALED: Final = 3  # place
FAVOUR_REVEALED: Final = 4  # place
DRAWS_PALADINS: Final = 5
REVEALS_PALADIN: Final = 6
TAKES_TAVERN: Final = 7  # card
PLACES: Final = 8  # action
EMPTIES: Final = 9  # action
DEVELOPS: Final = 10  # place, what stood there
QUESTS: Final = 11  # card
HIRES: Final = 12  # card
SETTLES: Final = 13  # action, square
FORTIFIES: Final = 14  # kind
ABSOLVES: Final = 15  # space
ATTACKS: Final = 16  # card
CONVERTS: Final = 17  # card
USES_FAVOUR: Final = 18  # place
PASSES: Final = 19
KEEPS: Final = 20  # group
GAINS: Final = 21  # good, count
PAYS: Final = 22  # good, count
RAISES: Final = 23  # attribute, count
OWES: Final = 24  # count
DISCARDS: Final = 25  # count
SUSPICIONS_SHUFFLED: Final = 26
TAXES: Final = 27  # count
SUSPECTED: Final = 28  # silver
DEBT_PAID: Final = 29
DEBT_DESTROYED: Final = 30
INQUISITION_BEGINS: Final = 31
TOWNSFOLK_ACTS: Final = 32  # card
TAX_FILLED: Final = 33
AI_WORKSHOP: Final = 34  # action
AI_WORKERS: Final = 35
AI_MARKER: Final = 36  # restarts
AI_TAX: Final = 37  # count
AI_PRAYS: Final = 38  # workers
AI_SCHEME: Final = 39
AI_ACTS: Final = 40  # action
AI_LEFT_ROW: Final = 41  # place
AI_FAVOUR: Final = 42  # place
GAME_OVER: Final = 43
ORDER_MET: Final = 44  # place


def action(number: int) -> str:
    """The message that names an action."""
    return "@action-" + ACTIONS[number]


def townsfolk(kingdom: Kingdom, card: int) -> str:
    """The message that names the kind of a townsfolk."""
    return "@townsfolk-" + TOWNSFOLK[kingdom.edition.townsfolk_kind[card]]


# The round.


def order_revealed(kingdom: Kingdom, side: int, place: int, more: int) -> Event:
    """PA-2.3: a King's Order."""
    return Event("order-revealed", {"place": place + 1, "order": "@order-" + ORDERS[kingdom.orders[place]]})


def order_met(kingdom: Kingdom, side: int, place: int, more: int) -> Event:
    """PA-20.2: a side has done often enough what a King's Order wants."""
    order, points = "@order-" + ORDERS[kingdom.orders[place]], kingdom.edition.order_vp[place]
    return Event("order-met", {"seat": who(kingdom, side), "order": order, "points": points})


def draws_paladins(kingdom: Kingdom, seat: int, about: int, more: int) -> Event:
    """PA-2.7: only the seat itself sees its three cards."""
    hand = range(seat * HAND, seat * HAND + HAND)
    first, second, third = ("@paladin-" + PALADINS[kingdom.hands[place]] for place in hand)
    return Event("draws-paladins", {"seat": seat, "first": first, "second": second, "third": third}, 1 << seat)


def reveals_paladin(kingdom: Kingdom, seat: int, about: int, more: int) -> Event:
    """PA-2.11: the paladin is shown."""
    return Event("reveals-paladin", {"seat": seat, "paladin": "@paladin-" + PALADINS[kingdom.paladins[seat]]})


def takes_tavern(kingdom: Kingdom, seat: int, card: int, more: int) -> Event:
    """PA-2.12: the workers of a tavern card."""
    return Event(
        "takes-tavern", {"seat": seat, "workers": kingdom.edition.words_of(kingdom.edition.tavern_workers[card])}
    )


# Actions.


def places(kingdom: Kingdom, seat: int, used: int, more: int) -> Event:
    """PA-3.3: the workers that fill the slots of an action."""
    workers = notation.group_amounts(kingdom, kingdom.payment)
    return Event("places", {"seat": seat, "action": action(used), "workers": workers})


def develops(kingdom: Kingdom, seat: int, place: int, replaced: int) -> Event:
    """PA-4.7: a workshop goes to a slot, where a worker may have stood."""
    details: dict[str, object] = {"seat": seat, "action": action(LEFT_ACTIONS + place // WORKSHOP_SLOTS)}
    details["slot"] = place % WORKSHOP_SLOTS + 1
    details["left"] = "@worker-" + WORKERS[replaced] if replaced != FREE else "-"
    return Event("develops", details)


def recruits(kingdom: Kingdom, side: int, card: int) -> dict[str, object]:
    """Who took which townsfolk."""
    return {"seat": who(kingdom, side), "townsfolk": townsfolk(kingdom, card), "card": card}


def settles(kingdom: Kingdom, side: int, done: int, square: int) -> Event:
    """PA-9.3, PA-11.3: a monk or an outpost goes to a square."""
    area, name = kingdom.edition.square_area[square] + 1, kingdom.edition.square_ids[square]
    details: dict[str, object] = {"seat": who(kingdom, side), "area": area, "square": name}
    return Event("garrisons" if done == GARRISON else "commissions", details)


def fortifies(kingdom: Kingdom, side: int, kind: int, more: int) -> Event:
    """PA-10.3: a wall with its points and rewards."""
    details: dict[str, object] = {"seat": who(kingdom, side), "points": kingdom.edition.wall_vp[kind], "kind": kind}
    return Event("fortifies", {**details, "take": kingdom.edition.words_of(kingdom.edition.wall_reward[kind])})


def outsider(kingdom: Kingdom, side: int, card: int) -> dict[str, object]:
    """Who met which outsider."""
    return {"seat": who(kingdom, side), "card": card, **notation.outsider_details(kingdom, card)}


def favour(kingdom: Kingdom, place: int) -> dict[str, object]:
    """A King's Favour and where it lies."""
    return {"favour": notation.favour_title(kingdom, place), "place": place + 1}


def favour_revealed(kingdom: Kingdom, side: int, place: int, more: int) -> Event:
    """PA-2.5: a King's Favour."""
    return Event("favour-revealed", {"place": place + 1, "favour": notation.favour_title(kingdom, place)})


def uses_favour(kingdom: Kingdom, seat: int, place: int, more: int) -> Event:
    """PA-24.4: the worker that goes to a favour."""
    worker = "@worker-" + WORKERS[kingdom.edition.group[kingdom.payment * SLOTS]]
    return Event("uses-favour", {"seat": seat, "worker": worker, **favour(kingdom, place)})


def passes(kingdom: Kingdom, side: int, about: int, more: int) -> Event:
    """PA-18.1, PA-18.2, PA-R28: whether a side wants to pass, or has no workers or no action left; all lies open."""
    alone = is_ai(kingdom, side)
    why = "chosen"
    if (kingdom.ai_workers if alone else kingdom.workers_of(side)) == 0:
        why = "no-workers"
    elif not alone and len(opt.turn_options(kingdom, side)) == 1:
        why = "no-action"
    return Event("passes", {"seat": who(kingdom, side), "why": why})


# Goods, suspicion and debts.


def amount(kingdom: Kingdom, side: int, word: str, good: int, count: int) -> dict[str, object]:
    """Who takes or gives so many of a good."""
    return {"seat": who(kingdom, side), word: [(VERBS[good], count)]}


def raises(kingdom: Kingdom, side: int, attribute: int, count: int) -> Event:
    """PA-23.1: a marker has moved up."""
    details: dict[str, object] = {"seat": who(kingdom, side), "attribute": "@attribute-" + ATTRIBUTES[attribute]}
    return Event("raises", {**details, "count": count, "level": kingdom.marks[side * 3 + attribute]})


def acts(kingdom: Kingdom, side: int, card: int, more: int) -> Event:
    """PA-17.3: a townsfolk acts in the Inquisition."""
    return Event("acts", {"seat": who(kingdom, side), "townsfolk": townsfolk(kingdom, card)})


EVENTS: Final[Events[Kingdom]] = {
    START_PLAYER: lambda kingdom, seat, about, more: Event("start-player", {"seat": seat}),
    ROUND_BEGINS: lambda kingdom, seat, about, more: Event("round", {"round": kingdom.round, "seat": seat}),
    ORDER_REVEALED: order_revealed,
    ORDER_MET: order_met,
    FAVOUR_REVEALED: favour_revealed,
    DRAWS_PALADINS: draws_paladins,
    REVEALS_PALADIN: reveals_paladin,
    TAKES_TAVERN: takes_tavern,
    PLACES: places,
    EMPTIES: lambda kingdom, seat, emptied, more: Event("empties", {"seat": seat, "action": action(emptied)}),
    DEVELOPS: develops,
    QUESTS: lambda kingdom, side, card, more: Event("quests", recruits(kingdom, side, card)),
    HIRES: lambda kingdom, side, card, more: Event("hires", recruits(kingdom, side, card)),
    SETTLES: settles,
    FORTIFIES: fortifies,
    ABSOLVES: lambda kingdom, side, space, more: Event("absolves", {"seat": who(kingdom, side), "space": space + 1}),
    ATTACKS: lambda kingdom, side, card, more: Event("attacks", outsider(kingdom, side, card)),
    CONVERTS: lambda kingdom, side, card, more: Event("converts", outsider(kingdom, side, card)),
    USES_FAVOUR: uses_favour,
    PASSES: passes,
    KEEPS: lambda kingdom, seat, group, more: Event(
        "keeps", {"seat": seat, "workers": notation.group_amounts(kingdom, group)}
    ),
    GAINS: lambda kingdom, side, good, count: Event("gains", amount(kingdom, side, "take", good, count)),
    PAYS: lambda kingdom, side, good, count: Event("pays", amount(kingdom, side, "give", good, count)),
    RAISES: raises,
    OWES: lambda kingdom, side, count, more: Event("owes", {"seat": who(kingdom, side), "take": [("debt", count)]}),
    DISCARDS: lambda kingdom, side, count, more: Event("discards", {"seat": who(kingdom, side), "count": count}),
    SUSPICIONS_SHUFFLED: lambda kingdom, side, about, more: Event("suspicions-shuffled", {}),
    TAXES: lambda kingdom, seat, count, more: Event(
        "taxes", {"seat": seat, "take": [("silver", count)], "tax": kingdom.tax}
    ),
    SUSPECTED: lambda kingdom, side, silver, more: Event("suspected", {"seat": who(kingdom, side), "silver": silver}),
    DEBT_PAID: lambda kingdom, side, about, more: Event("debt-paid", {"seat": who(kingdom, side)}),
    DEBT_DESTROYED: lambda kingdom, side, about, more: Event("debt-destroyed", {"seat": who(kingdom, side)}),
    INQUISITION_BEGINS: lambda kingdom, side, about, more: Event("inquisition", {}),
    TOWNSFOLK_ACTS: acts,
    TAX_FILLED: lambda kingdom, side, about, more: Event("tax-filled", {"count": kingdom.tax}),
    AI_WORKSHOP: lambda kingdom, side, given, more: Event("ai-workshop", {"action": action(given)}),
    AI_WORKERS: lambda kingdom, side, about, more: Event("ai-workers", {"count": kingdom.ai_workers}),
    AI_MARKER: lambda kingdom, side, restarts, more: Event(
        "ai-marker", {"space": kingdom.marker + 1, "restarts": restarts}
    ),
    AI_TAX: lambda kingdom, side, count, more: Event("ai-tax", {"count": count, "tax": kingdom.tax}),
    AI_PRAYS: lambda kingdom, side, workers, more: Event("ai-prays", {"workers": workers}),
    AI_SCHEME: lambda kingdom, side, about, more: Event("ai-scheme", {"scheme": "@scheme-" + SCHEMES[kingdom.scheme]}),
    AI_ACTS: lambda kingdom, side, done, more: Event("ai-acts", {"action": action(done)}),
    AI_LEFT_ROW: lambda kingdom, side, place, more: Event("ai-acts", {"action": "@action-" + AI_ROW[place]}),
    AI_FAVOUR: lambda kingdom, side, place, more: Event("ai-favour", favour(kingdom, place)),
    GAME_OVER: lambda kingdom, side, about, more: Event("end", {}),
}
