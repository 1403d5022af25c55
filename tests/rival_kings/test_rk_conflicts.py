"""Rival Kings: conflicts, markers and thefts, and the neutral character of two players."""

import itertools

import pytest

from regalia.games.rival_kings.components import ACTIONS, CHARACTERS
from regalia.games.rival_kings.position import left_over
from regalia.kernel.counts import count_of
from rival_kings.rk_scenes import BUILDINGS_1, SUBJECTS_1, SUBJECTS_2, Scene
from support import rule


def steals(scene: Scene, seat: int) -> list[str]:
    """The thefts that a player may commit."""
    return [name for name in scene.names(seat) if name.startswith("steal")]


# Equal ranks.


@rule("RK-4.1", "RK-4.4", "RK-4.5", "RK-4.8", "RK-4.9", "RK-D5", "RK-E1")
def test_two_traders_get_a_marker_each_and_choose_one_action_each() -> None:
    scene = Scene(3).coins(0, 3, 2).coins(1, 3, 2).tops("farmer", "watchman", "farm", "inn")
    scene.play("trader_1", "trader_2", "queen")
    assert scene.held() == [2, 2, 1]
    assert [details["seats"] for _, details in scene.told("equal")] == [[0, 1]]
    scene.pass_to(0)
    assert scene.names(0) == [
        "pass",
        "settle",
        *(f"take money at {pile}" for pile in ("subjects_1", "subjects_2", "buildings_1", "buildings_2")),
        *("recruit farmer at subjects_1", "recruit watchman at subjects_2"),
        *("buy farm at buildings_1", "buy inn at buildings_2"),
    ]
    scene.choose(0, "recruit farmer at subjects_1")
    scene.pass_to(1).choose(1, "take money at subjects_1")
    assert scene.purse(1) == 7 + 3
    assert scene.table.cycle == 2  # neither had a second action


@rule("RK-D5", "RK-6.6", "RK-R12")
def test_the_one_action_may_be_left_undone() -> None:
    scene = Scene(3).play("trader_1", "trader_2", "queen").pass_to(0)
    before = (scene.purse(0), scene.held()[0])
    scene.choose(0, "pass")
    assert (scene.purse(0), scene.held()[0]) == before
    assert scene.asked() == 1


@rule("RK-4.6", "RK-4.8", "RK-2.9")
def test_a_quarrel_is_over_with_its_cycle() -> None:
    scene = Scene(3).play("trader_1", "trader_2", "queen").end_cycle().play("knight", "diplomat", "duke")
    assert [player["equal_conflict"] for player in scene.seen(0)["players"]] == [False] * 3
    scene.pass_to(0)
    assert len(steals(scene, 0)) == 3
    scene.choose(0, "pass", "take money at subjects_1")
    assert (scene.asked(), scene.doing()) == (0, "recruit_subject")  # all actions again, not one of them


@rule("RK-4.6", "RK-4.7", "RK-E5", "RK-I10")
def test_two_of_rank_c_do_not_reach_the_trader() -> None:
    scene = Scene(3).play("courtier", "priest", "trader_1")
    assert scene.held() == [2, 2, 1]
    assert scene.told("unequal") == []
    assert steals(scene, 0) == []
    assert scene.names(0)[1] == "give marker to seat 1"
    scene.choose(0, "pass").choose(1, "take money at subjects_1")
    assert scene.asked() == 2
    done = []
    scene.coins(2, 5, 3)
    while scene.asked() == 2 and scene.table.cycle == 1:
        done.append(scene.doing())
        scene.choose(2, scene.names(2)[1])
    assert done == ["settle_conflict", "take_money", "recruit_subject", "buy_building"]


