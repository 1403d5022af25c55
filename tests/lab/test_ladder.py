"""The ladder, and what the opponents learn."""

import json
import tomllib
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from bots import FAILS, written
from regalia import games
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import fits
from regalia.lab import arena
from regalia.lab.arena import Bout
from regalia.lab.learning import learn
from regalia.lab.learning.least_squares import nothing, solved, take_in
from regalia.lab.strength import ladder
from regalia.lab.strength.sequential import BETTER, OPEN
from regalia.players import opponents
from regalia.players.practice import Note
from support import complaint, ended, mostly

KEPT = Path(__file__).parents[2] / "docs" / "ladder"
MINE = "player:examples.player:Mine"
FIRST_GAMES = {"squire": 2, "knight": 1, "duke": 1}  # of each rung of a level


def test_a_rung_is_one_of_the_stronger_among_weaker_ones() -> None:
    players = [rung.players for rung in ladder.rungs("kingsburg")]
    assert ("squire", "page") in players
    assert ("king", "squire") in players
    assert ("king", "duke", "duke", "duke", "duke") in players
    alone = [rung for rung in ladder.rungs("paladins") if len(rung.players) == 1]
    assert {rung.preset for rung in alone} == {"hungarian", "easy", "hard"}


def test_alone_half_as_many_games_are_played() -> None:
    assert ladder.Rung(("king",), "hard").games_of(401) == 201
    assert ladder.Rung(("king", "squire")).games_of(401) == 401


def test_remarks_stand_below_the_figures_of_their_game(tmp_path: Path) -> None:
    kings = ladder.Rung(("king", "king"))
    bout = Bout(0, kings.players, (9, 5), (1, 2), ("", ""))
    ladder.keep(tmp_path / "ladder", "royals", [], [ladder.typical_of(kings, [bout], {})])
    (tmp_path / "ladder" / "remarks.toml").write_text('royals = "Fine."\nkingsburg = "Not played."\n', encoding="utf-8")
    assert ladder.page(tmp_path / "ladder").rstrip().endswith("| 9.0 |\n\nFine.")


def test_a_result_holds_only_when_its_interval_is_above_the_fair_share() -> None:
    rung = ladder.Rung(("knight", "page"))
    won = [Bout(n, ("knight", "page"), (9, 5), (1, 2), ("", "")) for n in range(40)]
    lost = [Bout(n, ("knight", "page"), (5, 9), (2, 1), ("", "")) for n in range(40)]
    assert ladder.result(rung, won, {}).holds
    assert (ladder.result(rung, won, {}).points, ladder.result(rung, won, {}).rival_points) == (9, 5)
    even = ladder.result(rung, won + lost, {})
    assert not even.holds
    assert [" (not proved)" in ladder.row_of(row) for row in (even, ladder.result(rung, won, {}))] == [True, False]


@pytest.mark.long
def test_a_rung_that_is_clear_needs_no_more_games(tmp_path: Path) -> None:
    folder = tmp_path / "docs" / "ladder"
    for _ in range(2):
        ladder.climb("kingsburg", 400, tmp_path / "games", folder, 1, lambda title, done: None, "squire")
        rows = ladder.kept(folder, "kingsburg")[0]
        assert [(row.verdict, row.enough(400)) for row in rows] == [(BETTER, True)] * 2
        assert all(row.games < 60 and row.games % len(row.players) == 0 for row in rows)
    unclear = replace(rows[0], verdict=OPEN)
    assert [unclear.enough(count) for count in (unclear.games, unclear.games + 1)] == [True, False]


def test_alone_and_among_equals_all_games_are_played() -> None:
    assert ladder.Rung(("king",), "hard").test is None
    assert ladder.Rung(("king", "king")).test is None


