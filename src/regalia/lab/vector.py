"""A vector environment: many games stepped in one compiled call, seen through numpy arrays that stay in place."""

from typing import Any

from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Switch
from regalia.kernel.position import Position
from regalia.lab.envs.observer import REWARDS, Copied, Memory, Observer
from regalia.lab.envs.stepper import Stepper
from regalia.lab.extra import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None


class VectorEnv(Copied):
    """Games side by side, each with one seat to move.

    After `reset` and every `step` the arrays show all games anew, in place: copy what you keep. A game that ends
    shows its rewards and makes room at once: everything else in its row is of the new game.

    observations  (games, features)  int16    what the seat to move knows, in the order of `names`
    masks         (games, options)   bool     what it may choose
    turns         (games,)           int64    the seat to move
    rewards       (games, seats)     float64  what the last step brought to every seat
    terminations  (games,)           bool     whether the last step ended a game
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    turns: NDArray[np.int64]
    rewards: NDArray[np.float64]
    terminations: NDArray[np.bool_]

    def __init__(
        self,
        name: str,
        count: int,
        seats: int = 0,
        preset: str = "",
        switches: dict[str, Switch] | None = None,
        rewards: str = "rank",
        seed: int = 0,
    ) -> None:
        """So many tables of a game, ready to be stepped."""
        if count < 1:
            raise Trouble(f"At least one game is needed, not {count}.")
        if rewards not in REWARDS:
            raise Trouble(f"Rewards are given by {' or '.join(REWARDS)}, not by '{rewards}'.")
        self._lay(Observer(name, seats, preset, switches), count, rewards == "points", seed)

    def _lay(self, observer: Observer, count: int, by_points: bool, seed: int) -> None:
        self.observer = observer
        self.count = count
        self.seats = observer.seats
        self.names = observer.names
        self.option_count = observer.option_count
        self._by_points = by_points
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        return {"table": (self.observer, self.count, self._by_points, self._seed), "games": self._stepper.packed()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._lay(*state["table"])
        self._cells.clear()
        self._stepper.unpack(*state["games"])

    def reset(self, seed: int = 0) -> None:
        """New games everywhere; the same seed gives the same games."""
        self._seed = seed
        root = f"vector {seed}".encode()

        def deal(number: int) -> Position:
            return self.observer.start(derived_seed(root, f"game {number}"))

        stepper = Stepper(deal, self.count, len(self.names), self._by_points, derived_seed(root, "samples"))
        self._stepper = stepper
        self._cells = Memory(stepper.observation.cells, np.int16, self.count)
        self.observations = self._cells.rows
        self.masks = Memory(stepper.masks, np.bool_, self.count).rows
        self.turns = Memory(stepper.turns, np.int64, self.count).rows[:, 0]
        self.rewards = Memory(stepper.rewards, np.float64, self.count).rows
        self.terminations = Memory(stepper.ended, np.bool_, self.count).rows[:, 0]
        self._sampled = Memory(stepper.choices, np.int64, self.count).rows[:, 0]

    def step(self, options: NDArray[Any]) -> None:
        """One choice in every game; an illegal one raises IllegalChoice, and nothing has changed."""
        choices = options.tolist()
        self._stepper.check(choices)
        self._cells.clear()
        self._stepper.step(choices)

    def sample(self) -> NDArray[np.int64]:
        """A random legal option for every game; the next sample is written over it."""
        self._stepper.sample()
        return self._sampled
