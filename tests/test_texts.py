"""The texts of the house, apart from those of the games: the same in every language, and none without use."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import regalia
from regalia import games
from regalia.kernel.game import Game
from regalia.kernel.texts import LANGUAGES, WORDS
from regalia.table import terminal
from regalia.testing.text_files import messages
from regalia.web.boards import render
from support import start

SOURCE = Path(regalia.__file__).parent
FOLDERS = {"words": WORDS, "table": terminal.FOLDER, "web": render.TEXTS}
# Messages whose ids are put together while the program runs.
PREFIXES = (
    "decided-",
    "keys-",
    "level-",
    "limit-",
    "medal-",
    "note-",
    "opponent-",
    "plays-",
    "reason-",
    "say-",
    "score-",
    "tab-",
)
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


# The texts of the games.

WORD = re.compile(r"""["'`]@?([a-z][a-z0-9_-]*)["'`]""")
BEGINNING = re.compile(r"""["'`]@?([a-z][\w-]*[-_])["'`]""")  # "advisor-" ~ advisor.id
ENDING = re.compile(r"""["'`](-[\w-]+)["'`]""")  # "turned-away" + "-neutral"
FORMATTED = re.compile(r'f"@?([\w-]*(?:\{[^}"]*\}[\w-]*)+)"')  # f"switch-{name}-number"
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")  # of one message to another
HOLE = re.compile(r"\{.*?\}")
PLAIN = re.compile(r"true|false|\d+")


def plain(word: str) -> str:
    """Some ids are written with the other dash."""
    return word.replace("_", "-")


def words_in(table: object) -> Iterator[str]:
    """All keys and words of a component sheet."""
    if isinstance(table, str):
        yield table
    for key, value in table.items() if isinstance(table, dict) else ():
        yield key
        yield from words_in(value)
    for value in table if isinstance(table, list) else ():
        yield from words_in(value)


class Speech:
    """What may speak of the messages of a game: its own folder, and the house without its other games."""

    def __init__(self, game: Game) -> None:
        rooms = [path for path in SOURCE.iterdir() if path.is_dir() and path.name != "games"]
        files = [path for room in (*rooms, game.folder) for path in room.rglob("*")]
        text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".html", ".js"))
        sheets = [tomllib.loads(path.read_text(encoding="utf-8")) for path in game.folder.glob("*.toml")]
        spoken = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
        found = (*WORD.findall(text), *REFERENCE.findall(spoken), *words_in(sheets))
        self.words = {plain(word) for word in found}
        shapes = {f"{beginning}{{}}" for beginning in BEGINNING.findall(text)}
        shapes |= {f"{{}}{ending}" for ending in ENDING.findall(text)} | set(FORMATTED.findall(text))
        around = {tuple(HOLE.split(plain(shape))) for shape in shapes}  # what stands around the holes
        self.shapes = {shape for shape in around if re.search("[a-z]", "".join(shape))}

    def has(self, word: str) -> bool:
        """Whether an id is written out, or put together from words that are."""
        if word in self.words or PLAIN.fullmatch(word):
            return True
        return any(self.fits(word, shape) for shape in self.shapes)

    def fits(self, word: str, shape: tuple[str, ...]) -> bool:
        """Whether an id begins with the first part of a shape, and a known word stands in every hole."""
        if not word.startswith(shape[0]):
            return False
        rest = word.removeprefix(shape[0])
        if len(shape) == 1:
            return not rest
        return any(self.fits(rest[end:], shape[1:]) and self.has(rest[:end]) for end in range(1, len(rest) + 1))


@pytest.mark.parametrize("name", games.house())
def test_no_message_of_a_game_is_unused(name: str) -> None:
    game = games.find(name)
    speech = Speech(game)
    assert not speech.has("board-nobody-says-this"), "an id that nobody says would be found"
    assert not [key for key in messages(game.folder / "texts" / "en.ftl") if not speech.has(plain(key))]


@pytest.mark.parametrize("name", games.house())
def test_what_breaks_a_tie_is_said_with_its_numbers(name: str) -> None:
    game = games.find(name)
    keys = [f"decided-{one.name}" for one in game.tie_breaks(start(name, 2))]
    for language in LANGUAGES:
        texts = render.texts_for(game, language)
        assert texts.say("decided-nothing")
        for key in keys:
            told = texts.say(key, best=73, next=41)
            assert ("73" in told, "41" in told) == (True, True), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_never_taken_for_a_message(language: str) -> None:
    """Whoever is called like the mark of a message is named as he is called, alone and among others."""
    players = ["@undo 3", "@nothing", "Béla"]
    texts = render.texts_for(None, language, players)
    assert texts.phrase(("card-waits", {"seats": [0]})).count("@undo 3") == 1
    told = texts.phrase(("card-waits", {"seats": [0, 1, 2]}))
    assert all(name in told for name in players), told
