"""Rival Kings: the sixteen subjects."""

import pytest

from regalia.games.rival_kings.components import ABILITIES, CARDS, PILES, TIMINGS
from regalia.games.rival_kings.position import SUPPLY
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR
from rival_kings.rk_scenes import BUILDINGS_1, BUILDINGS_2, SUBJECTS_1, SUBJECTS_2, Scene
from support import rule

CALM = ("farmer", "watchman", "farm", "inn")
MONEY = [f"take money at {pile}" for pile in ("subjects_1", "subjects_2", "buildings_1", "buildings_2")]


def used(scene: Scene) -> list[tuple[int, str]]:
    """Who has used which subject."""
    return [(details["seat"], details["subject"].removeprefix("@subject-")) for _, details in scene.told("uses")]


# In general.


@rule("RK-8.1")
def test_every_subject_has_an_ability_of_its_own() -> None:
    assert sorted(Scene(2).table.edition.ability) == list(range(len(ABILITIES)))


@rule("RK-8.1")
def test_an_ability_is_what_the_sheet_says() -> None:
    scene = Scene(3, sheet={"subjects": [{"id": "farmer", "ability": "coins_per_building"}]})
    scene.tops("jailer", "watchman", "farm", "inn").row(0, "farmer", "mine").play("queen", "count", "diplomat")
    scene.choose(0, "use farmer")
    assert scene.purse(0) == 6


@rule("RK-8.2")
def test_only_the_newest_subject_is_active() -> None:
    scene = Scene(3).tops(*CALM).row(0, "scholar", "market_woman", "farm").play("queen", "count", "diplomat")
    assert [name for name in scene.names(0) if name.startswith("use")] == ["use market_woman"]
    assert scene.refuses(0, "use scholar") == "RK-8.2"


@rule("RK-8.4", "RK-8.5", "RK-D13")
def test_using_a_subject_is_free_and_voluntary() -> None:
    scene = Scene(3).tops(*CALM).row(0, "scholar", "farm", "inn").coins(0, 0)
    scene.play("queen", "count", "diplomat")
    assert scene.names(0) == ["pass", "use scholar"]
    scene.choose(0, "use scholar")
    assert scene.purse(0) == 2
    scene = Scene(3).tops(*CALM).row(0, "scholar", "farm", "inn").play("queen", "count", "diplomat")
    scene.choose(0, "pass", "pass")
    assert (scene.asked(), scene.purse(0), used(scene)) == (1, 5, [])


@rule("RK-8.6", "RK-R58")
def test_a_subject_can_be_used_even_before_the_first_theft_but_not_within_one() -> None:
    scene = Scene(3).row(0, "scholar", "farm").play("knight", "diplomat", "duke").pass_to(0)
    assert "use scholar" in scene.names(0)
    scene.choose(0, "steal take_money from seat 1")
    assert scene.names(0) == ["pass", *MONEY]
    assert scene.refuses(0, "use scholar") == "RK-R58"
    scene.choose(0, "pass", "use scholar")
    assert scene.purse(0) == 6
    scene = Scene(3).row(0, "scholar", "farm").play("knight", "diplomat", "duke").pass_to(0)
    scene.choose(0, "use scholar", "steal take_money from seat 1", MONEY[0])
    assert scene.purse(0) == 8


@rule("RK-8.6")
def test_no_subject_works_in_the_turn_of_somebody_else() -> None:
    scene = Scene(3).tops(*CALM).row(0, "scholar", "farm").play("trader_1", "queen", "count")
    assert scene.asked() == 1
    assert not any(name.startswith("use") for name in scene.names(1))


@rule("RK-8.7")
def test_gardener_and_watchman_have_their_own_time() -> None:
    assert TIMINGS[:3] == ("after_reveal", "conflicts", "own_turn")
    for subject in ("gardener", "watchman"):
        scene = Scene(3).tops(*CALM).row(0, subject).play("queen", "count", "diplomat")
        if subject == "gardener":
            scene.choose(0, "pass")
        assert scene.doing() == "recruit_subject"
        assert f"use {subject}" not in scene.names(0)
        assert scene.refuses(0, f"use {subject}") == "RK-8.7"


@rule("RK-8.8", "RK-I12")
def test_one_ability_a_cycle() -> None:
    scene = Scene(3).tops("scholar", "watchman", "farm", "inn").row(0, "gardener", "farm")
    scene.play("count", "queen", "diplomat").choose(0, "swap with seat 1")  # now seat 0 is the Queen
    scene.choose(0, "recruit scholar at subjects_1")
    assert scene.subjects(0)[-1] == "scholar"
    assert scene.asked() != 0  # the Scholar cannot be used after the Gardener
    assert used(scene) == [(0, "gardener")]


@rule("RK-8.9", "RK-7.13")
def test_the_old_subject_before_the_purchase_or_the_new_one_after_it() -> None:
    def start() -> Scene:
        scene = Scene(3).tops("scholar", "watchman", "farm", "inn").row(0, "jailer", "farm", "inn").markers(3, 1, 1)
        return scene.play("queen", "count", "diplomat")

    old = start().choose(0, "use jailer", "recruit scholar at subjects_1")
    assert (old.purse(0), used(old), old.asked()) == (5, [(0, "jailer")], 1)
    new = start().choose(0, "recruit scholar at subjects_1", "use scholar")
    assert (new.purse(0), used(new), new.asked()) == (4, [(0, "scholar")], 1)
    late = start().choose(0, "recruit scholar at subjects_1")
    assert late.refuses(0, "use jailer") == "RK-8.2"


