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
