"""The page of the lab: its tables are those of the games, its example learns."""

import runpy
from pathlib import Path
from typing import Any

import pytest
from tools import observation_tables

from doc_blocks import EVERY
from regalia.kernel.game import Setup
from regalia.lab.arena import wilson
from regalia.lab.simulate import simulate

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


@pytest.mark.parametrize("name", ["rival_kings", "kingsburg"])
def test_a_short_training_beats_random(name: str) -> None:
    """Two rounds are enough to be better than chance beyond doubt."""
    example = runpy.run_path(str(ROOT / "examples" / "train.py"))
    policy = example["train"](name, seed=3, rounds=2)
    wins = example["against_random"](policy, name, 60, seed=4)
    assert wilson(wins, 60)[0] > 0.5
