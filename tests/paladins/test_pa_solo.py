"""The solo game: set-up, resource track, schemes, the left row, and the end of a round."""

from typing import Any

import pytest

from paladins.pa_scenes import SHEET, Scene, added_script, index, played, vector
from regalia.games.paladins import GAME
from regalia.games.paladins.components import ACTIONS, ATTRIBUTES, ORDERS, SCHEMES
from regalia.games.paladins.encoding import AI, KINGS_CARDS
from regalia.games.paladins.steps import AI_TAVERN, ROUND_BEGINS, SCRIPT, SET_UP, TURN
from regalia.kernel.counts import count_of
from support import names, rule, start

RIGHT = ACTIONS[6:]


def alone(workers: int = 9, scheme: str = "") -> Scene:
    """A solo table; the AI has workers, and only this scheme in its draw pile."""
    scene = Scene(1)
    scene.game.ai_workers = workers
    if scheme:
        scene.next_scheme(scheme)
    return scene


def rewarded(scene: Scene, words: list[str]) -> Scene:
    """The AI gets a reward."""
    return scene.run(SCRIPT, AI, added_script(scene.game.edition, words))


def did(scene: Scene) -> list[str]:
    """The actions of the AI that were told."""
    return [str(event["action"]).removeprefix("@action-") for event in scene.told("ai-acts")]


# Set-up.


@rule("PA-30.2", "PA-30.14")
def test_the_human_is_set_up_as_usual_and_the_ai_has_no_cards() -> None:
    game: Any = start("paladins", 1)
    assert game.prompt(0)[0] == "prompt-setup-hire"
    assert len(names(game, 0)) == 5
    game.choose(0, game.options(0)[0])
    assert len(game.hired) == 1
    assert game.hired[0] % 8 == 0
    assert game.paladins[AI] == -1
    assert len(game.bags) == 1


@rule("PA-30.3", "PA-30.4", "PA-30.5", "PA-30.6")
def test_the_board_of_the_ai_at_the_start() -> None:
    shown = GAME.view(start("paladins", 1), 0)["ai"]
    assert shown["marks"] == dict.fromkeys(ATTRIBUTES, 0)
    assert shown["stack"] == ["influence", "faith", "strength"]
    assert shown["marker"] == 1
    assert [shown["done"][action] for action in ("commission", "garrison", "absolve")] == [0, 0, 0]
    assert GAME.view(start("paladins", 2), 0)["ai"] is None
    for action in ("commission", "garrison", "absolve"):
        scene = alone().did(AI, **{action: 7}).mark(AI, strength=12, faith=12, influence=12)
        assert not scene.game.ai_acts(ACTIONS.index(action))
        scene.did(AI, **{action: 6})
        assert scene.game.ai_acts(ACTIONS.index(action))


@rule("PA-30.8", "PA-30.9", "PA-D3", "PA-40.1")
@pytest.mark.parametrize(("preset", "orders"), [("easy", 1), ("hungarian", 3), ("original", 3), ("hard", 5)])
def test_difficulty_gives_the_ai_workshops(preset: str, orders: int) -> None:
    games = [start("paladins", 1, preset, bytes([seed + 1])) for seed in range(40)]
    actions = set()
    for game in games:
        workshops = GAME.view(game, 0)["ai"]["workshops"]
        assert sum(workshops.values()) == orders
        assert max(workshops.values()) == 1
        actions |= {action for action in workshops if workshops[action]}
    assert actions == set(RIGHT)
    assert GAME.switches["difficulty"] == ("standard", "easy", "hard")


@rule("PA-30.10", "PA-30.11", "PA-31.1", "PA-R64")
def test_each_revealed_order_brings_its_workshop() -> None:
    scene = Scene(1)
    scene.game.round = 0
    scene.luck.load(KINGS_CARDS, 0, 0, 0, 0)  # Commission, Fortify, Garrison; then Commission once more
    scene.run(SET_UP)
    assert [scene.on(AI, action)[0] for action in RIGHT[:4]] == ["workshop", "workshop", "workshop", "-"]
    scene.do(scene.offers()[0])
    assert scene.game.orders[0] == ORDERS.index("commission")
    assert scene.on(AI, "commission") == ["workshop", "workshop", "-"]
    assert GAME.view(scene.game, 0)["ai"]["done"]["develop"] == 4


