"""The rulebook for players: pages of short passages, in the words of each language, right for the switches of a table.

The folder `book/` of a game has `contents.toml`, which says once for all languages which pages and passages there are,
which rules each passage tells, and at which tables it is true; and a file `<language>.md` with the words. See
docs/rulebook.md. Whatever is wrong with a book is said in one sentence with file and line.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from regalia.kernel.agenda import Event
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Setup, Switch
from regalia.kernel.position import IllegalChoice, Position
from regalia.kernel.texts import FALLBACK, LANGUAGES

CONTENTS = "contents.toml"
EXAMPLE = "example"  # the table of contents.toml that is no page
KEYS = {"rules", "about", "when", "card", "show", "log", "after", "since", "seat"}  # what may be said of a passage
HEADING = re.compile(r"(##?) ([a-z0-9_-]+): (.+)")
KINDS = {"- ": "items", "1. ": "steps", "| ": "table", "> ": "note", "! ": "caption"}


class Block(NamedTuple):
    """A piece of a passage: text, note or caption in one line, items and steps line by line, a table row by row."""

    kind: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Passage:
    """One thing that is told, the same in all languages but for its words."""

    name: str
    rules: tuple[str, ...] = ()  # ids of the catalogue that it tells
    about: tuple[str, ...] = ()  # messages of the game that lead here: kinds of events, names of things
    when: Mapping[str, tuple[Switch, ...]] = field(default_factory=dict)  # at which tables it is true
    card: str = ""  # a drawing of the book beside the title
    show: tuple[str, ...] = ()  # drawings of the book, panels of the board
    log: tuple[str, ...] = ()  # kinds of events whose lines in the log are shown
    after: int = 0  # how many choices of the example were made then
    since: int = 0  # from which of them on the log is shown
    seat: int = 0  # who looks

    @property
    def drawn(self) -> bool:
        """Whether it shows something of the example."""
        return bool(self.show or self.log)

    def holds(self, switches: Mapping[str, Switch]) -> bool:
        """Whether it is true at a table with these switches."""
        return all(switches[key] in values for key, values in self.when.items())


@dataclass(frozen=True)
class Page:
    """Passages that belong together."""

    name: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Example:
    """A game that the book tells of: real, and the same at every table."""

    seats: int = 0
    seed: str = ""
    choices: tuple[str, ...] = ()
    switches: Mapping[str, Switch] = field(default_factory=dict)  # what it is played with, whatever the table has


@dataclass(frozen=True)
class Book:
    """The contents of a book."""

    game: Game
    pages: tuple[Page, ...]
    example: Example

    @cached_property
    def subjects(self) -> frozenset[str]:
        """The messages of the game that have passages, at whichever tables."""
        return frozenset(name for page in self.pages for passage in page.passages for name in passage.about)

    def shown(self, switches: Mapping[str, Switch]) -> list[tuple[Page, list[Passage]]]:
        """The pages with the passages that are true at a table; a page on which nothing is true is left out."""
        found = [(page, [one for one in page.passages if one.holds(switches)]) for page in self.pages]
        return [(page, passages) for page, passages in found if passages]

    def telling(self, rule: str, switches: Mapping[str, Switch]) -> tuple[Page, Passage] | None:
        """Where a rule is told."""
        return self._first(switches, lambda passage: rule in passage.rules)

    def about(self, name: str, switches: Mapping[str, Switch]) -> tuple[Page, Passage] | None:
        """Where a message of the game is told of."""
        return self._first(switches, lambda passage: name in passage.about)

    def _first(self, switches: Mapping[str, Switch], wanted: Callable[[Passage], bool]) -> tuple[Page, Passage] | None:
        shown = ((page, one) for page, passages in self.shown(switches) for one in passages)
        return next((pair for pair in shown if wanted(pair[1])), None)

    def play(self, switches: Mapping[str, Switch], after: int) -> tuple[Position, list[list[Event]]]:
        """The example after so many choices at a table with these switches, and what happened before and after each."""
        game, example = self.game, self.example
        played = {**switches, **example.switches}
        position = game.start(
            Setup(game.name, example.seats or game.seat_counts[0], example.seed.encode(), "", played), listen=True
        )
        told = [_heard(position)]
        for number, name in enumerate(example.choices[:after], 1):
            seat = position.turn()
            try:
                position.choose(seat, position.named(seat, name))
            except IllegalChoice as error:
                raise Trouble(f"{folder(game) / CONTENTS}: choice {number} of the example: {error}") from None
            told.append(_heard(position))
        return position, told


def _heard(position: Position) -> list[Event]:
    """What happened since the last look."""
    events, position.journal = list(position.journal or []), []
    return events


class Words(NamedTuple):
    """A book in one language."""

    language: str
    names: tuple[str, ...]  # of the people in the example
    titles: dict[str, str]  # of pages and passages
    blocks: dict[str, tuple[Block, ...]]  # of passages

    def caption(self, passage: Passage) -> str:
        """What is to be seen on the drawing of a passage."""
        return next((block.lines[0] for block in self.blocks[passage.name] if block.kind == "caption"), "")


def folder(game: Game) -> Path:
    """Where the book of a game is, if it has one."""
    return game.folder / "book"


def exists(game: Game) -> bool:
    """Whether a game has a book."""
    return (folder(game) / CONTENTS).exists()


def spoken(game: Game) -> list[str]:
    """The languages of a book."""
    return [language for language in LANGUAGES if (folder(game) / f"{language}.md").exists()]


# Contents.


@cache
def read(game: Game) -> Book:
    """The contents of a game's book."""
    file = folder(game) / CONTENTS
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{file}: {error}.") from None
    example = _example(file, game, table.pop(EXAMPLE, {}))
    pages = tuple(Page(name, tuple(_passage(file, game, *row) for row in rows.items())) for name, rows in table.items())
    names = [name for page in pages for name in (page.name, *(passage.name for passage in page.passages))]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise Trouble(f"{file}: there are two of the name {twice[0]}.")
    return Book(game, pages, example)


