"""What a position really costs somebody is said before it is chosen, and what was paid afterwards, card by card."""

import random

import pytest

from regalia.games.royals import GAME
from regalia.games.royals import options as opt
from regalia.games.royals.rules import Royals
from regalia.kernel.card_words import Teller
from regalia.kernel.game import Setup
from regalia.kernel.texts import Texts, available
from royals.ry_scenes import asked, deal, occupied, play, says, table, told
from support import moments, rule

TEXTS = Texts("en", [GAME.folder / "texts"], ["Ann", "Ben", "Cid", "Dot"])


def read(game: Royals, name: str) -> str:
    """An option that is offered now, as a person reads it."""
    seat = asked(game)
    option = next(one for one in game.options(seat) if game.name(seat, one) == name)
    return TEXTS.phrase(game.phrase(seat, option))


def on_card(game: Royals, seat: int, position: str) -> tuple[str, ...]:
    """What the living card of a position says to a seat."""
    card = Teller(GAME, GAME.resolve(), TEXTS).told(GAME.view(game, seat), game, seat, f"position:{position}")
    assert card is not None
    return tuple(card.says)


@rule("RY-5.6", "RY-6.1", "RY-6.3")
@pytest.mark.parametrize(
    ("hand", "price"),
    [
        ("F3", "3 × France"),
        ("F8 G4", "3 × France"),
        ("F2 G2 S1", "2 × France + 3 others as a joker"),
        ("F1 G6", "1 × France + 6 others as 2 jokers"),
        ("G3 B3 S3", "9 cards as 3 jokers (France)"),
    ],
)
def test_a_free_position_says_what_it_takes_from_this_hand(hand: str, price: str) -> None:
    game = table(3)
    deal(game, 0, hand)
    play(game, 0)
    assert f"– {price}, influence" in read(game, "occupy bordeaux_countess")
    assert any(price in line for line in on_card(game, 0, "bordeaux_countess")) == ("joker" in price)


@rule("RY-7.3", "RY-7.5", "RY-8.1", "RY-8.2")
@pytest.mark.parametrize(
    ("plots", "price", "jokers"),
    [
        ("FS FG", "2 × intrigue", ""),
        ("FS GB GS", "3 × intrigue", " (1 joker)"),
        ("GB GS GB GS", "4 × intrigue", " (2 jokers)"),
    ],
)
def test_a_position_of_somebody_says_how_many_intrigue_cards_it_takes(plots: str, price: str, jokers: str) -> None:
    game = table(3)
    occupied(game, 1, "paris_king")
    deal(game, 0, "F8", plots)
    play(game, 0)
    assert f" + {price}, " in read(game, "take over paris_king")
    assert any(f" + {price}{jokers}." in line for line in on_card(game, 0, "paris_king")) == bool(jokers)


@rule("RY-6.1")
def test_the_price_is_that_of_the_cheapest_payment_in_whole_games() -> None:
    seen = 0
    for game, seat in moments(GAME.start(Setup("royals", 3, b"prices")), random.Random(3)):
        assert isinstance(game, Royals)
        for option in game.options(seat) if game.question == opt.ASK_PLAY else []:
            if option == opt.STOP:
                continue
            _, details = game.phrase(seat, option)
            after = game.copy()
            after.choose(seat, option)
            if after.question != opt.ASK_PAYMENT or not after.waits(seat):
                continue
            sizes = [sum(opt.paid_cards(after, one)) for one in after.options(seat)]
            fitting, others = details["fitting"], details["others"]
            assert isinstance(fitting, int)
            assert isinstance(others, int)
            assert fitting + others == min(sizes)
            seen += others > 0
    assert seen > 50


@rule("RY-5.6", "RY-6.2")
def test_the_log_tells_which_cards_were_jokers() -> None:
    game = table(3)
    deal(game, 0, "F2 G2 S1 B1")
    play(game, 0)
    says(game, "occupy bordeaux_countess", "pay 2 france and 2 german_states, 1 spain as joker")
    event = told(game, "occupies")[0]
    line = TEXTS.phrase((event.kind, event.details))
    assert line.endswith("for 2 × France; as a joker 2 × German States and 1 × Spain."), line
    says(game, "stop")
    assert event.details["give"] == [("france", 2), ("german_states", 2), ("spain", 1)]


@rule("RY-5.6")
@pytest.mark.parametrize("language", available(GAME.folder / "texts"))
def test_a_payment_is_told_in_every_language(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"], ["Ann", "Ben", "Cid"])
    game = table(3)
    deal(game, 0, "F2 G6")
    play(game, 0)
    lines = []
    for option in game.options(0):
        lines.append(texts.phrase(game.phrase(0, option)))
    says(game, "occupy bordeaux_countess", "pay 1 france and 6 german_states as 2 jokers")
    lines.append(texts.phrase(("occupies", told(game, "occupies")[0].details)))
    assert not any("{" in line or "  " in line for line in lines), lines
