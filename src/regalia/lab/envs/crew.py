"""Rows of games that are stepped by this process and others; all of them write into memory that is shared.

Between two steps nobody falls asleep at once: to wake somebody up takes as long as to step a hundred games.
"""

import math
import time
import weakref
from collections.abc import Callable
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
ORDER, SEED, NUMBER = 0, 1, 2  # where it is told: the order, the seed of new games, how many orders there have been
LOOK = 1.0  # seconds between two looks whether a process that does not answer still runs
AWAKE = 0.0002  # seconds for which one that waits keeps looking before it falls asleep
AT_ENDS = ("finals", "faults")  # what is large, and changes only when a game ends
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


def stay_awake(until: Callable[[], bool]) -> bool:
    """Look again and again whether something has come, for a moment; whether it has."""
    end = time.perf_counter() + AWAKE
    while not until():
        if time.perf_counter() > end:
            return False
    return True


class Crew:
    """This process and others with some of the rows each. It is used like the rows of one process.

    The others go home at the latest when nobody knows it any more.
    """

    def __init__(self, observer: Observer, plan: Plan, total: int, workers: int) -> None:
        self.total, self.rests = total, plan.next_step
        self._first_options = np.arange(total) * observer.option_count  # where the masks begin, one after another
        spawn = get_context("spawn")
        sizes = [array.nbytes for array in laid(None, observer, plan, total).values()]
        memory = spawn.RawArray("b", sum(math.ceil(size / ALIGNED) * ALIGNED for size in sizes))
        self.arrays = laid(memory, observer, plan, total)
        self._choices, self._sampled = self.arrays["choices"], self.arrays["sampled"]
        self._order = spawn.RawArray("q", 3)
        self._done = spawn.Semaphore(0)
        self._hands: list[tuple[BaseProcess, Semaphore]] = []
        self._ending = weakref.finalize(self, send_away, self._order, self._hands)
        self._ending.atexit = False  # they end with this process by themselves, also in the middle of a long step
        bounds = [total * part // workers for part in range(workers + 1)]
        with starting_workers():
            for first, end in pairwise(bounds[1:]):
                wake = spawn.Semaphore(0)
                shared = (memory, self._order, wake, self._done)
                hand = spawn.Process(
                    target=work, args=(observer, plan, first, end - first, total, *shared), daemon=True
                )
                hand.start()
                self._hands.append((hand, wake))
        self._own = Share(observer, plan, 0, bounds[1], total, memory)
        self._wait()

    def _check(self, options: NDArray[Any]) -> None:
        """Every choice must be one of the options; games that rest have none."""
        if options.shape != (self.total,):
            raise ValueError(f"{self.total} games need as many choices, not {len(options)}.")
        masks = self.arrays["masks"]
        legal = masks.reshape(-1).take(self._first_options + options, mode="clip")
        legal &= (options >= 0) & (options < masks.shape[1])
        if self.rests:
            legal |= (options == REST) & self.arrays["terminations"]
        if np.count_nonzero(legal) < self.total:
            game = int(np.flatnonzero(~legal)[0])
            raise IllegalChoice(f"Option {options[game]} cannot be chosen in game {game}: its mask is 0.", "")

    def step(self, options: NDArray[Any]) -> None:
        """One choice in every game, all of them legal or nothing changes."""
        self._check(options)
        self._choices[:] = options
        self._do(STEP)

    def begin(self, seed: int) -> None:
        """New games everywhere."""
        self._order[SEED] = seed
        self._do(BEGIN)

    def sample(self) -> NDArray[np.int64]:
        """A random legal option for every game, drawn after the last step."""
        return self._sampled

    def _do(self, order: int) -> None:
        """All do what they are told; who breaks that off, or fails, leaves no game half way."""
        try:
            tell(self._order, self._hands, order)
            self._own.obey(self._order)
            self._wait()
        except BaseException:
            self.close()
            raise

    def _wait(self) -> None:
        """Until all have done it; Trouble when one has died."""
        for _ in self._hands:
            if stay_awake(lambda: self._done.acquire(block=False)):
                continue
            while not self._done.acquire(timeout=LOOK):
                if not all(hand.is_alive() for hand, _ in self._hands):
                    raise Trouble("A process of the vector environment has died; what it said is above.")

    def close(self) -> None:
        """Send the processes home."""
        if not self.closed:
            self._own.rows.close()
        self._ending()

    @property
    def closed(self) -> bool:
        """Whether the processes have gone home."""
        return not self._ending.alive


def send_away(order: Any, hands: list[tuple[BaseProcess, Semaphore]]) -> None:
    """Let processes end, and wait until they have."""
    tell(order, hands, GO)
    for hand, _ in hands:
        hand.join()


def tell(order: Any, hands: list[tuple[BaseProcess, Semaphore]], what: int) -> None:
    """Give all of them an order; the number comes last, for those who look at it."""
    order[ORDER] = what
    for _, wake in hands:
        wake.release()
    order[NUMBER] += 1


class Share:
    """The rows of one process, shown to all in shared memory."""

    def __init__(self, observer: Observer, plan: Plan, first: int, count: int, total: int, memory: Any) -> None:
        self.table = observer, plan, first, count, total
        self.shared = {
            name: array[first : first + count] for name, array in laid(memory, observer, plan, total).items()
        }
        self.rows = Rows(observer, plan, first, count, total)
        self.show()

    def obey(self, order: Any) -> None:
        """Carry out an order, and show what came of it."""
        if order[ORDER] == BEGIN:
            observer, plan, first, count, total = self.table
            self.rows.close()
            self.rows = Rows(observer, replace(plan, seed=order[SEED]), first, count, total)
        else:
            self.rows.carry_out(self.shared["choices"].tolist())
        self.show()

    def show(self) -> None:
        """Write all that has changed where everybody sees it."""
        rows, shared = self.rows, self.shared
        ended = np.flatnonzero(rows.arrays["terminations"])
        for name, array in rows.arrays.items():
            if name in AT_ENDS:
                shared[name][ended] = array[ended]
            else:
                np.copyto(shared[name], array)
        np.copyto(shared["sampled"], rows.sample())


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
    share, heard = Share(observer, plan, first, count, total, memory), 0
    while True:
        done.release()
        stay_awake(lambda: order[NUMBER] != heard)  # noqa: B023 - asked at once
        wake.acquire()
        heard += 1
        if order[ORDER] == GO:
            share.rows.close()
            return
        share.obey(order)
