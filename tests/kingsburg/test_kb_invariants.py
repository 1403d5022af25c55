"""The invariants: the chronicler notices when something is tampered with, and random games keep them all."""

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.invariants import CHOICES_MAX, KingsburgInspector
from regalia.games.kingsburg.position import (
    FROM_ADVISORS,
    FROM_BUILDINGS,
    IN_SUPPLY,
    NEUTRAL,
    NOBODY,
    SLOTS,
    SOURCE_COUNT,
)
from regalia.kernel import record as records
from regalia.kernel.agenda import Event
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup, Switch
from regalia.kernel.inspection import BrokenInvariant
from regalia.kernel.record import Record
from regalia.kernel.vectors import i64, vec
from support import moments, rule

ROLLS = ((1, 3, 5), (2, 4, 6), (6, 6, 6))


class Watched(Scene):
    """A new game under the eyes of a chronicler."""

    def __init__(self, seats: int = 3, preset: str = HUNGARIAN) -> None:
        super().__init__(seats, preset)
        self.chronicler = KingsburgInspector(self.court)
        if seats == 2:
            self.dice((1, 2, 3, 1, 4))
        self.dice(*ROLLS[:seats])
        self.begin()
        self.chronicler.inspect()

    def look(self) -> None:
        """The chronicler looks at the table."""
        self.chronicler.inspect()

    def breaks(self) -> str:
        """The invariant that is broken now."""
        with pytest.raises(BrokenInvariant) as broken:
            self.look()
        return broken.value.rule

    def tell(self, kind: str, **details: object) -> "Watched":
        """Something is said to have happened."""
        self.court.journal = [*(self.court.journal or []), Event(kind, details)]
        return self


def in_spring(seats: int = 3, preset: str = HUNGARIAN) -> Watched:
    """Everybody has taken a good; the dice are rolled, seat 0 is on turn with 1, 3, 5."""
    watched = Watched(seats, preset)
    watched.after("aid").look()
    return watched


def with_groups(preset: str = HUNGARIAN) -> Watched:
    """Seat 0 has put its 5 on advisor 5 and its 3 on advisor 3."""
    watched = in_spring(preset=preset)
    watched.play(0, "influence 5 with 5").play(1, "influence 6 with 6").play(2, "pass").play(0, "influence 3 with 3")
    watched.look()
    return watched


def until_phase(phase: str, preset: str = HUNGARIAN) -> Watched:
    """A game in which everybody passes, up to a phase."""
    watched = Watched(3, preset)
    while watched.view()["phase"] != phase:
        watched.passes()
        watched.look()
    return watched


def add_points(watched: Scene, seat: int, source: int, points: int) -> None:
    line = seat * SOURCE_COUNT + source
    watched.put("vp", seat, watched.vp[seat] + points)
    watched.put("ledger", line, int(watched.court.ledger[line]) + points)


@rule("KB-I1")
@pytest.mark.parametrize("field", ["goods", "tokens", "soldiers"])
def test_I1_a_negative_holding(field: str) -> None:
    watched = in_spring()
    watched.put(field, 1, -1)
    assert watched.breaks() == "KB-I1"


@rule("KB-I2")
@pytest.mark.parametrize("order", [[0, 0, 1], [1, 0, 2], [2, 1, 0]])
def test_I2_a_wrong_order(order: list[int]) -> None:
    assert in_spring().tell("order", seats=order).breaks() == "KB-I2"


@rule("KB-I2")
def test_I2_equal_totals_in_another_order() -> None:
    watched = in_spring()
    for seat in range(3):
        watched.tell("rolls", seat=seat, dice=[("number", 1), ("number", 2), ("number", 3)])
    assert watched.tell("order", seats=[1, 0, 2]).breaks() == "KB-I2"
    watched = in_spring()
    watched.tell("rolls", seat=1, dice=[("number", 1), ("number", 1), ("white", 1)])
    watched.tell("order", seats=[1, 0, 2])
    watched.look()


@rule("KB-I3")
def test_I3_a_gap_in_a_row() -> None:
    watched = in_spring()
    watched.put("built", 0, 0b10).tell("builds", seat=0, building="@building-chapel", points=5)
    add_points(watched, 0, FROM_BUILDINGS, 5)
    assert watched.breaks() == "KB-I3"