def test_when_a_player_has_changed_its_games_are_played_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games_folder, page = tmp_path / "games", tmp_path / "docs" / "ladder"

    def climb() -> list[ladder.Result]:
        ladder.climb("rival_kings", 2, games_folder, page, 1, lambda title, done: None, "squire")
        return ladder.kept(page, "rival_kings")[0]

    before = climb()
    kings = ladder.Rung(("king", "king"))
    bout = Bout(0, kings.players, (9, 5), (1, 2), ("", ""))
    known = ladder.minds("rival_kings", kings)
    ladder.keep(page, "rival_kings", [], [ladder.typical_of(kings, [bout], known)])
    assert [row.seats for row in ladder.kept(page, "rival_kings")[1]] == [2]
    monkeypatch.setattr(opponents.Squire, "thoughts", 9)
    monkeypatch.setattr(opponents.King, "thoughts", 9)
    after = climb()
    assert [row.minds for row in after] == [ladder.minds("rival_kings", row.rung) for row in before]
    assert after[0].minds != before[0].minds
    assert sorted(file.suffix for file in games_folder.iterdir()) == [".jsonl", ".jsonl", ".old", ".old"]
    assert ladder.kept(page, "rival_kings")[1] == [], "what other kings made is told of these"


@pytest.mark.parametrize("option", ["--folder", "--page"])
def test_a_folder_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path, option: str) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    folders = {"--folder": str(tmp_path / "games"), "--page": str(tmp_path / "docs"), option: str(tmp_path / "file")}
    told = complaint("ladder", "rival_kings", "--games", "1", *[word for pair in folders.items() for word in pair])
    assert "cannot be made a folder" in told
    assert not list(tmp_path.glob("games/*"))


def test_the_bar_counts_every_table_of_kings() -> None:
    assert [(len(rung.players), rung.preset) for rung in ladder.royal_tables("paladins")] == [
        (1, "hungarian"), (1, "easy"), (1, "hard"), (2, ""), (3, ""), (4, "")
    ]  # fmt: skip


def test_typical_points_leave_out_the_best_and_the_worst_tenth() -> None:
    bouts = [Bout(n, ("king", "king"), (n, 100 - n), (2, 1), ("", "")) for n in range(10)]
    found = ladder.typical_of(ladder.Rung(("king", "king")), bouts, {})
    assert (found.games, found.points, found.low, found.high, found.winner) == (10, 50.0, 2, 98, 95.5)


def test_the_ladder_goes_on_where_it_stopped_and_writes_its_page(tmp_path: Path) -> None:
    played, docs = str(tmp_path / "games"), str(tmp_path / "docs")
    command = ["ladder", "rival_kings", "--only", "squire", "--folder", played, "--page", docs, "--workers", "1"]
    assert ended(*command, "--games", "1")[0] == 0
    first = {file.name: file.read_text() for file in Path(played).iterdir()}
    assert len(first) == 2
    assert ended(*command, "--games", "2")[0] == 0
    for file in Path(played).iterdir():
        assert file.read_text().startswith(first[file.name])
    page = (Path(docs) / "ladder.md").read_text()
    assert "| squire against page | 2 | 2 |" in page
    assert "| squire against page | 4 | 2 |" in page
    assert ladder.page(Path(docs) / "ladder") == page
    for file in Path(played).iterdir():
        file.unlink()
    assert ended(*command, "--games", "2")[0] == 0
    assert not list(Path(played).iterdir()), "a rung whose result is known was played again"


def test_the_page_tells_what_was_kept_of_opponents_as_they_are() -> None:
    assert ladder.page(KEPT) == (KEPT.parent / "ladder.md").read_text(encoding="utf-8")
    for name in games.names():
        for row in ladder.kept(KEPT, name)[0]:
            assert row.minds == ladder.minds(name, row.rung), f"climb anew: {name}, {row.players}"
            assert row.enough(400) or len(row.players) == 1
        for kings in ladder.kept(KEPT, name)[1]:
            assert kings.minds == ladder.minds(name, kings.rung), f"let kings play anew: {name}, {kings.seats} seats"


