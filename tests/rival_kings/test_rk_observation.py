"""Rival Kings: whatever a seat's view tells apart, its observation tells apart."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from regalia.games.rival_kings import GAME, observation
from regalia.games.rival_kings.components import CARD_COUNT, CARDS, KINDS, PILE_SIZE, ROW_SIZE
from regalia.games.rival_kings.position import FIELDS
from regalia.games.rival_kings.rules import RivalKings
from regalia.kernel.game import FEATURES_MAX, Setup
from regalia.kernel.observation import Observations
from rival_kings.rk_scenes import SUBJECTS_1, SUBJECTS_2, Scene
from support import rule

every_table = pytest.mark.parametrize(
    ("seats", "series"), [(seats, series) for seats in (2, 3, 4) for series in ("single", "games")]
)

# Fields that make sense together only; every other one may be that of another moment.
TOGETHER = (
    ("row", "row_size"),
    ("pile", "pile_size", "known", "looking", "unseen_subjects", "unseen_buildings"),
    ("phase", "acting", "doing", "agenda", "waiting", "question", "asked", "answers"),
)
ALONE = tuple((field,) for field in FIELDS if not any(field in group for group in TOGETHER))


def seen(table: RivalKings, seat: int) -> str:
    """The view of a seat, without what is printed on the cards."""
    return json.dumps(GAME.view(table, seat) | {"printed": {}})


def observed(table: RivalKings, seat: int) -> tuple[int, ...]:
    """What a seat observes."""
    observation = Observations(1, FEATURES_MAX)
    observation.begin(0)
    table.observe(seat, observation)
    return tuple(int(cell) for cell in observation.cells[: observation.place])


def snapshots(seats: int, series: str, seed: int) -> Iterator[RivalKings]:
    """The moments of a game in which Troubadours, thefts and looks through piles are chosen whenever they can be."""
    luck = random.Random(seed)
    setup = Setup("rival_kings", seats, b"%d" % seed, switches={"series": series, "games": 2})
    position = GAME.start(setup)
    assert isinstance(position, RivalKings)
    while position.waiting:
        yield position
        seat = luck.choice([s for s in range(seats) if position.waits(s)])
        offer = list(position.options(seat))
        called = [position.name(seat, option) for option in offer]
        lively = [o for o, name in zip(offer, called, strict=True) if name.startswith(("use", "steal", "get", "look"))]
        position.choose(seat, luck.choice(lively or offer))
    yield position


def exchanged(table: RivalKings, field: str, places: list[int], luck: random.Random) -> Iterator[RivalKings]:
    """The table with two different things of a kind exchanged, if there are two."""
    values = getattr(table, field)
    if len({values[place] for place in places}) > 1:
        twin = table.copy()
        one, other = luck.sample(places, 2)
        getattr(twin, field)[one], getattr(twin, field)[other] = values[other], values[one]
        yield twin


def places_of(table: RivalKings) -> Iterator[tuple[str, list[int]]]:
    """Where things of one kind lie, so that any two of them might be exchanged."""
    for deck in range(2):
        rows = [seat * CARD_COUNT + deck * ROW_SIZE for seat in range(table.seats)]
        yield "row", [first + n for s, first in enumerate(rows) for n in range(table.row_size[s * 2 + deck])]
        piles = (2 * deck, 2 * deck + 1)
        yield "pile", [pile * PILE_SIZE + n for pile in piles for n in range(max(0, table.pile_size[pile] - 1))]
    sizes = enumerate(table.pile_size)
    yield "pile", [number * PILE_SIZE + size - 1 for number, size in sizes if size]  # the open cards
    for field in ("played", "markers", "ones", "twos", "money_top", "hand"):
        yield field, [place for place, value in enumerate(getattr(table, field)) if value >= 0]
    yield "crest", [place for place, value in enumerate(table.crest) if value >= 0]


def changed(table: RivalKings, luck: random.Random) -> Iterator[tuple[str, RivalKings]]:
    """The table with one small change at a time."""
    for field, places in places_of(table):
        for twin in exchanged(table, field, places, luck):
            yield field, twin
    for number, size in enumerate(table.pile_size):
        if size:
            twin = table.copy()
            twin.pile[number * PILE_SIZE + size - 1] = (table.top(number) + KINDS) % CARD_COUNT
            yield "an open card of the other deck", twin


def mixed(one: RivalKings, other: RivalKings, fields: tuple[str, ...]) -> RivalKings:
    """A table with some things as they lie on another one."""
    twin, model = one.copy(), other.copy()
    for field in fields:
        setattr(twin, field, getattr(model, field))
    return twin


@every_table
@pytest.mark.long
def test_one_thing_that_differs_is_told_apart(seats: int, series: str) -> None:
    luck = random.Random(seats)
    told = 0
    kept = [table.copy() for table in snapshots(seats, series, seats) if table.waiting]
    for table in luck.sample(kept, 30):
        seat, other = luck.randrange(seats), luck.choice(kept)
        view, numbers = seen(table, seat), observed(table, seat)
        mixtures = [(", ".join(fields), mixed(table, other, fields)) for fields in (*ALONE, *TOGETHER)]
        for what, twin in (*mixtures, *changed(table, luck)):
            if seen(twin, seat) != view:
                assert observed(twin, seat) != numbers, what
                told += 1
    assert told > 400


@every_table
@pytest.mark.long
def test_no_two_moments_of_any_games_are_observed_alike(seats: int, series: str) -> None:
    views: dict[tuple[int, tuple[int, ...]], str] = {}
    for seed in range(2):
        for table in snapshots(seats, series, seed):
            for seat in range(seats):
                view = seen(table, seat)
                assert views.setdefault((seat, observed(table, seat)), view) == view
    assert len(views) > 300


def features(scene: Scene, seat: int) -> dict[str, int]:
    """What a seat observes, by name, where it is not 0."""
    table = scene.table
    return {n: v for n, v in zip(GAME.feature_names(table), observed(table, seat), strict=True) if v}


def with_label(found: dict[str, int], label: str) -> dict[str, int]:
    """The numbers of one label, by their members."""
    return {name[len(label) + 1 :]: value for name, value in found.items() if name.startswith(f"{label}.")}


@rule("RK-R27", "RK-9.15")
def test_a_building_on_a_pile_of_subjects_is_observed_as_a_building() -> None:
    scene = Scene(3).tops("jailer", "watchman", "farm", "inn").row(0, "troubadour", "mine")
    scene.play("queen", "count", "diplomat").choose(0, "use troubadour", "give mine", "get watchman at subjects_2")
    for seat in range(3):
        tops = with_label(features(scene, seat), "table.top_of")
        assert set(tops) == {"subjects_1_jailer", "subjects_2_mine", "buildings_1_farm", "buildings_2_inn"}


@rule("RK-8.2", "RK-R64")
def test_the_order_of_a_row_is_observed() -> None:
    found = features(Scene(2).row(1, "miner", "scholar", "miner", "farm", "inn"), 0)
    assert with_label(found, "next_1.newest_at") == {"miner": 1, "scholar": 2, "inn": 1, "farm": 2}
    assert with_label(found, "next_1.older_at") == {"miner": 3}
    assert with_label(found, "next_1.has") == {"miner": 2, "scholar": 1, "farm": 1, "inn": 1}


@rule("RK-9.22", "RK-I20")
def test_how_deep_cards_lie_is_observed_by_who_has_seen_them() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "vintner")
    scene.below(SUBJECTS_2, "scholar", "bishop", "scholar").shrink(SUBJECTS_1, 1)
    table = scene.table
    for place, card in enumerate(("jailer", "gardener", "sailor", "court_lady"), 0):
        table.pile[SUBJECTS_2 * PILE_SIZE + place] = CARDS.index(card)
        table.add_unseen(CARDS.index(card), -1)
    scene.play("lord_protector", "count", "diplomat").choose(0, "use vintner", "look at subjects_2")
    found = features(scene, 0)
    deep = {"scholar": 1, "bishop": 2, "court_lady": 4, "sailor": 5, "gardener": 6, "jailer": 7}
    assert with_label(found, "secret.seen_at") == {f"subjects_2_{card}": at for card, at in deep.items()}
    assert with_label(found, "secret.seen_deeper_at") == {"subjects_2_scholar": 3}
    assert with_label(features(scene, 1), "secret.seen_at") == {}


@rule("RK-4.11", "RK-5.10")
def test_whose_crest_lies_on_an_action_is_observed() -> None:
    scene = Scene(4).play("trader_1", "trader_2", "courtier", "countess")
    scene.choose(2, "steal take_money from seat 0", "pass", "steal settle_conflict from seat 1", "pass", "pass", "pass")
    scene.choose(3, "steal recruit_subject from seat 0")
    found = features(scene, 3)
    assert with_label(found, "next_1.stolen_by") == {"next_3_take_money": 1, "own_recruit_subject": 1}
    assert with_label(found, "next_2.stolen_by") == {"next_3_settle_conflict": 1}
    assert with_label(found, "table.crests_laid") == {"own": 1, "next_3": 2}


@rule("RK-6.2", "RK-5.13")
def test_what_each_seat_may_still_do_is_observed() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(1, "market_woman")
    scene.play("queen", "bursar", "diplomat").choose(0, "pass", "pass").choose(1, "pass", "take money at subjects_1")
    found = features(scene, 2)
    assert with_label(found, "next_1.may_still_do") == {}
    assert with_label(found, "next_2.may_still_do") == {"buy_building": 1}
    assert set(with_label(found, "own.may_still_do")) == {"settle_conflict", "take_money", "buy_building"}
    assert found["table.own_action_due"] == 1
    scene.choose(1, "use market_woman")
    assert "table.own_action_due" not in features(scene, 2)
    assert with_label(features(scene, 2), "next_2.may_still_do") == {"buy_building": 1}


@rule("RK-14.1")
def test_the_points_of_each_game_of_a_series_are_observed() -> None:
    scene = Scene(2, series="games", games=3)
    for _ in range(2):
        scene.shrink(SUBJECTS_1, 1).tops("farmer", "watchman", "farm", "inn").coins(0, 7 + 3 * int(scene.table.game))
        scene.play("queen", "duke", neutral="trader_1").choose(0, "recruit farmer at subjects_1").end_cycle()
    first, second = GAME.view(scene.table, 0)["series"]["sheet"]
    found = features(scene, 1)
    assert with_label(found, "history.next_1.points_games_ago") == {"1": second[0], "2": first[0]}
    assert found["history.next_1.earlier_points"] == first[0] + second[0]


def test_a_single_game_has_no_points_of_earlier_games() -> None:
    names: list[Any] = GAME.feature_names(Scene(2).table)
    assert not any("points_games_ago" in name for name in names)


@pytest.mark.parametrize(
    ("block", "name", "place"),
    [
        (observation.TABLE_BLOCK, "own_action_due", observation.OWN_ACTION_DUE),
        (observation.TABLE_BLOCK, "ending", observation.ENDING),
        (observation.TABLE_BLOCK, "markers_left", observation.MARKERS_LEFT),
        (observation.TABLE_BLOCK, "ones_left", observation.ONES_LEFT),
        (observation.TABLE_BLOCK, "twos_left", observation.TWOS_LEFT),
        (observation.COURT_BLOCK, "is.ability_used", observation.ABILITY_USED),
        (observation.COURT_BLOCK, "is.in_equal_conflict", observation.IN_EQUAL_CONFLICT),
        (observation.COURT_BLOCK, "is.may_be_robbed", observation.MAY_BE_ROBBED),
        (observation.COURT_BLOCK, "is.laid_down", observation.LAID_DOWN),
        (observation.COURT_BLOCK, "is.acting", observation.IS_ACTING),
        (observation.COURT_BLOCK, "characters", observation.CHARACTERS_HELD),
        (observation.COURT_BLOCK, "perfect_pair_points", observation.PAIR_POINTS),
    ],
)
def test_every_part_of_a_block_begins_where_its_name_stands(block: list[str], name: str, place: int) -> None:
    assert block.index(name) == place


def test_the_blocks_of_a_seat_are_as_long_as_their_names() -> None:
    assert len(observation.COURT_BLOCK) == observation.COURT_SIZE
