"""The clocks of bots at a live table: each runs while its bot is asked, and somebody is told when it has run out."""

import asyncio
from collections.abc import Callable

from regalia.players.protocol import Clock

Lost = Callable[[int], None]
LEAST = 0.5  # seconds


class Clocks:
    """One clock for each bot of a table; a seat that has no bot never starts one."""

    def __init__(self, clock: Clock, lost: Lost) -> None:
        self.clock = clock
        self.lost = lost
        self.spent: dict[int, float] = {}  # seconds of a seat's earlier choices; the store keeps them with the choices
        self.running: dict[int, tuple[float, asyncio.TimerHandle]] = {}

    def left(self, seat: int) -> float:
        """What the clock for the game still holds, not counting the choice that is being thought about."""
        return self.clock.game - self.spent.get(seat, 0.0)

    def thinking(self, seat: int) -> float:
        """The seconds that a bot has thought about its choice so far."""
        return asyncio.get_running_loop().time() - self.running[seat][0] if seat in self.running else 0.0

    def start(self, seat: int) -> None:
        """A bot is asked; a clock that runs goes on running."""
        if seat not in self.running:
            loop = asyncio.get_running_loop()
            seconds = max(LEAST, min(self.clock.choice, self.left(seat)))
            self.running[seat] = (loop.time(), loop.call_later(seconds, self.lost, seat))

    def stop(self, seat: int) -> None:
        """A bot has answered, or is not asked any more."""
        if seat in self.running:
            self.spent[seat] = self.spent.get(seat, 0.0) + self.thinking(seat)
            self.running.pop(seat)[1].cancel()

    def stop_all(self) -> None:
        """The table is put away."""
        for seat in list(self.running):
            self.stop(seat)
