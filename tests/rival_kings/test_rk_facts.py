"""Rival Kings: what a hint counts, as a person would on the table."""

from regalia.games.rival_kings.components import CARDS
from regalia.kernel.facts import Fact
from rival_kings.rk_scenes import BUILDINGS_1, SUBJECTS_1, Scene


def facts(scene: Scene, group: str) -> list[Fact]:
    """What is counted for the first seat, of one group."""
    return [fact for fact in scene.table.facts(0, scene.table) if fact.group == group]


def test_the_partner_that_lies_open_is_named_with_the_points_of_the_pair() -> None:
    scene = Scene().row(0, "innkeeper", "garden").top(BUILDINGS_1, "inn")
    named = {dict(fact.about)["partner"]: dict(fact.about) for fact in facts(scene, "pairs")}
    value = {card: int(scene.table.edition.value[place]) for place, card in enumerate(CARDS)}
    assert named["@building-inn"] == {
        "partner": "@building-inn",
        "card": "@subject-innkeeper",
        "points": value["innkeeper"] + value["inn"],
    }


def test_a_pair_waits_for_nothing() -> None:
    assert facts(Scene().row(0, "innkeeper", "inn"), "singles")[0].amount == 0
    assert facts(Scene().row(0, "innkeeper", "inn", "garden"), "singles")[0].amount == 1
    assert facts(Scene().row(0, "innkeeper", "inn").top(BUILDINGS_1, "inn"), "pairs") == []


def test_coins_and_what_they_buy() -> None:
    scene = Scene().coins(0, 1, 1).top(SUBJECTS_1, "vintner").top(BUILDINGS_1, "garden")
    assert facts(scene, "coins")[0].amount == 3
    priced = {dict(fact.about)["card"]: dict(fact.about)["price"] for fact in facts(scene, "bargain")}
    assert priced["@subject-vintner"] == 1
    assert "@building-garden" not in priced, "it costs 4"


def test_markers_are_counted_with_what_each_costs() -> None:
    (fact,) = facts(Scene().markers(2, 0, 0), "markers")
    assert fact.amount == 2
    assert fact.less
    assert dict(fact.about) == {"cost": -int(Scene().table.edition.marker_points)}


def test_the_newest_subject_is_the_one_that_can_be_used() -> None:
    scene = Scene().row(0, "bishop", "sailor")
    (fact,) = facts(scene, "ability")
    assert (dict(fact.about), fact.amount) == ({"subject": "@subject-sailor"}, 1)
    scene.table.used = 1
    assert facts(scene, "ability")[0].amount == 0
