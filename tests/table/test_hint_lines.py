"""Hints in the list of a table: no choices, but kept, and not hidden by what is taken back."""

from regalia.table.live import HINT, UNDO, hints_asked, played

LINES = [(0, "take 1 gold"), (1, HINT), (1, "take 1 wood"), (0, HINT), (1, f"{UNDO}1"), (1, "take 1 stone")]


def test_hints_are_no_choices() -> None:
    assert played(LINES) == [(0, "take 1 gold"), (1, "take 1 stone")]


def test_hints_stand_where_they_were_asked_even_after_undo() -> None:
    assert hints_asked(LINES[:4]) == [(1, 1), (2, 0)]
    assert hints_asked(LINES) == [(1, 1), (1, 0)]
