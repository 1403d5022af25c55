"""Messages of a text file: each is parsed when it is first said, with the others that it uses."""

from pathlib import Path

import pytest

from regalia.kernel.texts import Texts
from regalia.testing.text_files import messages

TEXT = """# What is sold.
-fruit = { $count ->
    [one] pear
   *[other] pears
}
price = { $coins } coins
offer =
    { $buyer } pays { price } for two { -fruit(count: 2) }
    and { $count ->
        [0] nothing
       *[other] { $count } more
    }.
"""


def spoken(folder: Path, text: str) -> Texts:
    """What is said in English with only these texts of a game."""
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    return Texts("en", [folder])


def test_what_a_message_uses_is_said_with_it(tmp_path: Path) -> None:
    texts = spoken(tmp_path, TEXT)
    assert texts.say("offer", buyer="Anna", coins=3, count=0) == "Anna pays 3 coins for two pears\nand nothing."
    assert texts.say("offer", buyer="Anna", coins=3, count=4) == "Anna pays 3 coins for two pears\nand 4 more."
    assert texts.say("price", coins=5) == "5 coins"


def test_words_of_the_house_cannot_be_changed_by_a_game(tmp_path: Path) -> None:
    texts = spoken(tmp_path, "nothing = void\nsomething = else\n")
    assert texts.say("something") == "else"
    assert texts.say("nothing") == "nothing"


@pytest.mark.parametrize(
    ("text", "key"),
    [("bid = { $coins\nprice = 2\n", "bid"), (TEXT, "fruit"), ("", "bid")],
    ids=["broken", "term", "none"],
)
def test_what_is_no_message_is_named(tmp_path: Path, text: str, key: str) -> None:
    texts = spoken(tmp_path, text)
    with pytest.raises(KeyError, match=f"no message '{key}' in 'en'"):
        texts.say(key)


def test_a_broken_message_leaves_the_others(tmp_path: Path) -> None:
    assert spoken(tmp_path, "bid = { $coins\nprice = 2\n").say("price") == "2"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("coins = 2\nprice = { NUMBER(coins) }\n", "price: write { coins }, not within something else"),
        ("bid = { $coins\n", "bid"),
    ],
    ids=["within a function", "broken"],
)
def test_what_could_not_be_said_is_told_before(tmp_path: Path, text: str, named: str) -> None:
    spoken(tmp_path, text)
    with pytest.raises(AssertionError, match=named):
        messages(tmp_path / "en.ftl")
