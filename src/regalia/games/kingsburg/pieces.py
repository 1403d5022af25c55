"""What is told of the things on the board of Kingsburg: their cards, and why they cannot be chosen now."""

from typing import Any

from regalia.games.kingsburg import grounds
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import ADVISORS, BUILDINGS, GOODS, MARKET, PER_SEASON, Edition
from regalia.games.kingsburg.plaque import (
    buildings_card,
    province_of,
    score_card,
    strength_card,
    strength_now,
    strength_parts,
)
from regalia.games.kingsburg.position import ASIDE, COLOURED, IN_HAND, NEUTRAL, NOBODY, PHASES, SLOTS
from regalia.games.kingsburg.winter import Winter
from regalia.kernel.cards import Card, Hindrance, Makers
from regalia.kernel.position import Phrase

View = dict[str, Any]
PHASE_RULES = {"aid": "KB-3.1", "reward": "KB-9.1", "envoy": "KB-10.1", "recruit": "KB-11.3", "winter": "KB-12.1"}
SEASONS = ("spring", "summer", "autumn")


# Cards, from what a seat may see.


def things(view: View) -> list[str]:
    """What somebody may ask about by name: the own province, the court and the calendar."""
    seat = max(view["seat"], 0)
    buildings = [f"building:{seat}:{name}" for name in BUILDINGS]
    goods = [f"good:{seat}:{good}:1" for good in GOODS]
    phases = [f"phase:{phase}" for phase in PHASES]
    court = [f"advisor:{number}" for number in range(1, len(ADVISORS) + 1)]
    sums = [f"{kind}:{seat}" for kind in ("soldiers", "strength", "buildings", "points")]
    return [*court, *buildings, *goods, f"token:{seat}:1", *sums, "envoy", "court", "enemy", *phases]


def advisor_card(view: View, number: str) -> Card | None:
    """An advisor: what he gives, and whose dice lie there."""
    found = next((one for one in view["court"] if str(one["number"]) == number), None)
    if found is None:
        return None
    name = ("card-advisor", {"number": found["number"], "advisor": "@advisor-" + found["id"]})
    mixes = ("KB-R22",) if found["number"] in grounds.FREELY_MIXED else ()
    says = tuple(group_words(one) for one in found["groups"])
    return Card(name, says, (f"KB-6.{found['number'] + 5}", *mixes), picture="portrait-" + found["id"])


def group_words(group: View) -> Phrase:
    """Whose dice lie with an advisor."""
    if group["owner"] == "neutral":
        return "card-neutral-here", {}
    return "card-dice-here", {"seat": group["owner"], "dice": "+".join(str(one["face"]) for one in group["dice"])}


def building_card(view: View, seat: str, name: str) -> Card | None:
    """A building: what it does, what it costs this seat, and its points."""
    province = province_of(view, seat)
    printed = [one for row in view["rows"] for one in row if one["id"] == name]
    if province is None or not printed:
        return None
    says: list[Phrase] = [("card-worth", {"points": printed[0]["points"]})]
    if name in province["buildings"]:
        says.append(("card-built", {"seat": province["seat"]}))
    else:
        says.insert(0, ("card-price", {"price": counted(province["prices"][name])}))
    rule = grounds.BUILDING_RULES[BUILDINGS.index(name)]
    return Card(("building-" + name, {}), tuple(says), (rule,), picture="building-" + name)


def counted(price: list[int]) -> list[tuple[str, int]]:
    """A price as amounts, without what it does not ask for."""
    return [(good, count) for good, count in zip(GOODS, price, strict=True) if count]


def die_card(view: View, seat: str, slot: str) -> Card | None:
    """A die, coloured or white."""
    province = province_of(view, seat)
    found = next((one for one in province["dice"] if str(one["slot"]) == slot), None) if province else None
    if province is None or found is None:
        return None
    kind = "board-die-unrolled" if not found["face"] else "board-white-die" if found["white"] else "board-die"
    details = {"face": found["face"]} if found["face"] else {}
    quotes = ("KB-5.14",) if found["white"] else ("KB-5.6",)
    return Card((kind, details), (), quotes, picture=f"die-{found['face']}", seat=province["seat"])


