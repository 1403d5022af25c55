"""Networks from files as players: they choose what most speaks for, and one that does not fit gets one sentence."""

import random
import sys
from pathlib import Path

import numpy as np
import pytest
from onnx import TensorProto

from networks import saved
from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Missing, Trouble
from regalia.lab import arena, gym
from regalia.lab.envs.observer import Observer
from regalia.players import onnx_player, opponents
from regalia.players.python_player import Question
from support import complaint, moments, start


def sizes(name: str, seats: int = 2) -> tuple[int, int]:
    observer = Observer(name, seats)
    return len(observer.names), observer.option_count


@pytest.mark.parametrize("kind", [TensorProto.INT16, TensorProto.FLOAT, TensorProto.INT64])
@pytest.mark.parametrize("name", games.names())
def test_a_network_plays_whole_games_alike(tmp_path: Path, name: str, kind: int) -> None:
    file = saved(tmp_path / "mine.onnx", *sizes(name), mask=kind == TensorProto.FLOAT, kind=kind)
    contest = arena.Contest(name, (file, "random"))
    first = arena.play(contest, 0)
    assert first.faults == ("", "")
    assert arena.play(contest, 0) == first


def test_it_chooses_what_most_speaks_for_of_what_may_be_chosen(tmp_path: Path) -> None:
    features, options = sizes("royals")
    player, _ = onnx_player.sit_down(saved(tmp_path / "mine.onnx", features, options).removeprefix("onnx:"))
    weights = np.random.default_rng(1).standard_normal((features, options)).astype(np.float32)
    for position, seat in moments(start("royals", 2), random.Random(4)):
        question = Question(games.find("royals"), position, seat, Chance(b"luck", ("choices",)))
        spoken = np.asarray(question.observation).astype(np.float32) @ weights
        best = max(question.options, key=lambda option: spoken[option.number])
        assert spoken[player.choose(question)] == pytest.approx(spoken[best.number], rel=1e-4)


def test_a_network_is_loaded_once_until_its_file_changes(tmp_path: Path) -> None:
    file = tmp_path / "mine.onnx"
    saved(file, *sizes("royals"))
    first, files = onnx_player.sit_down(str(file))
    assert onnx_player.sit_down(str(file))[0] is first
    assert files == [file]
    contest = arena.Contest("royals", (f"onnx:{file}", "random"))
    before = arena.asked(contest)
    saved(file, *sizes("royals"), weight=2.0)
    assert onnx_player.sit_down(str(file))[0] is not first
    assert arena.asked(contest) != before


def test_a_network_sits_at_a_table_of_gymnasium(tmp_path: Path) -> None:
    env = gym.SeatEnv("royals", [saved(tmp_path / "mine.onnx", *sizes("royals"))], seat=1)
    _, info = env.reset(seed=1)
    assert "faults" not in info


def test_a_network_that_does_not_fit_gets_one_sentence(tmp_path: Path) -> None:
    features, options = sizes("kingsburg")
    good = saved(tmp_path / "good.onnx", features, options)
    short = saved(tmp_path / "short.onnx", features, options - 1)
    (tmp_path / "bad.onnx").write_text("no network")
    told = {
        f"{good},random,random": f"its observation has {features} numbers, but kingsburg with 3 seats has",
        f"{short},random": f"it speaks of [1, {options - 1}], not of 1 row of {options} options.",
        f"onnx:{tmp_path / 'bad.onnx'},random": "is no network that onnxruntime can read:",
        f"onnx:{tmp_path / 'none.onnx'},random": "cannot be read: No such file or directory.",
    }
    for players, sentence in told.items():
        assert sentence in complaint("arena", "kingsburg", "--players", players, "--games", "2", "--workers", "1")
    with pytest.raises(Trouble, match="but kingsburg with 3 seats has"):
        gym.SeatEnv("kingsburg", [good, "random"])


def test_a_network_that_says_no_number_is_replaced_by_a_page(tmp_path: Path) -> None:
    file = saved(tmp_path / "mine.onnx", *sizes("royals"), weight=float("nan"))
    bout = arena.play(arena.Contest("royals", (file, "random")), 0)
    assert bout.faults == ("failed: ValueError: what it says of an option is not a number", "")


def test_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    file = saved(tmp_path / "mine.onnx", *sizes("royals"))
    told = r"The package onnxruntime is missing; pip install 'regalia\[onnx\]' brings it."
    with pytest.raises(Missing, match=told) as missing:
        opponents.make(file, games.find("royals"))
    assert isinstance(missing.value, ImportError), "for a program that can go on without"
    assert missing.value.name == "onnxruntime"
