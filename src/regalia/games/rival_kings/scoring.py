"""Points, ties, and the score sheet line by line."""

from typing import Final, NamedTuple

from regalia.games.rival_kings.components import CARD_COUNT, COLOUR_COUNT, KINDS, ROW_SIZE
from regalia.games.rival_kings.position import Realm
from regalia.kernel.counts import filled
from regalia.kernel.vectors import i64, vec

SOURCES: Final = ("perfect_pairs", "colour_pairs", "singles", "coins", "markers", "earlier")


class Tally:
    """The cards of one seat as they count at the end: every card in one place only (RK-12.9)."""

    def __init__(self) -> None:
        self.perfect_pairs: i64 = 0
        self.perfect_points: i64 = 0
        self.colour_pairs: i64 = 0
        self.colour_points: i64 = 0
        self.singles: i64 = 0


def held(realm: Realm, seat: i64) -> vec[i64]:
    """How many copies of each card lie at a court."""
    found, row = filled(CARD_COUNT, 0), realm.row
    for deck in range(i64(2)):
        first = seat * CARD_COUNT + deck * ROW_SIZE
        for place in range(first, first + realm.row_size[seat * 2 + deck]):
            found[row[place]] += 1
    return found


def tally(realm: Realm, seat: i64) -> Tally:
    """RK-12.1 to RK-12.5, RK-R46: perfect pairs first, then the best colour pairs of the rest."""
    found = Tally()
    left = held(realm, seat)
    value, partner = realm.edition.value, realm.edition.partner
    for subject in range(i64(KINDS)):
        building = partner[subject]
        pairs = min(left[subject], left[building])
        found.perfect_pairs += pairs
        found.perfect_points += pairs * (value[subject] + value[building])
        left[subject] -= pairs
        left[building] -= pairs
    for colour in range(i64(COLOUR_COUNT)):
        pair_colour(realm, colour, left, found)
    return found


def pair_colour(realm: Realm, colour: i64, left: vec[i64], found: Tally) -> None:
    """RK-12.4, RK-R46: n pairs can score the n best cards of a colour, each with a worse card of the other kind.

    So the best cards are paired as long as there are partners and a pair brings no less than two single cards.
    """
    edition = realm.edition
    cards, value, least = edition.dearest, edition.value, 2 * edition.single_points
    first, last = edition.dearest_at[colour], edition.dearest_at[colour + 1]
    subjects: i64 = 0
    buildings: i64 = 0
    for place in range(first, last):
        card = cards[place]
        if card < KINDS:
            subjects += left[card]
        else:
            buildings += left[card]
    most = min(subjects, buildings)
    pairs: i64 = 0
    for place in range(first, last):
        card = cards[place]
        if pairs == most or value[card] < least:
            break
        taken = min(left[card], most - pairs)
        pairs += taken
        found.colour_points += taken * value[card]
    found.colour_pairs += pairs
    found.singles += subjects + buildings - 2 * pairs


class Pair(NamedTuple):
    """A subject and a building that score together."""

    source: str
    subject: int
    building: int
    points: int


def pairs_of(realm: Realm, seat: int) -> list[Pair]:
    """RK-12.3, RK-12.4: the pairs that `tally` counts, one by one."""
    found: list[Pair] = []
    left = held(realm, seat)
    value = realm.edition.value
    for subject in range(KINDS):
        building = int(realm.edition.partner[subject])
        for _ in range(min(left[subject], left[building])):
            found.append(Pair("perfect_pairs", subject, building, int(value[subject] + value[building])))
            left[subject] -= 1
            left[building] -= 1
    for colour in range(COLOUR_COUNT):
        found += colour_pairs_of(realm, colour, left)
    return found


def colour_pairs_of(realm: Realm, colour: int, left: vec[i64]) -> list[Pair]:
    """RK-R46: the best card of a colour with the worst of the other kind, as long as that brings no less than two
    single cards.
    """
    found: list[Pair] = []
    cards = [card for card in range(CARD_COUNT) for _ in range(left[card]) if realm.edition.colour[card] == colour]
    cards.sort(key=lambda card: int(realm.edition.value[card]), reverse=True)
    while cards and realm.edition.value[cards[0]] >= 2 * realm.edition.single_points:
        best = cards.pop(0)
        partners = [card for card in cards if (card < KINDS) != (best < KINDS)]
        if partners:
            cards.remove(partners[-1])
            subject, building = min(best, partners[-1]), max(best, partners[-1])
            found.append(Pair("colour_pairs", subject, building, int(realm.edition.value[best])))
    return found


def points_of(realm: Realm, seat: i64) -> i64:
    """RK-12.3 to RK-12.7, RK-R47: the points of this game."""
    edition = realm.edition
    cards = tally(realm, seat)
    points = cards.perfect_points + cards.colour_points + cards.singles * edition.single_points
    return points + realm.coins(seat) // edition.coins_per_point + realm.markers[seat] * edition.marker_points


def score_of(realm: Realm, seat: i64) -> i64:
    """RK-14.1: the points of this game and of those before it."""
    return realm.earlier[seat] + points_of(realm, seat)


def ranks_of(realm: Realm) -> list[i64]:
    """RK-12.8, RK-R45, RK-R48: most points win; equal ones share their place."""
    scores = [score_of(realm, seat) for seat in range(realm.seats)]
    ranks: list[i64] = []
    for own in scores:
        rank: i64 = 1
        for other in scores:
            if other > own:
                rank += 1
        ranks.append(rank)
    return ranks


def lines(realm: Realm) -> list[tuple[str, list[int]]]:
    """The score sheet: each source of points, with the points of every seat."""
    columns = [column(realm, seat) for seat in range(realm.seats)]
    return [(source, [points[line] for points in columns]) for line, source in enumerate(SOURCES)]


def column(realm: Realm, seat: i64) -> list[int]:
    """The score sheet of one seat, line by line."""
    edition = realm.edition
    cards = tally(realm, seat)
    return [
        int(cards.perfect_points),
        int(cards.colour_points),
        int(cards.singles * edition.single_points),
        int(realm.coins(seat) // edition.coins_per_point),
        int(realm.markers[seat] * edition.marker_points),
        int(realm.earlier[seat]),
    ]
