"""What the tests share: naming rules, loaded dice, random games."""

import io
import itertools
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any, TypeVar

import pytest
from _pytest.mark import ParameterSet

from regalia import cli, games
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game, Setup
from regalia.kernel.network import pack
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.position import Position
from regalia.testing import finish as finish
from regalia.testing import moments as moments

F = TypeVar("F", bound=Callable[..., Any])
PATIENCE = 120  # seconds until something is taken to hang; a busy machine is slow


def mostly(values: Iterable[Any], *often: Any) -> list[ParameterSet]:
    """Values to test with: `make test` tries those that are named once more, `make longer` the others too."""
    return [pytest.param(value, marks=() if value in often else pytest.mark.longer) for value in values]


def rule(*ids: str) -> Callable[[F], F]:
    """The rules of the catalogue that a test proves: it must fail when one of them is broken."""

    def mark(test: F) -> F:
        marked: F = pytest.mark.rule(*ids)(test)
        return marked

    return mark


def heed_interrupts() -> None:
    """For processes of tests: started from a script in the background they would ignore Ctrl-C otherwise."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def regalia(*words: str) -> "subprocess.CompletedProcess[str]":
    """A command as a person types it."""
    command = [sys.executable, "-m", "regalia", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def ended(*words: str) -> tuple[int, str, str]:
    """How a command ends: exit code, what it prints, what it complains of. Run here, it takes a tenth of the time."""
    told, grumbled = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(told), redirect_stderr(grumbled):
        patch.setattr(sys, "argv", ["regalia", *words])
        with pytest.raises(SystemExit) as end:
            cli.main()
    return int(end.value.code or 0), told.getvalue(), " ".join(grumbled.getvalue().split())


def complaint(*words: str) -> str:
    """What a command says that must refuse."""
    code, _, sentence = ended(*words)
    assert code == 2
    return sentence


class Ticking:
    """A clock that moves on by the same step whenever somebody looks at it, however busy the machine is."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step


class LoadedChance(Chance):
    """Luck that gives what a scene needs: scripted values for a stream, then real ones."""

    def __init__(self, seed: bytes, streams: tuple[str, ...]) -> None:
        super().__init__(seed, streams)
        self.script: dict[int, list[int]] = {}

    def load(self, stream: int, *values: int) -> None:
        """The next draws of a stream, from 0; for dice give face - 1."""
        self.script.setdefault(stream, []).extend(values)

    def load_dice(self, stream: int, *faces: int) -> None:
        """The next dice of a stream."""
        self.load(stream, *(face - 1 for face in faces))

    def below(self, stream: int, limit: int) -> int:
        script = self.script.get(int(stream))
        if script:
            value = script.pop(0)
            assert 0 <= value < limit, f"{value} scripted for a draw below {limit}"
            return value
        return int(super().below(stream, limit))

    def copy(self) -> "LoadedChance":
        twin = LoadedChance(self.seed, self.streams)
        twin.spent = self.spent[:]
        twin.blocks = self.blocks[:]
        twin.script = {stream: list(values) for stream, values in self.script.items()}
        return twin


def tables() -> list[tuple[str, int, str]]:
    """Every game, seat count and preset."""
    found = []
    for name in games.names():
        game = games.find(name)
        found += [(name, seats, preset) for seats in game.seat_counts for preset in game.presets]
    return found


def is_corner(game: Game, seats: int, preset: str) -> bool:
    """A table with another preset than the first, where it does not count most: `make longer` tries it.

    How strongly the game itself plays counts where somebody is alone, all other presets with the most seats.
    """
    telling = game.seat_counts[0] if preset in game.difficulties else game.seat_counts[-1]
    return preset != next(iter(game.presets)) and seats != telling


def usual_tables(names: Iterable[str]) -> list[ParameterSet]:
    """Every number of seats with the first preset, every preset where it counts most; `make longer` the rest too."""
    corners = [(table, is_corner(games.find(table[0]), *table[1:])) for table in tables() if table[0] in set(names)]
    return [pytest.param(*table, marks=[pytest.mark.longer] * corner) for table, corner in corners]


def start(name: str, seats: int, preset: str = "", seed: bytes = b"seed", listen: bool = False) -> Position:
    """A new game."""
    return games.find(name).start(Setup(name, seats, seed, preset), listen)


def names(position: Position, seat: int) -> list[str]:
    """The names of a seat's options."""
    return [position.name(seat, option) for option in position.options(seat)]


def choose(position: Position, seat: int, name: str) -> None:
    """Choose by name, as a record does."""
    position.choose(seat, position.named(seat, name))


def game_of(name: str) -> Game:
    """A game of the registry."""
    return games.find(name)


def untaught(spec: NetworkSpec, seed: int = 1) -> bytes:
    """A small network of a game that has opinions about everything and knows nothing."""
    luck = random.Random(seed)
    sizes = [int(spec.width), 6, 5, int(spec.sides + spec.options)]
    layers = [
        ([luck.randint(-60, 60) for _ in range(before * after)], [luck.randint(-60, 60) for _ in range(after)])
        for before, after in itertools.pairwise(sizes)
    ]
    return pack(sizes, [500] * int(spec.phases), layers)


@contextmanager
def asking(spec: NetworkSpec, stored: bytes | None) -> Iterator[None]:
    """Meanwhile opponents ask this network, or none."""
    before = spec.ask(spec.fitting(stored) if stored else None)
    try:
        yield
    finally:
        spec.ask(before)
