"""The example of the rulebook is what its captions say it is, whatever the table."""

import pytest

from regalia.games.paladins import GAME
from regalia.kernel import book
from regalia.kernel.texts import Texts


def log(preset: str, since: int, after: int) -> list[str]:
    """What was told of the example between two choices, in English."""
    texts = Texts("en", [GAME.folder / "texts"], book.words(GAME, "en").names)
    _, told = book.read(GAME).play(GAME.resolve(preset), after)
    return [texts.phrase((event.kind, event.details)) for moment in told[since:] for event in moment]


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_example_goes_on_after_the_tavern(preset: str) -> None:
    tavern = log(preset, 7, 9)
    assert "Ann takes the Tavern card with 2 Fighters, 1 Merchant and 1 Criminal." in tavern
    assert "Ann draws a Suspicion with 1 tax." in tavern
    assert log(preset, 10, 12) == [
        "Ann places 2 Fighters and 1 Cleric on Convert.",
        "Ann converts the Assassin (Byzantine).",
        "Ann raises Strength by 2 to 2.",
    ]
    quest = log(preset, 13, 15)
    assert {"Brian sends the Missionary on a quest.", "Brian gains 1 Scout.", "Brian gains 1 Labourer."} <= set(quest)
    assert "Cindy gains 3 silver." in log(preset, 16, 17)
    attack = log(preset, 18, 19)
    assert {"Ann pays 1 silver.", "Ann attacks the Armourer (Byzantine).", "Ann gains 1 Labourer."} <= set(attack)
