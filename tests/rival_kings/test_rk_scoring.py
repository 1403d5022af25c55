"""Rival Kings: pairs, the end, scoring, and the series of games."""

import itertools
import random
from typing import Any

import pytest

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.components import BUILDINGS, CARDS, KINDS, SUBJECTS
from regalia.games.rival_kings.scoring import pairs_of
from rival_kings.rk_scenes import BUILDINGS_1, SUBJECTS_1, Scene
from support import rule

PARTNERS = dict(zip(SUBJECTS, BUILDINGS, strict=True))


def points(*cards: str, sheet: dict[str, Any] | None = None) -> dict[str, int]:
    """What some cards score, line by line, without coins and markers."""
    scene = Scene(2, sheet=sheet).row(0, *cards).coins(0, 0).markers(0, 0)
    return {source: column[0] for source, column in scene.lines().items() if column[0]}


# Pairs.


@pytest.mark.parametrize("subject", SUBJECTS)
@rule("RK-10.1", "RK-10.2", "RK-12.3")
def test_every_subject_is_a_perfect_pair_with_its_building_only(subject: str) -> None:
    value = {card["id"]: card["value"] for card in (*GAME.sheet()["subjects"], *GAME.sheet()["buildings"])}
    for building in BUILDINGS:
        perfect = points(subject, building).get("perfect_pairs", 0)
        assert perfect == (value[subject] + value[building] if building == PARTNERS[subject] else 0)


@rule("RK-10.3", "RK-12.2", "RK-12.4", "RK-R51")
def test_a_colour_pair_is_a_subject_and_a_building_of_one_colour() -> None:
    assert points("innkeeper", "forge") == {"colour_pairs": 3}  # the higher of 2 and 3
    assert points("innkeeper", "blacksmith") == {"singles": 2}  # two subjects are no pair
    assert points("inn", "forge") == {"singles": 2}
    assert points("innkeeper", "prison") == {"singles": 2}  # two colours


@rule("RK-10.4", "RK-R18")
def test_four_colours_in_blocks_of_four() -> None:
    edition = Scene(2).table.edition
    assert list(edition.colour) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] * 2
    themes = {row["id"]: row["theme"] for row in GAME.sheet()["colours"]}
    assert themes == {"yellow": "court", "red": "town", "blue": "village", "green": "country"}
    worth = [sum(int(edition.value[c]) for c in range(32) if edition.colour[c] == colour) for colour in range(4)]
    assert min(worth[:2]) > max(worth[2:])


@rule("RK-R19", "RK-E9")
def test_the_values_of_the_example() -> None:
    value = dict(zip(CARDS, Scene(2).table.edition.value, strict=True))
    assert (value["vineyard"], value["vintner"], value["garden"], value["gardener"]) == (3, 1, 4, 3)
    assert max(value["innkeeper"], value["forge"]) == 3


# Scoring.


@rule("RK-E9", "RK-12.1", "RK-12.3", "RK-12.4", "RK-12.5", "RK-12.6", "RK-12.7", "RK-12.9", "RK-R47", "RK-R51")
def test_the_example_of_the_rulebook_line_by_line() -> None:
    cards = ("vineyard", "vintner", "garden", "gardener", "innkeeper", "forge", "prison", "sailor")
    scene = Scene(2).row(0, *cards).coins(0, 4).markers(3, 0)
    lines = scene.lines()
    assert points("vineyard", "vintner") == {"perfect_pairs": 4}
    assert points("garden", "gardener") == {"perfect_pairs": 7}
    assert lines["perfect_pairs"][0] == 4 + 7
    assert lines["colour_pairs"][0] == 3  # Innkeeper and Forge
    assert lines["singles"][0] == 1 + 1  # Prison and Sailor
    assert lines["coins"][0] == 1
    assert lines["markers"][0] == -6
    assert lines["earlier"][0] == 0
    assert scene.table.score(0) == 11


