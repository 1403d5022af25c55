"""Who has a link to a table, and for how long those have been away who have none."""

import time
from collections import Counter

ABSENCE = 180.0  # seconds without a link after which somebody may be replaced


class Presence:
    """The links of those who look at one table, and when somebody was last seen there by any process."""

    def __init__(self) -> None:
        self.links: Counter[str] = Counter()
        self.seen: dict[str, float] = {}
        self.since = time.time()  # nobody is blamed for what was before

    def came(self, player: str) -> None:
        """Somebody has one link more."""
        self.links[player] += 1

    def went(self, player: str) -> None:
        """Somebody has one link less."""
        self.seen[player] = time.time()
        self.links[player] -= 1
        if not self.links[player]:
            del self.links[player]

    def here(self, player: str) -> bool:
        """Whether somebody has a link."""
        return player in self.links

    def heard_of(self, player: str, when: float) -> None:
        """Another process has seen somebody."""
        self.seen[player] = max(when, self.seen.get(player, 0.0))

    def away_for(self, player: str) -> float:
        """The seconds since somebody without a link was seen, here or elsewhere."""
        return max(0.0, time.time() - max(self.since, self.seen.get(player, 0.0)))
