"""Kingsburg: how a network knows what can be done."""

from typing import Any

from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.network_input import FACES, NETWORK_SPEC, SEATS
from regalia.kernel.observation import Observations
from support import start


def with_dice(*faces: int) -> Any:
    """A table at which the first seat has these dice in hand, and is asked whom to influence."""
    position: Any = start("kingsburg", 3)
    for slot, face in enumerate(faces):
        position.dice[slot] = face
        position.place[slot] = 0
    position.insist(0, opt.ASK_INFLUENCE, opt.placements(position, 0))
    return position


def test_a_placement_is_known_by_its_advisor_and_not_by_its_dice() -> None:
    position = with_dice(1, 4, 2)

    def spoken(mask: int, tokens: int = 0, shift: int = 0) -> int:
        return int(position.spoken(0, opt.placement(mask, tokens, shift)))

    assert spoken(0b011) != spoken(0b101), "Advisors 5 and 3"
    other = with_dice(2, 6, 3)
    assert spoken(0b011) == int(other.spoken(0, opt.placement(0b101, 0, 0))), "5 with two dice both times"
    assert spoken(0b011) != int(with_dice(5, 1, 1).spoken(0, opt.placement(0b001, 0, 0))), "5 with one die"
    assert spoken(0b010, tokens=1) != spoken(0b111, shift=-1), "6 with one die and a token, or three and the Market"
    kinds = [spoken(0b001), spoken(0b001, tokens=1), spoken(0b001, shift=1), spoken(0b001, tokens=1, shift=1)]
    assert len(set(kinds)) == 4


def test_a_gift_is_known_by_who_gives_it() -> None:
    position = with_dice(1, 2, 3)
    numbers = set()
    for advisor in range(18):
        position.helping = advisor
        numbers |= {int(position.spoken(0, opt.GIFT + alternative)) for alternative in range(16)}
    assert len(numbers) == 18 * 16
    assert max(numbers) < int(position.spoken(0, opt.placement(0b001, 0, 0))) < NETWORK_SPEC.options


def test_the_network_sees_faces_and_who_can_be_reached() -> None:
    position = with_dice(1, 1, 4)
    observation = Observations(1, NETWORK_SPEC.width)
    position.see(0, observation)
    more = [int(number) for number in observation.cells][-SEATS * FACES - 18 :]
    assert more[:FACES] == [2, 0, 0, 1, 0, 0]
    assert [advisor + 1 for advisor, reached in enumerate(more[-18:]) if reached] == [1, 2, 4, 5, 6]
