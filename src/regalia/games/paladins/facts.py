"""What a person counts in Paladins of the West Kingdom: the facts by which a hint says why."""

from collections.abc import Iterator

from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    GOODS,
    LEFT_ACTIONS,
    ORDER_PLACES,
    ORDERS,
    PROVISION,
    SILVER,
    TOWNSFOLK,
)
from regalia.games.paladins.encoding import OWNER, PAID, UNPAID
from regalia.games.paladins.evaluation import (
    FAVOURS,
    FIRST_DOABLE,
    FIRST_PLAYER,
    FIRST_WORKSHOP,
    MOST_SUSPECTED,
    RIGHT_ACTIONS,
    TO_COME,
    terms,
)
from regalia.games.paladins.position import Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.kernel.facts import Fact
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec

ATTRIBUTES = ("strength", "faith", "influence")
FEAR = 3.0  # of the Inquisition, beside a Suspicion more


def facts(kingdom: Kingdom, seat: int, later: Position) -> list[Fact]:
    """What a seat has at a later table."""
    assert isinstance(later, Kingdom)
    found = terms(later, seat)
    workshops = sum(int(found[FIRST_WORKSHOP + place]) for place in range(RIGHT_ACTIONS))
    return [
        Fact("points", float(score_of(later, seat))),
        *(Fact(name, float(later.marks[seat * 3 + place])) for place, name in enumerate(ATTRIBUTES)),
        Fact("supplies", float(later.goods[seat * GOODS + SILVER]), "silver"),
        Fact("supplies", float(later.goods[seat * GOODS + PROVISION]), "provisions"),
        Fact("workers", float(later.workers_of(seat) + found[TO_COME])),
        Fact("favours", float(found[FAVOURS])),
        Fact("workshops", float(workshops)),
        Fact("start", float(found[FIRST_PLAYER]), share=True),
        *burden_facts(kingdom, seat, later, found),
        *action_facts(later, seat, found),
        *order_facts(kingdom, seat, later),
        *townsfolk_facts(kingdom, seat, later),
    ]


def burden_facts(kingdom: Kingdom, seat: int, later: Kingdom, found: vec[i64]) -> Iterator[Fact]:
    """Debts, Suspicions, and whether the Inquisition would come for this seat."""
    yield Fact("debts", float(later.debts[seat * 2 + UNPAID]), less=True)
    yield Fact("debts", float(later.debts[seat * 2 + PAID]), "paid-debts")
    yield Fact("suspicion", float(later.suspicions[seat]), less=True)
    tax = (("tax", int(kingdom.tax)),)
    yield Fact("suspicion", float(found[MOST_SUSPECTED]), "inquisition", tax, share=True, less=True, stake=FEAR)


def action_facts(later: Kingdom, seat: int, found: vec[i64]) -> Iterator[Fact]:
    """How often the actions of the right side were done, and which can still be done this round."""
    for place, action in enumerate(range(LEFT_ACTIONS, ACTION_COUNT)):
        about = (("action", "@action-" + ACTIONS[action]),)
        yield Fact("pieces", float(later.times(seat, action)), about=about)
        yield Fact("actions", float(found[FIRST_DOABLE + place]), about=about, share=True)


def order_facts(kingdom: Kingdom, seat: int, later: Kingdom) -> Iterator[Fact]:
    """PA-20.2: the King's Orders that lie open and are not met yet."""
    for place in range(ORDER_PLACES):
        card = kingdom.orders[place]
        if card >= 0 and not kingdom.fulfilled(seat, place):
            need, points = int(kingdom.edition.order_need[card]), int(kingdom.edition.order_vp[place])
            done = int(later.times(seat, kingdom.edition.order_action[card]))
            about = (("order", "@order-" + ORDERS[card]), ("need", need), ("points", points))
            yield Fact("orders", float(min(done, need)), about=about, stake=points)


def townsfolk_facts(kingdom: Kingdom, seat: int, later: Kingdom) -> Iterator[Fact]:
    """Townsfolk that join the crew."""
    for entry in later.hired:
        if entry % OWNER == seat and entry not in kingdom.hired:
            name = "@townsfolk-" + TOWNSFOLK[kingdom.edition.townsfolk_kind[entry // OWNER]]
            yield Fact("townsfolk", 1.0, about=(("townsfolk", name),), share=True)
