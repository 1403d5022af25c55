"""When this house was open: the clocks of people stand still while it is closed, killed, or asleep."""

import secrets

from regalia.table.store_times import TimeStore

BEAT = 10.0  # seconds between two marks that the house is open
GAP = 3 * BEAT  # without a mark for so long, the house was closed, or its machine asleep
KEPT = 30 * 24 * 3600  # seconds for which it is known; no clock is as long


class Hours:
    """The hours of the house, from all processes; what is not marked is not counted against anybody."""

    def __init__(self, store: TimeStore) -> None:
        self.store = store
        self.past: list[tuple[float, float]] = []  # the hours before this stretch
        self._begin()

    def _begin(self) -> None:
        self.mark = secrets.token_urlsafe(12)
        self.began = self.store.now()
        self.seen = 0.0  # when this stretch was last marked

    async def open(self) -> None:
        """Read when the house was open before."""
        now = self.store.now()
        self.past = [(float(began), float(seen)) for began, seen in await self.store.hours_since(now - KEPT)]

    async def beat(self) -> None:
        """The house is open; after a gap a new stretch begins."""
        now = self.store.now()
        if self.seen and now - self.seen > GAP:
            self.past.append((self.began, self.seen))
            self._begin()
        elif self.seen and 0 <= now - self.seen < BEAT:
            return
        await self.store.keep_hours(self.mark, self.began, now)
        self.seen = now

    def counted(self, since: float) -> float:
        """The seconds since a moment in which the house was open."""
        total, end = max(0.0, self.store.now() - max(since, self.began)), since
        for began, seen in sorted(self.past):
            start = max(began, end)
            end = max(end, min(seen, self.began))
            total += max(0.0, end - start)
        return total
