"""Rows of games that are stepped by several processes; all of them write into memory that is shared."""

import math
import weakref
from dataclasses import replace
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from typing import Any

from regalia.kernel.errors import Trouble, missing
from regalia.kernel.position import IllegalChoice
from regalia.lab.envs.many import Plan, Rows, fault_kind
from regalia.lab.envs.observer import Observer
from regalia.lab.envs.stepper import REST
from regalia.table.thinking import begin_work, starting_workers

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

STEP, BEGIN, GO = 0, 1, 2  # what the processes are to do
LOOK = 1.0  # seconds between two looks whether a process that does not answer still runs
AT_ENDS = ("finals", "scores", "ranks", "lasts", "faults")  # what changes only when a game ends
ALIGNED = 64  # bytes: no two arrays share what a core keeps at hand


def laid(memory: Any, observer: Observer, plan: Plan, total: int) -> dict[str, NDArray[Any]]:
    """The arrays of all rows in shared memory, and how much of it they take."""
    features, options, seats = (len(observer.names),), (observer.option_count,), (observer.seats,)
    kinds: dict[str, tuple[tuple[int, ...], Any]] = {
        "observations": (features, np.int16),
        "masks": (options, np.bool_),
        "turns": ((), np.int64),
        "rewards": (seats, np.float64),
        "terminations": ((), np.bool_),
        "earned": ((), np.float64),
        "finals": (features, np.int16),
        "scores": (seats, np.int64),
        "ranks": (seats, np.int64),
        "lasts": ((), np.int64),
        "faults": ((), fault_kind(plan)),
        "choices": ((), np.int64),
        "sampled": ((), np.int64),
    }
    found, place = {}, 0
    for name, (shape, kind) in kinds.items():
        whole = (total, *shape)
        found[name] = np.ndarray(whole, kind, memory, place) if memory is not None else np.empty(whole, kind)
        place += math.ceil(found[name].nbytes / ALIGNED) * ALIGNED
    return found


class Crew:
    """Processes with some of the rows each. It is used like the rows of one process.

    They go home at the latest when nobody knows it any more.
    """

    def __init__(self, observer: Observer, plan: Plan, total: int, workers: int) -> None:
        self.total, self.rests = total, plan.next_step
        self._first_options = np.arange(total) * observer.option_count  # where the masks begin, one after another
        spawn = get_context("spawn")
        sizes = [array.nbytes for array in laid(None, observer, plan, total).values()]
        memory = spawn.RawArray("b", sum(math.ceil(size / ALIGNED) * ALIGNED for size in sizes))
        self.arrays = laid(memory, observer, plan, total)
        self._choices, self._sampled = self.arrays["choices"], self.arrays["sampled"]
        self._order = spawn.RawArray("q", 2)  # what to do, and the seed of new games
        self._done = spawn.Semaphore(0)
        self._hands: list[tuple[BaseProcess, Semaphore]] = []
        self._ending = weakref.finalize(self, send_away, self._order, self._hands)
        self._ending.atexit = False  # they end with this process by themselves, also in the middle of a long step
        bounds = [total * part // workers for part in range(workers + 1)]
        with starting_workers():
            for first, end in pairwise(bounds):
                wake = spawn.Semaphore(0)
                shared = (memory, self._order, wake, self._done)
                hand = spawn.Process(
                    target=work, args=(observer, plan, first, end - first, total, *shared), daemon=True
                )
                hand.start()
                self._hands.append((hand, wake))
        self._wait()

    def _check(self, options: NDArray[Any]) -> None:
        """Every choice must be one of the options; games that rest have none."""
        if options.shape != (self.total,):
            raise ValueError(f"{self.total} games need as many choices, not {len(options)}.")
        masks = self.arrays["masks"]
        there = (options >= 0) & (options < masks.shape[1])
        legal = masks.reshape(-1).take(self._first_options + options, mode="clip") & there
        if self.rests:
            legal |= (options == REST) & self.arrays["terminations"]
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            raise IllegalChoice(f"Option {options[game]} cannot be chosen in game {game}: its mask is 0.", "")

    def step(self, options: NDArray[Any]) -> None:
        """One choice in every game, all of them legal or nothing changes."""
        self._check(options)
        self._choices[:] = options
        self._tell(STEP)

    def begin(self, seed: int) -> None:
        """New games everywhere."""
        self._order[1] = seed
        self._tell(BEGIN)

    def sample(self) -> NDArray[np.int64]:
        """A random legal option for every game, drawn after the last step."""
        return self._sampled

    def _tell(self, order: int) -> None:
        self._order[0] = order
        for _, wake in self._hands:
            wake.release()
        self._wait()

    def _wait(self) -> None:
        """Until all have done it; Trouble when one has died."""
        for _ in self._hands:
            while not self._done.acquire(timeout=LOOK):
                if not all(hand.is_alive() for hand, _ in self._hands):
                    self.close()
                    raise Trouble("A process of the vector environment has died; what it said is above.")

    def close(self) -> None:
        """Send the processes home."""
        self._ending()

    @property
    def closed(self) -> bool:
        """Whether the processes have gone home."""
        return not self._ending.alive


def send_away(order: Any, hands: list[tuple[BaseProcess, Semaphore]]) -> None:
    """Let processes end, and wait until they have."""
    order[0] = GO
    for hand, wake in hands:
        wake.release()
        hand.join()


def work(
    observer: Observer,
    plan: Plan,
    first: int,
    count: int,
    total: int,
    memory: Any,
    order: Any,
    wake: Semaphore,
    done: Semaphore,
) -> None:
    """In a process: step some of the rows whenever it is time."""
    begin_work()
    shared = {name: array[first : first + count] for name, array in laid(memory, observer, plan, total).items()}
    rows = Rows(observer, plan, first, count, total)
    while True:
        show(rows, shared)
        done.release()
        wake.acquire()
        if order[0] == GO:
            rows.close()
            return
        if order[0] == BEGIN:
            rows.close()
            rows = Rows(observer, replace(plan, seed=order[1]), first, count, total)
        else:
            rows.step(shared["choices"])


def show(rows: Rows, shared: dict[str, NDArray[Any]]) -> None:
    """Write all that has changed where everybody sees it."""
    ended = np.flatnonzero(rows.arrays["terminations"])
    for name, array in rows.arrays.items():
        if name not in AT_ENDS:
            np.copyto(shared[name], array)
        elif len(ended):
            shared[name][ended] = array[ended]
    np.copyto(shared["sampled"], rows.sample())
