"""Whoever thinks for hours behind live tables needs no more memory for it, and whoever opens many of them."""

import gc
import sys
from collections.abc import Callable

import pytest

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.position import Position
from regalia.players.playout import play_out
from regalia.players.practice import best_look
from regalia.players.reasons import look_ahead
from regalia.players.search import Search
from regalia.players.weighing import glance
from support import mostly, start

TIMES = 60
BLOCKS_MAX = 30  # far fewer than one for each time
ROUNDS = 3  # what other threads of the tests hold comes once, what is kept comes every time


def in_the_middle(game: str) -> tuple[int, Position]:
    """Who is asked at a table of two at which two thirds of a random game were played, and the table."""
    length = play_out(start(game, 2), Chance(b"luck", ("choices",)))
    position = start(game, 2)
    luck = Chance(b"luck", ("choices",))
    for _ in range(length * 2 // 3):
        seat = position.turn()
        offer = position.distinct(seat)
        position.carry_out(seat, offer[luck.below(0, len(offer))])
    return int(position.turn()), position


def kept(work: Callable[[int], object]) -> int:
    """How many blocks of memory are held after so many times that were not before."""
    for number in range(TIMES):
        work(number)
    gc.collect()
    before = sys.getallocatedblocks()
    for number in range(TIMES):
        work(number)
    gc.collect()
    return sys.getallocatedblocks() - before


def keeps(work: Callable[[int], object]) -> bool:
    """Whether something is held in the end of every time."""
    return all(kept(work) > BLOCKS_MAX for _ in range(ROUNDS))


@pytest.mark.parametrize("game", games.names())
def test_reading_a_sheet_keeps_nothing(game: str) -> None:
    """Tables with ever other switches and values need no more memory once they are gone."""
    rules = games.find(game)
    sheet, switches = rules.sheet(), rules.resolve()
    assert not keeps(lambda number: rules.make_edition(sheet, switches))


@pytest.mark.parametrize("game", mostly(games.names(), "kingsburg"))
def test_thinking_keeps_nothing(game: str) -> None:
    seat, position = in_the_middle(game)
    option = int(position.distinct(seat)[0])
    ways: dict[str, Callable[[int], object]] = {
        "a glance": lambda number: glance(position, seat, option, b"seed", number),
        "what looks best": lambda number: best_look(position, seat, Chance(b"seed", ("choices",))),
        "looking ahead": lambda number: look_ahead(position, seat, option, b"seed"),
        "a search": lambda number: Search(position, seat, b"seed").think(3, 60.0),
    }
    assert not [name for name, work in ways.items() if keeps(work)]
