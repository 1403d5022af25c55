"""What a network has learned of playing alone against the artificial opponent."""

from typing import Final

from regalia.games.paladins.components import ORDER_PLACES, TOWNSFOLK_ROW
from regalia.games.paladins.features import observe
from regalia.games.paladins.position import AI, Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.games.paladins.sense import TERM_COUNT, terms
from regalia.kernel.network import UNIT, Network
from regalia.kernel.scroll import Scroll
from regalia.kernel.vectors import append, i16, i64, vec

FILE: Final = "alone.net"
OBSERVED: Final = 616  # numbers of an observation at a table for one
ORDER_CARDS: Final = 6
TOWNSFOLK_CARDS: Final = 32
OWN: Final = 0  # outputs: the points still to come for the seat and for the artificial opponent, then every option
RIVAL: Final = 1
FIRST_OPTION: Final = 2
OPTIONS: Final = 369
WIDTH: Final = OBSERVED + TERM_COUNT + ORDER_PLACES * ORDER_CARDS + TOWNSFOLK_ROW * TOWNSFOLK_CARDS + 2
BLANK: Final = vec[i16]([0] * WIDTH)
NETWORK: Final = Network("paladins", FILE)


def see(kingdom: Kingdom, scroll: Scroll) -> None:
    """What the seat knows: its observation, the terms of the sense, which cards lie where, both scores."""
    cells = scroll.cells
    place = scroll.place + OBSERVED
    observe(kingdom, 0, scroll)
    counted = terms(kingdom, 0)
    for term in range(i64(TERM_COUNT)):
        cells[place + term] = i16(counted[term])
    place += TERM_COUNT
    for slot in range(i64(ORDER_PLACES)):
        if kingdom.orders[slot] >= 0:
            cells[place + slot * ORDER_CARDS + kingdom.orders[slot]] = 1
    place += ORDER_PLACES * ORDER_CARDS
    for slot in range(i64(TOWNSFOLK_ROW)):
        if kingdom.townsfolk_row[slot] >= 0:
            cells[place + slot * TOWNSFOLK_CARDS + kingdom.townsfolk_row[slot]] = 1
    place += TOWNSFOLK_ROW * TOWNSFOLK_CARDS
    cells[place] = i16(score_of(kingdom, 0))
    cells[place + 1] = i16(score_of(kingdom, AI))


def foreseen(kingdom: Kingdom) -> vec[i64]:
    """The points of both at the end, in hundredths; then, for each option, how much speaks for it, in parts of UNIT."""
    scroll = Scroll(0, WIDTH)
    scroll.cells = BLANK[:]
    see(kingdom, scroll)
    deep = NETWORK.look(scroll.cells)
    own = score_of(kingdom, 0) * 100 + NETWORK.output(deep, OWN) * 100 // UNIT
    rival = score_of(kingdom, AI) * 100 + NETWORK.output(deep, RIVAL) * 100 // UNIT
    found = vec[i64]([own, rival])
    for option in kingdom.options(0):
        found = append(found, NETWORK.output(deep, FIRST_OPTION + option))
    return found
