"""Games as Parquet: every row tells a choice that can be replayed."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from bots import FAILS, GOOD, written
from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab import export as exports
from regalia.lab.arena import rotated
from regalia.lab.envs.observer import Observer
from regalia.lab.simulate import game_seed
from regalia.players import opponents
from support import complaint, ended, regalia

MINE = "player:examples.player:Mine"
Work = Callable[[int], exports.Played]
Receive = Callable[[list[exports.Played]], None]


@pytest.mark.parametrize("name", games.names())
def test_the_rows_replay_the_games(name: str, tmp_path: Path) -> None:
    file, done = tmp_path / "games.parquet", []
    rows = exports.export(name, ("random", "random"), "", "7", 2, file, lambda: done.append(1))
    table = parquet.read_table(file)
    about = json.loads(table.schema.metadata[b"regalia"])
    observer = Observer(name, 2)
    assert rows == exports.Exported(table.num_rows, [])
    assert (len(done), about["features"]) == (2, observer.names)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    position = games.find(name).start(Setup(name, 2, game_seed("7", 0)))
    for row in table.to_pylist():
        if row["game"] == 0:
            assert row["observation"] == observer.features(position, row["seat"]).tolist()
            assert np.flatnonzero(row["mask"]).tolist() == sorted(int(o) for o in position.options(row["seat"]))
            assert position.name(row["seat"], row["option"]) == row["name"]
            position.choose(row["seat"], row["option"])
    assert position.over()
    first = next(row for row in table.to_pylist() if row["game"] == 0)
    assert (first["score"], first["rank"]) == (position.score(first["seat"]), position.rank(first["seat"]))


def test_one_worker_and_two_write_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    for workers, file in enumerate(files, 1):
        words = ("--players", f"king#8,{MINE}", "--games", "5", "--seed", "5", "--targets", "--workers", str(workers))
        done = regalia("export", "royals", *words, "--out", str(file))
        assert "choices of 5 games are in" in " ".join(done.stdout.split()), done.stderr
    assert files[0].read_bytes() == files[1].read_bytes()


def test_games_stand_in_their_order_whichever_is_done_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that are done with the last game first change nothing, nor do rows that wait to be written."""
    files = [tmp_path / "forward.parquet", tmp_path / "backward.parquet"]
    monkeypatch.setattr(exports, "ROWS_AT_ONCE", 150)
    for file in files:
        exports.export("kingsburg", ("random",) * 2, "", "1", 5, file, lambda: None)
        monkeypatch.setattr(exports, "spread", backward)
    numbers = parquet.read_table(files[0], columns=["game"])["game"].to_pylist()
    assert numbers == sorted(numbers)
    assert parquet.ParquetFile(files[0]).num_row_groups > 1
    assert files[0].read_bytes() == files[1].read_bytes()


def backward(work: Work, numbers: range, workers: int, receive: Receive, most: int) -> None:
    for number in reversed(numbers):
        receive([work(number)])


def test_seats_rotate_from_game_to_game(tmp_path: Path) -> None:
    file, players = tmp_path / "games.parquet", ("random", "greedy", "page")
    exports.export("kingsburg", players, "", "1", 4, file, lambda: None)
    rows = parquet.read_table(file, columns=["game", "seat", "player"]).to_pylist()
    seated = {(row["game"], row["seat"]): row["player"] for row in rows}
    for game in range(4):
        assert tuple(seated[game, seat] for seat in range(3)) == rotated(players, game)
    assert seated[1, 0] == "page"


@pytest.mark.parametrize("name", games.names())
def test_targets_are_those_of_the_search_behind_a_choice(name: str, tmp_path: Path) -> None:
    """A squire may take what came to its mind too late for a thought; then there are none."""
    file, king = tmp_path / "games.parquet", "king#8@none"
    exports.export(name, ("squire#8", king), "", "1", 1, file, lambda: None, targets=True)
    position, searched = games.find(name).start(Setup(name, 2, game_seed("1", 0))), 0
    for row in parquet.read_table(file).to_pylist():
        policy, mask = np.array(row["policy"] or []), np.array(row["mask"])
        choices = len(position.distinct(row["seat"]))
        assert (row["policy"] is None) == (row["value"] is None)
        assert len(policy) or choices == 1 or row["player"] != king
        if len(policy):
            assert (len(policy), policy.sum()) == (len(mask), pytest.approx(1))
            assert not policy[~mask].any()
            assert policy[row["option"]] == policy.max(), "what was tried most is chosen"
            assert choices > 1
            assert 0 <= row["value"] <= 1
            searched += 1
        position.choose(row["seat"], row["option"])
    assert searched > 0.8 * row["number"]


