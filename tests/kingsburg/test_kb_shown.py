"""What view, board and terminal show: who knows the enemy, what the Envoy is for, who passed and who is out of dice."""

import html
import io

import pytest
from rich.console import Console

from kingsburg.kb_scenes import DULL, ORIGINAL, Scene, both_presets
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.options import RUIN
from regalia.games.kingsburg.position import AUTUMN, SPRING
from regalia.games.kingsburg.steps import WINTER_PHASE, YEAR_ENDS
from regalia.kernel.card_words import Teller
from regalia.kernel.game import SPECTATOR
from regalia.kernel.texts import LANGUAGES
from regalia.web.boards.render import board_panels, texts_for
from support import rule

PLAYERS = ["Anna", "Béla", "Éva"]
HIGH = (6, 6, 6)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_reader = pytest.mark.parametrize(
    ("viewer", "language"),
    [*((viewer, "en") for viewer in (SPECTATOR, 0, 1, 2)), *((1, each) for each in LANGUAGES if each != "en")],
)
every_viewer = pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])


def terminal(scene: Scene, viewer: int, language: str = "en") -> str:
    """The table in a wide terminal, as a seat sees it."""
    paper = Console(file=io.StringIO(), width=240, no_color=True)
    paper.print(GAME.draw(scene.view(viewer), texts_for(GAME, language, PLAYERS)))
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


def panel(scene: Scene, name: str, viewer: int, language: str = "en") -> str:
    """One panel of the board, as a seat sees it."""
    drawn = board_panels(GAME, scene.view(viewer), texts_for(GAME, language, PLAYERS))[name]
    return html.unescape(drawn)


def say(key: str, language: str = "en", **arguments: object) -> str:
    """A text of the board."""
    return texts_for(GAME, language, PLAYERS).say(key, **arguments)


def two_have_looked() -> Scene:
    """Anna and Éva were at the General's, by the Envoy; Béla was not."""
    scene = Scene(3, ORIGINAL).envoy(2).season(AUTUMN, (4, 6, 1), DULL, (4, 6, 2))
    scene.play(1, "pass").play(0, "influence 10 with 4+6").play(2, "influence 10 with 4+6")
    return scene.after("influence")


@rule("KB-6.15", "KB-I22")
@every_viewer
def test_the_view_says_who_knows_the_enemy(viewer: int) -> None:
    enemy = two_have_looked().view(viewer)["enemy"]
    assert enemy["known_to"] == [0, 2]
    assert ("card" in enemy) == (viewer in (0, 2))
    assert not enemy["open"]


def test_an_open_enemy_is_known_to_all_and_an_unseen_one_to_nobody() -> None:
    assert Scene(3).season().view(0)["enemy"]["known_to"] == []
    assert Scene(3).enemy("y1_orcs_3").winter(1).view(0)["enemy"]["known_to"] == [0, 1, 2]


@every_reader
def test_board_and_terminal_name_those_who_know_the_enemy(viewer: int, language: str) -> None:
    """To those who know it too: none of them is the only one."""
    scene = two_have_looked()
    known = say("board-enemy-known", language)
    board = panel(scene, "calendar", viewer, language)
    line = board[board.index(known) :].partition("</p>")[0]
    assert [name in line for name in PLAYERS] == [True, False, True]
    assert f"{known} Anna, Éva" in terminal(scene, viewer, language)


def test_nobody_is_named_while_the_enemy_is_unknown_or_open() -> None:
    known = say("board-enemy-known")
    for scene in (Scene(3).season(), Scene(3).enemy("y1_orcs_3").winter(1)):
        assert known not in panel(scene, "calendar", 0)
        assert known not in terminal(scene, 0)


@rule("KB-10.11")
@every_reader
@pytest.mark.parametrize("use", ["influence", "build"])
def test_the_announced_use_of_the_envoy_is_drawn_at_its_holder(viewer: int, language: str, use: str) -> None:
    scene = Scene(3).envoy(1).season(AUTUMN, HIGH, (1, 1, 2), HIGH)
    said = {word: say("board-envoy-use", language, use=word) for word in ("influence", "build")}
    other = said["build" if use == "influence" else "influence"]
    assert not any(word in panel(scene, "province-1", viewer, language) for word in said.values())
    scene.play(1, "use for influence" if use == "influence" else "use for building")
    assert scene.view(viewer)["envoy"] == {"holder": 1, "use": use}
    for shown in (panel(scene, "province-1", viewer, language), terminal(scene, viewer, language)):
        assert said[use] in shown
        assert other not in shown
    assert said[use] not in panel(scene, "province-0", viewer, language)


