"""Numbers and vectors as bytes, and back."""

from regalia.kernel.vectors import append, i64, vec


def write_number(out: bytearray, value: i64) -> None:
    """Zigzag, then seven bits a byte."""
    left = (value << 1) ^ (value >> 63)
    while left > 127:
        out.append((left & 127) | 128)
        left >>= 7
    out.append(left)


def write_vector(out: bytearray, values: vec[i64]) -> None:
    """The length, then the numbers."""
    write_number(out, len(values))
    for value in values:
        write_number(out, value)


class Reader:
    """Reads numbers and vectors back."""

    def __init__(self, data: bytes, place: i64) -> None:
        self.data = data
        self.place: i64 = place

    def number(self) -> i64:
        """The next number."""
        value: i64 = 0
        shift: i64 = 0
        byte: i64 = 128
        while byte > 127:
            byte = self.data[self.place]
            self.place += 1
            value |= (byte & 127) << shift
            shift += 7
        return (value >> 1) ^ -(value & 1)

    def vector(self) -> vec[i64]:
        """The next vector."""
        values = vec[i64]()
        left = self.number()
        while left > 0:
            values = append(values, self.number())
            left -= 1
        return values
