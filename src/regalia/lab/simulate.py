"""Random games by the thousand, on all cores."""

import os
import signal
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Any

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import BrokenInvariant, Setup
from regalia.players.playout import play_out

BATCHES_PER_WORKER = 8


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    number: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def game_seed(seed: str, number: int) -> bytes:
    """The seed of one game of a simulation."""
    return derived_seed(seed.encode(), f"game {number}")


def play(setup: Setup, number: int, check: bool) -> Outcome:
    """One random game; with `check` the invariants are looked at after every choice."""
    game = games.find(setup.game)
    position = game.start(setup, listen=check)
    luck = Chance(derived_seed(setup.seed, "choices"), ("choices",))
    if not check:
        moves = int(play_out(position, luck))
    else:
        inspector = game.inspector(position)
        inspector.inspect()
        moves = 0
        while position.waiting:
            seat = position.turn()
            offer = position.options(seat)
            position.choose(seat, offer[luck.below(0, len(offer))])
            inspector.inspect()
            moves += 1
    seats = range(setup.seats)
    winners = tuple(seat for seat in seats if position.rank(seat) == 1)
    return Outcome(number, moves, tuple(int(position.score(seat)) for seat in seats), winners)


def play_batch(setup: Setup, seed: str, numbers: range, check: bool) -> list[Outcome]:
    """Several games in one go, in a worker process."""
    outcomes = []
    for number in numbers:
        try:
            outcomes.append(play(replace(setup, seed=game_seed(seed, number)), number, check))
        except BrokenInvariant as broken:
            raise Trouble(f"Game {number} of seed {seed} breaks {broken}.") from None
    return outcomes


def _ignore_interrupts() -> None:
    """Ctrl-C is for the parent, which stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def batches(count: int, workers: int) -> Iterator[range]:
    """The games of a simulation in pieces of a good size."""
    size = max(1, min(500, count // (workers * BATCHES_PER_WORKER)))
    for first in range(0, count, size):
        yield range(first, min(first + size, count))


def simulate(
    setup: Setup, seed: str, count: int, check: bool, workers: int, advance: Callable[[int], None]
) -> dict[str, Any]:
    """Play so many games; the summary as plain data. The games do not depend on the number of workers."""
    games.find(setup.game).start(setup)  # bad set-ups are refused before anything starts
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    if workers == 1:
        for numbers in batches(count, 1):
            outcomes += play_batch(setup, seed, numbers, check)
            advance(len(numbers))
    else:
        outcomes = _on_all_cores(setup, seed, count, check, workers, advance)
    outcomes.sort(key=lambda outcome: outcome.number)
    return summary(setup, seed, outcomes, time.perf_counter() - started)


def _on_all_cores(
    setup: Setup, seed: str, count: int, check: bool, workers: int, advance: Callable[[int], None]
) -> list[Outcome]:
    outcomes: list[Outcome] = []
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    pending: list[Future[list[Outcome]]] = []
    try:
        for numbers in batches(count, workers):
            pending.append(pool.submit(play_batch, setup, seed, numbers, check))
        for done in as_completed(pending):
            outcomes += done.result()
            advance(len(done.result()))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return outcomes


def summary(setup: Setup, seed: str, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """What a simulation tells: speed, lengths, scores and wins by seat."""
    scores = [score for outcome in outcomes for score in outcome.scores]
    moves = sum(outcome.moves for outcome in outcomes)
    wins = [sum((seat in o.winners) / len(o.winners) for o in outcomes if o.winners) for seat in range(setup.seats)]
    return {
        "game": setup.game,
        "seats": setup.seats,
        "preset": setup.preset or next(iter(games.find(setup.game).presets)),
        "seed": seed,
        "games": len(outcomes),
        "moves": moves,
        "seconds": round(seconds, 3),
        "games_per_s": round(len(outcomes) / seconds, 1),
        "moves_per_s": round(moves / seconds),
        "moves_per_game": round(moves / len(outcomes), 1),
        "score_mean": round(statistics.fmean(scores), 2),
        "score_sd": round(statistics.pstdev(scores), 2),
        "score_min": min(scores),
        "score_max": max(scores),
        "win_share": [round(win / len(outcomes), 4) for win in wins],
    }


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
