"""Networks: what is written is read, and every machine counts alike."""

from importlib.resources import files
from pathlib import Path

import pytest

from regalia.kernel import network
from regalia.kernel.network import UNIT, Network, pack
from regalia.kernel.vectors import i16, vec

FIRST = ([UNIT, -UNIT, 0, 2 * UNIT, 30, -30], [0, 10])  # three inputs, two units
DEEP = ([UNIT, UNIT // 2, -UNIT, UNIT], [5 * UNIT, -7 * UNIT])  # two units, two deep ones
LAST = ([UNIT, 0, 100, -100], [-70_000, 3])  # two outputs for two deep units


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Network:
    """A network of two units in each layer."""
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "small.net").write_bytes(pack([3, 2, 2, 2], [900, 400], [FIRST, DEEP, LAST]))
    monkeypatch.setattr(network, "files", lambda package: tmp_path)
    return Network("toy", "small.net")


def test_units_below_zero_do_not_count(small: Network) -> None:
    deep = small.look(vec[i16]([3, 1, 0]))  # units 3 * 256 and 10 - 3 * 256 + 2 * 256: only the first one counts
    assert list(deep) == [3 * UNIT + 5, 3 * UNIT // 2 - 7]


def test_outputs_are_weighed_from_the_deep_units(small: Network) -> None:
    deep = small.look(vec[i16]([3, 1, 0]))
    assert int(small.output(deep, 0)) == ((3 * UNIT + 5) * UNIT - 70_000) // UNIT
    assert int(small.output(deep, 1)) == (100 * (3 * UNIT + 5) - 100 * (3 * UNIT // 2 - 7) + 3) // UNIT


def test_it_tells_how_far_off_it_is_and_is_told_apart_from_others(small: Network) -> None:
    assert list(small.spreads) == [900, 400]
    other = Path(str(files("regalia.games") / "paladins" / "alone.net"))
    assert len(small.mark) == 12
    assert small.mark not in other.read_bytes().hex()


def test_a_weight_too_large_is_refused() -> None:
    with pytest.raises(OverflowError):
        pack([1, 1, 1, 1], [0], [([40_000], [0]), ([0], [0]), ([0], [0])])