@rule("KB-10.13")
def test_a_used_envoy_is_drawn_no_more() -> None:
    scene = Scene(3).envoy(0).season(AUTUMN, (2, 3, 6), HIGH, HIGH).play(0, "use for influence")
    drawn = say("board-envoy-use", use="influence")
    scene.play(0, "influence 2 with 2").play(1, "influence 6 with 6").play(2, "pass")
    assert drawn in panel(scene, "province-0", 1)
    scene.play(0, "influence 6 with 6")
    assert drawn not in panel(scene, "province-0", 1)
    assert drawn not in terminal(scene, 1)


@rule("KB-5.4", "KB-5.19")
@every_reader
def test_passed_and_all_dice_placed_are_two_things(viewer: int, language: str) -> None:
    scene = Scene(3).season(SPRING, (1, 1, 2), (1, 1, 3), HIGH)
    scene.play(0, "influence 4 with 1+1+2").play(1, "pass")
    assert [province["done"] for province in scene.view(viewer)["provinces"]] == ["placed", "passed", ""]
    words = {"placed": say("board-placed", language), "passed": say("board-passed", language)}
    assert len(set(words.values())) == 2
    for seat, done in enumerate(["placed", "passed", ""]):
        drawn = panel(scene, f"province-{seat}", viewer, language)
        assert {word: text in drawn for word, text in words.items()} == {word: word == done for word in words}
    assert all(terminal(scene, viewer, language).count(text) == 1 for text in words.values())


@rule("KB-5.4", "KB-5.16")
@every_language
def test_who_passed_and_who_could_not_place_are_told_apart(language: str) -> None:
    """Anna's last die fits nowhere. Béla passes while 3 is free, and is the one who passed also when it is taken."""
    scene = Scene(3).season(SPRING, (1, 1, 1), (1, 1, 2), (3, 5, 6))
    scene.play(0, "influence 2 with 1+1").play(1, "influence 1 with 1").play(2, "influence 5 with 5")
    scene.play(1, "pass").play(2, "influence 3 with 3")
    assert [province["done"] for province in scene.view()["provinces"]] == ["stuck", "passed", ""]
    words = {done: say(f"board-{done}", language) for done in ("stuck", "passed", "placed")}
    assert len(set(words.values())) == 3
    for seat, done in enumerate(("stuck", "passed")):
        drawn = panel(scene, f"province-{seat}", SPECTATOR, language)
        assert [word for word, text in words.items() if f">{text}<" in drawn] == [done]
    scene.play(2, "pass")
    assert {province["done"] for province in scene.view()["provinces"]} == {""}, "the next season begins anew"


@both_presets
def test_nobody_is_done_before_the_dice_are_rolled_or_after_they_are_cleared(preset: str) -> None:
    scene = Scene(3, preset).goods(0, 9, 9, 9).season(SPRING, (1, 1, 2), HIGH, HIGH)
    assert {province["done"] for province in scene.view()["provinces"]} == {""}
    scene.until("build")
    assert {province["done"] for province in scene.view()["provinces"]} == {""}


def test_dice_put_aside_are_not_to_be_placed() -> None:
    scene = Scene(2).season(SPRING, (6, 6, 6, 6, 5), (1, 1, 2), HIGH)
    scene.play(0, "set aside 2").play(0, "influence 2 with 1+1")
    assert scene.view()["provinces"][0]["done"] == "placed"


@rule("KB-12.9", "KB-12.10")
def test_the_own_strength_stands_beside_the_enemy_all_year() -> None:
    """Two soldiers and a Guard Tower; the Barricade counts against goblins, who may or may not come."""
    scene = Scene(3).soldiers(0, 2).buildings(0, "guard_tower", "barricade").season(SPRING, DULL, DULL, DULL)
    assert scene.view(0)["defences"] == [{"least": 3, "most": 4}, {"least": 0, "most": 0}, {"least": 0, "most": 0}]
    assert say("board-balance-words", own="3–4", king="1–6", enemy="2–4") in panel(scene, "calendar", 0)
    assert say("board-balance-words", own="0", king="1–6", enemy="2–4") in panel(scene, "calendar", 1)
    assert "balance" not in panel(scene, "calendar", SPECTATOR)


@rule("KB-12.10")
@every_language
def test_a_plaque_says_how_many_buildings_and_which_strength_somebody_has(language: str) -> None:
    """Two soldiers, a Guard Tower, and the Barricade against goblins: who has looked at the enemy knows better."""
    scene = Scene(3).soldiers(0, 2).buildings(0, "guard_tower", "barricade").enemy("y1_goblins_3").visit(1, 10)
    buildings = texts_for(GAME, language, PLAYERS).amounts([("buildings", 2)])
    for viewer, strength in ((SPECTATOR, "3–4"), (1, "4"), (2, "3–4")):
        drawn = panel(scene, "province-0", viewer, language)
        told = (buildings, say("board-strength", language, strength=strength))
        assert [part in drawn for part in ('data-look="buildings:0"', 'data-look="strength:0"', *told)] == [True] * 4
    assert buildings not in panel(scene, "province-0", 0, language), "the own buildings are in sight"


