"""Opponents think in processes of their own, so that the table never waits for them."""

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

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


def _quietly() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """A pool of workers."""

    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_quietly)

    async def choose(self, match: Match, seat: int) -> str:
        """What the opponent of a seat chooses; what it cannot know does not even reach its process."""
        seed = match.thought(seat)
        known = match.position.copy()
        known.redraw(seat, Chance(derived_seed(seed, "sent"), known.chance.streams))
        setup = replace(match.setup, seed=b"imagined")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, think, setup, known.to_bytes(), match.kinds[seat], seat, seed)

    def close(self) -> None:
        """Send the workers home."""
        self.pool.shutdown(wait=False, cancel_futures=True)
