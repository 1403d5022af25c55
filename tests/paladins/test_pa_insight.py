"""Paladins: the network that knows the game alone."""

import subprocess
import sys

import numpy as np
from numpy.typing import NDArray

from paladins.pa_scenes import Scene
from regalia.games.paladins import GAME
from regalia.games.paladins.insight import FIRST_OPTION, NETWORK, OBSERVED, OPTIONS, OWN, RIVAL, WIDTH, foreseen
from regalia.games.paladins.position import AI
from regalia.games.paladins.scoring import score_of
from regalia.games.paladins.sense import PHASE_COUNT
from regalia.kernel.game import Setup
from regalia.lab.studies.alone_hall import GROUPS, Hall
from regalia.players import opponents


def test_the_network_fits_what_is_seen_and_what_can_be_chosen() -> None:
    position = GAME.start(Setup("paladins", 1, b"fits"))
    assert len(GAME.feature_names(position)) == OBSERVED
    assert int(position.option_count()) == OPTIONS
    assert (int(NETWORK.inputs), int(NETWORK.outputs)) == (WIDTH, OPTIONS + FIRST_OPTION)
    assert len(NETWORK.spreads) == PHASE_COUNT


def test_it_speaks_for_every_option_and_only_alone() -> None:
    alone = GAME.start(Setup("paladins", 1, b"speaks"))
    assert len(alone.foresee(0)) == FIRST_OPTION + len(alone.options(0))
    assert len(GAME.start(Setup("paladins", 2, b"speaks")).foresee(0)) == 0


def test_the_ai_is_expected_to_grow_with_its_difficulty() -> None:
    points = [
        int(GAME.start(Setup("paladins", 1, b"grows", kind)).rival_worth(0)) for kind in ("easy", "standard", "hard")
    ]
    assert 3000 < points[0] < points[1] < points[2] < 11000


def test_points_made_count_in_full() -> None:
    """The network tells what is still to come: what is there is added to it."""
    scene = Scene(1).paladin(0, "samson").have(0, "scout labourer fighter").turn()
    seen = foreseen(scene.game)
    assert int(scene.game.rival_worth(0)) == int(seen[RIVAL])
    assert int(scene.game.worth(0)) == int(seen[OWN])
    to_come = (
        int(seen[OWN]) - 100 * int(score_of(scene.game, 0)),
        int(seen[RIVAL]) - 100 * int(score_of(scene.game, AI)),
    )
    assert -2000 < to_come[0] < 12000
    assert 0 < to_come[1] < 12000


def test_every_machine_foresees_the_same() -> None:
    position = GAME.start(Setup("paladins", 1, b"same", "hard"))
    for _ in range(12):
        position.choose(0, int(position.options(0)[0]))
    assert [int(number) for number in position.foresee(0)[:4]] == [6896, 10103, -6068, -3480]


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


def shown_leads(hall: Hall) -> NDArray[np.float64]:
    """The leads of all games as they stand, from the two scores that the network sees."""
    found: NDArray[np.float64] = (hall.shared["seen"][:, :, -2] - hall.shared["seen"][:, :, -1]).astype(np.float64)
    return found


def test_games_to_train_on_are_stepped_by_other_processes() -> None:
    hall = Hall(2, 3, b"test")
    luck = np.random.default_rng(1)
    leads, ends = shown_leads(hall), 0
    for _ in range(250):
        for group in range(GROUPS):
            masks = hall.shared["masks"][group]
            assert masks.any(axis=1).all()
            hall.send(group, (luck.random(masks.shape) * masks).argmax(1))
            hall.wait(group)
            leads[group] += hall.shared["rewards"][group]
            for game in np.nonzero(hall.shared["ended"][group])[0]:
                own, rival, orders, _ = hall.shared["notes"][group][game]
                assert leads[group][game] == own - rival, "rewards do not add up to the lead"
                assert orders in (1, 3, 5)
                leads[group][game] = shown_leads(hall)[group][game]
                ends += 1
    hall.close()
    assert ends > GROUPS * hall.games


def test_training_says_what_it_needs() -> None:
    hide = "import sys; sys.modules['torch'] = None; import runpy; runpy.run_module('regalia.lab.studies.alone')"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (1, "Training needs PyTorch; pip install torch brings it.")
