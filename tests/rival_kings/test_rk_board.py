"""Rival Kings: what the board says beside its pieces."""

import re
from html import unescape

import pytest

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.components import ACTIONS
from regalia.kernel.game import SPECTATOR
from regalia.kernel.texts import LANGUAGES, Texts
from regalia.web.boards.render import board_panels, faces, render_pass_for, texts_for
from rival_kings.rk_scenes import SUBJECTS_1, Scene
from support import rule

PLAYERS = ["Anna", "Béla", "Éva"]


def drawn(scene: Scene, viewer: int, texts: Texts | None = None) -> dict[str, str]:
    return board_panels(GAME, scene.seen(viewer), texts or texts_for(GAME, "en", PLAYERS))


def words(html: str) -> str:
    return unescape(" ".join(re.sub(r"<[^>]*>", " ", html).split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_says_what_it_means(language: str) -> None:
    texts = texts_for(GAME, language, PLAYERS)
    key = words(drawn(Scene(), 0, texts)["ranks"].partition('class="key"')[2])
    assert texts.say("board-key-order", first="A", last="F") in key
    for meaning in ("board-key-steals", "board-key-equal", "board-tie-break"):
        assert texts.say(meaning) in key
    for action in ACTIONS:
        assert texts.say(f"action-{action}") in key


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_everybody_but_the_viewer_has_a_plaque_beside_the_board(viewer: int) -> None:
    panels = drawn(Scene(), viewer)
    for seat in range(3):
        outermost = re.search(r'<section class="([^"]*)"', panels[f"court-{seat}"])
        assert outermost is not None
        assert ("other" in outermost[1].split()) == (seat != viewer)


def test_the_active_subject_comes_first_and_tells_that_it_was_used() -> None:
    scene = Scene().row(0, "miner", "jailer").row(1, "farmer").play("queen", "duke", "trader_1")
    before = words(drawn(scene, 0)["court-0"])
    assert "ability used" not in before
    assert before.index("Jailer") < before.index("Miner")
    scene.choose(0, "use jailer")
    assert "ability used" in words(drawn(scene, 0)["court-0"])
    assert "ability used" not in words(drawn(scene, 0)["court-1"])


def test_the_actions_of_the_own_character_are_named() -> None:
    scene = Scene().play("duke", "countess", "trader_1")
    html = drawn(scene, 0)
    assert re.findall(r'class="label"[^>]*>([^<]*)<', html["court-0"]) == ["Settle conflict", "Recruit subject"]


@rule("RK-6.6")
def test_an_action_left_undone_wears_another_sign_than_one_that_was_done() -> None:
    scene = Scene().tops("farmer", "watchman", "farm", "inn").play("bursar", "queen", "trader_1").pass_to(0)
    scene.choose(0, "take money at subjects_1", "pass")
    html = drawn(scene, 0)["court-0"]
    signs = re.findall(r'<li class="action ([^"]*)".*?class="tick"[^>]*>(.)<', html, re.DOTALL)
    assert signs == [("done", "✓"), ("done undone", "–")]
    assert "Take money — done" in words(html)
    assert "Buy a building — left undone" in words(html)


@rule("RK-4.8")
def test_of_an_equal_conflict_the_actions_that_cannot_be_done_any_more_are_left_undone() -> None:
    scene = Scene().tops("farmer", "watchman", "farm", "inn").play("trader_1", "trader_2", "queen").pass_to(0)
    scene.choose(0, "take money at subjects_1")
    states = {one["id"]: one["state"] for one in scene.seen(0)["players"][0]["played"]["actions"]}
    assert states.pop("take_money") == "done"
    assert set(states.values()) == {"undone"}


def test_looking_through_a_pile_shows_no_price_and_buying_does() -> None:
    scene = Scene().tops("farmer", "watchman", "farm", "inn").row(0, "miner").coins(0, 9)
    scene.play("lord_protector", "count", "diplomat")
    texts = texts_for(GAME, "en", PLAYERS)

    def shown() -> list[str]:
        view = scene.seen(0)
        return faces(view, render_pass_for(GAME, view, texts), [["pile:2"], ["pile:3"]])[:2]

    assert all("coin" in face for face in shown())
    scene.choose(0, "use miner")
    assert all("building-" in face and "coin" not in face for face in shown())


def test_an_exchange_shows_no_price() -> None:
    scene = Scene().tops("farmer", "watchman", "farm", "inn").row(0, "troubadour", "mine")
    scene.play("lord_protector", "count", "diplomat").choose(0, "use troubadour", "give mine")
    view = scene.seen(0)
    farm = faces(view, render_pass_for(GAME, view, texts_for(GAME, "en", PLAYERS)), [["pile:2"]])[0]
    assert "building-farm" in farm
    assert "coin" not in farm


@rule("RK-9.17")
def test_buying_with_the_blacksmith_draws_the_building_alone_without_the_printed_price() -> None:
    scene = Scene().tops("farmer", "watchman", "farm", "inn").row(0, "blacksmith").coins(0, 9)
    scene.play("lord_protector", "count", "diplomat")
    view = scene.seen(0)
    shown = faces(view, render_pass_for(GAME, view, texts_for(GAME, "en", PLAYERS)), [["pile:2", "subject:0:0"]])[0]
    assert "building-farm" in shown
    assert "portrait-" not in shown
    assert "coin" not in shown


def test_in_a_pile_that_is_looked_through_the_partners_of_own_cards_glow() -> None:
    """Those of cards that are alone; the Inn has its Innkeeper already."""
    scene = Scene().tops("farmer", "watchman", "farm", "inn").below(SUBJECTS_1, "blacksmith", "innkeeper")
    scene.row(0, "forge", "inn", "innkeeper", "vintner")
    scene.play("lord_protector", "count", "diplomat").choose(0, "use vintner", "look at subjects_1")
    fan = drawn(scene, 0)["middle"].partition('class="fan"')[2]
    glowing = {one.partition("</div>")[0].count("wanted") and words("<" + one) for one in fan.split("<div")}
    assert len(glowing - {0}) == 1
    assert "Blacksmith" in next(one for one in glowing if one)
