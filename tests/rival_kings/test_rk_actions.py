"""Rival Kings: the order of a turn, the five actions, and money."""

import pytest

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.components import ACTIONS, PILES
from regalia.games.rival_kings.position import SUPPLY
from regalia.kernel.game import SPECTATOR
from rival_kings.rk_scenes import BUILDINGS_1, BUILDINGS_2, SUBJECTS_1, SUBJECTS_2, Scene
from support import rule

CALM = ("farmer", "watchman", "farm", "inn")  # open cards whose subjects have nothing to do in a calm turn
MONEY = [f"take money at {pile}" for pile in ("subjects_1", "subjects_2", "buildings_1", "buildings_2")]


# The order of a turn.


@rule("RK-6.2", "RK-6.3", "RK-E6")
def test_a_bursar_without_coins_cannot_buy_first_and_take_money_after() -> None:
    scene = Scene(3).tops(*CALM).coins(0, 0).play("bursar", "count", "trader_1").pass_to(0)
    assert scene.doing() == "take_money"
    assert scene.refuses(0, "buy farm at buildings_1") == "RK-6.2"
    scene.choose(0, "pass")  # skipped; nothing to buy with 0 coins, so the turn is over
    assert scene.asked() != 0
    scene = Scene(3).tops(*CALM).coins(0, 0).play("bursar", "count", "trader_1").pass_to(0)
    scene.choose(0, "take money at subjects_1")
    assert scene.doing() == "buy_building"
    assert scene.refuses(0, "take money at subjects_2") == "RK-6.3"
    scene.choose(0, "buy farm at buildings_1")
    assert scene.asked() != 0


@rule("RK-6.4", "RK-R8")
def test_there_are_five_kinds_of_action() -> None:
    assert ACTIONS == ("settle_conflict", "pass_conflict", "take_money", "recruit_subject", "buy_building")


@rule("RK-6.5", "RK-E7", "RK-9.19", "RK-R50", "RK-D13")
def test_the_market_woman_before_between_or_after_the_actions() -> None:
    for turns in (
        ["use market_woman", MONEY[0], "pass", "pass"],
        ["pass", "use market_woman", MONEY[0], "pass"],
        ["pass", "pass", "use market_woman", MONEY[0]],
    ):
        scene = Scene(3).tops(*CALM).row(0, "market_woman").play("duke", "queen", "trader_1").pass_to(0)
        scene.choose(0, *turns)
        assert scene.purse(0) == 7
        assert len(scene.told("uses")) == 1
        assert scene.asked() == 2
    scene = Scene(3).tops(*CALM).play("duke", "queen", "trader_1").pass_to(0)
    assert scene.refuses(0, MONEY[0]) == "RK-3.10"  # the Duke does not take money; only with the ability


@rule("RK-6.6", "RK-R12", "RK-D6", "RK-D7")
def test_every_action_may_be_skipped() -> None:
    scene = Scene(3).tops(*CALM).coins(0, 4, 4).play("trader_1", "queen", "count").pass_to(0)
    for action in ("settle_conflict", "take_money", "recruit_subject", "buy_building"):
        assert scene.doing() == action
        assert scene.names(0)[0] == "pass"
        scene.choose(0, "pass")
    assert (scene.purse(0), scene.held()[0], scene.subjects(0)) == (12, 1, [])


@rule("RK-R12", "RK-D6", "RK-D9")
def test_an_impossible_action_lapses() -> None:
    scene = Scene(3).tops(*CALM).coins(0, 0).markers(0, 1, 1).play("trader_1", "queen", "count").pass_to(0)
    assert scene.doing() == "take_money"  # no marker to settle
    scene.choose(0, "pass")
    assert scene.table.cycle == 2  # no coins for a subject or a building


