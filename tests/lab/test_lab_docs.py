"""The page of the lab: its tables are those of the games, its example learns."""

import runpy
from pathlib import Path

import pytest
from tools import observation_tables

from regalia.lab.arena import wilson

ROOT = Path(__file__).parents[2]


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
