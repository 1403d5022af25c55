"""The rulebook for players is read strictly: whatever is wrong with it is said in one sentence, with its place."""

from pathlib import Path

import pytest

from regalia.games.kingsburg import KingsburgGame
from regalia.kernel import book
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Game

CONTENTS = """
[example]
seats = 3
seed = "a"
choices = ["take 1 gold"]

[first]
dice = { rules = ["KB-4.1"], about = ["rolls"] }
chapel = { rules = ["KB-8.3"], when = { chapel = "as_statue" } }
seven = { rules = ["KB-8.3"], when = { chapel = "total_7", reroll_limit = ["one_in_all"] } }

[second]
court = { show = ["court"], after = 1 }
"""
WORDS = """names: Ann, Brian, Cindy

# first: The first page

## dice: Dice
Roll **all** of them,
at once.

- one
- two

| a | b |
| 1 | 2 |

## chapel: Chapel
As the Statue.

## seven: Chapel
Seven or less.

# second: The second page

## court: The court
Here it is.
! Eighteen advisors.
"""


def shelf(folder: Path, contents: str = CONTENTS, words: str = WORDS) -> Game:
    """A game with a book of its own."""
    game = KingsburgGame()
    (folder / "book").mkdir()
    (folder / "book" / "contents.toml").write_text(contents, encoding="utf-8")
    (folder / "book" / "en.md").write_text(words, encoding="utf-8")
    (folder / "components.toml").write_bytes((game.folder / "components.toml").read_bytes())
    game.folder = folder
    return game


def test_a_passage_is_read_block_by_block(tmp_path: Path) -> None:
    words = book.words(shelf(tmp_path), "en")
    assert words.names == ("Ann", "Brian", "Cindy")
    assert words.titles["first"] == "The first page"
    assert words.blocks["dice"] == (
        book.Block("text", ("Roll **all** of them, at once.",)),
        book.Block("items", ("one", "two")),
        book.Block("table", ("a | b |", "1 | 2 |")),
    )
    assert book.cells("a | b |") == ["a", "b"]


def test_a_table_is_told_what_is_true_there(tmp_path: Path) -> None:
    game = shelf(tmp_path)
    read = book.read(game)
    for switches, wanted in (({}, "chapel"), ({"chapel": "total_7"}, "seven")):
        at_table = game.resolve("", switches)
        found = read.telling("KB-8.3", at_table)
        assert found is not None
        assert (found[0].name, found[1].name) == ("first", wanted)
        assert [one.name for one in read.shown(at_table)[0][1]] == ["dice", wanted]
    assert read.shown(game.resolve("", {"chapel": "total_7", "reroll_limit": "each_building_once"}))[0][1][-1:] == [
        read.pages[0].passages[0]
    ]


def test_a_message_leads_to_its_passage(tmp_path: Path) -> None:
    game = shelf(tmp_path)
    read = book.read(game)
    found = read.about("rolls", game.resolve())
    assert found is not None
    assert found[1].name == "dice"
    assert read.about("enemy-orcs", game.resolve()) is None
    assert "rolls" in read.subjects
    assert "enemy-orcs" not in read.subjects


def test_a_language_that_nobody_has_written_is_read_in_english(tmp_path: Path) -> None:
    game = shelf(tmp_path)
    assert book.spoken(game) == ["en"]
    assert book.words(game, "hu").language == "en"


def test_the_example_is_played_by_the_rules(tmp_path: Path) -> None:
    game = shelf(tmp_path)
    position, told = book.read(game).play(game.resolve(), 1)
    assert [event.kind for event in told[1]] == ["takes"]
    assert position.waiting


def test_the_example_keeps_its_own_switches_at_every_table(tmp_path: Path) -> None:
    """At a table that has another value it is played with its own."""
    fixed = CONTENTS.replace("seats = 3", 'seats = 3\nswitches = { start_order = "agreed" }')
    game = shelf(tmp_path, fixed)
    read = book.read(game)
    assert read.example.switches == {"start_order": "agreed"}
    for preset in ("hungarian", "original"):
        position, _ = read.play(game.resolve(preset), 1)
        switches = game.view(position, SPECTATOR)["switches"]
        assert switches == {**game.resolve(preset), "start_order": "agreed"}


FAULTY_CONTENTS = [
    (("rules = [", "rule = ["), "not rule"),
    (('"total_7"', '"total_8"'), "chapel takes as_statue, total_7, not total_8"),
    (("reroll_limit", "rerolls"), "there is no switch rerolls"),
    (("[second]", "[dice]"), "two of the name dice"),
    (("seats = 3", "seat = 3"), "not seat"),
    (("seats = 3", 'seats = 3\nswitches = { chapels = "total_7" }'), "example: there is no switch chapels"),
    (("seats = 3", 'seats = 3\nswitches = { chapel = "total_8" }'), "example: chapel takes as_statue, total_7, not"),
    (("[first]", "[first"), "contents.toml: "),
]
FAULTY_WORDS = [
    (("## seven: Chapel\nSeven or less.\n", ""), "seven comes here, not second"),
    (("! Eighteen advisors.\n", ""), "court has 0 captions instead of 1"),
    (("Seven or less.", "Seven or less.\n! A picture."), "seven has 1 captions instead of 0"),
    (("As the Statue.", ""), "chapel says nothing"),
    (("| 1 | 2 |", "| 1 | 2 | 3 |"), "line 13: this row has 3 cells, the first has 2"),
    (("## chapel: ", "## chapel "), "line 15: a heading is"),
    (("# first: The first page\n", "# first: The first page\nWords.\n"), "line 4: words stand under the heading"),
    (("## seven", "## chapel"), "chapel stands here a second time"),
    (("! Eighteen advisors.", "! Eighteen advisors.\n## more: More\nWords."), "the contents have no more"),
]


@pytest.mark.parametrize(("change", "said"), FAULTY_CONTENTS, ids=[said for _, said in FAULTY_CONTENTS])
def test_a_fault_in_the_contents_is_said(change: tuple[str, str], said: str, tmp_path: Path) -> None:
    assert change[0] in CONTENTS
    with pytest.raises(Trouble) as told:
        book.read(shelf(tmp_path, CONTENTS.replace(*change)))
    assert said in str(told.value)


@pytest.mark.parametrize(("change", "said"), FAULTY_WORDS, ids=[said for _, said in FAULTY_WORDS])
def test_a_fault_in_the_words_is_said(change: tuple[str, str], said: str, tmp_path: Path) -> None:
    assert change[0] in WORDS
    with pytest.raises(Trouble) as told:
        book.words(shelf(tmp_path, words=WORDS.replace(*change)), "en")
    assert said in str(told.value)


def test_a_choice_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    game = shelf(tmp_path, CONTENTS.replace("take 1 gold", "take 9 gold"))
    with pytest.raises(Trouble, match="choice 1 of the example: No option is called 'take 9 gold'"):
        book.read(game).play(game.resolve(), 1)
