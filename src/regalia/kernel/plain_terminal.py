"""The plain table in the terminal. Loaded when somebody looks at one: drawing takes longer to load than a game."""

from typing import Any

from rich.console import Group as Lines
from rich.panel import Panel
from rich.text import Text

from regalia.kernel.texts import Texts


def draw(view: dict[str, Any], texts: Texts) -> Lines:
    """A view of plain groups: the table first, then a frame for each player."""
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
