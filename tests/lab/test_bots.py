"""Bots from outside in the arena, as real programs: good ones, and every fault that a program can have."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bots import ANSWER, FAILS, GOOD, READ, left_behind, processes, written
from regalia import games
from regalia.kernel.errors import Trouble
from regalia.lab import arena
from regalia.players import opponents
from regalia.players.bot_log import BotLog
from regalia.players.opponent import Fault
from regalia.players.program import LINE_MAX, Program
from regalia.players.protocol import Clock
from support import start

HASTY, PATIENT = Clock(1.0, 3.0), Clock(10.0, 60.0)
CLOCKS = {"forgets the end of the line": Clock(3.0, 60.0)}  # it must be up to begin a line, however slow the machine is

NOT_JSON = "answered what is not JSON"
TOO_LATE = "ran out of time"
TOO_LONG = "said a line of more than 65536 bytes"

FAULTS = {
    "crashes at once": ("raise SystemExit('no licence')", "ended with exit code 1: no licence"),
    "crashes in the middle": (FAILS, "KeyError: 'x'"),
    "is killed": (READ + "    os.kill(os.getpid(), 9)", "ended with exit code 9"),
    "stalls": (READ + "    time.sleep(60)", TOO_LATE),
    "stalls with a child": (READ + "    subprocess.run(['sleep', '61'])", TOO_LATE),
    "stalls in the middle": (READ + f"    if number == 3: time.sleep(60)\n    {ANSWER}", TOO_LATE),
    "reads nothing": ("import time; time.sleep(60)", TOO_LATE),
    "grumbles without end": ("import os\nwhile True: os.write(2, b'no! ' * 4096)", TOO_LATE),
    "prints nonsense": (READ + "    print('I take the King!', flush=True)", NOT_JSON),
    "prints bytes": ("import os, sys; os.write(1, bytes(range(256))); sys.stdin.read()", NOT_JSON),
    "prints deep brackets": (READ + "    print('[' * 60000, flush=True)", NOT_JSON),
    "prints another form": (READ + "    print('7', flush=True)", 'or {"choose": NUMBER}. It answered: 7'),
    "says yes": (READ + "    answer(True)", 'An answer looks like {"choose": NAME} or'),
    "says so with a list": (READ + "    print('[1, 2]', flush=True)", "It answered: [1, 2]"),
    "rings the bell": (READ + "    print('\\x07\\x1b[31m é', flush=True)", "not JSON: \\x07\\x1b[31m é"),
    "talks much": (READ + "    print('abcd' * 100, flush=True)", f"not JSON: {'abcd' * 50}..."),
    "forgets the end of the line": (
        READ + f"    if number == 2: os.write(1, b'{{}}'); continue\n    {ANSWER}",
        TOO_LATE + " in the line: {}",
    ),
    "takes what is not offered": (
        READ + "    answer('the crown')",
        'No option is called \'the crown\' now. It answered: {"choose": "the crown"}',
    ),
    "answers another question": (
        READ + '    if number: print(\'{"choose": 0, "question": 3}\', flush=True)',
        'Question 3 is not asked now, but question 0. It answered: {"choose": 0, "question": 3}',
    ),
    "leaves its output to a child": (
        "import subprocess; subprocess.Popen(['sleep', '62']); raise SystemExit(3)",
        "ended with exit code 3",
    ),
    "leaves all to a child that complains": (
        "import subprocess; subprocess.Popen('while true; do echo no >&2; done', shell=True); raise SystemExit(4)",
        "ended with exit code 4",
    ),
    "takes a wrong number": (READ + "    answer(99999)", "No option is called '99999'"),
    "prints a huge line": (READ + "    print('x' * 500_000, flush=True)", TOO_LONG),
    "prints without end": ("import os\nwhile True: os.write(1, b'x' * 4096)", TOO_LONG),
    "closes its output": ("import os, time\nos.close(1)\ntime.sleep(60)", "closed its output"),
}


def bout(tmp_path: Path, program: str, game: str = "kingsburg", clock: Clock = PATIENT) -> arena.Bout:
    """One game of a program against a random player."""
    return arena.play(arena.Contest(game, (written(tmp_path, program), "random"), clock=clock), 0)


@pytest.mark.parametrize("name", games.names())
def test_the_example_plays_a_whole_game_of_each_kind(name: str) -> None:
    contest = arena.Contest(name, (GOOD, "random"))
    first = arena.play(contest, 0)
    assert first.faults == ("", "")
    assert min(first.ranks) == 1
    assert arena.play(contest, 0) == first


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_with_a_fault_is_replaced_by_a_page_and_the_game_goes_on(tmp_path: Path, fault: str) -> None:
    program, told = FAULTS[fault]
    clock = CLOCKS.get(fault, HASTY if told.startswith(TOO_LATE) else PATIENT)
    found = bout(tmp_path, program, clock=clock)
    assert told in found.faults[0]
    assert found.faults[1] == ""
    assert min(found.ranks) == 1
    assert not left_behind(tmp_path)


def test_a_bot_that_thinks_too_long_over_the_whole_game_loses_its_clock(tmp_path: Path) -> None:
    slow = READ + f"    time.sleep(0.3)\n    {ANSWER}"
    assert bout(tmp_path, slow, clock=Clock(1.0, 2.0)).faults[0] == TOO_LATE


@pytest.mark.parametrize("pieces", [1, 2, 400])
def test_a_line_may_be_so_long_and_no_longer(pieces: int) -> None:
    """However it arrives: at once, or piece by piece."""
    for length in (LINE_MAX, LINE_MAX + 1):
        step = length // pieces + 1
        code = f"import os\nline = b'x' * {length} + b'\\n'\nfor n in range(0, {length + 1}, {step}):"
        program = Program([sys.executable, "-c", f"{code} os.write(1, line[n : n + {step}])"], BotLog())
        try:
            if length == LINE_MAX:
                assert program.ask(b"say it", 60) == b"x" * length
            else:
                with pytest.raises(Fault, match=TOO_LONG):
                    program.ask(b"say it", 60)
        finally:
            program.close()


RUN_AWAY = """
import subprocess, sys
note = f"import os, time; open({file!r}, 'a').write(f'{{os.getpid()}} '); print(flush=True); time.sleep(300)"
one = subprocess.Popen([sys.executable, '-c', note], start_new_session=True, stdout=subprocess.PIPE)
one.stdout.readline()
orphan = f"import subprocess, sys; p = subprocess.Popen([sys.executable, '-c', {note!r}], start_new_session=True, "
orphan += "stdout=subprocess.PIPE); p.stdout.readline()"
subprocess.run([sys.executable, '-c', orphan], start_new_session=True)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only /proc shows who stems from whom")
@pytest.mark.parametrize("program", [READ + f"    {ANSWER}", FAILS], ids=["plays on", "fails"])
def test_children_in_sessions_of_their_own_go_home_too(tmp_path: Path, program: str) -> None:
    """One that the bot still knows, and one whose parents have ended."""
    bout(tmp_path, RUN_AWAY.replace("{file!r}", repr(str(tmp_path / "pid"))) + program)
    assert len(processes(tmp_path)) == 3
    assert not left_behind(tmp_path)


def test_a_bot_that_nobody_knows_any_more_is_ended(tmp_path: Path) -> None:
    position = start("kingsburg", 2)
    bot = opponents.make(written(tmp_path, READ + f"    {ANSWER}"), games.find("kingsburg"), PATIENT)
    bot.choose(position, int(position.turn()), b"seed")
    assert left_behind(tmp_path) == processes(tmp_path)
    del bot
    assert not left_behind(tmp_path)


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
    done = subprocess.run([*words, "--json"], capture_output=True, text=True, check=False)
    found = json.loads(done.stdout)
    told = {"player": "bot:false", "fault": "ended with exit code 1"}
    assert found["faults"] == [{"game": 0, **told}, {"game": 1, **told}]
    plain = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "Game 1: bot:false was replaced by a page: ended with exit code 1" in plain.stdout
    for one in (done, plain):
        assert one.returncode == 1
        assert "A page had to play on for bot:false in 2 of 2 games." in " ".join(one.stderr.split())
