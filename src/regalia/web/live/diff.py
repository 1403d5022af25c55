"""What a browser is sent of a panel: the parts that it does not have, and where those go that it has."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from regalia.web.boards.fragment_cache import MARK, Drawing, digests_of

as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
Change = list[str | list[int]]  # the text of a new part, or [first, end] of parts that the browser has in a row


class Look(NamedTuple):
    """A panel that was looked at: the marks of its parts, how to draw one, and what was sent of it so far."""

    marks: bytes
    part: Callable[[int], str]
    sent: dict[bytes, str]


class Panel:
    """A panel for one guest. Its mark and those of its parts are all that is remembered of what he has."""

    __slots__ = ("_look", "mark")

    def __init__(self, mark: bytes, look: Callable[[], Look]) -> None:
        self.mark = mark
        self._look = look

    @classmethod
    def of(cls, drawing: Drawing) -> "Panel":
        """A panel of the board."""

        def look() -> Look:
            drawn = drawing.draw()
            return Look(drawn.marks, drawn.parts.__getitem__, drawn.sent)

        return cls(drawing.mark[:MARK], look)

    @classmethod
    def whole(cls, html: str) -> "Panel":
        """A panel that is sent in one part."""
        return cls.listed([html], lambda _: html)

    @classmethod
    def listed(cls, keys: list[Any], draw: Callable[[int], str]) -> "Panel":
        """A panel of many parts, each of which is known by its key before it is drawn."""
        marks = digests_of(keys)
        return cls(digests_of([marks]), lambda: Look(marks, draw, {}))

    def html(self) -> str:
        """All of it."""
        marks, part, _ = self._look()
        return "".join(part(number) for number in range(len(marks) // MARK))

    def change(self, had: bytes) -> tuple[bytes, str]:
        """What to remember, and what to send to somebody who has the panel of which `had` was remembered, as JSON."""
        marks, part, sent = self._look()
        if had not in sent:
            sent[had] = as_json(_change(had, marks, part))
        return self.mark + marks, sent[had]


def _change(had: bytes, marks: bytes, part: Callable[[int], str]) -> Change:
    """The new parts, and the places of those that are there already."""
    places = {had[at : at + MARK]: at // MARK - 1 for at in range(MARK, len(had), MARK)}
    change: Change = []
    for number, at in enumerate(range(0, len(marks), MARK)):
        place = places.get(marks[at : at + MARK])
        if place is None:
            change.append(part(number))
        elif change and isinstance(change[-1], list) and change[-1][1] == place:
            change[-1][1] = place + 1
        else:
            change.append([place, place + 1])
    return change


def followed(had: list[str], change: Change) -> list[str]:
    """The parts of a panel after a change; the browser does the same."""
    parts: list[str] = []
    for one in change:
        parts += [one] if isinstance(one, str) else had[one[0] : one[1]]
    return parts
