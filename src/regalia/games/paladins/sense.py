"""What the opponents know of Paladins: how good a position looks to a seat, in hundredths of a point."""

from typing import Final

from regalia.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COLOURS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FORTIFY,
    GARRISON,
    GOODS,
    LABOURER,
    ORDER_PLACES,
    PROVISION,
    ROUNDS,
    SILVER,
)
from regalia.games.paladins.position import OWNER, UNPAID, Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.kernel.vectors import i64

WORKER: Final = 60
LABOURER_LESS: Final = 20
CRIMINAL_MORE: Final = 10
GOOD: Final = 45
GOODS_WANTED: Final = 8
SPARE_GOOD: Final = 15
MARK: Final = 130
PIECE: Final = 60
WORKSHOP_ROUND: Final = 45
HIRED_ROUND: Final = 30
ORDER_STEP: Final = 60
DEBT: Final = 60
SUSPICION: Final = 35


def value(kingdom: Kingdom, seat: i64) -> float:
    """Points, and what is likely to become points: workers, goods, markers, pieces and orders on their way."""
    rounds = ROUNDS - kingdom.round
    worth = score_of(kingdom, seat) * 100
    worth += pieces_worth(kingdom, seat, rounds) + orders_worth(kingdom, seat)
    if not kingdom.over():
        worth += supplies_worth(kingdom, seat)
        worth += hired_worth(kingdom, seat) * rounds
        worth -= kingdom.suspicions[seat] * SUSPICION
        worth -= kingdom.debts[seat * 2 + UNPAID] * DEBT
    return float(int(worth)) / 100.0


def supplies_worth(kingdom: Kingdom, seat: i64) -> i64:
    """Workers and goods; a store that cannot be used up counts little."""
    first = seat * GOODS
    worth: i64 = 0
    for colour in range(COLOURS):
        worth += kingdom.goods[first + colour] * WORKER
    worth -= kingdom.goods[first + LABOURER] * LABOURER_LESS
    worth += kingdom.goods[first + CRIMINAL] * CRIMINAL_MORE
    if (kingdom.passed >> seat) & 1 and kingdom.round == ROUNDS:
        worth = 0
    for good in range(SILVER, PROVISION + 1):
        held = kingdom.goods[first + good]
        worth += min(held, GOODS_WANTED) * GOOD
        if held > GOODS_WANTED:
            worth += (held - GOODS_WANTED) * SPARE_GOOD
    return worth


def pieces_worth(kingdom: Kingdom, seat: i64, rounds: i64) -> i64:
    """Markers lead to more; pieces score from the fifth on; a workshop saves a worker each round."""
    worth: i64 = 0
    for attribute in range(3):
        worth += kingdom.marks[seat * 3 + attribute] * MARK
    worth += pieces_of(kingdom, seat) * PIECE
    return worth + kingdom.times(seat, DEVELOP) * WORKSHOP_ROUND * rounds


def pieces_of(kingdom: Kingdom, seat: i64) -> i64:
    """How often a seat has done the actions of the right side."""
    left = kingdom.times(seat, COMMISSION) + kingdom.times(seat, GARRISON) + kingdom.times(seat, FORTIFY)
    return left + kingdom.times(seat, ABSOLVE) + kingdom.times(seat, ATTACK) + kingdom.times(seat, CONVERT)


def orders_worth(kingdom: Kingdom, seat: i64) -> i64:
    """Steps towards the King's Orders, more for the later ones."""
    worth: i64 = 0
    for place in range(ORDER_PLACES):
        card = kingdom.orders[place]
        if card >= 0:
            need = kingdom.edition.order_need[card]
            done = min(kingdom.times(seat, kingdom.edition.order_action[card]), need)
            worth += done * ORDER_STEP * (place + 2) // 2
    return worth


def hired_worth(kingdom: Kingdom, seat: i64) -> i64:
    """What the townsfolk of a seat bring each round."""
    worth: i64 = 0
    for entry in kingdom.hired:
        if entry % OWNER == seat:
            worth += HIRED_ROUND
    return worth
