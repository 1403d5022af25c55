"""The arena: opponents against each other, seats rotated, the same luck for every rotation."""

import json
import math
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab.simulate import _ignore_interrupts, game_seed
from regalia.players import opponents

CONFIDENCE = 1.96


@dataclass(frozen=True)
class Bout:
    """One game of the arena: number, who sat where, points and places."""

    number: int
    seated: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def rotated(players: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The players of game `number`, each sitting one seat further in every next game of a deal."""
    turn = number % len(players)
    return players[-turn:] + players[:-turn] if turn else players


def play(game_name: str, players: tuple[str, ...], preset: str, seed: str, number: int) -> Bout:
    """One game; games of the same deal have the same luck."""
    game = games.find(game_name)
    seated = rotated(players, number)
    luck = game_seed(seed, number // len(players))
    position = game.start(Setup(game_name, len(players), luck, preset))
    minds = [opponents.make(kind, game) for kind in seated]
    choices = 0
    while position.waiting:
        seat = int(position.turn())
        position.choose(seat, minds[seat].choose(position, seat, derived_seed(luck, f"{number} {choices}")))
        choices += 1
    seats = range(len(players))
    scores = tuple(int(position.score(seat)) for seat in seats)
    return Bout(number, seated, scores, tuple(int(position.rank(seat)) for seat in seats))


def run(
    game_name: str,
    players: tuple[str, ...],
    preset: str,
    seed: str,
    count: int,
    workers: int,
    file: Path | None,
    advance: Callable[[int], None],
) -> list[Bout]:
    """So many games, those in the file already done not again."""
    for kind in players:
        opponents.make(kind, games.find(game_name))
    games.find(game_name).start(Setup(game_name, len(players), b"-", preset))
    done = {bout.number: bout for bout in read(file, players)}
    advance(sum(number < count for number in done))
    missing = [number for number in range(count) if number not in done]
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        pending = [pool.submit(play, game_name, players, preset, seed, number) for number in missing]
        for finished in as_completed(pending):
            bout = finished.result()
            done[bout.number] = bout
            write(file, bout)
            advance(1)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return [done[number] for number in range(count)]


def read(file: Path | None, players: tuple[str, ...]) -> Iterable[Bout]:
    """The games of an earlier run; a last line that was cut off is not there."""
    if file is None or not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            row = json.loads(line)
            bout = Bout(row["number"], tuple(row["seated"]), tuple(row["scores"]), tuple(row["ranks"]))
        except (ValueError, KeyError, TypeError):
            continue
        if sorted(bout.seated) != sorted(players):
            raise Trouble(f"{file} holds games of {', '.join(bout.seated)}, not of {', '.join(players)}.")
        yield bout


def write(file: Path | None, bout: Bout) -> None:
    """One more line."""
    if file is not None:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(bout)) + "\n")


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
