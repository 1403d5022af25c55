"""The ledger of a long run: what a crash leaves is gone on with, what is no game of the run is refused."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from bots import ANSWER, READ, written
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab import arena, simulate
from regalia.lab.arena import Bout, Contest
from regalia.lab.runs.ledger import Ledger
from regalia.players.protocol import Clock

PLAYERS = ("random", "greedy")
CONTEST = Contest("royals", PLAYERS, seed="ledger")
GAME = {"number": 0, "seated": ["random", "greedy"], "scores": [3, 4], "ranks": [2, 1], "faults": ["", ""]}


def run(file: Path, count: int = 2) -> list[Bout]:
    """Some games in the arena."""
    return arena.run(CONTEST, count, 1, file, lambda done: None)


def test_a_run_goes_on_wherever_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = run(file)
    text = file.read_text()
    for cut in (0, 1, text.index("\n"), text.index("\n") + 1, text.index("\n") + 9, len(text) - 1):
        file.write_text(text[:cut])
        assert run(file) == whole
        assert Ledger(file, arena.asked(CONTEST)).read(Bout.parse)[-2:] == whole


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
    ledger = Ledger(file, arena.asked(CONTEST))
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
    bot = ("random", f"bot:{sys.executable} x.py")
    slow, quick = (arena.asked(Contest("royals", bot, clock=Clock(seconds, 60))) for seconds in (5, 1))
    assert slow != quick
    slow, quick = (arena.asked(Contest("royals", PLAYERS, clock=Clock(seconds, 60))) for seconds in (5, 1))
    assert slow == quick


LAST = "if 'options' in message: answer(message['options'][-1]['number'])"


def played(file: Path, bot: str, count: int = 1) -> list[Bout]:
    """Some games of a bot, kept in a file."""
    return arena.run(Contest("royals", (bot, "random")), count, 1, file, lambda done: None)


def test_an_edited_bot_does_not_get_the_results_of_the_one_before(tmp_path: Path) -> None:
    file, bot = tmp_path / "run.jsonl", written(tmp_path, READ + f"    {ANSWER}")
    first = played(file, bot)
    assert played(file, bot) == first
    written(tmp_path, READ + f"    {LAST}")
    with pytest.raises(Trouble, match="holds another run"):
        played(file, bot)
    written(tmp_path, READ + f"    {ANSWER}")
    assert played(file, bot) == first


@pytest.mark.parametrize("part", ["brain.py", "net.bin", "book.txt"])
def test_whatever_its_command_names_belongs_to_a_bot(tmp_path: Path, part: str) -> None:
    """Modules beside it, a file that it is given, alone or behind a =."""
    bot = written(tmp_path, READ + f"    {ANSWER}") + f" {tmp_path / 'net.bin'} --book={tmp_path / 'book.txt'}"
    contest = Contest("royals", (bot, "random"))
    for name in ("brain.py", "net.bin", "book.txt", "notes.txt"):
        (tmp_path / name).write_text("before")
    before = arena.asked(contest)
    (tmp_path / "notes.txt").write_text("after")
    assert arena.asked(contest) == before
    (tmp_path / part).write_text("after")
    assert arena.asked(contest) != before


def test_a_file_from_before_bots_were_known_goes_on_until_the_bot_is_edited(tmp_path: Path) -> None:
    file, bot = tmp_path / "run.jsonl", written(tmp_path, READ + f"    {ANSWER}")
    first = played(file, bot)
    heading, *games = file.read_text().splitlines(keepends=True)
    asked = json.loads(heading)
    asked["run"]["minds"][bot] = ""
    file.write_text(json.dumps(asked) + "\n" + "".join(games))
    assert played(file, bot) == first
    assert len(played(file, bot, 2)) == 2
    script = tmp_path / "bot.py"
    os.utime(script, (script.stat().st_atime, file.stat().st_mtime + 60))
    with pytest.raises(Trouble, match="holds another run"):
        played(file, bot)
