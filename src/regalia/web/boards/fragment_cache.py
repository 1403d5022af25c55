"""What was drawn before is kept: the same sight of the same things is the same HTML.

A panel is a function of what its template looks at. `Dependencies` reads off a template every expression in which it
speaks of the view, the viewer or the seat (`view.court`, `seat in view.waiting`, `viewer < 0`); the values of these
make the digest of the panel. So a panel that nothing has happened to is never drawn again, and one that looks the same
to several people is drawn once. Inside a panel, `{% keep thing, other %}...{% endkeep %}` keeps a part that is drawn
over and over, such as one building of twenty; there the author names what it depends on, besides the language, the
printed values and the players' names. A part in which nobody is named is the same for all tables. The parts of a panel
also go over the wire one by one: a browser is sent only those that it does not have.
"""

import marshal
import re
from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from itertools import zip_longest
from sys import getsizeof
from typing import Any

from jinja2 import Environment, meta, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup, escape

from regalia.kernel.texts import Texts

LARGEST = 4 * 1024 * 1024  # bytes kept in all
MARK = 8  # bytes by which a browser's part is told from another
WORDS = 4096  # that are kept escaped
MARKED = 1024  # things whose marks are remembered
NAMES = frozenset({"view", "viewer", "seat"})
SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "lteq": "<=", "gt": ">", "gteq": ">=", "in": "in", "notin": "not in"}
SEAM = "\0"  # where a kept part goes; no name and no text of a player contains it
NAMED: Any = "a part that names players"
Look = Callable[[Any, int, int], tuple[Any, ...]]
MISSING = (KeyError, IndexError, TypeError)  # what comes of looking at something that a view does not have


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
    """Different for everything that looks different; the key is plain data."""
    return blake2b(marshal.dumps(key, 2), digest_size=16).digest()