@rule("PA-30.12", "PA-31.2", "PA-36.2")
def test_favour_schemes_are_discarded_when_their_favour_is_revealed() -> None:
    game: Any = start("paladins", 1)
    shown = {}
    for now, _ in played(game, 4):
        total = int(sum(now.schemes) + sum(now.scheme_discard))
        shown[int(now.round)] = total
    assert shown == {0: 12, 1: 12, 2: 12, 3: 13, 4: 14, 5: 15, 6: 16, 7: 17}
    scene = alone()
    scene.game.schemes = vector([0, 1, 0, 0, 0, 0, 0, 0])
    scene.game.scheme_discard = vector([1, 0, 0, 0, 0, 0, 0, 3])
    scene.end_round()
    assert [int(count) for count in scene.game.schemes] == [0, 1, 0, 0, 0, 0, 0, 0]
    scene = Scene(1)
    scene.game.round = 2
    scene.run(ROUND_BEGINS)
    assert scene.game.scheme_discard[SCHEMES.index("kings_favour")] == 1


@rule("PA-30.13", "PA-33.3")
def test_the_human_starts_every_round_and_turns_alternate() -> None:
    game: Any = start("paladins", 1, listen=True)
    turns: list[str] = []
    for now, _ in played(game, 5):
        if now.prompt(0)[0] == "prompt-turn":
            turns.append("human")
        turns += ["ai" for event in now.journal if event.kind == "ai-scheme"]
        turns += ["round" for event in now.journal if event.kind == "round"]
        now.journal = []
    for number, turn in enumerate(turns):
        if turn == "round":
            assert turns[number + 1] == "human"
    scene = alone(9, "attack").have(0, "labourer labourer").townsfolk(slot1="abbot_1").turn()
    scene.do("hunt with 1")
    assert len(scene.told("ai-scheme")) == 1
    assert scene.game.turn() == 0


# The start of a round.


@rule("PA-31.4", "PA-31.5", "PA-31.7", "PA-R48")
def test_the_tavern_card_that_is_left_makes_the_ai_suspect() -> None:
    scene = alone(4).next_suspicions(1, 0)
    scene.game.tavern_row = vector([index("tavern", "tavern_01"), index("tavern", "tavern_12")])
    scene.game.tavern_takers = vector([0, -1])
    scene.run(AI_TAVERN)
    assert scene.suspicions(AI) == 2
    assert scene.game.ai_workers == 4
    assert scene.game.tax == 4
    assert scene.game.marker == 1
    game: Any = start("paladins", 1, listen=True)
    for now, _ in played(game, 1):
        if now.prompt(0)[0] == "prompt-turn":
            break
    sides = [event.details["seat"] for event in game.journal if event.kind == "suspected"]
    assert sides == sorted(sides, key=str)  # the human's suspicions come first


@rule("PA-31.6", "PA-E26", "PA-36.1")
def test_workers_of_the_ai_by_round() -> None:
    game: Any = start("paladins", 1, listen=True)
    counts = []
    for now, _ in played(game, 6):
        counts += [event.details["count"] for event in now.journal if event.kind == "ai-workers"]
        now.journal = []
    assert counts == [4, 5, 6, 7, 8, 9, 10]
    scene = alone(3).standing(AI, "attack", "labourer", "labourer", "labourer")
    scene.game.ai_row = 0b101
    scene.end_round()
    assert scene.game.ai_workers == 2 + 3
    assert scene.on(AI, "attack") == ["-", "-", "-"]
    assert scene.game.ai_row == 0


# The resource track.


@rule("PA-32.1", "PA-32.2", "PA-32.3")
def test_resources_move_the_marker() -> None:
    scene = rewarded(alone(), ["provision", "silver", "silver"])
    assert scene.game.marker == 3
    assert sum(scene.game.goods[8:14]) + scene.has(AI, "silver") + scene.has(AI, "provision") == 0
    bank = int(scene.game.bank[6])
    rewarded(scene, ["tax"])
    assert scene.game.marker == 4
    assert scene.game.tax == 4
    assert scene.game.bank[6] == bank + 1
    assert scene.has(AI, "silver") == 0


@rule("PA-32.4", "PA-32.5", "PA-32.6", "PA-32.14", "PA-R40")
def test_restarts_raise_the_lowest_attribute_from_the_top_of_the_stack() -> None:
    scene = alone()
    raised = []
    for _ in range(4):
        before = [scene.level(AI, attribute) for attribute in ATTRIBUTES]
        rewarded(scene, ["silver"] * 5)
        after = [scene.level(AI, attribute) for attribute in ATTRIBUTES]
        raised += [name for name, low, high in zip(ATTRIBUTES, before, after, strict=True) if high > low]
        assert scene.game.marker == 0
    assert raised == ["strength", "faith", "influence", "influence"]
    far = alone().mark(AI, strength=3, faith=1, influence=2)
    rewarded(far, ["silver"] * 7)
    assert far.level(AI, "faith") == 2
    assert far.game.marker == 2
    moved = alone()
    rewarded(moved, ["influence", "strength", "faith"])
    rewarded(moved, ["silver"] * 5)
    assert moved.level(AI, "faith") == 2  # the marker that came last lies on top


