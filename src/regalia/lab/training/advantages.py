"""How much better than expected each choice turned out."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]


def advantages_of(
    values: Numbers, turns: Numbers, rewards: Numbers, ended: Numbers, later: float
) -> tuple[Numbers, Numbers]:
    """For every step of every game: how much more than it expected the seat that chose got until it chose next, with
    later surprises telling less and less; and whether that is known, as the seat has chosen since or the game is over.

    `values` and `turns` have one step more than the others: what is expected after the last one. `rewards` are of
    every side.
    """
    steps = len(ended)
    found = np.zeros_like(values[:steps])
    known = np.zeros(ended.shape, bool)
    value, surprise, earned = (np.zeros_like(rewards[0]) for _ in range(3))  # of every side when it chose next
    sure = np.zeros(rewards[0].shape, bool)
    _put(value, turns[steps], values[steps])
    _put(sure, turns[steps], True)
    for step in range(steps - 1, -1, -1):
        over = ended[step]
        value[over] = surprise[over] = earned[over] = 0.0
        sure[over] = True
        earned += rewards[step]
        seat = turns[step]
        known[step] = _of(sure, seat)
        gain = _of(earned, seat) + _of(value, seat) - values[step] + later * _of(surprise, seat)
        found[step] = np.where(known[step], gain, 0.0)
        _put(value, seat, values[step])
        _put(surprise, seat, found[step])
        _put(earned, seat, 0.0)
        _put(sure, seat, True)
    return found, known


def _of(sides: Numbers, seats: Numbers) -> Numbers:
    found: Numbers = np.take_along_axis(sides, seats[..., None], -1)[..., 0]
    return found


def _put(sides: Numbers, seats: Numbers, numbers: Any) -> None:
    np.put_along_axis(sides, seats[..., None], np.broadcast_to(numbers, seats.shape)[..., None], -1)
