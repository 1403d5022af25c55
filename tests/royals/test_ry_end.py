"""Title scoring, the winner, and whole games."""

import random

import pytest

from regalia.games.royals.components import COUNTRY_MARKER, NOBLE_MARKER, PERIOD_MARKER, TITLE_MARKER
from regalia.games.royals.position import FROM_CITIES, FROM_NOBLE_HOUSE, FROM_PERIODS, FROM_TITLES, OUT
from regalia.games.royals.rules import Royals
from royals.ry_scenes import banished, deal, occupied, period_ends, points, royals, table, told
from support import finish, moments, rule, start

DUKE = 3


def with_title_cubes(*cubes: int) -> Royals:
    """A game that ends while the Duke marker has so many cubes of each seat."""
    game = table(len(cubes))
    for seat, count in enumerate(cubes):
        game.title_cubes[seat * 7 + DUKE] = count
    period_ends(game, 2)
    assert game.over()
    return game


@rule("RY-13.3", "RY-13.4", "RY-13.5", "RY-13.6", "RY-E35", "RY-R23", "RY-R24")
@pytest.mark.parametrize(
    ("cubes", "gained"),
    [
        ((4, 3, 3), [8, 0, 0]),
        ((3, 3, 1), [4, 4, 0]),
        ((2, 2, 2), [0, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 0), [0, 0]),
        ((0, 1), [0, 8]),
        ((1, 2, 2, 2), [0, 0, 0, 0]),
        ((3, 1, 2, 3), [4, 0, 0, 4]),
    ],
)
def test_example_35_title_scoring(cubes: tuple[int, ...], gained: list[int]) -> None:
    game = with_title_cubes(*cubes)
    assert points(game) == gained
    halves = [int(game.marker[TITLE_MARKER + DUKE * 2 + half]) for half in range(2)]
    assert (halves == [OUT, OUT]) == (sum(gained) == 0)


