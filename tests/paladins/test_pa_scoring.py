"""Points, ties, and the score sheet."""

import pytest

from paladins.pa_scenes import SHEET, Scene
from regalia.games.paladins import GAME
from regalia.games.paladins.components import OUTSIDERS
from regalia.games.paladins.encoding import AI
from regalia.games.paladins.scoring import SOURCES, card_points, outsider_points, points, score_of
from regalia.games.paladins.steps import ROUND_ENDS
from support import rule


def worth(scene: Scene, kind: str, side: int = 0) -> int:
    return int(card_points(scene.game, side, OUTSIDERS.index(kind)))


def line(scene: Scene, source: str, side: int = 0) -> int:
    return int(points(scene.game, side, SOURCES.index(source)))


@rule("PA-20.1")
def test_the_game_ends_right_after_round_seven() -> None:
    scene = Scene(2).townsfolk(slot5="abbot_1")
    scene.game.round = 7
    scene.run(ROUND_ENDS)
    assert scene.game.over()
    assert scene.told("end") == [{}]
    assert scene.row_of("townsfolk")[4] == "abbot_1"


@rule("PA-20.2", "PA-24.1", "PA-24.2", "PA-24.3")
def test_orders_pay_every_player_who_meets_them() -> None:
    scene = Scene(3).order(1, "commission").order(2, "absolve").order(3, "attack")
    scene.did(0, commission=5, absolve=5, attack=5).did(1, commission=6).did(2, commission=4, attack=9)
    assert [line(scene, "orders", seat) for seat in range(3)] == [4 + 6 + 8, 4, 8]


@rule("PA-20.2")
def test_whoever_meets_an_order_is_told_once() -> None:
    """Right after the action that was the last it wanted, not before and not again; or when it is turned up."""
    for done, told in ((3, []), (4, [{"seat": 0, "order": "@order-convert", "points": 8}]), (5, [])):
        scene = Scene(2).order(1, "attack").order(3, "convert").did(0, convert=done)
        scene.outsiders(slot1="lookout_viking").have(0, "fighter labourer cleric", silver=9)
        scene.turn().do("convert")
        assert scene.told("converts")
        assert scene.told("order-met") == told, done
    late = Scene(3).did(1, **dict.fromkeys(("commission", "fortify", "garrison", "absolve", "attack", "convert"), 5))
    late.game.reveal_order(1)
    assert [(event["seat"], event["points"]) for event in late.told("order-met")] == [(1, 6)]


@rule("PA-20.3")
def test_attributes_score_by_the_marker_alone() -> None:
    scene = Scene(2).mark(0, strength=4, faith=6, influence=8).paladin(0, "roland")
    assert [line(scene, attribute) for attribute in ("strength", "faith", "influence")] == [3, 6, 9]


@rule("PA-20.10")
@pytest.mark.parametrize(("silver", "provisions", "expected"), [(2, 0, 0), (2, 1, 1), (5, 0, 1), (4, 5, 3)])
def test_three_resources_are_a_point(silver: int, provisions: int, expected: int) -> None:
    assert line(Scene(2).have(0, silver=silver, provision=provisions), "resources") == expected


@rule("PA-20.11", "PA-21.9")
def test_each_converted_outsider_scores_on_its_own() -> None:
    scene = Scene(2).converted(0, "warrior_saracen", "warrior_byzantine").mark(0, faith=8)
    assert line(scene, "outsiders") == 2 + 2


