"""The worked examples of the rulebook, played through the public interface."""

from typing import Any

import pytest

from paladins.pa_scenes import SHEET, Scene, index
from regalia.games.paladins.components import WORKERS
from regalia.games.paladins.steps import SETUP_HIRE
from support import rule, start


@rule("PA-E1")
def test_an_architect_hired_in_set_up() -> None:
    scene = Scene(2).townsfolk(slot2="architect_2", slot4="squire_1").have(0, silver=3, provision=1)
    scene.run(SETUP_HIRE).do("hire architect_2")
    assert scene.has(0, "provision") == 2
    assert scene.owned("hired") == ["architect_2"]


@rule("PA-E2")
def test_the_first_order_is_turned_up_in_round_one() -> None:
    game: Any = start("paladins", 2)
    while game.prompt(int(game.turn()))[0] == "prompt-setup-hire":
        game.choose(game.turn(), game.options(game.turn())[0])
    assert game.orders[0] >= 0
    assert [int(card) for card in game.orders[1:]] == [-1, -1]
    for walls, expected in ((4, 0), (5, 4), (6, 4)):
        scene = Scene(2).order(1, "fortify").built(0, *["wall_scout"] * walls)
        pieces = SHEET["piece_vp"][3]
        assert scene.game.score(0) == expected + pieces.get(f"vp_{walls}", 0)


@rule("PA-E3")
def test_four_players_turn_up_five_tavern_cards() -> None:
    game: Any = start("paladins", 4)
    while game.prompt(int(game.turn()))[0] != "prompt-turn":
        game.choose(game.turn(), game.options(game.turn())[0])
    assert len(game.tavern_row) == 5
    assert list(game.tavern_takers).count(-1) == 1


@rule("PA-E4")
def test_engelbert() -> None:
    from regalia.games.paladins.steps import REVEAL

    scene = Scene(2).mark(0, strength=2, faith=1).outsiders(slot1="lookout_viking", slot2="archer_saracen")
    scene.game.chosen[0] = index("paladins", "engelier")
    scene.run(REVEAL)
    assert scene.workers() == ["fighter", "scout"]
    assert (scene.game.level(0, 0), scene.game.level(0, 1)) == (2 + 3, 1 + 1)
    scene.have(0, "scout labourer labourer fighter cleric", silver=2).have(1, "labourer labourer").turn()
    scene.do("attack", "attack lookout_viking", "place labourer, fighter, scout")
    assert scene.has(0, "silver") == 2 + 2
    scene.do("hunt with 1", seat=1).do("pray", "empty attack")
    scene.do("trade with 1", seat=1)
    scene.do("attack")
    if scene.game.turn() == 0 and "pass" not in scene.offers():
        scene.do(scene.offers()[0])
    assert scene.times(0, "attack") == 2
    assert scene.has(0, "silver") == 2 + 2 - 2 + 2
    scene.end_round()
    assert scene.game.level(0, 0) == 2


@rule("PA-E5")
def test_the_end_of_a_round_with_four_players() -> None:
    scene = Scene(4).townsfolk(slot2="squire_1", slot4="defender_1", slot5="debt_collector_1")
    outsiders = ["thief_viking", "archer_saracen", "hunter_saracen", "mercenary_viking"]
    scene.outsiders(**{f"slot{n}": card for n, card in enumerate(outsiders, 3)})
    scene.game.tavern_row = type(scene.game.tavern_row)([0, 1, 2, 3, 4])
    scene.game.tavern_takers = type(scene.game.tavern_takers)([0, 1, 2, 3, -1])
    scene.game.tavern_deck &= ~0b11111
    scene.end_round()
    assert scene.game.townsfolk_discard == 1 << index("townsfolk", "debt_collector_1")
    row = scene.row_of("townsfolk")
    assert row[3:] == ["squire_1", "defender_1"]
    assert "-" not in row
    assert scene.game.outsider_discard == 0
    others = scene.row_of("outsiders")
    assert others[:4] == outsiders
    assert "-" not in others
    assert scene.game.tavern_discard == 0b11111


@rule("PA-E6")
def test_fortify_tests_influence_and_raises_strength() -> None:
    scene = Scene(2).did(0, fortify=1).mark(0, influence=1).next_wall("wall_2_vp")
    scene.game.walls[0] = 0
    scene.have(0, "merchant labourer scout", provision=1).turn().do("fortify")
    assert (scene.level(0, "influence"), scene.level(0, "strength"), scene.level(0, "faith")) == (1, 1, 0)


