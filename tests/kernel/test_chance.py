"""Luck: repeatable, fair, in separate streams, and checkable."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.chance import Chance, commitment, derived_seed
from regalia.kernel.vectors import i64, vec


def test_the_stream_is_keyed_blake2b() -> None:
    chance = Chance(b"secret", ("dice", "cards"))
    block = blake2b((0).to_bytes(8, "little"), key=b"secret", person=b"cards").digest()
    assert [chance.byte(1) for _ in range(64)] == list(block)
    following = blake2b((1).to_bytes(8, "little"), key=b"secret", person=b"cards").digest()
    assert chance.byte(1) == following[0]


def test_streams_do_not_disturb_each_other() -> None:
    one, two = Chance(b"s", ("dice", "cards")), Chance(b"s", ("dice", "cards"))
    for _ in range(100):
        two.die(0)
    assert [one.below(1, 10) for _ in range(50)] == [two.below(1, 10) for _ in range(50)]


@given(st.binary(min_size=1, max_size=64), st.integers(1, 65536))
def test_draws_stay_in_their_range(seed: bytes, limit: int) -> None:
    chance = Chance(seed, ("x",))
    assert all(0 <= chance.below(0, limit) < limit for _ in range(20))


def test_a_byte_that_would_bias_is_drawn_again() -> None:
    """A die uses a byte below 252 only, so that every face has the same 42 bytes."""
    chance, raw = Chance(b"bias", ("x",)), Chance(b"bias", ("x",))
    expected = [byte % 6 + 1 for byte in (raw.byte(0) for _ in range(6400)) if byte < 252]
    assert [chance.die(0) for _ in range(len(expected))] == expected
    assert len(expected) < 6400


@pytest.mark.parametrize("limit", [6, 7, 300])
def test_all_values_are_equally_likely(limit: int) -> None:
    chance = Chance(b"fair", ("x",))
    draws = 600 * limit
    counts = Counter(int(chance.below(0, limit)) for _ in range(draws))
    spread = sum((counts[value] - 600) ** 2 / 600 for value in range(limit))
    assert abs(spread - (limit - 1)) < 5 * (2 * limit) ** 0.5


def test_a_bag_gives_its_kinds_by_their_counts() -> None:
    chance = Chance(b"bag", ("x",))
    counts = Counter(int(chance.pick(0, vec[i64]([3, 0, 1]))) for _ in range(4000))
    assert counts[1] == 0
    assert 2800 < counts[0] < 3200


def test_a_copy_has_the_same_luck_and_goes_its_own_way() -> None:
    chance = Chance(b"c", ("x",))
    chance.die(0)
    twin = chance.copy()
    assert [chance.die(0) for _ in range(99)] == [twin.die(0) for _ in range(99)]


def test_the_commitment_tells_seeds_apart_and_tells_nothing() -> None:
    assert commitment(b"a") != commitment(b"b")
    assert commitment(b"a") == commitment(b"a")
    assert b"a".hex() != commitment(b"a")[:2] or len(commitment(b"a")) == 64


def test_derived_seeds_differ_by_label() -> None:
    assert len({derived_seed(b"s", f"game {n}") for n in range(1000)}) == 1000
