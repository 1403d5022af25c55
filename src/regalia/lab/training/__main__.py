"""Trains a network of Paladins, and writes it where the opponents look for it.

`python -m regalia.lab.training alone|together [--seconds N] [--anew]`: needs PyTorch. With a GPU and 16 cores a
quarter of an hour from nothing gave `together.net`. The network chooses for thousands of games at once, for all
seats, and is improved by proximal policy optimisation: on its points, alone on its lead over the artificial opponent,
and on winning. Then the points of all sides are fitted, linearly, on its deep units in games that it plays, and
everything is rounded to whole numbers.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.games.paladins.insight import OPTIONS
from regalia.games.paladins.sense import PHASE_COUNT
from regalia.kernel.network import network_of
from regalia.lab.arguments import at_least_one
from regalia.lab.ledger import replace_file
from regalia.lab.training.hall import GROUPS, Hall, Plan
from regalia.lab.training.heads import GAMES as FITTED_GAMES
from regalia.lab.training.heads import file_of, fitted
from regalia.lab.training.subjects import GAME, SUBJECTS
from regalia.lab.training.trainer import Trainer
from regalia.lab.training.weights import new_weights, torch, weights_of, written
from regalia.lab.workers import cores

RATES, DOUBTS = (1e-3, 3e-5), (0.02, 0.0015)  # learning rate, worth of doubt: at the beginning and at the end
RATES_ON, DOUBTS_ON = (5e-4, 3e-5), (0.006, 0.0015)  # the same for a network that goes on
RANDOM_STEPS = 150  # to see how large the numbers get
TOLD_EVERY = 30.0
SAVES = 3  # of the network, evenly spread over the time


def measured(hall: Hall, luck: np.random.Generator) -> NDArray[Any]:
    """What to multiply each number that is seen by, so that none gets large: after some random play."""
    largest = np.ones(hall.plan.width)
    for _ in range(RANDOM_STEPS):
        for group in range(GROUPS):
            masks = hall.shared["masks"][group]
            hall.send(group, (luck.random(masks.shape) * masks).argmax(1))
            hall.wait(group)
            largest = np.maximum(largest, np.abs(hall.shared["seen"][group]).max(0))
    return np.where(largest > 1, 2 / largest, 1.0).astype(np.float32)


def train(trainer: Trainer, seconds: float, anew: bool, save: Callable[[], None]) -> None:
    """Until the time is over; it learns more slowly and doubts less towards the end."""
    rates, doubts = (RATES, DOUBTS) if anew else (RATES_ON, DOUBTS_ON)
    started = told = time.monotonic()
    saved = 0
    while (passed := (time.monotonic() - started) / seconds) < 1:
        if passed * SAVES >= saved + 1:
            saved += 1
            save()
        rate, doubt = (first * (last / first) ** passed for first, last in (rates, doubts))
        for group in trainer.learner.param_groups:
            group["lr"] = rate
        trainer.play()
        trainer.learn(doubt)
        if time.monotonic() - told > TOLD_EVERY:
            told = time.monotonic()
            sys.stdout.write(f"{passed:.0%}\n  {trainer.told()}\n")
            sys.stdout.flush()
    save()


def main() -> None:
    """Train, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--anew", action="store_true", help="begin with nothing, not with the network that is there")
    parser.add_argument("--workers", type=at_least_one, default=max(1, cores() - 1))
    parser.add_argument("--games", type=at_least_one, default=256, help="of each group, for each worker")
    parser.add_argument("--write", type=Path, help="another file than the one that the opponents read")
    chosen = parser.parse_args()
    subject = SUBJECTS[chosen.subject]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tables = tuple(subject.tables[worker % len(subject.tables)] for worker in range(chosen.workers))
    hall = Hall(Plan(GAME, tables, chosen.games, subject.width, OPTIONS, str(time.time()).encode()))
    scale = measured(hall, np.random.default_rng())
    weights = (
        new_weights(subject.width, device) if chosen.anew else weights_of(network_of(GAME, subject.file), scale, device)
    )
    weights["scale"] = torch.from_numpy(scale).to(device)
    trainer = Trainer(hall, weights, device)
    file = chosen.write or file_of(subject)

    def save() -> None:
        stored = written(weights, subject.heads, PHASE_COUNT)
        replace_file(file, fitted(stored, subject, FITTED_GAMES, chosen.workers))

    train(trainer, chosen.seconds, chosen.anew, save)
    sys.stdout.write(f"  {trainer.told()}\n")
    hall.close()


if __name__ == "__main__":
    main()
