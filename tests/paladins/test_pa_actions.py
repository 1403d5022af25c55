"""Turns of a player: placing workers, the twelve actions, the King's Favours, passing."""

import pytest

from paladins.pa_scenes import SHEET, Scene, edition, index, row
from regalia.games.paladins.components import ACTIONS, WORKERS
from regalia.games.paladins.notation import name_of
from regalia.games.paladins.options import OPTION_COUNT
from support import rule

ALL = "labourer fighter scout cleric merchant criminal"


# Turns.


@rule("PA-3.1", "PA-0.5", "PA-D7")
def test_a_turn_is_one_action_then_the_next_player_is_on_turn() -> None:
    scene = Scene(3).have(0, "labourer labourer").turn()
    assert "pass" in scene.offers()
    scene.do("hunt with 1")
    assert scene.game.turn() == 1
    assert scene.offers() == []


@rule("PA-3.2", "PA-18.2", "PA-18.6")
def test_a_player_may_pass_with_workers_left_and_is_out_for_the_round() -> None:
    scene = Scene(2).have(0, "labourer labourer").have(1, "labourer labourer").turn()
    scene.do("pass")
    assert scene.game.turn() == 1
    scene.do("hunt with 1", seat=1)
    assert scene.game.turn() == 1


@rule("PA-18.1", "PA-R28")
def test_without_workers_a_player_passes_without_being_asked() -> None:
    scene = Scene(2).turn()
    assert scene.game.turn() == 1
    assert scene.game.passed == 1
    assert scene.told("passes") == [{"seat": 0, "why": "no-workers"}]


@rule("PA-3.2", "PA-R28")
def test_a_pass_that_comes_by_itself_says_why() -> None:
    stuck = Scene(2).have(0, "criminal").have(1, "labourer labourer")
    for action in ("recruit", "hunt", "trade", "pray", "conspire"):
        stuck.standing(0, action, "labourer")
    stuck.turn()
    assert stuck.game.turn() == 1
    assert stuck.told("passes") == [{"seat": 0, "why": "no-action"}]
    chosen = Scene(2).have(0, "labourer").have(1, "labourer labourer").turn().do("pass")
    assert chosen.told("passes") == [{"seat": 0, "why": "chosen"}]


@rule("PA-18.10", "PA-2.17")
def test_the_round_goes_on_until_all_have_passed() -> None:
    scene = Scene(2).have(0, "labourer").have(1, "labourer labourer").turn().do("pass")
    scene.do("conspire", seat=1).do("pass", seat=1)
    assert scene.game.round == 2


@rule("PA-3.3", "PA-3.12")
def test_workers_come_from_the_own_supply_and_gained_ones_go_there() -> None:
    scene = Scene(2).have(0, "labourer").turn().do("conspire")
    assert scene.on(0, "conspire")[0] == "labourer"
    assert scene.workers() == ["criminal"]
    scene.do("pass", seat=1)
    assert "hunt with 1" in scene.offers()


@rule("PA-3.4", "PA-6.2", "PA-8.1")
@pytest.mark.parametrize("worker", WORKERS)
def test_a_clear_slot_takes_any_worker(worker: str) -> None:
    for doing, action in (("hunt with 1", "hunt"), ("trade with 1", "trade"), ("conspire", "conspire")):
        scene = Scene(2).have(0, worker).turn().do(doing)
        assert scene.on(0, action)[0] == worker


@rule("PA-3.5")
def test_a_coloured_slot_takes_only_its_colour() -> None:
    scene = Scene(2).have(0, "merchant labourer labourer", silver=9).turn()
    assert "pray" not in scene.offers()
    assert scene.refuses("pray") == "PA-3.5"
    assert scene.refuses("hunt with 2") == "PA-3.5"
    assert "trade with 2" in scene.offers()


@rule("PA-3.6", "PA-R26", "PA-7.1")
def test_a_criminal_stands_in_any_slot_and_stays_a_criminal() -> None:
    scene = Scene(2).have(0, "criminal", silver=2).turn().do("pray")
    assert scene.on(0, "pray")[0] == "criminal"
    scene = Scene(2).have(0, "criminal criminal").turn().do("hunt with 2")
    assert scene.on(0, "hunt") == ["criminal", "criminal", "-"]
    assert scene.has(0, "provision") == 3


@rule("PA-3.8", "PA-4.7")
def test_all_free_slots_are_filled_and_workshops_need_no_worker() -> None:
    scene = Scene(2).have(0, "labourer cleric", provision=1).turn()
    assert scene.refuses("commission") == "PA-3.8"
    scene = Scene(2).workshop(0, "commission", 1).have(0, "labourer cleric", provision=1).turn()
    scene.do("commission", "square 1_2")
    assert scene.on(0, "commission") == ["workshop", "labourer", "cleric"]
    scene = Scene(2).workshop(0, "commission", 1).workshop(0, "commission", 2).have(0, "cleric", provision=1).turn()
    scene.do("commission", "square 1_2")
    assert scene.on(0, "commission") == ["workshop", "workshop", "cleric"]


@rule("PA-3.9")
def test_an_occupied_action_cannot_be_done_again_this_round() -> None:
    scene = Scene(2).standing(0, "conspire", "labourer").have(0, "labourer").turn()
    assert "conspire" not in scene.offers()
    assert scene.refuses("conspire") == "PA-3.9"


@rule("PA-3.10", "PA-R57")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_seven_times_at_most(action: str) -> None:
    for done in (6, 7):
        scene = Scene(2).mark(0, strength=12, faith=12, influence=12).have(0, ALL + " " + ALL, silver=9, provision=9)
        scene.did(0, **{action: done}).outsiders(slot1="thief_viking").turn()
        assert (action in scene.offers()) == (done == 6)
    assert scene.refuses(action) == "PA-3.10"


@rule("PA-3.11")
def test_attack_has_no_limit() -> None:
    scene = Scene(2).did(0, attack=20).mark(0, strength=1).outsiders(slot1="lookout_viking")
    scene.have(0, "scout labourer fighter").turn().do("attack")
    assert scene.times(0, "attack") == 21


