"""What the cards and boards print: every card of every deck, and the constraints of the catalogue."""

from collections import Counter
from typing import Any

import pytest

from paladins.pa_scenes import SHEET, Scene, index, row
from regalia.games.paladins import GAME
from regalia.games.paladins.components import ACTIONS, ATTRIBUTES, WORKERS
from regalia.games.paladins.scoring import card_points
from regalia.games.paladins.steps import REVEAL, VISIT_TAVERN
from support import rule, start

RIGHT = {entry["id"]: entry for entry in SHEET["right_actions"]}
LEFT = {entry["id"]: entry for entry in SHEET["left_actions"]}
SLOTS = {**{k: v["slots"] for k, v in LEFT.items()}, **{k: v["slots"] for k, v in RIGHT.items()}}


def ids(table: str) -> list[str]:
    return [entry["id"] for entry in SHEET[table]]


def ready() -> Scene:
    """A seat for which every reward has an effect."""
    scene = Scene(2).suspected(0, 0, 0, 0).owing(0, unpaid=1).standing(0, "hunt", "labourer")
    scene.game.tax = 6
    return scene


def expect(scene: Scene, words: list[str], before: dict[str, int], seat: int = 0) -> None:
    """What a reward must have done to a seat that was ready for it."""
    gained = Counter(words)
    for worker in WORKERS:
        assert scene.has(seat, worker) == before.get(worker, 0) + gained[worker], worker
    suspicions = 3 + gained["criminal"] - gained["discard_suspicion"]
    assert scene.suspicions(seat) == suspicions
    drawn = sum(int(event["silver"]) for event in scene.told("suspected"))
    assert scene.has(seat, "silver") == before.get("silver", 0) + gained["silver"] + gained["tax"] + drawn
    assert scene.has(seat, "provision") == before.get("provision", 0) + gained["provision"]
    assert scene.game.tax == 6 - gained["tax"] - drawn
    for attribute in ATTRIBUTES:
        assert scene.level(seat, attribute) == before.get(attribute, 0) + gained[attribute]
    assert scene.unpaid(seat) == 1 - gained["destroy_debt"] - gained["pay_debt"]
    assert scene.paid(seat) == gained["pay_debt"]
    assert scene.on(seat, "hunt")[0] == ("-" if gained["pray"] else "labourer")


@pytest.mark.parametrize("card", ids("townsfolk"))
@rule("PA-5.5", "PA-C12")
def test_every_quest_gives_what_the_card_prints(card: str) -> None:
    scene = ready().townsfolk(slot5=card).have(0, "labourer").next_suspicions(1)
    scene.turn().do("recruit for a quest")
    take_all_of_seat(scene)
    expect(scene, row("townsfolk", card)["quest"], {})
    assert scene.owned("hired") == []


def take_all_of_seat(scene: Scene) -> None:
    """Answer all questions of rewards, not those of a turn."""
    while scene.game.waiting & 1 and "pass" not in scene.offers():
        offers = scene.offers()
        scene.do("empty hunt" if "empty hunt" in offers else offers[-1])


def take_reward(scene: Scene, printed: dict[str, Any], chosen: int) -> list[str]:
    """Take a printed reward with one of its alternatives; all that it gives."""
    words: list[str] = list(printed["reward"])
    if printed["choice"]:
        assert len(scene.offers()) == len(printed["choice"])
        scene.do(scene.offers()[chosen])
        words += printed["choice"][chosen]
    take_all_of_seat(scene)
    return words


@pytest.mark.parametrize("card", ids("townsfolk"))
@rule("PA-5.9", "PA-C12")
def test_every_hire_gives_what_the_card_prints(card: str) -> None:
    scene = ready().townsfolk(slot5=card).have(0, "labourer fighter")
    scene.turn().do("recruit to hire")
    take_all_of_seat(scene)
    expect(scene, row("townsfolk", card)["hire"], {})
    assert scene.owned("hired") == [card]


def prepared(action: str) -> Scene:
    """A seat that is about to do an action with two workshops and the worker of the third slot."""
    scene = ready().have(0, silver=9, provision=9).mark(0, faith=1, strength=1, influence=1)
    if action == "hunt":
        scene.game.board[2 * 3] = -1
    if action in RIGHT:
        scene.workshop(0, action, 1).workshop(0, action, 2).have(0, RIGHT[action]["slots"][2])
        scene.outsiders(slot1="guardian_byzantine").next_wall("wall_2_vp")
    else:
        scene.have(0, "labourer labourer")
    return scene


