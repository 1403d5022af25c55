"""The page of terms says what the texts say: names word for word, and nothing old has come back."""

from functools import cache
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel.texts import LANGUAGES, WORDS, Texts
from regalia.table import terminal
from regalia.web.boards import render

PAGE = Path(__file__).parents[2] / "docs" / "terms.md"
PARTS = {
    "The house": "house",
    "Kingsburg": "kingsburg",
    "Rival Kings": "rival_kings",
    "Royals": "royals",
    "Paladins": "paladins",
}
every_part = pytest.mark.parametrize("part", PARTS)


def rows_of(part: str, first: str) -> list[dict[str, str]]:
    """The rows of a table of the page, by the heading above it and the first word of its head."""
    text = PAGE.read_text(encoding="utf-8").partition(f"\n## {part}\n")[2].partition("\n## ")[0]
    tables = [block for block in text.strip().split("\n\n") if block.startswith(f"| {first} |")]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for table in tables for line in table.splitlines()]
    return [dict(zip(lines[0], line, strict=True)) for line in lines[2:]] if lines else []


def folders(name: str) -> list[Path]:
    """Where the texts of a game are, or those of the house."""
    return [WORDS, terminal.FOLDER, render.TEXTS] if name == "house" else [games.find(name).folder / "texts"]


@cache
def spoken(name: str, language: str) -> str:
    """All texts of a game, or of the house."""
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders(name))


@cache
def written(name: str, language: str) -> str:
    """All texts, and the rulebook for players."""
    book = "" if name == "house" else (games.find(name).folder / "book" / f"{language}.md").read_text(encoding="utf-8")
    return (spoken(name, language) + book).lower()


@every_part
def test_names_are_those_of_the_texts(part: str) -> None:
    rows = rows_of(part, "message")
    assert rows
    for language in LANGUAGES:
        texts = Texts(language, folders(PARTS[part]))
        assert {row["message"]: row[language] for row in rows} == {
            row["message"]: texts.say(row["message"].strip("`")) for row in rows
        }


@every_part
def test_every_term_occurs_in_its_language(part: str) -> None:
    rows = rows_of(part, "term")
    assert len(rows) > 10
    missing = [
        (row["term"], language)
        for row in rows
        for language in LANGUAGES
        if row[language].lower() not in written(PARTS[part], language)
    ]
    assert not missing


def test_what_was_changed_has_not_come_back() -> None:
    rows = rows_of("Changed", "game")
    assert len(rows) > 50
    for row in rows:
        said = spoken(row["game"], row["language"])
        assert row["now"] in said, row
        assert row["before"] not in said, row