@rule("PA-32.4", "PA-32.5", "PA-32.6")
def test_a_long_way_restarts_twice_and_each_restart_raises_whatever_is_lowest_then() -> None:
    scene = alone()
    scene.game.marker = 1
    rewarded(scene, ["silver"] * 11)
    assert scene.told("ai-marker") == [{"space": 3, "restarts": 2}]
    assert [scene.level(AI, attribute) for attribute in ATTRIBUTES] == [1, 1, 0]
    far = alone().mark(AI, strength=2, faith=5, influence=5)
    rewarded(far, ["silver"] * 10)
    assert [far.level(AI, attribute) for attribute in ATTRIBUTES] == [4, 5, 5]
    short = rewarded(alone(), ["silver"] * 4)
    assert (short.game.marker, short.told("ai-marker"), short.told("raises")) == (4, [{"space": 5, "restarts": 0}], [])


@rule("PA-32.7", "PA-32.8", "PA-32.9", "PA-34.1", "PA-34.2", "PA-R41")
@pytest.mark.parametrize(("marker", "taken"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 1)])
def test_the_marker_names_the_townsfolk(marker: int, taken: int) -> None:
    scene = alone(1, "attack").townsfolk(slot2="acolyte_1", slot4="squire_1")
    scene.game.marker = marker
    scene.ai_turn()
    assert did(scene) == ["recruit"]
    assert scene.game.townsfolk_row[taken] == -1
    assert scene.owned("hired", AI) == []
    assert scene.game.marker == marker
    assert scene.game.ai_workers == 1  # one placed, a Cleric or a Fighter gained
    assert scene.game.townsfolk_discard == 1 << index("townsfolk", "acolyte_1" if taken == 1 else "squire_1")


@rule("PA-32.10", "PA-E24")
def test_the_order_of_trial_from_the_middle_space() -> None:
    scene = alone().mark(AI, strength=12)
    cards = [card["id"] for card in SHEET["outsiders"][:6]]
    scene.outsiders(**{f"slot{n}": card for n, card in enumerate(cards, 1)})
    scene.game.marker = 2
    order = []
    for _ in range(6):
        slot = int(scene.game.by_marker_outsider(ACTIONS.index("attack")))
        order.append(slot + 1)
        scene.game.outsider_row[slot] = -1
    assert order == [3, 4, 5, 6, 1, 2]
    people = alone().townsfolk(**{f"slot{n}": f"abbot_{n}" for n in (1, 2, 3)}, slot4="squire_1", slot5="squire_2")
    people.game.marker = 2
    order = []
    for _ in range(5):
        slot = int(people.game.by_marker_townsfolk())
        order.append(slot + 1)
        people.game.townsfolk_row[slot] = -1
    assert order == [3, 4, 5, 1, 2]
    assert people.game.by_marker_townsfolk() == -1


@rule("PA-32.11", "PA-32.12", "PA-R4", "PA-R43")
@pytest.mark.parametrize("word", ["discard_suspicion", "pay_debt", "destroy_debt"])
def test_nothing_to_remove_sends_a_tax_silver_away(word: str) -> None:
    scene = rewarded(alone(), [word])
    assert scene.game.tax == 4
    assert scene.game.marker == 0
    full = rewarded(alone().suspected(AI, 0).owing(AI, unpaid=1), [word])
    assert full.game.tax == 5
    assert (full.suspicions(AI), full.unpaid(AI), full.paid(AI)) == {
        "discard_suspicion": (0, 1, 0),
        "pay_debt": (1, 0, 1),
        "destroy_debt": (1, 0, 0),
    }[word]
    last = alone()
    last.game.tax = 1
    rewarded(last, [word])
    assert len(last.told("inquisition")) == 1


@rule("PA-32.13", "PA-35.26", "PA-E25")
def test_the_ai_pays_nothing() -> None:
    scene = alone(1, "kings_favour").favour(1, "favour_clear_name").owing(AI, unpaid=1)
    scene.ai_turn()
    assert scene.paid(AI) == 1
    assert scene.told("pays") == []
    settle = alone(3, "commission")
    settle.ai_turn()
    assert settle.times(AI, "commission") == 1
    assert settle.told("pays") == []


