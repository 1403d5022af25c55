"""Section 6: help from the advisors."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.components import LEVEL_SIZE
from regalia.games.kingsburg.position import AUTUMN, ENEMIES, IN_HAND, IN_SUPPLY, SLOTS, SPRING
from support import rule

HIGH = (6, 6, 6)
GAINS = ("gold", "wood", "stone", "vp", "plus2", "soldiers")


def gain(**amounts: int) -> tuple[int, ...]:
    return tuple(amounts.get(thing, 0) for thing in GAINS)


def holdings(scene: Scene) -> tuple[int, ...]:
    return (*scene.held(0), scene.vp[0], scene.plus2(0), scene.army[0])


def gifts(number: int, preset: str, *goods: int) -> dict[str, tuple[int, ...]]:
    """Every alternative of an advisor by name, and what it really brings; one that is not asked for has no name."""
    found = {}
    offered = Scene(3, preset).goods(0, *(goods or (0, 0, 0))).visit(0, number)
    for name in offered.offers() if offered.question == "gift" else [""]:
        scene = Scene(3, preset).goods(0, *(goods or (0, 0, 0)))
        before = holdings(scene)
        scene.visit(0, number)
        if name:
            scene.play(0, name)
        found[name] = tuple(now - then for now, then in zip(holdings(scene), before, strict=True))
    return found


@rule("KB-6.1", "KB-6.2", "KB-6.3")
@both_presets
def test_advisors_help_from_1_to_18_those_who_stand_there(preset: str) -> None:
    scene = Scene(3, preset).season(SPRING, (1, 2, 5), (2, 3, 6), HIGH)
    scene.play(0, "influence 5 with 5").play(1, "influence 8 with 2+6").play(2, "influence 18 with 6+6+6")
    scene.play(0, "influence 2 with 2").play(1, "influence 3 with 3").play(0, "influence 1 with 1")
    helped = [(told["advisor"].removeprefix("@advisor-"), told["seat"]) for told in scene.told("helped")]
    assert helped == [("jester", 0), ("squire", 0), ("architect", 1), ("sergeant", 0), ("treasurer", 1), ("king", 2)]


@rule("KB-6.4", "KB-D7", "KB-R21")
@both_presets
@pytest.mark.parametrize(("number", "ways"), [(4, 2), (7, 3), (9, 2), (11, 2)])
def test_exactly_one_alternative_is_taken(number: int, ways: int, preset: str) -> None:
    scene = Scene(3, preset).visit(0, number)
    assert (scene.question, scene.turn, len(scene.offers())) == ("gift", 0, ways)
    assert scene.refused(0, "pass") == "KB-R21"
    scene.passes()
    assert scene.question != "gift"


@rule("KB-D7", "KB-R22")
def test_the_number_of_alternatives_of_the_goods_of_choice() -> None:
    for preset, counts in ((HUNGARIAN, [3, 3, 3]), (ORIGINAL, [6, 10, 6])):
        found = [[name for name in gifts(number, preset) if name != "pass"] for number in (12, 14, 17)]
        assert [len(names) for names in found] == counts


@rule("KB-6.5")
def test_goods_just_received_can_be_used_at_a_later_advisor() -> None:
    scene = Scene(3).season(SPRING, (3, 6, 6), HIGH, HIGH).place(0, "influence 3 with 3", "influence 6 with 6")
    assert scene.offers() == ["pass", "give 1 wood for 1 gold, 1 stone"]
    scene.play(0, "give 1 wood for 1 gold, 1 stone")
    assert scene.held(0) == (1, 0, 1)


@rule("KB-6.6")
@both_presets
def test_the_jester(preset: str) -> None:
    assert gifts(1, preset) == {"": gain(vp=1)}


@rule("KB-6.7")
@both_presets
def test_the_squire(preset: str) -> None:
    assert gifts(2, preset) == {"": gain(gold=1)}


@rule("KB-6.8", "KB-R30")
@both_presets
def test_the_architect(preset: str) -> None:
    assert gifts(3, preset) == {"": gain(wood=1)}


@rule("KB-6.9")
@both_presets
def test_the_merchant(preset: str) -> None:
    assert gifts(4, preset) == {"take 1 gold": gain(gold=1), "take 1 wood": gain(wood=1)}


@rule("KB-6.10")
@both_presets
def test_the_sergeant(preset: str) -> None:
    assert gifts(5, preset) == {"": gain(soldiers=1)}


@rule("KB-6.11", "KB-R20", "KB-D8", "KB-R21")
@both_presets
def test_the_alchemist_swaps_one_good_for_the_two_others_or_nothing(preset: str) -> None:
    assert gifts(6, preset, 1, 1, 1) == {
        "pass": gain(),
        "give 1 gold for 1 wood, 1 stone": gain(gold=-1, wood=1, stone=1),
        "give 1 wood for 1 gold, 1 stone": gain(gold=1, wood=-1, stone=1),
        "give 1 stone for 1 gold, 1 wood": gain(gold=1, wood=1, stone=-1),
    }


@rule("KB-R20", "KB-D8")
@both_presets
def test_the_alchemist_needs_a_good(preset: str) -> None:
    assert gifts(6, preset) == {"": gain()}
    assert list(gifts(6, preset, 0, 0, 1)) == ["pass", "give 1 stone for 1 gold, 1 wood"]


@rule("KB-6.12")
@both_presets
def test_the_astronomer(preset: str) -> None:
    assert gifts(7, preset) == {
        "take 1 gold, 1 plus2": gain(gold=1, plus2=1),
        "take 1 wood, 1 plus2": gain(wood=1, plus2=1),
        "take 1 stone, 1 plus2": gain(stone=1, plus2=1),
    }


@rule("KB-6.13")
@both_presets
def test_the_treasurer(preset: str) -> None:
    assert gifts(8, preset) == {"": gain(gold=2)}


@rule("KB-6.14")
@both_presets
def test_the_master_hunter(preset: str) -> None:
    assert gifts(9, preset) == {
        "take 1 gold, 1 wood": gain(gold=1, wood=1),
        "take 1 wood, 1 stone": gain(wood=1, stone=1),
    }


@rule("KB-6.15", "KB-R24", "KB-R25")
@both_presets
def test_the_general_gives_two_soldiers_and_a_look_at_the_enemy_of_this_winter(preset: str) -> None:
    assert gifts(10, preset) == {"": gain(soldiers=2)}
    scene = Scene(3, preset).enemy("y3_demons_6").visit(0, 10)
    assert scene.view(0)["enemy"]["card"]["id"] == "y3_demons_6"
    for other in (-1, 1, 2):
        assert "card" not in scene.view(other)["enemy"]
        assert scene.view(other)["enemy"]["known_to"] == [0]
    (sees,) = [event for event in scene.court.journal or [] if event.kind == "sees"]
    assert [sees.seen_by(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]
    (looks,) = [event for event in scene.court.journal or [] if event.kind == "looks"]
    assert looks.seen_by(2)
    scene.end().winter(6)  # the card had gone back on top
    assert scene.view(1)["enemy"]["card"]["id"] == "y3_demons_6"


@rule("KB-6.15", "KB-12.2")
@pytest.mark.parametrize("card", [row["id"] for row in GAME.sheet()["enemies"]])
def test_the_card_that_was_looked_at_comes_in_winter(card: str) -> None:
    scene = Scene(3).enemy(card).visit(0, 10).end()
    other = (int(scene.court.enemy) + 1) % LEVEL_SIZE
    scene.luck.load(ENEMIES, other)  # what would come if another card were drawn
    assert scene.winter(6).view(1)["enemy"]["card"]["id"] == card


@rule("KB-R24")
def test_two_groups_on_the_general_let_two_seats_look_at_the_same_card() -> None:
    scene = Scene(3, ORIGINAL).envoy(1).enemy("y2_orcs_4").season(AUTUMN, (4, 6, 6), (4, 6, 6), HIGH)
    scene.play(0, "influence 10 with 4+6").play(1, "influence 10 with 4+6").place(0)
    cards = [scene.view(seat)["enemy"].get("card", {}).get("id") for seat in (0, 1, 2)]
    assert cards == ["y2_orcs_4", "y2_orcs_4", None]


@rule("KB-6.16")
@both_presets
def test_the_swordsmith(preset: str) -> None:
    assert gifts(11, preset) == {
        "take 1 wood, 1 stone": gain(wood=1, stone=1),
        "take 1 gold, 1 stone": gain(gold=1, stone=1),
    }


@rule("KB-6.17", "KB-R22")
def test_the_duchess() -> None:
    one_kind = {
        "take 2 gold, 1 plus2": gain(gold=2, plus2=1),
        "take 2 wood, 1 plus2": gain(wood=2, plus2=1),
        "take 2 stone, 1 plus2": gain(stone=2, plus2=1),
    }
    mixed = {
        "take 1 gold, 1 wood, 1 plus2": gain(gold=1, wood=1, plus2=1),
        "take 1 gold, 1 stone, 1 plus2": gain(gold=1, stone=1, plus2=1),
        "take 1 wood, 1 stone, 1 plus2": gain(wood=1, stone=1, plus2=1),
    }
    assert gifts(12, HUNGARIAN) == one_kind
    assert gifts(12, ORIGINAL) == one_kind | mixed


@rule("KB-6.18")
@both_presets
def test_the_champion(preset: str) -> None:
    assert gifts(13, preset) == {"": gain(stone=3)}


@rule("KB-6.19", "KB-R22", "KB-R23")
def test_the_smuggler_gives_a_point_and_three_goods_of_one_kind() -> None:
    assert gifts(14, HUNGARIAN) == {
        "take 3 gold, 1 vp": gain(gold=3, vp=1),
        "take 3 wood, 1 vp": gain(wood=3, vp=1),
        "take 3 stone, 1 vp": gain(stone=3, vp=1),
    }


@rule("KB-6.19", "KB-R23", "KB-D9")
def test_in_the_original_the_smuggler_costs_a_point_and_may_be_declined() -> None:
    found = gifts(14, ORIGINAL)
    assert found.pop("pass") == gain()
    assert len(found) == 10
    for gold, wood, stone, vp, plus2, soldiers in found.values():
        assert (gold + wood + stone, vp, plus2, soldiers) == (3, -1, 0, 0)
    assert found["give 1 vp for 1 gold, 2 stone"] == gain(gold=1, stone=2, vp=-1)
    scene = Scene(3, ORIGINAL).points(0, -4).visit(0, 14).play(0, "give 1 vp for 3 gold")
    assert scene.vp[0] == -5


@rule("KB-6.20")
@both_presets
def test_the_inventor(preset: str) -> None:
    assert gifts(15, preset) == {"": gain(gold=1, wood=1, stone=1)}


@rule("KB-6.21")
@both_presets
def test_the_wizard(preset: str) -> None:
    assert gifts(16, preset) == {"": gain(gold=4)}


@rule("KB-6.22", "KB-R22", "KB-R24")
def test_the_queen() -> None:
    one_kind = {
        "take 2 gold, 3 vp": gain(gold=2, vp=3),
        "take 2 wood, 3 vp": gain(wood=2, vp=3),
        "take 2 stone, 3 vp": gain(stone=2, vp=3),
    }
    mixed = {
        "take 1 gold, 1 wood, 3 vp": gain(gold=1, wood=1, vp=3),
        "take 1 gold, 1 stone, 3 vp": gain(gold=1, stone=1, vp=3),
        "take 1 wood, 1 stone, 3 vp": gain(wood=1, stone=1, vp=3),
    }
    assert gifts(17, HUNGARIAN) == one_kind
    assert gifts(17, ORIGINAL) == one_kind | mixed
    scene = Scene(3).enemy("y1_orcs_3").visit(0, 17).passes()
    assert scene.view(0)["enemy"]["card"]["id"] == "y1_orcs_3"
    assert "card" not in scene.view(1)["enemy"]


@rule("KB-6.23")
@both_presets
def test_the_king(preset: str) -> None:
    assert gifts(18, preset) == {"": gain(gold=1, wood=1, stone=1, soldiers=1)}


@rule("KB-6.24", "KB-R29", "KB-6.25", "KB-6.26", "KB-6.27")
@both_presets
def test_then_everything_leaves_the_court_and_building_follows_in_the_same_phase(preset: str) -> None:
    scene = Scene(3, preset).tokens(0, 2).buildings(0, "farms").season(SPRING, (6, 6, 4, 4), HIGH, HIGH)
    scene.place(0, "influence 16 with 4+6+w4 and 1 token")
    assert (scene.question, scene.view()["phase"]) == ("build", "spring")
    assert scene.plus2(0) == 1
    court = scene.court
    assert not [number for number in range(1, 19) if scene.owners(number)]
    assert not any(court.group_tokens)
    places = [int(court.place[slot]) for slot in range(SLOTS)]
    assert places == [IN_HAND] * 3 + [IN_SUPPLY] * 2
    assert scene.rolled(0) == []


@rule("KB-6.28", "KB-R26", "KB-R27")
@both_presets
def test_goods_and_tokens_never_run_out(preset: str) -> None:
    scene = Scene(3, preset).goods(1, 25, 20, 15).goods(2, 25, 20, 15).tokens(1, 20).visit(0, 7)
    scene.play(0, "take 1 stone, 1 plus2")
    assert scene.held(0) == (0, 0, 1)
    assert scene.plus2(0) == 1
    scene.end().visit(0, 16)
    assert scene.held(0) == (4, 0, 1)


@rule("KB-6.29")
def test_points_and_soldiers_are_marked_at_once() -> None:
    scene = Scene(3).season(SPRING, (1, 5, 4), HIGH, HIGH)
    scene.place(0, "influence 1 with 1", "influence 5 with 5", "influence 4 with 4")
    assert (scene.question, scene.vp[0], scene.army[0]) == ("gift", 1, 0)
    scene.play(0, "take 1 gold")
    assert scene.view()["provinces"][0]["soldiers"] == 1


@rule("KB-R19")
def test_two_groups_on_one_advisor_are_helped_in_the_order_of_placing() -> None:
    scene = Scene(3, ORIGINAL).envoy(0).season(AUTUMN, (4, 4, 6), (1, 1, 4), HIGH)
    scene.play(1, "influence 4 with 4").play(0, "influence 4 with 4").place(0)
    assert scene.turn == 1
    scene.play(1, "take 1 wood")
    assert (scene.question, scene.turn) == ("gift", 0)


@rule("KB-R21")
@pytest.mark.parametrize("number", [2, 3, 8, 13, 15, 16, 18])
def test_other_gifts_cannot_be_refused(number: int) -> None:
    for preset in (HUNGARIAN, ORIGINAL):
        scene = Scene(3, preset).visit(0, number)
        assert scene.question != "gift"
        assert sum(scene.held(0)) > 0
