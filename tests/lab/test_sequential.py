"""The sequential test: what it weighs, when it stops, and how seldom it is wrong."""

import json
import random

import pytest

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab import arena
from regalia.lab.arena import Bout
from regalia.lab.strength.sequential import BETTER, BOUND, IMAGINED, NO_BETTER, OPEN, Test
from regalia.players import opponents
from support import complaint, ended, game_of

PAIR = Test(("new", "old"), 0.55)
FOUR = Test(("new", "old", "old", "old"), 0.35)


def deals(test: Test, *won: float) -> list[Bout]:
    """Games of which the first player has won so many of each deal; a half is a shared win with one other."""
    bouts: list[Bout] = []
    for share in won:
        for place in range(len(test.players)):
            seated = arena.rotated(test.players, len(bouts))
            first = seated.index("new")
            mine, shared = place < int(share), place == int(share) and share % 1
            ranks = [2] * len(seated)
            ranks[first] = 1 if mine or shared else 2
            ranks[first - 1] = 2 if mine else 1
            bouts.append(Bout(len(bouts), seated, (0,) * len(seated), tuple(ranks), ("",) * len(seated)))
    return bouts


def test_a_deal_counts_as_one_result() -> None:
    assert PAIR.results(deals(PAIR, 2, 1, 0, 1.5)) == [1.0, 0.5, 0.0, 0.75]
    assert FOUR.results(deals(FOUR, 4, 1, 0.5)) == [1.0, 0.25, 0.125]


def test_deals_count_up_to_the_first_that_is_not_played_through() -> None:
    bouts = deals(PAIR, 2, 1, 0)
    random.Random(1).shuffle(bouts)
    assert PAIR.results(bouts) == [1.0, 0.5, 0.0]
    assert PAIR.results([bout for bout in bouts if bout.number != 3]) == [1.0]


def test_evidence_is_that_of_the_books() -> None:
    """For normal results with mean m and variance v: n (b - a) (2 m - a - b) / (2 v)."""
    results = [1.0, 0.5] * 5000 + [0.0, 0.5] * 4000
    mean = sum(results) / len(results)
    variance = sum((one - mean) ** 2 for one in results) / len(results)
    by_the_book = len(results) * 0.05 * (2 * mean - 1.05) / (2 * variance)
    assert PAIR.evidence(results) == pytest.approx(by_the_book, rel=0.001)
    assert PAIR.evidence([]) == 0.0
    assert PAIR.evidence([0.525] * 7) == pytest.approx(0.0, abs=1e-9), "as likely with one as with the other"


def test_few_equal_results_do_not_make_it_sure() -> None:
    """Three deals won: they are taken to differ as the four imagined ones do, 1/8 of a square each."""
    assert PAIR.evidence([1.0] * 3) == pytest.approx(3 * 0.05 * 0.95 / (2 * IMAGINED * 0.125 / 7))
    assert PAIR.verdict(deals(PAIR, 2, 2, 2)) == OPEN


def test_it_stops_where_it_is_clear() -> None:
    assert round(BOUND, 3) == 2.944
    assert PAIR.verdict(deals(PAIR, *[2] * 12)) == BETTER
    assert PAIR.verdict(deals(PAIR, *[0] * 12)) == NO_BETTER
    assert FOUR.verdict(deals(FOUR, *[3, 2] * 12)) == BETTER
    assert FOUR.verdict(deals(FOUR, *[0, 1] * 40)) == NO_BETTER
    assert "new is better after" in PAIR.told(deals(PAIR, *[2] * 12))


def test_it_does_not_stop_where_results_lie_between() -> None:
    between = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5]  # 52.5 %
    assert PAIR.verdict(deals(PAIR, *between * 30)) == OPEN
    assert "Nothing is decided" in PAIR.told(deals(PAIR, *between * 30))


def test_what_was_decided_stays_decided() -> None:
    """Games that were under way when it stopped change nothing."""
    decided = [2] * 12
    assert PAIR.verdict(deals(PAIR, *decided, *[0] * 8)) == BETTER
    assert PAIR.told(deals(PAIR, *decided)) == PAIR.told(deals(PAIR, *decided, *[0] * 8))


