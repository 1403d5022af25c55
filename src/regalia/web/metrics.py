"""What the server measures of itself, in the text format of Prometheus."""

from bisect import bisect_left
from collections.abc import Mapping

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
HELP = {
    "regalia_tables": ("gauge", "Tables held in memory."),
    "regalia_links": ("gauge", "Open live links."),
    "regalia_thoughts": ("gauge", "Opponents that are thinking."),
    "regalia_choices_total": ("counter", "Choices written down since the start."),
    "regalia_refusals_total": ("counter", "Messages that were refused with a sentence."),
}
LATENCY = "regalia_update_seconds"


class Metrics:
    """Counts, and how long it takes from a choice to each update that it brings about."""

    def __init__(self) -> None:
        self.refusals = 0
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """One update was sent so long after the choice arrived."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def within(self, share: float) -> float:
        """The seconds within which such a share of all updates was sent; infinity when it took longer than that."""
        total = 0
        for bound, count in zip(BOUNDS, self.buckets, strict=False):
            total += count
            if total >= share * sum(self.buckets):
                return bound
        return float("inf")

    def text(self, values: Mapping[str, int]) -> str:
        """All figures, as a scraper reads them."""
        lines = []
        for name, value in values.items():
            kind, help_text = HELP[name]
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> list[str]:
        lines = [f"# HELP {LATENCY} From a choice to each update sent.", f"# TYPE {LATENCY} histogram"]
        total = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.buckets, strict=True):
            total += count
            lines.append(f'{LATENCY}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{LATENCY}_sum {self.seconds:.6f}", f"{LATENCY}_count {total}"]