@rule("KB-I4")
def test_I4_two_buildings_without_the_envoy() -> None:
    watched = in_spring().tell("builds", seat=0, building="@building-inn", points=0)
    assert watched.tell("builds", seat=0, building="@building-palisade", points=0).breaks() == "KB-I4"


@rule("KB-I4")
def test_I4_three_buildings_or_an_envoy_used_twice() -> None:
    watched = in_spring(preset=ORIGINAL).tell("envoy-given", seat=0)
    for building in ("inn", "palisade"):
        watched.tell("builds", seat=0, building=f"@building-{building}", points=0)
    assert watched.tell("builds", seat=0, building="@building-barricade", points=0).breaks() == "KB-I4"
    watched = in_spring(preset=ORIGINAL).tell("envoy-given", seat=0).tell("influences", seat=0, envoy=1)
    assert watched.tell("influences", seat=0, envoy=1).breaks() == "KB-I4"


@rule("KB-I4")
def test_I4_a_building_that_was_never_built() -> None:
    watched = in_spring()
    watched.put("built", 0, 1)
    assert watched.breaks() == "KB-I4"


@rule("KB-I5")
def test_I5_a_group_with_a_wrong_total() -> None:
    watched = with_groups()
    watched.put("dice", 2, 4)
    assert watched.breaks() == "KB-I5"
    watched = with_groups()
    watched.put("group_shift", 4, 1)
    assert watched.breaks() == "KB-I5"


@rule("KB-I5")
def test_I5_a_group_without_a_coloured_die() -> None:
    watched = with_groups()
    watched.put("dice", 3, 5).put("place", 3, 5).put("place", 2, 0)
    assert watched.breaks() == "KB-I5"


@rule("KB-I6")
@both_presets
def test_I6_too_many_tokens(preset: str) -> None:
    watched = in_spring(preset=preset)
    watched.play(0, "influence 5 with 5").look()
    watched.put("group_tokens", 4, 2).put("dice", 2, 1)
    assert watched.breaks() == "KB-I6"


@rule("KB-I6")
def test_I6_two_tokens_with_two_dice_are_too_many_in_the_original_only() -> None:
    for preset in (HUNGARIAN, ORIGINAL):
        watched = in_spring(preset=preset)
        watched.play(0, "influence 8 with 3+5").look()
        watched.put("group_tokens", 7, 2).put("dice", 2, 1)
        if preset == ORIGINAL:
            assert watched.breaks() == "KB-I6"
        else:
            watched.look()


@rule("KB-I6")
def test_I6_a_token_in_each_of_two_groups_is_too_many_in_the_original_only() -> None:
    for preset in (HUNGARIAN, ORIGINAL):
        watched = with_groups(preset)
        watched.put("group_tokens", 4, 1).put("dice", 2, 3)
        watched.look()
        watched.put("group_tokens", 2, 1).put("dice", 1, 1)
        if preset == ORIGINAL:
            assert watched.breaks() == "KB-I6"
        else:
            watched.look()


@rule("KB-I7")
def test_I7_the_market_used_twice() -> None:
    watched = with_groups()
    watched.put("group_shift", 4, 1).put("dice", 2, 4)
    watched.look()
    watched.put("group_shift", 2, -1).put("dice", 1, 4)
    assert watched.breaks() == "KB-I7"


@rule("KB-I7")
def test_I7_too_many_rerolls() -> None:
    statue, chapel = "@building-statue", "@building-chapel"
    for preset, buildings in ((HUNGARIAN, (statue, chapel)), (ORIGINAL, (statue, statue))):
        watched = in_spring(preset=preset)
        for building in buildings:
            watched.tell("rerolls", seat=0, dice=[("number", 1), ("number", 3), ("number", 5)], building=building)
        assert watched.breaks() == "KB-I7"
    watched = in_spring(preset=ORIGINAL)
    for building in (statue, chapel):
        watched.tell("rerolls", seat=0, dice=[("number", 1), ("number", 3), ("number", 5)], building=building)
    watched.look()


@rule("KB-I8")
def test_I8_a_second_group_without_a_first() -> None:
    watched = with_groups()
    watched.put("owner", 4, NOBODY).put("owner", 22, 0).put("place", 2, 5 + 32)
    assert watched.breaks() == "KB-I8"


