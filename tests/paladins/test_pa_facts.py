"""Paladins: what a hint counts, as a person would on the boards."""

from paladins.pa_scenes import Scene, row
from regalia.kernel.facts import Fact


def facts(scene: Scene, later: Scene, group: str) -> dict[str, Fact]:
    """What is counted for the first seat at a later table, of one group, by its words and its name."""
    found = [fact for fact in scene.game.facts(0, later.game) if fact.group == group]
    return {str(next((word for _, word in fact.about), fact.words)): fact for fact in found}


def test_an_order_by_its_name_with_what_it_wants() -> None:
    scene = Scene().order(1, "fortify").order(2, "convert").did(0, fortify=1)
    later = Scene().order(1, "fortify").did(0, fortify=2)
    found = facts(scene, later, "orders")
    need = row("kings_orders", "fortify")["threshold"]
    assert found["@order-fortify"].amount == 2
    assert dict(found["@order-fortify"].about)["need"] == need
    assert dict(found["@order-fortify"].about)["points"] == scene.game.edition.order_vp[0]
    assert found["@order-convert"].amount == 0


def test_an_order_that_is_met_is_not_told_and_more_than_enough_counts_no_more() -> None:
    need = row("kings_orders", "fortify")["threshold"]
    assert not facts(Scene().order(1, "fortify").did(0, fortify=need), Scene(), "orders")
    later = Scene().did(0, fortify=need + 1)
    assert facts(Scene().order(1, "fortify"), later, "orders")["@order-fortify"].amount == need


def test_the_inquisition_comes_for_who_has_most_suspicions() -> None:
    suspected = Scene().suspected(0, 1, 1).suspected(1, 1)
    words = {fact.words: fact for fact in suspected.game.facts(0, suspected.game) if fact.group == "suspicion"}
    assert words[""].amount == 2
    assert (words["inquisition"].amount, words["inquisition"].less) == (1, True)
    assert dict(words["inquisition"].about) == {"tax": int(suspected.game.tax)}
    other = {fact.words: fact for fact in suspected.game.facts(1, suspected.game) if fact.group == "suspicion"}
    assert other["inquisition"].amount == 0


def test_tracks_supplies_and_debts() -> None:
    scene = Scene().mark(0, strength=4, faith=2, influence=3).have(0, silver=5, provision=1).owing(0, 2, 1)
    found = {fact.words or fact.group: fact.amount for fact in scene.game.facts(0, scene.game) if not fact.about}
    assert [found[name] for name in ("strength", "faith", "influence", "silver", "provisions")] == [4, 2, 3, 5, 1]
    assert [found[name] for name in ("debts", "paid-debts")] == [2, 1]


def test_only_townsfolk_that_join_are_named() -> None:
    scene = Scene().hired(0, "abbot_1")
    later = Scene().hired(0, "abbot_1", "squire_1").hired(1, "squire_2")
    assert list(facts(scene, later, "townsfolk")) == ["@townsfolk-squire"]
    assert not facts(scene, scene, "townsfolk")
