"""What the numbers of an observation can be: read from a game's ranges.toml, where there is one."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

from regalia.kernel.observation import HISTORY, SEAT_HEADINGS

FLAG = (0, 1)
ANYTHING = (-32768, 32767)  # what 16 bits hold
SEAT = "seat"  # stands for own, next_1 and so on in the names of a file


def label_of(name: str) -> str:
    """The name of a feature without its member: own.goods for own.goods.gold."""
    parts = name.split(".")
    return ".".join(parts[: 3 if parts[0] == HISTORY and parts[1] in SEAT_HEADINGS else 2])


def key_of(name: str) -> str:
    """By which name the range of a feature is found: seat.goods for next_2.goods.gold."""
    return ".".join(SEAT if part in SEAT_HEADINGS else part for part in label_of(name).split("."))


def declared(file: Path) -> dict[str, tuple[int, int]]:
    """The ranges that a file names, by the rules or ample."""
    parts = tomllib.loads(file.read_text(encoding="utf-8"))
    return {key: (low, high) for part in ("limits", "ample") for key, (low, high) in parts[part].items()}


def ranges_of(names: Sequence[str], file: Path) -> list[tuple[int, int]]:
    """The lowest and the highest value of every feature; where a game says nothing, what a number can hold."""
    if not file.exists():
        return [ANYTHING] * len(names)
    found = declared(file)
    return [found.get(key_of(name), FLAG) for name in names]
