"""What decides between equal points, and how to say it."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.kernel.position import Phrase


class TieBreak(NamedTuple):
    """Something that decides between equal points; the message `decided-<name>` says so."""

    name: str
    counts: tuple[int, ...]  # of every seat
    fewest: bool = False  # whether the fewest are ahead


def decision(points: Sequence[int], tie_breaks: Sequence[TieBreak]) -> Phrase | None:
    """What decided between those with the most points, with the numbers; nothing where the points alone did."""
    tied = [seat for seat, one in enumerate(points) if one == max(points)]
    if len(tied) == 1:
        return None
    for one in tie_breaks:
        order = sorted((one.counts[seat] for seat in tied), reverse=not one.fewest)
        tied = [seat for seat in tied if one.counts[seat] == order[0]]
        if len(tied) == 1:
            return f"decided-{one.name}", {"best": order[0], "next": order[1]}
    return "decided-nothing", {}