def decision(share: float, seed: int) -> tuple[str, int]:
    """What is said of a player that wins such a share of games with luck of their own, and after how many deals."""
    luck, results = random.Random(seed), list[float]()
    while abs(PAIR.evidence(results)) < BOUND:
        results.append(((luck.random() < share) + (luck.random() < share)) / 2)
    return (BETTER if PAIR.evidence(results) > 0 else NO_BETTER), len(results)


@pytest.mark.long
@pytest.mark.parametrize(("share", "right"), [(0.5, NO_BETTER), (0.55, BETTER)])
def test_it_is_wrong_as_seldom_as_it_says(share: float, right: str) -> None:
    said = [decision(share, seed) for seed in range(200)]
    assert sum(verdict != right for verdict, _ in said) <= 18, "one in twenty, give or take"


def test_a_clear_case_needs_few_games() -> None:
    clear = [decision(0.75, seed) for seed in range(40)]
    assert {verdict for verdict, _ in clear} == {BETTER}
    assert sum(count for _, count in clear) / len(clear) < 40
    close = [decision(0.53, seed)[1] for seed in range(40)]
    assert sum(close) / len(close) > 120


def test_the_arena_stops_as_soon_as_it_is_clear() -> None:
    test, asked = Test(("greedy", "random"), 0.7), list[int]()
    bouts = arena.run(arena.Contest("kingsburg", test.players), 400, 1, None, asked.append, clear=test.clear)
    assert test.verdict(bouts) == BETTER
    assert 2 < len(bouts) < 40
    assert test.verdict(bouts[:-2]) == OPEN
    assert sum(asked) == len(bouts)


def test_the_command_tells_the_verdict() -> None:
    words = ("arena", "kingsburg", "--players", "greedy@none,random", "--decide", "0.7", "--games", "60")
    code, told, _ = ended(*words, "--workers", "1", "--json")
    assert code == 0
    assert json.loads(told)["verdict"] == BETTER
    assert json.loads(told)["games"] < 60


@pytest.mark.parametrize(
    ("players", "share", "why"),
    [
        ("king,king", "0.6", "one player among others that are all alike"),
        ("king,duke,page", "0.6", "one player among others that are all alike"),
        ("king,duke", "0.5", "above the fair one, 0.500, and below 1"),
        ("king,duke", "1", "above the fair one, 0.500, and below 1"),
    ],
)
def test_what_cannot_be_tested_is_refused(players: str, share: str, why: str) -> None:
    assert why in complaint("arena", "kingsburg", "--players", players, "--decide", share)


def test_an_opponent_may_be_given_time() -> None:
    king = opponents.make("king:0.25@none", game_of("royals"))
    assert king.made_of(2).startswith(f"{opponents.ENDLESS} thoughts, 0.25 s")


def test_an_opponent_may_be_given_thoughts() -> None:
    made = [opponents.make(kind, game_of("royals")).made_of(2) for kind in ("king#70", "king#70:0.25@none")]
    assert made[0].startswith(f"70 thoughts, {opponents.PATIENCE} s")
    assert made[1].startswith("70 thoughts, 0.25 s")


def test_a_king_alone_for_whom_nobody_waits_has_four_times_the_thoughts() -> None:
    game = game_of("paladins")
    alone, counted = (opponents.make(kind, game) for kind in ("king", "king#8000"))
    assert alone.made_of(1).startswith("8000 thoughts")
    assert alone.made_of(2).startswith("2000 thoughts")
    assert counted.made_of(1).startswith("8000 thoughts")  # who is counted thoughts has as many at any table


def test_a_single_thought_is_enough_to_choose() -> None:
    game = game_of("royals")
    position = game.start(Setup("royals", 2, b"one"))
    seat = int(position.turn())
    assert opponents.make("king#1", game).choose(position, seat, b"one") in list(position.options(seat))


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("greedy:1", "Only those who think ahead"),
        ("page#5", "Only those who think ahead"),
        ("king#many", "a whole number above 0, as in king#500, not 'many'"),
        ("king#0", "a whole number above 0"),
        ("king:soon", "in seconds, as in king:0.2, not 'soon'"),
        ("king:0", "more than 0 seconds"),
        ("king:inf", "more than 0 seconds"),
    ],
)
def test_time_that_makes_no_sense_is_refused(kind: str, why: str) -> None:
    with pytest.raises(Trouble, match=why):
        opponents.make(kind, game_of("royals"))