# Gardener.


@rule("RK-9.1", "RK-D2")
def test_the_gardener_exchanges_characters_before_conflicts() -> None:
    scene = Scene(3).row(0, "gardener").play("knight", "queen", "duke")
    assert scene.asked() == 0
    assert scene.held() == [1, 1, 1]
    assert scene.names(0) == ["pass", "swap with seat 1", "swap with seat 2"]
    scene.choose(0, "swap with seat 1")
    assert [player["played"]["id"] for player in scene.seen(SPECTATOR)["players"]] == ["queen", "knight", "duke"]
    assert scene.held() == [1, 2, 1]  # conflicts follow the new cards
    assert scene.asked() == 0
    passed = Scene(3).row(0, "gardener").play("knight", "queen", "duke").choose(0, "pass")
    assert passed.held() == [2, 1, 1]
    assert used(passed) == []


@rule("RK-R36")
def test_several_gardeners_decide_from_the_highest_revealed_rank() -> None:
    scene = Scene(3).row(0, "gardener").row(2, "gardener").play("trader_1", "duke", "countess")
    assert scene.asked() == 2
    scene.choose(2, "swap with seat 0")
    assert scene.asked() == 0
    assert scene.seen(0)["players"][0]["played"]["id"] == "countess"  # seeing the result so far
    scene.choose(0, "swap with seat 1")
    assert [player["played"]["id"] for player in scene.seen(0)["players"]] == ["duke", "countess", "trader_1"]
    equal = Scene(3).markers(2, 1, 1).row(0, "gardener").row(1, "gardener").play("trader_1", "trader_2", "duke")
    assert equal.asked() == 1  # fewer markers
    tie = Scene(3).row(0, "gardener").row(1, "gardener").play("trader_2", "trader_1", "duke")
    assert tie.asked() == 1  # the symbol


@rule("RK-R36", "RK-4.16")
def test_rank_and_symbol_go_with_the_card() -> None:
    scene = Scene(3).row(0, "gardener").play("trader_1", "trader_2", "queen").choose(0, "swap with seat 1")
    scene.pass_to(1)
    assert [details["seat"] for _, details in scene.told("turn")] == [2, 1]


@rule("RK-R36")
def test_the_gardener_decides_after_the_neutral_and_never_takes_it() -> None:
    scene = Scene(2).row(0, "gardener").play("knight", "duke", neutral="queen")
    assert scene.seen(0)["neutral"]["id"] == "queen"
    assert scene.names(0) == ["pass", "swap with seat 1"]


# Watchman.


@rule("RK-9.2", "RK-D3")
def test_the_watchman_turns_the_marker_to_the_higher_rank() -> None:
    scene = Scene(3).row(1, "watchman").play("queen", "knight", "duke")
    assert scene.names(1) == ["pass", "turn away seat 0"]
    scene.choose(1, "turn away seat 0")
    assert scene.held() == [2, 1, 1]
    assert used(scene) == [(1, "watchman")]
    passed = Scene(3).row(1, "watchman").play("queen", "knight", "duke").choose(1, "pass")
    assert passed.held() == [1, 2, 1]


@rule("RK-R34", "RK-9.2")
def test_the_watchman_wards_off_neither_theft_nor_equal_conflict() -> None:
    scene = Scene(3).row(1, "watchman").play("queen", "knight", "duke").choose(1, "turn away seat 0")
    assert "steal take_money from seat 1" in scene.names(0)
    equal = Scene(3).row(1, "watchman").play("trader_1", "trader_2", "queen")
    assert equal.asked() == 2  # nothing to turn away
    assert equal.held() == [2, 2, 1]


@rule("RK-9.3", "RK-R34")
def test_the_watchman_does_not_ward_off_markers_that_are_given() -> None:
    scene = Scene(3).row(1, "watchman").row(0, "herbalist").play("courtier", "queen", "diplomat").pass_to(0)
    scene.choose(0, "use herbalist", "give marker to seat 1")
    assert scene.held() == [0, 2, 1]
    passed = Scene(3).row(1, "watchman").play("courtier", "queen", "diplomat").pass_to(0)
    passed.choose(0, "give marker to seat 1")
    assert passed.held() == [0, 2, 1]


@rule("RK-R33", "RK-D3", "RK-R61")
def test_of_two_markers_the_watchman_turns_one_away() -> None:
    scene = Scene(3).row(0, "watchman").play("trader_1", "courtier", "countess")
    assert scene.names(0) == ["pass", "turn away seat 1", "turn away seat 2"]
    scene.choose(0, "turn away seat 2")
    assert scene.held() == [2, 1, 2]


@rule("RK-4.7", "RK-R59", "RK-D3")
def test_the_watchman_is_not_asked_about_thieves_who_quarrel_with_each_other() -> None:
    scene = Scene(4).row(2, "watchman").play("courtier", "priest", "trader_1", "duke")
    assert scene.told("uses") == []
    assert scene.asked() == 3  # the Duke acts: no marker comes to the Trader
    robbed = Scene(4).row(2, "watchman").play("courtier", "priest", "trader_1", "countess")
    assert robbed.names(2) == ["pass", "turn away seat 3"]