@rule("RK-12.1", "RK-R46")
def test_perfect_pairs_come_first_even_where_colour_pairs_would_score_more() -> None:
    worthless: dict[str, Any] = {"subjects": [{"id": "farmer", "value": 0}], "buildings": [{"id": "farm", "value": 0}]}
    assert points("farmer", "farm", "vineyard", sheet=worthless) == {"singles": 1}  # 0 for the pair, not 3 + 1
    assert points("miner", "mine", "mine") == {"perfect_pairs": 4, "singles": 1}


@rule("RK-R46", "RK-D19")
def test_colour_pairs_are_formed_only_where_they_help() -> None:
    small: dict[str, Any] = {"buildings": [{"id": "herb_meadow", "value": 1}]}
    assert sum(points("farmer", "herb_meadow", sheet=small).values()) == 2  # as singles, not 1 as a pair
    assert points("court_lady", "gardener", "castle_wall", "prison") == {"colour_pairs": 8}  # 4 + 4, not 4 + 3
    assert points("court_lady", "gardener", "watchman", "garden") == {"perfect_pairs": 7, "singles": 2}
    assert points("court_lady", "watchman", "jailer", "garden") == {"colour_pairs": 4, "singles": 2}


def best_by_hand(scene: Scene, cards: list[int]) -> int:
    """The best total of any way to pair what perfect pairs leave over, by trying all of them."""
    edition = scene.table.edition
    left, total = list(cards), 0
    for subject in [c for c in cards if c < KINDS]:
        if int(edition.partner[subject]) in left:
            left.remove(subject)
            left.remove(int(edition.partner[subject]))
            total += int(edition.value[subject] + edition.value[edition.partner[subject]])
    subjects, buildings = [c for c in left if c < KINDS], [c for c in left if c >= KINDS]
    best = 0
    for order in itertools.permutations([*buildings, *[-1] * len(subjects)], len(subjects)):
        paired = [(s, b) for s, b in zip(subjects, order, strict=True) if b >= 0]
        if all(edition.colour[s] == edition.colour[b] for s, b in paired):
            worth = sum(max(int(edition.value[s]), int(edition.value[b])) for s, b in paired)
            best = max(best, worth + len(left) - 2 * len(paired))
    return total + best


