"""The presets: every value of every switch changes play as the table says, alone and in mixtures."""

from collections.abc import Callable
from typing import Any

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, up_to
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.position import AUTUMN, SPRING
from regalia.games.kingsburg.steps import GAME_ENDS
from regalia.kernel.game import Setup, Switch
from support import rule

HIGH = (6, 6, 6)


def start_order(table: Callable[..., Scene]) -> object:
    """Whether an order that was agreed on is kept."""
    value = table().court.edition.switches["start_order"]
    agreed = (3, 2, 1, 0)
    found = set()
    for seed in range(1, 9):
        setup = Setup("kingsburg", 4, bytes([seed]), switches={"start_order": value}, order=agreed)
        found.add(tuple(GAME.view(GAME.start(setup), 0)["order"]))
    return found == {agreed}


def plus2_limit(table: Callable[..., Scene]) -> object:
    """Two tokens in one group; a second group with a token."""
    scene = table().tokens(0, 5).season(SPRING, (1, 2, 4), HIGH, HIGH)
    two = "influence 7 with 1+2 and 2 tokens" in scene.offers()
    scene.play(0, "influence 3 with 1 and 1 token").play(1, "pass").play(2, "pass")
    return two, "influence 6 with 4 and 1 token" in scene.offers()


def choice_goods(table: Callable[..., Scene]) -> object:
    """The alternatives of Duchess, Smuggler and Queen."""
    return [len([name for name in table().visit(0, n).offers() if name != "pass"]) for n in (12, 14, 17)]


def smuggler_vp(table: Callable[..., Scene]) -> object:
    """The Smuggler's point, and whether the gift may be declined."""
    scene = table().visit(0, 14)
    optional = "pass" in scene.offers()
    scene.play(0, next(name for name in scene.offers() if "3 gold" in name))
    return scene.vp[0], optional


def chapel(table: Callable[..., Scene]) -> object:
    """What the Chapel offers for three ones, and for 1, 1, 5."""
    found = []
    for roll in ((1, 1, 1), (1, 1, 5)):
        scene = table().buildings(0, "chapel").season(SPRING, roll, HIGH, HIGH)
        found.append(scene.offers()[1:] if scene.question == "reroll" else [])
    return found


def reroll_limit(table: Callable[..., Scene]) -> object:
    """How often Statue and Chapel together can be used."""
    scene = table().buildings(0, *up_to("chapel")).season(SPRING, (1, 1, 1), HIGH, HIGH, (1,), (1, 1, 1))
    count = 0
    while scene.question == "reroll":
        scene.play(0, scene.offers()[1])
        count += 1
    return count


def cathedral(table: Callable[..., Scene]) -> object:
    """Points and goods left of five goods."""
    scene = table().buildings(0, "cathedral").goods(0, 2, 2, 1).run(GAME_ENDS)
    return scene.vp[0] - 9, sum(scene.held(0))


def town_hall(table: Callable[..., Scene]) -> object:
    """What the Town Hall offers."""
    return table().buildings(0, "town_hall").goods(0, 1, 0, 0).tokens(0, 1).season().until("town-hall").offers()


def envoy_window(table: Callable[..., Scene]) -> object:
    """Whether the Envoy stays after autumn when it was not used."""
    return table().envoy(0).season(AUTUMN).end().court.envoy == 0


def envoy_announce(table: Callable[..., Scene]) -> object:
    """The first question of autumn."""
    return table().envoy(0).season(AUTUMN).question


def loss_tie(table: Callable[..., Scene]) -> object:
    """Whether the owner is asked which building is lost."""
    return table().buildings(0, "inn", "palisade").enemy("y5_demons_9").winter(1).question


def final_tie(table: Callable[..., Scene]) -> object:
    """Whether the table is told to name one of the tied winners."""
    return len(table().run(GAME_ENDS).told("tie"))


def two_player_pair(table: Callable[..., Scene]) -> object:
    """The advisors that neutral dice take."""
    return table(2).season(SPRING, (6, 6, 6, 1, 4)).taken


def two_player_set_aside(table: Callable[..., Scene]) -> object:
    """Whether a die is put aside."""
    return table(2).season(SPRING, (6, 6, 6, 1, 4), (1, 2, 3), (1, 2, 3)).question


