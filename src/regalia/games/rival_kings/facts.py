"""What a person counts in Rival Kings: the facts by which a hint says why."""

from collections.abc import Iterator

from regalia.games.rival_kings.components import ACTIONS, CARD_COUNT, PILES, ROW_SIZE
from regalia.games.rival_kings.evaluation import FIRST_ACTION, STOLEN, lies_open, terms
from regalia.games.rival_kings.options import card_message
from regalia.games.rival_kings.position import Realm
from regalia.games.rival_kings.scoring import score_of
from regalia.kernel.counts import count_of
from regalia.kernel.facts import Fact
from regalia.kernel.position import Position


def facts(realm: Realm, seat: int, later: Position) -> list[Fact]:
    """What a seat has at a later table."""
    assert isinstance(later, Realm)
    cost = (("cost", -int(realm.edition.marker_points)),)
    return [
        Fact("points", float(score_of(later, seat))),
        Fact("coins", float(later.coins(seat))),
        Fact("cards", float(later.row_size[seat * 2] + later.row_size[seat * 2 + 1])),
        Fact("characters", float(count_of(later.hand[seat]))),
        Fact("markers", float(later.markers[seat]), about=cost, less=True),
        Fact("equals", float((later.equal >> seat) & 1), share=True, less=True),
        *waiting_facts(later, seat),
        *action_facts(later, seat),
        *open_facts(later, seat),
    ]


def waiting_facts(later: Realm, seat: int) -> Iterator[Fact]:
    """RK-12.3: cards without their perfect partner, and the partners that lie open."""
    waiting = [card for card in cards_of(later, seat) if later.free(seat, card)]
    yield Fact("singles", float(len(waiting)), less=True)
    for card in waiting:
        partner = int(later.edition.partner[card])
        if lies_open(later, partner):
            both = int(later.edition.value[card] + later.edition.value[partner])
            about = (("partner", card_message(partner)), ("card", card_message(card)), ("points", both))
            yield Fact("pairs", 1.0, about=about, share=True, stake=float(both))


def cards_of(realm: Realm, seat: int) -> list[int]:
    """The subjects and buildings of a seat."""
    first = seat * CARD_COUNT
    subjects = realm.row[first : first + realm.row_size[seat * 2]]
    buildings = realm.row[first + ROW_SIZE : first + ROW_SIZE + realm.row_size[seat * 2 + 1]]
    return [int(card) for card in subjects] + [int(card) for card in buildings]


def action_facts(later: Realm, seat: int) -> Iterator[Fact]:
    """Actions still to be done, stolen ones, and the subject whose ability can be used."""
    found = terms(later, seat)
    yield Fact("theft", float(found[STOLEN]))
    for action, name in enumerate(ACTIONS):
        about = (("action", "@action-" + name),)
        yield Fact("actions", float(found[FIRST_ACTION + action]), about=about, share=True)
    card = int(later.active(seat))
    if card >= 0:
        usable = not (later.used >> seat) & 1
        yield Fact("ability", float(usable), about=(("subject", card_message(card)),), share=True)


def open_facts(later: Realm, seat: int) -> Iterator[Fact]:
    """RK-7.19: the open cards that the coins at hand would pay."""
    coins = later.coins(seat)
    for pile in range(PILES):
        card = int(later.top(pile))
        if card >= 0 and later.edition.value[card] <= coins:
            price = int(later.edition.value[card])
            about = (("card", card_message(card)), ("price", price))
            yield Fact("bargain", 1.0, about=about, share=True, stake=float(price + 1))
