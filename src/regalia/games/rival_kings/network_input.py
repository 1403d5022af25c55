"""What networks have learned of Rival Kings, and what they see of it."""

from typing import Final

from regalia.games.rival_kings.components import ACTION_COUNT
from regalia.games.rival_kings.evaluation import PHASE_COUNT, TERM_COUNT
from regalia.games.rival_kings.options import (
    CODES,
    GET_CARD,
    GET_TOP,
    GIVE_MARKER,
    OPTION_COUNT,
    STEAL,
    SWAP,
    TAKE_MONEY,
    TURN_AWAY,
    USE,
)
from regalia.games.rival_kings.position import Realm
from regalia.kernel.network_input import NetworkSpec, Table
from regalia.kernel.vectors import i64

SEATS: Final = 4
OBSERVED: Final = 1029  # the first numbers of an observation with four seats, without who did what in this cycle
OBSERVED_BY_TWO: Final = 685
STEPS: Final = (1,) * TERM_COUNT

BESIDES: Final = TERM_COUNT + PHASE_COUNT + 1
TABLES: Final = [Table(3), Table(4)]
TOGETHER: Final = NetworkSpec(
    "rival_kings", "together", TABLES, OBSERVED + BESIDES + 2 * SEATS, PHASE_COUNT, OPTION_COUNT, OBSERVED, STEPS
)
TWO: Final = NetworkSpec(
    "rival_kings",
    "two",
    [Table(2)],
    OBSERVED_BY_TWO + BESIDES + 2 * 2,
    PHASE_COUNT,
    OPTION_COUNT,
    OBSERVED_BY_TWO,
    STEPS,
    watches=True,
)


def spoken_of(realm: Realm, seat: i64, option: i64) -> i64:
    """What is done to another seat is known by how many seats it sits after the own one."""
    if SWAP <= option < TURN_AWAY:
        return SWAP + realm.ahead(seat, option - SWAP)
    if TURN_AWAY <= option < TURN_AWAY + realm.seats:
        return TURN_AWAY + realm.ahead(seat, option - TURN_AWAY)
    if STEAL <= option < USE:
        victim, action = (option - STEAL) // ACTION_COUNT, (option - STEAL) % ACTION_COUNT
        return STEAL + realm.ahead(seat, victim) * ACTION_COUNT + action
    if GIVE_MARKER <= option < TAKE_MONEY:
        return GIVE_MARKER + realm.ahead(seat, option - GIVE_MARKER)
    if GET_CARD <= option < GET_TOP:
        owner, code = (option - GET_CARD) // CODES, (option - GET_CARD) % CODES
        return GET_CARD + realm.ahead(seat, owner) * CODES + code
    return option