@rule("RK-D19", "RK-R46", "RK-I19")
def test_the_best_colour_pairs_are_found() -> None:
    luck = random.Random(7)
    for _ in range(150):
        colours = luck.sample(range(4), 2)
        bag = [card for card in range(32) if card % KINDS // 4 in colours]
        cards = luck.sample(bag * 2, 7)
        if sum(c < KINDS for c in cards) > 4:
            continue
        scene = Scene(2).coins(0, 0).markers(0, 0)
        for pile in range(4):
            scene.table.add_unseen(scene.table.top(pile), 1)
        scene.row(0, *(CARDS[c] for c in cards))
        assert scene.table.score(0) == best_by_hand(scene, cards), [CARDS[c] for c in cards]
        pairs_are_what_the_sheet_counts(scene, cards)


def pairs_are_what_the_sheet_counts(scene: Scene, cards: list[int]) -> None:
    """Each is a subject and a building, no card is in two of them, and they have the points of their line."""
    pairs, left = pairs_of(scene.table, 0), list(cards)
    for pair in pairs:
        assert pair.subject < KINDS <= pair.building
        left.remove(pair.subject)
        left.remove(pair.building)
    lines = scene.lines()
    for source in ("perfect_pairs", "colour_pairs"):
        assert sum(pair.points for pair in pairs if pair.source == source) == lines[source][0]
    assert len(left) == lines["singles"][0]


@rule("RK-12.3", "RK-12.4", "RK-E9")
def test_the_sheet_names_the_pairs() -> None:
    """By subject and building, with their points: those of the example, and where one card is better than another."""
    scene = Scene(2).row(0, "vineyard", "vintner", "garden", "gardener", "innkeeper", "forge", "prison", "sailor")
    sheet = {
        line.source: [(part.words, part.points) for part in line.parts[0]] for line in GAME.score_sheet(scene.table)
    }
    named = {(str(words[1]["subject"]), str(words[1]["building"])): points for words, points in sheet["perfect_pairs"]}
    assert named == {("@subject-vintner", "@building-vineyard"): 4, ("@subject-gardener", "@building-garden"): 7}
    forge = {"subject": "@subject-innkeeper", "building": "@building-forge"}
    assert sheet["colour_pairs"] == [(("score-pair", forge), 3)]
    assert not sheet["singles"]


@rule("RK-12.5")
def test_a_card_in_no_pair_scores_one() -> None:
    assert points("garden") == {"singles": 1}
    assert points("bishop", "scholar", "garden") == {"singles": 3}


@rule("RK-12.6", "RK-R47")
def test_full_threes_of_coin_value_score_one() -> None:
    for ones, twos, score in ((2, 0, 0), (3, 0, 1), (0, 1, 0), (1, 2, 1), (0, 3, 2), (4, 2, 2), (3, 3, 3)):
        scene = Scene(2).coins(0, ones, twos).markers(0, 0)
        assert scene.lines()["coins"][0] == scene.table.score(0) == score


@rule("RK-12.7", "RK-R47")
def test_every_marker_costs_two_and_totals_may_be_negative() -> None:
    scene = Scene(2).coins(0, 0).markers(4, 0)
    assert scene.table.score(0) == -8


@rule("RK-12.8", "RK-R45")
def test_most_points_win_and_a_tie_is_shared() -> None:
    table = Scene(4).markers(0, 2, 0, 1).table
    assert [int(table.rank(seat)) for seat in range(4)] == [1, 4, 1, 3]


@rule("RK-12.8", "RK-R45")
@pytest.mark.parametrize(
    ("cards", "coins", "markers"),
    [
        ((), (5, 11), (1, 2)),  # fewer markers, or more coins
        ((), (2, 2), (1, 1)),
        (("garden",), (0, 3), (0, 0)),  # a card, or coins
        (("farmer", "farm", "mine"), (9, 15), (2, 1)),
    ],
)
def test_nothing_breaks_a_tie(cards: tuple[str, ...], coins: tuple[int, int], markers: tuple[int, int]) -> None:
    for seats in ((0, 1), (1, 0)):
        scene = Scene(2).row(seats[0], *cards)
        for place, seat in enumerate(seats):
            scene.table.ones[seat], scene.table.twos[seat] = coins[place], 0
            scene.table.markers[seat] = markers[place]
        assert scene.table.score(0) == scene.table.score(1)
        assert [int(scene.table.rank(seat)) for seat in range(2)] == [1, 1]
        assert [int(rank) for rank in scene.table.ranks()] == [1, 1]


# The end.


def nearly_over() -> Scene:
    """Two players; the first pile of subjects has one card left."""
    return Scene(2).shrink(SUBJECTS_1, 1).tops("farmer", "watchman", "farm", "inn")


@rule("RK-11.1", "RK-11.2", "RK-11.3", "RK-I14")
def test_the_cycle_is_played_to_its_end_and_no_other_begins() -> None:
    scene = nearly_over().play("queen", "trader_1", neutral="duke")
    assert not scene.seen(0)["ending"]
    scene.choose(0, "recruit farmer at subjects_1")
    assert scene.seen(0)["ending"]
    assert scene.seen(0)["piles"][SUBJECTS_1]["top"] is None
    done = []
    while scene.table.waiting:
        assert scene.asked() == 1
        done.append(scene.doing())
        scene.choose(1, scene.names(1)[1])
    assert done == ["settle_conflict", "take_money", "recruit_subject", "buy_building"]
    assert scene.table.over()
    assert scene.table.cycle == 1  # the second cycle of the round is not played
    assert [kind for kind, _ in scene.told("ending", "scored", "end")] == ["ending", "scored", "scored", "end"]


@rule("RK-11.1")
def test_any_of_the_four_piles_ends_the_game() -> None:
    scene = Scene(2).shrink(BUILDINGS_1, 1).tops("farmer", "watchman", "farm", "inn")
    scene.play("lord_protector", "duke", neutral="trader_1").choose(0, "buy farm at buildings_1").end_cycle()
    assert scene.table.over()
    full = Scene(2).tops("farmer", "watchman", "farm", "inn")
    full.play("lord_protector", "duke", neutral="trader_1").choose(0, "buy farm at buildings_1").end_cycle()
    assert not full.table.over()


# Several games.


def finish_game(scene: Scene) -> Scene:
    """One short game: the first player takes the last card of a pile."""
    scene.shrink(SUBJECTS_1, 1).tops("farmer", "watchman", "farm", "inn")
    return scene.play("queen", "duke", neutral="trader_1").choose(0, "recruit farmer at subjects_1").end_cycle()


@rule("RK-14.1", "RK-R48")
def test_scores_are_noted_after_each_game_and_added_up() -> None:
    scene = finish_game(Scene(2, series="games", games=2))
    first = [int(value) for value in scene.table.sheet]
    assert first == [1 + 4 // 3 - 2, 5 // 3 - 2]
    view = scene.seen(0)
    assert view["series"]["sheet"] == [first]
    assert view["series"]["number"] == 2
    # Everything is laid out anew.
    assert [pile["size"] for pile in view["piles"]] == [8, 8, 8, 8]
    assert [(p["coins"], p["markers"], p["subjects"]) for p in view["players"]] == [(5, 1, []), (5, 1, [])]
    assert view["round"] == 1
    assert not view["ending"]
    assert scene.lines()["earlier"] == tuple(first)
    finish_game(scene)
    assert scene.table.over()
    assert scene.seen(0)["series"]["sheet"] == [first, first]
    assert [int(scene.table.score(seat)) for seat in range(2)] == [2 * count for count in first]
    assert [int(scene.table.rank(seat)) for seat in range(2)] == [1, 2]


@rule("RK-14.2", "RK-D20", "RK-R48")
def test_a_series_of_so_many_games() -> None:
    for games in (2, 3):
        scene = Scene(2, series="games", games=games)
        played = 0
        while scene.table.waiting:
            finish_game(scene)
            played += 1
        assert played == games
    assert finish_game(Scene(2)).table.over()


@rule("RK-14.2", "RK-D20")
def test_a_series_to_a_total_of_points() -> None:
    scene = Scene(2, series="target", target=20)
    for earlier, over in ((0, False), (18, False), (20, True)):
        scene.table.earlier[0] = earlier  # the short game brings 0 points
        finish_game(scene)
        assert scene.table.over() == over
    assert scene.table.game == 3


@rule("RK-R48", "RK-R45")
def test_a_tie_in_the_sum_is_shared() -> None:
    scene = Scene(2, series="games", games=2)
    scene.table.earlier[1] = 3
    scene.markers(0, 0).coins(0, 5, 2).coins(1, 0)
    assert [int(scene.table.score(seat)) for seat in range(2)] == [3, 3]
    assert [int(scene.table.rank(seat)) for seat in range(2)] == [1, 1]


@rule("RK-11.1", "RK-14.2")
def test_the_chronicle_says_why_the_game_ended() -> None:
    """The pile that ran out; in a series what was agreed on."""
    one = finish_game(Scene(2))
    assert GAME.why_over(one.table) == ("over-piles", {"pile": "@pile-subjects_1", "count": 1})
    games = finish_game(finish_game(Scene(2, series="games", games=2)))
    assert GAME.why_over(games.table) == ("over-games", {"games": 2})
    target = Scene(2, series="target", target=20)
    target.table.earlier[0] = 20
    finish_game(target)
    assert GAME.why_over(target.table) == ("over-target", {"seats": [0], "count": 1, "target": 20})


@rule("RK-11.1")
def test_the_log_says_which_pile_brings_the_last_cycle() -> None:
    scene = Scene(2).shrink(SUBJECTS_1, 1).tops("farmer", "watchman", "farm", "inn")
    scene.play("queen", "duke", neutral="trader_1").choose(0, "recruit farmer at subjects_1")
    told = [event.details for event in scene.table.journal or [] if event.kind == "ending"]
    assert told == [{"pile": "@pile-subjects_1"}]
