"""Section 5: influencing advisors."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, every_season
from regalia.games.kingsburg.options import placement
from regalia.games.kingsburg.position import AUTUMN, SPRING
from regalia.kernel.position import IllegalChoice
from support import rule

HIGH = (6, 6, 6)


def first_of_three(roll: tuple[int, ...], preset: str = HUNGARIAN, tokens: int = 0) -> Scene:
    """Seat 0 is on turn with these dice."""
    return Scene(3, preset).tokens(0, tokens).season(SPRING, roll, HIGH, HIGH)


@rule("KB-5.1", "KB-5.2")
def test_one_advisor_a_turn_round_and_round() -> None:
    scene = Scene(3).season(SPRING, (1, 2, 3), (2, 3, 4), (3, 4, 5))
    turns = []
    while scene.question == "influence":
        turns.append(scene.turn)
        single = [name for name in scene.offers() if name != "pass" and "+" not in name]
        scene.play(scene.turn, single[0] if single else "pass")
    assert turns[:6] == [0, 1, 2, 0, 1, 2]
    assert len(scene.told("influences")) <= len(turns)


@rule("KB-5.3", "KB-5.4", "KB-R17")
@both_presets
def test_a_pass_is_possible_at_any_time_and_final_for_the_season(preset: str) -> None:
    scene = Scene(3, preset).season(SPRING, (1, 2, 3), (2, 3, 4), (3, 4, 5))
    assert len(scene.offers(0)) > 1
    scene.play(0, "pass").play(1, "influence 2 with 2").play(2, "influence 3 with 3")
    assert scene.turn == 1
    scene.play(1, "influence 4 with 4").play(2, "influence 5 with 5")
    assert scene.turn == 1
    scene.end().season(SPRING, (1, 2, 3), HIGH, HIGH)
    assert (scene.question, scene.turn) == ("influence", 0)


@rule("KB-5.5")
def test_one_or_more_own_dice_are_laid_on_an_advisor() -> None:
    scene = first_of_three((1, 3, 5))
    assert "influence 3 with 3" in scene.offers()
    assert "influence 9 with 1+3+5" in scene.offers()
    scene.play(0, "influence 6 with 1+5")
    (group,) = scene.view()["court"][5]["groups"]
    assert (group["owner"], [die["face"] for die in group["dice"]]) == (0, [1, 5])


@rule("KB-5.6", "KB-R1", "KB-5.7")
@both_presets
def test_the_total_must_be_exactly_the_number(preset: str) -> None:
    scene = first_of_three((1, 3, 5), preset)
    assert sorted(scene.offers()[1:]) == [
        "influence 1 with 1",
        "influence 3 with 3",
        "influence 4 with 1+3",
        "influence 5 with 5",
        "influence 6 with 1+5",
        "influence 8 with 3+5",
        "influence 9 with 1+3+5",
    ]
    with pytest.raises(IllegalChoice):
        scene.play(0, "influence 2 with 3")


@rule("KB-5.6")
def test_a_total_above_eighteen_reaches_nobody() -> None:
    scene = Scene(3).buildings(0, "farms").season(SPRING, (6, 6, 6, 6), HIGH, HIGH)
    scene.play(1, "pass").play(2, "pass")
    assert max(scene.targets()) == 18
    assert scene.refused(0, "influence 24 with 6+6+6+w6") == "KB-5.6"
    scene = Scene(3).buildings(0, "farms").season(SPRING, (6, 6, 6, 6), HIGH, HIGH)
    scene.play(1, "influence 18 with 6+6+6").play(2, "pass")
    assert scene.refused(0, "influence 18 with 6+6+6") == "KB-5.11"


@rule("KB-5.7")
def test_a_die_is_used_once() -> None:
    scene = first_of_three((1, 3, 5))
    scene.play(0, "influence 5 with 5").play(1, "pass").play(2, "pass")
    assert sorted(scene.offers()) == ["influence 1 with 1", "influence 3 with 3", "influence 4 with 1+3", "pass"]
    assert scene.refused(0, "influence 8 with 3+5") == "KB-5.7"


@rule("KB-5.8")
@both_presets
def test_a_token_adds_two(preset: str) -> None:
    scene = first_of_three((1, 3, 5), preset, tokens=1)
    scene.play(0, "influence 7 with 5 and 1 token")
    assert scene.owners(7) == [0]
    assert scene.plus2(0) == 0


@rule("KB-5.9", "KB-R6")
def test_as_many_tokens_as_dice() -> None:
    scene = first_of_three((1, 2, 4), tokens=9)
    limits = {
        dice: max(int(name.split()[5]) for name in scene.offers() if f"with {dice} and" in name)
        for dice in ("1", "1+2", "1+2+4")
    }
    assert limits == {"1": 1, "1+2": 2, "1+2+4": 3}
    assert scene.refused(0, "influence 6 with 2 and 2 tokens") == "KB-5.9"


@rule("KB-R6")
def test_white_dice_count_for_the_tokens() -> None:
    scene = Scene(3).buildings(0, "farms").tokens(0, 9)
    scene.court.aid = 0
    scene.season(SPRING, (1, 1, 1, 2, 3), HIGH, HIGH)
    assert "influence 18 with 1+1+1+w2+w3 and 5 tokens" in scene.offers()
    assert "influence 7 with 1+w2 and 2 tokens" in scene.offers()
    assert scene.refused(0, "influence 9 with 1+w2 and 3 tokens") == "KB-5.9"


@rule("KB-5.9", "KB-R8")
def test_in_the_original_one_token_a_season() -> None:
    scene = first_of_three((1, 2, 4), ORIGINAL, tokens=9)
    assert "influence 5 with 1+2 and 1 token" in scene.offers()
    assert not [name for name in scene.offers() if "tokens" in name]
    assert scene.refused(0, "influence 7 with 1+2 and 2 tokens") == "KB-R8"
    scene.play(0, "influence 5 with 1+2 and 1 token").play(1, "pass").play(2, "pass")
    assert scene.offers() == ["pass", "influence 4 with 4"]
    assert scene.refused(0, "influence 6 with 4 and 1 token") == "KB-R8"
    scene.end().season(SPRING, (1, 2, 4), HIGH, HIGH)
    assert "influence 6 with 4 and 1 token" in scene.offers()


@rule("KB-R8")
def test_in_the_first_printing_one_token_a_group() -> None:
    scene = Scene(3, ORIGINAL, plus2_limit="per_group").tokens(0, 9).season(SPRING, (1, 2, 4), HIGH, HIGH)
    assert not [name for name in scene.offers() if "tokens" in name]
    assert scene.refused(0, "influence 7 with 1+2 and 2 tokens") == "KB-R8"
    scene.play(0, "influence 5 with 1+2 and 1 token").play(1, "pass").play(2, "pass")
    assert "influence 6 with 4 and 1 token" in scene.offers()


@rule("KB-R8")
def test_a_token_paid_in_the_town_hall_does_not_count_for_the_season() -> None:
    scene = Scene(3, ORIGINAL).buildings(0, "town_hall").tokens(0, 3).season(SPRING, (1, 2, 4), HIGH, HIGH)
    scene.play(0, "influence 6 with 4 and 1 token").until("town-hall").play(0, "pay token")
    assert scene.plus2(0) == 1


@rule("KB-5.8")
def test_only_tokens_that_one_has() -> None:
    scene = first_of_three((1, 2, 4), tokens=1)
    assert scene.refused(0, "influence 7 with 1+2 and 2 tokens") == "KB-5.8"


@rule("KB-5.10")
@both_presets
def test_a_token_needs_a_die(preset: str) -> None:
    scene = first_of_three((1, 3, 5), preset, tokens=3)
    assert scene.refused_option(0, placement(0, 1, 0)) == "KB-5.10"


@rule("KB-5.11", "KB-5.12")
@both_presets
def test_an_advisor_is_influenced_once_a_season(preset: str) -> None:
    scene = Scene(3, preset).season(SPRING, (2, 2, 3), (1, 3, 5), HIGH)
    scene.play(0, "influence 2 with 2")
    scene.play(1, "influence 3 with 3").play(2, "pass")
    assert scene.refused(0, "influence 3 with 3") == "KB-5.11"
    assert scene.refused_option(0, placement(0b010, 0, 0)) == "KB-5.11"  # the other 2, on the own advisor
    assert scene.owners(2) == [0]
    assert scene.owners(3) == [1]


@rule("KB-5.13")
def test_only_the_envoy_goes_where_somebody_stands() -> None:
    for holder in (0, 1):
        scene = Scene(3, ORIGINAL).envoy(holder).season(AUTUMN, (2, 2, 3), (3, 3, 5), HIGH)
        scene.play(0, "influence 3 with 3")
        assert ("influence 3 with 3" in scene.offers(1)) == (holder == 1)


@rule("KB-5.14", "KB-R3", "KB-R4")
@both_presets
def test_white_dice_only_join_a_coloured_one(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "farms")
    scene.court.aid = 0
    scene.season(SPRING, (1, 1, 1, 2, 3), HIGH, HIGH)
    assert {"influence 3 with 1+w2", "influence 6 with 1+w2+w3"} <= set(scene.offers())
    assert not [name for name in scene.offers() if "with w" in name]
    assert scene.refused(0, "influence 2 with w2") == "KB-5.14"
    assert scene.refused(0, "influence 5 with w2+w3") == "KB-5.14"


@rule("KB-5.15")
@both_presets
def test_white_dice_alone_must_pass(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "farms").season(SPRING, (1, 1, 1, 2), HIGH, HIGH)
    scene.play(0, "influence 3 with 1+1+1").play(1, "pass")
    assert scene.turn == 2
    scene.play(2, "influence 6 with 6")
    assert scene.turn == 2  # seat 0 has passed by itself
    assert [told["seat"] for told in scene.told("passes")] == [1, 0]


@rule("KB-5.16")
@both_presets
def test_dice_that_fit_nowhere_must_pass(preset: str) -> None:
    scene = Scene(3, preset).season(SPRING, (4, 4, 5), (4, 4, 6), (6, 6, 6))
    scene.play(0, "influence 9 with 4+5").play(1, "influence 4 with 4").play(2, "pass")
    assert [(told["seat"], told["stuck"]) for told in scene.told("passes")] == [(2, 0), (0, 1)]
    assert scene.turn == 1


@rule("KB-5.17")
@every_season
def test_the_step_ends_when_all_have_passed_or_placed_everything(phase: int) -> None:
    scene = Scene(3).goods(0, 1, 1, 1).season(phase, (1, 1, 2), (2, 3, 4), HIGH)
    scene.play(0, "influence 4 with 1+1+2").play(1, "pass")
    assert scene.question == "influence"
    scene.play(2, "pass")
    assert scene.question == "gift"


@rule("KB-5.18")
def test_dice_that_are_not_placed_bring_nothing() -> None:
    scene = first_of_three((1, 2, 3)).end()
    assert not scene.told("helped")
    assert [scene.held(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert scene.vp == [0, 0, 0]


@rule("KB-5.19")
def test_who_has_placed_the_last_die_is_done() -> None:
    scene = first_of_three((1, 2, 3)).play(0, "influence 6 with 1+2+3").play(1, "influence 12 with 6+6")
    assert scene.view()["provinces"][0]["done"] == "placed"
    scene.play(2, "influence 18 with 6+6+6")
    assert [told["seat"] for told in scene.told("passes")] == [1]
    assert scene.question != "influence"


@rule("KB-5.20")
@both_presets
def test_dice_and_tokens_lie_there_until_all_have_helped(preset: str) -> None:
    scene = Scene(3, preset).tokens(0, 1).goods(0, 1, 1, 0).season(SPRING, (1, 2, 3), (4, 4, 5), HIGH)
    scene.play(0, "influence 3 with 1 and 1 token").play(1, "influence 4 with 4").place(0)
    assert scene.question == "gift"  # the Merchant asks, the Architect has helped already
    (group,) = scene.view()["court"][2]["groups"]
    assert (group["tokens"], [die["face"] for die in group["dice"]]) == (1, [1])
    scene.until("build")
    assert scene.question == "build"
    assert not [advisor for advisor in scene.view()["court"] if advisor["groups"]]


@rule("KB-5.13", "KB-5.11")
def test_a_third_group_is_impossible_even_for_the_envoy() -> None:
    scene = Scene(3, ORIGINAL).envoy(0).season(AUTUMN, (3, 3, 4), (3, 5, 5), HIGH)
    scene.play(0, "influence 3 with 3").play(1, "influence 5 with 5").play(2, "pass").play(0, "influence 3 with 3")
    assert scene.owners(3) == [0, 0]
    scene.envoy(1)
    assert scene.targets() == [8]
    assert scene.refused(1, "influence 3 with 3") == "KB-R46"


@rule("KB-D6")
def test_the_options_are_pass_and_every_placement_that_differs() -> None:
    scene = Scene(3).buildings(0, "market").tokens(0, 1).season(SPRING, (2, 2, 5), HIGH, HIGH)
    offered = scene.offers()
    assert offered[0] == "pass"
    assert len(set(offered)) == len(offered)
    assert "influence 4 with 5 and market -1" in offered
    assert "influence 8 with 5 and 1 token and market +1" in offered
    assert offered.count("influence 2 with 2") == 1
