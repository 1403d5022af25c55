"""Small sums: vectors of counts, and sets of things as bits."""

from typing import Final

from regalia.kernel.vectors import i64, vec

BIT_SPREAD: Final = 67  # divided by it, each power of two leaves another rest


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of so many equal numbers."""
    return vec[i64]([value] * count)


def count_of(things: i64) -> i64:
    """How many things are in a bit set."""
    count: i64 = 0
    while things:
        things &= things - 1
        count += 1
    return count


def places_of_bits() -> vec[i64]:
    """The place of a power of two, by its rest."""
    places = filled(BIT_SPREAD, -1)
    for place in range(63):
        places[2**place % BIT_SPREAD] = place
    return places


BIT_PLACES: Final = places_of_bits()


def lowest_of(things: i64) -> i64:
    """The first thing of a bit set that is not empty, found without going through the set."""
    return BIT_PLACES[(things & -things) % BIT_SPREAD]


def total_of(counts: vec[i64]) -> i64:
    """How many things there are of all kinds together."""
    total: i64 = 0
    for count in counts:
        total += count
    return total
