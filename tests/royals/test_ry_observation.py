"""The observation tells any two tables apart that the view tells apart."""

import json
import random
from collections.abc import Iterator

import pytest

from regalia.games.royals import observation
from regalia.games.royals.components import COLOUR_COUNT, POSITION_COUNT
from regalia.games.royals.position import FIELDS, OUT
from regalia.games.royals.rules import Royals
from regalia.kernel.observation import Observations
from royals.ry_scenes import royals
from support import moments, rule, start

HIGHEST = {"period": 2, "last_round": 1, "target": POSITION_COUNT - 1, "pledge": 208, "colour": COLOUR_COUNT - 1}
LOWEST = {"active": -1, "target": -1, "pledge": -1, "colour": -1, "holder": -1, "marker": OUT}
OF_SEATS = ("active", "holder", "marker")
FIXED = ("order",)  # a list of all seats: only two of them can change places


def seen(game: Royals, seat: int) -> str:
    """The view of a seat."""
    return json.dumps(royals().view(game, seat))


def observed(game: Royals, seat: int, observation: Observations) -> list[int]:
    """The same as numbers."""
    observation.clear()
    observation.begin(0)
    game.observe(seat, observation)
    return [int(cell) for cell in observation.cells]


def allowed(game: Royals, field: str, value: int) -> bool:
    """Whether a number can stand in a field."""
    highest = int(game.seats) - 1 if field in OF_SEATS else HIGHEST.get(field, 90)
    return LOWEST.get(field, 0) <= value <= highest


def changed_number(game: Royals, field: str) -> Iterator[Royals]:
    """A field with one number more or less."""
    for change in (-1, 1):
        if allowed(game, field, int(getattr(game, field)) + change):
            twin = game.copy()
            setattr(twin, field, getattr(game, field) + change)
            yield twin


def changed_vector(game: Royals, field: str, luck: random.Random) -> Iterator[Royals]:
    """A vector with one entry more or less, or with two that have changed places."""
    values = [int(value) for value in getattr(game, field)]
    for place, value in enumerate(values):
        for change in (-1, 1) if field not in FIXED else ():
            if allowed(game, field, value + change):
                twin = game.copy()
                getattr(twin, field)[place] = value + change
                yield twin
        other = luck.randrange(len(values))
        if values[other] != value:
            twin = game.copy()
            getattr(twin, field)[place], getattr(twin, field)[other] = values[other], value
            yield twin


def changed_moments(game: Royals) -> Iterator[Royals]:
    """Somebody else must choose, or nobody: the game goes on by itself, or is over."""
    for waiting in range(1 << int(game.seats)):
        twin = game.copy()
        twin.waiting = waiting
        yield twin
        if waiting == 0:
            ended = twin.copy()
            ended.agenda = game.agenda[:0]
            yield ended
            for place in range(len(game.ledger)):
                richer = ended.copy()
                richer.ledger[place] += 1
                yield richer


def neighbours(game: Royals, luck: random.Random) -> Iterator[Royals]:
    """Tables that differ from this one in one thing."""
    yield from changed_moments(game)
    for field in FIELDS:
        if isinstance(getattr(game, field), int):
            yield from changed_number(game, field)
        else:
            yield from changed_vector(game, field, luck)


def never_seen(game: Royals) -> bool:
    """Nobody must choose, and yet the game is not over: no table is ever like that when it is looked at."""
    return game.waiting == 0 and not game.over()


def difference(one: str, other: str) -> dict[str, object]:
    """What two views do not agree about."""
    first, second = json.loads(one), json.loads(other)
    return {key: (first[key], second[key]) for key in first if first[key] != second[key]}


@rule("RY-I22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.long
def test_tables_with_equal_numbers_look_alike(seats: int) -> None:
    game = start("royals", seats, seed=b"numbers")
    assert isinstance(game, Royals)
    luck, observation = random.Random(seats), Observations(1, len(royals().feature_names(game)))
    tables = [now.copy() for step, (now, _) in enumerate(moments(game, random.Random(2))) if step % 150 == 5]
    told = 0
    for table in [*tables, game]:
        assert isinstance(table, Royals)
        seat = luck.randrange(seats)
        view, numbers = seen(table, seat), observed(table, seat, observation)
        for twin in neighbours(table, luck):
            if never_seen(twin):
                continue
            if observed(twin, seat, observation) != numbers:
                told += 1
            else:
                assert seen(twin, seat) == view, difference(view, seen(twin, seat))
    assert told > 500


@pytest.mark.parametrize(
    ("block", "name", "place"),
    [
        (observation.ROUND_BLOCK, "last_round", observation.LAST_ROUND),
        (observation.ROUND_BLOCK, "country_draws", observation.COUNTRY_DRAWS),
        (observation.ROUND_BLOCK, "intrigue_draws", observation.INTRIGUE_DRAWS),
        (observation.ROUND_BLOCK, "pile", observation.PILE),
        (observation.ROUND_BLOCK, "intrigue_pile", observation.INTRIGUE_PILE),
        (observation.PLAYER_BLOCK, "turn_order", observation.TURN_ORDER),
        (observation.PLAYER_BLOCK, "points", observation.POINTS),
        (observation.PLAYER_BLOCK, "cubes", observation.CUBES),
        (observation.PLAYER_BLOCK, "cards", observation.CARDS),
        (observation.PLAYER_BLOCK, "intrigue_cards", observation.INTRIGUE_CARDS),
    ],
)
def test_every_part_of_a_block_begins_where_its_name_stands(block: list[str], name: str, place: int) -> None:
    assert block.index(name) == place


def test_the_blocks_of_a_seat_are_as_long_as_their_names() -> None:
    assert len(observation.PLAYER_BLOCK) == observation.PLAYER_SIZE
    assert len(observation.BOARD_BLOCK) == observation.BOARD_SIZE
