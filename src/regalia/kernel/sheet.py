"""Component sheets: every printed value of a game, from TOML, with a user's own values laid over them."""

import json
import re
import tomllib
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from regalia.kernel.errors import Trouble

Table = dict[str, Any]

BASES = ("rulebook", "reported", "reconstructed")
FILE_KEYS = frozenset({"game", "title", "format"})
ROW_KEYS = frozenset({"id", "name", "basis", "index", "players", "city"})


class SheetError(Trouble):
    """A component sheet that cannot be used; `spot` leads to the value, as in ("buildings", "statue", "vp")."""

    def __init__(self, spot: tuple[str, ...], problem: str) -> None:
        super().__init__(f"{'.'.join(spot)}: {problem}")
        self.spot = spot
        self.problem = problem


class Draft(SimpleNamespace):
    """What has been read of a sheet, under the names of the edition that is made of it; its vectors are still lists."""


def read(path: Path) -> Table:
    """A sheet that ships with a game."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def text_of(sheet: Table) -> str:
    """All values of a sheet in one line, in their order, as tables and records keep them."""
    return json.dumps(sheet, ensure_ascii=False)


def digest(sheet: Table) -> str:
    """The hash of a sheet's values; comments and order of keys do not count."""
    text = json.dumps(sheet, sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16, person=b"sheet").hexdigest()


def filled_up(earlier: Any, today: Any) -> Any:
    """An earlier sheet in the form of today's: its own values wherever they have a place, ours where it has none."""
    if _is_rows(today) and _is_rows(earlier):
        key = _row_key(today)
        had = {row.get(key): row for row in earlier}
        return [filled_up(had.get(row[key], row), row) for row in today]
    if isinstance(today, dict) and isinstance(earlier, dict):
        return {**today, **{key: filled_up(value, today.get(key, value)) for key, value in earlier.items()}}
    return earlier if type(earlier) is type(today) else today


def read_overlay(path: Path) -> tuple[Table, str]:
    """A user's own values and the text they stand in."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble(f"The component sheet {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Trouble(f"The component sheet {path} is not a text file in UTF-8.") from None
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"The component sheet {path} is not valid TOML: {error}.") from None


def overlaid(base: Table, overlay: Table) -> Table:
    """The base sheet with the values of an overlay in their places; rows are found by their id."""
    for key in FILE_KEYS & set(overlay):
        if overlay[key] != base.get(key):
            raise SheetError((key,), f"this is a sheet for {key} {overlay[key]!r}, expected {base.get(key)!r}")
    if "presets" in overlay:
        raise SheetError(("presets",), "rule switches are set with --preset and --switch, not in a sheet")
    return _overlay_table(base, overlay, ())


def _overlay_table(base: Table, overlay: Table, spot: tuple[str, ...]) -> Table:
    merged = dict(base)
    for key, value in overlay.items():
        here = (*spot, key)
        if key not in base:
            raise SheetError(here, f"unknown; allowed are {', '.join(sorted(base))}")
        merged[key] = _overlay_value(base[key], value, here)
    return merged


def _overlay_value(base: Any, value: Any, spot: tuple[str, ...]) -> Any:
    if _is_rows(base):
        return _overlay_rows(base, value, spot)
    if isinstance(base, dict) and isinstance(value, dict) and "basis" in base:
        return _overlay_table(base, value, spot)
    if spot[-1] == "basis":
        return value
    if type(base) is not type(value):
        raise SheetError(spot, f"expected {_kind(base)} such as {base!r}, found {value!r}")
    return value


def _overlay_rows(base: list[Table], rows: Any, spot: tuple[str, ...]) -> list[Table]:
    key = _row_key(base)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise SheetError(spot, f"expected a list of rows, each with its {key}")
    merged = {row[key]: row for row in base}
    for row in rows:
        if key not in row:
            raise SheetError(spot, f"every row needs its {key}")
        name = row[key]
        if isinstance(name, (list, dict)) or name not in merged:
            raise SheetError((*spot, str(name)), f"unknown {key}; allowed are {', '.join(map(str, merged))}")
        merged[name] = _overlay_table(merged[name], row, (*spot, str(name)))
    return list(merged.values())


def _row_key(rows: list[Table]) -> str:
    """By what the rows of a table are told apart."""
    return "id" if "id" in rows[0] else next(key for key in ("index", "players") if key in rows[0])


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "basis" in row for row in value)


def _kind(value: Any) -> str:
    names = {bool: "true or false", int: "a whole number", str: "a word", list: "a list", dict: "a table"}
    return names.get(type(value), "a value")


def line_of(text: str, spot: tuple[str, ...]) -> int:
    """The line of a sheet's text where the value at a spot stands, as well as it can be told."""
    lines = text.splitlines()
    start = 0
    for word in spot:
        pattern = re.compile(
            rf'(^|[^\w"]){re.escape(word)}\s*=|"{re.escape(word)}"|\[+\s*([\w.]*\.)?{re.escape(word)}\s*\]'
        )
        start = next((n for n in range(start, len(lines)) if pattern.search(lines[n])), start)
    return start + 1


def whole(row: Table, key: str, spot: tuple[str, ...], low: int, high: int) -> int:
    """A whole number of a row, checked against its bounds; 0 where the row does not name it."""
    value = row.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise SheetError((*spot, key), f"expected a whole number from {low} to {high}, found {value!r}")
    return value


def only_keys(row: Table, allowed: tuple[str, ...], spot: tuple[str, ...]) -> None:
    """Every key of a row must be one that the game understands."""
    for key in row:
        if key not in allowed:
            raise SheetError((*spot, key), f"unknown; allowed are {', '.join(allowed)}")


def same_rows(rows: list[Table], ids: tuple[str, ...], table: str) -> None:
    """A table must have exactly the rows that the rules know."""
    if tuple(row["id"] for row in rows) != ids:
        raise SheetError((table,), f"the rows must be {', '.join(ids)}, in this order")


def keep_frame(table: Table, frame: Table, spot: tuple[str, ...]) -> None:
    """Numbers that fix the frame of the game stay as they are."""
    for key, value in frame.items():
        if table[key] != value:
            raise SheetError((*spot, key), f"must stay {value}")


def one_of(row: Table, key: str, allowed: tuple[str, ...], spot: tuple[str, ...]) -> int:
    """The number of a word of a row."""
    if row.get(key) not in allowed:
        raise SheetError((*spot, key), f"allowed are {', '.join(allowed)}")
    return allowed.index(row[key])


def basis_counts(sheet: Table) -> dict[str, int]:
    """How many values of a sheet rest on which basis: what the panel about this edition shows."""
    tally: Counter[str] = Counter()
    _count({key: value for key, value in sheet.items() if key not in FILE_KEYS}, tally)
    return {basis: tally[basis] for basis in BASES}


def _count(node: Table, tally: Counter[str]) -> None:
    basis = node.get("basis")
    for key, value in node.items():
        if _is_rows(value):
            for row in value:
                _count(row, tally)
        elif isinstance(value, dict) and ("basis" in value or basis is None):
            _count(value, tally)
        elif key not in ROW_KEYS or (key == "name" and isinstance(basis, dict) and "name" in basis):
            tally[_basis_of(basis, key)] += 1


def _basis_of(basis: Any, key: str) -> str:
    if isinstance(basis, str):
        return basis
    return str(basis.get(key, basis.get("default")))


def written(file: Path | None) -> tuple[Path | None, int]:
    """A user's own sheet as it is now: it may be written anew while we run."""
    return file, file.stat().st_mtime_ns if file and file.exists() else 0
