"""What the account of a game says to a person: levels, errors and blunders, strokes of luck, turning points."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from regalia.kernel import record as records
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Game
from regalia.kernel.position import Phrase, Position
from regalia.kernel.record import Record
from regalia.players.account import Account, Entry
from regalia.players.advice import argument
from regalia.players.chances import fitted_for
from regalia.players.opponents import LEVELS
from regalia.players.reasons import TOLD, percent, reasons
from regalia.players.weighing import WHOLE

ERROR: Final = 300  # ten-thousandths that a choice must cost to be called an error
BLUNDER: Final = 800  # and a blunder
STROKE: Final = 800  # and that luck must bring to be called a lucky stroke
TURNING: Final = 100  # that a turning point must have cost
MOST: Final = 5  # turning points of a seat
PATIENT: Final = 60.0  # seconds that the reasons may take; they take far fewer


class TurningPoint(NamedTuple):
    """A choice that cost much: what the king would have chosen, and what speaks for that."""

    number: int  # of the choice in the record, from 1
    seat: int
    chosen: str
    better: str
    loss: int
    reasons: list[Phrase]


@dataclass(frozen=True)
class Review:
    """All that is kept of the review of a game."""

    account: Account
    turning_points: tuple[TurningPoint, ...]

    def of(self, seat: int) -> list[TurningPoint]:
        """The turning points of a seat, in the order of the game."""
        return [point for point in self.turning_points if point.seat == seat]

    def plain(self) -> dict[str, Any]:
        """The review as plain data."""
        return {**self.account.plain(), "turning_points": [point._asdict() for point in self.turning_points]}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> "Review":
        """The review that was written as plain data."""
        points = [
            TurningPoint(**{**row, "reasons": [(key, words) for key, words in row["reasons"]]})
            for row in data["turning_points"]
        ]
        return cls(Account.from_plain(data), tuple(points))


def mark(entry: Entry) -> str:
    """What a choice is called in the log: a blunder, an error, or nothing."""
    return "blunder" if entry.loss >= BLUNDER else "error" if entry.loss >= ERROR else ""


def stroke(entry: Entry, seats: int) -> int | None:
    """The seat for which luck turned by far the most after a choice, if it did."""
    luckiest = max(range(seats), key=entry.luck)
    return luckiest if entry.luck(luckiest) >= STROKE else None


def level(account: Account, seat: int) -> str:
    """The level whose losses are nearest to those of a seat; nothing where no game tells what levels lose."""
    told = fitted_for(account.game, "losses", account.seats)
    return nearest(account.loss_rate(seat), told) if told else ""


def nearest(rate: float, told: Sequence[float]) -> str:
    """The level that loses about as much of what is at stake, by what every level loses."""
    mine = math.log1p(rate)
    return min(zip(LEVELS, told, strict=True), key=lambda one: abs(math.log1p(one[1]) - mine))[0]


def turning_points(record: Record, game: Game, account: Account, seat: int) -> list[TurningPoint]:
    """The choices that cost a seat most, in the order of the game, with what speaks for the better ones."""
    costly = [entry for entry in account.decisions(seat) if entry.loss >= TURNING]
    chosen = {entry.number: entry for entry in sorted(costly, key=lambda entry: -entry.loss)[:MOST]}
    found: list[TurningPoint] = []
    position = records.start(record, game)
    for number, choice in enumerate(record.choices, 1):
        if number in chosen:
            entry = chosen[number]
            why = speaks_for(position, entry, derived_seed(record.commitment.encode()[:64], f"why {number}"))
            found.append(TurningPoint(number, seat, entry.chosen, entry.better, entry.loss, why))
        records.replay_choice(position, number, choice)
    return found


def speaks_for(position: Position, entry: Entry, seed: bytes) -> list[Phrase]:
    """What the better option brings more than the chosen one, and then what it costs, as hints tell it.

    Where no fact speaks for it, how often it wins does.
    """
    better, chosen = (int(position.named(entry.seat, name)) for name in (entry.better, entry.chosen))
    known = position.copy()
    why = reasons(known, entry.seat, [better, chosen], seed, PATIENT)[better]
    wins: Phrase = "reason-wins", {"mine": share(entry.before[entry.seat]), "others": share(entry.after[entry.seat])}
    gains = why.gains[:TOLD] or [wins]
    return argument(gains, why.losses[: TOLD - len(gains)], "")


def share(parts: int) -> int:
    """A chance in a hundred."""
    return percent(parts / WHOLE)
