"""Clocks at a live table: of bots, which run in memory, and of people, worked out from when each line was written."""

import asyncio
from collections.abc import Callable, Iterable

from regalia.kernel.position import Position
from regalia.players.protocol import Clock
from regalia.table import notes
from regalia.table.store_times import Line

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
        """A bot is not asked any more."""
        self.charge(seat, self.thinking(seat))

    def charge(self, seat: int, spent: float) -> None:
        """A bot has answered: it pays what the store keeps, and nothing for the time that writing it down took."""
        if seat in self.running:
            self.spent[seat] = self.spent.get(seat, 0.0) + spent
            self.running.pop(seat)[1].cancel()

    def stop_all(self) -> None:
        """The table is put away."""
        for seat in list(self.running):
            self.stop(seat)


class Timeline:
    """When the lines of a table were written, as far as clocks of people need it."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.begun = 0  # when everybody had sat down
        self.choices: list[int] = []  # when each choice was made that stands
        self.undone = 0  # when something was last taken back: then the question came anew
        self.returned: dict[int, int] = {}  # when somebody last played again, by seat
        self.reminded: dict[int, int] = {}  # when a seat was reminded of the question that it is asked now
        for seat, line, made in lines:
            self.write(seat, line, made)

    def write(self, seat: int, line: str, made: int) -> None:
        """One more line."""
        word = line.removeprefix(notes.LINE).partition(" ")[0] if line.startswith(notes.LINE) else ""
        if not word:
            self.choices.append(made)
            self.reminded.pop(seat, None)
        elif word in (notes.UNDO, notes.UNDO_SEEN):
            del self.choices[len(self.choices) - notes.count_of(line) :]
            self.undone = made
            self.reminded.clear()
        elif word == notes.CLOCK:
            self.begun = made
        elif word == notes.RETURN:
            self.returned[seat] = made
            self.reminded.pop(seat, None)
        elif word == notes.REMIND:
            self.reminded[seat] = made

    def asked(self, seat: int, position: Position) -> int:
        """When the question came that a seat is asked now. Those who are asked at once have all the same time."""
        answered = int(position.asked & ~position.waiting).bit_count()
        before = len(self.choices) - answered
        last = self.choices[before - 1] if 0 < before <= len(self.choices) else 0
        return max(self.begun, last, self.undone, self.returned.get(seat, 0))
