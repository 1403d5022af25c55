"""Hidden information: what a seat sees, and what is dealt anew."""

import json
import random

import pytest

from regalia.games.royals import options as opt
from regalia.games.royals.rules import Royals
from regalia.kernel.chance import Chance
from royals.ry_scenes import (
    deal,
    discard_pile,
    draw_next,
    end,
    hand,
    intrigue_hand,
    lay,
    occupied,
    offered,
    play,
    royals,
    says,
    table,
    told,
    turn,
)
from support import moments, rule, start


def imagined(game: Royals, seat: int, label: str) -> Royals:
    """What a seat may imagine."""
    twin = game.copy()
    twin.redraw(seat, Chance(label.encode(), game.chance.streams))
    return twin


def known(game: Royals, viewer: int, seat: int) -> tuple[str, int]:
    """The known part of a hand and the number of the rest."""
    shown = royals().view(game, viewer)["players"][seat]
    letters = " ".join(f"{name[0].upper()}{count}" for name, count in shown["known"].items() if count)
    return letters, shown["unknown"]


@rule("RY-I22", "RY-R26")
def test_others_see_what_was_taken_from_the_display_and_the_number_of_the_rest() -> None:
    game = table(3)
    lay(game, "F2 S1")
    turn(game, 0)
    draw_next(game, "G")
    says(game, "draw country cards", "take france", "draw from the pile", "take spain")
    assert known(game, 1, 0) == ("F1 S1", 1)
    assert known(game, -1, 0) == ("F1 S1", 1)
    assert royals().view(game, 0)["players"][0]["hand"]["german_states"] == 1
    assert "hand" not in royals().view(game, 1)["players"][0]
    assert royals().view(game, 1)["players"][0]["cards"] == 3


@rule("RY-I22")
def test_paying_uses_up_what_is_known_first() -> None:
    game = table(3)
    lay(game, "F2 S1")
    deal(game, 0, "F1")
    turn(game, 0)
    says(game, "draw country cards", "take france", "take france", "take spain")
    assert known(game, 1, 0) == ("F2 S1", 1)
    says(game, "occupy avignon_marshal", "pay 1 france")
    assert known(game, 1, 0) == ("F1 S1", 1), "at least one France must be left"
    says(game, "occupy brest_baron")
    assert known(game, 1, 0) == ("S1", 0)


@rule("RY-I22")
@pytest.mark.parametrize("viewer", [-1, 1])
def test_dealing_anew_keeps_the_known_part_and_the_sizes(viewer: int) -> None:
    game = table(3)
    lay(game, "F2 S1")
    deal(game, 0, "B4 G2", "FG FS")
    deal(game, 1, "S2", "GB")
    turn(game, 0)
    says(game, "draw country cards", "take france", "take france", "take spain")
    hands = set()
    for number in range(30):
        twin = imagined(game, viewer, f"{number}")
        hands.add((hand(twin, 0), intrigue_hand(twin, 0)))
        assert (twin.hand_size(0), twin.intrigue_size(0)) == (9, 2)
        assert twin.hands[0] >= 2
        assert twin.hands[3] >= 1
        assert (hand(twin, 1) == hand(game, 1)) or viewer != 1
    assert len(hands) > 20
    own = imagined(game, 0, "own")
    assert (hand(own, 0), intrigue_hand(own, 0)) == (hand(game, 0), intrigue_hand(game, 0))


@rule("RY-I22", "RY-R26")
def test_who_counts_the_discards_knows_at_a_reshuffle_what_the_opponent_holds() -> None:
    game = table(2)
    deal(game, 0, "F5 S2")
    deal(game, 1, "G4 B3")
    lay(game, "")
    discard_pile(game, 0)
    end(game, 0)
    assert game.period == 1
    for number in range(20):
        twin = imagined(game, 0, f"{number}")
        assert hand(twin, 1) == "G4 B3"
        assert list(twin.pile) == list(game.pile)
    deal(game, 1, "F2")
    twins = [imagined(game, 0, f"{number}") for number in range(40)]
    assert len({hand(twin, 1) for twin in twins}) > 3
    assert all(twin.hands[4 + 1] >= 4 and twin.hands[4 + 2] >= 3 for twin in twins)


@rule("RY-I22")
def test_own_blind_draws_cannot_lie_in_the_pile_any_more() -> None:
    game = table(2)
    deal(game, 1, "S3")
    lay(game, "")
    discard_pile(game, 0)
    end(game, 0)
    spanish = int(game.pile[3])
    deal(game, 0, f"S{spanish}")
    deal(game, 1, "F1")
    for number in range(20):
        twin = imagined(game, 0, f"{number}")
        assert twin.pile[3] == 0
        assert twin.hands[4 + 3] == 3


@rule("RY-I22")
def test_nobody_else_knows_what_a_seat_is_about_to_pay_for() -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G4 S4", "FG GS")
    play(game, 0)
    before = json.dumps(royals().view(game, 2))
    says(game, "take over cologne_baron", "play 1 france_german_states")
    assert json.dumps(royals().view(game, 2)) == before
    assert royals().view(game, 0)["paying"] == {
        "position": "cologne_baron",
        "intrigue": {"france_german_states": 1},
    }
    twin = imagined(game, 2, "other")
    assert (twin.question, twin.target, twin.pledge) == (opt.ASK_PLAY, -1, -1)
    assert "stop" in offered(twin)
    assert imagined(game, 0, "own").target == game.target


@rule("RY-I22", "RY-I5")
def test_an_imagined_table_can_always_be_played_on() -> None:
    for seats in (2, 4):
        game = start("royals", seats, seed=b"imagine")
        for step, (now, _) in enumerate(moments(game, random.Random(7))):
            if step % 25 == 0:
                assert isinstance(now, Royals)
                for viewer in range(-1, seats):
                    twin = imagined(now, viewer, f"{step}")
                    for _ in moments(twin, random.Random(step)):
                        pass
                    assert twin.over()


@rule("RY-I22", "RY-R25")
def test_events_show_cards_only_to_those_who_see_them() -> None:
    game = table(3)
    turn(game, 0)
    says(game, "draw country and intrigue", "draw intrigue", "draw from the pile")
    for event in told(game, "drew"):
        assert event.audience == 1
    for event in told(game, "draws-blind") + told(game, "draws-intrigue"):
        assert "card" not in event.details
    shown = game.shown
    deal(game, 1, "F1")
    play(game, 1)
    says(game, "occupy avignon_marshal")
    assert game.shown > shown, "paying shows cards"
