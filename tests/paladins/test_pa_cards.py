"""The living cards of Paladins: the numbers on them are those of the table."""

import random
from typing import Any

from paladins.pa_scenes import Scene
from regalia.games.paladins import GAME
from regalia.kernel.card_words import Teller, Told
from regalia.kernel.game import Setup
from regalia.kernel.texts import Texts
from support import moments, rule

TEXTS = Texts("en", [GAME.folder / "texts"], ["Ann", "Ben", "Cid", "Dot"])
TELLER = Teller(GAME, GAME.resolve(), TEXTS)


def told(position: Any, seat: int, piece: str) -> Told:
    """The card of a thing, as a seat has it."""
    card = TELLER.told(GAME.view(position, seat), position, seat, piece)
    assert card is not None
    return card


@rule("PA-9.2", "PA-11.2", "PA-12.2")
def test_prices_that_are_missing_are_told_with_the_numbers() -> None:
    """In a whole game: what an action costs this time, and what the seat has of it."""
    seen = 0
    for step, (kingdom, seat) in enumerate(moments(GAME.start(Setup("paladins", 3, b"price")), random.Random(5))):
        if step % 5:
            continue
        player = GAME.view(kingdom, seat)["players"][seat]
        for action in ("commission", "fortify", "garrison", "absolve", "convert", "develop", "pray"):
            lines = [line for line in told(kingdom, seat, f"action:{seat}:{action}").why_not if "It costs" in line]
            if lines:
                ((good, count),) = player["price"][action]
                have = player["goods"][good]
                assert lines == [
                    f"It costs {TEXTS.amounts([(good, count)])}, and you have {TEXTS.amounts([(good, have)])}."
                ]
                assert have < count
                seen += 1
    assert seen > 5


@rule("PA-13.4", "PA-14.3")
def test_an_outsider_says_what_strength_and_faith_are_missing() -> None:
    """The last area asks for Strength 11 and Faith 10; who has none of either needs 6 silver, and has 2."""
    scene = Scene().have(0, silver=2).outsiders(slot6="thief_viking").turn()
    why = told(scene.game, 0, "outsider:thief_viking").why_not
    assert "Attack asks for Strength 11; you have 0. The rest costs 6 silver, and you have 2 silver." in why
    assert "Convert asks for Faith 10; you have 0." in why


@rule("PA-3.9")
def test_an_action_on_which_workers_stand_says_so() -> None:
    scene = Scene().have(0, "labourer fighter").standing(0, "hunt", "labourer").turn()
    assert "stand on this action already" in told(scene.game, 0, "action:0:hunt").why_not[0]


@rule("PA-3.8")
def test_too_few_workers_are_counted() -> None:
    scene = Scene().have(0, "labourer").turn()
    assert told(scene.game, 0, "action:0:attack").why_not[0] == "It takes 3 workers, and you have 1."


def test_points_say_what_they_are_made_of_to_everybody() -> None:
    scene = Scene().mark(1, faith=4).owing(1, unpaid=1).turn()
    view = GAME.view(scene.game, 0)
    for seat in (0, 1, -1):
        card = TELLER.told(GAME.view(scene.game, seat), scene.game, max(seat, 0), "points:1")
        assert card is not None
        faith, debts = view["players"][1]["score"]["faith"], view["players"][1]["score"]["debts"]
        assert card.says[0] == "If the game ended now:"
        assert f"Faith: {faith}" in card.says
        assert f"Debts: −{-debts}" in card.says
        assert card.says[1] == f"{view['players'][1]['points']} VP"


def test_suspicions_of_a_plaque_say_how_many_others_have() -> None:
    scene = Scene().suspected(0, 1).suspected(1, 0, 1, 2).turn()
    card = told(scene.game, 0, "suspicions:0")
    assert card.name == "Suspicions: 1"
    assert "The most that anybody has: 3." in card.says


def test_what_the_king_has_not_shown_says_when_it_comes_and_nothing_else() -> None:
    game = GAME.start(Setup("paladins", 2, b"hidden"))
    assert told(game, 0, "order:3").name == "King's Order, shown in round 3"
    assert told(game, 0, "order:3").says == ("Whoever meets it scores 8 VP at the end.",)
    assert told(game, 0, "unseen:2").name == "King's Favour, shown in round 4"
    assert TELLER.told(GAME.view(game, 0), game, 0, "unseen:6") is None


def test_every_sign_of_a_plaque_has_a_card() -> None:
    for seats in (1, 2):
        game = GAME.start(Setup("paladins", seats, b"plaque"))
        for name in ("points:1", "suspicions:1", "debt:1:1", "crew:1", "track:1:faith"):
            assert told(game, 0, name).says or told(game, 0, name).does, name
