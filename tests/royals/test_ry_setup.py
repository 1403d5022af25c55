"""Set-up and the course of play."""

from pathlib import Path

import pytest

from regalia.games.royals.components import (
    CITY_MARKER,
    COUNTRY_MARKER,
    NOBLE_MARKER,
    PERIOD_MARKER,
    TITLE_MARKER,
)
from regalia.games.royals.position import NOBODY, OUT
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Setup
from royals.ry_scenes import (
    asked,
    before_colours,
    deal,
    hand,
    lay,
    occupied,
    offered,
    play,
    points,
    refused,
    royals,
    says,
    table,
    told,
    turn,
)
from support import finish, rule, start


@rule("RY-1.1", "RY-15.2")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players_and_no_solo_game(seats: int) -> None:
    with pytest.raises(Trouble, match="2 to 5"):
        royals().start(Setup("royals", seats, b"x"))
    assert list(royals().seat_counts) == [2, 3, 4, 5]
    assert set(royals().switches) == {"jokers", "supplies"}


@rule("RY-1.2", "RY-1.5", "RY-R4", "RY-D1")
def test_each_player_picks_a_colour_that_is_left() -> None:
    game = before_colours(3)
    assert offered(game) == ["pick black", "pick white", "pick grey", "pick purple", "pick orange"]
    says(game, "pick orange")
    assert asked(game) == 1
    assert refused(game, "pick orange") == "RY-1.2"
    says(game, "pick grey", "pick black")
    assert list(game.colour) == [4, 2, 0]


@rule("RY-1.3", "RY-R19")
def test_the_supply_is_all_cubes_of_the_colour() -> None:
    assert list(table(5).supply) == [46, 46, 36, 36, 36]


@rule("RY-R19")
def test_the_switch_makes_supplies_equal() -> None:
    for seats in (3, 4, 5):
        assert list(table(seats, supplies="equal").supply) == [36] * seats


@rule("RY-R19", "RY-1.4")
def test_two_players_keep_the_cubes_that_they_need_with_equal_supplies_too() -> None:
    game = before_colours(2, supplies="equal")
    assert [game.phrase(0, option)[1]["cubes"] for option in game.options(0)] == [46, 46]
    assert [colour["cubes"] for colour in royals().view(game, 0)["colours"]] == [46, 46]
    says(game, "pick white")
    assert list(game.supply) == [46, 46]
    royals().inspector(game).inspect()


