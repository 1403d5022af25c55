"""A player from Python: a class of somebody else, asked in this process. It is named player:MODULE:CLASS.

class Mine:
    def choose(self, question: Question) -> int | str:
        return question.options[0].number
"""

import importlib
import json
import os
import random
import sys
import traceback
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any, Protocol, SupportsIndex

from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.position import Position
from regalia.players import protocol
from regalia.players.opponent import Fault, Opponent
from regalia.players.outside import Outsider, files_mark, with_modules
from regalia.players.program import quoted


@dataclass(frozen=True)
class Option:
    """Something that may be chosen: its number in the whole game, and its name in records and logs."""

    number: int
    name: str


class Question:
    """What a seat is asked, and all that it knows. Whatever it cannot know is imagined in what lies behind."""

    def __init__(self, game: Game, known: Position, seat: int, luck: Chance) -> None:
        self._game, self._known = game, known
        self.game = game.name
        self.seats = int(known.seats)
        self.seat = seat
        self.asked = known.prompt(seat)[0]
        self.options = [Option(int(option), known.name(seat, option)) for option in known.options(seat)]
        self.luck = random.Random(bytes(int(luck.byte(0)) for _ in range(16)))  # the same game again gives the same

    def imagined(self) -> Position:
        """A table that the seat cannot tell from the real one, to think ahead on; every call deals the hidden anew."""
        deal = self._known.copy()
        deal.redraw(self.seat, Chance(self.luck.randbytes(16), deal.chance.streams))
        return deal

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may see, as a bot is told."""
        return dict(self._game.view(self._known, self.seat))

    @cached_property
    def observation(self) -> "array[int]":
        """What it knows as numbers of 16 bits, as the environments show it; numpy.asarray takes it."""
        return protocol.observation(self._known, self.seat)

    @cached_property
    def mask(self) -> "array[int]":
        """1 for every option of the game that may be chosen now."""
        return protocol.mask(self._known, self.seat)


class Player(Protocol):
    """What a player from Python can do."""

    def choose(self, question: Question) -> int | str:
        """The number or the name of an option."""


class PythonPlayer(Outsider):
    """Somebody else's player, a new one for every game, and the files that it is made of."""

    def __init__(
        self, game: Game, player: Player, files: Iterable[Path], stand_in: Opponent, log: Path | None = None
    ) -> None:
        super().__init__(game, stand_in, log)
        self.player = player
        self.files = with_modules(files)

    def made_of(self, seats: int) -> str:
        """Its module, those beside it, and the files that the class names."""
        return files_mark(self.files)

    def suits(self, position: Position) -> None:
        """One that says so itself cannot play at every table."""
        suits = getattr(self.player, "suits", None)
        if suits is not None:
            suits(Question(self.game, position, int(position.turn()), Chance(b"-", ("choices",))))

    def ask(self, position: Position, seat: int, seed: bytes) -> int:
        """What it answers; it thinks as long as it likes."""
        return Opponent.choose(self, position, seat, seed)

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Let it choose from what the seat knows."""
        question = Question(self.game, known, seat, luck)
        if self.log.file:
            options = [{"number": option.number, "name": option.name} for option in question.options]
            told = {"question": self.asked, "asked": question.asked, "options": options, "view": question.view}
            self.log.told(json.dumps(told).encode())
        try:
            answer = self.player.choose(question)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in somebody else's code is told
            self.log.grumbled(traceback.format_exc().encode())
            raise Fault(f"failed: {quoted(f'{type(error).__name__}: {error}'.encode())}") from None
        self.log.heard(quoted(repr(answer).encode()).encode())
        return self._chosen(known, seat, answer)

    def _chosen(self, known: Position, seat: int, answer: object) -> int:
        # Numbers of numpy are numbers too; yes is none.
        choice = index(answer) if isinstance(answer, SupportsIndex) and not isinstance(answer, bool) else answer
        try:
            return protocol.chosen(known, seat, {"choose": choice}, self.asked)
        except Trouble:
            raise Fault(f"answered what is not offered now: {quoted(repr(answer).encode())}") from None


def sit_down(name: str) -> tuple[Player, list[Path]]:
    """A new player of MODULE:CLASS, its module, and the files that its class names."""
    kind = find(name)
    own = Path(str(getattr(sys.modules[kind.__module__], "__file__", "")))
    return kind(), [own, *map(Path, getattr(kind, "files", ()))]


def reason(error: Exception) -> str:
    """Why a module cannot be imported; where, if it says nothing of that itself."""
    words = str(error).rstrip(".")
    if isinstance(error, ImportError | SyntaxError):
        return words
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {words} ({Path(where.filename).name}, line {where.lineno})"


def find(name: str) -> type[Player]:
    """The class of MODULE:CLASS, looked for in the present folder too; Trouble when there is none that can choose."""
    module, _, words = name.partition(":")
    if not module or not words:
        raise Trouble(f"A player from Python is written player:MODULE:CLASS, not 'player:{name}'.")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = importlib.import_module(module)
    except Exception as error:  # whatever its author has written
        raise Trouble(f"The module of player:{name} cannot be imported: {reason(error)}.") from error
    found = getattr(found, words, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Trouble(f"There is no class '{words}' with a method 'choose' in {module}.")
    return found
