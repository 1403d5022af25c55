"""The plain table: what a game shows that draws nothing itself. Groups of pieces, each with words and a count.

A game says once what lies where (`Game.groups`); views, the board in the browser and the terminal come of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group as Lines
from rich.panel import Panel
from rich.text import Text

from regalia.kernel.cards import NOBODY, Card
from regalia.kernel.position import Phrase, Position
from regalia.kernel.texts import Texts


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


def draw(view: dict[str, Any], texts: Texts) -> Lines:
    """The same for the terminal: the table first, then a frame for each player."""
    frames = [Panel(Text("\n").join(_lines(view["groups"], texts)))] if view["groups"] else []
    for player in view["players"]:
        title = Text(texts.player(player["seat"]))
        if player["seat"] in view["waiting"]:
            title.append(f" ({texts.say('plain-turn')})")
        style = "bold" if player["seat"] == view["seat"] else "none"
        lines = Text("\n").join(_lines(player["groups"], texts))
        frames.append(Panel(lines, title=title, title_align="left", border_style=style))
    return Lines(*frames)


def _lines(groups: list[dict[str, Any]], texts: Texts) -> list[Text]:
    return [Text.assemble((texts.say(f"group-{group['id']}"), "bold"), ": ", _said(group, texts)) for group in groups]


def _said(group: dict[str, Any], texts: Texts) -> str:
    """A group in words."""
    words = [_counted(piece, texts.phrase((piece["words"], piece["arguments"]))) for piece in group["pieces"]]
    if group["hidden"]:
        words.append(texts.say("plain-hidden", count=group["hidden"]))
    return ", ".join(words) or texts.say("nothing")


def _counted(piece: dict[str, Any], words: str) -> str:
    """A thing in words, with its count."""
    count = piece["count"]
    if not piece["piece"]:
        return words if count is None else f"{count} {words}"
    return words if count in (None, 1) else f"{words} × {count}"


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
