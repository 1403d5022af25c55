"""The games that networks are trained on, and what is learned from them."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from regalia.kernel.errors import Trouble
from regalia.kernel.network import UNIT, Network
from regalia.kernel.network_input import NetworkSpec, Table
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec
from regalia.lab.learning.training_batch import ABSENT, SIDES, TrainingBatch
from regalia.lab.training import kings
from regalia.lab.training.advantages import advantages_of
from regalia.lab.training.rollouts import GROUPS, Plan, Rollouts, longest
from regalia.lab.training.score_heads import fit, fitted, played, spec_of
from regalia.lab.training.trial import kept, tried
from support import game_of, start, untaught

INSIGHTS = [spec for name in ("kingsburg", "paladins", "rival_kings", "royals") for spec in game_of(name).network_specs]
every_insight = pytest.mark.parametrize("spec", INSIGHTS, ids=lambda spec: f"{spec.game}-{spec.name}")


def plan_of(spec: NetworkSpec, tables: tuple[Table, ...], count: int) -> Plan:
    return Plan(spec.game, tables, count, int(spec.width), int(spec.options), b"test")


def test_games_to_train_on_are_stepped_by_other_processes() -> None:
    plan = plan_of(spec_of("paladins"), (Table(1, "hard"), Table(3)), 3)
    rollouts = Rollouts(plan)
    luck = np.random.default_rng(1)
    earned = np.zeros((GROUPS, plan.games, SIDES))
    ends = 0
    for _ in range(600):
        for group in range(GROUPS):
            masks, turns = rollouts.shared["masks"][group], rollouts.shared["turns"][group]
            assert masks.any(axis=1).all()
            assert (turns[:3] == 0).all()
            assert (turns < 3).all()
            rollouts.send(group, (luck.random(masks.shape) * masks).argmax(1))
            rollouts.wait(group)
            earned[group] += rollouts.shared["rewards"][group]
            for game in np.nonzero(rollouts.shared["ended"][group])[0]:
                finals, seats = rollouts.shared["finals"][group][game], 1 if game < 3 else 3
                won = rollouts.shared["won"][group][game]
                assert (finals[max(2, seats) :] == ABSENT).all()
                assert won.sum() <= 1
                assert (won == 0).all() or finals[won.argmax()] == finals.max()
                for seat in range(seats):
                    worth = finals[0] - finals[1] if seats == 1 else finals[seat]
                    assert abs(earned[group][game][seat] - worth) <= 1, "rewards do not add up"
                earned[group][game] = 0
                ends += 1
    rollouts.close()
    assert ends > 20


def test_a_choice_gains_what_its_seat_gets_until_it_chooses_next() -> None:
    """Two seats take turns; before the third choice of the second the time is over."""
    turns = np.array([[0], [1], [0], [1], [0]])
    values = np.array([[5.0], [3.0], [4.0], [2.0], [1.0]])
    rewards = np.array([[[1.0, 0.0]], [[0.0, 2.0]], [[3.0, 0.5]], [[0.25, 9.0]]])
    advantages, known = advantages_of(values, turns, rewards, np.zeros((4, 1), bool), 0.5)
    later = 3.25 + 1.0 - 4.0
    assert known[:, 0].tolist() == [True, True, True, False]
    assert advantages[:, 0].tolist() == [1.0 + 4.0 - 5.0 + 0.5 * later, 2.5 + 2.0 - 3.0, later, 0.0]


def test_nothing_is_expected_after_the_end_of_a_game() -> None:
    turns = np.array([[0], [1], [0], [1]])
    values = np.array([[5.0], [3.0], [4.0], [2.0]])
    rewards = np.array([[[1.0, 0.0]], [[2.0, 7.0]], [[9.0, 9.0]]])
    ended = np.array([[False], [True], [False]])
    advantages, known = advantages_of(values, turns, rewards, ended, 0.5)
    assert known[:, 0].tolist() == [True, True, False]
    assert advantages[:, 0].tolist() == [3.0 - 5.0, 7.0 - 3.0, 0.0]


@every_insight
def test_points_are_fitted_to_how_games_of_the_network_end(spec: NetworkSpec) -> None:
    """Few games: close where they were played, and what speaks for the options stays as it was."""
    stored = untaught(spec)
    before, after = Network(stored), Network(fitted(stored, spec, 3, 1))
    assert before.weights == after.weights
    for one, other, each in (
        (before.last_weights, after.last_weights, int(before.deep_units)),
        (before.last_bias, after.last_bias, 1),
    ):
        first = int(spec.sides) * each
        assert list(one)[first:] == list(other)[first:]
        assert list(one)[:first] != list(other)[:first]
    notes = played(stored, spec.game, spec.name, 1)
    assert {len(note.points) for note in notes} == {max(2, spec.tables[1 % len(spec.tables)].seats)}
    came = [note.to_come[0] for note in notes]
    told = [int(after.output(vec[i64](note.deep.tolist()), 0)) / UNIT for note in notes]
    assert np.abs(np.array(told) - came).mean() < max(8.0, np.abs(came).mean())


@every_insight
def test_a_choice_is_made_by_the_number_that_the_network_knows(spec: NetworkSpec) -> None:
    """Every flag of a mask can be chosen, and leads where an option with that number leads."""

    def deal(number: int) -> Position:
        return start(spec.game, spec.tables[0].seats, spec.tables[0].preset, b"meant %d" % number)

    stepper = TrainingBatch(deal, 1, spec.width, spec.options, 1000, b"seed")
    luck = np.random.default_rng(3)
    for _ in range(120):
        position, seat = stepper.positions[0].copy(), int(stepper.turns[0])
        flags = [place for place, flag in enumerate(stepper.masks) if flag]
        assert set(flags) == {int(position.spoken(seat, option)) for option in position.distinct(seat)}
        spoken = int(luck.choice(flags))
        meant = next(option for option in position.distinct(seat) if position.spoken(seat, option) == spoken)
        position.choose(seat, meant)
        stepper.observation.clear()
        stepper.step([spoken])
        assert bool(stepper.ended[0]) or stepper.positions[0].to_bytes() == position.to_bytes()


def waiting(position: Position, seat: int) -> int:
    """What somebody chooses who takes nothing that would end the game."""
    options = list(position.distinct(seat))
    return next((option for option in options if position.name(seat, option) == "pass"), options[0])


def test_a_game_in_which_everybody_waits_counts_as_it_stands() -> None:
    """Two who only pass never end a game of Rival Kings; of two, each gains what the other loses."""
    spec = spec_of("rival_kings")

    def deal(number: int) -> Position:
        return start("rival_kings", 2, "", b"waiting %d" % number)

    stepper = TrainingBatch(deal, 1, spec.width, spec.options, 300, b"seed")
    for number in range(300):
        position, seat = stepper.positions[0], int(stepper.turns[0])
        assert not stepper.ended[0], number
        stepper.observation.clear()
        stepper.step([int(position.spoken(seat, waiting(position, seat)))])
        assert stepper.rewards[0] == -stepper.rewards[1]
    assert stepper.ended[0]
    assert longest("rival_kings", 2) == 3 * 2 * game_of("rival_kings").length


def test_seats_that_choose_at_once_gain_what_comes_when_all_have_chosen() -> None:
    """Both lay down a character; what that brings comes with the second choice, and counts for both."""
    turns = np.array([[0], [1], [0], [1]])
    values = np.zeros((4, 1))
    rewards = np.array([[[0.0, 0.0]], [[2.0, -1.0]], [[0.0, 0.0]]])
    advantages, known = advantages_of(values, turns, rewards, np.zeros((3, 1), bool), 0.5)
    assert known[:, 0].tolist() == [True, True, False]
    assert advantages[:2, 0].tolist() == [2.0, -1.0]


def test_a_network_is_named_by_its_game_and_its_tables() -> None:
    assert spec_of("paladins", "alone").seats == 1
    assert spec_of("paladins").name == "together"
    assert spec_of("kingsburg").seats == 5
    with pytest.raises(Trouble, match="kingsburg has no network 'alone'; there is together"):
        spec_of("kingsburg", "alone")


def test_what_came_of_it_is_told_in_games(tmp_path: Path) -> None:
    """How often it won, with an interval, what would be fair, and the points of both sides."""
    spec = spec_of("rival_kings")
    file = tmp_path / "untaught.net"
    file.write_bytes(untaught(spec))
    with kept(None) as rival:
        told = tried(spec, Table(2), file, rival, 6, 1)
    number = r"-?\d+\.\d"
    won = f"won {number}% of 6 games \\({number}% to {number}%; fair 50.0%\\)"
    against = f"against what was known without one, {number} to {number}\\."
    assert re.fullmatch(f"rival_kings, 2 seats: what the network prefers {won} {against}", told), told
    with kept(file) as rival:
        assert Path(rival).read_bytes() == file.read_bytes()
        again = tried(spec, Table(2), file, rival, 4, 1)
    assert "won 50.0% of 4 games" in again, "the same network on both sides, the same luck for both"
    assert "against the network before" in again


@every_insight
def test_training_writes_a_network_that_plays(
    spec: NetworkSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From nothing, and then on from there."""
    pytest.importorskip("torch", exc_type=ImportError)
    from regalia.lab.training import __main__ as training

    monkeypatch.setattr(training, "FITTED_GAMES", 2)
    monkeypatch.setattr(training, "RANDOM_STEPS", 5)
    file = tmp_path / "new.net"
    words = ["training", spec.game, spec.name, "--seconds", "0.5", "--workers", "1", "--games", "2"]
    words += ["--trials", "2", "--write", str(file)]
    for how in (["--anew"], []):
        before = file.read_bytes() if file.exists() else b""
        monkeypatch.setattr(sys, "argv", [*words, *how])
        training.main()
        assert file.read_bytes() != before
        assert int(spec.fitting(file.read_bytes()).inputs) == spec.width
        assert f"{spec.game}, {spec.tables[0].seats} seats" in capsys.readouterr().out


