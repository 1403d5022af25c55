"""What every game of the house must do, whatever its rules are."""

import pytest

from regalia import _engine, games
from regalia.games.royals import options
from regalia.games.royals.rules import Royals
from regalia.kernel import sheet as sheets
from regalia.kernel.texts import LANGUAGES, available
from regalia.testing import conformance, secrecy
from support import game_of, is_corner, start

COMPILED_ONLY = (  # opponents take long; words and drawings are never compiled, so that both engines run the same
    secrecy.opponents_choose_by_what_they_know,
    conformance.every_text_is_there,
    conformance.it_can_be_drawn,
    conformance.the_languages_agree,
)


def marks_of(case: conformance.Case) -> list[pytest.MarkDecorator]:
    """`make test` tries the usual tables, interpreted those with the fewest and most seats; `make longer` the rest."""
    rest = is_corner(case.game, case.seats, case.preset) or (not _engine.compiled() and not is_edge(case))
    return [pytest.mark.long] * (case.check in COMPILED_ONLY) + [pytest.mark.longer] * rest


def is_edge(case: conformance.Case) -> bool:
    """The first preset with the fewest or the most seats; the rules are the same lines in both engines."""
    seats = case.game.seat_counts
    return case.preset == next(iter(case.game.presets)) and case.seats in (seats[0], seats[-1])


CASES = [
    pytest.param(case, id=str(case), marks=marks_of(case))
    for name in games.house()
    for case in conformance.cases(game_of(name))
]
every_game = pytest.mark.parametrize("name", games.house())


@pytest.mark.parametrize("case", CASES)
def test_conformance(case: conformance.Case) -> None:
    case()


@pytest.mark.skipif(_engine.compiled(), reason="nobody takes a rule out of the compiled engine")
@pytest.mark.parametrize("rule", ["may_play", "may_pay_otherwise", "may_intrigue_otherwise"])
def test_a_hand_of_royals_that_decides_who_is_asked_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who can pay for nothing is passed over; or how to pay is asked only of those who have a choice."""

    def can_pay(game: Royals, seat: int, target: int = -1) -> bool:
        return target < 0 and len(options.plays(game, seat)) > 1

    monkeypatch.setattr(options, rule, can_pay)
    with pytest.raises(AssertionError, match=r"\] and \["):
        secrecy.who_is_asked_next_tells_nothing_hidden(game_of("royals"), 5, "strict")


@every_game
def test_a_game_of_the_house_speaks_every_language(name: str) -> None:
    assert available(game_of(name).folder / "texts") == list(LANGUAGES)


@every_game
def test_a_game_of_the_house_tells_observations_in_four_parts(name: str) -> None:
    """What lies open, what the own seat has, what only it knows, and what has been."""
    game = game_of(name)
    for seats in game.seat_counts:
        for preset in game.presets:
            parts = {label.partition(".")[0] for label in game.feature_names(start(name, seats, preset))}
            assert parts >= {"table", "own", "secret", "history"}


@every_game
def test_opponents_of_a_game_of_the_house_have_learned_it(name: str) -> None:
    assert all(start(name, seats).judged() for seats in game_of(name).seat_counts)


@every_game
def test_every_value_of_the_sheet_has_a_basis(name: str) -> None:
    sheet = game_of(name).sheet()
    counts = sheets.basis_counts(sheet)
    assert sum(counts.values()) > 50
    assert set(counts) == set(sheets.BASES)


@every_game
def test_a_step_and_a_question_that_no_rule_knows_are_errors(name: str) -> None:
    unknown = 63  # no game has so many steps or questions, and each keeps them in the lowest bits of an entry
    position = start(name, game_of(name).seat_counts[-1])
    with pytest.raises(LookupError, match="has no step"):
        position.step(unknown)
    position.question = unknown
    with pytest.raises(LookupError, match="has no question"):
        position.answer(0, position.option_count() - 1)
