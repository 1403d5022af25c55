"""Rival Kings: how good a position looks to the opponents."""

from collections.abc import Iterator

import pytest

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.network_input import TWO
from regalia.kernel.game import Setup
from regalia.players import opponents
from rival_kings.rk_scenes import SUBJECTS_1, Scene


@pytest.fixture
def terms_alone() -> Iterator[None]:
    """Nobody asks the network: it goes by the weights of the terms."""
    network = TWO.ask(None)
    yield
    TWO.ask(network)


def test_greedy_beats_random() -> None:
    greedy, chance = opponents.make("greedy", GAME), opponents.make("random", GAME)
    won = 0
    for number in range(8):
        position = GAME.start(Setup("rival_kings", 2, b"%d" % number))
        me, moves = number % 2, 0
        while position.waiting:
            seat = int(position.turn())
            player = greedy if seat == me else chance
            position.choose(seat, player.choose(position, seat, b"%d-%d" % (number, moves)))
            moves += 1
        won += position.rank(me) == 1
    assert won >= 6


@pytest.mark.usefixtures("terms_alone")
def test_pairs_look_better_than_single_cards_and_markers_worse() -> None:
    pair, singles = Scene(2).row(0, "miner", "mine"), Scene(2).row(0, "miner", "market")
    assert pair.table.worth(0) > singles.table.worth(0)
    assert Scene(2).markers(3, 1).table.worth(0) < Scene(2).table.worth(0)
    assert Scene(2).coins(0, 8).table.worth(0) > Scene(2).table.worth(0)


@pytest.mark.usefixtures("terms_alone")
def test_an_open_partner_looks_promising() -> None:
    near = Scene(2).row(0, "mine").top(SUBJECTS_1, "miner")
    far = Scene(2).row(0, "mine").top(SUBJECTS_1, "vintner")
    assert near.table.worth(0) > far.table.worth(0)


@pytest.mark.usefixtures("terms_alone")
def test_what_a_rival_gains_looks_bad() -> None:
    assert Scene(2).row(1, "miner", "mine").table.look(0) < Scene(2).table.look(0)
