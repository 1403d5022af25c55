"""Section 12: winter."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, up_to
from regalia.games.kingsburg.steps import BUILD_ACTION, WINTER_PHASE, YEAR_ENDS
from support import rule

# Strength; loss of gold, wood, stone, any goods, buildings, points; reward of gold, wood, stone, any goods, points.
CARDS = {
    "y1_barbarians_2": (2, (0, 0, 0, 1, 1, 0), (1, 0, 0, 0, 0)),
    "y1_goblins_2": (2, (0, 1, 1, 0, 1, 1), (0, 1, 0, 0, 0)),
    "y1_goblins_3": (3, (1, 0, 0, 0, 1, 0), (0, 0, 1, 0, 0)),
    "y1_orcs_3": (3, (0, 0, 0, 2, 0, 1), (1, 0, 0, 0, 0)),
    "y1_zombies_4": (4, (0, 0, 0, 0, 0, 2), (0, 0, 0, 0, 1)),
    "y2_goblins_3": (3, (0, 2, 2, 0, 1, 1), (0, 1, 0, 0, 0)),
    "y2_goblins_4": (4, (2, 0, 0, 0, 1, 0), (0, 0, 1, 0, 0)),
    "y2_orcs_4": (4, (0, 0, 0, 2, 1, 0), (1, 0, 0, 0, 0)),
    "y2_barbarians_5": (5, (0, 0, 0, 2, 0, 1), (1, 0, 0, 0, 0)),
    "y2_zombies_5": (5, (0, 0, 0, 0, 0, 2), (0, 0, 0, 0, 1)),
    "y3_goblins_4": (4, (0, 3, 3, 0, 1, 1), (0, 1, 0, 0, 0)),
    "y3_goblins_5": (5, (3, 0, 0, 0, 1, 0), (0, 0, 1, 0, 0)),
    "y3_orcs_5": (5, (0, 0, 0, 2, 1, 0), (1, 0, 0, 0, 0)),
    "y3_zombies_6": (6, (0, 0, 0, 0, 0, 2), (0, 0, 0, 0, 1)),
    "y3_demons_6": (6, (2, 1, 1, 0, 0, 1), (0, 0, 0, 0, 1)),
    "y4_goblins_5": (5, (0, 4, 4, 0, 1, 1), (0, 1, 0, 0, 0)),
    "y4_goblins_6": (6, (4, 0, 0, 0, 1, 0), (0, 0, 1, 0, 0)),
    "y4_demons_6": (6, (0, 0, 0, 4, 0, 1), (1, 0, 0, 0, 1)),
    "y4_orcs_7": (7, (0, 0, 0, 2, 1, 0), (0, 0, 0, 1, 0)),
    "y4_zombies_7": (7, (0, 0, 0, 0, 0, 2), (0, 0, 0, 0, 1)),
    "y5_barbarians_7": (7, (0, 0, 0, 0, 0, 8), (0, 0, 0, 0, 1)),
    "y5_barbarians_8": (8, (0, 0, 0, 0, 1, 0), (0, 0, 0, 0, 1)),
    "y5_demons_8": (8, (0, 0, 0, 0, 1, 2), (0, 0, 0, 0, 2)),
    "y5_demons_9": (9, (0, 0, 0, 0, 1, 0), (0, 0, 0, 0, 2)),
    "y5_dragons_9": (9, (0, 0, 0, 0, 0, 5), (0, 0, 0, 0, 3)),
}


def beaten(card: str, preset: str = HUNGARIAN) -> Scene:
    """Three seats that will all be beaten by a card, if the King sends one soldier."""
    return Scene(3, preset).enemy(card)


@rule("KB-12.1")
def test_winter_is_a_battle_for_everybody_without_production() -> None:
    scene = beaten("y1_zombies_4").buildings(0, "merchants_guild", "embassy", "inn").winter(1)
    assert [told["seat"] for told in scene.told("battle")] == [0, 1, 2]
    assert scene.held(0) == (0, 0, 0)
    assert not {"rolls", "guild", "embassy", "inn"} & set(scene.kinds())


@rule("KB-12.2")
@both_presets
def test_the_card_is_turned_up_for_all(preset: str) -> None:
    scene = Scene(3, preset).enemy("y2_orcs_4").winter(1)
    for seat in (-1, 0, 1, 2):
        enemy = scene.view(seat)["enemy"]
        assert (enemy["open"], enemy["card"]["id"]) == (True, "y2_orcs_4")
    assert len(scene.told("enemy")) == 1


@rule("KB-12.3", "KB-12.11", "KB-12.12", "KB-12.13")
@both_presets
def test_everybody_fights_alone(preset: str) -> None:
    scene = Scene(3, preset).soldiers(0, 3).soldiers(1, 2).soldiers(2, 1)
    for seat in range(3):
        scene.goods(seat, 1, 0, 0).buildings(seat, "barracks")
    scene.enemy("y1_orcs_3").winter(1)
    assert scene.results == ["victory", "draw", "defeat"]
    assert [scene.held(seat) for seat in range(3)] == [(2, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert scene.vp == [4 + 1, 4, 4 - 1]


@rule("KB-12.4", "KB-12.5", "KB-12.6", "KB-12.31")
@pytest.mark.parametrize("card", CARDS)
def test_strength_loss_and_reward_of_every_card(card: str) -> None:
    strength, (gold, wood, stone, free, buildings, points), reward = CARDS[card]
    scene = Scene(3).soldiers(0, strength).soldiers(1, strength - 1).enemy(card)
    scene.goods(2, 5, 5, 5).buildings(2, "inn", "market").points(2, 10)
    scene.winter(1)
    if reward[3]:
        scene.play(0, "take 1 stone")
    if free:
        assert len(scene.offers(2)) == (free + 1) * (free + 2) // 2
        scene.play(2, f"lose {free} gold")
    assert scene.results == ["victory", "draw", "defeat"]
    assert scene.held(0) == (reward[0], reward[1], reward[2] + reward[3])
    assert scene.vp[0] == reward[4] + 1  # and the highest strength
    assert (scene.held(1), scene.vp[1]) == ((0, 0, 0), 0)
    assert scene.held(2) == (5 - gold - free, 5 - wood, 5 - stone)
    assert scene.built(2) == (["inn"] if buildings else ["inn", "market"])
    assert scene.vp[2] == 10 - points - buildings  # the Market is worth 1
    assert buildings <= 1
    face = scene.view()["enemy"]["card"]
    assert face["strength"] == strength
    assert tuple(face["loss"].values()) == (gold, wood, stone, free, buildings, points)
    assert tuple(face["reward"].values()) == reward


@rule("KB-12.7")
@both_presets
def test_the_back_of_the_card_is_open_to_all(preset: str) -> None:
    ranges = {1: (2, 4), 2: (3, 5), 3: (4, 6), 4: (5, 7), 5: (7, 9)}
    for year, strengths in ranges.items():
        for seat in (-1, 0, 1, 2):
            enemy = Scene(3, preset).in_year(year).season().view(seat)["enemy"]
            assert (enemy["level"], enemy["strength_min"], enemy["strength_max"]) == (year, *strengths)


@rule("KB-12.8", "KB-12.9", "KB-R47")
@both_presets
@pytest.mark.parametrize("face", range(1, 7))
def test_the_king_sends_soldiers_to_all_by_the_die_of_the_first_player(face: int, preset: str) -> None:
    scene = Scene(3, preset, order=(2, 0, 1)).soldiers(1, 2).enemy("y5_demons_9").winter(face)
    assert scene.told("kings-help") == [{"seat": 2, "soldiers": face}]
    assert scene.kinds()[:3] == ["phase", "enemy", "kings-help"]
    assert scene.army == [face, 2 + face, face]


@rule("KB-12.10")
def test_strength_is_soldiers_and_modifiers() -> None:
    scene = Scene(3).soldiers(0, 4).buildings(0, "farms", "guard_tower", "wizards_guild").soldiers(1, 2)
    assert scene.enemy("y5_dragons_9").winter(3).strengths == [4 + 3 - 1 + 1 + 2, 5, 3]


@rule("KB-12.14", "KB-R51")
def test_losses_go_from_goods_to_building_to_points() -> None:
    scene = beaten("y2_orcs_4").buildings(0, "inn", "barricade").goods(0, 2, 2, 0).points(0, 3).winter(1)
    assert scene.question == "loss"
    assert (scene.built(0), scene.vp[0]) == (["inn", "barricade"], 3)
    scene.play(0, "lose 1 gold, 1 wood")
    assert scene.question == "ruin"
    scene.play(0, "give up row 2")
    assert scene.built(0) == ["barricade"]
    scene = beaten("y3_goblins_4").buildings(0, "inn", "palisade").goods(0, 1, 1, 1).points(0, 3).winter(1)
    assert scene.question == "ruin"
    assert (scene.held(0), scene.vp[0]) == ((1, 0, 0), 3)  # goods first, points last
    scene.passes()
    assert scene.vp[0] == 2
    assert [kind for kind in scene.kinds() if kind in ("loses", "ruined")][:3] == ["loses", "ruined", "loses"]
    assert scene.told("loses")[0]["give"] == [("stone", 1), ("wood", 1)]


@rule("KB-12.15")
@both_presets
def test_the_strongest_victors_get_a_point_each(preset: str) -> None:
    scene = Scene(4, preset).soldiers(0, 5).soldiers(1, 5).soldiers(2, 4).enemy("y1_orcs_3").winter(1)
    assert scene.vp == [1, 1, 0, -1]
    assert (scene.told("strongest"), scene.told("strongest-alike")) == ([], [{"seats": [0, 1], "points": 1}])
    scene = Scene(3, preset).soldiers(0, 1).enemy("y1_orcs_3").winter(2)
    assert scene.results[0] == "draw"
    assert not scene.told("strongest") + scene.told("strongest-alike")
    assert scene.vp == [0, -1, -1]


@rule("KB-R50")
def test_of_equal_strengths_only_victors_get_the_point() -> None:
    scene = Scene(3).buildings(0, "stone_wall").soldiers(1, 1).enemy("y1_orcs_3").winter(2)
    assert scene.strengths[:2] == [3, 3]
    assert [told["seat"] for told in scene.told("strongest")] == [0]


@rule("KB-12.16", "KB-R48")
def test_strength_and_soldiers_go_beyond_nine() -> None:
    scene = Scene(3).soldiers(0, 14).soldiers(1, 13).enemy("y5_dragons_9").winter(6)
    assert scene.army[:2] == [20, 19]
    assert scene.strengths[:2] == [20, 19]
    assert scene.vp[:2] == [4, 3]


@rule("KB-12.17", "KB-12.18", "KB-R52")
def test_who_has_too_little_loses_what_there_is() -> None:
    scene = beaten("y4_goblins_5").goods(0, 5, 1, 2).goods(1, 5, 0, 0).winter(1)
    assert scene.held(0) == (5, 0, 0)
    assert scene.held(1) == (5, 0, 0)
    scene = beaten("y4_demons_6").goods(0, 1, 0, 1).winter(1)
    assert scene.held(0) == (0, 0, 0)


@rule("KB-12.19", "KB-D15")
def test_goods_without_a_kind_are_chosen_by_the_loser() -> None:
    scene = beaten("y1_orcs_3").goods(1, 2, 1, 0).winter(1)
    assert (scene.question, scene.turn) == ("loss", 1)
    assert scene.offers() == ["lose 2 gold", "lose 1 gold, 1 wood"]
    assert scene.refused(1, "pass") == "KB-12.13"
    scene.play(1, "lose 1 gold, 1 wood")
    assert scene.held(1) == (1, 0, 0)


@rule("KB-D15")
def test_without_a_choice_the_goods_go_by_themselves() -> None:
    scene = beaten("y1_orcs_3").goods(0, 1, 1, 0).goods(1, 0, 0, 5).winter(1)
    assert scene.over
    assert [scene.held(seat) for seat in (0, 1)] == [(0, 0, 0), (0, 0, 3)]


@rule("KB-12.20", "KB-12.21")
@both_presets
def test_the_rightmost_building_is_lost(preset: str) -> None:
    scene = beaten("y5_demons_9", preset).buildings(0, *up_to("market"), *up_to("barracks"), *up_to("stable")).winter(1)
    assert scene.over
    assert scene.built(0) == [*up_to("market"), *up_to("blacksmith"), *up_to("stable")]


@rule("KB-12.22", "KB-D16")
def test_between_rows_the_owner_chooses() -> None:
    scene = beaten("y5_demons_9").buildings(1, *up_to("chapel"), *up_to("blacksmith"), *up_to("crane"), "inn").winter(1)
    assert (scene.question, scene.turn) == ("ruin", 1)
    assert scene.offers() == ["give up row 1", "give up row 3", "give up row 5"]
    assert scene.refused(1, "give up row 2") == "KB-12.20"
    scene.play(1, "give up row 5")
    assert "crane" not in scene.built(1)
    assert len(scene.built(1)) == 6


@rule("KB-12.22", "KB-D16")
def test_in_the_original_the_topmost_row_loses() -> None:
    scene = beaten("y5_demons_9", ORIGINAL).buildings(1, *up_to("blacksmith"), *up_to("crane"), "inn").winter(1)
    assert scene.over
    assert scene.built(1) == ["inn", "guard_tower", *up_to("crane")]


@rule("KB-12.23", "KB-12.24", "KB-12.25")
def test_a_destroyed_building_loses_effect_and_points_and_may_be_built_again() -> None:
    scene = beaten("y5_demons_9").buildings(0, *up_to("farms")).goods(0, 2, 3, 1).winter(1)
    assert scene.vp[0] == 1
    assert len(scene.season().rolled(0)) == 3
    scene.run(BUILD_ACTION).play(0, "build farms")
    assert scene.vp[0] == 3
    assert len(scene.season().rolled(0)) == 4


@rule("KB-R53")
def test_without_buildings_none_is_lost() -> None:
    scene = beaten("y5_demons_9").points(0, 4).winter(1)
    assert scene.over
    assert scene.vp[0] == 4


@rule("KB-R54")
def test_points_earned_by_a_destroyed_building_stay() -> None:
    scene = Scene(3).buildings(0, *up_to("embassy")).season().end()
    assert scene.vp[0] == 0 + 1 + 2 + 4 + 1
    scene.enemy("y5_demons_9").winter(1)
    assert scene.vp[0] == 0 + 1 + 2 + 1


@rule("KB-12.26", "KB-R55")
@both_presets
def test_points_move_back_even_below_zero(preset: str) -> None:
    scene = beaten("y5_barbarians_7", preset).points(0, 10).points(1, 3).winter(1)
    assert scene.vp == [2, -5, -8]


@rule("KB-R56")
def test_points_count_on_above_59() -> None:
    scene = Scene(3).points(0, 59).visit(0, 17).passes()
    assert scene.vp[0] == 62


@rule("KB-12.27", "KB-12.29", "KB-12.30")
@both_presets
def test_then_the_card_leaves_the_soldiers_go_home_and_the_year_is_over(preset: str) -> None:
    scene = Scene(3, preset).soldiers(0, 5).enemy("y1_orcs_3").dice((2,)).run(WINTER_PHASE, YEAR_ENDS)
    assert scene.court.year == 2
    assert scene.army == [0, 0, 0]
    for seat in (-1, 0, 1, 2):
        enemy = scene.view(seat)["enemy"]
        assert "card" not in enemy
        assert (enemy["level"], enemy["known_to"], enemy["kings_die"]) == (2, [], 0)


@rule("KB-12.28")
def test_an_enemy_who_beats_everybody_does_nothing_more() -> None:
    scene = beaten("y1_zombies_4").goods(0, 1, 1, 1).buildings(0, "inn").winter(1)
    assert scene.results == ["defeat"] * 3
    assert scene.vp == [-2, -2, -2]
    assert (scene.held(0), scene.built(0)) == ((1, 1, 1), ["inn"])
    assert scene.over


@rule("KB-D17")
def test_the_victor_over_the_orcs_of_level_four_chooses_a_good() -> None:
    scene = Scene(3).soldiers(1, 9).enemy("y4_orcs_7").winter(1)
    assert (scene.question, scene.turn) == ("reward", 1)
    assert scene.offers() == ["take 1 gold", "take 1 wood", "take 1 stone"]
    assert scene.refused(1, "pass") == "KB-12.11"
    scene.play(1, "take 1 wood")
    assert scene.held(1) == (0, 1, 0)
