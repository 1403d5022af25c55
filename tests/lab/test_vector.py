"""The vector environment as Gymnasium knows vector environments: ends of games, opponents, processes."""

import gc
import random
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

from bots import ANSWER, FAILS, READ, left_behind, written
from bots import processes as processes_of
from networks import saved
from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.position import IllegalChoice, Position
from regalia.lab import gym
from regalia.lab.envs.crew import Crew
from regalia.lab.envs.many import Rows
from regalia.lab.envs.observer import Observer
from regalia.lab.vector import VectorEnv

SAME, NEXT = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP
every_mode = pytest.mark.parametrize("mode", [SAME, NEXT])
every_company = pytest.mark.parametrize("company", [{"seats": 2}, {"opponents": ["random", "page"], "seat": None}])
Shown = dict[str, NDArray[Any]]


def by_lot(shown: Shown, luck: random.Random) -> NDArray[Any]:
    """A choice for every row, from what it may choose; a row that rests may choose anything."""
    return np.array([luck.choice(np.flatnonzero(mask).tolist()) for mask in shown["action_mask"]])


def same(one: Any, two: Any) -> bool:
    """Whether two parts of what is told are equal, whatever lies in them."""
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(same(one[part], two[part]) for part in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return len(one) == len(two) and all(map(same, one, two))
    return bool(np.array_equal(one, two))


def short_game(**arguments: Any) -> VectorEnv:
    """Royals with few games ends soon enough."""
    return VectorEnv("royals", 3, **arguments)


@pytest.mark.parametrize("name", games.names())
@every_mode
def test_what_is_shown_lies_in_the_spaces_and_belongs_to_the_caller(name: str, mode: AutoresetMode) -> None:
    env, luck = VectorEnv(name, 3, 2, autoreset_mode=mode), random.Random(1)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] == mode
    shown, infos = env.reset(seed=1)
    for _ in range(40):
        assert shown in env.observation_space
        kept = {part: rows.copy() for part, rows in shown.items()}
        after, rewards, terminations, truncations, infos = env.step(by_lot(shown, luck))
        for part, rows in shown.items():
            assert np.array_equal(rows, kept[part])
            rows[:] = 0  # and can be written to
        assert rewards.shape == terminations.shape == (3,)
        assert not truncations.any()
        assert np.array_equal(infos["seat"], env.turns)
        shown = after


def test_without_copies_what_is_shown_changes_in_place() -> None:
    env, luck = VectorEnv("royals", 3, 2, copy=False), random.Random(1)
    shown, _ = env.reset(seed=1)
    before = shown["observation"].copy()
    after, *_ = env.step(by_lot(shown, luck))
    assert not np.array_equal(shown["observation"], before)
    assert np.shares_memory(shown["observation"], after["observation"])
    with pytest.raises(ValueError, match="read-only"):
        after["action_mask"][:] = 1


@every_company
def test_in_the_same_step_the_next_game_is_shown_and_the_end_told_besides(company: dict[str, Any]) -> None:
    env, luck = short_game(**company, autoreset_mode=SAME), random.Random(2)
    shown, before = env.reset(seed=2)
    infos: dict[str, Any] = {}
    while "final_obs" not in infos:
        chooser = before["seat"] if "opponents" not in company else env._arrays["turns"].copy()
        shown, rewards, ended, _, infos = env.step(by_lot(shown, luck))
        before = infos
    game = int(np.flatnonzero(ended)[0])
    told = infos["final_info"]
    assert np.array_equal(infos["_final_obs"], ended)
    assert infos["final_obs"][game] in env.single_observation_space
    assert infos["final_obs"][game]["action_mask"].all()
    ranks, seat = told["ranks"][game].tolist(), int(chooser[game])
    beaten = sum(rank > ranks[seat] for rank in ranks) - sum(rank < ranks[seat] for rank in ranks)
    assert rewards[game] == beaten / (len(ranks) - 1)
    assert bool(told["win"][game]) == (ranks[seat] == 1)
    assert sorted(told["scores"][game], reverse=True)[0] == told["scores"][game][ranks.index(1)]
    own = env.observer.names.index("own.points") if "own.points" in env.observer.names else -1
    assert own < 0 or infos["final_obs"][game]["observation"][own] == told["scores"][game][seat]
    assert env._rows.arrays["turns"][game] == infos["seat"][game]


def test_what_is_kept_of_an_end_is_what_was_known_then_and_nothing_of_an_earlier_one() -> None:
    env, luck, ended = short_game(seats=2), random.Random(9), []

    def keep(row: int, position: Position) -> None:
        ended.append((row, [env.observer.features(position, seat) for seat in range(2)]))

    assert isinstance(env._rows, Rows)
    env._rows.stepper.farewell = keep
    shown = env._shown(copied=True)
    while sum(row == 0 for row, _ in ended) < 2:
        before = len(ended)
        shown, *_, infos = env.step(by_lot(shown, luck))
        for row, known in ended[before:]:
            seat = int(env._rows.arrays["lasts"][row])
            assert np.array_equal(infos["final_obs"][row]["observation"], known[seat])


