"""What a trained network tells of the points to come, and how it is written down."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.games.paladins.insight import OPTIONS, SEATS
from regalia.games.paladins.sense import PHASE_COUNT
from regalia.kernel.network import UNIT, pack
from regalia.lab.lead import ABSENT, SIDES
from regalia.lab.training.trainer import STEPS, Trainer
from regalia.lab.training.weights import DEEP_UNITS, UNITS, Weights, deep_units, torch

NOTED_STEPS, NOTED_GAMES = 768, 1024  # from which the points are fitted
RIDGE, SEEN_OFTEN = 1.0, 50


@dataclass
class Heads:
    """How the deep units tell the points still to come for all sides, and how far off that is in every phase."""

    weights: NDArray[np.float64]  # (deep units and a bias, sides from the own one on)
    spreads: list[int]  # in hundredths of a point


def point_heads(trainer: Trainer, sides: int) -> Heads:
    """Fitted to games that the network plays; the points at the end are known once a game has ended."""
    deep, points, finals, phases = (np.concatenate(parts) for parts in zip(*noted(trainer, sides), strict=True))
    rows = np.c_[deep, np.ones(len(deep))].astype(np.float64)
    to_come = finals - points
    weights = np.zeros((rows.shape[1], sides))
    for side in range(sides):
        there = finals[:, side] > ABSENT
        seen = rows[there]
        weights[:, side] = np.linalg.solve(seen.T @ seen + RIDGE * np.eye(seen.shape[1]), seen.T @ to_come[there, side])
    missed = np.where(finals > ABSENT, to_come - rows @ weights, 0)
    return Heads(weights, spreads_of(missed[:, 0] - missed[:, 1], phases))


def spreads_of(missed: NDArray[Any], phases: NDArray[Any]) -> list[int]:
    """How far a lead is off, for one of both; a phase that was hardly seen is like the one before it."""
    found: list[int] = []
    for phase in range(PHASE_COUNT):
        there = missed[phases == phase]
        usual = round(100 * float(np.sqrt((there**2).mean() / 2))) if len(there) > SEEN_OFTEN else 0
        found.append(usual or (found[-1] if found else 100))
    return found


def noted(trainer: Trainer, sides: int) -> list[tuple[NDArray[Any], ...]]:
    """Deep units, points now, points at the end and phase of some games, the sides from the seat to move on."""
    width, diary = trainer.hall.plan.width, trainer.diary
    luck = np.random.default_rng(1)
    few = np.sort(luck.permutation(trainer.hall.plan.games)[:NOTED_GAMES])
    seats = np.array([table.seats for table in trainer.hall.plan.tables for _ in range(trainer.hall.plan.count)])[few]
    windows = []
    for _ in range(NOTED_STEPS // STEPS):
        trainer.play()
        seen = diary.seen[:, 0, few]
        with torch.no_grad():
            deep = deep_units(trainer.weights, seen.reshape(-1, width)).reshape(STEPS, len(few), -1)
        kept = (deep, seen[..., width - scores_from_end(sides) :], diary.turns[:STEPS, 0, few])
        more = (diary.phases[:, 0, few], diary.ended[:, 0, few], diary.finals[:, 0, few])
        windows.append([each.cpu().numpy() for each in (*kept, *more)])
    finals = np.full((len(few), SIDES), np.nan)
    found: list[tuple[NDArray[Any], ...]] = []
    places = np.arange(sides)[None, :]
    for deep, points, turns, phases, ended, ends in reversed(windows):
        for step in range(STEPS - 1, -1, -1):
            finals = np.where(ended[step][:, None], ends[step], finals)
            around = np.maximum(seats, 2)[:, None]
            order = np.where(places < around, (turns[step][:, None] + places) % around, SIDES - 1)
            there = ~np.isnan(finals[:, 0])
            ordered = np.where(places < around, np.take_along_axis(finals, order, 1), ABSENT)
            found.append(tuple(each[there] for each in (deep[step], points[step][:, :sides], ordered, phases[step])))
    return found


def scores_from_end(sides: int) -> int:
    """How many numbers before the end of what is seen the scores begin."""
    return 2 if sides == 2 else SEATS + SEATS + 1


def written(weights: Weights, heads: Heads) -> bytes:
    """The whole network as the opponents read it."""
    plain = {name: weight.detach().cpu().numpy().astype(np.float64) for name, weight in weights.items()}
    layers = [
        (plain["first"] * plain["scale"][:, None], plain["first_bias"] * UNIT),
        (plain["deep"], plain["deep_bias"] * UNIT**2),
        (np.r_[heads.weights[:-1].T, plain["options"].T], np.r_[heads.weights[-1], plain["options_bias"]] * UNIT**2),
    ]
    sizes = [len(plain["scale"]), UNITS, DEEP_UNITS, OPTIONS + heads.weights.shape[1]]
    return pack(sizes, heads.spreads, [(_whole(table * UNIT), _whole(bias)) for table, bias in layers])


def _whole(numbers: NDArray[np.float64]) -> list[int]:
    return [int(number) for number in np.round(numbers).reshape(-1)]