def good_card(view: View, seat: str, good: str, place: str) -> Card | None:
    """A piece of gold, wood or stone."""
    province = province_of(view, seat)
    if province is None or good not in GOODS or not place.isdecimal():
        return None
    amount = [(good, province["goods"][good])]
    says: tuple[Phrase, ...] = (("card-has", {"seat": province["seat"], "amount": amount}),)
    return Card(("board-one-" + good, {}), says, ("KB-1.5",), picture=good)


def token_card(view: View, seat: str, place: str) -> Card | None:
    """A +2 token."""
    province = province_of(view, seat)
    if province is None or not place.isdecimal():
        return None
    says: tuple[Phrase, ...] = (("card-has", {"seat": province["seat"], "amount": [("plus2", province["tokens"])]}),)
    return Card(("board-one-plus2", {}), says, ("KB-5.8", "KB-5.9"), picture="plus2")


def soldiers_card(view: View, seat: str) -> Card | None:
    """The soldiers of a seat."""
    province = province_of(view, seat)
    if province is None:
        return None
    name = ("card-soldiers", {"seat": province["seat"]})
    says: tuple[Phrase, ...] = (
        ("card-has", {"seat": province["seat"], "amount": [("soldiers", province["soldiers"])]}),
    )
    return Card(name, says, ("KB-11.3", "KB-12.10"), picture="soldiers", inert=True)


def province_card(view: View, seat: str) -> Card | None:
    """A province, with its buildings and points."""
    province = province_of(view, seat)
    if province is None:
        return None
    says: tuple[Phrase, ...] = (
        ("board-points", {"points": province["points"]}),
        ("amount-buildings", {"count": len(province["buildings"])}),
    )
    name = ("board-map", {"seat": province["seat"]})
    return Card(name, says, ("KB-1.9",), picture=f"shield-{province['seat']}", seat=province["seat"])


def envoy_card(view: View) -> Card:
    """The King's Envoy: who has him and for what; the rulebook tells what he does and when he leaves."""
    holder, use = view["envoy"]["holder"], view["envoy"]["use"]
    says: list[Phrase] = [("card-envoy-holder", {"seat": holder}) if holder >= 0 else ("card-envoy-free", {})]
    if use != "none":
        says.append(("card-envoy-use", {"use": use}))
    return Card(("phase-envoy", {}), tuple(says), ("KB-10.1", "KB-10.4"), picture="envoy")


def court_card(view: View) -> Card:
    """The court, which the Envoy may visit."""
    return Card(("board-court", {}), (), ("KB-5.1", "KB-5.11"), picture="reward")


def enemy_card(view: View) -> Card:
    """This winter's enemy, as far as it is known, and how one stands against it."""
    enemy = view["enemy"]
    strengths = f"{enemy['strength_min']}–{enemy['strength_max']}"
    name: Phrase = ("board-enemy-back", {"level": enemy["level"], "strengths": strengths})
    picture, says, strength = "winter", list[Phrase](), strengths
    if "card" in enemy:
        known = enemy["card"]
        reward, loss = ([(thing, n) for thing, n in known[side].items() if n] for side in ("reward", "loss"))
        details = {"enemy": "@enemy-" + known["kind"], "strength": known["strength"], "reward": reward, "loss": loss}
        name, picture, strength = ("board-enemy", details), "portrait-enemy-" + known["kind"], str(known["strength"])
    own_province = province_of(view, str(view["seat"]))
    if own_province and not enemy["kings_die"]:
        own = strength_now(view, own_province)
        says.append(("board-balance-words", {"own": own, "king": "1–6", "enemy": strength}))
    if own_province:
        says += strength_parts(view, own_province)
    return Card(name, tuple(says), ("KB-12.10",), "KB-12.1", picture, inert=True)