@rule("RK-9.2", "RK-8.3")
def test_a_marker_turned_away_is_forgotten_in_the_next_cycle() -> None:
    scene = Scene(3).row(1, "watchman").play("queen", "knight", "duke").choose(1, "turn away seat 0").end_cycle()
    scene.play("lord_protector", "bursar", "count").choose(1, "pass")
    assert scene.held() == [2, 2, 1]  # this time the Bursar keeps it


@rule("RK-R33", "RK-R34")
def test_the_watchman_leaves_all_other_markers_where_they_fall() -> None:
    equal = Scene(3).row(1, "watchman").play("queen", "bursar", "knight").choose(1, "turn away seat 0")
    assert equal.held() == [2, 2, 3]  # the marker of the equal conflict stays
    for turned, held in (("turn away seat 0", [2, 2]), ("turn away neutral", [1, 2]), ("pass", [1, 3])):
        both = Scene(2).row(1, "watchman").play("courtier", "trader_1", neutral="countess").choose(1, turned)
        assert both.held() == held
    two = Scene(4).row(2, "watchman").row(3, "watchman").play("courtier", "countess", "trader_1", "trader_2")
    two.choose(2, "turn away seat 1").choose(3, "turn away seat 0")
    assert two.held() == [2, 2, 3, 3]  # one marker for each Watchman


@rule("RK-R35")
def test_the_watchman_against_the_neutral() -> None:
    scene = Scene(2).row(0, "watchman").play("knight", "duke", neutral="queen")
    before = scene.table.marker_supply
    assert scene.names(0) == ["pass", "turn away neutral"]
    scene.choose(0, "turn away neutral")
    assert (scene.held(), scene.table.marker_supply) == ([1, 1], before)
    both = Scene(2).row(1, "watchman").play("courtier", "trader_1", neutral="countess")
    assert both.names(1) == ["pass", "turn away seat 0", "turn away neutral"]


# Jailer and Scholar.


@rule("RK-9.4")
def test_the_jailer_brings_a_coin_for_each_own_marker() -> None:
    scene = Scene(3).tops(*CALM).row(0, "jailer").markers(4, 2, 1).play("queen", "count", "diplomat")
    before = scene.table.coins(SUPPLY)
    scene.choose(0, "use jailer")
    assert (scene.purse(0), scene.table.coins(SUPPLY), scene.held()[0]) == (9, before - 4, 4)


@rule("RK-9.5", "RK-9.13")
@pytest.mark.parametrize("subject", ["jailer", "scholar"])
def test_coins_only_as_far_as_the_supply_lasts(subject: str) -> None:
    scene = Scene(3).tops(*CALM).row(0, subject, "farm", "mine", "inn", "garden").markers(4, 1, 1).supply(1, 1)
    scene.play("queen", "count", "diplomat").choose(0, f"use {subject}")
    assert (scene.purse(0), scene.table.coins(SUPPLY)) == (8, 0)
    empty = Scene(3).tops(*CALM).row(0, subject, "farm").supply(0, 0).play("queen", "count", "diplomat")
    assert f"use {subject}" not in empty.names(0)


@rule("RK-R56")
def test_an_odd_coin_from_a_supply_of_twos() -> None:
    scene = Scene(3).tops(*CALM).row(0, "jailer").markers(3, 1, 1).coins(0, 1, 0).supply(0, 4)
    scene.play("queen", "count", "diplomat").choose(0, "use jailer")
    assert (scene.table.ones[0], scene.table.twos[0]) == (0, 2)  # two twos for one own 1
    assert (scene.table.ones[SUPPLY], scene.table.twos[SUPPLY]) == (1, 2)
    scene = Scene(3).tops(*CALM).row(0, "jailer").markers(3, 1, 1).coins(0, 0, 1).supply(0, 4)
    scene.play("queen", "count", "diplomat").choose(0, "use jailer")
    assert (scene.table.ones[0], scene.table.twos[0]) == (0, 2)  # the odd coin is forgone
    scene = Scene(3).tops(*CALM).row(0, "jailer").markers(1, 1, 1).coins(0, 0, 1).supply(0, 4)
    assert "use jailer" not in scene.play("queen", "count", "diplomat").names(0)


@rule("RK-9.12")
def test_the_scholar_brings_a_coin_for_each_own_building() -> None:
    scene = Scene(3).tops(*CALM).row(0, "scholar", "farm", "mine", "inn").row(1, "garden")
    scene.play("queen", "count", "diplomat").choose(0, "use scholar")
    assert scene.purse(0) == 8


# Court Lady and Bishop.


@rule("RK-9.6", "RK-D14", "RK-R38")
def test_the_court_lady_exchanges_buildings_wherever_they_lie() -> None:
    scene = Scene(3).tops(*CALM).row(0, "court_lady", "mine", "inn").row(1, "garden", "harbor").row(2, "tavern")
    scene.play("queen", "count", "diplomat").choose(0, "use court_lady")
    assert scene.names(0) == ["give mine", "give inn"]
    scene.choose(0, "give mine")
    assert scene.names(0) == ["get garden of seat 1", "get harbor of seat 1", "get tavern of seat 2"]
    scene.choose(0, "get garden of seat 1")
    assert (scene.buildings(0), scene.buildings(1)) == (["inn", "garden"], ["harbor", "mine"])