@rule("RK-4.10", "RK-4.11", "RK-4.12", "RK-4.13", "RK-E3", "RK-R13", "RK-D4")
def test_a_queen_robs_bursar_and_knight_who_are_in_conflict_too() -> None:
    scene = Scene(3).coins(0, 5, 3).tops("farmer", "watchman", "farm", "inn").play("queen", "bursar", "knight")
    assert scene.held() == [1, 3, 3]
    assert steals(scene, 0) == [
        "steal take_money from seat 1",
        "steal buy_building from seat 1",
        "steal take_money from seat 2",
        "steal recruit_subject from seat 2",
    ]
    scene.choose(0, "steal take_money from seat 2")
    assert scene.refuses(0, "steal take_money from seat 1") == "RK-5.11"  # the stolen action comes first
    scene.choose(0, "take money at subjects_1")
    assert scene.purse(0) == 13
    assert steals(scene, 0) == ["steal take_money from seat 1", "steal buy_building from seat 1"]
    scene.choose(0, "steal buy_building from seat 1", "buy farm at buildings_1")
    assert scene.seen(0)["players"][0]["crests"] == 0
    assert scene.doing() == "recruit_subject"
    scene.choose(0, "recruit farmer at subjects_1")
    assert scene.asked() == 1
    assert scene.doing() == ""
    assert all(name == "pass" or name.startswith("take money") for name in scene.names(1))
    scene.choose(1, "take money at subjects_2")
    assert scene.asked() == 2
    assert all(name == "pass" or name.startswith("recruit") for name in scene.names(2))
    assert scene.refuses(2, "take money at subjects_1") == "RK-5.12"


@rule("RK-4.14", "RK-5.15", "RK-5.16", "RK-E4", "RK-R15", "RK-I8", "RK-I11")
def test_two_traders_robbed_by_courtier_and_countess() -> None:
    scene = Scene(4).coins(0, 5, 2).tops("farmer", "watchman", "farm", "inn")
    scene.play("trader_1", "trader_2", "courtier", "countess")
    assert scene.held() == [4, 4, 1, 1]
    scene.choose(2, "steal take_money from seat 0", "pass", "steal settle_conflict from seat 1", "pass")
    scene.choose(2, "pass", "pass")
    assert scene.asked() == 3
    assert scene.refuses(3, "steal take_money from seat 0") == "RK-R15"
    assert steals(scene, 3) == [
        *(f"steal {action} from seat 0" for action in ("settle_conflict", "recruit_subject", "buy_building")),
        *(f"steal {action} from seat 1" for action in ("take_money", "recruit_subject", "buy_building")),
    ]
    scene.choose(3, "steal recruit_subject from seat 0", "pass", "steal buy_building from seat 1", "pass")
    scene.pass_to(0)
    assert scene.names(0) == ["pass", "settle", "buy farm at buildings_1", "buy inn at buildings_2"]
    scene.choose(0, "buy inn at buildings_2")
    assert scene.asked() == 1
    assert [name.split()[0] for name in scene.names(1)] == [
        "pass",
        "take",
        "take",
        "take",
        "take",
        "recruit",
        "recruit",
    ]


@rule("RK-4.15", "RK-R10")
def test_fewer_markers_act_first_and_are_counted_when_the_rank_comes_up() -> None:
    scene = Scene(3).markers(4, 3, 1).play("trader_1", "trader_2", "courtier")
    assert scene.asked() == 2
    scene.pass_to(1)
    assert scene.told("turn")[-1][1]["seat"] == 1
    scene = Scene(3).markers(3, 3, 2).play("trader_1", "trader_2", "courtier")
    scene.choose(2, "pass", "give marker to seat 0", "pass")  # the holder of the symbol has more markers now
    assert scene.asked() == 1
    scene.choose(1, "settle")
    assert scene.asked() == 0


@rule("RK-R10")
def test_the_order_of_a_pair_is_fixed_once_its_rank_has_come_up() -> None:
    scene = Scene(3).markers(3, 3, 1).row(0, "herbalist").play("trader_1", "trader_2", "queen").pass_to(0)
    scene.choose(0, "settle", "use herbalist", "give marker to seat 1")
    assert scene.asked() == 1
    scene.choose(1, "pass")
    assert [details["seat"] for _, details in scene.told("turn")] == [2, 0, 1]