def phase_card(view: View, phase: str) -> Card | None:
    """A phase of the year."""
    if phase not in PHASES:
        return None
    if phase in SEASONS:
        return Card(("phase-" + phase, {}), (("card-season", {}),), (), "KB-2.7", phase, inert=True)
    return Card(("phase-" + phase, {}), (), (PHASE_RULES[phase],), picture=phase, inert=True)


CARDS: Makers = {
    "advisor": (advisor_card, 1),
    "building": (building_card, 2),
    "die": (die_card, 2),
    "good": (good_card, 3),
    "token": (token_card, 2),
    "soldiers": (soldiers_card, 1),
    "strength": (strength_card, 1),
    "buildings": (buildings_card, 1),
    "points": (score_card, 1),
    "province": (province_card, 1),
    "envoy": (envoy_card, 0),
    "court": (court_card, 0),
    "enemy": (enemy_card, 0),
    "phase": (phase_card, 1),
}  # and how many names follow


# What stands in the way.


def hindrances(court: Winter, seat: int, piece: str) -> list[Hindrance]:
    """Why a seat cannot choose a thing."""
    kind, *names = piece.split(":")
    if kind == "advisor":
        return to_advisor(court, seat, int(names[0]))
    if kind == "envoy":
        return to_envoy(court, seat)
    if names and names[0] != str(seat):
        return [Hindrance(("not-yours", {"seat": int(names[0])}), "KB-1.9")]
    if kind == "building":
        return to_building(court, seat, BUILDINGS.index(names[1]))
    if kind == "die":
        return to_die(court, seat, int(names[1]))
    if kind == "token":
        return to_token(court, seat)
    none = kind == "good" and not court.goods[seat * 3 + GOODS.index(names[1])]
    return [Hindrance(("not-none", {}), "KB-1.5")] if none else []


def phase_of(court: Winter) -> dict[str, object]:
    """The phase, for a sentence."""
    return {"phase": "@phase-" + PHASES[court.phase - 1]}


def to_advisor(court: Winter, seat: int, number: int) -> list[Hindrance]:
    """KB-5: not the season, done with influencing, taken, or not the number."""
    if court.phase not in grounds.SEASONS:
        return [Hindrance(("not-season", phase_of(court)), "KB-2.3")]
    if (court.out >> seat) & 1 and opt.dice_in_hand(court, seat):
        return [Hindrance(("not-passed", {}), "KB-5.4")]
    found = taken(court, seat, number)
    if not found and any(court.dice[seat * SLOTS : seat * SLOTS + COLOURED]):
        found = out_of_reach(court, seat, number)
    return found


def taken(court: Winter, seat: int, number: int) -> list[Hindrance]:
    """An advisor who cannot be influenced by this seat any more, whatever its dice show."""
    if opt.open_to(court, number, opt.envoy_may_influence(court, seat)):
        return []
    rule = grounds.objection_to_advisor(court, seat, number)
    if court.owner[17 + number] != NOBODY:
        return [Hindrance(("not-third", {"number": number}), rule)]
    owner = int(court.owner[number - 1])
    if owner == NEUTRAL:
        return [Hindrance(("not-neutral", {"number": number}), rule)]
    return [Hindrance(("not-taken", {"number": number, "seat": owner}), rule)]


def out_of_reach(court: Winter, seat: int, number: int) -> list[Hindrance]:
    """KB-5.6, KB-5.14: a number that the dice left cannot make."""
    totals = reachable(court, seat)
    if not totals:
        return [Hindrance(("not-no-dice", {}), "KB-5.14")]
    if number in totals:
        return []
    return [Hindrance(("not-sum", {"number": number, "totals": ", ".join(map(str, totals))}), "KB-5.6")]


