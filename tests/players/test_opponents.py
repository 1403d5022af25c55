"""Opponents: they never peek, they keep their time, and each level is stronger than the one below."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import pytest

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.lab import arena
from regalia.players import opponents
from regalia.players.opponents import LEVELS, Advised, SearchPlayer
from regalia.players.playout import play_out
from regalia.players.search import Search
from support import Ticking

GAMES = games.names()
LIMITS = {"page": 0.1, "squire": 0.1, "knight": 0.5, "duke": 2.0, "king": 5.0}


def positions(name: str, seats: int, seed: bytes, every: int) -> list[Position]:
    """Positions from all over a random game, at which somebody has a real choice."""
    position = games.find(name).start(Setup(name, seats, seed))
    luck = Chance(seed, ("choices",))
    found: list[Position] = []
    moves = 0
    while position.waiting:
        seat = position.turn()
        offer = position.options(seat)
        moves += 1
        if moves % every == 0 and len(offer) > 1:
            found.append(position.copy())
        position.choose(seat, offer[luck.below(0, len(offer))])
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "kind",
    [
        *opponents.KINDS[:-2],
        *(pytest.param(kind, marks=pytest.mark.long) for kind in (*opponents.KINDS[-2:], opponents.YARDSTICK)),
    ],
)
def test_what_a_seat_cannot_know_does_not_change_its_choice(name: str, kind: str) -> None:
    game = games.find(name)
    mind = opponents.make(kind, game)
    if isinstance(mind, SearchPlayer):
        mind.thoughts, mind.seconds = min(mind.thoughts, 120), 60.0
    for number, position in enumerate(positions(name, game.seat_counts[-1], b"fair", 53)):
        seat = int(position.turn())
        seed = b"thinking %d" % number
        other = position.copy()
        other.redraw(seat, Chance(derived_seed(seed, "other"), other.chance.streams))
        assert mind.choose(position, seat, seed) == mind.choose(other, seat, seed)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_does_not_change_how_it_looks(name: str) -> None:
    for seats in games.find(name).seat_counts:
        for position in positions(name, seats, b"looks", 13):
            for seat in range(seats):
                other = position.copy()
                other.redraw(seat, Chance(b"other", other.chance.streams))
                other.chance = position.chance.copy()  # the turn that has begun may still need luck
                assert list(position.settled(seat).terms(seat)) == list(other.settled(seat).terms(seat))
                assert position.worth(seat) == other.worth(seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_points_at_the_end_are_the_worth(name: str) -> None:
    game = games.find(name)
    position = game.start(Setup(name, game.seat_counts[-1], b"end"))
    play_out(position, Chance(b"end", ("choices",)))
    for seat in range(position.seats):
        assert (position.worth(seat), position.spread(seat)) == (position.score(seat) * 100, 0)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_levels_keep_their_time(name: str) -> None:
    for kind in LEVELS:
        mind = opponents.make(kind, games.find(name))
        for position in positions(name, 2, b"clock", 23):
            started = time.thread_time()  # a machine that is busy with others takes longer
            mind.choose(position, int(position.turn()), b"clock")
            assert time.thread_time() - started < LIMITS[kind] * 1.2


def test_a_clock_ends_a_thought_that_would_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = opponents.make("king", games.find("kingsburg"))
    assert isinstance(mind, SearchPlayer)
    mind.thoughts, mind.seconds = 10_000_000, 0.3
    position = positions("kingsburg", 2, b"clock", 40)[0]
    clock = Ticking(0.01)
    monkeypatch.setattr(time, "monotonic", clock)
    mind.choose(position, int(position.turn()), b"clock")
    assert 30 <= clock.looks <= 34


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [("page", "random", 6), pytest.param("knight", "page", 6, marks=pytest.mark.longer)],
)
def test_a_stronger_level_wins(name: str, stronger: str, weaker: str, least: float) -> None:
    """A small fixed part of the ladder: eight games, the seats rotated, the same luck for both."""
    bouts = [arena.play(arena.Contest(name, (stronger, weaker), seed="ladder"), number) for number in range(8)]
    rows = {row["player"]: row for row in arena.table((stronger, weaker), bouts)}
    assert rows[stronger]["wins"] >= least


def test_so_many_options_are_overlooked_and_never_all() -> None:
    luck = Chance(b"overlooked", ("choices",))
    missed = [len(opponents.overlooked(list(range(20)), 25, luck)) for _ in range(200)]
    assert 4.5 < sum(missed) / len(missed) < 5.5
    assert {len(opponents.overlooked([1, 2, 3], 99, luck)) for _ in range(50)} == {1, 2}
    assert opponents.overlooked([1], 99, luck) == set()
    assert opponents.overlooked(list(range(20)), 0, luck) == set()


def test_what_looks_worst_at_first_sight_is_overlooked_most() -> None:
    luck = Chance(b"overlooked", ("choices",))
    missed = [opponents.overlooked(list(range(20)), 40, luck) for _ in range(400)]
    best, worst = (sum(option in each for each in missed) for option in (0, 19))
    assert 0 < best * 2 < worst < 400
    assert 500 < len(opponents.overlooked(list(range(1000)), 40, luck)) < 600, "most of so many look bad"


def test_what_is_dear_looks_worse_at_first_sight_than_what_brings_points() -> None:
    """Whoever can take points now looks there first; a choice that only costs comes last."""
    later = 0
    for position in positions("kingsburg", 2, b"sights", 3):
        seat = int(position.turn())
        sights = opponents.first_sights(position, seat, Chance(b"lot", ("choices",)))
        assert sorted(sights) == sorted(position.distinct(seat))
        points = [int(after(position, seat, option).score(seat)) for option in sights]
        later += points[0] - points[-1]
    assert later > 0


def after(position: Position, seat: int, option: int) -> Position:
    """The table after a choice."""
    then = position.copy()
    then.carry_out(seat, option)
    return then


@pytest.mark.parametrize("name", GAMES)
def test_a_level_does_not_choose_what_it_overlooks(name: str) -> None:
    game = games.find(name)
    mind = opponents.Squire(game)
    mind.overlooks = 80
    position = game.start(Setup(name, 2, b"blind"))
    missed = 0
    for number in range(60):
        seat = int(position.turn())
        option = mind.choose(position, seat, b"%d" % number)
        if mind.last is not None:
            assert option not in mind.last.overlooked
            missed += len(mind.last.overlooked)
        position.choose(seat, option)
        mind.hear(seat)
    assert missed > 20


@pytest.mark.parametrize("network", ["together", opponents.NO_NETWORK])
def test_where_several_choose_at_once_the_options_of_every_seat_are_weighed(network: str) -> None:
    """What others hold is dealt anew for every thought: with a network, whatever they may then choose is weighed."""
    position = games.find("rival_kings").start(Setup("rival_kings", 3, b"at once"))
    assert position.together()
    with asking(network):
        search = Search(position, 2, b"at once")
        search.think(20, 60.0)
    for seat in range(3):
        offered = [child for child in search.root.children.values() if child.seat == seat and child.offered]
        weighed = [child.prior for child in offered if child.prior > 0.0]
        assert len(set(weighed)) > 1
        if seat == 2 or network == opponents.NO_NETWORK:
            assert len(weighed) == len(position.options(seat))
            assert sum(weighed) == pytest.approx(1.0)
        else:
            assert len(weighed) == len(offered) > len(position.options(seat))


@contextmanager
def asking(network: str) -> Iterator[None]:
    """Meanwhile Rival Kings asks its network, or none."""
    king = opponents.make(f"king@{opponents.NO_NETWORK}", games.find("rival_kings"))
    assert isinstance(king, Advised)
    with king.advice() if network == opponents.NO_NETWORK else nullcontext():
        yield


@pytest.mark.parametrize("name", GAMES)
def test_thoughts_go_on_below_the_own_choice_and_still_do_not_peek(name: str) -> None:
    game = games.find(name)
    position = game.start(Setup(name, 2, b"go on"))
    minds = [[opponents.Squire(game), opponents.Squire(game)] for _ in range(2)]
    for mind in (*minds[0], *minds[1]):
        mind.seconds = opponents.PATIENCE
    number = gone_on = 0
    while position.waiting and number < 60:
        number += 1
        seat = int(position.turn())
        first, second = (pair[seat] for pair in minds)
        before, other = first.last, position.copy()
        other.redraw(seat, Chance(b"other", other.chance.streams))
        other.chance = position.chance.copy()
        option = first.choose(position, seat, b"%d" % number)
        assert option == second.choose(other, seat, b"%d" % number)
        gone_on += first.last is not None and first.last is before
        position.choose(seat, option)
        for mind in (*minds[0], *minds[1]):
            mind.hear(seat)
            assert not mind.goes_on or mind.last is not None
    assert gone_on >= 3


def test_thoughts_end_when_somebody_else_chooses() -> None:
    game = games.find("paladins")
    mind = opponents.Squire(game)
    position = next(each for each in positions("paladins", 2, b"ends", 7))
    seat = int(position.turn())
    mind.choose(position, seat, b"seed")
    heard = []
    for chooser in (seat, 1 - seat, seat):
        mind.hear(chooser)
        heard.append(mind.goes_on)
    assert heard == [True, False, False]


@pytest.mark.parametrize("name", GAMES)
def test_who_thinks_once_goes_on_with_thoughts_that_never_looked_beyond_its_choice(name: str) -> None:
    contest = arena.Contest(name, ("king#1@none", "random"), seed="one thought")
    assert len(arena.run(contest, 3, 1, None, lambda done: None)) == 3
