"""Many games in one process, and what a learner is shown of them: the rows of the vector environment."""

from dataclasses import dataclass
from typing import Any

from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import missing
from regalia.kernel.position import Position
from regalia.lab.envs.observer import Memory, Observer
from regalia.lab.envs.stepper import REST, Endings, Stepper
from regalia.players import opponents as players
from regalia.players.opponent import Opponent
from regalia.players.outside import send_home

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None


FAULT_LONGEST = 500  # characters that are kept of why opponents had to be replaced in one game


@dataclass(frozen=True)
class Plan:
    """What all rows have in common."""

    by_points: bool
    opponents: tuple[str, ...]  # who sits on the other seats; nobody where the learner plays all of them
    seat: int | None  # of the learner among opponents; None where it is drawn for every game
    next_step: bool  # whether a game that is over rests for one step before the next begins
    seed: int


def fault_kind(plan: Plan) -> "np.dtype[np.str_]":
    """How the faults of a game are kept: as a text, and as next to nothing where there are no opponents."""
    return np.dtype(f"U{FAULT_LONGEST if plan.opponents else 1}")


class Rows:
    """Games side by side. After every step its arrays show all of them, in place.

    observations, masks, turns   what the seat to move knows and may choose, and which it is
    rewards                      what the last step brought to every seat
    earned                       and to the learner: among opponents its own seat, else the seat that has just chosen
    terminations                 whether the last step ended a game
    finals, scores, ranks, lasts of the game that ended last in a row: what the learner knew then, the result, its seat
    faults                       and for whom of the opponents a page had to play on in it, and why
    """

    def __init__(self, observer: Observer, plan: Plan, first: int, count: int, total: int) -> None:
        """`count` rows from row `first` on, of `total`; each has its own games, whoever steps the others."""
        self.observer, self.plan, self.count = observer, plan, count
        root = f"vector {plan.seed}".encode()

        def deal(number: int) -> Position:
            games_before, row = divmod(number, count)
            return observer.start(derived_seed(root, f"game {first + row + total * games_before}"))

        luck = derived_seed(root, f"samples {first}")
        self.stepper = stepper = Stepper(deal, count, len(observer.names), plan.by_points, luck)
        self.endings = stepper.endings = endings = Endings(count, len(observer.names), observer.seats)
        self._cells = Memory(stepper.observation.cells, np.int16, count)
        self._sampled = Memory(stepper.choices, np.int64, count).rows[:, 0]
        stepper.rests = plan.next_step
        seats = observer.seats
        self.arrays: dict[str, NDArray[Any]] = {
            "observations": self._cells.rows,
            "masks": Memory(stepper.masks, np.bool_, count).rows,
            "turns": Memory(stepper.turns, np.int64, count).rows[:, 0],
            "rewards": Memory(stepper.rewards, np.float64, count).rows,
            "terminations": Memory(stepper.ended, np.bool_, count).rows[:, 0],
            "earned": np.zeros(count),
            "finals": Memory(endings.observation.cells, np.int16, count).rows,
            "scores": Memory(endings.scores, np.int64, count).rows,
            "ranks": Memory(endings.ranks, np.int64, count).rows,
            "lasts": Memory(endings.seats, np.int64, count).rows[:, 0],
            "faults": np.zeros(count, fault_kind(plan)),
        }
        self.closed = False
        self.company = Company(self, first) if plan.opponents else None
        self._first_seats = np.arange(count) * seats  # where the rewards of every row begin, one row after another
        if self.company:
            stepper.farewell = self.company.part
            self.company.begin()

    def step(self, options: NDArray[Any]) -> None:
        """One choice in every game, all of them legal or nothing changes."""
        choices: list[int] = options.tolist()
        self.stepper.check(choices)
        self.carry_out(choices)

    def carry_out(self, choices: list[int]) -> None:
        """Choices that are known to be legal; then the others choose, if there are any."""
        choosers = (self.company.seats if self.company else self.arrays["turns"]).copy()
        self._cells.clear()
        self.stepper.step(choices)
        if self.company:
            self.company.go_on(choices)
        self.arrays["rewards"].take(self._first_seats + choosers, out=self.arrays["earned"])

    def sample(self) -> NDArray[np.int64]:
        """A random legal option for every game; the next sample is written over it."""
        self.stepper.sample()
        return self._sampled

    def close(self) -> None:
        """Nobody plays here any more; nothing of the opponents stays behind."""
        if self.company:
            for row in range(self.count):
                self.company.leave(row, self.stepper.positions[row])
        send_home()
        self.closed = True

    def packed(self) -> dict[str, Any]:
        """All that another one needs to go on with these games."""
        own = {name: self.arrays[name] for name in ("earned", "faults")}
        games, endings = self.stepper.packed(), self.endings.packed()
        return {"games": games, "endings": endings, "own": own, "company": self.company and self.company.packed()}

    def unpack(self, state: dict[str, Any]) -> None:
        """Go on with the games that another one has packed."""
        self._cells.clear()
        self.stepper.unpack(*state["games"])
        self.endings.unpack(*state["endings"])
        for name, array in state["own"].items():
            self.arrays[name][:] = array
        if self.company:
            self.company.unpack(state["company"])