@rule("RK-4.16", "RK-E12", "RK-7.2")
def test_with_equal_markers_the_tie_break_symbol_decides() -> None:
    scene = Scene(3).markers(0, 1, 1).play("trader_1", "trader_2", "courtier")
    assert scene.held() == [2, 3, 1]
    scene.choose(2, "steal take_money from seat 0", "take money at subjects_1")
    scene.choose(2, "steal take_money from seat 1", "take money at subjects_2", "give marker to seat 0", "pass")
    assert scene.held() == [3, 3, 0]
    assert scene.asked() == 0  # the first Trader bears the symbol
    scene = Scene(3).markers(1, 1, 1).play("trader_2", "trader_1", "queen").pass_to(1)
    assert [details["seat"] for _, details in scene.told("turn")] == [2, 1]


@rule("RK-4.17", "RK-8.6")
def test_in_equal_conflict_the_ability_remains_usable() -> None:
    for order in (("use scholar", "settle"), ("settle", "use scholar")):
        scene = Scene(3).row(0, "scholar", "farm", "inn").play("trader_1", "trader_2", "queen").pass_to(0)
        scene.choose(0, *order)
        assert (scene.purse(0), scene.held()[0]) == (7, 1)
        assert scene.asked() == 1


# Unequal ranks.

VICTIMS = {"A": "D", "B": "C", "C": "F", "D": "E", "E": "F", "F": ""}
OF_RANK = {rank: CHARACTERS[2 * place : 2 * place + 2] for place, rank in enumerate("ABCDEF")}


@pytest.mark.parametrize(
    "rank",
    [
        pytest.param("A", marks=pytest.mark.rule("RK-5.1")),
        pytest.param("B", marks=pytest.mark.rule("RK-5.2")),
        pytest.param("C", marks=pytest.mark.rule("RK-5.3")),
        pytest.param("D", marks=pytest.mark.rule("RK-5.4", "RK-R5")),
        pytest.param("E", marks=pytest.mark.rule("RK-5.5")),
        pytest.param("F", marks=pytest.mark.rule("RK-5.6")),
    ],
)
@rule("RK-3.3", "RK-3.4", "RK-5.7", "RK-R1", "RK-R2")
def test_whom_a_rank_steals_from(rank: str) -> None:
    for other in "ABCDEF".replace(rank, ""):
        robbed = VICTIMS[rank] == other
        # The bystander troubles neither of the two and is not robbed by the first.
        calm = [x for x in "ABCDEF" if x not in (rank, other, VICTIMS[rank]) and VICTIMS[x] not in (rank, other)]
        for thief, victim in itertools.product(OF_RANK[rank], OF_RANK[other]):
            scene = Scene(3).play(thief, victim, OF_RANK[calm[0]][0])
            assert scene.held()[1] == (2 if robbed else 1), (thief, victim)
            assert scene.held()[0] == (2 if VICTIMS[other] == rank else 1), (thief, victim)
            scene.pass_to(0)
            assert bool(steals(scene, 0)) == robbed, (thief, victim)
    assert not any(victim in ("A", "B") for victim in VICTIMS.values())


@rule("RK-5.8", "RK-5.9", "RK-5.10", "RK-5.11", "RK-5.12", "RK-5.13", "RK-5.17", "RK-E2")
def test_a_knight_robs_a_diplomat() -> None:
    scene = Scene(3).coins(0, 5).coins(1, 5).tops("farmer", "watchman", "farm", "inn")
    scene.play("knight", "diplomat", "duke")
    assert scene.held() == [1, 2, 1]  # the marker at once, the theft later
    assert scene.told("steals") == []
    scene.pass_to(0)
    assert steals(scene, 0) == [
        "steal settle_conflict from seat 1",
        "steal take_money from seat 1",
        "steal buy_building from seat 1",
    ]
    assert scene.refuses(0, "take money at subjects_1") == "RK-5.9"  # the theft comes before own actions
    scene.choose(0, "steal take_money from seat 1")
    crests = {action["id"]: action["crest"] for action in scene.seen(2)["players"][1]["played"]["actions"]}
    assert crests == {"settle_conflict": -1, "take_money": 0, "buy_building": -1}
    scene.choose(0, "take money at subjects_2")
    assert scene.purse(0) == 7
    assert steals(scene, 0) == []
    assert scene.doing() == "take_money"
    scene.choose(0, "take money at subjects_1", "recruit farmer at subjects_1")
    assert scene.asked() == 1
    done = []
    while scene.asked() == 1 and scene.table.cycle == 1:
        done.append(scene.doing())
        scene.choose(1, scene.names(1)[1])
    assert done == ["settle_conflict", "buy_building"]


