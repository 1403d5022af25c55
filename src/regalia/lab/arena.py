"""The arena: opponents against each other, seats rotated, the same luck for every rotation."""

import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Setup
from regalia.lab.runs.ledger import Ledger, undone, whole_numbers
from regalia.lab.runs.workers import spread
from regalia.lab.simulate import check_seed, game_seed
from regalia.players import opponents
from regalia.players.protocol import USUAL, Clock

CONFIDENCE = 1.96
BATCH_MAX = 10  # games that a broken run may have to play again


class Enough(Exception):  # not an error
    """The games so far have shown what was asked."""


@dataclass(frozen=True)
class Bout:
    """One game of the arena: number, who sat where, points and places, and why a bot was replaced by a page."""

    number: int
    seated: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    faults: tuple[str, ...]

    @classmethod
    def parse(cls, row: dict[str, Any]) -> "Bout":
        """The game of a ledger's line."""
        (number,) = whole_numbers([row["number"]])
        scores, ranks = whole_numbers(row["scores"]), whole_numbers(row["ranks"])
        seated, faults = (tuple(map(str, row[key])) for key in ("seated", "faults"))
        if not len(seated) == len(scores) == len(ranks) == len(faults):
            raise ValueError(number)
        return cls(number, seated, scores, ranks, faults)


def rotated(players: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The players of game `number`, each sitting one seat further in every next game of a deal."""
    turn = number % len(players)
    return players[-turn:] + players[:-turn] if turn else players


def play(game_name: str, players: tuple[str, ...], preset: str, seed: str, clock: Clock, number: int) -> Bout:
    """One game; games of the same deal have the same luck."""
    game = games.find(game_name)
    seated = rotated(players, number)
    luck = game_seed(seed, number // len(players))
    position = game.start(Setup(game_name, len(players), luck, preset))
    minds = [opponents.make(kind, game, clock) for kind in seated]
    choices = 0
    try:
        while position.waiting:
            seat = int(position.turn())
            position.choose(seat, minds[seat].choose(position, seat, derived_seed(luck, f"{number} {choices}")))
            for mind in minds:
                mind.hear(seat)
            choices += 1
    finally:
        for mind in minds:
            mind.leave(position)
    seats = range(len(players))
    scores = tuple(int(position.score(seat)) for seat in seats)
    ranks = tuple(int(position.rank(seat)) for seat in seats)
    return Bout(number, seated, scores, ranks, tuple(mind.fault for mind in minds))


def asked(game_name: str, players: tuple[str, ...], preset: str, seed: str, clock: Clock = USUAL) -> dict[str, Any]:
    """What games of a run have in common; the clock, where a bot from outside depends on it."""
    game = games.find(game_name)
    minds = {kind: opponents.make(kind, game).made_of(len(players)) for kind in players}
    found = {"game": game_name, "players": players, "preset": preset, "seed": seed, "minds": minds}
    outside = any(kind.startswith(opponents.OUTSIDE) for kind in players)
    return found | ({"clock": [clock.choice, clock.game]} if outside else {})


def fits(bout: Bout, players: tuple[str, ...], count: int) -> bool:
    """Whether a game of a ledger is one of so many with these players."""
    return 0 <= bout.number < count and bout.seated == rotated(players, bout.number)


def run(
    game_name: str,
    players: tuple[str, ...],
    preset: str,
    seed: str,
    count: int,
    workers: int,
    file: Path | None,
    advance: Callable[[int], None],
    ray: str = "",
    clock: Clock = USUAL,
    clear: Callable[[list[Bout]], bool] | None = None,
) -> list[Bout]:
    """So many games, those in the file already done not again; the same games whoever plays them.

    With `clear` it stops early, as soon as the games so far are enough.
    """
    check_seed(seed)
    games.find(game_name).start(Setup(game_name, len(players), b"-", preset))
    ledger = Ledger(file, asked(game_name, players, preset, seed, clock))
    done = {bout.number: bout for bout in ledger.read(Bout.parse) if fits(bout, players, count)}
    advance(len(done))

    def receive(bouts: list[Bout]) -> None:
        ledger.write(map(asdict, bouts))
        done.update({bout.number: bout for bout in bouts})
        advance(len(bouts))
        if clear and clear(list(done.values())):
            raise Enough

    work, batch = partial(play, game_name, players, preset, seed, clock), len(players) if clear else BATCH_MAX
    with suppress(Enough):
        receive([])
        spread(work, undone(count, done), workers, receive, ray, batch)
    return [done[number] for number in sorted(done)]


def faults(bouts: list[Bout]) -> list[dict[str, Any]]:
    """Where a bot was replaced by a page: game, player, and what it did."""
    return [
        {"game": bout.number, "player": player, "fault": fault}
        for bout in bouts
        for player, fault in zip(bout.seated, bout.faults, strict=True)
        if fault
    ]


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 % confidence."""
    if count == 0:
        return 0.0, 1.0
    share, square = wins / count, CONFIDENCE**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = CONFIDENCE * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def table(players: tuple[str, ...], bouts: list[Bout]) -> list[dict[str, Any]]:
    """For each kind of player: games, share of wins (a shared win counts in parts) with its interval, points."""
    rows = []
    for kind in dict.fromkeys(players):
        wins, seats, points = 0.0, 0, 0
        for bout in bouts:
            winners = [seat for seat, rank in enumerate(bout.ranks) if rank == 1]
            for seat, sat in enumerate(bout.seated):
                if sat == kind:
                    wins += (seat in winners) / max(1, len(winners))
                    points += bout.scores[seat]
                    seats += 1
        low, high = wilson(wins, seats)
        rows.append(
            {
                "player": kind,
                "games": seats,
                "wins": round(wins, 2),
                "share": round(wins / max(1, seats), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "fair_share": round(1 / len(players), 4),
                "points": round(points / max(1, seats), 2),
            }
        )
    return rows
