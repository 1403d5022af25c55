"""Moments that decide a game, shown large: the events that belong together, each in its sentence."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from regalia.kernel.agenda import Event
from regalia.kernel.game import SPECTATOR, Game, Scene
from regalia.kernel.texts import Texts
from regalia.table.match import Match
from regalia.web.boards import symbols

MOST = 5  # things that are drawn beside a line


class Act(NamedTuple):
    """A scene as it happened."""

    scene: Scene
    events: list[Event]


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
    return {"title": title, "picture": art + act.scene.picture, "lines": lines}


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
        return [thing for thing, count in amounts for _ in range(count)][:MOST]
    return [pattern.format_map({key: bare(value) for key, value in event.details.items()})]


def bare(detail: object) -> object:
    """Which thing a detail names: a message is named with its kind before it, as in `@enemy-orcs`."""
    return detail.partition("-")[2] if isinstance(detail, str) and detail.startswith("@") else detail


def seat_of(event: Event) -> int:
    """Who wears the colour of its line: a seat, or nobody."""
    seat = event.details.get("seat", SPECTATOR)
    return seat if isinstance(seat, int) else SPECTATOR
