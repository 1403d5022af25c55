"""Trial: a package beside Regalia that brings one game."""

from pathlib import Path
from typing import Any

from regalia.kernel.chance import Chance
from regalia.kernel.game import Game, Setup
from regalia.kernel.plain import Group, Piece
from regalia.kernel.position import Position

from .rules import SIDES, STREAMS, Coin, new_game


class CoinGame(Game):
    """What the house knows of Trial."""

    name = "trial"
    title = "Trial"
    folder = Path(__file__).parent
    seat_counts = range(2, 6)
    length = 5
    streams = STREAMS

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        """The table before the first round."""
        return new_game(setup.seats, chance)

    def groups(self, position: Position, seat: int) -> list[Group]:
        """Both sides of the coin on the table, and the points before each player."""
        assert isinstance(position, Coin)
        coin = [
            Piece(f"side:{side}", (f"side-{side}", {}), icon="crown" if side == "crown" else "seal") for side in SIDES
        ]
        points = [int(position.points[owner]) for owner in range(position.seats)]
        return [Group("coin", coin)] + [
            Group("won", [Piece("", ("points", {"count": count}), count, "vp")], owner)
            for owner, count in enumerate(points)
        ]


GAME = CoinGame()
