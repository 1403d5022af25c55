"""Games as Parquet: every row tells a choice that can be replayed."""

import json
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from bots import FAILS, GOOD, written
from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab import export as exports
from regalia.lab.envs.observer import Observer
from regalia.lab.simulate import game_seed
from support import complaint, ended, regalia


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


def test_the_command_writes_the_same_file_again(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    for file in files:
        words = ("export", "royals", "--players", "random,random", "--games", "3", "--seed", "5", "--out", str(file))
        done = regalia(*words)
        assert "choices of 3 games are in" in " ".join(done.stdout.split())
    assert files[0].read_bytes() == files[1].read_bytes()


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
    words = ("export", "royals", "--players", f"{bot},random", "--games", "2", "--out", str(file))
    code, told, sentence = ended(*words, "--json")
    found = json.loads(told)
    assert (code, sentence) == (1, f"A page had to play on for {bot} in 2 of 2 games.")
    assert [(one["game"], one["player"]) for one in found["faults"]] == [(0, bot), (1, bot)]
    assert "KeyError: 'x'" in found["faults"][0]["fault"]
    rows = parquet.read_table(file, columns=["game", "seat", "player"]).to_pylist()
    assert found["choices"] == len(rows)
    choosers = [row["player"] for row in rows if row["game"] == 1 and row["seat"] == 0]
    assert choosers[:3] == [bot] * 3
    assert set(choosers[3:]) == {"page"}
    assert {row["player"] for row in rows if row["seat"] == 1} == {"random"}
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