@rule("KB-12.10")
def test_whoever_has_seen_the_enemy_knows_the_own_strength_against_it() -> None:
    """Two soldiers, two more from the General who shows the enemy, and the Barricade against goblins."""
    scene = Scene(3).soldiers(0, 2).buildings(0, "barricade").enemy("y1_goblins_3").visit(0, 10)
    assert scene.view(0)["defences"][0] == {"least": 5, "most": 5}
    assert scene.view(1)["defences"][0] == {"least": 4, "most": 5}, "who has not looked does not know"
    assert "balance" in panel(scene, "calendar", 0)
    scene.winter(4)
    assert scene.view(1)["defences"][0] == {"least": 9, "most": 9}
    assert "balance" not in panel(scene, "calendar", 0), "by then the battle is decided"


@every_language
def test_after_the_last_winter_no_enemy_is_awaited(language: str) -> None:
    scene = Scene(3).enemy("y5_dragons_9").run(WINTER_PHASE, YEAR_ENDS)
    assert scene.over
    for viewer in (SPECTATOR, 0):
        assert say("board-enemy-unknown", language) not in panel(scene, "calendar", viewer, language)
        strengths = {key: scene.view()["enemy"][key] for key in ("strength_min", "strength_max")}
        awaited = say(
            "board-enemy-back", language, level=5, strengths="{strength_min}–{strength_max}".format(**strengths)
        )
        assert awaited not in terminal(scene, viewer, language)


@every_language
def test_the_smuggler_says_what_he_does_at_this_table(language: str) -> None:
    said = []
    for scene in (Scene(3).season(), Scene(3, ORIGINAL).season()):
        switches = scene.view(0)["switches"]
        gift = say("gift-smuggler", language, smuggler=switches["smuggler_vp"], mix=switches["choice_goods"])
        assert gift in panel(scene, "court", 0, language)
        assert gift in terminal(scene, 0, language)
        said.append(gift)
    assert said[0] != said[1]


@every_language
@pytest.mark.parametrize("building", ["chapel", "cathedral", "town_hall"])
def test_a_building_says_what_it_does_at_this_table(building: str, language: str) -> None:
    said = []
    for scene in (Scene(3).season(), Scene(3, ORIGINAL).season()):
        view = scene.view(0)
        teller = Teller(GAME, view["switches"], texts_for(GAME, language, PLAYERS))
        told = teller.told(view, scene.court, 0, f"building:0:{building}")
        assert told
        assert told.does
        said.append(told.does)
    assert said[0] != said[1]


@every_language
def test_white_dice_are_white_in_the_words_of_the_reader(language: str) -> None:
    scene = Scene(3).buildings(0, "farms").season(SPRING, (1, 2, 3, 4), HIGH, HIGH)
    texts = texts_for(GAME, language, PLAYERS)
    [told] = [texts.phrase(("rolls", details)) for details in scene.told("rolls") if details["seat"] == 0]
    white = say("amount-white", language, count=4)
    assert told.endswith(f"{white}.")
    option = scene.court.named(0, "influence 5 with 1+w4")
    assert white in texts.phrase(scene.court.phrase(0, option))


@every_language
def test_goods_of_one_kind_have_a_sign_and_words_of_their_own(language: str) -> None:
    said = []
    for mix, sign in (("one_kind", "same_goods"), ("free_mix", "any_goods")):
        court = panel(Scene(3, choice_goods=mix).season(), "court", 0, language)
        duchess = court.partition('data-piece="advisor:12"')[2].partition('class="stall ')[0]
        assert f"#{sign}" in duchess
        gift = say("gift-duchess", language, mix=mix)
        assert gift in duchess
        said.append(gift)
    assert said[0] != said[1]
    assert "#any_goods" in court.partition('data-piece="advisor:7"')[2].partition('class="stall ')[0], "one is any"


def test_whoever_loses_a_building_reads_how_many_points_go_with_it() -> None:
    scene = Scene(3).buildings(0, "statue", "chapel", "church").season()
    assert scene.court.phrase(0, RUIN) == ("option-ruin", {"building": "@building-church", "points": 7})
    assert scene.court.phrase(0, RUIN + 1) == ("option-ruin", {"building": "-", "points": 0})
    assert texts_for(GAME, "en", PLAYERS).phrase(scene.court.phrase(0, RUIN)) == "Lose Church (−7 points)"
