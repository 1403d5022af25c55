"""Tax, suspicion, debts, the Inquisition, and the reward icons."""

import pytest

from paladins.pa_scenes import Scene
from regalia.games.paladins.components import WORKERS
from support import rule

# Tax and suspicion.


@rule("PA-15.1", "PA-23.7")
def test_tax_is_silver_from_the_tax_supply() -> None:
    scene = Scene(4)
    bank = int(scene.game.bank[6])
    scene.reward(["tax", "tax"])
    assert scene.has(0, "silver") == 2
    assert scene.game.tax == 6
    assert scene.game.bank[6] == bank


@rule("PA-15.2")
def test_tax_is_taken_without_being_asked() -> None:
    scene = Scene(2)
    scene.game.tax = 1
    scene.reward(["tax"])
    assert scene.game.waiting == 0
    assert len(scene.told("inquisition")) == 1


@rule("PA-15.3", "PA-23.3")
def test_a_suspicion_for_each_criminal() -> None:
    scene = Scene(2).next_suspicions(0, 0, 0)
    scene.reward(["criminal", "criminal", "criminal"])
    assert scene.workers() == ["criminal"] * 3
    assert scene.suspicions() == 3


@rule("PA-15.4", "PA-15.7")
def test_suspicions_come_from_the_deck_then_from_the_discards() -> None:
    scene = Scene(2)
    scene.game.suspicion_deck = type(scene.game.suspicion_deck)([0, 1, 0])
    scene.game.suspicion_discard = type(scene.game.suspicion_discard)([0, 0, 3])
    scene.reward(["criminal"])
    assert (scene.has(0, "silver"), scene.told("suspicions-shuffled")) == (1, [])
    scene.reward(["criminal"])
    assert scene.has(0, "silver") == 3
    assert scene.told("suspicions-shuffled") == [{}]
    assert [int(count) for count in scene.game.suspicion_deck] == [0, 0, 2]
    assert sum(scene.game.suspicion_discard) == 0


@rule("PA-15.8", "PA-17.1", "PA-R17")
def test_an_inquisition_for_want_of_suspicion_cards() -> None:
    scene = Scene(2).suspected(0, *[0] * 4).suspected(1, 1, 1)
    scene.game.suspicion_deck = type(scene.game.suspicion_deck)([0, 0, 0])
    scene.game.tax = 4
    scene.reward(["criminal"], seat=1)
    assert len(scene.told("inquisition")) == 1
    assert scene.unpaid(0) == 1
    assert scene.suspicions(0) == 2
    assert scene.suspicions(1) == 3  # drawn from the two that were discarded
    assert scene.game.tax == 6  # filled up, not doubled
    assert scene.workers(1) == ["criminal"]


@rule("PA-15.9", "PA-15.10", "PA-15.12")
def test_the_rest_of_a_tax_comes_from_the_common_supply_before_the_inquisition() -> None:
    scene = Scene(2).next_suspicions(2)
    scene.game.tax = 1
    bank = int(scene.game.bank[6])
    scene.reward(["criminal"])
    assert scene.has(0, "silver") == 2
    kinds = [event.kind for event in scene.game.journal or []]
    assert kinds.index("taxes") < kinds.index("inquisition")
    assert scene.told("taxes")[0]["take"] == [("silver", 2)]
    assert scene.game.bank[6] == bank - 1 - 6


@rule("PA-15.11", "PA-17.11")
def test_suspicions_one_by_one_with_the_inquisition_between() -> None:
    scene = Scene(2).next_suspicions(2, 1)
    scene.game.tax = 2
    scene.reward(["criminal", "criminal", "provision"])
    kinds = [e.kind for e in scene.game.journal or [] if e.kind in ("suspected", "inquisition", "gains")]
    assert kinds == ["gains", "suspected", "inquisition", "gains", "suspected", "gains"]
    assert scene.game.tax == 6 - 1
    assert scene.has(0, "provision") == 1


@rule("PA-15.13")
def test_a_criminal_that_leaves_takes_no_suspicion_along() -> None:
    scene = Scene(2).suspected(0, 1).have(0, "criminal labourer").turn().do("hunt with 1", "place criminal")
    assert scene.suspicions() == 1
    scene.do("hunt with 1", seat=1).do("pass")
    assert scene.suspicions() == 1


