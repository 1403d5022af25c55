"""Network: two layers of units over what is seen of a position, in whole numbers, so that every machine agrees."""

import json
import sys
import zlib
from array import array
from hashlib import blake2b
from importlib.resources import files
from itertools import pairwise

from regalia.kernel.vectors import i16, i64, vec

UNIT_BITS = 8
UNIT = 1 << UNIT_BITS  # parts in which weights, units and outputs are written


class Network:
    """Weights of three layers; a file holds a line with their sizes, then the weights."""

    def __init__(self, game: str, name: str) -> None:
        stored = (files("regalia.games") / game / name).read_bytes()
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
        self.weights: vec[i16] = vec[i16](list(numbers[ends[0] : ends[1]]))
        self.bias: vec[i64] = vec[i64](biases(numbers, ends[1], ends[2]))
        self.deep_weights: vec[i16] = vec[i16](list(numbers[ends[2] : ends[3]]))
        self.deep_bias: vec[i64] = vec[i64](biases(numbers, ends[3], ends[4]))
        self.last_weights: vec[i16] = vec[i16](list(numbers[ends[4] : ends[5]]))
        self.last_bias: vec[i64] = vec[i64](biases(numbers, ends[5], ends[6]))

    def look(self, cells: vec[i16]) -> vec[i64]:
        """The deep units for what is seen."""
        units, weights = self.bias[:], self.weights
        width = self.units
        for place in range(self.inputs):
            seen = i64(cells[place])
            if seen != 0:
                first = place * width
                for unit in range(width):
                    units[unit] += seen * i64(weights[first + unit])
        return self.deepen(units)

    def deepen(self, units: vec[i64]) -> vec[i64]:
        """The deep units for the units of the first layer; what is below 0 does not count."""
        deep, weights = self.deep_bias[:], self.deep_weights
        width = self.deep_units
        for place in range(self.units):
            lit = units[place]
            if lit > 0:
                first = place * width
                for unit in range(width):
                    deep[unit] += lit * i64(weights[first + unit])
        for unit in range(width):
            deep[unit] = max(i64(0), deep[unit]) >> UNIT_BITS
        return deep

    def output(self, deep: vec[i64], place: i64) -> i64:
        """One output for the deep units, in parts of UNIT."""
        total = self.last_bias[place]
        weights = self.last_weights
        first = place * self.deep_units
        for unit in range(self.deep_units):
            total += deep[unit] * i64(weights[first + unit])
        return total >> UNIT_BITS


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
