"""Which rules of the catalogues have a passing test, which have none."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel import catalogue
from regalia.kernel.errors import Trouble

ROOT = Path(__file__).parents[1]


def run_tests() -> dict[str, set[str]]:
    """Run every test that names rules; the outcomes of each rule's tests."""
    if not (ROOT / "tests").is_dir():
        raise Trouble("The tests are not part of an installed package; run this in a checkout of the project.")
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.jsonl"
        results.touch()
        command = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-p", "no:cacheprovider", "-n", "auto", "tests"]
        environment = {**os.environ, "REGALIA_RULE_RESULTS": str(results)}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1):
            raise Trouble(f"The tests could not be run: {(done.stdout + done.stderr).strip()[-400:]}")
        return collect(results.read_text(encoding="utf-8").splitlines())


def collect(lines: Iterable[str]) -> dict[str, set[str]]:
    """The outcomes of the tests of each rule."""
    found: dict[str, set[str]] = {}
    for line in lines:
        result = json.loads(line)
        for rule in result["rules"]:
            found.setdefault(rule, set()).add(result["outcome"])
    return found


def report(outcomes: dict[str, set[str]]) -> dict[str, dict[str, Any]]:
    """For each game: all ids, those tested, those that cannot be, those missing, and names of no known rule."""
    known = {rule for name in games.house() for rule in catalogue.rules(name)}
    return {name: _of_game(name, outcomes, known) for name in games.house()}


def _of_game(name: str, outcomes: dict[str, set[str]], known: set[str]) -> dict[str, Any]:
    ids = list(catalogue.rules(name))
    prefix = ids[0].split("-")[0] + "-"
    untestable = catalogue.untestable(name)
    tested = [rule for rule in ids if outcomes.get(rule) == {"passed"}]
    return {
        "ids": len(ids),
        "tested": len(tested),
        "untestable": untestable,
        "missing": [rule for rule in ids if rule not in untestable and rule not in tested],
        "failing": [rule for rule in ids if "failed" in outcomes.get(rule, set())],
        "unknown": sorted(r for r in {*outcomes, *untestable} - known if r.startswith(prefix)),
    }
