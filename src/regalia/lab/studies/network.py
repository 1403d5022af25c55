"""Trains a network of Paladins, and writes it where the opponents look for it.

`python -m regalia.lab.studies.network alone|together [--seconds N] [--anew]`: needs PyTorch; with a GPU and 16 cores
half an hour from nothing gives about what the repository holds. The network chooses for thousands of games at once,
for all seats, and is improved by proximal policy optimisation on the lead over the best rival. In the end the points
of all sides are fitted, linearly, on its deep units in games that it plays, and everything is rounded to whole
numbers.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.games.paladins.insight import ALONE, ALONE_WIDTH, OPTIONS, SEATS, TOGETHER, WIDTH
from regalia.games.paladins.sense import PHASE_COUNT
from regalia.kernel.network import UNIT, Network, pack
from regalia.lab.lead import ABSENT, SIDES
from regalia.lab.studies.hall import GROUPS, Hall, Plan, Table
from regalia.lab.workers import cores

try:
    import torch
except ImportError:
    sys.exit("Training needs PyTorch; pip install torch brings it.")

GAME = "paladins"
UNITS, DEEP_UNITS = 256, 128
STEPS, EPOCHS, BATCH = 48, 3, 16384
RATES, DOUBTS = (1e-3, 3e-5), (0.02, 0.0015)  # learning rate, worth of doubt: at the beginning and at the end
RATES_ON, DOUBTS_ON = (5e-4, 3e-5), (0.006, 0.0015)  # the same for a network that goes on
LATER = 0.96  # how much less each later surprise tells about a choice; points themselves are not discounted
CLIP, STEEP = 0.2, 0.5
POINTS = 20.0  # of the lead that are one reward
VICTORY = 0.7  # reward for winning
RANDOM_STEPS = 150  # to see how large the numbers get
NOTED_STEPS, NOTED_GAMES = 768, 1024  # from which the points are fitted
RIDGE, SEEN_OFTEN = 1.0, 50
TOLD_EVERY = 30.0
Tensor = Any  # of PyTorch
Weights = dict[str, Tensor]


class Subject(NamedTuple):
    """What a network is about."""

    file: str
    width: int  # of what it sees
    sides: int
    tables: tuple[Table, ...]  # the kinds that are played, as often as they stand here


SUBJECTS = {
    "alone": Subject(ALONE, ALONE_WIDTH, 2, (*([Table(1, "hard")] * 5), Table(1, "standard"), Table(1, "easy"))),
    "together": Subject(TOGETHER, WIDTH, SEATS, (Table(2), Table(3), Table(4))),
}


def new_weights(width: int, device: str) -> Weights:
    """A network that prefers nothing."""
    found: Weights = {}
    sizes = {"first": (width, UNITS, 1.4), "deep": (UNITS, DEEP_UNITS, 1.4), "options": (DEEP_UNITS, OPTIONS, 0.01)}
    for name, (before, after, gain) in {**sizes, "value": (DEEP_UNITS, 1, 1.0)}.items():
        found[name] = torch.nn.init.orthogonal_(torch.empty(before, after, device=device), gain)
        found[f"{name}_bias"] = torch.zeros(after, device=device)
    return found


def weights_of(network: Network, scale: NDArray[Any], device: str) -> Weights:
    """A network to go on with; it expects the lead that its points tell."""
    heads = int(network.outputs) - OPTIONS
    last = np.array(network.last_weights).reshape(-1, DEEP_UNITS).T / UNIT
    last_bias = np.array(network.last_bias) / UNIT**2
    against = np.r_[1.0, np.full(heads - 1, -1 / (heads - 1))] / POINTS
    plain = {
        "first": np.array(network.weights).reshape(-1, UNITS) / UNIT / scale[:, None],
        "first_bias": np.array(network.bias) / UNIT,
        "deep": np.array(network.deep_weights).reshape(UNITS, DEEP_UNITS) / UNIT,
        "deep_bias": np.array(network.deep_bias) / UNIT**2,
        "options": last[:, heads:],
        "options_bias": last_bias[heads:],
        "value": (last[:, :heads] @ against)[:, None],
        "value_bias": np.array([last_bias[:heads] @ against]),
    }
    return {name: torch.tensor(numbers, dtype=torch.float32, device=device) for name, numbers in plain.items()}


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
    """What was seen, chosen and gained in some steps of all games; the last value and turn are of what comes after."""

    seen: Tensor
    masks: Tensor
    options: Tensor
    chances: Tensor
    values: Tensor
    turns: Tensor
    rewards: Tensor  # of every side
    ended: Tensor
    phases: Tensor
    finals: Tensor

    @classmethod
    def empty(cls, plan: Plan, device: str) -> "Diary":
        """Room for the steps of all games."""
        shape, later = (STEPS, GROUPS, plan.games), (STEPS + 1, GROUPS, plan.games)

        def room(size: tuple[int, ...], kind: Any) -> Tensor:
            return torch.zeros(size, dtype=kind, device=device)

        return cls(
            seen=room((*shape, plan.width), torch.int16),
            masks=room((*shape, plan.options), torch.bool),
            options=room(shape, torch.int64),
            chances=room(shape, torch.float32),
            values=room(later, torch.float32),
            turns=room(later, torch.int64),
            rewards=room((*shape, SIDES), torch.float32),
            ended=room(shape, torch.bool),
            phases=room(shape, torch.int64),
            finals=room((*shape, SIDES), torch.int16),
        )

    def gains(self) -> tuple[Tensor, Tensor]:
        """How much better than expected each choice turned out, later surprises telling less and less; and whether
        that is known: the seat has chosen again since, or the game has ended.
        """
        found = torch.zeros_like(self.values[:STEPS])
        known = torch.zeros_like(self.ended)
        turns = self.turns[STEPS][..., None]
        earned = torch.zeros_like(self.rewards[0])  # by every side since it chose next
        value = torch.zeros_like(earned).scatter(-1, turns, self.values[STEPS][..., None])
        surprise = torch.zeros_like(earned)
        sure = torch.zeros_like(earned, dtype=torch.bool).scatter(-1, turns, True)
        for step in range(STEPS - 1, -1, -1):
            over = self.ended[step][..., None]
            value, surprise, earned = (each.masked_fill(over, 0.0) for each in (value, surprise, earned))
            sure = sure | over
            earned = earned + self.rewards[step]
            turns = self.turns[step][..., None]
            now = self.values[step][..., None]
            gain = earned.gather(-1, turns) + value.gather(-1, turns) - now + LATER * surprise.gather(-1, turns)
            found[step], known[step] = gain[..., 0], sure.gather(-1, turns)[..., 0]
            value, surprise = value.scatter(-1, turns, now), surprise.scatter(-1, turns, gain)
            earned, sure = earned.scatter(-1, turns, 0.0), sure.scatter(-1, turns, True)
        return found, known


class Trainer:
    """Plays and learns by turns."""

    def __init__(self, hall: Hall, weights: Weights, device: str) -> None:
        self.hall, self.weights, self.device = hall, weights, device
        self.learner = torch.optim.Adam(trained(weights), lr=RATES[0], eps=1e-5)
        self.diary = Diary.empty(hall.plan, device)
        if device == "cuda":  # memory that stays where it is can be copied while other work goes on
            for numbers in hall.shared.values():
                torch.cuda.cudart().cudaHostRegister(numbers.ctypes.data, numbers.nbytes, 0)

    def look(self, key: str, group: int) -> Tensor:
        """What a group of games shows."""
        return torch.from_numpy(self.hall.shared[key][group]).to(self.device, non_blocking=True)

    def play(self) -> None:
        """Some steps of all games, into the diary."""
        for step in range(STEPS):
            for group in range(GROUPS):
                if step:
                    self.receive(step - 1, group)
                self.choose(step, group)
        for group in range(GROUPS):
            self.receive(STEPS - 1, group)
            with torch.no_grad():
                masks = self.look("masks", group).bool()
                self.diary.values[STEPS, group] = think(self.weights, self.look("seen", group), masks)[1]
            self.diary.turns[STEPS, group] = self.look("turns", group)

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
        diary.turns[step, group], diary.phases[step, group] = self.look("turns", group), self.look("phases", group)
        self.hall.send(group, options.cpu().numpy())

    def receive(self, step: int, group: int) -> None:
        """What a step has brought."""
        self.hall.wait(group)
        ended, finals = self.look("ended", group).bool(), self.look("finals", group)
        won = (finals == finals.max(1, keepdim=True).values) & (finals != ABSENT) & ended[:, None]
        self.diary.rewards[step, group] = self.look("rewards", group) / POINTS + VICTORY * won
        self.diary.ended[step, group], self.diary.finals[step, group] = ended, finals

    def learn(self, doubt: float) -> None:
        """Make choices that turned out better than expected more likely, within bounds."""
        gains, known = self.diary.gains()
        returns = (gains + self.diary.values[:STEPS]).reshape(-1)
        gains = gains.reshape(-1)
        rows = known.reshape(-1).nonzero()[:, 0]
        gains = (gains - gains[rows].mean()) / (gains[rows].std() + 1e-8)
        batch = min(BATCH, len(rows))
        for _ in range(EPOCHS):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for first in range(0, len(rows) - batch + 1, batch):
                self.improve(order[first : first + batch], gains, returns, doubt)

    def improve(self, rows: Tensor, gains: Tensor, returns: Tensor, doubt: float) -> None:
        """One step of the learner."""
        diary, plan = self.diary, self.hall.plan
        masks = diary.masks.view(-1, plan.options)[rows]
        chances, values = think(self.weights, diary.seen.view(-1, plan.width)[rows], masks)
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
        """How the games at each kind of table ended in the last steps."""
        plan, lines = self.hall.plan, []
        ended, finals = self.diary.ended.cpu().numpy(), self.diary.finals.cpu().numpy()
        for table in dict.fromkeys(plan.tables):
            rows = np.concatenate(
                [np.arange(plan.games)[plan.rows(w)] for w, t in enumerate(plan.tables) if t == table]
            )
            ends = finals[:, :, rows][ended[:, :, rows]]
            points = ", ".join(f"{each:.1f}" for each in ends[:, : max(2, table.seats)].mean(0))
            first = (ends[:, 0] > ends[:, 1:].max(1)).mean()
            lines.append(f"{table.seats} {table.preset}: {points}; the first wins {first:.1%} of {len(ends)}")
        return "\n  ".join(lines)


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


def train(trainer: Trainer, seconds: float, rates: tuple[float, float], doubts: tuple[float, float]) -> None:
    """Until the time is over; it learns more slowly and doubts less towards the end."""
    started = told = time.monotonic()
    while (passed := (time.monotonic() - started) / seconds) < 1:
        rate, doubt = (first * (last / first) ** passed for first, last in (rates, doubts))
        for group in trainer.learner.param_groups:
            group["lr"] = rate
        trainer.play()
        trainer.learn(doubt)
        if time.monotonic() - told > TOLD_EVERY:
            told = time.monotonic()
            sys.stdout.write(f"{passed:.0%}\n  {trainer.told()}\n")
            sys.stdout.flush()


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


def main() -> None:
    """Train, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--anew", action="store_true", help="begin with nothing, not with the network that is there")
    parser.add_argument("--workers", type=int, default=max(1, cores() - 1))
    parser.add_argument("--games", type=int, default=256, help="of each group, for each worker")
    parser.add_argument("--write", type=Path, help="another file than the one that the opponents read")
    chosen = parser.parse_args()
    subject = SUBJECTS[chosen.subject]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tables = tuple(subject.tables[worker % len(subject.tables)] for worker in range(chosen.workers))
    hall = Hall(Plan(GAME, tables, chosen.games, subject.width, OPTIONS, str(time.time()).encode()))
    scale = measured(hall, np.random.default_rng())
    weights = (
        new_weights(subject.width, device) if chosen.anew else weights_of(Network(GAME, subject.file), scale, device)
    )
    weights["scale"] = torch.from_numpy(scale).to(device)
    trainer = Trainer(hall, weights, device)
    train(trainer, chosen.seconds, *((RATES, DOUBTS) if chosen.anew else (RATES_ON, DOUBTS_ON)))
    sys.stdout.write(f"  {trainer.told()}\n")
    file = chosen.write or Path(str(files("regalia.games") / GAME / subject.file))
    fresh = file.with_suffix(".new")
    fresh.write_bytes(written(weights, point_heads(trainer, subject.sides)))
    fresh.replace(file)
    hall.close()


if __name__ == "__main__":
    main()