@rule("PA-20.13", "PA-20.14", "PA-20.15")
def test_ties() -> None:
    scene = Scene(2).mark(0, faith=4).order(1, "attack").did(1, attack=5).owing(1, paid=0)
    scene.have(0, silver=3)
    assert scene.game.score(0) == scene.game.score(1) == 4
    assert [int(scene.game.rank(seat)) for seat in range(2)] == [2, 1]
    assert GAME.decision(scene.game) == ("decided-orders", {"best": 4, "next": 0})
    scene.suspected(1, 0, 0, 0, 0)
    assert [int(scene.game.rank(seat)) for seat in range(2)] == [2, 1], "orders come before suspicions"
    even = Scene(2).suspected(0, 0)
    assert [int(even.game.rank(seat)) for seat in range(2)] == [2, 1]
    assert GAME.decision(even.game) == ("decided-suspicions", {"best": 0, "next": 1})
    same = Scene(3).suspected(2, 0)
    assert [int(same.game.rank(seat)) for seat in range(3)] == [1, 1, 3]
    assert GAME.decision(same.game) == ("decided-nothing", {})


@rule("PA-21.2")
@pytest.mark.parametrize(
    ("kind", "attribute"), [("armourer", "strength"), ("marauder", "influence"), ("warrior", "faith")]
)
def test_outsiders_that_count_attributes(kind: str, attribute: str) -> None:
    for level, expected in ((3, 0), (4, 1), (7, 1), (12, 3)):
        assert worth(Scene(2).mark(0, **{attribute: level}), kind) == expected
    assert worth(Scene(2).mark(0, strength=3, faith=3, influence=3).paladin(0, "roland"), kind) == 0


@rule("PA-21.3", "PA-13.9")
@pytest.mark.parametrize(
    ("kind", "people"), [("assassin", "saracen"), ("barbarian", "byzantine"), ("invader", "viking")]
)
def test_outsiders_that_count_attacked_peoples(kind: str, people: str) -> None:
    cards = [card["id"] for card in SHEET["outsiders"] if card["type"] == people][:3]
    others = [card["id"] for card in SHEET["outsiders"] if card["type"] != people][:4]
    scene = Scene(2).attacked(0, *cards, *others).attacked(1, others[-1])
    assert worth(scene, kind) == 3
    converted = Scene(2).converted(0, *cards)
    assert worth(converted, kind) == 0


@rule("PA-21.4")
def test_champion() -> None:
    scene = Scene(2).order(1, "attack").order(2, "convert")
    assert worth(scene, "champion") == 1
    assert worth(scene.did(0, attack=5), "champion") == 2
    assert worth(scene.did(0, convert=5), "champion") == 3


@rule("PA-21.5", "PA-R3", "PA-E31")
def test_mercenaries() -> None:
    one = Scene(2).converted(0, "mercenary_viking")
    assert (worth(one, "mercenary"), line(one, "outsiders")) == (2, 2)
    two = Scene(2).converted(0, "mercenary_viking", "mercenary_byzantine").converted(1, "mercenary_saracen_1")
    assert (worth(two, "mercenary"), line(two, "outsiders")) == (3, 6)
    three = Scene(2).converted(0, "mercenary_viking", "mercenary_byzantine", "mercenary_saracen_1")
    assert (worth(three, "mercenary"), line(three, "outsiders")) == (4, 12)


@rule("PA-21.6", "PA-21.7", "PA-21.8", "PA-R54")
def test_protector_thief_and_traitor() -> None:
    scene = Scene(2).owing(0, unpaid=2, paid=3).suspected(0, 0, 1, 2, 2)
    assert worth(scene, "protector") == 3
    assert worth(scene, "thief") == 4
    assert worth(scene, "traitor") == -2
    alone = Scene(1).owing(AI, unpaid=2)
    assert worth(alone, "traitor", AI) == 1


@rule("PA-R32")
def test_the_hunter_counts_the_townsfolk_beside_the_board() -> None:
    scene = Scene(2).townsfolk(slot5="squire_1").hired(0, "abbot_1").have(0, "labourer").turn()
    scene.do("recruit for a quest")
    assert worth(scene, "hunter") == 0
    scene.hired(0, "abbot_2")
    assert worth(scene, "hunter") == 1


