"""Section 2: the structure of the game."""

import random

import pytest

from kingsburg.kb_scenes import Scene, both_presets, every_season, phases_of
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.position import SPRING
from regalia.games.kingsburg.steps import REWARD_PHASE
from support import moments, rule

PHASES = ["aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"]


@pytest.fixture(scope="module")
def whole_game() -> Scene:
    scene = Scene(4).begin()
    for _ in moments(scene.court, random.Random(1)):
        pass
    return scene


@rule("KB-2.1", "KB-2.2", "KB-2.3")
def test_five_years_of_eight_phases_in_fixed_order(whole_game: Scene) -> None:
    assert list(phases_of(whole_game)) == PHASES * 5
    assert [told["year"] for told in whole_game.told("year")] == [1, 2, 3, 4, 5]
    assert whole_game.over


@rule("KB-2.4")
def test_the_season_marker_moves_with_the_phases() -> None:
    scene = Scene(3).begin()
    assert scene.view()["phase"] == "aid"
    scene.after("aid")
    assert scene.view()["phase"] == "spring"
    scene.end()
    assert scene.view()["phase"] == "winter"


@rule("KB-2.5", "KB-2.6")
def test_every_second_phase_is_a_season_and_winter_produces_nothing(whole_game: Scene) -> None:
    rows = GAME.sheet()["phases"]
    assert [row["id"] for row in rows][1::2] == ["spring", "summer", "autumn", "winter"]
    assert [row["id"] for row in rows if row["productive"]] == ["spring", "summer", "autumn"]
    rolled, phase = set(), ""
    for event in whole_game.court.journal or []:
        if event.kind == "phase":
            phase = str(event.details["phase"])
        if event.kind in ("rolls", "influences", "helped", "builds"):
            rolled.add(phase)
    assert rolled == {"@phase-spring", "@phase-summer", "@phase-autumn"}


@rule("KB-2.7")
@every_season
def test_a_season_rolls_influences_helps_builds(phase: int) -> None:
    scene = Scene(3).goods(0, 1, 1, 0).visit(0, 2, phase).until("build").play(0, "build inn").end()
    steps = [kind for kind in scene.kinds() if kind in ("rolls", "order", "influences", "helped", "builds")]
    assert steps == ["rolls", "rolls", "rolls", "order", "influences", "helped", "builds"]


@rule("KB-2.8")
def test_a_step_ends_for_all_before_the_next_begins() -> None:
    scene = Scene(3).goods(0, 1, 1, 0).goods(1, 1, 1, 0).season(SPRING, (4, 4, 4), (2, 2, 3), (6, 6, 6))
    scene.play(1, "influence 4 with 2+2").play(0, "influence 8 with 4+4")
    assert scene.held(0) == (1, 1, 0)  # no help while somebody can still place dice
    scene.after("influence")
    assert scene.question == "gift"
    assert not scene.told("builds")
    scene.play(1, "take 1 gold")
    assert scene.question == "build"
    assert scene.held(0) == (3, 1, 0)


@rule("KB-2.9")
@both_presets
def test_most_points_win(preset: str) -> None:
    scene = Scene(3, preset).in_year(5).points(0, 20).points(1, 22).points(2, 21)
    assert scene.rank() == [3, 1, 2]


@rule("KB-2.10")
def test_points_come_from_advisors_buildings_battles_and_the_reward() -> None:
    scene = Scene(3).goods(0, 2, 0, 0).visit(0, 1).until("build").play(0, "build statue").end()
    scene.enemy("y1_zombies_4").soldiers(0, 9).winter(6)
    scene.run(REWARD_PHASE)
    sheet = {line.source: line.points[0] for line in GAME.score_sheet(scene.court) if line.points[0]}
    assert sheet == {"advisors": 1, "buildings": 3, "battles": 1, "strongest": 1, "reward": 1}
