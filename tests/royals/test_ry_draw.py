"""Action 1: draw cards."""

import pytest

from royals.ry_scenes import (
    asked,
    deal,
    discard_pile,
    draw_next,
    hand,
    intrigue_hand,
    intrigue_next,
    lay,
    offered,
    refused,
    says,
    table,
    told,
    turn,
)
from support import rule


def first_turns(seats: int) -> list[str]:
    """Everybody has the first turn without playing; the hands as they were drawn."""
    game = table(seats)
    drawn = []
    for seat in range(seats):
        while asked(game) == seat and game.turns == seat:
            says(game, "stop" if "stop" in offered(game) else "draw from the pile")
        drawn.append(int(game.hand_size(seat)))
    assert sum(game.intrigue_hands) == 0
    return [str(count) for count in drawn]


@rule("RY-3.2", "RY-3.3", "RY-E2", "RY-E3", "RY-R17")
@pytest.mark.parametrize(("seats", "drawn"), [(2, "23"), (3, "123"), (4, "1123"), (5, "11223")])
def test_the_first_draw_by_seat(seats: int, drawn: str) -> None:
    assert "".join(first_turns(seats)) == drawn


@rule("RY-3.2")
def test_the_first_draw_counts_from_the_starting_player() -> None:
    game = table(3, (1, 2, 0))
    says(game, "draw from the pile")
    while asked(game) == 1:
        says(game, "stop")
    assert (asked(game), int(game.country_draws)) == (2, 2)


@rule("RY-3.3", "RY-E4", "RY-R16")
def test_no_intrigue_card_in_the_first_turn() -> None:
    game = table(3)
    assert refused(game, "draw intrigue") == "RY-3.3"
    assert refused(game, "draw country and intrigue") == "RY-3.3"


@rule("RY-3.4", "RY-3.5", "RY-3.7", "RY-E5", "RY-9.5", "RY-D4")
def test_cards_from_display_and_pile_one_at_a_time() -> None:
    game = table(3)
    lay(game, "F1 G1 S1")
    turn(game, 0)
    says(game, "draw country cards")
    assert offered(game) == ["draw from the pile", "take france", "take german_states", "take spain"]
    says(game, "take france", "take german_states")
    assert offered(game) == ["draw from the pile", "take spain"]
    assert refused(game, "take france") == "RY-3.5"
    draw_next(game, "B")
    says(game, "draw from the pile")
    assert hand(game, 0) == "F1 G1 B1"
    assert list(game.display) == [0, 0, 0, 1]
    while asked(game) == 0:
        says(game, "stop")
    assert sum(game.display) == 3


