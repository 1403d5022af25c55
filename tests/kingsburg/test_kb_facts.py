"""Kingsburg: what a hint counts, as a person would on the board."""

import pytest

from kingsburg.kb_scenes import Scene
from regalia.games.kingsburg.components import ENEMY_KINDS
from regalia.games.kingsburg.position import LOST, WINTER, WON
from regalia.kernel.facts import Fact


def facts(scene: Scene, later: Scene, group: str) -> list[Fact]:
    """What is counted for the first seat at a later table, of one group."""
    return [fact for fact in scene.court.facts(0, later.court) if fact.group == group]


@pytest.mark.parametrize(("soldiers", "lost"), [(0, 9 / 30), (1, 4 / 30), (2, 1 / 30), (3, 0.0)])
def test_the_first_winter_is_lost_so_often(soldiers: int, lost: float) -> None:
    """Five cards of 2, 2, 3, 3 and 4 against what the King's die of six faces adds."""
    (fact,) = facts(Scene(), Scene().soldiers(0, soldiers), "battle")
    assert fact.amount == pytest.approx(lost)
    assert dict(fact.about) == {"low": 2, "high": 4}
    assert (fact.beside, fact.share, fact.less) == (soldiers, True, True)


def test_who_has_seen_the_enemy_is_told_its_name() -> None:
    scene, later = Scene().enemy("y1_goblins_3"), Scene().soldiers(0, 1)
    for one in (scene, later):
        one.court.enemy, one.court.seen = 2, 1
    (fact,) = facts(scene, later, "battle")
    assert fact.words == "battle-known"
    assert dict(fact.about) == {"enemy": "@enemy-goblins", "strength": 3}
    assert fact.amount == pytest.approx(1 / 6)
    assert ENEMY_KINDS[scene.court.edition.enemy_kind[2]] == "goblins"


def test_the_enemy_that_only_others_have_seen_stays_hidden() -> None:
    scene, later = Scene(), Scene()
    for one in (scene, later):
        one.court.enemy, one.court.seen = 4, 2
    (fact,) = facts(scene, later, "battle")
    assert dict(fact.about) == {"low": 2, "high": 4}
    assert fact.amount == pytest.approx(9 / 30)


@pytest.mark.parametrize(("result", "lost"), [(LOST, 1.0), (WON, 0.0)])
def test_once_the_battle_is_over_it_was_lost_or_not(result: int, lost: float) -> None:
    later = Scene().put("result", 0, result)
    later.court.phase = WINTER
    assert facts(Scene(), later, "battle")[0].amount == lost


def test_what_the_next_buildings_still_want() -> None:
    scene = Scene().buildings(0, "statue")
    later = Scene().buildings(0, "statue").goods(0, 2, 1, 0)
    found = {dict(fact.about)["building"]: fact for fact in facts(scene, later, "reach")}
    assert found["@building-chapel"].amount == 2  # 1 gold and 1 stone of 3 gold and 1 stone
    assert dict(found["@building-chapel"].about)["points"] == 5
    assert found["@building-inn"].amount == 0
    assert "@building-statue" not in found
    assert "@building-church" not in found, "the Chapel comes before it"


def test_a_building_that_stands_then_wants_nothing() -> None:
    later = Scene().buildings(0, "statue")
    found = {dict(fact.about)["building"]: fact for fact in facts(Scene(), later, "reach")}
    assert found["@building-statue"].amount == 0
    assert {dict(fact.about)["building"] for fact in facts(Scene(), later, "buildings")} == {"@building-statue"}


def test_a_building_that_is_lost_stands_no_more() -> None:
    (fact,) = facts(Scene().buildings(0, "statue"), Scene(), "buildings")
    assert fact.amount == 0


def test_the_rival_with_the_most_buildings_is_named() -> None:
    scene = Scene().many_buildings(0, 2).many_buildings(1, 1).many_buildings(2, 4)
    (most,) = facts(scene, scene, "reward")
    (fewest,) = facts(scene, scene, "aid")
    assert (most.amount, dict(most.about)) == (0, {"seat": 2, "theirs": 4})
    assert (fewest.amount, dict(fewest.about)) == (0, {"seat": 1, "theirs": 1})
