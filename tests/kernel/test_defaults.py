"""A game is rules and texts: what it leaves out has a default that plays. The coin of new-game leaves all of it out."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from rich.console import Console

from regalia import games
from regalia.cli.trial.trial import GAME
from regalia.cli.trial.trial.rules import Coin
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR
from regalia.kernel.position import NOTHING_LEARNED, IllegalChoice
from regalia.kernel.score_sheet import ScoreLine
from regalia.kernel.texts import Texts
from regalia.kernel.weights import TermWeights
from regalia.lab.envs.observer import Observer
from regalia.lab.learning.learn import weights_of
from regalia.players import opponents
from regalia.players.advice import advise
from regalia.players.search import Search
from regalia.table import terminal
from regalia.testing import conformance, finish, start
from regalia.web.boards.render import languages


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coin is one of the games."""
    monkeypatch.setattr(games, "guests", lambda: ({"trial": GAME}, {}))


def coin(seats: int = 2) -> Coin:
    position = start(GAME, seats)
    assert isinstance(position, Coin)
    return position


@pytest.mark.parametrize("case", conformance.cases(GAME), ids=str)
def test_the_coin_does_what_every_game_must_do(case: conformance.Case) -> None:
    case()


def test_without_weights_every_thought_is_played_out_to_the_end() -> None:
    position = coin()
    search = Search(position, 0, b"thoughts")
    search.think(20, 60.0)
    assert search.plays_out
    assert position.term_weights() is NOTHING_LEARNED
    assert all(worth % 100 == 0 for worth in search.worths)  # points of finished games, in hundredths
    assert search.root.visits == 20


def test_without_weights_the_levels_play_and_a_hint_tells_points_and_chances() -> None:
    position = coin(3)
    for kind in opponents.KINDS:
        assert opponents.make(kind, GAME).choose(position, 1, b"seed") in position.options(1)
    found = advise(position, 0, b"hint", thoughts=30, seconds=60.0)
    assert {one.option for one in found} == {0, 1}
    assert all(0 < one.chance < 1 for one in found)
    told = [key for one in found for key, _ in one.reasons]
    assert len(told) == 2
    assert set(told) <= {"reason-end", "reason-wins", "reason-even", "reason-same"}


def test_places_are_shared_by_equal_points() -> None:
    position = coin(3)
    position.points[1] = 2
    position.points[2] = 2
    assert [position.rank(seat) for seat in range(3)] == [3, 1, 1]


def test_a_refusal_without_a_catalogue_names_no_rule() -> None:
    position = coin()
    with pytest.raises(IllegalChoice, match=r"^nothing is not possible now\.$") as refused:
        position.choose(0, 5)
    assert refused.value.rule == ""


def test_the_score_sheet_is_one_line() -> None:
    position = finish(coin(), 3)
    points = tuple(int(position.score(seat)) for seat in range(2))
    assert GAME.score_sheet(position) == [ScoreLine("points", points)]
    assert sum(points) > 0


def test_the_table_is_drawn_as_text() -> None:
    position = coin()
    texts = Texts("en", [GAME.folder / "texts"], ["Anna", "Béla"])
    console = Console(width=60)
    with console.capture() as drawn:
        console.print(GAME.draw(GAME.view(position, SPECTATOR), texts))
    for words in ("The coin: Crown, Shield", "Anna (must choose)", "Won so far: 0 points"):
        assert words in drawn.get()


def test_a_missing_language_is_english_for_that_game_alone() -> None:
    texts = Texts("fr", [terminal.FOLDER, GAME.folder / "texts"])
    assert texts.say("total") == Texts("fr", [terminal.FOLDER]).say("total")
    assert texts.phrase(coin().prompt(0)) == "Toss 1: which side will it show?"
    assert texts.say("points", count=0) == "points"  # by the rules of English: in French none is singular
    with pytest.raises(Trouble, match="no texts in 'fr'; there is en"):
        Texts("fr", [GAME.folder / "texts"])


def test_one_game_in_english_leaves_the_house_its_languages(trial: None) -> None:
    assert len(languages()) == 6


def test_without_observations_the_lab_says_so(trial: None) -> None:
    with pytest.raises(Trouble, match="Trial has no observations yet"):
        Observer("trial")


def test_without_terms_there_is_nothing_to_learn(trial: None) -> None:
    with pytest.raises(Trouble, match="Trial has no terms to learn about"):
        weights_of("trial")


@pytest.mark.parametrize("text", ["", "spread = [[1, 2]]\n[weights]\nother = [[1, 2]]\n"], ids=["none", "other terms"])
def test_weights_that_are_missing_or_for_other_terms_count_as_nothing(tmp_path: Path, text: str) -> None:
    """So that regalia learn can begin."""
    if text:
        (tmp_path / "weights.toml").write_text(text)
    known = TermWeights(str(tmp_path), ("points", "cards"), 2, 2, 3)
    assert [int(weight) for weight in known.weights] == [0] * 8
    assert not any(known.learned_about(seats) for seats in (2, 3))


def test_weights_count_for_the_tables_they_were_learned_at(tmp_path: Path) -> None:
    weights = "points = [[0, 0], [5, 0]]\ncards = [[0, 0], [0, 0]]\n"
    (tmp_path / "weights.toml").write_text(f"spread = [[0, 0], [9, 9]]\n[weights]\n{weights}")
    known = TermWeights(str(tmp_path), ("points", "cards"), 2, 2, 3)
    assert [known.learned_about(seats) for seats in (2, 3)] == [False, True]


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, games.GROUP)


def test_what_is_wrong_with_a_guest_is_said_and_shuts_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    brought = [
        entry("trial", "regalia.cli.trial.trial:GAME"),
        entry("other", "regalia.cli.trial.trial:GAME"),
        entry("nowhere", "no_such_package:GAME"),
        entry("kingsburg", "regalia.cli.trial.trial:GAME"),
        entry("My Game", "regalia.cli.trial.trial:GAME"),
    ]
    monkeypatch.setattr(games, "entry_points", lambda group: brought)
    games.guests.cache_clear()
    found, broken = games.guests()
    games.guests.cache_clear()
    assert found == {"trial": GAME}
    assert sorted(broken) == ["My Game", "kingsburg", "nowhere", "other"]
    assert "No module named 'no_such_package'" in broken["nowhere"]
    assert "must lead to a Game whose name is 'other'" in broken["other"]
    assert "the same name" in broken["kingsburg"]
    assert len(caplog.messages) == 4


def test_a_broken_guest_is_named_when_somebody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "guests", lambda: ({}, {"lost": "The game 'lost' cannot be played: it is gone."}))
    with pytest.raises(Trouble, match="it is gone"):
        games.find("lost")


def test_dealing_anew_hides_only_what_others_have_chosen() -> None:
    position = coin(3)
    position.choose(0, 1)
    seen = set()
    for number in range(20):
        twin = position.copy()
        twin.redraw(1, Chance(bytes([number + 1]), position.chance.streams))
        seen.add(int(twin.answers[0]))
    assert seen == {0, 1}
