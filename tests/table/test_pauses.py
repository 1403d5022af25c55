"""How fast opponents go on: as somebody at the table says, or as the first who comes likes it elsewhere."""

from pathlib import Path

import pytest

from halls import laid, play
from regalia.kernel.errors import Trouble
from regalia.table.hall import Hall
from regalia.table.live import PAUSES, USUAL


def test_whoever_sits_here_says_how_fast_opponents_go_on(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        assert table.pause == PAUSES[USUAL]
        for speed, seconds in PAUSES.items():
            table.set_speed("béla", speed)
            assert table.pause == seconds
        for who, speed in (("somebody", USUAL), ("anna", 4), ("anna", -1)):
            with pytest.raises(Trouble, match="nothing that can be done"):
                table.set_speed(who, speed)
        assert (table.speed, table.pause) == (3, PAUSES[3])

    play(tmp_path, scene)


def test_the_first_who_comes_brings_the_speed_along(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        table.suit("a spectator", 0)
        table.suit("anna", 99)
        assert table.speed == -1
        table.suit("anna", 2)
        table.suit("béla", 0)
        assert (table.speed, table.pause) == (2, PAUSES[2]), "what somebody here has brought stays"
        table.set_speed("béla", 0)
        assert table.pause == 0.0

    play(tmp_path, scene)
