"""Random games by the thousand, on all cores."""

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.inspection import BrokenInvariant
from regalia.lab.runs.ledger import Ledger, undone, whole_numbers
from regalia.lab.runs.workers import spread
from regalia.players.playout import play_out


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    number: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def parse(cls, row: dict[str, Any]) -> "Outcome":
        """The game of a ledger's line."""
        number, moves = whole_numbers([row["number"], row["moves"]])
        return cls(number, moves, whole_numbers(row["scores"]), whole_numbers(row["winners"]))


def check_seed(seed: str) -> None:
    """Trouble, unless it can be the seed of many games."""
    if not seed or len(seed.encode()) > 64:
        raise Trouble("The seed of many games is a word or number of 1 to 64 characters.")


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


def play_numbered(setup: Setup, seed: str, check: bool, number: int) -> Outcome:
    """One game of a simulation."""
    try:
        return play(replace(setup, seed=game_seed(seed, number)), number, check)
    except BrokenInvariant as broken:
        raise Trouble(f"Game {number} of seed {seed} breaks {broken}.") from None


def simulate(
    setup: Setup,
    seed: str,
    count: int,
    check: bool,
    workers: int,
    advance: Callable[[int], None],
    file: Path | None = None,
    ray: str = "",
) -> dict[str, Any]:
    """Play so many games, those in the file already done not again; the summary as plain data.

    The games are the same whoever plays them.
    """
    check_seed(seed)
    games.find(setup.game).start(setup)  # bad set-ups are refused before anything starts
    started = time.perf_counter()
    ledger = Ledger(file, {**asdict(setup), "seed": seed, "components": str(setup.components or ""), "check": check})
    done = {outcome.number: outcome for outcome in ledger.read(Outcome.parse) if 0 <= outcome.number < count}
    ledger.write([])
    advance(len(done))

    def receive(outcomes: list[Outcome]) -> None:
        ledger.write(map(asdict, outcomes))
        done.update({outcome.number: outcome for outcome in outcomes})
        advance(len(outcomes))

    spread(partial(play_numbered, setup, seed, check), undone(count, done), workers, receive, ray)
    return summary(setup, seed, [done[number] for number in range(count)], time.perf_counter() - started)


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