@rule("RK-9.7", "RK-9.11", "RK-R37", "RK-E8", "RK-I17")
def test_the_court_lady_touches_no_perfect_pair_on_either_side() -> None:
    scene = Scene(3).tops(*CALM).row(0, "farmer", "court_lady", "farm", "inn").row(1, "miner", "mine", "harbor")
    scene.play("queen", "count", "diplomat").choose(0, "use court_lady")
    # The Farm is protected, so the Inn is given at once; the Mine is too, so the Harbor is the only one to get.
    assert (scene.buildings(0), scene.buildings(1)) == (["farm", "harbor"], ["mine", "inn"])
    alone = Scene(3).tops(*CALM).row(0, "court_lady", "inn").row(1, "miner", "mine")
    assert "use court_lady" not in alone.play("queen", "count", "diplomat").names(0)
    three = Scene(3).tops(*CALM).row(0, "court_lady", "inn").row(1, "miner", "mine", "harbor", "tavern")
    three.play("queen", "count", "diplomat").choose(0, "use court_lady")
    assert three.refuses(0, "get mine of seat 1") == "RK-9.7"


@rule("RK-R37")
def test_surplus_copies_of_a_pair_are_free() -> None:
    scene = Scene(3).tops(*CALM).row(0, "court_lady", "inn").row(1, "miner", "mine", "mine")
    scene.play("queen", "count", "diplomat").choose(0, "use court_lady")
    assert (scene.buildings(0), scene.buildings(1)) == (["mine"], ["mine", "inn"])


@rule("RK-9.8", "RK-9.9", "RK-D14", "RK-R6", "RK-R39")
def test_the_bishop_exchanges_subjects_and_both_become_active() -> None:
    scene = Scene(3).tops(*CALM).row(0, "miner", "bishop").row(1, "scholar", "jailer")
    scene.play("queen", "count", "diplomat").choose(0, "use bishop")
    assert scene.names(0) == ["give miner", "give bishop"]
    scene.choose(0, "give bishop")
    assert scene.names(0) == ["get scholar of seat 1", "get jailer of seat 1"]
    scene.choose(0, "get scholar of seat 1")
    assert (scene.subjects(0), scene.subjects(1)) == (["miner", "scholar"], ["jailer", "bishop"])
    assert "use scholar" not in scene.names(0)  # the user has used an ability
    scene.choose(0, "pass")
    assert scene.asked() == 1
    assert "use bishop" in scene.names(1)  # the partner has not


@rule("RK-R39", "RK-8.7")
def test_a_received_subject_whose_time_is_over_is_of_no_use() -> None:
    scene = Scene(3).tops(*CALM).row(0, "watchman", "bishop").row(1, "scholar")
    scene.play("queen", "count", "diplomat").choose(0, "use bishop", "give watchman").pass_to(1)
    assert scene.subjects(1) == ["watchman"]
    assert not any(name.startswith("use") for name in scene.names(1))


@rule("RK-9.10", "RK-9.11", "RK-R37", "RK-E8")
def test_the_bishop_touches_no_perfect_pair_on_either_side() -> None:
    scene = Scene(3).tops(*CALM).row(0, "farmer", "farm", "bishop").row(1, "miner", "mine", "scholar", "jailer")
    scene.play("queen", "count", "diplomat").choose(0, "use bishop")
    assert scene.names(0) == ["get scholar of seat 1", "get jailer of seat 1"]  # only the Bishop can be given
    assert scene.refuses(0, "get miner of seat 1") == "RK-9.10"
    own = Scene(3).tops(*CALM).row(0, "bishop", "cathedral").row(1, "scholar")
    assert "use bishop" not in own.play("queen", "count", "diplomat").names(0)


@rule("RK-9.8", "RK-R64")
def test_which_copy_of_a_subject_leaves_matters_when_others_lie_between() -> None:
    scene = Scene(3).tops(*CALM).row(0, "bishop").row(1, "miner", "scholar", "miner")
    scene.play("queen", "count", "diplomat").choose(0, "use bishop")
    assert scene.names(0) == ["get miner of seat 1", "get scholar of seat 1", "get newer miner of seat 1"]
    scene.choose(0, "get newer miner of seat 1")
    assert scene.subjects(1) == ["miner", "scholar", "bishop"]
    beside = Scene(3).tops(*CALM).row(0, "bishop").row(1, "scholar", "miner", "miner")
    beside.play("queen", "count", "diplomat").choose(0, "use bishop")
    assert beside.names(0) == ["get scholar of seat 1", "get miner of seat 1"]


