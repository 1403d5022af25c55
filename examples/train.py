"""A small policy learns a game by playing against itself: `python examples/train.py kingsburg --minutes 5`.

Needs numpy only. The policy is a network with one hidden layer over the observation of the seat to move; options
outside the mask have no chance. It is improved by policy gradient on the lead in points still to come.
"""

import argparse
import math
import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.lab.arena import wilson
from regalia.lab.vector import VectorEnv

Array = NDArray[Any]
GAMES, STEPS, HIDDEN = 32, 256, 96
RATE, DISCOUNT, CHUNK = 2e-3, 0.98, 1024


class Policy:
    """Observations in; the chance of every option, and the lead to expect, out."""

    def __init__(self, features: int, options: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.weights = {
            "in": (luck.standard_normal((features, HIDDEN)) / np.sqrt(features)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": (luck.standard_normal((HIDDEN, options)) * 0.01).astype(np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.slopes = {key: (np.zeros_like(w), np.zeros_like(w)) for key, w in self.weights.items()}
        self.luck, self.updates = luck, 0

    def look(self, observations: Array) -> Array:
        """Numbers of any size as small ones."""
        seen = observations.astype(np.float32)
        return np.asarray(np.sign(seen) * np.log1p(np.abs(seen)))

    def think(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chance of every option, and the value."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["in_bias"])
        scores = np.where(masks, hidden @ self.weights["out"], -1e9)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), hidden @ self.weights["value"]

    def choose(self, observations: Array, masks: Array) -> Array:
        """An option for every row, by its chance."""
        chances = self.think(self.look(observations), masks)[1]
        reached = chances.cumsum(axis=1)
        picked = (reached < self.luck.random((len(chances), 1)) * reached[:, -1:]).sum(axis=1)
        legal = np.take_along_axis(masks, picked[:, None], axis=1)[:, 0]
        found: Array = np.where(legal, picked, chances.argmax(axis=1))
        return found

    def learn(self, observations: Array, masks: Array, options: Array, returns: Array) -> None:
        """One step of policy gradient, and of the value towards the returns."""
        seen, rows = self.look(observations), np.arange(len(options))
        hidden, chances, value = self.think(seen, masks)
        surprise = returns[:, None] - value
        advantage = surprise / (surprise.std() + 1e-6)
        push = -chances * advantage
        push[rows, options] += advantage[:, 0]
        push -= 0.01 * chances * (np.log(chances + 1e-9) - (chances * np.log(chances + 1e-9)).sum(1, keepdims=True))
        pull = 0.1 * surprise
        back = (push @ self.weights["out"].T + pull @ self.weights["value"].T) * (1 - hidden**2)
        slopes = {"in": seen.T @ back, "in_bias": back.sum(0), "out": hidden.T @ push, "value": hidden.T @ pull}
        self.climb({key: slope / len(options) for key, slope in slopes.items()})

    def climb(self, slopes: dict[str, Array]) -> None:
        """Adam."""
        self.updates += 1
        for key, slope in slopes.items():
            mean, square = self.slopes[key]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[key] += size * mean / (np.sqrt(square) + 1e-8)


def play(env: VectorEnv, policy: Policy) -> dict[str, Array]:
    """Some steps of all games: what was seen and chosen, and the lead in points that came of it."""
    story: dict[str, list[Array]] = {key: [] for key in ("seen", "masks", "turns", "options", "rewards", "ended")}
    for _ in range(STEPS):
        options = policy.choose(env.observations, env.masks)
        before = {"seen": env.observations, "masks": env.masks, "turns": env.turns, "options": options}
        for key, array in before.items():
            story[key].append(array.copy())
        env.step(options)
        story["rewards"].append(env.rewards.copy())
        story["ended"].append(env.terminations.copy())
    return {key: np.stack(rows) for key, rows in story.items()}


def returns_of(story: dict[str, Array]) -> tuple[Array, Array]:
    """The lead still to come after every choice, and which choices belong to games that have ended."""
    steps, games, seats = story["rewards"].shape
    others = (story["rewards"].sum(2, keepdims=True) - story["rewards"]) / max(1, seats - 1)
    leads = story["rewards"] - others
    to_come, finished = np.zeros((games, seats)), np.zeros(games, bool)
    returns, known = np.zeros((steps, games)), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        ended = story["ended"][step]
        finished |= ended
        to_come = np.where(ended[:, None], 0, to_come) * DISCOUNT + leads[step]
        returns[step] = to_come[np.arange(games), story["turns"][step]]
        known[step] = finished
    return returns, known


def train(name: str, seed: int, seconds: float = math.inf, rounds: int = sys.maxsize, seats: int = 2) -> Policy:
    """A policy that has played against itself for so long, or so many rounds."""
    env = VectorEnv(name, GAMES, seats, rewards="points", seed=seed)
    policy = Policy(len(env.names), env.option_count, seed)
    end = time.monotonic() + seconds
    while rounds > 0 and time.monotonic() < end:
        rounds -= 1
        story = play(env, policy)
        returns, known = returns_of(story)
        rows = policy.luck.permutation(np.flatnonzero(known.ravel()))
        seen, masks, options = (story[key].reshape(STEPS * GAMES, -1) for key in ("seen", "masks", "options"))
        for first in range(0, len(rows), CHUNK):
            part = rows[first : first + CHUNK]
            policy.learn(seen[part], masks[part], options[part, 0], returns.ravel()[part])
    return policy


def against_random(policy: Policy, name: str, games: int, seed: int, seats: int = 2) -> float:
    """How many of so many games the policy wins, in turn from every seat; a shared win counts half."""
    env = VectorEnv(name, min(games, 128), seats, seed=seed)
    seat, wins, played = np.arange(env.count) % seats, 0.0, 0
    while played < games:
        options = env.sample().copy()
        mine = env.turns == seat
        if mine.any():
            options[mine] = policy.choose(env.observations[mine], env.masks[mine])
        env.step(options)
        for game in np.flatnonzero(env.terminations)[: games - played]:
            best = env.rewards[game].max()
            wins += (env.rewards[game, seat[game]] == best) / (env.rewards[game] == best).sum()
            played += 1
            seat[game] = (seat[game] + 1) % seats
    return wins


def main() -> None:
    """Train, and tell how the policy fares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=400, help="how many games against random")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    policy = train(chosen.game, chosen.seed, chosen.minutes * 60)
    wins = against_random(policy, chosen.game, chosen.games, chosen.seed + 1)
    low, high = wilson(wins, chosen.games)
    sys.stdout.write(
        f"{chosen.game}: {wins / chosen.games:.1%} of {chosen.games} games won against random "
        f"(95 %: {low:.1%} to {high:.1%}) after {policy.updates} updates.\n"
    )


if __name__ == "__main__":
    main()
