"""TermWeights: what the opponents have learned of a game, for every number of seats and phase by phase."""

import json
import tomllib
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.kernel.vectors import append, i64, vec

UNIT: Final = 10_000  # parts of a point in which a weight is written
HUNDREDTH: Final = 100  # of them are a hundredth of a point


class TermWeights:
    """How much each term counts and how far off the points expected are: a row for each phase at each size of table.

    It is read from the weights.toml of a game's folder (of a game of the house its name is enough). Where there is none
    yet, or one for other terms, nothing is learned: thoughts are played out at random until `regalia learn` was called.
    """

    def __init__(self, folder: str, terms: tuple[str, ...], phases: int, fewest: int, most: int) -> None:
        self.folder = folder
        self.terms = terms
        self.phases: i64 = phases
        self.fewest: i64 = fewest
        self.rows: i64 = phases * (most - fewest + 1)
        self.learned: i64 = 0  # a bit for every number of seats, from the fewest on, about which something is
        table = read(folder)
        if not fits(table, terms, phases, most - fewest + 1):
            table = nothing_learned(terms, phases, most - fewest + 1)
        self.spreads: vec[i64] = vec[i64]([spread for row in table["spread"] for spread in row])
        self.weights: vec[i64] = vec[i64]()
        for seats in range(most - fewest + 1):
            for phase in range(phases):
                for term in terms:
                    weight = table["weights"][term][seats][phase]
                    self.weights = append(self.weights, weight)
                    if weight:
                        self.learned |= i64(1) << seats

    def row(self, seats: i64, phase: i64) -> i64:
        """The row of a phase at a table with so many seats."""
        return (seats - self.fewest) * self.phases + phase

    def learned_about(self, seats: i64) -> bool:
        """Whether anything was learned about tables with so many seats."""
        return (self.learned >> (seats - self.fewest)) & 1 == 1

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
    if not terms or tuple(table.get("weights", ())) != terms:
        return False
    return all(
        [len(row) for row in rows] == [phases] * tables for rows in [table["spread"], *table["weights"].values()]
    )


def nothing_learned(terms: tuple[str, ...], phases: int, tables: int) -> dict[str, Any]:
    """Nothing counts for anything."""
    rows = [[0] * phases] * tables
    return {"spread": rows, "weights": dict.fromkeys(terms, rows)}


def file_of(folder: str, name: str) -> Path:
    """A file of a game that is named by its folder, or as one of the house by its name."""
    return Path(str(files("regalia"))) / "games" / folder / name


def read(folder: str) -> dict[str, Any]:
    """The weights.toml of a game; empty where there is none."""
    file = file_of(folder, "weights.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
