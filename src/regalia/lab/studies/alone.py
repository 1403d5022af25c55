"""Trains the network that plays Paladins alone, and writes it where the opponents look for it.

`python -m regalia.lab.studies.alone --seconds N [--save FILE] [--load FILE]`: needs PyTorch; with a GPU and 16 cores
half an hour gives what the repository holds. The network chooses for thousands of games at once and is improved by
proximal policy optimisation on the lead over the artificial opponent. In the end the points of both are fitted,
linearly, on its deep units in games that it plays, and everything is rounded to whole numbers.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.games.paladins.insight import FILE, FIRST_OPTION, OPTIONS, WIDTH
from regalia.games.paladins.sense import PHASE_COUNT
from regalia.kernel.network import UNIT, pack
from regalia.lab.alone import PHASE
from regalia.lab.studies.alone_hall import GROUPS, Hall
from regalia.lab.workers import cores

try:
    import torch
except ImportError:
    sys.exit("Training needs PyTorch; pip install torch brings it.")

UNITS, DEEP_UNITS = 256, 128
STEPS, EPOCHS, BATCH = 32, 3, 16384
RATE, CALM = (1e-3, 4e-5), (0.02, 0.002)  # learning rate, worth of doubt: at the beginning and at the end
DISCOUNT = 0.96  # of what later steps tell about a choice (lambda); points themselves are not discounted
CLIP, STEEP = 0.2, 0.5
POINTS = 20.0  # of the lead that are one reward
VICTORY = 0.7  # reward for winning
RANDOM_STEPS = 150  # to see how large the numbers get
NOTED_STEPS, NOTED_GAMES = 640, 1024  # from which the points are fitted
RIDGE, SEEN_OFTEN = 1.0, 50
ENDED, BEFORE = 4, 5  # what is noted of a step besides points and difficulty
Tensor = Any  # of PyTorch
Weights = dict[str, Tensor]


def new_weights(device: str) -> Weights:
    """A network that prefers nothing."""
    sizes = {"first": (WIDTH, UNITS, 1.4), "deep": (UNITS, DEEP_UNITS, 1.4), "options": (DEEP_UNITS, OPTIONS, 0.01)}
    found: Weights = {"scale": torch.ones(WIDTH, device=device)}
    for name, (before, after, gain) in {**sizes, "value": (DEEP_UNITS, 1, 1.0)}.items():
        found[name] = torch.nn.init.orthogonal_(torch.empty(before, after, device=device), gain)
        found[f"{name}_bias"] = torch.zeros(after, device=device)
    return found


def trained(weights: Weights) -> list[Tensor]:
    """What learning changes: everything but the scale of what is seen."""
    return [weight.requires_grad_() for name, weight in weights.items() if name != "scale"]


def deep_units(weights: Weights, seen: Tensor) -> Tensor:
    """The second layer for what is seen."""
    units = torch.relu(seen.float() * weights["scale"] @ weights["first"] + weights["first_bias"])
    return torch.relu(units @ weights["deep"] + weights["deep_bias"])


def think(weights: Weights, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithm of the chance of every option, and the rewards to expect."""
    deep = deep_units(weights, seen)
    liked = (deep @ weights["options"] + weights["options_bias"]).masked_fill(~masks, -1e9)
    return torch.log_softmax(liked, 1), (deep @ weights["value"] + weights["value_bias"])[:, 0]


@dataclass
class Diary:
    """What was seen, chosen and gained in some steps of all games; the last value is that of what comes after."""

    seen: Tensor
    masks: Tensor
    options: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor

    @classmethod
    def empty(cls, count: int, device: str) -> "Diary":
        """Room for the steps of so many games in a group."""
        shape = (STEPS, GROUPS, count)
        later = (STEPS + 1, GROUPS, count)
        return cls(
            torch.zeros((*shape, WIDTH), dtype=torch.int16, device=device),
            torch.zeros((*shape, OPTIONS), dtype=torch.bool, device=device),
            torch.zeros(shape, dtype=torch.int64, device=device),
            torch.zeros(shape, device=device),
            torch.zeros(later, device=device),
            torch.zeros(shape, device=device),
            torch.zeros(shape, device=device),
        )

    def advantages(self) -> Tensor:
        """How much better than expected each choice turned out, later surprises counting less and less."""
        found = torch.zeros_like(self.values)
        for step in range(STEPS - 1, -1, -1):
            live = 1 - self.ended[step]
            surprise = self.rewards[step] + self.values[step + 1] * live - self.values[step]
            found[step] = surprise + DISCOUNT * live * found[step + 1]
        return found[:STEPS]


