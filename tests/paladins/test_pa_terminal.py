"""The table in the terminal, in every language, and what the opponents make of a position."""

from typing import Any

import pytest
from rich.console import Console

from paladins.pa_scenes import Scene, played
from regalia.games.paladins import GAME
from regalia.games.paladins.components import PALADINS
from regalia.games.paladins.encoding import AI
from regalia.kernel.chance import derived_seed
from regalia.kernel.texts import Texts, available
from regalia.players import opponents
from support import start


def drawn(game: Any, seat: int, language: str, width: int) -> str:
    console = Console(width=width)
    with console.capture() as shown:
        console.print(GAME.draw(GAME.view(game, seat), Texts(language, [GAME.folder / "texts"])))
    return shown.get()


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.long
def test_every_moment_can_be_drawn(seats: int) -> None:
    game = start("paladins", seats)
    for step, (now, seat) in enumerate(played(game, 3)):
        if step % 75 == 0:
            for language in available(GAME.folder / "texts"):
                text = drawn(now, seat, language, 110)
                assert max(len(line) for line in text.splitlines()) <= 110
    assert drawn(game, -1, "en", 150)


def test_the_board_names_what_lies_on_it() -> None:
    scene = Scene(2).townsfolk(slot2="abbot_1").outsiders(slot3="thief_viking").favour(1, "favour_loan")
    scene.order(1, "attack").hired(0, "squire_1").converted(1, "champion_saracen").paladin(0, "roland")
    english = drawn(scene.game, 0, "en", 130)
    for word in (
        "Abbot",
        "Thief (Viking)",
        "Workers for a Debt",
        "5× Attack",
        "Squire",
        "Champion",
        "Roland",
        "Tax: 6",
    ):
        assert word in english
    hungarian = drawn(scene.game, 0, "hu", 130)
    for word in ("apát", "tolvaj (viking)", "Munkások adósságért", "5× Támadás", "apród", "bajnok", "Roland"):
        assert word in hungarian


def test_the_terminal_tells_what_paladins_townsfolk_and_outsiders_do() -> None:
    scene = Scene(2).paladin(0, "roland").townsfolk(slot2="abbot_1", slot4="squire_1").hired(0, "peddler_1")
    scene.outsiders(slot3="adventurer_saracen").converted(1, "champion_saracen").attacked(1, "thief_viking")
    shown = " ".join(drawn(scene.game, 0, "en", 300).split())
    assert "Roland (1 Labourer and 1 Fighter · 4 Strength · Recruit costs no silver)" in shown
    assert "lasting: Absolve → 1 Labourer" in shown
    assert "lasting: the Inquisition without Suspicions → 1 Faith" in shown
    assert "Peddler (the Inquisition with at least 2 Suspicions →" in shown
    assert "1 VP for every 2 Monks sent" in shown
    assert "Champion (1 VP, and 1 VP for every King's Order met)" in shown
    assert "Thief (Viking)" in shown
    hungarian = " ".join(drawn(scene.game, 0, "hu", 300).split())
    assert "Feloldozás → 1 földműves" in hungarian


def test_the_outsiders_of_the_artificial_opponent_are_drawn() -> None:
    scene = Scene(1).converted(AI, "thief_viking").attacked(AI, "champion_saracen")
    shown = " ".join(drawn(scene.game, 0, "en", 300).split())
    assert "Converted: Thief (1 VP for every Suspicion held)" in shown
    assert "Attacked: Champion (Saracen)" in shown


def test_the_hand_is_drawn_with_what_each_paladin_does() -> None:
    scene = Scene(2)
    scene.game.hands[0], scene.game.hands[1], scene.game.hands[2] = (
        PALADINS.index(n) for n in ("otton", "samson", "oliver")
    )
    shown = " ".join(drawn(scene.game, 0, "en", 300).split())
    for words in ("Trade gives 2 extra silver", "Develop costs 2 silver less", "Pray costs no silver"):
        assert words in shown
        assert words not in " ".join(drawn(scene.game, 1, "en", 300).split())


def test_own_paladins_are_drawn_for_their_owner_only() -> None:
    scene = Scene(2).draw_paladins()
    assert "In hand" in drawn(scene.game, 0, "en", 130)
    assert "In hand" not in drawn(scene.game, -1, "en", 130)


def test_the_greedy_player_beats_the_random_one() -> None:
    greedy, chance = opponents.make("greedy", GAME), opponents.make("random", GAME)
    points = [0, 0]
    for number in range(3):
        game = start("paladins", 2, "", bytes([number + 1]))
        move = 0
        while game.waiting:
            seat = int(game.turn())
            move += 1
            player = greedy if seat == number % 2 else chance
            game.choose(seat, player.choose(game, seat, derived_seed(bytes([number + 1]), str(move))))
        points[0] += int(game.score(number % 2))
        points[1] += int(game.score(1 - number % 2))
    assert points[0] > points[1] + 30