@pytest.mark.parametrize("card", [c for c in ids("townsfolk") if row("townsfolk", c)["kind"] in
    ("abbot", "acolyte", "architect", "defender", "gatekeeper", "missionary", "watchman")])  # fmt: skip
@rule("PA-22.1", "PA-C17", "PA-R34")
def test_every_lasting_ability_of_an_action(card: str) -> None:
    """The same action with and without the card differs exactly by the reward of the card."""
    kind = next(k for k in SHEET["townsfolk_kinds"] if k["id"] == row("townsfolk", card)["kind"])
    outcomes = []
    for helped in (False, True):
        scene = prepared(kind["trigger"])
        if helped:
            scene.hired(0, card)
        scene.turn().do(kind["trigger"])
        while scene.game.waiting & 1 and "pass" not in scene.offers():
            scene.do(scene.offers()[0])
        outcomes.append(scene)
    plain, helped_scene = outcomes
    (word,) = row("townsfolk", card)["ongoing"]
    good = "silver" if word == "tax" else word
    for other in (*WORKERS, "silver", "provision"):
        assert helped_scene.has(0, other) == plain.has(0, other) + (other == good), other
    assert helped_scene.game.tax == plain.game.tax - (word == "tax")


@pytest.mark.parametrize("card", [c for c in ids("townsfolk") if c.startswith("debt_collector")])
@rule("PA-22.3", "PA-C18")
def test_every_debt_collector_gives_its_worker(card: str) -> None:
    scene = Scene(2).hired(0, card).owing(0, unpaid=1)
    scene.reward(["pay_debt"]).do("pay a debt")
    assert scene.workers() == row("townsfolk", card)["ongoing"]


@pytest.mark.parametrize("card", [c for c in ids("townsfolk") if c.startswith(("peddler", "squire", "conspirator"))])
@rule("PA-22.2", "PA-22.4", "PA-22.5", "PA-C18")
def test_every_townsfolk_of_the_inquisition(card: str) -> None:
    words = row("townsfolk", card)["ongoing"]
    held = {"peddler": 2, "squire": 0, "conspirator": 1}[row("townsfolk", card)["kind"]]
    scene = Scene(2).hired(0, card).suspected(0, *[0] * held).suspected(1, 0, 0, 0)
    scene.inquisition()
    for word, count in Counter(words).items():
        if word in ATTRIBUTES:
            assert scene.level(0, word) == count
        elif word == "discard_suspicion":
            assert scene.suspicions() == held - count
        else:
            assert scene.has(0, word) == count


@pytest.mark.parametrize("card", ids("outsiders"))
@rule("PA-13.6", "PA-C27")
def test_every_attack_gives_what_the_card_prints(card: str) -> None:
    scene = ready().outsiders(slot1=card).mark(0, strength=1).have(0, "scout labourer fighter").next_suspicions(0)
    scene.turn().do("attack")
    take_all_of_seat(scene)
    expect(scene, row("outsiders", card)["attack"], {"strength": 1})
    assert row("outsiders", card)["attack"][0] == "influence"
    assert scene.owned("attacked") == [card]


@pytest.mark.parametrize("card", ids("outsiders"))
@rule("PA-14.5", "PA-C27")
def test_every_conversion_gives_the_printed_strength(card: str) -> None:
    scene = ready().outsiders(slot1=card).have(0, "fighter labourer cleric")
    scene.turn().do("convert")
    expect(scene, ["strength"] * row("outsiders", card)["convert_strength"], {})
    assert row("outsiders", card)["convert_strength"] >= 1
    assert scene.owned("converted") == [card]


@pytest.mark.parametrize("wall", ids("walls"))
@rule("PA-10.7", "PA-10.8", "PA-C31", "PA-D20")
def test_every_wall_gives_what_it_prints(wall: str) -> None:
    printed = row("walls", wall)
    for chosen in range(max(1, len(printed["choice"]))):
        scene = ready().have(0, "merchant labourer scout", provision=1).next_wall(wall)
        scene.turn().do("fortify")
        words = take_reward(scene, printed, chosen)
        expect(scene, words, {})
        assert "strength" in printed["reward"]
        assert scene.game.walls[0] == index("walls", wall)


