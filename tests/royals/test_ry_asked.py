"""Who is asked, and how often, tells nothing of a hand."""

import json
import random
from itertools import combinations_with_replacement

import pytest

from regalia.games.royals import options as opt
from regalia.games.royals.components import POSITIONS
from regalia.games.royals.rules import Royals
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.texts import Texts, available
from royals.ry_scenes import (
    PAIRS,
    asked,
    deal,
    end,
    holder,
    occupied,
    offered,
    play,
    royals,
    says,
    table,
    told,
)
from support import moments, names, rule, start

LETTERS = "FGBS"
CHEAP = [name for name in POSITIONS if name.rsplit("_", maxsplit=1)[1] in ("marshal", "baron", "countess")]


def crowded(hand: str, intrigue: str) -> Royals:
    """Seat 0 plays with these cards; it holds two Marshals, and others sit on everything cheap but one Baron."""
    game, own, free = table(3), ("munich_marshal", "valencia_marshal"), "cologne_baron"
    occupied(game, 0, *own)
    occupied(game, 1, *(name for name in CHEAP if name not in (*own, free)))
    deal(game, 0, hand, intrigue)
    play(game, 0)
    return game


@rule("RY-R40", "RY-D6", "RY-I22")
def test_two_french_one_british_and_one_intrigue_card_look_like_any_other_hand() -> None:
    """The hand can pay for nothing, which is nobody else's business: it is asked like every hand of its size."""
    poor, rich = crowded("F2 B1", "GS"), crowded("G2 B1", "FG")
    assert offered(poor) == ["stop"]
    assert len(offered(rich)) > 2
    assert asked(poor) == asked(rich) == 0
    for viewer in (SPECTATOR, 1, 2):
        seen = [json.dumps(royals().view(game, viewer)) for game in (poor, rich)]
        assert seen[0] == seen[1]
    assert not told(poor, "stops")
    says(poor, "stop")
    says(rich, "stop")
    assert asked(poor) == asked(rich) == 1


@rule("RY-R40", "RY-D6")
def test_every_hand_of_a_size_is_asked_alike() -> None:
    """All hands of three country cards with all single intrigue cards."""
    payable = set()
    for cards in combinations_with_replacement(LETTERS, 3):
        for pair in PAIRS:
            game = crowded(" ".join(f"{letter}{cards.count(letter)}" for letter in set(cards)), pair)
            assert asked(game) == 0
            payable.add(len(offered(game)) > 1)
    assert payable == {True, False}


@rule("RY-R40", "RY-D6", "RY-5.9")
def test_without_cubes_a_seat_is_not_asked_and_is_told_why() -> None:
    game = table(3)
    deal(game, 0, "F8", "FG")
    game.supply[0] = 0
    play(game, 0)
    assert asked(game) == 1
    note = told(game, "no-cubes")[0]
    assert [note.seen_by(seat) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    assert not told(game, "cannot-play")
    assert told(game, "stops")[0].details == {"seat": 0}


@rule("RY-R40", "RY-D6")
@pytest.mark.parametrize(
    ("hand", "intrigue", "asks"),
    [
        ("", "FG FS", False),  # no cards at all
        ("F1", "", False),  # too few for what is free, and nothing to take over with
        ("F1", "GB", True),  # a Marshal might be taken over
        ("B2", "", True),  # enough for the free Baron, were they of the right country
    ],
)
def test_a_seat_stops_at_once_where_everybody_can_count_that_it_must(hand: str, intrigue: str, asks: bool) -> None:
    game = crowded(hand, intrigue)
    assert (asked(game) == 0) == asks
    assert bool(told(game, "cannot-play")) == (not asks)
    if asks:
        says(game, "stop")
    assert told(game, "stops")[0].details == {"seat": 0}


@rule("RY-R40", "RY-D6")
def test_who_holds_all_positions_or_none_that_can_be_had_is_not_asked() -> None:
    game = table(3)
    occupied(game, 0, *POSITIONS[:11])
    occupied(game, 1, *(name for name in POSITIONS[11:] if name.endswith("king")))
    occupied(game, 0, *(name for name in POSITIONS[11:] if not name.endswith("king")))
    game.supply[0] = 10
    for intrigue, asks in (("FG", False), ("FG FS", True)):
        scene = game.copy()
        deal(scene, 0, "F12", intrigue)
        play(scene, 0)
        assert (asked(scene) == 0) == asks, "a King needs two intrigue cards"


@rule("RY-D6")
def test_the_question_says_when_nothing_can_be_paid_for() -> None:
    poor, rich = crowded("F2 B1", "GS"), crowded("G2 B1", "FG")
    folder = royals().folder / "texts"
    assert len(available(folder)) == 6
    for language in available(folder):
        texts = Texts(language, [folder])
        assert texts.phrase(poor.prompt(0)) != texts.phrase(rich.prompt(0))
    assert "cannot pay" in Texts("en", [folder]).phrase(poor.prompt(0))


@rule("RY-R40", "RY-D9")
@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("F1", 0),  # all cards, whatever they are
        ("F1 G1", 0),  # no hand of two has a joker in it
        ("F1 G2", 2),
        ("G3", 1),  # the only way, but with F1 G2 there would be two
        ("F2 G1", 2),
    ],
)
def test_how_to_pay_is_asked_where_some_hand_of_the_size_has_a_choice(hand: str, ways: int) -> None:
    game = table(3)
    deal(game, 0, hand)
    play(game, 0)
    says(game, "occupy avignon_marshal")
    assert (holder(game, "avignon_marshal") == 0) == (ways == 0)
    if ways:
        assert game.question == opt.ASK_PAYMENT
        assert len(offered(game)) == ways


