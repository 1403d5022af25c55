"""Learns what the terms of a game's sense count for, from games that opponents with that sense play."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Setup
from regalia.kernel.knowledge import UNIT, Knowledge
from regalia.lab.workers import spread
from regalia.players.practice import Note, practise

Numbers = NDArray[np.float64]
CAUTION = 1000.0  # so many imagined notes hold each weight where it was
SLIPS = 8  # choices of a hundred that are anything, so that the opponents see what they would not do
MEMORY = 0.8  # of what earlier rounds told
BATCH = 25


@dataclass
class Sums:
    """What a batch of games says about the weights: the normal equations of each phase."""

    squares: Numbers
    products: Numbers
    targets: Numbers
    notes: NDArray[np.int64]
    points: float
    seats: int

    def fade(self) -> None:
        """Forget a part: what weaker players did counts less."""
        for numbers in (self.squares, self.products, self.targets):
            numbers *= MEMORY
        self.notes = (self.notes * MEMORY).astype(np.int64)

    def add(self, other: "Sums") -> None:
        """Take in another batch."""
        self.squares += other.squares
        self.products += other.products
        self.targets += other.targets
        self.notes += other.notes
        self.points += other.points
        self.seats += other.seats


def knowledge_of(game_name: str) -> Knowledge:
    """What is known of a game now."""
    return games.find(game_name).start(Setup(game_name, games.find(game_name).seat_counts[-1], b"-")).knowledge()


def knowledge_file(game_name: str) -> Path:
    """Where what is known of a game stands."""
    return Path(str(files("regalia.games") / game_name / "sense.toml"))


def empty(game_name: str) -> Sums:
    """Nothing learned yet."""
    known = knowledge_of(game_name)
    terms, rows = len(known.terms), int(known.rows)
    zeros = np.zeros((rows, terms, terms))
    return Sums(zeros, zeros[:, 0].copy(), zeros[:, 0, 0].copy(), np.zeros(rows, dtype=np.int64), 0.0, 0)


def study(game_name: str, seats: int, preset: str, seed: str, numbers: range, slips: int, thoughts: int) -> Sums:
    """The sums over some games of practice."""
    game = games.find(game_name)
    found = empty(game_name)
    for number in numbers:
        luck = derived_seed(seed.encode(), f"{seats} {number}")
        position = game.start(Setup(game_name, seats, luck, preset))
        notes = practise(position, luck, slips, thoughts)
        finals = [float(position.score(seat)) for seat in range(seats)]
        take_in(found, notes, finals)
    return found


def learn(
    game_name: str, rounds: int, count: int, thoughts: int, seed: str, workers: int, tell: Callable[[int, float], None]
) -> None:
    """Play, learn, write; then play with what was learned, and so on. `tell` hears the mean points of each round."""
    weights, known = current(game_name), empty(game_name)
    for number in range(rounds):
        fresh = gathered(game_name, count, thoughts, f"{seed} {number}", workers)
        known.fade()
        known.add(fresh)
        weights = solved(known, weights)
        write(game_name, weights, misses(known, weights))
        tell(number, fresh.points / fresh.seats)


def gathered(game_name: str, count: int, thoughts: int, seed: str, workers: int) -> Sums:
    """The sums over so many games at every number of seats and with every preset.

    The processes are always others than this one, and new ones: they read what was learned last.
    """
    game = games.find(game_name)
    tables = [(seats, preset) for seats in game.seat_counts for preset in game.presets]
    pieces = [
        (seats, preset, range(count)[first : first + BATCH])
        for seats, preset in tables
        for first in range(0, count, BATCH)
    ]
    found = empty(game_name)

    def receive(batch: list[Sums]) -> None:
        for sums in batch:
            found.add(sums)

    spread(
        partial(study_piece, game_name, pieces, seed, thoughts), range(len(pieces)), max(workers, 2), receive, most=1
    )
    return found


def study_piece(game_name: str, pieces: list[tuple[int, str, range]], seed: str, thoughts: int, number: int) -> Sums:
    """In a worker: the sums over one piece of the games."""
    seats, preset, numbers = pieces[number]
    return study(game_name, seats, preset, seed, numbers, SLIPS, thoughts)


def take_in(found: Sums, notes: list[Note], finals: list[float]) -> None:
    """Add the notes of one game, each with the points its seat had in the end."""
    rows = np.array([note.row() for note in notes], dtype=np.float64)
    places = np.array([note.place for note in notes])
    points = np.array([finals[note.seat] for note in notes])
    for place in np.unique(places):
        here, there = rows[places == place], points[places == place]
        found.squares[place] += here.T @ here
        found.products[place] += here.T @ there
        found.targets[place] += np.square(there).sum()
        found.notes[place] += len(here)
    found.points += sum(finals)
    found.seats += len(finals)


def solved(sums: Sums, before: Numbers) -> Numbers:
    """The weights that fit best, held near the earlier ones where there is little to go by."""
    found = before.copy()
    for phase, count in enumerate(sums.notes):
        if count == 0:
            continue
        squares, products = sums.squares[phase], sums.products[phase]
        typical = np.maximum(np.diag(squares) / count, 1e-3) * CAUTION
        found[phase] = np.linalg.solve(squares + np.diag(typical), products + typical * before[phase])
    return found


def misses(sums: Sums, weights: Numbers) -> Numbers:
    """How far off the weights are in each phase: the root of the mean square of what they miss."""
    fitted = np.einsum("pi,pij,pj->p", weights, sums.squares, weights) - 2 * (weights * sums.products).sum(axis=1)
    squares: Numbers = np.maximum(sums.targets + fitted, 0.0) / np.maximum(sums.notes, 1)
    return np.sqrt(squares)


def current(game_name: str) -> Numbers:
    """The weights as they are, in points, a row for each phase."""
    known = knowledge_of(game_name)
    return np.array(list(known.weights), dtype=np.float64).reshape(int(known.rows), len(known.terms)) / UNIT


def write(game_name: str, weights: Numbers, missed: Numbers) -> None:
    """Put what was learned in the place of what was known, all at once."""
    known = knowledge_of(game_name)
    phases = int(known.phases)
    lines = [
        "# Learned by regalia learn. For each number of seats and each phase of the game: how far off the points expected",
        "# are, in hundredths, and what one of each term counts for, in ten-thousandths of a point.",
        f"spread = {np.rint(missed * 100).astype(int).reshape(-1, phases).tolist()}",
        "",
        "[weights]",
    ]
    for place, term in enumerate(known.terms):
        row = np.rint(weights[:, place] * UNIT).astype(int).reshape(-1, phases).tolist()
        lines.append(f'"{term}" = {row}' if "." in term else f"{term} = {row}")
    file = knowledge_file(game_name)
    fresh = file.with_suffix(".new")
    fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
    fresh.replace(file)
