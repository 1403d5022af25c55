"""Puzzles: moments of real games in which one option is clearly best, and another one looks better.

The file `puzzles.json` in the folder of a game holds the games from which they come, choice by choice, and the puzzles.
The same few names of choices come again and again, so each stands there once. See docs/puzzles.md.
"""

import json
import os
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from regalia.kernel.errors import Trouble
from regalia.kernel.game import THEN, Game, Setup
from regalia.kernel.position import Phrase, Position
from regalia.kernel.record import Choice, replay_choice
from regalia.kernel.texts import Texts

FILE = "puzzles.json"
EASY, FAIR, HARD = "easy", "fair", "hard"
OFTEN = 25  # of a hundred tries of a knight that make a puzzle easy
MOSTLY = 50  # of a hundred tries of a duke that keep it from being hard


@dataclass(frozen=True)
class Played:
    """The game from which puzzles come, up to the last of them: the choices by name, each of whoever was asked."""

    seats: int
    seed: str
    preset: str
    choices: list[str]


@dataclass(frozen=True)
class Puzzle:
    """One moment of a game, the answer, and what is said of it."""

    number: int
    game: int  # which of the games
    at: int  # after so many choices
    best: str  # the name of the option that is clearly best
    second: str  # of the best one beside it
    obvious: str  # and of the one that looks best at first sight
    chances: dict[str, int]  # of every option, in a hundred, to win with it
    found: dict[str, int]  # in how many of a hundred tries each level finds it
    why: list[Phrase]  # what speaks for the best one
    price: list[Phrase]  # what it costs
    against: list[Phrase]  # what speaks against the one that looks best

    @property
    def level(self) -> str:
        """How hard it is, by who finds it."""
        if self.found["knight"] >= OFTEN:
            return EASY
        return FAIR if self.found["duke"] >= MOSTLY else HARD

    @property
    def difficulty(self) -> tuple[int, int]:
        """By which puzzles are put in order: the easiest first."""
        return (EASY, FAIR, HARD).index(self.level), -sum(self.found.values())


@dataclass
class Puzzles:
    """All puzzles of a game."""

    games: list[Played] = field(default_factory=list)
    puzzles: list[Puzzle] = field(default_factory=list)
    played: int = 0  # games that were searched for puzzles so far

    def numbered(self, number: int) -> Puzzle:
        """A puzzle by its number, which it keeps for good."""
        for puzzle in self.puzzles:
            if puzzle.number == number:
                return puzzle
        raise Trouble(f"There is no puzzle {number}; there are {len(self.puzzles)}.", "trouble-no-puzzle")

    def in_order(self) -> list[Puzzle]:
        """The easiest first."""
        return sorted(self.puzzles, key=lambda one: (one.difficulty, one.number))

    def after(self, puzzle: Puzzle) -> Puzzle:
        """The next harder one; after the last, the first."""
        order = self.in_order()
        return order[(order.index(puzzle) + 1) % len(order)]

    def add(self, played: Played, found: list[Puzzle]) -> None:
        """Add the puzzles of a game, each with a number of its own."""
        self.games.append(played)
        for puzzle in found:
            place, number = len(self.games) - 1, max((one.number for one in self.puzzles), default=0) + 1
            self.puzzles.append(replace(puzzle, number=number, game=place))

    def setup(self, game: Game, puzzle: Puzzle) -> Setup:
        """How the table of a puzzle was set up."""
        played = self.games[puzzle.game]
        return Setup(game.name, played.seats, bytes.fromhex(played.seed), played.preset)

    def replayed(self, game: Game, puzzle: Puzzle) -> tuple[Position, list[tuple[int, str]]]:
        """The moment of a puzzle, when whoever is to choose is asked; and the choices before it, each with its seat."""
        position, made = game.start(self.setup(game, puzzle)), []
        for number, name in enumerate(self.games[puzzle.game].choices[: puzzle.at], 1):
            seat = int(position.turn())
            replay_choice(position, number, Choice(seat, name, ""))
            made.append((seat, name))
        return position, made


