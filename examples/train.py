"""A small policy learns a game by playing against itself: `python examples/train.py kingsburg --minutes 5`.

It learns with numpy only. The policy is a network with one hidden layer over the observation of the seat to move;
options outside the mask have no chance. It is improved by policy gradient on the lead in points still to come. In the
end it is saved as a player, kingsburg.onnx, which sits down wherever an opponent is named as onnx:kingsburg.onnx.
"""

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from regalia.lab import arena
from regalia.lab.runs.workers import cores
from regalia.lab.vector import VectorEnv

Array = NDArray[Any]
LEVELS = ("random", "page", "squire", "knight", "duke")  # who the policy is tried against
GAMES, STEPS, HIDDEN = 32, 256, 96
RATE, DISCOUNT, CHUNK = 2e-3, 0.98, 1024
PAUSE = 15.0  # seconds between two lines about how it goes


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


def save(policy: Policy, file: Path) -> None:
    """The policy as a player: an observation in, how much speaks for every option out."""
    features, options = policy.weights["in"].shape[0], policy.weights["out"].shape[1]
    steps = [
        ("Cast", ["observation"], "numbers"),
        ("Sign", ["numbers"], "sign"),
        ("Abs", ["numbers"], "size"),
        ("Add", ["size", "one"], "size_and_one"),
        ("Log", ["size_and_one"], "small"),
        ("Mul", ["sign", "small"], "seen"),
        ("MatMul", ["seen", "in"], "turned"),
        ("Add", ["turned", "in_bias"], "shifted"),
        ("Tanh", ["shifted"], "hidden"),
        ("MatMul", ["hidden", "out"], "scores"),
    ]
    nodes = [helper.make_node(op, ins, [out]) for op, ins, out in steps]
    nodes[0].attribute.append(helper.make_attribute("to", TensorProto.FLOAT))
    kept = {key: policy.weights[key] for key in ("in", "in_bias", "out")} | {"one": np.ones(1, np.float32)}
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info("observation", TensorProto.INT16, ["rows", features])],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["rows", options])],
        [numpy_helper.from_array(weights, key) for key, weights in kept.items()],
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), file)


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
    begun, told, games = time.monotonic(), 0.0, 0
    while rounds > 0 and (passed := time.monotonic() - begun) < seconds:
        rounds -= 1
        story = play(env, policy)
        games += int(story["ended"].sum())
        if passed >= told + PAUSE:
            told = passed
            tell(f"{passed / 60:.1f} min: {games} games, {policy.updates} updates")
        returns, known = returns_of(story)
        rows = policy.luck.permutation(np.flatnonzero(known.ravel()))
        seen, masks, options = (story[key].reshape(STEPS * GAMES, -1) for key in ("seen", "masks", "options"))
        for first in range(0, len(rows), CHUNK):
            part = rows[first : first + CHUNK]
            policy.learn(seen[part], masks[part], options[part, 0], returns.ravel()[part])
    return policy


def tell(line: str) -> None:
    """How it goes."""
    sys.stderr.write(line + "\n")


def against(player: str, name: str, level: str, games: int, seed: int) -> str:
    """A sentence: how many of so many games a saved player wins against an opponent, from both seats."""
    bouts = arena.run(arena.Contest(name, (player, level), seed=str(seed)), games, cores(), None, lambda done: None)
    row = arena.table((player, level), bouts)[0]
    share, low, high = (f"{row[key]:.1%}" for key in ("share", "low", "high"))
    return f"{share} of {games} games won against {level} (95 %: {low} to {high})"


def main() -> None:
    """Train, and tell how the policy fares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=40, help="how many games against each opponent")
    parser.add_argument("--against", default=",".join(LEVELS), help="opponents to be tried against, or none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file of the player; GAME.onnx if left out")
    chosen = parser.parse_args()
    file = chosen.out or Path(f"{chosen.game}.onnx")
    policy = train(chosen.game, chosen.seed, chosen.minutes * 60)
    save(policy, file)
    sys.stdout.write(f"{chosen.game}: saved as {file} after {policy.updates} updates.\n")
    for level in filter(None, chosen.against.split(",")):
        sys.stdout.write(f"{against(f'onnx:{file}', chosen.game, level, chosen.games, chosen.seed)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
