"""The worked examples, played as scenes."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, up_to
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.position import AUTUMN, NOBODY, SPRING, SUMMER
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.steps import (
    ABOUT,
    AID_PHASE,
    BUILD_ACTION,
    ENVOY_PHASE,
    GAME_ENDS,
    RECRUIT_PHASE,
    SEASON,
    WINTER_PHASE,
    YEAR_ENDS,
)
from regalia.kernel.game import Setup
from support import rule

ANNA, BELA, EVA, DAVID = range(4)
AGREED = (EVA, ANNA, DAVID, BELA)
HIGH = (6, 6, 6)


@rule("KB-E1")
def test_E1_the_set_up() -> None:
    for preset in (HUNGARIAN, ORIGINAL):
        court = GAME.start(Setup("kingsburg", 4, b"E1", preset, order=AGREED))
        assert isinstance(court, Kingsburg)
        view = GAME.view(court, 0)
        assert (view["enemy"]["level"], view["enemy"]["cards_left"]) == (1, 5)
        assert "card" not in view["enemy"]
        for province in view["provinces"]:
            assert (province["points"], province["soldiers"], sum(province["goods"].values())) == (0, 0, 0)
        if preset == HUNGARIAN:
            assert view["order"] == list(AGREED)
    orders = {tuple(GAME.start(Setup("kingsburg", 4, bytes([n]), ORIGINAL, order=AGREED)).order) for n in range(1, 30)}  # type: ignore[attr-defined]
    assert len(orders) > 5


@rule("KB-E2", "KB-E4", "KB-E5", "KB-E6", "KB-E7", "KB-E8", "KB-E9", "KB-E10", "KB-E11", "KB-E12")
@rule("KB-R1", "KB-R2", "KB-R28", "KB-R30", "KB-R34", "KB-R35")
@both_presets
def test_E2_to_E12_the_first_spring(preset: str) -> None:
    scene = Scene(4, preset, order=AGREED).begin()
    # KB-E2: the aid.
    scene.dice((1, 3, 5), (4, 4, 5), (2, 2, 6), (2, 3, 5))
    scene.play(EVA, "take 1 gold").play(ANNA, "take 1 wood").play(DAVID, "take 1 gold").play(BELA, "take 1 stone")
    assert [scene.held(seat) for seat in range(4)] == [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 0)]
    assert [len(scene.rolled(seat)) for seat in range(4)] == [3, 3, 3, 3]
    # KB-E4: the order.
    assert scene.order == [ANNA, EVA, DAVID, BELA]
    # KB-E5: the placements.
    scene.play(ANNA, "influence 8 with 3+5")
    assert scene.refused(EVA, "influence 8 with 2+6") == "KB-5.11"
    scene.play(EVA, "influence 4 with 2+2").play(DAVID, "influence 7 with 2+5")
    assert "influence 13 with 4+4+5" in scene.offers(BELA)
    assert scene.refused(BELA, "influence 8 with 4+4") == "KB-5.11"
    scene.play(BELA, "influence 9 with 4+5").play(ANNA, "influence 1 with 1").play(EVA, "influence 6 with 6")
    assert not scene.told("passes")
    scene.play(DAVID, "influence 3 with 3")
    # KB-E6: Béla has a 4 left and passes, though 2 is free.
    assert [told["seat"] for told in scene.told("passes")] == [BELA]
    assert (scene.question, scene.owners(2)) == ("gift", [])
    # KB-E7: the help.
    assert scene.vp == [1, 0, 0, 0]
    assert scene.held(DAVID) == (1, 1, 0)
    scene.play(EVA, "take 1 wood", "give 1 wood for 1 gold, 1 stone").play(DAVID, "take 1 wood, 1 plus2")
    assert scene.offers(BELA) == ["take 1 gold, 1 wood", "take 1 wood, 1 stone"]
    scene.play(BELA, "take 1 gold, 1 wood")
    assert [scene.held(seat) for seat in range(4)] == [(2, 1, 0), (1, 1, 1), (2, 0, 1), (1, 2, 0)]
    assert [scene.plus2(seat) for seat in range(4)] == [0, 0, 0, 1]
    # KB-E8: Anna builds the Statue.
    scene.play(ANNA, "build statue")
    assert (scene.held(ANNA), scene.vp[ANNA]) == ((0, 1, 0), 1 + 3)
    # KB-E10: Éva builds the Guard Tower.
    scene.play(EVA, "build guard_tower")
    assert (scene.held(EVA), scene.vp[EVA]) == ((1, 0, 0), 1)
    # KB-E11: Dávid builds the Palisade.
    scene.play(DAVID, "build palisade")
    assert (scene.held(DAVID), scene.vp[DAVID], scene.plus2(DAVID)) == ((1, 0, 0), 0, 1)
    # KB-E9: Béla builds the Inn; the Chapel is out of reach.
    assert scene.refused(BELA, "build chapel") == "KB-7.7"
    scene.play(BELA, "build inn")
    assert scene.held(BELA) == (0, 0, 1)
    # KB-E12: a point for everybody.
    rewarded = scene.kinds().index("rewarded-alike")
    assert "builds" in scene.kinds()[:rewarded]
    assert sum(told["points"] for told in scene.told("builds")) == 4
    assert scene.view()["phase"] == "summer"
    assert scene.vp == [5, 1, 2, 1]


@rule("KB-E3", "KB-R11")
@both_presets
def test_E3_eva_gets_the_white_die(preset: str) -> None:
    scene = Scene(4, preset).in_year(3)
    for seat, (buildings, goods) in enumerate([(6, 0), (5, 2), (5, 0), (6, 1)]):
        scene.many_buildings(seat, buildings).goods(seat, 0, goods, 0)
    scene.run(AID_PHASE)
    assert scene.told("aid-die") == [{"seat": EVA}]
    scene.season(SPRING, (1, 3, 5), (1, 3, 5), (1, 3, 5, 4), (1, 3, 5))
    assert [len(scene.rolled(seat)) for seat in range(4)] == [3, 3, 4, 3]
    scene.after("influence")
    assert scene.court.aid == NOBODY
    scene.end().season(SUMMER, (1, 3, 5), (1, 3, 5), (1, 3, 5), (1, 3, 5))
    assert len(scene.rolled(EVA)) == 3


@rule("KB-E13")
@both_presets
def test_E13_the_church_needs_the_chapel(preset: str) -> None:
    scene = Scene(3, preset).goods(0, 9, 9, 9).buildings(0, "statue").run(BUILD_ACTION)
    assert scene.refused(0, "build church") == "KB-7.7"
    scene.buildings(0, "chapel").run(BUILD_ACTION).play(0, "build church")
    assert scene.built(0) == ["statue", "chapel", "church"]


def second_year(preset: str, eva: int) -> Scene:
    scene = Scene(4, preset).in_year(2)
    for seat, (buildings, goods) in enumerate([(5, 0), (4, 2), (4, eva), (4, 0)]):
        scene.many_buildings(seat, buildings).goods(seat, goods, 0, 0)
    return scene.run(ENVOY_PHASE)


@rule("KB-E14")
@both_presets
def test_E14_david_gets_the_envoy(preset: str) -> None:
    assert second_year(preset, eva=1).court.envoy == DAVID


@rule("KB-E15")
@both_presets
def test_E15_nobody_gets_the_envoy(preset: str) -> None:
    assert second_year(preset, eva=0).court.envoy == NOBODY


@rule("KB-E16")
@both_presets
def test_E16_david_builds_twice(preset: str) -> None:
    scene = Scene(4, preset).buildings(DAVID, "guard_tower").goods(DAVID, 1, 3, 0).envoy(DAVID).season(AUTUMN)
    if preset == HUNGARIAN:
        scene.play(DAVID, "use for building")
    scene.until("build").play(DAVID, "build barricade", "build blacksmith")
    assert scene.held(DAVID) == (0, 0, 0)
    assert scene.vp[DAVID] == 1 + 2
    assert scene.court.envoy == NOBODY


@rule("KB-E17")
@both_presets
def test_E17_david_joins_bela(preset: str) -> None:
    scene = Scene(4, preset).envoy(DAVID).season(AUTUMN, HIGH, (1, 3, 3), HIGH, (1, 3, 4))
    if preset == HUNGARIAN:
        scene.play(DAVID, "use for influence")
    scene.play(BELA, "influence 3 with 3").play(DAVID, "influence 5 with 1+4")
    scene.play(ANNA, "pass").play(EVA, "pass").play(BELA, "pass")
    assert scene.offers(DAVID) == ["pass", "influence 3 with 3"]
    scene.play(DAVID, "influence 3 with 3")
    assert scene.held(BELA) == (0, 1, 0)
    assert scene.held(DAVID) == (0, 1, 0)
    assert scene.court.envoy == NOBODY


def goblins(preset: str) -> Scene:
    scene = Scene(4, preset, order=AGREED).enemy("y1_goblins_3")
    scene.buildings(ANNA, "statue", "palisade", "barricade")
    scene.buildings(BELA, "inn", "guard_tower").soldiers(BELA, 1).goods(BELA, 0, 1, 1)
    scene.buildings(EVA, "guard_tower", "blacksmith", "barricade")
    return scene.buildings(DAVID, "inn", "barricade", "crane").goods(DAVID, 0, 1, 0)


@rule("KB-E18", "KB-R52")
@both_presets
def test_E18_the_goblins(preset: str) -> None:
    scene = goblins(preset)
    before = scene.vp
    scene.winter(1)
    assert scene.army == [1, 2, 1, 1]
    assert scene.strengths == [3, 3, 4, 2]
    assert scene.results == ["draw", "draw", "victory", "defeat"]
    assert scene.held(EVA) == (0, 0, 1)
    assert [now - then for now, then in zip(scene.vp, before, strict=True)] == [0, 0, 1, -1]
    assert (scene.held(DAVID), scene.built(DAVID)) == ((0, 1, 0), ["inn", "barricade"])
    assert (scene.held(BELA), len(scene.built(BELA)), len(scene.built(ANNA))) == ((0, 1, 1), 2, 3)
    scene.run(YEAR_ENDS)
    assert scene.army == [0, 0, 0, 0]


@rule("KB-E19")
def test_E19_market_or_crane() -> None:
    scene = goblins(ORIGINAL).buildings(DAVID, "market").winter(1)
    assert scene.built(DAVID) == ["inn", "barricade", "crane"]
    assert scene.vp[DAVID] == 1
    scene = goblins(HUNGARIAN).buildings(DAVID, "market").winter(1)
    assert (scene.turn, scene.offers()) == (DAVID, ["give up row 2", "give up row 5"])
    scene.play(DAVID, "give up row 5")
    assert scene.built(DAVID) == ["inn", "market", "barricade"]
    assert scene.vp[DAVID] == 1


@rule("KB-E20")
@both_presets
def test_E20_only_the_strongest_victor(preset: str) -> None:
    scene = Scene(3, preset).soldiers(0, 9).soldiers(1, 10).enemy("y5_barbarians_8").winter(1)
    assert scene.strengths[:2] == [10, 11]
    assert scene.vp[:2] == [1, 2]


@rule("KB-E21")
@both_presets
@pytest.mark.parametrize("number", [8, 9, 10])
def test_E21_the_market_and_a_total_of_9(number: int, preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "market").season(SPRING, (4, 5, 2), HIGH, HIGH)
    of_nine = {name.split()[1]: name for name in scene.offers() if " 4+5" in name}
    assert list(of_nine) == ["8", "9", "10"]
    scene.play(0, of_nine[str(number)]).play(1, "pass").play(2, "pass")
    assert scene.targets() == ([1, 2, 3] if number == 9 else [2])


@rule("KB-E22")
@both_presets
@pytest.mark.parametrize(("number", "count"), [(5, 2), (10, 3), (18, 2), (13, 0)])
def test_E22_the_stable(number: int, count: int, preset: str) -> None:
    assert Scene(3, preset).buildings(0, "stable").visit(0, number).army[0] == count
    assert Scene(3, preset).visit(0, number).army[0] == max(0, count - 1)


@rule("KB-E23")
@both_presets
def test_E23_the_alchemist(preset: str) -> None:
    scene = Scene(3, preset).goods(0, 0, 1, 0).visit(0, 6).play(0, "give 1 wood for 1 gold, 1 stone")
    assert scene.held(0) == (1, 0, 1)


@rule("KB-E24")
def test_E24_no_second_reroll() -> None:
    for preset, built in ((HUNGARIAN, ["statue"]), (ORIGINAL, ["statue"]), (HUNGARIAN, up_to("chapel"))):
        scene = Scene(3, preset).buildings(0, *built).season(SPRING, (4, 4, 4), HIGH, HIGH, (4,))
        scene.play(0, "reroll a coloured die")
        assert scene.rolled(0) == [4, 4, 4]
        assert scene.question == "influence"


@rule("KB-E25")
def test_E25_statue_then_chapel() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, *up_to("chapel"), "farms")
    scene.season(SPRING, (2, 2, 2, 2), HIGH, HIGH, (1,), (1, 1, 1, 1))
    assert scene.offers() == ["pass", "reroll a coloured die", "reroll a white die"]
    scene.play(0, "reroll a coloured die")
    assert scene.rolled(0) == [1, 2, 2, 2]
    assert scene.offers() == ["pass", "reroll all dice"]
    scene.play(0, "reroll all dice")
    assert scene.rolled(0) == [1, 1, 1, 1]
    assert scene.question == "influence"
    scene = Scene(3, HUNGARIAN).buildings(0, *up_to("chapel"), "farms")
    scene.season(SPRING, (2, 2, 2, 2), HIGH, HIGH, (1,)).play(0, "reroll a coloured die")
    assert scene.question == "influence"


@rule("KB-E26")
@both_presets
def test_E26_the_crane_and_the_farms(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "crane", *up_to("market")).goods(0, 1, 3, 1).run(BUILD_ACTION)
    assert scene.play(0, "build farms").held(0) == (0, 0, 0)


@rule("KB-E27")
@both_presets
def test_E27_the_fortress(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "fortress").soldiers(0, 2).soldiers(1, 9).enemy("y1_orcs_3").winter(1)
    assert scene.held(0) == (1, 0, 0)
    assert scene.vp[0] == 4 + 1


@rule("KB-E28")
@both_presets
def test_E28_the_barracks(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "barracks").goods(0, 1, 1, 1).goods(1, 1, 1, 1).run(RECRUIT_PHASE)
    scene.play(0, "train for 1 gold", "train for 1 wood", "train for 1 stone").play(1, "train for 1 gold, 1 wood")
    assert scene.over
    assert scene.army[:2] == [3, 1]
    assert (scene.held(0), scene.held(1)) == ((0, 0, 0), (0, 0, 1))


@rule("KB-E29")
def test_E29_two_dice_with_two_tokens() -> None:
    for preset in (HUNGARIAN, ORIGINAL):
        scene = Scene(3, preset).tokens(0, 2).season(SPRING, (1, 4, 5), HIGH, HIGH)
        name = "influence 13 with 4+5 and 2 tokens"
        if preset == HUNGARIAN:
            assert scene.play(0, name).owners(13) == [0]
        else:
            assert scene.refused(0, name) == "KB-R8"
            assert "influence 11 with 4+5 and 1 token" in scene.offers()


@rule("KB-E30")
@both_presets
def test_E30_one_die_with_two_tokens(preset: str) -> None:
    scene = Scene(3, preset).tokens(0, 2).season(SPRING, (1, 1, 6), HIGH, HIGH)
    assert scene.refused(0, "influence 10 with 6 and 2 tokens") == ("KB-5.9" if preset == HUNGARIAN else "KB-R8")


@rule("KB-E31")
def test_E31_the_town_hall() -> None:
    scene = Scene(3, HUNGARIAN).buildings(0, "town_hall").goods(0, 0, 1, 0).season(SPRING).until("town-hall")
    assert scene.offers() == ["take token", "swap 1 wood"]
    scene = Scene(3, ORIGINAL).buildings(0, "town_hall").goods(0, 0, 1, 0).season(SPRING).until("town-hall")
    assert scene.offers() == ["pass", "swap 1 wood"]
    scene.play(0, "swap 1 wood")
    assert (scene.held(0), scene.vp[0], scene.plus2(0)) == ((0, 0, 0), 3, 0)


@rule("KB-E32")
def test_E32_the_cathedral_and_the_tie() -> None:
    for preset, rank in ((HUNGARIAN, [2, 1]), (ORIGINAL, [1, 2])):
        scene = Scene(2, preset).buildings(0, "cathedral").goods(0, 2, 2, 1).points(0, 40)
        scene.points(1, 42).goods(1, 1, 1, 0).run(GAME_ENDS)
        assert scene.vp == [42, 42]
        assert sum(scene.held(0)) == (1 if preset == HUNGARIAN else 5)
        assert scene.rank() == rank


def blocked(*neutral: int) -> dict[str, list[int]]:
    return {preset: Scene(2, preset).season(SPRING, neutral).taken for preset in (HUNGARIAN, ORIGINAL)}


@rule("KB-E33")
def test_E33_neutral_dice() -> None:
    assert blocked(2, 3, 4, 5, 2) == {HUNGARIAN: [2, 5, 9], ORIGINAL: [7, 9]}


@rule("KB-E34")
def test_E34_neutral_dice_of_equal_sums() -> None:
    assert blocked(2, 3, 4, 4, 5) == {HUNGARIAN: [4, 5, 9], ORIGINAL: [4, 5, 9]}


@rule("KB-E35")
def test_E35_an_equal_pair() -> None:
    assert blocked(2, 3, 4, 3, 3) == {HUNGARIAN: [3, 9], ORIGINAL: [6, 9]}


@rule("KB-E36")
def test_E36_everything_coincides() -> None:
    assert blocked(1, 1, 1, 3, 3) == {HUNGARIAN: [3], ORIGINAL: [3, 6]}


@rule("KB-E37")
def test_E37_nothing_announced() -> None:
    scene = Scene(3, HUNGARIAN).goods(0, 9, 9, 9).envoy(0).season(AUTUMN).play(0, "pass")
    assert scene.court.envoy == NOBODY
    scene.until("build").play(0, "build statue")
    assert scene.question != "build-again"
    scene = Scene(3, ORIGINAL).goods(0, 9, 9, 9).envoy(0).season(AUTUMN).end()
    assert scene.court.envoy == 0
    scene.run(SEASON + ABOUT * SPRING).until("build").play(0, "build statue")
    assert scene.question == "build-again"
    scene.play(0, "pass").end().season(SUMMER).until("build").play(0, "build inn", "build market")
    assert scene.court.envoy == NOBODY


@rule("KB-E38")
@both_presets
def test_E38_the_stone_wall(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "stone_wall").soldiers(0, 3).soldiers(1, 4).enemy("y2_barbarians_5").winter(1)
    assert scene.strengths[:2] == [5, 5]
    assert scene.results[:2] == ["victory", "draw"]
    assert (scene.held(0), scene.vp[0]) == ((1, 0, 0), 2 + 1)
    assert (scene.held(1), scene.vp[1]) == ((0, 0, 0), 0)


@rule("KB-E39")
def test_E39_the_duchess() -> None:
    mixed = "take 1 gold, 1 wood, 1 plus2"
    assert mixed not in Scene(3, HUNGARIAN).visit(0, 12).offers()
    scene = Scene(3, ORIGINAL).visit(0, 12).play(0, mixed)
    assert (scene.held(0), scene.plus2(0)) == ((1, 1, 0), 1)


@rule("KB-E40")
def test_E40_the_smuggler() -> None:
    scene = Scene(3, HUNGARIAN).visit(0, 14).play(0, "take 3 stone, 1 vp")
    assert (scene.held(0), scene.vp[0]) == ((0, 0, 3), 1)
    scene = Scene(3, ORIGINAL).visit(0, 14).play(0, "give 1 vp for 1 gold, 1 wood, 1 stone")
    assert (scene.held(0), scene.vp[0]) == ((1, 1, 1), -1)


def test_the_examples_of_a_winter_run_into_the_next_year() -> None:
    scene = goblins(HUNGARIAN).dice((1,)).run(WINTER_PHASE, YEAR_ENDS)
    assert scene.court.year == 2
