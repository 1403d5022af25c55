"""Kingsburg in the terminal: the court, the calendar and the province sheets, drawn with rich."""

from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.games.kingsburg.components import BUILDINGS
from regalia.games.kingsburg.position import PHASES
from regalia.kernel.texts import Texts

TINCTURES = ("red", "blue", "yellow", "green", "magenta")
MARKS = "●▲■◆✚"  # beside the tincture, so that nobody needs to tell colours apart


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole table as one seat may see it."""
    return Group(calendar(view, texts), court(view, texts), provinces(view, texts))


def calendar(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Year, phases, turn order, Envoy and enemy."""
    phases = Text("  ")
    for phase in PHASES:
        here = phase == view["phase"]
        phases.append(texts.say(f"phase-{phase}"), style="bold reverse" if here else "dim")
        phases.append("  ")
    order = Text.assemble(texts.say("board-order") + ": ")
    for seat in view["order"]:
        order.append(f"{MARKS[seat]} {texts.player(seat)}  ", style=f"bold {TINCTURES[seat]}")
    if view["envoy"]["holder"] >= 0:
        order.append(envoy(view["envoy"], texts))
    title = texts.say("board-year", year=max(view["year"], 1))
    winter = [enemy(view["enemy"], texts)] if view["enemy"]["awaited"] else []
    return Panel(Group(phases, order, *winter), title=title, box=ROUNDED)


def envoy(token: dict[str, Any], texts: Texts) -> str:
    """Who holds the King's Envoy, and what for where that was announced."""
    holder = texts.say("board-envoy", seat=token["holder"])
    return holder if token["use"] == "none" else f"{holder} ({texts.say('board-envoy-use', use=token['use'])})"


def enemy(card: dict[str, Any], texts: Texts) -> Text:
    """The enemy of this winter, or the back of its card, and who has seen it."""
    text = face(card, texts)
    if card["known_to"] and not card["open"]:
        names = ", ".join(texts.player(seat) for seat in card["known_to"])
        text.append(f"  {texts.say('board-enemy-known')} {names}", style="not bold default")
    return text


def face(card: dict[str, Any], texts: Texts) -> Text:
    """The side of the enemy card that can be seen."""
    if "card" not in card:
        strengths = f"{card['strength_min']}–{card['strength_max']}"
        return Text(texts.say("board-enemy-back", level=card["level"], strengths=strengths), style="dim")
    shown = card["card"]
    loss = [(amount, count) for amount, count in shown["loss"].items() if count]
    reward = [(amount, count) for amount, count in shown["reward"].items() if count]
    details = {"enemy": "@enemy-" + shown["kind"], "strength": shown["strength"], "loss": loss, "reward": reward}
    return Text(texts.phrase(("board-enemy", details)), style="bold red")


def court(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The eighteen advisors in three tiers, with the dice that stand on them."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in range(6):
        grid.add_column(ratio=1)
    for tier in range(3):
        grid.add_row(*(advisor(seat, view, texts) for seat in view["court"][tier * 6 : tier * 6 + 6]))
    return Panel(grid, title=texts.say("board-court"), box=ROUNDED)


def advisor(seat: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """One advisor: number, name, gift, and the groups that lie there."""
    text = Text()
    text.append(f"{seat['number']:>2} ", style="bold")
    text.append(texts.say(f"advisor-{seat['id']}"), style="bold reverse" if seat["helping"] else "bold")
    text.append("\n   ")
    switches = view["switches"]
    gift = texts.say(f"gift-{seat['id']}", smuggler=switches["smuggler_vp"], mix=switches["choice_goods"])
    text.append(gift, style="dim")
    text.append("\n   ")
    for group in seat["groups"]:
        if group["owner"] == "neutral":
            text.append(texts.say("board-neutral"), style="dim")
            continue
        text.append(MARKS[group["owner"]] + " " + dice(group["dice"]), style=f"bold {TINCTURES[group['owner']]}")
        text.append("+2" * group["tokens"] + ("" if not group["market"] else f" {group['market']:+d}") + " ")
    return text


def dice(shown: list[dict[str, Any]]) -> str:
    """Dice as [3]; white ones as (3)."""
    return "".join(f"({d['face']})" if d["white"] else f"[{d['face']}]" for d in shown)


def provinces(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The province sheets of all seats."""
    return Columns([province(one, view, texts) for one in view["provinces"]], equal=True, padding=(0, 0))


def province(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> RenderableType:
    """One province: holdings above, five rows of buildings below."""
    holdings = Text()
    holdings.append(texts.say("board-points", points=one["points"]), style="bold")
    held = [(good, count) for good, count in one["goods"].items() if count]
    held += [("plus2", one["tokens"])] if one["tokens"] else []
    held += [("soldiers", one["soldiers"])] if one["soldiers"] else []
    holdings.append(f"  {texts.amounts(held)}", style="")
    rolled = [d for d in one["dice"] if d["face"] and d["place"] == "hand"]
    holdings.append("\n" + (dice(rolled) or "–"), style="bold")
    if one["done"]:
        holdings.append(f"  {texts.say('board-' + one['done'])}", style="dim")
    table = Table.grid(padding=(0, 1))
    for row in range(5):
        cells = []
        for building in BUILDINGS[row * 4 : row * 4 + 4]:
            stands = building in one["buildings"]
            name = texts.say(f"building-{building}")
            if stands:
                cells.append(Text(f"■ {name}", style="bold"))
            else:
                cells.append(Text(f"{name} {'/'.join(map(str, one['prices'][building]))}", style="dim"))
        table.add_row(*cells)
    turn = one["seat"] in view["waiting"]
    name = f"{'▶ ' if turn else ''}{MARKS[one['seat']]} {texts.player(one['seat'])}"
    return Panel(
        Group(holdings, table), title=Text(name), border_style=TINCTURES[one["seat"]], box=ROUNDED, expand=False
    )
