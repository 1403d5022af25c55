"""Measures one engine in a process of its own: `python -m regalia.lab.measure GAME SECONDS`, or `catanatron`."""

import json
import sys
import time
from typing import Any

PEER = "catanatron"


def engine(name: str, seconds: float) -> dict[str, Any]:
    """Random games and copies of one of our games, at four seats where it has them."""
    from regalia import _engine, games
    from regalia.kernel.chance import Chance
    from regalia.kernel.game import Setup
    from regalia.players.playout import play_out

    game = games.find(name)
    seats = 4 if 4 in game.seat_counts else game.seat_counts[-1]
    played = moves = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        seed = f"bench {played}".encode()
        moves += play_out(game.start(Setup(name, seats, seed)), Chance(seed, ("choices",)))
        played += 1
    position = game.start(Setup(name, seats, b"bench"))
    for _ in range(12):
        position.choose(position.turn(), position.options(position.turn())[0])
    return {
        "compiled": _engine.compiled(),
        "seats": seats,
        "games_per_s": played / spent,
        "moves_per_s": moves / spent,
        "copy_us": copy_time(position, seconds / 4) * 1e6,
        "bytes": len(position.to_bytes()),
    }


def copy_time(position: Any, seconds: float) -> float:
    """Seconds for one copy."""
    copies = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for _ in range(200):
            position.copy()
        copies += 200
    return spent / copies


def peer(seconds: float) -> dict[str, Any]:
    """Random four-player games of Catan by catanatron."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    played = moves = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        catan = Catan(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=played
        )
        catan.play()
        moves += len(catan.state.actions)
        played += 1
    return {"games_per_s": played / spent, "moves_per_s": moves / spent}


if __name__ == "__main__":
    what, length = sys.argv[1], float(sys.argv[2])
    sys.stdout.write(json.dumps(peer(length) if what == PEER else engine(what, length)) + "\n")
