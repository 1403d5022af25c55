"""What a network tells of the points to come, fitted to games that it plays.

`python -m regalia.lab.training.score_heads GAME [NETWORK] [--games N]` fits anew what the network in the repository
tells.
"""

import argparse
import math
from collections.abc import Iterable
from functools import lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.network import UNIT, Network, pack
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.observation import Observations
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec
from regalia.lab.runs.arguments import at_least_one
from regalia.lab.runs.ledger import replace_file
from regalia.lab.runs.workers import cores, spread
from regalia.lab.training.rollouts import longest

GAMES = 1500
NOTED = 4  # a state in so many is noted
RIDGE, SEEN_OFTEN = 1.0, 50
SHARE = 1 << 16
Numbers = NDArray[Any]


class Note(NamedTuple):
    """A state as the seat to move sees it."""

    seat: int
    phase: int
    deep: Numbers
    points: list[int]  # of all sides, the own ones first
    to_come: list[int]  # what they still make


def spec_of(game: str, name: str = "") -> NetworkSpec:
    """A network of a game by its name; the one for most seats if it is left out."""
    there = {spec.name: spec for spec in games.find(game).network_specs}
    wanted = name or next(reversed(there), "")
    if wanted not in there:
        raise Trouble(f"{game} has no network '{wanted}'; there is {' and '.join(there) or 'none'}.")
    return there[wanted]


def file_of(spec: NetworkSpec) -> Path:
    """Where the opponents look for a network."""
    return Path(str(files("regalia.games") / spec.game / spec.file))


class Points(NamedTuple):
    """What tells the points of all sides, and how far it is off in each phase."""

    weights: list[int]
    bias: list[int]
    spreads: list[int]


def fitted(stored: bytes, spec: NetworkSpec, count: int, workers: int) -> bytes:
    """The same network, telling the points of all sides as they turned out in so many games of its own."""
    matches: list[list[Note]] = []
    spread(partial(played, stored, spec.game, spec.name), range(count), workers, matches.extend)
    notes = [note for match in matches for note in match]
    return packed(Network(stored), points_from(notes, int(spec.sides), int(spec.phases)))


def points_from(notes: list[Note], sides: int, phases: int) -> Points:
    """What comes closest to the points that were noted."""
    found = Points([], [], [])
    rows = np.stack([note.deep for note in notes]).astype(np.float64) / UNIT
    missed = np.zeros((len(notes), 2))
    for side in range(sides):
        there = np.array([side < len(note.points) for note in notes])
        to_come = np.array([note.to_come[side] for note in notes if side < len(note.points)])
        told = fit(rows[there], to_come)
        found.weights.extend(round(each * UNIT) for each in told[:-1])
        found.bias.append(round(told[-1] * UNIT**2))
        if side < 2:
            missed[there, side] = to_come - np.c_[rows[there], np.ones(len(to_come))] @ told
    found.spreads.extend(spreads_of(missed[:, 0] - missed[:, 1], np.array([note.phase for note in notes]), phases))
    return found


def packed(network: Network, points: Points) -> bytes:
    """A network with the same units and the same liking for options, and with these points."""
    weights = points.weights + ints(network.last_weights)[len(points.weights) :]
    bias = points.bias + ints(network.last_bias)[len(points.bias) :]
    sizes = ints([network.inputs, network.units, network.deep_units, network.outputs])
    first, second = (ints(network.weights), ints(network.bias)), (ints(network.deep_weights), ints(network.deep_bias))
    return pack(sizes, points.spreads, [first, second, (weights, bias)])


def ints(numbers: Iterable[Any]) -> list[int]:
    """Plain numbers."""
    return [int(number) for number in numbers]


def fit(rows: Numbers, wanted: Numbers) -> Numbers:
    """The weights of the units, and a bias, that come closest."""
    seen = np.c_[rows, np.ones(len(rows))]
    found: Numbers = np.linalg.solve(seen.T @ seen + RIDGE * np.eye(seen.shape[1]), seen.T @ wanted)
    return found


def spreads_of(missed: Numbers, phases: Numbers, count: int) -> list[int]:
    """How far a lead is off, for one of both; a phase that was hardly seen is like the one before it."""
    found: list[int] = []
    for phase in range(count):
        there = missed[phases == phase]
        usual = round(100 * float(np.sqrt((there**2).mean() / 2))) if len(there) > SEEN_OFTEN else 0
        found.append(usual or (found[-1] if found else 100))
    return found


@lru_cache(maxsize=1)
def read(stored: bytes) -> Network:
    """The network of all games of a worker."""
    return Network(stored)


def played(stored: bytes, game: str, name: str, number: int) -> list[Note]:
    """One game of the network with itself: what was seen, and what came of it."""
    network, spec = read(stored), spec_of(game, name)
    table = spec.tables[number % len(spec.tables)]
    position = games.find(game).start(Setup(game, table.seats, b"heads %d" % number, table.preset))
    luck = Chance(derived_seed(b"heads", str(number)), ("choices",))
    found: list[Note] = []
    for _ in range(longest(game, table.seats)):
        if not position.waiting:
            break
        seat = int(position.turn())
        deep = deep_of(network, position, seat)
        if luck.below(0, NOTED) == 0:
            found.append(noted(position, seat, deep))
        position.choose(seat, liked(network, deep, position, seat, int(spec.sides), luck))
    return [ended(note, position) for note in found]


def deep_of(network: Network, position: Position, seat: int) -> vec[i64]:
    """The deep units for what a seat sees."""
    observation = Observations(1, network.inputs)
    position.see(seat, observation)
    return network.look(observation.cells, seat)


def noted(position: Position, seat: int, deep: vec[i64]) -> Note:
    """What is known before the end."""
    return Note(seat, int(position.phase_for(seat)), np.array(ints(deep), np.int32), points_of(position, seat), [])


def ended(note: Note, position: Position) -> Note:
    """With what came of it."""
    finals = points_of(position, note.seat)
    return note._replace(to_come=[final - now for final, now in zip(finals, note.points, strict=True)])


def points_of(position: Position, seat: int) -> list[int]:
    """The points of all sides, the own ones first; alone, the game itself is the other side."""
    if position.seats == 1:
        return [int(position.score(0)), int(position.score(0) - position.lead(0))]
    seats = int(position.seats)
    return [int(position.score((seat + ahead) % seats)) for ahead in range(seats)]


def liked(network: Network, deep: vec[i64], position: Position, seat: int, sides: int, luck: Chance) -> int:
    """One of the options, the likelier the more speaks for it."""
    offer = position.distinct(seat)
    spoken = [int(network.output(deep, sides + position.spoken(seat, option))) / UNIT for option in offer]
    chances = [math.exp(each - max(spoken)) for each in spoken]
    left = int(luck.below(0, SHARE)) / SHARE * sum(chances)
    for option, chance in zip(offer, chances, strict=True):
        left -= chance
        if left < 0:
            return int(option)
    return int(offer[-1])


def main() -> None:
    """Fit what the network in the repository tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("network", nargs="?", default="")
    parser.add_argument("--games", type=at_least_one, default=GAMES)
    parser.add_argument("--workers", type=at_least_one, default=cores())
    chosen = parser.parse_args()
    spec = spec_of(chosen.game, chosen.network)
    file = file_of(spec)
    replace_file(file, fitted(file.read_bytes(), spec, chosen.games, chosen.workers))


if __name__ == "__main__":
    main()
