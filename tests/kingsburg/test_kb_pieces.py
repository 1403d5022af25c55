"""The pieces that a person points at for an option, one by one."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, up_to
from regalia.games.kingsburg.position import AUTUMN, SPRING
from regalia.games.kingsburg.steps import BUILD_ACTION, RECRUIT_PHASE

HIGH = (6, 6, 6)


def pieces(scene: Scene) -> dict[str, list[str]]:
    """The pieces of every option of the seat that is asked."""
    court, seat = scene.court, scene.turn
    return {court.name(seat, option): court.pieces(seat, option) for option in court.options(seat)}


def test_goods_and_the_alternatives_of_a_gift() -> None:
    assert pieces(Scene(3).begin()) == {
        "take 1 gold": ["good:0:gold:1"],
        "take 1 wood": ["good:0:wood:1"],
        "take 1 stone": ["good:0:stone:1"],
    }
    assert pieces(Scene(3).visit(1, 4)) == {"take 1 gold": ["gift:0"], "take 1 wood": ["gift:1"]}
    recruit = pieces(Scene(3).goods(1, 2, 0, 1).run(RECRUIT_PHASE))
    assert recruit == {
        "pass": [],
        "train for 2 gold": ["good:1:gold:1", "good:1:gold:2"],
        "train for 1 gold, 1 stone": ["good:1:gold:1", "good:1:stone:1"],
    }


def test_buildings_that_are_built_and_lost() -> None:
    scene = Scene(3).goods(0, 1, 1, 0).run(BUILD_ACTION)
    assert pieces(scene) == {"pass": [], "build inn": ["building:0:inn"], "build barricade": ["building:0:barricade"]}
    scene = Scene(3).buildings(1, *up_to("chapel"), *up_to("crane"), "inn").enemy("y5_demons_9").winter(1)
    assert pieces(scene) == {"give up row 1": ["building:1:chapel"], "give up row 5": ["building:1:crane"]}


def test_dice_that_are_rerolled() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, *up_to("chapel"), "farms").season(SPRING, (1, 1, 1, 1), HIGH, HIGH)
    assert pieces(scene) == {
        "pass": [],
        "reroll a coloured die": ["die:0:0"],
        "reroll a white die": ["die:0:3"],
        "reroll all dice": ["die:0:0", "die:0:1", "die:0:2", "die:0:3"],
    }


def test_dice_that_are_put_aside_and_the_envoy() -> None:
    scene = Scene(2).buildings(0, "farms").season(SPRING, (6, 6, 6, 1, 4), (1, 2, 3, 4), HIGH)
    found = {name: [f"die:0:{slot}"] for slot, name in enumerate(["1", "2", "3", "w4"])}
    assert pieces(scene) == {f"set aside {name}": dice for name, dice in found.items()}
    assert pieces(Scene(3).envoy(2).season(AUTUMN)) == {
        "pass": [],
        "use for influence": ["envoy", "court"],
        "use for building": ["envoy", "province:2"],
    }


@both_presets
def test_the_town_hall(preset: str) -> None:
    scene = Scene(3, preset).buildings(1, "town_hall").goods(1, 0, 0, 2).tokens(1, 1).season().until("town-hall")
    token = "take token" if preset == HUNGARIAN else "pay token"
    asked: dict[str, list[str]] = {} if preset == HUNGARIAN else {"pass": []}
    assert pieces(scene) == asked | {token: ["token:1:1"], "swap 1 stone": ["good:1:stone:1"]}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("pass", []),
        ("influence 2 with 2", ["die:0:0", "advisor:2"]),
        ("influence 8 with 2+w6", ["die:0:0", "die:0:3", "advisor:8"]),
        ("influence 11 with 3+4 and 2 tokens", ["die:0:1", "die:0:2", "token:0:1", "token:0:2", "advisor:11"]),
        ("influence 3 with 2 and market +1", ["die:0:0", "advisor:3"]),
    ],
)
def test_a_placement(name: str, found: list[str]) -> None:
    scene = Scene(3).tokens(0, 2).buildings(0, *up_to("farms")).season(SPRING, (2, 3, 4, 6), HIGH, HIGH)
    assert pieces(scene)[name] == found
