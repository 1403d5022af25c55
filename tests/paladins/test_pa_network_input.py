"""Paladins: the networks that know the game alone and together."""

from typing import Any

import pytest

from paladins.pa_scenes import Scene
from regalia.games.paladins import GAME
from regalia.games.paladins.encoding import AI
from regalia.games.paladins.evaluation import PHASE_COUNT
from regalia.games.paladins.network_input import OBSERVED, OBSERVED_ALONE, SEATS, WIDTH
from regalia.games.paladins.observation import observe_shared
from regalia.games.paladins.scoring import score_of
from regalia.kernel.game import FEATURES_MAX, Setup
from regalia.kernel.observation import Observations
from regalia.players import opponents


def shared_numbers(position: Any) -> int:
    """How many numbers of an observation networks see."""
    observation = Observations(1, FEATURES_MAX)
    observe_shared(position, 0, observation, 0)
    return int(observation.place)


def test_the_networks_are_there_and_fit_what_is_seen_and_what_can_be_chosen() -> None:
    assert shared_numbers(GAME.start(Setup("paladins", 1, b"fits"))) == OBSERVED_ALONE
    assert shared_numbers(GAME.start(Setup("paladins", 4, b"fits"))) == OBSERVED
    for seats, name in ((1, "alone"), (2, "together"), (3, "together"), (4, "together")):
        position: Any = GAME.start(Setup("paladins", seats, b"fits"))
        spec, network = position.network_spec(), position.network_spec().network()
        assert spec.name == name
        assert int(position.option_count()) == spec.options
        assert (int(network.inputs), int(network.outputs)) == (spec.width, spec.options + spec.sides)
        assert len(network.spreads) == PHASE_COUNT


def test_it_speaks_for_every_side_and_option() -> None:
    for seats in (1, 2, 3, 4):
        position = GAME.start(Setup("paladins", seats, b"speaks"))
        seat = int(position.turn())
        assert len(position.foresee(seat)) == max(2, seats) + len(position.distinct(seat))


def test_the_ai_is_expected_to_grow_with_its_difficulty() -> None:
    points = [
        int(GAME.start(Setup("paladins", 1, b"grows", kind)).rival_worth(0)) for kind in ("easy", "hungarian", "hard")
    ]
    assert 3000 < points[0] < points[1] < points[2] < 11000


def test_points_made_count_in_full() -> None:
    """The network tells what is still to come: what is there is added to it."""
    scene = Scene(1).paladin(0, "samson").have(0, "scout labourer fighter").turn()
    seen = scene.game.foresee(0)
    assert int(scene.game.rival_worth(0)) == int(seen[1])
    assert int(scene.game.worth(0)) == int(seen[0])
    to_come = (
        int(seen[0]) - 100 * int(score_of(scene.game, 0)),
        int(seen[1]) - 100 * int(score_of(scene.game, AI)),
    )
    assert -2000 < to_come[0] < 12000
    assert 0 < to_come[1] < 12000


def test_every_machine_foresees_the_same() -> None:
    position = GAME.start(Setup("paladins", 1, b"same", "hard"))
    for _ in range(12):
        position.choose(0, int(position.options(0)[0]))
    assert [int(number) for number in position.foresee(0)[:4]] == [6229, 10404, -6418, -2610]


@pytest.mark.long
def test_what_the_network_prefers_often_beats_the_hard_ai() -> None:
    greedy = opponents.make("greedy", GAME)
    won = 0
    for number in range(12):
        position = GAME.start(Setup("paladins", 1, b"strong %d" % number, "hard"))
        moves = 0
        while position.waiting:
            position.choose(0, greedy.choose(position, 0, b"%d-%d" % (number, moves)))
            moves += 1
        won += int(position.rank(0)) == 1
    assert won >= 6


@pytest.mark.long
def test_what_the_network_prefers_makes_many_points_at_every_table() -> None:
    greedy = opponents.make("greedy", GAME)
    for seats, least in ((2, 75), (3, 68), (4, 60)):
        points = []
        for number in range(3):
            position = GAME.start(Setup("paladins", seats, b"points %d" % number))
            moves = 0
            while position.waiting:
                seat = int(position.turn())
                position.choose(seat, greedy.choose(position, seat, b"%d-%d" % (number, moves)))
                moves += 1
            points += [int(position.score(seat)) for seat in range(seats)]
        assert sum(points) / len(points) >= least


def test_what_is_seen_at_smaller_tables_has_the_places_of_the_largest() -> None:
    for seats in (2, 3, 4):
        position: Any = GAME.start(Setup("paladins", seats, b"places"))
        observation = Observations(1, WIDTH)
        position.see(0, observation)
        cells = [int(number) for number in observation.cells]
        assert cells[-SEATS - 1 :] == [int(place == seats) for place in range(SEATS + 1)]
        observed = Observations(1, WIDTH)
        observe_shared(position, 0, observed, 0)
        assert sum(map(int, observed.cells)) == sum(cells[:OBSERVED])
        if seats == SEATS:
            assert list(observed.cells)[:OBSERVED] == list(observation.cells)[:OBSERVED]
