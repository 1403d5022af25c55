"""Small scenes of Paladins: a table set by hand, choices by name, and what is to be seen afterwards."""

import random
from collections.abc import Iterator
from typing import Any

from regalia.games.paladins import GAME
from regalia.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    GOODS,
    ORDERS,
    PALADINS,
    SCHEMES,
    VERBS,
    WORKERS,
)
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.encoding import AI, FREE, NO_CARD, OWNER, STREAMS, SUSPICION_DECK, WORKSHOP
from regalia.games.paladins.reading_scripts import add_script
from regalia.games.paladins.rules import Paladins, new_game
from regalia.games.paladins.steps import ABOUT, DRAW_PALADINS, INQUISITION, ROUND_ENDS, SCRIPT, SIDE, TURN
from regalia.kernel.agenda import Event
from regalia.kernel.position import IllegalChoice
from regalia.kernel.sheet import Draft
from regalia.kernel.vectors import i64, vec
from support import LoadedChance, choose, moments, names

SHEET = GAME.sheet()


def vector(values: list[int]) -> Any:
    """A vector of the engine."""
    return vec[i64](values)


def edition(**switches: str) -> Edition:
    """The printed values with some switches changed."""
    return GAME.make_edition(SHEET, GAME.resolve("", switches))


def index(table: str, card: str) -> int:
    """The number of a card in its table of the sheet."""
    return next(i for i, row in enumerate(SHEET[table]) if row["id"] == card)


def row(table: str, card: str) -> dict[str, Any]:
    """A card in its table of the sheet."""
    found: dict[str, Any] = SHEET[table][index(table, card)]
    return found


def played(game: Any, seed: int) -> Iterator[tuple[Any, int]]:
    """Play a game at random; yields the game and a waiting seat before each choice."""
    yield from moments(game, random.Random(seed))


def added_script(edition: Edition, words: list[str]) -> int:
    """Where a reward begins that is not printed anywhere, and that an edition has from now on."""
    draft = Draft(script=list(edition.script), choices=list(edition.choices))
    start = add_script(draft, words, ("scene",))
    edition.script, edition.choices = vector(draft.script), vector(draft.choices)
    return start