@rule("RK-R62")
def test_exchanges_that_change_nothing_are_not_offered() -> None:
    scene = Scene(3).tops(*CALM).row(0, "court_lady", "inn").row(1, "inn")
    assert "use court_lady" not in scene.play("queen", "count", "diplomat").names(0)
    scene = Scene(3).tops(*CALM).row(0, "bishop").row(1, "bishop")
    assert "use bishop" not in scene.play("queen", "count", "diplomat").names(0)
    scene = Scene(3).tops(*CALM).row(0, "scholar", "bishop").row(1, "bishop", "jailer")
    scene.play("queen", "count", "diplomat").choose(0, "use bishop", "give bishop")
    assert scene.names(0) == ["get bishop of seat 1", "get jailer of seat 1"]  # seat 1 would get an active Bishop
    scene = Scene(3).tops("scholar", "watchman", "farm", "inn").row(0, "scholar", "troubadour")
    scene.play("queen", "count", "diplomat").choose(0, "use troubadour", "give scholar", "get scholar at subjects_1")
    assert scene.subjects(0) == ["troubadour", "scholar"]
    scene = Scene(3).tops("scholar", "watchman", "farm", "inn").row(0, "troubadour", "inn")
    scene.play("queen", "count", "diplomat").choose(0, "use troubadour", "give inn")
    assert scene.names(0) == ["get scholar at subjects_1", "get watchman at subjects_2", "get farm at buildings_1"]


# Troubadour.


@rule("RK-9.14", "RK-9.15", "RK-D15", "RK-R27", "RK-I13")
def test_the_troubadour_exchanges_any_own_card_for_an_open_one() -> None:
    scene = Scene(3).tops("watchman", "jailer", "garden", "inn").row(0, "miner", "troubadour", "mine").coins(0, 0)
    scene.play("queen", "count", "diplomat").choose(0, "use troubadour")
    assert scene.names(0) == ["give miner", "give troubadour", "give mine"]
    scene.choose(0, "give mine")  # one of a perfect pair, which the Troubadour may split
    assert scene.names(0) == [
        "get watchman at subjects_1",
        "get jailer at subjects_2",
        "get garden at buildings_1",
        "get inn at buildings_2",
    ]
    scene.choose(0, "get jailer at subjects_2")
    assert (scene.subjects(0), scene.buildings(0)) == (["miner", "troubadour", "jailer"], [])
    assert scene.open_card(SUBJECTS_2) == "mine"
    assert scene.seen(0)["piles"][SUBJECTS_2]["size"] == 8
    assert (scene.purse(0), scene.at(SUBJECTS_2)) == (0, 2)  # without payment


@rule("RK-R28")
def test_the_troubadour_himself_may_go_and_what_comes_is_not_usable() -> None:
    scene = Scene(3).tops("scholar", "jailer", "garden", "inn").row(0, "troubadour", "mine")
    scene.play("queen", "count", "diplomat").choose(0, "use troubadour", "give troubadour")
    scene.choose(0, "get scholar at subjects_1")
    assert scene.table.active(0) == 5
    assert "use scholar" not in scene.names(0)
    assert scene.open_card(SUBJECTS_1) == "troubadour"


@rule("RK-R28", "RK-8.2")
def test_giving_the_active_subject_for_a_building_makes_the_one_before_active() -> None:
    scene = Scene(3).tops(*CALM).row(0, "scholar", "troubadour").play("queen", "count", "diplomat")
    scene.choose(0, "use troubadour", "give troubadour", "get inn at buildings_2")
    assert (scene.subjects(0), scene.buildings(0)) == (["scholar"], ["inn"])


@rule("RK-R27", "RK-7.11")
def test_a_card_on_a_strange_pile_is_bought_with_its_own_action_and_paid_there() -> None:
    scene = Scene(3).tops(*CALM).row(0, "troubadour").coins(1, 4).play("lord_protector", "duke", "diplomat")
    scene.choose(0, "use troubadour")
    assert scene.names(0)[-1] == "get inn at buildings_2"
    scene.choose(0, "get inn at buildings_2").pass_to(1).choose(1, "pass")
    assert scene.names(1) == [
        "pass",
        "recruit farmer at subjects_1",
        "recruit watchman at subjects_2",
        "recruit troubadour at buildings_2",
    ]
    scene.choose(1, "recruit troubadour at buildings_2")
    assert scene.at(BUILDINGS_2) == 2 + 3
    assert scene.subjects(1) == ["troubadour"]


@rule("RK-R27", "RK-7.15", "RK-7.16")
def test_a_building_on_a_pile_of_subjects_is_bought_there() -> None:
    scene = Scene(3).tops(*CALM).row(0, "troubadour", "mine").play("queen", "count", "diplomat")
    scene.choose(0, "use troubadour", "give mine", "get watchman at subjects_2")
    assert scene.names(0) == ["pass", "recruit farmer at subjects_1"]  # no subject lies on the second pile now
    scene.choose(0, "pass").choose(1, "pass")
    assert scene.names(1) == [
        "pass",
        "buy mine at subjects_2",
        "buy farm at buildings_1",
        "buy inn at buildings_2",
    ]
    scene.choose(1, "buy mine at subjects_2")
    assert (scene.buildings(1), scene.at(SUBJECTS_2), scene.table.pile_size[SUBJECTS_2]) == (["mine"], 2 + 3, 7)


