"""Moments that decide a game, shown large: the events that belong together, each in its sentence."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from regalia.kernel.agenda import Event
from regalia.kernel.game import SPECTATOR, Game, Scene
from regalia.kernel.texts import Texts
from regalia.table.match import Match
from regalia.web.boards import symbols
from regalia.web.live.steps import GIVEN, TAKEN

MOST = 5  # things that are drawn beside a line one by one; of more each is drawn once
POINTS = "vp"  # points among amounts of things


class Act(NamedTuple):
    """A scene as it happened."""

    scene: Scene
    events: list[Event]


class Bill(NamedTuple):
    """What somebody gets, and what somebody loses: how many of each thing."""

    taken: dict[str, int]
    given: dict[str, int]


def acts(game: Game, events: list[Event]) -> Iterator[Act]:
    """What has happened, as far as it belongs to scenes: each goes on as long as its events follow one another."""
    now: Act | None = None
    for event in events:
        if now and goes_on(now.scene, event):
            now.events.append(event)
            continue
        if now:
            yield now
        scene = next((one for one in game.scenes if event.kind in one.opens), None)
        now = Act(scene, [event]) if scene else None
    if now:
        yield now


def goes_on(scene: Scene, event: Event) -> bool:
    """Whether an event belongs to a scene that has begun."""
    if scene.side and event.kind == scene.opens[0]:
        return False
    whose = bool(scene.side) and event.details.get("seat") == scene.side
    return whose or event.kind in scene.opens + scene.goes_on


def scenes(match: Match, texts: Texts, viewer: int, since: int) -> list[dict[str, Any]]:
    """The scenes after so many moments of a match, as a viewer may see them."""
    known = [event for moment in match.events[since:] for event in moment if event.seen_by(viewer)]
    return [told(act, match.game, texts) for act in acts(match.game, known)]


def told(act: Act, game: Game, texts: Texts) -> dict[str, Any]:
    """A scene in words and pictures."""
    art = f"{symbols.address(game.name)}#"
    title = texts.phrase((f"scene-{act.scene.name}", act.events[0].details))
    lines = [line(event, game, texts, art) for event in act.events[act.scene.headed :]]
    return {"title": title, "picture": art + act.scene.picture, "lines": lines + sums(act.events, game, texts)}


def sums(events: list[Event], game: Game, texts: Texts) -> list[dict[str, Any]]:
    """What each seat got and lost in a scene of several, where more than one event brought something."""
    bills: dict[int, list[Bill]] = {}
    for event in events:
        bill = bill_of(event, game)
        for seat in seats_of(event) if any(bill) else ():
            bills.setdefault(seat, []).append(bill)
    if len(bills) < 2:
        return []
    added = {seat: added_up(several) for seat, several in sorted(bills.items()) if len(several) > 1}
    return [
        {"seat": seat, "text": sum_line(seat, bill, texts), "pictures": [], "sum": 1} for seat, bill in added.items()
    ]


def bill_of(event: Event, game: Game) -> Bill:
    """What an event brings and takes: amounts of things, and points, which whoever is struck by it loses."""
    taken, given = (amounts_of(event.details.get(word)) for word in (TAKEN, GIVEN))
    points = event.details.get("points")
    if isinstance(points, int) and points:
        (given if event.kind in game.strikes else taken)[POINTS] = points
    return Bill(taken, given)


def amounts_of(detail: object) -> dict[str, int]:
    """Amounts of things, each thing once."""
    return {str(thing): int(count) for thing, count in detail} if isinstance(detail, list) else {}


def added_up(bills: list[Bill]) -> Bill:
    """All that several events brought and took."""
    total = Bill({}, {})
    for bill in bills:
        for so_far, amounts in zip(total, bill, strict=True):
            for thing, count in amounts.items():
                so_far[thing] = so_far.get(thing, 0) + count
    return total


def sum_line(seat: int, bill: Bill, texts: Texts) -> str:
    """The same in words."""
    kind = "both" if all(bill) else "won" if bill.taken else "lost"
    taken, given = (texts.listed([amount(thing, count, texts) for thing, count in part.items()]) for part in bill)
    return texts.phrase(("scene-sum", {"seat": seat, "kind": kind, "take": taken, "give": given}))


def amount(thing: str, count: int, texts: Texts) -> str:
    """So many of a thing; points are called the same in every game."""
    return texts.say("scene-points" if thing == POINTS else f"amount-{thing}", count=count)


def seats_of(event: Event) -> list[int]:
    """Who got what an event tells: its seat, or all of several."""
    one, several = event.details.get("seat"), event.details.get("seats")
    if one is None and isinstance(several, list):
        return several
    return [one] if isinstance(one, int) else []


def line(event: Event, game: Game, texts: Texts, art: str) -> dict[str, Any]:
    """What a scene tells of one event."""
    text = texts.phrase((event.kind, event.details))
    return {"seat": seat_of(event), "text": text, "pictures": [art + name for name in drawings(event, game)]}


def drawings(event: Event, game: Game) -> list[str]:
    """The names of what is drawn beside an event: one thing, or amounts of goods, each as often as it is there."""
    pattern = game.event_pictures.get(event.kind, "")
    if not pattern:
        return []
    amounts = event.details.get(pattern.strip("{}"))
    if isinstance(amounts, list):
        few = sum(count for _, count in amounts) <= MOST
        return [thing for thing, count in amounts for _ in range(count if few else 1)]
    return [pattern.format_map({key: bare(value) for key, value in event.details.items()})]


def bare(detail: object) -> object:
    """Which thing a detail names: a message is named with its kind before it, as in `@enemy-orcs`."""
    return detail.partition("-")[2] if isinstance(detail, str) and detail.startswith("@") else detail


def seat_of(event: Event) -> int:
    """Who wears the colour of its line: a seat, or nobody."""
    seat = event.details.get("seat", SPECTATOR)
    return seat if isinstance(seat, int) else SPECTATOR
