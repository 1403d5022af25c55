"""End of a period, and period scoring."""

from collections.abc import Mapping

import pytest

from regalia.games.royals.components import PERIOD_MARKER
from regalia.games.royals.position import NOBODY, OUT
from regalia.games.royals.rules import Royals
from royals.ry_scenes import (
    asked,
    banished,
    deal,
    discard_pile,
    discards,
    end,
    hand,
    lay,
    occupied,
    offered,
    period_ends,
    points,
    says,
    table,
    told,
    turn,
)
from support import rule


def shortage(seats: int, seat: int, period: int, rounds: int = 3) -> Royals:
    """A seat ends its turn, and the display cannot be filled."""
    game = table(seats)
    lay(game, "F1")
    discard_pile(game, 1)
    game.period = period
    end(game, seat, rounds)
    return game


@rule("RY-11.1", "RY-11.3", "RY-11.4", "RY-11.5", "RY-11.6", "RY-12.12", "RY-E24", "RY-R38")
def test_example_24_the_display_cannot_be_filled() -> None:
    game = table(5)
    for seat, cards in ((1, "F12"), (2, "F11"), (3, "G12"), (4, "G12 B12"), (0, "S8")):
        deal(game, seat, cards)
    lay(game, "")
    discard_pile(game, 2)
    assert (sum(game.display), sum(game.pile), sum(game.discards)) == (0, 2, 30)
    held = [hand(game, seat) for seat in range(5)]
    end(game, 0)
    assert (sum(game.display), sum(game.pile), sum(game.discards)) == (3, 29, 0)
    assert [hand(game, seat) for seat in range(5)] == held
    assert len(told(game, "period-scoring")) == 1
    assert (asked(game), game.period) == (1, 1)
    kinds = [event.kind for event in game.journal or []]
    assert kinds.index("period-ends") < kinds.index("period-scoring") < kinds.index("turn")


@rule("RY-11.3", "RY-11.4", "RY-11.5")
def test_the_display_stays_when_the_discards_are_shuffled() -> None:
    """A Spanish card lies there, a British one is left in the pile: both stay on the display, only France is new."""
    game = table(3)
    lay(game, "S1")
    deal(game, 1, "G18 B14")
    deal(game, 2, "S13")
    discard_pile(game, 1)
    assert (list(game.pile), discards(game)) == ([0, 0, 1, 0], "F22")
    end(game, 0)
    assert (list(game.display), list(game.pile)) == ([1, 0, 1, 1], [21, 0, 0, 0])
    assert list(game.fresh) == [21, 0, 0, 0]


@rule("RY-11.2", "RY-3.11", "RY-E25", "RY-R12")
def test_example_25_the_last_cards_just_suffice() -> None:
    game = table(3)
    lay(game, "")
    discard_pile(game, 3)
    end(game, 0)
    assert (sum(game.display), sum(game.pile), game.period) == (3, 0, 0)
    assert not told(game, "period-ends")
    says(game, "draw country and intrigue")
    assert "draw from the pile" not in offered(game)
    while asked(game) == 1:
        says(game, offered(game)[0])
    assert len(told(game, "period-ends")) == 1
    assert game.period == 1


@rule("RY-E26", "RY-R14")
def test_example_26_surplus_cards_are_shuffled_in() -> None:
    game = table(5)
    deal(game, 0, "F14")
    lay(game, "")
    discard_pile(game, 0)
    before = sum(game.discards)
    end(game, 0)
    says(game, "discard 2 france")
    assert discards(game) == ""
    assert sum(game.pile) + sum(game.display) == before + 2


@rule("RY-R35")
def test_a_turn_is_never_cut_short() -> None:
    game = table(3)
    lay(game, "F1 G1 S1")
    discard_pile(game, 0)
    deal(game, 0)
    turn(game, 0)
    says(game, "draw country cards")
    while asked(game) == 0 and not offered(game)[0].startswith("stop"):
        says(game, offered(game)[0])
    assert sum(game.display) == 0
    assert not told(game, "period-ends")
    assert (asked(game), "occupy avignon_marshal" in offered(game)) == (0, True)


@rule("RY-11.7", "RY-12.12", "RY-E34")
def test_example_34_the_first_period_does_not_wait_for_the_round() -> None:
    game = shortage(3, 0, 0)
    assert len(told(game, "period-scoring")) == 1
    assert asked(game) == 1
    second = shortage(3, 1, 1)
    assert (len(told(second, "period-scoring")), second.period) == (1, 2)


