"""Who does the work of a long run: processes of this machine, or a Ray cluster, behind one call."""

import contextlib
import os
import signal
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from queue import SimpleQueue
from typing import Any, TypeVar
from urllib.parse import urlsplit

from regalia.kernel.errors import Trouble, missing
from regalia.table.thinking import begin_work, starting_workers

T = TypeVar("T")
Work = Callable[[int], T]
Receive = Callable[[list[T]], None]

BATCH_MAX = 500
BATCHES_PER_WORKER = 8
DEATHS_MAX = 5  # workers that may die before the work itself is taken to be what kills them
AHEAD = 4  # batches handed out for each worker: one that it plays, and some that wait
OWN_CLUSTER = "local"
KNOCK_SECONDS = 5.0

_stopped: Event | None = None  # in a worker process of the local pool: set when the run is broken off


def spread(
    work: Work[T], numbers: Sequence[int], workers: int, receive: Receive[T], ray: str = "", most: int = BATCH_MAX
) -> None:
    """Do `work` for every number; `receive` gets the results batch by batch, in any order.

    `ray` is the address of a cluster; without one the work is done here, by so many processes. Whoever does it,
    every number is done once, and one that a dying worker left undone is done by another.
    """
    if ray:
        _on_cluster(work, numbers, workers, receive, ray, most)
    elif workers == 1:
        for batch in cut(numbers, 1, most):
            receive(do_batch(work, batch))
    else:
        _on_cores(work, cut(numbers, workers, most), workers, receive)


def cut(numbers: Sequence[int], workers: int, most: int) -> list[Sequence[int]]:
    """The numbers in batches: large enough that handing them out costs nothing, small enough to share fairly."""
    size = max(1, min(most, len(numbers) // (workers * BATCHES_PER_WORKER)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def do_batch(work: Work[T], batch: Iterable[int]) -> list[T]:
    """In a worker: one batch, broken off between two numbers when the run is."""
    return [work(number) for number in batch if _stopped is None or not _stopped.is_set()]


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# Processes of this machine.


def _on_cores(work: Work[T], batches: list[Sequence[int]], workers: int, receive: Receive[T]) -> None:
    left = dict(enumerate(batches))
    for _ in range(DEATHS_MAX):
        try:
            _in_pool(work, left, workers, receive)
            return
        except BrokenProcessPool:
            continue
    raise Trouble(f"Workers died {DEATHS_MAX} times in this run; perhaps the machine has too little memory.")


def _in_pool(work: Work[T], left: dict[int, Sequence[int]], workers: int, receive: Receive[T]) -> None:
    """What is left is struck off as it is done, so that another pool can go on after a death.

    No batch is handed out long before the oldest one is done: those who put results in order need not keep many.
    What is done comes through a queue: `as_completed` locks all that is pending, and if Ctrl-C comes in the middle of
    that, the pool waits for these locks for ever.
    """
    finished: SimpleQueue[Future[list[T]]] = SimpleQueue()
    pending: dict[Future[list[T]], int] = {}
    waiting = deque(left)
    context = get_context("spawn")
    stopped = context.Event()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(stopped,))
    try:
        while left:
            with interrupts_later(), starting_workers():
                while waiting and waiting[0] < min(pending.values(), default=waiting[0]) + workers * AHEAD:
                    future = pool.submit(do_batch, work, left[waiting[0]])
                    pending[future] = waiting.popleft()
                    future.add_done_callback(finished.put)
            done = finished.get()
            receive(done.result())
            del left[pending.pop(done)]
    except BaseException:
        stopped.set()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def interrupts_later() -> Iterator[None]:
    """Ctrl-C counts once this is done: a pool that is broken off while it starts would never end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


def _begin(stopped: Event) -> None:
    """Ctrl-C is for the parent, which stops the workers."""
    global _stopped
    _stopped = stopped
    begin_work()


# A Ray cluster.


def _on_cluster(
    work: Work[T], numbers: Sequence[int], workers: int, receive: Receive[T], address: str, most: int
) -> None:
    with contextlib.redirect_stdout(sys.stderr):  # Ray prints what it has to say; the results must stay clean
        ray = _joined(address, workers)
        try:
            _hand_out(ray, work, numbers, receive, most)
        finally:
            ray.shutdown()


def _hand_out(ray: Any, work: Work[T], numbers: Sequence[int], receive: Receive[T], most: int) -> None:
    """A batch of a worker that dies is handed out again."""
    task = ray.remote(max_retries=DEATHS_MAX)(do_batch)
    shared = ray.put(work)
    everybody = int(ray.cluster_resources().get("CPU", 1))
    tasks = (task.remote(shared, batch) for batch in cut(numbers, everybody, most))
    pending = list(islice(tasks, everybody * AHEAD))
    while pending:
        done, pending = ray.wait(pending)
        pending += islice(tasks, 1)
        receive(_result(ray, done[0]))


def _joined(address: str, workers: int) -> Any:
    """Ray, connected to a cluster, or with one of its own on this machine; it reports to nobody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    _knock(address)
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise missing(error, "ray") from None
    own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == OWN_CLUSTER else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="error", **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise _nobody(address, error) from None
    except Exception as error:
        if type(error) is not Exception:  # Ray says by a bare one that a busy machine did not start it in time
            raise
        raise Trouble(f"Ray did not start: {str(error).splitlines()[0]}") from None
    return ray


def _knock(address: str) -> None:
    """Whether anybody is there at all: Ray takes seconds to load, and would try for minutes."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.hostname and place.port:
            socket.create_connection((place.hostname, place.port), KNOCK_SECONDS).close()
    except (OSError, ValueError) as error:
        raise _nobody(address, error) from None


def _nobody(address: str, error: Exception) -> Trouble:
    return Trouble(f"There is no Ray cluster at '{address}': {str(error).splitlines()[0]}")


def _result(ray: Any, done: Any) -> Any:
    """What a batch gave; what went wrong in it goes wrong here, in its own words."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise Trouble(f"The cluster could not do the work: {str(error).splitlines()[0]}") from None
