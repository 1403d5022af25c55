"""Section 1: set-up."""

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets, every_count
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.position import ENEMIES, IN_SUPPLY, NOBODY, SLOTS, SPRING
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.steps import SEASON_OVER, WINTER_PHASE, YEAR_ENDS
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from support import rule, start


def new_table(seats: int, preset: str = HUNGARIAN, order: tuple[int, ...] = (), seed: bytes = b"seed") -> Kingsburg:
    court = GAME.start(Setup("kingsburg", seats, seed, preset, order=order), listen=True)
    assert isinstance(court, Kingsburg)
    return court


@rule("KB-1.1", "KB-R39")
def test_two_to_five_play_and_two_meet_neutral_dice() -> None:
    for seats in (2, 3, 4, 5):
        assert start("kingsburg", seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(Trouble, match="2 to 5 seats"):
            start("kingsburg", seats)
    assert Scene(2).season().taken
    assert not Scene(3).season().taken


@rule("KB-1.2")
def test_eighteen_advisors_the_last_is_the_king() -> None:
    advisors = Scene().view()["court"]
    assert [advisor["number"] for advisor in advisors] == list(range(1, 19))
    assert len({advisor["id"] for advisor in advisors}) == 18
    assert advisors[-1]["id"] == "king"


@rule("KB-1.3", "KB-1.4", "KB-1.20")
def test_the_game_begins_with_the_aid_of_year_one() -> None:
    court = new_table(3)
    view = GAME.view(court, 0)
    assert (view["year"], view["phase"]) == (1, "aid")
    assert [event.kind for event in court.journal or []][:2] == ["year", "phase"]


@rule("KB-1.5", "KB-1.10")
@every_count
def test_everybody_has_three_dice_and_white_ones_are_in_the_supply(seats: int) -> None:
    court = new_table(seats)
    for seat, province in enumerate(GAME.view(court, 0)["provinces"]):
        assert [die["white"] for die in province["dice"]] == [False, False, False]
        assert [int(court.place[seat * SLOTS + slot]) for slot in (3, 4)] == [IN_SUPPLY, IN_SUPPLY]
        assert province["tokens"] == 0


@rule("KB-1.10")
def test_the_box_holds_the_pieces_of_five_players() -> None:
    counts = GAME.sheet()["counts"]
    assert counts["province_sheets"] == 5
    assert counts["dice_per_player"] == 3
    assert (counts["player_markers"], counts["player_markers_each"]) == (15, 3)
    assert (counts["building_tokens"], counts["building_tokens_each"]) == (85, 17)


@rule("KB-1.6")
def test_nobody_holds_the_envoy_at_the_start() -> None:
    assert GAME.view(new_table(3), 0)["envoy"] == {"holder": NOBODY, "use": "none"}


@rule("KB-1.7")
def test_goods_come_from_the_supply_and_go_back() -> None:
    scene = Scene().goods(0, 2, 0, 0).visit(0, 8)
    assert scene.held(0) == (4, 0, 0)
    scene.until("build").play(0, "build statue")
    assert scene.held(0) == (2, 0, 0)


@rule("KB-1.8")
def test_goods_stay_until_they_are_used() -> None:
    scene = Scene(3).goods(0, 30, 30, 30).goods(1, 1, 0, 0).soldiers(0, 9).soldiers(1, 9).soldiers(2, 9).season()
    scene.end()
    assert scene.held(0) == (30, 30, 30)
    scene.enemy("y1_zombies_4").run(WINTER_PHASE, YEAR_ENDS)
    assert (scene.court.year, scene.question) == (2, "influence")
    assert scene.held(0) == (30, 30, 30)
    assert scene.held(1) == (1, 0, 0)


@rule("KB-1.11")
@every_count
def test_neutral_dice_are_rolled_only_where_colours_are_left_for_them(seats: int) -> None:
    scene = Scene(seats).season(SPRING)
    faces = scene.view()["neutral"]
    assert [face > 0 for face in faces] == [seats == 2] * 5
    assert len(scene.view()["provinces"]) == seats
    scene.run(SEASON_OVER)
    assert scene.view()["neutral"] == [0] * 5


@rule("KB-1.12", "KB-1.13", "KB-1.15")
@both_presets
@every_count
def test_nobody_starts_with_anything(seats: int, preset: str) -> None:
    for province in GAME.view(new_table(seats, preset), 0)["provinces"]:
        assert province["points"] == 0
        assert province["soldiers"] == 0
        assert province["goods"] == {"gold": 0, "wood": 0, "stone": 0}
        assert province["buildings"] == []
        assert province["tokens"] == 0


@rule("KB-1.14", "KB-R40", "KB-D1")
def test_the_table_agrees_on_an_order_else_it_is_random() -> None:
    assert list(new_table(4, order=(2, 0, 3, 1)).order) == [2, 0, 3, 1]
    orders = {tuple(new_table(4, seed=bytes([n + 1])).order) for n in range(40)}
    assert len(orders) > 10
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@rule("KB-1.14", "KB-R40", "KB-D1")
def test_in_the_original_the_order_is_random_whatever_was_agreed() -> None:
    agreed = (2, 0, 3, 1)
    orders = {tuple(new_table(4, ORIGINAL, agreed, bytes([n + 1])).order) for n in range(40)}
    assert len(orders) > 10


@rule("KB-D1")
def test_the_preset_is_chosen_when_the_game_is_created() -> None:
    for preset in (HUNGARIAN, ORIGINAL):
        assert new_table(3, preset).edition.switches == GAME.presets[preset]
    assert new_table(3, "").edition.switches == GAME.presets[HUNGARIAN]
    with pytest.raises(Trouble, match="hungarian and original"):
        new_table(3, "german")


@rule("KB-1.16")
def test_there_are_five_enemy_cards_of_each_level() -> None:
    levels = [row["year"] for row in GAME.sheet()["enemies"]]
    assert levels == [level for level in range(1, 6) for _ in range(5)]


@rule("KB-1.17")
@pytest.mark.parametrize("place", range(5))
def test_any_card_of_the_pile_may_be_drawn(place: int) -> None:
    scene = Scene().in_year(2)
    scene.luck.load(ENEMIES, place)
    scene.winter(6)
    pile = [row["id"] for row in GAME.sheet()["enemies"] if row["year"] == 2]
    assert scene.view()["enemy"]["card"]["id"] == pile[place]


@rule("KB-1.18", "KB-R37", "KB-1.19", "KB-R38")
def test_the_deck_goes_from_level_one_to_five_and_lies_face_down() -> None:
    for year in range(1, 6):
        scene = Scene().in_year(year).season()
        enemy = scene.view(0)["enemy"]
        assert (enemy["level"], enemy["cards_left"]) == (year, 6 - year)
        assert "card" not in enemy
        assert scene.court.enemy == NOBODY  # nothing is drawn before somebody looks
        scene.winter(6)
        assert scene.view()["enemy"]["card"]["id"].startswith(f"y{year}_")
        assert scene.view()["enemy"]["cards_left"] == 5 - year


@rule("KB-1.19", "KB-R38")
def test_of_each_level_one_card_is_used_and_four_are_never_shown() -> None:
    scene = Scene().in_year(3).visit(0, 10, SPRING).end()
    seen = scene.view(0)["enemy"]["card"]["id"]
    text = str([scene.view(seat) for seat in (-1, 0, 1, 2)])
    others = [row["id"] for row in GAME.sheet()["enemies"] if row["id"] != seen]
    assert not [card for card in others if card in text]
    scene.winter(6)
    assert scene.view()["enemy"]["card"]["id"] == seen


@rule("KB-1.21", "KB-R9")
def test_what_lies_before_the_players_is_open_to_all() -> None:
    scene = Scene().goods(0, 1, 2, 3).tokens(0, 4).soldiers(0, 5).buildings(0, "inn").points(0, 6).season()
    views = [scene.view(seat)["provinces"] for seat in (-1, 0, 1, 2)]
    assert views == [views[0]] * 4
    shown = views[0][0]
    assert shown["goods"] == {"gold": 1, "wood": 2, "stone": 3}
    assert (shown["tokens"], shown["soldiers"], shown["points"], shown["buildings"]) == (4, 5, 6, ["inn"])
    assert len([die for die in shown["dice"] if die["face"]]) == 3
