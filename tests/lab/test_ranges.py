"""The bounds of observations: every number stays within what its game says of it, and most reach both ends."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.kernel.game import Switch
from regalia.kernel.ranges import FLAG, declared, key_of, ranges_of
from regalia.lab import zoo
from regalia.lab.envs.observer import Observer
from regalia.lab.vector import VectorEnv

SELDOM = 0.3  # what random games do not reach of the flags and limits
WAYS: dict[str, list[dict[str, Switch]]] = {"rival_kings": [{}, {"series": "games"}]}  # a series has more to tell
every_game = pytest.mark.parametrize("name", games.house())


def tables(name: str) -> list[Observer]:
    """Every kind of table of a game."""
    game = games.find(name)
    ways = WAYS.get(name, [{}])
    return [Observer(name, seats, preset, way) for seats in game.seat_counts for preset in game.presets for way in ways]


def seen_in(observer: Observer, steps: int) -> tuple[Any, Any]:
    """The lowest and the highest of every number in random games, side by side."""
    setup = observer.setup
    env = VectorEnv(setup.game, 16, observer.seats, setup.preset, dict(setup.switches), seed=3)
    low, high = env.observations.min(axis=0), env.observations.max(axis=0)
    for _ in range(steps):
        _, _, ended, _, infos = env.step(env.sample())
        last = [one["observation"] for one in infos["final_obs"][ended]] if ended.any() else []
        for rows in (env.observations, *(row[None] for row in last)):
            low, high = np.minimum(low, rows.min(axis=0)), np.maximum(high, rows.max(axis=0))
    return low, high


@pytest.mark.long
@every_game
def test_every_number_stays_within_its_bounds_and_most_reach_them(name: str) -> None:
    file = games.find(name).folder / "ranges.toml"
    reached: dict[str, tuple[int, int]] = {}
    for observer in tables(name):
        (low, high), (least, most) = observer.bounds(), seen_in(observer, 1000)
        outside = [observer.names[place] for place in np.flatnonzero((least < low) | (most > high))]
        assert outside == [], f"{observer.seats} seats, {observer.setup.preset}"
        for feature, *ends in zip(observer.names, least.tolist(), most.tolist(), strict=True):
            before = reached.get(key_of(feature), tuple(ends))
            reached[key_of(feature)] = min(before[0], ends[0]), max(before[1], ends[1])
    ample = set(tomllib.loads(file.read_text(encoding="utf-8"))["ample"])
    bounds = declared(file)
    missed = [key for key, ends in reached.items() if key not in ample and ends != bounds.get(key, FLAG)]
    assert len(missed) < SELDOM * len(reached), missed


@every_game
def test_no_bound_is_declared_for_what_there_is_not(name: str) -> None:
    keys = {key_of(feature) for observer in tables(name) for feature in observer.names}
    file = declared(games.find(name).folder / "ranges.toml")
    assert set(file) <= keys
    assert FLAG not in file.values()


def test_the_spaces_of_the_environments_have_these_bounds() -> None:
    env = zoo.Maker("kingsburg").env(seats=3)
    env.reset(seed=1)
    space: Any = env.observation_space("seat_0")
    die = env.observer.names.index("next_2.die_in_hand.first")
    assert (space["observation"].low[die], space["observation"].high[die]) == (0, 6)
    assert space.contains(env.observe("seat_0"))
    assert env.state_space.contains(env.state())


def test_a_game_that_says_nothing_may_show_what_a_number_holds(tmp_path: Path) -> None:
    assert ranges_of(["table.round"], tmp_path / "ranges.toml") == [(-32768, 32767)]
