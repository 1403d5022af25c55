"""What a seat may see of Royals, as plain dicts and lists."""

from functools import lru_cache
from typing import Any

from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    CITIES,
    CITY_COUNT,
    CITY_MARKER,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    COUNTRY_MARKER,
    INTRIGUE,
    INTRIGUE_COUNT,
    MARKER_COUNT,
    NOBLE_COUNT,
    NOBLE_MARKER,
    PERIOD_MARKER,
    PERIODS,
    POSITION_COUNT,
    POSITIONS,
    TITLE_COUNT,
    TITLE_MARKER,
    TITLES,
    Edition,
)
from regalia.games.royals.events import tie_of
from regalia.games.royals.position import NOBODY, SOURCE_COUNT, SOURCES, Europe
from regalia.kernel.game import SPECTATOR
from regalia.kernel.vectors import i64, vec

LANDS = list(COUNTRIES)


def view(europe: Europe, seat: int, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """Hidden are what others drew blind, what the piles hold, and the points of others until the end."""
    shown = {**(shared or public(europe)), "seat": seat}
    if seat >= 0:
        mine = {**shown["players"][seat], **hand(europe, seat)}
        shown["players"] = [mine if one["seat"] == seat else one for one in shown["players"]]
        shown["paying"] = paying(europe, seat)
        shown["reachable"] = reachable(europe, seat)
        shown["near"] = near(europe, shown["reachable"])
    return shown


def public(europe: Europe) -> dict[str, Any]:
    """What everybody may see."""
    return {
        "game": "royals",
        "seat": SPECTATOR,
        "period": PERIODS[europe.period],
        "period_left": int(europe.period_left()),
        "last_round": europe.last_round == 1,
        "active": int(europe.active),
        "order": [int(s) for s in europe.order],
        "waiting": [s for s in range(europe.seats) if europe.waits(s)],
        "over": europe.over(),
        "switches": dict(europe.edition.switches),
        "draws": {"country": int(europe.country_draws), "intrigue": int(europe.intrigue_draws)},
        "display": countries(europe.display),
        "piles": {"country": sum(europe.pile), "intrigue": sum(europe.intrigue_pile)},
        "discards": countries(europe.discards),
        "intrigue_discards": intrigue(europe.intrigue_discards),
        "lands": LANDS,
        "picking": any(europe.colour[s] < 0 for s in range(europe.seats)),
        "countries": [country(europe, c) for c in range(COUNTRY_COUNT)],
        "titles": [title(europe, t) for t in range(TITLE_COUNT)],
        "noble_house": left(europe, NOBLE_MARKER, NOBLE_COUNT),
        "noble_printed": printed(europe, NOBLE_MARKER, NOBLE_COUNT),
        "players": [player(europe, s) for s in range(europe.seats)],
        "dyes": [dye(europe, s) for s in range(europe.seats)],
        "paying": {},
        "reachable": [],
        "near": near(europe, []),
        "colours": colours(europe),
        "rules": rules(europe.edition),
    }


@lru_cache(maxsize=64)
def rules(edition: Edition) -> dict[str, int]:
    """The printed numbers that a player wants to see: draws, limits and jokers."""
    return {
        "country_only": int(edition.draw_country_only),
        "mixed_country": int(edition.draw_mixed_country),
        "mixed_intrigue": int(edition.draw_mixed_intrigue),
        "hand_limit": int(edition.hand_limit),
        "intrigue_limit": int(edition.intrigue_limit),
        "joker": int(edition.joker),
        "intrigue_joker": int(edition.intrigue_joker),
    }


def colours(europe: Europe) -> list[dict[str, Any]]:
    """The colours of cubes that can be picked at this table, with their owners."""
    owners = {int(europe.colour[s]): s for s in range(europe.seats)}
    edition, seats = europe.edition, europe.seats
    return [
        {"id": name, "cubes": int(edition.supply_of(seats, number)), "owner": owners.get(number, NOBODY)}
        for number, name in enumerate(COLOURS)
        if (edition.colours[seats] >> number) & 1
    ]


def dye(europe: Europe, seat: int) -> str:
    """The colour that a seat has picked."""
    return COLOURS[europe.colour[seat]] if europe.colour[seat] >= 0 else "none"


def reachable(europe: Europe, seat: int) -> list[str]:
    """The positions that the own hand can pay for."""
    if europe.over():
        return []
    return [POSITIONS[option - opt.TARGET] for option in opt.plays(europe, seat) if option != opt.STOP]


def near(europe: Europe, positions: list[str]) -> dict[str, list[str]]:
    """Which of some positions lie in each country."""
    found: dict[str, list[str]] = {name: [] for name in COUNTRIES}
    for name in positions:
        found[COUNTRIES[land_of(europe.edition, POSITIONS.index(name))]].append(name)
    return found


def countries(counts: vec[i64], first: int = 0) -> dict[str, int]:
    """Country cards by country."""
    return {name: int(counts[first + place]) for place, name in enumerate(COUNTRIES)}


def intrigue(counts: vec[i64], first: int = 0) -> dict[str, int]:
    """Intrigue cards by pair."""
    return {name: int(counts[first + place]) for place, name in enumerate(INTRIGUE)}


def left(europe: Europe, first: int, count: int) -> list[int]:
    """The values of the markers of a row that still lie on the board."""
    return [int(europe.edition.marker_vp[m]) for m in range(first, first + count) if europe.marker[m] == NOBODY]


def printed(europe: Europe, first: int, count: int) -> list[int]:
    """The values printed on the spaces of a row of markers."""
    return [int(europe.edition.marker_vp[m]) for m in range(first, first + count)]


def presence(europe: Europe, seat: int, number: int) -> int:
    """In how many cities of a country a seat has a cube."""
    return (int(europe.cities_of(seat)) & int(europe.edition.country_cities[number])).bit_count()


def country(europe: Europe, number: int) -> dict[str, Any]:
    """One country: cities, bonus markers, period markers, influence."""
    here = [c for c in range(CITY_COUNT) if europe.edition.city_country[c] == number]
    periods, spaces = {}, {}
    for period, year in enumerate(PERIODS):
        first = PERIOD_MARKER + (period * COUNTRY_COUNT + number) * 2
        periods[year] = left(europe, first, 2)
        spaces[year] = printed(europe, first, 2)
    first = first_in(europe, number)
    return {
        "id": COUNTRIES[number],
        "bonus": left(europe, COUNTRY_MARKER + number * 2, 2),
        "bonus_printed": printed(europe, COUNTRY_MARKER + number * 2, 2),
        "periods": periods,
        "periods_printed": spaces,
        "influence": [int(europe.influence_of(s, number)) for s in range(europe.seats)],
        "presence": [presence(europe, s, number) for s in range(europe.seats)],
        "first": first,
        "tie": tie_of(europe, first, NOBODY, number) if first != NOBODY else {"tied": 0},
        "free": sum(holder == NOBODY for holder in holders_in(europe, number)),
        "cities": [city(europe, c) for c in here],
    }


def first_in(europe: Europe, number: int) -> int:
    """RY-12.2 to RY-12.7: who would get the higher marker of a country now, or NOBODY."""
    first = max(range(europe.seats), key=lambda seat: europe.standing(seat, number))
    return first if europe.influence_of(first, number) else NOBODY


def land_of(edition: Edition, place: int) -> int:
    """The country in which a position lies."""
    return int(edition.city_country[edition.position_city[place]])


def holders_in(europe: Europe, number: int) -> list[int]:
    """Who holds each position of a country."""
    return [int(europe.holder[p]) for p in range(POSITION_COUNT) if land_of(europe.edition, p) == number]


def city(europe: Europe, number: int) -> dict[str, Any]:
    """One city: its printed bonus, whether the marker is there, positions, banished cubes."""
    edition = europe.edition
    return {
        "id": CITIES[number],
        "bonus": int(edition.marker_vp[CITY_MARKER + number]),
        "marker": europe.marker[CITY_MARKER + number] == NOBODY,
        "banished": [int(europe.banished[s * CITY_COUNT + number]) for s in range(europe.seats)],
        "positions": [position(europe, p) for p in range(POSITION_COUNT) if edition.position_city[p] == number],
    }


def position(europe: Europe, number: int) -> dict[str, Any]:
    """One portrait with the cube on it."""
    edition = europe.edition
    return {
        "id": POSITIONS[number],
        "title": TITLES[edition.position_title[number]],
        "cards": int(edition.position_cost[number]),
        "influence": int(edition.influence[number]),
        "intrigue": int(edition.position_intrigue[number]),
        "holder": int(europe.holder[number]),
    }


def title(europe: Europe, number: int) -> dict[str, Any]:
    """One title marker with the cubes on it."""
    cubes = [int(europe.title_cubes[s * TITLE_COUNT + number]) for s in range(europe.seats)]
    return {
        "id": TITLES[number],
        "cards": int(europe.edition.title_cost[number]),
        "points": 2 * int(europe.edition.marker_vp[TITLE_MARKER + number * 2]),
        "cubes": cubes,
        "first": first_on(cubes),
    }


def first_on(cubes: list[int]) -> list[int]:
    """RY-13.3 to RY-13.5: who would get a title marker now, or half of it; nobody where three or more are equal."""
    most = max(1, *cubes)
    first = [seat for seat, count in enumerate(cubes) if count == most]
    return first if len(first) <= 2 else []


def player(europe: Europe, seat: int) -> dict[str, Any]:
    """What everybody may know of a seat; its points after the end."""
    size = int(europe.hand_size(seat))
    known = countries(europe.known, seat * COUNTRY_COUNT)
    markers = [m for m in range(MARKER_COUNT) if europe.marker[m] == seat]
    shown: dict[str, Any] = {
        "seat": seat,
        "colour": dye(europe, seat),
        "supply": int(europe.supply[seat]),
        "no_cubes": europe.colour[seat] >= 0 and not opt.has_cubes(europe, seat),
        "cards": size,
        "known": known,
        "unknown": size - sum(known.values()),
        "intrigue_cards": int(europe.intrigue_size(seat)),
        "markers": len(markers),
    }
    return {**shown, "points": int(europe.points(seat))} if europe.over() else shown


def points(europe: Europe, seat: int) -> dict[str, Any]:
    """RY-10.2: what the markers of a seat are worth, in all and by what they were given for."""
    first = seat * SOURCE_COUNT
    sources = {name: int(europe.ledger[first + place]) for place, name in enumerate(SOURCES)}
    return {"points": int(europe.points(seat)), "sources": sources}


def hand(europe: Europe, seat: int) -> dict[str, Any]:
    """What a seat knows of itself."""
    return {
        "hand": countries(europe.hands, seat * COUNTRY_COUNT),
        "intrigue": intrigue(europe.intrigue_hands, seat * INTRIGUE_COUNT),
        **points(europe, seat),
    }


def paying(europe: Europe, seat: int) -> dict[str, Any]:
    """What the own seat is about to pay for; nobody else knows it yet."""
    if europe.target < 0 or europe.active != seat:
        return {}
    first = int(europe.pledge) * INTRIGUE_COUNT
    pledged = intrigue(europe.edition.intrigue_sets, first) if europe.pledge >= 0 else {}
    return {"position": POSITIONS[europe.target], "intrigue": {k: n for k, n in pledged.items() if n}}