@rule("KB-I8")
def test_I8_two_advisors_with_two_groups() -> None:
    watched = with_groups()
    for space, slot in ((4, 2), (2, 1)):
        watched.put("owner", space, 1).put("owner", space + 18, 0).put("place", slot, space + 1 + 32)
    watched.put("dice", 5, 3).put("place", 5, 3).put("dice", 6, 5).put("place", 6, 5)
    assert watched.breaks() == "KB-I8"


@rule("KB-I4")
def test_I4_only_the_holder_of_the_envoy_comes_second() -> None:
    assert in_spring().tell("influences", seat=0, envoy=1).breaks() == "KB-I4"  # no award, no use


@rule("KB-I9")
def test_I9_a_die_that_is_nowhere_or_on_the_space_of_another() -> None:
    watched = with_groups()
    watched.put("place", 0, IN_SUPPLY)
    assert watched.breaks() == "KB-I9"
    watched = with_groups()
    watched.put("owner", 4, 1)
    assert watched.breaks() == "KB-I9"


@rule("KB-I9")
def test_I9_more_white_dice_than_there_are() -> None:
    watched = in_spring(4)
    for seat in range(4):
        for slot in (3, 4):
            watched.put("place", seat * SLOTS + slot, 0)
    assert watched.breaks() == "KB-I9"


@rule("KB-I10")
def test_I10_an_enemy_of_another_level() -> None:
    watched = in_spring()
    watched.court.enemy = 5
    assert watched.breaks() == "KB-I10"


@rule("KB-I10")
def test_I10_the_deck_shrinks_by_a_card_a_year() -> None:
    scene = Scene(3).begin()
    sizes: dict[tuple[int, bool], set[tuple[int, int]]] = {}
    for court, _ in moments(scene.court, random.Random(3)):
        view = GAME.view(court, NOBODY)
        moment = (view["year"], view["phase"] == "winter")
        sizes.setdefault(moment, set()).add((view["enemy"]["level"], view["enemy"]["cards_left"]))
    before_winter = {year: found for (year, winter), found in sizes.items() if not winter}
    assert before_winter == {year: {(year, 6 - year)} for year in range(1, 6)}
    assert all(found == {(year, 5 - year)} for (year, winter), found in sizes.items() if winter)


@rule("KB-I11")
def test_I11_soldiers_that_vanish_or_nobody_told_of() -> None:
    watched = in_spring()
    watched.put("soldiers", 0, 2)
    assert watched.breaks() == "KB-I11"
    watched = in_spring()
    watched.tell("helped", seat=0, take=[("soldiers", 2)])
    assert watched.breaks() == "KB-I11"
    watched = Watched()
    watched.put("soldiers", 0, 2)
    watched.tell("helped", seat=0, take=[("soldiers", 2)])
    assert watched.breaks() == "KB-I11"  # in phase 1 there are none


@rule("KB-I12")
def test_I12_an_aid_for_nobody_or_for_one_or_of_two_dice() -> None:
    assert Watched().tell("phase", phase="@phase-spring").breaks() == "KB-I12"
    watched = Watched().tell("takes", seat=0, take=[("gold", 1)])
    assert watched.tell("phase", phase="@phase-spring").breaks() == "KB-I12"
    watched = Watched().tell("aid-die", seat=0).tell("aid-die", seat=1)
    assert watched.tell("phase", phase="@phase-spring").breaks() == "KB-I12"
    watched = Watched().tell("aid-die", seat=0).tell("takes", seat=1, take=[("gold", 1)])
    assert watched.tell("phase", phase="@phase-spring").breaks() == "KB-I12"


@rule("KB-I13")
def test_I13_a_reward_for_nobody() -> None:
    watched = in_spring().tell("phase", phase="@phase-reward")
    assert watched.tell("phase", phase="@phase-summer").breaks() == "KB-I13"


@rule("KB-I14")
def test_I14_an_envoy_out_of_its_time_or_in_other_hands() -> None:
    watched = in_spring()
    watched.tell("envoy-given", seat=0).court.envoy = 0
    assert watched.breaks() == "KB-I14"
    for preset in (HUNGARIAN, ORIGINAL):
        watched = until_phase("autumn", preset)
        watched.court.envoy = 1 if watched.chronicler.envoy != 1 else 2
        assert watched.breaks() == "KB-I14"
    watched = in_spring(preset=ORIGINAL)
    watched.tell("envoy-given", seat=0).court.envoy = 0
    watched.look()
    assert watched.tell("envoy-nobody").breaks() == "KB-I14"  # kept across the start of a phase 5


