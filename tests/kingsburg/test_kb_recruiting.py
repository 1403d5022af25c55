"""Section 11: autumn and recruiting."""

from kingsburg.kb_scenes import Scene, both_presets
from regalia.games.kingsburg.steps import RECRUIT_PHASE, WINTER_PHASE
from support import rule


@rule("KB-11.2", "KB-11.7")
@both_presets
def test_everybody_may_train_in_turn_order_then_winter_comes(preset: str) -> None:
    scene = Scene(3, preset, order=(2, 0, 1)).goods(0, 2, 0, 0).goods(1, 0, 2, 0).goods(2, 0, 0, 2)
    scene.enemy("y1_orcs_3").run(RECRUIT_PHASE, WINTER_PHASE)
    for seat, name in ((2, "train for 2 stone"), (0, "train for 2 gold"), (1, "train for 2 wood")):
        assert (scene.question, scene.turn) == ("recruit", seat)
        assert scene.view()["phase"] == "recruit"
        scene.play(seat, name)
    assert scene.view()["phase"] == "winter"
    assert [told["seat"] for told in scene.told("trains")] == [2, 0, 1]


@rule("KB-11.3", "KB-R69", "KB-D14")
@both_presets
def test_a_soldier_costs_two_goods_of_any_kinds(preset: str) -> None:
    scene = Scene(3, preset).goods(0, 2, 1, 1).run(RECRUIT_PHASE)
    assert sorted(scene.offers()) == [
        "pass",
        "train for 1 gold, 1 stone",
        "train for 1 gold, 1 wood",
        "train for 1 wood, 1 stone",
        "train for 2 gold",
    ]
    scene.play(0, "train for 1 wood, 1 stone")
    assert scene.held(0) == (2, 0, 0)
    assert scene.army[0] == 1


@rule("KB-11.4", "KB-11.5")
def test_several_soldiers_cost_two_goods_each() -> None:
    scene = Scene(3).goods(0, 6, 0, 1).soldiers(0, 3).run(RECRUIT_PHASE)
    scene.play(0, "train for 2 gold", "train for 2 gold", "train for 1 gold, 1 stone")
    assert scene.army == [6, 0, 0]
    assert scene.held(0) == (1, 0, 0)
    assert scene.over


@rule("KB-11.6", "KB-D14")
def test_training_is_voluntary_and_a_pass_automatic_without_the_goods() -> None:
    scene = Scene(3).goods(0, 1, 1, 1).goods(1, 1, 0, 0).run(RECRUIT_PHASE)
    assert scene.turn == 0
    scene.play(0, "pass")
    assert scene.over
    assert scene.army == [0, 0, 0]
    assert scene.held(0) == (1, 1, 1)
