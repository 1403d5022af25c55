"""What is told of the things on the board of Royals: their cards, and why they cannot be chosen now."""

from typing import Any

from regalia.games.royals import grounds
from regalia.games.royals import options as opt
from regalia.games.royals.components import COLOURS, COUNTRIES, COUNTRY_COUNT, INTRIGUE, PERIODS, POSITIONS
from regalia.games.royals.notation import price, price_in_plots
from regalia.games.royals.position import NOBODY, Europe
from regalia.kernel.cards import Card, Hindrance, Makers, points_card
from regalia.kernel.counts import total_of
from regalia.kernel.position import Phrase

View = dict[str, Any]


# Cards, from what a seat may see.


def things(view: View) -> list[str]:
    """What somebody may ask about by name: the map, the titles, the cards."""
    seat = view["seat"]
    lands = [f"country:{land}" for land in view["lands"]]
    cities = [f"city:{city['id']}" for land in view["countries"] for city in land["cities"]]
    titles = [f"title:{title['id']}" for title in view["titles"]]
    plots = [f"intrigue:{seat}:{kind}:1" for kind in INTRIGUE]
    cards = [f"card:{seat}:{land}:1" for land in view["lands"]]
    rest = ["noble", "period", "pile:country", "pile:intrigue", "draw:country", "draw:mixed"]
    rest += [f"{kind}:{one['seat']}" for one in view["players"] for kind in ("points", "markers") if kind in one]
    return [*(f"position:{name}" for name in POSITIONS), *titles, *lands, *cities, *cards, *plots, *rest]


def position_card(view: View, name: str) -> Card | None:
    """A position: its price, its influence, who holds it, and what else it may bring."""
    places = (
        (land, city, place) for land in view["countries"] for city in land["cities"] for place in city["positions"]
    )
    found = next((one for one in places if one[2]["id"] == name), None)
    if found is None:
        return None
    land, city, place = found
    country = "@country-" + land["id"]
    costs = {"cards": place["cards"], "influence": place["influence"], "country": country}
    says: list[Phrase] = [("card-position-costs", costs)]
    if place["holder"] >= 0 and place["holder"] != view["seat"]:
        says.append(("board-held", {"seat": place["holder"], "intrigue": place["intrigue"]}))
    says += by_jokers(view, land["id"], place)
    points = next(title["points"] for title in view["titles"] if title["id"] == place["title"])
    says.append(("card-title-worth", {"points": points}))
    if city["marker"]:
        says.append(("board-city-bonus", {"points": city["bonus"]}))
    name_of = ("card-position", {"title": "@title-" + place["title"], "city": "@city-" + city["id"]})
    rule = "RY-5.5" if place["holder"] < 0 else "RY-7.1"
    return Card(name_of, tuple(says), (), rule, "portrait-" + place["id"])


def by_jokers(view: View, land: str, place: View) -> list[Phrase]:
    """What a seat pays for a position within its reach, where that is not the price printed there."""
    if view["seat"] < 0 or place["id"] not in view["reachable"]:
        return []
    own, rules = view["players"][view["seat"]], view["rules"]
    details = {"country": "@country-" + land, **price(place["cards"], own["hand"][land], rules["joker"])}
    if place["holder"] < 0:
        return [("card-position-pay", details)] if details["jokers"] else []
    fits = sum(count for kind, count in own["intrigue"].items() if land in kind)
    plots = price_in_plots(place["intrigue"], fits, rules["intrigue_joker"])
    return [("card-position-pay-both", {**details, **plots})] if details["jokers"] or plots["plots"] else []


def country_card(view: View, land: str, more: tuple[Phrase, ...]) -> Card:
    """A country card, in the display or in a hand."""
    says: Phrase = ("card-country-card", {"country": "@country-" + land, "joker": view["rules"]["joker"]})
    return Card(("country-" + land, {}), (says, *more), (), "RY-1.15", land)


def display_card(view: View, land: str) -> Card | None:
    """An open card of the display."""
    if not view["display"].get(land):
        return None
    return country_card(view, land, (("card-open", {"cards": view["display"][land]}),))


