"""What is told of the things on the board of Paladins: a card for each, from what a seat may see."""

from collections.abc import Iterator
from typing import Any

from regalia.games.paladins import plaque
from regalia.games.paladins.components import ACTIONS, ATTRIBUTES, WORKERS
from regalia.kernel.cards import Card, Makers
from regalia.kernel.position import Phrase

View = dict[str, Any]
AI_SIDE = 1  # of the artificial opponent, who is no player
SYMBOLS = {
    "develop": "workshop", "commission": "monk", "fortify": "wall", "garrison": "outpost", "absolve": "jar",
}  # fmt: skip
ACTION_RULES = {
    "develop": "PA-4.1", "recruit": "PA-5.1", "hunt": "PA-6.1", "trade": "PA-6.1", "pray": "PA-7.1",
    "conspire": "PA-8.1", "commission": "PA-9.1", "fortify": "PA-10.1", "garrison": "PA-11.1",
    "absolve": "PA-12.1", "attack": "PA-13.1", "convert": "PA-14.1",
}  # fmt: skip


def things(view: View) -> list[str]:
    """What somebody may ask about by name: the own board, town, border and the King's cards."""
    seat = max(view["seat"], 0)
    own = [f"action:{seat}:{action}" for action in ACTIONS] + [f"track:{seat}:{name}" for name in ATTRIBUTES]
    own += [f"worker:{seat}:{worker}:1" for worker in WORKERS] + [
        f"debt:{seat}:1",
        f"suspicion:{seat}:1",
        f"suspicions:{seat}",
        f"points:{seat}",
        f"knight:{seat}",
    ]
    own += [f"paladin:{seat}:{name}" for name in view["printed"]["paladins"]]
    folk = [f"townsfolk:{slot['card']['id']}" for slot in view["townsfolk"] if slot["card"]]
    folk += [f"townsfolk:{one['id']}" for player in view["players"] for one in player["townsfolk"]]
    others = [f"outsider:{slot['card']['id']}" for slot in view["outsiders"] if slot["card"]]
    others += [
        f"outsider:{one['id']}" for player in view["players"] for one in player["converted"] + player["attacked"]
    ]
    king = [f"favour:{place['card']['id']}" for place in view["favours"] if "card" in place]
    king += [f"unseen:{place['place']}" for place in view["favours"] if "card" not in place]
    orders = [f"order:{number}" for number in range(1, len(view["orders"]) + 1)]
    tavern = [f"tavern:{card['id']}" for card in view["tavern"]]
    people = [f"person:{name}" for name in view["printed"]["paladins"]]
    return [*own, *folk, *others, *king, *orders, *tavern, "debts", "tax", *people]


def who(view: View, side: int) -> object:
    """A player, or the artificial opponent, for a sentence."""
    return "@ai" if view["printed"]["solo"] and side == AI_SIDE else side


def player_of(view: View, seat: str) -> View | None:
    """A player by the number in the name of a piece."""
    return next((one for one in view["players"] if str(one["seat"]) == seat), None)


def gains(card: View) -> Iterator[Phrase]:
    """What a card gives, for sure and by choice."""
    if card["take"]:
        yield "card-gives", {"take": card["take"]}
    if card["choice"]:
        ways = dict(zip(("first", "second", "third"), card["choice"], strict=False))
        yield "card-gives-either" if len(ways) == 2 else "card-gives-one", ways


# The own board.


def action_card(view: View, seat: str, name: str) -> Card | None:
    """An action: its workers and price, what it asks for and raises, and how often it was done."""
    player = player_of(view, seat)
    if player is None or name not in ACTIONS:
        return None
    says: list[Phrase] = [("board-does-" + name, {})]
    if player["price"][name]:
        says.append(("board-price", {"price": player["price"][name]}))
    right = view["printed"]["right"].get(name)
    if right:
        says.append(
            ("board-tests", {"tests": "@attribute-" + right["tests"], "raises": "@attribute-" + right["raises"]})
        )
        says.append(("board-done", {"action": "@action-" + name, "count": player["done"][name]}))
    paladin = view["printed"]["paladins"][player["paladin"]] if player["paladin"] else None
    if paladin and paladin["action"] == name:
        says.append(ability_words(paladin))
    return Card(("action-" + name, {}), tuple(says), (ACTION_RULES[name],), picture=SYMBOLS.get(name, name))


