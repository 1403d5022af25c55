"""The map of the house in docs/architecture.md names every module, each in its room, and none that is not there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "regalia"
MAP = re.search(r"## Rooms\n\n```text\n(.*?)```", (ROOT / "docs" / "architecture.md").read_text("utf-8"), re.DOTALL)


def rooms() -> dict[str, str]:
    """What the map says of each room."""
    assert MAP, "docs/architecture.md has no map"
    parts = re.split(r"^  (\w+)/", MAP[1], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_room_is_on_the_map() -> None:
    assert set(rooms()) == {path.parent.name for path in HOUSE.glob("*/__init__.py")}


@pytest.mark.parametrize("room", ["kernel", "players", "table", "web", "lab", "trials", "testing", "cli"])
def test_the_map_names_the_modules_of_a_room(room: str) -> None:
    assert named(rooms()[room].partition("\ntools/")[0]) == modules(HOUSE / room)


def test_the_map_names_the_tools() -> None:
    assert MAP
    assert named(MAP[1].partition("\ntools/")[2]) == modules(ROOT / "tools")


def test_no_two_tests_have_the_same_name() -> None:
    """Else pytest finds only one of them when all are collected at once."""
    names = [path.name for path in ROOT.glob("tests/**/test_*.py")]
    assert sorted(names) == sorted(set(names))


def named(text: str) -> set[str]:
    """The modules that a part of the map names."""
    return set(re.findall(r"\b[a-z]\w*\.py\b", text))


def modules(folder: Path) -> set[str]:
    """The modules of a room and of the rooms in it; of a package that is laid elsewhere the house knows nothing."""
    found = {
        path.name for path in folder.rglob("*.py") if not {"trial", "migrations"} & set(path.relative_to(folder).parts)
    }
    return found - {"__init__.py", "__main__.py"}
