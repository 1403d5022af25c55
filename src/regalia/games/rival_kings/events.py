"""What is heard of the game: each event by its number, and its words from the table and the numbers it is told with."""

from typing import TYPE_CHECKING, Final

from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import ACTIONS, CHARACTERS, KINDS, NUMBER_OF_GAMES, PILE_SIZE, RANKS, SINGLE
from regalia.games.rival_kings.position import NEUTRAL, Realm, characters
from regalia.games.rival_kings.scoring import points_of, score_of
from regalia.kernel.agenda import Event, Events
from regalia.kernel.position import Phrase
from regalia.kernel.vectors import i64, vec

if TYPE_CHECKING:
    from regalia.games.rival_kings.actions import Actions

# Events, with the numbers that follow the seat.
GAME_BEGINS: Final = 1
ROUND_BEGINS: Final = 2
DEALT: Final = 3
CYCLE_BEGINS: Final = 4
REVEALS: Final = 5
NEUTRAL_REVEALED: Final = 6
SWAPS: Final = 7  # rival
EQUAL: Final = 8  # rival, rank
EQUAL_NEUTRAL: Final = 9  # rank
TROUBLED: Final = 10  # thief
MARKER: Final = 11
TURN_BEGINS: Final = 12
STEALS: Final = 13  # victim, action
UNDONE: Final = 14  # action
REPEATS: Final = 15
SETTLES: Final = 16
GIVES_MARKER: Final = 17  # rival
TAKES: Final = 18  # pile, count
REFILLS: Final = 19
BUYS: Final = 20  # cell of the piles, paid
ENDING: Final = 21  # pile
TURNED_UP: Final = 22  # pile
USES: Final = 23
COINS: Final = 24  # count
LOOKS: Final = 25  # pile
DECLINES: Final = 26
EXCHANGES: Final = 27  # code, rival and its code
EXCHANGES_OPEN: Final = 28  # code, pile
SCORED: Final = 29
GAME_OVER: Final = 30


def action(number: int) -> str:
    """The message that names an action."""
    return "@action-" + ACTIONS[number]


def character(card: int) -> str:
    """The message that names a character."""
    return "@character-" + CHARACTERS[card]


def pile(number: int) -> str:
    """The message that names a pile."""
    return "@pile-" + opt.PILE_NAMES[number]


def dealt(realm: Realm, seat: int, about: int, more: int) -> Event:
    """A player sees the own characters."""
    first, second, third = (character(card) for card in characters(realm.hand[seat]))
    return Event("dealt", {"seat": seat, "first": first, "second": second, "third": third}, 1 << seat)


def troubled(realm: Realm, victim: int, thief: int, more: int) -> Event:
    """RK-5.7, RK-9.2: who is troubled by whom, or turns it away."""
    kind = "turned-away" if realm.turned[victim] == thief else "unequal"
    if thief == NEUTRAL:
        return Event(kind + "-neutral", {"seat": victim})
    return Event(kind, {"seat": victim, "seats": [thief]})


def undone(realm: "Actions", seat: int, left: int, more: int) -> Event:
    """RK-6.6, RK-R12: an own action is left undone, because the seat wants it so or because it is not possible."""
    possible = len(realm.targets(vec[i64](), seat, left)) > 0
    return Event("skips" if possible else "cannot", {"seat": seat, "action": action(left)})


