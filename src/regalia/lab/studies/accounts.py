"""Whether the books of the review are right: they balance, luck is nobody's, and better players lose less by a choice.

Games between each two levels are played and reviewed. Counted are the games whose books balance exactly, the mean luck
of a seat with its standard error, how much luck gives back of what a choice has cost (then it was told too large), what
a choice costs players of each level with its interval, and how often the level told from a single game is right, or
next to it.
"""

import math
from typing import Any, NamedTuple

from regalia import games
from regalia.kernel.game import Setup
from regalia.lab.studies.calibration import Series, write
from regalia.players.account import Account, Books, account_for, believed, ended
from regalia.players.opponents import LEVELS
from regalia.players.verdict import nearest
from regalia.players.weighing import WHOLE, Chances, Weighed, weigh

SURE = 1.96  # standard errors of an interval
SOON = 15  # choices of every seat in which luck may give back what a choice has cost; later ones are luck and no answer
LEAST_BELIEF = 50  # of a hundred, however much luck seems to give back


class Sitting(NamedTuple):
    """What the review said of one seat in one game."""

    game: int
    seat: int
    kind: str
    books: Books
    taken_back: int  # what luck brought soon after each choice, times what the choice changed
    squares: int  # what each choice changed, squared
    loss: float
    rate: float


class Watched(NamedTuple):
    """A game of a study: who played, how each choice was weighed, and how it ended."""

    number: int
    setup: Setup
    kinds: list[str]
    weighed: list[Weighed]
    end: Chances


def watched(series: Series, number: int) -> list[Watched]:
    """One game, played and weighed."""
    record, game = series.play(number), games.find(series.game)
    return [Watched(number, record.setup, series.seated(number), list(weigh(record, game)), ended(record, game))]


def sittings(every: list[Watched], part: float) -> list[Sitting]:
    """What the review says of all seats, where so much of losses is believed."""
    rows: list[Sitting] = []
    for one in every:
        account = account_for(one.setup, (believed(choice, part) for choice in one.weighed), one.end)
        rows += [sitting(account, one.number, seat, kind) for seat, kind in enumerate(one.kinds)]
    return rows


def sitting(account: Account, number: int, seat: int, kind: str) -> Sitting:
    """What the review says of one seat."""
    changes = [entry.after[seat] - entry.before[seat] for entry in account.entries]
    lucks = [entry.luck(seat) for entry in account.entries]
    soon = SOON * account.seats
    taken_back = sum(change * sum(lucks[place : place + soon]) for place, change in enumerate(changes))
    squares = sum(change**2 for change in changes)
    losses = account.loss_per_choice(seat), account.loss_rate(seat)
    return Sitting(number, seat, kind, account.books(seat), taken_back, squares, *losses)


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
        "luck_after_choices": luck_after_choices(rows),
        "loss_per_choice": {
            kind: spread_of([row.loss / 100 for row in rows if row.kind == kind]) for kind in kinds_of(rows)
        },
        "loss_rate": {kind: spread_of([row.rate for row in rows if row.kind == kind]) for kind in kinds_of(rows)},
        "told_within_one": told_within_one(rows),
    }


def kinds_of(rows: list[Sitting]) -> list[str]:
    """The levels that played, the weakest first."""
    return [kind for kind in LEVELS if any(row.kind == kind for row in rows)]


def spread_of(amounts: list[float]) -> dict[str, float]:
    """A mean, its standard error, and the half width of its interval."""
    mean = sum(amounts) / len(amounts)
    spread = math.sqrt(sum((one - mean) ** 2 for one in amounts) / max(1, len(amounts) - 1) / len(amounts))
    return {"mean": round(mean, 2), "error": round(spread, 2), "interval": round(SURE * spread, 2)}


def luck_after_choices(rows: list[Sitting]) -> dict[str, float]:
    """How much luck gives back (or takes) of what a choice has just changed: 0 where that was told as large as it was.

    Luck before a choice does not count: whom it has lifted has more to lose, and loses more.
    """
    squares = max(1, sum(row.squares for row in rows))
    mean = sum(row.taken_back for row in rows) / squares
    off: dict[int, float] = {}
    for row in rows:
        off[row.game] = off.get(row.game, 0.0) + row.taken_back - mean * row.squares
    error = math.sqrt(sum(one * one for one in off.values())) / squares
    return {"mean": round(mean, 3), "error": round(error, 3)}


def told_within_one(rows: list[Sitting]) -> float | None:
    """In what part of all games the level told is the one that played, or next to it; None where too few were played.

    The level is told by what levels lose in all other games: a game does not say what it is measured by.
    """
    right: list[bool] = []
    for number in {row.game for row in rows}:
        others = [row for row in rows if row.game != number]
        if kinds_of(others) != kinds_of(rows):
            return None
        told = losses(others)
        right += [near(nearest(row.rate, told), row.kind) for row in rows if row.game == number]
    return round(sum(right) / len(right), 3)


def near(told: str, kind: str) -> bool:
    """Whether a level is the same as another, or next to it."""
    return abs(LEVELS.index(told) - LEVELS.index(kind)) <= 1


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


def best_belief(every: list[Watched]) -> float:
    """The part of losses to be believed so that luck gives nothing back of them."""
    parts = [percent / 100 for percent in range(LEAST_BELIEF, 101)]
    return min(parts, key=lambda part: abs(luck_after_choices(sittings(every, part))["mean"]))


def refit(series: Series, every: list[Watched]) -> None:
    """Write into the chances.toml of the game what is to be believed of losses, and what the levels then lose."""
    part = best_belief(every)
    write(series, {"belief": [part], "losses": losses(sittings(every, part))})