@rule("RK-R27", "RK-11.1")
def test_the_troubadour_never_empties_a_pile() -> None:
    scene = Scene(3).shrink(BUILDINGS_2, 1).tops(*CALM).row(0, "troubadour").play("queen", "count", "diplomat")
    scene.choose(0, "use troubadour", "get inn at buildings_2")
    assert scene.table.pile_size[BUILDINGS_2] == 1
    assert not scene.seen(0)["ending"]


# Sailor.


@rule("RK-9.16", "RK-D17", "RK-R29")
def test_the_sailor_repeats_the_one_action_of_an_equal_conflict() -> None:
    scene = Scene(3).tops(*CALM).row(0, "sailor").markers(3, 3, 1).play("trader_1", "trader_2", "queen").pass_to(0)
    scene.choose(0, MONEY[0])
    assert scene.doing() == "take_money"
    assert scene.names(0) == ["pass", *MONEY[1:]]
    assert scene.refuses(0, "settle") == "RK-9.16"
    scene.choose(0, MONEY[3])
    assert (scene.purse(0), scene.asked()) == (9, 1)
    declined = Scene(3).tops(*CALM).row(0, "sailor").play("trader_1", "trader_2", "queen").pass_to(0)
    declined.choose(0, MONEY[0], "pass")
    assert (declined.purse(0), declined.asked()) == (7, 1)


@rule("RK-9.16", "RK-7.6", "RK-R63")
def test_the_money_is_filled_up_before_the_sailor_takes_it_a_second_time() -> None:
    scene = Scene(3).tops(*CALM).no_money().money(SUBJECTS_2, 1).row(0, "sailor")
    scene.play("trader_1", "trader_2", "queen").pass_to(0).choose(0, MONEY[1])
    assert (scene.names(0), scene.told("refills")) == (["pass", *MONEY], [])
    scene.choose(0, MONEY[1])
    assert scene.purse(0) == 5 + 1 + 2
    assert [scene.at(pile) for pile in range(PILES)] == [2, 0, 2, 2]
    assert len(scene.told("refills")) == 1


@rule("RK-9.16")
def test_the_sailor_needs_an_equal_conflict() -> None:
    scene = Scene(3).tops(*CALM).row(0, "sailor").play("courtier", "queen", "diplomat").pass_to(0)
    scene.choose(0, "pass", MONEY[0])
    assert (scene.purse(0), scene.asked()) == (7, 2)


@rule("RK-R29", "RK-8.9")
def test_the_first_recruit_may_replace_the_sailor_without_undoing_the_second() -> None:
    scene = Scene(3).tops("scholar", "jailer", "farm", "inn").row(0, "sailor", "mine").coins(0, 5)
    scene.play("trader_1", "trader_2", "queen").pass_to(0).choose(0, "recruit scholar at subjects_1")
    scene.choose(0, "recruit jailer at subjects_2")
    assert scene.purse(0) == 0  # both are paid in full
    assert scene.subjects(0) == ["sailor", "scholar", "jailer"]
    assert scene.asked() == 1  # the ability is used up
    instead = Scene(3).tops("scholar", "jailer", "farm", "inn").row(0, "sailor", "mine").coins(0, 5)
    instead.play("trader_1", "trader_2", "queen").pass_to(0).choose(0, "recruit scholar at subjects_1", "pass")
    instead.choose(0, "use scholar")  # not repeated, so the new subject may be used
    assert instead.purse(0) == 3


@rule("RK-R30")
def test_a_sailor_recruited_by_the_action_repeats_it() -> None:
    scene = Scene(3).tops("sailor", "farmer", "farm", "inn").coins(0, 3).play("trader_1", "trader_2", "queen")
    scene.pass_to(0).choose(0, "recruit sailor at subjects_1")
    assert "recruit farmer at subjects_2" in scene.names(0)
    scene.choose(0, "recruit farmer at subjects_2")
    assert scene.subjects(0) == ["sailor", "farmer"]


# Blacksmith.


@rule("RK-9.17", "RK-R32", "RK-D11", "RK-R58", "RK-I16")
def test_the_blacksmith_saves_a_coin_on_one_building() -> None:
    scene = Scene(3).tops("farmer", "watchman", "garden", "inn").row(0, "blacksmith").coins(0, 3)
    scene.play("lord_protector", "count", "diplomat")
    assert scene.names(0) == [
        "pass",
        "buy garden at buildings_1 with blacksmith",
        "buy inn at buildings_2",
        "buy inn at buildings_2 with blacksmith",
    ]
    scene.choose(0, "buy garden at buildings_1 with blacksmith")
    assert (scene.purse(0), scene.at(BUILDINGS_1), used(scene)) == (0, 5, [(0, "blacksmith")])
    plain = Scene(3).tops("farmer", "watchman", "garden", "inn").play("lord_protector", "count", "diplomat")
    assert plain.refuses(0, "buy inn at buildings_2 with blacksmith") == "RK-9.17"


@rule("RK-R32")
def test_the_blacksmith_works_once_a_cycle_on_a_stolen_action_too() -> None:
    scene = Scene(3).tops("farmer", "watchman", "garden", "inn").row(0, "blacksmith").coins(0, 6, 1)
    scene.play("bursar", "diplomat", "duke").pass_to(0).choose(0, "steal buy_building from seat 1")
    scene.choose(0, "buy inn at buildings_2 with blacksmith", "pass")
    assert scene.doing() == "buy_building"
    assert not any(name.endswith("blacksmith") for name in scene.names(0))


