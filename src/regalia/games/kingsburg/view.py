"""What a seat may see of Kingsburg, as plain dicts and lists."""

from functools import lru_cache
from typing import Any

from regalia.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    EFFECT_SIZE,
    ENEMY_KINDS,
    GAIN_SIZE,
    GAINS,
    GIFTS_MAX,
    GOODS,
    GOODS_PER_VP,
    LOSS,
    MARKET,
    REWARD,
    ROWS,
    STRENGTH,
    Edition,
)
from regalia.games.kingsburg.options import dice_in_hand
from regalia.games.kingsburg.position import (
    ASIDE,
    COLOURED,
    IN_HAND,
    IN_SUPPLY,
    NEUTRAL,
    NOBODY,
    PHASES,
    SLOTS,
    SOURCE_COUNT,
    SOURCES,
    WINTER,
    Court,
)
from regalia.games.kingsburg.printed import effects
from regalia.kernel.game import SPECTATOR

USES = ("none", "influence", "build")
RESULTS = ("", "defeat", "draw", "victory")


def view(court: Court, seat: int, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything is open but the enemy card, until it is turned up or the seat has looked at it."""
    return {
        **(shared or public(court)),
        "seat": seat,
        "enemy": enemy(court, seat),
        "defences": defences(court, seat),
    }


def public(court: Court) -> dict[str, Any]:
    """What everybody may see."""
    return {
        "game": "kingsburg",
        "seat": SPECTATOR,
        "year": int(court.year),
        "phase": PHASES[court.phase - 1],
        "order": [int(s) for s in court.order],
        "waiting": [s for s in range(court.seats) if court.waits(s)],
        "over": court.over(),
        "switches": dict(court.edition.switches),
        "envoy": {"holder": int(court.envoy), "use": USES[court.envoy_use]},
        "enemy": enemy(court, SPECTATOR),
        "defences": defences(court, SPECTATOR),
        "court": [advisor(court, number) for number in range(1, 19)],
        "rows": rows(court.edition),
        "neutral": [int(face) for face in court.neutral],
        "provinces": [province(court, s) for s in range(court.seats)],
    }


def enemy(court: Court, seat: int) -> dict[str, Any]:
    """The back of the card for everybody; its face for those who know it."""
    year = court.edition.year_cards[max(int(court.year), 1)]
    card: dict[str, Any] = {
        "level": year["number"],
        "strength_min": year["strength_min"],
        "strength_max": year["strength_max"],
        "cards_left": 6 - year["number"] - (court.phase == WINTER),
        "open": court.enemy_open == 1,
        "known_to": [s for s in range(court.seats) if court.knows_enemy(s)],
        "kings_die": int(court.kings_die),
        "awaited": court.enemy >= 0 or not court.over(),
    }
    if court.knows_enemy(seat):
        card["card"] = enemy_card(court)
    return card


def defences(court: Court, seat: int) -> list[dict[str, int]]:
    """KB-12.9, KB-12.10: the strength of every seat now, against any enemy that the one who looks reckons with."""
    kinds = [int(court.edition.enemy_kind[court.enemy])] if court.knows_enemy(seat) else range(len(ENEMY_KINDS))
    strengths = [[int(court.strength_against(s, kind)) for kind in kinds] for s in range(court.seats)]
    return [{"least": min(against), "most": max(against)} for against in strengths]


def enemy_card(court: Court) -> dict[str, Any]:
    """The face of this year's enemy."""
    number, edition = court.enemy, court.edition
    return {
        "id": edition.enemy_ids[number],
        "kind": ENEMY_KINDS[edition.enemy_kind[number]],
        "strength": int(edition.enemy_strength[number]),
        "loss": {k: int(edition.loss[number * len(LOSS) + i]) for i, k in enumerate(LOSS)},
        "reward": {k: int(edition.reward[number * len(REWARD) + i]) for i, k in enumerate(REWARD)},
    }


def advisor(court: Court, number: int) -> dict[str, Any]:
    """One advisor with the groups that lie there."""
    spaces = (number - 1, number + 17)
    groups = [group(court, number, space) for space in spaces if court.owner[space] != NOBODY]
    return {
        "id": ADVISORS[number - 1],
        "number": number,
        "gift": gift(court.edition, number),
        "groups": groups,
        "helping": court.helping in spaces,
    }


@lru_cache(maxsize=256)
def gift(edition: Edition, number: int) -> dict[str, Any]:
    """What an advisor asks and gives, in short: amounts for sure, and amounts to choose from."""
    first = number * GIFTS_MAX
    rows = [alternative(edition, first + k) for k in range(edition.gift_count[number])]
    signs: dict[str, Any] = {"pay": [], "take": [], "either": [], "peek": rows[0]["peek"] > 0}
    if any(row[good] < 0 for row in rows for good in GOODS):
        signs["pay"].append(("any_goods", -sum(min(rows[0][good], 0) for good in GOODS)))
        signs["take"].append(("any_goods", sum(max(rows[0][good], 0) for good in GOODS)))
    else:
        sure = {good: min(row[good] for row in rows) for good in GOODS}
        signs["take"] += [(good, count) for good, count in sure.items() if count]
        left = [{good: row[good] - sure[good] for good in GOODS} for row in rows]
        free = all(any(row[good] == sum(row.values()) for row in left) for good in GOODS)
        if free and any(left[0].values()):
            count = sum(left[0].values())
            alike = count > 1 and len(rows) == len(GOODS)  # one row for each kind, and none that mixes them
            signs["take"].append(("same_goods" if alike else "any_goods", count))
        elif len(rows) > 1:
            signs["either"] = [[(good, count) for good, count in row.items() if count] for row in left]
    for thing in ("vp", "plus2", "soldiers"):
        if rows[0][thing]:
            signs["take" if rows[0][thing] > 0 else "pay"].append((thing, abs(rows[0][thing])))
    return signs


def alternative(edition: Edition, row: int) -> dict[str, int]:
    """One alternative of a gift: how much of each thing."""
    return {thing: int(edition.gift[row * GAIN_SIZE + k]) for k, thing in enumerate(GAINS)}


@lru_cache(maxsize=64)
def rows(edition: Edition) -> list[list[dict[str, Any]]]:
    """The province sheet as it is printed."""
    return [[building(edition, row * COLUMNS + column) for column in range(COLUMNS)] for row in range(ROWS)]


def building(edition: Edition, place: int) -> dict[str, Any]:
    """The building printed on a place of the province sheet: its points, its strength, and what it does."""
    number = edition.at[place]
    against = {kind: int(edition.versus[number * len(ENEMY_KINDS) + k]) for k, kind in enumerate(ENEMY_KINDS)}
    return {
        "id": BUILDINGS[number],
        "points": int(edition.points[number]),
        "strength": int(edition.effect[number * EFFECT_SIZE + STRENGTH]),
        "against": {kind: count for kind, count in against.items() if count},
        "does": effects(edition, number),
    }


def group(court: Court, number: int, space: int) -> dict[str, Any]:
    """A group of dice with its tokens and what the Market added."""
    owner = int(court.owner[space])
    mark = number + 32 * (space // 18)
    dice = []
    if owner != NEUTRAL:
        slots = [slot for slot in range(SLOTS) if court.place[owner * SLOTS + slot] == mark]
        dice = [die(court, owner, slot) for slot in slots]
    return {
        "owner": "neutral" if owner == NEUTRAL else owner,
        "dice": dice,
        "tokens": int(court.group_tokens[space]),
        "market": int(court.group_shift[space]),
    }


def die(court: Court, seat: int, slot: int) -> dict[str, Any]:
    """One die of a seat."""
    place = int(court.place[seat * SLOTS + slot])
    return {
        "slot": slot,
        "face": int(court.dice[seat * SLOTS + slot]),
        "white": slot >= COLOURED,
        "place": {IN_HAND: "hand", ASIDE: "aside", IN_SUPPLY: "supply"}.get(place, "court"),
    }


def province(court: Court, seat: int) -> dict[str, Any]:
    """What lies in front of one seat."""
    dice = [die(court, seat, slot) for slot in range(SLOTS) if court.place[seat * SLOTS + slot] != IN_SUPPLY]
    return {
        "seat": seat,
        "points": int(court.vp[seat]),
        "sources": sources(court, seat),
        "at_end": at_end(court, seat),
        "goods": {good: int(court.goods[seat * 3 + i]) for i, good in enumerate(GOODS)},
        "tokens": int(court.tokens[seat]),
        "soldiers": int(court.soldiers[seat]),
        "buildings": [BUILDINGS[b] for b in range(len(BUILDINGS)) if court.has(seat, b)],
        "prices": prices(court, seat),
        "dice": dice,
        "aid": court.aid == seat,
        "done": done(court, seat),
        "market": court.has(seat, MARKET) and (court.market >> seat) & 1 == 0,
        "strength": int(court.strength[seat]),
        "result": RESULTS[court.result[seat]],
    }


def sources(court: Court, seat: int) -> dict[str, int]:
    """KB-6.29: where the points of a seat have come from so far."""
    ledger = [int(court.ledger[seat * SOURCE_COUNT + k]) for k in range(SOURCE_COUNT)]
    return {source: points for source, points in zip(SOURCES, ledger, strict=True) if points}


def at_end(court: Court, seat: int) -> int:
    """KB-8.7: the points that the goods of a seat would bring in the Cathedral if the game ended now."""
    pair = int(court.effect(seat, GOODS_PER_VP))
    return int(court.goods_of(seat)) // pair if pair and not court.over() else 0


def done(court: Court, seat: int) -> str:
    """KB-5.4, KB-5.16, KB-5.19: why a seat is done with influencing: it has passed, no die fits, or all are placed."""
    if (court.out >> seat) & 1 == 0:
        return ""
    if not dice_in_hand(court, seat):
        return "placed"
    return "stuck" if (court.stuck >> seat) & 1 else "passed"


def prices(court: Court, seat: int) -> dict[str, list[int]]:
    """What each building that does not stand yet would cost this seat: gold, wood, stone."""
    missing = [b for b in range(len(BUILDINGS)) if not court.has(seat, b)]
    return {BUILDINGS[b]: [int(court.price(seat, b, good)) for good in range(3)] for b in missing}
