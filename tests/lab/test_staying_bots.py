"""Bots that ask for numbers besides the view, and bots that stay for the next game."""

import json
import time
from pathlib import Path

import numpy as np
import pytest

from bots import ANSWER, READ, left_behind, processes, written
from regalia import games
from regalia.lab import arena, gym
from regalia.lab.envs.observer import Observer
from regalia.players import outside, protocol
from support import start

WISHES = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    if "observation" not in message:
        print(json.dumps({"also": ["observation", "mask"]}), flush=True)
        continue
    assert sum(message["mask"]) == len(message["options"])
    print(json.dumps({"choose": message["mask"].index(1), "question": message["question"]}), flush=True)
"""
STAYS = (
    READ
    + "    if 'options' in message: print(json.dumps(AGAIN | {'choose': message['options'][0]['number']}), flush=True)"
)
STAYS = STAYS.replace("for number", "AGAIN = {'again': True}\nfor number")


@pytest.fixture(autouse=True)
def _nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "_staying", {})


def test_a_bot_is_told_observation_and_mask_when_it_asks_for_them(tmp_path: Path) -> None:
    contest = arena.Contest("royals", (written(tmp_path, WISHES), "random"), log=tmp_path)
    assert arena.play(contest, 0).faults == ("", "")
    lines = (tmp_path / "game-0-seat-0.log").read_text(encoding="utf-8").splitlines()
    told = [json.loads(line[2:]) for line in lines if line.startswith("> ")]
    first, again, second = (one for one in told[1:4])
    assert "observation" not in first
    assert again == first | {"clock": again["clock"], "observation": again["observation"], "mask": again["mask"]}
    assert second["question"] == 1
    assert len(second["observation"]) == len(Observer("royals", 2).names)


@pytest.mark.parametrize("name", games.names())
def test_these_are_the_numbers_of_the_environments(name: str) -> None:
    position, observer = start(name, 2), Observer(name, 2)
    seat = int(position.turn())
    asked = protocol.question(games.find(name), position, seat, 0, 1.0, "", protocol.MORE)
    assert np.array_equal(asked["observation"], observer.features(position, seat))
    assert np.array_equal(asked["mask"], observer.mask(position, seat))


def test_a_wish_that_cannot_be_granted_is_a_fault(tmp_path: Path) -> None:
    program = READ + "    print(json.dumps({'also': ['the seed']}), flush=True)"
    bout = arena.play(arena.Contest("royals", (written(tmp_path, program), "random")), 0)
    assert bout.faults[0].startswith("A bot can also be told observation and mask, not \"['the seed']\".")


def test_a_bot_that_plays_again_is_started_once_and_ended_with_the_run(tmp_path: Path) -> None:
    contest = arena.Contest("royals", (written(tmp_path, STAYS), "random"))
    bouts = arena.run(contest, 4, 1, None, lambda done: None)
    assert [bout.faults for bout in bouts] == [("", "")] * 4
    assert len(processes(tmp_path)) == 1
    assert not left_behind(tmp_path)


def test_processes_of_a_run_end_the_bots_that_stay_with_them(tmp_path: Path) -> None:
    contest = arena.Contest("royals", (written(tmp_path, STAYS), "random"))
    arena.run(contest, 8, 2, None, lambda done: None)
    assert 1 <= len(processes(tmp_path)) <= 2
    assert not left_behind(tmp_path)


def test_every_other_bot_is_started_anew(tmp_path: Path) -> None:
    contest = arena.Contest("royals", (written(tmp_path, READ + f"    {ANSWER}"), "random"))
    arena.run(contest, 2, 1, None, lambda done: None)
    assert len(processes(tmp_path)) == 2


def test_one_that_has_ended_between_two_games_is_started_anew(tmp_path: Path) -> None:
    leaves = STAYS + "\n    if message['type'] == 'end': break"
    contest = arena.Contest("royals", (written(tmp_path, leaves), "random"))
    first = arena.play(contest, 0)
    ((program,),) = outside._staying.values()
    while program.runs():
        time.sleep(0.01)
    assert arena.play(contest, 0) == first
    assert len(processes(tmp_path)) == 2
    assert first.faults == ("", "")
    outside.send_home()
    assert not left_behind(tmp_path)


def test_one_that_stays_at_a_table_of_gymnasium_ends_when_it_is_closed(tmp_path: Path) -> None:
    env = gym.SeatEnv("royals", [written(tmp_path, STAYS)], seat=1)
    for number in range(3):
        shown, _ = env.reset(seed=number)
        env.step(int(np.flatnonzero(shown["action_mask"])[0]))
    assert len(left_behind(tmp_path)) == len(processes(tmp_path)) == 1
    env.close()
    assert not left_behind(tmp_path)