@rule("PA-E7")
@pytest.mark.parametrize(
    ("workers", "legal"),
    [
        ("merchant labourer scout", True),
        ("criminal labourer scout", True),
        ("merchant labourer criminal", True),
        ("criminal labourer criminal", True),
        ("labourer labourer scout", False),
        ("merchant labourer labourer", False),
    ],
)
def test_workers_for_fortify(workers: str, legal: bool) -> None:
    scene = Scene(2).next_wall("wall_2_vp").have(0, workers, provision=1).turn()
    assert ("fortify" in scene.offers()) == legal
    if legal:
        scene.do("fortify")
        assert sorted(scene.on(0, "fortify")) == sorted(workers.split())
        assert scene.on(0, "fortify")[1] in WORKERS


@rule("PA-E8")
def test_develop_on_the_left_slot_of_commission() -> None:
    scene = Scene(2).have(0, "labourer fighter", silver=4, provision=1).turn().do("develop", "workshop on commission 1")
    assert scene.has(0, "silver") == 0
    assert scene.on(0, "commission") == ["workshop", "-", "-"]
    assert scene.workers() == ["scout"]
    two = Scene(2).workshop(0, "commission", 1).have(0, "fighter cleric", provision=1).turn()
    assert "commission" in two.offers()


@rule("PA-E9")
def test_the_abbot_on_a_quest() -> None:
    scene = Scene(2).townsfolk(slot3="abbot_1", slot5="squire_1").have(0, "scout", silver=2).turn()
    scene.do("recruit for a quest", "quest abbot_1")
    assert scene.has(0, "silver") == 0
    assert scene.workers() == ["labourer", "cleric"]
    assert scene.game.townsfolk_discard == 1 << index("townsfolk", "abbot_1")
    assert scene.row_of("townsfolk") == ["-", "-", "-", "-", "squire_1"]


@rule("PA-E10")
def test_the_gatekeeper_is_hired() -> None:
    for answer, silver, debts in (("hire gatekeeper_2", 1, 0), ("hire gatekeeper_2 for a debt", 4, 1)):
        scene = Scene(2).townsfolk(slot1="gatekeeper_2").have(0, "labourer fighter", silver=3).turn()
        scene.do("recruit to hire", answer)
        assert (scene.has(0, "silver"), scene.unpaid()) == (silver, debts)
    later = Scene(2).hired(0, "gatekeeper_2").next_wall("wall_2_vp").have(0, "merchant labourer scout", provision=1)
    later.turn().do("fortify")
    assert later.has(0, "silver") == 1


@rule("PA-E11")
@pytest.mark.parametrize(
    ("doing", "workers", "good", "count"),
    [
        ("hunt with 1", "labourer", "provision", 1),
        ("hunt with 2", "labourer scout", "provision", 3),
        ("trade with 1", "labourer", "silver", 1),
        ("trade with 2", "labourer merchant", "silver", 3),
    ],
)
def test_hunt_and_trade(doing: str, workers: str, good: str, count: int) -> None:
    assert Scene(2).have(0, workers).turn().do(doing).has(0, good) == count


@rule("PA-E12")
def test_a_criminal_prays_for_absolve() -> None:
    scene = Scene(2).standing(0, "absolve", "cleric", "labourer", "merchant").have(0, "criminal", silver=2)
    scene.have(0, "cleric labourer merchant").turn().do("pray", "place criminal", "empty absolve")
    assert scene.has(0, "silver") == 0
    assert scene.on(0, "pray")[0] == "criminal"
    scene.have(0, silver=1).do("pass", seat=1)
    assert "absolve" in scene.offers()


@rule("PA-E13")
def test_commission_in_the_second_area() -> None:
    scene = Scene(2).workshop(0, "commission", 1).mark(0, faith=2, influence=1).paladin(0, "anseis")
    scene.have(0, "labourer cleric", provision=1).turn().do("commission")
    assert scene.refuses("square 3_1") == "PA-9.4"
    scene.do("square 2_3")
    assert scene.has(0, "provision") == 0
    assert scene.workers() == ["scout"]
    assert scene.level(0, "influence") == 2


@rule("PA-E14")
def test_herbert_fortifies() -> None:
    scene = Scene(2).built(0, "wall_scout", "wall_scout", "wall_scout").mark(0, influence=2).paladin(0, "anseis")
    scene.next_wall("wall_labourer_fighter").have(0, "merchant labourer scout").turn().do("fortify")
    assert scene.has(0, "provision") == 0
    assert scene.game.walls[3] == index("walls", "wall_labourer_fighter")
    assert scene.level(0, "strength") == 1
    assert scene.workers() == ["labourer", "fighter"]
    assert scene.game.edition.wall_need[4] == 7
    assert scene.game.right_price(0, 7) == 0
    scene.game.paladins[0] = -1
    assert scene.game.right_price(0, 7) == 2