@rule("PA-3.13")
def test_what_is_paid_goes_to_the_common_supply() -> None:
    scene = Scene(2).have(0, "cleric", silver=2)
    before = int(scene.game.bank[6])
    scene.turn().do("pray")
    assert scene.has(0, "silver") == 0
    assert scene.game.bank[6] == before + 2
    scene = Scene(2).have(0, "scout labourer cleric", provision=1)
    before = int(scene.game.bank[7])
    scene.turn().do("commission", "square 1_2")
    assert scene.game.bank[7] == before + 1


@rule("PA-3.16")
def test_the_tested_attribute_does_not_fall() -> None:
    scene = Scene(2).mark(0, faith=2).have(0, "scout labourer cleric", provision=1).turn()
    scene.do("commission", "square 2_3")
    assert scene.level(0, "faith") == 2


@rule("PA-D8")
def test_every_really_different_payment_is_offered_once() -> None:
    scene = Scene(2).have(0, "merchant labourer labourer scout fighter", provision=1).turn().do("fortify")
    assert scene.offers() == ["place labourer, scout, merchant", "place fighter, scout, merchant"]
    scene = Scene(2).have(0, "merchant scout criminal labourer", provision=1).turn().do("fortify")
    assert scene.offers() == [
        "place labourer, scout, merchant",
        "place labourer, scout, criminal",
        "place labourer, merchant, criminal",
        "place scout, merchant, criminal",
    ]
    scene = Scene(2).have(0, "merchant scout labourer", provision=1).next_wall("wall_2_vp").turn().do("fortify")
    assert scene.on(0, "fortify") == ["merchant", "labourer", "scout"]


# Develop.


@rule("PA-4.1", "PA-4.2", "PA-4.3")
def test_develop_needs_two_workers_and_four_silver() -> None:
    assert "develop" not in Scene(2).have(0, "labourer", silver=9).turn().offers()
    scene = Scene(2).have(0, "labourer cleric", silver=3).turn()
    assert scene.refuses("develop") == "PA-4.2"
    scene = Scene(2).have(0, "labourer cleric", silver=4).turn().do("develop", "workshop on attack 2")
    assert scene.has(0, "silver") == 0
    assert scene.on(0, "develop") == ["labourer", "cleric", "-"]
    assert scene.on(0, "attack") == ["-", "workshop", "-"]
    assert scene.workers() == ["scout"]  # the first workshop, not another one


@rule("PA-4.4", "PA-4.5", "PA-4.6", "PA-D14")
def test_a_workshop_goes_to_one_of_the_first_two_slots() -> None:
    scene = Scene(2).have(0, "labourer labourer", silver=4).turn().do("develop")
    right = ACTIONS[6:]
    assert scene.offers() == [f"workshop on {action} {slot}" for action in right for slot in (1, 2)]
    scene = Scene(2).workshop(0, "commission", 1).workshop(0, "commission", 2)
    scene.have(0, "labourer labourer", silver=4).turn().do("develop")
    assert not [name for name in scene.offers() if "commission" in name]
    assert scene.refuses("workshop on commission 1") == "PA-4.6"
    every = {name_of(scene.game, 0, option) for option in range(OPTION_COUNT)}
    assert "workshop on commission 3" not in every


@rule("PA-4.9", "PA-R25")
def test_a_workshop_replaces_a_worker() -> None:
    scene = Scene(2).standing(0, "attack", "scout", "labourer", "fighter").have(0, "labourer labourer", silver=4)
    before = int(scene.game.bank[WORKERS.index("scout")])
    scene.turn().do("develop", "workshop on attack 1")
    assert scene.on(0, "attack") == ["workshop", "labourer", "fighter"]
    assert scene.game.bank[WORKERS.index("scout")] == before + 1 - 1  # one replaced, one gained
    scene.mark(0, strength=9).outsiders(slot1="thief_viking").have(0, "labourer fighter").do("pass", seat=1)
    assert scene.refuses("attack") == "PA-3.9"
    alone = Scene(2).workshop(0, "attack", 2).standing(0, "attack", "scout").have(0, "labourer labourer fighter")
    alone.have(0, silver=4).mark(0, strength=9).outsiders(slot1="lookout_viking").turn()
    assert alone.refuses("attack") == "PA-3.9"
    alone.do("develop", "workshop on attack 1", "place labourer, labourer").do("pass", seat=1)
    assert "attack" in alone.offers()


@rule("PA-4.10")
def test_no_develop_without_workshops() -> None:
    scene = Scene(2).did(0, develop=8).have(0, "labourer labourer", silver=9).turn()
    assert scene.refuses("develop") == "PA-4.10"
    last = Scene(2).did(0, develop=7).have(0, "labourer labourer", silver=4).turn()
    assert "develop" in last.offers()
    favour = Scene(2).did(0, develop=8).reward(["free_develop"])
    assert (favour.game.waiting, favour.times(0, "develop")) == (0, 8)
    assert len(Scene(2).did(0, develop=7).reward(["free_develop"]).offers()) == 12


@rule("PA-2.21", "PA-4.2")
def test_a_discount_counts_for_what_is_offered_and_for_what_is_paid() -> None:
    assert "develop" not in Scene(2).have(0, "labourer labourer", silver=3).turn().offers()
    scene = Scene(2).paladin(0, "samson").have(0, "labourer labourer", silver=2).turn()
    assert scene.game.phrase(0, scene.game.named(0, "develop"))[1] == {"price": [("silver", 2)]}
    scene.do("develop", "workshop on attack 1")
    assert (scene.has(0, "silver"), scene.times(0, "develop")) == (0, 1)
    poor = Scene(2).paladin(0, "samson").have(0, "labourer labourer", silver=1).turn()
    assert poor.refuses("develop") == "PA-4.2"


# Recruit.


@rule("PA-5.1", "PA-5.3", "PA-5.7", "PA-D9")
def test_recruit_with_one_or_two_workers() -> None:
    scene = Scene(2).townsfolk(slot5="squire_1").have(0, "labourer labourer").turn()
    assert "recruit for a quest" in scene.offers()
    assert "recruit to hire" not in scene.offers()
    for second in ("fighter", "criminal"):
        scene = Scene(2).townsfolk(slot5="squire_1").have(0, f"labourer {second}").turn()
        assert "recruit to hire" in scene.offers()
        scene.do("recruit to hire")
        assert scene.on(0, "recruit") == ["labourer", second, "-"]
    scene = Scene(2).townsfolk(slot5="squire_2").have(0, "cleric").turn().do("recruit for a quest")
    assert scene.on(0, "recruit") == ["cleric", "-", "-"]


