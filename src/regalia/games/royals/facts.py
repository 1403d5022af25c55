"""What a person counts in Royals: the facts by which a hint says why."""

from collections.abc import Iterator

from regalia.games.royals.components import (
    CITIES,
    COUNTRIES,
    COUNTRY_COUNT,
    COUNTRY_MARKER,
    NOBLE_COUNT,
    NOBLE_MARKER,
    POSITION_COUNT,
    TITLE_COUNT,
    TITLE_MARKER,
    TITLES,
)
from regalia.games.royals.evaluation import INFLUENCE, LATER_LEAD, LATER_SECOND, marker_points, terms
from regalia.games.royals.position import NOBODY, Europe
from regalia.kernel.counts import count_of
from regalia.kernel.facts import Fact
from regalia.kernel.position import Position

About = tuple[tuple[str, object], ...]


def facts(europe: Europe, seat: int, later: Position) -> list[Fact]:
    """What a seat has at a later table."""
    assert isinstance(later, Europe)
    found = terms(later, seat)
    drawn = (int(later.country_draws), int(later.intrigue_draws)) if later.active == seat else (0, 0)
    return [
        Fact("points", float(later.points(seat))),
        Fact("influence", float(found[INFLUENCE])),
        Fact("periods", float(found[LATER_LEAD] + found[LATER_SECOND])),
        Fact("cities", float(count_of(later.cities_of(seat)))),
        Fact("cards", float(later.hand_size(seat) + drawn[0])),
        Fact("intrigue", float(later.intrigue_size(seat) + drawn[1])),
        Fact("cubes", float(later.supply[seat])),
        *country_facts(europe, seat, later),
        *bonus_facts(europe, seat, later),
        *title_facts(europe, seat, later),
        *reach_facts(later, seat),
    ]


def country_facts(europe: Europe, seat: int, later: Europe) -> Iterator[Fact]:
    """RY-12.2: who leads in a country, who is second, and the cards of that country in hand."""
    for country, name in enumerate(COUNTRIES):
        about: About = (("country", "@country-" + name),)
        yield Fact("suits", float(later.hands[seat * COUNTRY_COUNT + country]), about=about)
        rival = leader(europe, seat, country)
        threat: About = (("seat", rival), ("theirs", int(europe.influence_of(rival, country))))
        place = place_of(later, seat, country)
        for wanted, group in enumerate(("lead", "second")):
            points = int(marker_points(europe, europe.period, country, wanted))
            told = (*about, ("points", points), *threat)
            yield Fact(group, float(place == wanted), about=told, share=True, stake=points)


def leader(europe: Europe, seat: int, country: int) -> int:
    """The rival with the most influence in a country, as it stands now."""
    rivals = [other for other in range(europe.seats) if other != seat]
    return max(rivals, key=lambda other: europe.standing(other, country))


def place_of(europe: Europe, seat: int, country: int) -> int:
    """RY-12.6, RY-12.7: how many stand before a seat in a country; below 0 where it has no influence."""
    own = europe.standing(seat, country)
    return sum(1 for other in range(europe.seats) if europe.standing(other, country) > own) if own else -1


def bonus_facts(europe: Europe, seat: int, later: Europe) -> Iterator[Fact]:
    """RY-10.5, RY-10.6: the cities that a country bonus still wants, and the titles for the Noble House."""
    cities = later.cities_of(seat)
    for country, name in enumerate(COUNTRIES):
        first = COUNTRY_MARKER + country * 2
        marker = first if europe.marker[first] == NOBODY else first + 1
        if europe.marker[first] != seat and europe.marker[marker] == NOBODY:
            points = int(europe.edition.marker_vp[marker])
            short = count_of(europe.edition.country_cities[country] & ~cities)
            about: About = (("country", "@country-" + name), ("points", points))
            yield Fact("country", float(short), about=about, less=True, stake=points)
    markers = range(NOBLE_MARKER, NOBLE_MARKER + NOBLE_COUNT)
    free = [marker for marker in markers if europe.marker[marker] == NOBODY]
    if free and all(europe.marker[marker] != seat for marker in markers):
        short = sum(1 for title in range(TITLE_COUNT) if not later.title_cubes[seat * TITLE_COUNT + title])
        yield Fact("noble", float(short), about=(("points", int(europe.edition.marker_vp[free[0]])),), less=True)


def title_facts(europe: Europe, seat: int, later: Europe) -> Iterator[Fact]:
    """RY-13: who has most cubes on a title, alone or with others."""
    for title, name in enumerate(TITLES):
        cubes = [int(later.title_cubes[other * TITLE_COUNT + title]) for other in range(later.seats)]
        points = int(europe.edition.marker_vp[TITLE_MARKER + title * 2]) * 2
        about: About = (("title", "@title-" + name), ("points", points))
        most = float(cubes[seat] > 0 and cubes[seat] == max(cubes))
        yield Fact("titles", most, about=about, beside=float(cubes[seat]), share=True, stake=points)


def reach_facts(later: Europe, seat: int) -> Iterator[Fact]:
    """RY-5: free positions that the country cards in hand could pay."""
    edition = later.edition
    for position in range(POSITION_COUNT):
        country = edition.position_country[position]
        cards = later.hands[seat * COUNTRY_COUNT + country]
        if later.holder[position] == NOBODY and cards >= edition.position_cost[position]:
            influence = int(edition.influence[position])
            about = (
                ("title", "@title-" + TITLES[edition.position_title[position]]),
                ("city", "@city-" + CITIES[edition.position_city[position]]),
                ("influence", influence),
            )
            yield Fact("reach", 1.0, about=about, share=True, stake=float(influence))