def own_hand(view: View, seat: str, kind: str) -> dict[str, int]:
    """The own cards of a kind, if it is the own seat."""
    if view["seat"] < 0 or seat != str(view["seat"]):
        return {}
    found: dict[str, int] = view["players"][view["seat"]][kind]
    return found


def held_card(view: View, seat: str, land: str, place: str) -> Card | None:
    """A country card in the own hand."""
    count = own_hand(view, seat, "hand").get(land, 0)
    if place not in map(str, range(1, count + 1)):
        return None
    return country_card(view, land, (("card-hand", {"cards": count}),))


def plot_card(view: View, seat: str, kind: str, place: str) -> Card | None:
    """An intrigue card in the own hand."""
    count = own_hand(view, seat, "intrigue").get(kind, 0)
    if place not in map(str, range(1, count + 1)):
        return None
    fits = {"countries": "@intrigue-" + kind, "joker": view["rules"]["intrigue_joker"]}
    says: tuple[Phrase, ...] = (("card-intrigue-fits", fits), ("card-hand", {"cards": count}))
    return Card(("option-intrigue", {}), says, ("RY-1.18",), picture="intrigue")


def pile_card(view: View, kind: str) -> Card | None:
    """A draw pile."""
    if kind == "country":
        says: Phrase = ("board-hand", {"cards": view["piles"]["country"]})
        return Card(("card-pile-country", {}), (says, *until(view)), ("RY-3.4", "RY-11.1"), picture="cards")
    if kind == "intrigue":
        says = ("board-intrigue", {"cards": view["piles"]["intrigue"]})
        return Card(("card-pile-intrigue", {}), (says,), ("RY-3.9", "RY-1.18"), picture="intrigue")
    return None


