"""The invariants: they hold in whole games, and the inspector notices when one is broken."""

import random
from collections.abc import Callable

import pytest

from regalia.games.royals.components import COUNTRY_MARKER, NOBLE_MARKER, PERIOD_MARKER
from regalia.games.royals.invariants import RoyalsInspector
from regalia.games.royals.position import NOBODY, OUT
from regalia.games.royals.rules import Royals
from regalia.kernel.agenda import Event
from regalia.kernel.inspection import BrokenInvariant
from regalia.kernel.vectors import append
from royals.ry_scenes import table
from support import moments, rule, start

Damage = Callable[[Royals], None]


def watched(choices: int = 150, seats: int = 3) -> tuple[Royals, RoyalsInspector]:
    """A random game after so many choices, its inspector up to date: a turn begins, and many cards are discarded."""
    game = start("royals", seats, seed=b"watched", listen=True)
    assert isinstance(game, Royals)
    herald = RoyalsInspector(game)
    herald.inspect()
    for step, _ in enumerate(moments(game, random.Random(5))):
        herald.inspect()
        if step > choices and game.question == 2 and sum(game.discards) > 12:
            break
    return game, herald


def noticed(damage: Damage, choices: int = 150, seats: int = 3) -> str:
    """The invariant that the inspector sees broken."""
    game, herald = watched(choices, seats)
    damage(game)
    with pytest.raises(BrokenInvariant) as broken:
        herald.inspect()
    return broken.value.rule


def tell(game: Royals, kind: str, **details: object) -> None:
    """Something is told that did not happen."""
    game.journal = [*(game.journal or []), Event(kind, details, -1)]


def lose_a_card(game: Royals) -> None:
    country = next(c for c in range(4) if game.discards[c])
    game.discards[country] -= 1


def lose_an_intrigue_card(game: Royals) -> None:
    kind = next(k for k in range(6) if game.intrigue_pile[k])
    game.intrigue_pile[kind] -= 1
    game.intrigue_fresh[kind] -= 1


def empty_the_display(game: Royals) -> None:
    for country in range(4):
        game.discards[country] += game.display[country]
        game.display[country] = 0


def fill_a_hand(game: Royals, size: int = 13) -> None:
    other = (game.active + 1) % game.seats
    while game.hand_size(other) < size:
        country = max(range(4), key=lambda c: int(game.discards[c]))
        game.discards[country] -= 1
        game.hands[other * 4 + country] += 1


def change_an_idle_hand(game: Royals) -> None:
    idle = next(s for s in range(game.seats) if s not in (game.active, (game.active - 1) % game.seats))
    country = next(c for c in range(4) if game.discards[c])
    game.discards[country] -= 1
    game.hands[idle * 4 + country] += 1


def take_a_cube(game: Royals) -> None:
    game.supply[0] -= 2


def move_a_cube(game: Royals) -> None:
    title = next(t for t in range(7) if game.title_cubes[t])
    game.title_cubes[title] -= 1
    game.supply[0] += 1


def strange_cube(game: Royals) -> None:
    place = next(p for p in range(29) if game.holder[p] >= 0)
    game.supply[game.holder[place]] += 1
    game.holder[place] = 7


def empty_a_position(game: Royals) -> None:
    place = next(p for p in range(29) if game.holder[p] >= 0)
    owner = game.holder[place]
    game.banished[owner * 16 + game.edition.position_city[place]] += 1
    game.holder[place] = NOBODY


def call_a_title_cube_back(game: Royals) -> None:
    held = next(t for t in range(7) if game.title_cubes[t])
    other = (held + 1) % 7
    game.title_cubes[held] -= 1
    game.title_cubes[other] += 1


def lay_a_city_marker_back(game: Royals) -> None:
    city = next(c for c in range(16) if game.marker[c] >= 0)
    game.ledger[game.marker[city] * 5] -= game.edition.marker_vp[city]
    game.marker[city] = NOBODY


