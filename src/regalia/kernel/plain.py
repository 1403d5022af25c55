"""The plain table: what a game shows that draws nothing itself. Groups of pieces, each with words and a count.

A game says once what lies where (`Game.groups`); views, the board in the browser and the terminal come of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.kernel.cards import NOBODY, Card
from regalia.kernel.position import Phrase, Position


@dataclass(frozen=True)
class Piece:
    """One thing on the table: a card that options can name, or without a name a count of something."""

    name: str
    words: Phrase
    count: int | None = None  # how many of them
    icon: str = ""  # its drawing: one of the house, or of the game's board/pieces.toml
    seat: int = NOBODY  # whose colour it wears


@dataclass(frozen=True)
class Group:
    """Things that lie together, under the message `group-<name>`: on the table, or in front of a seat."""

    name: str
    pieces: Sequence[Piece]
    seat: int = NOBODY
    hidden: int = 0  # cards of it that lie face down for whoever looks


def view_of(game: str, position: Position, seat: int, groups: Iterable[Group]) -> dict[str, Any]:
    """What somebody may see, as plain data: what lies on the table, and what each player has."""
    laid: dict[int, list[dict[str, Any]]] = {each: [] for each in range(NOBODY, position.seats)}
    for group in groups:
        laid[group.seat].append(_group(group))
    return {
        "game": game,
        "seat": seat,
        "seats": int(position.seats),
        "over": position.over(),
        "waiting": [each for each in range(position.seats) if position.waits(each)],
        "groups": laid[NOBODY],
        "players": [{"seat": each, "groups": laid[each]} for each in range(position.seats)],
    }


def _group(group: Group) -> dict[str, Any]:
    return {"id": group.name, "hidden": group.hidden, "pieces": [_piece(piece) for piece in group.pieces]}


def _piece(piece: Piece) -> dict[str, Any]:
    key, arguments = piece.words
    words = {"words": key, "arguments": dict(arguments)}
    return {"piece": piece.name, **words, "count": piece.count, "icon": piece.icon, "seat": piece.seat}


def laid_in(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The things that options can name, of a view that was made here; of any other none."""
    groups = [*view.get("groups", []), *(one for player in view.get("players", []) for one in player.get("groups", []))]
    return [piece for group in groups for piece in group["pieces"] if piece["piece"]]


def pieces_in(view: dict[str, Any]) -> list[str]:
    """Their names."""
    return [piece["piece"] for piece in laid_in(view)]


def card_in(view: dict[str, Any], piece: str) -> Card | None:
    """What is known of one of them: what it is called."""
    found = next((one for one in laid_in(view) if one["piece"] == piece), None)
    return Card((found["words"], found["arguments"]), picture=found["icon"], seat=found["seat"]) if found else None
