"""What sums are made of, part by part: the living cards of the strength and the points of a seat, from a view."""

from typing import Any

from regalia.games.kingsburg.components import ENEMY_KINDS
from regalia.games.kingsburg.notation import with_sign
from regalia.kernel.cards import Card, points_card
from regalia.kernel.position import Phrase

View = dict[str, Any]


def province_of(view: View, seat: str) -> View | None:
    """The province of a seat by its number in the name of a piece."""
    return next((one for one in view["provinces"] if str(one["seat"]) == seat), None)


def strength_card(view: View, seat: str) -> Card | None:
    """KB-12.10: the strength of a seat, as it stands now."""
    province = province_of(view, seat)
    if province is None:
        return None
    says = strength_parts(view, province)
    says.append(("card-sum", {"sum": strength_now(view, province)}))
    if not view["enemy"]["kings_die"]:
        says.append(("card-strength-later", {}))
    elif province["result"] and str(province["strength"]) != strength_now(view, province):
        says.append(("card-strength-battle", {"strength": province["strength"]}))
    name = ("card-strength", {"seat": province["seat"]})
    return Card(name, tuple(says), ("KB-12.10",), picture="strength", inert=True)


def score_card(view: View, seat: str) -> Card | None:
    """KB-I15: the points of a seat by where they came from, and what its goods would bring at the end."""
    province = province_of(view, seat)
    if province is None:
        return None
    card = points_card(province["seat"], province["points"], province["sources"], "KB-13.4")
    if not province["at_end"]:
        return card
    return card._replace(says=(*card.says, ("card-points-cathedral", {"points": province["at_end"]})))


def buildings_card(view: View, seat: str) -> Card | None:
    """KB-9.1: how many buildings a seat has, and which; each with its points."""
    province = province_of(view, seat)
    if province is None:
        return None
    says: list[Phrase] = [("amount-buildings", {"count": len(province["buildings"])})]
    for one in standing(view, province):
        says.append(("card-building-part", {"building": "@building-" + one["id"], "count": [("vp", one["points"])]}))
    name = ("card-buildings", {"seat": province["seat"]})
    return Card(name, tuple(says), rule="KB-9.1", picture="buildings", inert=True)


def strength_parts(view: View, province: View) -> list[Phrase]:
    """Soldiers, those of the King, and each building that counts, or would count against one kind of enemy."""
    sent, kinds = view["enemy"]["kings_die"], kinds_feared(view)
    parts: list[Phrase] = [("card-strength-soldiers", {"count": province["soldiers"] - sent})]
    if sent:
        parts.append(("card-strength-king", {"count": sent}))
    for one in standing(view, province):
        building = "@building-" + one["id"]
        sure = one["strength"] + (one["against"].get(kinds[0], 0) if len(kinds) == 1 else 0)
        if sure:
            parts.append(("card-building-part", {"building": building, "count": with_sign(sure)}))
        for kind, count in one["against"].items() if len(kinds) > 1 else ():
            details = {"building": building, "enemy": "@enemy-" + kind, "count": with_sign(count)}
            parts.append(("card-strength-against", details))
    return parts


def strength_now(view: View, province: View) -> str:
    """The strength against the enemy whom the viewer knows, else the least and the most against any."""
    return "–".join(dict.fromkeys(map(str, view["defences"][province["seat"]].values())))


def kinds_feared(view: View) -> list[str]:
    """The kinds of enemies that a viewer must reckon with."""
    known = view["enemy"].get("card")
    return [known["kind"]] if known else list(ENEMY_KINDS)


def standing(view: View, province: View) -> list[View]:
    """The buildings of a province, as they are printed."""
    return [one for row in view["rows"] for one in row if one["id"] in province["buildings"]]
