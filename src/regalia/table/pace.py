"""How fast somebody may go on: a short burst is fine, a flood is not."""

import time
from collections import OrderedDict


class Pace:
    """So many a second, and so many at once."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = time.monotonic()

    def allows(self) -> bool:
        """Whether one more is fine now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """The seconds after which one more will be fine."""
        left = self.left + (time.monotonic() - self.last) * self.rate
        return max(0.0, (1 - left) / self.rate)


class Paces:
    """The pace of each of many; whoever was quiet for longest is forgotten first."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Pace] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether one more is fine for somebody now."""
        pace = self.known.setdefault(who, Pace(self.rate, self.burst))
        self.known.move_to_end(who)
        if len(self.known) > self.MOST:
            self.known.popitem(last=False)
        return pace.allows()

    def wait(self, who: str) -> float:
        """The seconds after which one more will be fine for somebody."""
        return self.known[who].wait() if who in self.known else 0.0