@rule("KB-I15")
@pytest.mark.parametrize("kind", ["passes", "takes", "guild", "trains", "inn"])
def test_I15_points_from_something_that_gives_none(kind: str) -> None:
    watched = in_spring()
    add_points(watched, 0, FROM_ADVISORS, 1)
    if kind == "takes":
        watched.tell(kind, seat=0, take=[("vp", 1)])
    elif kind != "trains":
        watched.tell(kind, seat=0, points=1)
    assert watched.breaks() == "KB-I15"


@rule("KB-I16")
def test_I16_a_ledger_that_does_not_add_up() -> None:
    watched = in_spring().tell("rewarded", seat=0, points=1)
    watched.put("vp", 0, 1)
    assert watched.breaks() == "KB-I16"
    watched = in_spring().tell("rewarded", seat=0, points=1)
    add_points(watched, 0, FROM_BUILDINGS, 1)
    assert watched.breaks() == "KB-I16"


@rule("KB-I17")
def test_I17_a_building_lost_that_was_not_rightmost() -> None:
    watched = in_spring()
    watched.chronicler.standing[0] = {0, 1, 4}
    assert watched.tell("ruined", seat=0, building="@building-inn", points=0).breaks() == "KB-I17"
    watched = in_spring()
    watched.chronicler.standing[0] = {4}
    assert watched.tell("ruined", seat=0, building="@building-statue", points=3).breaks() == "KB-I17"


@rule("KB-I18")
def test_I18_an_extra_point_for_somebody_else() -> None:
    for strengths, results in (([5, 6, 1], ["victory", "victory", "defeat"]), ([3, 3, 3], ["draw"] * 3)):
        watched = in_spring()
        watched.chronicler.strengths, watched.chronicler.results = strengths, results
        assert watched.tell("strongest", seat=0, points=1).breaks() == "KB-I18"


@rule("KB-I19")
def test_I19_a_strength_that_is_not_soldiers_and_modifiers() -> None:
    watched = in_spring().tell("enemy", enemy="@enemy-goblins", strength=3).tell("kings-help", seat=0, soldiers=2)
    assert watched.tell("battle", seat=0, strength=3, result="draw").breaks() == "KB-I19"
    watched = in_spring().tell("enemy", enemy="@enemy-zombies", strength=4).tell("kings-help", seat=0, soldiers=1)
    watched.chronicler.standing[0] = {12}
    watched.tell("battle", seat=0, strength=3, result="defeat")
    assert watched.tell("battle", seat=1, strength=2, result="defeat").breaks() == "KB-I19"
    watched = in_spring()
    watched.put("result", 0, 7)
    assert watched.breaks() == "KB-I19"


@rule("KB-I20")
def test_I20_a_game_that_ends_early() -> None:
    assert in_spring().tell("end").breaks() == "KB-I20"
    watched = Watched()
    watched.chronicler.counts = {"year": 5, "season": 15, "enemy": 5}
    watched.tell("end")
    watched.look()


@rule("KB-I21")
def test_I21_the_sums_of_the_sheet() -> None:
    sheet = GAME.sheet()
    buildings, enemies = sheet["buildings"], sheet["enemies"]
    assert len(buildings) == 20
    assert sum(row["vp"] for row in buildings) == 59
    assert [sum(row["cost"][good] for row in buildings) for good in ("gold", "wood", "stone")] == [38, 22, 22]
    assert len(enemies) == 25
    assert Counter(row["kind"] for row in enemies) == {
        "goblins": 8,
        "orcs": 4,
        "zombies": 4,
        "barbarians": 4,
        "demons": 4,
        "dragons": 1,
    }
    for row in enemies:
        year = sheet["years"][row["year"] - 1]
        assert year["strength_min"] <= row["strength"] <= year["strength_max"]


@rule("KB-I22")
@pytest.mark.parametrize("preset", [HUNGARIAN, ORIGINAL])
@pytest.mark.long
def test_I22_a_view_shows_a_face_down_card_only_to_those_who_looked(preset: str) -> None:
    ids = [row["id"] for row in GAME.sheet()["enemies"]]
    looked = 0
    for seed in range(2):
        scene = Scene(4, preset)
        scene.luck.seed = bytes([seed + 50])
        scene.begin()
        for court, _ in moments(scene.court, random.Random(seed)):
            for seat in (NOBODY, 0, 1, 2, 3):
                text = json.dumps(GAME.view(court, seat))
                shown = [card for card in ids if card in text]
                knows = bool(scene.court.enemy_open) or (seat >= 0 and (scene.court.seen >> seat) & 1 == 1)
                assert shown == ([ids[scene.court.enemy]] if knows else [])
                looked += bool(knows and not scene.court.enemy_open)
    assert looked


