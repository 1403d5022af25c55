"""How the search goes by a network at a table with others."""

import gc
from collections.abc import Iterator

import pytest

from regalia.games import rival_kings
from regalia.games.paladins import GAME
from regalia.games.rival_kings.network_input import TWO
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.players.playout import play_until_asked, preferred
from regalia.players.search import EXPLORE, EXPLORE_WATCHED, PlainSearch, Search, foreseen_points, outcome
from support import asking, untaught


def played(choices: int) -> Position:
    """A table of three after some choices that the network prefers."""
    position = GAME.start(Setup("paladins", 3, b"foresight"))
    for _ in range(choices):
        seat = position.turn()
        offer = position.options(seat)
        position.choose(seat, preferred(offer, position.foresee(seat), offer))
    return position


def test_the_others_do_what_the_network_prefers_until_the_seat_is_asked() -> None:
    position = played(40)
    seat = (int(position.turn()) + 2) % 3
    other = position.copy()
    play_until_asked(other, seat)
    while not (int(position.waiting) >> seat) & 1:
        mover = position.turn()
        offer = position.options(mover)
        position.choose(mover, preferred(offer, position.foresee(mover), offer))
    assert int(other.turn()) == seat
    assert list(other.options(seat)) == list(position.options(seat))
    assert list(other.foresee(seat)) == list(position.foresee(seat))


def test_points_of_the_others_are_taken_as_they_were_before_the_choice() -> None:
    position = played(40)
    seat = int(position.turn())
    search = Search(position, seat, b"rivals")
    assert search.expected == foreseen_points(position, seat, position.foresee(seat))
    later = position.copy()
    later.choose(seat, later.options(seat)[0])
    results = search.results(later, [search.root])
    assert (int(later.waiting) >> seat) & 1, "the table is judged when the seat is asked again"
    assert search.worths == foreseen_points(later, seat, later.foresee(seat))
    assert results == outcome(later, search.worths, search.expected)
    assert results != outcome(later, search.worths, search.worths)


@pytest.fixture
def watched() -> Iterator[None]:
    """Two seats of Rival Kings, where a network judges as a seat that watches, ask one that has opinions."""
    with asking(TWO, untaught(TWO)):
        yield


def two_kings(choices: int) -> Position:
    """A table of two in Rival Kings after some choices that the network prefers."""
    position = rival_kings.GAME.start(Setup("rival_kings", 2, b"advised"))
    for _ in range(choices):
        seat = position.turn()
        offer = position.options(seat)
        position.choose(seat, preferred(offer, position.foresee(seat), offer))
    return position


@pytest.mark.usefixtures("watched")
def test_a_network_that_watches_judges_as_a_seat_that_is_not_asked() -> None:
    position = two_kings(30)
    seat = int(position.turn())
    assert not position.together()
    assert len(position.foresee(1 - seat)) == 2, "points of both sides, and no options to speak for"
    assert int(position.worth(1 - seat)) == int(position.foresee(1 - seat)[0])
    assert position.network_watches()
    with asking(TWO, None):
        assert not position.network_watches()
        assert int(position.worth(1 - seat)) != 0
    assert not played(3).network_watches()


@pytest.mark.usefixtures("watched")
def test_where_a_network_watches_a_thought_is_judged_where_it_ends() -> None:
    position = two_kings(30)
    search = Search(position, int(position.turn()), b"advised")
    later = position.copy()
    while later.waiting and later.turn() == search.seat:
        later.choose(search.seat, later.options(search.seat)[0])
    before = later.to_bytes()
    results = search.results(later, [search.root])
    assert search.worths == foreseen_points(later, search.seat, later.foresee(search.seat))
    assert results == outcome(later, search.worths, search.worths), "what the rival makes hangs on the choice as well"
    assert later.to_bytes() == before, "nobody has gone on"


@pytest.mark.usefixtures("watched")
def test_what_a_network_speaks_for_is_tried_first_and_the_rest_less() -> None:
    position = two_kings(30)
    seat = position.turn()
    offer = position.distinct(seat)
    assert len(offer) > 1
    search = Search(position, seat, b"advised")
    search.think(1, 60.0)
    assert search.best() == preferred(offer, position.foresee(seat), offer)
    assert (search.explore, Search(played(3), played(3).turn(), b"judged").explore) == (EXPLORE_WATCHED, EXPLORE)
    plain = PlainSearch(position, seat, b"plain")
    assert (plain.foresees, plain.watches, plain.explore) == (False, False, EXPLORE)


def test_python_collects_again_after_a_thought() -> None:
    search = Search(played(10), int(played(10).turn()), b"collects")
    search.think(3, 60.0)
    assert gc.isenabled()
    gc.disable()
    search.think(6, 60.0)
    assert not gc.isenabled()
    gc.enable()
