"""Learns what the terms of a game's evaluation count for, from games that opponents with that evaluation play."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

import numpy as np

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import UNIT, TermWeights
from regalia.lab.learning.least_squares import Numbers, Sums, misses, nothing, solved, take_in
from regalia.lab.runs.ledger import check_writable, replace_file
from regalia.lab.runs.workers import spread
from regalia.lab.simulate import check_seed
from regalia.players.practice import compete, practise

SLIPS = 8  # choices of a hundred that are anything, so that the opponents see what they would not do
BATCH = 10
HUNDREDTHS = 100

Mind = tuple[vec[i64], vec[i64]]  # weights and spreads
Piece = tuple[int, str, range]  # some games at one kind of table: its seats, its preset, the numbers of the games


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how."""

    game: str
    seats: tuple[int, ...]  # the tables that are learned about
    rounds: int
    count: int  # games of a round for each number of seats and preset
    thoughts: int
    seed: str

    def pieces(self) -> list[Piece]:
        """The games of a round."""
        return [
            (seats, preset, range(self.count)[first : first + BATCH])
            for seats in self.seats
            for preset in games.find(self.game).presets
            for first in range(0, self.count, BATCH)
        ]


def weights_of(game_name: str) -> TermWeights:
    """What is known of a game now."""
    game = games.find(game_name)
    known = game.start(Setup(game_name, game.seat_counts[-1], b"-")).term_weights()
    if not known.terms:
        raise Trouble(f"{game.title} has no terms to learn about: its opponents play their thoughts out at random.")
    return known


def learnable(game_name: str) -> tuple[int, ...]:
    """The numbers of seats at which the opponents go by what is learned here, and not by what a network expects."""
    game = games.find(game_name)
    starts = {seats: game.start(Setup(game_name, seats, b"-")) for seats in game.seat_counts}
    return tuple(seats for seats, start in starts.items() if not start.network_judges())


def weights_file(game_name: str) -> Path:
    """Where what is known of a game stands."""
    return games.find(game_name).folder / "weights.toml"


def empty(game_name: str) -> Sums:
    """Nothing learned yet."""
    known = weights_of(game_name)
    return nothing(int(known.rows), len(known.terms))


def study(game_name: str, seats: int, preset: str, seed: str, numbers: range, slips: int, thoughts: int) -> Sums:
    """The sums over some games of practice."""
    game = games.find(game_name)
    found = empty(game_name)
    for number in numbers:
        luck = derived_seed(seed.encode(), f"{seats} {number}")
        position = game.start(Setup(game_name, seats, luck, preset))
        notes = practise(position, luck, slips, thoughts)
        finals = [float(position.score(seat)) for seat in range(seats)]
        take_in(found, notes, finals)
    return found


def learn(course: Course, workers: int, tell: Callable[[int, float, dict[int, float]], None]) -> None:
    """Play, learn, write what proves better; then play with that, and so on.

    `tell` hears of each round the mean points, and for each number of seats the share of games that the new knowledge
    wins, alone among seats with the old. What does not win more than its share is not written.
    """
    game_name, known = course.game, empty(course.game)
    check_seed(course.seed)
    check_writable(weights_file(game_name).parent)
    before, missed = current(game_name), current_spread(game_name)
    for number in range(course.rounds):
        fresh = gathered(course, number, workers)
        known.fade()
        known.add(fresh)
        weights = solved(known, before)
        misses_now = misses(known, weights)
        shares = tried(course, number, (weights, misses_now), workers)
        for seats, share in shares.items():
            if share > 1 / seats:
                rows = weights_of(game_name).rows_of(seats)
                before[rows], missed[rows] = weights[rows], misses_now[rows]
        write(game_name, before, missed)
        tell(number, fresh.points / fresh.seats, shares)


def gathered(course: Course, number: int, workers: int) -> Sums:
    """The sums over the games of a round.

    The processes are always others than this one, and new ones: they read what was learned last.
    """
    found = empty(course.game)

    def receive(batch: list[Sums]) -> None:
        for sums in batch:
            found.add(sums)

    pieces = course.pieces()
    spread(partial(study_piece, course, number, pieces), range(len(pieces)), max(workers, 2), receive, most=1)
    return found


