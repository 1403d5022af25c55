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
from regalia.games.paladins.options import ASK_ATTACK, ASK_CHOICE, ASK_CONVERT, ASK_KEEP, ASK_WORKERS
from regalia.games.paladins.position import OWNER, UNPAID, Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.kernel.vectors import i64

WORKER: Final = 55
LABOURER_LESS: Final = 15
CRIMINAL_MORE: Final = 15
LAST_WORKER: Final = 20  # in the last round
GOOD: Final = 45
GOODS_WANTED: Final = 6
SPARE_GOOD: Final = 15
LAST_GOOD: Final = 5
MARK: Final = 160
LAST_MARK: Final = 20
PIECE: Final = 110
WORKSHOP_ROUND: Final = 45
HIRED_ROUND: Final = 30
ORDER_STEP: Final = 70
DEBT: Final = 40
SUSPICION: Final = 35


def worth(kingdom: Kingdom, seat: i64) -> i64:
    """Points, and what is likely to become points, once the turn that has begun is over."""
    if not in_a_turn(kingdom, seat):
        return standing_worth(kingdom, seat)
    after = kingdom.copy()
    assert isinstance(after, Kingdom)
    while in_a_turn(after, seat):
        offer = after.options(seat)
        after.carry_out(seat, offer[0] if takes_first(after.question) else offer[len(offer) - 1])
    return standing_worth(after, seat)


def in_a_turn(kingdom: Kingdom, seat: i64) -> bool:
    """Whether a seat must still say how it carries out its turn."""
    return kingdom.waiting == 1 << seat and kingdom.question >= ASK_WORKERS


def takes_first(question: i64) -> bool:
    """Whether the first option of a question is the plain one, and not the last."""
    return question in (ASK_WORKERS, ASK_ATTACK, ASK_CONVERT, ASK_CHOICE, ASK_KEEP)


def standing_worth(kingdom: Kingdom, seat: i64) -> i64:
    """Points, workers, goods, markers, pieces and orders on their way."""
    rounds = ROUNDS - kingdom.round
    total = score_of(kingdom, seat) * 100
    if not kingdom.over():
        total += pieces_worth(kingdom, seat, rounds) + orders_worth(kingdom, seat)
        total += supplies_worth(kingdom, seat, rounds)
        total += hired_worth(kingdom, seat) * rounds
        total -= kingdom.suspicions[seat] * SUSPICION
        total -= kingdom.debts[seat * 2 + UNPAID] * DEBT
    return total


def supplies_worth(kingdom: Kingdom, seat: i64, rounds: i64) -> i64:
    """Workers and goods; a store that cannot be used up counts little."""
    if rounds == 0:
        return last_supplies_worth(kingdom, seat)
    first = seat * GOODS
    total: i64 = 0
    for colour in range(COLOURS):
        total += kingdom.goods[first + colour] * WORKER
    total -= kingdom.goods[first + LABOURER] * LABOURER_LESS
    total += kingdom.goods[first + CRIMINAL] * CRIMINAL_MORE
    for good in range(SILVER, PROVISION + 1):
        held = kingdom.goods[first + good]
        total += min(held, GOODS_WANTED) * GOOD
        if held > GOODS_WANTED:
            total += (held - GOODS_WANTED) * SPARE_GOOD
    return total


def last_supplies_worth(kingdom: Kingdom, seat: i64) -> i64:
    """In the last round a supply is worth what it can still do this round."""
    if (kingdom.passed >> seat) & 1:
        return 0
    first = seat * GOODS
    goods = kingdom.goods[first + SILVER] + kingdom.goods[first + PROVISION]
    return kingdom.workers_of(seat) * LAST_WORKER + goods * LAST_GOOD


def pieces_worth(kingdom: Kingdom, seat: i64, rounds: i64) -> i64:
    """Markers lead to more; pieces score from the fifth on; a workshop saves a worker each round."""
    total: i64 = 0
    each: i64 = MARK if rounds > 0 else LAST_MARK
    for attribute in range(3):
        total += kingdom.marks[seat * 3 + attribute] * each
    total += pieces_of(kingdom, seat) * PIECE
    return total + kingdom.times(seat, DEVELOP) * WORKSHOP_ROUND * rounds


def pieces_of(kingdom: Kingdom, seat: i64) -> i64:
    """How often a seat has done the actions of the right side."""
    left = kingdom.times(seat, COMMISSION) + kingdom.times(seat, GARRISON) + kingdom.times(seat, FORTIFY)
    return left + kingdom.times(seat, ABSOLVE) + kingdom.times(seat, ATTACK) + kingdom.times(seat, CONVERT)


def orders_worth(kingdom: Kingdom, seat: i64) -> i64:
    """Steps towards the King's Orders, more for the later ones."""
    total: i64 = 0
    for place in range(ORDER_PLACES):
        card = kingdom.orders[place]
        if card >= 0:
            need = kingdom.edition.order_need[card]
            done = min(kingdom.times(seat, kingdom.edition.order_action[card]), need)
            total += done * ORDER_STEP * (place + 2) // 2
    return total


def hired_worth(kingdom: Kingdom, seat: i64) -> i64:
    """What the townsfolk of a seat bring each round."""
    total: i64 = 0
    for entry in kingdom.hired:
        if entry % OWNER == seat:
            total += HIRED_ROUND
    return total