def test_games_of_kings_are_noted_as_all_seats_see_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kings, "MOST_GAMES", 1)
    spec = spec_of("rival_kings", "two")
    (notes,) = kings.matches_of(spec, 8, 60.0, 1)
    rows = len(notes.won)
    assert rows > 20
    assert rows % 2 == 0
    assert {len(column) for column in notes} == {rows}
    assert (notes.won[::2] + notes.won[1::2] == 1).all(), "one seat wins, or both a half"
    assert (notes.points[::2] == notes.points[1::2, ::-1]).all(), "the own side comes first"
    assert (notes.finals[::2] == notes.finals[1::2, ::-1]).all()
    assert ((notes.finals[:, 0] > notes.finals[:, 1]) == (notes.won == 1)).all()
    tried_often = notes.visits.astype(int) - 1
    shares = np.where(tried_often > 0, tried_often, 0).sum(1)
    assert ((shares > 0).reshape(-1, 2).sum(1) == 1).all(), "one of them was asked"
    assert (shares[shares > 0] >= kings.SHARES - 8).all()
    assert kings.matches_of(spec, 8, -1.0, 1) == [], "no time"


def test_training_by_kings_writes_a_network_that_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", exc_type=ImportError)
    from regalia.lab.training import __main__ as training

    monkeypatch.setattr(kings, "MOST_GAMES", 2)
    file = tmp_path / "new.net"
    words = ["training", "rival_kings", "two", "--kings", "8", "--seconds", "60", "--workers", "1", "--trials", "2"]
    monkeypatch.setattr(sys, "argv", [*words, "--write", str(file)])
    training.main()
    spec = spec_of("rival_kings", "two")
    assert int(spec.fitting(file.read_bytes()).inputs) == spec.width
    out = capsys.readouterr().out
    assert "2 games" in out
    assert "epoch 3: points" in out
    assert "rival_kings, 2 seats" in out


@pytest.mark.parametrize(("words", "said"), [(["--anew"], "Kings teach a network that is there"), ([], "2 are needed")])
def test_kings_who_cannot_teach_say_so_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    pytest.importorskip("torch", exc_type=ImportError)
    from regalia.lab.training import __main__ as training

    monkeypatch.setattr(kings, "MOST_GAMES", 1)
    usual = ["training", "rival_kings", "two", "--kings", "1", "--seconds", "60", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", [*usual, *words, "--write", str(tmp_path / "new.net")])
    with pytest.raises(SystemExit, match=said):
        training.main()
    assert list(tmp_path.iterdir()) == []


def test_a_fit_finds_what_is_there() -> None:
    rows = np.random.default_rng(1).random((500, 2)) * 40
    assert np.allclose(fit(rows, rows @ [2.0, -1.0] + 7.0), [2.0, -1.0, 7.0], atol=0.15)


def test_training_says_what_it_needs() -> None:
    hide = "import sys; sys.modules['torch'] = None; import runpy; runpy.run_module('regalia.lab.training')"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (1, "Training needs PyTorch; pip install torch brings it.")
