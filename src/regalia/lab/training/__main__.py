"""Trains a network of a game, writes it where the opponents look for it, and says what came of it in games.

`python -m regalia.lab.training GAME [NETWORK] [--seconds N] [--anew]`: needs PyTorch. NETWORK is one of those that the
game declares. With a GPU and 16 cores a quarter of an hour from nothing gave the largest of them so far. The network
chooses for thousands of games at once, for all seats, and is improved by proximal policy optimisation: on its points,
alone on its lead over the artificial opponent, and on winning. Then the points of all sides are fitted, linearly, on
its deep units in games that it plays, and everything is rounded to whole numbers.

With `--kings N` a network that is there learns from kings with N thoughts instead, who play for so many seconds: what
their search chose, the points that every side still made, and who won.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.kernel.network_input import NetworkSpec
from regalia.lab.runs.arguments import at_least_one
from regalia.lab.runs.ledger import replace_file
from regalia.lab.runs.workers import cores
from regalia.lab.training.kings import matches_of
from regalia.lab.training.pupil import FEWEST, Pupil, learned, scale_of
from regalia.lab.training.rollouts import GROUPS, Plan, Rollouts
from regalia.lab.training.score_heads import GAMES as FITTED_GAMES
from regalia.lab.training.score_heads import file_of, fitted, spec_of
from regalia.lab.training.trainer import Trainer
from regalia.lab.training.trial import kept, tried
from regalia.lab.training.weights import Weights, new_weights, torch, weights_of, written

RATES, DOUBTS = (1e-3, 3e-5), (0.02, 0.0015)  # learning rate, worth of doubt: at the beginning and at the end
RATES_ON, DOUBTS_ON = (5e-4, 3e-5), (0.006, 0.0015)  # the same for a network that goes on
RANDOM_STEPS = 150  # to see how large the numbers get
TOLD_EVERY = 30.0
SAVES = 3  # of the network, evenly spread over the time


def measured(rollouts: Rollouts, luck: np.random.Generator) -> NDArray[Any]:
    """What to multiply each number that is seen by, so that none gets large: after some random play."""
    largest = np.ones(rollouts.plan.width)
    for _ in range(RANDOM_STEPS):
        for group in range(GROUPS):
            masks = rollouts.shared["masks"][group]
            rollouts.send(group, (luck.random(masks.shape) * masks).argmax(1))
            rollouts.wait(group)
            largest = np.maximum(largest, np.abs(rollouts.shared["seen"][group]).max(0))
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


def first_weights(spec: NetworkSpec, file: Path | None, scale: NDArray[Any], device: str) -> Weights:
    """Those of a network that is there, or of one that knows nothing."""
    if file is None:
        found = new_weights(int(spec.width), int(spec.options), device)
    else:
        found = weights_of(spec.fitting(file.read_bytes()), spec, scale, device)
    return {**found, "scale": torch.from_numpy(scale).to(device)}


def arguments() -> argparse.Namespace:
    """What is trained, and how."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("network", nargs="?", default="")
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--anew", action="store_true", help="begin with nothing, not with the network that is there")
    parser.add_argument("--workers", type=at_least_one, default=max(1, cores() - 1))
    parser.add_argument("--games", type=at_least_one, default=256, help="of each group, for each worker")
    parser.add_argument("--trials", type=at_least_one, default=200, help="games at each kind of table in the end")
    parser.add_argument("--kings", type=at_least_one, help="learn from kings with so many thoughts")
    parser.add_argument("--write", type=Path, help="another file than the one that the opponents read")
    return parser.parse_args()


def taught(spec: NetworkSpec, before: Path, chosen: argparse.Namespace, device: str) -> bytes:
    """What a network has learned from kings."""
    matches = matches_of(spec, chosen.kings, chosen.seconds, chosen.workers)
    sys.stdout.write(f"{len(matches)} games, {sum(len(notes.won) for notes in matches)} views\n")
    if len(matches) < FEWEST:
        sys.exit(
            f"In {chosen.seconds} seconds kings ended {len(matches)} games, and {FEWEST} are needed: give them more."
        )
    return learned(Pupil(spec.fitting(before.read_bytes()), spec, scale_of(matches), device), matches)


def improved(spec: NetworkSpec, before: Path | None, file: Path, chosen: argparse.Namespace, device: str) -> None:
    """Train it by games of its own."""
    tables = tuple(spec.tables[worker % len(spec.tables)] for worker in range(chosen.workers))
    seed = str(time.time()).encode()
    rollouts = Rollouts(Plan(spec.game, tables, chosen.games, int(spec.width), int(spec.options), seed))
    weights = first_weights(spec, before, measured(rollouts, np.random.default_rng()), device)
    trainer = Trainer(rollouts, weights, device)

    def save() -> None:
        replace_file(file, fitted(written(weights, spec), spec, FITTED_GAMES, chosen.workers))

    train(trainer, chosen.seconds, before is None, save)
    rollouts.close()


def main() -> None:
    """Train, write the network, and try it."""
    chosen = arguments()
    spec = spec_of(chosen.game, chosen.network)
    file = chosen.write or file_of(spec)
    before = None if chosen.anew else next((there for there in (file, file_of(spec)) if there.exists()), None)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if chosen.kings and before is None:
        sys.exit("Kings teach a network that is there: leave --anew out, or train one without --kings first.")
    with kept(before) as rival:
        if before and chosen.kings:
            replace_file(file, taught(spec, before, chosen, device))
        else:
            improved(spec, before, file, chosen, device)
        for table in dict.fromkeys(spec.tables):
            sys.stdout.write(f"{tried(spec, table, file, rival, chosen.trials, chosen.workers)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
