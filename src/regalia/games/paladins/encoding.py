"""How things on the table are told by numbers: streams of luck, sides, slots, pieces, owners."""

from typing import Final

from regalia.games.paladins.components import LEFT_ACTIONS, SLOTS
from regalia.kernel.vectors import i64

# Streams of luck.
STREAMS: Final = (
    "start", "townsfolk", "outsiders", "walls", "tavern", "suspicions", "king", "paladins", "schemes",
)  # fmt: skip
START: Final = 0
TOWNSFOLK_DECK: Final = 1
OUTSIDER_DECK: Final = 2
WALL_DECK: Final = 3
TAVERN_DECK: Final = 4
SUSPICION_DECK: Final = 5
KINGS_CARDS: Final = 6
PALADIN_DECKS: Final = 7
SCHEME_DECK: Final = 8

AI: Final = 1  # the side of the solo opponent, which has no seat
NOBODY: Final = -1
NO_CARD: Final = -1

# What stands on a slot of a player board, besides the colour of a worker.
FREE: Final = -1
WORKSHOP: Final = 6

# A piece on a square is its side, and for an outpost 8 more.
OUTPOST: Final = 8
# A card or worker that belongs to a side: the side, and 8 times the card or colour.
OWNER: Final = 8

UNPAID: Final = 0
PAID: Final = 1
SUSPICION_BITS: Final = 2  # a pile of suspicions is a number, two bits a card, the latest lowest


def first_taken(action: i64) -> i64:
    """The slot that has a worker whenever any has: the first one, on the right side the last, which has no workshop."""
    return i64(0) if action < LEFT_ACTIONS else i64(SLOTS - 1)


def bit(place: i64) -> i64:
    """The set with this one card; compiled, a literal 1 would be shifted as a number of 32 bits."""
    found: i64 = 1
    found <<= place
    return found
