"""What is heard of the game: each event by its number, and its words from the table and the numbers it is told with."""

from typing import Final

from regalia.games.royals import notation
from regalia.games.royals import options as opt
from regalia.games.royals.components import (
    CITIES,
    COLOURS,
    COUNTRIES,
    COUNTRY_COUNT,
    INTRIGUE,
    PERIOD_MARKER,
    PERIODS,
    POSITION_COUNT,
    TITLE_COUNT,
    TITLE_MARKER,
    TITLES,
)
from regalia.games.royals.position import Europe
from regalia.games.royals.scoring import best_marker, rank_of
from regalia.kernel.agenda import Event, Events
from regalia.kernel.counts import total_of

# Events, with the numbers that follow the seat.
PICKS: Final = 1
STARTS: Final = 2
TURN_BEGINS: Final = 3
DRAWS: Final = 4
TAKES: Final = 5  # country
DRAWS_BLIND: Final = 6
DREW_COUNTRY: Final = 7  # country
DRAWS_INTRIGUE: Final = 8
DREW_INTRIGUE: Final = 9  # kind
INTRIGUE_RENEWED: Final = 10
CANNOT_PLAY: Final = 11
STOPS: Final = 12
INTRIGUES: Final = 13
BANISHED: Final = 14  # city
OCCUPIES: Final = 15  # option
CITY_BONUS: Final = 16  # city, points
COUNTRY_BONUS: Final = 17  # country, points
NOBLE_HOUSE_BONUS: Final = 18  # points
DISCARDS: Final = 19  # option
DISCARDS_INTRIGUE: Final = 20  # option
PERIOD_ENDS: Final = 21
LAST_ROUND: Final = 22
PERIOD_SCORING: Final = 23
PERIOD_AWARD: Final = 24  # marker, the seat ahead
PERIOD_NOBODY: Final = 25  # marker
TITLE_SCORING: Final = 26
TITLE_WHOLE: Final = 27  # title
TITLE_HALF: Final = 28  # title, the seat with the other half
TITLE_NOBODY: Final = 29  # title
TIE: Final = 30
GAME_OVER: Final = 31


def city(number: int) -> str:
    """The message that names a city."""
    return "@city-" + CITIES[number]


def country(number: int) -> str:
    """The message that names a country."""
    return "@country-" + COUNTRIES[number]


def title(number: int) -> str:
    """The message that names a title."""
    return "@title-" + TITLES[number]


def period(europe: Europe) -> str:
    """The year by which a period is known."""
    return str(PERIODS[europe.period])


def picks(europe: Europe, seat: int, about: int, more: int) -> Event:
    """RY-1.2: a colour and its cubes."""
    colour = "@colour-" + COLOURS[europe.colour[seat]]
    return Event("picks", {"seat": seat, "colour": colour, "cubes": europe.supply[seat]})


def draws(europe: Europe, seat: int, about: int, more: int) -> Event:
    """How many cards of each kind a seat is going to draw."""
    return Event("draws", {"seat": seat, "cards": europe.country_draws, "intrigue": europe.intrigue_draws})


def cannot_play(europe: Europe, seat: int, about: int, more: int) -> Event:
    """Only the seat itself hears why nothing is asked."""
    return Event("cannot-play" if opt.has_cubes(europe, seat) else "no-cubes", {"seat": seat}, 1 << seat)


def intrigues(europe: Europe, seat: int, about: int, more: int) -> Event:
    """RY-7.8: the intrigue cards that were picked are played."""
    return Event("intrigues", {"seat": seat, "give": notation.intrigue_of(europe, opt.INTRIGUE_SET + europe.pledge)})


def occupies(europe: Europe, seat: int, option: int, more: int) -> Event:
    """The target and every card that is paid for it; jokers apart, so that nobody wonders what they are for."""
    fitting, jokers = opt.fitting_cards(europe, option), opt.joker_count(europe, option)
    where = COUNTRIES[europe.edition.position_country[europe.target]]
    paid: dict[str, object] = {
        "give": notation.country_amounts(opt.paid_cards(europe, option), 0),
        "fitting": fitting,
        "fits": notation.in_short([(where, fitting)] if fitting else []),
        "jokers": jokers,
        "makes": notation.in_short(notation.cards_of(europe, option)),
    }
    return Event("occupies", {**notation.position_details(europe, europe.target), "seat": seat, **paid})


# Scoring.


def period_award(europe: Europe, seat: int, marker: int, ahead: int) -> Event:
    """RY-12: the first or the second in a country, and what decided between equals."""
    place = marker - PERIOD_MARKER
    where = place // 2 % COUNTRY_COUNT
    details: dict[str, object] = {"seat": seat, "country": country(where), "points": europe.edition.marker_vp[marker]}
    details["influence"] = europe.influence_of(seat, where)
    return Event("period-second" if place % 2 else "period-first", {**details, **tie_of(europe, seat, ahead, where)})


def period_nobody(europe: Europe, seat: int, marker: int, more: int) -> Event:
    """A marker that nobody has influence for."""
    where = (marker - PERIOD_MARKER) // 2 % COUNTRY_COUNT
    return Event("period-nobody", {"country": country(where), "points": europe.edition.marker_vp[marker]})


def tie_of(europe: Europe, seat: int, ahead: int, where: int) -> dict[str, object]:
    """RY-12.6, RY-12.7: a seat and who had as much influence, and the position that put it before them."""
    influence = europe.influence_of(seat, where)
    level = [other for other in europe.order if europe.influence_of(other, where) == influence]
    tied = [other for other in level if other != seat and other != ahead]
    if not tied:
        return {"tied": 0}
    best = senior_position(europe, seat, where)
    edition = europe.edition
    first, place = title(edition.position_title[best]), city(edition.position_city[best])
    return {"tied": len(tied), "seats": [seat, *tied], "title": first, "city": place}


