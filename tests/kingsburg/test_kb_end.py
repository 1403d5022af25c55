"""Section 13: the end of the year and of the game."""

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, up_to
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.position import SOURCES
from regalia.games.kingsburg.steps import GAME_ENDS, REWARD_PHASE, WINTER_PHASE, YEAR_ENDS
from support import rule


@rule("KB-13.1", "KB-13.2")
@both_presets
def test_a_new_year_begins_with_phase_1(preset: str) -> None:
    for year in (1, 2, 3, 4):
        scene = Scene(3, preset).in_year(year).run(YEAR_ENDS)
        assert (scene.view()["year"], scene.view()["phase"], scene.question) == (year + 1, "aid", "aid")


@rule("KB-13.3")
@both_presets
def test_after_the_winter_of_year_five_the_game_is_over(preset: str) -> None:
    scene = Scene(3, preset).enemy("y5_dragons_9").run(WINTER_PHASE, YEAR_ENDS)
    assert scene.over
    assert scene.view()["over"]
    assert scene.kinds()[-1] == "end"
    assert not scene.told("year")
    assert scene.view()["enemy"]["cards_left"] == 0


@rule("KB-13.4")
def test_most_points_win_whatever_else() -> None:
    scene = Scene(3).points(0, 10).points(1, 11).goods(0, 9, 9, 9).buildings(2, *up_to("stable")).points(2, -3)
    assert scene.rank() == [2, 1, 3]


@rule("KB-13.5", "KB-R12")
@both_presets
def test_a_tie_is_broken_by_goods(preset: str) -> None:
    scene = Scene(3, preset).points(0, 10).points(1, 10).points(2, 10)
    scene.goods(0, 1, 1, 0).goods(1, 0, 0, 3).goods(2, 1, 0, 0).tokens(2, 9).buildings(0, "inn")
    assert scene.rank() == [2, 1, 3]
    assert GAME.decision(scene.court) == ("decided-goods", {"best": 3, "next": 2})


@rule("KB-13.6")
@both_presets
def test_then_by_buildings(preset: str) -> None:
    scene = Scene(3, preset).buildings(0, "inn").buildings(2, "inn", "palisade")
    for seat in range(3):
        scene.points(seat, 10).goods(seat, 1, 0, 0)
    assert scene.rank() == [2, 3, 1]
    assert GAME.decision(scene.court) == ("decided-buildings", {"best": 2, "next": 1})


@rule("KB-13.7", "KB-R60", "KB-D19")
@both_presets
def test_then_all_tied_players_are_listed_as_winners(preset: str) -> None:
    scene = Scene(4, preset).points(0, 7).points(1, 9).points(3, 9).goods(1, 1, 0, 0).goods(3, 0, 1, 0)
    scene.run(GAME_ENDS)
    assert scene.rank() == [3, 1, 4, 1]
    assert GAME.decision(scene.court) == ("decided-nothing", {})
    notes = scene.told("tie")
    assert notes == ([{"seats": [1, 3]}] if preset == HUNGARIAN else [])


@rule("KB-13.7", "KB-R60", "KB-D19")
def test_a_clear_winner_needs_no_note() -> None:
    scene = Scene(3).points(1, 9).run(GAME_ENDS)
    assert not scene.told("tie")
    assert GAME.decision(scene.court) is None


@rule("KB-13.8", "KB-13.5")
def test_the_cathedral_is_settled_before_points_are_compared() -> None:
    for preset, rank in ((HUNGARIAN, [2, 1]), (ORIGINAL, [1, 2])):
        scene = Scene(2, preset).buildings(0, "cathedral").goods(0, 2, 0, 0).points(0, 20).points(1, 21)
        scene.goods(1, 1, 0, 0).run(GAME_ENDS)
        assert scene.vp == [21, 21]
        assert scene.rank() == rank


def test_the_score_sheet_lists_every_source() -> None:
    scene = Scene(3).buildings(0, *up_to("embassy"), *up_to("fortress"), *up_to("cathedral"), "guard_tower")
    scene.enemy("y5_demons_8").goods(0, 3, 0, 0).visit(0, 17).play(0, "take 2 gold, 3 vp").until("town-hall").play(
        0, "swap 1 gold"
    )
    scene.run(REWARD_PHASE).soldiers(0, 3).winter(2)
    scene.run(GAME_ENDS)
    sheet = {line.source: line.points for line in GAME.score_sheet(scene.court)}
    assert tuple(sheet) == SOURCES
    assert {source: points[0] for source, points in sheet.items()} == {
        "advisors": 3,
        "buildings": 7 + 8 + 24 + 1,
        "reward": 1,
        "town_hall": 1,
        "embassy": 1,
        "battles": 2,
        "losses": 0,
        "strongest": 1,
        "fortress": 1,
        "cathedral": 2,
    }
    assert sheet["losses"] == (0, -2, -2)
    for seat in range(3):
        assert sum(points[seat] for points in sheet.values()) == scene.vp[seat]


def test_bytes_stay_small() -> None:
    scene = Scene(5)
    for seat in range(5):
        scene.buildings(seat, *up_to("embassy"), *up_to("fortress")).goods(seat, 9, 9, 9).tokens(seat, 9)
    scene.season()
    assert 100 < len(scene.court.to_bytes()) < 600
