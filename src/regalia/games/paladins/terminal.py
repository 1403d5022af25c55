"""Paladins in the terminal: the main board, the rows of cards and the player boards, drawn with rich."""

from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.games.paladins.components import ACTIONS, AI_ROW, ATTRIBUTES, LEFT_ACTIONS
from regalia.kernel.texts import Texts

TINCTURES = ("red", "blue", "yellow", "green")
AI_TINCTURE = "magenta"
COLOURS = {
    "labourer": "white",
    "fighter": "red",
    "scout": "green",
    "cleric": "bright_black",
    "merchant": "blue",
    "criminal": "magenta",
    "any": "default",
}


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole table as one seat may see it."""
    parts = [head(view, texts), kings_row(view, texts), townsfolk(view, texts), main_board(view, texts)]
    parts += [player(one, view, texts) for one in view["players"]]
    if view["ai"]:
        parts.append(ai(view["ai"], view, texts))
    return Group(*parts)


def tincture(side: int, view: dict[str, Any]) -> str:
    """The colour of a side."""
    return AI_TINCTURE if view["ai"] and side == 1 else TINCTURES[side]


def name_of(side: int, view: dict[str, Any], texts: Texts) -> str:
    """The name of a side."""
    return texts.say("ai") if view["ai"] and side == 1 else texts.player(side)


def amounts(words: list[list[Any]], texts: Texts) -> str:
    """A reward or price."""
    return texts.amounts([(thing, count) for thing, count in words])


def reward(shown: dict[str, Any], texts: Texts) -> str:
    """A reward with its choice."""
    choice = f" {texts.say('board-or')} ".join(amounts(words, texts) for words in shown["choice"])
    parts = [amounts(shown["take"], texts)] if shown["take"] else []
    return " + ".join([*parts, *([choice] if choice else [])])


# The main board.


def head(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Round, start player, tax supply, decks, tavern."""
    text = Text(texts.say("board-round", round=max(view["round"], 1)), style="bold")
    if not view["ai"]:
        text.append(f"   {texts.say('board-start', seat=view['start'])}", style="")
    text.append(f"   {texts.say('board-tax', count=view['tax'])}", style="bold yellow")
    decks = {key: count for key, count in view["decks"].items() if isinstance(count, int)}
    lines: list[RenderableType] = [text, Text(texts.say("board-decks", **decks), style="dim")]
    if view["tavern"]:
        tavern = Text(texts.say("board-tavern") + ": ", style="bold")
        for card in view["tavern"]:
            tavern.append_text(tavern_card(card, view, texts))
        lines.append(tavern)
    return Panel(Group(*lines), box=ROUNDED)


