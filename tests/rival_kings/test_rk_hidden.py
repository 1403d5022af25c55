"""Rival Kings: dealing anew what a seat cannot know reaches all that is possible, as often as the counts say."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from math import comb, sqrt

import pytest

from regalia.games.rival_kings.components import CARDS, CHARACTERS, KINDS, PILE_SIZE, PILES
from regalia.games.rival_kings.options import PLAY
from regalia.games.rival_kings.position import UNKNOWN, characters, left_over
from regalia.games.rival_kings.rules import RivalKings
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR
from rival_kings.rk_scenes import BUILDINGS_1, SUBJECTS_1, SUBJECTS_2, Scene
from support import rule

DRAWS = 3000
CALM = ("farmer", "watchman", "farm", "inn")
MANY_SPREADS = 6.0  # how far from the mean a count may be, in standard deviations


def imagined(scene: Scene, seat: int, draws: int = DRAWS) -> Iterator[RivalKings]:
    """What a seat may imagine, many times over."""
    for number in range(draws):
        twin = scene.table.copy()
        twin.redraw(seat, Chance(b"imagined %d" % number, twin.chance.streams))
        yield twin


def come_as_often_as(found: Counter[Hashable], parts: dict[Hashable, int]) -> None:
    """Exactly these came, each about as often as its part of the whole."""
    draws, whole = found.total(), sum(parts.values())
    assert set(found) == set(parts)
    for value, part in parts.items():
        mean = draws * part / whole
        assert abs(found[value] - mean) < MANY_SPREADS * sqrt(mean * (1 - part / whole)) + 1, value


def evenly(values: Iterator[Hashable] | list[Hashable]) -> dict[Hashable, int]:
    """All of them alike."""
    return dict.fromkeys(values, 1)


def hidden_from(scene: Scene, seat: int) -> list[int]:
    """The characters that may be anywhere, as far as a seat knows."""
    own = int(scene.table.hand[seat]) if seat >= 0 else 0
    return [card for card in range(12) if not (own | int(scene.table.seen_characters())) >> card & 1]


# Hands, and what is left over.


def first_cycle(seats: int) -> Scene:
    return Scene(seats)


def second_cycle(seats: int) -> Scene:
    """Every seat has two characters left; with two players a neutral one has been seen too."""
    played = ("queen", "duke", "trader_1", "priest")[:seats]
    return Scene(seats).play(*played, neutral="bursar" if seats == 2 else "").end_cycle()


@pytest.mark.parametrize("scene_of", [first_cycle, second_cycle])
@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("RK-I20", "RK-1.12", "RK-1.14", "RK-1.15")
def test_the_hands_of_others_are_any_characters_that_were_not_seen(
    seats: int, scene_of: Callable[[int], Scene]
) -> None:
    scene = scene_of(seats)
    size = len(characters(scene.table.hand[0]))
    for seat in (SPECTATOR, 0, seats - 1):
        pool = hidden_from(scene, seat)
        others = [other for other in range(seats) if other != seat]
        places: Counter[Hashable] = Counter()
        for twin in imagined(scene, seat, 600):
            assert seat < 0 or twin.hand[seat] == scene.table.hand[seat]
            hands = [characters(twin.hand[other]) for other in others]
            assert [len(hand) for hand in hands] == [size] * len(others)
            dealt = [card for hand in hands for card in hand]
            assert sorted([*dealt, *characters(left_over(twin))]) == pool  # each in one place, the rest left over
            places.update((other, card) for other, hand in zip(others, hands, strict=True) for card in hand)
            places.update(("aside", card) for card in characters(left_over(twin)))
        aside = len(pool) - size * len(others)
        parts: dict[Hashable, int] = {(other, card): size for other in others for card in pool}
        come_as_often_as(places, parts | ({("aside", card): aside for card in pool} if aside else {}))


@rule("RK-I20", "RK-1.14")
def test_every_hand_of_three_comes_about_as_often() -> None:
    scene = Scene(3)
    pool = hidden_from(scene, 1)
    hands: Counter[Hashable] = Counter(tuple(characters(twin.hand[2])) for twin in imagined(scene, 1))
    assert comb(len(pool), 3) == 84
    come_as_often_as(hands, evenly(list(combinations(pool, 3))))


@rule("RK-I20", "RK-1.13")
def test_with_four_players_the_last_hand_is_what_the_others_leave() -> None:
    scene = second_cycle(4).deal("lord_protector", "count", "knight", "diplomat")
    pool = hidden_from(scene, 0)
    pairs: Counter[Hashable] = Counter()
    for twin in imagined(scene, 0):
        pairs[tuple(tuple(characters(twin.hand[other])) for other in (1, 2))] += 1
        assert left_over(twin) == 0
    two = list(combinations(pool, 2))
    come_as_often_as(pairs, evenly([(one, other) for one in two for other in two if not set(one) & set(other)]))


# Characters that lie face down.


@rule("RK-I20", "RK-2.6", "RK-3.6")
def test_what_others_have_laid_down_is_any_card_of_a_hand_they_may_have() -> None:
    scene = Scene(3).deal("queen", "duke", "trader_1").choose(1, "play duke").choose(0, "play queen")
    pool = hidden_from(scene, 0)
    down: Counter[Hashable] = Counter()
    for twin in imagined(scene, 0):
        assert twin.answers[0] == PLAY + CHARACTERS.index("queen")  # the own one is known
        assert twin.answers[2] == -1  # and that the third has laid none
        card = int(twin.answers[1]) - PLAY
        assert (twin.hand[1] >> card) & 1
        down[card] += 1
    come_as_often_as(down, evenly([*pool]))


@rule("RK-I20", "RK-2.6")
def test_a_face_down_card_is_each_of_the_hand_alike() -> None:
    scene = Scene(2).deal("queen", "duke").choose(1, "play duke")
    places: Counter[Hashable] = Counter()
    for twin in imagined(scene, SPECTATOR):
        places[characters(twin.hand[1]).index(int(twin.answers[1]) - PLAY)] += 1
        assert len(twin.options(0)) == 3  # the seat that still chooses can choose from the hand it is given
    come_as_often_as(places, evenly([0, 1, 2]))


@rule("RK-I20", "RK-3.6")
def test_a_spectator_knows_no_card_that_lies_face_down() -> None:
    scene = Scene(3).deal("queen", "duke", "trader_1").choose(0, "play queen").choose(2, "play trader_1")
    pairs: Counter[Hashable] = Counter()
    for twin in imagined(scene, SPECTATOR, 4000):
        pairs[(int(twin.answers[0]) - PLAY, int(twin.answers[2]) - PLAY)] += 1
    come_as_often_as(pairs, evenly([(one, other) for one in range(12) for other in range(12) if one != other]))


# The neutral pile, and everything else that nobody has seen: it is drawn when it is turned up.


@rule("RK-13.1", "RK-1.15", "RK-I20")
def test_the_next_neutral_is_any_character_that_the_seat_has_not_seen() -> None:
    scene = Scene(2).deal("queen", "duke").choose(0, "play queen")
    pool = hidden_from(scene, 0)
    turned: Counter[Hashable] = Counter()
    for twin in imagined(scene, 0):
        twin.choose(1, twin.options(1)[0])
        turned[int(twin.neutral)] += 1
        assert twin.neutral != twin.played[1]
    come_as_often_as(turned, evenly([*pool]))


@rule("RK-1.16", "RK-I20")
def test_the_next_open_card_is_any_that_was_not_seen_by_the_copies_that_are_left() -> None:
    scene = Scene(3).tops("farmer", "scholar", "farm", "inn").row(1, "scholar", "miner", "jailer")
    scene.play("queen", "count", "diplomat")
    copies: dict[Hashable, int] = dict.fromkeys(range(KINDS), 2)
    for card in ("farmer", "scholar", "scholar", "miner", "jailer"):
        copies[CARDS.index(card)] -= 1
    parts = {kind: count for kind, count in copies.items() if count}
    for seat in (SPECTATOR, 0, 2):
        turned: Counter[Hashable] = Counter()
        for twin in imagined(scene, seat):
            twin.choose(0, twin.named(0, "recruit farmer at subjects_1"))
            turned[int(twin.top(SUBJECTS_1))] += 1
        come_as_often_as(turned, parts)


# Cards of a pile that somebody has looked at.


def looked_through() -> Scene:
    """Seat 0 has looked through the first pile of subjects, seat 1 through the second; both Scholars lie open."""
    scene = Scene(3).tops("farmer", "scholar", "farm", "inn").row(0, "vintner").row(1, "scholar", "vintner")
    scene.row(2, "miner").play("lord_protector", "count", "diplomat")
    scene.choose(0, "use vintner", "look at subjects_1", "pass", "pass")
    return scene.pass_to(1).choose(1, "use vintner", "look at subjects_2", "pass")


def left_for(scene: Scene, seat: int) -> dict[Hashable, int]:
    """Of every subject, how many copies a seat has not seen anywhere."""
    table = scene.table
    copies: dict[Hashable, int] = dict.fromkeys(range(KINDS), 2)
    open_cards = [int(card) for card in table.row if 0 <= card < KINDS]
    open_cards += [int(table.top(pile)) for pile in (SUBJECTS_1, SUBJECTS_2)]
    for cell in range(2 * PILE_SIZE):
        if cell % PILE_SIZE < PILE_SIZE - 1 and seat >= 0 and (table.known[cell] >> seat) & 1:
            open_cards.append(int(table.pile[cell]))
    for card in open_cards:
        copies[card] -= 1
    return {kind: count for kind, count in copies.items() if count}


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
@rule("RK-9.22", "RK-I20")
def test_what_others_have_seen_in_a_pile_is_any_card_that_the_seat_has_not_seen(seat: int) -> None:
    scene = looked_through()
    parts = left_for(scene, seat)
    assert CARDS.index("scholar") not in parts  # both lie open
    deep = {pile: Counter[Hashable]() for pile in (SUBJECTS_1, SUBJECTS_2)}
    for twin in imagined(scene, seat):
        for pile, found in deep.items():
            found.update(int(twin.pile[pile * PILE_SIZE + place]) for place in (0, 3, 6))
        cards = Counter(int(card) for card in (*twin.pile, *twin.row) if card >= 0)
        unseen = [*twin.unseen_subjects, *twin.unseen_buildings]
        assert all(cards[card] + unseen[card] == 2 for card in range(2 * KINDS))
    for pile, found in deep.items():
        if seat == pile:  # the pile that this seat has looked through
            own = [int(scene.table.pile[pile * PILE_SIZE + place]) for place in (0, 3, 6)]
            assert set(found) == set(own)
        else:
            come_as_often_as(found, parts)


@rule("RK-9.22", "RK-I20")
def test_cards_that_nobody_has_looked_at_stay_undrawn() -> None:
    scene = looked_through()
    for seat in (SPECTATOR, 0, 2):
        for twin in imagined(scene, seat, 20):
            for pile in range(BUILDINGS_1, PILES):
                assert set(twin.pile[pile * PILE_SIZE : pile * PILE_SIZE + 7]) == {UNKNOWN}
            assert [int(twin.top(pile)) for pile in range(PILES)] == [int(scene.table.top(p)) for p in range(PILES)]


@rule("RK-9.21", "RK-I20")
def test_two_cards_of_a_pile_are_never_more_copies_than_there_are() -> None:
    scene = Scene(3).tops(*CALM).row(0, "vintner").row(2, "bishop").play("lord_protector", "count", "diplomat")
    scene.choose(0, "use vintner", "look at subjects_1", "pass")
    parts = left_for(scene, 1)
    pairs: Counter[Hashable] = Counter((int(t.pile[2]), int(t.pile[5])) for t in imagined(scene, 1, 12_000))
    ways: dict[Hashable, int] = {(a, b): parts[a] * (parts[b] - (a == b)) for a in parts for b in parts}
    come_as_often_as(pairs, {pair: count for pair, count in ways.items() if count})


@rule("RK-9.21", "RK-I20")
def test_who_looks_through_a_pile_is_asked_about_the_imagined_cards() -> None:
    scene = Scene(3).tops(*CALM).row(0, "vintner").coins(0, 3).play("lord_protector", "count", "diplomat")
    scene.choose(0, "use vintner", "look at subjects_1")
    offers = set()
    for seat in (SPECTATOR, 1):
        for twin in imagined(scene, seat, 60):
            assert list(twin.options(0)) == list(twin.cards_to_pick(0))
            offers.add(tuple(twin.options(0)))
    assert len(offers) > 20
    for twin in imagined(scene, 0, 20):
        assert twin.options(0) == scene.table.options(0)