@rule("RK-5.14", "RK-E11", "RK-5.18", "RK-5.7")
def test_a_chain_of_thieves() -> None:
    scene = Scene(4).play("queen", "knight", "diplomat", "trader_1")
    assert scene.held() == [1, 2, 2, 2]
    scene.choose(0, "steal take_money from seat 1", "pass", "pass")
    assert scene.asked() == 1
    scene.choose(1, "steal take_money from seat 2", "pass", "pass")  # robbed itself, the Knight robs on
    assert scene.asked() == 2
    scene.choose(2, "steal take_money from seat 3", "pass", "pass")
    covered = [sum(int(c) >= 0 for c in scene.table.crest[seat * 5 : seat * 5 + 5]) for seat in range(4)]
    assert covered == [0, 1, 1, 1]


@rule("RK-5.14")
def test_ranks_c_d_and_e_have_one_thief_each() -> None:
    edition = Scene(2).table.edition
    for rank in (2, 3, 4):
        assert len({int(edition.rank[c]) for c in range(12) if edition.steals_from[c] == rank}) == 1
    assert {int(edition.rank[c]) for c in range(12) if edition.steals_from[c] == 5} == {2, 4}


@rule("RK-R11", "RK-5.7", "RK-D4")
def test_a_theft_is_optional_and_the_marker_is_not() -> None:
    scene = Scene(3).play("knight", "diplomat", "duke").pass_to(0)
    scene.choose(0, "pass")
    assert scene.held()[1] == 2
    assert steals(scene, 0) == []
    assert scene.doing() == "take_money"


@rule("RK-R11")
def test_an_action_can_be_stolen_that_is_of_no_use() -> None:
    scene = Scene(3).coins(0, 0).play("knight", "diplomat", "duke").pass_to(0)
    scene.choose(0, "steal buy_building from seat 1")
    assert scene.doing() == "take_money"  # nothing to buy without coins: the stolen action lapses
    scene.end_cycle()
    assert all(details["seat"] != 0 for _, details in scene.told("buys"))
    assert len(scene.told("steals")) == 1


@rule("RK-D4", "RK-R13")
def test_the_thief_may_rob_one_of_two_victims_only() -> None:
    scene = Scene(3).play("queen", "bursar", "knight")
    scene.choose(0, "steal take_money from seat 2", "pass", "pass")
    assert steals(scene, 0) == []
    assert not scene.table.covered(1, ACTIONS.index("take_money"))


@rule("RK-R14")
def test_a_stolen_action_is_done_with_the_thiefs_own_marker() -> None:
    scene = Scene(3).markers(2, 3, 1).play("duke", "courtier", "queen").pass_to(0)
    assert scene.held() == [2, 4, 1]
    scene.choose(0, "steal pass_conflict from seat 1", "give marker to seat 1")
    assert scene.held() == [1, 5, 1]
    scene = Scene(3).markers(2, 3, 1).play("knight", "countess", "duke").pass_to(0)
    scene.choose(0, "steal settle_conflict from seat 1", "settle")
    assert scene.held() == [1, 4, 1]


@rule("RK-R59")
def test_those_in_equal_conflict_stay_victims() -> None:
    scene = Scene(4).play("knight", "bursar", "lord_protector", "countess")
    assert scene.held() == [3, 3, 1, 1]  # the Countess is safe from two quarrelling D
    assert len(steals(scene, 2)) == 4


@rule("RK-R44")
def test_without_markers_in_the_supply_none_are_given() -> None:
    scene = Scene(3)
    scene.table.marker_supply = 2
    scene.play("queen", "bursar", "knight")
    assert scene.held() == [1, 2, 2]  # the equal conflict took the last two
    assert scene.table.marker_supply == 0
    assert len(scene.told("marker")) == 2


# Two players.