@rule("PA-5.2", "PA-6.6", "PA-R30")
def test_a_second_worker_cannot_be_added_later() -> None:
    scene = Scene(2).townsfolk(slot5="squire_1", slot4="abbot_1").have(0, "fighter scout merchant labourer", silver=9)
    for action in ("recruit", "hunt", "trade"):
        scene.standing(0, action, "labourer")
    scene.turn()
    for name in ("recruit to hire", "hunt with 2", "trade with 2", "hunt with 1"):
        assert name not in scene.offers()
        assert scene.refuses(name) == "PA-3.9"


@rule("PA-5.4", "PA-5.6", "PA-D10")
def test_a_quest_discards_a_townsfolk_of_the_row() -> None:
    scene = Scene(2).townsfolk(slot5="squire_1", slot4="gatekeeper_2").have(0, "labourer", silver=9).turn()
    scene.do("recruit for a quest")
    assert scene.offers() == ["quest gatekeeper_2", "quest squire_1"]
    scene.do("quest gatekeeper_2")
    assert scene.row_of("townsfolk") == ["-", "-", "-", "-", "squire_1"]
    assert scene.game.townsfolk_discard == 1 << index("townsfolk", "gatekeeper_2")
    assert scene.workers() == ["scout"]
    assert scene.has(0, "silver") == 9 - 1  # no silver of the hire


@rule("PA-5.8", "PA-5.10", "PA-5.14")
def test_a_hire_lies_beside_the_board_and_leaves_its_slot_empty() -> None:
    scene = Scene(2).townsfolk(slot3="squire_1", slot5="abbot_1").have(0, "labourer fighter", silver=2).turn()
    scene.do("recruit to hire", "hire squire_1")
    assert scene.owned("hired") == ["squire_1"]
    assert scene.row_of("townsfolk") == ["-", "-", "-", "-", "abbot_1"]
    assert scene.workers() == []  # no quest reward


@rule("PA-5.11", "PA-R9")
@pytest.mark.parametrize("slot", range(1, 6))
def test_silver_below_the_slot(slot: int) -> None:
    price = SHEET["townsfolk_slots"][slot - 1]["silver"]
    for doing, workers in (("recruit for a quest", "labourer"), ("recruit to hire", "labourer fighter")):
        scene = Scene(2).townsfolk(**{f"slot{slot}": "squire_2"}).have(0, workers, silver=price).turn().do(doing)
        if scene.game.turn() == 0:
            scene.do("hire squire_2")
        assert scene.has(0, "silver") == 0
        if price > 0:
            poor = Scene(2).townsfolk(**{f"slot{slot}": "squire_2"}).have(0, workers, silver=price - 1).turn()
            assert (doing in poor.offers()) == (doing == "recruit to hire" and slot < 3)
            if doing not in poor.offers():
                assert poor.refuses(doing) == "PA-5.11"


@rule("PA-5.12", "PA-5.13", "PA-16.1", "PA-R8", "PA-D11")
def test_a_debt_instead_of_silver_in_the_first_two_slots() -> None:
    cards = {"slot1": "squire_1", "slot2": "squire_2", "slot3": "squire_3"}
    scene = Scene(2).townsfolk(**cards).have(0, "labourer fighter")
    pile = int(scene.game.bank[8])
    scene.turn().do("recruit to hire")
    assert scene.offers() == ["hire squire_1 for a debt", "hire squire_2 for a debt"]
    scene.do("hire squire_2 for a debt")
    assert scene.unpaid() == 1
    assert scene.game.bank[8] == pile - 1
    only = Scene(2).townsfolk(slot2="squire_2").have(0, "labourer fighter").turn().do("recruit to hire")
    assert only.unpaid() == 1
    quest = Scene(2).townsfolk(slot1="squire_1").have(0, "labourer").turn()
    assert "recruit for a quest" not in quest.offers()


@rule("PA-R65")
def test_no_debt_where_no_silver_is_due() -> None:
    scene = Scene(2).paladin(0, "roland").townsfolk(slot1="squire_1", slot2="squire_2").have(0, "labourer fighter")
    scene.turn().do("recruit to hire")
    assert scene.offers() == ["hire squire_1", "hire squire_2"]


@rule("PA-R67", "PA-D15")
def test_any_of_equal_squares_may_be_chosen_and_programs_weigh_the_first() -> None:
    for square in ("square 2_2", "square 2_6"):
        scene = Scene(4).mark(0, faith=2).have(0, "scout labourer cleric", provision=1).turn().do("commission")
        assert {"square 2_2", "square 2_6"} <= set(scene.offers())
        weighed = [scene.game.name(0, option) for option in scene.game.distinct(0)]
        assert ("square 2_2" in weighed, "square 2_6" in weighed) == (True, False)
        assert len(weighed) == len({(name[7], reward_of(scene, name)) for name in scene.offers()})
        scene.do(square)
        assert scene.game.squares[index("spaces", square.replace("square ", "space_"))] == 0
        assert scene.has(0, "silver") == 2


def reward_of(scene: Scene, square: str) -> str:
    """What a square gives."""
    return str(row("spaces", square.replace("square ", "space_"))["reward"])


@rule("PA-R67", "PA-D16")
def test_any_of_equal_jar_spaces_may_be_chosen() -> None:
    for space in (2, 3):
        scene = Scene(2).owing(0, unpaid=1).have(0, "cleric labourer merchant", silver=1).turn().do("absolve")
        assert [scene.game.name(0, option) for option in scene.game.distinct(0)] == [
            f"jar space {n}" for n in (1, 2, 4, 5, 6, 7)
        ]
        scene.do(f"jar space {space}", "pay a debt")
        assert scene.game.jars[0] == 1 << (space - 1)