@rule("RK-6.6", "RK-R12")
def test_what_is_left_undone_is_told_with_its_reason() -> None:
    scene = Scene(3).tops(*CALM).coins(0, 0).markers(0, 1, 1).play("trader_1", "queen", "count").pass_to(0)
    scene.choose(0, "pass")
    undone = [(kind, details["action"]) for kind, details in scene.told("skips", "cannot") if details["seat"] == 0]
    assert undone == [
        ("cannot", "@action-settle_conflict"),  # no marker
        ("skips", "@action-take_money"),
        ("cannot", "@action-recruit_subject"),  # no coins
        ("cannot", "@action-buy_building"),
    ]


@rule("RK-R12", "RK-6.5", "RK-D13")
def test_when_nothing_more_is_possible_the_ability_is_offered_once() -> None:
    scene = Scene(3).tops(*CALM).coins(0, 0).row(0, "scholar", "farm").play("lord_protector", "count", "diplomat")
    assert scene.names(0) == ["pass", "use scholar"]
    assert scene.table.prompt(0)[0] == "prompt-lapsed"
    scene.choose(0, "pass")
    assert (scene.asked(), scene.told("uses")) == (1, [])


@rule("RK-R12", "RK-6.2")
def test_an_ability_may_make_the_action_possible_that_had_lapsed() -> None:
    scene = Scene(3).tops(*CALM).coins(0, 0).row(0, "scholar", "mine", "inn")
    scene.play("lord_protector", "count", "diplomat").choose(0, "use scholar")
    assert (scene.doing(), scene.purse(0)) == ("buy_building", 2)
    scene.choose(0, "buy farm at buildings_1")
    assert (scene.asked(), scene.buildings(0)) == (1, ["mine", "inn", "farm"])
    poor = Scene(3).tops(*CALM).coins(0, 0).row(0, "scholar", "mine")
    poor.play("lord_protector", "count", "diplomat").choose(0, "use scholar")
    assert (poor.asked(), poor.purse(0)) == (1, 1)  # a coin is not enough: the turn is over


@rule("RK-R12", "RK-6.2")
def test_all_actions_that_had_lapsed_come_back_in_their_order() -> None:
    scene = Scene(3).tops(*CALM).coins(0, 0).markers(0, 1, 1).row(0, "scholar", "mine", "garden", "market")
    scene.play("trader_1", "count", "queen").pass_to(0).choose(0, "pass", "pass")  # Settle conflict, Take money
    assert scene.names(0) == ["pass", "use scholar"]
    scene.choose(0, "use scholar")
    assert (scene.doing(), scene.purse(0)) == ("recruit_subject", 3)
    scene.choose(0, "recruit farmer at subjects_1")
    assert scene.doing() == "buy_building"
    ended = Scene(3).tops(*CALM).coins(0, 0).markers(0, 1, 1).row(0, "scholar", "mine")
    ended.play("trader_1", "count", "queen").pass_to(0).choose(0, "pass", "pass", "pass")
    assert ended.table.cycle == 2  # both lapsed actions, and the moment after them, in one question


@rule("RK-R12", "RK-4.8")
def test_in_equal_conflict_too_the_ability_is_offered_once_when_nothing_is_possible() -> None:
    def start() -> Scene:
        scene = Scene(3).tops(*CALM).coins(0, 0).row(0, "scholar", "mine", "inn")
        return scene.play("lord_protector", "queen", "count").pass_to(0)

    scene = start()
    assert scene.names(0) == ["pass", "use scholar"]
    scene.choose(0, "pass")
    assert scene.asked() == 1
    helped = start().choose(0, "use scholar")
    assert helped.names(0) == ["pass", "buy farm at buildings_1", "buy inn at buildings_2"]


# Markers.


@rule("RK-7.1", "RK-D7")
def test_settling_puts_one_marker_back() -> None:
    scene = Scene(3).markers(3, 1, 1).play("duke", "queen", "diplomat").pass_to(0)
    assert scene.names(0) == ["pass", "settle"]
    before = scene.table.marker_supply
    scene.choose(0, "settle")
    assert (scene.held(), scene.table.marker_supply) == ([2, 1, 1], before + 1)


