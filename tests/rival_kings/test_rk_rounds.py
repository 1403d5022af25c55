"""Rival Kings: rounds, cycles, and the characters."""

import pytest

from regalia.games.rival_kings.components import CHARACTERS
from regalia.games.rival_kings.position import DEAL, characters
from regalia.kernel.game import SPECTATOR
from rival_kings.rk_scenes import BUILDINGS_1, SUBJECTS_1, Scene
from support import rule


@rule("RK-2.1", "RK-2.2", "RK-I2")
def test_a_round_is_two_cycles_and_uses_two_of_three_characters() -> None:
    scene = Scene(3)
    sizes = []
    for _ in range(4):
        sizes.append([len(characters(hand)) for hand in scene.table.hand])
        for seat in range(3):
            scene.choose(seat, scene.names(seat)[0])
        scene.end_cycle()
    cycles = [(details["round"], details["cycle"]) for _, details in scene.told("cycle")]
    assert cycles == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]
    assert sizes == [[3, 3, 3], [2, 2, 2], [3, 3, 3], [2, 2, 2]]


@rule("RK-2.3", "RK-2.4")
def test_all_twelve_characters_are_shuffled_for_the_next_round() -> None:
    scene = Scene(2).play("queen", "duke", neutral="trader_1").end_cycle()
    assert scene.seen(0)["spent"] == ["queen", "duke", "trader_1"]
    scene.deal("knight", "priest", neutral="count")
    scene.luck.load(DEAL, 1, 1, 1, 7, 7, 1)  # the Queen, the Duke and the Count come back at once
    scene.choose(0, "play knight").choose(1, "play priest").end_cycle()
    assert scene.table.round == 2
    assert scene.seen(0)["spent"] == []
    assert [CHARACTERS[card] for card in characters(scene.table.hand[0])] == ["queen", "duke", "count"]
    assert [CHARACTERS[card] for card in characters(scene.table.hand[1])] == ["courtier", "trader_1", "trader_2"]


@rule("RK-2.5", "RK-2.8", "RK-6.1")
def test_phases_come_in_order_and_turns_from_high_to_low_rank() -> None:
    scene = Scene(4).play("trader_1", "duke", "lord_protector", "diplomat").end_cycle()
    kinds = [kind for kind, _ in scene.told("reveals", "unequal", "turn")]
    assert kinds == ["reveals"] * 4 + ["unequal"] + ["turn"] * 4
    assert [details["seat"] for _, details in scene.told("turn")] == [2, 1, 3, 0]


@rule("RK-2.6", "RK-3.6")
def test_characters_are_chosen_at_the_same_time_and_turned_up_together() -> None:
    scene = Scene(3).deal("queen", "duke", "trader_1")
    assert scene.seen(SPECTATOR)["waiting"] == [0, 1, 2]
    scene.choose(2, "play trader_1")
    scene.choose(0, "play queen")
    assert scene.told("reveals") == []
    for seat in (SPECTATOR, 1):
        shown = scene.seen(seat)
        assert [player["played"] for player in shown["players"]] == [None, None, None]
        assert [player["laid_down"] for player in shown["players"]] == [True, False, True]
        assert "face_down" not in shown["players"][0]
    assert scene.seen(0)["players"][0]["face_down"] == "queen"
    scene.choose(1, "play duke")
    assert [details["character"] for _, details in scene.told("reveals")] == [
        "@character-queen",
        "@character-duke",
        "@character-trader_1",
    ]
    assert [player["played"]["id"] for player in scene.seen(SPECTATOR)["players"]] == ["queen", "duke", "trader_1"]


@rule("RK-2.7", "RK-4.2")
def test_equal_conflicts_come_first_then_the_others_from_the_highest_rank() -> None:
    scene = Scene(4).play("knight", "bursar", "queen", "trader_1")
    assert [kind for kind, _ in scene.told("equal", "unequal", "marker")] == [
        *("equal", "marker", "marker"),
        *("unequal", "marker", "unequal", "marker"),
    ]
    scene = Scene(4).play("trader_1", "diplomat", "courtier", "duke")
    thieves = [details["seats"][0] for _, details in scene.told("unequal")]
    assert thieves == [3, 2, 1]  # B, C, E


