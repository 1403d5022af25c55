"""The puzzles that games ship: each is solved again, can be told in every language, and is hard enough."""

import io
import json
import sys
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel import puzzles as stock
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.position import Position
from regalia.kernel.puzzles import FILE, Puzzle, Puzzles, explained, meant
from regalia.kernel.texts import LANGUAGES
from regalia.lab import puzzles as workshop
from regalia.lab.puzzles import Solution
from regalia.players.reasons import percent
from regalia.web.boards.render import texts_for
from support import ended

SIZE_MAX = 600_000  # bytes of all files
SHIPPED = 60  # puzzles of every game
every_game = pytest.mark.parametrize("name", games.house())


def laid(game: Game, puzzles: Puzzles, puzzle: Puzzle) -> tuple[Position, int, Solution]:
    """A puzzle on the table, who is asked, and its answer as options."""
    position, _ = puzzles.replayed(game, puzzle)
    seat = int(position.turn())
    names = (puzzle.best, puzzle.second, puzzle.obvious)
    return position, seat, Solution(*(int(position.named(seat, name)) for name in names))


@every_game
@pytest.mark.long
def test_every_puzzle_is_solved_again(name: str) -> None:
    game = games.find(name)
    puzzles = stock.of(game)
    assert len(puzzles.puzzles) >= SHIPPED
    for puzzle in puzzles.puzzles:
        position, seat, solution = laid(game, puzzles, puzzle)
        offer = workshop.offered(position, seat)
        assert workshop.LEAST <= len(offer) <= workshop.MOST
        assert set(puzzle.chances) == {position.name(seat, option) for option in offer}
        assert workshop.ahead(puzzle.chances, puzzle.best), puzzle.number
        assert solution.best not in (solution.second, solution.obvious)
        assert solution.best not in game.instead(position, seat), "a person would not find it in the list"
        assert workshop.proven(position, seat, solution), puzzle.number


@every_game
@pytest.mark.long
def test_chances_are_told_as_they_are_reckoned_today(name: str) -> None:
    """Whoever fits chances anew, or changes a network, has to tell the puzzles again."""
    game = games.find(name)
    puzzles = stock.of(game)
    for puzzle in puzzles.puzzles:
        position, seat, (best, _, _) = laid(game, puzzles, puzzle)
        luck = workshop.puzzle_seed(puzzles.setup(game, puzzle), puzzle.at)
        search = workshop.alone(position, seat, best, luck, workshop.SHARES)
        assert percent(search.chance(best)) == puzzle.chances[puzzle.best], puzzle.number


@every_game
def test_every_puzzle_says_why_in_every_language(name: str) -> None:
    game = games.find(name)
    puzzles = stock.of(game)
    for puzzle in puzzles.puzzles:
        position, _, _ = laid(game, puzzles, puzzle)
        for language in LANGUAGES:
            told = explained(position, puzzle, puzzle.second, texts_for(game, language))
            assert str(puzzle.chances[puzzle.best]) in told[0]
            assert told[1], "the reason"


@every_game
def test_puzzles_are_not_what_knights_see_and_come_from_different_moments(name: str) -> None:
    puzzles = stock.of(games.find(name))
    found = [puzzle.found["knight"] for puzzle in puzzles.puzzles]
    assert sum(found) / len(found) < 100 * workshop.KNIGHTS_MOST
    moments = sorted((puzzle.game, puzzle.at) for puzzle in puzzles.puzzles)
    near = [(one, other) for one, other in pairwise(moments) if one[0] == other[0]]
    assert all(other[1] - one[1] >= workshop.APART for one, other in near)
    assert len({played.seats for played in puzzles.games}) > 1


def test_all_puzzles_together_are_small() -> None:
    files = [games.find(name).folder / FILE for name in games.house()]
    assert sum(file.stat().st_size for file in files) < SIZE_MAX


