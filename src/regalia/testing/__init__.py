"""For those who bring a game: random games to test with, and in conformance.py what every game must do."""

import random
from collections.abc import Iterator

from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position


def moments(position: Position, luck: random.Random) -> Iterator[tuple[Position, int]]:
    """Play a game at random; yields the position and a waiting seat before each choice."""
    while position.waiting:
        waiting = [seat for seat in range(position.seats) if position.waits(seat)]
        seat = luck.choice(waiting)
        yield position, seat
        position.choose(seat, luck.choice(list(position.options(seat))))


def finish(position: Position, seed: int = 0) -> Position:
    """Play a game to its end at random."""
    for _ in moments(position, random.Random(seed)):
        pass
    return position


def start(game: Game, seats: int, preset: str = "", seed: bytes = b"seed", listen: bool = False) -> Position:
    """A new game."""
    return game.start(Setup(game.name, seats, seed, preset), listen)
