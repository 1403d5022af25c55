"""A game from another package: Serenade of examples/, installed, in programs that a person or a researcher starts."""

import json
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from guest_game import ENGINES, SOURCE
from support import heed_interrupts, mostly, regalia

ZOO = """
from regalia import _engine
from regalia.lab.zoo import environments, serenade_v2
from regalia.lab.vector import VectorEnv
from pettingzoo.test import api_test

env = serenade_v2.env(seats=3)
api_test(env, num_cycles=40)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, ended, cut, info = env.last()
    env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
many = VectorEnv("serenade", 8, seats=2)
ended = 0
for _ in range(60):
    many.step(many.sample())
    ended += int(many.terminations.sum())
print(ended > 8, _engine.compiled(), environments()[-1])
"""
CHOICES = """
import json
from regalia import games
from regalia.kernel.game import Setup
from regalia.players import opponents

game = games.find("serenade")
minds = [opponents.make(kind, game) for kind in ("knight#50", "page", "greedy")]
position, choices = game.start(Setup("serenade", 3, b"guests")), []
while position.waiting:
    seat = int(position.turn())
    choices.append([seat, int(minds[seat].choose(position, seat, str(len(choices)).encode()))])
    position.choose(*choices[-1])
print(json.dumps(choices))
"""


def python(program: str) -> str:
    """What a program prints that runs with Serenade beside Regalia."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout


@pytest.mark.parametrize("with_serenade", mostly(ENGINES, "compiled"), indirect=True)
def test_its_own_tests_and_the_conformance_suite(with_serenade: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=with_serenade)
    assert not done.returncode, done.stdout
    assert " passed" in done.stdout


def test_the_arena_and_simulations(with_serenade: Path) -> None:
    bouts = regalia("arena", "serenade", "--players", "knight,random", "--games", "4", "--workers", "1", "--json")
    assert sum(row["wins"] for row in json.loads(bouts.stdout)["players"]) == 4
    games = regalia("simulate", "serenade", "--games", "20", "--check", "--workers", "2", "--json")
    assert json.loads(games.stdout)["games"] == 20


def test_environments_for_programs_that_learn(with_serenade: Path) -> None:
    assert python(ZOO).split()[-3::2] == ["True", "serenade_v2"]


def test_compiled_or_not_its_opponents_choose_the_same(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed), prepend=":")
    told = []
    for interpreted in ("", "1"):
        monkeypatch.setenv("REGALIA_INTERPRETED", interpreted)
        told.append(json.loads(python(CHOICES)))
    assert told[0] == told[1]
    assert len(told[0]) > 15


def test_a_whole_game_in_the_terminal(with_serenade: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in ("TERM=dumb", "COLUMNS=120", "LANG=C.UTF-8", f"HOME={tmp_path}"):
        monkeypatch.setenv(*setting.split("=", 1))
    play = ["play", "serenade", "--text", "--players", "Anna,page", "--save", str(tmp_path / "it.json")]
    words = ["-m", "regalia", *play]
    game = pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=180, preexec_fn=heed_interrupts)
    game.expect("Anna, your choice:")
    assert "Courtiers in hand" in str(game.before)
    assert "3 cards face down" in str(game.before)  # the page has sent one already
    game.sendline("?")
    game.expect("No rule is written down for this")
    for _ in range(40):
        if game.expect(["your choice:", "has won|victory is shared"]) == 1:
            break
        game.sendline("1")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    verified = regalia("verify", str(tmp_path / "it.json"))
    assert "The record is whole" in verified.stdout
