"""Small scenes of Rival Kings: a table as a test needs it, played by names."""

from typing import Any

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.components import ACTIONS, ALL_CHARACTERS, CARDS, CHARACTERS, KINDS, PILE_SIZE, PILES
from regalia.games.rival_kings.options import PILE_NAMES
from regalia.games.rival_kings.position import CHOOSING, NEUTRAL_DRAWN, PURSE_OF_PILE, STREAMS, SUPPLY, characters
from regalia.games.rival_kings.rules import RivalKings, new_game
from regalia.kernel.game import ANSWERS, Switch
from regalia.kernel.position import IllegalChoice
from regalia.kernel.sheet import overlaid
from support import LoadedChance, choose, names

SUBJECTS_1, SUBJECTS_2, BUILDINGS_1, BUILDINGS_2 = range(PILES)


class Scene:
    """A table laid out for one test."""

    def __init__(
        self, seats: int = 3, seed: bytes = b"scene", sheet: dict[str, Any] | None = None, **switches: Switch
    ) -> None:
        values = overlaid(GAME.sheet(), sheet or {})
        edition = GAME.make_edition(values, GAME.resolve("", switches))
        self.luck = LoadedChance(seed, (*STREAMS, ANSWERS))
        self.table: RivalKings = new_game(edition, seats, self.luck)
        self.table.journal = []
        self.table.run()
        self.seats = seats

    # Laying out.

    def top(self, pile: int, card: str) -> "Scene":
        """Another card lies open on a pile."""
        table = self.table
        cell = pile * PILE_SIZE + table.pile_size[pile] - 1
        table.add_unseen(table.pile[cell], 1)
        table.pile[cell] = CARDS.index(card)
        table.add_unseen(table.pile[cell], -1)
        return self

    def tops(self, first: str, second: str, third: str, fourth: str) -> "Scene":
        """All four open cards."""
        for pile, card in enumerate((first, second, third, fourth)):
            self.top(pile, card)
        return self

    def row(self, seat: int, *cards: str) -> "Scene":
        """Cards of a player, oldest first."""
        for card in cards:
            self.table.add_card(seat, CARDS.index(card))
            self.table.add_unseen(CARDS.index(card), -1)
        return self

    def coins(self, seat: int, ones: int, twos: int = 0) -> "Scene":
        """The coin cards of a player, from the supply."""
        table = self.table
        table.move_coins(seat, SUPPLY, table.ones[seat], table.twos[seat])
        table.move_coins(SUPPLY, seat, ones, twos)
        return self

    def money(self, pile: int, ones: int, twos: int = 0) -> "Scene":
        """The coin cards at a pile, from the supply."""
        table, purse = self.table, PURSE_OF_PILE + pile
        table.move_coins(purse, SUPPLY, table.ones[purse], table.twos[purse])
        table.move_coins(SUPPLY, purse, ones, twos)
        return self

    def no_money(self) -> "Scene":
        """All money piles are empty."""
        for pile in range(PILES):
            self.money(pile, 0, 0)
        return self

    def supply(self, ones: int, twos: int) -> "Scene":
        """Only so much is left in the supply; the rest is with nobody."""
        self.table.ones[SUPPLY] = ones
        self.table.twos[SUPPLY] = twos
        return self

    def markers(self, *counts: int) -> "Scene":
        """The conflict markers of all players."""
        table = self.table
        for seat, count in enumerate(counts):
            table.marker_supply += table.markers[seat] - count
            table.markers[seat] = count
        return self

    def shrink(self, pile: int, size: int) -> "Scene":
        """Only so many cards are left in a pile."""
        table = self.table
        while table.pile_size[pile] > size:
            table.leave_pile(pile, table.pile_size[pile] - 1)
        return self

    def below(self, pile: int, *cards: str) -> "Scene":
        """The cards right below the open one, from above, that nobody has seen."""
        table = self.table
        for depth, card in enumerate(cards, 1):
            table.pile[pile * PILE_SIZE + table.pile_size[pile] - 1 - depth] = CARDS.index(card)
            table.add_unseen(CARDS.index(card), -1)
        return self

    # Playing.

    def deal(self, *wanted: str, neutral: str = "") -> "Scene":
        """Every player holds the wanted character, and others that are left."""
        table = self.table
        kept = {CHARACTERS.index(name) for name in (*wanted, *([neutral] if neutral else []))}
        spare = [c for c in characters(ALL_CHARACTERS & ~table.spent) if c not in kept]
        for seat, name in enumerate(wanted):
            size = len(characters(table.hand[seat]))
            hand = [CHARACTERS.index(name), *(spare.pop() for _ in range(size - 1))]
            table.hand[seat] = sum(1 << card for card in hand)
        if neutral:
            hands = 0
            for seat in range(len(wanted)):
                hands |= table.hand[seat]
            pool = characters(ALL_CHARACTERS & ~table.spent & ~hands)
            self.luck.load(NEUTRAL_DRAWN, pool.index(CHARACTERS.index(neutral)))
        return self

    def play(self, *wanted: str, neutral: str = "") -> "Scene":
        """Every player plays the wanted character; with two players the neutral one is turned up."""
        self.deal(*wanted, neutral=neutral)
        for seat, name in enumerate(wanted):
            self.choose(seat, f"play {name}")
        return self

    def choose(self, seat: int, *wanted: str) -> "Scene":
        """One player chooses, by name, one thing after another."""
        for name in wanted:
            choose(self.table, seat, name)
        return self

    def refuses(self, seat: int, name: str) -> str:
        """The rule by which a choice is refused."""
        try:
            choose(self.table, seat, name)
        except IllegalChoice as refused:
            return refused.rule
        raise AssertionError(f"{name} is allowed")

    def pass_to(self, seat: int) -> "Scene":
        """All others do as little as possible until this player is asked in phase 3."""
        while self.asked() != seat:
            self.choose(self.asked(), self.names()[0])
        return self

    def end_cycle(self) -> "Scene":
        """All do as little as possible until the next characters are chosen or the game is over."""
        while self.table.waiting and self.table.phase != CHOOSING:
            self.choose(self.asked(), self.names()[0])
        return self

    # Looking.

    def asked(self) -> int:
        """The first player who is asked."""
        return int(self.table.turn())

    def names(self, seat: int | None = None) -> list[str]:
        """What a player may choose."""
        return names(self.table, self.asked() if seat is None else seat)

    def doing(self) -> str:
        """The action that is due."""
        return ACTIONS[self.table.doing] if self.table.doing >= 0 else ""

    def held(self) -> list[int]:
        """The conflict markers of all players."""
        return [int(count) for count in self.table.markers]

    def purse(self, seat: int) -> int:
        """The coins of a player."""
        return int(self.table.coins(seat))

    def at(self, pile: int) -> int:
        """The coins at a pile."""
        return int(self.table.coins(PURSE_OF_PILE + pile))

    def subjects(self, seat: int) -> list[str]:
        """The subjects of a player, oldest first."""
        return [card["id"] for card in self.seen(seat)["players"][seat]["subjects"]]

    def buildings(self, seat: int) -> list[str]:
        """The buildings of a player, oldest first."""
        return [card["id"] for card in self.seen(seat)["players"][seat]["buildings"]]

    def open_card(self, pile: int) -> str:
        """The open card of a pile."""
        return CARDS[self.table.top(pile)]

    def seen(self, seat: int) -> dict[str, Any]:
        """The view of a player."""
        return GAME.view(self.table, seat)

    def told(self, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
        """The events of some kinds so far."""
        return [(event.kind, event.details) for event in self.table.journal or [] if event.kind in kinds]

    def lines(self) -> dict[str, tuple[int, ...]]:
        """The score sheet."""
        return {line.source: line.points for line in GAME.score_sheet(self.table)}


def where(pile: int) -> str:
    """The name of a pile in an option."""
    return PILE_NAMES[pile]


def is_subject(card: str) -> bool:
    """Whether a card is a subject."""
    return CARDS.index(card) < KINDS
