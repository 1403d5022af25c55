import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("regalia", deadline=None, derandomize=True)
settings.load_profile("regalia")

RESULTS = "REGALIA_RULE_RESULTS"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Write down for `regalia rules` which rules a test proves and whether it passed."""
    report = yield
    path = os.environ.get(RESULTS)
    ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    if path and ids and (report.when == "call" or report.outcome != "passed"):  # type: ignore[attr-defined]
        line = json.dumps({"test": item.nodeid, "rules": ids, "outcome": report.outcome})  # type: ignore[attr-defined]
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    return report
