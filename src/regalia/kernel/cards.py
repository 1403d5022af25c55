"""Living cards: what a game says of a thing on its board, and of what stands in the way of choosing it now."""

from collections.abc import Callable
from typing import NamedTuple

from regalia.kernel.position import Phrase

NOBODY = -1


class Card(NamedTuple):
    """What a thing on the board is, as whoever looks may know it."""

    name: Phrase
    says: tuple[Phrase, ...] = ()  # what it costs, what it is worth, how it stands: a sentence each
    quotes: tuple[str, ...] = ()  # rules whose passages in the rulebook say what it does; their first paragraphs
    rule: str = ""  # where the rulebook tells of it; if left out, the first of the quotes
    picture: str = ""  # the symbol that the board draws it with
    seat: int = NOBODY  # whose colour it wears
    inert: bool = False  # no option ever names it, so that nobody asks why not

    @property
    def told_at(self) -> str:
        """The rule whose passage tells of it."""
        return self.rule or (self.quotes[0] if self.quotes else "")


class Hindrance(NamedTuple):
    """Why a thing cannot be chosen now: a sentence with the numbers that decide, and the rule behind it."""

    why: Phrase
    rule: str = ""


def signed(points: int) -> int | str:
    """Points as they are printed, with a true minus below zero."""
    return points if points >= 0 else f"−{-points}"


def points_card(seat: int, points: int, sources: dict[str, int], rule: str) -> Card:
    """What the points of a seat are made of so far; a source is named as on the score sheet."""
    parts = [(name, count) for name, count in sources.items() if count]
    says: list[Phrase] = [("board-points", {"points": signed(points)})]
    says += [("card-points-line", {"source": "@score-" + name, "points": signed(count)}) for name, count in parts]
    name: Phrase = ("card-points", {"seat": seat})
    return Card(name, tuple(says), rule=rule, picture=f"shield-{seat}", seat=seat, inert=True)


Makers = dict[str, tuple[Callable[..., Card | None], int]]
"""By the first word of the name of a piece, who makes its card from a view and the words that follow; and how many."""
