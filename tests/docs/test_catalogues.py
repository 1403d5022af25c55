"""The catalogues of rules: every rule is named by a test that `make test` runs."""

import pytest
from tools.rule_coverage import report

from regalia import games


def test_no_rule_is_without_a_test(request: pytest.FixtureRequest) -> None:
    """Tests that are lost fail nowhere: whoever lays one file over another takes its rules with it."""
    chosen = [request.config.getoption(option) for option in ("file_or_dir", "keyword", "markexpr")]
    if any(chosen):
        pytest.skip("only some of the tests run")
    marks = [mark for item in request.session.items for mark in item.iter_markers("rule")]
    named = {rule: {"passed"} for mark in marks for rule in mark.args}
    missing = {name: row["missing"] for name, row in report(named).items()}
    assert missing == {name: [] for name in games.house()}
