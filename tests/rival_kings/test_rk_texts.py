"""Rival Kings: its words in six languages, and the board in the terminal."""

import random
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.components import ACTIONS, BUILDINGS, CHARACTERS, COLOURS, SUBJECTS
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.texts import LANGUAGES, Texts, available
from rival_kings.rk_scenes import Scene
from support import moments, rule

CATALOGUE = Path(__file__).parents[2] / "docs" / "rules" / "rival_kings.md"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def names_of(title: str, language: str) -> list[str]:
    """A column of one of the tables of names in the catalogue, without remarks in brackets."""
    part = CATALOGUE.read_text(encoding="utf-8").split(f"### {title}")[1].split("\n#")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line[:1] == "|"]
    place = rows[0].index(language)
    return [re.sub(r"\s*\(.*\)", "", row[place]) for row in rows[2:]]


def words(language: str) -> Texts:
    return Texts(language, [GAME.folder / "texts"], ["Anna", "Béla", "Cili", "Dóra"])


def board(view: dict[str, Any], texts: Texts, width: int) -> str:
    """The board as text."""
    console = Console(width=width, record=True, file=StringIO())
    console.print(GAME.draw(view, texts))
    return console.export_text()


def test_all_six_languages_are_there() -> None:
    assert available(GAME.folder / "texts") == list(LANGUAGES)


@every_language
@rule("RK-R6", "RK-R7")
def test_cards_bear_the_names_of_the_rulebooks(language: str) -> None:
    texts = words(language)
    for title, kind, ids in (
        ("Characters", "character", CHARACTERS),
        ("Subjects\n", "subject", SUBJECTS),
        ("Buildings\n", "building", BUILDINGS),
    ):
        for name, card in zip(names_of(title, language), ids, strict=True):
            said = texts.say(f"{kind}-{card}")
            if card.startswith("trader"):
                said = said.rpartition(" (")[0]
            assert said == ("Katedrális" if name == "not in text" else name)


@every_language
def test_actions_and_colours_bear_the_names_of_the_rulebooks(language: str) -> None:
    texts = words(language)
    for name, action in zip(names_of("Actions", language), ACTIONS, strict=True):
        assert texts.say(f"action-{action}").lower() in name.lower().split(" / ")
    row = next(name for name in names_of("Structure words", language) if name.count(" / ") == 3)
    assert [texts.say(f"colour-{colour}") for colour in COLOURS] == row.split(" / ")


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_can_be_drawn_in_every_language(language: str, seats: int) -> None:
    texts = words(language)
    position = GAME.start(Setup("rival_kings", seats, b"board", switches={"series": "games", "games": 2}))
    for step, (now, seat) in enumerate(moments(position, random.Random(3))):
        if step % 60:
            continue
        for viewer in (SPECTATOR, seat):
            drawn = board(GAME.view(now, viewer), texts, 110)
            assert all(texts.player(one) in drawn for one in range(seats))
            assert max(len(line) for line in drawn.splitlines()) <= 110


def test_the_board_shows_what_matters() -> None:
    scene = Scene(3).row(0, "scholar", "vintner", "farm").tops("jailer", "watchman", "farm", "inn").coins(0, 3)
    scene.play("knight", "diplomat", "duke").pass_to(0).choose(0, "steal take_money from seat 1", "pass")
    scene.choose(0, "use vintner", "look at subjects_1")
    drawn = board(scene.seen(0), words("en"), 140)
    for words_shown in ("Round 1, cycle 1", "Scholar 3 red, ★ Vintner 1 green", "Jailer 2 yellow", "8 cards"):
        assert words_shown in drawn
    for words_shown in ("D Knight", "Take money (Anna)", "ability used", "Money: ② on top", "1 crest"):
        assert words_shown in drawn
    assert "Below, as you have seen" in drawn.replace("\n", " ")


@rule("RK-R52")
def test_the_gardener_is_asked_after_all_characters_are_revealed() -> None:
    scene = Scene(3).row(0, "gardener").play("knight", "queen", "duke")
    assert scene.asked() == 0
    assert len(scene.told("reveals")) == 3
    dutch = words("nl")
    for ability in ("swap_character", "swap_building", "swap_subject", "swap_card_with_display"):
        assert dutch.say(f"ability-{ability}").startswith("ruil")  # exchange, not change of money
    assert "gestolen" in dutch.say("ability-perform_stolen_action")  # a stolen action, not a theft


@every_language
def test_two_copies_of_a_subject_are_told_apart(language: str) -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "bishop").row(1, "miner", "scholar", "miner")
    scene.play("queen", "count", "diplomat").choose(0, "use bishop")
    texts = words(language)
    told = [texts.phrase(scene.table.phrase(0, option)) for option in scene.table.options(0)]
    assert len(set(told)) == 3
