"""What networks are about."""

from typing import NamedTuple

from regalia.games.paladins.insight import ALONE, ALONE_HEADS, ALONE_WIDTH, HEADS, TOGETHER, WIDTH

GAME = "paladins"


class Table(NamedTuple):
    """A kind of table."""

    seats: int
    preset: str = ""


class Subject(NamedTuple):
    """What a network is about."""

    file: str
    width: int  # of what it sees
    heads: int  # outputs that tell points, before those for the options
    tables: tuple[Table, ...]  # the kinds that are played, as often as they stand here


SUBJECTS = {
    "alone": Subject(
        ALONE, ALONE_WIDTH, ALONE_HEADS, (*([Table(1, "hard")] * 5), Table(1, "hungarian"), Table(1, "easy"))
    ),
    "together": Subject(TOGETHER, WIDTH, HEADS, (Table(2), Table(3), Table(4))),
}