@rule("PA-R42")
def test_more_tax_than_the_supply_holds() -> None:
    scene = alone()
    scene.game.tax = 1
    bank = int(scene.game.bank[6])
    rewarded(scene, ["tax", "tax"])
    assert scene.game.marker == 2
    assert len(scene.told("inquisition")) == 1
    assert scene.game.tax == 5  # the second silver would come from the common supply
    assert scene.game.bank[6] == bank + 1 - 5
    suspected = alone(1, "attack").next_suspicions(2)
    suspected.game.tax, suspected.game.ai_row = 1, 0b111
    suspected.ai_turn()
    assert (suspected.game.tax, suspected.game.marker) == (5, 2)


# Workers and turn.


@rule("PA-33.1", "PA-33.12", "PA-R56")
def test_workers_of_the_ai_have_no_colour() -> None:
    scene = alone(2)
    bank = [int(count) for count in scene.game.bank]
    rewarded(scene, ["labourer", "cleric"])
    assert scene.game.ai_workers == 4
    assert [int(count) for count in scene.game.bank] == bank
    scene.next_scheme("attack").mark(AI, strength=1).outsiders(slot1="lookout_viking").ai_turn()
    assert scene.on(AI, "attack") == ["labourer"] * 3
    assert scene.game.ai_workers == 4 - 3 + 1


@rule("PA-33.2")
def test_a_criminal_of_the_ai_brings_a_suspicion() -> None:
    scene = rewarded(alone(0).next_suspicions(0, 1), ["criminal", "criminal"])
    assert scene.game.ai_workers == 2
    assert scene.suspicions(AI) == 2
    assert scene.game.marker == 1


@rule("PA-33.4", "PA-D24")
def test_the_scheme_names_the_action_and_nobody_is_asked() -> None:
    scene = alone(9, "absolve").ai_turn()
    assert scene.told("ai-scheme") == [{"scheme": "@scheme-absolve"}]
    assert did(scene) == ["absolve"]
    assert scene.game.waiting == 0
    assert scene.game.scheme_discard[SCHEMES.index("absolve")] == 1


@rule("PA-33.5", "PA-E27", "PA-33.8")
@pytest.mark.parametrize(("workshops", "workers", "expected"), [(0, 3, "commission"), (0, 2, "recruit"),
    (1, 2, "commission"), (1, 1, "recruit"), (2, 1, "commission")])  # fmt: skip
def test_too_few_workers_lead_to_the_left_row(workshops: int, workers: int, expected: str) -> None:
    scene = alone(workers, "commission").townsfolk(slot1="squire_2")
    scene.game.open_squares &= ~1  # no free recruit
    for slot in range(workshops):
        scene.workshop(AI, "commission", slot + 1)
    scene.ai_turn()
    assert did(scene) == [expected]
    if expected == "commission":
        assert scene.game.ai_workers == workers - (3 - workshops)


@rule("PA-33.6")
def test_occupied_slots_lead_to_the_left_row() -> None:
    scene = alone(9, "fortify").standing(AI, "fortify", "labourer", "labourer", "labourer").ai_turn()
    assert did(scene) == ["pray"]


@rule("PA-33.7", "PA-35.3", "PA-35.8", "PA-35.11", "PA-35.14", "PA-35.15", "PA-35.17", "PA-R57")
@pytest.mark.parametrize("scheme", RIGHT)
def test_without_level_or_target_the_left_row_is_used(scheme: str) -> None:
    needs = {
        "commission": ("faith", 2, {}),
        "garrison": ("strength", 1, {}),
        "fortify": ("influence", 1, {"fortify": 1}),
        "absolve": ("influence", 2, {"absolve": 1}),
        "attack": ("strength", 3, {}),
        "convert": ("faith", 2, {}),
    }
    attribute, level, before = needs[scheme]
    for marked in (level - 1, level):
        scene = alone(9, scheme).mark(AI, **{attribute: marked}).did(AI, **before).outsiders(slot2="lookout_viking")
        scene.game.walls[7] = 0
        scene.game.open_squares &= ~0b11 if scheme == "commission" else -1
        scene.ai_turn()
        assert did(scene) == [scheme if marked == level else "pray"]
        full = alone(9, scheme).mark(AI, strength=12, faith=12, influence=12).did(AI, **{scheme: 7})
        if scheme != "attack":
            full.outsiders(slot1="lookout_viking").ai_turn()
            assert did(full) == ["pray"]


@rule("PA-33.9", "PA-33.11")
def test_one_side_goes_on_alone() -> None:
    scene = alone(2, "absolve").have(0, "labourer").townsfolk(slot1="squire_2").turn().do("pass")
    assert did(scene)[0] == "recruit"
    assert scene.game.round == 2  # the AI went on until it was done
    human = alone(0).have(0, "labourer labourer").turn().do("hunt with 1")
    assert human.game.turn() == 0
    assert human.told("passes") == [{"seat": "@ai", "why": "no-workers"}]