@rule("RK-4.3", "RK-2.7")
def test_without_conflicts_the_highest_rank_begins_at_once() -> None:
    scene = Scene(3).play("diplomat", "queen", "duke")
    assert scene.told("equal", "unequal", "marker") == []
    assert scene.asked() == 1
    assert scene.doing() == "recruit_subject"


@rule("RK-2.9", "RK-R16", "RK-I6")
def test_only_characters_and_crests_are_reset() -> None:
    scene = Scene(3).coins(0, 4, 4).tops("farmer", "watchman", "farm", "inn").play("knight", "diplomat", "duke")
    scene.pass_to(0).choose(0, "steal take_money from seat 1", "take money at buildings_2")
    scene.choose(0, "pass", "recruit farmer at subjects_1")
    assert scene.seen(0)["players"][0]["crests"] == 1
    scene.end_cycle()
    player = scene.seen(0)["players"][0]
    assert player["crests"] == 2
    assert player["played"] is None
    assert (player["coins"], player["markers"], scene.subjects(0)) == (13, 1, ["farmer"])
    assert scene.held()[1] == 2
    assert (scene.at(SUBJECTS_1), scene.seen(0)["piles"][SUBJECTS_1]["size"]) == (3, 7)
    scene.play("queen", "count", "priest").end_cycle()
    assert (scene.purse(0), scene.subjects(0), scene.at(SUBJECTS_1)) == (13, ["farmer"], 3)


@rule("RK-2.10", "RK-8.3", "RK-R3")
def test_an_ability_can_be_used_once_in_every_cycle() -> None:
    scene = Scene(3).row(0, "scholar", "farm").play("duke", "bursar", "trader_1")
    assert scene.asked() == 0
    scene.choose(0, "use scholar")
    assert scene.purse(0) == 6
    assert "use scholar" not in scene.names(0)
    assert scene.refuses(0, "use scholar") == "RK-8.8"
    scene.end_cycle().play("queen", "count", "priest")
    assert scene.table.round == 1
    scene.choose(0, "use scholar")  # a new cycle of the same round
    assert scene.purse(0) == 7


@rule("RK-3.1", "RK-R7", "RK-I9")
def test_six_ranks_with_two_cards_each() -> None:
    edition = Scene(2).table.edition
    assert list(edition.rank) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert len(CHARACTERS) == 12
    assert edition.action_at[40:44] == edition.action_at[44:48]  # the two Traders are alike
    assert edition.tie_break[10] != edition.tie_break[11]  # but for the symbol


@rule("RK-3.5", "RK-3.7", "RK-D1")
def test_a_character_must_be_played_from_the_hand() -> None:
    scene = Scene(3).deal("queen", "duke", "trader_1")
    hand = [f"play {CHARACTERS[card]}" for card in characters(scene.table.hand[0])]
    assert scene.names(0) == hand
    assert len(hand) == 3
    assert scene.refuses(0, "pass") == "RK-3.5"
    assert scene.refuses(0, "play duke") == "RK-3.5"
    for seat, name in enumerate(("queen", "duke", "trader_1")):
        scene.choose(seat, f"play {name}")
    scene.end_cycle()
    assert scene.names(0) == [name for name in hand if name != "play queen"]
    assert scene.refuses(0, "play queen") == "RK-3.7"


