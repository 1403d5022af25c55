"""End of a turn, and bonuses."""

import pytest

from regalia.games.royals.components import COUNTRY_MARKER, NOBLE_MARKER
from regalia.games.royals.position import NOBODY
from royals.ry_scenes import (
    asked,
    banished,
    deal,
    discards,
    end,
    hand,
    holder,
    intrigue_hand,
    intrigue_next,
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
from support import rule

SIX = ("paris_king", "lyon_princess", "avignon_cardinal", "brest_duke", "berlin_countess", "cologne_baron")
MARSHALS = ("avignon_marshal", "munich_marshal", "dublin_marshal", "valencia_marshal")


@rule("RY-9.2", "RY-9.3", "RY-9.4", "RY-E18", "RY-D11", "RY-R33")
def test_example_18_three_country_cards_too_many() -> None:
    game = table(3)
    lay(game, "F3")
    deal(game, 0, "F3 G3 B3 S3", "FG FG GB GS")
    turn(game, 0)
    says(game, "draw country cards", "take france", "take france", "take france")
    assert (game.hand_size(0), game.intrigue_size(0)) == (15, 4)
    says(game, "stop")
    assert len(offered(game)) == 20
    assert all(sum(int(word[0]) for word in name[8:].split(", ")) == 3 for name in offered(game))
    assert refused(game, "discard 2 france") == "RY-9.4"
    assert refused(game, "stop") == "RY-9.4"
    says(game, "discard 1 france, 2 spain")
    assert (hand(game, 0), discards(game)) == ("F5 G3 B3 S1", "F1 S2")
    assert asked(game) == 1


@rule("RY-9.2", "RY-9.4", "RY-E19", "RY-D12", "RY-R26")
def test_example_19_one_card_of_each_kind_too_many() -> None:
    game = table(3)
    lay(game, "F3")
    deal(game, 0, "F3 G3 B3 S3", "FG FG GB GS")
    turn(game, 0)
    intrigue_next(game, "BS")
    says(game, "draw country and intrigue", "take france")
    assert (game.hand_size(0), game.intrigue_size(0)) == (13, 5)
    says(game, "stop", "discard 1 german_states")
    assert offered(game) == [
        "discard 1 britain_spain",
        "discard 1 german_states_spain",
        "discard 1 german_states_britain",
        "discard 1 france_german_states",
    ]
    shown = game.shown
    says(game, "discard 1 german_states_britain")
    assert game.shown == shown + 1
    assert (hand(game, 0), intrigue_hand(game, 0)) == ("F4 G2 B3 S3", "FG FG GS BS")
    view = royals().view(game, 2)
    assert view["discards"]["german_states"] == 1
    assert view["intrigue_discards"]["german_states_britain"] == 1


@rule("RY-9.4", "RY-R33", "RY-D11", "RY-D12", "RY-R40")
def test_nothing_is_discarded_within_the_limits_and_a_hand_of_one_kind_is_asked_too() -> None:
    game = table(5)
    deal(game, 0, "F12", "FG FG FG FG")
    end(game, 0)
    assert (hand(game, 0), discards(game)) == ("F12", "")
    over = table(5)
    deal(over, 0, "F14")
    end(over, 0)
    assert offered(over) == ["discard 2 france"]
    says(over, "discard 2 france")
    assert (hand(over, 0), discards(over)) == ("F12", "F2")
    assert told(over, "discards")[0].details == {"seat": 0, "give": [("france", 2)]}


@rule("RY-9.2", "RY-11.10")
def test_the_limits_hold_in_the_last_round_too() -> None:
    game = table(4)
    game.period, game.last_round = 2, 1
    deal(game, 1, "F7 G7", "FG FG GB GS BS")
    end(game, 1)
    assert offered(game)[0].startswith("discard")
    says(game, "discard 2 france")
    says(game, "discard 1 german_states_spain")
    assert (hand(game, 1), intrigue_hand(game, 1)) == ("F5 G7", "FG FG GB BS")
    assert asked(game) == 2


@rule("RY-9.5", "RY-9.6", "RY-9.7")
def test_the_display_is_filled_at_the_end_of_the_turn_only() -> None:
    game = table(3)
    lay(game, "F2")
    pile = sum(game.pile)
    end(game, 0)
    assert (sum(game.display), sum(game.pile), asked(game)) == (3, pile - 1, 1)
    full = table(3)
    lay(full, "F1 G2")
    pile = sum(full.pile)
    end(full, 0)
    assert (list(full.display), sum(full.pile)) == ([1, 2, 0, 0], pile)


@rule("RY-9.5")
def test_the_hand_is_checked_before_the_display_is_filled() -> None:
    game = table(3)
    lay(game, "F2")
    deal(game, 0, "F7 G7")
    end(game, 0)
    assert offered(game)[0].startswith("discard")
    assert sum(game.display) == 2


# Bonuses.


@rule("RY-10.1", "RY-10.3", "RY-10.13")
def test_a_bonus_comes_at_once_without_a_choice() -> None:
    game = table(3)
    deal(game, 0, "F3")
    play(game, 0)
    says(game, "occupy avignon_marshal", "pay 1 france")
    assert asked(game) == 0, "in the middle of the turn"
    assert points(game)[0] == 1
    assert told(game, "city-bonus")[0].details["points"] == 1
    banished(game, 1, "avignon_cardinal", 2)
    assert points(game)[0] == 1, "never lost"


@rule("RY-10.4", "RY-E20")
def test_example_20_a_city_bonus_is_given_once() -> None:
    game = table(3)
    occupied(game, 0, "lyon_baron")
    deal(game, 1, "F8", "FG")
    play(game, 1)
    says(game, "occupy lyon_princess", "pay 6 france", "take over lyon_baron")
    assert [holder(game, position) for position in ("lyon_princess", "lyon_baron")] == [1, 1]
    assert points(game) == [2, 0, 0]


@rule("RY-10.5", "RY-10.6", "RY-10.7", "RY-10.8", "RY-E21", "RY-7.13")
def test_example_21_country_bonuses() -> None:
    game = table(4)
    banished(game, 0, "avignon_marshal", 3)
    occupied(game, 0, "paris_king", "lyon_baron", "bordeaux_countess")
    assert not told(game, "country-bonus")
    deal(game, 0, "F2")
    play(game, 0)
    says(game, "occupy brest_baron")
    assert told(game, "country-bonus")[0].details == {"seat": 0, "country": "@country-france", "points": 12}
    for seat, gained in ((1, [6]), (2, [])):
        for position in ("paris_king", "avignon_marshal", "lyon_baron", "bordeaux_countess"):
            banished(game, seat, position, 3)
        deal(game, seat, "F4", "FG")
        play(game, seat)
        says(game, f"{'occupy' if seat == 1 else 'take over'} brest_duke")
        assert holder(game, "brest_duke") == seat
        assert [event.details["points"] for event in told(game, "country-bonus")] == gained
    occupied(game, 0, "brest_duke")
    french = [int(game.marker[COUNTRY_MARKER + place]) for place in range(2)]
    assert french == [0, 1], "never a second one"


@rule("RY-10.7")
def test_one_player_may_win_the_bonuses_of_several_countries() -> None:
    game = table(3)
    occupied(game, 0, "london_king", "edinburgh_baron", "dublin_marshal")
    occupied(game, 0, "madrid_king", "valencia_duke", "seville_countess", "barcelona_baron")
    assert [int(game.marker[COUNTRY_MARKER + place]) for place in range(4, 8)] == [0, NOBODY, 0, NOBODY]


@rule("RY-10.9", "RY-10.10", "RY-10.11", "RY-E22", "RY-R30")
def test_example_22_noble_house_bonuses() -> None:
    game = table(4)
    won = []
    for seat, (card, marshal) in enumerate(zip("FGBS", MARSHALS, strict=True)):
        occupied(game, seat, *SIX)
        assert not [e for e in told(game, "noble-house-bonus") if e.details["seat"] == seat]
        deal(game, seat, f"{card}1")
        play(game, seat)
        says(game, f"occupy {marshal}")
        won.append([e.details["points"] for e in told(game, "noble-house-bonus")])
    assert won == [[16], [12], [8], []]


@rule("RY-10.10")
def test_a_player_gains_one_noble_house_marker_in_the_whole_game() -> None:
    game = table(3)
    occupied(game, 0, *SIX, "dublin_marshal")
    assert [int(game.marker[NOBLE_MARKER + place]) for place in range(3)] == [0, NOBODY, NOBODY]
    deal(game, 0, "S2")
    play(game, 0)
    says(game, "occupy barcelona_baron")
    assert holder(game, "barcelona_baron") == 0
    assert [int(game.marker[NOBLE_MARKER + place]) for place in range(3)] == [0, NOBODY, NOBODY]


@rule("RY-1.11", "RY-10.11", "RY-E23")
def test_example_23_one_noble_house_marker_for_two_players() -> None:
    game = table(2)
    won = []
    for seat, card in enumerate("FG"):
        occupied(game, seat, *SIX)
        deal(game, seat, f"{card}1")
        play(game, seat)
        says(game, f"occupy {MARSHALS[seat]}")
        won.append([e.details["points"] for e in told(game, "noble-house-bonus")])
    assert won == [[8], []]


@rule("RY-10.12")
def test_one_placement_may_bring_all_three_bonuses() -> None:
    game = table(3)
    occupied(game, 1, "london_king", "edinburgh_baron", "lyon_princess", "cologne_cardinal", "berlin_duke")
    occupied(game, 1, "seville_countess")
    before = points(game)
    deal(game, 1, "B1")
    play(game, 1)
    says(game, "occupy dublin_marshal")
    kinds = [event.kind for event in game.journal or [] if event.kind.endswith("bonus")]
    assert kinds == ["city-bonus", "country-bonus", "noble-house-bonus"]
    assert [after - old for after, old in zip(points(game), before, strict=True)] == [0, 1 + 8 + 16, 0]


@rule("RY-10.2", "RY-R25", "RY-14.1")
def test_points_are_secret_until_the_end_but_every_award_is_told() -> None:
    game = table(3)
    deal(game, 0, "F1")
    play(game, 0)
    says(game, "occupy avignon_marshal")
    award = told(game, "city-bonus")[0]
    assert all(award.seen_by(seat) for seat in (-1, 0, 1, 2))
    shown = ["points" in player for player in royals().view(game, 0)["players"]]
    assert shown == [True, False, False]
    assert not any("points" in player for player in royals().view(game, -1)["players"])
    game.period, game.last_round = 2, 1
    for viewer in (-1, 0, 1):
        shown = ["points" in player for player in royals().view(game, viewer)["players"]]
        assert shown == [seat == viewer for seat in range(3)], "not before the last round is over"
    game.waiting = 0
    game.agenda = game.agenda[:0]
    assert all("points" in player for player in royals().view(game, -1)["players"])


@rule("RY-10.5")
@pytest.mark.parametrize("missing", ["paris_king", "brest_duke"])
def test_every_city_of_the_country_is_needed(missing: str) -> None:
    game = table(3)
    cities = ["paris_king", "lyon_baron", "avignon_marshal", "bordeaux_countess", "brest_duke"]
    occupied(game, 0, *(position for position in cities if position != missing))
    assert game.marker[COUNTRY_MARKER] == NOBODY
    occupied(game, 0, missing)
    assert game.marker[COUNTRY_MARKER] == 0