def give_a_country_bonus(game: Royals) -> None:
    place = COUNTRY_MARKER + next(c for c in range(4) if game.marker[COUNTRY_MARKER + c * 2] == NOBODY) * 2
    seat = poorest(game, (place - COUNTRY_MARKER) // 2)
    tell(game, "country-bonus", seat=seat, country="x", points=int(game.gain(seat, place, 1)))


def give_the_lower_bonus_first(game: Royals) -> None:
    place = COUNTRY_MARKER + next(c for c in range(4) if game.marker[COUNTRY_MARKER + c * 2] == NOBODY) * 2 + 1
    tell(game, "country-bonus", seat=0, country="x", points=int(game.gain(0, place, 1)))


def poorest(game: Royals, country: int) -> int:
    """A seat without a cube in every city of a country."""
    cities = int(game.edition.country_cities[country])
    return next(s for s in range(game.seats) if cities & ~game.cities_of(s))


def give_the_last_noble_house_first(game: Royals) -> None:
    tell(game, "noble-house-bonus", seat=0, points=int(game.gain(0, NOBLE_MARKER + 2, 2)))


def give_two_noble_houses(game: Royals) -> None:
    for place in range(2):
        tell(game, "noble-house-bonus", seat=0, points=int(game.gain(0, NOBLE_MARKER + place, 2)))


def lose_a_marker(game: Royals) -> None:
    game.marker = game.marker[:-1]


def a_marker_changes_its_owner(game: Royals) -> None:
    game.marker[40] = 17


def score_a_period_twice(game: Royals) -> None:
    tell(game, "period-scoring", period="1680")


def both_period_markers_for_one(game: Royals) -> None:
    first = next(m for m in range(PERIOD_MARKER, PERIOD_MARKER + 8, 2) if game.marker[m] >= 0)
    owner = game.marker[first]
    game.marker[first + 1] = owner
    worth = [int(game.edition.marker_vp[m]) for m in range(65) if game.marker[m] == owner]
    change = sum(worth) - int(game.points(owner))
    game.ledger[owner * 5 + 3] += change
    tell(game, "x", seat=int(owner), points=change)
    for other in range(game.seats):
        worth = [int(game.edition.marker_vp[m]) for m in range(65) if game.marker[m] == other]
        change = sum(worth) - int(game.points(other))
        game.ledger[other * 5 + 3] += change
        tell(game, "x", seat=other, points=change)


def weaker_first(game: Royals) -> None:
    tell(game, "period-first", seat=0, country="@country-france", points=0, influence=0)


def stronger_second(game: Royals) -> None:
    tell(game, "period-second", seat=0, country="@country-france", points=0, influence=99)


def two_turns_more(game: Royals) -> None:
    for _ in range(2):
        tell(game, "turn", seat=0)


def end_in_the_middle_of_a_round(game: Royals) -> None:
    tell(game, "end")


def all_intrigue_cards_in_hands(game: Royals) -> None:
    for kind in range(6):
        seat = kind % game.seats
        for pile in (game.intrigue_pile, game.intrigue_discards):
            while pile[kind] and game.intrigue_size(seat) < 4:
                pile[kind] -= 1
                game.intrigue_hands[seat * 6 + kind] += 1
    game.edition.intrigue_limit = 24
    for kind in range(6):
        for pile in (game.intrigue_pile, game.intrigue_discards):
            game.intrigue_hands[kind] += pile[kind]
            pile[kind] = 0


def all_cards_in_hands(game: Royals) -> None:
    for country in range(4):
        game.hands[country] += game.discards[country] + game.pile[country]
        game.discards[country] = 0
        game.blind[country] += game.pile[country]
        game.pile[country] = 0


def never_end(game: Royals) -> None:
    for number in range(300):
        tell(game, "turn", seat=(int(game.active) + 1 + number) % int(game.seats))


def points_from_nowhere(game: Royals) -> None:
    game.ledger[0] += 1


def know_too_much(game: Royals) -> None:
    game.known[0] = game.hands[0] + 1


def draw_from_nowhere(game: Royals) -> None:
    game.blind[0] += 1


@pytest.mark.parametrize(
    ("expected", "damage"),
    [
        pytest.param(expected, damage, marks=pytest.mark.rule(expected))
        for expected, damage in (
            ("RY-I1", lose_a_card),
            ("RY-I2", lose_an_intrigue_card),
            ("RY-I4", empty_the_display),
            ("RY-I5", fill_a_hand),
            ("RY-I5", change_an_idle_hand),
            ("RY-I6", take_a_cube),
            ("RY-I7", move_a_cube),
            ("RY-I8", strange_cube),
            ("RY-I8", empty_a_position),
            ("RY-I9", call_a_title_cube_back),
            ("RY-I11", lay_a_city_marker_back),
            ("RY-I12", give_a_country_bonus),
            ("RY-I12", give_the_lower_bonus_first),
            ("RY-I13", give_the_last_noble_house_first),
            ("RY-I13", give_two_noble_houses),
            ("RY-I14", lose_a_marker),
            ("RY-I14", a_marker_changes_its_owner),
            ("RY-I15", score_a_period_twice),
            ("RY-I16", both_period_markers_for_one),
            ("RY-I16", weaker_first),
            ("RY-I16", stronger_second),
            ("RY-I17", two_turns_more),
            ("RY-I20", never_end),
            ("RY-I21", points_from_nowhere),
            ("RY-I22", know_too_much),
            ("RY-I22", draw_from_nowhere),
        )
    ],
)
def test_the_inspector_notices(expected: str, damage: Damage) -> None:
    # After the first scoring, at the beginning of a turn.
    assert noticed(damage, choices=170) == expected


@rule("RY-I10")
def test_cities_never_shrink() -> None:
    game, herald = watched()
    assert game.cities_of(1) != 0xFFFF
    herald.before["cities"][1] = 0xFFFF
    with pytest.raises(BrokenInvariant, match="RY-I10"):
        herald.inspect()


@rule("RY-I15", "RY-I17")
def test_an_end_that_comes_too_early_is_noticed() -> None:
    assert noticed(end_in_the_middle_of_a_round) == "RY-I15"
    _, herald = watched()
    herald.scorings = 3
    herald.turns[0] += 1
    with pytest.raises(BrokenInvariant, match="RY-I17"):
        herald.on_end({})


@rule("RY-I3")
def test_the_two_kinds_of_cards_have_piles_of_their_own() -> None:
    game, herald = watched()
    assert (len(game.discards), len(game.intrigue_discards)) == (4, 6)
    game.intrigue_discards = append(game.intrigue_discards, 1)
    with pytest.raises(BrokenInvariant, match="RY-I3"):
        herald.inspect()


@rule("RY-I18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_draw_is_always_possible(seats: int) -> None:
    for seed in range(4):
        game = start("royals", seats, seed=bytes([seed + 40]))
        assert isinstance(game, Royals)
        for now, _ in moments(game, random.Random(seed)):
            assert isinstance(now, Royals)
            if now.question == 2:
                assert sum(now.display) == 3
                assert sum(now.intrigue_pile) + sum(now.intrigue_discards) >= 4


@rule("RY-I19")
@pytest.mark.parametrize(("seats", "least"), [(2, 41), (3, 33), (4, 31), (5, 39)])
def test_enough_cards_are_outside_hands_at_a_period_end(seats: int, least: int) -> None:
    ends = 0
    for seed in range(3):
        game = start("royals", seats, seed=bytes([seed + 50]), listen=True)
        assert isinstance(game, Royals)
        for now, _ in moments(game, random.Random(seed)):
            assert isinstance(now, Royals)
            if any(event.kind == "period-ends" for event in now.journal or []):
                ends += 1
                assert sum(now.pile) + sum(now.discards) + sum(now.display) >= least
            now.journal = []
    assert ends >= 6
    edition = table(seats).edition
    deck = sum(edition.deck[seats * 4 + country] for country in range(4))
    assert deck - seats * edition.hand_limit == least


@rule("RY-I18", "RY-I19")
def test_the_inspector_notices_when_too_little_is_left() -> None:
    game, herald = watched()
    all_cards_in_hands(game)
    herald.look()
    with pytest.raises(BrokenInvariant, match="RY-I19"):
        herald.check_turns()
    limit = game.edition.intrigue_limit
    try:
        all_intrigue_cards_in_hands(game)
        game.edition.hand_limit, hand_limit = 99, game.edition.hand_limit
        herald.look()
        with pytest.raises(BrokenInvariant, match="RY-I18"):
            herald.check_hands()
        game.edition.hand_limit = hand_limit
    finally:
        game.edition.intrigue_limit = limit


@rule("RY-I20", "RY-I17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_end_within_the_bound_with_equal_turns(seats: int) -> None:
    game = start("royals", seats, seed=b"bound", listen=True)
    assert isinstance(game, Royals)
    for _ in moments(game, random.Random(1)):
        pass
    turns = [event.details["seat"] for event in game.journal or [] if event.kind == "turn"]
    deck = sum(game.edition.deck[seats * 4 + country] for country in range(4))
    assert len(turns) <= 3 * (deck - 2) + seats - 1
    assert len({turns.count(seat) for seat in range(seats)}) == 1


@rule("RY-I14", "RY-I15")
def test_at_the_end_every_marker_has_its_place() -> None:
    game = start("royals", 4, seed=b"markers")
    assert isinstance(game, Royals)
    for _ in moments(game, random.Random(2)):
        pass
    assert all(owner != NOBODY for owner in list(game.marker)[PERIOD_MARKER:])
    assert all(OUT <= owner < 4 for owner in game.marker)


@rule("RY-I1", "RY-I2", "RY-I4", "RY-I6", "RY-I7", "RY-I8", "RY-I9", "RY-I10", "RY-I11", "RY-I12", "RY-I13", "RY-I16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_invariants_hold_in_whole_games(seats: int) -> None:
    for seed in range(3):
        game = start("royals", seats, seed=bytes([seed + 60]), listen=True)
        assert isinstance(game, Royals)
        herald = RoyalsInspector(game)
        herald.inspect()
        for _ in moments(game, random.Random(seed)):
            herald.inspect()
        herald.inspect()
        assert game.over()
        assert herald.scorings == 3