@rule("RY-R40", "RY-D10")
@pytest.mark.parametrize(
    ("position", "intrigue", "ways"),
    [
        ("cologne_baron", "FG", 0),
        ("cologne_baron", "FB BS", 1),
        ("cologne_baron", "FG BS", 2),
        ("vienna_king", "FG GS", 0),
        ("vienna_king", "FG FB BS", 1),
        ("vienna_king", "FG GB BS", 2),
    ],
)
def test_which_intrigue_cards_is_asked_where_some_hand_of_the_size_has_a_choice(
    position: str, intrigue: str, ways: int
) -> None:
    game = table(3)
    occupied(game, 1, position)
    deal(game, 0, "G8", intrigue)
    play(game, 0)
    says(game, f"take over {position}")
    assert (game.question == opt.ASK_INTRIGUE) == (ways > 0)
    if ways:
        assert len(offered(game)) == ways


@rule("RY-R40", "RY-D12")
def test_intrigue_cards_too_many_are_asked_for_though_all_are_alike() -> None:
    game = table(5)
    game.intrigue_pile[0] += 1
    deal(game, 0, "", "FG FG FG FG FG")
    end(game, 0)
    assert offered(game) == ["discard 1 france_german_states"]


def with_another_hand(game: Royals, viewer: int, label: str) -> Royals:
    """The same table for a viewer, with everything else dealt anew."""
    twin = game.copy()
    twin.redraw(viewer, Chance(label.encode(), game.chance.streams))
    return twin


def asked_after(game: Royals, name: str, luck: random.Random) -> list[int]:
    """Who is asked after a choice, question by question, until it is carried out."""
    seat, found = asked(game), []
    says(game, name)
    while game.target >= 0:
        found.append(asked(game))
        game.choose(seat, luck.choice(list(game.options(seat))))
    return [*found, asked(game)] if name == "stop" else found


@rule("RY-R40", "RY-I22", "RY-D6", "RY-D9", "RY-D10")
@pytest.mark.parametrize("jokers", ["free", "shortfall"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_the_hand_the_same_choice_is_followed_by_the_same_questions(seats: int, jokers: str) -> None:
    """In whole games: a seat that plays has other cards than it has, and nobody else could tell."""
    luck, compared = random.Random(seats), 0
    first = royals().start(Setup("royals", seats, b"alike", switches={"jokers": jokers}))
    for step, (now, seat) in enumerate(moments(first, random.Random(9))):
        assert isinstance(now, Royals)
        if now.question != opt.ASK_PLAY:
            continue
        twin = with_another_hand(now, SPECTATOR, f"{step}")
        assert (twin.waiting, twin.question) == (now.waiting, now.question)
        for name in sorted(set(names(now, seat)) & set(names(twin, seat))):
            assert asked_after(now.copy(), name, luck) == asked_after(twin.copy(), name, luck)
            compared += name != "stop"
    assert compared > 100


@rule("RY-R40", "RY-I22")
def test_a_draw_from_the_pile_is_followed_by_the_same_question_whatever_comes() -> None:
    """The last card of a draw decides nothing about who is asked next."""
    checked = 0
    game = start("royals", 3, seed=b"draws")
    for step, (now, seat) in enumerate(moments(game, random.Random(4))):
        assert isinstance(now, Royals)
        if now.question == opt.ASK_DRAW and opt.FROM_PILE in now.options(seat):
            real, other = now.copy(), with_another_hand(now, SPECTATOR, f"{step}")
            for one in (real, other):
                one.choose(seat, opt.FROM_PILE)
            assert (real.waiting, real.question) == (other.waiting, other.question)
            checked += 1
    assert checked > 60
