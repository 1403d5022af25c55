"""The table of Rival Kings, drawn in the terminal from the view."""

from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.kernel.texts import Texts

TINCTURES = ("red", "blue", "yellow", "green")
COLOUR_STYLES = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green"}
COINS = {1: "①", 2: "②"}


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole table as one seat may see it."""
    return Group(heading(view, texts), middle(view, texts), players(view, texts))


def heading(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Round, cycle and phase, the supply, the characters that are out, and the scores of a series."""
    phases = Text("  ")
    for phase in ("characters", "conflicts", "actions"):
        here = phase == view["phase"]
        phases.append(texts.say(f"phase-{phase}"), style="bold reverse" if here else "dim")
        phases.append("  ")
    if view["ending"]:
        phases.append(texts.say("board-last"), style="bold red")
    supply = Text(texts.say("board-supply", **view["supply"]))
    lines = [phases, supply]
    if view["spent"]:
        names = ", ".join(texts.say(f"character-{name}") for name in view["spent"])
        lines.append(Text(f"{texts.say('board-spent')}: {names}", style="dim"))
    if view["neutral"]:
        lines.append(Text.assemble(f"{texts.say('board-neutral')}: ", character(view["neutral"], texts)))
    for number, points in enumerate(view["series"]["sheet"], 1):
        sums = ", ".join(f"{texts.player(seat)} {count}" for seat, count in enumerate(points))
        lines.append(Text(f"{texts.say('board-game', game=number)}: {sums}"))
    title = texts.say("board-round", round=max(view["round"], 1), cycle=max(view["cycle"], 1))
    if view["series"]["switches"]["series"] != "single":
        title = f"{texts.say('board-game', game=view['series']['number'])} – {title}"
    return Panel(Group(*lines), title=title, box=ROUNDED)


def middle(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The four piles with their money."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in view["piles"]:
        grid.add_column(ratio=1)
    grid.add_row(*(pile(one, texts) for one in view["piles"]))
    return Panel(grid, title=texts.say("board-piles"), box=ROUNDED)


def pile(one: dict[str, Any], texts: Texts) -> Text:
    """One pile: the open card, how many cards there are, the coin on top of the money."""
    text = Text(texts.say(f"pile-{one['name']}"), style="bold reverse" if one["looked_through"] else "dim")
    text.append("\n")
    text.append_text(card(one["top"], texts) if one["top"] else Text(texts.say("board-empty"), style="bold"))
    text.append("\n" + texts.say("board-cards", count=one["size"]), style="")
    money = texts.say("board-money", coin=COINS[one["money"]]) if one["money"] else texts.say("board-no-money")
    text.append("\n" + money, style="bright_yellow" if one["money"] else "dim")
    if any(one["below"]):
        seen = ", ".join(card_name(name, one, texts) if name else "?" for name in one["below"])
        text.append(f"\n{texts.say('board-seen')}: {seen}", style="italic")
    return text


def card_name(name: str, one: dict[str, Any], texts: Texts) -> str:
    """A card below the top, which is always of the pile's own deck."""
    return texts.say(f"{'subject' if one['name'].startswith('subjects') else 'building'}-{name}")


def card(one: dict[str, Any], texts: Texts) -> Text:
    """A subject or building: name, value, colour in words as well as in ink."""
    style = COLOUR_STYLES[one["colour"]]
    text = Text(texts.say(f"{one['deck']}-{one['id']}"), style=f"bold {style}")
    text.append(f" {one['value']} {texts.say('colour-' + one['colour'])}", style=style)
    return text


def character(one: dict[str, Any], texts: Texts) -> Text:
    """A character: rank, name, actions from left to right; covered ones are struck out."""
    text = Text(f"{one['rank']} ", style="bold")
    text.append(texts.say(f"character-{one['id']}") + ("*" if one["tie_break"] else ""), style="bold")
    for number, action in enumerate(one["actions"]):
        text.append(": " if number == 0 else " → ")
        taken = action["crest"] >= 0
        text.append(texts.say(f"action-{action['id']}"), style="strike dim" if taken else "")
        if taken:
            text.append(f" ({texts.player(action['crest'])})", style=TINCTURES[action["crest"]])
    return text


def players(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Everybody with coins, markers, character and rows, two side by side."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    panels = [player(one, view, texts) for one in view["players"]]
    for first in range(0, len(panels), 2):
        grid.add_row(*panels[first : first + 2])
    return grid


def player(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> RenderableType:
    """One player."""
    holdings = Text(texts.say("board-points", points=one["points"]), style="bold")
    holdings.append(f"  {texts.say('board-coins', count=one['coins'])}", style="not bold bright_yellow")
    holdings.append(f"  {texts.say('board-markers', count=one['markers'])}", style="not bold red")
    holdings.append(f"  {texts.say('board-crests', count=one['crests'])}", style="not bold")
    lines: list[RenderableType] = [holdings, played(one, texts)]
    marks = [texts.say(f"board-{mark}") for mark, on in notes(one) if on]
    if marks:
        lines.append(Text(", ".join(marks), style="italic"))
    for deck in ("subjects", "buildings"):
        lines.append(row(one[deck], texts.say(f"board-{deck}"), deck == "subjects", texts))
    for number, held in enumerate(one.get("hand", [])):
        label = f"{texts.say('board-hand')}: " if number == 0 else "  "
        style = "reverse" if one["face_down"] == held["id"] else ""
        lines.append(Text.assemble(label, character(held, texts), style=style))
    name = ("▶ " if one["seat"] in view["waiting"] else "") + texts.player(one["seat"])
    return Panel(Group(*lines), title=Text(name), border_style=TINCTURES[one["seat"]], box=ROUNDED)


def notes(one: dict[str, Any]) -> list[tuple[str, bool]]:
    """What else can be said of a player in this cycle."""
    return [("equal", one["equal_conflict"]), ("used", one["ability_used"])]


def played(one: dict[str, Any], texts: Texts) -> Text:
    """The character in front of a player."""
    label = f"{texts.say('board-character')}: "
    if one["played"]:
        return Text.assemble(label, character(one["played"], texts))
    return Text(label + (texts.say("board-hidden") if one["laid_down"] else "–"), style="dim")


def row(cards: list[dict[str, Any]], label: str, marks_active: bool, texts: Texts) -> Text:
    """A row from the oldest card to the newest; the active subject bears a mark."""
    text = Text(f"{label}: ")
    for number, one in enumerate(cards):
        text.append("" if number == 0 else ", ")
        text.append("★ " if marks_active and number == len(cards) - 1 else "")
        text.append_text(card(one, texts))
    return text if cards else text.append("–")
