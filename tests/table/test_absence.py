"""Whoever is gone is noticed in the end, however the clock goes on between two looks at it."""

import time
from itertools import chain, repeat
from pathlib import Path

import pytest

from halls import laid, play
from regalia.table.hall import Hall


def test_whoever_is_nearly_long_enough_away_is_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "cili")
        table.listeners.add(lambda: None)
        begun = table.presence.since
        looks = chain([begun + hall.absence - 1e-6] * 2, repeat(begun + hall.absence + 1.0))
        monkeypatch.setattr(time, "time", lambda: next(looks))
        table._look_around()
        assert table.missing or table.reminder, "nobody will ever look again"
        monkeypatch.undo()
        table.listeners.clear()

    play(tmp_path, scene)