AS_STATUE = [["reroll a coloured die"], []]
TABLE: dict[Callable[[Callable[..., Scene]], object], dict[Switch, object]] = {
    start_order: {"agreed": True, "random": False},
    plus2_limit: {"per_die": (True, True), "per_season": (False, False), "per_group": (False, True)},
    choice_goods: {"one_kind": [3, 3, 3], "free_mix": [6, 10, 6]},
    smuggler_vp: {1: (1, False), -1: (-1, True)},
    chapel: {"as_statue": AS_STATUE, "total_7": [["reroll all dice"], ["reroll all dice"]]},
    reroll_limit: {"one_in_all": 1, "each_building_once": 2},
    cathedral: {"exchange": (2, 1), "count": (2, 5)},
    town_hall: {
        "token_or_swap": ["take token", "swap 1 gold"],
        "pay_for_vp": ["pass", "pay token", "swap 1 gold"],
    },
    envoy_window: {"autumn": False, "until_next_phase_5": True},
    envoy_announce: {True: "envoy", False: "influence"},
    loss_tie: {"owner_chooses": "ruin", "topmost_row": ""},
    final_tie: {"table_names_one": 1, "shared": 0},
    two_player_pair: {"single": [1, 4, 18], "sum": [5, 18]},
    two_player_set_aside: {True: "aside", False: "influence"},
}
CASES = [(probe, value) for probe, values in TABLE.items() for value in values]


def test_the_table_names_every_switch_and_value() -> None:
    named = {probe.__name__: tuple(values) for probe, values in TABLE.items()}
    assert named == GAME.switches
    assert set(GAME.presets) == {HUNGARIAN, ORIGINAL}


@pytest.mark.parametrize("preset", [HUNGARIAN, ORIGINAL])
@pytest.mark.parametrize(("probe", "value"), CASES, ids=[f"{p.__name__}={v}" for p, v in CASES])
def test_each_value_of_a_switch_changes_play_alone(
    probe: Callable[[Callable[..., Scene]], object], value: Switch, preset: str
) -> None:
    """With every other switch from either preset."""

    def table(seats: int = 3) -> Scene:
        switches: dict[str, Any] = {probe.__name__: value}
        return Scene(seats, preset, **switches)

    assert probe(table) == TABLE[probe][value]


@pytest.mark.parametrize("probe", TABLE, ids=lambda probe: str(probe.__name__))
def test_the_presets_hold_the_values_of_the_table(probe: Callable[[Callable[..., Scene]], object]) -> None:
    values = list(TABLE[probe])
    for number, preset in enumerate((HUNGARIAN, ORIGINAL)):
        assert GAME.presets[preset][probe.__name__] == values[number]
        found = probe(lambda seats=3, preset=preset: Scene(seats, preset))
        assert found == TABLE[probe][values[number]]


@rule("KB-R8")
def test_the_first_printing_is_in_no_preset() -> None:
    assert GAME.presets[HUNGARIAN]["plus2_limit"] == "per_die"
    assert GAME.presets[ORIGINAL]["plus2_limit"] == "per_season"


@rule("KB-R15")
def test_a_chapel_like_the_statue_with_one_reroll_each() -> None:
    """Not in a preset: two single rerolls, while all dice stay equal."""
    scene = Scene(3, reroll_limit="each_building_once").buildings(0, *up_to("chapel"))
    scene.season(SPRING, (4, 4, 4), HIGH, HIGH, (4,), (5,))
    scene.play(0, "reroll a coloured die")
    assert scene.offers() == ["pass", "reroll a coloured die"]
    scene.play(0, "reroll a coloured die")
    assert scene.rolled(0) == [4, 4, 5]
    assert scene.question == "influence"
    assert [told["building"] for told in scene.told("rerolls")] == ["@building-statue", "@building-chapel"]
    scene = Scene(3).buildings(0, *up_to("chapel")).season(SPRING, (4, 4, 4), HIGH, HIGH, (4,))
    scene.play(0, "reroll a coloured die")
    assert scene.question == "influence"  # so in `hungarian` the Chapel adds nothing


def test_a_chapel_of_seven_with_one_reroll_in_all() -> None:
    """Not in a preset: either of the two, once."""
    for first in ("reroll a coloured die", "reroll all dice"):
        scene = Scene(3, chapel="total_7").buildings(0, *up_to("chapel")).season(SPRING, (1, 1, 1), HIGH, HIGH)
        scene.luck.load_dice(0, 1, 1, 1)
        assert scene.offers() == ["pass", "reroll a coloured die", "reroll all dice"]
        scene.play(0, first)
        assert scene.question == "influence"


def test_a_smuggler_of_the_seed_with_mixed_goods() -> None:
    scene = Scene(3, choice_goods="free_mix").visit(0, 14).play(0, "take 1 gold, 2 wood, 1 vp")
    assert (scene.held(0), scene.vp[0]) == ((1, 2, 0), 1)


def test_dice_aside_with_a_pair_by_its_sum() -> None:
    scene = Scene(2, ORIGINAL, two_player_set_aside=True).season(SPRING, (6, 6, 6, 1, 4), (1, 2, 3), (1, 2, 3))
    assert (scene.taken, scene.question) == ([5, 18], "aside")


@rule("KB-R44")
def test_a_long_window_loses_an_announced_use_at_the_end_of_the_season() -> None:
    scene = Scene(3, envoy_window="until_next_phase_5").envoy(0).season(SPRING, (1, 2, 3), HIGH, HIGH)
    assert scene.question == "envoy"
    scene.play(0, "use for influence").end()
    assert scene.court.envoy == -1
