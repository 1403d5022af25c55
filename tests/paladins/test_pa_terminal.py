"""The table in the terminal, in every language, and what the opponents make of a position."""

from typing import Any

import pytest
from rich.console import Console

from paladins.pa_scenes import Scene, played
from regalia.games.paladins import GAME
from regalia.kernel.chance import derived_seed
from regalia.kernel.texts import Texts, available
from regalia.players import opponents
from support import start


def drawn(game: Any, seat: int, language: str, width: int) -> str:
    console = Console(width=width)
    with console.capture() as shown:
        console.print(GAME.draw(GAME.view(game, seat), Texts(language, [GAME.folder / "texts"])))
    return shown.get()


@pytest.mark.parametrize("seats", [1, 2, 4])
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
    for word in ("Abbot", "Thief (Viking)", "The King's loan", "5× Attack", "Squire", "Champion", "Roland", "Tax: 6"):
        assert word in english
    hungarian = drawn(scene.game, 0, "hu", 130)
    for word in ("apát", "tolvaj (viking)", "Királyi kölcsön", "5× Támadás", "apród", "bajnok", "Roland"):
        assert word in hungarian


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
