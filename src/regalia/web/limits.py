"""How much one server, one browser and one link may ask for."""

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The limits of a server; `regalia serve` sets them."""

    message: int = 4096  # characters of one message
    rate: int = 12  # messages a second on one link, over a few seconds
    tables: int = 5000  # held in memory at once
    links: int = 20000  # open at once
    new_tables: int = 60  # in an hour for one browser
    hints: int = 4  # thought about at once, if there are so many thinkers


class Pace:
    """Counts the messages of one link: a short burst is fine, a flood is not."""

    __slots__ = ("last", "left", "rate")
    BURST = 5.0  # seconds' worth of messages that may come at once

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.left = rate * self.BURST
        self.last = time.monotonic()

    def allows(self) -> bool:
        """Whether one more message is fine now."""
        now = time.monotonic()
        self.left = min(self.rate * self.BURST, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
