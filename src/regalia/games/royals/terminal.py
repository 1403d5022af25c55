"""Royals in the terminal: the four countries, titles, piles and players, drawn with rich."""

from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.kernel.texts import Texts

COUNTRY_STYLES = {"france": "blue", "german_states": "green", "britain": "red", "spain": "yellow"}
CUBE_STYLES = {
    "black": "bright_black",
    "white": "bold white",
    "grey": "grey62",
    "purple": "magenta",
    "orange": "dark_orange",
    "none": "dim",
}


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole table as one seat may see it."""
    board = side_by_side([country(one, view, texts) for one in view["countries"]])
    seats = side_by_side([player(one, view, texts) for one in view["players"]])
    return Group(cards(view, texts), board, titles(view, texts), seats)


def side_by_side(panels: list[RenderableType]) -> RenderableType:
    """Panels of equal width in one row."""
    row = Table.grid(expand=True)
    for _ in panels:
        row.add_column(ratio=1)
    row.add_row(*panels)
    return row


def cube(view: dict[str, Any], seat: int) -> Text:
    """A cube of a seat: its number in its colour, so that colour is not the only mark."""
    return Text(f"■{seat + 1}", style=CUBE_STYLES[view["players"][seat]["colour"]])


def country_cards(counts: dict[str, int], texts: Texts, between: str = "  ") -> Text:
    """Country cards, each kind in its colour."""
    kinds = [
        Text(f"{count} {texts.say(f'country-{name}')}", style=COUNTRY_STYLES[name])
        for name, count in counts.items()
        if count
    ]
    return Text(between).join(kinds) if kinds else Text("–", style="dim")


def known_cards(one: dict[str, Any], texts: Texts) -> Text:
    """What everybody saw a seat take, and how many cards more it holds."""
    text = country_cards(one["known"], texts, "\n") if one["cards"] != one["unknown"] else Text()
    if one["unknown"]:
        text.append("\n" if text else "")
        text.append(texts.say("board-unknown", cards=one["unknown"]), style="dim")
    return text


def intrigue_cards(counts: dict[str, int], texts: Texts, between: str = "  ") -> Text:
    """Intrigue cards by their two countries."""
    kinds = [Text(f"{count} {texts.say(f'intrigue-{name}')}") for name, count in counts.items() if count]
    return Text(between).join(kinds) if kinds else Text("–", style="dim")


def cards(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Display, piles and discards under the period that runs."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    table.add_row(texts.say("board-display"), country_cards(view["display"], texts))
    piles = texts.say("board-pile-sizes", cards=view["piles"]["country"], intrigue=view["piles"]["intrigue"])
    table.add_row(texts.say("board-piles"), piles)
    table.add_row(texts.say("board-discards"), country_cards(view["discards"], texts))
    table.add_row(texts.say("board-intrigue-discards"), intrigue_cards(view["intrigue_discards"], texts))
    title = texts.say("board-period", period=str(view["period"]))
    if view["last_round"]:
        title += " – " + texts.say("board-last-round")
    elif not view["over"]:
        title += " – " + texts.say("board-until", left=view["period_left"])
    return Panel(table, title=title, box=ROUNDED)


def country(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> RenderableType:
    """One country: a line for each position, city by city."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    for city in one["cities"]:
        head = Text(texts.say(f"city-{city['id']}"), style="bold")
        head.append(
            f" {city['bonus']}" if city["marker"] else f" ({city['bonus']})", style="" if city["marker"] else "dim"
        )
        for seat, count in enumerate(city["banished"]):
            if count:
                head.append(" ✠")
                head.append_text(cube(view, seat))
                head.append(f"×{count}" if count > 1 else "", style="dim")
        table.add_row(head)
        for position in city["positions"]:
            table.add_row(portrait(position, view, texts))
    style = COUNTRY_STYLES[one["id"]]
    name = texts.say(f"country-{one['id']}")
    return Panel(Group(prizes(one, view, texts), table), title=name, border_style=style, box=ROUNDED)


def portrait(position: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """Cards needed, title, influence, and the cube."""
    text = Text(f"  {position['cards']} ", style="dim")
    text.append(texts.say(f"title-{position['title']}"), style="")
    text.append(f" ({position['influence']}) ", style="dim")
    if position["holder"] >= 0:
        text.append_text(cube(view, position["holder"]))
    return text


def prizes(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """The markers of a country that are left, and the influence of the players."""
    text = Text(texts.say("board-bonus") + " ", style="dim")
    text.append(" ".join(map(str, one["bonus"])) or "–")
    for year, left in one["periods"].items():
        if left:
            here = year == view["period"]
            text.append(f"\n{year} ", style="bold" if here else "dim")
            text.append(" ".join(map(str, left)), style="bold" if here else "")
    text.append("\n" + texts.say("board-influence") + " ", style="dim")
    for seat, influence in enumerate(one["influence"]):
        if influence:
            text.append_text(cube(view, seat))
            text.append(f" {influence}  ")
    return text


def titles(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The title markers with their cubes, and the Noble House markers left."""
    table = Table(box=SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False)
    cells = []
    for one in view["titles"]:
        table.add_column(f"{texts.say('title-' + one['id'])} {one['points']}")
        cell = Text()
        for seat, count in enumerate(one["cubes"]):
            if count:
                cell.append_text(cube(view, seat))
                cell.append(f"×{count} ")
        cells.append(cell)
    table.add_column(texts.say("board-noble-house"))
    table.add_row(*cells, " ".join(map(str, view["noble_house"])) or "–")
    return Panel(table, title=texts.say("board-titles"), box=ROUNDED)


def player(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> RenderableType:
    """One seat: supply, cards as far as they may be seen, markers, points."""
    text = cube(view, one["seat"])
    text.append(
        " " + (texts.say("board-no-cubes") if one["no_cubes"] else texts.say("board-supply", cubes=one["supply"]))
    )
    text.append("\n" + texts.say("board-hand", cards=one["cards"]), style="bold")
    if one["cards"]:
        text.append("\n")
        text.append_text(country_cards(one["hand"], texts, "\n") if "hand" in one else known_cards(one, texts))
    text.append("\n" + texts.say("board-intrigue", cards=one["intrigue_cards"]), style="bold")
    if one["intrigue_cards"] and "intrigue" in one:
        text.append("\n")
        text.append_text(intrigue_cards(one["intrigue"], texts, "\n"))
    text.append("\n" + texts.say("board-markers", markers=one["markers"]))
    if "points" in one:
        text.append(" – " + texts.say("board-points", points=one["points"]), style="bold")
    turn = one["seat"] in view["waiting"]
    name = ("▶ " if turn else "") + texts.player(one["seat"])
    return Panel(text, title=Text(name), border_style=CUBE_STYLES[one["colour"]], box=ROUNDED)
