"""The trained players of examples/checkpoints still sit down, and know more than nothing."""

from pathlib import Path

import pytest

from regalia import games
from regalia.lab import arena

CHECKPOINTS = Path(__file__).parents[2] / "examples" / "checkpoints"
DEALS = 2


@pytest.mark.parametrize("name", games.names())
def test_a_checkpoint_wins_most_games_against_chance(name: str) -> None:
    seats = games.find(name).seat_counts[-1]
    players = (f"onnx:{CHECKPOINTS / name}-ppo.onnx", *["random"] * (seats - 1))
    bouts = [arena.play(arena.Contest(name, players), number) for number in range(DEALS * seats)]
    assert not any(fault for bout in bouts for fault in bout.faults)
    assert arena.table(players, bouts)[0]["share"] > 0.6