@rule("RY-11.8", "RY-11.9", "RY-11.10", "RY-E32", "RY-R2", "RY-R13", "RY-R39")
def test_example_32_the_last_round_is_played_out() -> None:
    game = shortage(4, 1, 2)
    assert not told(game, "period-scoring")
    assert (game.last_round, sum(game.display)) == (1, 3)
    assert sum(game.pile) > 40, "the discards were shuffled"
    assert told(game, "last-round")[0].details == {"seat": 3}
    for seat in (2, 3):
        assert asked(game) == seat
        assert offered(game) == ["draw country cards", "draw country and intrigue"]
        says(game, "draw country cards", "draw from the pile", "draw from the pile", "draw from the pile")
        if seat == 3:
            occupied(game, 3, "paris_king")
        while asked(game) == seat and not game.over():
            says(game, "stop" if "stop" in offered(game) else offered(game)[0])
    assert game.over()
    assert [event.kind for event in told(game, "period-scoring") + told(game, "end")] == ["period-scoring", "end"]
    assert game.turns % 4 == 0
    assert told(game, "period-first")[0].details["seat"] == 3, "the last turns count"


@rule("RY-11.8", "RY-R13", "RY-E33", "RY-13.1")
def test_example_33_a_shortage_in_the_last_seat_ends_the_game_at_once() -> None:
    game = shortage(4, 3, 2)
    assert game.over()
    assert len(told(game, "period-scoring")) == 1
    assert not told(game, "turn")


@rule("RY-11.11", "RY-11.12", "RY-12.11")
def test_a_period_end_touches_nothing_else() -> None:
    game = table(3)
    occupied(game, 0, "lyon_baron", "cologne_baron")
    occupied(game, 1, "bordeaux_countess")
    deal(game, 2, "F3 S2", "FG BS")
    game.intrigue_pile[1] -= 1
    game.intrigue_fresh[1] -= 1
    game.intrigue_discards[1] += 1
    lay(game, "F1")
    discard_pile(game, 0)
    before = (
        list(game.intrigue_pile), list(game.intrigue_discards), list(game.hands), list(game.intrigue_hands),
        list(game.holder), list(game.title_cubes), list(game.banished), list(game.supply),
    )  # fmt: skip
    markers = list(game.marker)[:PERIOD_MARKER]
    end(game, 0)
    after = (
        list(game.intrigue_pile), list(game.intrigue_discards), list(game.hands), list(game.intrigue_hands),
        list(game.holder), list(game.title_cubes), list(game.banished), list(game.supply),
    )  # fmt: skip
    assert game.period == 1
    assert after == before
    assert list(game.marker)[:PERIOD_MARKER] == markers


# Period scoring.


def scored(seats: int = 3, period: int = 0, *, held: Mapping[str, tuple[str, ...]]) -> list[tuple[str, object, object]]:
    """Cubes of seats a, b, c, then a period scoring: what it told of the country of the first position."""
    game = table(seats)
    for letter, positions in held.items():
        occupied(game, "abcde".index(letter), *positions)
    period_ends(game, period)
    events = [event for event in game.journal or [] if event.kind.startswith("period-") and "country" in event.details]
    return [(e.kind, e.details.get("seat"), e.details["points"]) for e in events if e.details["country"] == FRANCE]


FRANCE = "@country-france"


@rule("RY-12.1", "RY-12.3", "RY-12.4")
@pytest.mark.parametrize(("period", "markers"), [(0, (6, 3)), (1, (9, 5)), (2, (12, 6))])
def test_each_period_has_its_own_markers(period: int, markers: tuple[int, int]) -> None:
    found = scored(period=period, held={"a": ("paris_king",), "b": ("lyon_princess",)})
    assert found == [("period-first", 0, markers[0]), ("period-second", 1, markers[1])]


@rule("RY-12.1")
def test_each_country_is_scored_on_its_own() -> None:
    game = table(3)
    occupied(game, 0, "paris_king")
    occupied(game, 1, "cologne_baron")
    occupied(game, 2, "dublin_marshal")
    before = points(game)
    period_ends(game)
    assert [after - old for after, old in zip(points(game), before, strict=True)] == [6, 5, 4]
    countries = [event.details["country"] for event in told(game, "period-first") + told(game, "period-nobody")]
    assert sorted(map(str, countries)) == sorted(
        ["@country-france", "@country-german_states", "@country-britain"]
        + ["@country-france", "@country-german_states", "@country-britain", "@country-spain", "@country-spain"]
    )


@rule("RY-12.2", "RY-12.3", "RY-12.4", "RY-12.5", "RY-12.6", "RY-E27")
def test_example_27_influence_then_the_better_title() -> None:
    # A 7; B and C 4 each, B's best title Duke, C's best title Cardinal.
    first = ("paris_king", "lyon_princess")
    duke, cardinal = ("brest_duke", "bordeaux_countess"), ("avignon_cardinal", "brest_baron", "avignon_marshal")
    assert scored(held={"a": first, "b": duke, "c": cardinal}) == [("period-first", 0, 6), ("period-second", 2, 3)]
    assert scored(held={"a": first, "b": cardinal, "c": duke}) == [("period-first", 0, 6), ("period-second", 1, 3)]


