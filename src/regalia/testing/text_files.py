"""Reads the messages of a text file and the arguments they use."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regalia.kernel.texts import MESSAGE, USED


class _Mentions(Visitor):
    """The arguments that a message uses, and the other messages and terms."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The ids of all messages, each with the arguments it uses; broken ones are errors."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    names = []
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        mentions = _Mentions()
        mentions.visit(entry)
        names.append(entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}")
        assert entry.span is not None
        lost = mentions.others.difference(USED.findall(text, entry.span.start, entry.span.end))
        assert not lost, f"{path.name}, {names[-1]}: write {{ {min(lost)} }}, not within something else"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = mentions.arguments
    assert names == MESSAGE.findall(text), f"{path.name}: every message begins a line"
    return found