@rule("RK-13.1", "RK-R43", "RK-1.15")
def test_one_neutral_is_turned_up_in_each_cycle() -> None:
    scene = Scene(2).deal("queen", "duke", neutral="trader_2")
    assert scene.seen(0)["neutral"] is None
    scene.choose(0, "play queen")
    assert scene.seen(0)["neutral"] is None
    scene.choose(1, "play duke")
    assert scene.seen(0)["neutral"]["id"] == "trader_2"
    scene.end_cycle().play("count", "knight", neutral="priest").end_cycle()
    assert [details["character"] for _, details in scene.told("neutral")] == [
        "@character-trader_2",
        "@character-priest",
    ]
    assert count_of(left_over(Scene(2).table)) == 6
    assert Scene(3).play("queen", "duke", "trader_1").seen(0)["neutral"] is None


@rule("RK-13.2", "RK-13.3", "RK-13.4", "RK-13.5", "RK-13.6", "RK-E10", "RK-R41")
def test_a_neutral_queen_troubles_the_knight_and_steals_nothing() -> None:
    scene = Scene(2).play("knight", "diplomat", neutral="queen")
    assert scene.held() == [2, 2]
    assert scene.asked() == 0
    assert len(steals(scene, 0)) == 3  # between the players everything is as usual
    scene.choose(0, "steal take_money from seat 1", "pass")
    assert [a["crest"] for a in scene.seen(0)["players"][0]["played"]["actions"]] == [-1, -1]
    scene.end_cycle()
    assert [details["seat"] for _, details in scene.told("turn")] == [0, 1]


@rule("RK-13.3", "RK-R41")
def test_neutrals_that_trouble_nobody_or_both() -> None:
    assert Scene(2).play("knight", "duke", neutral="trader_1").held() == [1, 1]  # a lower one does nothing
    assert Scene(2).play("duke", "bursar", neutral="lord_protector").held() == [1, 2]
    assert Scene(2).play("queen", "trader_1", neutral="trader_2").held() == [1, 2]  # the same rank
    assert Scene(2).play("diplomat", "trader_1", neutral="knight").held() == [2, 2]
    assert Scene(2).play("knight", "bursar", neutral="queen").held() == [3, 3]
    assert Scene(2).play("duke", "countess", neutral="queen").held() == [1, 1]  # higher, but not their thief


@rule("RK-R42", "RK-13.5")
def test_an_equal_neutral_restricts_nothing_and_shields_nobody() -> None:
    scene = Scene(2).coins(0, 4).tops("farmer", "watchman", "farm", "inn")
    scene.play("courtier", "trader_1", neutral="priest")
    assert scene.held() == [2, 3]  # one for the neutral; one for the neutral and one for the rival
    assert scene.asked() == 0
    assert len(steals(scene, 0)) == 4
    scene.choose(0, "pass", "give marker to seat 1")
    assert scene.doing() == "take_money"  # both actions of the card


@rule("RK-R31")
def test_a_sailor_does_not_help_against_the_neutral() -> None:
    scene = Scene(2).row(0, "sailor").play("courtier", "queen", neutral="priest").pass_to(0)
    scene.choose(0, "give marker to seat 1")
    assert scene.doing() == "take_money"
    assert scene.told("repeats") == []


@rule("RK-D8")
def test_with_two_players_there_is_one_rival_to_give_a_marker_to() -> None:
    scene = Scene(2).row(0, "herbalist").markers(2, 1).play("queen", "duke", neutral="trader_1")
    scene.choose(0, "use herbalist")  # the rival is not asked for
    assert scene.held() == [1, 2]


# Events of a conflict tell where markers come from.


@rule("RK-4.1")
def test_both_kinds_of_conflict_are_told() -> None:
    scene = Scene(4).play("courtier", "priest", "duke", "trader_1")
    assert [details["rank"] for _, details in scene.told("equal")] == ["C"]
    assert [(details["seat"], details["seats"]) for _, details in scene.told("unequal")] == [(0, [2]), (1, [2])]
    assert scene.held() == [3, 3, 1, 1]
    assert scene.at(SUBJECTS_1) == scene.at(SUBJECTS_2) == scene.at(BUILDINGS_1) == 2


def test_everybody_is_told_that_the_neutral_character_troubles_somebody() -> None:
    scene = Scene(2).play("knight", "diplomat", neutral="queen")
    assert scene.told("unequal-neutral") == [("unequal-neutral", {"seat": 0})]
