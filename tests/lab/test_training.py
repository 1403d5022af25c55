"""The games that networks are trained on, and what is learned from them."""

import subprocess
import sys

import numpy as np

from regalia.games.paladins.insight import HEADS, OPTIONS, WIDTH
from regalia.kernel.network import UNIT, Network
from regalia.kernel.vectors import i64, vec
from regalia.lab.lead import ABSENT, SIDES
from regalia.lab.training.gains import gains_of
from regalia.lab.training.hall import GROUPS, Hall, Plan
from regalia.lab.training.heads import file_of, fit, fitted, played
from regalia.lab.training.subjects import SUBJECTS, Table


def test_games_to_train_on_are_stepped_by_other_processes() -> None:
    plan = Plan("paladins", (Table(1, "hard"), Table(3)), 3, WIDTH, OPTIONS, b"test")
    hall = Hall(plan)
    luck = np.random.default_rng(1)
    earned = np.zeros((GROUPS, plan.games, SIDES))
    ends = 0
    for _ in range(600):
        for group in range(GROUPS):
            masks, turns = hall.shared["masks"][group], hall.shared["turns"][group]
            assert masks.any(axis=1).all()
            assert (turns[:3] == 0).all()
            assert (turns < 3).all()
            hall.send(group, (luck.random(masks.shape) * masks).argmax(1))
            hall.wait(group)
            earned[group] += hall.shared["rewards"][group]
            for game in np.nonzero(hall.shared["ended"][group])[0]:
                finals, seats = hall.shared["finals"][group][game], 1 if game < 3 else 3
                assert (finals[max(2, seats) :] == ABSENT).all()
                for seat in range(seats):
                    worth = finals[0] - finals[1] if seats == 1 else finals[seat]
                    assert abs(earned[group][game][seat] - worth) <= 1, "rewards do not add up"
                earned[group][game] = 0
                ends += 1
    hall.close()
    assert ends > 20


def test_a_choice_gains_what_its_seat_gets_until_it_chooses_next() -> None:
    """Two seats take turns; before the third choice of the second the time is over."""
    turns = np.array([[0], [1], [0], [1], [0]])
    values = np.array([[5.0], [3.0], [4.0], [2.0], [1.0]])
    rewards = np.array([[[1.0, 0.0]], [[0.0, 2.0]], [[3.0, 0.5]], [[0.25, 9.0]]])
    gains, known = gains_of(values, turns, rewards, np.zeros((4, 1), bool), 0.5)
    later = 3.25 + 1.0 - 4.0
    assert known[:, 0].tolist() == [True, True, True, False]
    assert gains[:, 0].tolist() == [1.0 + 4.0 - 5.0 + 0.5 * later, 2.5 + 2.0 - 3.0, later, 0.0]


def test_nothing_is_expected_after_the_end_of_a_game() -> None:
    turns = np.array([[0], [1], [0], [1]])
    values = np.array([[5.0], [3.0], [4.0], [2.0]])
    rewards = np.array([[[1.0, 0.0]], [[2.0, 7.0]], [[9.0, 9.0]]])
    ended = np.array([[False], [True], [False]])
    gains, known = gains_of(values, turns, rewards, ended, 0.5)
    assert known[:, 0].tolist() == [True, True, False]
    assert gains[:, 0].tolist() == [3.0 - 5.0, 7.0 - 3.0, 0.0]


def test_points_are_fitted_to_how_games_of_the_network_end() -> None:
    """Few games: close where they were played, and what speaks for the options stays as it was."""
    subject = SUBJECTS["together"]
    stored = file_of(subject).read_bytes()
    before, after = Network(stored), Network(fitted(stored, subject, 3, 1))
    deep_units = int(before.deep_units)
    for one, other in ((before.last_weights, after.last_weights), (before.last_bias, after.last_bias)):
        kept = OPTIONS * (deep_units if len(one) > OPTIONS + HEADS else 1)
        assert list(one)[-kept:] == list(other)[-kept:]
        assert list(one)[:-kept] != list(other)[:-kept]
    notes = played(stored, subject, 1)
    assert {len(note.points) for note in notes} == {3}
    told = [int(after.output(vec[i64](note.deep), 0)) / UNIT for note in notes]
    came = [note.to_come[0] for note in notes]
    assert np.abs(np.array(told) - came).mean() < 4


def test_a_fit_finds_what_is_there() -> None:
    rows = np.random.default_rng(1).random((500, 2)) * 40
    assert np.allclose(fit(rows, rows @ [2.0, -1.0] + 7.0), [2.0, -1.0, 7.0], atol=0.15)


def test_training_says_what_it_needs() -> None:
    hide = "import sys; sys.modules['torch'] = None; import runpy; runpy.run_module('regalia.lab.training')"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (1, "Training needs PyTorch; pip install torch brings it.")
