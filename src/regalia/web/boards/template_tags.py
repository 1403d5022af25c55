"""What the templates of boards can say besides Jinja's own words, and what they are found to look at.

A panel is a function of what its template looks at. `Dependencies` reads off a template every expression in which it
speaks of the view, the viewer or the seat (`view.court`, `viewer < 0`); the values of these make the digest of the
panel. Inside a panel, `{% keep thing, other %}...{% endkeep %}` keeps a part that is drawn over and over, such as one
building of twenty; there the author names what it depends on, besides the language, the printed values and the
players' names.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

from jinja2 import Environment, meta, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.ext import Extension
from jinja2.parser import Parser
from jinja2.utils import missing

from regalia.web.boards.fragment_cache import FragmentCache, RenderPass

NAMES = frozenset({"view", "viewer", "seat"})
SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "lteq": "<=", "gt": ">", "gteq": ">=", "in": "in", "notin": "not in"}
Look = Callable[[Any, int, int], tuple[Any, ...]]
MISSING = (KeyError, IndexError, TypeError)  # what comes of looking at something that a view does not have


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

    They call functions as Python does; Jinja would first ask each of them whether it wants the context too. Macros are
    such functions, and take what they are given by its place. What stands after a dot is looked up as `attribute_of`
    does it. And what goes out is escaped as `written` does it; Jinja would make it fit for being escaped once more.
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

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """What stands after a dot."""
        self.write("environment.attribute_of(")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r})")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """A macro, once its function is defined."""
        self.write(f"environment.macro(macro, {len(macro_ref.node.args)})")

    def return_buffer_contents(self, frame: Frame, force_unescaped: bool = False) -> None:
        """What a macro has written needs no escaping any more."""
        super().return_buffer_contents(frame)


def macro(function: FunctionType, arguments: int) -> FunctionType:
    """The function of a macro, of which arguments may be left out: it knows itself what stands for them."""
    function.__defaults__ = (missing,) * arguments
    return function


def cache_of(environment: Environment) -> FragmentCache:
    """The memory of the templates."""
    kept = environment.globals["kept"]
    assert isinstance(kept, FragmentCache)
    return kept