def until(view: View) -> tuple[Phrase, ...]:
    """RY-11.1, RY-11.8: how near the end of the period is, and who has the last turn when it is over."""
    if view["over"]:
        return ()
    if view["last_round"]:
        return (("board-last-turn", {"seat": view["order"][-1]}),)
    left, most = view["period_left"], view["rules"]["country_only"]
    near: Phrase = ("card-period-left", {"left": left, "turns": -(-left // most)})
    return (near, ("card-last-period", {})) if view["period"] == PERIODS[-1] else (near,)


def period_card(view: View) -> Card:
    """The period that runs, and when it ends."""
    name: Phrase = ("board-period", {"period": str(view["period"])})
    quotes = ("RY-11.8",) if view["last_round"] else ("RY-11.1",)
    return Card(name, until(view), quotes, picture="hourglass", inert=True)


def draw_card(view: View, kind: str) -> Card | None:
    """One of the two ways to draw."""
    rules = view["rules"]
    names: dict[str, Phrase] = {
        "country": ("option-country-only", {"cards": rules["country_only"]}),
        "mixed": ("option-mixed", {"cards": rules["mixed_country"], "intrigue": rules["mixed_intrigue"]}),
    }
    if kind not in names:
        return None
    return Card(names[kind], (), ("RY-3.4",), "RY-3.6", "intrigue" if kind == "mixed" else "cards")


def colour_card(view: View, name: str) -> Card | None:
    """A colour with its cubes."""
    found = next((one for one in view["colours"] if one["id"] == name), None)
    if found is None or not view["picking"]:
        return None
    says: Phrase = ("board-supply", {"cubes": found["cubes"]})
    return Card(("colour-" + name, {}), (says,), ("RY-1.3",), picture="cube")


def seat_of(view: View, seat: str) -> View | None:
    """A player by the number in the name of a thing."""
    return next((one for one in view["players"] if str(one["seat"]) == seat), None)


def score_card(view: View, seat: str) -> Card | None:
    """RY-10.2: the own points, source by source; how many the others have when the game is over."""
    player = seat_of(view, seat)
    if player is None or "points" not in player:
        return None
    return points_card(player["seat"], player["points"], player.get("sources", {}), "RY-10.2")


def markers_card(view: View, seat: str) -> Card | None:
    """RY-10.2: how many markers somebody has; what they are worth stays secret."""
    player = seat_of(view, seat)
    if player is None:
        return None
    number, count = player["seat"], ("board-markers", {"markers": player["markers"]})
    return Card(("card-markers", {"seat": number}), (count,), ("RY-10.2",), "", "marker", number, True)


def title_card(view: View, name: str) -> Card | None:
    """A title with the cubes on it."""
    found = next((one for one in view["titles"] if one["id"] == name), None)
    if found is None:
        return None
    cubes = tuple(("board-title-cubes", {"seat": seat, "cubes": found["cubes"][seat]}) for seat in view["order"])
    price, worth = ("card-title-price", {"cards": found["cards"]}), ("card-title-worth", {"points": found["points"]})
    return Card(("title-" + name, {}), (price, worth, *cubes), ("RY-13.1",), "RY-13.1", "portrait-" + name, inert=True)


def noble_card(view: View) -> Card:
    """The Noble House."""
    held = [sum(1 for title in view["titles"] if title["cubes"][seat]) for seat in range(len(view["players"]))]
    count = len(view["titles"])
    how: tuple[Phrase, ...] = (("board-noble-house-how", {}),)
    says = how + tuple(
        ("board-collected", {"seat": seat, "titles": held[seat], "all": count}) for seat in view["order"]
    )
    return Card(("board-noble-house", {}), says, ("RY-10.9",), picture="marker", inert=True)


def land_card(view: View, name: str) -> Card | None:
    """A country: who has how much influence there, and what it brings in this period."""
    found = next((one for one in view["countries"] if one["id"] == name), None)
    if found is None:
        return None
    year, everywhere = view["period"], len(found["cities"])
    first, second = found["periods_printed"][year]
    brings = {"period": str(year), "country": "@country-" + name, "first": first, "second": second}
    standing = tuple(
        (
            "board-standing",
            {"seat": s, "influence": found["influence"][s], "cities": found["presence"][s], "all": everywhere},
        )
        for s in view["order"]
    )
    tie = found["tie"]
    ahead = ((("card-ahead", {**tie, "seat": found["first"]}),)) if tie["tied"] else ()
    says: tuple[Phrase, ...] = (("card-period", brings), *standing, *ahead)
    return Card(("country-" + name, {}), says, ("RY-10.5",), "RY-12.1", name, inert=True)


def city_card(view: View, name: str) -> Card | None:
    """A city and its bonus."""
    cities = ((land, city) for land in view["countries"] for city in land["cities"])
    land, found = next(((land, city) for land, city in cities if city["id"] == name), (None, None))
    if land is None or found is None:
        return None
    says: Phrase = ("board-city-bonus" if found["marker"] else "board-city-space", {"points": found["bonus"]})
    quotes = ("RY-10.3", "RY-7.9") if any(found["banished"]) else ("RY-10.3",)
    return Card(("city-" + name, {}), (says,), quotes, picture="tower-" + land["id"], inert=True)


CARDS: Makers = {
    "position": (position_card, 1),
    "display": (display_card, 1),
    "card": (held_card, 3),
    "intrigue": (plot_card, 3),
    "pile": (pile_card, 1),
    "draw": (draw_card, 1),
    "colour": (colour_card, 1),
    "points": (score_card, 1),
    "markers": (markers_card, 1),
    "title": (title_card, 1),
    "noble": (noble_card, 0),
    "period": (period_card, 0),
    "country": (land_card, 1),
    "city": (city_card, 1),
}  # and how many names follow


# What stands in the way.


def hindrances(europe: Europe, seat: int, piece: str) -> list[Hindrance]:
    """Why a seat cannot choose a thing: what it lacks, then that it is not the time."""
    kind, *names = piece.split(":")
    if kind == "position":
        return to_position(europe, seat, POSITIONS.index(names[0]))
    if kind == "colour":
        return to_colour(europe, COLOURS.index(names[0]))
    if kind == "pile" and not total_of(europe.pile if names[0] == "country" else europe.intrigue_pile):
        return [Hindrance(("not-empty", {}), "RY-3.11" if names[0] == "country" else "RY-3.10")]
    if not europe.waits(seat):
        return []
    if kind in ("pile", "display", "draw"):
        return to_drawing(europe, kind, names[0])
    return to_card(europe, seat, kind, names)


def to_position(europe: Europe, seat: int, position: int) -> list[Hindrance]:
    """RY-5, RY-7: held by the seat itself, or too dear; and that drawing, or another payment, comes first."""
    found = unpayable(europe, seat, position)
    if europe.waits(seat) and europe.question in (opt.ASK_KIND, opt.ASK_DRAW):
        found.append(Hindrance(("not-draw-first", {}), "RY-2.2"))
    if europe.waits(seat) and europe.question in (opt.ASK_INTRIGUE, opt.ASK_PAYMENT):
        found.append(Hindrance(("not-pay-first", {}), "RY-D9"))
    return found


def unpayable(europe: Europe, seat: int, position: int) -> list[Hindrance]:
    """What a seat lacks for a position, with the numbers."""
    edition = europe.edition
    holder = europe.holder[position]
    if holder == seat:
        return [Hindrance(("not-own", {}), "RY-7.2")]
    if europe.colour[seat] >= 0 and not opt.has_cubes(europe, seat):
        numbers: dict[str, object] = {"need": int(edition.cubes_per_occupation), "cubes": int(europe.supply[seat])}
        return [Hindrance(("not-cubes", numbers), "RY-5.9")]
    country, found = int(edition.position_country[position]), list[Hindrance]()
    land, cost = "@country-" + COUNTRIES[country], int(edition.position_cost[position])
    value, held = int(opt.country_value(europe, seat, country)), int(europe.hands[seat * COUNTRY_COUNT + country])
    if value < cost:
        numbers = {"cards": cost, "held": held, "jokers": value - held, "joker": int(edition.joker)}
        found.append(Hindrance(("not-cards", {**numbers, "country": land}), "RY-5.6" if holder == NOBODY else "RY-7.6"))
    need, plots = int(edition.position_intrigue[position]), int(opt.intrigue_value(europe, seat, country))
    if holder != NOBODY and plots < need:
        why: Phrase = ("not-intrigue", {"intrigue": need, "value": plots, "country": land})
        found.append(Hindrance(why, grounds.price_in_intrigue(europe, position)))
    return found


def to_colour(europe: Europe, colour: int) -> list[Hindrance]:
    """RY-1.2: somebody has picked it."""
    owner = next((seat for seat in range(europe.seats) if europe.colour[seat] == colour), NOBODY)
    return [Hindrance(("not-colour", {"seat": owner}), "RY-1.2")] if owner != NOBODY else []


def to_drawing(europe: Europe, kind: str, name: str) -> list[Hindrance]:
    """RY-3: why cards cannot be drawn like this."""
    option = opt.FROM_INTRIGUE if name == "intrigue" else opt.FROM_PILE
    if kind == "draw":
        option = opt.COUNTRY_ONLY if name == "country" else opt.MIXED
    elif kind == "display":
        option = opt.FROM_DISPLAY + COUNTRIES.index(name)
    rule = grounds.objection(europe, int(europe.turn()), option)
    if europe.question not in (opt.ASK_KIND, opt.ASK_DRAW):
        return [Hindrance(("not-draw-over", {}), rule)] if rule == "RY-2.3" else []
    if rule in ("RY-3.2", "RY-3.3"):
        return [Hindrance(("not-first-turn", {}), rule)]
    if europe.question == opt.ASK_KIND:
        return [Hindrance(("not-kind-first", {}), rule)]
    left: dict[str, object] = {"cards": int(europe.country_draws), "intrigue": int(europe.intrigue_draws)}
    return [Hindrance(("not-kind-chosen", left), rule)]


def to_card(europe: Europe, seat: int, kind: str, names: list[str]) -> list[Hindrance]:
    """RY-R33, RY-7.15: why a card in the hand cannot be laid down now."""
    if europe.question in (opt.ASK_KIND, opt.ASK_DRAW):
        return [Hindrance(("not-draw-first", {}), "RY-2.2")]
    if europe.question == opt.ASK_PLAY:
        return [Hindrance(("not-named", {}), "RY-7.15" if kind == "intrigue" else "RY-R33")]
    if europe.question not in (opt.ASK_INTRIGUE, opt.ASK_PAYMENT):
        return []
    edition, target = europe.edition, europe.target
    need = edition.position_intrigue if europe.question == opt.ASK_INTRIGUE else edition.position_cost
    numbers = {"cards": int(need[target]), "country": "@country-" + COUNTRIES[edition.position_country[target]]}
    return [Hindrance(("not-this-payment", numbers), grounds.prompt_rule(europe))]
