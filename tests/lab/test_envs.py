"""The environments: those who check environments for a living find nothing, and nothing is told that is hidden."""

import copy
import pickle
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from bots import ANSWER, FAILS, READ, left_behind, processes, written
from regalia import _engine, games, lab
from regalia.kernel.errors import Trouble
from regalia.kernel.position import IllegalChoice
from regalia.lab import gym, zoo
from regalia.lab.bench.engine import env_row, environment
from regalia.lab.envs.many import Rows
from regalia.lab.vector import VectorEnv
from support import complaint

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seat_counts]
# PettingZoo wants a mask in the observation, and yet warns of dicts, unless they are on its own list.
DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", games.names())
largest_tables = pytest.mark.parametrize(
    ("name", "seats"), [(name, games.find(name).seat_counts[-1]) for name in games.names()]
)


@contextmanager
def known_grumbles(*messages: str) -> Iterator[None]:
    """Checkers warn of what is meant to be so; any other warning is still an error."""
    with warnings.catch_warnings():
        for message in messages:
            warnings.filterwarnings("ignore", message=message)
        yield


@every_table
def test_pettingzoo_finds_no_fault(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with known_grumbles(*DICTS):
        api_test(zoo.Maker(name).env(seats=seats), num_cycles=120)
        api_test(zoo.Maker(name).raw_env(seats=seats, rewards="points"), num_cycles=40)
        seed_test(lambda: zoo.Maker(name).env(seats=seats), num_cycles=60)
    assert capsys.readouterr().out.count("Passed API test") == 2


@largest_tables
def test_pettingzoo_measures_it(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark runs for five seconds; a clock that runs fast gives the same at less cost."""
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: 25 * time.process_time()))
    performance_benchmark(zoo.Maker(name).env(seats=seats))
    told = capsys.readouterr().out
    assert "Finished performance benchmark" in told
    assert float(told.split(" turns per second")[0].split()[-1]) > 0


@every_table
def test_gymnasium_finds_no_fault(name: str, seats: int) -> None:
    env = gymnasium.make(gym.identifier(name), opponents=["random"] * (seats - 1), disable_env_checker=True)
    with known_grumbles():
        check_env(env.unwrapped)


@every_game
def test_a_whole_game_pays_by_rank(name: str) -> None:
    env = zoo.Maker(name).env(seats=3)
    env.reset(seed=5)
    luck, paid = random.Random(5), dict.fromkeys(env.possible_agents, 0.0)
    told: dict[str, dict[str, Any]] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        paid[agent] += reward
        assert bool(info) == terminated
        assert observation["action_mask"].all() == terminated
        told[agent] = info
        env.step(None if terminated else luck.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    position = env.table()
    assert position.over()
    ranks = [int(position.rank(other)) for other in range(3)]
    for seat, agent in enumerate(env.possible_agents):
        assert env.observe(agent)["action_mask"].all(), "also after everybody has taken their leave"
        assert told[agent]["scores"].tolist() == [int(position.score(other)) for other in range(3)]
        assert told[agent]["ranks"].tolist() == ranks
        assert told[agent]["win"] == (ranks[seat] == 1)
        beaten = sum(rank > ranks[seat] for rank in ranks) - sum(rank < ranks[seat] for rank in ranks)
        assert paid[agent] == beaten / 2
    assert abs(sum(paid.values())) < 1e-9


@every_game
def test_points_add_up_to_the_score(name: str) -> None:
    env = zoo.Maker(name).raw_env(seats=2, rewards="points")
    env.reset(seed=6)
    begun = [int(env.table().score(seat)) for seat in range(2)]
    luck, paid = random.Random(6), [0.0, 0.0]
    while env.table().waiting:
        env.step(luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        paid = [paid[seat] + env.rewards[agent] for seat, agent in enumerate(env.possible_agents)]
    assert [begun[seat] + paid[seat] for seat in range(2)] == [env.table().score(seat) for seat in range(2)]


def test_an_answer_given_in_secret_shows_to_nobody_else() -> None:
    """In Rival Kings all lay down a character at once: whichever the first one lays, the second sees the same."""
    observed = []
    for place in (0, 1):
        env = zoo.Maker("rival_kings").raw_env(seats=2)
        env.reset(seed=1)
        assert env.table().together()
        env.step(np.flatnonzero(env.observe("seat_0")["action_mask"])[place])
        assert env.agent_selection == "seat_1"
        observed.append(env.observe("seat_1"))
    for part in ("observation", "action_mask"):
        assert np.array_equal(observed[0][part], observed[1][part])


def test_the_state_is_what_each_seat_knows_for_itself_one_after_the_other() -> None:
    """Whichever character the first seat lays down in secret shows in its own part of the state, and in no other."""
    states = []
    for place in (0, 1):
        env = zoo.Maker("rival_kings").raw_env(seats=3)
        env.reset(seed=1)
        env.step(np.flatnonzero(env.observe("seat_0")["action_mask"])[place])
        parts = env.state().reshape(3, -1)
        for seat, agent in enumerate(env.possible_agents):
            assert np.array_equal(parts[seat], env.observe(agent)["observation"])
        states.append(parts)
    assert [np.array_equal(*parts) for parts in zip(*states, strict=True)] == [False, True, True]


def test_an_illegal_option_raises_or_loses() -> None:
    raw, env = zoo.Maker("kingsburg").raw_env(seats=2), zoo.Maker("kingsburg").env(seats=2)
    for each in (raw, env):
        each.reset(seed=2)
    agent, wrong = env.agent_selection, int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = raw.table().to_bytes()
    with pytest.raises(IllegalChoice, match="rule KB-"):
        raw.step(wrong)
    assert raw.table().to_bytes() == before
    env.step(wrong)
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}
    assert all(env.terminations.values())
    assert all(env.observe(other)["action_mask"].all() for other in env.possible_agents)


def test_a_seat_against_opponents_plays_to_the_end() -> None:
    env: Any = gymnasium.make("regalia/Kingsburg-v2", opponents=["greedy", "page"], seat=None)
    luck, seats = random.Random(7), set()
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            options = np.flatnonzero(observation["action_mask"]).tolist()
            observation, reward, over, _, info = env.step(luck.choice(options))
        assert reward in (-1.0, -0.5, 0.0, 0.5, 1.0)
    assert seats == {0, 1, 2}


def test_a_table_shows_itself() -> None:
    told = zoo.Maker("royals").raw_env(seats=2, render_mode="ansi")
    drawn = zoo.Maker("royals").raw_env(seats=2, render_mode="svg")
    for env in (told, drawn):
        env.reset(seed=3)
    assert "Paris" in str(told.render())
    picture = str(drawn.render())
    assert picture.startswith("<svg")
    assert "Paris" in picture


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seats": 9}, "Kingsburg is for 2 to 5 seats, not for 9"),
        ({"rewards": "gold"}, "by rank or points, not by 'gold'"),
        ({"render_mode": "film"}, "rendered as ansi, svg, rgb_array, human, not as 'film'"),
        ({"preset": "french"}, "no preset 'french'"),
    ],
)
def test_a_wrong_set_up_gets_one_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        zoo.Maker("kingsburg").env(**arguments)


def test_no_game_before_reset() -> None:
    with pytest.raises(Trouble, match="call reset first"):
        zoo.Maker("kingsburg").env().observe("seat_0")
    with pytest.raises(AttributeError, match="kingsburg_v2"):
        _ = zoo.chess_v0


def games_of(env: VectorEnv) -> Any:
    """The games of a vector environment, where they lie."""
    assert isinstance(env._rows, Rows)
    return env._rows.stepper.positions


@pytest.mark.long
@pytest.mark.parametrize("rewards", ["rank", "points"])
@every_game
def test_many_games_are_the_same_as_one_by_one(name: str, rewards: str) -> None:
    """Every row of the vector environment is what the PettingZoo environment of that game shows."""
    env, luck = VectorEnv(name, 3, 2, rewards=rewards, seed=9), random.Random(9)
    alone = zoo.Maker(name).raw_env(seats=2, rewards=rewards)
    alone.reset()
    ended = 0
    position = games_of(env)[0].copy()
    alone.position = position
    alone._purse.open(position)
    for _ in range(900):
        seat = int(env.turns[0])
        assert seat == position.turn()
        shown = alone.observe(f"seat_{seat}")
        assert np.array_equal(env.observations[0], shown["observation"])
        assert np.array_equal(env.masks[0], shown["action_mask"].astype(bool))
        options = [luck.choice(np.flatnonzero(mask).tolist()) for mask in env.masks]
        env.step(np.array(options))
        position.choose(seat, options[0])
        assert env.rewards[0].tolist() == alone._purse.take(position)
        assert bool(env.terminations[0]) is position.over()
        if position.over():
            ended += 1
            position = games_of(env)[0].copy()
            alone.position = position
            alone._purse.open(position)
    assert ended > 1


def test_a_sample_is_legal_and_the_same_seed_gives_the_same_games() -> None:
    one, two = VectorEnv("royals", 5, 3, seed=4), VectorEnv("royals", 5, 3, seed=4)
    for _ in range(300):
        options = one.sample()
        assert one.masks[np.arange(5), options].all()
        one.step(options)
        two.step(two.sample())
        assert np.array_equal(one.observations, two.observations)
    before = one.observations.copy()
    one.reset(seed=5)
    assert not np.array_equal(one.observations, before)


COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}
every_copy = pytest.mark.parametrize("how", COPIES.values(), ids=COPIES)


@every_copy
@every_game
def test_a_copied_table_goes_on_alike_and_alone(name: str, how: Callable[[Any], Any]) -> None:
    env = zoo.Maker(name).env(seats=2, rewards="points")
    env.reset(seed=3)
    step_at_random(env, 30)
    twin = how(env)
    before = env.table().to_bytes()
    step_at_random(twin, 30)
    assert env.table().to_bytes() == before
    step_at_random(env, 30)
    assert env.table().to_bytes() == twin.table().to_bytes()
    assert env.rewards == twin.rewards
    env.reset()
    twin.reset()
    assert env.table().to_bytes() == twin.table().to_bytes()


def step_at_random(env: zoo.TableEnv, steps: int) -> None:
    luck = random.Random(steps)
    for _ in range(steps):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(luck.choice(np.flatnonzero(mask).tolist()))


@every_copy
def test_a_copied_seat_meets_the_same_opponents(how: Callable[[Any], Any]) -> None:
    env = gym.SeatEnv("royals", ["squire", "greedy"], seat=None)
    shown, _ = env.reset(seed=5)
    twin = how(env)
    for _ in range(12):
        option = int(np.flatnonzero(shown["action_mask"])[-1])
        shown, *told = env.step(option)
        again, *said = twin.step(option)
        assert told == said
        assert np.array_equal(shown["observation"], again["observation"])
    assert twin.position is not env.position


@every_copy
def test_a_seat_among_programs_cannot_be_copied(how: Callable[[Any], Any]) -> None:
    env = gym.SeatEnv("royals", [f"bot:{sys.executable} -c pass"])
    with pytest.raises(Trouble, match="cannot be copied"):
        how(env)


def last_option(shown: dict[str, Any]) -> int:
    return int(np.flatnonzero(shown["action_mask"])[-1])


def test_every_game_against_a_program_has_a_program_of_its_own(tmp_path: Path) -> None:
    """Broken off, played to the end, lost, closed or forgotten: nothing of it stays behind."""
    env = gym.SeatEnv("royals", [written(tmp_path, READ + f"    {ANSWER}")], seat=1)
    for number in (1, 2):
        shown = until_asked(env, tmp_path, number)
        assert left_behind(tmp_path) == processes(tmp_path)[-1:]
    over = False
    while not over:
        shown, _, over, _, info = env.step(last_option(shown))
    assert "faults" not in info
    assert not left_behind(tmp_path)
    until_asked(env, tmp_path, 3)
    env.step(-1)
    assert not left_behind(tmp_path)
    until_asked(env, tmp_path, 4)
    env.close()
    assert not left_behind(tmp_path)
    until_asked(env, tmp_path, 5)
    del env
    assert not left_behind(tmp_path)


def until_asked(env: gym.SeatEnv, folder: Path, number: int) -> dict[str, Any]:
    """Game `number`, as far as the program was asked; what is shown then."""
    shown, _ = env.reset(seed=number)
    while len(processes(folder)) < number:
        shown, *_ = env.step(last_option(shown))
    return shown


def test_a_program_that_fails_is_told_and_plays_the_next_game(tmp_path: Path) -> None:
    bot = written(tmp_path, FAILS)
    env = gym.SeatEnv("royals", [bot], seat=1)
    for number in (1, 2):
        shown, info = env.reset(seed=number)
        while "faults" not in info:
            shown, _, _, _, info = env.step(last_option(shown))
        (fault,) = info["faults"]
        assert fault["player"] == bot
        assert "KeyError: 'x'" in fault["fault"]
        assert len(processes(tmp_path)) == number
    env.close()


@every_copy
@every_game
def test_many_copied_games_go_on_alike_and_alone(name: str, how: Callable[[Any], Any]) -> None:
    env = VectorEnv(name, 3, 2, rewards="points", seed=7)
    for _ in range(200):
        env.step(env.sample())
    twin = how(env)
    for array in ("observations", "masks", "turns", "rewards", "terminations"):
        assert np.array_equal(getattr(env, array), getattr(twin, array))
    for array in ("finals", "scores", "ranks", "lasts"):
        assert np.array_equal(env._rows.arrays[array], twin._rows.arrays[array])
    before = env.observations.copy()
    for _ in range(200):
        twin.step(twin.sample())
    assert np.array_equal(env.observations, before)
    for _ in range(200):
        env.step(env.sample())
    assert np.array_equal(env.observations, twin.observations)
    assert np.array_equal(env.rewards, twin.rewards)


def test_an_illegal_option_among_many_games_changes_nothing() -> None:
    env = VectorEnv("kingsburg", 4, 2)
    options, before = env.sample().copy(), [position.to_bytes() for position in games_of(env)]
    for wrong in (-1, env.option_count, int(np.flatnonzero(~env.masks[3])[0])):
        options[3] = wrong
        with pytest.raises(IllegalChoice, match="game 3"):
            env.step(options)
        assert [position.to_bytes() for position in games_of(env)] == before
    with pytest.raises(ValueError, match="4 games need as many choices"):
        env.step(options[:2])
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = True


@pytest.mark.parametrize(
    "kind", ["zoo:royals", "gym:royals", "vector:royals", "shared:royals", "connect_four", "catanatron_choices"]
)
def test_every_environment_is_measured(kind: str) -> None:
    if kind == "catanatron_choices":
        pytest.importorskip("catanatron_gym")
    assert environment(kind, 0.05, 2)["steps_per_s"] > 50


def test_the_figures_of_a_game_compare_it_with_its_peers() -> None:
    rates = {"zoo:royals": 500.0, "gym:royals": 90.0, "vector:royals": 6000.0, "connect_four": 50.0}
    rates |= {"large:royals": 5900.0, "shared:royals": 11000.0}
    row = env_row("royals", rates)
    assert row["pettingzoo_times_connect_four"] == 10.0
    assert row["vector_times_pettingzoo"] == 12.0
    assert row["all_cores_times_pettingzoo"] == 22.0
    assert row["pettingzoo_times_catanatron_choices"] is None
    peers = {"catanatron_gym": 10.0, "catanatron_choices": 25.0}
    row = env_row("royals", rates | peers)
    assert row["pettingzoo_times_catanatron_choices"] == 20.0
    assert row["gymnasium_times_catanatron_gym"] == 9.0
    assert "pettingzoo_times_catanatron_gym" not in row  # choices of all seats against steps in which others play too


@pytest.mark.parametrize(("module", "package"), [("zoo", "pettingzoo"), ("export", "pyarrow"), ("vector", "numpy")])
def test_a_missing_package_is_named_and_a_program_can_go_on_without(module: str, package: str) -> None:
    code = f"import sys\nsys.modules['{package}'] = None\ntry: import regalia.lab.{module}\n"
    code += "except ImportError as error: print(error.name, '|', error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    told = f"{package} | The package {package} is missing; pip install 'regalia[lab]' brings it."
    assert (done.stdout.strip(), done.stderr) == (told, "")


def test_a_missing_package_is_one_sentence_on_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "regalia.lab.export", raising=False)
    monkeypatch.delattr(lab, "export", raising=False)
    words = ("export", "royals", "--players", "random,random", "--out", str(tmp_path / "games.parquet"))
    assert complaint(*words) == "The package pyarrow is missing; pip install 'regalia[lab]' brings it."


SLOW = """
import gymnasium, warnings
from regalia import _engine
from regalia.lab import gym, zoo
from regalia.lab.vector import VectorEnv

if __name__ == "__main__":
    assert not _engine.compiled()
    zoo.royals_v2.env(seats=2)
    gymnasium.make("regalia/Royals-v2")
    VectorEnv("royals", 2, 2, workers=1).close()
"""


def test_programs_are_warned_once_of_an_uncompiled_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they make, and however many processes step it."""
    (tmp_path / "sitecustomize.py").write_text("from regalia import _engine\n_engine.prefer_sources()\n")
    (tmp_path / "slow.py").write_text(SLOW)
    monkeypatch.delenv(_engine.INTERPRETED, raising=False)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    done = subprocess.run([sys.executable, str(tmp_path / "slow.py")], capture_output=True, text=True, check=True)
    assert done.stderr.count("RuntimeWarning: The engine runs uncompiled") == done.stderr.count("uncompiled") == 1


@pytest.mark.filterwarnings("default:The engine runs uncompiled")
@pytest.mark.parametrize(
    "make", [zoo.Maker("royals").env, partial(gym.SeatEnv, "royals"), partial(VectorEnv, "royals", 1)]
)
def test_every_environment_warns_of_an_uncompiled_engine(make: Callable[[], Any], uncompiled: Path) -> None:
    with pytest.warns(RuntimeWarning, match="The engine runs uncompiled"):
        make()


def test_pettingzoo_makes_the_environments_by_their_ids() -> None:
    env = pettingzoo.make("aec", "regalia/rival_kings-v2", seats=3)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert str(env) == "rival_kings_v2"
