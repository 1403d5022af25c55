"""The score sheet of a game: where the points of each seat come from."""

from dataclasses import dataclass
from typing import NamedTuple

from regalia.kernel.position import Phrase


class ScorePart(NamedTuple):
    """A thing or two that score together at the end: what they are, their points, and the drawings of them."""

    words: Phrase
    points: int
    pictures: tuple[str, ...]


@dataclass(frozen=True)
class ScoreLine:
    """One line of the score sheet: where points come from, and how many of them each seat has."""

    source: str
    points: tuple[int, ...]
    parts: tuple[tuple[ScorePart, ...], ...] = ()  # what those of each seat are made of, where that is told