@every_company
def test_in_the_next_step_a_game_begins_whatever_is_chosen(company: dict[str, Any]) -> None:
    env, luck = short_game(**company, autoreset_mode=NEXT), random.Random(3)
    shown, _ = env.reset(seed=3)
    ended = np.zeros(3, bool)
    while not ended.any():
        shown, rewards, ended, _, infos = env.step(by_lot(shown, luck))
    game = int(np.flatnonzero(ended)[0])
    assert "final_obs" not in infos
    assert shown["action_mask"][game].all()
    assert env.action_masks()[game].all()
    assert infos["ranks"][game].min() == 1
    assert infos["_scores"][game]
    choices = by_lot(shown, luck)
    choices[game] = env.option_count - 1
    begun, rewards, again, _, infos = env.step(choices)
    assert rewards[game] == 0
    assert not again[game]
    assert not begun["action_mask"][game].all()
    assert np.array_equal(begun["observation"][game], env.observations[game])
    env.step(by_lot(begun, luck))


@every_mode
def test_rows_are_the_same_games_in_both_modes_and_in_any_number_of_processes(mode: AutoresetMode) -> None:
    one = VectorEnv("royals", 5, 2, seed=4, rewards="points", autoreset_mode=mode)
    two = VectorEnv("royals", 5, 2, seed=4, rewards="points", autoreset_mode=mode, workers=2)
    luck = random.Random(4)
    try:
        for round_ in range(2):
            shown, _ = one.reset(seed=round_)
            two.reset(seed=round_)
            for _ in range(300):
                choices = by_lot(shown, luck)
                shown, *told, infos = one.step(choices)
                again, *said, others = two.step(choices)
                assert same(shown, again)
                assert all(map(same, told, said))
                assert same(infos, others)
    finally:
        two.close()


def processes(env: VectorEnv) -> list[Any]:
    assert isinstance(env._rows, Crew)
    return [hand for hand, _ in env._rows._hands]


def test_processes_go_home_and_illegal_options_change_nothing_in_them() -> None:
    env = VectorEnv("royals", 4, 2, workers=2)
    hands = processes(env)
    options, before = env.sample().copy(), env.observations.copy()
    assert env.masks[np.arange(4), options].all()
    for wrong in (-1, env.option_count, int(np.flatnonzero(~env.masks[3])[0])):
        with pytest.raises(IllegalChoice, match="game 3"):
            env.step(np.array([*options[:3], wrong]))
        assert np.array_equal(env.observations, before)
    with pytest.raises(ValueError, match="4 games need as many choices"):
        env.step(options[:2])
    env.step(options)
    assert not np.array_equal(env.observations, before)
    with pytest.raises(Trouble, match="cannot be copied"):
        env.__copy__()
    env.close()
    assert not any(hand.is_alive() for hand in hands)


def test_this_process_is_one_of_those_that_step() -> None:
    alone, two = VectorEnv("royals", 2, 2, workers=1), VectorEnv("royals", 2, 2, workers=2)
    assert isinstance(alone._rows, Rows)
    assert len(processes(two)) == 1
    two.close()


def test_who_breaks_off_a_step_leaves_no_game_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    env = VectorEnv("royals", 2, 2, workers=2)
    hands, options = processes(env), env.sample().copy()
    assert isinstance(env._rows, Crew)
    monkeypatch.setattr(env._rows._own.rows, "carry_out", broken_off)
    with pytest.raises(KeyboardInterrupt):
        env.step(options)
    assert not any(hand.is_alive() for hand in hands)
    with pytest.raises(Trouble, match="These games are closed"):
        env.step(options)


def broken_off(_: object) -> None:
    raise KeyboardInterrupt


def test_a_process_that_dies_is_told() -> None:
    env = VectorEnv("royals", 2, 2, workers=2)
    (hand,) = processes(env)
    hand.kill()
    hand.join()
    with pytest.raises(Trouble, match="has died"):
        env.step(env.sample().copy())


def test_gymnasium_makes_it_and_wraps_it() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec("regalia/Royals-v2", num_envs=3, opponents=["random"], seat=None))
    listed, luck = DictInfoToList(env), random.Random(5)
    shown, _ = listed.reset(seed=5)
    ended = np.zeros(3, bool)
    while not ended.any():
        shown, rewards, ended, _, infos = listed.step(by_lot(shown, luck))
    game = int(np.flatnonzero(ended)[0])
    assert infos[game]["episode"]["r"] == rewards[game]
    assert infos[game]["final_info"]["ranks"].min() == 1


def test_a_seat_tells_how_the_game_ended_and_its_masks() -> None:
    env, luck = gym.SeatEnv("royals", ["random"]), random.Random(6)
    shown, info = env.reset(seed=6)
    over = False
    while not over:
        assert np.array_equal(env.action_masks(), shown["action_mask"].astype(bool))
        assert "win" not in info
        shown, reward, over, _, info = env.step(luck.choice(np.flatnonzero(shown["action_mask"]).tolist()))
    assert info["scores"].tolist() == [env.position.score(0), env.position.score(1)]
    assert info["win"] == (reward == 1.0 or info["ranks"].tolist() == [1, 1])
    assert shown["action_mask"].all()
    assert env.action_masks().all()