def ability_words(paladin: View) -> Phrase:
    """What a paladin does for an action."""
    details = {"action": "@action-" + paladin["action"], "amount": paladin["amount"]}
    return "board-ability-" + paladin["ability"], details


def slot_card(view: View, seat: str, action: str, number: str) -> Card | None:
    """A slot of an action, and who stands there."""
    player = player_of(view, seat)
    slots = player["board"].get(action, []) if player else []
    found = next((one for place, one in enumerate(slots, 1) if str(place) == number), None)
    if found is None:
        return None
    says: list[Phrase] = [("card-criminal-slot", {})]
    if found["stands"]:
        stands = "board-workshop" if found["stands"] == "workshop" else "worker-" + found["stands"]
        says.insert(0, (stands, {}))
    name = ("board-slot", {"action": "@action-" + action, "slot": int(number), "worker": "@slot-" + found["colour"]})
    return Card(name, tuple(says), (), "PA-3.4", found["stands"] or found["colour"])


def worker_card(view: View, seat: str, worker: str, number: str) -> Card | None:
    """A worker who is ready."""
    player = player_of(view, seat)
    if player is None or worker not in WORKERS or number not in map(str, range(1, player["goods"][worker] + 1)):
        return None
    says: Phrase = ("card-ready", {"amount": [(worker, player["goods"][worker])]})
    return Card(("worker-" + worker, {}), (says,), ("PA-R10",), picture=worker)


def jar_card(view: View, seat: str, number: str) -> Card | None:
    """A space for a jar."""
    player = player_of(view, seat)
    spaces = enumerate(player["jars"], 1) if player else ()
    found = next((one for place, one in spaces if str(place) == number), None)
    if found is None:
        return None
    says: tuple[Phrase, ...] = (("card-filled", {}),) if found["filled"] else ()
    return Card(("board-jar-space", {"take": found["take"]}), says, ("PA-12.1",), picture="jar")


def track_card(view: View, seat: str, attribute: str) -> Card | None:
    """An attribute of a player, or of the artificial opponent."""
    player = plaque.side_of(view, seat)
    if player is None or attribute not in ATTRIBUTES:
        return None
    mark, level = player["marks"][attribute], player["levels"][attribute]
    name = ("board-level", {"attribute": "@attribute-" + attribute, "mark": mark, "level": level})
    says: Phrase = ("card-track", {"points": view["printed"]["track"][mark]})
    return Card(name, (says,), ("PA-2.19",), picture=attribute, inert=True)


# Paladins.


def paladin_told(view: View, name: str, more: tuple[Phrase, ...] = (), inert: bool = False) -> Card:
    """A paladin: workers, what is lent for the round, and the help."""
    found = view["printed"]["paladins"][name]
    says = (("card-gives", {"take": found["workers"]}), ("card-lends", {"take": found["bonus"]}), ability_words(found))
    return Card(("paladin-" + name, {}), (*more, *says), ("PA-2.21",), picture="portrait-" + name, inert=inert)


def person_card(view: View, name: str) -> Card | None:
    """A paladin as all of them are printed, whoever has the card."""
    return paladin_told(view, name, inert=True) if name in view["printed"]["paladins"] else None


def own_paladins(view: View, seat: str) -> View:
    """What the viewer knows of the own paladins; nothing of anybody else's."""
    player = player_of(view, seat)
    return player["cards"] if player and player["cards"] and seat == str(view["seat"]) else {"hand": []}


def hand_card(view: View, seat: str, name: str) -> Card | None:
    """A paladin in the own hand."""
    return paladin_told(view, name) if name in own_paladins(view, seat)["hand"] else None


def top_card(view: View, seat: str, name: str) -> Card | None:
    """The same paladin, put on top of the deck."""
    found = hand_card(view, seat, name)
    return found._replace(says=(("board-on-top", {}), *found.says)) if found else None