# One more action.


@rule("RK-9.18")
def test_the_carpenter_buys_a_building() -> None:
    scene = Scene(3).tops(*CALM).row(0, "carpenter").play("queen", "count", "diplomat")
    scene.choose(0, "use carpenter")
    assert scene.names(0) == ["buy farm at buildings_1", "buy inn at buildings_2"]
    scene.choose(0, "buy farm at buildings_1")
    assert (scene.purse(0), scene.buildings(0)) == (3, ["farm"])
    assert scene.doing() == "recruit_subject"  # the own action is still there
    poor = Scene(3).tops(*CALM).row(0, "carpenter").coins(0, 1).play("queen", "count", "diplomat")
    assert "use carpenter" not in poor.names(0)


@rule("RK-9.19", "RK-7.6")
def test_the_market_woman_takes_money_after_a_refill_if_need_be() -> None:
    scene = Scene(3).tops(*CALM).no_money().row(0, "market_woman").play("queen", "count", "diplomat")
    scene.choose(0, "use market_woman", MONEY[2])
    assert scene.purse(0) == 7
    assert [scene.at(pile) for pile in range(PILES)] == [2, 2, 0, 2]
    empty = Scene(3).tops(*CALM).no_money().supply(0, 0).row(0, "market_woman")
    assert "use market_woman" not in empty.play("queen", "count", "diplomat").names(0)


@rule("RK-9.20")
def test_the_innkeeper_recruits_a_subject() -> None:
    scene = Scene(3).tops(*CALM).row(0, "innkeeper").play("lord_protector", "count", "diplomat")
    scene.choose(0, "use innkeeper")
    assert scene.names(0) == ["recruit farmer at subjects_1", "recruit watchman at subjects_2"]
    scene.choose(0, "recruit watchman at subjects_2")
    assert (scene.purse(0), scene.subjects(0)) == (2, ["innkeeper", "watchman"])
    assert scene.doing() == "buy_building"


# Vintner and Miner.


@rule("RK-9.21", "RK-9.22", "RK-D16", "RK-R26", "RK-7.13")
def test_the_vintner_buys_any_subject_of_one_pile() -> None:
    scene = Scene(3).tops(*CALM).row(0, "vintner").coins(0, 3).below(SUBJECTS_2, "scholar", "bishop", "jailer")
    scene.play("lord_protector", "count", "diplomat").choose(0, "use vintner")
    assert scene.names(0) == ["look at subjects_1", "look at subjects_2"]
    assert "scholar" not in str(scene.seen(0)["piles"])
    scene.choose(0, "look at subjects_2")
    assert scene.seen(0)["piles"][SUBJECTS_2]["below"][:3] == ["scholar", "bishop", "jailer"]
    offered = scene.names(0)
    assert offered[:4] == ["pass", "pick watchman, card 1", "pick scholar, card 2", "pick jailer, card 4"]  # Bishop: 4
    turned_up = len(scene.told("turned-up"))
    scene.choose(0, "pick jailer, card 4")
    assert len(scene.told("turned-up")) == turned_up  # the open card is still the same
    assert (scene.purse(0), scene.at(SUBJECTS_2), scene.subjects(0)) == (1, 4, ["vintner", "jailer"])
    assert scene.table.active(0) == 2
    pile = scene.seen(0)["piles"][SUBJECTS_2]
    assert (pile["top"]["id"], pile["size"], pile["below"][:2]) == ("watchman", 7, ["scholar", "bishop"])


@rule("RK-9.22", "RK-9.24", "RK-I20")
def test_only_the_user_sees_the_pile_and_redrawing_changes_it_for_the_others() -> None:
    scene = Scene(3).tops(*CALM).row(0, "vintner").coins(0, 3, 2)
    scene.play("lord_protector", "count", "diplomat").choose(0, "use vintner", "look at subjects_1")
    seen = scene.seen(0)["piles"][SUBJECTS_1]["below"]
    assert all(seen)
    for seat in (SPECTATOR, 1, 2):
        assert scene.seen(seat)["piles"][SUBJECTS_1]["below"] == [""] * 7
    shown = scene.table.shown
    imagined = set()
    for number in range(20):
        twin = scene.table.copy()
        twin.redraw(1, Chance(bytes([number + 1]), twin.chance.streams))
        imagined.add(tuple(twin.pile[:7]))
        assert list(twin.options(0)) == list(twin.cards_to_pick(0))
        own = scene.table.copy()
        own.redraw(0, Chance(bytes([number + 1]), own.chance.streams))
        assert own.pile == scene.table.pile
    assert len(imagined) > 10
    scene.choose(0, "pass")
    assert scene.table.shown == shown
    assert scene.seen(0)["piles"][SUBJECTS_1]["below"] == seen  # remembered


@rule("RK-R26", "RK-D16")
def test_having_looked_the_player_may_decline_but_the_ability_is_spent() -> None:
    scene = Scene(3).tops(*CALM).row(0, "vintner").coins(0, 0).play("lord_protector", "count", "diplomat")
    scene.choose(0, "use vintner", "look at subjects_1")
    assert scene.names(0) == ["pass"]  # asked even without coins
    scene.choose(0, "pass")
    assert used(scene) == [(0, "vintner")]
    assert scene.asked() == 1
    assert scene.subjects(0) == ["vintner"]


