"""Measures one thing in a process of its own: `python -m regalia.lab.bench.measure GAME SECONDS`.

Instead of the name of a game: `catanatron`, or `search:GAME` for the search.
"""

import json
import sys
import time
from typing import Any

PEER = "catanatron"
SEARCH = "search:"
SEARCH_EVERY = 9
THOUGHTS = 200


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


def search(name: str, seconds: float) -> dict[str, Any]:
    """Thoughts of the search at positions from all over a game, at the fewest seats with a rival."""
    from regalia import _engine, games
    from regalia.kernel.game import Setup
    from regalia.players.search import Search

    game = games.find(name)
    position = game.start(Setup(name, 2, b"bench"))
    moves = thoughts = 0
    spent = 0.0
    while spent < seconds:
        if not position.waiting:
            position = game.start(Setup(name, 2, f"bench {moves}".encode()))
        seat = position.turn()
        if moves % SEARCH_EVERY == 0:
            mind = Search(position, seat, b"bench")
            started = time.perf_counter()
            mind.think(THOUGHTS, seconds)
            spent += time.perf_counter() - started
            thoughts += int(mind.thoughts)
        offer = position.options(seat)
        position.choose(seat, offer[moves * 7 % len(offer)])
        moves += 1
    return {"compiled": _engine.compiled(), "seats": 2, "thoughts_per_s": thoughts / spent}


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
    if what == PEER:
        found = peer(length)
    elif what.startswith(SEARCH):
        found = search(what.removeprefix(SEARCH), length)
    else:
        found = engine(what, length)
    sys.stdout.write(json.dumps(found) + "\n")
