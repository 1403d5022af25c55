"""The texts of the house, apart from those of the games: the same in every language, and none without use."""

import re
from functools import cache
from pathlib import Path

import pytest

import regalia
from regalia.kernel.texts import LANGUAGES, WORDS
from regalia.table import terminal
from regalia.testing.text_files import messages
from regalia.web.boards import render

SOURCE = Path(regalia.__file__).parent
FOLDERS = {"words": WORDS, "table": terminal.FOLDER, "web": render.TEXTS}
# Messages whose ids are put together while the program runs.
PREFIXES = ("keys-", "level-", "note-", "opponent-", "plays-", "reason-", "say-", "score-", "tab-")
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())


@cache
def ids_in_source() -> set[str]:
    """Everything between quotation marks that may be the id of a message."""
    found: set[str] = set()
    for kind in ("py", "html", "js"):
        for path in SOURCE.rglob(f"*.{kind}"):
            found.update(re.findall(r"""["'`]([a-z][a-z0-9_-]*)["'`]""", path.read_text(encoding="utf-8")))
    return found


@every_folder
def test_every_language_is_there(folder: Path) -> None:
    assert sorted(path.name for path in folder.glob("*.ftl")) == sorted(f"{language}.ftl" for language in LANGUAGES)


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_of_the_house_agree(folder: Path, language: str) -> None:
    """Every language has the same messages with the same arguments."""
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@every_folder
def test_no_message_is_unused(folder: Path) -> None:
    idle = [key for key in messages(folder / "en.ftl") if key not in ids_in_source() and not key.startswith(PREFIXES)]
    assert not idle


@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_prefix_is_used(prefix: str) -> None:
    """An id that is put together begins with one of the prefixes somewhere in the program."""
    parts = (f'"{prefix}" ~', f'f"{prefix}{{')
    sources = (path.read_text(encoding="utf-8") for kind in ("py", "html") for path in SOURCE.rglob(f"*.{kind}"))
    assert any(part in text for text in sources for part in parts)