@rule("PA-R67", "PA-D16")
def test_when_the_first_of_two_equal_jar_spaces_is_taken_the_other_is_weighed() -> None:
    scene = Scene(2).owing(0, unpaid=1).have(0, "cleric labourer merchant", silver=1)
    scene.game.jars[0] = 0b0000010
    scene.turn().do("absolve")
    weighed = [scene.game.name(0, option) for option in scene.game.distinct(0)]
    assert weighed == [f"jar space {n}" for n in (1, 3, 4, 5, 6, 7)]


@rule("PA-R67", "PA-D15", "PA-D16")
def test_where_all_free_places_are_equal_nothing_is_asked() -> None:
    scene = Scene(4).mark(0, faith=2).have(0, "scout labourer cleric", provision=1)
    scene.game.open_squares = 1 << index("spaces", "space_2_2") | 1 << index("spaces", "space_2_6")
    scene.turn().do("commission")
    assert scene.game.squares[index("spaces", "space_2_2")] == 0
    jars = Scene(2).did(0, absolve=5).mark(0, influence=12).have(0, "cleric labourer merchant", silver=3)
    jars.game.jars[0] = 0b1111001
    jars.turn().do("absolve")
    assert jars.game.jars[0] == 0b1111011
    mixed = Scene(4).mark(0, faith=2).have(0, "scout labourer cleric", provision=1)
    mixed.game.open_squares = 1 << index("spaces", "space_2_2") | 1 << index("spaces", "space_2_4")
    assert mixed.turn().do("commission").offers() == ["square 2_2", "square 2_4"]


@rule("PA-5.15", "PA-5.16", "PA-23.11", "PA-R7", "PA-R63")
def test_a_free_recruit_hires_anybody_without_silver() -> None:
    cards = {"slot1": "gatekeeper_2", "slot3": "abbot_1", "slot5": "squire_1"}
    scene = Scene(2).townsfolk(**cards)
    scene.reward(["free_recruit"])
    assert scene.offers() == ["decline", "hire gatekeeper_2", "hire abbot_1", "hire squire_1"]
    scene.do("hire gatekeeper_2")
    assert scene.owned("hired") == ["gatekeeper_2"]
    assert scene.has(0, "silver") == 1  # the hire reward, nothing paid
    assert scene.unpaid() == 0
    assert scene.workers() == []  # not the quest


# Hunt and Trade.


@rule("PA-6.1", "PA-6.3", "PA-6.4", "PA-6.5", "PA-D12")
@pytest.mark.parametrize(
    ("action", "good", "second"), [("hunt", "provision", "scout"), ("trade", "silver", "merchant")]
)
def test_hunt_and_trade(action: str, good: str, second: str) -> None:
    for worker in (second, "criminal"):
        scene = Scene(2).have(0, f"labourer {worker}")
        before = int(scene.game.bank[6 if good == "silver" else 7])
        scene.turn()
        assert f"{action} with 1" in scene.offers()
        scene.do(f"{action} with 2")
        assert scene.has(0, good) == 3
        assert scene.game.bank[6 if good == "silver" else 7] == before - 3
        assert scene.on(0, action) == ["labourer", worker, "-"]
    scene = Scene(2).have(0, "labourer fighter").turn()
    assert f"{action} with 2" not in scene.offers()
    scene.do(f"{action} with 1", "place labourer")
    assert scene.has(0, good) == 1


# Pray.


@rule("PA-7.2", "PA-7.3", "PA-7.4", "PA-7.5", "PA-7.6", "PA-D13")
def test_pray_empties_one_action_of_the_own_board() -> None:
    scene = Scene(2).standing(0, "absolve", "cleric", "labourer", "merchant").standing(0, "hunt", "labourer")
    scene.have(0, "cleric cleric labourer merchant", silver=4)
    bank = [int(count) for count in scene.game.bank]
    scene.turn().do("pray")
    assert scene.offers() == ["decline", "empty hunt", "empty absolve"]
    scene.do("empty absolve")
    assert scene.has(0, "silver") == 2
    assert scene.on(0, "absolve") == ["-", "-", "-"]
    assert scene.on(0, "hunt") == ["labourer", "-", "-"]
    gone = [scene.game.bank[i] - bank[i] for i in range(6)]
    assert gone == [1, 0, 0, 1, 1, 0]
    assert scene.workers() == ["labourer", "cleric", "merchant"]
    scene.do("pass", seat=1)
    assert "absolve" in scene.offers()
    poor = Scene(2).have(0, "cleric", silver=1).turn()
    assert poor.refuses("pray") == "PA-7.2"


@rule("PA-7.7", "PA-24.6", "PA-R23")
def test_pray_empties_neither_a_favour_nor_itself() -> None:
    scene = Scene(2).favour(1, "favour_supplies").have(0, "labourer cleric", silver=2).have(1, "labourer labourer")
    scene.turn().do("use favour_supplies", "place labourer").do("hunt with 1", seat=1)
    scene.do("pray")
    assert scene.game.favour_users[0] == 0
    assert scene.told("empties") == []
    again = Scene(2).standing(0, "pray", "cleric").standing(0, "develop", "labourer", "scout")
    again.reward(["pray"])
    assert again.offers() == ["decline", "empty develop", "empty pray"]
    again.do("empty pray")
    assert again.on(0, "pray")[0] == "-"
    none = Scene(2).standing(0, "hunt", "labourer").have(0, "cleric", silver=2).turn().do("pray", "decline")
    assert none.on(0, "hunt")[0] == "labourer"


@rule("PA-7.8", "PA-23.4", "PA-R24")
def test_a_pray_reward_costs_nothing_and_may_empty_its_own_action() -> None:
    scene = Scene(2).mark(0, faith=4).have(0, "scout labourer cleric", provision=1).turn()
    scene.do("commission", "square 3_4")
    assert scene.offers() == ["decline", "empty commission"]
    scene.do("empty commission")
    assert scene.on(0, "commission") == ["-", "-", "-"]
    assert scene.has(0, "silver") == 0
    assert scene.times(0, "commission") == 1


@rule("PA-7.9")
def test_workshops_stay_when_an_action_is_emptied() -> None:
    scene = Scene(2).workshop(0, "attack", 2).standing(0, "attack", "scout", "-", "fighter")
    scene.reward(["pray"]).do("empty attack")
    assert scene.on(0, "attack") == ["-", "workshop", "-"]


# Conspire.


