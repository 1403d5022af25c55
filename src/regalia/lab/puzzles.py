"""Making puzzles: moments of games of knights in which one option is clearly best, and another one looks better.

Every moment with a few options is looked at cheaply first. What is left is thought over as long as a king thinks, by
two searches that know nothing of each other; then by two that are ten times as long. All know what the seat knows.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Phrase, Position
from regalia.kernel.puzzles import Played, Puzzle, Puzzles, read, write
from regalia.lab.arena import choices
from regalia.players import opponents
from regalia.players.advice import Adviser
from regalia.players.opponent import Opponent
from regalia.players.opponents import King, enough
from regalia.players.reasons import percent, reasons
from regalia.players.search import CALM

PLAYER = "knight"  # who plays the games
LEAST, MOST = 3, 24  # options of a moment
LOOKED_AT = 6  # options that the cheap look compares
SPOKEN_FOR = 4 * int(CALM)  # how much less may speak for one of them than for what looks best
GLIMPSE = 40  # thoughts of the cheap look about each of them
LOOK = 160  # thoughts of the second one, about the two that are left
PROMISING = 0.02  # by which one of them must then be ahead of what looks best
THOUGHTS = King.thoughts
LONGER = 10  # times as long is the search that confirms
CLEAR = 0.03  # the chance to win that the best option has more than the second
CLEARLY_TOLD = 2  # of a hundred, by which it must also be ahead where the chances of all options are told
PROOF = 100  # thoughts about each of three options by which a test solves a puzzle again
SHARES = 400  # thoughts about each option, for its chance
LEVELS = ("page", "squire", "knight", "duke")
TRIES = 8  # of each level, by which a moment is found too plain
TOLD_TRIES = 20  # by which is told who finds a puzzle
USUAL = 50  # of a hundred tries in which pages, squires and knights may find it
APART = 15  # choices between two puzzles of a game
FROM_ONE_GAME = 3
PARTS = 4  # of a game: in the first games puzzles are looked for from the beginning, then from the second part on, ...
ENOUGH_CONFIRMED = 0.95  # of the puzzles of a game
KNIGHTS_MOST = 0.5  # and of them those that knights find
FOREVER = 1.0e9


class Solution(NamedTuple):
    """The best option of a moment, the second and the one that looks best."""

    best: int
    second: int
    obvious: int


def imagined(position: Position, seat: int, seed: bytes) -> Position:
    """The position with everything dealt anew that the seat cannot know."""
    known = position.copy()
    known.redraw(seat, Chance(derived_seed(seed, "imagined"), position.chance.streams))
    return known


def thought_over(position: Position, seat: int, seed: bytes, thoughts: int, left_out: set[int]) -> Adviser:
    """A search for the best option, some of them left out; so many thoughts, as plain ones are counted."""
    search = Adviser(imagined(position, seat, seed), seat, derived_seed(seed, "search"))
    search.overlooked = left_out
    search.think(enough(thoughts, search), FOREVER)
    return search


def offered(position: Position, seat: int) -> list[int]:
    """The options, of equal ones the first."""
    return [int(option) for option in position.distinct(seat)]


def alone(position: Position, seat: int, option: int, seed: bytes, thoughts: int) -> Adviser:
    """The search that thinks of nothing but one option; with the same seed each has the same luck."""
    return thought_over(position, seat, seed, thoughts, set(offered(position, seat)) - {option})


def promise(search: Adviser) -> float:
    """What the search expects of the option that it has tried most, from 0 to 1."""
    return search.report()[0][2]


def looked_at(known: Position, seat: int) -> list[int]:
    """The few options for which most speaks at first sight, the first of them first."""
    options, spoken = offered(known, seat), [int(one) for one in known.foresee(seat)]
    if not spoken:
        return options[:LOOKED_AT]
    likings = dict(zip(options, spoken[-len(options) :], strict=True))
    first = sorted(options, key=lambda option: -likings[option])[:LOOKED_AT]
    return [option for option in first if likings[first[0]] - likings[option] <= SPOKEN_FOR]


def promising(position: Position, seat: int, seed: bytes) -> int:
    """The option that a cheap look finds better than the one that looks best, twice with other luck; -1 for none."""
    if not LEAST <= len(offered(position, seat)) <= MOST:
        return -1
    first, *others = looked_at(imagined(position, seat, seed), seat)
    found = first
    for luck, thoughts in ((derived_seed(seed, "glimpse"), GLIMPSE), (derived_seed(seed, "look"), LOOK)):
        promises = {one: promise(alone(position, seat, one, luck, thoughts)) for one in (first, *others)}
        found = max(promises, key=lambda one: promises[one])
        if promises[found] < promises[first] + PROMISING:
            return -1
        others = [found]
    return found


def solved(game: Game, position: Position, seat: int, seed: bytes) -> Solution | None:
    """The answer, where two searches agree on it, it is clearly ahead, and it is not what looks best."""
    obvious = opponents.make("greedy", game).choose(position, seat, seed)
    best = int(thought_over(position, seat, derived_seed(seed, "first"), THOUGHTS, set()).best())
    if best == obvious:
        return None
    if int(thought_over(position, seat, derived_seed(seed, "second"), THOUGHTS, set()).best()) != best:
        return None
    luck = derived_seed(seed, "margin")
    others = thought_over(position, seat, luck, THOUGHTS, {best})
    second, own = int(others.best()), alone(position, seat, best, luck, THOUGHTS)
    clear = own.chance(best) - others.chance(second) >= CLEAR and promise(own) > promise(others)
    return Solution(best, second, obvious) if clear else None


def proven(position: Position, seat: int, solution: Solution) -> bool:
    """Whether short searches of a fixed length find the best one best; the same on every machine."""
    best = promise(alone(position, seat, solution.best, b"proof", PROOF))
    rivals = {solution.second, solution.obvious}
    return all(best > promise(alone(position, seat, rival, b"proof", PROOF)) for rival in rivals)


def confirmed(position: Position, seat: int, best: int, seed: bytes) -> bool:
    """Whether a search ten times as long comes to the same."""
    return int(thought_over(position, seat, seed, LONGER * THOUGHTS, set()).best()) == best


def patient(game: Game, level: str) -> Opponent:
    """An opponent that stops after so many thoughts, not by the clock: so it is the same on every machine."""
    mind = opponents.make(level, game)
    mind.seconds = FOREVER
    return mind


def finds(game: Game, position: Position, seat: int, best: int, level: str, seed: bytes, tries: int) -> int:
    """In how many of a hundred tries a level finds the best option."""
    lucks = (derived_seed(seed, f"{level} {number}") for number in range(tries))
    return round(100 * sum(patient(game, level).choose(position, seat, luck) == best for luck in lucks) / tries)


def told(position: Position, seat: int, solution: Solution, seed: bytes) -> tuple[list[Phrase], ...] | None:
    """What speaks for the best option, what it costs, what speaks against the obvious one; None without the first."""
    options = list(dict.fromkeys([solution.best, solution.second, solution.obvious]))
    why = reasons(imagined(position, seat, seed), seat, options, derived_seed(seed, "reasons"), FOREVER)
    best = why[solution.best]
    return (best.gains, best.losses, why[solution.obvious].losses) if best.gains else None


def shares(position: Position, seat: int, seed: bytes) -> dict[str, int]:
    """The chance of every option, in a hundred."""
    return {
        position.name(seat, option): percent(alone(position, seat, option, seed, SHARES).chance(option))
        for option in offered(position, seat)
    }


def ahead(chances: dict[str, int], best: str) -> bool:
    """Whether one is clearly ahead of all others, as the chances are told."""
    return all(chances[best] - chance >= CLEARLY_TOLD for name, chance in chances.items() if name != best)


def too_plain(game: Game, position: Position, seat: int, best: int, seed: bytes) -> bool:
    """Whether pages, squires or knights mostly find an option, or a person does not see it in the list."""
    hidden = best in game.instead(position, seat)
    return hidden or any(finds(game, position, seat, best, level, seed, TRIES) > USUAL for level in LEVELS[:3])


def found_by(game: Game, position: Position, seat: int, best: int, seed: bytes) -> dict[str, int]:
    """Who finds it, by other tries than those by which it was picked: they would speak too well of it."""
    luck = derived_seed(seed, "found")
    return {level: finds(game, position, seat, best, level, luck, TOLD_TRIES) for level in LEVELS}


def puzzle_at(game: Game, position: Position, seed: bytes) -> Puzzle | None:
    """The puzzle of a moment, where it is one; its number and game are not known yet."""
    seat = int(position.turn())
    likely = promising(position, seat, seed)
    if likely < 0 or too_plain(game, position, seat, likely, seed):
        return None
    solution = solved(game, position, seat, seed)
    if solution is None or not proven(position, seat, solution):
        return None
    if solution.best != likely and too_plain(game, position, seat, solution.best, seed):
        return None
    best, second, obvious = (position.name(seat, option) for option in solution)
    chances, why = shares(position, seat, seed), told(position, seat, solution, seed)
    if why is None or not ahead(chances, best):
        return None
    lucks = [derived_seed(seed, word) for word in ("confirmed", "confirmed again")]
    if not all(confirmed(position, seat, solution.best, luck) for luck in lucks):
        return None
    found = found_by(game, position, seat, solution.best, seed)
    return Puzzle(0, 0, 0, best, second, obvious, chances, found, *why)


def puzzle_seed(setup: Setup, at: int) -> bytes:
    """The luck with which a moment of a game is looked at."""
    return derived_seed(setup.seed, f"puzzle {at}")


def puzzles_of(game: Game, setup: Setup, begin: int) -> Iterator[tuple[Puzzle, list[str]]]:
    """Play a game and tell each puzzle of it after so many choices, with the choices before it."""
    position = game.start(setup)
    minds = [patient(game, PLAYER) for _ in range(setup.seats)]
    made: list[str] = []
    next_at = begin
    for seat, option in choices(position, minds, setup.seed, 0):
        if len(made) >= next_at:
            puzzle = puzzle_at(game, position, puzzle_seed(setup, len(made)))
            if puzzle is not None:
                yield replace(puzzle, at=len(made)), list(made)
                next_at = len(made) + APART
        made.append(position.name(seat, option))


def next_game(game: Game, number: int, seats: int, seed: str) -> tuple[Setup, int]:
    """Game `number` in which puzzles are looked for, and after how many choices; all numbers of seats in turn."""
    counts = [seats] if seats else list(game.seat_counts)
    luck = derived_seed(seed.encode(), f"{game.name} {number}")[:16]
    setup = Setup(game.name, counts[number % len(counts)], luck, next(iter(game.presets), ""))
    part = number // len(counts) % PARTS
    return setup, game.length * setup.seats * part // PARTS


def make(game: Game, file: Path, count: int, seats: int, seed: str, advance: Callable[[int], None]) -> Puzzles:
    """Add puzzles to those of a file until there are so many; it is written anew after every game."""
    puzzles = read(file)
    advance(len(puzzles.puzzles))
    while len(puzzles.puzzles) < count:
        setup, begin = next_game(game, puzzles.played, seats, seed)
        wanted = min(FROM_ONE_GAME, count - len(puzzles.puzzles))
        found = list(islice(puzzles_of(game, setup, begin), wanted))
        if found:
            played = Played(setup.seats, setup.seed.hex(), setup.preset, found[-1][1])
            puzzles.add(played, [puzzle for puzzle, _ in found])
        puzzles.played += 1
        write(file, puzzles)
        advance(len(found))
    return puzzles


class Checked(NamedTuple):
    """What searching again has shown of a puzzle."""

    number: int
    confirmed: bool  # by a search ten times as long, with other luck than when it was made
    knights: int  # of a hundred tries of knights, those that find it


def check(game: Game, puzzles: Puzzles) -> Iterator[Checked]:
    """Solve all puzzles of a game again, one after the other."""
    for puzzle in puzzles.puzzles:
        position, _ = puzzles.replayed(game, puzzle)
        seat, luck = int(position.turn()), derived_seed(b"check", str(puzzle.number))
        best = int(position.named(seat, puzzle.best))
        yield Checked(
            puzzle.number,
            confirmed(position, seat, best, luck),
            finds(game, position, seat, best, "knight", luck, TOLD_TRIES),
        )


def mended(game: Game, puzzles: Puzzles, doubtful: set[int]) -> Puzzles:
    """The puzzles as they are told now, without doubtful ones and those that are none any more."""
    again = [made_again(game, puzzles, puzzle) for puzzle in puzzles.puzzles if puzzle.number not in doubtful]
    return replace(puzzles, puzzles=[puzzle for puzzle in again if puzzle is not None])


def made_again(game: Game, puzzles: Puzzles, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle as the maker tells its moment now, where it still is one with the same answer."""
    position, _ = puzzles.replayed(game, puzzle)
    found = puzzle_at(game, position, puzzle_seed(puzzles.setup(game, puzzle), puzzle.at))
    if found is None or found.best != puzzle.best:
        return None
    return replace(found, number=puzzle.number, game=puzzle.game, at=puzzle.at)
