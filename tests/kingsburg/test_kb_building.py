"""Section 7: building."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, every_season, up_to
from regalia.games.kingsburg.components import BUILDINGS
from regalia.games.kingsburg.position import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.steps import ABOUT, BUILD_ACTION, BUILDING, REWARD_PHASE, SEASON
from support import rule

RICH = (20, 20, 20)


def builder(*built: str, goods: tuple[int, int, int] = RICH, preset: str = HUNGARIAN) -> Scene:
    """Seat 0 of three is asked what to build."""
    return Scene(3, preset).buildings(0, *built).goods(0, *goods).run(BUILD_ACTION)


@rule("KB-7.1", "KB-7.3", "KB-R31", "KB-D10")
@both_presets
def test_in_turn_order_each_may_build_one_building(preset: str) -> None:
    scene = Scene(3, preset, order=(1, 2, 0))
    for seat in range(3):
        scene.goods(seat, *RICH)
    scene.run(BUILDING)
    builders = []
    while scene.question == "build":
        builders.append(scene.turn)
        scene.play(scene.turn, "build statue")
    assert builders == [1, 2, 0]
    assert [scene.built(seat) for seat in range(3)] == [["statue"]] * 3


@rule("KB-7.2")
def test_the_envoy_allows_two_build_actions() -> None:
    scene = Scene(3).goods(0, *RICH).envoy(0).season(AUTUMN).play(0, "use for building").after("influence")
    scene.play(0, "build statue")
    assert (scene.question, scene.turn) == ("build-again", 0)
    scene.play(0, "build inn")
    assert scene.question == ""
    assert scene.built(0) == ["statue", "inn"]


@rule("KB-7.2")
def test_in_the_original_the_envoy_builds_in_any_season_of_its_window() -> None:
    for phase in (SPRING, SUMMER, AUTUMN):
        scene = Scene(3, ORIGINAL).goods(0, *RICH).envoy(0).season(phase).after("influence")
        scene.play(0, "build statue", "build inn")
        assert scene.built(0) == ["statue", "inn"]


@rule("KB-7.4", "KB-7.5", "KB-7.6", "KB-7.15")
def test_the_cost_is_paid_the_building_stands_and_brings_its_points() -> None:
    scene = builder("inn", goods=(2, 3, 9)).play(0, "build market")
    assert scene.held(0) == (0, 1, 9)
    assert scene.view()["provinces"][0]["buildings"] == ["inn", "market"]
    assert scene.vp[0] == 1
    assert builder("inn", goods=(1, 9, 9)).refused(0, "build market") == "KB-7.15"
    assert builder("inn", goods=(9, 1, 9)).refused(0, "build market") == "KB-7.15"
    assert builder(goods=(9, 9, 0)).refused(0, "build guard_tower") == "KB-7.15"
    assert builder("inn", goods=(2, 1, 0)).refused(0, "build market") == "KB-7.4"


@rule("KB-7.6")
def test_a_building_may_bring_no_point() -> None:
    assert builder().play(0, "build palisade").vp[0] == 0


@rule("KB-7.7", "KB-7.8", "KB-R62")
def test_only_the_next_building_of_each_row() -> None:
    scene = builder()
    firsts = ["build statue", "build inn", "build guard_tower", "build palisade", "build barricade"]
    assert scene.offers() == ["pass", *firsts]
    assert scene.refused(0, "build chapel") == "KB-7.7"
    scene = builder(*up_to("farms"), "barricade")
    offered = ["build statue", "build merchants_guild", "build guard_tower", "build palisade", "build crane"]
    assert scene.offers() == ["pass", *offered]
    assert scene.refused(0, "build town_hall") == "KB-7.7"


@rule("KB-7.9")
def test_each_building_stands_once() -> None:
    scene = builder("statue")
    assert "build statue" not in scene.offers()
    assert scene.refused(0, "build statue") == "KB-7.9"


@rule("KB-7.10", "KB-7.11", "KB-R33")
def test_effects_hold_from_the_moment_of_building_and_earlier_ones_stay() -> None:
    scene = builder("barricade", goods=(1, 6, 2)).play(0, "build crane")
    assert scene.held(0) == (1, 5, 1)
    scene.buildings(0, *up_to("market")).run(BUILD_ACTION)
    assert "build farms" in scene.offers()  # 2 gold less 1
    scene = Scene(3).buildings(0, *up_to("blacksmith")).enemy("y1_orcs_3").winter(1)
    assert scene.strengths[0] == 3


@rule("KB-7.12", "KB-D10")
def test_building_is_voluntary_and_a_hopeless_pass_automatic() -> None:
    scene = builder().play(0, "pass")
    assert scene.built(0) == []
    assert scene.held(0) == RICH
    assert builder(goods=(0, 0, 9)).over


@rule("KB-7.13")
def test_a_building_lost_in_winter_loses_its_points() -> None:
    scene = Scene(3).buildings(0, "statue").enemy("y5_demons_9").winter(1)
    assert scene.built(0) == []
    assert scene.vp[0] == 0


@rule("KB-7.14")
@every_season
def test_the_season_ends_after_building_and_its_effects(phase: int) -> None:
    scene = Scene(3).goods(0, 2, 1, 0).buildings(0, *up_to("embassy"))
    scene.run(SEASON + ABOUT * phase, REWARD_PHASE).until("build")
    assert not scene.told("embassy")
    scene.play(0, "build inn").until("town-hall").passes()
    assert scene.view()["phase"] == "reward"
    assert scene.kinds().index("embassy") < scene.kinds().index("rewarded")


@rule("KB-7.15", "KB-R26")
@pytest.mark.parametrize("goods", [(0, 9, 9), (9, 0, 9)])
def test_no_kind_replaces_another(goods: tuple[int, int, int]) -> None:
    assert "build inn" not in builder(goods=goods).offers()


@rule("KB-R32")
def test_the_second_building_may_follow_in_the_row_and_use_the_first() -> None:
    scene = Scene(3).buildings(0, *up_to("market"), "barricade").goods(0, 1, 4, 2).envoy(0).season(AUTUMN)
    scene.play(0, "use for building").after("influence").play(0, "build crane", "build farms")
    assert scene.held(0) == (0, 0, 0)
    scene = Scene(3).goods(0, 3, 3, 0).envoy(0).season(AUTUMN).play(0, "use for building").after("influence")
    scene.play(0, "build inn", "build market")
    assert scene.built(0) == ["inn", "market"]


@rule("KB-R33")
def test_what_comes_too_late_in_the_season_of_building() -> None:
    scene = Scene(3).buildings(0, *up_to("market"), "palisade").goods(0, 9, 9, 9).visit(0, 5).until("build")
    scene.play(0, "build stable").end()
    assert scene.army[0] == 1
    scene = Scene(3).buildings(0, *up_to("market")).goods(0, 9, 9, 9).season().until("build").play(0, "build farms")
    assert not scene.told("guild")
    scene.end().season(SUMMER)
    assert len(scene.rolled(0)) == 4
    scene = Scene(3).buildings(0, *up_to("farms")).goods(0, 3, 1, 2).season().until("build")
    scene.play(0, "build merchants_guild").end()
    assert scene.held(0) == (0, 0, 0)
    assert scene.season(SUMMER).held(0) == (1, 0, 0)


@rule("KB-R63")
def test_all_twenty_buildings_can_stand() -> None:
    scene = Scene(3).goods(0, 99, 99, 99)
    for building in BUILDINGS:
        scene.run(BUILD_ACTION).play(0, f"build {building}")
    assert len(scene.built(0)) == 20
    assert scene.vp[0] == 59
