"""What a network learns from games of kings: the points of all sides, who wins, and what the search chooses."""

import sys

import numpy as np

from regalia.kernel.network import UNIT, Network, pack
from regalia.kernel.network_input import NetworkSpec
from regalia.lab.training.kings import Notes, Numbers
from regalia.lab.training.score_heads import ints
from regalia.lab.training.weights import DEEP_UNITS, POINTS, Tensor, Weights, deep_units, torch, weights_of, whole
from regalia.players.search import DOUBT, SURE

KEPT_BACK = 20  # a game in so many is not learned from, but tells when it is enough
FEWEST = 2  # games: one to learn from, and one that is kept back
EPOCHS, BATCH = 3, 4096  # more only learns the games by heart
RATE, DECAY = 1e-3, 0.02
WINNING, CHOOSING = 1.0, 0.3  # how much it counts to tell who wins, and what the search chooses, beside points
HUNDREDTHS = 100


class Pupil:
    """A network that learns from notes."""

    def __init__(self, network: Network, spec: NetworkSpec, scale: Numbers, device: str) -> None:
        self.spec, self.device = spec, device
        self.weights: Weights = {
            **weights_of(network, spec, scale, device),
            "scale": torch.from_numpy(scale).to(device),
        }
        heads = int(spec.sides)
        last = np.array(ints(network.last_weights)).reshape(-1, DEEP_UNITS)[:heads].T / UNIT
        bias = np.array(ints(network.last_bias))[:heads] / UNIT**2
        self.weights["value"] = torch.tensor(last / POINTS, dtype=torch.float32, device=device)
        self.weights["value_bias"] = torch.tensor(bias / POINTS, dtype=torch.float32, device=device)
        doubts = DOUBT * np.array(ints(network.spreads)) + SURE
        self.weights["doubts"] = torch.tensor(np.log(doubts / HUNDREDTHS), dtype=torch.float32, device=device)
        trained = [weight.requires_grad_() for name, weight in self.weights.items() if name != "scale"]
        self.learner = torch.optim.AdamW(trained, weight_decay=DECAY)

    def misses(self, notes: dict[str, Tensor], rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """How badly it tells the points, who wins, and what the search chooses."""
        deep = deep_units(self.weights, notes["seen"][rows])
        to_come = deep @ self.weights["value"] + self.weights["value_bias"]
        there = ~notes["finals"][rows].isnan()
        now, end = notes["points"][rows].nan_to_num(), notes["finals"][rows].nan_to_num()
        points = (((end - now) / POINTS - to_come).square() * there).sum() / there.sum()
        expected = (now + to_come * POINTS).masked_fill(~there, -1e9)
        lead = (expected[:, 0] - expected[:, 1:].max(1).values) / self.weights["doubts"].exp()[notes["phases"][rows]]
        winning = torch.nn.functional.binary_cross_entropy_with_logits(lead, notes["won"][rows])
        visits = notes["visits"][rows]
        liked = (deep @ self.weights["options"] + self.weights["options_bias"]).masked_fill(visits == 0, -1e9)
        shares = (visits.float() - 1).clamp_min(0)
        known = shares.sum(1)
        choosing = -(shares * torch.log_softmax(liked, 1).masked_fill(visits == 0, 0)).sum(1) / known.clamp_min(1)
        return points, winning, choosing.sum() / (known > 0).sum().clamp_min(1)

    def learn(self, notes: dict[str, Tensor], rows: Tensor, left: float) -> None:
        """One step; it learns more slowly the less is left."""
        for group in self.learner.param_groups:
            group["lr"] = RATE * left
        points, winning, choosing = self.misses(notes, rows)
        self.learner.zero_grad(set_to_none=True)
        (points + WINNING * winning + CHOOSING * choosing).backward()
        self.learner.step()

    def written(self) -> bytes:
        """The network as opponents read it."""
        plain = {name: weight.detach().cpu().numpy().astype(np.float64) for name, weight in self.weights.items()}
        spreads = (np.exp(plain["doubts"]) * HUNDREDTHS - SURE) / DOUBT
        last = np.r_[plain["value"].T * POINTS, plain["options"].T]
        last_bias = np.r_[plain["value_bias"] * POINTS, plain["options_bias"]]
        layers = [
            (plain["first"] * plain["scale"][:, None], plain["first_bias"] * UNIT),
            (plain["deep"], plain["deep_bias"] * UNIT**2),
            (last, last_bias * UNIT**2),
        ]
        sizes = [len(plain["scale"]), *plain["deep"].shape, len(last)]
        packed = [(whole(table * UNIT), whole(bias)) for table, bias in layers]
        return pack(sizes, [max(0, round(each)) for each in spreads.tolist()], packed)


def learned(pupil: Pupil, matches: list[Notes]) -> bytes:
    """The network after the epoch that told best how games ended from which it did not learn."""
    notes = {
        key: torch.from_numpy(np.concatenate([getattr(match, key) for match in matches])).to(pupil.device)
        for key in Notes._fields
    }
    games_of = np.repeat(np.arange(len(matches)), [len(match.won) for match in matches])
    back = torch.from_numpy(np.flatnonzero(games_of % KEPT_BACK == 0)).to(pupil.device)
    rows = torch.from_numpy(np.flatnonzero(games_of % KEPT_BACK != 0)).to(pupil.device)
    batch = min(BATCH, len(rows))
    steps = EPOCHS * (len(rows) // batch)
    best, found = tell(pupil, notes, back, "before"), pupil.written()
    done = 0
    for epoch in range(EPOCHS):
        order = rows[torch.randperm(len(rows), device=pupil.device)]
        for first in range(0, len(rows) - batch + 1, batch):
            pupil.learn(notes, order[first : first + batch], 1 - done / steps)
            done += 1
        missed = tell(pupil, notes, back, f"epoch {epoch + 1}")
        if missed < best:
            best, found = missed, pupil.written()
    return found


def tell(pupil: Pupil, notes: dict[str, Tensor], rows: Tensor, when: str) -> float:
    """Say how badly it tells what it has not learned from; how badly it tells who wins."""
    with torch.no_grad():
        parts = [[float(miss) for miss in pupil.misses(notes, part)] for part in rows.split(BATCH)]
    points, winning, choosing = np.average(parts, axis=0, weights=[len(part) for part in rows.split(BATCH)])
    sys.stdout.write(f"{when}: points {points:.4f}, who wins {winning:.4f}, what is chosen {choosing:.4f}\n")
    sys.stdout.flush()
    return float(winning)


def scale_of(matches: list[Notes]) -> Numbers:
    """What to multiply each number that is seen by, so that none gets large."""
    largest = np.max([np.abs(match.seen).max(0) for match in matches], axis=0)
    return np.where(largest > 1, 2 / np.maximum(largest, 1), 1.0).astype(np.float32)
