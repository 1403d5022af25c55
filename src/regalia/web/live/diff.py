"""What a browser is sent of a panel: the parts that it does not have, and where those go that it has."""

import json
from array import array
from bisect import bisect_left
from collections.abc import Callable
from typing import Any, NamedTuple

from regalia.web.boards.fragment_cache import MARK, Drawing, digests_of

as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
text_as_json = json.encoder.encode_basestring
Change = list[str | list[int]]  # the text of a new part, or [first, end] of parts that the browser has in a row

NOWHERE = -1  # in the place of a part that the browser does not have


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

        return cls(drawing.mark, look)

    @classmethod
    def whole(cls, html: str) -> "Panel":
        """A panel that is sent in one part."""
        return cls.parts([html]) if html else EMPTY

    @classmethod
    def parts(cls, parts: list[str]) -> "Panel":
        """A panel of parts that are drawn already."""
        return cls.listed(parts, parts.__getitem__)

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
            sent[had] = _change(had, marks, part)
        return self.mark + marks, sent[had]


EMPTY = Panel.parts([""])


def _change(had: bytes, marks: bytes, part: Callable[[int], str]) -> str:
    """The new parts, and the places of those that are there already, as JSON."""
    old = had[MARK:]
    first, last = _alike_at_the_ends(old, marks)
    places = {mark: place for place, mark in enumerate(array("q", old))} if first < last else {}
    found = array("q", marks[first * MARK : last * MARK])
    change = [f"[0,{first}]"] if first else []
    number = first
    while number < last:
        place = places.get(found[number - first], NOWHERE)
        end = number + 1
        if place == NOWHERE:
            change.append(text_as_json(part(number)))
        else:
            while end < last and places.get(found[end - first]) == place + end - number:
                end += 1
            change.append(f"[{place},{place + end - number}]")
        number = end
    length = len(old) // MARK
    behind = len(marks) // MARK - last
    return f"[{','.join([*change, f'[{length - behind},{length}]'] if behind else change)}]"


def _alike_at_the_ends(old: bytes, new: bytes) -> tuple[int, int]:
    """Up to which part both begin alike, and from which part of the new ones they end alike."""
    shorter = min(len(old), len(new)) // MARK
    first = bisect_left(range(1, shorter + 1), True, key=lambda count: old[: count * MARK] != new[: count * MARK])
    left = shorter - first
    behind = bisect_left(range(1, left + 1), True, key=lambda count: old[-count * MARK :] != new[-count * MARK :])
    return first, len(new) // MARK - behind


def followed(had: list[str], change: Change) -> list[str]:
    """The parts of a panel after a change; the browser does the same."""
    parts: list[str] = []
    for one in change:
        parts += [one] if isinstance(one, str) else had[one[0] : one[1]]
    return parts