@rule("PA-33.10", "PA-R38")
def test_without_workers_the_ai_passes_and_turns_no_card() -> None:
    scene = alone(0, "absolve").ai_turn()
    assert scene.told("ai-scheme") == []
    assert (scene.game.passed >> AI) & 1


@rule("PA-R39")
def test_an_empty_scheme_pile_is_made_of_the_discards() -> None:
    scene = alone(9)
    scene.game.schemes = vector([0] * 8)
    scene.game.scheme_discard = vector([0, 0, 0, 0, 2, 0, 0, 0])
    scene.ai_turn()
    assert did(scene) == ["absolve"]
    assert (scene.game.schemes[4], scene.game.scheme_discard[4]) == (1, 1)


# The left row.


@rule("PA-R37", "PA-33.5")
def test_the_left_row_from_the_left_each_space_once() -> None:
    scene = alone(9).townsfolk(slot1="squire_2").next_suspicions(0)
    for _ in range(5):
        scene.next_scheme("garrison").ai_turn()
    assert did(scene) == ["recruit", "pray", "trade", "conspire", "rest"]


@rule("PA-34.3", "PA-34.4", "PA-34.6", "PA-7.9")
def test_pray_empties_the_right_side_only_and_shuffles_the_schemes() -> None:
    scene = alone(2, "attack").standing(AI, "convert", "labourer", "-", "labourer").workshop(AI, "convert", 2)
    scene.standing(AI, "absolve", "labourer", "labourer", "labourer")
    scene.game.ai_row = 0b101
    scene.game.scheme_discard = vector([1, 1, 0, 0, 0, 0, 0, 0])
    scene.ai_turn()
    assert did(scene) == ["pray"]
    assert scene.on(AI, "convert") == ["-", "workshop", "-"]
    assert scene.on(AI, "absolve") == ["-", "-", "-"]
    assert scene.game.ai_row == 0b111
    assert [int(count) for count in scene.game.schemes] == [1, 1, 0, 0, 0, 1, 0, 0]
    assert sum(scene.game.scheme_discard) == 0
    assert scene.game.ai_workers == 1


@rule("PA-34.5", "PA-34.6")
def test_pray_gives_a_worker_when_the_right_side_is_empty() -> None:
    scene = alone(2, "attack")
    scene.game.scheme_discard = vector([2, 0, 0, 0, 0, 0, 0, 0])
    scene.ai_turn()
    assert scene.game.ai_workers == 2 - 1 + 1
    assert sum(scene.game.schemes) == 3


@rule("PA-34.7")
def test_trade_moves_the_marker() -> None:
    scene = alone(2, "attack")
    scene.game.ai_row = 0b011
    scene.ai_turn()
    assert did(scene) == ["trade"]
    assert scene.game.marker == 1


@rule("PA-34.8", "PA-34.9")
def test_conspire_of_the_ai() -> None:
    scene = alone(1, "attack").next_suspicions(2)
    scene.game.ai_row = 0b111
    bank = int(scene.game.bank[6])
    scene.ai_turn()
    assert did(scene) == ["conspire"]
    assert scene.game.ai_workers == 2
    assert scene.suspicions(AI) == 1
    assert (scene.game.tax, scene.game.bank[6], scene.game.marker) == (3, bank + 2, 2)


@rule("PA-34.8", "PA-15.8", "PA-17.1")
def test_when_the_ai_conspires_and_no_suspicion_is_left_the_inquisition_comes_first() -> None:
    scene = alone(1, "attack").suspected(0, 0, 0, 0).suspected(AI, 1)
    scene.game.ai_row = 0b111
    scene.game.suspicion_deck = type(scene.game.suspicion_deck)([0, 0, 0])
    scene.ai_turn()
    assert did(scene) == ["conspire"]
    assert len(scene.told("inquisition")) == 1
    assert scene.unpaid(0) == 1


@rule("PA-34.10", "PA-34.11")
def test_rest_counts_the_workers_that_are_left() -> None:
    scene = alone(3, "garrison")
    scene.game.ai_row = 0b1111
    scene.ai_turn()
    assert did(scene) == ["rest"]
    assert scene.game.marker == 1 + 2
    assert (scene.game.passed >> AI) & 1


# Schemes.


