"""A small plot for the terminal: shares of wins with their intervals."""

from typing import Any

WIDTH = 50
Marks = tuple[str, str, str, str]  # surely won, interval, share, fair share
MARKS: Marks = ("█", "▒", "┃", "┊")
PLAIN_MARKS: Marks = ("=", "-", "|", ":")  # where the terminal knows no others


def bar(row: dict[str, Any], marks: Marks = MARKS, width: int = WIDTH) -> str:
    """One line from 0 to 1: filled up to the interval, the interval, the share in it, and the fair share."""
    sure, perhaps, share, fair = marks
    low, high = round(row["low"] * width), round(row["high"] * width)
    cells = [sure] * low + [perhaps] * (high - low) + [" "] * (width - high)
    cells[cell(row["fair_share"], width)] = fair
    cells[cell(row["share"], width)] = share
    return "".join(cells)


def cell(value: float, width: int) -> int:
    """The place of a share in a line."""
    return min(int(value * width), width - 1)


def bars(rows: list[dict[str, Any]], plain: bool, width: int = WIDTH) -> list[str]:
    """A line for each player, an axis, and what the marks mean."""
    marks = PLAIN_MARKS if plain else MARKS
    name = max(len(row["player"]) for row in rows)
    lines = [f"{row['player']:>{name}} {bar(row, marks, width)} {row['share']:.1%}" for row in rows]
    lines.append(f"{'':>{name}} 0 %{'100 %':>{width - 3}}")
    sure, perhaps, share, fair = marks
    meaning = f"{share} share of wins, {sure}{perhaps} up to and within its 95 % interval, {fair} equal players"
    return [*lines, f"{'':>{name}} {meaning}"]
