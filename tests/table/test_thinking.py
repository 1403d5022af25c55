"""Opponents think in processes of their own."""

import asyncio
import time

from regalia import games
from regalia.kernel.game import Setup
from regalia.players.opponents import YARDSTICK
from regalia.table.match import Match
from regalia.table.thinking import Thinkers


def test_the_server_does_not_wait_for_the_longest_thought() -> None:
    """The yardstick always thinks for five seconds, as long as a king may."""
    match = Match(games.find("kingsburg"), Setup("kingsburg", 2, b"thinking"), ["Anna", "Béla"], [YARDSTICK] * 2)

    async def scene() -> tuple[float, float]:
        thinkers = Thinkers(1)
        started, worked = time.perf_counter(), time.thread_time()
        name = await thinkers.choose(match, int(match.position.turn()))
        thinkers.close()
        assert match.position.named(int(match.position.turn()), name) >= 0
        return time.perf_counter() - started, time.thread_time() - worked

    passed, worked = asyncio.run(scene())
    assert passed > 4.5
    assert worked < 0.5, "the thread that serves everybody has thought itself"
