"""The chance to win of every side, by the points that all may expect: of what is called 30 %, about 30 % is won.

How far points at the end are from what was expected is learned with them (`Position.spread`). What that is worth as a
chance stands in the chances.toml of a game, for every number of seats and quarter of the game, as
`regalia bench calibration GAME --fit` finds it in whole games; docs/review.md has the figures.
"""

import math
import tomllib
from functools import cache
from typing import Any, Final

from regalia.kernel.position import Position
from regalia.kernel.weights import file_of
from regalia.players.search import DOUBT, SURE, sigmoid

QUARTERS: Final = 4
PLAIN: Final = (1.0,) * QUARTERS  # where nothing was fitted, doubt is as it was learned


def chances(known: Position, worths: list[int]) -> list[float]:
    """The chance of every side, by the points that each may expect, in hundredths; they add up to 1."""
    if known.over():
        return outcome(known)
    doubt = doubted(known)
    if known.seats == 1:
        mine = sigmoid(float(worths[0] - worths[1]) / doubt)
        return [mine, 1.0 - mine]
    top = max(worths)
    shares = [math.exp(max(-30.0, float(worth - top) / doubt)) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]


def win_chance(known: Position, seat: int, worths: list[int]) -> float:
    """The chance of one seat."""
    return chances(known, worths)[seat]


def outcome(known: Position) -> list[float]:
    """When the game is over: 1 for the winner, a part of it where the victory is shared; alone, the game may win."""
    ranks = [int(rank) for rank in known.ranks()]
    if known.seats == 1:
        return [1.0, 0.0] if ranks[0] == 1 else [0.0, 1.0]
    return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def doubted(known: Position) -> float:
    """The hundredths of points that make a lead count for something."""
    seats = int(known.seats)
    spread = sum(int(known.spread(seat)) for seat in range(seats)) / seats
    return (DOUBT * spread + SURE) * fitted(known)


def fitted(known: Position) -> float:
    """How much wider or narrower the doubt is than it was learned, in this quarter of such a table."""
    told = doubts(known.term_weights().folder, int(known.seats))
    return told[quarter(known)]


def quarter(known: Position) -> int:
    """In which quarter a game is, by the phase of the seat that is furthest."""
    phases = int(known.term_weights().phases)
    furthest = max(int(known.phase_for(seat)) for seat in range(int(known.seats)))
    return min(QUARTERS - 1, furthest * QUARTERS // phases)


def doubts(folder: str, seats: int) -> tuple[float, ...]:
    """How much wider the doubt is in each quarter."""
    return fitted_for(folder, "doubt", seats) or PLAIN


def belief(folder: str, seats: int) -> float:
    """How much of what a choice seems to have lost it has lost in truth."""
    return (fitted_for(folder, "belief", seats) or (1.0,))[0]


@cache
def fitted_for(folder: str, heading: str, seats: int) -> tuple[float, ...]:
    """What was fitted for tables with so many seats, or for the nearest number of them; nothing where nothing was."""
    told = {int(count): tuple(map(float, row)) for count, row in read(folder).get(heading, {}).items()}
    return told[min(told, key=lambda count: (abs(count - seats), count))] if told else ()


@cache
def read(folder: str) -> dict[str, Any]:
    """The chances.toml of a game; empty where there is none."""
    file = file_of(folder, "chances.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if folder and file.exists() else {}
