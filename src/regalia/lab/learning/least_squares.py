"""What games of practice say about the weights of a game's evaluation: sums that a fit needs, and the fit."""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from regalia.players.practice import Note

Numbers = NDArray[np.float64]
CAUTION = 1000.0  # so many imagined notes hold each weight where it was
MEMORY = 0.8  # of what earlier rounds told


@dataclass
class Sums:
    """What a batch of games says about the weights, for each row of the knowledge.

    What counts is by how much a seat is ahead of the others at its table: `squares` and `products` are of terms and
    points less those of the table. The other sums say where the points lie as a whole.
    """

    squares: Numbers
    products: Numbers
    whole_squares: Numbers
    whole_products: Numbers
    targets: Numbers
    notes: NDArray[np.int64]
    points: float = 0.0
    seats: int = 0

    def fade(self) -> None:
        """Forget a part: what weaker players did counts less."""
        for numbers in (self.squares, self.products, self.whole_squares, self.whole_products, self.targets):
            numbers *= MEMORY
        self.notes = (self.notes * MEMORY).astype(np.int64)

    def add(self, other: "Sums") -> None:
        """Take in another batch."""
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


def nothing(rows: int, terms: int) -> Sums:
    """The sums over no games."""
    squares, products, one = np.zeros((rows, terms, terms)), np.zeros((rows, terms)), np.zeros(rows)
    return Sums(squares, products, squares.copy(), products.copy(), one, one.astype(np.int64))


def take_in(found: Sums, notes: list[Note], finals: list[float]) -> None:
    """Add the notes of one game, each with the points its seat had in the end."""
    seats = len(finals)
    terms = np.array([note.counts() for note in notes], dtype=np.float64)
    places = np.array([note.row for note in notes])
    points = np.array([finals[note.seat] for note in notes])
    moments = np.arange(len(notes)) // seats
    if seats == 1:
        ahead, points_ahead = terms, points
    else:
        ahead, points_ahead = less_the_table(terms, moments, places), less_the_table(points, moments, places)
    for place in np.unique(places):
        here = places == place
        found.squares[place] += ahead[here].T @ ahead[here]
        found.products[place] += ahead[here].T @ points_ahead[here]
        found.whole_squares[place] += terms[here].T @ terms[here]
        found.whole_products[place] += terms[here].T @ points[here]
        found.targets[place] += np.square(points[here]).sum()
        found.notes[place] += here.sum()
    found.points += sum(finals)
    found.seats += seats


def less_the_table(numbers: Numbers, moments: NDArray[np.int64], places: NDArray[np.int64]) -> Numbers:
    """Numbers less their mean over the seats that were equally far at the same moment."""
    _, group = np.unique(np.stack([moments, places]), axis=1, return_inverse=True)
    group = group.ravel()
    count = np.bincount(group)
    sums = np.zeros((len(count), *numbers.shape[1:]))
    np.add.at(sums, group, numbers)
    means: Numbers = (sums.T / count).T
    return numbers - means[group]


def solved(sums: Sums, before: Numbers) -> Numbers:
    """The weights that fit best, held near the earlier ones where there is little to go by."""
    found = before.copy()
    for place, count in enumerate(sums.notes):
        if count == 0:
            continue
        squares, products = sums.squares[place], sums.products[place]
        typical = np.maximum(np.diag(squares) / count, 1e-3) * CAUTION
        found[place] = np.linalg.solve(squares + np.diag(typical), products + typical * before[place])
        # The first term is 1 for everybody: its weight makes the points right as a whole.
        missing = sums.whole_products[place, 0] - found[place] @ sums.whole_squares[place, 0]
        found[place, 0] += missing / count
    return found


def misses(sums: Sums, weights: Numbers) -> Numbers:
    """How far off the weights are in each row: the root of the mean square of what they miss."""
    fitted = np.einsum("pi,pij,pj->p", weights, sums.whole_squares, weights)
    fitted -= 2 * (weights * sums.whole_products).sum(axis=1)
    squares: Numbers = np.maximum(sums.targets + fitted, 0.0) / np.maximum(sums.notes, 1)
    return np.sqrt(squares)