def test_many_seats_are_played_by_the_rules_of_one() -> None:
    """Points of the learner add up to its score, whoever begins and whoever ends the game."""
    env, luck = short_game(opponents=["random", "greedy"], seat=None, rewards="points"), random.Random(7)
    shown, _ = env.reset(seed=7)
    earned, checked = np.zeros(3), 0
    begun = np.array([position.score(int(seat)) for position, seat in zip(*playing(env), strict=True)], float)
    begun -= owed(env)
    while checked < 4:
        seats = playing(env)[1].copy()
        shown, rewards, ended, _, infos = env.step(by_lot(shown, luck))
        earned += rewards
        for game in np.flatnonzero(ended).tolist():
            assert begun[game] + earned[game] == infos["final_info"]["scores"][game][seats[game]]
            position, seat = playing(env)[0][game], env.turns[game]
            begun[game] = position.score(int(seat)) - owed(env)[game]
            earned[game] = 0
            checked += 1


def test_what_the_others_bring_before_the_first_choice_is_paid_with_it() -> None:
    one, two = (short_game(opponents=["random"], rewards="points") for _ in range(2))
    assert isinstance(one._rows, Rows)
    assert one._rows.company
    one._rows.company.owed[1, 0] = 5.0
    for paid in (5.0, 0.0):
        options = one.sample().copy()
        assert (one.step(options)[1] - two.step(options)[1]).tolist() == [0.0, paid, 0.0]


def playing(env: VectorEnv) -> tuple[Any, Any]:
    """The games, and the seats of the learner in them."""
    assert isinstance(env._rows, Rows)
    assert env._rows.company
    return env._rows.stepper.positions, env._rows.company.seats


def owed(env: VectorEnv) -> NDArray[Any]:
    """What is paid to the learner with its first choice."""
    assert isinstance(env._rows, Rows)
    company = env._rows.company
    assert company
    paid: NDArray[Any] = company.owed[np.arange(env.count), company.seats]
    return paid


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"autoreset_mode": AutoresetMode.DISABLED}, "not by hand"),
        ({"workers": 4}, "At least 4 games are needed, not 3"),
        ({"opponents": ["random"], "seat": 2}, "The seats are 0 to 1, not 2"),
        ({"opponents": ["wizard"]}, "There is no opponent 'wizard'"),
        ({"rewards": "gold"}, "by rank or points, not by 'gold'"),
    ],
)
def test_a_wrong_set_up_gets_one_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        VectorEnv("royals", 3, **arguments)


def test_processes_of_an_environment_that_is_forgotten_go_home() -> None:
    env = VectorEnv("royals", 2, 2, workers=2)
    hands = processes(env)
    del env
    gc.collect()
    assert not any(hand.is_alive() for hand in hands)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_closed_environment_says_so(workers: int) -> None:
    env = VectorEnv("royals", 2, 2, workers=workers)
    options = env.sample().copy()
    env.close()
    for use in (partial(env.step, options), env.reset):
        with pytest.raises(Trouble, match="These games are closed"):
            use()


EXAMPLE = "player:examples.player:Mine"
every_crew = pytest.mark.parametrize("workers", [0, 2])


def an_end(env: VectorEnv) -> dict[str, Any]:
    """Play by lot until a game ends; what is told of it."""
    shown, _ = env.reset(seed=8)
    luck, ended = random.Random(8), np.zeros(env.count, bool)
    while not ended.any():
        shown, _, ended, _, infos = env.step(by_lot(shown, luck))
    return dict(infos["final_info"] if env.metadata["autoreset_mode"] == SAME else infos)


@every_crew
def test_opponents_from_outside_play_many_games(workers: int, tmp_path: Path) -> None:
    """A program, a class and a network, each on a seat of its own."""
    observer = Observer("royals", 4)
    network = saved(tmp_path / "mine.onnx", len(observer.names), observer.option_count)
    bot = written(tmp_path, READ + f"    {ANSWER}")
    env = VectorEnv("royals", 2, opponents=[bot, EXAMPLE, network], workers=workers)
    told = an_end(env)
    assert "faults" not in told
    assert len(processes_of(tmp_path)) >= 2
    env.close()
    assert not left_behind(tmp_path)


@every_mode
@every_crew
def test_opponents_that_fail_are_told_at_the_end_of_their_game(
    workers: int, mode: AutoresetMode, tmp_path: Path
) -> None:
    bot = written(tmp_path, FAILS)
    env = VectorEnv("royals", 2, opponents=["page", bot], seat=None, autoreset_mode=mode, workers=workers)
    for _ in range(2):
        told = an_end(env)
        ended = told["_ranks"]
        assert np.array_equal(told["_faults"], ended)
        for fault, over in zip(told["faults"], ended, strict=True):
            assert (fault == "") != over
            assert not over or (fault.startswith(f"{bot}: ended with exit code 1: KeyError: 'x'") and "\n" not in fault)
    env.close()