@pytest.mark.parametrize("card", ids("tavern"))
@rule("PA-2.12", "PA-C7")
def test_every_tavern_card_gives_its_four_workers(card: str) -> None:
    scene = Scene(2)
    other = (index("tavern", card) + 1) % 24
    scene.game.tavern_row = type(scene.game.tavern_row)([index("tavern", card), other])
    scene.game.tavern_takers = type(scene.game.tavern_takers)([-1, -1])
    scene.run(VISIT_TAVERN).do(f"take {card}")
    workers = row("tavern", card)["workers"]
    assert len(workers) == 4
    assert scene.workers() == sorted(workers, key=WORKERS.index)
    assert scene.suspicions() == workers.count("criminal")


@pytest.mark.parametrize("paladin", ids("paladins"))
@rule("PA-2.11", "PA-2.19", "PA-C2")
def test_every_paladin_brings_two_workers_and_its_bonus(paladin: str) -> None:
    printed = row("paladins", paladin)
    scene = Scene(2)
    scene.game.chosen[0] = index("paladins", paladin)
    scene.run(REVEAL)
    assert scene.workers() == sorted(printed["workers"], key=WORKERS.index)
    assert len(printed["workers"]) == 2
    for number, attribute in enumerate(ATTRIBUTES):
        assert scene.game.level(0, number) == printed[attribute]
        assert scene.level(0, attribute) == 0
    assert sum(printed[attribute] for attribute in ATTRIBUTES) == 4


@pytest.mark.parametrize("paladin", ids("paladins"))
@rule("PA-2.21", "PA-C2")
def test_every_paladin_helps_with_its_action(paladin: str) -> None:
    """What the action costs and gives without the paladin and with it."""
    ability = row("paladins", paladin)["ability"]
    action = ability["action"]
    outcomes = []
    for helped in (False, True):
        scene = prepared(action).townsfolk(slot1="abbot_1")
        if action == "convert":
            scene.did(0, convert=1)
        if action == "pray":
            scene.have(0, "cleric")
        if helped:
            scene.paladin(0, paladin)
        doing = {"recruit": "recruit for a quest", "hunt": "hunt with 1", "trade": "trade with 1"}.get(action, action)
        scene.turn().do(doing)
        while scene.game.waiting & 1 and "pass" not in scene.offers():
            scene.do(scene.offers()[0])
        outcomes.append(scene)
    plain, helped_scene = outcomes
    silver = helped_scene.has(0, "silver") - plain.has(0, "silver")
    provisions = helped_scene.has(0, "provision") - plain.has(0, "provision")
    saved = {"convert": 1, "absolve": 1, "pray": 2, "recruit": 3}
    expected = {
        "no_provision_cost": (0, 1),
        "no_silver_cost": (saved.get(action, 0), 0),
        "silver_discount": (ability.get("amount"), 0),
        "gain_silver": (ability.get("amount"), 0),
        "gain_provisions": (0, ability.get("amount")),
    }[ability["effect"]]
    assert (silver, provisions) == expected


@pytest.mark.parametrize("favour", ids("kings_favours"))
@rule("PA-24.4", "PA-C41", "PA-R31")
def test_every_favour_costs_and_gives_what_it_prints(favour: str) -> None:
    printed = row("kings_favours", favour)
    for chosen in range(max(1, len(printed["choice"]))):
        worker = "labourer" if printed["worker"] == "any" else printed["worker"]
        scene = ready().favour(1, favour).have(0, worker, silver=1, provision=1).townsfolk(slot3="abbot_1")
        scene.next_suspicions(0, 0)
        scene.turn().do(f"use {favour}")
        words = take_reward(scene, printed, chosen)
        cost = printed["cost"]
        before = {"silver": 1 - cost.get("silver", 0), "provision": 1 - cost.get("provision", 0)}
        if "free_develop" in words:
            before["scout"] = 1
            assert scene.times(0, "develop") == 1
        scene.game.debts[0] -= cost.get("debt", 0)
        expect(scene, words, before)
        assert scene.owned("hired") == (["abbot_1"] if "free_recruit" in words else [])
        assert scene.game.favour_users[0] == WORKERS.index(worker) * 8


