"""Section 4: roll and turn order."""

from kingsburg.kb_scenes import Scene, both_presets, every_season
from regalia.games.kingsburg.position import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.steps import RECRUIT_PHASE
from support import rule


@rule("KB-4.1", "KB-4.2")
@every_season
def test_everybody_rolls_three_coloured_dice(phase: int) -> None:
    scene = Scene(4).season(phase, (1, 2, 3), (3, 4, 5), (2, 2, 2), (6, 6, 1))
    assert scene.kinds()[1:5] == ["rolls"] * 4
    assert [scene.rolled(seat) for seat in range(4)] == [[1, 2, 3], [3, 4, 5], [2, 2, 2], [1, 6, 6]]
    dice = scene.view()["provinces"][0]["dice"]
    assert [die["white"] for die in dice] == [False, False, False]


@rule("KB-4.2", "KB-4.3", "KB-R5")
def test_white_dice_come_from_aid_and_farms_and_are_always_rolled() -> None:
    counts = {}
    for phase in (SPRING, SUMMER, AUTUMN):
        scene = Scene(3).buildings(0, "farms").buildings(1, "farms")
        scene.court.aid = 1
        scene.season(phase)
        counts[phase] = [len(scene.rolled(seat)) for seat in range(3)]
        whites = [die["white"] for die in scene.view()["provinces"][1]["dice"]]
        assert whites == [False] * 3 + [True] * (counts[phase][1] - 3)
    assert counts == {SPRING: [4, 5, 3], SUMMER: [4, 4, 3], AUTUMN: [4, 4, 3]}


def test_dice_lie_sorted_within_their_colour() -> None:
    """So that equal ones lie side by side; with seats 0 and 1, since each has its own dice."""
    scene = Scene(3).buildings(0, "farms").buildings(1, "farms")
    scene.court.aid = 1
    scene.season(SPRING, (5, 3, 1, 6), (6, 2, 4, 5, 1), (6, 6, 5))
    assert [scene.rolled(seat) for seat in range(3)] == [[1, 3, 5, 6], [2, 4, 6, 1, 5], [5, 6, 6]]


@rule("KB-4.4", "KB-R13")
@both_presets
def test_rerolls_come_in_the_old_order_before_the_new_order_is_set(preset: str) -> None:
    scene = Scene(3, preset, order=(2, 0, 1)).buildings(0, "statue").buildings(2, "statue")
    scene.season(SPRING, (1, 1, 1), (2, 2, 3), (6, 6, 6), (4,))
    assert (scene.question, scene.turn) == ("reroll", 2)
    assert scene.order == [2, 0, 1]
    scene.play(2, "reroll a coloured die")
    assert (scene.question, scene.turn) == ("reroll", 0)
    scene.play(0, "pass")
    assert scene.order == [0, 1, 2]
    assert scene.kinds()[-2:] == ["rerolls", "order"]


@rule("KB-4.4")
def test_the_order_follows_the_dice_after_the_reroll() -> None:
    scene = Scene(3).buildings(0, "statue").season(SPRING, (1, 1, 1), (1, 2, 3), (6, 6, 6), (5,))
    scene.play(0, "reroll a coloured die")
    assert scene.rolled(0) == [1, 1, 5]
    assert scene.order == [1, 0, 2]


@rule("KB-4.5", "KB-4.6")
@both_presets
def test_the_lowest_total_goes_first_white_dice_included(preset: str) -> None:
    scene = Scene(3, preset).buildings(1, "farms").season(SPRING, (4, 4, 4), (1, 1, 2, 6), (3, 3, 3))
    assert scene.order == [2, 1, 0]
    assert scene.turn == 2


@rule("KB-4.7", "KB-R16")
def test_equal_totals_keep_the_order_of_the_season_before() -> None:
    scene = Scene(4, order=(3, 1, 0, 2)).season(SUMMER, (1, 1, 6), (2, 3, 3), (1, 2, 2), (4, 4, 4))
    assert scene.order == [2, 1, 0, 3]
    scene.end().season(AUTUMN, (6, 6, 6), (5, 5, 5), (5, 5, 5), (6, 6, 6))
    assert scene.order == [2, 1, 0, 3]
    scene.end().in_year(2).season(SPRING, (1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1))
    assert scene.order == [2, 1, 0, 3]


@rule("KB-4.8")
def test_the_order_of_the_set_up_breaks_the_first_ties() -> None:
    scene = Scene(3, order=(2, 1, 0)).begin().dice((1, 2, 3), (2, 2, 2), (4, 1, 1)).after("aid")
    assert scene.order == [2, 1, 0]


@rule("KB-4.9", "KB-R70")
def test_the_order_holds_for_building_recruiting_and_winter() -> None:
    scene = Scene(3).goods(0, 1, 1, 1).goods(1, 1, 1, 1).goods(2, 1, 1, 1)
    scene.season(AUTUMN, (6, 6, 6), (3, 3, 3), (1, 1, 1)).after("influence")
    builders = []
    while scene.question == "build":
        builders.append(scene.turn)
        scene.passes()
    assert builders == [2, 1, 0]
    scene.run(RECRUIT_PHASE)
    recruiters = []
    while scene.question == "recruit":
        recruiters.append(scene.turn)
        scene.passes()
    assert recruiters == [2, 1, 0]
    scene.winter(6)
    assert scene.told("kings-help")[0]["seat"] == 2
    assert [told["seat"] for told in scene.told("battle")] == [2, 1, 0]