@rule("PA-8.2", "PA-8.3", "PA-15.3")
def test_conspire_brings_a_criminal_and_a_suspicion() -> None:
    scene = Scene(2).have(0, "labourer").next_suspicions(1).turn().do("conspire")
    assert scene.workers() == ["criminal"]
    assert scene.suspicions() == 1
    assert scene.has(0, "silver") == 1


# Commission and Garrison.

COSTS = [1, 1, 1, 2, 2, 3, 3]


@rule("PA-9.2", "PA-10.2", "PA-11.2")
@pytest.mark.parametrize("done", range(7))
def test_provisions_rise_with_each_piece(done: int) -> None:
    for action, workers in (
        ("commission", "scout labourer cleric"),
        ("fortify", "merchant labourer scout"),
        ("garrison", "merchant labourer fighter"),
    ):
        scene = Scene(2).did(0, **{action: done}).mark(0, strength=1, influence=11).have(0, workers, provision=9)
        scene.next_wall("wall_2_vp").turn().do(action)
        if action != "fortify":
            scene.do("square 1_2")
        assert scene.has(0, "provision") == 9 - COSTS[done]
        poor = Scene(2).did(0, **{action: done}).mark(0, strength=1, influence=11)
        poor.have(0, workers, provision=COSTS[done] - 1).turn()
        assert poor.refuses(action) == {"commission": "PA-9.2", "fortify": "PA-10.2", "garrison": "PA-11.2"}[action]


@rule("PA-9.3", "PA-11.3")
def test_monks_and_outposts_leave_from_the_left() -> None:
    scene = Scene(2).did(0, commission=2, garrison=3).mark(0, strength=1)
    scene.have(0, "scout labourer cleric", provision=1).turn().do("commission", "square 1_2")
    assert (scene.times(0, "commission"), scene.times(0, "garrison")) == (3, 3)
    scene = Scene(2).did(0, commission=2, garrison=3).mark(0, strength=1)
    scene.have(0, "merchant labourer fighter", provision=2).turn().do("garrison", "square 1_2")
    assert (scene.times(0, "commission"), scene.times(0, "garrison")) == (2, 4)


@rule("PA-9.4", "PA-9.5", "PA-9.11", "PA-9.12")
@pytest.mark.parametrize(("faith", "areas"), [(0, "1"), (1, "1"), (2, "12"), (3, "12"), (4, "123"), (6, "1234")])
def test_faith_opens_areas_for_monks(faith: int, areas: str) -> None:
    scene = Scene(2).mark(0, faith=faith).have(0, "scout labourer cleric", provision=9, silver=9).turn()
    scene.do("commission")
    assert "".join(sorted({name.split()[1][0] for name in scene.offers()})) == areas
    if faith < 6:
        assert scene.refuses("square 4_1") == "PA-9.4"


@rule("PA-11.4", "PA-11.5", "PA-11.10", "PA-11.11")
@pytest.mark.parametrize(("strength", "areas"), [(0, ""), (1, "1"), (2, "1"), (3, "12"), (5, "123"), (12, "123456")])
def test_strength_opens_areas_for_outposts(strength: int, areas: str) -> None:
    scene = Scene(2).mark(0, strength=strength).have(0, "merchant labourer fighter", provision=9, silver=9).turn()
    if not areas:
        assert scene.refuses("garrison") == "PA-11.4"
        return
    scene.do("garrison")
    assert "".join(sorted({name.split()[1][0] for name in scene.offers()})) == areas
    if strength < 7:
        assert scene.refuses("square 4_1") == "PA-11.4"


@rule("PA-9.6", "PA-11.6", "PA-D15")
def test_one_piece_on_a_square() -> None:
    scene = Scene(2).mark(0, strength=1).mark(1, strength=3)
    scene.have(0, "scout labourer cleric merchant labourer fighter", provision=9)
    scene.have(1, "merchant labourer fighter scout cleric labourer", provision=9).turn()
    scene.do("commission", "square 1_2", "place labourer, scout, cleric").do("garrison", seat=1)
    assert scene.refuses("square 1_2", seat=1) == "PA-11.6"
    scene.do("square 1_1", "place labourer, fighter, merchant", seat=1)
    assert scene.game.squares[index("spaces", "space_1_1")] == 1 + 8
    assert "garrison" not in scene.offers()


@rule("PA-9.7", "PA-11.7", "PA-25.4", "PA-25.5", "PA-R58")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_squares_for_three_or_four_players(seats: int) -> None:
    scene = Scene(seats).mark(0, faith=10).have(0, "scout labourer cleric", provision=1)
    usable = {s["id"] for s in SHEET["spaces"] if s["min_players"] <= seats}
    found = {s["id"] for i, s in enumerate(SHEET["spaces"]) if (scene.game.open_squares >> i) & 1}
    assert found == usable
    scene.turn().do("commission")
    if seats < 3:
        assert scene.refuses("square 1_3") == "PA-9.7"
    if seats < 4:
        assert scene.refuses("square 1_4") == "PA-9.7"
    else:
        assert "square 1_4" in scene.offers()


@rule("PA-9.10", "PA-10.5", "PA-14.7")
def test_the_paladin_counts_for_the_level() -> None:
    scene = Scene(2).mark(0, faith=1).paladin(0, "anseis").have(0, "scout labourer cleric", provision=1).turn()
    assert "square 2_3" in scene.do("commission").offers()
    walls = Scene(2).did(0, fortify=2).paladin(0, "anseis").have(0, "merchant labourer scout").turn()
    assert "fortify" in walls.offers()
    bare = Scene(2).did(0, fortify=2).have(0, "merchant labourer scout", provision=9).turn()
    assert "fortify" not in bare.offers()
    faith = Scene(2).mark(0, faith=1).paladin(0, "anseis").outsiders(slot2="thief_viking")
    assert "convert" in faith.have(0, "fighter labourer cleric").turn().offers()


# Fortify.


@rule("PA-10.3", "PA-10.6")
def test_walls_are_drawn_and_built_from_left_to_right() -> None:
    scene = Scene(2).built(0, "wall_scout").mark(0, influence=1).next_wall("wall_2_vp")
    scene.have(0, "merchant labourer scout", provision=1).turn().do("fortify")
    kinds = [int(kind) for kind in scene.game.walls[:7]]
    assert kinds == [index("walls", "wall_scout"), index("walls", "wall_2_vp"), -1, -1, -1, -1, -1]
    assert sum(scene.game.wall_deck) == 0


