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
from regalia.players.search import EXPLORE, EXPLORE_ADVISED, PlainSearch, Search, foreseen_points, outcome, worths_of
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
def spoken_for() -> Iterator[None]:
    """Two seats of Rival Kings, where a network only speaks for options, ask one that has opinions."""
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


@pytest.mark.usefixtures("spoken_for")
def test_where_a_network_only_speaks_the_terms_judge() -> None:
    position = two_kings(30)
    seat = int(position.turn())
    worths, spread = worths_of(position), int(position.spread(seat))
    assert foreseen_points(position, seat, position.foresee(seat)) == worths
    assert not position.network_judges()
    with asking(TWO, None):
        assert (worths_of(position), int(position.spread(seat))) == (worths, spread)
        assert len(position.foresee(seat)) == 0
    assert played(3).network_judges()


@pytest.mark.usefixtures("spoken_for")
def test_where_a_network_only_speaks_a_thought_is_judged_where_it_ends() -> None:
    position = two_kings(30)
    search = Search(position, int(position.turn()), b"advised")
    later = position.copy()
    later.choose(search.seat, later.options(search.seat)[0])
    while later.waiting and later.turn() == search.seat:
        later.choose(search.seat, later.options(search.seat)[0])
    before = later.to_bytes()
    assert search.results(later, [search.root]) == outcome(later, worths_of(later), worths_of(later))
    assert later.to_bytes() == before, "nobody has gone on"


@pytest.mark.usefixtures("spoken_for")
def test_what_a_network_speaks_for_is_tried_first_and_the_rest_less() -> None:
    position = two_kings(30)
    seat = position.turn()
    offer = position.distinct(seat)
    assert len(offer) > 1
    search = Search(position, seat, b"advised")
    search.think(1, 60.0)
    assert search.best() == preferred(offer, position.foresee(seat), offer)
    assert (search.explore, Search(played(3), played(3).turn(), b"judged").explore) == (EXPLORE_ADVISED, EXPLORE)
    plain = PlainSearch(position, seat, b"plain")
    assert (plain.listens, plain.explore) == (False, EXPLORE)


def test_python_collects_again_after_a_thought() -> None:
    search = Search(played(10), int(played(10).turn()), b"collects")
    search.think(3, 60.0)
    assert gc.isenabled()
    gc.disable()
    search.think(6, 60.0)
    assert not gc.isenabled()
    gc.enable()
