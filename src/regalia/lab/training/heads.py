"""What a network tells of the points to come, fitted to games that it plays.

`python -m regalia.lab.training.heads alone|together [--games N]` fits anew what the network in the repository tells.
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
from regalia.games.paladins.insight import OPTIONS
from regalia.games.paladins.sense import PHASE_COUNT
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Setup
from regalia.kernel.network import UNIT, Network, pack
from regalia.kernel.position import Position
from regalia.kernel.scroll import Scroll
from regalia.kernel.vectors import i64, vec
from regalia.lab.arguments import at_least_one
from regalia.lab.ledger import replace_file
from regalia.lab.training.subjects import GAME, SUBJECTS, Subject
from regalia.lab.workers import cores, spread

GAMES = 1500
NOTED = 4  # a state in so many is noted
RIDGE, SEEN_OFTEN = 1.0, 50
SHARE = 1 << 16
Numbers = NDArray[Any]


class Note(NamedTuple):
    """A state as the seat to move sees it."""

    seat: int
    phase: int
    deep: list[int]
    points: list[int]  # of all sides, the own ones first
    to_come: list[int]  # what they still make


def file_of(subject: Subject) -> Path:
    """Where the opponents look for a network."""
    return Path(str(files("regalia.games") / GAME / subject.file))


class Points(NamedTuple):
    """What tells the points of all sides, and how far it is off in each phase."""

    weights: list[int]
    bias: list[int]
    spreads: list[int]


def fitted(stored: bytes, subject: Subject, count: int, workers: int) -> bytes:
    """The same network, telling the points of all sides as they turned out in so many games of its own."""
    matches: list[list[Note]] = []
    spread(partial(played, stored, subject), range(count), workers, matches.extend)
    notes = [note for match in matches for note in match]
    return packed(Network(stored), subject, points_from(notes, subject.heads))


def points_from(notes: list[Note], sides: int) -> Points:
    """What comes closest to the points that were noted."""
    found = Points([], [], [])
    rows = np.array([note.deep for note in notes], np.float64) / UNIT
    missed = np.zeros((len(notes), 2))
    for side in range(sides):
        there = np.array([side < len(note.points) for note in notes])
        to_come = np.array([note.to_come[side] for note in notes if side < len(note.points)])
        told = fit(rows[there], to_come)
        found.weights.extend(round(each * UNIT) for each in told[:-1])
        found.bias.append(round(told[-1] * UNIT**2))
        if side < 2:
            missed[there, side] = to_come - np.c_[rows[there], np.ones(len(to_come))] @ told
    found.spreads.extend(spreads_of(missed[:, 0] - missed[:, 1], np.array([note.phase for note in notes])))
    return found


def packed(network: Network, subject: Subject, points: Points) -> bytes:
    """A network with the same units and the same liking for options, and with these points."""
    weights = points.weights + ints(network.last_weights)[-OPTIONS * int(network.deep_units) :]
    bias = points.bias + ints(network.last_bias)[-OPTIONS:]
    sizes = [int(network.inputs), int(network.units), int(network.deep_units), subject.heads + OPTIONS]
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


def spreads_of(missed: Numbers, phases: Numbers) -> list[int]:
    """How far a lead is off, for one of both; a phase that was hardly seen is like the one before it."""
    found: list[int] = []
    for phase in range(PHASE_COUNT):
        there = missed[phases == phase]
        usual = round(100 * float(np.sqrt((there**2).mean() / 2))) if len(there) > SEEN_OFTEN else 0
        found.append(usual or (found[-1] if found else 100))
    return found


@lru_cache(maxsize=1)
def read(stored: bytes) -> Network:
    """The network of all games of a worker."""
    return Network(stored)


def played(stored: bytes, subject: Subject, number: int) -> list[Note]:
    """One game of the network with itself: what was seen, and what came of it."""
    network = read(stored)
    table = subject.tables[number % len(subject.tables)]
    position = games.find(GAME).start(Setup(GAME, table.seats, b"heads %d" % number, table.preset))
    luck = Chance(derived_seed(b"heads", str(number)), ("choices",))
    found: list[Note] = []
    while position.waiting:
        seat = int(position.turn())
        deep = deep_of(network, subject, position, seat)
        if luck.below(0, NOTED) == 0:
            found.append(noted(position, seat, deep))
        position.choose(seat, liked(network, deep, position.distinct(seat), luck))
    return [ended(note, position) for note in found]


def deep_of(network: Network, subject: Subject, position: Position, seat: int) -> vec[i64]:
    """The deep units for what a seat sees."""
    scroll = Scroll(1, subject.width)
    position.see(seat, scroll)
    return network.look(scroll.cells, seat)


def noted(position: Position, seat: int, deep: vec[i64]) -> Note:
    """What is known before the end."""
    return Note(seat, int(position.phase_for(seat)), ints(deep), points_of(position, seat), [])


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


def liked(network: Network, deep: vec[i64], offer: vec[i64], luck: Chance) -> int:
    """One of the options, the likelier the more speaks for it."""
    first = int(network.outputs) - OPTIONS
    spoken = [int(network.output(deep, first + option)) / UNIT for option in offer]
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
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--games", type=at_least_one, default=GAMES)
    parser.add_argument("--workers", type=at_least_one, default=cores())
    chosen = parser.parse_args()
    subject = SUBJECTS[chosen.subject]
    replace_file(file_of(subject), fitted(file_of(subject).read_bytes(), subject, chosen.games, chosen.workers))


if __name__ == "__main__":
    main()