def _example(file: Path, game: Game, row: dict[str, Any]) -> Example:
    strange = sorted(set(row) - {"seats", "seed", "choices", "switches"})
    if strange:
        raise Trouble(f"{file}: the example has seats, seed, choices and switches, not {strange[0]}.")
    switches = row.get("switches", {})
    for key, value in switches.items():
        _check_switch(file, game, EXAMPLE, key, (value,))
    return Example(row.get("seats", 0), row.get("seed", ""), tuple(row.get("choices", ())), switches)


def _passage(file: Path, game: Game, name: str, row: dict[str, Any]) -> Passage:
    strange = sorted(set(row) - KEYS)
    if strange:
        raise Trouble(f"{file}: {name}: a passage has {', '.join(sorted(KEYS))}, not {strange[0]}.")
    when = {key: tuple(value) if isinstance(value, list) else (value,) for key, value in row.get("when", {}).items()}
    for key, values in when.items():
        _check_switch(file, game, name, key, values)
    said: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return Passage(name, **{**said, "when": when})


def _check_switch(file: Path, game: Game, name: str, key: str, values: Sequence[Switch]) -> None:
    if key not in game.switches:
        raise Trouble(f"{file}: {name}: there is no switch {key}; there is {', '.join(game.switches)}.")
    for value in values:
        if value not in game.switches[key]:
            raise Trouble(f"{file}: {name}: {key} takes {', '.join(map(str, game.switches[key]))}, not {value}.")


# Words.


@cache
def words(game: Game, language: str) -> Words:
    """The words of a game's book in a language; one that nobody has written yet is read in English."""
    found = language if language in spoken(game) else FALLBACK
    file = folder(game) / f"{found}.md"
    return _Reader(file, read(game)).words(found)