@rule("KB-I22")
def test_I22_future_dice_and_unused_cards_do_not_exist_yet() -> None:
    scene = Scene(3).season()
    other = scene.court.copy()
    other.redraw(0, scene.luck.copy())
    other.chance.seed = b"another"
    assert GAME.view(other, 0) == GAME.view(scene.court, 0)
    assert scene.court.enemy == NOBODY


@rule("KB-I23")
def test_I23_switches_that_change() -> None:
    watched = in_spring()
    watched.court.edition = Scene(3, ORIGINAL).court.edition
    assert watched.breaks() == "KB-I23"


@rule("KB-I23")
def test_I23_preset_and_switches_are_in_the_record(tmp_path: Path) -> None:
    setup = Setup("kingsburg", 2, b"I23", ORIGINAL, {"plus2_limit": "per_group"})
    record = Record.begin(GAME, setup, ["a", "b"])
    position = GAME.start(setup)
    for court, seat in moments(position, random.Random(1)):
        record.add(seat, court.name(seat, court.options(seat)[-1]))
        court.choose(seat, court.options(seat)[-1])
        break
    record.save(tmp_path / "record.json")
    data = json.loads((tmp_path / "record.json").read_text())
    assert (data["preset"], data["switches"]) == (ORIGINAL, {"plus2_limit": "per_group"})
    again = records.load(tmp_path / "record.json")
    assert GAME.view(records.replay(again, GAME), 0)["switches"] == GAME.resolve(ORIGINAL, setup.switches)
    data["preset"] = HUNGARIAN
    (tmp_path / "record.json").write_text(json.dumps(data))
    with pytest.raises(Trouble, match="set-up was changed"):
        records.verify(records.load(tmp_path / "record.json"), GAME)


@rule("KB-I24")
def test_I24_a_game_that_does_not_end() -> None:
    watched = in_spring()
    watched.chronicler.choices = CHOICES_MAX - 2
    watched.look()
    assert watched.breaks() == "KB-I24"


@rule("KB-I25")
def test_I25_a_wrong_number_of_neutral_dice() -> None:
    def all_gone(watched: Scene) -> None:
        watched.court.owner = vec[i64]([NOBODY] * 36)

    def one_left(watched: Scene) -> None:
        all_gone(watched)
        watched.put("owner", 8, NEUTRAL)

    def four(watched: Scene) -> None:
        for space in (1, 7, 8, 9, 10):
            watched.put("owner", space, NEUTRAL)

    wrong: list[tuple[int, str, Callable[[Scene], None]]] = [
        (2, HUNGARIAN, all_gone),
        (2, HUNGARIAN, four),
        (2, ORIGINAL, one_left),
        (3, HUNGARIAN, one_left),
    ]
    for seats, preset, tamper in wrong:
        watched = in_spring(seats, preset)
        tamper(watched)
        assert watched.breaks() == "KB-I25"
    watched = in_spring(2, HUNGARIAN)
    one_left(watched)
    watched.look()


def switch_sets() -> st.SearchStrategy[dict[str, Switch]]:
    pairs = [(switch, value) for switch, values in GAME.switches.items() for value in values]
    return st.lists(st.sampled_from(pairs), max_size=4).map(dict)


@pytest.mark.long
@given(
    seed=st.binary(min_size=1, max_size=8),
    seats=st.integers(2, 5),
    preset=st.sampled_from([HUNGARIAN, ORIGINAL]),
    switches=switch_sets(),
    luck=st.randoms(use_true_random=False),
)
@settings(max_examples=50)
def test_random_games_keep_all_invariants(
    seed: bytes, seats: int, preset: str, switches: dict[str, Switch], luck: random.Random
) -> None:
    position = GAME.start(Setup("kingsburg", seats, seed, preset, switches), listen=True)
    inspector = GAME.inspector(position)
    for _ in moments(position, random.Random(luck.randrange(1 << 30))):
        inspector.inspect()
    inspector.inspect()
    assert position.over()
