"""Bots from outside in the arena, as real programs: good ones, and every fault that a program can have."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.lab import arena
from regalia.players import opponents
from regalia.players.protocol import Clock
from support import start

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
GOOD = f"bot:{sys.executable} {EXAMPLE}"
OURS = str(os.getpid())
HASTY, PATIENT = Clock(1.0, 3.0), Clock(10.0, 60.0)

READ = """
import json, os, subprocess, sys, time
def answer(choice):
    print(json.dumps({"choose": choice}), flush=True)
for number, line in enumerate(sys.stdin):
    message = json.loads(line)
"""
ANSWER = "if 'options' in message: answer(message['options'][0]['number'])"
NOT_JSON = "answered what is not JSON"
TOO_LATE = "ran out of time"
TOO_LONG = "said a line of more than 65536 bytes"

FAULTS = {
    "crashes at once": ("raise SystemExit('no licence')", "ended with exit code 1: no licence"),
    "crashes in the middle": (READ + f"    if number == 4: raise KeyError('x')\n    {ANSWER}", "KeyError: 'x'"),
    "is killed": (READ + "    os.kill(os.getpid(), 9)", "ended with exit code 9"),
    "stalls": (READ + "    time.sleep(60)", TOO_LATE),
    "stalls with a child": (READ + "    subprocess.run(['sleep', '61'])", TOO_LATE),
    "stalls in the middle": (READ + f"    if number == 3: time.sleep(60)\n    {ANSWER}", TOO_LATE),
    "reads nothing": ("import time; time.sleep(60)", TOO_LATE),
    "grumbles without end": ("import os\nwhile True: os.write(2, b'no! ' * 4096)", TOO_LATE),
    "prints nonsense": (READ + "    print('I take the King!', flush=True)", NOT_JSON),
    "prints bytes": ("import os, sys; os.write(1, bytes(range(256))); sys.stdin.read()", NOT_JSON),
    "prints deep brackets": (READ + "    print('[' * 60000, flush=True)", NOT_JSON),
    "prints another form": (READ + "    print('7', flush=True)", "An answer looks like"),
    "says yes": (READ + "    answer(True)", "An answer looks like"),
    "takes what is not offered": (READ + "    answer('the crown')", "No option is called 'the crown'"),
    "takes a wrong number": (READ + "    answer(99999)", "No option is called '99999'"),
    "prints a huge line": (READ + "    print('x' * 500_000, flush=True)", TOO_LONG),
    "prints without end": ("import os\nwhile True: os.write(1, b'x' * 4096)", TOO_LONG),
    "closes its output": ("import os, time\nos.close(1)\ntime.sleep(60)", "closed its output"),
}


def bout(tmp_path: Path, program: str, game: str = "kingsburg", clock: Clock = PATIENT) -> arena.Bout:
    """One game of a program against a random player; the program writes down its process in a file."""
    script = tmp_path / "bot.py"
    script.write_text(f"import os\nopen({str(tmp_path / 'pid')!r}, 'a').write(f'{{os.getpid()}} ')\n{program}")
    return arena.play(game, (f"bot:{sys.executable} {script}", "random"), "", "1", clock, 0)


def left_behind(tmp_path: Path) -> list[str]:
    """Processes of the program and its children that still run, or of which we have not taken note that they ended."""
    groups = (tmp_path / "pid").read_text().split()
    shown = subprocess.run(["ps", "-eo", "pgid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    found = [line.split() for line in shown.splitlines()]
    return [group for group, parent, state in found if group in groups and ("Z" not in state or parent == OURS)]


@pytest.mark.parametrize("name", games.names())
def test_the_example_plays_a_whole_game_of_each_kind(name: str) -> None:
    players = (GOOD, "random")
    first = arena.play(name, players, "", "1", Clock(), 0)
    assert first.faults == ("", "")
    assert min(first.ranks) == 1
    assert arena.play(name, players, "", "1", Clock(), 0) == first


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_with_a_fault_is_replaced_by_a_page_and_the_game_goes_on(tmp_path: Path, fault: str) -> None:
    program, told = FAULTS[fault]
    found = bout(tmp_path, program, clock=HASTY if told == TOO_LATE else PATIENT)
    assert told in found.faults[0]
    assert found.faults[1] == ""
    assert min(found.ranks) == 1
    assert not left_behind(tmp_path)


def test_a_bot_that_thinks_too_long_over_the_whole_game_loses_its_clock(tmp_path: Path) -> None:
    slow = READ + f"    time.sleep(0.3)\n    {ANSWER}"
    assert bout(tmp_path, slow, clock=Clock(1.0, 2.0)).faults[0] == TOO_LATE


def test_a_bot_that_grumbles_and_stays_after_the_end_does_no_harm(tmp_path: Path) -> None:
    grumbler = READ + f"    print('hm ' * 5000, file=sys.stderr)\n    {ANSWER}\ntime.sleep(60)"
    assert bout(tmp_path, grumbler).faults == ("", "")
    assert not left_behind(tmp_path)


def test_a_bot_learns_its_seat_its_clock_and_the_end_and_nothing_hidden(tmp_path: Path) -> None:
    script = READ + f"    open({str(tmp_path / 'heard')!r}, 'a').write(line)\n    {ANSWER}"
    found = bout(tmp_path, script, "royals", Clock(5, 60))
    begin, *questions, end = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    assert begin == {
        "type": "begin",
        "protocol": 1,
        "game": "royals",
        "seats": 2,
        "seat": 0,
        "clock": {"choice": 5, "game": 60},
    }
    assert [message["question"] for message in questions] == list(range(len(questions)))
    assert all(message["view"]["seat"] == 0 for message in questions)
    left = [message["clock"] for message in questions]
    assert left == sorted(left, reverse=True)
    assert (tuple(end["scores"]), tuple(end["ranks"])) == (found.scores, found.ranks)


def test_a_bot_is_told_the_view_and_the_options_of_its_seat() -> None:
    from regalia.players import protocol

    position, game = start("paladins", 3), games.find("paladins")
    told = protocol.question(game, position, 1, 0, 5.0, "00")
    assert told["view"] == game.view(position, 1)
    assert [option["number"] for option in told["options"]] == list(position.options(1))
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("bot:", "There is no program ''"),
        ("bot:no-such-program x", "There is no program 'no-such-program'"),
        ("bot:python 'x", "cannot be read"),
        ("wizard", "There is no opponent 'wizard'"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_the_first_game(kind: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        opponents.make(kind, games.find("kingsburg"))


def test_the_arena_reports_who_was_replaced() -> None:
    command = [sys.executable, "-m", "regalia", "arena", "kingsburg", "--players", f"bot:false,{GOOD}"]
    words = [*command, "--games", "2", "--workers", "1", "--clock", "5,60"]
    done = subprocess.run([*words, "--json"], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    told = {"player": "bot:false", "fault": "ended with exit code 1"}
    assert found["faults"] == [{"game": 0, **told}, {"game": 1, **told}]
    plain = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert "Game 1: bot:false was replaced by a page: ended with exit code 1" in plain
