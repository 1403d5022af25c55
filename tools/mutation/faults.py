"""What can be broken in a source file: one operator, number, condition or statement at a time."""

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*"), ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"),
    ast.And: ("and", "or"), ast.Or: ("or", "and"),
}  # fmt: skip
EXTREMES = {"min": "max", "max": "min"}
STATEMENTS = (ast.Assign, ast.AugAssign, ast.Expr, ast.Break, ast.Continue)
Change = tuple[int, int, str]  # from one byte to another, and what comes there instead


@dataclass(frozen=True)
class Fault:
    """One change of a source file."""

    file: str
    where: str  # the function
    line: int
    before: str  # the line as it is
    after: str  # and with the fault
    source: str  # the whole file with the fault
    diff: str

    @property
    def name(self) -> str:
        """How a judgement calls it: the same after other lines of the file have moved."""
        return f"{self.file}, {self.where}: {self.before} -> {self.after}"


class Source:
    """The text of a module, and where its nodes stand."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.lines = [0, *accumulate(len(line) for line in self.bytes.splitlines(keepends=True))]

    def start(self, node: ast.expr | ast.stmt) -> int:
        """The first byte of a node."""
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        """The byte after a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, start: int, end: int) -> str:
        """What stands there."""
        return self.bytes[start:end].decode()

    def whole(self, node: ast.expr | ast.stmt, text: str) -> Change:
        """Something else in the place of a node."""
        return self.start(node), self.end(node), text

    def between(self, left: ast.expr, right: ast.expr, kind: ast.AST) -> Change:
        """The opposite of the operator between two nodes."""
        word, other = OPERATORS[type(kind)]
        start, end = self.end(left), self.start(right)
        return start, end, self.text(start, end).replace(word, other, 1)

    def closed(self, node: ast.expr, change: Change) -> Change:
        """The same change, with brackets around the node, so that nothing else binds otherwise."""
        start, end = self.start(node), self.end(node)
        return start, end, f"({self.text(start, change[0])}{change[2]}{self.text(change[1], end)})"

    def changed(self, change: Change) -> str:
        """The text with a change."""
        return self.text(0, change[0]) + change[2] + self.text(change[1], len(self.bytes))


def faults_of(file: Path) -> list[Fault]:
    """Everything that can be broken in a file, function by function."""
    text = file.read_text(encoding="utf-8")
    source = Source(text)
    found = {}
    for where, function in functions(ast.parse(text)):
        for change in broken(function, source):
            fault = _fault(file.name, where, text, source.changed(change))
            found[fault.source] = fault
    return list(found.values())


def _fault(file: str, where: str, before: str, after: str) -> Fault:
    old, new = before.splitlines(), after.splitlines()
    line = next(number for number, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
    diff = list(difflib.unified_diff(old, new, lineterm="", n=1))[2:]
    return Fault(file, where, line + 1, old[line].strip(), new[line].strip(), after, "\n".join(diff))


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{m.name}", m) for m in node.body if isinstance(m, ast.FunctionDef))


def broken(function: ast.FunctionDef, source: Source) -> Iterator[Change]:
    """Every change of a function's body."""
    for statement in function.body[1 if ast.get_docstring(function) else 0 :]:
        yield from in_statement(statement, source)


def in_statement(statement: ast.stmt, source: Source) -> Iterator[Change]:
    """The statement left out, its condition turned round, and whatever can be broken in its parts."""
    if isinstance(statement, ast.Expr) and ast.unparse(statement).startswith("self.tell("):
        return  # words for the log
    if isinstance(statement, STATEMENTS) and not names_something(statement):
        yield source.whole(statement, "pass")
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OPERATORS:
        yield source.between(statement.target, statement.value, statement.op)
    if isinstance(statement, ast.If | ast.While):
        yield source.whole(statement.test, f"not ({source.text(*source.whole(statement.test, '')[:2])})")
    for field, value in ast.iter_fields(statement):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.stmt):
                yield from in_statement(child, source)
            elif isinstance(child, ast.expr) and field != "annotation":
                yield from in_expression(child, source)


def names_something(statement: ast.stmt) -> bool:
    """Whether others could not run without it: left out, it would be noticed by anybody."""
    return isinstance(statement, ast.Assign) and not isinstance(statement.targets[0], ast.Attribute | ast.Subscript)


def in_expression(top: ast.expr, source: Source) -> Iterator[Change]:
    """Operators, numbers, truths and extremes."""
    for node in ast.walk(top):
        if isinstance(node, ast.Compare):
            sides = pairwise([node.left, *node.comparators])
            for operator, (left, right) in zip(node.ops, sides, strict=True):
                if type(operator) in OPERATORS:
                    yield source.between(left, right, operator)
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            yield source.closed(node, source.between(node.left, node.right, node.op))
        elif isinstance(node, ast.BoolOp):
            for left, right in pairwise(node.values):
                yield source.closed(node, source.between(left, right, node.op))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            other = not node.value if isinstance(node.value, bool) else node.value + 1
            yield source.whole(node, str(other))
        elif isinstance(node, ast.Name) and node.id in EXTREMES:
            yield source.whole(node, EXTREMES[node.id])