@rule("RY-R19")
def test_equal_supplies_are_as_large_as_the_smallest_colour_that_may_be_picked(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('game = "royals"\ncubes = [{id = "white", count = 20}]\n[counts]\ncubes = 174\n')
    supplies = []
    for seats in (2, 3):
        game = royals().start(Setup("royals", seats, b"x", switches={"supplies": "equal"}, components=sheet))
        supplies.append([colour["cubes"] for colour in royals().view(game, 0)["colours"]])
    assert supplies == [[20] * 2, [20] * 5]


@rule("RY-1.4", "RY-D1")
def test_two_players_are_black_and_white() -> None:
    game = before_colours(2)
    assert offered(game) == ["pick black", "pick white"]
    assert refused(game, "pick grey") == "RY-1.4"
    says(game, "pick white")
    assert list(game.colour) == [1, 0], "the last colour is no choice"
    assert list(game.supply) == [46, 46]


@rule("RY-1.6")
def test_everything_on_the_board_is_public() -> None:
    game = table(3)
    occupied(game, 0, "lyon_baron")
    occupied(game, 1, "lyon_princess")
    views = [royals().view(game, seat) for seat in (SPECTATOR, 0, 1, 2)]
    for key in ("countries", "titles", "noble_house", "display", "discards", "piles"):
        assert all(view[key] == views[0][key] for view in views)
    lyon = next(city for city in views[0]["countries"][0]["cities"] if city["id"] == "lyon")
    assert [position["holder"] for position in lyon["positions"]] == [1, 0]


@rule("RY-1.7", "RY-1.8")
def test_every_city_marker_starts_on_its_city() -> None:
    one, other = table(4), before_colours(4, (2, 3, 0, 1))
    assert list(one.marker) == list(other.marker), "never random"
    assert [one.marker[CITY_MARKER + city] for city in range(16)] == [NOBODY] * 16
    shown = [city["bonus"] for country in royals().view(one, 0)["countries"] for city in country["cities"]]
    assert shown == [4, 2, 1, 3, 3, 4, 2, 1, 3, 4, 2, 1, 4, 1, 3, 2]


@rule("RY-1.9")
def test_two_country_bonus_markers_for_each_country() -> None:
    shown = [country["bonus"] for country in royals().view(table(3), 0)["countries"]]
    assert shown == [[12, 6], [10, 5], [8, 4], [10, 5]]
    assert COUNTRY_MARKER == 16


@rule("RY-1.10", "RY-1.11", "RY-R30")
@pytest.mark.parametrize(("seats", "left"), [(2, [8]), (3, [16, 12, 8]), (4, [16, 12, 8]), (5, [16, 12, 8])])
def test_the_noble_house_markers(seats: int, left: list[int]) -> None:
    game = table(seats)
    assert royals().view(game, 0)["noble_house"] == left
    assert [game.marker[NOBLE_MARKER + place] == OUT for place in range(3)].count(True) == 3 - len(left)


@rule("RY-1.12")
def test_three_groups_of_period_markers() -> None:
    game = table(3)
    assert [game.marker[PERIOD_MARKER + place] for place in range(24)] == [NOBODY] * 24
    for country in royals().view(game, 0)["countries"]:
        assert {year: len(left) for year, left in country["periods"].items()} == {1648: 2, 1680: 2, 1714: 2}


@rule("RY-1.13", "RY-1.14", "RY-4.4")
def test_titles_rise_in_cards_and_points() -> None:
    game = table(3)
    assert [game.marker[TITLE_MARKER + half] for half in range(14)] == [NOBODY] * 14
    titles = royals().view(game, 0)["titles"]
    assert [t["id"] for t in titles] == ["marshal", "baron", "countess", "duke", "cardinal", "princess", "king"]
    assert [t["cards"] for t in titles] == [1, 2, 3, 4, 5, 6, 8]
    assert [t["points"] for t in titles] == sorted({t["points"] for t in titles})


@rule("RY-1.15", "RY-1.16", "RY-1.17", "RY-1.18", "RY-1.20", "RY-E1", "RY-R32")
@pytest.mark.parametrize(
    ("seats", "deck", "pile"),
    [(2, (20, 17, 14, 14), 62), (3, (22, 18, 15, 14), 66), (4, (25, 21, 17, 16), 76), (5, (31, 26, 22, 20), 96)],
)
def test_the_decks(seats: int, deck: tuple[int, ...], pile: int) -> None:
    game = before_colours(seats)
    assert tuple(game.pile[c] + game.display[c] for c in range(4)) == deck
    assert sum(deck) == {2: 65, 3: 69, 4: 79, 5: 99}[seats]
    assert (sum(game.display), sum(game.pile), sum(game.discards)) == (3, pile, 0)
    assert list(game.intrigue_pile) == [4] * 6
    assert sum(game.hands) == sum(game.intrigue_hands) == 0


@rule("RY-1.16", "RY-1.17")
def test_the_display_is_drawn_by_lot() -> None:
    displays = {tuple(start("royals", 4, seed=bytes([seed])).display) for seed in range(1, 40)}  # type: ignore[attr-defined]
    assert len(displays) > 8


@rule("RY-R1")
def test_six_pairs_of_four_intrigue_cards() -> None:
    rows = royals().sheet()["intrigue"]
    assert len({frozenset(row["countries"]) for row in rows}) == 6
    assert all(len(set(row["countries"])) == 2 and row["count"] == 4 for row in rows)


@rule("RY-1.19", "RY-2.1", "RY-D2", "RY-R31")
def test_the_starting_seat_is_an_input_and_play_goes_clockwise() -> None:
    game = table(4, (2, 3, 0, 1))
    while len(told(game, "turn")) < 10:
        says(game, offered(game)[0])
    assert [event.details["seat"] for event in told(game, "turn")] == [2, 3, 0, 1, 2, 3, 0, 1, 2, 3]


@rule("RY-1.19", "RY-D2", "RY-R31")
def test_without_an_order_the_lot_names_the_starting_player() -> None:
    orders = {tuple(start("royals", 4, seed=bytes([seed])).order) for seed in range(1, 60)}  # type: ignore[attr-defined]
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@rule("RY-2.2", "RY-3.1")
def test_a_turn_is_draw_then_play_then_the_end() -> None:
    game = table(3)
    lay(game, "F3")
    deal(game, 0, "F8 G5")
    turn(game, 0)
    assert refused(game, "stop") == "RY-3.1"
    assert refused(game, "occupy paris_king") == "RY-2.2"
    says(game, "draw country cards")
    assert refused(game, "stop") == "RY-3.1"
    assert refused(game, "occupy paris_king") == "RY-2.2"
    says(game, "take france", "take france", "take france")
    assert offered(game)[0] == "stop"
    says(game, "stop")
    assert offered(game)[0].startswith("discard")


@rule("RY-2.3")
def test_no_card_is_drawn_once_the_play_has_begun() -> None:
    game = table(3)
    deal(game, 0, "F3")
    play(game, 0)
    for name in ("draw from the pile", "draw intrigue", "draw country cards"):
        assert refused(game, name) == "RY-2.3"
    says(game, "occupy avignon_marshal", "pay 1 france")
    assert refused(game, "draw from the pile") == "RY-2.3"


@rule("RY-2.4", "RY-2.5")
def test_three_periods_each_scored_then_the_titles() -> None:
    game = start("royals", 3, listen=True)
    finish(game, 4)
    kinds = [event.kind for event in game.journal or [] if event.kind.endswith("scoring") or event.kind == "end"]
    assert kinds == ["period-scoring", "period-scoring", "period-scoring", "title-scoring", "end"]
    best = max(range(3), key=lambda seat: game.score(seat))
    assert game.rank(best) == 1


@rule("RY-15.1")
def test_what_depends_on_the_number_of_players() -> None:
    games = [before_colours(seats) for seats in (2, 3, 4, 5)]
    assert [len(offered(game)) for game in games] == [2, 5, 5, 5]
    assert len({tuple(game.intrigue_pile) for game in games}) == 1
    assert [sum(owner == OUT for owner in game.marker) for game in games] == [2, 0, 0, 0]
    assert len({tuple(game.edition.cubes) for game in games}) == 1
    assert len({(int(game.edition.hand_limit), int(game.edition.intrigue_limit)) for game in games}) == 1


@rule("RY-1.20")
def test_nobody_has_cards_or_points_at_the_start() -> None:
    game = table(5)
    assert [hand(game, seat) for seat in range(5)] == [""] * 5
    assert points(game) == [0] * 5
    assert told(game, "takes") == []
