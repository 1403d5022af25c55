"""Section 14: two players."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, every_season
from regalia.games.kingsburg.options import SET_ASIDE, placement
from regalia.games.kingsburg.position import AUTUMN, SPRING
from support import rule

HIGH = (6, 6, 6)


@rule("KB-14.1", "KB-14.5")
@both_presets
@every_season
def test_neutral_dice_are_rolled_first_in_each_season_of_two(phase: int, preset: str) -> None:
    scene = Scene(2, preset).season(phase, (2, 3, 4, 6, 1), (1, 1, 2), (5, 5, 6))
    assert scene.view()["neutral"] == [2, 3, 4, 6, 1]
    assert scene.kinds() == ["phase", "neutral", "rolls", "rolls", "order"]
    assert (scene.rolled(0), scene.rolled(1)) == ([1, 1, 2], [5, 5, 6])
    assert not Scene(3, preset).season(phase).told("neutral")


@rule("KB-14.2", "KB-14.3", "KB-R64")
def test_three_dice_by_their_sum_two_by_their_values() -> None:
    assert Scene(2).season(SPRING, (5, 5, 6, 1, 4)).taken == [1, 4, 16]


@rule("KB-14.2", "KB-14.3", "KB-R64")
def test_in_the_original_the_pair_goes_by_its_sum() -> None:
    assert Scene(2, ORIGINAL).season(SPRING, (5, 5, 6, 1, 4)).taken == [5, 16]


@rule("KB-14.4")
def test_of_two_equal_dice_one_is_laid_down() -> None:
    scene = Scene(2).season(SPRING, (5, 5, 6, 4, 4))
    assert scene.taken == [4, 16]
    assert scene.owners(4) == ["neutral"]


@rule("KB-14.4")
def test_in_the_original_only_equal_sums_are_split() -> None:
    assert Scene(2, ORIGINAL).season(SPRING, (1, 2, 3, 3, 3)).taken == [3, 6]
    assert Scene(2, ORIGINAL).season(SPRING, (1, 2, 3, 2, 4)).taken == [2, 4, 6]


@rule("KB-R65", "KB-14.9")
def test_a_die_on_a_taken_advisor_has_no_effect() -> None:
    assert Scene(2).season(SPRING, (1, 1, 2, 4, 6)).taken == [4, 6]
    assert Scene(2).season(SPRING, (1, 1, 2, 4, 4)).taken == [4]


@rule("KB-14.9")
def test_how_many_advisors_are_taken() -> None:
    counts: dict[str, set[int]] = {HUNGARIAN: set(), ORIGINAL: set()}
    for preset, found in counts.items():
        for three in ((1, 1, 1), (1, 1, 2), (2, 2, 2), (6, 6, 6)):
            for first in range(1, 7):
                for second in range(1, 7):
                    found.add(len(Scene(2, preset).season(SPRING, (*three, first, second)).taken))
    assert counts == {HUNGARIAN: {1, 2, 3}, ORIGINAL: {2, 3}}


@rule("KB-14.6", "KB-R66", "KB-D5")
def test_each_puts_a_die_of_choice_aside_in_the_new_order() -> None:
    scene = Scene(2).buildings(0, "farms").season(SPRING, (5, 5, 6, 1, 4), (4, 5, 6, 2), (2, 2, 3))
    assert (scene.question, scene.turn, scene.order) == ("aside", 1, [1, 0])
    assert scene.offers() == ["set aside 2", "set aside 3"]
    scene.play(1, "set aside 2")
    assert scene.offers(0) == ["set aside 4", "set aside 5", "set aside 6", "set aside w2"]
    assert scene.refused(0, "pass") == "KB-14.6"
    scene.play(0, "set aside w2")
    assert scene.question == "influence"
    assert [die["place"] for die in scene.view()["provinces"][0]["dice"]] == ["hand", "hand", "hand", "aside"]


@rule("KB-R73")
def test_of_equal_dice_the_first_stands_for_all() -> None:
    scene = Scene(2).season(SPRING, (5, 5, 6, 1, 3), (2, 2, 2), (2, 2, 4))
    assert scene.offers(1) == ["set aside 2", "set aside 4"]
    assert scene.refused_option(1, SET_ASIDE + 1) == "KB-R73"
    scene.play(1, "set aside 4")
    assert scene.offers(0) == ["pass", "influence 2 with 2", "influence 4 with 2+2"]
    assert scene.refused_option(0, placement(4, 0, 0)) == "KB-R73"


@rule("KB-D5")
def test_equal_dice_are_put_aside_without_asking() -> None:
    scene = Scene(2).season(SPRING, (5, 5, 6, 1, 4), (3, 3, 3), (2, 2, 5))
    assert (scene.order, scene.question, scene.turn) == ([0, 1], "aside", 1)
    scene.passes()
    assert scene.question == "influence"
    assert [die["place"] for die in scene.view()["provinces"][0]["dice"]].count("aside") == 1


@rule("KB-14.7")
def test_the_die_put_aside_counts_for_the_order_but_cannot_be_used() -> None:
    scene = Scene(2).season(SPRING, (5, 5, 6, 1, 4), (1, 2, 6), (2, 2, 4))
    assert scene.order == [1, 0]
    scene.play(1, "set aside 2").play(0, "set aside 6").play(1, "pass")
    assert scene.targets() == [2, 3]
    assert scene.refused(0, "influence 6 with 6") == "KB-14.7"
    scene.end().season(SPRING, (5, 5, 6, 1, 4), (1, 2, 6), HIGH)
    assert "set aside 6" in scene.offers()  # it is back in the next season


@rule("KB-14.6", "KB-14.7")
def test_in_the_original_all_dice_are_used() -> None:
    scene = Scene(2, ORIGINAL).season(SPRING, (5, 5, 6, 1, 4), (1, 2, 6), HIGH)
    assert scene.question == "influence"
    assert "influence 9 with 1+2+6" in scene.offers()
    assert not scene.told("sets-aside")


@rule("KB-14.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_nothing_is_put_aside(seats: int) -> None:
    assert Scene(seats).season().question == "influence"


@rule("KB-14.8", "KB-R46")
@both_presets
def test_neutral_dice_block_everybody_but_the_envoy(preset: str) -> None:
    for holder in (-1, 0):
        scene = Scene(2, preset, envoy_announce=False, two_player_set_aside=False).envoy(holder)
        scene.season(AUTUMN, (5, 5, 6, 1, 3), (1, 3, 4), HIGH)
        blocked = 4 if preset == ORIGINAL else 3
        name = f"influence {blocked} with {blocked}"
        assert (name in scene.offers(0)) == (holder == 0)
        if holder == 0:
            scene.play(0, name)
            assert scene.owners(blocked) == ["neutral", 0]
            assert scene.view()["envoy"]["holder"] == -1
        else:
            assert scene.refused(0, name) == "KB-14.8"


@rule("KB-14.10")
@both_presets
def test_neutral_dice_get_no_help(preset: str) -> None:
    scene = Scene(2, preset).season(SPRING, (1, 1, 3, 1, 2)).end()
    assert not scene.told("helped")
    assert scene.vp == [0, 0]


@rule("KB-14.11")
@both_presets
def test_neutral_dice_stay_until_the_season_is_over(preset: str) -> None:
    scene = Scene(2, preset).goods(0, 1, 1, 1).season(SPRING, (5, 5, 6, 1, 4)).until("build")
    assert scene.taken
    scene.end()
    assert not scene.taken
    assert scene.view()["neutral"] == [0] * 5
    assert not [number for number in range(1, 19) if scene.owners(number)]


@rule("KB-R67")
def test_the_statue_comes_before_a_die_is_put_aside() -> None:
    scene = Scene(2).buildings(0, "statue").season(SPRING, (5, 5, 6, 1, 4), (3, 3, 3), HIGH, (5,))
    assert scene.question == "reroll"
    scene.play(0, "reroll a coloured die")
    assert scene.offers(0) == ["set aside 3", "set aside 5"]


@rule("KB-R66")
def test_with_one_die_aside_the_king_needs_a_white_die() -> None:
    scene = Scene(2).tokens(0, 9).buildings(0, "market").season(SPRING, (1, 1, 1, 1, 2), HIGH, HIGH)
    assert scene.question == "influence"  # equal dice go aside by themselves
    assert max(scene.targets()) == 17
