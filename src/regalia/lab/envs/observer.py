"""What the environments share: a table set up once, positions read as numpy arrays, rewards."""

import ctypes
import warnings
from copy import deepcopy
from typing import Any

from regalia import _engine, games
from regalia.kernel.errors import Trouble, missing
from regalia.kernel.game import Setup, Switch
from regalia.kernel.observation import Observations
from regalia.kernel.position import Position
from regalia.lab.envs.stepper import rank_rewards
from regalia.lab.show import drawing
from regalia.lab.show.pixels import Pixels, picture

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

REWARDS = ("rank", "points")
RENDER_MODES = ("ansi", "svg", "rgb_array", "human")
SEED_SIZE = 32
VERSION = 2  # of the environments of all games; raised when observations or options change

Observation = dict[str, NDArray[Any]]


def warn_of_slowness() -> None:
    """Warn a program once that the engine is not the compiled one."""
    _engine.tell_slowness(lambda sentence: warnings.warn(sentence, RuntimeWarning, stacklevel=6))  # who makes a table


class Memory:
    """A vector of the engine as an array that shares its memory, a row for each game.

    The array is for reading only, as the engine lends its memory; so it is cleared by its address.
    """

    def __init__(self, numbers: Any, kind: Any, rows: int) -> None:
        self.rows: NDArray[Any] = np.frombuffer(numbers, dtype=kind).reshape(rows, -1)
        self._address, self._size = ctypes.c_void_p(self.rows.ctypes.data), self.rows.nbytes

    def clear(self) -> None:
        """All numbers are 0 again."""
        ctypes.memset(self._address, 0, self._size)


class Observer:
    """One kind of table: its set-up, the size of its observations and options, and how a position is read."""

    def __init__(self, name: str, seats: int = 0, preset: str = "", switches: dict[str, Switch] | None = None) -> None:
        """The table of a game; the game's most seats and first preset where nothing else is said."""
        warn_of_slowness()  # not where one is unpickled: processes that only work along say nothing
        self._lay(name, seats, preset, switches)

    def _lay(self, name: str, seats: int, preset: str, switches: dict[str, Switch] | None) -> None:
        self.game = games.find(name)
        self.setup = Setup(name, seats or self.game.seat_counts[-1], b"-", preset, switches or {})
        self._deal = self.game.dealer(self.setup)
        first = self._deal(b"-", False)
        self.seats = self.setup.seats
        self.names = self.game.feature_names(first)
        if not self.names:
            raise Trouble(f"{self.game.title} has no observations yet: its position does not say what a seat knows.")
        self.option_count = int(first.option_count())
        self._scroll = Observations(1, len(self.names))
        self._cells = Memory(self._scroll.cells, np.int16, 1)

    def __getstate__(self) -> tuple[str, int, str, dict[str, Switch]]:
        setup = self.setup
        return setup.game, setup.seats, setup.preset, dict(setup.switches)

    def __setstate__(self, state: tuple[str, int, str, dict[str, Switch]]) -> None:
        self._lay(*state)

    def start(self, seed: bytes) -> Position:
        """A new game."""
        return self._deal(seed, False)

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The lowest and the highest value of every number of an observation."""
        low, high = np.array(self.game.feature_ranges(self.names), np.int16).T
        return low, high

    def observation_space(self) -> "spaces.Dict":
        """Numbers of 16 bits, each within what the game says of it, and a mask of the options."""
        return spaces.Dict(
            {
                "observation": spaces.Box(*self.bounds(), dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.option_count,), np.int8),
            }
        )

    def state_space(self) -> "spaces.Box":
        """The observations of all seats, one after the other."""
        low, high = (np.tile(one, self.seats) for one in self.bounds())
        return spaces.Box(low, high, dtype=np.int16)

    def action_space(self) -> "spaces.Discrete":
        """Every option of the game by its number."""
        return spaces.Discrete(self.option_count)

    def features(self, position: Position, seat: int) -> NDArray[np.int16]:
        """What a seat knows, as numbers in the order of `names`."""
        self._cells.clear()
        self._scroll.begin(0)
        position.observe(seat, self._scroll)
        row: NDArray[np.int16] = self._cells.rows[0]
        return row.copy()

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """1 for every option that a seat may choose now."""
        mask = np.zeros(self.option_count, np.int8)
        mask[list(position.options(seat))] = 1
        return mask

    def observe(self, position: Position, seat: int) -> Observation:
        """What a seat knows and may choose."""
        return {"observation": self.features(position, seat), "action_mask": self.mask(position, seat)}


def result(position: Position, seat: int) -> dict[str, Any]:
    """How a game has ended: points and places of all seats, and whether one has won."""
    seats = range(int(position.seats))
    scores, ranks = np.array([int(position.score(one)) for one in seats]), np.array([int(r) for r in position.ranks()])
    return {"scores": scores, "ranks": ranks, "win": bool(ranks[seat] == 1)}


class Copied:
    """An environment whose copies share nothing that changes, however they are made."""

    def __copy__(self) -> "Copied":
        return deepcopy(self)


class Purse:
    """What the seats have earned since somebody last asked, by rank at the end or by points all along."""

    def __init__(self, rewards: str) -> None:
        if rewards not in REWARDS:
            raise Trouble(f"Rewards are given by {' or '.join(REWARDS)}, not by '{rewards}'.")
        self.by_points = rewards == "points"
        self._scores: list[int] = []

    def open(self, position: Position) -> None:
        """Begin with a new game."""
        self._scores = self._now(position) if self.by_points else []

    def take(self, position: Position) -> list[float]:
        """The reward of every seat for what has happened since the last time."""
        seats = range(int(position.seats))
        if not self.by_points:
            return rank_rewards(position) if position.over() else [0.0] * len(seats)
        before, self._scores = self._scores, self._now(position)
        return [float(self._scores[seat] - before[seat]) for seat in seats]

    def _now(self, position: Position) -> list[int]:
        return [int(position.score(seat)) for seat in range(int(position.seats))]


def check_render_mode(mode: str | None) -> None:
    """A mode of rendering that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise Trouble(f"Positions are rendered as {', '.join(RENDER_MODES)}, not as '{mode}'.")


def render(position: Position, seat: int, mode: str | None) -> str | Pixels | None:
    """The position as a seat sees it: text, a picture, or printed."""
    if mode is None:
        return None
    if mode == "svg":
        return drawing.svg(position, seat)
    if mode == "rgb_array":
        return picture(position, seat)
    told = drawing.text(position, seat)
    if mode == "ansi":
        return told
    print(told)  # noqa: T201
    return None
