"""The events of the four games: numbers in the rules, words in one table."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from regalia import games


def numbers_of(file: Path) -> dict[str, int]:
    """The named numbers of a module."""
    given = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.AnnAssign)]
    return {
        ast.unparse(node.target): node.value.value
        for node in given
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
    }


@pytest.mark.parametrize("name", games.house())
def test_every_event_has_a_number_and_words_of_its_own_and_is_told(name: str) -> None:
    folder = games.find(name).folder
    numbers = numbers_of(folder / "events.py")
    assert sorted(numbers.values()) == sorted(import_module(f"regalia.games.{name}.events").EVENTS)
    rules = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    assert set(re.findall(r"self\.tell\(events\.(\w+)", rules)) == set(numbers)
