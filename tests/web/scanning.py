"""A code as a phone reads it: from a photograph of the screen, without being told what it says.

Nothing is put right here: a square that is neither dark nor light makes the code unreadable.
"""

import base64

from playwright.sync_api import Locator

Rows = list[list[int]]

MARGIN = 2  # squares around a code
CORNER = 7  # squares across each of the three marks in the corners
BYTES = 4  # what follows are bytes: the only kind of code that is read here
MASKED = 0b10101  # what the first squares of the format are crossed with
# The bytes of every block of a code, by its safety (medium, more, most) and version; what makes it safe lies behind.
BLOCKS = {
    0: {2: (28,), 3: (44,), 4: (32, 32), 5: (43, 43), 6: (27, 27, 27, 27)},
    3: {2: (22,), 3: (17, 17), 4: (24, 24), 5: (15, 15, 16, 16), 6: (19, 19, 19, 19)},
    2: {2: (16,), 3: (13, 13), 4: (9, 9, 9, 9), 5: (11, 11, 12, 12), 6: (15, 15, 15, 15)},
}
MASKS = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)  # a square is turned round where its mask says 0

# The squares of a photographed code, row by row: dark or light in the middle and around it, -1 where these differ.
# How many there are is told by the mark in the first corner.
SAMPLED = """async ([picture, corner]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  const dark = (x, y) => data[4 * (Math.floor(y) * image.width + Math.floor(x))] < 128;
  const frame = image.width / 50;
  const first = [...Array(image.width).keys()].find((spot) => spot > frame && dark(spot, spot));
  let end = first;
  while (dark(end, first)) end += 1;
  const across = 4 * Math.round((image.width * corner / (end - first) - 1) / 4) + 1; // the next version has four more
  const step = image.width / across, spots = [[0, 0], [-.12, -.12], [.12, -.12], [-.12, .12], [.12, .12]];
  const square = (row, column) => new Set(spots.map(([x, y]) => dark((column + .5 + x) * step, (row + .5 + y) * step)));
  return [...Array(across).keys()].map((row) => [...Array(across).keys()].map((column) => {
    const seen = square(row, column);
    return seen.size === 1 ? Number([...seen][0]) : -1;
  }));
}"""


def scanned(code: Locator) -> str:
    """What a code on a screen says, as it is painted."""
    picture = base64.b64encode(code.screenshot(type="png")).decode()
    rows: Rows = code.page.evaluate(SAMPLED, [picture, CORNER])
    assert all(square in (0, 1) for row in rows for square in row), "every square is dark or light"
    return read([row[MARGIN:-MARGIN] for row in rows[MARGIN:-MARGIN]])


def read(rows: Rows) -> str:
    """What the squares of a code say."""
    version = (len(rows) - 17) // 4
    safety, mask = divmod(number(rows[8][:5]) ^ MASKED, 8)
    bits = [rows[row][column] ^ (MASKS[mask](row, column) == 0) for row, column in path(len(rows))]
    words = in_order([number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)], BLOCKS[safety][version])
    bits = [word >> place & 1 for word in words for place in range(7, -1, -1)]
    assert number(bits[:4]) == BYTES
    length = number(bits[4:12])
    return bytes(number(bits[at : at + 8]) for at in range(12, 12 + 8 * length, 8)).decode()


def number(bits: list[int]) -> int:
    """Bits as a number, the highest first."""
    return int("".join(map(str, bits)), 2)


def in_order(words: list[int], blocks: tuple[int, ...]) -> list[int]:
    """The bytes of one block after the other; in the code every block gives one byte in turn, as long as it has any."""
    turns = [block for place in range(max(blocks)) for block, length in enumerate(blocks) if place < length]
    return [word for _, word in sorted(zip(turns, words, strict=False), key=lambda pair: pair[0])]


def path(size: int) -> list[tuple[int, int]]:
    """The squares that say something: two columns at a time from the right, up and down by turns."""
    found = []
    lefts = [left for left in range(size - 2, -1, -2) if left > CORNER - 1] + [4, 2, 0]
    for turn, left in enumerate(lefts):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        found += [(row, column) for row in rows for column in (left + 1, left) if not is_mark(row, column, size)]
    return found


def is_mark(row: int, column: int, size: int) -> bool:
    """Whether a square belongs to the marks by which a code is found: corners, lines and the small mark."""
    low, high = CORNER + 2, size - CORNER - 1
    corner = (row < low and column < low) or (row < low and column >= high) or (row >= high and column < low)
    small = size - 9 <= row < size - 4 and size - 9 <= column < size - 4
    return corner or small or CORNER - 1 in (row, column)
