"""What a long run has done so far, in a file: a second run goes on where the first was broken off."""

import json
import os
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


def make_folder(folder: Path) -> None:
    """A folder to write into, made where it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"{folder} cannot be made a folder: {error.strerror}.") from None
    check_writable(folder)


def check_writable(folder: Path) -> None:
    """Trouble now where a file could not be put later."""
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Trouble(f"Nothing can be written to {folder}.")


class Ledger:
    """A file that begins with what was asked for, followed by one line a game; without a file nothing is kept.

    `before` is the same run as an earlier version wrote it down.
    """

    def __init__(self, file: Path | None, asked: Row, before: Row | None = None) -> None:
        self.file = file
        self.asked = json.loads(json.dumps({"run": asked}))
        self.before = json.loads(json.dumps({"run": before}))
        self.heading = json.dumps(self.asked) + "\n"

    def read(self, parse: Callable[[Row], T]) -> list[T]:
        """The games done so far; lines that were cut off are not there."""
        if self.file is None:
            return []
        text = self._text()
        if self._is_other(text):
            raise Trouble(f"{self.file} holds another run: {text.splitlines()[0][:200]}")
        found = []
        for number, line in enumerate(text.splitlines()[1:], 2):
            row = _row(line)
            try:
                found += [parse(row)] if row else []
            except (KeyError, TypeError, ValueError):
                raise Trouble(f"{self.file}, line {number}, is no game of this run: {line[:200]}") from None
        return found

    def write(self, rows: Iterable[Row]) -> None:
        """Some more games, in one go."""
        if self.file is None:
            return
        before = self._text()
        missing = "" if before.endswith("\n") else "\n"  # a line was cut off here
        if self.heading.startswith(before):
            missing = self.heading[len(before) :]
        try:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(missing + "".join(json.dumps(row) + "\n" for row in rows))
        except OSError as error:
            raise Trouble(f"{self.file} cannot be written: {error}.") from None

    def set_aside(self) -> None:
        """Put another run out of the way, beside this one."""
        if self.file and self._is_other(self._text()):
            self.file.replace(self.file.with_suffix(".old"))

    def _is_other(self, text: str) -> bool:
        return not self.heading.startswith(text) and _row(text.splitlines()[0]) not in (self.asked, self.before)

    def _text(self) -> str:
        try:
            return self.file.read_text(encoding="utf-8") if self.file and self.file.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise Trouble(f"{self.file} cannot be read: {error}.") from None


def undone(count: int, done: Collection[int]) -> Sequence[int]:
    """The games from 0 that are still to be played."""
    return [number for number in range(count) if number not in done] if done else range(count)


def whole_numbers(values: Any) -> tuple[int, ...]:
    """Whole numbers of a line; ValueError where something else stands."""
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        raise ValueError(values)
    return tuple(values)


def _row(line: str) -> Row | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None
