"""The fenced blocks of the README, of what a package index shows, and of the documentation."""

import re
import shlex
from dataclasses import dataclass
from itertools import dropwhile
from pathlib import Path

import typer

from regalia import cli

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "PACKAGE.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^( *)```(.*)$")
SETTING = re.compile(r"[A-Z_]+=")
MARK = re.compile(r"<!-- not run: .+ -->")
FILE = re.compile(r"<!-- file: (.+) -->")


@dataclass(frozen=True)
class Block:
    """One fenced block of a page."""

    page: str
    line: int
    kind: str
    text: str
    runs: bool
    file: str = ""  # of which it is a piece

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: str, text: str) -> list[Block]:
    """The fenced blocks of a page."""
    found, opened, inside = [], -1, ""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        fence = FENCE.match(line)
        if fence and opened < 0:
            opened, inside = number, fence[2].strip()
        elif fence:
            body = "\n".join(lines[opened + 1 : number]) + "\n"
            before = lines[opened - 1] if opened else ""
            piece = FILE.search(before)
            runs = not MARK.search(before) and not piece
            found.append(Block(page, opened + 1, inside, body, runs, piece[1] if piece else ""))
            opened = -1
    assert opened < 0, f"{page}: a block is not closed"
    return found


EVERY = [b for page in PAGES for b in blocks_of(str(page.relative_to(ROOT)), page.read_text(encoding="utf-8"))]


def commands(text: str) -> list[list[str]]:
    """The commands of a block as words, without the settings before them."""
    lines = text.replace("\\\n", " ").splitlines()
    found = [words for line in lines if (words := shlex.split(line, comments=True))]
    return [list(dropwhile(SETTING.match, words)) for words in found]


def accepted(words: list[str]) -> None:
    """The command exists and takes these options; nothing is run."""
    command = typer.main.get_command(cli.app)
    context = command.make_context("regalia", list(words))
    while hasattr(command, "resolve_command"):
        name, command, words = command.resolve_command(context, list(words))
        context = command.make_context(name, list(words), parent=context)