@pytest.mark.parametrize("square", ids("spaces"))
@rule("PA-9.8", "PA-11.8", "PA-C23")
def test_every_square_gives_what_it_prints(square: str) -> None:
    printed = row("spaces", square)
    for action, worker, uncovered in (
        ("commission", "scout labourer cleric", "influence"),
        ("garrison", "merchant labourer fighter", "faith"),
    ):
        scene = ready_at(4).mark(0, faith=10, strength=11).have(0, worker, provision=1).townsfolk(slot3="abbot_1")
        twin = next(
            (
                s
                for s in SHEET["spaces"]
                if s["id"] != square and (s["area"], s["reward"]) == (printed["area"], printed["reward"])
            ),
            None,
        )
        if twin is not None and index("spaces", twin["id"]) < index("spaces", square):
            scene.game.open_squares &= ~(1 << index("spaces", twin["id"]))
        scene.turn().do(action, "square " + square.removeprefix("space_"))
        take_all_of_seat(scene)
        expect(scene, [*printed["reward"], uncovered], {"faith": 10, "strength": 11})
        assert scene.owned("hired") == (["abbot_1"] if "free_recruit" in printed["reward"] else [])
        assert scene.game.squares[index("spaces", square)] == (0 if action == "commission" else 8)


def ready_at(seats: int) -> Scene:
    scene = Scene(seats).suspected(0, 0, 0, 0).owing(0, unpaid=1).standing(0, "hunt", "labourer")
    scene.game.tax = 6
    return scene


@pytest.mark.parametrize("space", range(1, 8))
@rule("PA-12.8", "PA-C36")
def test_every_jar_space_gives_what_it_prints(space: int) -> None:
    reward = SHEET["jar_spaces"][space - 1]["reward"]
    scene = ready().have(0, "cleric labourer merchant", silver=1).townsfolk(slot3="squire_1")
    if space == 3:
        scene.game.jars[0] = 0b10
    scene.turn().do("absolve", f"jar space {space}")
    take_all_of_seat(scene)
    expect(scene, [*reward, "faith", "discard_suspicion"], {})
    assert scene.owned("hired") == (["squire_1"] if "free_recruit" in reward else [])


@rule("PA-C1", "PA-1.18")
def test_all_players_have_the_same_twelve_paladins() -> None:
    position = start("paladins", 4)
    assert [int(bag) for bag in position.bags] == [0xFFF] * 4  # type: ignore[attr-defined]
    assert len(set(ids("paladins"))) == 12
    assert SHEET["counts"]["paladin_cards"] == 4 * 12


@rule("PA-C3")
def test_engelbert_in_the_sheet() -> None:
    card = row("paladins", "engelier")
    assert sorted(card["workers"]) == ["fighter", "scout"]
    assert [card[a] for a in ATTRIBUTES] == [3, 1, 0]
    assert card["ability"] == {"action": "attack", "effect": "gain_silver", "amount": 2}


@rule("PA-C4", "PA-C5", "PA-C6")
def test_herbert_in_the_sheet_and_a_paladin_with_one_faith() -> None:
    card = row("paladins", "anseis")
    assert card["ability"] == {"action": "fortify", "effect": "no_provision_cost"}
    assert (card["influence"], card["faith"]) == (3, 1)
    assert any(paladin["faith"] == 1 for paladin in SHEET["paladins"])


@rule("PA-C8", "PA-C9", "PA-C10", "PA-C11")
def test_prices_below_the_townsfolk() -> None:
    slots = SHEET["townsfolk_slots"]
    assert len(slots) == 5
    assert [slot["debt_instead"] for slot in slots] == [True, True, False, False, False]
    assert any(slot["silver"] == 2 for slot in slots)
    assert any(slot["silver"] == 0 for slot in slots)
    assert 3 in (slots[0]["silver"], slots[1]["silver"])
    scene = Scene(2).townsfolk(slot1="abbot_1").have(0, "labourer fighter", silver=3).turn()
    scene.do("recruit to hire")
    assert scene.offers() == ["hire abbot_1", "hire abbot_1 for a debt"]


