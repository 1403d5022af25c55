"""What a seat may see of Paladins, as plain dicts and lists."""

from functools import lru_cache
from typing import Any

from regalia.games.paladins import printed
from regalia.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    AI_ROW_SIZE,
    ATTACK,
    ATTRIBUTES,
    BOARD_SIZE,
    DEVELOP,
    FAVOUR_PLACES,
    FORTIFY,
    GOODS,
    HAND,
    LEFT_ACTIONS,
    NO_SLOT,
    ORDER_PLACES,
    ORDERS,
    OUTSIDER_ROW,
    OUTSIDERS,
    PALADIN_COUNT,
    PALADINS,
    PEOPLES,
    PIECES,
    SCHEMES,
    SLOTS,
    SQUARES,
    TOWNSFOLK,
    TOWNSFOLK_ROW,
    TRIGGERS,
    VERBS,
    WORKERS,
    WORKSHOPS,
)
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.encoding import AI, FREE, NOBODY, OUTPOST, OWNER, PAID, UNPAID, WORKSHOP
from regalia.games.paladins.position import Kingdom
from regalia.games.paladins.rules import Paladins
from regalia.games.paladins.scoring import SOURCE_COUNT, SOURCES, points, score_of
from regalia.kernel.counts import count_of, total_of
from regalia.kernel.game import SPECTATOR

STANDING = (*WORKERS, "workshop")


