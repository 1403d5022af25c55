"""Players from Python: told what their seat knows and nothing else, and replaced by a page when they fail."""

import json
import random
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.lab import arena, gym
from regalia.lab.envs.observer import Observer
from regalia.players import opponents
from regalia.players.python_player import PythonPlayer, Question
from support import ended, moments, regalia, start

PLAYERS = """
import numpy as np

class ByName:
    def choose(self, question):
        return question.luck.choice(question.options).name

class ByMask:
    files = ["net.bin"]
    def choose(self, question):
        return np.flatnonzero(np.asarray(question.mask))[-1]

class Fails:
    def __init__(self):
        self.asked = 0
    def choose(self, question):
        self.asked += 1
        if self.asked == 4:
            raise ValueError("no idea\\x07")
        return question.options[0].number

class Cheats:
    def choose(self, question):
        return "the crown"

class SaysYes:
    def choose(self, question):
        return True

not_a_class = 3
class Silent:
    pass
"""
EXAMPLE = "player:examples.player:Mine"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of players, in which somebody works."""
    (tmp_path / "own_players.py").write_text(PLAYERS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "own_players", raising=False)
    return tmp_path


def player(name: str) -> str:
    return f"player:own_players:{name}"


@pytest.mark.parametrize("name", games.names())
def test_the_example_plays_a_whole_game_of_each_kind(name: str) -> None:
    contest = arena.Contest(name, (EXAMPLE, "random"))
    first = arena.play(contest, 0)
    assert first.faults == ("", "")
    assert arena.play(contest, 0) == first


@pytest.mark.parametrize("name", games.names())
def test_a_player_is_told_what_the_environments_and_bots_are_told(name: str) -> None:
    observer, game = Observer(name, 2), games.find(name)
    for position, seat in moments(start(name, 2), random.Random(4)):
        question = Question(game, position, seat, Chance(b"luck", ("choices",)))
        assert np.array_equal(np.asarray(question.observation), observer.features(position, seat))
        assert np.array_equal(np.asarray(question.mask), observer.mask(position, seat))
        assert question.view == game.view(position, seat)
        assert [(one.number, one.name) for one in question.options] == [
            (int(option), position.name(seat, option)) for option in position.options(seat)
        ]


@pytest.mark.parametrize("name", games.names())
def test_a_player_may_think_ahead_on_tables_that_look_the_same_to_its_seat(name: str) -> None:
    game = games.find(name)
    for position, seat in moments(start(name, 2), random.Random(6)):
        before = position.to_bytes()
        question = Question(game, position, seat, Chance(b"luck", ("choices",)))
        tables = [question.imagined() for _ in range(2)]
        assert all(game.view(table, seat) == question.view for table in tables)
        assert len({table.to_bytes() for table in tables}) == 2
        for table in tables:
            table.choose(seat, question.options[0].number)
        assert position.to_bytes() == before


def test_a_player_cannot_peek(desk: Path) -> None:
    """What lies behind its question is imagined."""
    seen: list[bytes] = []

    class Peeping:
        def choose(self, question: Question) -> int:
            seen.append(question._known.to_bytes())
            return question.options[0].number

    position = start("royals", 3)
    mind = opponents.make(player("ByName"), games.find("royals"))
    assert isinstance(mind, PythonPlayer)
    mind.player = Peeping()
    for number in range(5):
        mind.choose(position, int(position.turn()), b"%d" % number)
    assert len(set(seen)) == 5
    assert position.to_bytes() not in seen


def test_answers_are_names_or_numbers_also_those_of_numpy(desk: Path) -> None:
    found = arena.play(arena.Contest("royals", (player("ByName"), player("ByMask"))), 0)
    assert found.faults == ("", "")


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Fails", "failed: ValueError: no idea\\x07"),
        ("Cheats", "answered what is not offered now: 'the crown'"),
        ("SaysYes", "answered what is not offered now: True"),
    ],
)
def test_a_player_with_a_fault_is_replaced_by_a_page(desk: Path, name: str, fault: str) -> None:
    words = ("arena", "royals", "--players", f"{player(name)},random", "--games", "2", "--workers", "1")
    code, told, sentence = ended(*words, "--log", "log", "--json")
    assert (code, sentence) == (1, f"A page had to play on for {player(name)} in 2 of 2 games.")
    assert [one["fault"] for one in json.loads(told)["faults"]] == [fault] * 2
    lines = (desk / "log" / "game-0-seat-0.log").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == f"= {fault}"
    assert json.loads(lines[0].removeprefix("> "))["question"] == 0
    assert ("! Traceback (most recent call last):" in lines) == (name == "Fails")


def test_a_new_player_sits_down_for_every_game_of_gymnasium(desk: Path) -> None:
    """The one that fails at its fourth question does so in every game."""
    env = gym.SeatEnv("royals", [player("Fails")], seat=1)
    for number in range(2):
        shown, info = env.reset(seed=number)
        while "faults" not in info:
            shown, *_, info = env.step(int(np.flatnonzero(shown["action_mask"])[-1]))
        assert info["faults"] == [{"player": player("Fails"), "fault": "failed: ValueError: no idea\\x07"}]


def test_processes_of_a_run_find_the_module_in_the_folder(desk: Path) -> None:
    words = ("arena", "royals", "--players", f"{player('ByName')},random", "--games", "4", "--json")
    two, one = (regalia(*words, "--workers", workers) for workers in ("2", "1"))
    assert (two.returncode, one.returncode) == (0, 0)
    assert json.loads(two.stdout) == json.loads(one.stdout)


@pytest.mark.parametrize("file", ["own_players.py", "brain.py", "net.bin"])
def test_an_edited_player_is_another_one(desk: Path, file: str) -> None:
    for name in ("brain.py", "net.bin"):
        (desk / name).write_text("before")
    contest = arena.Contest("royals", (player("ByMask"), "random"))
    before = arena.asked(contest)
    assert arena.asked(contest) == before
    (desk / file).write_text(PLAYERS + "after")
    assert arena.asked(contest) != before


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("player:", "is written player:MODULE:CLASS, not 'player:'"),
        ("player:own_players", "is written player:MODULE:CLASS, not 'player:own_players'"),
        ("player:no_such_module:Mine", "cannot be imported: No module named 'no_such_module'"),
        (player("Nobody"), "There is no class 'Nobody' with a method 'choose' in own_players"),
        (player("Silent"), "There is no class 'Silent'"),
        (player("not_a_class"), "There is no class 'not_a_class'"),
    ],
)
def test_a_player_that_is_not_there_is_refused_before_the_first_game(desk: Path, kind: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        opponents.make(kind, games.find("royals"))


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("x = = 1", "invalid syntax (own_faulty.py, line 1)"),
        ("x = 1\n1 / 0", "ZeroDivisionError: division by zero (own_faulty.py, line 2)"),
        ("raise ImportError('A package is missing.')", "A package is missing"),
    ],
)
def test_a_module_with_a_fault_is_refused_in_one_sentence(desk: Path, program: str, sentence: str) -> None:
    (desk / "own_faulty.py").write_text(program)
    with pytest.raises(
        Trouble, match=re.escape(f"The module of player:own_faulty:Mine cannot be imported: {sentence}.")
    ):
        opponents.make("player:own_faulty:Mine", games.find("royals"))
