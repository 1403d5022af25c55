"""Serenade keeps the house's promises and its own rules."""

import pytest
from serenade import GAME
from serenade.rules import CARDS, COURTIERS, STREAMS, Serenade, new_game

from regalia.kernel.chance import Chance
from regalia.kernel.vectors import i64, vec
from regalia.testing import conformance

SONG = 0


@pytest.mark.parametrize("case", conformance.cases(GAME), ids=str)
def test_conformance(case: conformance.Case) -> None:
    case()


def evening(longing: int, *sent: str) -> Serenade:
    """The first evening, after the courtiers were sent."""
    game = new_game(len(sent), Chance(b"evening", (*STREAMS, "answers")))
    game.evening, game.longing = 1, longing
    game.sent = vec[i64]([COURTIERS.index(courtier) for courtier in sent])
    return game


def test_the_art_that_the_king_longs_for_pleases_more() -> None:
    assert evening(SONG, "dance-9", "song-5", "verse-8").pleasing() == [1, 0, 2]


def test_of_equals_the_first_seat_of_the_evening_pleases_more() -> None:
    game = evening(SONG, "dance-7", "verse-7", "song-1")
    assert game.pleasing() == [0, 1, 2]
    game.evening = 2
    assert game.pleasing() == [1, 0, 2]


def test_a_rose_a_ring_and_a_crown_are_a_set() -> None:
    game = evening(SONG, "song-1", "song-2")
    game.taken = vec[i64]([2, 1, 1, 0, 3, 0])
    assert [game.score(seat) for seat in range(2)] == [2 + 2 + 3 + 3, 6]


def test_nobody_sends_twice_and_a_sent_courtier_is_gone() -> None:
    game = new_game(2, Chance(b"sending", (*STREAMS, "answers")))
    game.run()
    sent = [game.options(seat)[0] for seat in range(2)]
    for seat in range(2):
        game.choose(seat, sent[seat])
    assert list(game.sent) == sent
    assert not any(game.hands[seat * CARDS + sent[seat]] for seat in range(2))