@pytest.mark.long  # who thinks by the clock thinks less interpreted
@pytest.mark.parametrize("level", mostly(FIRST_GAMES, "squire"))
@pytest.mark.parametrize("name", games.names())
def test_the_first_games_of_the_ladder_come_out_as_they_did(name: str, level: str) -> None:
    """Whatever changes how the opponents play makes what the page claims void. Kings would take too long here."""
    count, rows = FIRST_GAMES[level], [row for row in ladder.kept(KEPT, name)[0] if row.players[0] == level]
    assert rows
    for row in rows:
        contest = arena.Contest(name, row.rung.players, row.preset, ladder.SEED)
        played = [arena.play(contest, number) for number in range(count)]
        assert [list(bout.scores) for bout in played] == row.first_scores[:count], f"climb anew: {row.players}"


def test_a_level_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    places = ("--folder", str(tmp_path), "--page", str(tmp_path))
    assert "no level 'emperor'" in complaint("ladder", "royals", "--only", "emperor", *places)
    assert list(tmp_path.iterdir()) == []


def test_a_player_is_placed_on_the_ladder_and_nothing_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "LEVELS", ("page", "squire"))
    folder, page = tmp_path / "games", tmp_path / "docs"
    words = ("ladder", "rival_kings", "--player", MINE, "--workers", "1", "--folder", str(folder), "--page", str(page))
    code, told, sentence = ended(*words, "--games", "2", "--json")
    rows = json.loads(told)["results"]
    assert (code, sentence) == (0, "")
    assert [(row["players"], row["games"], row["faults"]) for row in rows] == [
        ([MINE, "page"], 2, []),
        ([MINE, "squire"], 2, []),
    ]
    games_kept = {file: file.read_text() for file in folder.iterdir()}
    seated = [json.loads(line)["seated"] for line in next(iter(games_kept.values())).splitlines()[1:]]
    assert sorted(row.index(MINE) for row in seated) == [0, 1], "seats rotate"
    assert not page.exists()
    code, told, _ = ended(*words, "--games", "3")
    assert f"| {MINE} against squire | 2 | 3 |" in told
    assert all(file.read_text().startswith(before) for file, before in games_kept.items())
    assert set(folder.iterdir()) == set(games_kept)


def test_a_level_is_not_placed_among_its_own_and_sits_alone_among_others() -> None:
    assert [rung.players for rung in ladder.rungs_of("duke", 3)] == [
        ("duke", level, level) for level in ("page", "squire", "knight", "king")
    ]