@rule("PA-10.9")
def test_points_on_walls() -> None:
    assert Scene(2).built(0, "wall_2_vp", "wall_labourer_1_vp").game.score(0) == 3


@rule("PA-R11")
def test_no_fortify_without_wall_cards() -> None:
    scene = Scene(2).next_wall("wall_scout").have(0, "merchant labourer scout", provision=1)
    scene.game.wall_deck[index("walls", "wall_scout")] = 0
    assert "fortify" not in scene.turn().offers()


# Absolve.


@rule("PA-12.2", "PA-12.3")
@pytest.mark.parametrize(("done", "cost"), list(enumerate([1, 2, 2, 2, 3, 3, 3])))
def test_silver_rises_with_each_jar(done: int, cost: int) -> None:
    scene = Scene(2).did(0, absolve=done).mark(0, influence=12).have(0, "cleric labourer merchant", silver=cost)
    scene.turn().do("absolve")
    while scene.game.waiting & 1 and "pass" not in scene.offers():
        scene.do(scene.offers()[-1])
    assert scene.has(0, "silver") == 0
    assert scene.times(0, "absolve") == done + 1
    poor = Scene(2).did(0, absolve=done).mark(0, influence=12).have(0, "cleric labourer merchant", silver=cost - 1)
    assert poor.turn().refuses("absolve") == "PA-12.2"


@rule("PA-12.6", "PA-12.7", "PA-D16")
def test_a_jar_goes_to_a_free_space() -> None:
    scene = Scene(2).have(0, "cleric labourer merchant", silver=1)
    scene.game.jars[0] = 0b0100000
    scene.turn().do("absolve")
    assert scene.offers() == [f"jar space {n}" for n in (1, 2, 3, 4, 5, 7)]  # 6 is filled
    assert scene.refuses("jar space 6") == "PA-12.7"
    scene.do("jar space 7")
    assert scene.game.jars[0] == 0b1100000


@rule("PA-R18", "PA-12.8", "PA-12.9")
def test_the_reward_of_a_jar_comes_before_the_faith_below_it() -> None:
    scene = Scene(2).owing(0, unpaid=1).have(0, "cleric labourer merchant", silver=1).turn()
    scene.do("absolve", "jar space 2")
    assert scene.offers() == ["decline", "pay a debt"]
    assert scene.level(0, "faith") == 0
    scene.do("pay a debt")
    assert scene.level(0, "faith") == 1


@rule("PA-R18", "PA-9.9", "PA-11.9")
def test_the_reward_of_a_square_comes_before_the_flag_below_the_piece() -> None:
    for action, workers, raised in (
        ("commission", "scout labourer cleric", "influence"),
        ("garrison", "merchant labourer fighter", "faith"),
    ):
        scene = Scene(2).mark(0, strength=1).townsfolk(slot1="squire_1").have(0, workers, provision=1).turn()
        scene.do(action, "square 1_1")
        assert (scene.offers(), scene.level(0, raised)) == (["decline", "hire squire_1"], 0)
        scene.do("decline")
        assert scene.level(0, raised) == 1


@rule("PA-12.10", "PA-D17", "PA-D21")
def test_absolve_may_discard_a_suspicion_at_last() -> None:
    for answer, left in (("discard 1", 1), ("decline", 2)):
        scene = Scene(2).suspected(0, 1, 2).have(0, "cleric labourer merchant", silver=1).turn()
        scene.do("absolve", "jar space 7")
        assert scene.offers() == ["decline", "discard 1"]
        assert scene.level(0, "faith") == 1
        scene.do(answer)
        assert scene.suspicions() == left
    clean = Scene(2).have(0, "cleric labourer merchant", silver=1).turn().do("absolve", "jar space 7")
    assert clean.game.turn() == 1


# Attack and Convert.


@rule("PA-13.2", "PA-13.3", "PA-13.4", "PA-13.5", "PA-D18", "PA-R6")
@pytest.mark.parametrize(("strength", "silver", "reach"), [(0, 0, 0), (0, 1, 1), (1, 0, 1), (4, 0, 2), (4, 1, 3),
    (5, 0, 3), (5, 2, 5), (0, 6, 6), (12, 0, 6)])  # fmt: skip
def test_missing_strength_costs_silver(strength: int, silver: int, reach: int) -> None:
    cards = ["lookout_viking", "archer_saracen", "warrior_saracen", "guardian_viking", "thief_viking", "hunter_saracen"]
    scene = Scene(2).outsiders(**{f"slot{i}": card for i, card in enumerate(cards, 1)}).mark(0, strength=strength)
    scene.have(0, "scout labourer fighter", silver=silver).turn()
    if reach == 0:
        assert scene.refuses("attack") == "PA-13.4"
        return
    scene.do("attack")
    if reach > 1:
        assert scene.offers() == [f"attack {card}" for card in cards[:reach]]
        if reach < 6:
            assert scene.refuses(f"attack {cards[reach]}") == "PA-13.4"
        scene.do(f"attack {cards[reach - 1]}")
    missing = max(0, 2 * reach - 1 - strength)
    taxed = 2 if cards[reach - 1] == "thief_viking" else 0
    assert scene.has(0, "silver") == silver - (missing + 1) // 2 + taxed


@rule("PA-13.7", "PA-13.8")
def test_an_attacked_outsider_is_kept_and_leaves_a_gap() -> None:
    scene = Scene(2).outsiders(slot1="lookout_viking", slot2="archer_saracen").mark(0, strength=1)
    scene.have(0, "scout labourer fighter").turn().do("attack")
    assert scene.row_of("outsiders") == ["-", "archer_saracen", "-", "-", "-", "-"]
    assert scene.owned("attacked") == ["lookout_viking"]


@rule("PA-13.9", "PA-20.16")
def test_attacked_outsiders_score_nothing_by_themselves() -> None:
    scene = Scene(2).attacked(0, "champion_saracen", "mercenary_viking").did(0, attack=2)
    assert scene.game.score(0) == 0
    scene.have(0, "labourer fighter scout")
    assert scene.game.score(0) == 0
    scene.converted(0, "assassin_viking").did(0, convert=1)
    assert scene.game.score(0) == 1
    scene.order(1, "attack").did(0, attack=5)
    assert scene.game.score(0) == 1 + 4