@rule("PA-35.1", "PA-35.2")
def test_a_monk_or_outpost_of_the_ai() -> None:
    scene = alone(9, "commission").ai_turn()
    assert scene.game.squares[0] == AI
    assert (scene.times(AI, "commission"), scene.level(AI, "influence")) == (1, 1)
    scene = alone(9, "garrison").mark(AI, strength=1).ai_turn()
    assert scene.game.squares[0] == AI + 8
    assert (scene.times(AI, "garrison"), scene.level(AI, "faith")) == (1, 1)


@rule("PA-35.4", "PA-35.5", "PA-R44")
def test_the_squares_the_ai_prefers() -> None:
    scene = alone().mark(AI, faith=10)
    kinds = []
    while True:
        square = int(scene.game.best_square(ACTIONS.index("commission")))
        if square < 0:
            break
        kinds.append(SHEET["spaces"][square]["id"])
        scene.game.open_squares &= ~(1 << square)
    assert kinds == [
        "space_1_1", "space_2_1",
        "space_3_4", "space_4_2", "space_5_1",
        "space_4_6", "space_5_2", "space_5_4", "space_5_5",
        "space_2_3", "space_3_1", "space_3_2", "space_3_5", "space_3_6", "space_4_1", "space_4_3", "space_4_4",
        "space_1_2", "space_2_2", "space_3_3", "space_4_7",
        "space_2_4",
    ]  # fmt: skip
    paying = {s["id"] for s in SHEET["spaces"] if s["reward"] == ["pay_debt"] and s["min_players"] == 1}
    assert {SHEET["spaces"][n]["id"] for n in range(40) if (scene.game.open_squares >> n) & 1} == paying
    assert count_of(scene.game.open_squares) == 3  # only squares to pay a debt are left
    assert not scene.game.ai_acts(ACTIONS.index("commission"))
    scene.owing(AI, paid=2)  # what is paid already opens none of them
    assert not scene.game.ai_acts(ACTIONS.index("commission"))
    scene.owing(AI, unpaid=1)
    assert SHEET["spaces"][int(scene.game.best_square(ACTIONS.index("commission")))]["id"] == "space_4_5"
    debtor = alone().mark(AI, faith=10).owing(AI, unpaid=1)
    debtor.game.open_squares &= ~(1 << 0 | 1 << index("spaces", "space_2_1"))
    assert debtor.game.best_square(ACTIONS.index("commission")) == index("spaces", "space_4_5")


@rule("PA-35.6")
def test_a_free_recruit_of_the_ai_is_a_quest() -> None:
    scene = alone(3, "commission").townsfolk(slot1="squire_2").ai_turn()
    assert scene.game.townsfolk_discard == 1 << index("townsfolk", "squire_2")
    assert scene.level(AI, "influence") == 1 + 1
    assert scene.owned("hired", AI) == []


@rule("PA-35.7")
def test_a_pray_reward_of_the_ai() -> None:
    scene = alone(3).standing(AI, "attack", "labourer", "labourer", "labourer")
    scene.game.scheme_discard = vector([1, 0, 0, 0, 0, 0, 0, 0])
    rewarded(scene, ["pray"])
    assert scene.on(AI, "attack") == ["-", "-", "-"]
    assert scene.game.scheme_discard[0] == 0
    assert scene.game.ai_workers == 3


@rule("PA-35.9", "PA-35.10", "PA-R35", "PA-R36")
@pytest.mark.parametrize(
    ("held", "unpaid", "left", "owing", "paid", "tax"),
    [
        (0, 0, 0, 0, 0, 3),
        (1, 0, 0, 0, 0, 4),
        (2, 0, 0, 0, 0, 5),
        (3, 0, 1, 0, 0, 5),
        (1, 1, 0, 0, 1, 5),
        (2, 1, 1, 0, 1, 5),
        (0, 1, 0, 0, 1, 4),
        (2, 3, 1, 2, 1, 5),
    ],
)
def test_absolve_of_the_ai(held: int, unpaid: int, left: int, owing: int, paid: int, tax: int) -> None:
    scene = alone(3, "absolve").owing(AI, unpaid=unpaid).suspected(AI, *[0] * held).ai_turn()
    assert (scene.suspicions(AI), scene.unpaid(AI), scene.paid(AI), scene.game.tax) == (left, owing, paid, tax)
    assert scene.level(AI, "faith") == 1
    assert scene.times(AI, "absolve") == 1
    assert scene.game.marker == 0
    assert scene.told("gains") == []  # no reward of a jar space


