"""The load test: what it reports of a few tables, and of the same while a game is reviewed."""

import os

import pytest

from regalia.trials.load import Load, load_test

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="only Linux gives a core to somebody")


@pytest.mark.longer
def test_everybody_plays_once_more_while_a_game_is_reviewed() -> None:
    told: list[str] = []
    found = load_test(Load("rival_kings", 2, 2, 0.2, 1.0, reviews=1), told.append)
    assert found["choices"] > 0
    assert found["choices_beside_reviews"] > 0
    assert found["choices_reviewed_meanwhile"] + found["choices_left_to_review"] > 20
    assert "playing while games are reviewed" in told
    assert os.sched_getaffinity(0) == {found["server_on_core"], *found["clients_on_cores"]}