def knight_card(view: View, seat: str) -> Card | None:
    """The paladin in use."""
    player = player_of(view, seat)
    name = (player["paladin"] or own_paladins(view, seat).get("chosen")) if player else None
    return paladin_told(view, name, inert=True) if name else None


# Town and border.


def townsfolk_card(view: View, name: str) -> Card | None:
    """One of the townsfolk, in the row or in a crew."""
    for slot in view["townsfolk"]:
        if slot["card"] and slot["card"]["id"] == name:
            price: list[Phrase] = [("board-price", {"price": [("silver", slot["price"]["silver"])]})]
            return townsfolk_told(slot["card"], [*price, *([("board-or-debt", {})] if slot["price"]["debt"] else [])])
    for player in view["players"]:
        for hired in player["townsfolk"]:
            if hired["id"] == name:
                return townsfolk_told(hired, [("card-lies-with", {"seat": player["seat"]})])
    return None


def townsfolk_told(card: View, more: list[Phrase]) -> Card:
    """What one of the townsfolk gives."""
    says: list[Phrase] = [("card-quest", {"take": card["quest"]}), ("card-hire", {"take": card["hire"]}), lasting(card)]
    return Card(("townsfolk-" + card["kind"], {}), (*says, *more), (), "PA-22.1", "portrait-townsfolk-" + card["kind"])


def lasting(card: View) -> Phrase:
    """The lasting ability of one of the townsfolk."""
    special = card["trigger"].startswith("inquisition") or card["trigger"] == "pay_debt"
    when = ("@board-when-" if special else "@action-") + card["trigger"]
    return "card-lasting", {"when": when, "take": card["ongoing"]}


def ability_card(view: View, seat: str, kind: str) -> Card | None:
    """A helper who acts at the Inquisition."""
    player = player_of(view, seat)
    found = next((one for one in player["townsfolk"] if one["kind"] == kind), None) if player else None
    if found is None:
        return None
    return Card(("townsfolk-" + kind, {}), (lasting(found),), (), "PA-17.2", "portrait-townsfolk-" + kind)


def outsider_card(view: View, name: str) -> Card | None:
    """An outsider, at the border or with somebody."""
    for slot in view["outsiders"]:
        if slot["card"] and slot["card"]["id"] == name:
            return outsider_told(view, slot["card"], slot)
    for side in [*view["players"], *([view["ai"]] if view["ai"] else [])]:
        for kind in ("converted", "attacked"):
            for found in side[kind]:
                if found["id"] == name:
                    told = outsider_told(view, found, None)
                    state: tuple[Phrase, ...] = (
                        ("board-" + kind, {}),
                        ("card-lies-with", {"seat": who(view, side["side"])}),
                    )
                    return told._replace(says=(*told.says, *state))
    return None


def outsider_told(view: View, card: View, slot: View | None) -> Card:
    """What an outsider asks for and gives."""
    says: list[Phrase] = [("card-people", {"people": "@people-" + card["people"]})]
    if slot:
        says.append(("card-attack", {"strength": slot["strength"], "take": card["attack"]}))
        says.append(("card-convert", {"faith": slot["faith"], "take": [("strength", card["strength"])]}))
    scores = view["printed"]["outsiders"][card["kind"]]
    points = {key: scores[key] for key in ("base", "points")}
    says.append(("board-scores", {**points, "thing": [("per_" + scores["per"], scores["every"])]}))
    picture = f"portrait-outsider-{card['kind']}-{card['people']}"
    return Card(("outsider-" + card["kind"], {}), tuple(says), (), "PA-21.1", picture)


def tavern_card(view: View, name: str) -> Card | None:
    """A tavern card."""
    found = next((one for one in view["tavern"] if one["id"] == name), None)
    if found is None:
        return None
    says: list[Phrase] = [("card-gives", {"take": found["workers"]})]
    if found["taker"] >= 0:
        says.append(("board-taken", {"seat": found["taker"]}))
    return Card(("board-tavern", {}), tuple(says), ("PA-2.6",), picture="workers")