@rule("PA-C13", "PA-C14", "PA-C15")
def test_townsfolk_of_the_examples() -> None:
    assert any(c["kind"] == "abbot" and sorted(c["quest"]) == ["cleric", "labourer"] for c in SHEET["townsfolk"])
    assert any(c["kind"] == "architect" and c["hire"] == ["provision"] for c in SHEET["townsfolk"])
    keeper = [c for c in SHEET["townsfolk"] if c["kind"] == "gatekeeper" and c["hire"] == ["silver"]]
    assert [card["ongoing"] for card in keeper] == [["silver"]]
    assert {k["id"]: k["trigger"] for k in SHEET["townsfolk_kinds"]}["gatekeeper"] == "fortify"


@rule("PA-C16")
def test_eleven_kinds_of_townsfolk_on_32_cards() -> None:
    kinds = Counter(card["kind"] for card in SHEET["townsfolk"])
    assert sum(kinds.values()) == 32
    assert len(kinds) == 11
    assert kinds == {kind["id"]: kind["cards"] for kind in SHEET["townsfolk_kinds"]}
    assert min(kinds.values()) >= 2


@rule("PA-C19", "PA-C20", "PA-C21", "PA-C22")
def test_flags_of_areas_and_outsider_slots() -> None:
    assert [area["strength"] for area in SHEET["areas"]] == [1, 3, 5, 7, 9, 11]
    assert [area["faith"] for area in SHEET["areas"]] == [0, 2, 4, 6, 8, 10]
    scene = Scene(2).outsiders(slot6="thief_viking", slot2="archer_saracen").mark(0, faith=9)
    scene.have(0, "fighter labourer cleric").turn().do("convert")
    assert scene.owned("converted") == ["archer_saracen"]
    scene = Scene(2).mark(0, faith=9).have(0, "scout labourer cleric", provision=1).turn().do("commission")
    assert {name.split()[1][0] for name in scene.offers()} == {"1", "2", "3", "4", "5"}


@rule("PA-C24", "PA-C25")
def test_kinds_of_squares() -> None:
    found = {tuple(square["reward"]) for square in SHEET["spaces"]}
    for reward in found:
        workers = all(word in WORKERS for word in reward) and len(reward) <= 2
        others = [("free_recruit",), ("pay_debt",), ("pray",), ("silver", "silver"), ("discard_suspicion",)]
        assert workers or reward in others
    assert any(square["area"] == 2 and square["reward"] == ["scout"] for square in SHEET["spaces"])
    assert any(square["area"] == 3 and square["reward"] == ["pray"] for square in SHEET["spaces"])


@rule("PA-C26", "PA-R53")
def test_seventeen_kinds_of_outsiders_on_36_cards() -> None:
    kinds = Counter(card["kind"] for card in SHEET["outsiders"])
    assert sum(kinds.values()) == 36
    assert len(kinds) == 17
    assert kinds == {kind["id"]: kind["cards"] for kind in SHEET["outsider_kinds"]}
    assert kinds["warrior"] >= 2
    assert kinds["mercenary"] >= 2
    assert "warrior" not in WORKERS
    assert "hunter" not in ACTIONS


@rule("PA-C28", "PA-C29")
def test_outsiders_of_the_examples() -> None:
    mercenaries = [card["attack"] for card in SHEET["outsiders"] if card["kind"] == "mercenary"]
    assert ["influence", "labourer", "labourer"] in mercenaries
    assert all(card["convert_strength"] == 2 for card in SHEET["outsiders"] if card["kind"] == "assassin")
    kinds = {kind["id"]: kind for kind in SHEET["outsider_kinds"]}
    assert (kinds["assassin"]["per"], kinds["assassin"]["vp"]) == ("attacked_saracen", 1)


COUNTS: dict[str, Any] = {
    "adventurer": {"commission": 5}, "archer": {"garrison": 5}, "guardian": {"develop": 5}, "hunter": {},
    "lookout": {"fortify": 5}, "vigilante": {"absolve": 5},
}  # fmt: skip