@rule("RY-13.1", "RY-13.2", "RY-13.8", "RY-R37")
def test_titles_are_scored_from_the_lowest_to_the_highest_after_the_third_period() -> None:
    game = start("royals", 4, listen=True)
    finish(game, 3)
    kinds = [event.kind for event in game.journal or []]
    last = len(kinds) - 1 - kinds[::-1].index("period-scoring")
    assert "turn" not in kinds[last:]
    scored = [e for e in (game.journal or [])[last:] if e.kind in ("title-whole", "title-half", "title-nobody")]
    order = [e.details["title"] for e in scored]
    ranks = [f"@title-{t}" for t in ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")]
    assert sorted(set(map(str, order)), key=ranks.index) == list(dict.fromkeys(map(str, order))) == ranks
    assert game.over()


@rule("RY-13.7", "RY-7.11")
def test_lost_positions_still_count_for_the_title() -> None:
    game = table(3)
    banished(game, 0, "brest_duke", 1)
    banished(game, 0, "berlin_duke", 2)
    period_ends(game, 2)
    assert [(e.details["seat"], e.details["points"]) for e in told(game, "title-whole")] == [(0, 8)]


@rule("RY-14.1")
def test_the_score_is_the_sum_of_the_own_markers_and_nothing_else() -> None:
    game = table(3)
    game.gain(0, 3, FROM_CITIES)
    game.gain(0, NOBLE_MARKER, FROM_NOBLE_HOUSE)
    game.gain(0, PERIOD_MARKER, FROM_PERIODS)
    game.gain(0, TITLE_MARKER + 12, FROM_TITLES)
    deal(game, 1, "F8 S4", "FG FS")
    assert points(game) == [3 + 16 + 6 + 8, 0, 0]
    lines = {line.source: line.points for line in royals().score_sheet(game)}
    assert lines == {
        "cities": (3, 0, 0),
        "countries": (0, 0, 0),
        "noble_house": (16, 0, 0),
        "periods": (6, 0, 0),
        "titles": (8, 0, 0),
    }


@rule("RY-14.2")
def test_most_points_win() -> None:
    game = table(3)
    game.gain(2, PERIOD_MARKER, FROM_PERIODS)
    game.gain(1, PERIOD_MARKER + 1, FROM_PERIODS)
    assert [int(game.rank(seat)) for seat in range(3)] == [3, 2, 1]


@rule("RY-14.3", "RY-14.4", "RY-E36", "RY-R5")
def test_example_36_the_dearest_marker_breaks_a_tie() -> None:
    game = table(3)
    game.gain(0, NOBLE_MARKER, FROM_NOBLE_HOUSE)  # 16
    game.gain(1, NOBLE_MARKER + 1, FROM_NOBLE_HOUSE)  # 12
    game.gain(1, 0, FROM_CITIES)  # 4
    assert points(game) == [16, 16, 0]
    assert [int(game.rank(seat)) for seat in range(3)] == [1, 2, 3]
    assert royals().decision(game) == ("decided-marker", {"best": 16, "next": 12})
    shared = table(3)
    shared.gain(0, COUNTRY_MARKER + 2, FROM_CITIES)  # 10
    shared.gain(1, COUNTRY_MARKER + 6, FROM_CITIES)  # 10
    for marker in (1, 6):  # 2 and 2 for seat 0
        shared.gain(0, marker, FROM_CITIES)
    shared.gain(1, 0, FROM_CITIES)  # 4 for seat 1: the next best is not looked at
    assert points(shared)[:2] == [14, 14]
    assert [int(shared.rank(seat)) for seat in range(3)] == [1, 1, 3]


@rule("RY-R5", "RY-14.3")
def test_a_half_counts_as_a_half_and_a_whole_as_a_whole() -> None:
    game = table(3)
    for half in range(2):
        game.gain(0, TITLE_MARKER + half + 8, FROM_TITLES)  # Cardinal, whole: 10
    game.gain(1, TITLE_MARKER + 12, FROM_TITLES)  # King, half: 8
    game.gain(1, 10, FROM_CITIES)  # 2
    assert points(game)[:2] == [10, 10]
    assert [int(game.rank(seat)) for seat in range(3)] == [1, 2, 3]


@rule("RY-10.1", "RY-I21", "RY-14.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_end_with_a_winner_who_has_the_most_points(seats: int) -> None:
    for seed in range(5):
        game = start("royals", seats, seed=bytes([seed + 1]))
        last = [0] * seats
        for now, _ in moments(game, random.Random(seed)):
            score = [int(now.score(seat)) for seat in range(seats)]
            assert all(a <= b for a, b in zip(last, score, strict=True))
            last = score
        final = [int(game.score(seat)) for seat in range(seats)]
        winners = [seat for seat in range(seats) if game.rank(seat) == 1]
        assert winners
        assert {final[seat] for seat in winners} == {max(final)}


@rule("RY-R23", "RY-13.3")
def test_one_cube_is_enough_for_a_title() -> None:
    game = table(2)
    occupied(game, 1, "paris_king")
    period_ends(game, 2)
    assert [(e.details["seat"], e.details["points"]) for e in told(game, "title-whole")] == [(1, 16)]
    assert len(told(game, "title-nobody")) == 6


@rule("RY-13.4", "RY-13.5")
@pytest.mark.parametrize(
    ("cubes", "kind", "reasons"),
    [
        ((4, 3, 3), "title-whole", [{"seat": 0, "cubes": 4}]),
        ((3, 3, 1), "title-half", [{"seats": [0, 1], "cubes": 3}]),
        ((2, 2, 2), "title-nobody", [{"tied": 3, "seats": [0, 1, 2], "cubes": 2}]),
        ((0, 0, 0), "title-nobody", [{"tied": 0, "seats": []}]),
    ],
)
def test_the_log_says_why_a_title_is_shared_or_goes_to_nobody(
    cubes: tuple[int, ...], kind: str, reasons: list[dict[str, object]]
) -> None:
    game = with_title_cubes(*cubes)
    of_duke = [event.details for event in told(game, kind) if event.details["title"] == "@title-duke"]
    assert [{key: details[key] for key in reason} for details, reason in zip(of_duke, reasons, strict=True)] == reasons


@rule("RY-14.3", "RY-14.4")
def test_the_log_says_what_decides_among_equal_points() -> None:
    decided = table(3)
    decided.gain(0, NOBLE_MARKER, FROM_NOBLE_HOUSE)  # 16
    decided.gain(1, NOBLE_MARKER + 1, FROM_NOBLE_HOUSE)  # 12
    decided.gain(1, 0, FROM_CITIES)  # 4
    period_ends(decided, 2)
    assert [event.details for event in told(decided, "tie-marker")] == [{"seat": 0, "seats": [0, 1], "value": 16}]
    shared = table(3)
    shared.gain(0, COUNTRY_MARKER + 2, FROM_CITIES)  # 10
    shared.gain(2, COUNTRY_MARKER + 6, FROM_CITIES)  # 10
    period_ends(shared, 2)
    assert [event.details for event in told(shared, "tie-shared")] == [{"seats": [0, 2], "value": 10}]
    alone = table(3)
    alone.gain(1, 0, FROM_CITIES)
    period_ends(alone, 2)
    assert not told(alone, "tie-marker") + told(alone, "tie-shared")