@rule("RY-12.8", "RY-12.6", "RY-E28", "RY-R21")
def test_example_28_a_tie_for_first_place() -> None:
    # A 6 and B 6, best titles Princess and Duke; C 5, although with the King.
    princess = ("lyon_princess", "bordeaux_princess")
    duke = ("brest_duke", "bordeaux_countess", "lyon_baron", "avignon_marshal")
    king = ("paris_king", "brest_baron")
    found = scored(held={"a": princess, "b": duke, "c": king})
    assert found == [("period-first", 0, 6), ("period-second", 1, 3)]
    turned = scored(held={"a": duke, "b": princess, "c": king})
    assert turned == [("period-first", 1, 6), ("period-second", 0, 3)]


@rule("RY-12.7", "RY-E29", "RY-R20")
@pytest.mark.parametrize("swapped", [False, True])
def test_example_29_the_same_title_in_cities_of_different_bonus(swapped: bool) -> None:
    # Both 4 with a Princess as best title: Bordeaux has bonus 3, Lyon 2; both markers are gone from the board.
    bordeaux, lyon = (1, 0) if swapped else (0, 1)
    held = {"ab"[bordeaux]: ("bordeaux_princess", "avignon_marshal"), "ab"[lyon]: ("lyon_princess", "brest_baron")}
    assert scored(2, held=held) == [("period-first", bordeaux, 6), ("period-second", lyon, 3)]


@rule("RY-R20", "RY-12.6")
def test_only_the_best_title_is_compared_not_the_number_of_positions() -> None:
    # A: Princess; B: Duke and Baron: equal influence 3, the Princess is ahead.
    found = scored(held={"a": ("bordeaux_princess",), "b": ("brest_duke", "brest_baron")})
    assert found == [("period-first", 0, 6), ("period-second", 1, 3)]


@rule("RY-R20", "RY-12.7")
def test_the_city_bonus_of_the_tied_title_decides_not_that_of_any_city() -> None:
    # A: Princess of Bordeaux (3); B: Princess of Lyon (2) and nothing better, although both hold a Baron as well.
    found = scored(held={"a": ("bordeaux_princess", "lyon_baron"), "b": ("lyon_princess", "brest_baron")})
    assert found == [("period-first", 0, 6), ("period-second", 1, 3)]


@rule("RY-12.9", "RY-12.10", "RY-7.12", "RY-E30")
def test_example_30_only_one_player_has_influence() -> None:
    game = table(3)
    banished(game, 1, "lyon_baron", 0)
    before = points(game)
    period_ends(game)
    assert [after - old for after, old in zip(points(game), before, strict=True)] == [6, 0, 0]
    assert list(game.marker)[PERIOD_MARKER : PERIOD_MARKER + 2] == [0, OUT]


@rule("RY-E31", "RY-R22", "RY-12.10")
def test_example_31_nobody_has_influence() -> None:
    game = table(3)
    period_ends(game)
    assert list(game.marker)[PERIOD_MARKER : PERIOD_MARKER + 8] == [OUT] * 8
    assert list(game.marker)[PERIOD_MARKER + 8 : PERIOD_MARKER + 24] == [NOBODY] * 16
    assert points(game) == [0, 0, 0]


@rule("RY-12.8", "RY-R21")
def test_three_tied_players_share_no_marker() -> None:
    found = scored(4, held={"a": ("bordeaux_countess",), "b": ("brest_duke",), "c": ("avignon_cardinal",)})
    assert found == [("period-first", 2, 6), ("period-second", 1, 3)]


@rule("RY-12.6", "RY-12.7", "RY-R20")
def test_the_log_names_the_position_that_settles_a_tie() -> None:
    # A and B are tied for the most influence; the Princess of Bordeaux is before that of Lyon.
    game = table(4)
    occupied(game, 0, "bordeaux_princess", "lyon_baron")
    occupied(game, 1, "lyon_princess", "brest_baron")
    occupied(game, 2, "avignon_marshal")
    period_ends(game)
    first, second = (told(game, kind)[0].details for kind in ("period-first", "period-second"))
    assert [first[key] for key in ("tied", "seats", "title", "city")] == [
        1,
        [0, 1],
        "@title-princess",
        "@city-bordeaux",
    ]
    assert second["tied"] == 0, "whoever is ahead is not tied with the second any more"
