"""What was drawn before is kept: the same sight of the same things is the same HTML.

Panels are known by a digest of all that they look at (template_tags.py says what that is), so that one that nothing has
happened to is never drawn again, and one that looks the same to several people is drawn once. So are the parts of a
panel between `{% keep %}` and `{% endkeep %}`; one in which nobody is named is the same for all tables. The parts of a
panel also go over the wire one by one: a browser is sent only those that it does not have.
"""

import marshal
from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import zip_longest
from sys import getsizeof
from typing import Any

from jinja2 import StrictUndefined
from markupsafe import Markup, escape

from regalia.kernel.texts import Texts

LARGEST = 64 * 1024 * 1024  # bytes kept in all: a hundred kilobytes for each of 600 tables
MARK = 8  # bytes by which a browser's part is told from another
WORDS = 4096  # that are kept escaped
MARKED = 1024  # things whose marks are remembered
OUTLINES = 128  # large things of which the same holds
FEW = 5  # a part with fewer members is not worth remembering
SEAM = "\0"  # where a kept part goes; no name and no text of a player contains it
NAMED: Any = "a part that names players"


class FragmentCache:
    """Pieces of HTML by what they depend on; the ones longest unused make room."""

    def __init__(self, largest: int = LARGEST) -> None:
        self.largest = largest
        self.size = 0
        self.pieces: OrderedDict[bytes, Any] = OrderedDict()

    def find(self, mark: bytes) -> Any:
        """The piece of a mark, or None."""
        found = self.pieces.get(mark)
        if found is not None:
            self.pieces.move_to_end(mark)
        return found

    def put(self, mark: bytes, piece: Any) -> None:
        """Keep a piece that was not here."""
        self.pieces[mark] = piece
        self.size += getsizeof(piece)
        while self.size > self.largest:
            self.size -= getsizeof(self.pieces.popitem(last=False)[1])


def digest_of(key: tuple[Any, ...]) -> bytes:
    """Different for everything that looks different; the key is plain data. It holds for this process alone."""
    return hash(marshal.dumps(key, 2)).to_bytes(MARK, "little", signed=True)