def read(file: Path) -> Puzzles:
    """The puzzles of a file; none where there is none."""
    if not file.exists():
        return Puzzles()
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        names = data["names"]
        games = [Played(**{**row, "choices": [names[place] for place in row["choices"]]}) for row in data["games"]]
        return Puzzles(games, [_puzzle(row) for row in data["puzzles"]], int(data["played"]))
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise Trouble(f"{file} is no file of puzzles: {type(error).__name__} at {error}.") from None


def _puzzle(row: dict[str, Any]) -> Puzzle:
    told = {part: [(key, details) for key, details in row[part]] for part in ("why", "price", "against")}
    return Puzzle(**{**row, **told})


_READ: dict[Path, tuple[int, Puzzles]] = {}


def of(game: Game) -> Puzzles:
    """The puzzles of a game, read once as long as the file stays as it is."""
    file = game.folder / FILE
    stamp = file.stat().st_mtime_ns if file.exists() else 0
    if _READ.get(file, (-1, None))[0] != stamp:
        _READ[file] = stamp, read(file)
    return _READ[file][1]


def of_the_day(games: list[Game], day: date) -> tuple[Game, Puzzle] | None:
    """One puzzle for each day, game after game; none where there are none."""
    with_some = [game for game in games if of(game).puzzles]
    if not with_some:
        return None
    number = day.toordinal()
    game = with_some[number % len(with_some)]
    order = of(game).in_order()
    return game, order[(number // len(with_some)) % len(order)]


def write(file: Path, puzzles: Puzzles) -> None:
    """Write the file so that a crash leaves either the old one or the new one, one game or puzzle a line."""
    names = sorted({name for played in puzzles.games for name in played.choices})
    places = {name: place for place, name in enumerate(names)}
    games = [asdict(played) | {"choices": [places[name] for name in played.choices]} for played in puzzles.games]
    parts = [f'"played": {puzzles.played}', f'"names": {_compact(names)}']
    parts += [f'"games": [\n{_rows(games)}\n]', f'"puzzles": [\n{_rows([asdict(one) for one in puzzles.puzzles])}\n]']
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        draft.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Trouble(f"The puzzles cannot be written to {file}: {error.strerror}.") from None


def _rows(rows: list[dict[str, Any]]) -> str:
    return ",\n".join(map(_compact, rows))


def _compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# What is said of a puzzle.


def meant(game: Game, position: Position, puzzle: Puzzle, name: str) -> str:
    """The option that a name means, or the equal one of which the chance is known; Trouble for no option."""
    seat = int(position.turn())
    chosen = name.split(THEN)[0]
    names = {position.name(seat, option): int(option) for option in position.options(seat)}
    if chosen not in names:
        raise Trouble("This is not one of the options.", "trouble-no-option")
    if chosen in puzzle.chances:
        return chosen
    same = position.phrase(seat, names[chosen])
    stand_in = game.instead(position, seat).get(names[chosen], -1)
    equal = (one for one, option in names.items() if option == stand_in or position.phrase(seat, option) == same)
    return next((one for one in equal if one in puzzle.chances), chosen)


def explained(position: Position, puzzle: Puzzle, chosen: str, texts: Texts) -> list[str]:
    """Why the best option is best, and what comes of the chosen one and of the one that looks best, in sentences."""

    def told(message: str, name: str) -> str:
        seat = int(position.turn())
        option = texts.phrase(position.phrase(seat, position.named(seat, name)))
        return texts.say(message, option=option, chance=puzzle.chances[name])

    lines = [told("puzzle-best", puzzle.best), in_words(puzzle.why, texts)]
    if puzzle.price:
        lines.append(texts.say("puzzle-price", told=in_words(puzzle.price, texts)))
    if chosen in puzzle.chances and chosen not in (puzzle.best, puzzle.obvious):
        lines.append(told("puzzle-yours", chosen))
    lines.append(f"{told('puzzle-obvious', puzzle.obvious)} {in_words(puzzle.against, texts)}".strip())
    return [*lines, texts.say("puzzle-found", knight=puzzle.found["knight"], duke=puzzle.found["duke"])]


def in_words(phrases: list[Phrase], texts: Texts) -> str:
    """Phrases one after the other."""
    return " ".join(map(texts.phrase, phrases))
