"""The inspector of Paladins: quiet in good games, and it names the invariant when one is broken."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paladins.pa_scenes import played
from regalia.games.paladins import GAME
from regalia.games.paladins.encoding import AI
from regalia.games.paladins.steps import SUSPECT
from regalia.kernel.inspection import BrokenInvariant
from support import rule, start


def watched(seats: int, turns: int = 40) -> tuple[Any, Any]:
    """A game in progress on somebody's turn, and its inspector."""
    game: Any = start("paladins", seats, "", b"watched", listen=True)
    inspector = GAME.inspector(game)
    for step, (now, seat) in enumerate(played(game, 7)):
        inspector.inspect()
        settled = any(piece >= 0 for piece in now.squares)
        if step >= turns and now.prompt(seat)[0] == "prompt-turn" and now.round >= 3 and settled:
            break
    return game, inspector


def lose_townsfolk(game: Any) -> None:
    game.townsfolk_deck &= game.townsfolk_deck - 1


def double_suspicion(game: Any) -> None:
    game.suspicion_deck[0] += 1


def lose_wall(game: Any) -> None:
    game.wall_deck[3] -= 1


def lose_tavern_card(game: Any) -> None:
    game.tavern_deck &= game.tavern_deck - 1


def lose_paladin(game: Any) -> None:
    game.bags[0] &= game.bags[0] - 1


def lose_monk(game: Any) -> None:
    game.done[6] += 1


def coin_silver(game: Any) -> None:
    game.goods[6] += 1


def overspend(game: Any) -> None:
    game.goods[6] -= 30
    game.bank[6] += 30


def empty_tax(game: Any) -> None:
    game.bank[6] += game.tax
    game.tax = 0


def lower_mark(game: Any) -> None:
    place = next(n for n, mark in enumerate(game.marks) if mark > 0)
    game.marks[place] -= 1


def third_workshop(game: Any) -> None:
    game.board[11 * 3 + 2] = 6


def attack_without_card(game: Any) -> None:
    game.done[10] += 1


def silent_raise(game: Any) -> None:
    game.marks[0] += 1


def wrong_worker(game: Any) -> None:
    game.board[4 * 3] = 0
    game.bank[0] -= 1


def hidden_worker(game: Any) -> None:
    game.goods[1] += 1
    game.bank[1] -= 1


def free_tavern_card(game: Any) -> None:
    for place in range(len(game.tavern_takers)):
        game.tavern_takers[place] = -1


def early_order(game: Any) -> None:
    game.orders[2] = -1


def forget_favour(game: Any) -> None:
    game.favour_users[0] = 0
    game.bank[0] -= 1


def gap_in_walls(game: Any) -> None:
    game.done[7] += 1


def rich_ai(game: Any) -> None:
    game.goods[AI * 8 + 6] += 1
    game.bank[6] -= 1


def lose_scheme(game: Any) -> None:
    kind = next(n for n, count in enumerate(game.schemes) if count)
    game.schemes[kind] -= 1


def extra_ai_workshop(game: Any) -> None:
    place = next(n for n in range(36 + 18, 72) if n % 3 < 2 and game.board[n] == -1)
    game.board[place] = 6
    game.done[12] += 1


def marker_off_the_track(game: Any) -> None:
    game.marker = 5


BREAKS: list[tuple[str, int, Callable[[Any], None]]] = [
    ("PA-I1", 2, lose_townsfolk),
    ("PA-I2", 2, double_suspicion),
    ("PA-I3", 2, lose_wall),
    ("PA-I4", 2, lose_tavern_card),
    ("PA-I5", 2, lose_paladin),
    ("PA-I6", 2, lose_monk),
    ("PA-I7", 2, coin_silver),
    ("PA-I8", 2, overspend),
    ("PA-I9", 2, empty_tax),
    ("PA-I10", 2, lower_mark),
    ("PA-I11", 2, third_workshop),
    ("PA-I14", 2, attack_without_card),
    ("PA-I15", 2, silent_raise),
    ("PA-I17", 2, wrong_worker),
    ("PA-I18", 2, hidden_worker),
    ("PA-I19", 2, free_tavern_card),
    ("PA-I20", 2, early_order),
    ("PA-I21", 2, forget_favour),
    ("PA-I23", 2, gap_in_walls),
    ("PA-I24", 1, rich_ai),
    ("PA-I25", 1, lose_scheme),
    ("PA-I26", 1, extra_ai_workshop),
    ("PA-I27", 1, marker_off_the_track),
]