@pytest.mark.parametrize("kind", COUNTS)
@rule("PA-C30", "PA-21.1")
def test_outsiders_that_count_actions(kind: str) -> None:
    scene = Scene(2).did(0, **COUNTS[kind])
    if kind == "hunter":
        scene.hired(0, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    number = ids("outsider_kinds").index(kind)
    assert card_points(scene.game, 0, number) == 2
    assert card_points(scene.game, 1, number) == 0


@rule("PA-C32", "PA-C33")
def test_walls_of_the_examples() -> None:
    rewards = [sorted(wall["reward"]) for wall in SHEET["walls"]]
    assert sorted(["strength", "labourer", "fighter"]) in rewards
    points = {wall["vp"] for wall in SHEET["walls"]}
    assert {1, 2} <= points
    assert sum(wall["count"] for wall in SHEET["walls"]) == 24


@rule("PA-C34", "PA-10.4")
@pytest.mark.parametrize(("walls", "influence"), list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_influence_for_each_wall(walls: int, influence: int) -> None:
    for level in (influence - 1, influence):
        if level >= 0:
            scene = Scene(2).did(0, fortify=walls).mark(0, influence=level)
            scene.have(0, "merchant labourer scout", provision=9).turn()
            assert ("fortify" in scene.offers()) == (level >= influence)
            if level < influence:
                assert scene.refuses("fortify") == "PA-10.4"


@rule("PA-C35", "PA-12.4", "PA-12.5", "PA-1.17")
@pytest.mark.parametrize("used", range(7))
def test_influence_for_each_jar(used: int) -> None:
    numbers = [jar["influence"] for jar in SHEET["jars"]]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0
    for level in (numbers[used] - 1, numbers[used]):
        if level >= 0:
            scene = Scene(2).did(0, absolve=used).mark(0, influence=level)
            scene.have(0, "cleric labourer merchant", silver=9).turn()
            assert ("absolve" in scene.offers()) == (level >= numbers[used])


@rule("PA-C37", "PA-9.9", "PA-11.9", "PA-12.9")
def test_flags_below_monks_outposts_and_jars() -> None:
    for action, workers, attribute in (
        ("commission", "scout labourer cleric", "influence"),
        ("garrison", "merchant labourer fighter", "faith"),
        ("absolve", "cleric labourer merchant", "faith"),
    ):
        scene = Scene(2).mark(0, strength=1).have(0, workers, silver=9, provision=9).turn()
        scene.do(action, "jar space 6" if action == "absolve" else "square 1_2")
        assert scene.level(0, attribute) == 1
        assert scene.level(0, "strength") == 1
        assert sum(scene.level(0, a) for a in ATTRIBUTES) == 2


@rule("PA-C38", "PA-4.8")
@pytest.mark.parametrize("placed", range(8))
def test_the_worker_below_each_workshop(placed: int) -> None:
    scene = Scene(2).did(0, develop=placed).have(0, "labourer labourer", silver=4).turn()
    scene.do("develop", "workshop on convert 2")
    assert scene.workers() == [SHEET["workshop_row"][placed]["worker"]]
    assert SHEET["workshop_row"][0]["worker"] == "scout"


@rule("PA-C39", "PA-C40")
def test_orders_name_the_right_hand_actions() -> None:
    assert set(ids("kings_orders")) == set(RIGHT)
    assert [place["vp"] for place in SHEET["kings_row"][:3]] == [4, 6, 8]
    for place, card in enumerate(ids("kings_orders")[:3], 1):
        scene = Scene(2).order(place, card).did(0, **{card: 5})
        base = Scene(2).did(0, **{card: 5})
        if card == "fortify":
            for one in (scene, base):
                one.built(0, *["wall_scout"] * 5)
        assert scene.game.score(0) - base.game.score(0) == (4, 6, 8)[place - 1]


@rule("PA-C42", "PA-15.6")
@pytest.mark.parametrize("silver", [0, 1, 2])
def test_silver_on_suspicions(silver: int) -> None:
    assert {entry["silver"] for entry in SHEET["suspicion"]} == {0, 1, 2}
    scene = Scene(4).next_suspicions(silver)
    scene.reward(["criminal"])
    assert scene.has(0, "silver") == silver
    assert scene.game.tax == 8 - silver


@rule("PA-C43", "PA-16.4", "PA-16.5", "PA-20.9")
def test_points_of_debts() -> None:
    assert Scene(2).owing(0, unpaid=2).game.score(0) == -6
    assert Scene(2).owing(0, paid=2).game.score(0) == 2
    assert Scene(2).owing(0, unpaid=1, paid=2).game.score(0) == -1


@rule("PA-C44", "PA-1.5", "PA-25.1", "PA-25.2", "PA-R1")
@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_tax_supply_by_player_count(seats: int, silver: int) -> None:
    scene = Scene(seats)
    assert scene.game.tax == silver
    scene.game.tax = 1
    scene.reward(["tax"])
    assert scene.game.tax == silver


@rule("PA-C45", "PA-20.3", "PA-R50")
def test_points_of_the_attribute_track() -> None:
    printed = [level["vp"] for level in SHEET["attribute_vp"]]
    assert {16, 13, 6} <= set(printed)
    for level, points in enumerate(printed):
        for attribute in ATTRIBUTES:
            assert Scene(2).mark(0, **{attribute: level}).game.score(0) == points
    scene = Scene(2).mark(0, faith=11)
    scene.reward(["faith", "faith"])
    assert scene.level(0, "faith") == 12


@rule("PA-C46", "PA-20.4", "PA-20.5", "PA-20.6", "PA-20.7", "PA-20.8")
@pytest.mark.parametrize(
    ("action", "printed"),
    [
        ("develop", [0, 0, 0, 0, 0, 0, 1, 3, 6]),
        ("commission", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("garrison", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("fortify", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("absolve", [0, 0, 0, 0, 0, 1, 3, 6]),
    ],
)
def test_points_of_pieces(action: str, printed: list[int]) -> None:
    for count, points in enumerate(printed):
        scene = Scene(2)
        if action == "fortify":
            scene.built(0, *["wall_scout"] * count)
        else:
            scene.did(0, **{action: count})
        assert scene.game.score(0) == points


@rule("PA-C47", "PA-30.7")
def test_scheme_cards() -> None:
    counts = {entry["id"]: entry["count"] for entry in SHEET["schemes"]}
    assert sum(counts.values()) == 17
    assert counts["kings_favour"] == 5
    assert set(counts) == {*RIGHT, "kings_favour", "kings_orders"}
    game: Any = start("paladins", 1)
    assert [int(count) for count in game.schemes] == [0, *(counts[k] for k in ids("schemes")[1:])]


@rule("PA-C48", "PA-C49", "PA-C50")
def test_the_board_of_the_ai() -> None:
    assert SHEET["ai"]["resource_track"] == 5
    assert ids("ai_left_row") == ["recruit", "pray", "trade", "conspire", "rest"]
    scene = Scene(1).next_scheme("attack").townsfolk(slot1="abbot_1")
    scene.game.ai_workers = 1
    scene.ai_turn()
    shown = GAME.view(scene.game, 0)["ai"]
    assert shown["scheme"] == "attack"
    assert shown["schemes"]["attack"] == 0
    assert shown["schemes_discarded"]["attack"] == 1
    assert shown["row"] == [True, False, False, False, False]


@rule("PA-3.14", "PA-3.15", "PA-3.7", "PA-9.1", "PA-10.1", "PA-11.1", "PA-12.1", "PA-13.1", "PA-14.1")
@pytest.mark.parametrize("action", list(RIGHT))
def test_the_three_slots_of_each_right_hand_action(action: str) -> None:
    slots = RIGHT[action]["slots"]
    expected = {
        "commission": ["scout", "any", "cleric"],
        "fortify": ["merchant", "any", "scout"],
        "garrison": ["merchant", "any", "fighter"],
        "absolve": ["cleric", "any", "merchant"],
        "attack": ["scout", "any", "fighter"],
        "convert": ["fighter", "any", "cleric"],
    }
    assert slots == expected[action]
    assert RIGHT[action]["tests"] != RIGHT[action]["raises"]

    def possible(workers: str) -> bool:
        scene = Scene(2).have(0, workers, silver=9, provision=9).mark(0, strength=1)
        return action in scene.outsiders(slot1="thief_viking").turn().offers()

    assert possible(f"{slots[0]} labourer {slots[2]}")
    assert not possible(f"{slots[0]} {slots[2]}")
    assert not possible(f"{slots[0]} labourer labourer")
    assert not possible(f"labourer labourer {slots[2]}")
    assert possible(f"criminal labourer {slots[2]}")
    assert possible("criminal criminal criminal")
