"""The rules catalogues: every rule, ruling, decision, example and invariant with its id and its text."""

import re
import tomllib
from functools import cache
from pathlib import Path

from regalia.kernel.errors import Trouble

PACKAGE = Path(__file__).parents[1]
ID = re.compile(r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?")


@cache
def folder() -> Path:
    """Where the catalogues are: beside the sources, or inside the installed package."""
    for place in (PACKAGE.parents[1] / "docs" / "rules", PACKAGE / "rulebook"):
        if place.is_dir():
            return place
    raise Trouble("The rules catalogues are missing from this installation.")


def exists(game: str) -> bool:
    """Whether there is a catalogue of a game's rules."""
    return (folder() / f"{game}.md").exists()


@cache
def rules(game: str) -> dict[str, str]:
    """The ids of a game's catalogue, in its order, each with its text."""
    path = folder() / f"{game}.md"
    if not path.exists():
        raise Trouble(f"There is no rules catalogue for '{game}'.")
    found: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("|") and len(cells) > 1 and ID.fullmatch(cells[0]):
            found.setdefault(cells[0], _text(cells))
    return found


HEADING = re.compile(r"##+ (?:\d+\.? )?(.+)")
SHOWN = ("Rules", "Rulings", "Decisions")  # the parts of a catalogue that a player reads


@cache
def sections(game: str) -> list[tuple[str, dict[str, str]]]:
    """What a player may look up, in the order of the catalogue: headings, each with its rules."""
    known = rules(game)
    found: list[tuple[str, dict[str, str]]] = []
    part = ""
    for line in (folder() / f"{game}.md").read_text(encoding="utf-8").splitlines():
        heading = HEADING.fullmatch(line)
        rule = line.strip("| ").split(" | ")[0].strip()
        if heading:
            part = heading[1] if line.startswith("## ") else part
            found.append((heading[1], {}))
        elif part in SHOWN and rule in known:
            found[-1][1][rule] = known[rule]
    return [(title, entries) for title, entries in found if entries]


def _text(cells: list[str]) -> str:
    """A rule's text; of a ruling the question and the ruling, of an example all of it."""
    if re.match(r"[A-Z]{2}-R", cells[0]) and len(cells) > 3:
        return f"{cells[1]} {cells[-1]}"
    return "; ".join(cells[1:-1]) if len(cells) > 2 else cells[1]


@cache
def text(rule: str) -> str:
    """The text of a rule, from whichever catalogue has it; empty when none has."""
    for path in sorted(folder().glob("*.md")):
        found = rules(path.stem)
        if rule in found:
            return found[rule]
    return ""


MARKS = re.compile(r" \((?:P|repaired|derived|gap)\b[^()]*\)|(?<=\w): gap, [^()]*(?=\))")


def plain(text: str) -> str:
    """The text of a rule without what only engineers read: where it was repaired, and what fills which gap."""
    return MARKS.sub("", text)


def untestable(game: str) -> dict[str, str]:
    """The ids of a game that describe nothing a program can test, with the reasons."""
    path = folder() / "untestable.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8")).get(game, {})
    return {str(key): str(reason) for key, reason in table.items()}
