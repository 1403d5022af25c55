"""What a seat may see of Rival Kings, as plain dicts and lists."""

from typing import Any

from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    ACTIONS,
    ACTIONS_MAX,
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    COLOURS,
    CRESTS,
    KINDS,
    PILE_SIZE,
    PILES,
    RANKS,
    ROW_SIZE,
)
from regalia.games.rival_kings.options import PILE_NAMES, PLAY
from regalia.games.rival_kings.position import NOBODY, PHASES, SUPPLY, Realm, characters
from regalia.games.rival_kings.scoring import points_of


def view(realm: Realm, seat: int) -> dict[str, Any]:
    """The open table, the own hand, and the piles that the seat has looked through."""
    return {
        "game": "rival_kings",
        "seat": seat,
        "series": {"switches": dict(realm.edition.switches), "number": int(realm.game), "sheet": sheet(realm)},
        "round": int(realm.round),
        "cycle": int(realm.cycle),
        "phase": PHASES[realm.phase],
        "ending": realm.ending == 1,
        "over": realm.over(),
        "waiting": [s for s in range(realm.seats) if (realm.waiting >> s) & 1],
        "acting": int(realm.acting),
        "doing": ACTIONS[realm.doing] if realm.doing >= 0 else "",
        "spent": [CHARACTERS[card] for card in characters(realm.spent)],
        "neutral": character(realm, int(realm.neutral), NOBODY) if realm.neutral >= 0 else None,
        "piles": [pile(realm, number, seat) for number in range(PILES)],
        "supply": supply(realm),
        "players": [player(realm, s, seat) for s in range(realm.seats)],
    }


def supply(realm: Realm) -> dict[str, int]:
    """RK-1.8: coins and markers that all can count."""
    ones, twos = realm.ones[SUPPLY], realm.twos[SUPPLY]
    return {"ones": int(ones), "twos": int(twos), "markers": int(realm.marker_supply)}


def sheet(realm: Realm) -> list[list[int]]:
    """RK-14.1: the points of all seats, game by game."""
    seats = int(realm.seats)
    noted = [int(points) for points in realm.sheet]
    return [noted[first : first + seats] for first in range(0, len(noted), seats)]


def card(realm: Realm, number: int) -> dict[str, Any]:
    """A subject or building as it is printed."""
    edition = realm.edition
    return {
        "id": CARDS[number],
        "deck": "subject" if number < KINDS else "building",
        "value": int(edition.value[number]),
        "colour": COLOURS[edition.colour[number]],
        "partner": CARDS[edition.partner[number]],
    }


def character(realm: Realm, number: int, owner: int) -> dict[str, Any]:
    """A character as it lies open, with the crests on its actions."""
    edition = realm.edition
    actions = []
    for place in range(ACTIONS_MAX):
        action = int(edition.action_at[number * ACTIONS_MAX + place])
        if action >= 0:
            crest = int(realm.crest[owner * ACTION_COUNT + action]) if owner != NOBODY else NOBODY
            actions.append({"id": ACTIONS[action], "crest": crest})
    victim = int(edition.steals_from[number])
    return {
        "id": CHARACTERS[number],
        "rank": RANKS[edition.rank[number]],
        "steals_from": RANKS[victim] if victim >= 0 else "",
        "tie_break": edition.tie_break[number] == 1,
        "actions": actions,
    }


def pile(realm: Realm, number: int, seat: int) -> dict[str, Any]:
    """The open card, how many lie below it, the coin on top of the money, and what the seat has seen below."""
    size = int(realm.pile_size[number])
    top = int(realm.top(number))
    below: list[str] = []
    for place in range(size - 2, -1, -1):
        cell = number * PILE_SIZE + place
        seen = seat >= 0 and (realm.known[cell] >> seat) & 1
        below.append(CARDS[realm.pile[cell]] if seen else "")
    return {
        "name": PILE_NAMES[number],
        "top": card(realm, top) if top >= 0 else None,
        "size": size,
        "money": int(realm.money_top[number]),
        "below": below,
        "looked_through": realm.looking == number,
    }


def player(realm: Realm, owner: int, seat: int) -> dict[str, Any]:
    """One player: everything in front is open, the hand is the owner's alone."""
    played = int(realm.played[owner])
    found: dict[str, Any] = {
        "seat": owner,
        "points": int(realm.earlier[owner] + points_of(realm, owner)),
        "coins": int(realm.coins(owner)),
        "ones": int(realm.ones[owner]),
        "twos": int(realm.twos[owner]),
        "markers": int(realm.markers[owner]),
        "crests": CRESTS - sum(crest == owner for crest in realm.crest),
        "subjects": row(realm, owner, 0),
        "buildings": row(realm, owner, 1),
        "ability_used": (realm.used >> owner) & 1 == 1,
        "equal_conflict": (realm.equal >> owner) & 1 == 1,
        "played": character(realm, played, owner) if played >= 0 else None,
        "hand_size": len(characters(realm.hand[owner])) - laid_down(realm, owner),
        "laid_down": laid_down(realm, owner) == 1,
    }
    if owner == seat:
        found["hand"] = [character(realm, number, NOBODY) for number in characters(realm.hand[owner])]
        chosen = int(realm.answers[owner]) - PLAY if laid_down(realm, owner) else -1
        found["face_down"] = CHARACTERS[chosen] if chosen >= 0 else ""
    return found


def laid_down(realm: Realm, owner: int) -> int:
    """1 while a player's character lies face down."""
    return int(realm.together() and (realm.waiting >> owner) & 1 == 0)


def row(realm: Realm, owner: int, deck: int) -> list[dict[str, Any]]:
    """RK-7.18: a row from the oldest card to the newest."""
    first = owner * CARD_COUNT + deck * ROW_SIZE
    return [card(realm, int(realm.row[place])) for place in range(first, first + realm.row_size[owner * 2 + deck])]