@rule("PA-14.2")
@pytest.mark.parametrize(("done", "cost"), list(enumerate([0, 1, 2, 2, 2, 3, 3])))
def test_silver_rises_with_each_conversion(done: int, cost: int) -> None:
    scene = Scene(2).did(0, convert=done).outsiders(slot1="lookout_viking").have(0, "fighter labourer cleric")
    scene.have(0, silver=cost).turn().do("convert")
    assert scene.has(0, "silver") == 0
    if cost:
        poor = Scene(2).did(0, convert=done).outsiders(slot1="lookout_viking").have(0, "fighter labourer cleric")
        assert poor.have(0, silver=cost - 1).turn().refuses("convert") == "PA-14.2"


@rule("PA-14.3", "PA-14.4", "PA-D19")
def test_faith_for_a_conversion_cannot_be_bought() -> None:
    scene = Scene(2).outsiders(slot1="lookout_viking", slot2="archer_saracen", slot3="warrior_saracen")
    scene.mark(0, faith=3).have(0, "fighter labourer cleric", silver=9).turn().do("convert")
    assert scene.offers() == ["convert lookout_viking", "convert archer_saracen"]
    assert scene.refuses("convert warrior_saracen") == "PA-14.3"
    far = Scene(2).outsiders(slot3="warrior_saracen").mark(0, faith=3).have(0, "fighter labourer cleric", silver=9)
    assert far.turn().refuses("convert") == "PA-14.3"


@rule("PA-14.6")
def test_converted_outsiders_lie_in_the_order_of_conversion() -> None:
    scene = Scene(2).converted(0, "thief_viking").did(0, convert=1).outsiders(slot1="archer_saracen")
    scene.have(0, "fighter labourer cleric", silver=1).turn().do("convert")
    assert scene.owned("converted") == ["thief_viking", "archer_saracen"]
    assert scene.owned("attacked") == []


# Favours.


@rule("PA-24.5", "PA-24.7", "PA-R30")
def test_a_favour_is_used_once_a_round_by_one_player() -> None:
    scene = Scene(2).favour(1, "favour_supplies").favour(2, "favour_pray").have(0, "labourer labourer")
    scene.have(1, "labourer labourer").turn().do("use favour_supplies")
    assert scene.game.turn() == 1
    assert "use favour_supplies" not in scene.offers(1)
    assert scene.refuses("use favour_supplies", seat=1) == "PA-24.5"
    scene.do("hunt with 1", seat=1)
    assert "use favour_pray" in scene.offers(0)  # another favour in the same round


@rule("PA-24.8", "PA-19.13", "PA-19.12", "PA-18.8")
def test_favours_stay_revealed_and_their_workers_leave_at_the_end_of_the_round() -> None:
    scene = Scene(2).favour(1, "favour_supplies").order(1, "attack").have(0, "scout")
    scene.game.round = 3
    before = int(scene.game.bank[WORKERS.index("scout")])
    scene.turn().do("use favour_supplies").do("pass", seat=1)
    assert scene.game.bank[WORKERS.index("scout")] == before + 1
    assert scene.game.round == 4
    assert scene.game.favours[0] == index("kings_favours", "favour_supplies")
    assert scene.game.orders[0] >= 0
    assert scene.game.favour_users[0] == -1
    passing = Scene(2).favour(1, "favour_supplies").have(0, "scout labourer").have(1, "labourer labourer").turn()
    passing.do("use favour_supplies", "place scout").do("hunt with 1", seat=1).do("pass")
    assert passing.game.favour_users[0] == WORKERS.index("scout") * 8


@rule("PA-24.4")
def test_only_revealed_favours_with_the_right_worker() -> None:
    scene = Scene(2).favour(1, "favour_recruit").have(0, "labourer").turn()
    assert scene.refuses("use favour_recruit") == "PA-3.5"
    assert scene.refuses("use favour on place 2") == "PA-24.4"
    for worker in ("scout", "criminal"):
        assert "use favour_recruit" in Scene(2).favour(1, "favour_recruit").have(0, worker).turn().offers()
    poor = Scene(2).favour(1, "favour_clear_name").have(0, "fighter").turn()
    assert "use favour_clear_name" not in poor.offers()


@rule("PA-R55")
def test_bonuses_of_an_action_follow_the_action_only() -> None:
    recruit = Scene(2).paladin(0, "roland").townsfolk(slot1="abbot_2").hired(0, "abbot_1")
    recruit.reward(["free_recruit"]).do("hire abbot_2")
    assert recruit.workers() == []
    pray = Scene(2).paladin(0, "gerin").standing(0, "conspire", "labourer")
    pray.reward(["pray"]).do("empty conspire")
    assert pray.has(0, "silver") == 0
    develop = Scene(2).hired(0, "architect_1").favour(1, "favour_workshop").have(0, "merchant", provision=1).turn()
    develop.do("use favour_workshop", "take 1 free_develop", "workshop on attack 1")
    assert develop.workers() == ["labourer", "scout"]  # a favour that says to develop


# Passing.


@rule("PA-18.3", "PA-18.4", "PA-18.9")
def test_passing_clears_the_board_and_keeps_up_to_three_workers() -> None:
    scene = Scene(2).standing(0, "hunt", "scout", "scout").workshop(0, "attack", 1).have(0, "labourer cleric cleric")
    before = int(scene.game.bank[WORKERS.index("scout")])
    scene.turn().do("pass")
    assert scene.on(0, "hunt") == ["-", "-", "-"]
    assert scene.on(0, "attack") == ["workshop", "-", "-"]
    assert scene.game.bank[WORKERS.index("scout")] == before + 2
    assert scene.workers() == ["labourer", "cleric", "cleric"]
    scene.do("pass", seat=1)
    scene.do(scene.offers()[0]).do(scene.offers(1)[0], seat=1)
    first = int(scene.game.turn())
    scene.do(scene.offers(first)[0], seat=first)
    scene.do(scene.offers(1 - first)[0], seat=1 - first)
    assert len(scene.workers()) == 3 + 6


