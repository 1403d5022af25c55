"""Paladins: the opponents' sense of a position."""

from paladins.pa_scenes import Scene
from regalia.games.paladins.encoding import AI
from regalia.games.paladins.evaluation import TERMS, phase


def term(scene: Scene, name: str) -> int:
    """How much of a term there is for the first seat."""
    return int(scene.game.terms(0)[TERMS.index(name)])


def acting(**goods: int) -> Scene:
    """A seat in the middle of the third round, with workers for an attack."""
    scene = Scene(1).paladin(0, "samson").have(0, "scout labourer fighter", **goods)
    scene.game.round = 3
    return scene.outsiders(slot1="thief_viking")


def test_workers_that_can_act_are_seen() -> None:
    assert term(acting(), "doable.attack") == 1
    assert term(acting().standing(0, "attack", "scout", "labourer", "fighter"), "doable.attack") == 0
    assert term(Scene(1).paladin(0, "samson").have(0, "labourer").outsiders(slot1="thief_viking"), "doable.attack") == 0


def test_a_workshop_looks_better_than_the_silver_it_costs() -> None:
    assert acting().workshop(0, "attack", 1).turn().game.worth(0) > acting(silver=4).turn().game.worth(0)


def test_workers_of_a_round_are_expected_before_they_come() -> None:
    scene = Scene(1).draw_paladins()
    assert term(scene, "to_come") == 6
    assert phase(scene.game, 0) == 0
    assert term(acting(), "to_come") == 0
    assert phase(acting().game, 0) == 7


def test_the_inquisition_threatens_only_who_is_suspected_most() -> None:
    near = acting()
    near.game.tax = 1
    assert term(near, "inquisition") == 0
    assert term(near.suspected(0, 1), "inquisition") == 1
    assert term(near.suspected(AI, 1, 1), "inquisition") == 0
