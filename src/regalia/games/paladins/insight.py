"""What networks have learned of the game, and what they see of it."""

from typing import Final

from regalia.games.paladins.components import ORDER_PLACES, TOWNSFOLK_ROW
from regalia.games.paladins.features import observe_shared
from regalia.games.paladins.options import OPTION_COUNT
from regalia.games.paladins.position import AI, Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.games.paladins.sense import TERM_COUNT, terms
from regalia.kernel.network import UNIT, Network, network_of
from regalia.kernel.scroll import Scroll, after
from regalia.kernel.vectors import append, i16, i64, vec

ALONE: Final = "alone.net"
TOGETHER: Final = "together.net"
FILES: Final = {1: ALONE, 2: TOGETHER, 3: TOGETHER, 4: TOGETHER}  # the networks that are asked, by the number of seats
SEATS: Final = 4
OBSERVED_ALONE: Final = 616  # numbers of an observation that networks share
OBSERVED: Final = 762  # with four seats; with fewer, the places of the others stay empty
ORDER_CARDS: Final = 6
TOWNSFOLK_CARDS: Final = 32
BESIDES: Final = TERM_COUNT + ORDER_PLACES * ORDER_CARDS + TOWNSFOLK_ROW * TOWNSFOLK_CARDS
ALONE_WIDTH: Final = OBSERVED_ALONE + BESIDES + 2  # with both scores
WIDTH: Final = OBSERVED + BESIDES + SEATS + SEATS + 1  # with all scores and the number of seats
BLANK: Final = vec[i16]([0] * WIDTH)
OPTIONS: Final = OPTION_COUNT
ALONE_HEADS: Final = 2  # outputs that tell the points of both sides
HEADS: Final = SEATS  # the same for all seats of a table

NETWORKS: Final[dict[str, Network]] = {}  # by their files; read when they are first asked


def network_for(seats: i64) -> Network:
    """The network that knows tables with so many seats."""
    file = FILES[seats]
    found = NETWORKS.get(file)
    if found is None:
        found = network_of("paladins", file)
        NETWORKS[file] = found
    return found


def see(kingdom: Kingdom, seat: i64, scroll: Scroll) -> None:
    """What the seat knows: its observation, the terms of the sense, which cards lie where, all scores."""
    if kingdom.seats == 1:
        place = scroll.place + OBSERVED_ALONE
        observe_shared(kingdom, seat, scroll, 0)
        place = see_besides(kingdom, seat, scroll, place)
        scroll.cells[place] = i16(score_of(kingdom, 0))
        scroll.cells[place + 1] = i16(score_of(kingdom, AI))
        return
    place = scroll.place + OBSERVED
    observe_shared(kingdom, seat, scroll, SEATS - kingdom.seats)
    place = see_besides(kingdom, seat, scroll, place)
    for ahead in range(kingdom.seats):
        scroll.cells[place + ahead] = i16(score_of(kingdom, after(seat, ahead, kingdom.seats)))
    scroll.cells[place + SEATS + kingdom.seats] = 1


def see_besides(kingdom: Kingdom, seat: i64, scroll: Scroll, place: i64) -> i64:
    """The terms, and which orders and townsfolk lie where; the place after them."""
    cells = scroll.cells
    counted = terms(kingdom, seat)
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
    return place + TOWNSFOLK_ROW * TOWNSFOLK_CARDS


def foreseen(kingdom: Kingdom, seat: i64) -> vec[i64]:
    """The points of all sides at the end, in hundredths, those of the seat that is asked first; then what speaks for
    each of its options.
    """
    scroll = Scroll(0, WIDTH)
    scroll.cells = BLANK[:]
    see(kingdom, seat, scroll)
    network = network_for(kingdom.seats)
    deep = network.look(scroll.cells, seat)
    found = vec[i64]()
    for ahead in range(kingdom.sides):
        side = after(seat, ahead, kingdom.sides)
        found = append(found, score_of(kingdom, side) * 100 + network.output(deep, ahead) * 100 // UNIT)
    first = network.outputs - OPTIONS
    for option in kingdom.distinct(seat):
        found = append(found, network.output(deep, first + option))
    return found