def test_a_player_that_was_replaced_is_told_with_its_rung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LEVELS", ("page", "squire"))
    bot = written(tmp_path, FAILS)
    words = ("ladder", "rival_kings", "--player", bot, "--games", "1", "--workers", "1", "--folder", str(tmp_path))
    code, told, sentence = ended(*words)
    assert (code, sentence) == (1, f"A page had to play on for {bot} in 2 of 2 games.")
    for level in ("page", "squire"):
        assert f"Game 0 of {bot} against {level}, 2 seats: {bot} was replaced by a page: ended with" in told
    assert [len(row["faults"]) for row in json.loads(ended(*words, "--json")[1])["results"]] == [1, 1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--only", "player:x:Mine"),
            "no level 'player:x:Mine'; there is page, squire, knight, duke, king, and --player",
        ),
        (("--player", "emperor"), "no opponent 'emperor'"),
        (("--player", "page", "--only", "king"), "leave out --only and --kings"),
        (("--player", "page", "--kings", "2"), "leave out --only and --kings"),
        (("--player", "page", "--seats", "1"), "name 2 seats or more"),
        (("--player", "page", "--seats", "9"), "for 2 to 5 seats, not for 9"),
        (("--seats", "3"), "--seats is for --player"),
    ],
)
def test_a_player_that_cannot_be_placed_is_refused(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    places = ("--folder", str(tmp_path / "games"), "--page", str(tmp_path / "docs"))
    assert sentence in complaint("ladder", "royals", *words, *places)
    assert list(tmp_path.iterdir()) == []


def test_practice_changes_what_is_known_and_keeps_its_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.toml"
    monkeypatch.setattr(learn, "weights_file", lambda name: file)
    heard: list[dict[int, float]] = []
    course = learn.Course("rival_kings", (2, 3, 4), 1, 4, 0, "test")
    learn.learn(course, 2, lambda number, points, shares: heard.append(shares))
    fresh = tomllib.loads(file.read_text())
    known = learn.weights_of("rival_kings")
    assert fits(fresh, known.terms, int(known.phases), 3)
    before = learn.current("rival_kings")
    for seats, share in heard[0].items():
        rows = known.rows_of(seats)
        points = [round(weight * 10_000) for weight in before[rows, 1]]
        assert (fresh["weights"]["points"][seats - 2] != points) == (share > 1 / seats), "kept although it does not win"


def test_a_later_round_does_not_undo_what_an_earlier_one_has_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The trial of every round is set here: with two seats the first is won and the second lost."""
    file, known = tmp_path / "weights.toml", learn.weights_of("rival_kings")
    monkeypatch.setattr(learn, "weights_file", lambda name: file)
    written: list[list[int]] = []
    trials = iter([{2: 1.0}, {2: 0.0}])
    monkeypatch.setattr(learn, "tried", lambda *_: next(trials))
    course = learn.Course("rival_kings", (2,), 2, 2, 0, "test")
    learn.learn(course, 1, lambda *_: written.append(tomllib.loads(file.read_text())["weights"]["points"][0]))
    old = [round(weight * 10_000) for weight in learn.current("rival_kings")[known.rows_of(2), 1]]
    assert written[0] != old
    assert written[1] == written[0]


def test_rounds_of_learning_are_told_as_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "weights_file", lambda name: tmp_path / "weights.toml")
    monkeypatch.setattr(learn, "learnable", lambda name: (2,))  # as if no network were asked
    words = ("learn", "rival_kings", "--rounds", "1", "--games", "2", "--thoughts", "0", "--workers", "1", "--json")
    code, told, _ = ended(*words)
    found = json.loads(told)
    assert (code, found["game"], [one["round"] for one in found["rounds"]]) == (0, "rival_kings", [1])
    assert found["rounds"][0]["points"] > 0
    assert 0 <= found["rounds"][0]["wins"]["2"] <= 1


def test_the_ladder_is_told_as_data(tmp_path: Path) -> None:
    places = ("--folder", str(tmp_path / "games"), "--page", str(tmp_path / "docs"))
    code, told, _ = ended("ladder", "royals", "--games", "2", "--only", "squire", "--workers", "1", "--json", *places)
    rows = json.loads(told)["results"]
    assert (code, rows) == (0, [asdict(row) for row in ladder.kept(tmp_path / "docs" / ladder.FOLDER, "royals")[0]])
    assert [row["players"] for row in rows] == [["squire", "page"], ["squire", *["page"] * 4]]


def test_where_a_network_is_asked_nothing_is_learned() -> None:
    assert all(learn.learnable(name) == () for name in games.names())
    nobody = opponents.make("king@none", games.find("royals"))
    assert isinstance(nobody, opponents.Advised)
    with nobody.advice():
        assert learn.learnable("royals") == (2, 3, 4, 5)
    for seats, where in (("1", "with 1 seats"), ("0", "at every table")):
        assert f"{where} a network is asked" in complaint("learn", "paladins", "--seats", seats)


def test_what_is_learned_is_how_far_a_seat_is_ahead_of_its_table() -> None:
    """Rich tables and poor ones: between seats of a table one coin is worth 2 points, whatever the table."""
    sums = nothing(1, 2)
    for wealth, level in ((1, 50.0), (9, 10.0)):
        notes = [Note(seat, 0, vec[i64]([1, wealth + seat])) for seat in range(3)]
        take_in(sums, notes * 2000, [level + 2.0 * seat for seat in range(3)])
    weights = solved(sums, np.array([[0.0, 0.0]]))
    assert weights[0, 1] == pytest.approx(2.0, abs=0.3)
    assert weights[0, 0] + weights[0, 1] * 6 == pytest.approx(32.0)
