"""Rival Kings: how a network knows what can be done."""

from collections.abc import Callable

import pytest

from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.position import NEUTRAL
from support import start

DOINGS: dict[str, Callable[[int], int]] = {
    "swap": lambda other: opt.SWAP + other,
    "turn away": lambda other: opt.TURN_AWAY + other,
    "steal": lambda other: opt.STEAL + other * 5 + 3,
    "give a marker": lambda other: opt.GIVE_MARKER + other,
    "get a card": lambda other: opt.GET_CARD + other * opt.CODES + 40,
}


@pytest.mark.parametrize("doing", DOINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_done_to_a_seat_is_known_by_how_far_it_sits(doing: str, seats: int) -> None:
    """To the next seat it is the same number for everybody, and another one than to the seat after that."""
    position, option = start("rival_kings", seats), DOINGS[doing]
    numbers = [{int(position.spoken(own, option((own + far) % seats))) for own in range(seats)} for far in range(seats)]
    assert all(len(same) == 1 for same in numbers)
    assert len(set.union(*numbers)) == seats


def test_what_concerns_no_seat_keeps_its_number() -> None:
    position = start("rival_kings", 4)
    for option in (
        opt.PASS,
        opt.PLAY + 5,
        opt.TURN_AWAY + NEUTRAL,
        opt.USE + 2,
        opt.TAKE_MONEY + 1,
        opt.GET_TOP,
        opt.PICK,
    ):
        assert {int(position.spoken(seat, option)) for seat in range(4)} == {option}