def tried(course: Course, number: int, fresh: tuple[Numbers, Numbers], workers: int) -> dict[int, float]:
    """For each number of seats the share of games that new knowledge wins alone among seats with the old."""
    wins: dict[int, list[float]] = {seats: [] for seats in course.seats}

    def receive(batch: list[list[tuple[int, float]]]) -> None:
        for seats, won in chain.from_iterable(batch):
            wins[seats].append(won)

    pieces = course.pieces()
    spread(partial(try_piece, course, number, pieces, fresh), range(len(pieces)), max(workers, 2), receive, most=1)
    return {seats: sum(each) / len(each) for seats, each in wins.items()}


def study_piece(course: Course, number: int, pieces: list[Piece], place: int) -> Sums:
    """In a worker: the sums over one piece of the games."""
    seats, preset, numbers = pieces[place]
    return study(course.game, seats, preset, f"{course.seed} {number}", numbers, SLIPS, course.thoughts)


def try_piece(
    course: Course, number: int, pieces: list[Piece], fresh: tuple[Numbers, Numbers], place: int
) -> list[tuple[int, float]]:
    """In a worker: the wins of the new knowledge in one piece of the games, the seats rotated in every deal."""
    seats, preset, numbers = pieces[place]
    known = weights_of(course.game)
    old = (known.weights, known.spreads)
    new = (vec[i64](in_parts(fresh[0], UNIT)), vec[i64](in_parts(fresh[1], HUNDREDTHS)))
    found = []
    for game_number in numbers:
        luck = derived_seed(f"{course.seed} {number} trial".encode(), f"{seats} {preset} {game_number // seats}")
        setup = Setup(course.game, seats, luck, preset)
        found.append((seats, wins_among(setup, game_number % seats, new, old, course.thoughts)))
    return found


def wins_among(setup: Setup, own: int, new: Mind, old: Mind, thoughts: int) -> float:
    """Whether one seat with the new knowledge wins among seats with the old; a shared win counts in part."""
    position = games.find(setup.game).start(setup)
    minds = [new if seat == own else old for seat in range(setup.seats)]
    compete(position, derived_seed(setup.seed, str(own)), minds, thoughts)
    winners = [seat for seat in range(setup.seats) if position.rank(seat) == 1]
    return 1 / len(winners) if own in winners else 0.0


def in_parts(numbers: Numbers, parts: int) -> list[int]:
    """Numbers as whole parts, row by row."""
    whole: list[int] = np.rint(numbers * parts).astype(int).ravel().tolist()
    return whole


def current_spread(game_name: str) -> Numbers:
    """How far off what is known now is, in points."""
    return np.array(list(weights_of(game_name).spreads), dtype=np.float64) / HUNDREDTHS


def current(game_name: str) -> Numbers:
    """The weights as they are, in points, a row for each phase."""
    known = weights_of(game_name)
    return np.array(list(known.weights), dtype=np.float64).reshape(int(known.rows), len(known.terms)) / UNIT


def write(game_name: str, weights: Numbers, missed: Numbers) -> None:
    """Put what was learned in the place of what was known, all at once."""
    known = weights_of(game_name)

    def table(numbers: Numbers, parts: int) -> str:
        return str(np.array(in_parts(numbers, parts)).reshape(-1, int(known.phases)).tolist())

    lines = [
        "# Learned by regalia learn. For each number of seats and each phase: how far off the points expected are,",
        "# in hundredths, and what one of each term counts for, in ten-thousandths of a point.",
        f"spread = {table(missed, HUNDREDTHS)}",
        "",
        "[weights]",
    ]
    for place, term in enumerate(known.terms):
        name = f'"{term}"' if "." in term else term
        lines.append(f"{name} = {table(weights[:, place], UNIT)}")
    replace_file(weights_file(game_name), ("\n".join(lines) + "\n").encode())