class Trainer:
    """Plays and learns by turns."""

    def __init__(self, hall: Hall, weights: Weights, device: str) -> None:
        self.hall, self.weights, self.device = hall, weights, device
        self.learner = torch.optim.Adam(trained(weights), lr=RATE[0], eps=1e-5)
        self.diary = Diary.empty(hall.games, device)
        self.notes: list[list[NDArray[Any]]] = [[] for _ in range(GROUPS)]  # of every step of the diary
        self.before: list[NDArray[Any]] = [np.zeros(0)] * GROUPS  # the phases of the games when they were chosen in

    def look(self, key: str, group: int) -> Tensor:
        """What a group of games shows."""
        return torch.from_numpy(self.hall.shared[key][group]).to(self.device)

    def play(self) -> None:
        """Some steps of all games, into the diary."""
        self.notes = [[] for _ in range(GROUPS)]
        for step in range(STEPS):
            for group in range(GROUPS):
                if step:
                    self.receive(step - 1, group)
                self.choose(step, group)
        for group in range(GROUPS):
            self.receive(STEPS - 1, group)
            with torch.no_grad():
                self.diary.values[STEPS, group] = think(
                    self.weights, self.look("seen", group), self.look("masks", group).bool()
                )[1]

    def choose(self, step: int, group: int) -> None:
        """Choose in every game of a group, and let it be stepped."""
        seen, masks = self.look("seen", group), self.look("masks", group).bool()
        with torch.no_grad():
            chances, values = think(self.weights, seen, masks)
            options = torch.argmax(chances - torch.empty_like(chances).exponential_().clamp_min(1e-20).log(), 1)
        diary = self.diary
        diary.seen[step, group], diary.masks[step, group], diary.options[step, group] = seen, masks, options
        diary.chances[step, group] = chances.gather(1, options[:, None])[:, 0]
        diary.values[step, group] = values
        self.before[group] = self.hall.shared["notes"][group][:, PHASE].copy()
        self.hall.send(group, options.cpu().numpy())

    def receive(self, step: int, group: int) -> None:
        """What a step has brought."""
        self.hall.wait(group)
        ended = self.look("ended", group).float()
        notes = self.look("notes", group)
        won = (notes[:, 0] > notes[:, 1]).float() * ended
        self.diary.rewards[step, group] = self.look("rewards", group) / POINTS + VICTORY * won
        self.diary.ended[step, group] = ended
        shared = self.hall.shared
        self.notes[group].append(np.c_[shared["notes"][group], shared["ended"][group], self.before[group]])

    def learn(self, doubt: float) -> None:
        """Make choices that turned out better than expected more likely, within bounds."""
        diary = self.diary
        gains = diary.advantages().reshape(-1)
        returns = gains + diary.values[:STEPS].reshape(-1)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        every = len(gains)
        batch = min(BATCH, every)
        for _ in range(EPOCHS):
            order = torch.randperm(every, device=self.device)
            for first in range(0, every - batch + 1, batch):
                self.improve(order[first : first + batch], gains, returns, doubt)

    def improve(self, rows: Tensor, gains: Tensor, returns: Tensor, doubt: float) -> None:
        """One step of the learner."""
        diary = self.diary
        masks = diary.masks.view(-1, OPTIONS)[rows]
        chances, values = think(self.weights, diary.seen.view(-1, WIDTH)[rows], masks)
        chosen = chances.gather(1, diary.options.view(-1)[rows][:, None])[:, 0]
        ratio = torch.exp(chosen - diary.chances.view(-1)[rows])
        gained = torch.min(ratio * gains[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[rows]).mean()
        missed = torch.nn.functional.mse_loss(values, returns[rows])
        unsure = -(chances.exp() * chances.masked_fill(~masks, 0)).sum(1).mean()
        self.learner.zero_grad(set_to_none=True)
        (0.5 * missed - gained - doubt * unsure).backward()
        torch.nn.utils.clip_grad_norm_(trained(self.weights), STEEP)
        self.learner.step()

    def told(self) -> str:
        """How the games on each difficulty ended in the last steps."""
        ends = np.concatenate([notes for group in self.notes for notes in group])
        ends = ends[ends[:, ENDED] == 1]
        lines = []
        for orders in np.unique(ends[:, 2]):
            these = ends[ends[:, 2] == orders]
            own, rival = these[:, 0].mean(), these[:, 1].mean()
            won = (these[:, 0] > these[:, 1]).mean()
            lines.append(f"{orders} orders: {own:.1f} to {rival:.1f}, {won:.1%} of {len(these)} games won")
        return "; ".join(lines)


def measured(hall: Hall, luck: np.random.Generator) -> NDArray[Any]:
    """What to multiply each number that is seen by, so that none gets large: after some random play."""
    largest = np.ones(WIDTH)
    for _ in range(RANDOM_STEPS):
        for group in range(GROUPS):
            masks = hall.shared["masks"][group]
            hall.send(group, (luck.random(masks.shape) * masks).argmax(1))
            hall.wait(group)
            largest = np.maximum(largest, np.abs(hall.shared["seen"][group]).max(0))
    return np.where(largest > 1, 2 / largest, 1.0).astype(np.float32)


def train(trainer: Trainer, seconds: float) -> None:
    """Until the time is over; it learns more slowly and doubts less towards the end."""
    started = told = time.monotonic()
    while (passed := (time.monotonic() - started) / seconds) < 1:
        rate, doubt = (first * (last / first) ** passed for first, last in (RATE, CALM))
        for group in trainer.learner.param_groups:
            group["lr"] = rate
        trainer.play()
        trainer.learn(doubt)
        if time.monotonic() - told > 30:
            told = time.monotonic()
            sys.stdout.write(f"{passed:.0%}: {trainer.told()}\n")
            sys.stdout.flush()


@dataclass
class Heads:
    """How the deep units tell the points still to come for both, and how far off that is in every phase."""

    weights: NDArray[np.float64]  # (deep units and a bias, own and rival's)
    spreads: list[int]  # in hundredths of a point


def point_heads(trainer: Trainer) -> Heads:
    """Fitted to games that the network plays; the points at the end are known once a game has ended."""
    deep, points, phases, finals = (np.concatenate(parts) for parts in zip(*noted(trainer), strict=True))
    known = ~np.isnan(finals[:, 0])
    rows = np.c_[deep[known], np.ones(known.sum())].astype(np.float64)
    to_come = finals[known] - points[known]
    weights = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ to_come)
    missed = (to_come - rows @ weights) @ np.array([1.0, -1.0])
    return Heads(weights, spreads_of(missed, phases[known]))


