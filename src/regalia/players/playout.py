"""Games played on: at random, as fast as the engine goes, or as a network prefers."""

from typing import Final

from regalia.kernel.chance import Chance
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec

WORST: Final = -(1 << 40)


def play_out(position: Position, luck: Chance) -> i64:
    """Choose at random until the game is over; how many choices it took."""
    moves: i64 = 0
    while position.waiting:
        seat = position.turn()
        offer = position.distinct(seat)
        position.carry_out(seat, offer[luck.below(0, len(offer))])
        moves += 1
    return moves


def hear_the_others(position: Position, others: i64, luck: Chance) -> None:
    """Where several choose at once, the others are taken to choose anything."""
    for other in range(position.seats):
        if (others >> other) & 1:
            offer = position.distinct(other)
            position.carry_out(other, offer[luck.below(0, len(offer))])


def play_until_asked(position: Position, seat: i64) -> None:
    """The others choose what a network prefers, until a seat is asked or the game is over."""
    while position.waiting and not position.waits(seat):
        mover = position.turn()
        offer = position.distinct(mover)
        position.carry_out(mover, preferred(offer, position.foresee(mover), offer))


def preferred(every: vec[i64], spoken: vec[i64], offer: vec[i64]) -> i64:
    """The option of an offer for which a network speaks most."""
    first = len(spoken) - len(every)
    best: i64 = WORST
    found: i64 = offer[0]
    for place in range(len(every)):
        if spoken[first + place] > best and every[place] in offer:
            best = spoken[first + place]
            found = every[place]
    return found