@rule("PA-15.14", "PA-15.15", "PA-R5", "PA-17.8")
def test_the_latest_suspicions_are_discarded() -> None:
    scene = Scene(2).suspected(0, 0, 1, 2)
    scene.reward(["discard_suspicion", "discard_suspicion"]).do("discard 1")
    assert [int(count) for count in scene.game.suspicion_discard] == [0, 0, 1]
    scene = Scene(2).suspected(0, 0, 0, 1, 2).inquisition()
    assert [int(count) for count in scene.game.suspicion_discard] == [0, 1, 1]
    assert scene.game.piles[0] == 0


# Debts.


@rule("PA-16.2", "PA-23.10", "PA-D21")
def test_paying_a_debt_turns_it_over() -> None:
    scene = Scene(2).owing(0, unpaid=2)
    scene.reward(["pay_debt"])
    assert scene.offers() == ["decline", "pay a debt"]
    scene.do("pay a debt")
    assert (scene.unpaid(), scene.paid()) == (1, 1)


@rule("PA-16.3", "PA-23.9")
def test_destroying_a_debt_returns_it_to_the_pile() -> None:
    scene = Scene(2).owing(0, unpaid=1)
    pile = int(scene.game.bank[8])
    scene.reward(["destroy_debt"]).do("destroy a debt")
    assert (scene.unpaid(), scene.paid()) == (0, 0)
    assert scene.game.bank[8] == pile + 1


@rule("PA-16.6")
def test_debts_stay_unless_an_effect_says_otherwise() -> None:
    scene = Scene(2).owing(0, unpaid=1).have(0, "labourer", silver=20).turn().do("trade with 1")
    scene.do("pass", seat=1)
    assert (scene.unpaid(), scene.paid()) == (1, 0)
    assert not [name for name in scene.offers() if "debt" in name]


@rule("PA-16.7")
def test_a_paid_debt_can_be_neither_paid_nor_destroyed() -> None:
    scene = Scene(2).owing(0, paid=1)
    scene.reward(["pay_debt"]).reward(["destroy_debt"])
    assert scene.game.waiting == 0
    assert scene.paid() == 1


# The Inquisition.


@rule("PA-17.2", "PA-22.9")
def test_townsfolk_act_before_the_debts_are_given() -> None:
    scene = Scene(2).hired(0, "conspirator_1", "conspirator_2").suspected(0, 0, 0, 0).suspected(1, 0, 0)
    scene.inquisition()
    assert (scene.unpaid(0), scene.unpaid(1)) == (0, 1)


@rule("PA-17.3", "PA-D22")
def test_the_owner_orders_the_own_townsfolk_where_it_matters() -> None:
    scene = Scene(2).hired(0, "peddler_3", "conspirator_1").suspected(0, 0, 0).suspected(1, 0, 0, 0)
    scene.inquisition()
    assert scene.offers() == ["conspirator", "peddler"]
    scene.do("conspirator")
    assert scene.has(0, "silver") == 0
    other = Scene(2).hired(0, "conspirator_1", "peddler_3").suspected(0, 0, 0).suspected(1, 0, 0, 0)
    other.inquisition().do("peddler")
    assert other.has(0, "silver") == 2
    assert other.suspicions() == 1
    rich = Scene(2).hired(0, "conspirator_1", "peddler_3", "squire_2").suspected(0, 0, 0, 0).inquisition()
    assert rich.game.waiting == 0  # no order changes anything
    assert rich.has(0, "silver") == 2
    assert rich.level(0, "influence") == 0