def tavern_card(card: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """The workers on a tavern card, and who has taken it."""
    text = Text("[")
    for place, worker in enumerate(worker for worker, count in card["workers"] for _ in range(count)):
        text.append((" " if place else "") + mark(worker, texts), style=f"bold {COLOURS[worker]}")
    text.append("]")
    if card["taker"] >= 0:
        text.append(f" {texts.say('board-taken', seat=card['taker'])}", style=tincture(card["taker"], view))
    text.append("  ")
    return text


def kings_row(view: dict[str, Any], texts: Texts) -> RenderableType:
    """King's Orders and King's Favours."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=2)
    grid.add_column(ratio=3)
    orders = Text(texts.say("board-orders") + "\n", style="bold")
    for place in view["orders"]:
        orders.append_text(order(place, view, texts))
    favours = Text(texts.say("board-favours") + "\n", style="bold")
    for place in view["favours"]:
        favours.append_text(favour(place, view, texts))
    grid.add_row(orders, favours)
    return Panel(grid, box=ROUNDED)


def order(place: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """One King's Order and who meets it."""
    if "card" not in place:
        unseen = texts.say("board-unseen", round=place["round"])
        return Text(f" {texts.say('board-points', points=place['points'])}: {unseen}\n", style="dim")
    card = place["card"]
    details = {"points": place["points"], "need": card["need"], "order": "@order-" + card["id"]}
    text = Text(" " + texts.phrase(("board-order", details)))
    for side in place["met_by"]:
        text.append(f"  ✔ {name_of(side, view, texts)}", style=tincture(side, view))
    text.append("\n")
    return text


def favour(place: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """One King's Favour: worker, price, reward, and who uses it."""
    text = Text(f" {place['place']} ", style="bold")
    if "card" not in place:
        text.append(texts.say("board-unseen", round=place["round"]) + "\n", style="dim")
        return text
    card = place["card"]
    text.append(texts.say(card["id"].replace("_", "-")) + " ")
    text.append(f"({mark(card['worker'], texts)})", style=f"bold {COLOURS[card['worker']]}")
    price = f"{amounts(card['price'], texts)} → " if card["price"] else ""
    text.append(f" {price}{reward(card, texts)}", style="dim")
    if place["user"]:
        text.append(f"  ● {name_of(place['user']['side'], view, texts)}", style=tincture(place["user"]["side"], view))
    text.append("\n")
    return text


def townsfolk(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The row of townsfolk with their prices."""
    grid = Table(box=SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False)
    cells = []
    for slot in view["townsfolk"]:
        price = amounts([["silver", slot["price"]["silver"]]], texts)
        debt = f" {texts.say('board-or-debt')}" if slot["price"]["debt"] else ""
        grid.add_column(f"{slot['place']} · {price}{debt}", ratio=1)
        cells.append(
            townsfolk_card(slot["card"], texts) if slot["card"] else Text(texts.say("board-empty"), style="dim")
        )
    grid.add_row(*cells)
    return Panel(grid, title=texts.say("board-townsfolk"), box=ROUNDED)


def townsfolk_card(card: dict[str, Any], texts: Texts) -> Text:
    """One townsfolk: name, quest, hire, and the lasting ability with what sets it off."""
    text = Text(texts.say(f"townsfolk-{card['kind']}"), style="bold")
    for key, word in (("quest", "board-quest"), ("hire", "board-hire")):
        text.append(f"\n{texts.say(word)}: ", style="dim")
        text.append(amounts(card[key], texts) if card[key] else "—", style="")
    text.append(f"\n{texts.say('board-lasting')}: ", style="dim")
    text.append(lasting(card, texts), style="")
    return text


def lasting(card: dict[str, Any], texts: Texts) -> str:
    """What sets off the lasting ability of a townsfolk, and what it gives."""
    trigger = card["trigger"]
    when = texts.say(f"action-{trigger}" if trigger in ACTIONS else f"board-when-{trigger}")
    return f"{when} → {amounts(card['ongoing'], texts)}"


def main_board(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The six areas with their squares, and the outsiders below them."""
    grid = Table(box=SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False)
    squares, outsiders = [], []
    for slot in view["outsiders"]:
        area = slot["place"]
        grid.add_column(texts.say("board-area", area=area, faith=slot["faith"], strength=slot["strength"]), ratio=1)
        cell = Text()
        for square in view["squares"]:
            if square["area"] == area:
                cell.append_text(square_line(square, view, texts))
        squares.append(cell)
        outsiders.append(
            outsider_card(slot["card"], view, texts) if slot["card"] else Text(texts.say("board-empty"), style="dim")
        )
    grid.add_row(*squares)
    grid.add_section()
    grid.add_row(*outsiders)
    return Panel(grid, title=texts.say("board-outsiders"), box=ROUNDED)


def square_line(square: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """A square: its reward, or the piece that stands there."""
    piece = square["piece"]
    if piece is None:
        return Text(f"□ {amounts(square['take'], texts)}\n")
    shape = "♜" if piece["piece"] == "outpost" else "♟"
    return Text(f"{shape} {amounts(square['take'], texts)}\n", style=f"{tincture(piece['side'], view)} dim")


def outsider_card(card: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """An outsider: name, people, attack reward, strength of the conversion and what it scores then."""
    text = Text(texts.say(f"outsider-{card['kind']}"), style="bold")
    text.append(f" ({texts.say('people-' + card['people'])})", style="")
    text.append(f"\n⚔ {amounts(card['attack'], texts)}", style="red")
    text.append(f"\n✝ {amounts([['strength', card['strength']]], texts)}; {scores(card, view, texts)}", style="cyan")
    return text


def scores(card: dict[str, Any], view: dict[str, Any], texts: Texts) -> str:
    """What a converted outsider scores at the end."""
    printed = view["printed"]["outsiders"][card["kind"]]
    details = {key: printed[key] for key in ("base", "points")}
    return texts.phrase(("board-scores", {**details, "thing": [("per_" + printed["per"], printed["every"])]}))


def paladin_words(name: str, view: dict[str, Any], texts: Texts) -> str:
    """What a paladin brings and does."""
    printed = view["printed"]["paladins"][name]
    details = {"action": "@action-" + printed["action"], "amount": printed["amount"]}
    ability = texts.phrase(("board-ability-" + printed["ability"], details))
    return f"{amounts(printed['workers'], texts)} · {amounts(printed['bonus'], texts)} · {ability}"


# The players.


def player(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> RenderableType:
    """One player board."""
    lines: list[RenderableType] = [
        holdings(one, view, texts),
        Columns([actions(one, texts, 0), actions(one, texts, 1)]),
        *people(one, view, texts),
        jars(one["jars"], texts),
    ]
    if one["cards"]:
        lines.append(own_cards(one["cards"], view, texts))
    turn = one["seat"] in view["waiting"]
    name = ("▶ " if turn else "") + texts.player(one["seat"])
    if one["passed"]:
        name += f" ({texts.say('board-passed')})"
    return Panel(Group(*lines), title=Text(name), border_style=TINCTURES[one["seat"]], box=ROUNDED)


def people(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """Townsfolk with their lasting abilities, converted outsiders with what they score, and the attacked ones."""
    hired = [f"{texts.say('townsfolk-' + card['kind'])} ({lasting(card, texts)})" for card in one.get("townsfolk", [])]
    converted = [f"{texts.say('outsider-' + card['kind'])} ({scores(card, view, texts)})" for card in one["converted"]]
    attacked = [f"{texts.say('outsider-' + c['kind'])} ({texts.say('people-' + c['people'])})" for c in one["attacked"]]
    rows = (("board-hired", hired), ("board-converted", converted), ("board-attacked", attacked))
    return [Text(f"{texts.say(word)}: {', '.join(names)}") for word, names in rows if names]


def holdings(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """Points, paladin, goods, attributes, debts and suspicions."""
    text = Text(texts.say("board-points", points=one["points"]), style="bold")
    paladin = {"paladin": "@paladin-" + one["paladin"]} if one["paladin"] else {}
    text.append("   " + texts.phrase(("board-paladin" if paladin else "board-no-paladin", dict(paladin))), style="")
    if paladin:
        text.append(f" ({paladin_words(one['paladin'], view, texts)})", style="dim")
    held = [(good, count) for good, count in one["goods"].items() if count]
    text.append("\n" + texts.say("board-goods", goods=held), style="")
    text.append("\n")
    text.append_text(attributes(one, texts))
    unpaid, paid = one["debts"]["unpaid"], one["debts"]["paid"]
    text.append("   " + texts.say("board-debts", unpaid=unpaid, paid=paid), style="bold red" if unpaid else "dim")
    count = len(one["suspicions"])
    text.append("   " + texts.say("board-suspicions", count=count), style="bold magenta" if count else "dim")
    text.append("\n" + needs(one["needs"], texts), style="dim")
    return text


def attributes(one: dict[str, Any], texts: Texts) -> Text:
    """The three markers, and the level where a paladin helps."""
    text = Text()
    for attribute, style in zip(ATTRIBUTES, ("red", "bright_black", "blue"), strict=True):
        level, mark = one["levels"][attribute], one["marks"][attribute]
        bonus = f" (+{level - mark})" if level > mark else ""
        text.append(f"{texts.say('attribute-' + attribute)} {mark}{bonus}  ", style=f"bold {style}")
    return text


def needs(shown: dict[str, Any], texts: Texts) -> str:
    """The influence for the next wall and jar."""
    wall, jar = (str(shown[key]) if shown[key] is not None else "—" for key in ("wall", "jar"))
    return texts.say("board-needs", wall=wall, jar=jar)


def actions(one: dict[str, Any], texts: Texts, half: int) -> RenderableType:
    """Half of the actions: slots, how often done, next price."""
    table = Table(box=SIMPLE_HEAD, show_header=False, padding=(0, 1), pad_edge=False)
    for action in ACTIONS[half * LEFT_ACTIONS : (half + 1) * LEFT_ACTIONS]:
        slots = Text()
        for slot in one["board"][action]:
            slots.append_text(slot_mark(slot, texts))
        counted = one["done"][action] if half or action == "develop" else ""
        price = amounts(one["price"][action], texts) if one["price"][action] else ""
        table.add_row(
            texts.say(f"action-{action}"), slots, f"×{counted}" if counted != "" else "", Text(price, style="dim")
        )
    return table


def slot_mark(slot: dict[str, Any], texts: Texts) -> Text:
    """A slot: its colour, or what stands on it."""
    if slot["stands"] == "workshop":
        return Text("⌂  ", style="bold yellow")
    if slot["stands"]:
        return Text.assemble((mark(slot["stands"], texts), f"reverse bold {COLOURS[slot['stands']]}"), " ")
    return Text(mark(slot["colour"], texts).lower() + " ", style=COLOURS[slot["colour"]])


def mark(worker: str, texts: Texts) -> str:
    """Two letters for a worker, a dot for any."""
    return texts.say(f"mark-{worker}")


def jars(spaces: list[dict[str, Any]], texts: Texts) -> Text:
    """The jar spaces, free or filled."""
    text = Text(texts.say("board-jars") + ": ")
    for space in spaces:
        sign = "●" if space["filled"] else "○"
        text.append(f"{sign} {amounts(space['take'], texts)}  ", style="dim" if space["filled"] else "")
    return text


def own_cards(cards: dict[str, Any], view: dict[str, Any], texts: Texts) -> Text:
    """The own paladins, as their owner knows them; those in hand with what they do."""
    text = Text(style="dim")
    if cards["hand"]:
        names = ", ".join(texts.say(f"paladin-{card}") for card in cards["hand"])
        text.append(texts.say("board-hand", cards=names) + "\n")
    for card in cards["hand"]:
        text.append(f"  {texts.say(f'paladin-{card}')}: {paladin_words(card, view, texts)}\n", style="")
    none = texts.say("board-none")
    top = texts.say(f"paladin-{cards['top']}") if cards["top"] else none
    bottom = ", ".join(texts.say(f"paladin-{card}") for card in cards["bottom"]) or none
    text.append(texts.say("board-deck", top=top, bottom=bottom))
    return text


# The solo opponent.


def ai(one: dict[str, Any], view: dict[str, Any], texts: Texts) -> RenderableType:
    """The artificial opponent."""
    text = Text(texts.say("board-points", points=one["points"]) + "\n", style="bold")
    text.append_text(attributes(one, texts))
    scheme = "@scheme-" + one["scheme"] if one["scheme"] else "@board-none"
    details = {"workers": one["workers"], "marker": one["marker"], "scheme": scheme}
    text.append("\n" + texts.phrase(("board-ai-state", details)) + "\n")
    for place, taken in zip(AI_ROW, one["row"], strict=True):
        text.append(("● " if taken else "○ ") + texts.say(f"action-{place}") + "  ", style="" if taken else "dim")
    text.append("\n")
    for action in ACTIONS[LEFT_ACTIONS:]:
        busy = action in one["occupied"]
        text.append(("● " if busy else "○ ") + texts.say(f"action-{action}") + " " + "⌂" * one["workshops"][action])
        text.append(f" ×{one['done'][action]}  ", style="bold")
    unpaid, paid = one["debts"]["unpaid"], one["debts"]["paid"]
    text.append("\n" + texts.say("board-debts", unpaid=unpaid, paid=paid))
    text.append("   " + texts.say("board-suspicions", count=len(one["suspicions"])))
    text.append("\n" + needs(one["needs"], texts), style="dim")
    name = texts.say("ai") + (f" ({texts.say('board-passed')})" if one["passed"] else "")
    return Panel(Group(text, *people(one, view, texts)), title=name, border_style=AI_TINCTURE, box=ROUNDED)
