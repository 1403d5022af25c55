"""Section 10: the King's Envoy."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets
from regalia.games.kingsburg.position import AUTUMN, NOBODY, SPRING, SUMMER
from regalia.games.kingsburg.steps import ABOUT, ENVOY_PHASE, SEASON
from support import rule

HIGH = (6, 6, 6)
RICH = (20, 20, 20)


def holder(scene: Scene) -> int:
    found: int = scene.view()["envoy"]["holder"]
    return found


def announced(use: str, *rolls: tuple[int, ...]) -> Scene:
    """Seat 0 holds the Envoy in autumn and has announced a use."""
    return Scene(3).goods(0, *RICH).envoy(0).season(AUTUMN, *rolls).play(0, use)


@rule("KB-10.1")
@both_presets
def test_the_fewest_buildings_get_the_envoy(preset: str) -> None:
    scene = Scene(3, preset).many_buildings(0, 2).many_buildings(1, 1).many_buildings(2, 3).goods(1, 9, 9, 9)
    scene.run(ENVOY_PHASE)
    assert holder(scene) == 1
    assert scene.told("envoy-given") == [{"seat": 1}]


@rule("KB-10.2", "KB-R12")
def test_among_them_the_fewest_goods_tokens_not_counted() -> None:
    scene = Scene(3).many_buildings(2, 1).goods(0, 1, 1, 0).goods(1, 0, 0, 1).tokens(1, 9).run(ENVOY_PHASE)
    assert holder(scene) == 1


@rule("KB-10.3", "KB-10.15")
@both_presets
def test_tied_in_both_nobody_gets_it(preset: str) -> None:
    scene = Scene(3, preset).many_buildings(2, 1).goods(0, 1, 0, 0).goods(1, 0, 0, 1).goods(2, 0, 0, 0)
    scene.run(ENVOY_PHASE)
    assert scene.over
    assert holder(scene) == NOBODY
    assert scene.told("envoy-nobody") == [{"seats": [0, 1]}]


@rule("KB-10.15")
def test_autumn_follows_the_award() -> None:
    scene = Scene(3).many_buildings(1, 1).many_buildings(2, 1).run(ENVOY_PHASE, SEASON + ABOUT * AUTUMN)
    assert (holder(scene), scene.view()["phase"], scene.question) == (0, "autumn", "envoy")


@rule("KB-10.4", "KB-R41", "KB-10.13")
def test_it_is_used_in_the_autumn_of_the_same_year_only() -> None:
    scene = announced("use for building").after("influence").play(0, "pass")
    scene.end()
    assert holder(scene) == NOBODY
    for phase in (SPRING, SUMMER):
        scene.in_year(2).season(phase).until("build").play(0, f"build {('statue', 'inn')[phase == SUMMER]}")
        assert scene.question != "build-again"
        scene.end()


@rule("KB-10.4", "KB-10.14")
def test_in_the_original_it_is_used_in_one_season_until_the_next_award() -> None:
    for phase in (AUTUMN, SPRING, SUMMER):
        scene = Scene(3, ORIGINAL).goods(0, *RICH).envoy(0)
        for earlier in (AUTUMN, SPRING, SUMMER):
            if earlier == phase:
                break
            scene.season(earlier).end()
            assert holder(scene) == 0
        scene.season(phase).until("build").play(0, "build statue", "build inn").end()
        assert holder(scene) == NOBODY


@rule("KB-10.5")
def test_one_use_only() -> None:
    scene = announced("use for influence", (1, 4, 4), (4, 5, 5), HIGH)
    scene.play(0, "influence 4 with 4").play(1, "pass").play(2, "pass").play(0, "influence 4 with 4").after("influence")
    scene.until("build").play(0, "build statue")
    assert scene.question == ""
    scene = Scene(3, ORIGINAL).goods(0, *RICH).envoy(0).season(AUTUMN, (1, 4, 4), (4, 5, 5), HIGH)
    scene.play(0, "influence 4 with 4").play(1, "pass").play(2, "pass").play(0, "influence 4 with 4")
    scene.until("build").play(0, "build statue")
    assert scene.question != "build-again"
    scene = Scene(3, ORIGINAL).goods(0, *RICH).envoy(0).season(AUTUMN).until("build")
    scene.play(0, "build statue", "build inn")
    assert scene.built(0) == ["statue", "inn"]
    assert scene.question == ""


@rule("KB-10.5", "KB-R44")
def test_an_announced_use_cannot_be_switched() -> None:
    scene = announced("use for building", (1, 4, 4), (4, 5, 5), HIGH)
    scene.play(0, "influence 4 with 4").play(1, "pass").play(2, "pass")
    assert scene.targets() == [1, 5]
    assert scene.refused(0, "influence 4 with 4") in ("KB-5.7", "KB-5.11")
    scene = announced("use for influence").after("influence").play(0, "build statue")
    assert scene.question != "build-again"
    assert scene.built(0) == ["statue"]
    scene.end()
    assert holder(scene) == NOBODY  # announced, not used, lost


@rule("KB-10.6", "KB-R42", "KB-R46", "KB-10.8")
@both_presets
@pytest.mark.parametrize("first", [0, 1])
def test_an_advisor_of_another_or_ones_own_is_influenced_again(first: int, preset: str) -> None:
    scene = Scene(3, preset, envoy_announce=False).envoy(0).season(AUTUMN, (1, 2, 2), (2, 3, 3), HIGH)
    if first == 0:
        scene.play(0, "influence 2 with 2").play(1, "pass").play(2, "pass")
    else:
        scene.play(0, "influence 1 with 1").play(1, "influence 2 with 2").play(2, "pass")
    scene.play(0, "influence 2 with 2")
    assert scene.owners(2) == [first, 0]
    assert holder(scene) == NOBODY
    scene.after("influence")
    assert scene.held(0)[0] + scene.held(1)[0] == 2
    assert scene.held(0)[0] == (2 if first == 0 else 1)


@rule("KB-R46")
def test_the_stable_counts_for_each_group() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "stable").envoy(0).season(AUTUMN, (5, 5, 1), HIGH, HIGH)
    scene.place(0, "influence 5 with 5", "influence 5 with 5")
    assert scene.army[0] == 4


@rule("KB-10.7")
def test_the_other_rules_of_influencing_hold_for_the_envoy() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "farms").envoy(0).season(AUTUMN, (1, 3, 5, 4), (1, 4, 6), HIGH)
    scene.play(1, "influence 4 with 4").play(0, "influence 1 with 1").play(2, "pass").play(1, "pass")
    assert scene.refused(0, "influence 4 with w4") == "KB-5.14"
    assert scene.refused(0, "influence 4 with 1+3") == "KB-5.7"
    assert 4 not in scene.targets()
    assert "influence 3 with 3" in scene.offers()


@rule("KB-10.8")
def test_only_the_envoy_makes_an_advisor_help_twice() -> None:
    scene = announced("use for influence", (1, 2, 3), (3, 3, 5), HIGH)
    scene.play(0, "influence 3 with 3").play(1, "influence 5 with 5").play(2, "pass").play(0, "influence 1 with 1")
    assert scene.turn == 1
    assert 3 not in scene.targets()
    scene.play(1, "pass")
    assert scene.targets() == [2]


@rule("KB-10.9", "KB-10.10", "KB-D11")
def test_two_buildings_are_paid_in_full_under_the_normal_rules() -> None:
    scene = Scene(3).goods(0, 3, 1, 1).envoy(0).season(AUTUMN).play(0, "use for building").after("influence")
    scene.play(0, "build statue")
    assert scene.offers() == ["pass", "build inn", "build guard_tower", "build barricade"]
    assert scene.refused(0, "build chapel") == "KB-7.4"
    assert scene.refused(0, "build church") == "KB-7.7"
    scene.play(0, "build guard_tower").end()
    assert scene.held(0) == (0, 1, 0)
    assert scene.vp[0] == 4
    assert holder(scene) == NOBODY


@rule("KB-10.9", "KB-7.2")
@both_presets
def test_only_the_holder_builds_twice(preset: str) -> None:
    scene = Scene(3, preset).goods(0, *RICH).goods(1, *RICH).goods(2, *RICH).envoy(1).season(AUTUMN)
    if preset == HUNGARIAN:
        scene.play(1, "use for building")
    scene.until("build")
    again = []
    while scene.question:
        if scene.question == "build-again":
            again.append(scene.turn)
        scene.play(scene.turn, scene.offers()[1])
    assert again == [1]
    assert [len(scene.built(seat)) for seat in range(3)] == [1, 2, 1]


@rule("KB-10.4")
@pytest.mark.parametrize("phase", [SPRING, SUMMER])
def test_out_of_its_window_it_does_nothing(phase: int) -> None:
    scene = Scene(3).goods(0, *RICH).envoy(0).season(phase, (1, 2, 2), HIGH, HIGH)
    scene.play(0, "influence 2 with 2").play(1, "pass").play(2, "pass")
    assert scene.targets() == [1, 3]
    scene.until("build").play(0, "build statue")
    assert scene.question != "build-again"


@rule("KB-D11")
def test_the_second_building_may_be_left_out() -> None:
    scene = announced("use for building").after("influence").play(0, "build statue", "pass")
    assert scene.built(0) == ["statue"]
    assert holder(scene) == NOBODY
    scene = Scene(3).goods(0, 2, 0, 0).envoy(0).season(AUTUMN).play(0, "use for building").after("influence")
    assert scene.play(0, "build statue").over  # nothing affordable is left


@rule("KB-D11", "KB-D13")
def test_in_the_original_the_holder_may_keep_it() -> None:
    scene = Scene(3, ORIGINAL).goods(0, *RICH).envoy(0).season(AUTUMN, (1, 2, 3), HIGH, HIGH)
    assert scene.question == "influence"
    scene.until("build").play(0, "build statue")
    assert scene.question == "build-again"
    scene.play(0, "pass").end()
    assert holder(scene) == 0
    assert scene.built(0) == ["statue"]


@rule("KB-D13")
def test_in_the_original_the_holder_declares_it_at_the_moment_of_use() -> None:
    for phase in (AUTUMN, SPRING, SUMMER):
        scene = Scene(3, ORIGINAL).envoy(0).season(phase, (1, 3, 3), (3, 5, 5), HIGH).play(0, "influence 3 with 3")
        scene.play(1, "pass").play(2, "pass")
        assert "influence 3 with 3" in scene.offers(0)
        assert "influence 1 with 1" in scene.offers(0)
        scene.play(0, "influence 3 with 3")
        assert holder(scene) == NOBODY


@rule("KB-10.11", "KB-R43", "KB-D3", "KB-R68")
def test_the_use_is_announced_first_thing_in_autumn() -> None:
    scene = Scene(2).buildings(0, "merchants_guild").envoy(1).season(AUTUMN)
    assert (scene.question, scene.turn) == ("envoy", 1)
    assert scene.offers() == ["pass", "use for influence", "use for building"]
    assert scene.kinds() == ["phase"]
    scene.play(1, "use for building")
    assert scene.view(0)["envoy"] == {"holder": 1, "use": "build"}
    assert scene.kinds() == ["phase", "envoy-announced", "neutral", "guild", "rolls", "rolls", "order"]
    assert scene.question == "aside"


@rule("KB-10.11")
def test_in_the_original_nothing_is_announced() -> None:
    assert Scene(3, ORIGINAL).envoy(1).season(AUTUMN).question == "influence"


@rule("KB-10.12", "KB-D3")
def test_without_an_announcement_it_goes_home_unused() -> None:
    scene = announced("pass", (1, 2, 2), HIGH, HIGH)
    assert holder(scene) == NOBODY
    scene.play(0, "influence 2 with 2").play(1, "pass").play(2, "pass")
    assert scene.targets() == [1, 3]
    scene.after("influence").play(0, "build statue")
    assert scene.question != "build-again"


@rule("KB-10.13", "KB-R45")
def test_after_use_it_goes_home_at_the_latest_at_the_end_of_autumn() -> None:
    scene = announced("use for influence", (1, 2, 2), HIGH, HIGH).play(0, "influence 2 with 2")
    scene.play(1, "pass").play(2, "pass")
    assert holder(scene) == 0
    scene.play(0, "influence 2 with 2")
    assert holder(scene) == NOBODY
    scene = announced("use for building").after("influence")
    assert holder(scene) == 0
    scene.play(0, "pass").end()
    assert holder(scene) == NOBODY


@rule("KB-10.13", "KB-10.14")
def test_in_the_original_it_goes_home_at_the_next_phase_5_and_is_awarded_anew() -> None:
    scene = Scene(3, ORIGINAL).envoy(0).many_buildings(0, 3).many_buildings(1, 1).many_buildings(2, 2)
    scene.season(SUMMER).end()
    assert holder(scene) == 0
    scene.run(ENVOY_PHASE)
    assert holder(scene) == 1
    scene.many_buildings(1, 2).run(ENVOY_PHASE)
    assert holder(scene) == NOBODY


@rule("KB-10.14")
@both_presets
def test_the_same_player_may_get_it_again(preset: str) -> None:
    scene = Scene(3, preset).many_buildings(1, 1).many_buildings(2, 1).run(ENVOY_PHASE)
    assert holder(scene) == 0
    scene.season(AUTUMN).end().in_year(2).run(ENVOY_PHASE)
    assert holder(scene) == 0


@rule("KB-10.4", "KB-10.11")
def test_a_long_window_with_announcements() -> None:
    """Not in a preset: the holder is asked every season, and keeps the token as long as nothing is announced."""
    scene = Scene(3, HUNGARIAN, envoy_window="until_next_phase_5").goods(0, *RICH).envoy(0).season(AUTUMN)
    scene.play(0, "pass").end()
    assert holder(scene) == 0
    scene.season(SPRING)
    assert (scene.question, scene.turn) == ("envoy", 0)
    scene.play(0, "use for building").after("influence").play(0, "build statue", "build inn").end()
    assert holder(scene) == NOBODY
    scene.envoy(0).season(SUMMER).play(0, "use for influence").end()
    assert holder(scene) == NOBODY  # announced, not used, lost


@rule("KB-10.4", "KB-10.12")
def test_a_short_window_without_announcements() -> None:
    """Not in a preset: declared at the moment of use, but home after autumn."""
    scene = Scene(3, ORIGINAL, envoy_window="autumn").goods(0, *RICH).envoy(0).season(AUTUMN).until("build")
    scene.play(0, "build statue")
    assert scene.question == "build-again"
    scene.play(0, "pass").end()
    assert holder(scene) == NOBODY


@rule("KB-10.12", "KB-10.13")
def test_it_is_told_whenever_the_envoy_leaves_and_whether_he_has_helped() -> None:
    scene = announced("pass")
    assert scene.kinds()[:3] == ["phase", "envoy-announced", "envoy-leaves"]
    assert scene.told("envoy-leaves") == [{"seat": 0, "used": 0}]
    scene = announced("use for building").after("influence")
    assert not scene.told("envoy-leaves")
    scene.play(0, "build statue", "build inn").end()
    assert scene.told("envoy-leaves") == [{"seat": 0, "used": 1}], "told once"
    scene = announced("use for building").after("influence").play(0, "build statue", "pass").end()
    assert scene.told("envoy-leaves") == [{"seat": 0, "used": 0}]
    scene = announced("use for influence", (1, 2, 2), HIGH, HIGH).place(0, "influence 2 with 2", "influence 2 with 2")
    assert scene.told("envoy-leaves") == [{"seat": 0, "used": 1}]


@rule("KB-10.13", "KB-10.14")
def test_in_the_original_an_unused_envoy_is_told_to_leave_before_he_is_awarded_anew() -> None:
    scene = Scene(3, ORIGINAL).envoy(0).many_buildings(0, 3).many_buildings(1, 1).many_buildings(2, 2)
    scene.run(ENVOY_PHASE)
    assert scene.kinds() == ["phase", "envoy-leaves", "envoy-given"]
    assert not Scene(3).run(ENVOY_PHASE).told("envoy-leaves"), "nobody had him"


@rule("KB-10.4", "KB-10.12")
def test_whoever_does_without_the_envoy_reads_whether_he_stays() -> None:
    leaves, stays = ({"stays": 0}, {"stays": 1})
    scene = Scene(3).goods(0, *RICH).envoy(0).season(AUTUMN)
    assert scene.court.phrase(0, scene.court.options(0)[0]) == ("pass-envoy", leaves)
    scene.play(0, "use for building").after("influence").play(0, "build statue")
    assert scene.court.phrase(0, scene.court.options(0)[0]) == ("pass-build-again", leaves)
    scene = Scene(3, ORIGINAL).goods(0, *RICH).envoy(0).season(AUTUMN).until("build").play(0, "build statue")
    assert scene.court.phrase(0, scene.court.options(0)[0]) == ("pass-build-again", stays)