class Scene:
    """A table in round 1 on which nothing lies yet, and nobody has passed."""

    def __init__(self, seats: int = 2, sheet: Edition | None = None, **switches: str) -> None:
        self.luck = LoadedChance(b"scene", (*STREAMS, "answers"))
        self.game: Paladins = new_game(sheet or edition(**switches), seats, self.luck)
        self.game.agenda = vector([])
        self.game.journal = []
        self.game.round = 1
        self.game.marker = 0
        for seat in range(seats):
            self.have(seat, silver=0, provision=0)

    # Setting the table.

    def have(self, seat: int, workers: str = "", **goods: int) -> "Scene":
        """Give a seat exactly so many goods, and these workers besides those it has."""
        for good, count in goods.items():
            self.game.goods[seat * GOODS + VERBS.index(good)] = count
        for worker in workers.split():
            self.game.goods[seat * GOODS + WORKERS.index(worker)] += 1
        return self

    def mark(self, side: int, **marks: int) -> "Scene":
        """Set attribute markers."""
        for attribute, level in marks.items():
            self.game.marks[side * 3 + ATTRIBUTES.index(attribute)] = level
        return self

    def townsfolk(self, **cards: str) -> "Scene":
        """Lay townsfolk into slots: slot1="abbot_1"."""
        for slot, card in cards.items():
            number = index("townsfolk", card)
            self.game.townsfolk_row[int(slot[4:]) - 1] = number
            self.game.townsfolk_deck &= ~(1 << number)
        return self

    def outsiders(self, **cards: str) -> "Scene":
        """Lay outsiders into slots: slot1="thief_viking"."""
        for slot, card in cards.items():
            number = index("outsiders", card)
            self.game.outsider_row[int(slot[4:]) - 1] = number
            self.game.outsider_deck &= ~(1 << number)
        return self

    def hired(self, seat: int, *cards: str) -> "Scene":
        """Townsfolk that a seat has hired before."""
        for card in cards:
            number = index("townsfolk", card)
            self.game.hired = vector([*self.game.hired, number * OWNER + seat])
            self.game.townsfolk_deck &= ~(1 << number)
        return self

    def converted(self, side: int, *cards: str) -> "Scene":
        """Outsiders that a side has converted before."""
        for card in cards:
            number = index("outsiders", card)
            self.game.converted = vector([*self.game.converted, number * OWNER + side])
            self.game.outsider_deck &= ~(1 << number)
        return self

    def attacked(self, side: int, *cards: str) -> "Scene":
        """Outsiders that a side has attacked before."""
        for card in cards:
            number = index("outsiders", card)
            self.game.attacked = vector([*self.game.attacked, number * OWNER + side])
            self.game.outsider_deck &= ~(1 << number)
        return self

    def paladin(self, seat: int, card: str) -> "Scene":
        """The paladin that a seat uses this round."""
        self.game.paladins[seat] = PALADINS.index(card)
        self.game.used[seat] |= 1 << PALADINS.index(card)
        self.game.bags[seat] &= ~(1 << PALADINS.index(card))
        return self

    def favour(self, place: int, card: str) -> "Scene":
        """A revealed favour."""
        self.game.favours[place - 1] = index("kings_favours", card)
        return self

    def order(self, place: int, card: str) -> "Scene":
        """A revealed order."""
        self.game.orders[place - 1] = ORDERS.index(card)
        return self

    def did(self, side: int, **times: int) -> "Scene":
        """How often a side has done its actions before."""
        for action, count in times.items():
            self.game.done[side * len(ACTIONS) + ACTIONS.index(action)] = count
            if action == "absolve":
                self.game.jars[side] = (1 << count) - 1
        return self

    def built(self, side: int, *walls: str) -> "Scene":
        """Walls that a side has built before."""
        for place, wall in enumerate(walls):
            self.game.walls[side * 7 + place] = index("walls", wall)
        return self.did(side, fortify=len(walls))

    def workshop(self, side: int, action: str, slot: int) -> "Scene":
        """A workshop on a slot, counted from 1."""
        self.game.board[side * 36 + ACTIONS.index(action) * 3 + slot - 1] = WORKSHOP
        self.game.done[side * len(ACTIONS)] += 1
        return self

    def standing(self, side: int, action: str, *workers: str) -> "Scene":
        """Workers on the slots of an action, from the left; "-" leaves a slot free."""
        for slot, worker in enumerate(workers):
            if worker != "-":
                self.game.board[side * 36 + ACTIONS.index(action) * 3 + slot] = WORKERS.index(worker)
        return self

    def suspected(self, side: int, *silver: int) -> "Scene":
        """Suspicions that a side holds, the latest last."""
        for kind in silver:
            self.game.suspicion_deck[kind] -= 1
            self.game.suspicions[side] += 1
            self.game.piles[side] = (self.game.piles[side] << 2) | kind
        return self

    def owing(self, side: int, unpaid: int = 0, paid: int = 0) -> "Scene":
        """Debts of a side."""
        self.game.debts[side * 2], self.game.debts[side * 2 + 1] = unpaid, paid
        return self

    def next_suspicions(self, *silver: int) -> "Scene":
        """The suspicions that will be drawn."""
        counts = [int(count) for count in self.game.suspicion_deck]
        for kind in silver:
            self.luck.load(SUSPICION_DECK, sum(counts[:kind]))
            counts[kind] -= 1
        return self

    def next_wall(self, wall: str) -> "Scene":
        """The only wall left in the deck."""
        counts = [0] * len(SHEET["walls"])
        counts[index("walls", wall)] = 1
        self.game.wall_deck = vector(counts)
        return self

    def next_scheme(self, scheme: str) -> "Scene":
        """The only scheme left in the draw pile."""
        counts = [0] * len(SCHEMES)
        counts[SCHEMES.index(scheme)] = 1
        self.game.schemes = vector(counts)
        return self

    # Playing.

    def run(self, step: int, side: int = 0, about: int = 0) -> "Scene":
        """Carry out a step of the agenda and all that follows to the next choice."""
        self.game.then(step + SIDE * side + ABOUT * about)
        self.game.run()
        return self

    def turn(self, seat: int = 0) -> "Scene":
        """It is a seat's turn; the others have a worker to go on with."""
        for other in range(self.game.seats):
            if other != seat and not self.workers(other):
                self.have(other, "labourer")
        return self.run(TURN, seat)

    def do(self, *chosen: str, seat: int = 0) -> "Scene":
        """Choose by name, one after the other."""
        for name in chosen:
            choose(self.game, seat, name)
        return self

    def reward(self, words: list[str], seat: int = 0) -> "Scene":
        """Carry out a reward that is not printed anywhere."""
        start = added_script(self.game.edition, words)
        return self.run(SCRIPT, seat, start)

    def inquisition(self, active: int = 0) -> "Scene":
        """An Inquisition, in the turn of a seat."""
        self.game.active = active
        return self.run(INQUISITION)

    def ai_turn(self) -> "Scene":
        """The AI's turn; the human has passed."""
        self.game.passed |= 1
        self.game.active = AI
        self.game.ai_turn()
        self.game.run()
        return self

    def end_round(self) -> "Scene":
        """All have passed: the round ends and the next one begins, to the choice of paladins."""
        self.game.waiting = 0
        self.game.agenda = vector([])
        return self.run(ROUND_ENDS)

    def draw_paladins(self) -> "Scene":
        """All draw their paladins."""
        return self.run(DRAW_PALADINS)

    # Looking.

    def offers(self, seat: int = 0) -> list[str]:
        """The names of what a seat may choose."""
        return names(self.game, seat)

    def refuses(self, name: str, seat: int = 0) -> str:
        """The rule that stands in the way of an option."""
        try:
            self.game.named(seat, name)
        except IllegalChoice as refusal:
            return refusal.rule
        raise AssertionError(f"{name} is possible")

    def has(self, seat: int, good: str) -> int:
        """How many of a good a seat has."""
        return int(self.game.goods[seat * GOODS + VERBS.index(good)])

    def workers(self, seat: int = 0) -> list[str]:
        """The workers in the own supply."""
        return [worker for worker in WORKERS for _ in range(self.has(seat, worker))]

    def level(self, side: int, attribute: str) -> int:
        """An attribute marker."""
        return int(self.game.marks[side * 3 + ATTRIBUTES.index(attribute)])

    def on(self, side: int, action: str) -> list[str]:
        """What stands on the slots of an action."""
        first = side * 36 + ACTIONS.index(action) * 3
        stands = [int(self.game.board[first + slot]) for slot in range(3)]
        return ["-" if s == FREE else "workshop" if s == WORKSHOP else WORKERS[s] for s in stands]

    def times(self, side: int, action: str) -> int:
        """How often an action was done."""
        return int(self.game.times(side, ACTIONS.index(action)))

    def unpaid(self, side: int = 0) -> int:
        """Unpaid debts."""
        return int(self.game.debts[side * 2])

    def paid(self, side: int = 0) -> int:
        """Paid debts."""
        return int(self.game.debts[side * 2 + 1])

    def suspicions(self, side: int = 0) -> int:
        """Suspicions held."""
        return int(self.game.suspicions[side])

    def row_of(self, which: str) -> list[str]:
        """The cards of a row, "-" for an empty slot."""
        cards = self.game.townsfolk_row if which == "townsfolk" else self.game.outsider_row
        return ["-" if card == NO_CARD else SHEET[which][card]["id"] for card in cards]

    def owned(self, which: str, side: int = 0) -> list[str]:
        """Hired townsfolk, or attacked or converted outsiders of a side."""
        table = "townsfolk" if which == "hired" else "outsiders"
        entries = getattr(self.game, which)
        return [SHEET[table][entry // OWNER]["id"] for entry in entries if entry % OWNER == side]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind so far."""
        journal: list[Event] = self.game.journal or []
        return [event.details for event in journal if event.kind == kind]
