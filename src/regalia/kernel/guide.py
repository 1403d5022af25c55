"""A guided first game: a fixed deal, and steps that are told at the moments for which they were written.

The folder `guide/` of a game has a file for each lesson (`first.toml`), which says once for all languages how the table
is set up and what its steps wait for; and a file `<language>.ftl` with the words. See docs/guide.md. Where a lesson
stands follows from the choices alone, so that taking back and coming back need nothing else.
"""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from regalia.kernel import record as records
from regalia.kernel.agenda import Event
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position
from regalia.kernel.record import Record
from regalia.kernel.texts import FALLBACK, Texts, available

FIRST = "first"  # the lesson that is meant where none is named
SEAT = 0  # where the learner sits
OPPONENT = "page"  # who sits on the other seats
TABLE_KEYS = {"seats", "seed", "preset", "switches", "order", "step"}


@dataclass(frozen=True)
class Step:
    """A few sentences, and the moment for which they were written; its words are the message `guide-<name>`."""

    name: str
    question: str = ""  # the message with which the learner is asked; any if left out
    after: tuple[str, ...] = ()  # what must have happened: kinds of events, perhaps with one of their details
    until: tuple[str, ...] = ()  # what must not have happened yet
    at: tuple[str, ...] = ()  # the pieces or panels that it is about
    wanted: tuple[str, ...] = ()  # names of the options that are lit; one of them must be offered
    fine: tuple[str, ...] = ()  # names of those that need no words either
    why: bool = False  # whether `guide-<name>-why` says why any other option is worse
    free: bool = False  # whatever is chosen is fine, and the step ends with it
    rest: bool = False  # whether an opponent may be asked to play on for the learner
    over: bool = False  # told when the game is over

    @property
    def asks(self) -> bool:
        """Whether it ends with a choice, not with a word to the next."""
        return self.free or bool(self.wanted)

    def lights(self, name: str) -> bool:
        """Whether it wants the option of this name."""
        return _matches(name, self.wanted)

    def objects_to(self, name: str) -> bool:
        """Whether it explains why the option of this name is worse."""
        return self.why and not _matches(name, (*self.wanted, *self.fine))

    def fits(self, game: Game, position: Position, heard: set[str]) -> bool:
        """Whether this is its moment."""
        if self.over or position.over():
            return self.over and position.over()
        if self.question not in ("", position.prompt(SEAT)[0]):
            return False
        if not heard.issuperset(self.after) or heard.intersection(self.until):
            return False
        return not self.wanted or any(self.lights(name) for name in offered(game, position))


def offered(game: Game, position: Position) -> list[str]:
    """What the learner can choose, by name: the options, and what can be chosen at once."""
    bundles = [bundle.name for bundle in game.bundles(position, SEAT)]
    return [*(position.name(SEAT, option) for option in position.options(SEAT)), *bundles]


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


class Place(NamedTuple):
    """Where a lesson stands: the steps that are told now, the last of which may ask, and the number of the first."""

    first: int = 0
    steps: tuple[Step, ...] = ()

    @property
    def asking(self) -> Step | None:
        """The step that says what to choose."""
        return self.steps[-1] if self.steps and self.steps[-1].asks else None


@dataclass(frozen=True)
class Lesson:
    """One guided game."""

    game: Game
    name: str
    setup: Setup
    steps: tuple[Step, ...]

    def place(self, record: Record, events: Sequence[Sequence[Event]]) -> Place:
        """Where it stands after the choices of a record; `events` are those before the first choice, after it, ..."""
        position, learner = records.start(record, self.game), Learner(self)
        for number, choice in enumerate(record.choices, 1):
            learner.hear(events[number - 1])
            if choice.seat == SEAT:
                learner.choose(position)
            records.replay_choice(position, number, choice)
        learner.hear(events[len(record.choices)])
        return learner.place(position)


class Learner:
    """Somebody on the way through a lesson: how many steps are behind him, and what he knows to have happened."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.passed = 0
        self.heard = set[str]()

    def hear(self, events: Iterable[Event]) -> None:
        """Something has happened: steps name it by its kind, and by each of its details."""
        for event in events:
            if event.seen_by(SEAT):
                told = (f"{event.kind} {key}={str(value).removeprefix('@')}" for key, value in event.details.items())
                self.heard.update((event.kind, *told))

    def place(self, position: Position) -> Place:
        """The first step left whose moment this is, and those right behind it, up to the one that asks."""
        if not position.over() and not position.waits(SEAT):
            return Place()
        steps = self.lesson.steps
        first = next((n for n in range(self.passed, len(steps)) if self._fits(steps[n], position)), len(steps))
        told: list[Step] = []
        for step in steps[first:]:
            if not self._fits(step, position) or (told and told[-1].asks):
                break
            told.append(step)
        return Place(first, tuple(told)) if told else Place()

    def _fits(self, step: Step, position: Position) -> bool:
        return step.fits(self.lesson.game, position, self.heard)

    def choose(self, position: Position) -> None:
        """He chooses at this position: what was told is behind him."""
        place = self.place(position)
        self.passed = max(self.passed, place.first + len(place.steps))


def folder(game: Game) -> Path:
    """Where the lessons of a game are, if it has any."""
    return game.folder / "guide"


def lessons(game: Game) -> list[str]:
    """The lessons of a game, the first one first."""
    found = sorted(path.stem for path in folder(game).glob("*.toml"))
    return sorted(found, key=lambda name: name != FIRST)


@cache
def read(game: Game, name: str = FIRST) -> Lesson:
    """A lesson of a game."""
    if name not in lessons(game):
        raise Trouble(f"{game.title} has no lesson '{name}'.", "trouble-no-lesson", title=game.title)
    file = folder(game) / f"{name}.toml"
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{file}: {error}.") from None
    strange = sorted(set(table) - TABLE_KEYS)
    if strange:
        raise Trouble(f"{file}: a lesson has {', '.join(sorted(TABLE_KEYS))}, not {strange[0]}.")
    return Lesson(game, name, _setup(game, table), _steps(file, table.get("step", [])))


def _setup(game: Game, table: dict[str, Any]) -> Setup:
    seed, order = table.get("seed", "").encode(), tuple(table.get("order", ()))
    seats = table.get("seats", game.seat_counts[0])
    return Setup(game.name, seats, seed, table.get("preset", ""), table.get("switches", {}), order)


def _step(row: dict[str, Any]) -> Step:
    said: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return Step(**said)


def _steps(file: Path, rows: list[dict[str, Any]]) -> tuple[Step, ...]:
    known = {field.name for field in fields(Step)}
    for row in rows:
        strange = sorted(set(row) - known)
        if strange or "name" not in row:
            raise Trouble(f"{file}: a step has {', '.join(sorted(known))}, not {strange[0] if strange else 'no name'}.")
    steps = tuple(map(_step, rows))
    names = [step.name for step in steps]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise Trouble(f"{file}: there are two steps of the name {twice[0]}.")
    return steps


@cache
def words(game: Game, language: str) -> Texts:
    """The words of a game's lessons; a language that nobody has written yet is read in English."""
    here = folder(game)
    return Texts(language if language in available(here) else FALLBACK, (here,))
