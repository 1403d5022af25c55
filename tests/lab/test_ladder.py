"""The ladder, and what the opponents learn."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from regalia import games
from regalia.kernel.knowledge import fits
from regalia.kernel.vectors import i64, vec
from regalia.lab import arena, ladder, learn
from regalia.lab.arena import Bout
from regalia.lab.sums import nothing, solved, take_in
from regalia.players.practice import Note
from regalia.players.protocol import USUAL
from support import regalia

KEPT = Path(__file__).parents[2] / "docs" / "ladder"


def test_a_rung_is_one_of_the_stronger_among_weaker_ones() -> None:
    players = [rung.players for rung in ladder.rungs("kingsburg")]
    assert ("squire", "page") in players
    assert ("king", "squire") in players
    assert ("king", "duke", "duke", "duke", "duke") in players
    alone = [rung for rung in ladder.rungs("paladins") if len(rung.players) == 1]
    assert {rung.preset for rung in alone} == {"standard", "easy", "hard"}


def test_alone_half_as_many_games_are_played() -> None:
    assert ladder.Rung(("king",), "hard").games_of(401) == 201
    assert ladder.Rung(("king", "squire")).games_of(401) == 401


def test_remarks_stand_below_the_figures_of_their_game(tmp_path: Path) -> None:
    ladder.keep(
        tmp_path / "ladder",
        "royals",
        [],
        [ladder.typical_of(2, "", [Bout(0, ("king", "king"), (9, 5), (1, 2), ("", ""))])],
    )
    (tmp_path / "ladder" / "remarks.toml").write_text('royals = "Fine."\nkingsburg = "Not played."\n', encoding="utf-8")
    assert ladder.page(tmp_path / "ladder").rstrip().endswith("| 9.0 |\n\nFine.")


def test_a_result_holds_only_when_its_interval_is_above_the_fair_share() -> None:
    rung = ladder.Rung(("knight", "page"))
    won = [Bout(n, ("knight", "page"), (9, 5), (1, 2), ("", "")) for n in range(40)]
    lost = [Bout(n, ("knight", "page"), (5, 9), (2, 1), ("", "")) for n in range(40)]
    assert ladder.result(rung, won, {}).holds
    assert (ladder.result(rung, won, {}).points, ladder.result(rung, won, {}).rival_points) == (9, 5)
    assert not ladder.result(rung, won + lost, {}).holds


def test_typical_points_leave_out_the_best_and_the_worst_tenth() -> None:
    bouts = [Bout(n, ("king", "king"), (n, 100 - n), (2, 1), ("", "")) for n in range(10)]
    found = ladder.typical_of(2, "", bouts)
    assert (found.games, found.points, found.low, found.high, found.winner) == (10, 50.0, 2, 98, 95.5)


def test_the_ladder_goes_on_where_it_stopped_and_writes_its_page(tmp_path: Path) -> None:
    played, docs = str(tmp_path / "games"), str(tmp_path / "docs")
    command = ["ladder", "rival_kings", "--only", "squire", "--folder", played, "--page", docs, "--workers", "1"]
    assert regalia(*command, "--games", "1").returncode == 0
    first = {file.name: file.read_text() for file in Path(played).iterdir()}
    assert len(first) == 2
    assert regalia(*command, "--games", "2").returncode == 0
    for file in Path(played).iterdir():
        assert file.read_text().startswith(first[file.name])
    page = (Path(docs) / "ladder.md").read_text()
    assert "| squire against page | 2 | 2 |" in page
    assert "| squire against page | 4 | 2 |" in page
    assert ladder.page(Path(docs) / "ladder") == page
    for file in Path(played).iterdir():
        file.unlink()
    assert regalia(*command, "--games", "2").returncode == 0
    assert not list(Path(played).iterdir()), "a rung whose result is known was played again"


def test_the_page_tells_what_was_kept_of_opponents_as_they_are() -> None:
    assert ladder.page(KEPT) == (KEPT.parent / "ladder.md").read_text(encoding="utf-8")
    for name in games.names():
        for row in ladder.kept(KEPT, name)[0]:
            rung = ladder.Rung(tuple(row.players), row.preset)
            assert row.minds == ladder.minds(name, rung), f"climb anew: {name}, {row.players}"
            assert row.games >= 400 or len(row.players) == 1


@pytest.mark.parametrize("name", games.names())
def test_the_first_games_of_the_ladder_come_out_as_they_did(name: str) -> None:
    """Whatever changes how the opponents play makes what the page claims void."""
    for row in ladder.kept(KEPT, name)[0]:
        if row.players[0] in ("squire", "knight"):
            played = [arena.play(name, tuple(row.players), row.preset, ladder.SEED, USUAL, n) for n in range(2)]
            assert [list(bout.scores) for bout in played] == row.first_scores[:2], f"climb anew: {row.players}"


def test_a_level_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    done = regalia("ladder", "royals", "--only", "emperor", "--folder", str(tmp_path), "--page", str(tmp_path))
    assert (done.returncode, list(tmp_path.iterdir())) == (2, [])
    assert "no level 'emperor'" in done.stderr


def test_practice_changes_what_is_known_and_keeps_its_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sense.toml"
    monkeypatch.setattr(learn, "knowledge_file", lambda name: file)
    heard: list[dict[int, float]] = []
    course = learn.Course("rival_kings", (2, 3, 4), 1, 4, 0, "test")
    learn.learn(course, 2, lambda number, points, shares: heard.append(shares))
    fresh = tomllib.loads(file.read_text())
    known = learn.knowledge_of("rival_kings")
    assert fits(fresh, known.terms, int(known.phases), 3)
    before = learn.current("rival_kings")
    for seats, share in heard[0].items():
        rows = known.rows_of(seats)
        points = [round(weight * 10_000) for weight in before[rows, 1]]
        assert (fresh["weights"]["points"][seats - 2] != points) == (share > 1 / seats), "kept although it does not win"


def test_where_a_network_is_asked_nothing_is_learned() -> None:
    assert learn.learnable("paladins") == ()
    assert learn.learnable("royals") == (2, 3, 4, 5)
    for seats, where in (("1", "with 1 seats"), ("0", "at every table")):
        done = regalia("learn", "paladins", "--seats", seats)
        assert done.returncode == 2
        assert f"{where} a network is asked" in " ".join(done.stderr.split())


def test_what_is_learned_is_how_far_a_seat_is_ahead_of_its_table() -> None:
    """Rich tables and poor ones: between seats of a table one coin is worth 2 points, whatever the table."""
    sums = nothing(1, 2)
    for wealth, level in ((1, 50.0), (9, 10.0)):
        notes = [Note(seat, 0, vec[i64]([1, wealth + seat])) for seat in range(3)]
        take_in(sums, notes * 2000, [level + 2.0 * seat for seat in range(3)])
    weights = solved(sums, np.array([[0.0, 0.0]]))
    assert weights[0, 1] == pytest.approx(2.0, abs=0.3)
    assert weights[0, 0] + weights[0, 1] * 6 == pytest.approx(32.0)
