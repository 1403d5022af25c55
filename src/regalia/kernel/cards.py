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


Makers = dict[str, tuple[Callable[..., Card | None], int]]
"""By the first word of the name of a piece, who makes its card from a view and the words that follow; and how many."""