class Digests:
    """Digests of things by identity: what several views share, or a view has of the box, is marked once."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, bytes]] = {}  # holds the things, so that no other takes their identity
        self.outlines: dict[int, tuple[Any, bytes]] = {}

    def of(self, thing: Any) -> Any:
        """The mark of a dict or list; anything else is its own."""
        if type(thing) is not dict and type(thing) is not list:
            return thing
        found = self.known.get(id(thing))
        if found is None:
            if len(self.known) >= MARKED:
                self.known.clear()
            found = self.known[id(thing)] = (thing, digest_of((thing,)))
        return found[1]

    def of_part(self, thing: Any) -> Any:
        """The same for a part of something; one with few members is written down as quickly as looked up."""
        return thing if (type(thing) is dict or type(thing) is list) and len(thing) < FEW else self.of(thing)

    def outline(self, thing: Any) -> Any:
        """The mark of a dict by those of its parts, since views share these, and they are looked at again."""
        if type(thing) is not dict:
            return self.of(thing)
        found = self.outlines.get(id(thing))
        if found is None:
            if len(self.outlines) >= OUTLINES:
                self.outlines.clear()
            found = (thing, digest_of((list(thing), [self.of_part(value) for value in thing.values()])))
            self.outlines[id(thing)] = found
        return found[1]


class Fragments:
    """Something drawn, part by part; `size` is what it takes besides the parts that are kept on their own."""

    __slots__ = ("_marks", "parts", "sent", "size")

    def __init__(self, parts: Sequence[str], size: int = 0) -> None:
        self.parts = tuple(parts)
        self.size = size
        self.sent: dict[bytes, str] = {}  # what was sent of it to those who had something else, by what they had
        self._marks = b""

    @property
    def marks(self) -> bytes:
        """A mark of each part, in order."""
        self._marks = self._marks or digests_of(self.parts)
        return self._marks

    def __sizeof__(self) -> int:
        """For the memory of what was drawn."""
        return 100 + 2 * getsizeof(self.parts) + self.size


def digests_of(parts: Iterable[Any]) -> bytes:
    """A mark of each part, in order."""
    return array("q", map(hash, parts)).tobytes()


class Drawing:
    """A panel that is drawn when somebody needs it: whoever has seen one of the same mark does not."""

    __slots__ = ("draw", "mark")

    def __init__(self, mark: bytes, draw: Callable[[], Fragments]) -> None:
        self.mark = mark
        self.draw = draw

    def html(self) -> str:
        """The whole panel."""
        return "".join(self.draw().parts)


class RenderPass:
    """Panels while they are drawn. `ground` stands for all that is the same during a game, `names` for the players."""

    def __init__(self, kept: FragmentCache, digests: Digests, texts: Texts, ground: bytes, names: bytes) -> None:
        self.kept = kept
        self.digests = digests
        self.texts = texts
        self.ground = ground
        self.names = names
        self.laid: list[Fragments] = []
        self.panels: dict[bytes, Fragments] = {}
        self.seen: dict[tuple[str, int], list[tuple[tuple[Any, ...], bytes]]] = {}  # and the marks of what was seen
        self.missing = b""  # the mark of the part that was looked for last and must be drawn
        self.modules: dict[str | None, Any] = {}  # imported templates, ready for use
        self.at_close: list[Callable[[], None]] = []

    def mark(self, template: str, seat: int, seen: tuple[Any, ...]) -> bytes:
        """The mark of a panel; what another viewer has seen of this moment too was marked before."""
        known = self.seen.setdefault((template, seat), [])
        for other, mark in known:
            if other == seen:
                return mark
        mark = digest_of((template, self.ground, self.names, [self.digests.outline(value) for value in seen]))
        known.append((seen, mark))
        return mark

    def panel(self, mark: bytes, draw: Callable[[], Fragments]) -> Fragments:
        """A panel, drawn once for all who see the same."""
        if mark not in self.panels:
            self.panels[mark] = draw()
        return self.panels[mark]

    def close(self) -> None:
        """Nothing is drawn any more: let go of the imported templates, which hold on to the render_pass in turn."""
        for end in self.at_close:
            end()
        self.modules.clear()

    def found(self, place: str, key: list[Any]) -> str:
        """The seam of a part that is kept, in the panel or in the part around it; nothing where it must be drawn."""
        mark = digest_of((place, self.ground, [self.digests.of_part(thing) for thing in key]))
        found = self.kept.find(mark)
        if found is NAMED:
            found = self.kept.find(mark + self.names)
            self.texts.names_said += found is not None
        if found is None:
            self.missing = mark
            return ""
        return self._seam(found)

    def part(self, draw: Callable[[], str]) -> str:
        """Draw the part that was just looked for in vain, and keep it; its seam."""
        mark, before = self.missing, self.texts.names_said
        drawn = self.sewn(draw())
        if self.texts.names_said > before:
            if self.kept.find(mark) is None:
                self.kept.put(mark, NAMED)
            mark += self.names
        self.kept.put(mark, drawn)
        return self._seam(drawn)

    def _seam(self, drawn: Fragments) -> str:
        self.laid.append(drawn)
        return f"{SEAM}{len(self.laid) - 1}{SEAM}"

    def sewn(self, text: str) -> Fragments:
        """What stands between the seams, and the parts that belong there."""
        pieces = text.split(SEAM)
        parts: list[str] = []
        for between, number in zip_longest(pieces[::2], pieces[1::2]):
            if between:
                parts.append(str(between))
            if number is not None:
                parts += self.laid[int(number)].parts
        return Fragments(parts, sum(map(len, pieces)))


def attribute_of(thing: Any, name: str) -> Any:
    """What `thing.name` means in a template: views are plain dicts, so it is looked for in them first."""
    if type(thing) is dict and name in thing:
        return thing[name]
    if hasattr(thing, name):
        return getattr(thing, name)
    try:
        return thing[name]
    except (TypeError, LookupError):
        return StrictUndefined(obj=thing, name=name)


def written(value: object) -> str:
    """What a template writes for a value, safe in HTML."""
    if isinstance(value, Markup):
        return value
    if type(value) is str:
        return _escaped(value)
    return str(value) if type(value) is int else escape(value)


@lru_cache(maxsize=WORDS)
def _escaped(words: str) -> str:
    """The same few thousand are written over and over."""
    return str(escape(words))
