"""What networks have learned of the game, and what they see of it."""

from typing import Final

from regalia.games.paladins.components import ORDER_PLACES, TOWNSFOLK_ROW
from regalia.games.paladins.encoding import AI
from regalia.games.paladins.evaluation import PHASE_COUNT, TERM_COUNT, terms
from regalia.games.paladins.observation import observe_shared
from regalia.games.paladins.options import OPTION_COUNT
from regalia.games.paladins.position import Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.kernel.network_input import NetworkSpec, Table
from regalia.kernel.observation import Observations, after
from regalia.kernel.vectors import i16, i64

SEATS: Final = 4
OBSERVED_ALONE: Final = 616  # numbers of an observation that networks share
OBSERVED: Final = 762  # with four seats; with fewer, the places of the others stay empty
ORDER_CARDS: Final = 6
TOWNSFOLK_CARDS: Final = 32
BESIDES: Final = TERM_COUNT + ORDER_PLACES * ORDER_CARDS + TOWNSFOLK_ROW * TOWNSFOLK_CARDS
ALONE_WIDTH: Final = OBSERVED_ALONE + BESIDES + 2  # with both scores
WIDTH: Final = OBSERVED + BESIDES + SEATS + SEATS + 1  # with all scores and the number of seats

HARD: Final = Table(1, "hard")
ALONE_TABLES: Final = [HARD, HARD, HARD, HARD, HARD, Table(1, "hungarian"), Table(1, "easy")]
ALONE: Final = NetworkSpec("paladins", "alone", ALONE_TABLES, ALONE_WIDTH, PHASE_COUNT, OPTION_COUNT)
TOGETHER: Final = NetworkSpec("paladins", "together", [Table(2), Table(3), Table(4)], WIDTH, PHASE_COUNT, OPTION_COUNT)


def see(kingdom: Kingdom, seat: i64, observation: Observations) -> None:
    """What the seat knows: its observation, the terms of the evaluation, which cards lie where, all scores."""
    if kingdom.seats == 1:
        place = observation.place + OBSERVED_ALONE
        observe_shared(kingdom, seat, observation, 0)
        place = see_besides(kingdom, seat, observation, place)
        observation.cells[place] = i16(score_of(kingdom, 0))
        observation.cells[place + 1] = i16(score_of(kingdom, AI))
        return
    place = observation.place + OBSERVED
    observe_shared(kingdom, seat, observation, SEATS - kingdom.seats)
    place = see_besides(kingdom, seat, observation, place)
    for ahead in range(kingdom.seats):
        observation.cells[place + ahead] = i16(score_of(kingdom, after(seat, ahead, kingdom.seats)))
    observation.cells[place + SEATS + kingdom.seats] = 1


def see_besides(kingdom: Kingdom, seat: i64, observation: Observations, place: i64) -> i64:
    """The terms, and which orders and townsfolk lie where; the place after them."""
    cells = observation.cells
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
