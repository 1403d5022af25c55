"""Facts: what a person counts at a table, by which a hint says why an option is good."""

from typing import NamedTuple


class Fact(NamedTuple):
    """Something that is counted for a seat: so many of it, or how likely it is.

    It is told by the message `reason-WORDS` (the name of the group, if no words are given) with what it is `about`,
    `mine` after the option and `others` after the others, and `beside`, another number that goes with it. Facts with
    the same words about the same thing are compared; where a table does not tell it, there is none of it.
    """

    group: str  # of reasons.toml
    amount: float
    words: str = ""
    about: tuple[tuple[str, object], ...] = ()  # arguments of the message: names of this table, and its numbers
    beside: float = 0.0
    share: bool = False  # a chance from 0 to 1, told in a hundred
    less: bool = False  # whether less of it is better
    stake: float = 1.0  # what one of it is worth beside the others of its group