@rule("PA-35.10", "PA-32.11", "PA-15.11", "PA-17.11", "PA-R42")
def test_an_inquisition_comes_between_two_suspicions_that_are_missing() -> None:
    scene = alone(3, "absolve").suspected(0, 0, 0, 0)
    scene.game.tax = 1
    scene.ai_turn()
    assert len(scene.told("inquisition")) == 1
    assert scene.game.tax == 4  # refilled to 5, then the second silver
    assert (scene.unpaid(0), scene.unpaid(AI)) == (1, 0)
    order = [event.kind for event in scene.game.journal or [] if event.kind in ("raises", "ai-tax", "tax-filled")]
    assert order == ["raises", "ai-tax", "tax-filled", "ai-tax"]


@rule("PA-32.11", "PA-15.11", "PA-17.11", "PA-R42")
def test_suspicions_that_a_reward_removes_are_missing_one_by_one() -> None:
    scene = alone()
    scene.game.tax = 1
    rewarded(scene, ["discard_suspicion", "discard_suspicion", "silver"])
    assert len(scene.told("inquisition")) == 1
    assert (scene.game.tax, scene.game.marker) == (4, 1)
    held = alone().suspected(AI, 0, 1)
    rewarded(held, ["discard_suspicion", "discard_suspicion", "discard_suspicion"])
    assert (held.suspicions(AI), held.game.tax) == (0, 4)


@rule("PA-35.12", "PA-35.13", "PA-R49")
def test_fortify_of_the_ai_takes_the_left_reward_if_it_can() -> None:
    scene = alone(3, "fortify").next_wall("wall_pay_debt_or_silver").owing(AI, unpaid=1).ai_turn()
    assert (scene.paid(AI), scene.game.marker, scene.level(AI, "strength")) == (1, 0, 1)
    assert scene.game.walls[7] == index("walls", "wall_pay_debt_or_silver")
    other = alone(3, "fortify").next_wall("wall_pay_debt_or_silver").ai_turn()
    assert (other.paid(AI), other.game.marker, other.game.tax) == (0, 2, 5)
    neither = alone(1, "kings_favour").favour(1, "favour_clear_name").ai_turn()
    assert neither.game.tax == 4  # neither is possible: a tax silver goes instead
    workshop = alone(1, "kings_favour").favour(1, "favour_workshop").ai_turn()
    assert workshop.game.ai_workers == 2
    assert workshop.times(AI, "develop") == 0


@rule("PA-35.16", "PA-35.18", "PA-35.14", "PA-35.17")
def test_attack_and_convert_of_the_ai() -> None:
    scene = alone(3, "attack").mark(AI, strength=3).outsiders(slot1="marauder_saracen", slot2="guardian_byzantine")
    scene.outsiders(slot3="thief_viking").game.marker = 1
    scene.ai_turn()
    assert scene.owned("attacked", AI) == ["guardian_byzantine"]
    assert scene.level(AI, "influence") == 1
    assert scene.game.ai_workers == 2
    far = alone(3, "attack").mark(AI, strength=3).outsiders(slot1="marauder_saracen", slot3="thief_viking")
    far.game.marker = 2
    far.ai_turn()
    assert far.owned("attacked", AI) == ["marauder_saracen"]
    assert far.level(AI, "influence") == 2
    faith = alone(3, "convert").outsiders(slot1="barbarian_viking").ai_turn()
    assert faith.owned("converted", AI) == ["barbarian_viking"]
    assert faith.level(AI, "strength") == 2


@rule("PA-35.20", "PA-35.21", "PA-E28")
def test_kings_orders_from_the_right() -> None:
    def follow(**done: int) -> Scene:
        scene = alone(9, "kings_orders").order(1, "fortify").order(2, "convert").order(3, "commission")
        return scene.outsiders(slot1="lookout_viking").did(AI, **done)

    assert did(follow().ai_turn()) == ["commission"]
    assert did(follow(commission=5).ai_turn()) == ["convert"]
    blocked = follow().standing(AI, "commission", "labourer", "labourer", "labourer").ai_turn()
    assert did(blocked) == ["convert"]
    last = follow(commission=5)
    last.game.outsider_row[0] = -1
    assert did(last.ai_turn()) == ["fortify"]


@rule("PA-35.22", "PA-35.23", "PA-R45")
def test_kings_orders_that_are_fulfilled() -> None:
    full = alone(9, "kings_orders").order(1, "absolve").order(2, "convert").did(AI, absolve=5, convert=5)
    full.mark(AI, influence=12).outsiders(slot1="lookout_viking").ai_turn()
    assert did(full) == ["convert"]
    both = alone(9, "kings_orders").order(1, "absolve").order(2, "convert").did(AI, absolve=5, convert=5)
    both.mark(AI, influence=12).ai_turn()
    assert did(both) == ["absolve"]  # all fulfilled, the right one impossible
    mixed = alone(9, "kings_orders").order(1, "absolve").order(2, "convert").did(AI, absolve=5)
    mixed.mark(AI, influence=12).ai_turn()
    assert did(mixed) == ["pray"]  # the open one is impossible, the fulfilled one is not tried


