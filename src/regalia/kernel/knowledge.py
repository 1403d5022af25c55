"""Knowledge: what the opponents have learned of a game, phase by phase, from games of practice."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from regalia.kernel.errors import Trouble
from regalia.kernel.vectors import append, i64, vec

UNIT: Final = 10_000  # parts of a point in which a weight is written
HUNDREDTH: Final = 100  # of them are a hundredth of a point


class Knowledge:
    """How much each term counts in each phase, and how far off the points expected are."""

    def __init__(self, game: str, terms: tuple[str, ...], phases: int) -> None:
        self.game = game
        self.terms = terms
        self.phases = phases
        table = read(game)
        if tuple(table["weights"]) != terms or any(len(row) != phases for row in table["weights"].values()):
            raise Trouble(f"What was learned of {game} does not fit its terms; learn it anew: regalia learn {game}.")
        self.spreads: vec[i64] = vec[i64](table["spread"])
        self.weights: vec[i64] = vec[i64]()
        for phase in range(phases):
            for term in terms:
                self.weights = append(self.weights, table["weights"][term][phase])

    def points(self, counted: vec[i64], phase: i64) -> i64:
        """The points to expect at the end for so much of each term, in hundredths."""
        total: i64 = 0
        first = phase * len(counted)
        for place in range(len(counted)):
            total += counted[place] * self.weights[first + place]
        return total // HUNDREDTH

    def spread(self, phase: i64) -> i64:
        """How far the points at the end are typically from those expected, in hundredths."""
        return self.spreads[phase]


def read(game: str) -> dict[str, Any]:
    """The sense.toml of a game."""
    return tomllib.loads((files("regalia.games") / game / "sense.toml").read_text(encoding="utf-8"))
