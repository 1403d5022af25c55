"""Section 8: what the buildings do."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, every_season, up_to
from regalia.games.kingsburg.position import AUTUMN, SPRING, SUMMER
from regalia.games.kingsburg.steps import BUILD_ACTION, GAME_ENDS, RECRUIT_PHASE
from support import rule

HIGH = (6, 6, 6)

# Cost in gold, wood, stone; points; strength in battle.
TABLE = {
    "statue": ((2, 0, 0), 3, 0),
    "chapel": ((3, 0, 1), 5, 0),
    "church": ((3, 1, 2), 7, 0),
    "cathedral": ((5, 0, 3), 9, 0),
    "inn": ((1, 1, 0), 0, 0),
    "market": ((2, 2, 0), 1, 0),
    "farms": ((2, 3, 1), 2, -1),
    "merchants_guild": ((3, 1, 2), 4, 0),
    "guard_tower": ((1, 0, 1), 1, 1),
    "blacksmith": ((1, 2, 0), 2, 1),
    "barracks": ((2, 2, 1), 4, 0),
    "wizards_guild": ((3, 2, 2), 6, 2),
    "palisade": ((0, 2, 0), 0, 1),
    "stable": ((1, 1, 1), 2, 0),
    "stone_wall": ((2, 0, 2), 2, 1),
    "fortress": ((3, 0, 2), 4, 1),
    "barricade": ((0, 1, 0), 0, 0),
    "crane": ((0, 1, 1), 1, 0),
    "town_hall": ((2, 1, 1), 2, 0),
    "embassy": ((2, 2, 2), 4, 0),
}
CARDS = {
    "barbarians": "y1_barbarians_2",
    "goblins": "y1_goblins_3",
    "orcs": "y1_orcs_3",
    "zombies": "y1_zombies_4",
    "demons": "y3_demons_6",
    "dragons": "y5_dragons_9",
}


def strength(enemy: str, *built: str) -> int:
    """The strength of 2 soldiers, 6 from the King and these buildings, above 8."""
    scene = Scene(3).buildings(0, *built).soldiers(0, 2).enemy(CARDS[enemy]).winter(6)
    return scene.strengths[0] - 8


def against_all(*built: str) -> dict[str, int]:
    return {enemy: strength(enemy, *built) for enemy in CARDS}


def each(value: int, **others: int) -> dict[str, int]:
    return {enemy: others.get(enemy, value) for enemy in CARDS}


@rule("KB-8.1")
@both_presets
@pytest.mark.parametrize("building", TABLE)
def test_costs_and_points_of_the_table(building: str, preset: str) -> None:
    (gold, wood, stone), points, _ = TABLE[building]
    left = [name for name in up_to(building)[:-1] if name != "crane"]
    scene = Scene(3, preset).buildings(0, *left).goods(0, gold, wood, stone)
    if "crane" in up_to(building)[:-1]:
        scene.buildings(0, "crane").goods(0, gold - 1, wood, stone)
    before = scene.vp[0]
    scene.run(BUILD_ACTION).play(0, f"build {building}")
    assert scene.held(0) == (0, 0, 0)
    assert scene.vp[0] - before == points


@rule("KB-8.1")
@pytest.mark.parametrize("building", TABLE)
def test_battle_modifiers_of_the_table(building: str) -> None:
    assert strength("orcs", building) == TABLE[building][2]


@rule("KB-8.2", "KB-8.33", "KB-R14", "KB-D4")
@both_presets
@every_season
def test_the_statue_lets_reroll_one_of_equal_dice(phase: int, preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "statue").season(phase, (3, 3, 3), HIGH, HIGH, (5,))
    assert scene.offers() == ["pass", "reroll a coloured die"]
    scene.play(0, "reroll a coloured die")
    assert scene.rolled(0) == [3, 3, 5]
    scene = Scene(3, preset).buildings(0, "statue").season(phase, (3, 3, 3), HIGH, HIGH).play(0, "pass")
    assert scene.rolled(0) == [3, 3, 3]
    assert Scene(3, preset).buildings(0, "statue").season(phase, (3, 3, 4), HIGH, HIGH).question == "influence"
    assert Scene(3, preset).season(phase, (3, 3, 3), HIGH, HIGH).question == "influence"


@rule("KB-R14", "KB-D4")
@both_presets
def test_white_dice_count_for_the_statue_and_can_be_rerolled(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "statue", "farms").season(SPRING, (3, 3, 3, 4), HIGH, HIGH)
    assert scene.question == "influence"
    scene = Scene(3, preset).buildings(0, "statue", "farms").season(SPRING, (3, 3, 3, 3), HIGH, HIGH, (1,))
    assert scene.offers() == ["pass", "reroll a coloured die", "reroll a white die"]
    scene.play(0, "reroll a white die")
    assert "influence 4 with 3+w1" in scene.offers(0)


@rule("KB-8.3", "KB-R15")
def test_the_chapel_works_like_the_statue() -> None:
    scene = Scene(3).buildings(0, "chapel").season(SPRING, (3, 3, 3), HIGH, HIGH, (5,))
    assert scene.offers() == ["pass", "reroll a coloured die"]
    scene.play(0, "reroll a coloured die")
    assert scene.rolled(0) == [3, 3, 5]
    assert Scene(3).buildings(0, "chapel").season(SPRING, (1, 1, 2), HIGH, HIGH).question == "influence"


@rule("KB-8.3", "KB-D4", "KB-8.33")
def test_the_chapel_of_the_original_rerolls_all_dice_of_7_or_less() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "chapel", "farms").season(SPRING, (1, 1, 2, 3), HIGH, HIGH, (4, 5, 6, 2))
    assert scene.offers() == ["pass", "reroll all dice"]
    scene.play(0, "reroll all dice")
    assert scene.rolled(0) == [4, 5, 6, 2]
    for roll in ((1, 1, 2, 4), (3, 3, 3, 3)):
        scene = Scene(3, ORIGINAL).buildings(0, "chapel", "farms").season(SPRING, roll, HIGH, HIGH)
        assert scene.question == "influence"
    scene = Scene(3, ORIGINAL).buildings(0, "chapel").season(SPRING, (1, 1, 5), HIGH, HIGH).play(0, "pass")
    assert scene.rolled(0) == [1, 1, 5]


@rule("KB-8.4", "KB-8.5")
def test_statue_and_chapel_give_one_reroll_in_all() -> None:
    scene = Scene(3).buildings(0, *up_to("chapel")).season(SPRING, (4, 4, 4), HIGH, HIGH, (4,))
    scene.play(0, "reroll a coloured die")
    assert scene.rolled(0) == [4, 4, 4]
    assert scene.question == "influence"
    scene.end().season(SUMMER, (4, 4, 4), HIGH, HIGH)
    assert scene.question == "reroll"  # a new season, a new reroll


@rule("KB-8.4", "KB-8.5", "KB-D4", "KB-R72")
def test_in_the_original_each_building_rerolls_once_in_any_order() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, *up_to("chapel")).season(SPRING, (2, 2, 2), HIGH, HIGH, (2,), (2, 2, 2))
    assert scene.offers() == ["pass", "reroll a coloured die", "reroll all dice"]
    scene.play(0, "reroll a coloured die")
    assert scene.offers() == ["pass", "reroll all dice"]
    scene.play(0, "reroll all dice")
    assert scene.rolled(0) == [2, 2, 2]
    assert scene.question == "influence"
    scene = Scene(3, ORIGINAL).buildings(0, *up_to("chapel")).season(SPRING, (1, 2, 2), HIGH, HIGH, (5, 5, 5), (1,))
    scene.play(0, "reroll all dice")
    assert scene.offers() == ["pass", "reroll a coloured die"]
    scene.play(0, "reroll a coloured die")
    assert scene.rolled(0) == [1, 5, 5]
    assert scene.question == "influence"


@rule("KB-8.6")
def test_the_church_fights_demons() -> None:
    assert against_all("church") == each(0, demons=1)


@rule("KB-8.7", "KB-8.8", "KB-R58", "KB-D18")
def test_the_cathedral_exchanges_all_pairs_of_goods() -> None:
    scene = Scene(3).buildings(0, "cathedral").goods(0, 1, 2, 4).goods(1, 9, 9, 9).run(GAME_ENDS)
    assert scene.over
    assert scene.vp == [9 + 3, 0, 0]
    assert sum(scene.held(0)) == 1
    assert sum(scene.held(1)) == 27
    scene = Scene(3).buildings(0, "cathedral").goods(0, 0, 1, 0).run(GAME_ENDS)
    assert scene.vp[0] == 9
    assert scene.held(0) == (0, 1, 0)


@rule("KB-8.7", "KB-8.8", "KB-R58", "KB-D18")
def test_in_the_original_the_cathedral_counts_pairs_and_keeps_the_goods() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "cathedral").goods(0, 1, 2, 4).run(GAME_ENDS)
    assert scene.vp[0] == 9 + 3
    assert scene.held(0) == (1, 2, 4)


@rule("KB-8.9")
@both_presets
@every_season
def test_the_inn_gives_a_token_at_the_end_of_summer(phase: int, preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "inn").season(phase).end()
    assert scene.plus2(0) == (1 if phase == SUMMER else 0)


@rule("KB-8.10", "KB-8.33")
@both_presets
def test_the_market_shifts_one_total_a_season(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "market").season(SPRING, (1, 3, 5), HIGH, HIGH)
    assert "influence 3 with 3" in scene.offers()
    scene.play(0, "influence 4 with 3 and market +1").play(1, "pass").play(2, "pass")
    assert scene.targets() == [1, 5, 6]
    assert scene.refused(0, "influence 2 with 1 and market +1") == "KB-8.10"
    scene.end().season(SUMMER, (1, 3, 5), HIGH, HIGH)
    assert "influence 2 with 1 and market +1" in scene.offers()


@rule("KB-8.10")
def test_without_a_market_no_shift() -> None:
    scene = Scene(3).season(SPRING, (1, 3, 5), HIGH, HIGH)
    assert scene.refused(0, "influence 4 with 3 and market +1") == "KB-8.10"


@rule("KB-8.11")
def test_the_market_with_a_total_of_9() -> None:
    scene = Scene(3).buildings(0, "market").season(SPRING, (4, 5, 6), HIGH, HIGH)
    of_nine = [name for name in scene.offers() if "with 4+5" in name and "+6" not in name]
    assert of_nine == [
        "influence 8 with 4+5 and market -1",
        "influence 9 with 4+5",
        "influence 10 with 4+5 and market +1",
    ]


@rule("KB-R10")
def test_the_market_at_the_edges_of_the_court() -> None:
    scene = Scene(3).buildings(0, "market", "farms").season(SPRING, (1, 6, 6, 6), HIGH, HIGH)
    scene.play(1, "pass").play(2, "pass")
    assert "influence 18 with 1+6+6+w6 and market -1" in scene.offers()
    assert "influence 2 with 1 and market +1" in scene.offers()
    assert min(scene.targets()) == 1
    assert scene.refused(0, "influence 0 with 1 and market -1") == "KB-R10"


@rule("KB-R7")
@both_presets
def test_tokens_market_and_envoy_combine(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "market").tokens(0, 1).envoy(0)
    scene.season(AUTUMN, (6, 6, 6), (1, 4, 6), (5, 5, 5))
    if scene.question == "envoy":
        scene.play(0, "use for influence")
    scene.play(1, "influence 11 with 1+4+6").play(2, "pass")
    assert "influence 11 with 6+6 and market -1" in scene.offers()
    assert "influence 9 with 6 and 1 token and market +1" in scene.offers()
    scene = Scene(3, preset).buildings(0, "market").tokens(0, 1).envoy(0)
    scene.season(AUTUMN, (6, 6, 6), (1, 3, 5), (5, 5, 5))
    if scene.question == "envoy":
        scene.play(0, "use for influence")
    scene.play(1, "influence 9 with 1+3+5").play(2, "pass").play(0, "influence 9 with 6 and 1 token and market +1")
    assert scene.owners(9) == [1, 0]


@rule("KB-8.12")
@both_presets
@every_season
def test_the_farms_give_a_white_die(phase: int, preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "farms").season(phase)
    assert [len(scene.rolled(seat)) for seat in range(3)] == [4, 3, 3]
    assert [die["white"] for die in scene.view()["provinces"][0]["dice"]] == [False, False, False, True]


@rule("KB-8.13")
def test_the_farms_weaken() -> None:
    assert against_all("farms") == each(-1)


@rule("KB-8.14")
@both_presets
@every_season
def test_the_merchants_guild_gives_gold_before_the_roll(phase: int, preset: str) -> None:
    scene = Scene(3, preset).buildings(1, "merchants_guild").season(phase)
    assert [scene.held(seat) for seat in range(3)] == [(0, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert scene.kinds()[:3] == ["phase", "guild", "rolls"]


@rule("KB-8.15")
def test_the_guard_tower() -> None:
    assert against_all("guard_tower") == each(1)


@rule("KB-8.16")
def test_the_blacksmith() -> None:
    assert against_all("blacksmith") == each(1)


@rule("KB-8.17", "KB-R69")
@both_presets
def test_the_barracks_train_for_one_good(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "barracks").goods(0, 1, 1, 1).run(RECRUIT_PHASE)
    assert scene.offers() == ["pass", "train for 1 gold", "train for 1 wood", "train for 1 stone"]
    scene.play(0, "train for 1 wood", "train for 1 gold", "train for 1 stone")
    assert scene.army[0] == 3
    assert scene.held(0) == (0, 0, 0)


@rule("KB-8.18")
def test_the_wizards_guild() -> None:
    assert against_all("wizards_guild") == each(2)


@rule("KB-8.19", "KB-R49")
def test_the_palisade_holds_off_zombies() -> None:
    assert against_all("palisade") == each(1, zombies=2)


@rule("KB-8.20", "KB-8.21")
@both_presets
@pytest.mark.parametrize("number", range(1, 19))
def test_the_stable_adds_a_soldier_to_gifts_with_soldiers(number: int, preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "stable").goods(0, 1, 1, 1).visit(0, number)
    scene.after("gift")
    assert scene.army == [{5: 2, 10: 3, 18: 2}.get(number, 0), 0, 0]


@rule("KB-R71")
def test_the_stable_does_not_help_recruits_or_the_kings_soldiers() -> None:
    scene = Scene(3).buildings(0, "stable").goods(0, 2, 0, 0).run(RECRUIT_PHASE).play(0, "train for 2 gold")
    assert scene.army[0] == 1
    scene.enemy("y1_orcs_3").winter(4)
    assert scene.army[0] == 5


@rule("KB-8.22")
def test_the_stone_wall() -> None:
    assert against_all("stone_wall") == each(1)


@rule("KB-8.23")
@both_presets
def test_the_stone_wall_wins_on_equal_strength(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "stone_wall").soldiers(1, 1).enemy("y1_orcs_3").winter(2)
    assert scene.strengths == [3, 3, 2]
    assert scene.results == ["victory", "draw", "defeat"]


@rule("KB-8.24")
def test_the_fortress() -> None:
    assert against_all("fortress") == each(1)


@rule("KB-8.25", "KB-R57")
@both_presets
def test_the_fortress_gives_a_point_for_every_victory(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "fortress").soldiers(1, 9).soldiers(2, 3).enemy("y1_zombies_4").winter(4)
    assert scene.results == ["victory", "victory", "victory"]
    assert scene.vp == [4 + 1 + 1, 1 + 1, 1]
    scene = Scene(3, preset).buildings(0, "fortress").soldiers(1, 9).enemy("y1_zombies_4").winter(3)
    assert (scene.results[0], scene.vp[0]) == ("draw", 4)


@rule("KB-R57")
def test_the_fortress_counts_a_victory_by_the_stone_wall_too() -> None:
    scene = Scene(3).buildings(0, "stone_wall", "fortress").enemy("y1_zombies_4").winter(2)
    assert (scene.strengths[0], scene.results[0]) == (4, "victory")
    assert scene.vp[0] == 2 + 4 + 1 + 1 + 1  # card, Fortress, highest strength


@rule("KB-8.26")
def test_the_barricade_holds_off_goblins() -> None:
    assert against_all("barricade") == each(0, goblins=1)


@rule("KB-8.27")
@pytest.mark.parametrize("building", [name for name in TABLE if name not in ("barricade", "crane")])
def test_the_crane_saves_a_gold_in_columns_3_and_4(building: str) -> None:
    (gold, wood, stone), _, _ = TABLE[building]
    scene = Scene(3).buildings(0, "barricade", "crane", *up_to(building)[:-1]).goods(0, 9, wood, stone)
    scene.run(BUILD_ACTION).play(0, f"build {building}")
    saved = 1 if len(up_to(building)) >= 3 else 0
    assert scene.held(0) == (9 - gold + saved, 0, 0)


@rule("KB-8.28")
def test_modifiers_add_up() -> None:
    everything = TABLE.keys()
    assert against_all(*everything) == each(1 + 1 + 2 + 1 + 1 + 1 - 1, goblins=7, zombies=7, demons=7)


@rule("KB-8.29", "KB-8.30", "KB-8.31", "KB-R61", "KB-D12")
@every_season
def test_the_town_hall_gives_a_token_or_swaps_a_good(phase: int) -> None:
    scene = Scene(3).buildings(0, "town_hall").goods(0, 1, 2, 1).tokens(0, 3).season(phase).until("town-hall")
    assert scene.offers() == ["take token", "swap 1 gold", "swap 1 wood", "swap 1 stone"]
    assert scene.refused(0, "pass") == "KB-R61"
    twin = scene.court.copy()
    scene.play(0, "swap 1 wood")
    assert (scene.held(0), scene.plus2(0), scene.vp[0], scene.over) == ((1, 1, 1), 3, 3, True)
    scene.court = twin
    scene.play(0, "take token")
    assert (scene.held(0), scene.plus2(0), scene.vp[0], scene.over) == ((1, 2, 1), 4, 2, True)


@rule("KB-D12", "KB-R61")
def test_without_goods_the_town_hall_gives_its_token_by_itself() -> None:
    scene = Scene(3).buildings(0, "town_hall").season().end()
    assert scene.plus2(0) == 1
    assert scene.vp[0] == 2


@rule("KB-8.29", "KB-8.30", "KB-8.31", "KB-D12")
@every_season
def test_in_the_original_the_town_hall_takes_a_token_or_a_good_for_a_point(phase: int) -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "town_hall").goods(0, 1, 0, 1).tokens(0, 1).season(phase)
    scene.until("town-hall")
    assert scene.offers() == ["pass", "pay token", "swap 1 gold", "swap 1 stone"]
    twin, other = scene.court.copy(), scene.court.copy()
    scene.play(0, "pay token")
    assert (scene.held(0), scene.plus2(0), scene.vp[0], scene.over) == ((1, 0, 1), 0, 3, True)
    scene.court = twin
    scene.play(0, "swap 1 stone")
    assert (scene.held(0), scene.plus2(0), scene.vp[0], scene.over) == ((1, 0, 0), 1, 3, True)
    scene.court = other
    scene.play(0, "pass")
    assert (scene.held(0), scene.plus2(0), scene.vp[0], scene.over) == ((1, 0, 1), 1, 2, True)


@rule("KB-D12")
def test_in_the_original_an_empty_handed_town_hall_does_nothing() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "town_hall").season().end()
    assert (scene.plus2(0), scene.vp[0]) == (0, 2)
    assert not scene.told("town-hall-point")


@rule("KB-R59")
def test_the_token_of_the_inn_can_pay_in_the_town_hall() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "inn", "town_hall").season(SUMMER).until("town-hall")
    assert scene.offers() == ["pass", "pay token"]
    scene.play(0, "pay token")
    assert (scene.plus2(0), scene.vp[0]) == (0, 3)


@rule("KB-R59")
@both_presets
def test_end_of_season_effects_come_in_turn_order(preset: str) -> None:
    scene = Scene(3, preset)
    for seat in range(3):
        scene.buildings(seat, "embassy", "town_hall").goods(seat, 1, 0, 0)
    scene.season(SPRING, HIGH, (2, 2, 3), (1, 1, 1)).until("town-hall")
    asked = []
    while scene.question == "town-hall":
        asked.append(scene.turn)
        scene.passes()
    assert asked == [2, 1, 0]
    assert [told["seat"] for told in scene.told("embassy")] == [2, 1, 0]


@rule("KB-8.32")
@both_presets
@every_season
def test_the_embassy_gives_a_point_every_season(phase: int, preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "embassy").season(phase).end()
    assert scene.vp == [5, 0, 0]


@rule("KB-8.34", "KB-R33")
@both_presets
def test_end_of_season_effects_work_in_the_season_of_building(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, *up_to("town_hall")).goods(0, 1, 2, 2).season().until("build")
    scene.play(0, "build embassy").end()
    assert scene.vp[0] == 0 + 1 + 2 + 4 + 1
    scene = Scene(3, preset).goods(0, 1, 1, 0).season(SUMMER).until("build").play(0, "build inn").end()
    assert scene.plus2(0) == 1
    scene = Scene(3, preset).buildings(0, *up_to("crane")).goods(0, 2, 2, 2).season().until("build")
    scene.play(0, "build town_hall")
    assert scene.until("town-hall").question == "town-hall"


@rule("KB-R33")
def test_barracks_and_walls_built_in_autumn_help_this_winter() -> None:
    scene = Scene(3).buildings(0, *up_to("blacksmith")).goods(0, 4, 2, 1).season(AUTUMN).until("build")
    scene.play(0, "build barracks").end().run(RECRUIT_PHASE)
    assert scene.offers() == ["pass", "train for 1 gold"]
    scene = Scene(3, HUNGARIAN).goods(0, 0, 2, 0).season(AUTUMN).until("build").play(0, "build palisade").end()
    assert scene.enemy("y1_orcs_3").winter(1).strengths[0] == 2