def senior_position(europe: Europe, seat: int, where: int) -> int:
    """RY-R20: the position of a seat in a country that comes before all its others."""
    edition = europe.edition
    own = [
        position
        for position in range(POSITION_COUNT)
        if europe.holder[position] == seat and edition.position_country[position] == where
    ]
    return max(own, key=lambda position: edition.seniority[position])


def title_points(europe: Europe, number: int) -> int:
    """What both halves of a title marker are worth."""
    marker = TITLE_MARKER + number * 2
    return europe.edition.marker_vp[marker] + europe.edition.marker_vp[marker + 1]


def title_whole(europe: Europe, seat: int, number: int, more: int) -> Event:
    """The whole marker for one seat."""
    details: dict[str, object] = {"title": title(number), "cubes": europe.title_cubes[seat * TITLE_COUNT + number]}
    return Event("title-whole", {**details, "seat": seat, "points": title_points(europe, number)})


def title_half(europe: Europe, seat: int, number: int, other: int) -> Event:
    """A half for each of two, told once for both."""
    details: dict[str, object] = {"title": title(number), "cubes": europe.title_cubes[seat * TITLE_COUNT + number]}
    half = title_points(europe, number) // 2
    return Event("title-half", {**details, "seats": [seat, other], "points": half})


def title_nobody(europe: Europe, seat: int, number: int, more: int) -> Event:
    """RY-13.5, RY-R23: three or more have the most cubes, or nobody has any."""
    cubes = [europe.title_cubes[other * TITLE_COUNT + number] for other in range(europe.seats)]
    most = max(1, *cubes)
    tied = [other for other in range(europe.seats) if cubes[other] == most]
    return Event("title-nobody", {"title": title(number), "tied": len(tied), "seats": tied, "cubes": most})


def tie(europe: Europe, seat: int, about: int, more: int) -> Event | None:
    """RY-14.3, RY-14.4: what decides among those who have the most points."""
    points = [europe.points(other) for other in range(europe.seats)]
    tied = [other for other, own in enumerate(points) if own == max(points)]
    if len(tied) < 2:
        return None
    winners = [other for other in tied if rank_of(europe, other) == 1]
    value = best_marker(europe, winners[0])
    if len(winners) == 1:
        return Event("tie-marker", {"seat": winners[0], "seats": tied, "value": value})
    return Event("tie-shared", {"seats": winners, "value": value})


EVENTS: Final[Events[Europe]] = {
    PICKS: picks,
    STARTS: lambda europe, seat, about, more: Event("starts", {"seat": seat}),
    TURN_BEGINS: lambda europe, seat, about, more: Event("turn", {"seat": seat}),
    DRAWS: draws,
    TAKES: lambda europe, seat, card, more: Event("takes", {"seat": seat, "country": country(card)}),
    DRAWS_BLIND: lambda europe, seat, about, more: Event("draws-blind", {"seat": seat}),
    DREW_COUNTRY: lambda europe, seat, card, more: Event(
        "drew", {"seat": seat, "card": [(COUNTRIES[card], 1)]}, 1 << seat
    ),
    DRAWS_INTRIGUE: lambda europe, seat, about, more: Event("draws-intrigue", {"seat": seat}),
    DREW_INTRIGUE: lambda europe, seat, card, more: Event(
        "drew", {"seat": seat, "card": [(INTRIGUE[card], 1)]}, 1 << seat
    ),
    INTRIGUE_RENEWED: lambda europe, seat, about, more: Event(
        "intrigue-renewed", {"cards": total_of(europe.intrigue_pile)}
    ),
    CANNOT_PLAY: cannot_play,
    STOPS: lambda europe, seat, about, more: Event("stops", {"seat": seat}),
    INTRIGUES: intrigues,
    BANISHED: lambda europe, seat, where, more: Event("banished", {"seat": seat, "city": city(where)}),
    OCCUPIES: occupies,
    CITY_BONUS: lambda europe, seat, where, points: Event(
        "city-bonus", {"seat": seat, "city": city(where), "points": points}
    ),
    COUNTRY_BONUS: lambda europe, seat, where, points: Event(
        "country-bonus", {"seat": seat, "country": country(where), "points": points}
    ),
    NOBLE_HOUSE_BONUS: lambda europe, seat, points, more: Event("noble-house-bonus", {"seat": seat, "points": points}),
    DISCARDS: lambda europe, seat, option, more: Event(
        "discards", {"seat": seat, "give": notation.cards_of(europe, option)}
    ),
    DISCARDS_INTRIGUE: lambda europe, seat, option, more: Event(
        "discards", {"seat": seat, "give": notation.intrigue_of(europe, option)}
    ),
    PERIOD_ENDS: lambda europe, seat, about, more: Event("period-ends", {"period": period(europe)}),
    LAST_ROUND: lambda europe, seat, about, more: Event("last-round", {"seat": seat}),
    PERIOD_SCORING: lambda europe, seat, about, more: Event("period-scoring", {"period": period(europe)}),
    PERIOD_AWARD: period_award,
    PERIOD_NOBODY: period_nobody,
    TITLE_SCORING: lambda europe, seat, about, more: Event("title-scoring", {}),
    TITLE_WHOLE: title_whole,
    TITLE_HALF: title_half,
    TITLE_NOBODY: title_nobody,
    TIE: tie,
    GAME_OVER: lambda europe, seat, about, more: Event("end", {}),
}