@rule("RK-9.23", "RK-9.24", "RK-D16", "RK-R26")
def test_the_miner_buys_any_building_of_one_pile() -> None:
    scene = Scene(3).tops(*CALM).row(0, "miner").coins(0, 3).below(BUILDINGS_1, "garden", "mine")
    scene.shrink(BUILDINGS_2, 0).play("queen", "count", "diplomat").choose(0, "use miner")
    # Only one pile of buildings is left, so it is looked through at once.
    assert scene.names(0)[:3] == ["pass", "pick farm, card 1", "pick mine, card 3"]
    scene.choose(0, "pick mine, card 3")
    assert (scene.buildings(0), scene.purse(0), scene.at(BUILDINGS_1)) == (["mine"], 0, 5)
    assert scene.subjects(0) == ["miner"]


@rule("RK-R26", "RK-R27")
def test_the_miner_takes_no_subject_that_lies_on_a_pile_of_buildings() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "miner").coins(0, 5, 2)
    table = scene.table
    table.pile[BUILDINGS_1 * 8 + 7] = 5  # a Scholar, by a Troubadour
    scene.play("queen", "count", "diplomat").choose(0, "use miner", "look at buildings_1")
    assert not any("scholar" in name for name in scene.names(0))


@rule("RK-9.21", "RK-R26")
def test_equal_neighbours_in_a_pile_are_offered_once() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "vintner").coins(0, 5, 2)
    scene.below(SUBJECTS_1, "scholar", "scholar", "jailer").play("lord_protector", "count", "diplomat")
    scene.choose(0, "use vintner", "look at subjects_1")
    assert [name for name in scene.names(0) if "scholar" in name] == ["pick scholar, card 2"]


# Herbalist and Farmer.


@rule("RK-9.25", "RK-D8")
def test_the_herbalist_gives_a_marker_to_another_player() -> None:
    scene = Scene(3).tops(*CALM).row(0, "herbalist").markers(2, 1, 1).play("queen", "count", "diplomat")
    scene.choose(0, "use herbalist")
    assert scene.names(0) == ["give marker to seat 1", "give marker to seat 2"]
    scene.choose(0, "give marker to seat 2")
    assert scene.held() == [1, 1, 2]
    none = Scene(3).tops(*CALM).row(0, "herbalist").markers(0, 1, 1).play("queen", "count", "diplomat")
    assert "use herbalist" not in none.names(0)


@rule("RK-9.26", "RK-D18", "RK-R40")
def test_the_farmer_does_a_stolen_action_outside_the_order() -> None:
    scene = Scene(3).tops("jailer", "watchman", "farm", "inn").row(0, "farmer").coins(0, 3)
    scene.play("trader_1", "courtier", "countess")
    scene.choose(1, "steal take_money from seat 0", "pass").pass_to(2)  # left undone by the thief
    scene.choose(2, "steal settle_conflict from seat 0", "pass").pass_to(0)
    assert scene.doing() == "recruit_subject"  # both earlier actions are covered
    scene.choose(0, "pass", "use farmer")  # so Take money comes after Recruit subject
    assert scene.names(0) == ["settle", *MONEY]
    scene.choose(0, MONEY[0])
    assert scene.purse(0) == 5
    assert scene.doing() == "buy_building"


@rule("RK-R40", "RK-4.8")
def test_the_farmer_comes_in_addition_to_the_one_action() -> None:
    scene = Scene(3).tops(*CALM).row(1, "farmer").play("queen", "bursar", "knight")
    scene.choose(0, "steal take_money from seat 1", MONEY[0], "pass", "pass").pass_to(1)
    scene.choose(1, "use farmer", MONEY[1], "buy farm at buildings_1")
    assert (scene.purse(1), scene.buildings(1)) == (5, ["farm"])
    assert scene.asked() == 2
    idle = Scene(3).tops(*CALM).row(0, "farmer").play("queen", "count", "diplomat")
    assert "use farmer" not in idle.names(0)  # nothing was stolen


def test_the_first_subject_of_the_list_can_be_given_too() -> None:
    first = CARDS[0]
    scene = Scene(3).tops(*CALM).row(0, first, "bishop").row(1, "scholar")
    scene.play("queen", "count", "diplomat").choose(0, "use bishop")
    assert f"give {first}" in scene.names(0)


def test_the_first_subject_of_the_list_of_the_first_seat_can_be_got_too() -> None:
    first = CARDS[0]
    scene = Scene(3).tops(*CALM).row(0, first).row(1, "scholar", "bishop")
    scene.play("count", "queen", "diplomat").pass_to(1).choose(1, "use bishop")
    assert "give scholar" in scene.names(1)


def test_a_view_marks_as_many_cards_as_there_are_partners() -> None:
    scene = Scene(3).row(0, "miner", "miner", "mine")
    mine, partner = scene.seen(0)["players"][0]["subjects"], scene.seen(0)["players"][0]["buildings"]
    assert [card["paired"] for card in mine] == [True, False]
    assert [card["paired"] for card in partner] == [True]
