"""Who has a link to a table, and for how long those have been away who have none."""

import time
from collections import Counter
from collections.abc import Iterable

ABSENCE = 180.0  # seconds without a link after which somebody may be replaced


class Presence:
    """The links of those who look at one table, and when somebody was last seen there by any process."""

    def __init__(self) -> None:
        self.links: Counter[str] = Counter()
        self.places: dict[str, str] = {}  # the address from which each of them has come last
        self.seen: dict[str, float] = {}
        self.since = time.time()  # nobody is blamed for what was before

    def came(self, player: str, place: str = "") -> None:
        """Somebody has one link more, from some address."""
        self.links[player] += 1
        self.places[player] = place

    def went(self, player: str) -> None:
        """Somebody has one link less."""
        self.seen[player] = time.time()
        self.links[player] -= 1
        if not self.links[player]:
            del self.links[player], self.places[player]

    def here(self, player: str) -> bool:
        """Whether somebody has a link."""
        return player in self.links

    def address_of(self, players: Iterable[str]) -> str:
        """Where the first of some players is who is here; else, where anybody is who looks."""
        here = [player for player in players if player and player in self.places]
        return next((self.places[player] for player in (*here, *self.places)), "")

    def heard_of(self, player: str, when: float) -> None:
        """Another process has seen somebody."""
        self.seen[player] = max(when, self.seen.get(player, 0.0))

    def away_for(self, player: str) -> float:
        """The seconds since somebody without a link was seen, here or elsewhere."""
        return max(0.0, time.time() - max(self.since, self.seen.get(player, 0.0)))
