"""Opponents think in processes of their own."""

import asyncio
import time

from regalia import games
from regalia.kernel.game import Setup
from regalia.players.opponents import YARDSTICK
from regalia.table.match import Match
from regalia.table.thinking import Thinkers

BREATH = 0.01


async def pulse(gaps: list[float]) -> None:
    """Note how late the server is for whatever else there is to do."""
    while True:
        started = time.perf_counter()
        await asyncio.sleep(BREATH)
        gaps.append(time.perf_counter() - started - BREATH)


def test_the_server_does_not_wait_for_the_longest_thought() -> None:
    """The yardstick always thinks for five seconds, as long as a king may."""
    match = Match(games.find("kingsburg"), Setup("kingsburg", 2, b"thinking"), ["Anna", "Béla"], [YARDSTICK] * 2)
    gaps: list[float] = []

    async def scene() -> float:
        thinkers, beat = Thinkers(1), asyncio.create_task(pulse(gaps))
        started = time.perf_counter()
        name = await thinkers.choose(match, int(match.position.turn()))
        beat.cancel()
        thinkers.close()
        assert match.position.named(int(match.position.turn()), name) >= 0
        return time.perf_counter() - started

    assert asyncio.run(scene()) > 4.5
    assert max(gaps) < 0.5
