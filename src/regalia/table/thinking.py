"""Opponents think in processes of their own, so that the table never waits for them."""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_context, parent_process
from typing import Any

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Setup
from regalia.players import opponents
from regalia.table.match import Match


def think(setup: Setup, data: bytes, kind: str, seat: int, seed: bytes) -> str:
    """In a worker: the name of what an opponent chooses."""
    game = games.find(setup.game)
    position = game.start(setup).from_bytes(data)
    return position.name(seat, opponents.make(kind, game).choose(position, seat, seed))


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server is gone, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(1)


class Thinkers:
    """A pool of workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.thinking = 0
        self.pool: ProcessPoolExecutor | None = None  # made when somebody first has to think

    def _new_pool(self) -> ProcessPoolExecutor:
        self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_begin)
        return self.pool

    async def choose(self, match: Match, seat: int) -> str:
        """What the opponent of a seat chooses; what it cannot know does not even reach its process."""
        seed = match.thought(seat)
        known = match.position.copy()
        known.redraw(seat, Chance(derived_seed(seed, "sent"), known.chance.streams))
        setup = replace(match.setup, seed=b"imagined")
        return await self._think(setup, known.to_bytes(), match.kinds[seat], seat, seed)

    async def _think(self, *question: Any) -> str:
        """Ask a worker; when one has died, the pool is made anew and the question asked again."""
        self.thinking += 1
        pool, loop = self.pool or self._new_pool(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think, *question)
        except BrokenProcessPool:
            fresh = self._new_pool() if self.pool is pool else self.pool
            return await loop.run_in_executor(fresh, think, *question)
        finally:
            self.thinking -= 1

    def close(self) -> None:
        """Send the workers home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