class Digests:
    """Digests of things by identity: what several views share, or a view has of the box, is marked once."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, bytes]] = {}  # holds the things, so that no other takes their identity

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


@dataclass(frozen=True, slots=True)
class Drawing:
    """A panel that is drawn when somebody needs it: whoever has seen one of the same mark does not."""

    mark: bytes
    draw: Callable[[], Fragments]

    def html(self) -> str:
        """The whole panel."""
        return "".join(self.draw().parts)


class RenderPass:
    """Panels while they are drawn. `ground` stands for all that is the same during a game, `names` for the players."""

    def __init__(self, kept: FragmentCache, texts: Texts, ground: bytes, names: bytes) -> None:
        self.kept = kept
        self.texts = texts
        self.ground = ground
        self.names = names
        self.laid: list[Fragments] = []
        self.panels: dict[bytes, Fragments] = {}
        self.seen: dict[tuple[str, int], list[tuple[tuple[Any, ...], bytes]]] = {}  # and the marks of what was seen
        self.missing = b""  # the mark of the part that was looked for last and must be drawn
        self.modules: dict[str | None, Any] = {}  # imported templates, ready for use
        self.at_close: list[Callable[[], None]] = []

    def mark(self, template: str, seat: int, seen: tuple[Any, ...], marks: Digests) -> bytes:
        """The mark of a panel; what another viewer has seen of this moment too was marked before."""
        known = self.seen.setdefault((template, seat), [])
        for other, mark in known:
            if other == seen:
                return mark
        mark = digest_of((template, self.ground, self.names, [marks.of(value) for value in seen]))
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
        mark = digest_of((place, self.ground, key))
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


class Dependencies:
    """All that a template looks at, also through the templates it imports, besides what lasts for a whole game."""

    def __init__(self, environment: Environment, template: str, lasting: tuple[str, ...]) -> None:
        family = _family(environment, template)
        ground = re.compile(rf"view\['(?:{'|'.join(('game', *lasting))})'\](?:\[[^\[\]]*\])*$")
        looks_of = {name: _read(environment, name).sources for name in family}
        found = {source for sources in looks_of.values() for source in sources if not ground.match(source)}
        if not found <= looks_of[template]:
            raise ValueError(f"{template} imports something that looks at more than what lasts for a game")
        self.all = _glance(sorted(found))
        self.each = [_glance([source]) for source in sorted(found)]

    def __call__(self, view: dict[str, Any], viewer: int, seat: int) -> tuple[Any, ...]:
        """The values that the template would see, and a mark where there is none.

        A template looks at some things only after it has asked for them; mostly all of them are there.
        """
        try:
            return self.all(view, viewer, seat)
        except MISSING:
            return tuple(_look(one, view, viewer, seat) for one in self.each)


def _glance(sources: Sequence[str]) -> Look:
    """Looks at some things at once."""
    look: Look = eval(f"lambda view, viewer, seat: ({''.join(f'{source}, ' for source in sources)})")
    return look


def _look(one: Look, view: dict[str, Any], viewer: int, seat: int) -> Any:
    try:
        return one(view, viewer, seat)[0]
    except MISSING:
        return ...


@dataclass(frozen=True)
class Reading:
    """One template as it was read: what it looks at itself, and which others it imports or includes."""

    sources: frozenset[str]
    others: tuple[str, ...]


@cache
def _read(environment: Environment, name: str) -> Reading:
    """Read a template; only once, since many panels import the same ones."""
    assert environment.loader is not None
    source, _, _ = environment.loader.get_source(environment, name)
    tree = environment.parse(source)
    others = []
    for found in meta.find_referenced_templates(tree):
        assert found is not None, f"{name} imports a template without a fixed name"
        others.append(found)
    return Reading(frozenset(_sources(tree)), tuple(others))


def _family(environment: Environment, name: str) -> set[str]:
    """A template and all that it imports or includes."""
    family, left = set(), [name]
    while left:
        name = left.pop()
        if name not in family:
            family.add(name)
            left += _read(environment, name).others
    return family


def _sources(tree: nodes.Template) -> Iterator[str]:
    """The largest expressions of a template that are made of nothing but the view, the viewer and the seat."""
    bound = {node.name for node in tree.find_all(nodes.Name) if node.ctx in ("store", "param")}
    yield from _largest(tree, NAMES - bound)
    if "view" in bound or "viewer" in bound:
        raise ValueError("a template must not give the names view and viewer to anything else")


def _largest(node: nodes.Node, free: frozenset[str]) -> Iterator[str]:
    source = None if isinstance(node, nodes.Operand) else _python(node, free)
    if source is None:
        for child in node.iter_child_nodes():
            yield from _largest(child, free)
    elif any(name.name in NAMES for name in [node, *node.find_all(nodes.Name)] if isinstance(name, nodes.Name)):
        yield source


def _python(node: nodes.Node, free: frozenset[str]) -> str | None:
    """An expression as Python says it, or None when it has parts that are not known before drawing."""
    parts = [_python(child, free) for child in node.iter_child_nodes()]
    if None in parts:
        return None
    match node:
        case nodes.Name(name=name, ctx="load") if name in free:
            return str(name)
        case nodes.Const(value=value):
            return repr(value)
        case nodes.Getattr(attr=attr) if not any(hasattr(kind, attr) for kind in (dict, list, str)):
            return f"{parts[0]}[{attr!r}]"
        case nodes.Getitem():
            return f"{parts[0]}[{parts[1]}]"
        case nodes.Operand(op=op):
            return f"{SIGNS[op]} {parts[0]}"
        case nodes.Compare() | nodes.And() | nodes.Or() | nodes.Not():
            words = {nodes.Compare: " ", nodes.And: " and ", nodes.Or: " or ", nodes.Not: ""}[type(node)]
            return f"({'not ' if isinstance(node, nodes.Not) else ''}{words.join(map(str, parts))})"
    return None


class Keep(Extension):
    """The tag `{% keep thing, other %}...{% endkeep %}`: drawn once for the same values, words and names."""

    tags = {"keep"}

    def parse(self, parser: Parser) -> list[nodes.Node]:
        """Look for the part; where it is not kept, a call of `_part` follows at once, with the block as its body."""
        line = next(parser.stream).lineno
        key = [parser.parse_expression()]
        while parser.stream.skip_if("comma"):
            key.append(parser.parse_expression())
        body = parser.parse_statements(("name:endkeep",), drop_needle=True)
        seam = parser.free_identifier()
        render_pass = nodes.Name("render_pass", "load")
        place = nodes.Const(f"{parser.name}:{line}:{seam.name}")
        draw = nodes.CallBlock(self.call_method("_part", [render_pass]), [], [], body)
        look = nodes.Assign(seam, self.call_method("_found", [render_pass, place, nodes.List(key)]))
        return [node.set_lineno(line) for node in (look, nodes.If(seam, [nodes.Output([seam])], [], [draw]))]

    def _found(self, render_pass: RenderPass, place: str, key: list[Any]) -> str:
        return render_pass.found(place, key)

    def _part(self, render_pass: RenderPass, caller: Callable[[], str]) -> str:
        return render_pass.part(caller)


class PlainCode(CodeGenerator):
    """Templates become plainer code than Jinja's own.

    They call functions as Python does; Jinja would first ask each of them whether it wants the context too. And what
    goes out is escaped as `written` does it; Jinja would make it fit for being escaped once more.
    """

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("environment.written(")

    def visit_Call(  # noqa: N802, the name is Jinja's
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False
    ) -> None:
        """A function with its arguments."""
        self.visit(node.node, frame)
        self.write("(")
        for argument in [*node.args, *node.kwargs]:
            self.visit(argument, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")


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


def cache_of(environment: Environment) -> FragmentCache:
    """The memory of the templates."""
    kept = environment.globals["kept"]
    assert isinstance(kept, FragmentCache)
    return kept