def test_every_day_has_its_puzzle_and_no_game_is_left_out() -> None:
    house = [games.find(name) for name in games.house()]
    days = [stock.of_the_day(house, date(2026, 1, day)) for day in range(1, 9)]
    assert {found[0].name for found in days if found} == set(games.house())
    assert len({(found[0].name, found[1].number) for found in days if found}) == 8
    assert stock.of_the_day([], date(2026, 1, 1)) is None


def test_an_option_that_comes_to_the_same_counts_as_the_same() -> None:
    game, puzzles = games.find("kingsburg"), stock.of(games.find("kingsburg"))
    position, _, _ = laid(game, puzzles, puzzles.puzzles[0])
    best = puzzles.puzzles[0].best
    assert meant(game, position, puzzles.puzzles[0], best) == best
    with pytest.raises(Trouble, match="not one of the options"):
        meant(game, position, puzzles.puzzles[0], "build a moon")


@pytest.mark.longer
def test_the_maker_finds_the_same_puzzle_again() -> None:
    game = games.find("rival_kings")
    puzzles = stock.of(game)
    puzzle = puzzles.puzzles[0]
    position, _ = puzzles.replayed(game, puzzle)
    again = workshop.puzzle_at(game, position, workshop.puzzle_seed(puzzles.setup(game, puzzle), puzzle.at))
    assert again is not None
    assert (again.best, again.chances, again.found) == (puzzle.best, puzzle.chances, puzzle.found)
    assert again.why == puzzle.why


@pytest.mark.longer
def test_doubtful_puzzles_are_taken_out_and_the_others_told_again() -> None:
    game = games.find("rival_kings")
    first, second, third = stock.of(game).puzzles[:3]
    unclear = replace(second, best=second.second)
    shipped = replace(stock.of(game), puzzles=[replace(first, chances={}, found={}), unclear, third])
    assert workshop.mended(game, shipped, {third.number}).puzzles == [first]


@pytest.mark.long
def test_puzzles_are_made_kept_and_checked(tmp_path: Path) -> None:
    words = ("puzzles", "make", "rival_kings", "--count", "1", "--seats", "2", "--out", str(tmp_path))
    code, out, err = ended(*words)
    assert code == 0, err
    assert "1 puzzles from" in out
    file = tmp_path / f"rival_kings-{FILE}"
    made = file.read_bytes()
    assert ended(*words)[0] == 0
    assert file.read_bytes() == made, "what is there already stays"
    code, out, err = ended("puzzles", "check", "rival_kings", "--out", str(tmp_path), "--json")
    found = json.loads(out)
    assert (found["puzzles"], found["confirmed"], found["doubtful"]) == (1, 1.0, []), err
    assert code == int(found["knights"] >= workshop.KNIGHTS_MOST), "one that knights find is not good enough"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("puzzles", "make", "kingsburg", "--seats", "9"), "Kingsburg is for 2 to 5 seats, not for 9."),
        (("puzzles", "solve", "kingsburg", "9999"), "There is no puzzle 9999"),
        (("puzzles", "check", "kingsburg", "--out", "nowhere"), "There are no puzzles of Kingsburg yet"),
    ],
)
def test_bad_input_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    code, _, err = ended(*words)
    assert code == 2
    assert sentence in " ".join(err.split())


def test_a_puzzle_is_solved_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = stock.of(games.find("rival_kings")).in_order()[0]
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"fly away\nu\n{puzzle.best}\n"))
    code, out, _ = ended("puzzles", "solve", "rival_kings", str(puzzle.number), "--lang", "en")
    told = " ".join(out.split())
    assert code == 0
    assert "No option is called 'fly away'." in told
    assert "Right! Best:" in told
    assert f"about {puzzle.chances[puzzle.best]} of 100 games." in told


def test_a_file_that_holds_no_puzzles_says_so(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text('{"names": []}', encoding="utf-8")
    with pytest.raises(Trouble, match="is no file of puzzles: KeyError"):
        stock.read(file)
