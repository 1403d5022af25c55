"""Chance, the only source of luck: a keyed BLAKE2b stream that anybody can check afterwards."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from regalia.kernel.vectors import i64, vec

BLOCK: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Named streams of luck from one secret seed: the same draws on every machine.

    Block n of a stream is BLAKE2b(n, key=seed, person=name of the stream). A stream that is not drawn
    from does not move, so two tables with the same seed see the same deal, whatever else they draw.
    """

    seed: bytes
    streams: tuple[str, ...]
    spent: vec[i64]  # bytes used up of each stream
    blocks: list[bytes]  # the block each stream reads from

    def __init__(self, seed: bytes, streams: tuple[str, ...]) -> None:
        self.seed = seed
        self.streams = streams
        self.spent = vec[i64]([0] * len(streams))
        self.blocks = [b""] * len(streams)

    def copy(self) -> "Chance":
        """The same luck to come, independent from here on."""
        twin = Chance(self.seed, self.streams)
        twin.spent = self.spent[:]
        twin.blocks = self.blocks[:]
        return twin

    def block(self, stream: i64, number: i64) -> bytes:
        """Block `number` of a stream."""
        key = self.seed
        person = self.streams[stream].encode()
        return blake2b(int(number).to_bytes(8, "little"), key=key, person=person).digest()

    def byte(self, stream: i64) -> i64:
        """The next byte of a stream."""
        used = self.spent[stream]
        place = used % BLOCK
        if place == 0:
            self.blocks[stream] = self.block(stream, used // BLOCK)
        self.spent[stream] = used + 1
        return self.blocks[stream][place]

    def below(self, stream: i64, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely; limit at most 65536."""
        span: i64 = 256 if limit <= 256 else 65536
        while True:
            value = self.byte(stream)
            if span > 256:
                value = value * 256 + self.byte(stream)
            found = value % limit
            if value - found <= span - limit:  # else it is one of the last numbers, which are too few for all
                return found

    def die(self, stream: i64) -> i64:
        """One roll of a six-sided die."""
        return self.below(stream, 6) + 1

    def pick(self, stream: i64, counts: vec[i64]) -> i64:
        """Draw blindly from a bag: the kind drawn, where counts[kind] pieces of a kind are in it."""
        total: i64 = 0
        for count in counts:
            total += count
        left = self.below(stream, total)
        kind: i64 = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        return kind


def commitment(seed: bytes) -> str:
    """What the table shows of the seed before the game: its hash, which gives nothing away."""
    return blake2b(seed, digest_size=32, person=b"commitment").hexdigest()


def derived_seed(seed: bytes, label: str) -> bytes:
    """A seed of its own for a part of something larger, as for game 17 of a simulation."""
    return blake2b(label.encode(), key=seed[:64], digest_size=32, person=b"derived").digest()