def spreads_of(missed: NDArray[Any], phases: NDArray[Any]) -> list[int]:
    """How far the lead is off, for one of both; a phase that was hardly seen is like the one before it."""
    found: list[int] = []
    for phase in range(PHASE_COUNT):
        there = missed[phases == phase]
        usual = round(100 * float(np.sqrt((there**2).mean() / 2))) if len(there) > SEEN_OFTEN else 0
        found.append(usual or found[-1])
    return found


def noted(trainer: Trainer) -> list[tuple[NDArray[Any], ...]]:
    """Deep units, points, phase and final points (where the game has ended) of every step, the last step first."""
    few = min(NOTED_GAMES, trainer.hall.games)
    windows: list[tuple[NDArray[Any], ...]] = []
    for _ in range(NOTED_STEPS // STEPS):
        trainer.play()
        seen = trainer.diary.seen[:, 0, :few]
        with torch.no_grad():
            deep = deep_units(trainer.weights, seen.reshape(-1, WIDTH)).reshape(STEPS, few, -1)
        windows.append((deep.cpu().numpy(), seen[:, :, -2:].cpu().numpy(), np.array(trainer.notes[0])[:, :few]))
    finals = np.full((few, 2), np.nan)
    found: list[tuple[NDArray[Any], ...]] = []
    for deep, points, notes in reversed(windows):
        for step in range(STEPS - 1, -1, -1):
            ended = notes[step, :, ENDED] == 1
            finals = np.where(ended[:, None], notes[step, :, :2], finals)
            found.append((deep[step], points[step], notes[step, :, BEFORE], finals))
    return found


def written(weights: Weights, heads: Heads) -> bytes:
    """The whole network as the opponents read it."""
    plain = {name: weight.detach().cpu().numpy().astype(np.float64) for name, weight in weights.items()}
    layers = [
        (plain["first"] * plain["scale"][:, None], plain["first_bias"] * UNIT),
        (plain["deep"], plain["deep_bias"] * UNIT**2),
        (
            np.r_[heads.weights[:-1].T, plain["options"].T],
            np.r_[heads.weights[-1], plain["options_bias"]] * UNIT**2,
        ),
    ]
    sizes = [WIDTH, UNITS, DEEP_UNITS, OPTIONS + FIRST_OPTION]
    rounded = [(_whole(table * UNIT), _whole(bias)) for table, bias in layers]
    return pack(sizes, heads.spreads, rounded)


def _whole(numbers: NDArray[np.float64]) -> list[int]:
    return [int(number) for number in np.round(numbers).reshape(-1)]


def main() -> None:
    """Train, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--workers", type=int, default=max(1, cores() - 1))
    parser.add_argument("--games", type=int, default=256, help="of each group, for each worker")
    parser.add_argument("--load", type=Path, help="weights to go on with")
    parser.add_argument("--save", type=Path, help="where weights are kept to go on with later")
    parser.add_argument("--write", type=Path, default=Path(str(files("regalia.games") / "paladins" / FILE)))
    chosen = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    hall = Hall(chosen.workers, chosen.games, str(time.time()).encode())
    weights = torch.load(chosen.load, map_location=device) if chosen.load else new_weights(device)
    if not chosen.load:
        weights["scale"] = torch.from_numpy(measured(hall, np.random.default_rng())).to(device)
    trainer = Trainer(hall, weights, device)
    train(trainer, chosen.seconds)
    if chosen.save:
        torch.save({name: weight.detach() for name, weight in weights.items()}, chosen.save)
    chosen.write.write_bytes(written(weights, point_heads(trainer)))
    hall.close()


if __name__ == "__main__":
    main()
