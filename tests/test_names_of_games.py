"""Nothing outside a game's folder, its tests and its docs names a game: what the house must know, the game declares."""

import re
from pathlib import Path

import pytest

import regalia
from regalia import games

HOUSE = Path(regalia.__file__).parent
SUFFIXES = (".py", ".html", ".css", ".js", ".ftl", ".toml")


def words_of(name: str) -> re.Pattern[str]:
    """All ways to write the name of a game, and its title."""
    spoken = [re.escape(name), name.replace("_", "[ _-]?"), re.escape(games.find(name).title)]
    return re.compile(rf"\b(?:{'|'.join(spoken)})(?:\b|_)", re.IGNORECASE)


def naming(name: str) -> list[str]:
    """The lines outside a game's folder that name it."""
    found, words = [], words_of(name)
    for path in sorted(HOUSE.rglob("*")):
        place = path.relative_to(HOUSE).as_posix()
        if path.suffix in SUFFIXES and not place.startswith(f"games/{name}/"):
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [f"{place}:{number}: {line}" for number, line in enumerate(lines, 1) if words.search(line)]
    return found


@pytest.mark.parametrize("name", games.house())
def test_nothing_else_names_a_game(name: str) -> None:
    assert not naming(name)


def test_names_are_found_however_they_are_written() -> None:
    words = words_of("rival_kings")
    for line in (
        '"rival_kings"',
        "Rival Kings",
        "RivalKings-v2",
        "rival-kings",
        "rival_kings_v2",
        ".game-rival_kings {",
    ):
        assert words.search(line), line
    for line in ("rivals", "the rival of kings", "kings"):
        assert not words.search(line), line
