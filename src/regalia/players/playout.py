"""Games played out at random, as fast as the engine goes."""

from regalia.kernel.chance import Chance
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64


def play_out(position: Position, luck: Chance) -> i64:
    """Choose at random until the game is over; how many choices it took."""
    moves: i64 = 0
    while position.waiting:
        seat = position.turn()
        offer = position.options(seat)
        position.carry_out(seat, offer[luck.below(0, len(offer))])
        moves += 1
    return moves


def hear_the_others(position: Position, others: i64, luck: Chance) -> None:
    """Where several choose at once, the others are taken to choose anything."""
    for other in range(position.seats):
        if (others >> other) & 1:
            offer = position.options(other)
            position.carry_out(other, offer[luck.below(0, len(offer))])
