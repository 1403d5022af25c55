"""Whether the books of the review are right: they balance, luck is nobody's, and better players lose less by a choice.

Games between each two levels are played and reviewed. Counted are the games whose books balance exactly, the mean luck
of a seat with its standard error, what a choice costs players of each level with its interval, and how often the level
told from a single game is right, or next to it.
"""

import math
from typing import Any, NamedTuple

from regalia import games
from regalia.lab.studies.calibration import Series, write
from regalia.players.account import Books, review
from regalia.players.opponents import LEVELS
from regalia.players.verdict import level
from regalia.players.weighing import WHOLE

SURE = 1.96  # standard errors of an interval


class Sitting(NamedTuple):
    """What the review said of one seat in one game."""

    game: int
    seat: int
    kind: str
    books: Books
    loss: float
    rate: float
    told: str


def sittings(series: Series, number: int) -> list[Sitting]:
    """What the review says of all seats of one game."""
    account = review(series.play(number), games.find(series.game))
    return [
        Sitting(
            number,
            seat,
            kind,
            account.books(seat),
            account.loss_per_choice(seat),
            account.loss_rate(seat),
            level(account, seat),
        )
        for seat, kind in enumerate(series.seated(number))
    ]


def figures(rows: list[Sitting]) -> dict[str, Any]:
    """What came of a study, in percentage points."""
    seats = 1 + max(row.seat for row in rows)
    return {
        "games": len({row.game for row in rows}),
        "balanced": all(sum(row.books[:4]) == row.books.end for row in rows),
        "luck_of_seats": [
            spread_of([row.books.luck / 100 for row in rows if row.seat == seat]) for seat in range(seats)
        ],
        "luck_of_levels": {
            kind: spread_of([row.books.luck / 100 for row in rows if row.kind == kind]) for kind in kinds_of(rows)
        },
        "luck_by_choices": slope([(row.books.own + row.books.others, row.books.luck) for row in rows]),
        "loss_per_choice": {
            kind: spread_of([row.loss / 100 for row in rows if row.kind == kind]) for kind in kinds_of(rows)
        },
        "loss_rate": {kind: spread_of([row.rate for row in rows if row.kind == kind]) for kind in kinds_of(rows)},
        "told_within_one": share([near(row) for row in rows if row.told]),
    }


def kinds_of(rows: list[Sitting]) -> list[str]:
    """The levels that played, the weakest first."""
    return [kind for kind in LEVELS if any(row.kind == kind for row in rows)]


def spread_of(amounts: list[float]) -> dict[str, float]:
    """A mean, its standard error, and the half width of its interval."""
    mean = sum(amounts) / len(amounts)
    spread = math.sqrt(sum((one - mean) ** 2 for one in amounts) / max(1, len(amounts) - 1) / len(amounts))
    return {"mean": round(mean, 2), "error": round(spread, 2), "interval": round(SURE * spread, 2)}


def slope(pairs: list[tuple[int, int]]) -> float:
    """How much luck takes back of what choices brought: 0 where choices are booked for what they are worth."""
    return round(sum(one * two for one, two in pairs) / max(1, sum(one * one for one, _ in pairs)), 3)


def near(row: Sitting) -> bool:
    """Whether the level told is the one that played, or next to it."""
    return abs(LEVELS.index(row.told) - LEVELS.index(row.kind)) <= 1


def share(right: list[bool]) -> float | None:
    """The part of what was told that was right; None where nothing was told."""
    return round(sum(right) / len(right), 3) if right else None


def losses(rows: list[Sitting]) -> list[float]:
    """What the levels lose of what is at stake, in ten-thousandths: what a game's chances.toml has under [losses].

    The mean of logarithms, since one bad game is no other level; where a level did not play, the line through the rest.
    """
    told = {kind: math.log1p(mean_rate(rows, kind)) for kind in kinds_of(rows)}
    first, last = kinds_of(rows)[0], kinds_of(rows)[-1]
    step = (told[last] - told[first]) / max(1, LEVELS.index(last) - LEVELS.index(first))
    return [
        round(math.expm1(told.get(kind, max(0.0, told[first] + step * (place - LEVELS.index(first))))), 1)
        for place, kind in enumerate(LEVELS)
    ]


def mean_rate(rows: list[Sitting], kind: str) -> float:
    """What players of a level lose of what is at stake, by the mean of logarithms."""
    rates = [math.log1p(min(row.rate, WHOLE)) for row in rows if row.kind == kind]
    return math.expm1(sum(rates) / len(rates))


def refit(series: Series, rows: list[Sitting]) -> None:
    """Write what the levels lose into the chances.toml of the game."""
    write(series, "losses", losses(rows))