@rule("PA-17.4", "PA-17.6", "PA-17.7", "PA-R16")
@pytest.mark.parametrize(("held", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_the_most_suspected_get_a_debt_and_discard_half(held: int, left: int) -> None:
    scene = Scene(3).suspected(0, *[0] * held).suspected(1, *[1] * held).suspected(2, *[2] * (held - 1))
    scene.inquisition()
    assert [scene.unpaid(seat) for seat in range(3)] == [1, 1, 0]
    assert [scene.suspicions(seat) for seat in range(3)] == [left, left, held - 1]


@rule("PA-17.5")
def test_without_suspicions_nobody_gets_a_debt() -> None:
    scene = Scene(3).inquisition()
    assert [scene.unpaid(seat) for seat in range(3)] == [0, 0, 0]


@rule("PA-17.9")
def test_the_tax_supply_is_filled_at_last() -> None:
    scene = Scene(3)
    scene.game.tax = 0
    bank = int(scene.game.bank[6])
    scene.inquisition()
    assert scene.game.tax == 7
    assert scene.game.bank[6] == bank - 7


@rule("PA-17.10", "PA-18.7", "PA-R22")
def test_passed_players_take_part() -> None:
    scene = Scene(2).hired(1, "peddler_1").suspected(1, 0, 0).have(1, "labourer labourer labourer")
    scene.game.passed = 0b10
    scene.inquisition()
    assert len(scene.workers(1)) == 4  # more than three: the limit is for the moment of passing
    assert scene.unpaid(1) == 1
    assert scene.suspicions(1) == 1


@rule("PA-17.12")
def test_silver_taken_with_suspicions_stays() -> None:
    scene = Scene(2).next_suspicions(2, 2)
    scene.reward(["criminal", "criminal"])
    scene.inquisition()
    assert scene.suspicions() == 1
    assert scene.has(0, "silver") == 4


@rule("PA-R20")
def test_a_conspirator_must_discard() -> None:
    scene = Scene(2).hired(0, "conspirator_1").suspected(0, 1).inquisition()
    assert scene.game.waiting == 0
    assert scene.suspicions() == 0
    none = Scene(2).hired(0, "conspirator_1").inquisition()
    assert none.suspicions() == 0


@rule("PA-R21")
def test_the_active_player_acts_first() -> None:
    scene = Scene(3)
    for seat, cards in enumerate((("squire_1",), ("squire_2",), ("squire_3",))):
        scene.hired(seat, *cards)
    scene.inquisition(active=1)
    assert [event["seat"] for event in scene.told("acts")] == [1, 2, 0]


# Townsfolk.


@rule("PA-22.6", "PA-22.5", "PA-22.4")
def test_conditions_are_tested_when_the_card_acts() -> None:
    scene = Scene(2).hired(0, "squire_2", "conspirator_1").suspected(0, 0).inquisition()
    assert scene.offers() == ["conspirator", "squire"]
    twin = scene.game.copy()
    scene.do("conspirator")
    assert scene.level(0, "influence") == 1
    other = Scene(2)
    other.game = twin
    other.do("squire")
    assert other.level(0, "influence") == 0
    one = Scene(2).hired(0, "peddler_2").suspected(0, 0).inquisition()
    assert one.has(0, "provision") == 0


@rule("PA-22.7")
def test_several_copies_work_each_on_its_own() -> None:
    scene = Scene(2).hired(0, "gatekeeper_1", "gatekeeper_2", "gatekeeper_3").next_wall("wall_2_vp")
    scene.have(0, "merchant labourer scout", provision=1).turn().do("fortify")
    assert scene.workers() == ["labourer"]
    assert scene.has(0, "silver") == 2
    assert scene.game.tax == 5


@rule("PA-22.3")
def test_a_debt_collector_works_for_payments_only() -> None:
    scene = Scene(2).hired(0, "debt_collector_2", "debt_collector_3").owing(0, unpaid=2)
    scene.reward(["pay_debt"]).do("pay a debt")
    assert scene.workers() == ["fighter", "scout"]
    scene.reward(["destroy_debt"]).do("destroy a debt")
    assert scene.workers() == ["fighter", "scout"]


# Icons.


@rule("PA-23.1")
@pytest.mark.parametrize("attribute", ["strength", "faith", "influence"])
def test_flags(attribute: str) -> None:
    scene = Scene(2)
    scene.reward([attribute])
    assert scene.level(0, attribute) == 1
    assert sum(scene.game.marks) == 1


@rule("PA-23.2", "PA-3.12")
@pytest.mark.parametrize("worker", WORKERS[:5])
def test_workers(worker: str) -> None:
    scene = Scene(2)
    bank = int(scene.game.bank[WORKERS.index(worker)])
    scene.reward([worker])
    assert scene.workers() == [worker]
    assert scene.game.bank[WORKERS.index(worker)] == bank - 1


@rule("PA-23.5", "PA-23.6")
def test_provisions_and_silver() -> None:
    scene = Scene(2)
    scene.reward(["provision", "silver"])
    assert (scene.has(0, "provision"), scene.has(0, "silver"), scene.game.tax) == (1, 1, 6)


@rule("PA-23.8")
def test_discarding_suspicions() -> None:
    scene = Scene(2).suspected(0, 0, 0, 0)
    scene.reward(["discard_suspicion"])
    assert scene.offers() == ["decline", "discard 1"]
    scene.do("discard 1")
    assert scene.suspicions() == 2
    scene.reward(["discard_suspicion", "discard_suspicion"])
    assert scene.offers() == ["decline", "discard 1", "discard 2"]
