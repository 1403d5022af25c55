"""The ledger of a long run: what a crash leaves is gone on with, what is no game of the run is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab import arena, simulate
from regalia.lab.arena import Bout
from regalia.lab.runs.ledger import Ledger
from regalia.players.protocol import Clock

PLAYERS = ("random", "greedy")
GAME = {"number": 0, "seated": ["random", "greedy"], "scores": [3, 4], "ranks": [2, 1], "faults": ["", ""]}


def run(file: Path, count: int = 2) -> list[Bout]:
    """Some games in the arena."""
    return arena.run("royals", PLAYERS, "", "ledger", count, 1, file, lambda done: None)


def test_a_run_goes_on_wherever_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = run(file)
    text = file.read_text()
    for cut in (0, 1, text.index("\n"), text.index("\n") + 1, text.index("\n") + 9, len(text) - 1):
        file.write_text(text[:cut])
        assert run(file) == whole
        assert Ledger(file, arena.asked("royals", PLAYERS, "", "ledger")).read(Bout.parse)[-2:] == whole


@pytest.mark.parametrize(
    "damage",
    [{"number": 1}, GAME | {"number": "0"}, GAME | {"seated": ["random"]}, GAME | {"scores": [3, "4"]},
     GAME | {"ranks": None}],
)  # fmt: skip
def test_a_line_that_is_no_game_is_named(tmp_path: Path, damage: dict[str, Any]) -> None:
    file = tmp_path / "run.jsonl"
    run(file)
    before = file.read_text() + json.dumps(damage) + "\n"
    file.write_text(before)
    with pytest.raises(Trouble, match=r"line 4, is no game of this run: \{"):
        run(file)
    assert file.read_text() == before


def test_games_of_other_players_are_not_taken_for_these(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = run(file)
    with file.open("a") as out:
        out.write(json.dumps(GAME | {"seated": ["greedy", "random"]}) + "\n")
        out.write(json.dumps(GAME | {"number": -1}) + "\n")
    assert run(file) == whole


def test_another_run_is_refused_and_can_be_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text("notes of mine\n")
    with pytest.raises(Trouble, match="holds another run: notes of mine"):
        run(file)
    ledger = Ledger(file, arena.asked("royals", PLAYERS, "", "ledger"))
    ledger.set_aside()
    assert (tmp_path / "run.old").read_text() == "notes of mine\n"
    whole = run(file)
    ledger.set_aside()
    assert run(file) == whole
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in (arena, simulate):
        monkeypatch.setattr(room, "spread", lambda *_: pytest.fail("played before the file was tried"))
    file = tmp_path / "none" / "run.jsonl"
    with pytest.raises(Trouble, match="cannot be written"):
        run(file)
    with pytest.raises(Trouble, match="cannot be written"):
        simulate.simulate(Setup("royals", 2, b"-"), "ledger", 2, False, 1, lambda done: None, file)


def test_games_with_another_clock_are_another_run() -> None:
    bot = ("random", "bot:python x.py")
    slow, quick = (arena.asked("royals", bot, "", "1", Clock(seconds, 60)) for seconds in (5, 1))
    assert slow != quick
    assert arena.asked("royals", PLAYERS, "", "1", Clock(5, 60)) == arena.asked(
        "royals", PLAYERS, "", "1", Clock(1, 60)
    )
