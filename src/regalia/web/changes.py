"""What a browser is sent of a panel: the parts that it does not have, and where those go that it has."""

from collections.abc import Callable
from typing import Any

from regalia.web.kept import MARK, Drawing, Drawn, marks_of

Change = list[str | list[int]]  # the text of a new part, or [first, end] of parts that the browser has in a row


class Panel:
    """A panel for one guest. Its mark and those of its parts are all that is remembered of what he has."""

    __slots__ = ("_look", "mark")

    def __init__(self, mark: bytes, look: Callable[[], tuple[bytes, Callable[[int], str]]]) -> None:
        self.mark = mark
        self._look = look

    @classmethod
    def of(cls, drawing: Drawing) -> "Panel":
        """A panel of the board."""

        def look() -> tuple[bytes, Callable[[int], str]]:
            drawn = drawing.draw()
            return drawn.marks, drawn.parts.__getitem__

        return cls(drawing.mark[:MARK], look)

    @classmethod
    def whole(cls, html: str) -> "Panel":
        """A panel that is sent in one part."""
        drawn = Drawn([html])
        return cls(drawn.marks, lambda: (drawn.marks, drawn.parts.__getitem__))

    @classmethod
    def listed(cls, keys: list[Any], draw: Callable[[int], str]) -> "Panel":
        """A panel of many parts, each of which is known by its key before it is drawn."""
        marks = marks_of(keys)
        return cls(marks_of([marks]), lambda: (marks, draw))

    def html(self) -> str:
        """All of it."""
        marks, part = self._look()
        return "".join(part(number) for number in range(len(marks) // MARK))

    def change(self, had: bytes) -> tuple[bytes, Change]:
        """What to remember, and what to send to somebody who has the panel of which `had` was remembered."""
        marks, part = self._look()
        places = {had[at : at + MARK]: at // MARK - 1 for at in range(MARK, len(had), MARK)}
        sent: Change = []
        for number, at in enumerate(range(0, len(marks), MARK)):
            place = places.get(marks[at : at + MARK])
            if place is None:
                sent.append(part(number))
            elif sent and isinstance(sent[-1], list) and sent[-1][1] == place:
                sent[-1][1] = place + 1
            else:
                sent.append([place, place + 1])
        return self.mark + marks, sent


def followed(had: list[str], change: Change) -> list[str]:
    """The parts of a panel after a change; the browser does the same."""
    parts: list[str] = []
    for one in change:
        parts += [one] if isinstance(one, str) else had[one[0] : one[1]]
    return parts
