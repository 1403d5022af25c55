"""A sequential test: deals are played until it is clear whether a player wins more than its share, and no longer.

All rotations of a deal have the same luck, so that they count together: what the first player has won of them is one
result. The test weighs how likely the results are if it wins a share worth having against how likely they are if it
wins no more than its fair one, as chess engines are tested (the generalised test of Wald for results that are not just
won or lost, by their mean and how much they differ).
"""

import math
from dataclasses import dataclass

from regalia.kernel.errors import Trouble
from regalia.lab.arena import Bout

ERROR = 0.05  # how often it may say either thing wrongly
BOUND = math.log((1 - ERROR) / ERROR)
IMAGINED = 4  # results that differ as by luck alone: so that a few equal ones do not make it sure
BETTER, NO_BETTER, OPEN = "better", "no better", "open"


@dataclass(frozen=True)
class Test:
    """Whether the first of some players wins a share, or no more than its fair one."""

    __test__ = False  # to pytest

    players: tuple[str, ...]
    share: float

    def __post_init__(self) -> None:
        if len(set(self.players)) != 2 or self.players.count(self.players[0]) > 1:
            raise Trouble(
                "A sequential test is about one player among others that are all alike, as in king,duke,duke."
            )
        if not self.fair < self.share < 1:
            raise Trouble(f"The share to be shown must be above the fair one, {self.fair:.3f}, and below 1.")

    @property
    def fair(self) -> float:
        """What a player wins that is as good as the others."""
        return 1 / len(self.players)

    def results(self, bouts: list[Bout]) -> list[float]:
        """The share that the first player won of each deal, up to the first deal that is not played through."""
        seats, by_number = len(self.players), {bout.number: bout for bout in bouts}
        found: list[float] = []
        while True:
            first = len(found) * seats
            deal = [by_number[number] for number in range(first, first + seats) if number in by_number]
            if len(deal) < seats:
                return found
            found.append(sum(won(bout, self.players[0]) for bout in deal) / seats)

    def evidence(self, results: list[float]) -> float:
        """How much more likely the results are with the share than with the fair one: the logarithm of that."""
        if not results:
            return 0.0
        count, mean = len(results), sum(results) / len(results)
        by_luck = self.fair * (1 - self.fair) / len(self.players)
        differ = (sum((one - mean) ** 2 for one in results) + IMAGINED * by_luck) / (count + IMAGINED)
        return count * (self.share - self.fair) * (2 * mean - self.fair - self.share) / (2 * differ)

    def decided(self, results: list[float]) -> list[float]:
        """The results that decided it, taking the deals one after the other; all of them if nothing is decided."""
        for count in range(1, len(results)):
            if abs(self.evidence(results[:count])) >= BOUND:
                return results[:count]
        return results

    def verdict(self, bouts: list[Bout]) -> str:
        """What is clear by now, in whatever order the games were played."""
        evidence = self.evidence(self.decided(self.results(bouts)))
        if abs(evidence) < BOUND:
            return OPEN
        return BETTER if evidence > 0 else NO_BETTER

    def clear(self, bouts: list[Bout]) -> bool:
        """Whether the games so far are enough."""
        return self.verdict(bouts) != OPEN

    def told(self, bouts: list[Bout]) -> str:
        """The same in a sentence."""
        results, verdict = self.decided(self.results(bouts)), self.verdict(bouts)
        what = {
            BETTER: f"{self.players[0]} is better",
            NO_BETTER: f"{self.players[0]} does not win {self.share:.1%}",
            OPEN: f"Nothing is decided about {self.players[0]}",
        }[verdict]
        after = f"after {len(results)} deals, each played {len(self.players)} times"
        return f"{what} {after}: evidence {self.evidence(results):+.2f} of {BOUND:.2f} either way."


def won(bout: Bout, player: str) -> float:
    """Whether a player has won a game; a shared win counts in parts."""
    winners = [seat for seat, rank in enumerate(bout.ranks) if rank == 1]
    return sum(bout.seated[seat] == player for seat in winners) / max(1, len(winners))
