"""Serenade, a small game of hidden courtiers: a package beside Regalia that brings one game."""

from pathlib import Path
from typing import Any

from regalia.kernel.chance import Chance
from regalia.kernel.game import Game, Setup
from regalia.kernel.plain import Group, Piece
from regalia.kernel.position import Position

from .rules import ARTS, COURTIERS, GIFTS, KINDS, RANKS, STREAMS, Serenade, courtier, new_game


class SerenadeGame(Game):
    """What the house knows of Serenade."""

    name = "serenade"
    title = "Serenade"
    folder = Path(__file__).parent
    seat_counts = range(2, 6)
    length = 8
    streams = STREAMS
    secret_hands = True
    hand_pieces = ("courtier:",)
    mood = "#7a3f98"

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        """Four courtiers for everybody."""
        return new_game(setup.seats, chance)

    def groups(self, position: Position, seat: int) -> list[Group]:
        """The wish of the king and the gifts; before each player the courtier, the gifts taken and the hand."""
        assert isinstance(position, Serenade)
        art = ARTS[position.longing]
        ready = [kind for kind in range(KINDS) if position.gifts[kind]]
        wish = Piece("", (f"art-{art}", {}), icon=art)
        gifts = [gift(f"gift:{GIFTS[kind]}", kind, int(position.gifts[kind])) for kind in ready]
        laid = [Group("wish", [wish]), Group("ready", gifts)]
        for owner in range(position.seats):
            laid += [sent(position, owner, seat), taken(position, owner), hand(position, owner, seat)]
        return laid


def gift(name: str, kind: int, count: int) -> Piece:
    """So many gifts of a kind."""
    return Piece(name, (f"gift-{GIFTS[kind]}", {"count": count}), count, GIFTS[kind])


def card_of(name: str, card: int, owner: int) -> Piece:
    """A courtier as a card."""
    return Piece(name, ("courtier", courtier(card)), icon=ARTS[card // RANKS], seat=owner)


def sent(position: Serenade, owner: int, seat: int) -> Group:
    """The courtier before a player; face down for the others until all have chosen."""
    card = position.before(owner)
    hidden = card >= 0 and position.together() and owner != seat
    pieces = [card_of(f"sent:{owner}", card, owner)] if card >= 0 and not hidden else []
    return Group("sent", pieces, owner, int(hidden))


def taken(position: Serenade, owner: int) -> Group:
    """The gifts that a player has taken."""
    counts = [int(position.taken[owner * KINDS + kind]) for kind in range(KINDS)]
    pieces = [gift("", kind, count) for kind, count in enumerate(counts) if count]
    points = int(position.score(owner))
    return Group("taken", [Piece("", ("points", {"count": points}), points, "vp"), *pieces], owner)


def hand(position: Serenade, owner: int, seat: int) -> Group:
    """The courtiers that a player holds; the others see how many."""
    face_down = position.before(owner) if position.together() else -1
    cards = [card for card in position.hand(owner) if card != face_down]
    if owner != seat:
        return Group("hand", [], owner, len(cards))
    return Group("hand", [card_of(f"courtier:{COURTIERS[card]}", card, owner) for card in cards], owner)


GAME = SerenadeGame()
