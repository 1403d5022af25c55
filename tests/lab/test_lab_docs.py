"""The page of the lab: its tables are those of the games, its example learns."""

import re
import runpy
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools import action_tables, observation_tables

from doc_blocks import EVERY
from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.game import Setup
from regalia.lab import arena
from regalia.lab.simulate import simulate
from regalia.players import onnx_player
from regalia.players.python_player import Question
from support import mostly, start

ROOT = Path(__file__).parents[2]


def test_the_example_of_many_games_sees_their_rewards() -> None:
    (block,) = [one for one in EVERY if one.page == "docs/lab.md" and "VectorEnv" in one.text]
    seen: dict[str, Any] = {}
    exec(block.text, seen)
    assert seen["ended"] >= seen["env"].count
    assert seen["earned"].any()


@pytest.mark.parametrize(
    ("name", "choices"), [("kingsburg", 110), ("rival_kings", 150), ("paladins", 180), ("royals", 430)]
)
def test_random_games_are_about_as_long_as_the_page_says(name: str, choices: int) -> None:
    found = simulate(Setup(name, 2, b"-"), "1", 20, False, 1, lambda done: None)
    assert found["moves_per_game"] == pytest.approx(choices, rel=0.15)


def test_the_tables_of_the_page_are_up_to_date() -> None:
    """After a change of features: python -m tools.observation_tables."""
    page = observation_tables.PAGE.read_text(encoding="utf-8")
    assert observation_tables.written(page) == page
    assert "`secret.hand`" in page


@pytest.mark.long
def test_the_page_of_the_options_is_up_to_date() -> None:
    """After a change of options: python -m tools.action_tables."""
    page = action_tables.PAGE.read_text(encoding="utf-8")
    assert action_tables.written(page) == page
    assert not re.search(r"\|  +\|\s*$", page, re.MULTILINE)  # every block has an example


@pytest.mark.parametrize(
    ("name", "count"), [("kingsburg", 663), ("paladins", 369), ("rival_kings", 335), ("royals", 1862)]
)
def test_the_blocks_cover_every_option_once(name: str, count: int) -> None:
    blocks = action_tables.blocks_of(games.find(name), count)
    assert blocks[0].first == 0
    assert all(block.last + 1 == after.first for block, after in pairwise(blocks))
    assert action_tables.counted(games.find(name)) == [blocks[-1].last + 1] == [count]


@pytest.mark.parametrize("name", mostly(["rival_kings", "kingsburg"], "rival_kings"))
def test_a_short_training_saves_a_player_that_beats_random(name: str, tmp_path: Path) -> None:
    """Two rounds are enough to be better than chance beyond doubt."""
    example = runpy.run_path(str(ROOT / "examples" / "train.py"))
    file = tmp_path / "mine.onnx"
    policy = example["train"](name, seed=3, rounds=2)
    example["save"](policy, file)
    contest = arena.Contest(name, (f"onnx:{file}", "random"))
    bouts = [arena.play(contest, number) for number in range(60)]
    assert arena.table(contest.players, bouts)[0]["low"] > 0.5
    assert not arena.faults(bouts)


def test_the_example_tells_how_it_goes_and_how_strong_its_player_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from examples import train

    file = tmp_path / "mine.onnx"
    monkeypatch.setattr(train, "PAUSE", 0.0)
    monkeypatch.setattr(train, "cores", lambda: 1)
    words = ["train.py", "royals", "--minutes", "0.01", "--games", "2", "--against", "page,random", "--out", str(file)]
    monkeypatch.setattr(sys, "argv", words)
    train.main()
    told, progress = capsys.readouterr()
    lines = [re.fullmatch(r"(\d+\.\d) min: (\d+) games, (\d+) updates", line) for line in progress.splitlines()]
    saved, *against = told.splitlines()
    assert lines
    assert all(lines)
    assert re.fullmatch(rf"royals: saved as {re.escape(str(file))} after \d+ updates\.", saved)
    for sentence, level in zip(against, ("page", "random"), strict=True):
        contest = arena.Contest("royals", (f"onnx:{file}", level), seed="1")
        share = arena.table(contest.players, [arena.play(contest, number) for number in range(2)])[0]["share"]
        interval = r" \(95 %: \d+\.\d% to \d+\.\d%\)"
        assert re.fullmatch(f"{share:.1%} of 2 games won against {level}{interval}", sentence), sentence


def test_the_saved_player_speaks_as_the_policy_does(tmp_path: Path) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "train.py"))
    policy = example["train"]("royals", seed=3, rounds=1)
    example["save"](policy, tmp_path / "mine.onnx")
    player, _ = onnx_player.sit_down(str(tmp_path / "mine.onnx"))
    position = start("royals", 2)
    question = Question(games.find("royals"), position, int(position.turn()), Chance(b"-", ("choices",)))
    seen = policy.look(np.asarray(question.observation)[None])
    hidden = np.tanh(seen @ policy.weights["in"] + policy.weights["in_bias"])
    assert player.preferences(question) == pytest.approx((hidden @ policy.weights["out"])[0], abs=1e-4)
