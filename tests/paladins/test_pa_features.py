"""What a seat observes of Paladins: every number is what its name says."""

import random
from collections import Counter
from typing import cast

import pytest

from regalia import games
from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    BOARD_SIZE,
    GOODS,
    HAND,
    PALADINS,
    PIECES,
    SLOTS,
    TOWNSFOLK,
    VERBS,
)
from regalia.games.paladins.position import NOBODY, OWNER, WORKSHOP
from regalia.games.paladins.rules import Paladins
from regalia.kernel.game import Setup
from regalia.kernel.scroll import Scroll


def told(game: Paladins, seat: int) -> dict[str, int]:
    """The observation of a seat by name, without zeros."""
    names = games.find("paladins").feature_names(game)
    scroll = Scroll(1, len(names))
    scroll.begin(0)
    game.observe(seat, scroll)
    return {name: int(number) for name, number in zip(names, scroll.cells, strict=True) if number}


def label(found: dict[str, int], name: str) -> dict[str, int]:
    """The members of a label."""
    return {key[len(name) + 1 :]: number for key, number in found.items() if key.startswith(name + ".")}


def check_side(game: Paladins, side: int, found: dict[str, int], heading: str) -> None:
    goods = {VERBS[good]: int(game.goods[side * GOODS + good]) for good in range(GOODS)}
    assert label(found, f"{heading}.goods") == {name: count for name, count in goods.items() if count}
    done = {action: int(game.done[side * ACTION_COUNT + number]) for number, action in enumerate(ACTIONS)}
    counted = {name: count for name, count in done.items() if count and name not in ("attack", "convert")}
    assert label(found, f"{heading}.done") == counted
    assert sum(label(found, f"{heading}.attacked").values()) == done["attack"]
    assert sum(label(found, f"{heading}.converted").values()) == done["convert"]
    mine = [int(card) // OWNER for card in game.hired if card % OWNER == side]
    kinds = Counter(TOWNSFOLK[game.edition.townsfolk_kind[card]] for card in mine)
    assert label(found, f"{heading}.hired") == kinds
    assert found.get(f"{heading}.debts.unpaid", 0) == game.debts[side * 2]
    assert found.get(f"{heading}.suspicions", 0) == game.suspicions[side]
    lying = [] if game.paladins[side] < 0 else [PALADINS[game.paladins[side]]]
    assert list(label(found, f"{heading}.paladin")) == lying
    states = {"passed": (game.passed >> side) & 1, "active": game.active == side, "starting_player": game.start == side}
    assert set(label(found, f"{heading}.is")) == {state for state, holds in states.items() if holds}


def check_own(game: Paladins, seat: int, found: dict[str, int]) -> None:
    board = game.board[seat * BOARD_SIZE : (seat + 1) * BOARD_SIZE]
    busy, workshops = set(), set()
    for place, stands in enumerate(board):
        if stands == WORKSHOP:
            workshops.add(f"{ACTIONS[place // SLOTS]}_{place % SLOTS + 1}")
        elif stands >= 0:
            busy.add(ACTIONS[place // SLOTS])
    assert (set(label(found, "own.worker_on")), set(label(found, "own.workshop_on"))) == (busy, workshops)
    jars = {str(space + 1) for space in range(PIECES) if (game.jars[seat] >> space) & 1}
    assert set(label(found, "own.jar")) == jars
    hand = {PALADINS[card] for card in game.hands[seat * HAND : (seat + 1) * HAND] if card >= 0}
    assert set(label(found, "secret.hand")) == hand
    below = [PALADINS[card] for card in game.bottoms[seat * PIECES : (seat + 1) * PIECES] if card >= 0]
    assert label(found, "secret.bottom_of_deck") == {paladin: place for place, paladin in enumerate(below, 1)}


@pytest.mark.parametrize("seats", [1, 4])
def test_every_number_is_what_its_name_says(seats: int) -> None:
    game = cast(Paladins, games.find("paladins").start(Setup("paladins", seats, b"features")))
    luck = random.Random(seats)
    while game.waiting:
        seat = int(game.turn())
        found = told(game, seat)
        for ahead in range(int(game.sides)):
            check_side(game, (seat + ahead) % int(game.sides), found, f"next_{ahead}" if ahead else "own")
        check_own(game, seat, found)
        taken = {str(square + 1) for square, piece in enumerate(game.squares) if piece != NOBODY}
        assert set(label(found, "table.taken_square")) == taken
        left = zip(game.tavern_row, game.tavern_takers, strict=True)
        assert set(label(found, "table.tavern")) == {str(card + 1) for card, taker in left if taker == NOBODY}
        used = {str(place + 1) for place, user in enumerate(game.favour_users) if user != NOBODY}
        assert set(label(found, "table.favour_used")) == used
        row = [int(card) for card in game.townsfolk_row]
        shown = {
            f"{slot}_{TOWNSFOLK[game.edition.townsfolk_kind[card]]}" for slot, card in enumerate(row, 1) if card >= 0
        }
        assert set(label(found, "table.townsfolk")) == shown
        assert sum(label(found, "history.townsfolk_discarded").values()) == int(game.townsfolk_discard).bit_count()
        game.choose(seat, luck.choice(list(game.options(seat))))
