"""A position as an array of pixels: the drawing of the terminal, written in small letters of our own."""

import unicodedata
from functools import cache
from pathlib import Path

from rich.segment import Segment
from rich.style import Style

from regalia.kernel.errors import missing
from regalia.kernel.position import Position
from regalia.lab.show import drawing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

WIDE, HIGH = 6, 10  # pixels of a letter with the gaps around it
GAP = 2  # above a letter
SIZE = 5, 7  # of the letter itself
LINES = 150  # of every picture, so that all frames of a film are alike; more than the largest table needs
UNKNOWN = "\N{REPLACEMENT CHARACTER}"
ARMS = {"UP": (0, HIGH // 2 + 1, 2, 3), "DOWN": (HIGH // 2, HIGH, 2, 3)}
ARMS |= {"LEFT": (HIGH // 2, HIGH // 2 + 1, 0, 3), "RIGHT": (HIGH // 2, HIGH // 2 + 1, 2, WIDE)}
BOTH = {"HORIZONTAL": ("LEFT", "RIGHT"), "VERTICAL": ("UP", "DOWN")}
Pixels = NDArray[np.uint8]


@cache
def letters() -> dict[str, NDArray[np.bool_]]:
    """The letters of letters.txt: a line that names some, then seven that draw them side by side."""
    lines = (Path(__file__).parent / "letters.txt").read_text(encoding="utf-8").splitlines()
    found = {}
    for first in range(0, len(lines), SIZE[1] + 1):
        for place, letter in enumerate(lines[first][::WIDE]):
            rows = [line[place * WIDE :][: SIZE[0]] for line in lines[first + 1 : first + 1 + SIZE[1]]]
            drawn = np.zeros((HIGH, WIDE), np.bool_)
            drawn[GAP : GAP + SIZE[1], : SIZE[0]] = [[dot == "#" for dot in row] for row in rows]
            found[letter] = drawn
    return found


@cache
def glyph(letter: str) -> NDArray[np.bool_]:
    """The dots of a letter: accents are left out, lines of boxes are drawn, and what is not known is an empty box."""
    if letter.isspace():
        return np.zeros((HIGH, WIDE), np.bool_)
    name = unicodedata.name(letter, "")
    if name.startswith("BOX DRAWINGS"):
        return box(name.split())
    plain = unicodedata.normalize("NFKD", letter)[0]
    return letters().get(letter, letters().get(plain, letters()[UNKNOWN]))


def box(words: list[str]) -> NDArray[np.bool_]:
    """A part of a frame, drawn by what its name says: from the middle up, down, to the left, to the right."""
    drawn = np.zeros((HIGH, WIDE), np.bool_)
    for word in words:
        for arm in BOTH.get(word, (word,)):
            if arm in ARMS:
                top, bottom, left, right = ARMS[arm]
                drawn[top:bottom, left:right] = True
    return drawn


def colours(style: Style | None) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Ink and ground of a style on parchment."""
    theme, style = drawing.PARCHMENT, style or Style.null()
    ink = style.color.get_truecolor(theme) if style.color else theme.foreground_color
    ground = style.bgcolor.get_truecolor(theme, foreground=False) if style.bgcolor else theme.background_color
    if style.dim:
        ink = ground.__class__(*((one + other) // 2 for one, other in zip(ink, ground, strict=True)))
    return (ground, ink) if style.reverse else (ink, ground)


def picture(position: Position, seat: int) -> Pixels:
    """What a seat may see, as rows of red, green and blue; every picture has the same size."""
    ground = np.array(drawing.PARCHMENT.background_color, np.uint8)
    pixels = np.broadcast_to(ground, (LINES * HIGH, drawing.WIDTH * WIDE, 3)).copy()
    for number, line in enumerate(drawing.lines(position, seat)[:LINES]):
        write(pixels[number * HIGH : (number + 1) * HIGH], line)
    return pixels


def write(strip: Pixels, line: list[Segment]) -> None:
    """One line of letters."""
    place = 0
    for segment in line:
        ink, ground = colours(segment.style)
        for letter in segment.text:
            cell = strip[:, place : place + WIDE]
            cell[:] = np.where(glyph(letter)[:, : cell.shape[1], None], ink, ground)
            place += WIDE
