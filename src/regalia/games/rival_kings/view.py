"""What a seat may see of Rival Kings, as plain dicts and lists."""

from functools import lru_cache
from typing import Any

from regalia.games.rival_kings.components import (
    ABILITIES,
    ACTION_COUNT,
    ACTIONS,
    ACTIONS_MAX,
    CARD_COUNT,
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    COLOURS,
    CRESTS,
    KINDS,
    PILE_SIZE,
    PILES,
    RANKS,
    ROW_SIZE,
    Edition,
)
from regalia.games.rival_kings.options import ASK_ACTION, ASK_GET, ASK_PILE, PILE_NAMES, PLAY
from regalia.games.rival_kings.position import NOBODY, PHASES, SUPPLY, Realm, characters
from regalia.games.rival_kings.scoring import SOURCES, column
from regalia.games.rival_kings.steps import open_actions
from regalia.kernel.game import SPECTATOR


def view(realm: Realm, seat: int, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """The open table, the own hand, and the piles that the seat has looked through."""
    shown = {**(shared or public(realm)), "seat": seat}
    if seat >= 0:
        mine = {**shown["players"][seat], **hand(realm, seat)}
        shown["players"] = [mine if one["seat"] == seat else one for one in shown["players"]]
        shown["piles"] = [{**one, "below": below(realm, n, seat)} for n, one in enumerate(shown["piles"])]
        shown["searches"] = realm.waits(seat) and realm.question == ASK_PILE
        shown["exchanges"] = realm.waits(seat) and realm.question == ASK_GET
    return shown


def public(realm: Realm) -> dict[str, Any]:
    """What everybody may see."""
    return {
        "game": "rival_kings",
        "seat": SPECTATOR,
        "seats": int(realm.seats),
        "series": {"switches": dict(realm.edition.switches), "number": int(realm.game), "sheet": sheet(realm)},
        "round": int(realm.round),
        "cycle": int(realm.cycle),
        "phase": PHASES[realm.phase],
        "ending": realm.ending == 1,
        "over": realm.over(),
        "waiting": [s for s in range(realm.seats) if realm.waits(s)],
        "acting": int(realm.acting),
        "doing": ACTIONS[realm.doing] if realm.doing >= 0 else "",
        "spent": [CHARACTERS[card] for card in characters(realm.spent)],
        "neutral": character(realm.edition, int(realm.neutral)) if realm.neutral >= 0 else None,
        "printed": printed(realm.edition),
        "piles": [pile(realm, number) for number in range(PILES)],
        "supply": supply(realm),
        "players": [player(realm, s) for s in range(realm.seats)],
        "holders": holders(realm),
        "robbers": robbers(realm),
    }


@lru_cache(maxsize=64)
def printed(edition: Edition) -> dict[str, Any]:
    """What anybody can read in the box: the ranks and all cards, the same for every seat at every moment."""
    return {
        "ranks": [rank(edition, number) for number in range(len(RANKS))],
        "cards": {CARDS[number]: card(edition, number) for number in range(CARD_COUNT)},
        "points": {"single": int(edition.single_points), "marker": int(edition.marker_points)},
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


def card(edition: Edition, number: int) -> dict[str, Any]:
    """A subject or building as it is printed."""
    return {
        "id": CARDS[number],
        "deck": "subject" if number < KINDS else "building",
        "value": int(edition.value[number]),
        "colour": COLOURS[edition.colour[number]],
        "partner": CARDS[edition.partner[number]],
        "ability": ABILITIES[edition.ability[number]] if number < KINDS else "",
        "paired": False,
    }


def played_character(realm: Realm, number: int, owner: int) -> dict[str, Any]:
    """A character in front of a player, with the crests on its actions."""
    found = character(realm.edition, number)
    for action in found["actions"]:
        place = ACTIONS.index(action["id"])
        action["crest"] = int(realm.crest[owner * ACTION_COUNT + place])
        action["state"] = action_state(realm, owner, place)
    return found


def character(edition: Edition, number: int) -> dict[str, Any]:
    """A character as it is printed, all its actions open."""
    places = [int(edition.action_at[number * ACTIONS_MAX + place]) for place in range(ACTIONS_MAX)]
    actions = [{"id": ACTIONS[action], "crest": NOBODY, "state": "open"} for action in places if action >= 0]
    victim = int(edition.steals_from[number])
    return {
        "id": CHARACTERS[number],
        "rank": RANKS[edition.rank[number]],
        "steals_from": RANKS[victim] if victim >= 0 else "",
        "tie_break": edition.tie_break[number] == 1,
        "actions": actions,
    }


def action_state(realm: Realm, owner: int, action: int) -> str:
    """Whether an action of the character in front of a seat is open, due now, stolen, done, or left undone."""
    if realm.covered(owner, action):
        return "stolen"
    if realm.acting == owner and realm.question == ASK_ACTION and realm.doing == action:
        return "now"
    if (open_actions(realm, owner) >> action) & 1:
        return "open"
    return "done" if (realm.done_by(owner) >> action) & 1 else "undone"


def rank(edition: Edition, number: int) -> dict[str, Any]:
    """RK-3.1, RK-5.1 to RK-5.6: a rank as it is printed, with its two characters."""
    cards = [card for card in range(CHARACTER_COUNT) if edition.rank[card] == number]
    victim = int(edition.steals_from[cards[0]])
    return {
        "id": RANKS[number],
        "steals_from": RANKS[victim] if victim >= 0 else "",
        "characters": [character(edition, card) for card in cards],
    }


def below(realm: Realm, number: int, seat: int) -> list[str]:
    """The cards below the open one, from the top, as far as a seat has seen them."""
    found: list[str] = []
    for place in range(int(realm.pile_size[number]) - 2, -1, -1):
        cell = number * PILE_SIZE + place
        seen = seat >= 0 and (realm.known[cell] >> seat) & 1
        found.append(CARDS[realm.pile[cell]] if seen else "")
    return found


def pile(realm: Realm, number: int) -> dict[str, Any]:
    """The open card, how many lie below it, and the coin on top of the money."""
    top = int(realm.top(number))
    return {
        "name": PILE_NAMES[number],
        "top": card(realm.edition, top) if top >= 0 else None,
        "size": int(realm.pile_size[number]),
        "money": int(realm.money_top[number]),
        "below": below(realm, number, SPECTATOR),
        "looked_through": realm.looking == number,
    }


def player(realm: Realm, owner: int) -> dict[str, Any]:
    """One player: everything in front is open, the hand is the owner's alone."""
    played = int(realm.played[owner])
    sources = column(realm, owner)
    return {
        "seat": owner,
        "points": sum(sources),
        "sources": dict(zip(SOURCES, sources, strict=True)),
        "coins": int(realm.coins(owner)),
        "ones": int(realm.ones[owner]),
        "twos": int(realm.twos[owner]),
        "markers": int(realm.markers[owner]),
        "crests": CRESTS - sum(crest == owner for crest in realm.crest),
        "subjects": row(realm, owner, 0),
        "buildings": row(realm, owner, 1),
        "ability_used": (realm.used >> owner) & 1 == 1,
        "robs": robbed(realm, owner),
        "equal_conflict": (realm.equal >> owner) & 1 == 1,
        "played": played_character(realm, played, owner) if played >= 0 else None,
        "hand_size": len(characters(realm.hand[owner])) - laid_down(realm, owner),
        "laid_down": laid_down(realm, owner) == 1,
    }


def hand(realm: Realm, owner: int) -> dict[str, Any]:
    """What a player holds, and which card of it lies face down."""
    chosen = int(realm.answers[owner]) - PLAY if laid_down(realm, owner) else -1
    return {
        "hand": [character(realm.edition, number) for number in characters(realm.hand[owner])],
        "face_down": CHARACTERS[chosen] if chosen >= 0 else "",
    }


def holders(realm: Realm) -> dict[str, dict[str, Any]]:
    """The characters that lie open, with their ranks and the seats that have played them."""
    found: dict[str, dict[str, Any]] = {}
    for seat in range(realm.seats):
        played = int(realm.played[seat])
        if played >= 0:
            rank = RANKS[realm.edition.rank[played]]
            found.setdefault(CHARACTERS[played], {"rank": rank, "seats": []})["seats"].append(seat)
    return found


def robbers(realm: Realm) -> dict[str, list[int]]:
    """RK-3.3: by rank, the seats whose character of that rank has somebody to steal from."""
    found: dict[str, list[int]] = {}
    for seat in range(realm.seats):
        if robbed(realm, seat):
            found.setdefault(RANKS[realm.rank_in_play(seat)], []).append(seat)
    return found


def robbed(realm: Realm, owner: int) -> list[int]:
    """RK-3.3: the seats whose character this seat's character steals from in this cycle."""
    victim = realm.victim_rank(owner)
    return [other for other in range(realm.seats) if victim >= 0 and realm.rank_in_play(other) == victim]


def laid_down(realm: Realm, owner: int) -> int:
    """1 while a player's character lies face down."""
    return int(realm.together() and not realm.waits(owner))


def row(realm: Realm, owner: int, deck: int) -> list[dict[str, Any]]:
    """RK-7.18, RK-10.2: a row from the oldest card to the newest, and which cards are in perfect pairs."""
    first = owner * CARD_COUNT + deck * ROW_SIZE
    numbers = [int(realm.row[place]) for place in range(first, first + realm.row_size[owner * 2 + deck])]
    found = []
    for place, number in enumerate(numbers):
        earlier = numbers[:place].count(number)
        paired = earlier < realm.copies(owner, realm.edition.partner[number])
        found.append(card(realm.edition, number) | {"paired": paired})
    return found
