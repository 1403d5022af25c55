"""Network: two layers of units over what is seen of a position, in whole numbers, so that every machine agrees."""

import json
import sys
import zlib
from array import array
from hashlib import blake2b
from itertools import pairwise
from typing import Final

from regalia.kernel.vectors import append, i16, i64, vec

UNIT_BITS: Final = 8
UNIT: Final = 1 << UNIT_BITS  # parts in which weights, units and outputs are written
LANES: Final = 3  # units of the first layer that are summed up in one number, in lanes of so many bits:
LANE_BITS: Final = 21  # up to 4096 either way, where trained units hardly pass 50
DEEP_LANES: Final = 2  # the same for the deep layer, whose sums have twice as many bits
DEEP_LANE_BITS: Final = 32
HALF_LANE: Final = 1 << (LANE_BITS - 1)
HALF_DEEP_LANE: Final = 1 << (DEEP_LANE_BITS - 1)
EYES: Final = 5  # one for every seat
STRIDE: Final = 4  # rows are as long as a multiple of this


class Eye:
    """What a seat saw last, and the sums of the first layer for that."""

    def __init__(self, seen: vec[i16], sums: vec[i64]) -> None:
        self.seen = seen
        self.sums = sums


class Network:
    """Weights of three layers; stored as a line with their sizes, then the weights."""

    def __init__(self, stored: bytes) -> None:
        heading, packed = stored.split(b"\n", 1)
        self.mark = blake2b(stored, digest_size=6).hexdigest()
        told = json.loads(heading)
        sizes = [int(size) for size in told["sizes"]]
        self.spreads: vec[i64] = vec[i64](list(told["spread"]))  # how far off it is in every phase, in hundredths
        self.inputs: i64 = sizes[0]
        self.units: i64 = sizes[1]
        self.deep_units: i64 = sizes[2]
        self.outputs: i64 = sizes[3]
        numbers = array("h", zlib.decompress(packed))
        if sys.byteorder == "big":
            numbers.byteswap()
        ends = [0]
        for before, after in pairwise(sizes):
            ends += [ends[-1] + before * after, ends[-1] + before * after + 2 * after]
        self.weights = numbers[ends[0] : ends[1]].tolist()
        self.bias = biases(numbers, ends[1], ends[2])
        self.deep_weights = numbers[ends[2] : ends[3]].tolist()
        self.deep_bias = biases(numbers, ends[3], ends[4])
        self.last_weights: vec[i16] = vec[i16](list(numbers[ends[4] : ends[5]]))
        self.last_bias: vec[i64] = vec[i64](biases(numbers, ends[5], ends[6]))
        self.rows: vec[i64] = laned(self.weights, sizes[1], LANES, LANE_BITS)
        self.deep_rows: vec[i64] = laned(self.deep_weights, sizes[2], DEEP_LANES, DEEP_LANE_BITS)
        self.deep_start: vec[i64] = laned(self.deep_bias, sizes[2], DEEP_LANES, DEEP_LANE_BITS)
        self.eyes: list[Eye] = [
            Eye(vec[i16]([0] * sizes[0]), laned(self.bias, sizes[1], LANES, LANE_BITS)) for _ in range(EYES)
        ]

    def look(self, cells: vec[i16], seat: i64) -> vec[i64]:
        """The deep units for what a seat sees. Only what differs from what it saw last is added up."""
        eye = self.eyes[seat]
        seen, sums = eye.seen, eye.sums
        width = i64(len(sums))
        places, changes = vec[i64](), vec[i64]()
        for place in range(self.inputs):
            if cells[place] != seen[place]:
                places = append(places, place * width)
                changes = append(changes, i64(cells[place]) - i64(seen[place]))
                seen[place] = cells[place]
        add_rows(sums, self.rows, places, changes)
        return self.deepen(sums)

    def deepen(self, sums: vec[i64]) -> vec[i64]:
        """The deep units for the sums of the first layer; what is below 0 does not count."""
        deep = self.deep_start[:]
        width = i64(len(deep))
        places, lit = vec[i64](), vec[i64]()
        place: i64 = 0
        for left in sums:
            for _ in range(i64(LANES)):
                unit = signed(left, HALF_LANE)
                left = (left - unit) >> LANE_BITS
                if unit > 0:
                    places = append(places, place)
                    lit = append(lit, unit)
                place += width
        add_rows(deep, self.deep_rows, places, lit)
        found = vec[i64]()
        for total in deep:
            low = signed(total, HALF_DEEP_LANE)
            high = (total - low) >> DEEP_LANE_BITS
            found = append(found, max(i64(0), low) >> UNIT_BITS)
            found = append(found, max(i64(0), high) >> UNIT_BITS)
        return found[: self.deep_units]

    def output(self, deep: vec[i64], place: i64) -> i64:
        """One output for the deep units, in parts of UNIT."""
        total = self.last_bias[place]
        weights = self.last_weights
        first = place * self.deep_units
        for unit in range(self.deep_units):
            total += deep[unit] * i64(weights[first + unit])
        return total >> UNIT_BITS


def add_rows(sums: vec[i64], rows: vec[i64], places: vec[i64], times: vec[i64]) -> None:
    """Add rows that begin at some places so many times each; four columns at once, which is faster."""
    for column in range(0, len(sums), STRIDE):
        one, two, three, four = sums[column], sums[column + 1], sums[column + 2], sums[column + 3]
        for number in range(len(places)):
            place = places[number] + column
            count = times[number]
            one += count * rows[place]
            two += count * rows[place + 1]
            three += count * rows[place + 2]
            four += count * rows[place + 3]
        sums[column], sums[column + 1], sums[column + 2], sums[column + 3] = one, two, three, four


def signed(number: i64, half: i64) -> i64:
    """The lowest lane of a number, by half the size of a lane."""
    return ((number & (half + half - 1)) ^ half) - half


def laned(numbers: list[int], width: i64, lanes: i64, bits: i64) -> vec[i64]:
    """Rows of so many numbers, several in one: sums and multiples of such rows are right in every lane."""
    found = vec[i64]()
    total: i64 = 0
    for first in range(i64(0), len(numbers), width):
        for place in range(first, first + width, lanes):
            total = 0
            for lane in range(min(place + lanes, first + width) - 1, place - 1, -1):
                total = (total << bits) + i64(numbers[lane])
            found = append(found, total)
        while len(found) % STRIDE:
            found = append(found, 0)
    return found


def biases(numbers: "array[int]", first: int, last: int) -> list[int]:
    """Numbers that need two places each: the low part, then the high part."""
    return [(numbers[place] & 0xFFFF) | (numbers[place + 1] << 16) for place in range(first, last, 2)]


def pack(sizes: list[int], spreads: list[int], layers: list[tuple[list[int], list[int]]]) -> bytes:
    """A network as it stands in its file; weights that do not fit into 16 bits are an OverflowError."""
    numbers = array("h")
    for weights, bias in layers:
        numbers.extend(weights)
        for number in bias:
            low = number & 0xFFFF
            numbers.extend([low - 0x10000 if low > 0x7FFF else low, number >> 16])
    if sys.byteorder == "big":
        numbers.byteswap()
    return json.dumps({"sizes": sizes, "spread": spreads}).encode() + b"\n" + zlib.compress(numbers.tobytes(), 9)
