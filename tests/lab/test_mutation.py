"""The study that breaks rules on purpose: it must break one thing at a time, and see whether a test fails."""

import ast
from pathlib import Path

import pytest
from tools.mutation.faults import Fault, faults_of
from tools.mutation.study import Study, drawn, faults, judgements

from regalia import games
from support import mostly

SOURCE = '''"""Rules."""


def points(houses: int, seats: int) -> int:
    """What they are worth."""
    self.tell(events.POINTS, seat, houses + 1)
    self.left -= houses * 2
    return max(houses, 3) if houses < seats and True else (houses + 1) * 4
'''


@pytest.fixture
def changes(tmp_path: Path) -> set[str]:
    file = tmp_path / "rules.py"
    file.write_text(SOURCE, encoding="utf-8")
    return {fault.after for fault in faults_of(file)}


def test_one_thing_is_broken_at_a_time(changes: set[str]) -> None:
    whole = "return max(houses, 3) if houses < seats and True else (houses + 1) * 4"
    assert {
        "pass",
        "self.left += houses * 2",
        "self.left -= (houses + 2)",
        "self.left -= houses * 3",
        whole.replace("max", "min"),
        whole.replace("3", "4", 1),
        whole.replace("<", "<="),
        whole.replace("houses < seats and True", "(houses < seats or True)"),
        whole.replace("True", "False"),
        whole.replace("houses + 1", "(houses - 1)"),
        whole.replace("1)", "2)"),
        whole.replace("(houses + 1) * 4", "((houses + 1) + 4)"),
        whole.replace("* 4", "* 5"),
    } == changes


def test_words_for_the_log_are_left_alone(changes: set[str]) -> None:
    assert not any("tell" in change for change in changes)


@pytest.mark.parametrize("name", mostly(games.names(), "royals"))
def test_every_fault_of_a_game_is_python(name: str) -> None:
    everything = faults(name)
    assert len(everything) > 900
    for fault in everything[::10]:
        ast.parse(fault.source)


@pytest.mark.parametrize("name", games.house())
def test_every_judged_fault_can_be_made_today(name: str) -> None:
    """A judgement whose line has moved to another file speaks of nothing."""
    assert not judgements(name).keys() - {fault.name for fault in faults(name)}


def test_the_same_seed_draws_the_same_faults() -> None:
    assert drawn("royals", 20, 3) == drawn("royals", 20, 3) != drawn("royals", 20, 4)


def fault_in(file: Path, before: str, after: str) -> Fault:
    return next(fault for fault in faults_of(file) if (fault.before, fault.after) == (before, after))


@pytest.mark.parametrize(
    ("before", "after", "noticed"),
    [
        ("self.display[country] += 1", "self.display[country] += 2", True),
        pytest.param("missing -= 1", "missing -= 2", True, marks=pytest.mark.longer),
        pytest.param(
            "while missing > 0 and left > 0:", "while missing > 0 and left >= 0:", False, marks=pytest.mark.longer
        ),
    ],
)
def test_a_fault_is_noticed_by_the_tests_that_run_it(before: str, after: str, noticed: bool) -> None:
    study = Study("royals")
    fault = fault_in(study.folder / "steps.py", before, after)
    test = "tests/royals/test_ry_setup.py::test_the_decks[3-deck1-66]"
    study.lines["steps.py", fault.line] = [test]
    assert study.try_out(1, fault).noticed_by == (test if noticed else "")


def test_a_line_that_runs_when_its_module_is_read_may_matter_to_every_test() -> None:
    study = Study("royals")
    fault = fault_in(study.folder / "options.py", "if (sources >> source) & 1:", "if ((sources >> source) | 1):")
    study.seconds = {"slow": 2.0, "quick": 1.0}
    study.lines = {("options.py", fault.line - 1): ["slow"], ("options.py", fault.line): []}
    assert study.tests_of(fault) == ["quick", "slow"]
    study.lines["options.py", fault.line].append("slow")
    assert study.tests_of(fault) == ["slow"]