class Company:
    """The opponents of a learner, in every row anew for every game.

    What they bring the learner before its first choice is paid with that.
    """

    def __init__(self, rows: Rows, first: int) -> None:
        self.rows, self.first = rows, first
        self.seats = np.zeros(rows.count, np.int64)  # of the learner
        self.choices = [0] * rows.count  # of opponents so far
        self.minds: list[list[Opponent]] = [[] for _ in range(rows.count)]
        self.stepped = rows.arrays["rewards"]  # what a single choice brought
        self.rewards = rows.arrays["rewards"] = np.zeros_like(self.stepped)
        self.owed = np.zeros_like(self.stepped)

    def begin(self) -> None:
        """The first games, run to the first choice of the learner."""
        for row in range(self.rows.count):
            self._new_game(row)
            self._others_choose(row, self.owed)

    def _sit_down(self, row: int) -> None:
        game = self.rows.observer.game
        self.minds[row] = [players.make(kind, game) for kind in self.rows.plan.opponents]

    def part(self, row: int, position: Position) -> None:
        """A game is over."""
        self.rows.arrays["faults"][row] = self.faults(row)
        self.leave(row, position)

    def leave(self, row: int, position: Position) -> None:
        """A game is over, or broken off."""
        for mind in self.minds[row]:
            mind.leave(position)

    def faults(self, row: int) -> str:
        """Who had to be replaced by a page in a game, and why, one to a line; nothing when nobody had."""
        minds = zip(self.rows.plan.opponents, self.minds[row], strict=True)
        return "\n".join(f"{kind}: {mind.fault}" for kind, mind in minds if mind.fault)

    def _luck(self, row: int, words: str) -> bytes:
        return derived_seed(f"vector {self.rows.plan.seed}".encode(), f"row {self.first + row} {words}")

    def _new_game(self, row: int) -> None:
        seat, begun = self.rows.plan.seat, int(self.rows.stepper.begun[row])
        drawn = int.from_bytes(self._luck(row, f"seat {begun}")[:8], "little") % self.rows.observer.seats
        self.seats[row] = self.rows.endings.learners[row] = drawn if seat is None else seat
        self._sit_down(row)

    def go_on(self, choices: list[int]) -> None:
        """After a step of the learner: the others choose until it is asked again in every row."""
        self.rewards[:] = self.stepped + self.owed
        self.owed[:] = 0
        over = self.rows.arrays["terminations"].copy()
        for row in np.flatnonzero(over | (self.rows.arrays["turns"] != self.seats)).tolist():
            if choices[row] == REST:
                self._others_choose(row, self.owed)
            elif over[row] or self._others_choose(row, self.rewards):
                self._next_game(row)

    def _next_game(self, row: int) -> None:
        """After the end of a game the others begin the next one, unless it waits for the next step."""
        self._new_game(row)
        if not self.rows.plan.next_step:
            self._others_choose(row, self.owed)
        self.rows.stepper.ended[row] = 1

    def _others_choose(self, row: int, purse: NDArray[Any]) -> bool:
        """Opponents choose until the learner is asked, and their choices pay into a purse; whether the game ended."""
        stepper, seat = self.rows.stepper, int(self.seats[row])
        while (other := int(stepper.turns[row])) != seat:
            mind = self.minds[row][other - (other > seat)]
            luck = self._luck(row, f"choice {self.choices[row]}")
            self.choices[row] += 1
            stepper.play(row, mind.choose(stepper.positions[row], other, luck))
            purse[row] += self.stepped[row]
            if stepper.ended[row]:
                return True
        return False

    def packed(self) -> dict[str, Any]:
        """All that another one needs to go on."""
        return {"seats": self.seats, "choices": self.choices, "rewards": self.rewards, "owed": self.owed}

    def unpack(self, state: dict[str, Any]) -> None:
        """Go on as another one."""
        self.choices = list(state["choices"])
        for name in ("seats", "rewards", "owed"):
            getattr(self, name)[:] = state[name]
        for row in range(self.rows.count):
            self._sit_down(row)
