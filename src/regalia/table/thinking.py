"""Opponents and advisers think in processes of their own, so that the table never waits for them."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context, parent_process, resource_tracker
from typing import NamedTuple, TypeVar

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Setup
from regalia.players import advice, opponents
from regalia.table.match import Match

Found = TypeVar("Found")


class Hint(NamedTuple):
    """An option by its name, as the king sees it: chance to win, points to expect, and why, as ids of texts."""

    name: str
    chance: float
    points: float
    reasons: list[str]


class Question(NamedTuple):
    """What a worker is told: only what a seat can know."""

    setup: Setup
    data: bytes
    kind: str
    seat: int
    seed: bytes


def think(asked: Question) -> str:
    """In a worker: the name of what an opponent chooses."""
    game = games.find(asked.setup.game)
    position = game.start(asked.setup).from_bytes(asked.data)
    return position.name(asked.seat, opponents.make(asked.kind, game).choose(position, asked.seat, asked.seed))


def advise(asked: Question) -> list[Hint]:
    """In a worker: what the king would do."""
    position = games.find(asked.setup.game).start(asked.setup).from_bytes(asked.data)
    found = advice.advise(position, asked.seat, asked.seed)
    return [Hint(position.name(asked.seat, one.option), one.chance, one.points, one.reasons) for one in found]


@contextmanager
def starting_workers() -> Iterator[None]:
    """Workers that are started meanwhile do not hear Ctrl-C before they can leave it to their parent."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would lift the block when the first worker starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work() -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent is gone, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_go_with_the_parent, daemon=True).start()


def _go_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def question_of(match: Match, seat: int) -> Question:
    """The question before a seat; what it cannot know does not even reach the process that thinks."""
    seed = match.thought(seat)
    known = match.position.copy()
    known.redraw(seat, Chance(derived_seed(seed, "sent"), known.chance.streams))
    return Question(replace(match.setup, seed=b"imagined"), known.to_bytes(), match.kinds[seat], seat, seed)


class Thinkers:
    """A pool of workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.thinking = 0
        self.pool: ProcessPoolExecutor | None = None  # made when somebody first has to think

    def _new_pool(self) -> ProcessPoolExecutor:
        self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_work)
        return self.pool

    async def choose(self, match: Match, seat: int) -> str:
        """What the opponent of a seat chooses."""
        return await self._ask(think, question_of(match, seat))

    async def advise(self, match: Match, seat: int) -> list[Hint]:
        """What the king would do on a seat, the best first."""
        return await self._ask(advise, question_of(match, seat))

    async def _ask(self, work: Callable[[Question], Found], question: Question) -> Found:
        """Ask a worker; when one has died, the pool is made anew and the question asked again."""
        self.thinking += 1
        pool = self.pool or self._new_pool()
        try:
            return await self._handed(pool, work, question)
        except BrokenProcessPool:
            fresh = self._new_pool() if self.pool is pool or self.pool is None else self.pool
            return await self._handed(fresh, work, question)
        finally:
            self.thinking -= 1

    def _handed(
        self, pool: ProcessPoolExecutor, work: Callable[[Question], Found], question: Question
    ) -> asyncio.Future[Found]:
        with starting_workers():
            return asyncio.get_running_loop().run_in_executor(pool, work, question)

    def close(self) -> None:
        """Send the workers home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