@rule("PA-I29")
def test_the_score_is_the_sum_of_its_categories() -> None:
    scene = Scene(2).mark(0, strength=9, faith=4).owing(0, unpaid=1, paid=2).have(0, silver=7).built(0, "wall_2_vp")
    scene.converted(0, "champion_saracen").did(0, convert=1, develop=7, commission=6, absolve=5, garrison=7)
    expected = {
        "orders": 0, "strength": 11, "faith": 3, "influence": 0, "develop": 3, "garrison": 9, "absolve": 1,
        "commission": 5, "fortify": 0, "walls": 2, "outsiders": 1, "debts": -1, "resources": 2,
    }  # fmt: skip
    sheet = {entry.source: entry.points[0] for entry in GAME.score_sheet(scene.game)}
    assert sheet == expected
    assert scene.game.score(0) == sum(expected.values()) == score_of(scene.game, 0)


@rule("PA-E22")
def test_the_scoring_example_of_66_points() -> None:
    scene = Scene(2).order(1, "fortify").order(2, "garrison").order(3, "commission")
    scene.built(0, "wall_2_vp", "wall_labourer_1_vp", "wall_scout", "wall_scout", "wall_scout", "wall_scout")
    scene.did(0, commission=6, attack=3, convert=4).mark(0, strength=11, influence=10, faith=6)
    scene.attacked(0, "adventurer_saracen", "archer_saracen", "hunter_saracen")
    scene.converted(0, "adventurer_viking", "warrior_byzantine", "warrior_saracen", "assassin_viking")
    scene.owing(0, unpaid=1, paid=2).have(0, silver=2, provision=2)
    expected = {
        "orders": 4 + 8, "strength": 16, "influence": 13, "faith": 6, "commission": 5, "fortify": 3, "walls": 3,
        "outsiders": 3 + 1 + 1 + 3, "debts": 2 - 3, "resources": 1, "develop": 0, "garrison": 0, "absolve": 0,
    }  # fmt: skip
    assert {source: line(scene, source) for source in SOURCES} == expected
    cards = [worth(scene, kind) for kind in ("adventurer", "warrior", "warrior", "assassin")]
    assert cards == [3, 1, 1, 3]
    assert scene.game.score(0) == 66


@rule("PA-E30", "PA-R33", "PA-36.6", "PA-36.7", "PA-35.19")
def test_the_scoring_example_of_the_ai_with_76_points() -> None:
    scene = Scene(1).order(1, "attack").order(2, "commission").order(3, "garrison")
    scene.mark(AI, strength=12, faith=11, influence=10).did(AI, commission=6, garrison=5, fortify=3, develop=6)
    for place in range(3):
        scene.game.walls[7 + place] = 12  # without points
    scene.attacked(AI, "lookout_viking", "adventurer_viking").did(AI, attack=2, convert=6)
    scene.converted(AI, "armourer_viking", "lookout_byzantine", "guardian_byzantine", "protector_saracen")
    scene.converted(AI, "invader_saracen", "hunter_byzantine").owing(AI, unpaid=2, paid=1)
    cards = {"armourer": 3, "lookout": 1, "guardian": 3, "protector": 1, "invader": 2, "hunter": 1}
    assert {kind: worth(scene, kind, AI) for kind in cards} == cards
    assert outsider_points(scene.game, AI) == 11
    found = {source: line(scene, source, AI) for source in SOURCES}
    assert found["orders"] == 6 + 8
    assert found["strength"] + found["faith"] + found["influence"] == 49
    assert (found["commission"], found["garrison"], found["debts"]) == (5, 2, 1 - 6)
    assert (found["develop"], found["resources"], found["absolve"], found["walls"]) == (0, 0, 0, 0)
    assert score_of(scene.game, AI) == 76


@rule("PA-30.1", "PA-R46")
def test_alone_only_more_points_than_the_ai_win() -> None:
    scene = Scene(1).mark(0, faith=4).mark(AI, faith=4)
    assert scene.game.rank(0) == 2
    scene.have(0, silver=3)
    assert scene.game.rank(0) == 1