@rule("RK-7.2", "RK-D8")
def test_passing_on_gives_one_marker_to_any_rival() -> None:
    scene = Scene(4).markers(2, 1, 1, 1).play("courtier", "queen", "lord_protector", "diplomat").pass_to(0)
    assert scene.names(0) == ["pass", "give marker to seat 1", "give marker to seat 2", "give marker to seat 3"]
    scene.choose(0, "give marker to seat 2")
    assert scene.held()[0] == 1
    assert scene.held()[2] == 3  # one of the own conflict with the other A
    assert scene.doing() == "take_money"
    printed = Scene(2).table.edition.action_at
    assert {place // 8 for place in range(48) if printed[place] == 1} == {2}  # only on cards of rank C


# Taking money.


@rule("RK-7.3", "RK-7.4", "RK-R57", "RK-D9")
def test_all_the_money_of_any_one_pile() -> None:
    scene = Scene(3).money(BUILDINGS_2, 3, 2).play("courtier", "queen", "diplomat").pass_to(0).choose(0, "pass")
    assert scene.names(0) == ["pass", *MONEY]
    scene.choose(0, MONEY[3])
    assert (scene.purse(0), scene.at(BUILDINGS_2)) == (12, 0)
    assert (scene.table.ones[0], scene.table.twos[0]) == (6, 3)


@rule("RK-7.5", "RK-I20")
def test_nobody_sees_how_much_a_money_pile_holds() -> None:
    views = []
    for ones, twos in ((1, 0), (1, 3), (3, 2)):
        scene = Scene(3).money(SUBJECTS_1, ones, twos)
        views.append([scene.seen(seat)["piles"] for seat in (SPECTATOR, 0, 1, 2)])
    assert views[0] == views[1] == views[2]
    assert views[0][0][SUBJECTS_1]["money"] == 1
    assert Scene(3).money(SUBJECTS_1, 0, 5).seen(0)["piles"][SUBJECTS_1]["money"] == 2
    assert Scene(3).money(SUBJECTS_1, 0, 0).seen(0)["piles"][SUBJECTS_1]["money"] == 0


@rule("RK-7.6", "RK-R20", "RK-R63")
def test_when_all_are_empty_each_pile_gets_coins_worth_two_first() -> None:
    scene = Scene(3).no_money().play("courtier", "queen", "diplomat").pass_to(0).choose(0, "pass")
    assert [scene.at(pile) for pile in range(PILES)] == [2, 2, 2, 2]
    assert len(scene.told("refills")) == 1
    assert scene.names(0) == ["pass", *MONEY]
    scene.choose(0, MONEY[1])
    assert scene.purse(0) == 7
    assert [scene.at(pile) for pile in range(PILES)] == [2, 0, 2, 2]


@rule("RK-R20")
def test_without_twos_the_refill_is_made_of_ones() -> None:
    scene = Scene(3).no_money().supply(9, 1).play("courtier", "queen", "diplomat").pass_to(0).choose(0, "pass")
    table = scene.table
    assert [int(table.twos[4 + pile]) for pile in range(PILES)] == [1, 0, 0, 0]
    assert [int(table.ones[4 + pile]) for pile in range(PILES)] == [0, 2, 2, 2]
    assert (table.ones[SUPPLY], table.twos[SUPPLY]) == (3, 0)


@rule("RK-7.7", "RK-R21")
def test_the_refill_goes_as_far_as_the_supply_lasts() -> None:
    scene = Scene(3).no_money().supply(1, 2).play("courtier", "queen", "diplomat").pass_to(0).choose(0, "pass")
    assert [scene.at(pile) for pile in range(PILES)] == [2, 2, 1, 0]
    assert scene.names(0) == ["pass", *MONEY[:3]]
    scene = Scene(3).no_money().supply(0, 0).play("courtier", "queen", "diplomat").pass_to(0).choose(0, "pass")
    assert scene.asked() != 0  # the action yields nothing and lapses
    assert scene.told("refills") == []


@rule("RK-7.6", "RK-4.8", "RK-R63")
def test_the_refill_comes_also_with_the_one_action_of_an_equal_conflict() -> None:
    scene = Scene(3).no_money().supply(1, 2).play("trader_1", "trader_2", "queen").pass_to(0)
    assert scene.told("refills") == []  # nobody has to take money yet
    assert [name for name in scene.names(0) if name.startswith("take")] == MONEY[:3]
    scene.choose(0, MONEY[2])
    assert scene.purse(0) == 6
    assert [scene.at(pile) for pile in range(PILES)] == [2, 2, 0, 0]


@rule("RK-7.6", "RK-5.11", "RK-R11", "RK-R63")
def test_the_refill_comes_with_a_stolen_action_even_if_the_thief_leaves_it_undone() -> None:
    scene = Scene(3).no_money().play("knight", "diplomat", "duke").pass_to(0)
    assert scene.told("refills") == []
    scene.choose(0, "steal take_money from seat 1")
    assert [scene.at(pile) for pile in range(PILES)] == [2, 2, 2, 2]
    scene.choose(0, "pass")
    assert len(scene.told("refills")) == 1


CALM_RIVALS = {"courtier": ("queen", "diplomat"), "bursar": ("count", "trader_1"), "knight": ("count", "trader_1")}
CALM_RIVALS |= {"countess": ("queen", "count"), "diplomat": ("queen", "count"), "trader_1": ("queen", "count")}
every_taker = pytest.mark.parametrize("character", sorted(CALM_RIVALS))


def about_to_take_money(character: str, *row: str) -> Scene:
    """All money piles are empty, and a player with some cards has come to Take money."""
    scene = Scene(3).tops(*CALM).no_money().row(0, *row).play(character, *CALM_RIVALS[character]).pass_to(0)
    while scene.doing() != "take_money":
        scene.choose(0, "pass")
    return scene


@every_taker
@rule("RK-R63", "RK-6.5", "RK-8.6", "RK-7.8")
def test_an_ability_before_take_money_comes_before_the_refill(character: str) -> None:
    scene = about_to_take_money(character, "carpenter")
    assert scene.told("refills") == []
    scene.choose(0, "use carpenter", "buy farm at buildings_1")
    assert scene.names(0) == ["pass", MONEY[2]]  # a pile holds money again, so nothing is filled up
    scene.choose(0, MONEY[2])
    assert (scene.purse(0), scene.told("refills")) == (5, [])


@every_taker
@rule("RK-R63", "RK-7.7", "RK-9.4", "RK-9.5")
def test_coins_that_an_ability_brings_are_no_longer_there_for_the_refill(character: str) -> None:
    scene = about_to_take_money(character, "jailer").markers(3, 1, 1).supply(4, 0)
    scene.choose(0, "use jailer")
    assert (scene.purse(0), scene.names(0)) == (8, ["pass", MONEY[0]])
    assert [scene.at(pile) for pile in range(PILES)] == [1, 0, 0, 0]  # nothing can come before it any more


@every_taker
@rule("RK-R63", "RK-7.6")
def test_the_refill_comes_with_the_choice_where_an_ability_was_not_used(character: str) -> None:
    taken = about_to_take_money(character, "scholar", "farm")
    assert taken.names(0) == ["pass", *MONEY, "use scholar"]
    taken.choose(0, MONEY[3])
    assert [taken.at(pile) for pile in range(PILES)] == [2, 2, 2, 0]
    skipped = about_to_take_money(character, "scholar", "farm").choose(0, "pass")
    assert [skipped.at(pile) for pile in range(PILES)] == [2, 2, 2, 2]  # it was due
    assert len(skipped.told("refills")) == len(taken.told("refills")) == 1


@rule("RK-7.8", "RK-R22")
def test_nothing_is_refilled_while_any_pile_has_money() -> None:
    scene = Scene(3).no_money().money(BUILDINGS_1, 1).play("courtier", "queen", "diplomat").pass_to(0)
    scene.choose(0, "pass")
    assert scene.told("refills") == []
    assert scene.names(0) == ["pass", MONEY[2]]
    assert scene.refuses(0, MONEY[0]) == "RK-R22"  # an empty one cannot be chosen


@rule("RK-R24")
def test_money_at_an_exhausted_pile_stays_and_counts() -> None:
    scene = Scene(3).tops(*CALM).no_money().shrink(SUBJECTS_1, 1).coins(1, 3)
    scene.top(SUBJECTS_1, "farmer").play("courtier", "queen", "diplomat")
    scene.choose(1, "recruit farmer at subjects_1")
    assert scene.table.pile_size[SUBJECTS_1] == 0
    assert scene.at(SUBJECTS_1) == 1
    scene.pass_to(0).choose(0, "pass")
    assert scene.names(0) == ["pass", MONEY[0]]  # so the other three are not filled up
    scene.choose(0, MONEY[0])
    assert scene.purse(0) == 6


# Paying.


@rule("RK-7.9", "RK-D12")
@pytest.mark.parametrize(
    ("ones", "twos", "price_of", "left"),
    [
        (3, 1, "watchman", (2, 0)),  # 3: a two and a one
        (0, 3, "watchman", (1, 1)),  # 3 from twos: one of them is changed
        (0, 1, "farmer", (1, 0)),  # 1 from a two
        (4, 0, "watchman", (1, 0)),
        (0, 2, "bishop", (0, 0)),
        (1, 2, "bishop", (1, 0)),
    ],
)
def test_the_exact_amount_is_paid_with_change_from_the_supply(
    ones: int, twos: int, price_of: str, left: tuple[int, int]
) -> None:
    scene = Scene(3).coins(0, ones, twos).tops(price_of, "gardener", "farm", "inn").no_money()
    scene.play("queen", "count", "diplomat").choose(0, f"recruit {price_of} at subjects_1")
    assert (int(scene.table.ones[0]), int(scene.table.twos[0])) == left
    price = {"watchman": 3, "farmer": 1, "bishop": 4}[price_of]
    assert scene.at(SUBJECTS_1) == price
    assert scene.told("recruits")[0][1]["paid"] == price


@rule("RK-R23", "RK-I16", "RK-7.9")
def test_without_change_the_surplus_lies_in_the_money_pile() -> None:
    scene = Scene(3).coins(0, 0, 2).tops("watchman", "gardener", "farm", "inn").no_money().supply(1, 5)
    scene.play("queen", "count", "diplomat").choose(0, "recruit watchman at subjects_1")
    assert (scene.purse(0), scene.at(SUBJECTS_1)) == (0, 4)  # one single 1 cannot change a 2
    assert scene.table.ones[SUPPLY] == 1


@rule("RK-7.10", "RK-7.11", "RK-7.12", "RK-7.13", "RK-8.2", "RK-R49", "RK-I15")
def test_recruiting_a_subject() -> None:
    scene = Scene(3).row(0, "scholar").coins(0, 1, 2).tops("watchman", "bishop", "farm", "inn")
    scene.play("queen", "count", "diplomat").choose(0, "recruit bishop at subjects_2")
    assert (scene.purse(0), scene.at(SUBJECTS_2), scene.at(SUBJECTS_1)) == (1, 6, 2)
    assert scene.seen(0)["piles"][SUBJECTS_2]["size"] == 7
    assert scene.subjects(0) == ["scholar", "bishop"]
    assert scene.table.active(0) == 4
    assert "use scholar" not in scene.names()


@rule("RK-7.11", "RK-7.15", "RK-R60")
def test_the_payment_lies_on_top_with_its_coin_side_up() -> None:
    scene = Scene(3).coins(0, 1).tops(*CALM).play("queen", "count", "diplomat")
    scene.choose(0, "recruit farmer at subjects_1")
    assert scene.seen(1)["piles"][SUBJECTS_1]["money"] == 1
    mixed = Scene(3).coins(0, 1, 1).tops(*CALM).play("queen", "count", "diplomat")
    mixed.choose(0, "recruit watchman at subjects_2")
    assert mixed.seen(1)["piles"][SUBJECTS_2]["money"] == 1  # a two and a one: the one on top
    scene = Scene(3).coins(0, 0, 1).tops(*CALM).money(BUILDINGS_2, 3).play("lord_protector", "count", "diplomat")
    scene.choose(0, "buy inn at buildings_2")
    assert scene.seen(1)["piles"][BUILDINGS_2]["money"] == 2


@rule("RK-7.14", "RK-7.15", "RK-7.16", "RK-7.17", "RK-D11")
def test_buying_a_building() -> None:
    scene = Scene(3).row(0, "garden").coins(0, 0, 3).tops("watchman", "bishop", "mine", "inn")
    scene.play("lord_protector", "count", "diplomat")
    assert scene.names(0) == ["pass", "buy mine at buildings_1", "buy inn at buildings_2"]
    scene.choose(0, "buy mine at buildings_1")
    assert (scene.purse(0), scene.at(BUILDINGS_1)) == (3, 5)
    assert scene.buildings(0) == ["garden", "mine"]
    assert scene.table.active(0) == -1  # a building has no ability
    assert scene.asked() != 0


@rule("RK-7.10", "RK-7.14", "RK-D10", "RK-D11")
def test_only_what_can_be_paid_is_offered() -> None:
    scene = Scene(3).coins(0, 0, 1).tops("watchman", "blacksmith", "garden", "inn")
    scene.play("queen", "count", "diplomat")
    assert scene.names(0) == ["pass", "recruit blacksmith at subjects_2"]
    assert scene.refuses(0, "recruit watchman at subjects_1") == "RK-7.10"
    scene = Scene(3).coins(0, 0, 1).tops("watchman", "blacksmith", "garden", "inn")
    scene.play("lord_protector", "count", "diplomat")
    assert scene.names(0) == ["pass", "buy inn at buildings_2"]
    assert scene.refuses(0, "buy garden at buildings_1") == "RK-7.14"


@rule("RK-7.18")
def test_rows_show_every_card_from_the_oldest_to_the_newest() -> None:
    scene = Scene(3).row(1, "miner", "garden", "scholar", "farm")
    for seat in (SPECTATOR, 0, 1):
        player = scene.seen(seat)["players"][1]
        assert [card["id"] for card in player["subjects"]] == ["miner", "scholar"]
        assert [card["id"] for card in player["buildings"]] == ["garden", "farm"]


@rule("RK-7.19", "RK-R19")
def test_the_number_on_a_card_is_price_and_points() -> None:
    scene = Scene(3).row(0, "garden").coins(0, 0, 2).tops("gardener", "bishop", "mine", "inn")
    value = scene.seen(0)["piles"][SUBJECTS_1]["top"]["value"]
    scene.play("queen", "count", "diplomat").choose(0, "recruit gardener at subjects_1")
    assert scene.purse(0) == 4 - value
    assert scene.lines()["perfect_pairs"][0] == 4 + value == 7


@rule("RK-5.12", "RK-5.13")
def test_the_victim_does_all_that_is_not_covered_one_after_another() -> None:
    scene = Scene(3).tops(*CALM).coins(2, 3, 3).play("courtier", "queen", "trader_1").pass_to(0)
    scene.choose(0, "steal recruit_subject from seat 2", "pass").pass_to(2)
    done = []
    while scene.asked() == 2 and scene.table.cycle == 1:
        done.append(scene.doing())
        scene.choose(2, scene.names(2)[1])
    assert done == ["settle_conflict", "take_money", "buy_building"]


@rule("RK-D10")
def test_two_equal_open_cards_are_two_choices() -> None:
    scene = Scene(3).tops("farmer", "farmer", "farm", "inn").play("queen", "count", "diplomat")
    assert scene.names(0) == ["pass", "recruit farmer at subjects_1", "recruit farmer at subjects_2"]
    assert GAME.view(scene.table, 0)["doing"] == "recruit_subject"
