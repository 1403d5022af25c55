"""The observation of a seat tells apart whatever its view tells apart."""

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest

from kingsburg.kb_scenes import ORIGINAL, Scene, both_presets, rich_game, up_to, usual_table
from regalia.games.kingsburg import GAME, observation
from regalia.games.kingsburg.components import BUILDINGS, LEVEL_SIZE, MIX_MAX, MIXES
from regalia.games.kingsburg.options import MIX, all_mixes
from regalia.games.kingsburg.position import (
    ASIDE,
    AUTUMN,
    COLOURED,
    IN_HAND,
    IN_SUPPLY,
    NEUTRAL,
    NO_USE,
    NOBODY,
    SLOTS,
    SPACES,
    SPRING,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.kernel.observation import Observations
from regalia.kernel.vectors import i64, vec
from support import finish, moments, start

PRINTED = ("game", "seat", "switches", "rows")  # the same at every moment of a table
WHERE = [IN_HAND, ASIDE, IN_SUPPLY, *range(1, 19), *range(33, 51)]
FEW = [0, 1, 2, 3]
# What may stand in a field, as far as views show it; seats, cards and years are added where they are known.
VALUES = {
    "phase": range(1, 9), "envoy_use": FEW[:3], "enemy_open": FEW[:2], "kings_die": range(7), "goods": FEW,
    "tokens": FEW, "soldiers": FEW, "vp": range(-2, 4), "dice": range(7), "place": WHERE, "group_tokens": FEW,
    "group_shift": (-1, 0, 1), "neutral": range(7), "strength": FEW, "result": range(4),
    "built": [1 << building for building in range(len(BUILDINGS))], "helping": range(-1, SPACES),
}  # fmt: skip


def values_of(court: Kingsburg, field: str) -> list[int]:
    """What may stand in a field of this table."""
    seats = range(int(court.seats))
    first = (max(int(court.year), 1) - 1) * LEVEL_SIZE
    by_table = {
        "aid": [NOBODY, *seats],
        "envoy": [NOBODY, *seats],
        "owner": [NOBODY, NEUTRAL, *seats],
        "out": range(1 << len(seats)),
        "market": range(1 << len(seats)),
        "seen": range(1 << len(seats)),
        "waiting": range(1 << len(seats)),
        "enemy": range(first, first + LEVEL_SIZE),
    }
    return list(by_table[field] if field in by_table else VALUES[field])


FIELDS = [*VALUES, "aid", "envoy", "owner", "out", "market", "seen", "waiting", "enemy"]


def shown(court: Kingsburg, seat: int) -> str:
    """The view of a seat, without what is printed."""
    view = GAME.view(court, seat)
    return json.dumps({key: value for key, value in view.items() if key not in PRINTED}, sort_keys=True)


@cache
def width(seats: int) -> int:
    """How many numbers an observation has."""
    return len(GAME.feature_names(start("kingsburg", seats)))


class Observer:
    """Reads observations of one table."""

    def __init__(self, court: Kingsburg) -> None:
        self.observation = Observations(1, width(int(court.seats)))

    def read(self, court: Kingsburg, seat: int) -> tuple[int, ...]:
        """What a seat observes."""
        self.observation.clear()
        self.observation.begin(0)
        court.observe(seat, self.observation)
        return tuple(int(cell) for cell in self.observation.cells)


def game(preset: str, seats: int, seed: int) -> Iterator[Kingsburg]:
    """The moments of a random game."""
    for court, _ in moments(rich_game(seats, preset, seed).court, random.Random(seed)):
        assert isinstance(court, Kingsburg)
        yield court


def crowded(preset: str, seats: int) -> Kingsburg:
    """A table on which everybody knows the enemy and has a Market, and somebody the Envoy."""
    scene = rich_game(seats, preset, seats).envoy(0)
    for seat in range(seats):
        scene.buildings(seat, *up_to("market"))
    scene.court.draw_enemy()
    scene.court.seen = (1 << seats) - 1
    return scene.court


def changed(court: Kingsburg, luck: random.Random) -> Iterator[tuple[str, Kingsburg]]:
    """Tables that differ from this one in a single thing, one for each place of each field."""
    for field in FIELDS:
        now = getattr(court, field)
        if isinstance(now, int):
            twin = court.copy()
            setattr(twin, field, luck.choice(values_of(court, field)))
            yield field, twin
            continue
        for place in range(len(now)):
            twin, items = court.copy(), [int(item) for item in now]
            items[place] = luck.choice(values_of(court, field))
            setattr(twin, field, vec[i64](items))
            yield f"{field} {place}", twin


def swapped(court: Kingsburg, luck: random.Random) -> Iterator[tuple[str, Kingsburg]]:
    """Tables on which two places of a field are swapped: the turn order, groups on one advisor, dice, holdings."""
    for field in (
        "order",
        "owner",
        "group_tokens",
        "group_shift",
        "place",
        "dice",
        "goods",
        "built",
        "neutral",
        "result",
    ):
        items = [int(item) for item in getattr(court, field)]
        pairs = [(space, space + 18) for space in range(18)] if field in ("owner", "group_tokens") else []
        for one, other in [*pairs, *(luck.sample(range(len(items)), 2) for _ in range(4))]:
            twin, swap = court.copy(), items[:]
            swap[one], swap[other] = items[other], items[one]
            setattr(twin, field, vec[i64](swap))
            yield f"{field} {one} and {other}", twin


def possible(court: Kingsburg) -> bool:
    """Whether such a table can be: a die is in the supply if it is a white one not rolled; the Envoy comes second."""
    dice = [(die % SLOTS >= COLOURED, court.place[die] == IN_SUPPLY, die) for die in range(int(court.seats) * SLOTS)]
    stray = [die for white, supply, die in dice if supply != (white and court.dice[die] == 0)]
    second = [space for space in range(18) if court.owner[18 + space] != NOBODY]
    alone = [space for space in second if court.owner[space] == NOBODY or court.owner[18 + space] == NEUTRAL]
    return not stray and len(second) <= 1 and not alone and (court.envoy != NOBODY or court.envoy_use == NO_USE)


@usual_table
@pytest.mark.long
def test_every_change_that_a_seat_can_see_is_observed(seats: int, preset: str) -> None:
    luck = random.Random(f"{preset} {seats}")
    seen: set[str] = set()
    for court in [crowded(preset, seats)] * 3 + [now.copy() for now in game(preset, seats, seats)][:: 8 * seats]:
        observer, seat = Observer(court), luck.randrange(seats)
        view, observed = shown(court, seat), observer.read(court, seat)
        for what, twin in [*changed(court, luck), *swapped(court, luck)]:
            if possible(twin) and shown(twin, seat) != view:
                assert observer.read(twin, seat) != observed, what
                seen.add(what.split()[0])
    assert seen == {*FIELDS, "order"}


@pytest.mark.long
@usual_table
def test_no_two_views_of_a_game_are_observed_alike(seats: int, preset: str) -> None:
    known: dict[tuple[int, ...], str] = {}
    seat = seats - 1
    for seed in (1, 2):
        for court in game(preset, seats, seed):
            view = shown(court, seat)
            assert known.setdefault(Observer(court).read(court, seat), view) == view


def test_who_came_second_to_an_advisor_is_observed() -> None:
    """The Envoy of one seat on the group of another, and the other way round."""
    found = set()
    for first, second in ((0, 1), (1, 0)):
        scene = Scene(3, ORIGINAL).season(AUTUMN, (1, 1, 4), (1, 1, 4), (6, 6, 6))
        court = scene.court
        scene.put("owner", 3, first).put("owner", 21, second)
        found.add(Observer(court).read(court, 2))
    assert len(found) == 2


@both_presets
def test_dice_on_the_court_are_observed(preset: str) -> None:
    """A 3 and a 1 on the Merchant, or two 2s."""
    found = []
    for roll in ((1, 3, 6), (2, 2, 6)):
        scene = Scene(3, preset).season(SPRING, roll, (6, 6, 6), (6, 6, 6))
        scene.play(0, f"influence 4 with {roll[0]}+{roll[1]}")
        found.append(Observer(scene.court).read(scene.court, 1))
    assert found[0] != found[1]


def test_the_end_of_a_game_is_observed() -> None:
    position = start("kingsburg", 3)
    before = GAME.feature_names(position)
    assert GAME.feature_names(finish(position)) == before


@pytest.mark.parametrize(
    ("block", "name", "place"),
    [
        (observation.CALENDAR_BLOCK, "phase.aid", observation.PHASE_IS),
        (observation.CALENDAR_BLOCK, "enemy_open", observation.ENEMY_OPEN),
        (observation.CALENDAR_BLOCK, "kings_soldiers", observation.KINGS_SOLDIERS),
        (observation.CALENDAR_BLOCK, "helping.jester", observation.HELPING),
        (observation.CALENDAR_BLOCK, "neutral_faces.three_1", observation.NEUTRAL_FACES),
        (observation.CALENDAR_BLOCK, "second_group.jester", observation.SECOND_GROUP),
        (observation.COURT_BLOCK, "plus2_in_group.jester", observation.PLUS2_IN_GROUP),
        (observation.COURT_BLOCK, "market_in_group.jester", observation.MARKET_IN_GROUP),
        (observation.PROVINCE_BLOCK, "goods.gold", observation.GOODS_HELD),
        (observation.PROVINCE_BLOCK, "plus2_tokens", observation.TOKENS),
        (observation.PROVINCE_BLOCK, "soldiers", observation.SOLDIERS),
        (observation.PROVINCE_BLOCK, "built.statue", observation.BUILT),
        (observation.PROVINCE_BLOCK, "turn_order", observation.TURN_ORDER),
        (observation.PROVINCE_BLOCK, "is.done_influencing", observation.IS_DONE),
        (observation.PROVINCE_BLOCK, "is.envoy", observation.IS_ENVOY),
        (observation.PROVINCE_BLOCK, "strength", observation.STRENGTH),
        (observation.PROVINCE_BLOCK, "battle.lost", observation.BATTLE),
        (observation.PROVINCE_BLOCK, "die_in_hand.first", observation.DIE_IN_HAND),
        (observation.PROVINCE_BLOCK, "die_placed.first", observation.DIE_PLACED),
        (observation.PROVINCE_BLOCK, "die_is_on.first", observation.DIE_IS_ON),
    ],
)
def test_every_part_of_a_block_begins_where_its_name_stands(block: list[str], name: str, place: int) -> None:
    assert block.index(name) == place


def test_a_block_of_a_province_is_as_long_as_its_names() -> None:
    assert len(observation.PROVINCE_BLOCK) == observation.PROVINCE_SIZE


def test_the_mixes_of_so_many_goods_follow_those_of_fewer() -> None:
    for total in range(1, MIX_MAX + 1):
        assert [sum(MIXES[int(option) - MIX]) for option in all_mixes(total)] == [total] * len(
            [mix for mix in MIXES if sum(mix) == total]
        )