ACTIONS_OF = [
    ("RK-3.8", "lord_protector", ["buy_building"]),
    ("RK-3.9", "queen", ["recruit_subject"]),
    ("RK-3.10", "duke", ["settle_conflict", "recruit_subject"]),
    ("RK-3.11", "count", ["settle_conflict", "buy_building"]),
    ("RK-3.12", "courtier", ["pass_conflict", "take_money"]),
    ("RK-3.13", "priest", ["pass_conflict", "take_money"]),
    ("RK-3.14", "bursar", ["take_money", "buy_building"]),
    ("RK-3.15", "knight", ["take_money", "recruit_subject"]),
    ("RK-3.16", "countess", ["settle_conflict", "take_money", "recruit_subject"]),
    ("RK-3.17", "diplomat", ["settle_conflict", "take_money", "buy_building"]),
    ("RK-3.18", "trader_1", ["settle_conflict", "take_money", "recruit_subject", "buy_building"]),
    ("RK-3.18", "trader_2", ["settle_conflict", "take_money", "recruit_subject", "buy_building"]),
]
# Rivals whose ranks neither rob nor are robbed, nor are equal.
RIVALS = {"A": ("count", "diplomat"), "B": ("queen", "diplomat"), "C": ("queen", "diplomat")}
RIVALS |= {"D": ("count", "trader_1"), "E": ("queen", "count"), "F": ("queen", "count")}


@pytest.mark.parametrize(
    ("character", "actions"), [pytest.param(who, does, marks=pytest.mark.rule(id)) for id, who, does in ACTIONS_OF]
)
@rule("RK-6.2", "RK-R4", "RK-R8", "RK-6.4")
def test_the_actions_of_every_character_from_left_to_right(character: str, actions: list[str]) -> None:
    rank = "ABCDEF"[CHARACTERS.index(character) // 2]
    rivals = [name if name != character else "trader_2" for name in RIVALS[rank]]
    scene = Scene(3).coins(0, 5, 4).tops("farmer", "watchman", "farm", "inn").play(character, *rivals)
    scene.pass_to(0)
    done = []
    while scene.asked() == 0 and scene.table.phase == 2:
        done.append(scene.doing())
        assert scene.names(0)[0] == "pass"
        assert len(scene.names(0)) > 1
        scene.choose(0, scene.names(0)[1])
    assert done == actions


@rule("RK-3.2")
def test_higher_ranks_have_fewer_actions() -> None:
    counts = [len(actions) for _, _, actions in ACTIONS_OF]
    assert counts == sorted(counts)
    assert (counts[0], counts[-1]) == (1, 4)


@rule("RK-R25", "RK-7.20")
def test_only_open_cards_are_for_sale_and_one_for_each_action() -> None:
    scene = Scene(3).coins(0, 5, 4).tops("farmer", "watchman", "farm", "inn").play("queen", "count", "diplomat")
    assert scene.names(0) == ["pass", "recruit farmer at subjects_1", "recruit watchman at subjects_2"]
    scene.choose(0, "recruit farmer at subjects_1")
    assert len(scene.subjects(0)) == 1
    assert scene.asked() != 0
    assert scene.open_card(BUILDINGS_1) == "farm"


@rule("RK-R55", "RK-I20")
def test_the_third_character_is_never_shown() -> None:
    scene = Scene(3)
    for _ in range(2):
        for seat in range(3):
            scene.choose(seat, scene.names(seat)[0])
        if scene.table.cycle == 2:
            kept = [CHARACTERS[characters(hand)[0]] for hand in scene.table.hand]
            for seat in (SPECTATOR, 0, 1, 2):
                shown = str(scene.seen(seat) | {"printed": {}})
                for owner, card in enumerate(kept):
                    assert (f"'{card}'" in shown) == (owner == seat)
        scene.end_cycle()


def test_each_player_alone_is_told_the_own_three_characters() -> None:
    scene = Scene(3)
    dealt = [event for event in scene.table.journal or [] if event.kind == "dealt"]
    for seat, event in enumerate(dealt):
        hand = ["@character-" + card["id"] for card in scene.seen(seat)["players"][seat]["hand"]]
        assert [event.details[place] for place in ("first", "second", "third")] == hand
        assert [other for other in range(3) if event.seen_by(other)] == [seat]
    assert len(dealt) == 3