@rule("PA-18.5", "PA-R27", "PA-D23")
def test_of_more_than_three_workers_exactly_three_are_kept() -> None:
    scene = Scene(2).have(0, "labourer labourer cleric scout").turn().do("pass")
    assert scene.offers() == [
        "keep labourer, labourer, scout",
        "keep labourer, labourer, cleric",
        "keep labourer, scout, cleric",
    ]
    before = int(scene.game.bank[0])
    scene.do("keep labourer, scout, cleric")
    assert scene.workers() == ["labourer", "scout", "cleric"]
    assert scene.game.bank[0] == before + 1
    same = Scene(2).have(0, "labourer labourer labourer labourer labourer").turn().do("pass")
    assert same.workers() == ["labourer"] * 3


@rule("PA-24.10")
def test_a_favour_with_a_choice_lets_the_player_choose() -> None:
    for attribute in ("faith", "strength", "influence"):
        scene = Scene(2).favour(1, "favour_attribute").have(0, "criminal").turn().do("use favour_attribute")
        assert scene.offers() == ["take 1 faith", "take 1 strength", "take 1 influence"]
        scene.do(f"take 1 {attribute}")
        assert [scene.level(0, name) for name in ("faith", "strength", "influence")].count(1) == 1
        assert scene.level(0, attribute) == 1


@rule("PA-18.5", "PA-D23")
def test_passing_in_the_last_round_asks_nothing() -> None:
    for number in (6, 7):
        scene = Scene(2).have(0, "labourer labourer cleric scout")
        scene.game.round = number
        scene.turn().do("pass")
        assert (scene.game.turn(), len(scene.workers())) == ((0, 4) if number == 6 else (1, 4))
        assert scene.offers(int(scene.game.turn()))[0] == ("keep labourer, labourer, scout" if number == 6 else "pass")


@rule("PA-22.8")
def test_an_ability_counts_from_the_moment_of_hiring() -> None:
    scene = Scene(2).mark(0, faith=0).townsfolk(slot5="acolyte_2").have(0, "scout labourer cleric", provision=1).turn()
    scene.do("commission", "square 1_1", "hire acolyte_2")
    assert scene.has(0, "silver") == 1 + 1  # hire reward, then the Commission it was hired in
    old = Scene(2).hired(0, "gatekeeper_2").have(0, "labourer").turn().do("trade with 1")
    assert old.has(0, "silver") == 1


@rule("PA-R18")
def test_rewards_come_in_their_printed_order() -> None:
    """Costs, printed reward, flag, discard of Absolve, paladin, townsfolk in the order of hiring."""
    scene = Scene(2).hired(0, "defender_2", "defender_1").paladin(0, "engelier").mark(0, strength=2)
    scene.outsiders(slot4="mercenary_byzantine").suspected(0, 0).have(0, "scout labourer fighter", silver=1).turn()
    scene.do("attack", "discard 1")
    shown = [(e.kind, e.details.get("take") or e.details.get("give")) for e in scene.game.journal or []]
    order = [entry for entry in shown if entry[0] in ("pays", "raises", "discards", "gains")]
    assert order == [
        ("pays", [("silver", 1)]),
        ("raises", None),
        ("discards", None),
        ("gains", [("labourer", 1)]),
        ("gains", [("silver", 2)]),
        ("gains", [("provision", 1)]),
        ("gains", [("labourer", 1)]),
    ]
    absolve = Scene(2).suspected(0, 0).have(0, "cleric labourer merchant", silver=1).hired(0, "abbot_1").turn()
    absolve.do("absolve", "jar space 6")
    assert absolve.level(0, "faith") == 1
    assert absolve.workers() == []
    assert absolve.has(0, "provision") == 2
    absolve.do("decline")
    assert absolve.workers() == ["labourer"]


@rule("PA-R19")
def test_what_may_be_refused_and_what_is_lost() -> None:
    scene = Scene(2)
    for word in ("pray", "discard_suspicion", "pay_debt", "destroy_debt", "free_recruit"):
        scene.reward([word])
        assert scene.game.waiting == 0  # nothing to use it on: lost
    full = Scene(2).suspected(0, 0).owing(0, unpaid=1).standing(0, "hunt", "labourer").townsfolk(slot1="abbot_1")
    for word in ("pray", "discard_suspicion", "pay_debt", "destroy_debt", "free_recruit"):
        full.reward([word])
        assert full.offers()[0] == "decline"
        full.do("decline")
    assert (full.suspicions(), full.unpaid(), full.on(0, "hunt")[0]) == (1, 1, "labourer")
    jar = Scene(2).have(0, "cleric labourer merchant", silver=1).turn().do("absolve")
    assert "jar space 2" in jar.offers()  # paying a debt without having one


@rule("PA-R10")
def test_the_common_supply_never_runs_out() -> None:
    scene = Scene(2)
    scene.game.bank[0] = 0
    scene.reward(["labourer", "labourer"])
    assert scene.workers() == ["labourer", "labourer"]
    scene.game.bank[8] = 0
    scene.suspected(0, 0).inquisition()
    assert scene.unpaid() == 1


@rule("PA-R47")
def test_solo_is_played_on_the_board_for_one() -> None:
    scene = Scene(1)
    assert scene.game.tax == 5
    for number, square in enumerate(SHEET["spaces"]):
        assert bool((scene.game.open_squares >> number) & 1) == (square["min_players"] == 1)


def test_a_sheet_of_ones_own_changes_the_rules() -> None:
    from pathlib import Path
    from tempfile import TemporaryDirectory

    from regalia.games.paladins import GAME

    with TemporaryDirectory() as folder:
        file = Path(folder) / "own.toml"
        file.write_text('game = "paladins"\nleft_actions = [{id = "hunt", one_worker = ["provision", "silver"]}]\n')
        sheet = GAME.make_edition(GAME.sheet(file), GAME.resolve())
    scene = Scene(2, sheet).have(0, "labourer").turn().do("hunt with 1")
    assert (scene.has(0, "provision"), scene.has(0, "silver")) == (1, 1)
    assert edition() is not sheet
    assert row("left_actions", "hunt")["one_worker"] == ["provision"]
