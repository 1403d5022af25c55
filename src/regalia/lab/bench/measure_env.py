"""Measures one environment in a process of its own: `python -m regalia.lab.bench.measure_env KIND:NAME SECONDS SEATS`.

A step is one choice of one seat, drawn at random from the options, with everything a learner is shown before it:
observation, mask, reward. Gymnasium environments step one seat only, while the others play in between. Time is that
of the processor, so that a busy machine changes little; only where several processes step, it is that of the clock.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from regalia import _engine, games
from regalia.kernel.game import Game
from regalia.lab.runs.workers import cores

GAMES_AT_ONCE = 64
GAMES_SHARED = 1024  # where all cores step them
SHARED = "shared"


def seats_of(game: Game, wanted: int) -> int:
    """So many seats, or the most that the game has."""
    return wanted if wanted in game.seat_counts else game.seat_counts[-1]


def rate(play: Callable[[], int], seconds: float, clock: Callable[[], float]) -> dict[str, Any]:
    """Steps a second of `play`, which says how many steps it has made."""
    play()
    steps = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        steps += play()
    return {"steps_per_s": steps / spent, "compiled": _engine.compiled()}


def zoo_game(env: Any) -> Callable[[], int]:
    """One game of a PettingZoo environment, chosen as its own performance_benchmark does."""
    import numpy as np

    def play() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return play


def zoo(name: str, seats: int) -> Callable[[], int]:
    """Our PettingZoo environment."""
    from regalia.lab import zoo

    return zoo_game(zoo.Maker(name).env(seats=seats_of(games.find(name), seats)))


def peer_zoo() -> Callable[[], int]:
    """PettingZoo's own connect_four."""
    from pettingzoo.classic.connect_four.connect_four import env

    return zoo_game(env())


def gym(name: str) -> Callable[[], int]:
    """Our Gymnasium environment against one random opponent; only the steps of the learner are counted."""
    import numpy as np

    from regalia.lab.gym import SeatEnv

    env = SeatEnv(name, ("random",))

    def play() -> int:
        steps, over = 0, False
        observation, _ = env.reset()
        while not over:
            options = np.flatnonzero(observation["action_mask"]).tolist()
            observation, _, over, _, _ = env.step(random.choice(options))
            steps += 1
        return steps

    return play


def peer_gym(count_all: bool) -> Callable[[], int]:
    """Catanatron's Gymnasium environment against one random opponent: its steps, or the choices of both players."""
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped

    def play() -> int:
        steps, over = 0, False
        _, info = env.reset()
        while not over:
            _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
            over = terminated or truncated
            steps += 1
        return len(env.game.state.actions) if count_all else steps

    return play


def vector(name: str, seats: int, count: int = GAMES_AT_ONCE, workers: int = 0) -> Callable[[], int]:
    """Our vector environment."""
    from regalia.lab.vector import VectorEnv

    env = VectorEnv(name, count, seats_of(games.find(name), seats), workers=workers, copy=False)

    def play() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * count

    return play


def shared(name: str, seats: int) -> Callable[[], int]:
    """The same with many games, stepped by a process on every core."""
    return vector(name, seats, GAMES_SHARED, cores())


KINDS: dict[str, Callable[[str, int], Callable[[], int]]] = {
    "zoo": zoo,
    "gym": lambda name, _: gym(name),
    "vector": vector,
    "large": lambda name, seats: vector(name, seats, GAMES_SHARED),
    SHARED: shared,
    "connect_four": lambda *_: peer_zoo(),
    "catanatron_gym": lambda *_: peer_gym(count_all=False),
    "catanatron_choices": lambda *_: peer_gym(count_all=True),
}


if __name__ == "__main__":
    kind, _, game_name = sys.argv[1].partition(":")
    by = time.perf_counter if kind == SHARED else time.process_time
    sys.stdout.write(json.dumps(rate(KINDS[kind](game_name, int(sys.argv[3])), float(sys.argv[2]), by)) + "\n")