def reachable(court: Winter, seat: int) -> list[int]:
    """All totals of the dice in hand, with tokens and the Market."""
    hand, bonus = opt.dice_in_hand(court, seat), int(court.edition.plus2_bonus)
    shift = 1 if court.has(seat, MARKET) and (court.market >> seat) & 1 == 0 else 0
    found: set[int] = set()
    for mask in range(1, 1 << SLOTS):
        if mask & ~hand or not mask & 7:
            continue
        total = sum(int(court.dice[seat * SLOTS + slot]) for slot in range(SLOTS) if (mask >> slot) & 1)
        for tokens in range(int(opt.tokens_allowed(court, seat, mask.bit_count())) + 1):
            found.update(total + tokens * bonus + step for step in range(-shift, shift + 1))
    return sorted(total for total in found if 1 <= total <= len(ADVISORS))


def to_building(court: Winter, seat: int, building: int) -> list[Hindrance]:
    """KB-7: it stands, its left neighbour is missing, its price is; and that it is not the time."""
    found = unbuildable(court, seat, building)
    if court.question not in (opt.ASK_BUILD, opt.ASK_BUILD_AGAIN) and not court.has(seat, building):
        later: Phrase = (
            ("not-build-later", {}) if court.phase in grounds.SEASONS else ("not-build-now", phase_of(court))
        )
        found.append(Hindrance(later, grounds.order_rule(court)))
    return found


def unbuildable(court: Winter, seat: int, building: int) -> list[Hindrance]:
    """What a seat lacks for a building."""
    if court.stands_next(seat, building) and court.can_pay(seat, building):
        return []
    rule = grounds.objection_to_building(court, seat, building)
    if rule == "KB-7.9":
        return [Hindrance(("not-again", {}), rule)]
    if rule == "KB-7.7":
        left = BUILDINGS[court.edition.left[building]]
        return [Hindrance(("not-left", {"building": "@building-" + left}), rule)]
    price = [int(court.price(seat, building, good)) for good in range(3)]
    have = [int(court.goods[seat * 3 + good]) for good in range(3)]
    asked = [(GOODS[good], have[good]) for good in range(3) if price[good]]
    lack = counted([max(0, price[good] - have[good]) for good in range(3)])
    return [Hindrance(("not-price", {"price": counted(price), "have": asked, "lack": lack}), rule)]


def to_die(court: Winter, seat: int, slot: int) -> list[Hindrance]:
    """KB-5.7, KB-14.7: a die that lies with an advisor, or was put aside."""
    place = int(court.place[seat * SLOTS + slot])
    if place == ASIDE:
        return [Hindrance(("not-die-aside", {}), "KB-14.7")]
    if place > IN_HAND:
        return [Hindrance(("not-die-laid", {"number": place % 32}), "KB-5.7")]
    if place == IN_HAND and slot >= COLOURED and not opt.dice_in_hand(court, seat) & 7:
        return [Hindrance(("not-no-dice", {}), "KB-5.14")]
    return []


def to_token(court: Winter, seat: int) -> list[Hindrance]:
    """KB-5.8, KB-5.9: no token, or enough of them used."""
    if not court.tokens[seat]:
        return [Hindrance(("not-none", {}), "KB-5.8")]
    edition: Edition = court.edition
    if edition.plus2_limit == PER_SEASON and court.spent_tokens[seat]:
        return [Hindrance(("not-token-limit", {}), "KB-5.9")]
    return []


def to_envoy(court: Winter, seat: int) -> list[Hindrance]:
    """KB-10: nobody has him, somebody else has, or he does not help now."""
    if court.envoy == NOBODY:
        return [Hindrance(("not-envoy-away", {"count": int(court.buildings_of(seat))}), "KB-10.1")]
    if court.envoy != seat:
        return [Hindrance(("not-envoy", {"seat": int(court.envoy)}), "KB-10.1")]
    if not court.envoy_in_window():
        return [Hindrance(("not-envoy-now", phase_of(court)), "KB-10.4")]
    return []