def view(kingdom: Paladins, seat: int, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything is open but the paladins that others hold, have chosen, or keep in their decks."""
    shown = {**(shared or public(kingdom)), "seat": seat}
    if seat >= 0:
        mine = {**shown["players"][seat], "cards": own_paladins(kingdom, seat)}
        shown["players"] = [mine if one["seat"] == seat else one for one in shown["players"]]
    return shown


def public(kingdom: Paladins) -> dict[str, Any]:
    """What everybody may see."""
    alone = kingdom.seats == 1
    return {
        "game": "paladins",
        "seat": SPECTATOR,
        "round": int(kingdom.round),
        "start": int(kingdom.start),
        "active": int(kingdom.active),
        "waiting": [s for s in range(kingdom.seats) if kingdom.waits(s)],
        "passed": [(kingdom.passed >> s) & 1 == 1 for s in range(kingdom.seats)],
        "over": kingdom.over(),
        "switches": dict(kingdom.edition.switches),
        "tax": int(kingdom.tax),
        "bank": {good: max(0, int(kingdom.bank[i])) for i, good in enumerate((*VERBS[:GOODS], "debt"))},
        "townsfolk": [townsfolk(kingdom, slot) for slot in range(TOWNSFOLK_ROW)],
        "outsiders": [outsider_slot(kingdom, slot) for slot in range(OUTSIDER_ROW)],
        "squares": [square(kingdom, place) for place in range(SQUARES) if usable(kingdom, place)],
        "orders": [order(kingdom, place) for place in range(ORDER_PLACES)],
        "favours": [favour(kingdom, place) for place in range(FAVOUR_PLACES)],
        "tavern": [tavern_card(kingdom, place) for place in range(len(kingdom.tavern_row))],
        "decks": decks(kingdom),
        "printed": printed_on(kingdom.edition, int(kingdom.seats)),
        "players": [player(kingdom, s) for s in range(kingdom.seats)],
        "ai": ai(kingdom) if alone else None,
    }


@lru_cache(maxsize=64)
def printed_on(edition: Edition, seats: int) -> dict[str, Any]:
    """What is printed: the same for every seat at every moment, and at all tables that are set up alike."""
    return {**printed.printed(edition, seats), "solo": seats == 1}


def decks(kingdom: Kingdom) -> dict[str, Any]:
    """How many cards are left, and what lies on the open discard piles."""
    edition = kingdom.edition
    return {
        "townsfolk": int(count_of(kingdom.townsfolk_deck)),
        "outsiders": int(count_of(kingdom.outsider_deck)),
        "walls": int(total_of(kingdom.wall_deck)),
        "tavern": int(count_of(kingdom.tavern_deck)),
        "suspicions": int(total_of(kingdom.suspicion_deck)),
        "suspicions_discarded": suspicions_by_silver(kingdom),
        "townsfolk_discarded": names_in(edition.townsfolk_ids, kingdom.townsfolk_discard),
        "outsiders_discarded": names_in(edition.outsider_ids, kingdom.outsider_discard),
        "tavern_discarded": names_in(edition.tavern_ids, kingdom.tavern_discard),
    }


def suspicions_by_silver(kingdom: Kingdom) -> dict[str, int]:
    """The discarded suspicions by the silver on them."""
    counts = zip(kingdom.edition.suspicion_silver, kingdom.suspicion_discard, strict=True)
    return {str(int(silver)): int(count) for silver, count in counts}


def names_in(names: list[str], cards: int) -> list[str]:
    """The names of a set of cards."""
    return [name for card, name in enumerate(names) if (cards >> card) & 1]


def reward(kingdom: Kingdom, script: int) -> dict[str, Any]:
    """A reward, and the alternatives of its choice."""
    return reward_on(kingdom.edition, script)


@lru_cache(maxsize=2048)
def reward_on(edition: Edition, script: int) -> dict[str, Any]:
    """A reward as it is printed."""
    return printed.reward(edition, script)


def townsfolk(kingdom: Kingdom, slot: int) -> dict[str, Any]:
    """A slot of the townsfolk row."""
    card, edition = int(kingdom.townsfolk_row[slot]), kingdom.edition
    price = {"silver": int(edition.townsfolk_silver[slot]), "debt": bool(edition.townsfolk_debt[slot])}
    return {"place": slot + 1, "price": price, "card": townsfolk_card(kingdom, card) if card >= 0 else None}


def townsfolk_card(kingdom: Kingdom, card: int) -> dict[str, Any]:
    """A townsfolk with its rewards."""
    edition = kingdom.edition
    return {
        "id": edition.townsfolk_ids[card],
        "kind": TOWNSFOLK[edition.townsfolk_kind[card]],
        "trigger": TRIGGERS[edition.trigger[card]],
        "quest": reward(kingdom, edition.quest[card])["take"],
        "hire": reward(kingdom, edition.hire[card])["take"],
        "ongoing": reward(kingdom, edition.ongoing[card])["take"],
    }


def outsider_slot(kingdom: Kingdom, slot: int) -> dict[str, Any]:
    """A slot of the outsider row, with the flags above it."""
    card = int(kingdom.outsider_row[slot])
    return {
        "place": slot + 1,
        "strength": int(kingdom.edition.area_strength[slot]),
        "faith": int(kingdom.edition.area_faith[slot]),
        "card": outsider_card(kingdom, card) if card >= 0 else None,
    }


def outsider_card(kingdom: Kingdom, card: int) -> dict[str, Any]:
    """An outsider with its rewards."""
    edition = kingdom.edition
    return {
        "id": edition.outsider_ids[card],
        "kind": OUTSIDERS[edition.outsider_kind[card]],
        "people": PEOPLES[edition.people[card]],
        "attack": reward(kingdom, edition.attack_reward[card])["take"],
        "strength": int(edition.convert_strength[card]),
    }


def usable(kingdom: Kingdom, place: int) -> bool:
    """Whether a square is in use with so many players."""
    return bool((kingdom.edition.squares_for[kingdom.seats] >> place) & 1)


def square(kingdom: Kingdom, place: int) -> dict[str, Any]:
    """A square with its reward and the piece on it."""
    piece, edition = int(kingdom.squares[place]), kingdom.edition
    stands = None
    if piece != NOBODY:
        stands = {"side": piece % OUTPOST, "piece": "outpost" if piece >= OUTPOST else "monk"}
    return {
        "id": edition.square_ids[place],
        "area": int(edition.square_area[place]) + 1,
        "take": reward(kingdom, edition.square_reward[place])["take"],
        "piece": stands,
    }


def order(kingdom: Kingdom, place: int) -> dict[str, Any]:
    """A place of the King's Orders."""
    card, edition = int(kingdom.orders[place]), kingdom.edition
    shown: dict[str, Any] = {"points": int(edition.order_vp[place]), "round": int(edition.order_round[place])}
    if card >= 0:
        shown["card"] = {"id": ORDERS[card], "need": int(edition.order_need[card])}
        shown["met_by"] = [side for side in range(kingdom.sides) if kingdom.fulfilled(side, place)]
    return shown


def favour(kingdom: Kingdom, place: int) -> dict[str, Any]:
    """A place of the King's Favours."""
    card, edition = int(kingdom.favours[place]), kingdom.edition
    shown: dict[str, Any] = {"place": place + 1, "round": int(edition.favour_round[place])}
    if card >= 0:
        colour = int(edition.favour_worker[card])
        cost = {"silver": edition.favour_silver, "provision": edition.favour_provisions, "debt": edition.favour_debts}
        user = int(kingdom.favour_users[place])
        shown["card"] = {
            "id": edition.favour_ids[card],
            "worker": WORKERS[colour] if colour < len(WORKERS) else "any",
            "price": [[good, int(table[card])] for good, table in cost.items() if table[card]],
            **reward(kingdom, edition.favour_reward[card]),
        }
        shown["user"] = None if user == NOBODY else {"side": user % OWNER, "worker": WORKERS[user // OWNER]}
    return shown


def tavern_card(kingdom: Kingdom, place: int) -> dict[str, Any]:
    """A tavern card, and who has taken it."""
    card = int(kingdom.tavern_row[place])
    return {
        "id": kingdom.edition.tavern_ids[card],
        "workers": reward(kingdom, kingdom.edition.tavern_workers[card])["take"],
        "taker": int(kingdom.tavern_takers[place]),
    }


def side_of(kingdom: Paladins, side: int) -> dict[str, Any]:
    """What a player and the AI have alike."""
    edition = kingdom.edition
    walls = [int(kind) for kind in kingdom.walls[side * PIECES : side * PIECES + PIECES] if kind >= 0]
    return {
        "side": side,
        "points": int(score_of(kingdom, side)),
        "score": {SOURCES[source]: int(points(kingdom, side, source)) for source in range(SOURCE_COUNT)},
        "marks": {name: int(kingdom.marks[side * 3 + i]) for i, name in enumerate(ATTRIBUTES)},
        "levels": {name: int(kingdom.level(side, i)) for i, name in enumerate(ATTRIBUTES)},
        "done": {name: int(kingdom.times(side, i)) for i, name in enumerate(ACTIONS)},
        "debts": {"unpaid": int(kingdom.debts[side * 2 + UNPAID]), "paid": int(kingdom.debts[side * 2 + PAID])},
        "suspicions": suspicions(kingdom, side),
        "walls": [edition.wall_ids[kind] for kind in walls],
        "attacked": [outsider_card(kingdom, entry // OWNER) for entry in kingdom.attacked if entry % OWNER == side],
        "converted": [outsider_card(kingdom, entry // OWNER) for entry in kingdom.converted if entry % OWNER == side],
        "passed": (kingdom.passed >> side) & 1 == 1,
    }


def suspicions(kingdom: Kingdom, side: int) -> list[int]:
    """The silver on the suspicions of a side, the latest first."""
    pile, held = int(kingdom.piles[side]), int(kingdom.suspicions[side])
    return [int(kingdom.edition.suspicion_silver[(pile >> (2 * place)) & 3]) for place in range(held)]


def player(kingdom: Paladins, seat: int) -> dict[str, Any]:
    """What lies in front of one seat; its own paladins are added for their owner."""
    edition = kingdom.edition
    used = int(kingdom.paladins[seat])
    shown = side_of(kingdom, seat)
    shown["seat"] = seat
    shown["goods"] = {good: int(kingdom.goods[seat * GOODS + i]) for i, good in enumerate(VERBS[:GOODS])}
    shown["paladin"] = PALADINS[used] if used >= 0 else None
    shown["used"] = names_in(list(PALADINS), kingdom.used[seat])
    shown["townsfolk"] = [townsfolk_card(kingdom, entry // OWNER) for entry in kingdom.hired if entry % OWNER == seat]
    shown["board"] = {name: slots(kingdom, seat, action) for action, name in enumerate(ACTIONS)}
    shown["price"] = {name: price(kingdom, seat, action) for action, name in enumerate(ACTIONS)}
    shown["jars"] = [jar(kingdom, seat, space) for space in range(PIECES)]
    shown["needs"] = needs(kingdom, seat)
    placed = int(kingdom.times(seat, DEVELOP))
    shown["attack"] = [int(kingdom.attack_price(seat, slot)) for slot in range(OUTSIDER_ROW)]
    shown["workshop"] = WORKERS[edition.workshop_worker[placed]] if placed < WORKSHOPS else None
    shown["cards"] = None
    return shown


def slots(kingdom: Kingdom, seat: int, action: int) -> list[dict[str, Any]]:
    """The slots of an action and what stands on them."""
    shown = []
    for slot in range(SLOTS):
        colour = int(kingdom.edition.slots[action * SLOTS + slot])
        if colour != NO_SLOT:
            stands = int(kingdom.board[seat * BOARD_SIZE + action * SLOTS + slot])
            colour_name = WORKERS[colour] if colour < len(WORKERS) else "any"
            shown.append({"colour": colour_name, "stands": None if stands == FREE else STANDING[stands]})
    return shown


def price(kingdom: Kingdom, seat: int, action: int) -> list[list[Any]]:
    """What an action costs next time, besides workers."""
    if action < LEFT_ACTIONS:
        count, good = int(kingdom.left_price(seat, action)), "silver"
    elif action == ATTACK or kingdom.times(seat, action) >= PIECES:
        return []
    else:
        count, good = int(kingdom.right_price(seat, action)), VERBS[kingdom.edition.cost_good[action]]
    return [[good, count]] if count else []


def jar(kingdom: Kingdom, seat: int, space: int) -> dict[str, Any]:
    """A jar space with its reward."""
    return {
        "take": reward(kingdom, kingdom.edition.jar_reward[space])["take"],
        "filled": bool((kingdom.jars[seat] >> space) & 1),
    }


def needs(kingdom: Kingdom, side: int) -> dict[str, int | None]:
    """The influence that the next wall and the next jar ask for."""
    walls, used = int(kingdom.times(side, FORTIFY)), int(kingdom.times(side, ABSOLVE))
    return {
        "wall": int(kingdom.edition.wall_need[walls]) if walls < PIECES else None,
        "jar": int(kingdom.edition.jar_need[used]) if used < PIECES else None,
    }


def own_paladins(kingdom: Kingdom, seat: int) -> dict[str, Any]:
    """Hand, choice and deck as their owner knows them."""
    hand = [int(card) for card in kingdom.hands[seat * HAND : seat * HAND + HAND]]
    bottom = [int(card) for card in kingdom.bottoms[seat * PIECES : seat * PIECES + PIECES]]
    top, chosen = int(kingdom.tops[seat]), int(kingdom.chosen[seat])
    return {
        "hand": [PALADINS[card] for card in hand if card >= 0],
        "chosen": PALADINS[chosen] if chosen >= 0 else None,
        "top": PALADINS[top] if top >= 0 else None,
        "unordered": [PALADINS[card] for card in range(PALADIN_COUNT) if (kingdom.bags[seat] >> card) & 1],
        "bottom": [PALADINS[card] for card in bottom if card >= 0],
    }


def ai(kingdom: Paladins) -> dict[str, Any]:
    """The solo opponent."""
    shown = side_of(kingdom, AI)
    shown["workers"] = int(kingdom.ai_workers)
    shown["marker"] = int(kingdom.marker) + 1
    shown["row"] = [bool((kingdom.ai_row >> place) & 1) for place in range(AI_ROW_SIZE)]
    shown["stack"] = [ATTRIBUTES[attribute] for attribute in kingdom.stack]
    shown["scheme"] = SCHEMES[kingdom.scheme] if kingdom.scheme >= 0 else None
    shown["schemes"] = {name: int(kingdom.schemes[i]) for i, name in enumerate(SCHEMES)}
    shown["schemes_discarded"] = {name: int(kingdom.scheme_discard[i]) for i, name in enumerate(SCHEMES)}
    shown["workshops"] = {name: workshops(kingdom, action) for action, name in enumerate(ACTIONS)}
    shown["occupied"] = [name for action, name in enumerate(ACTIONS) if kingdom.has_workers_on(AI, action)]
    shown["needs"] = needs(kingdom, AI)
    return shown


def workshops(kingdom: Kingdom, action: int) -> int:
    """How many workshops of the AI stand on an action."""
    first = AI * BOARD_SIZE + action * SLOTS
    return sum(int(kingdom.board[first + slot]) == WORKSHOP for slot in range(SLOTS))
