"""Networks: what is written is read, and every machine counts alike."""

import pytest

from regalia.kernel.network import UNIT, Network, pack
from regalia.kernel.vectors import i16, vec

FIRST = ([UNIT, -UNIT, 0, 2 * UNIT, 30, -30], [0, 10])  # three inputs, two units
DEEP = ([UNIT, UNIT // 2, -UNIT, UNIT], [5 * UNIT, -7 * UNIT])  # two units, two deep ones
LAST = ([UNIT, 0, 100, -100], [-70_000, 3])  # two outputs for two deep units


@pytest.fixture
def small() -> Network:
    """A network of two units in each layer."""
    return Network(pack([3, 2, 2, 2], [900, 400], [FIRST, DEEP, LAST]))


def test_units_below_zero_do_not_count(small: Network) -> None:
    deep = small.look(vec[i16]([3, 1, 0]), 0)  # units 3 * 256 and 10 - 3 * 256 + 2 * 256: only the first one counts
    assert list(deep) == [3 * UNIT + 5, 3 * UNIT // 2 - 7]


def test_what_was_seen_before_leaves_no_trace(small: Network) -> None:
    looks = [[3, 1, 0], [0, 0, 7], [-2, 4, 1], [0, 0, 0], [3, 1, 0]]
    for seat in (0, 1, 0):
        for cells in looks:
            alone = Network(pack([3, 2, 2, 2], [900, 400], [FIRST, DEEP, LAST]))
            assert list(small.look(vec[i16](cells), seat)) == list(alone.look(vec[i16](cells), 0))


def test_lanes_do_not_spill_into_each_other() -> None:
    """Seven units, some far below zero beside others above it: as if each were summed up by itself."""
    weights = [-30_000, 20_000, -1, 1, 30_000, -30_000, 7]
    deep = [3 * unit - 9 for unit in range(7 * 5)]
    wide = Network(pack([1, 7, 5, 1], [0], [(weights, [-5, 5] * 3 + [0]), (deep, [-80_000] * 5), ([0] * 5, [0])]))
    for seen in (1, -1, 9, -9):
        units = [max(0, seen * weight + bias) for weight, bias in zip(weights, [-5, 5] * 3 + [0], strict=True)]
        sums = [-80_000 + sum(unit * deep[row * 5 + place] for row, unit in enumerate(units)) for place in range(5)]
        assert list(wide.look(vec[i16]([seen]), 0)) == [max(0, each) // UNIT for each in sums]


def test_outputs_are_weighed_from_the_deep_units(small: Network) -> None:
    deep = small.look(vec[i16]([3, 1, 0]), 0)
    assert int(small.output(deep, 0)) == ((3 * UNIT + 5) * UNIT - 70_000) // UNIT
    assert int(small.output(deep, 1)) == (100 * (3 * UNIT + 5) - 100 * (3 * UNIT // 2 - 7) + 3) // UNIT


def test_it_tells_how_far_off_it_is_and_is_told_apart_from_others(small: Network) -> None:
    assert list(small.spreads) == [900, 400]
    assert len(small.mark) == 12
    assert small.mark != Network(pack([3, 2, 2, 2], [900, 401], [FIRST, DEEP, LAST])).mark


def test_a_weight_too_large_is_refused() -> None:
    with pytest.raises(OverflowError):
        pack([1, 1, 1, 1], [0], [([40_000], [0]), ([0], [0]), ([0], [0])])
