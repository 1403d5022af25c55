"""The living cards of Royals: the numbers on them are those of the table."""

import random

from regalia.games.royals import GAME
from regalia.kernel.card_words import Teller, Told
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.kernel.texts import Texts
from royals.ry_scenes import deal, occupied, play, table
from support import moments, rule

TEXTS = Texts("en", [GAME.folder / "texts"], ["Ann", "Ben", "Cid", "Dot"])
TELLER = Teller(GAME, GAME.resolve(), TEXTS)


def told(position: Position, seat: int, piece: str) -> Told:
    """The card of a thing, as a seat has it."""
    card = TELLER.told(GAME.view(position, seat), position, seat, piece)
    assert card is not None
    return card


@rule("RY-5.6", "RY-6.1")
def test_cards_that_are_missing_are_told_with_the_numbers() -> None:
    """In a whole game: how many cards a position needs, how many fit, and what the others make as jokers."""
    seen = 0
    for step, (europe, seat) in enumerate(moments(GAME.start(Setup("royals", 3, b"cards")), random.Random(5))):
        view = GAME.view(europe, seat)
        if step % 9 or view["picking"] or view["players"][seat]["no_cubes"]:
            continue
        hand, joker = view["players"][seat]["hand"], view["rules"]["joker"]
        for land in view["countries"]:
            held = hand[land["id"]]
            others = (sum(hand.values()) - held) // joker
            for place in (place for city in land["cities"] for place in city["positions"]):
                card = told(europe, seat, f"position:{place['id']}")
                start = f"It needs {place['cards']} of "
                end = f"You have {held}, and your other cards make {others} more ({joker} for one)."
                lacks = any(line.startswith(start) and line.endswith(end) for line in card.why_not)
                assert lacks == (held + others < place["cards"] and place["holder"] != seat), card
                seen += lacks
    assert seen > 100


@rule("RY-7.3", "RY-7.5")
def test_a_position_that_somebody_holds_says_which_intrigue_is_missing() -> None:
    game = table(3)
    occupied(game, 1, "paris_king")
    deal(game, 0, "F8")
    play(game, 0)
    card = told(game, 0, "position:paris_king")
    assert "Taking over needs 2 intrigue for France. Yours are worth 0." in card.why_not
    assert any("Ben" in line for line in card.says)


@rule("RY-7.2")
def test_the_own_position_says_so() -> None:
    game = table(3)
    occupied(game, 0, "lyon_baron")
    play(game, 0)
    assert told(game, 0, "position:lyon_baron").why_not[0] == "You hold this position already."


@rule("RY-5.9")
def test_cubes_that_are_missing_are_counted() -> None:
    game = table(3)
    deal(game, 0, "F8")
    game.supply[0] = 1
    play(game, 0)
    assert "It takes 2 cubes, and you have 1 left." in told(game, 0, "position:lyon_baron").why_not


@rule("RY-10.2")
def test_the_own_points_are_told_by_source_and_those_of_others_only_at_the_end() -> None:
    compared = 0
    for europe, seat in moments(GAME.start(Setup("royals", 3, b"points")), random.Random(2)):
        view = GAME.view(europe, seat)
        other = (seat + 1) % 3
        assert GAME.card(view, f"points:{other}") is None
        assert f"{view['players'][other]['markers']} marker" in told(europe, seat, f"markers:{other}").says[0]
        total, *parts = told(europe, seat, f"points:{seat}").says
        assert sum(int(one.rpartition(" ")[2]) for one in parts) == int(total.split()[0]) == europe.score(seat)
        compared += len(parts) > 1
    assert compared > 20
    assert all(GAME.card(GAME.view(europe, 0), f"points:{one}") for one in range(3)) == europe.over()