@rule("PA-E15")
def test_garrison_with_a_prayer() -> None:
    scene = Scene(2).mark(0, strength=5).standing(0, "hunt", "labourer")
    scene.have(0, "merchant labourer fighter", provision=1).turn().do("garrison", "square 3_4", "empty hunt")
    assert scene.has(0, "provision") == 0
    assert scene.on(0, "hunt")[0] == "-"
    assert scene.level(0, "faith") == 1
    assert scene.has(0, "silver") == 0


@rule("PA-E16")
def test_the_first_absolve() -> None:
    scene = Scene(2).owing(0, unpaid=1).suspected(0, 1).have(0, "cleric labourer merchant", silver=1).turn()
    scene.do("absolve", "jar space 2", "pay a debt")
    assert scene.has(0, "silver") == 0
    assert (scene.unpaid(), scene.paid()) == (0, 1)
    assert scene.level(0, "faith") == 1
    scene.do("discard 1")
    assert scene.suspicions() == 0


@rule("PA-E17")
def test_the_mercenary_is_attacked() -> None:
    scene = Scene(2).mark(0, strength=5).outsiders(slot4="mercenary_viking").have(0, "scout labourer fighter", silver=1)
    scene.turn().do("attack")
    assert scene.has(0, "silver") == 0
    assert scene.level(0, "influence") == 1
    assert scene.workers() == ["labourer", "labourer"]
    assert scene.owned("attacked") == ["mercenary_viking"]


@rule("PA-E18")
def test_the_assassin_is_converted() -> None:
    scene = Scene(2).mark(0, faith=3).paladin(0, "anseis").outsiders(slot2="assassin_viking")
    scene.converted(0, "thief_viking", "archer_saracen").did(0, convert=2).attacked(0, "hunter_saracen")
    scene.have(0, "fighter labourer cleric", silver=2).turn().do("convert")
    assert scene.has(0, "silver") == 0
    assert scene.level(0, "strength") == 2
    assert scene.owned("converted")[-1] == "assassin_viking"
    points = {"faith": 1, "strength": 1, "assassin": 1}
    assert scene.game.score(0) == sum(points.values())


@rule("PA-E19")
def test_an_inquisition_between_two_suspicions() -> None:
    scene = Scene(2).next_suspicions(2, 1)
    scene.game.tax = 1
    bank = int(scene.game.bank[6])
    scene.reward(["criminal", "criminal"])
    assert scene.has(0, "silver") == 3
    assert len(scene.told("inquisition")) == 1
    assert scene.game.tax == 5
    assert scene.game.bank[6] == bank - 1 - 6
    kinds = [e.kind for e in scene.game.journal or [] if e.kind in ("suspected", "tax-filled")]
    assert kinds == ["suspected", "tax-filled", "suspected"]


@rule("PA-E20")
def test_an_inquisition_with_four_players() -> None:
    scene = Scene(4).suspected(0, 0).suspected(2, 0, 0, 0).suspected(3, 0, 0, 0)
    scene.game.tax = 0
    scene.inquisition()
    assert [scene.unpaid(seat) for seat in range(4)] == [0, 0, 1, 1]
    assert [scene.suspicions(seat) for seat in range(4)] == [1, 0, 2, 2]
    assert scene.game.tax == 8


@rule("PA-E21")
def test_a_schemer_saves_its_owner() -> None:
    scene = Scene(2).hired(0, "conspirator_1").suspected(0, 0, 0, 0).suspected(1, 0, 0, 0).inquisition()
    assert [scene.unpaid(seat) for seat in range(2)] == [0, 1]
    assert [scene.suspicions(seat) for seat in range(2)] == [2, 2]


@rule("PA-E32")
def test_five_townsfolk_at_an_inquisition() -> None:
    scene = Scene(2).hired(0, "conspirator_1", "squire_1", "peddler_3", "conspirator_2", "squire_2")
    scene.suspected(0, 0, 0).inquisition()
    scene.do("peddler", "conspirator", "conspirator")
    assert scene.has(0, "silver") == 2
    assert scene.suspicions() == 0
    assert (scene.level(0, "faith"), scene.level(0, "influence")) == (1, 1)
    assert scene.unpaid() == 0