def buys(realm: Realm, seat: int, cell: int, paid: int) -> Event:
    """RK-7.10, RK-7.14: a subject or a building; told while it still lies in its pile."""
    card = realm.pile[cell]
    details: dict[str, object] = {"seat": seat, "card": opt.card_message(card), "pile": pile(cell // PILE_SIZE)}
    return Event("recruits" if card < KINDS else "buys", {**details, "paid": paid})


def turned_up(realm: Realm, seat: int, number: int, more: int) -> Event:
    """A new card lies open on a pile."""
    return Event("turned-up", {"pile": pile(number), "card": opt.card_message(realm.top(number))})


def given(realm: Realm, seat: int, code: int) -> dict[str, object]:
    """Who gives which card, and where it lies in its row."""
    return {"seat": seat, "card": opt.card_message(opt.card_of(code)), "place": opt.place_of(realm, seat, code)}


def exchanges(realm: Realm, seat: int, code: int, wanted: int) -> Event:
    """RK-9.6: cards of two players change places; told while they still lie in their rows."""
    rival, other = divmod(wanted, opt.CODES)
    details = given(realm, seat, code)
    details["seats"] = [rival]
    details["other"] = opt.card_message(opt.card_of(other))
    details["other_place"] = opt.place_of(realm, rival, other)
    return Event("exchanges", details)


def exchanges_open(realm: Realm, seat: int, code: int, number: int) -> Event:
    """RK-9.14: an own card for the open one of a pile."""
    details = given(realm, seat, code)
    return Event("exchanges-open", {**details, "other": opt.card_message(realm.top(number)), "pile": pile(number)})


def why_over(realm: Realm) -> Phrase:
    """RK-11.1, RK-14.2: the piles that are empty, or the length of a series that was agreed on."""
    edition = realm.edition
    if edition.series == NUMBER_OF_GAMES:
        return "over-games", {"games": edition.games}
    if edition.series != SINGLE:
        there = [seat for seat in range(realm.seats) if score_of(realm, seat) >= edition.target]
        return "over-target", {"seats": there, "count": len(there), "target": edition.target}
    empty = [number for number, size in enumerate(realm.pile_size) if size == 0]
    return "over-piles", {"pile": pile(empty[0]), "count": len(empty)}


EVENTS: "Final[Events[Actions]]" = {
    GAME_BEGINS: lambda realm, seat, about, more: Event("game", {"game": realm.game}),
    ROUND_BEGINS: lambda realm, seat, about, more: Event("round", {"round": realm.round}),
    DEALT: dealt,
    CYCLE_BEGINS: lambda realm, seat, about, more: Event("cycle", {"round": realm.round, "cycle": realm.cycle}),
    REVEALS: lambda realm, seat, about, more: Event(
        "reveals", {"seat": seat, "character": character(realm.played[seat])}
    ),
    NEUTRAL_REVEALED: lambda realm, seat, about, more: Event("neutral", {"character": character(realm.neutral)}),
    SWAPS: lambda realm, seat, rival, more: Event("swaps", {"seat": seat, "seats": [rival]}),
    EQUAL: lambda realm, seat, rival, rank: Event("equal", {"seats": [seat, rival], "rank": RANKS[rank]}),
    EQUAL_NEUTRAL: lambda realm, seat, rank, more: Event("equal-neutral", {"seat": seat, "rank": RANKS[rank]}),
    TROUBLED: troubled,
    MARKER: lambda realm, seat, about, more: Event("marker", {"seat": seat}),
    TURN_BEGINS: lambda realm, seat, about, more: Event(
        "turn", {"seat": seat, "character": character(realm.played[seat])}
    ),
    STEALS: lambda realm, seat, victim, taken: Event(
        "steals", {"seat": seat, "seats": [victim], "action": action(taken)}
    ),
    UNDONE: undone,
    REPEATS: lambda realm, seat, about, more: Event("repeats", {"seat": seat}),
    SETTLES: lambda realm, seat, about, more: Event("settles", {"seat": seat}),
    GIVES_MARKER: lambda realm, seat, rival, more: Event("gives-marker", {"seat": seat, "seats": [rival]}),
    TAKES: lambda realm, seat, number, count: Event("takes", {"seat": seat, "pile": pile(number), "count": count}),
    REFILLS: lambda realm, seat, about, more: Event("refills", {}),
    BUYS: buys,
    ENDING: lambda realm, seat, number, more: Event("ending", {"pile": pile(number)}),
    TURNED_UP: turned_up,
    USES: lambda realm, seat, about, more: Event(
        "uses", {"seat": seat, "subject": opt.card_message(realm.active(seat))}
    ),
    COINS: lambda realm, seat, count, more: Event("coins", {"seat": seat, "count": count}),
    LOOKS: lambda realm, seat, number, more: Event("looks", {"seat": seat, "pile": pile(number)}),
    DECLINES: lambda realm, seat, about, more: Event("declines", {"seat": seat}),
    EXCHANGES: exchanges,
    EXCHANGES_OPEN: exchanges_open,
    SCORED: lambda realm, seat, about, more: Event("scored", {"seat": seat, "points": points_of(realm, seat)}),
    GAME_OVER: lambda realm, seat, about, more: Event("end", {}),
}