@rule("PA-35.24", "PA-35.25", "PA-E29")
def test_the_favour_example() -> None:
    scene = alone(3, "kings_favour").favour(1, "favour_supplies").favour(2, "favour_suspicion_and_tax")
    scene.favour(5, "favour_pray").suspected(AI, 0)
    scene.game.favour_users[0] = scene.game.favour_users[4] = 0
    scene.game.marker = 4
    bank = int(scene.game.bank[6])
    scene.ai_turn()
    assert scene.game.favour_users[1] % 8 == AI
    assert scene.suspicions(AI) == 0
    assert (scene.game.tax, scene.game.bank[6]) == (3, bank + 2)
    assert scene.game.marker == 1
    assert scene.level(AI, "strength") == 1
    assert scene.game.ai_workers == 2


@rule("PA-35.27", "PA-35.28")
def test_without_a_favour_the_left_row_and_the_ai_blocks_favours() -> None:
    scene = alone(3, "kings_favour").ai_turn()
    assert did(scene) == ["pray"]
    taken = alone(3, "kings_favour").favour(1, "favour_supplies").ai_turn()
    taken.game.passed = 0b10
    taken.have(0, "labourer labourer").turn()
    assert "use favour_supplies" not in taken.offers()
    assert taken.refuses("use favour_supplies") == "PA-24.5"


@rule("PA-35.26", "PA-R66")
def test_a_loan_is_a_debt_for_the_ai_too() -> None:
    scene = alone(1, "kings_favour").favour(1, "favour_loan").ai_turn()
    assert scene.unpaid(AI) == 1
    assert scene.game.ai_workers == 3
    training = alone(1, "kings_favour").favour(1, "favour_attribute").ai_turn()
    assert training.level(AI, "faith") == 1  # the left one of the choice
    workshop = alone(1, "kings_favour").favour(1, "favour_workshop").ai_turn()
    assert (workshop.times(AI, "develop"), workshop.game.ai_workers) == (0, 2)


# The end of a round.


@rule("PA-36.3", "PA-36.4", "PA-36.5")
def test_two_cards_of_each_row_are_discarded() -> None:
    scene = alone().townsfolk(slot1="abbot_1", slot2="abbot_2", slot4="abbot_3", slot5="squire_1")
    scene.outsiders(slot1="thief_viking", slot2="archer_saracen", slot5="hunter_saracen").end_round()
    assert scene.row_of("townsfolk")[3:] == ["abbot_1", "abbot_2"]
    assert scene.row_of("outsiders")[0] == "hunter_saracen"
    assert "-" not in scene.row_of("townsfolk") + scene.row_of("outsiders")
    assert count_of(scene.game.townsfolk_discard) == 2
    assert count_of(scene.game.outsider_discard) == 2


@rule("PA-36.2")
def test_schemes_are_not_shuffled_between_rounds() -> None:
    scene = alone()
    scene.game.schemes = vector([0, 1, 0, 0, 0, 0, 0, 0])
    scene.game.scheme_discard = vector([0, 0, 5, 0, 0, 0, 0, 0])
    scene.end_round()
    assert [int(count) for count in scene.game.scheme_discard] == [0, 0, 5, 0, 0, 0, 0, 0]


@rule("PA-E23")
def test_the_example_of_a_solo_set_up() -> None:
    scene = Scene(1)
    order = [ORDERS.index(action) for action in ("commission", "attack", "absolve")]
    scene.luck.load(KINGS_CARDS, order[0], order[1] - 1, order[2] - 1)
    scene.game.round = 0
    scene.run(SET_UP)
    with_workshop = [action for action in RIGHT if "workshop" in scene.on(AI, action)]
    assert with_workshop == ["commission", "absolve", "attack"]
    game: Any = start("paladins", 1)
    for now, _ in played(game, 2):
        if now.round == 3 and now.prompt(0)[0] == "prompt-turn":
            break
    assert game.times(AI, 0) == 6  # 3 of the difficulty, 3 of the orders; 2 are left over


def test_turns_of_the_ai_are_driven_by_the_agenda() -> None:
    scene = alone(1, "absolve").townsfolk(slot1="squire_2").have(0, "labourer labourer")
    scene.run(TURN, AI)
    assert did(scene) == ["recruit"]
    assert scene.game.turn() == 0
