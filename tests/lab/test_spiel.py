"""The adapter for OpenSpiel: its own tests find nothing, its search plays, and what is dealt anew looks the same."""

import random
from itertools import islice

import numpy as np
import pyspiel
import pytest
from examples import ismcts as example
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.lab import spiel
from regalia.lab.envs.stepper import rank_rewards
from regalia.players.python_player import Question
from support import moments, start

every_game = pytest.mark.parametrize("name", games.names())


def dealt(name: str, deal: int = 3, choices: int = 0, seats: int = 2) -> spiel.SpielState:
    """A game after the deal and some choices at random."""
    state: spiel.SpielState = pyspiel.load_game(f"{spiel.PREFIX}{name}(seats={seats})").new_initial_state()
    luck = random.Random(deal)
    state.apply_action(deal)
    for _ in range(choices):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.long
@every_game
def test_the_random_simulation_of_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{spiel.PREFIX}{name}(seats=2)"), 1, serialize=True, verbose=False)


@every_game
def test_ismcts_chooses(name: str) -> None:
    state = dealt(name)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@every_game
def test_rollouts_of_the_engine_are_those_of_openspiel(name: str) -> None:
    """They leave the state alone, give every seat its share, and promise as much on average."""
    state = dealt(name, choices=20)
    before = state.information_state_string(0), state.information_state_string(1)
    kinds = (spiel.Rollouts, mcts.RandomRolloutEvaluator)
    own, theirs = (
        np.array([rollouts.evaluate(state) for _ in range(100)])
        for rollouts in (kind(1, np.random.RandomState(1)) for kind in kinds)
    )
    assert np.all(own.sum(axis=1) == 0)
    assert {-1.0, 1.0} <= set(own[:, 0]) <= {-1.0, 0.0, 1.0}
    assert abs(own[:, 0].mean() - theirs[:, 0].mean()) < 4 * np.hypot(own[:, 0].std(), theirs[:, 0].std()) / 10
    assert (state.information_state_string(0), state.information_state_string(1)) == before


def test_a_rollout_from_before_the_deal_deals_first() -> None:
    state = pyspiel.load_game(f"{spiel.PREFIX}royals(seats=2)").new_initial_state()
    assert abs(spiel.Rollouts(1, np.random.RandomState(1)).evaluate(state)).tolist() == [1.0, 1.0]


@every_game
def test_ismcts_sits_down_as_a_player(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example.Ismcts, "thoughts", 2)
    for position, seat in islice(moments(start(name, 2), random.Random(5)), 4):
        question = Question(games.find(name), position, seat, Chance(b"luck", ("choices",)))
        assert example.Ismcts().choose(question) in [option.number for option in question.options]


def test_a_state_in_the_middle_asks_the_seat_that_is_meant_and_leaves_the_table_alone() -> None:
    position = start("rival_kings", 3)  # all lay a character down at once
    before = position.to_bytes()
    asked = [spiel.state_at("rival_kings", position, seat, random.Random(1)).current_player() for seat in range(3)]
    assert asked == [0, 1, 2]
    assert position.to_bytes() == before
    position.choose(0, position.options(0)[0])
    with pytest.raises(Trouble, match="Seat 0 is not asked now"):
        spiel.state_at("rival_kings", position, 0, random.Random(1))


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_dealt_anew_is_the_same_to_the_seat_and_another_to_the_others(seat: int) -> None:
    state, luck = dealt("royals", choices=60), random.Random(1)
    worlds = [state.resample_from_infostate(seat, luck.random) for _ in range(8)]
    assert {world.information_state_string(seat) for world in worlds} == {state.information_state_string(seat)}
    assert len({world.position.to_bytes() for world in worlds}) == 8
    assert len({world.observation_string(1 - seat) for world in worlds}) > 1
    other = state.information_state_string(1 - seat)
    assert all(world.information_state_string(1 - seat) != other for world in worlds)


def test_a_state_is_told_apart_by_what_was_seen_before() -> None:
    """The same table after different choices of the seat is another state of information."""
    one, two = dealt("rival_kings"), dealt("rival_kings")
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[1])
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)  # they lay down at once, in secret


@every_game
def test_observations_and_returns_are_those_of_the_other_environments(name: str) -> None:
    state = dealt(name, choices=20, seats=3 if name != "paladins" else 2)
    game = state.get_game()
    for seat in range(state.num_players()):
        shown = make_observation(game)
        shown.set_from(state, seat)
        assert np.array_equal(shown.tensor, game.observer.features(state.position, seat))
    assert state.returns() == [0.0] * state.num_players()
    luck = random.Random(2)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    assert state.returns() == rank_rewards(state.position)


def test_a_copy_goes_its_own_way() -> None:
    state = dealt("kingsburg", choices=5)
    twin, before = state.clone(), state.position.to_bytes()
    twin.apply_action(twin.legal_actions()[0])
    assert state.position.to_bytes() == before
    assert state.history() == twin.history()[:-1]
