"""What a long run has done so far, in a file: a second run goes on where the first was broken off."""

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from regalia.kernel.errors import Trouble

T = TypeVar("T")
Row = dict[str, Any]


def replace_file(file: Path, content: bytes) -> None:
    """Write a file at one go: whoever reads it finds the old or the new one."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)


class Ledger:
    """A file that begins with what was asked for, followed by one line a game; without a file nothing is kept."""

    def __init__(self, file: Path | None, asked: Row) -> None:
        self.file = file
        self.asked = json.loads(json.dumps({"run": asked}))

    def read(self, parse: Callable[[Row], T]) -> list[T]:
        """The games done so far; lines that were cut off are not there."""
        if self.file is None:
            return []
        try:
            lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        except (OSError, UnicodeDecodeError) as error:
            raise Trouble(f"{self.file} cannot be read: {error}.") from None
        rows = list(filter(None, map(_row, lines)))
        if lines and (not rows or rows[0] != self.asked):
            raise Trouble(f"{self.file} holds another run: {lines[0][:200]}")
        return [parse(row) for row in rows[1:]]

    def write(self, rows: Iterable[Row]) -> None:
        """Some more games, in one go."""
        if self.file is None:
            return
        text = "".join(json.dumps(row) + "\n" for row in rows)
        if not self.file.exists():
            text = json.dumps(self.asked) + "\n" + text
        elif not self.file.read_bytes().endswith(b"\n"):
            text = "\n" + text  # a line was cut off here
        try:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(text)
        except OSError as error:
            raise Trouble(f"{self.file} cannot be written: {error}.") from None


def undone(count: int, done: Collection[int]) -> Sequence[int]:
    """The games from 0 that are still to be played."""
    return [number for number in range(count) if number not in done] if done else range(count)


def _row(line: str) -> Row | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None
