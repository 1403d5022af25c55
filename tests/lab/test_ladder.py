"""The ladder, and what the opponents learn."""

import tomllib
from pathlib import Path

import pytest

from regalia.lab import ladder, learn
from regalia.lab.arena import Bout
from support import regalia


def test_a_rung_is_one_of_the_stronger_among_weaker_ones() -> None:
    players = [rung.players for rung in ladder.rungs("kingsburg")]
    assert ("squire", "page") in players
    assert ("king", "squire") in players
    assert ("king", "duke", "duke", "duke", "duke") in players
    alone = [rung for rung in ladder.rungs("paladins") if len(rung.players) == 1]
    assert {rung.preset for rung in alone} == {"standard", "easy", "hard"}


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
    games, docs = str(tmp_path / "games"), str(tmp_path / "docs")
    command = ["ladder", "rival_kings", "--only", "squire", "--folder", games, "--page", docs, "--workers", "1"]
    assert regalia(*command, "--games", "1").returncode == 0
    first = {file.name: file.read_text() for file in Path(games).iterdir()}
    assert len(first) == 2
    assert regalia(*command, "--games", "2").returncode == 0
    for file in Path(games).iterdir():
        assert file.read_text().startswith(first[file.name])
    page = (Path(docs) / "ladder.md").read_text()
    assert "| squire against page | 2 | 2 |" in page
    assert "| squire against page | 4 | 2 |" in page
    assert ladder.page(Path(docs) / "ladder") == page
    for file in Path(games).iterdir():
        file.unlink()
    assert regalia(*command, "--games", "2").returncode == 0
    assert not list(Path(games).iterdir()), "a rung whose result is known was played again"


def test_a_level_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    done = regalia("ladder", "royals", "--only", "emperor", "--folder", str(tmp_path), "--page", str(tmp_path))
    assert (done.returncode, list(tmp_path.iterdir())) == (2, [])
    assert "no level 'emperor'" in done.stderr


def test_practice_changes_what_is_known_and_keeps_its_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sense.toml"
    monkeypatch.setattr(learn, "knowledge_file", lambda name: file)
    heard: list[float] = []
    learn.learn("rival_kings", 1, 2, 0, "test", 2, lambda number, points: heard.append(points))
    fresh = tomllib.loads(file.read_text())
    known = learn.knowledge_of("rival_kings")
    assert tuple(fresh["weights"]) == known.terms
    assert fits(fresh, known.terms, int(known.phases), 3)
    assert [row[0][0] for row in fresh["weights"].values()] != [int(known.weights[n]) for n in range(len(known.terms))]
    assert len(heard) == 1
