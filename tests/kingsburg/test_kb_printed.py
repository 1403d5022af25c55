"""What a building does, in a few words: in the answers about it, with the numbers and switches of the table."""

import html
from pathlib import Path

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.components import BUILDINGS
from regalia.kernel.texts import LANGUAGES
from regalia.web.boards.render import faces, render_pass_for, texts_for
from support import rule

PLAYERS = ["Anna", "Béla", "Éva"]
LONGEST = 80  # letters, which is two lines in an answer


def told(scene: Scene, language: str = "en") -> dict[str, str]:
    """What each building does, as a seat reads it."""
    texts = texts_for(GAME, language, PLAYERS)
    return {one["id"]: ", ".join(map(texts.phrase, one["does"])) for row in scene.view(0)["rows"] for one in row}


@rule("KB-8.1")
def test_every_building_says_what_it_does() -> None:
    assert told(Scene(3)) == {
        "statue": "all dice equal: roll one of them again",
        "chapel": "all dice equal: roll one of them again",
        "church": "+1 strength against Demons",
        "cathedral": "at the end a point for every 2 goods",
        "inn": "each summer: a +2 token",
        "market": "once a season: a total ±1",
        "farms": "one more white die, −1 strength",
        "merchants_guild": "each season: 1 gold",
        "guard_tower": "+1 strength",
        "blacksmith": "+1 strength",
        "barracks": "a soldier costs only 1 good",
        "wizards_guild": "+2 strength",
        "palisade": "+1 strength, +2 against Zombies",
        "stable": "1 soldier more when an advisor gives any",
        "stone_wall": "+1 strength, a draw is a victory",
        "fortress": "1 point for every victory, +1 strength",
        "barricade": "+1 strength against Goblins",
        "crane": "columns 3 and 4 cost 1 gold less",
        "town_hall": "each season: a +2 token, or a good for a point",
        "embassy": "each season: 1 point",
    }


@rule("KB-8.3", "KB-8.29")
def test_the_switches_of_the_table_are_heeded() -> None:
    here, there = told(Scene(3, HUNGARIAN)), told(Scene(3, ORIGINAL))
    assert {name for name in here if here[name] != there[name]} == {"chapel", "town_hall"}
    assert there["chapel"] == "7 or less in all: roll all dice again"
    assert there["town_hall"] == "each season: pay a token or a good for a point"


def test_the_own_values_of_a_table_are_told(tmp_path: Path) -> None:
    sheet = tmp_path / "mine.toml"
    sheet.write_text(
        """buildings = [
  {id = "embassy", effects = [{when = "season_end", vp = 4}]},
  {id = "church", effects = [{when = "battle", versus = "orcs", strength = 5}]},
  {id = "crane", effects = [{when = "build", columns = [1, 2, 4], gold = -2}]},
]
"""
    )
    found = told(Scene(3, components=sheet))
    assert found["embassy"] == "each season: 4 points"
    assert found["church"] == "+5 strength against Orcs"
    assert found["crane"] == "columns 1, 2 and 4 cost 2 gold less"


@both_presets
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_about_a_building_says_it_in_few_words(preset: str, language: str) -> None:
    scene = Scene(3, preset)
    view, texts = scene.view(0), texts_for(GAME, language, PLAYERS)
    drawn = faces(view, render_pass_for(GAME, view, texts), [[f"building:0:{name}"] for name in BUILDINGS])
    for name, face in zip(BUILDINGS, drawn, strict=False):
        words = told(scene, language)[name]
        assert f'<span class="does">{words}<' in html.unescape(face)
        assert 5 < len(words) <= LONGEST, words