def test_who_does_not_think_ahead_has_no_targets(tmp_path: Path) -> None:
    file, players = tmp_path / "games.parquet", ("squire#8", "random", "greedy", "page", MINE)
    exports.export("royals", players, "", "1", 1, file, lambda: None, targets=True)
    rows = parquet.read_table(file, columns=["player", "policy", "value"]).to_pylist()
    assert {row["player"] for row in rows if row["policy"]} == {"squire#8"}
    assert {row["player"] for row in rows if row["value"] is not None} == {"squire#8"}
    exports.export("royals", players, "", "1", 1, file, lambda: None)
    assert not {"policy", "value"} & set(parquet.read_schema(file).names)


def test_a_value_is_what_all_thoughts_promise_on_average() -> None:
    """Three of four thoughts went to an option that promises 0.8, one to another that promises 0.4."""
    mind = opponents.make("king", games.find("royals"))
    mind.tried = lambda: [(2, 0.75, 0.8), (0, 0.25, 0.4)]  # type: ignore[method-assign]
    found = exports.aims(mind, 3)
    assert found["policy"].tolist() == [0.25, 0.0, 0.75]
    assert found["value"] == pytest.approx(0.7)


def test_a_player_from_python_has_its_rows(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = ("kingsburg", "--players", f"random,{MINE}", "--games", "2", "--workers", "1", "--out", str(file), "--json")
    code, told, _ = ended("export", *words)
    rows = parquet.read_table(file, columns=["game", "seat", "player"]).to_pylist()
    assert (code, json.loads(told)["faults"], len(rows)) == (0, [], json.loads(told)["choices"])
    assert {(row["game"], row["seat"]) for row in rows if row["player"] == MINE} == {(0, 1), (1, 0)}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("kingsburg", "--players", "greedy"), "Kingsburg is for 2 to 5 seats, not for 1."),
        (("kingsburg", "--players", ","), "Name the players, one for each seat"),
        (("kingsburg", "--players", "random,clever"), "There is no opponent 'clever'"),
        (("kingsburg", "--players", "random,random", "--seed", ""), "a word or number of 1 to 64 characters"),
        (("chess", "--players", "random,random"), "There is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence_and_no_file(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    assert sentence in complaint("export", *words, "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be written to"):
        exports.export("royals", ("random",) * 2, "", "1", 1, tmp_path / "none" / "games.parquet", lambda: None)


def test_an_interrupted_export_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("old")

    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        exports.export("royals", ("random",) * 2, "", "1", 2, file, stop)
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_a_replaced_bot_is_told_and_its_rows_name_who_chose(tmp_path: Path) -> None:
    """The bot fails at its fourth question; from then on a page has chosen."""
    file, bot = tmp_path / "games.parquet", written(tmp_path, FAILS)
    words = ("export", "royals", "--players", f"{bot},random", "--games", "2", "--workers", "1", "--out", str(file))
    code, told, sentence = ended(*words, "--json")
    found = json.loads(told)
    assert (code, sentence) == (1, f"A page had to play on for {bot} in 2 of 2 games.")
    assert [(one["game"], one["player"]) for one in found["faults"]] == [(0, bot), (1, bot)]
    assert "KeyError: 'x'" in found["faults"][0]["fault"]
    rows = parquet.read_table(file, columns=["game", "seat", "player"]).to_pylist()
    assert found["choices"] == len(rows)
    choosers = [row["player"] for row in rows if row["game"] == 1 and row["seat"] == 1]
    assert choosers[:3] == [bot] * 3
    assert set(choosers[3:]) == {"page"}
    assert {row["player"] for row in rows if row["game"] != row["seat"]} == {"random"}, "seats rotate"
    code, told, _ = ended(*words)
    assert code == 1
    assert f"Game 1: {bot} was replaced by a page: ended with exit code 1: KeyError: 'x'" in told


def test_games_are_written_as_data_with_the_switches_of_the_table(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = (
        "kingsburg",
        "--players",
        f"{GOOD},random",
        "--games",
        "1",
        "--workers",
        "1",
        "--out",
        str(file),
        "--switch",
        "chapel=total_7",
    )
    code, told, sentence = ended("export", *words, "--json")
    found, table = json.loads(told), parquet.read_table(file)
    assert (code, sentence, found["faults"], found["choices"]) == (0, "", [], table.num_rows)
    assert json.loads(table.schema.metadata[b"regalia"])["switches"] == {"chapel": "total_7"}
    assert "no switch 'door'" in complaint("export", *words[:-1], "door=open")
