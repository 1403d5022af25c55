"""How the search goes by a network at a table with others."""

import gc

from regalia.games.paladins import GAME
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.players.playout import play_until_asked, preferred
from regalia.players.search import Search, foreseen_points, outcome


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


def test_python_collects_again_after_a_thought() -> None:
    search = Search(played(10), int(played(10).turn()), b"collects")
    search.think(3, 60.0)
    assert gc.isenabled()
    gc.disable()
    search.think(6, 60.0)
    assert not gc.isenabled()
    gc.enable()