def square_card(view: View, name: str) -> Card | None:
    """A square of the border."""
    found = next((one for one in view["squares"] if one["id"] == name), None)
    if found is None:
        return None
    area = view["outsiders"][found["area"] - 1]
    needs = {"area": found["area"], "faith": area["faith"], "strength": area["strength"]}
    says: list[Phrase] = [("card-gives", {"take": found["take"]}), ("board-area", needs)]
    if found["piece"]:
        says.append(("card-lies-with", {"seat": who(view, found["piece"]["side"])}))
    picture = found["piece"]["piece"] if found["piece"] else "monk"
    return Card(("card-square", {"area": found["area"]}), tuple(says), (), "PA-9.7", picture)


# The King.


def favour_card(view: View, name: str) -> Card | None:
    """A King's Favour."""
    shown = (place for place in view["favours"] if "card" in place)
    found = next((place for place in shown if place["card"]["id"] == name), None)
    if found is None:
        return None
    card = found["card"]
    says: list[Phrase] = [("card-takes", {"worker": "@slot-" + card["worker"]})]
    if card["price"]:
        says.append(("board-price", {"price": card["price"]}))
    says += gains(card)
    if found["user"]:
        says.append(("card-used", {"seat": who(view, found["user"]["side"])}))
    return Card((name.replace("_", "-"), {}), tuple(says), ("PA-24.4",), picture="kings_favour")


def unseen_favour_card(view: View, number: str) -> Card | None:
    """A King's Favour that lies face down."""
    hidden = (place for place in view["favours"] if "card" not in place)
    found = next((place for place in hidden if str(place["place"]) == number), None)
    if found is None:
        return None
    name = ("card-favour-unseen", {"round": found["round"]})
    return Card(name, (), ("PA-24.4",), picture="kings_favour", inert=True)


def order_card(view: View, number: str) -> Card | None:
    """A King's Order, or what is known of one that lies face down."""
    found = next((place for n, place in enumerate(view["orders"], 1) if str(n) == number), None)
    if found is None:
        return None
    if "card" not in found:
        worth: Phrase = ("card-order-worth", {"points": found["points"]})
        name = ("card-order-unseen", {"round": found["round"]})
        return Card(name, (worth,), ("PA-24.1",), picture="kings_orders", inert=True)
    card = found["card"]
    details = {"points": found["points"], "need": card["need"], "order": "@order-" + card["id"]}
    says: list[Phrase] = []
    if view["seat"] >= 0:
        count = view["players"][view["seat"]]["done"][card["id"]]
        says.append(("board-done", {"action": "@action-" + card["id"], "count": count}))
    picture = SYMBOLS.get(card["id"], card["id"])
    return Card(("board-order", details), tuple(says), ("PA-24.1",), picture=picture, inert=True)


def tax_card(view: View) -> Card:
    """The tax supply."""
    return Card(
        ("board-tax", {"count": view["tax"]}), (("card-tax", {}),), ("PA-15.1",), "PA-15.10", "chest", inert=True
    )


CARDS: Makers = {
    "action": (action_card, 2),
    "slot": (slot_card, 3),
    "worker": (worker_card, 3),
    "jar": (jar_card, 2),
    "crew": (plaque.crew_card, 1),
    "debt": (plaque.debt_card, 2),
    "debts": (plaque.debts_card, 0),
    "suspicion": (plaque.suspicion_card, 2),
    "suspicions": (plaque.suspicions_card, 1),
    "points": (plaque.score_card, 1),
    "track": (track_card, 2),
    "paladin": (hand_card, 2),
    "person": (person_card, 1),
    "top": (top_card, 2),
    "knight": (knight_card, 1),
    "townsfolk": (townsfolk_card, 1),
    "ability": (ability_card, 2),
    "outsider": (outsider_card, 1),
    "tavern": (tavern_card, 1),
    "square": (square_card, 1),
    "favour": (favour_card, 1),
    "unseen": (unseen_favour_card, 1),
    "order": (order_card, 1),
    "tax": (tax_card, 0),
}  # and how many names follow