@rule("RY-R10")
def test_a_blind_card_is_seen_before_the_next_source_is_picked() -> None:
    game = table(3)
    turn(game, 1)
    draw_next(game, "S")
    says(game, "draw country cards", "draw from the pile")
    assert hand(game, 1) == "S1"
    assert asked(game) == 1
    seen = told(game, "drew")[-1]
    assert seen.details["card"] == [("spain", 1)]
    assert [seen.seen_by(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]


@rule("RY-3.6", "RY-D3")
def test_one_of_two_kinds_of_draw_must_be_chosen() -> None:
    game = table(3)
    turn(game, 2)
    assert offered(game) == ["draw country cards", "draw country and intrigue"]
    assert refused(game, "draw from the pile") == "RY-3.6"


@rule("RY-3.7")
def test_three_country_cards_and_nothing_else() -> None:
    game = table(3)
    turn(game, 0)
    says(game, "draw country cards")
    assert refused(game, "draw intrigue") == "RY-3.6"
    says(game, "draw from the pile", "draw from the pile", "draw from the pile")
    assert (game.hand_size(0), game.intrigue_size(0)) == (3, 0)


@rule("RY-3.8", "RY-D5")
@pytest.mark.parametrize("first", ["draw intrigue", "draw from the pile"])
def test_one_country_and_one_intrigue_card_in_either_order(first: str) -> None:
    game = table(3)
    lay(game, "F3")
    turn(game, 0)
    says(game, "draw country and intrigue")
    assert offered(game) == ["draw from the pile", "take france", "draw intrigue"]
    says(game, first)
    if first == "draw intrigue":
        says(game, "take france")
    else:
        assert game.intrigue_size(0) == 1, "the last card is no choice"
    assert (game.hand_size(0), game.intrigue_size(0)) == (1, 1)


@rule("RY-3.8")
def test_a_second_intrigue_card_is_refused() -> None:
    game = table(3)
    lay(game, "F3")
    turn(game, 0)
    says(game, "draw country and intrigue", "draw intrigue")
    assert "draw intrigue" not in offered(game)
    assert refused(game, "draw intrigue") == "RY-3.6"


@rule("RY-3.9")
def test_intrigue_cards_are_drawn_blind() -> None:
    game = table(3)
    turn(game, 0)
    says(game, "draw country and intrigue")
    assert [name for name in offered(game) if "intrigue" in name] == ["draw intrigue"]
    intrigue_next(game, "GS")
    says(game, "draw intrigue")
    assert intrigue_hand(game, 0) == "GS"
    public = told(game, "draws-intrigue")[-1]
    assert public.details == {"seat": 0}
    assert not told(game, "drew")[-1].seen_by(1)


@rule("RY-3.10", "RY-E37", "RY-R28")
def test_the_intrigue_pile_is_renewed_when_a_draw_is_due() -> None:
    game = table(5)
    for seat, intrigue in enumerate(["FG", "FG FG FG FB", "FB FB FB FS", "FS FS FS GB", "GB GB GB GS"]):
        deal(game, seat, intrigue=intrigue)
    for kind, count in ((4, 3), (5, 4)):
        game.intrigue_pile[kind] -= count
        game.intrigue_fresh[kind] -= count
        game.intrigue_discards[kind] += count
    turn(game, 0)
    assert (sum(game.intrigue_pile), sum(game.intrigue_discards)) == (0, 7)
    says(game, "draw country and intrigue", "draw intrigue")
    assert (sum(game.intrigue_pile), sum(game.intrigue_discards)) == (6, 0)
    assert game.intrigue_size(0) == 2
    assert told(game, "intrigue-renewed")[0].details == {"cards": 7}


@rule("RY-R28")
def test_an_emptied_intrigue_pile_is_not_renewed_before_a_draw_is_due() -> None:
    game = table(3)
    game.intrigue_pile[0] = 1
    game.intrigue_discards[0] = 3
    for kind in range(1, 6):
        game.intrigue_pile[kind] = 0
        game.intrigue_discards[kind] = 4
    turn(game, 0)
    says(game, "draw country and intrigue", "draw intrigue")
    assert (sum(game.intrigue_pile), sum(game.intrigue_discards)) == (0, 23)


@rule("RY-3.11", "RY-R11", "RY-D4")
def test_with_an_empty_pile_only_the_display_is_left() -> None:
    game = table(3)
    lay(game, "F1 G2")
    discard_pile(game, 0)
    turn(game, 0)
    says(game, "draw country cards")
    assert offered(game) == ["take france", "take german_states"]
    assert refused(game, "draw from the pile") == "RY-3.11"
    says(game, "take france")
    assert hand(game, 0) == "F1 G2", "the rest is no choice"
    assert sum(game.discards) == 66, "no reshuffle in the middle of a turn"


@rule("RY-3.12", "RY-9.3")
def test_a_draw_is_made_in_full_over_the_limit() -> None:
    game = table(3)
    lay(game, "F3")
    deal(game, 0, "F2 G8 B2")
    turn(game, 0)
    says(game, "draw country cards", "take france", "take france", "take france")
    assert game.hand_size(0) == 15
    assert hand(game, 0) == "F5 G8 B2"
