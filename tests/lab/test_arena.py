"""The arena: equal chances by rotation, intervals, ratings, and what it shows at the end."""

import json
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.lab import arena
from regalia.lab.arena import Bout
from regalia.lab.strength.plot import PLAIN_MARKS, bar, bars
from regalia.lab.strength.ratings import rate
from regalia.players import opponents
from support import ended

PLAYERS = ("a", "b", "c")


def won_by(*kinds: str, players: tuple[str, ...] = PLAYERS) -> list[Bout]:
    """Games, seats rotated, with the winner of each; the others share the second place."""
    bouts = []
    for number, winner in enumerate(kinds):
        seated = arena.rotated(players, number)
        ranks = tuple(1 if kind == winner else 2 for kind in seated)
        bouts.append(Bout(number, seated, (0,) * len(seated), ranks, ("",) * len(seated)))
    return bouts


def test_every_player_has_every_seat_of_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal is played once for each rotation, from the same position; the next deal is another one."""
    game, dealt = games.find("royals"), list[Position]()
    start = game.start

    def watched(setup: Setup) -> Position:
        position = start(setup)
        dealt.append(position.copy())
        return position

    monkeypatch.setattr(game, "start", watched)
    bouts = [arena.play(arena.Contest("royals", ("random", "page")), number) for number in range(4)]
    assert [bout.seated for bout in bouts] == [("random", "page"), ("page", "random")] * 2
    first, again, other, last = (position.to_bytes() for position in dealt)
    assert (first, other) == (again, last)
    assert first != other


@pytest.mark.parametrize(
    ("wins", "count", "interval"),
    [(0, 0, (0, 1)), (0, 10, (0, 0.2775)), (5, 10, (0.2366, 0.7634)), (10, 10, (0.7225, 1))],
)
def test_wilson_intervals_are_those_of_the_books(wins: int, count: int, interval: tuple[float, float]) -> None:
    assert arena.wilson(wins, count) == pytest.approx(interval, abs=1e-4)


def test_ratings_order_players_and_grow_surer() -> None:
    few, many = (rate(PLAYERS, won_by(*"aab" * times)) for times in (1, 10))
    a, b, c = many
    assert [one["player"] for one in many] == list(PLAYERS)
    assert a["mu"] > b["mu"] > c["mu"]
    assert a["sigma"] < few[0]["sigma"]
    assert a["ordinal"] == pytest.approx(a["mu"] - 3 * a["sigma"], abs=0.05)
    assert rate(PLAYERS, []) == [{**one, "mu": 25.0, "sigma": 8.33, "ordinal": 0.0} for one in rate(PLAYERS, [])]


def test_a_kind_in_several_seats_has_one_rating_and_a_player_alone_none_to_gain() -> None:
    crowd = ("a", "b", "b")
    a, b = rate(crowd, won_by(*"aaaaaa", players=crowd))
    assert a["mu"] > 25 > b["mu"]
    assert rate(("a",), won_by("a", players=("a",)))[0]["mu"] == 25.0


def test_a_bar_shows_share_interval_and_fair_share() -> None:
    row = {"player": "a", "low": 0.3, "share": 0.55, "high": 0.8, "fair_share": 0.1}
    assert bar(row, PLAIN_MARKS, 10) == "=:=--|--  "
    edge = {"player": "bb", "low": 0.7, "share": 1.0, "high": 1.0, "fair_share": 0.5}
    assert bar(edge, PLAIN_MARKS, 10) == "=====:=--|"
    first, second, axis, _ = bars([row, edge], plain=True, width=10)
    assert first == " a =:=--|--   55.0%"
    assert second == "bb =====:=--| 100.0%"
    assert axis == "   0 %  100 %"


@pytest.mark.long
def test_the_command_shows_table_ratings_and_plot() -> None:
    words = ("arena", "royals", "--players", "random,greedy", "--games", "4", "--workers", "1")
    told = json.loads(ended(*words, "--json")[1])
    assert [row["player"] for row in told["ratings"]] == ["random", "greedy"]
    assert told["ratings"][1]["mu"] > told["ratings"][0]["mu"]
    shown = ended(*words)[1]
    assert "rating" in shown
    assert f"{told['players'][1]['share']:.1%}" in shown
    assert "95 % interval" in shown


def test_games_of_other_opponents_are_not_taken_for_these(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"

    def run() -> list[arena.Bout]:
        return arena.run(arena.Contest("rival_kings", ("squire", "page")), 1, 1, file, lambda done: None)

    assert run() == run()
    monkeypatch.setattr(opponents.Squire, "thoughts", 9)
    with pytest.raises(Trouble, match="holds another run"):
        run()