class _Reader:
    """Reads a file of words line by line, and holds it against the contents."""

    def __init__(self, file: Path, book: Book) -> None:
        self.file = file
        self.book = book
        self.line = 0
        self.names: tuple[str, ...] = ()
        self.titles: dict[str, str] = {}
        self.blocks: dict[str, list[Block]] = {}
        self.passage = ""
        self.open = False  # whether the next line goes on with the block before it

    def words(self, language: str) -> Words:
        """All of it."""
        for text in self.file.read_text(encoding="utf-8").splitlines():
            self.line += 1
            self.take(text.rstrip())
        self.compare()
        return Words(language, self.names, self.titles, {name: tuple(found) for name, found in self.blocks.items()})

    def trouble(self, problem: str) -> Trouble:
        """What is wrong, and where."""
        return Trouble(f"{self.file}, line {self.line}: {problem}.")

    def take(self, text: str) -> None:
        """One line."""
        if text.startswith("names: "):
            self.names = tuple(text.removeprefix("names: ").split(", "))
        elif text.startswith("#"):
            self.head(text)
        elif not text:
            self.open = False
        elif self.passage not in self.blocks:
            raise self.trouble("words stand under the heading of a passage, as '## name: Title'")
        else:
            self.tell(text)

    def head(self, text: str) -> None:
        """A heading: of a page with one sign, of a passage with two."""
        found = HEADING.fullmatch(text)
        if not found:
            raise self.trouble("a heading is '# page: Title' or '## passage: Title'")
        if found[2] in self.titles:
            raise self.trouble(f"{found[2]} stands here a second time")
        self.titles[found[2]] = found[3]
        self.open = False
        self.passage = found[2] if found[1] == "##" else ""
        if self.passage:
            self.blocks[self.passage] = []

    def tell(self, text: str) -> None:
        """A line of a passage."""
        mark = next((mark for mark in KINDS if text.startswith(mark)), "")
        kind, line = KINDS.get(mark, "text"), text.removeprefix(mark)
        found = self.blocks[self.passage]
        if self.open and found[-1].kind == kind == "text":
            found[-1] = Block(kind, (f"{found[-1].lines[0]} {line}",))
        elif self.open and found[-1].kind == kind and kind in ("items", "steps", "table"):
            found[-1] = Block(kind, (*found[-1].lines, line))
        else:
            found.append(Block(kind, (line,)))
        self.open = True
        rows = found[-1].lines
        if kind == "table" and len(cells(rows[0])) != len(cells(rows[-1])):
            raise self.trouble(f"this row has {len(cells(rows[-1]))} cells, the first has {len(cells(rows[0]))}")

    def compare(self) -> None:
        """The same pages and passages in the same order as in the contents, all of them with words."""
        wanted = [name for page in self.book.pages for name in (page.name, *(one.name for one in page.passages))]
        for name, title in zip(wanted, [*self.titles, *[""] * len(wanted)], strict=False):
            if name != title:
                raise Trouble(f"{self.file}: after the contents {name} comes here, not {title or 'the end'}.")
        if len(self.titles) > len(wanted):
            raise Trouble(f"{self.file}: the contents have no {list(self.titles)[len(wanted)]}.")
        for page in self.book.pages:
            for passage in page.passages:
                self.compare_passage(passage)

    def compare_passage(self, passage: Passage) -> None:
        """A passage says something, and what is to be seen on its drawing."""
        found = self.blocks.get(passage.name)
        captions = [block for block in found or () if block.kind == "caption"]
        if not found or len(found) == len(captions):
            raise Trouble(f"{self.file}: {passage.name} says nothing.")
        if len(captions) != passage.drawn:
            raise Trouble(f"{self.file}: {passage.name} has {len(captions)} captions instead of {int(passage.drawn)}.")


def cells(row: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip() for cell in row.strip("| ").split(" | ")]
