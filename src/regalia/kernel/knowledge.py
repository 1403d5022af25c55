"""Knowledge: what the opponents have learned of a game, for every number of seats and phase by phase."""

import json
import tomllib
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from regalia.kernel.errors import Trouble
from regalia.kernel.vectors import append, i64, vec

UNIT: Final = 10_000  # parts of a point in which a weight is written
HUNDREDTH: Final = 100  # of them are a hundredth of a point


class Knowledge:
    """How much each term counts and how far off the points expected are: a row for each phase at each size of table."""

    def __init__(self, game: str, terms: tuple[str, ...], phases: int, fewest: int, most: int) -> None:
        self.game = game
        self.terms = terms
        self.phases: i64 = phases
        self.fewest: i64 = fewest
        self.rows: i64 = phases * (most - fewest + 1)
        table = read(game)
        if not fits(table, terms, phases, most - fewest + 1):
            raise Trouble(f"What was learned of {game} does not fit its terms; learn it anew: regalia learn {game}.")
        self.spreads: vec[i64] = vec[i64]([spread for row in table["spread"] for spread in row])
        self.weights: vec[i64] = vec[i64]()
        for seats in range(most - fewest + 1):
            for phase in range(phases):
                for term in terms:
                    self.weights = append(self.weights, table["weights"][term][seats][phase])

    def row(self, seats: i64, phase: i64) -> i64:
        """The row of a phase at a table with so many seats."""
        return (seats - self.fewest) * self.phases + phase

    def rows_of(self, seats: int) -> slice:
        """All rows about tables with so many seats."""
        first = int(self.row(seats, 0))
        return slice(first, first + int(self.phases))

    def mark(self, seats: int) -> str:
        """A short mark of what was learned about tables with so many seats."""
        rows, width = self.rows_of(seats), len(self.terms)
        learned = [list(self.spreads)[rows], list(self.weights)[rows.start * width : rows.stop * width]]
        return blake2b(json.dumps(learned).encode(), digest_size=6).hexdigest()

    def points(self, counted: vec[i64], row: i64) -> i64:
        """The points to expect at the end for so much of each term, in hundredths."""
        total: i64 = 0
        first = row * len(counted)
        for place in range(len(counted)):
            total += counted[place] * self.weights[first + place]
        return total // HUNDREDTH

    def spread(self, row: i64) -> i64:
        """How far the points at the end are typically from those expected, in hundredths."""
        return self.spreads[row]


def fits(table: dict[str, Any], terms: tuple[str, ...], phases: int, tables: int) -> bool:
    """Whether there is a number for every term and phase at every kind of table."""
    every = [table["spread"], *table["weights"].values()]
    return tuple(table["weights"]) == terms and all([len(row) for row in rows] == [phases] * tables for rows in every)


def read(game: str) -> dict[str, Any]:
    """The sense.toml of a game."""
    return tomllib.loads((files("regalia.games") / game / "sense.toml").read_text(encoding="utf-8"))
