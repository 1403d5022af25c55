"""Section 3: aid from the King."""

from kingsburg.kb_scenes import Scene, both_presets, every_count
from regalia.games.kingsburg.position import AUTUMN, NOBODY, SPRING, SUMMER
from regalia.games.kingsburg.steps import AID_PHASE
from support import rule


@rule("KB-3.1", "KB-R11")
@both_presets
def test_the_one_with_the_fewest_buildings_gets_a_white_die(preset: str) -> None:
    scene = Scene(3, preset).many_buildings(0, 2).many_buildings(1, 1).many_buildings(2, 3).goods(1, 9, 9, 9)
    scene.run(AID_PHASE)
    assert scene.over
    assert [told["seat"] for told in scene.told("aid-die")] == [1]
    scene.season(SPRING)
    assert [len(scene.rolled(seat)) for seat in range(3)] == [3, 4, 3]


@rule("KB-3.2")
def test_among_the_fewest_buildings_the_fewest_goods_decide() -> None:
    scene = Scene(3).many_buildings(0, 1).many_buildings(1, 1).many_buildings(2, 2)
    scene.goods(0, 1, 1, 1).goods(1, 2, 0, 0).run(AID_PHASE)
    assert scene.court.aid == 1


@rule("KB-3.3", "KB-3.4", "KB-3.8")
def test_those_tied_in_both_take_a_good_each_and_nobody_a_die() -> None:
    scene = Scene(4, order=(3, 2, 1, 0)).many_buildings(3, 1).goods(0, 1, 0, 0).goods(1, 0, 0, 1).goods(2, 0, 2, 0)
    scene.run(AID_PHASE)
    assert (scene.question, scene.turn) == ("aid", 1)
    assert scene.offers() == ["take 1 gold", "take 1 wood", "take 1 stone"]
    assert scene.told("aid-shared") == [{"seats": [1, 0], "take": [("any_goods", 1)]}]
    scene.play(1, "take 1 wood").play(0, "take 1 wood")
    assert scene.over
    assert [scene.held(seat) for seat in range(4)] == [(1, 1, 0), (0, 1, 1), (0, 2, 0), (0, 0, 0)]
    assert scene.court.aid == NOBODY
    scene.season(SPRING)
    assert [len(scene.rolled(seat)) for seat in range(4)] == [3] * 4


@rule("KB-3.5")
@every_count
def test_in_the_first_year_everybody_takes_a_good(seats: int) -> None:
    scene = Scene(seats).begin()
    for seat in range(seats):
        scene.play(seat, "take 1 stone")
    assert scene.question != "aid"
    assert [scene.held(seat) for seat in range(seats)] == [(0, 0, 1)] * seats


@rule("KB-3.6", "KB-3.7")
def test_the_aid_die_is_rolled_in_spring_only_and_goes_back() -> None:
    scene = Scene(3).many_buildings(1, 1).many_buildings(2, 1)
    scene.run(AID_PHASE)
    assert scene.view()["provinces"][0]["aid"]
    counts = []
    for phase in (SPRING, SUMMER, AUTUMN):
        counts.append(len(scene.season(phase).rolled(0)))
        scene.after("influence")
        assert not [die for die in scene.view()["provinces"][0]["dice"] if die["white"]]
        assert not scene.view()["provinces"][0]["aid"]
    assert counts == [4, 3, 3]


@rule("KB-3.9")
def test_spring_follows_once_the_aid_is_handed_out() -> None:
    scene = Scene(3).begin().passes().passes()
    assert scene.view()["phase"] == "aid"
    scene.passes()
    assert scene.view()["phase"] == "spring"
    scene = Scene(3).many_buildings(1, 1).many_buildings(2, 1).begin()
    assert (scene.view()["phase"], scene.question) == ("spring", "influence")


@rule("KB-R12")
def test_tokens_are_no_goods() -> None:
    scene = Scene(3).many_buildings(2, 1).goods(0, 1, 0, 0).tokens(1, 5).run(AID_PHASE)
    assert scene.court.aid == 1


@rule("KB-R18", "KB-D2")
def test_the_good_must_be_taken_in_turn_order() -> None:
    scene = Scene(3, order=(2, 0, 1)).begin()
    asked = []
    while scene.question == "aid":
        asked.append(scene.turn)
        assert scene.offers() == ["take 1 gold", "take 1 wood", "take 1 stone"]
        assert scene.refused(scene.turn, "pass") == "KB-R18"
        scene.passes()
    assert asked == [2, 0, 1]
