"""Section 9: the King's Reward, and summer."""

from kingsburg.kb_scenes import Scene, both_presets
from regalia.games.kingsburg.position import SPRING, SUMMER
from regalia.games.kingsburg.steps import ABOUT, REWARD_PHASE, SEASON
from support import rule


@rule("KB-9.1")
@both_presets
def test_the_most_buildings_bring_a_point(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "inn").buildings(1, "inn", "palisade").goods(2, 9, 9, 9)
    scene.run(REWARD_PHASE)
    assert scene.vp == [0, 1, 0]


@rule("KB-9.2")
@both_presets
def test_all_who_have_the_most_get_a_point(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "inn", "barricade").buildings(1, "inn", "palisade").buildings(2, "inn")
    scene.run(REWARD_PHASE)
    assert scene.vp == [1, 1, 0]
    assert not scene.told("rewarded")
    assert scene.told("rewarded-alike") == [{"seats": [0, 1], "points": 1}], "a tie is told once"


@rule("KB-R36")
@both_presets
def test_without_any_building_everybody_gets_a_point(preset: str) -> None:
    assert Scene(4, preset).run(REWARD_PHASE).vp == [1, 1, 1, 1]


@rule("KB-9.3")
def test_summer_follows_the_reward() -> None:
    scene = Scene(3).run(REWARD_PHASE, SEASON + ABOUT * SUMMER)
    assert scene.vp == [1, 1, 1]
    assert (scene.view()["phase"], scene.question) == ("summer", "influence")


@rule("KB-9.4", "KB-11.1")
@both_presets
def test_summer_and_autumn_are_played_like_spring(preset: str) -> None:
    told = []
    for phase in (SPRING, SUMMER, 6):
        scene = Scene(3, preset).goods(0, 2, 2, 2).season(phase, (1, 2, 3), (2, 4, 6), (3, 3, 3))
        scene.play(0, "influence 3 with 1+2").play(2, "influence 6 with 3+3").after("influence").after("gift")
        scene.play(0, "build palisade").end()
        told.append([(event.kind, event.details) for event in scene.court.journal or []][1:])
        assert scene.held(0) == (2, 1, 2)
    assert told[0] == told[1] == told[2]