@rule("PA-I1", "PA-I2", "PA-I3", "PA-I4", "PA-I5", "PA-I6", "PA-I7", "PA-I8", "PA-I9", "PA-I10", "PA-I11", "PA-I14")
@rule("PA-I15", "PA-I17", "PA-I18", "PA-I19", "PA-I20", "PA-I21", "PA-I23", "PA-I24", "PA-I25", "PA-I26", "PA-I27")
@pytest.mark.parametrize(("broken", "seats", "harm"), BREAKS, ids=[entry[0] for entry in BREAKS])
def test_the_inspector_names_what_is_broken(broken: str, seats: int, harm: Callable[[Any], None]) -> None:
    game, inspector = watched(seats)
    harm(game)
    with pytest.raises(BrokenInvariant) as found:
        inspector.inspect()
    assert found.value.rule == broken


@rule("PA-I12", "PA-I13")
def test_pieces_on_squares_are_watched() -> None:
    game, inspector = watched(4, 120)
    place = next(n for n, piece in enumerate(game.squares) if piece >= 0)
    free = next(n for n in range(40) if game.squares[n] < 0 and (game.open_squares >> n) & 1)
    game.squares[free], game.squares[place] = game.squares[place], -1
    game.open_squares = (game.open_squares | 1 << place) & ~(1 << free)
    with pytest.raises(BrokenInvariant, match="PA-I12"):
        inspector.inspect()
    game, inspector = watched(2, 60)
    closed = next(n for n in range(40) if not (game.edition.squares_for[2] >> n) & 1)
    game.squares[closed] = 0
    game.done[6] += 1
    with pytest.raises(BrokenInvariant, match="PA-I13"):
        inspector.inspect()


@rule("PA-I16")
def test_criminals_without_suspicion_are_noticed() -> None:
    _, inspector = watched(2)
    inspector.criminals[0] += 1
    with pytest.raises(BrokenInvariant, match="PA-I16"):
        inspector.inspect()


@rule("PA-I16", "PA-15.8")
def test_a_suspicion_that_waits_for_the_end_of_an_inquisition_is_not_missing() -> None:
    game, inspector = watched(2)
    inspector.criminals[1] += 1
    game.later(SUSPECT, 1, 1)
    inspector.inspect()


@rule("PA-I22")
def test_gaps_in_the_rows_are_noticed_at_the_start_of_a_round() -> None:
    game: Any = start("paladins", 2, "", b"rows", listen=True)
    inspector = GAME.inspector(game)
    for now, seat in played(game, 1):
        inspector.inspect()
        if now.round == 2 and now.prompt(seat)[0] == "prompt-paladin":
            break
    card = int(game.townsfolk_row[2])
    game.townsfolk_row[2] = -1
    game.townsfolk_discard |= 1 << card
    with pytest.raises(BrokenInvariant, match="PA-I22"):
        inspector.inspect()


@rule("PA-I28")
def test_a_game_that_does_not_end_is_noticed() -> None:
    _, inspector = watched(2)
    inspector.choices = 4999
    with pytest.raises(BrokenInvariant, match="PA-I28"):
        inspector.inspect()
    for seats in (1, 4):
        rounds: list[int] = []
        whole: Any = start("paladins", seats, "", b"whole", listen=True)
        for now, _ in played(whole, seats):
            rounds.append(int(now.round))
        assert whole.over()
        assert max(rounds) == 7


@settings(max_examples=15)
@given(st.integers(1, 4), st.sampled_from(list(GAME.presets)), st.integers(0, 10**6))
def test_invariants_hold_in_random_games(seats: int, preset: str, seed: int) -> None:
    game = start("paladins", seats, preset, str(seed).encode(), listen=True)
    inspector = GAME.inspector(game)
    for _ in played(game, seed):
        inspector.inspect()
    inspector.inspect()
    assert game.over()
