"""Breaks the rules of a game, one fault at a time, and runs the tests on each."""

import json
import os
import random
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.lab.runs.workers import cores
from tools.mutation.faults import Fault, faults_of

ROOT = Path(__file__).parents[2]
JUDGED = ROOT / "docs" / "studies" / "mutation"
ORDERS = "REGALIA_MUTATION"
PLUGIN = "tools.mutation.plugin"
# Files without rules: facts, drawing, and what opponents make of a position.
LEFT_OUT = {
    "__init__.py", "components.py", "edition.py", "printed.py", "reading.py", "reading_scripts.py",
    "view.py", "terminal.py",
    "observation.py", "observed_places.py", "evaluation.py", "network_input.py", "invariants.py", "notation.py",
    "events.py", "grounds.py", "ease.py", "pieces.py", "plaque.py", "hindrances.py", "facts.py", "pointing.py",
}  # fmt: skip
PYTEST = ("-m", "pytest", "-q", "-p", PLUGIN, "-p", "no:cacheprovider")
SECONDS = 5  # of the processor that a test gets besides PATIENCE times what it usually takes
PATIENCE = 4

Orders = dict[str, Any]


@dataclass(frozen=True)
class Result:
    """What the tests made of a fault."""

    number: int
    fault: Fault
    noticed_by: str  # the first test that failed; empty when none did


def faults(game: str) -> list[Fault]:
    """Everything that can be broken in the rules of a game."""
    folder = games.find(game).folder
    files = sorted(file for file in folder.glob("*.py") if file.name not in LEFT_OUT)
    return [fault for file in files for fault in faults_of(file)]


def drawn(game: str, count: int, seed: int) -> list[Fault]:
    """So many of them, at random; the same ones as long as the sources stay the same."""
    everything = faults(game)
    return random.Random(seed).sample(everything, min(count, len(everything)))


def judgements(game: str) -> dict[str, str]:
    """What was said of faults that no test can notice: their names, each with a reason."""
    file = JUDGED / f"{game}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


class Study:
    """The tests of one game, and which of them run which line of its rules."""

    def __init__(self, game: str) -> None:
        if not (ROOT / "tests" / game).is_dir():
            raise Trouble("The tests are not part of an installed package; run this in a checkout of the project.")
        self.game = game
        self.folder = games.find(game).folder
        self.seconds: dict[str, float] = {}
        self.lines: dict[tuple[str, int], list[str]] = {}

    def watch(self) -> None:
        """Run the tests of the rules once as they are: they must pass, and show what they run."""
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "watched"
            where = ["tests/test_conformance.py", f"tests/{self.game}", "-k", self.game, "-n", str(cores())]
            done = self.run(folder, {"watch": str(self.folder), "out": str(out)}, where)
            if done.returncode:
                raise Trouble(f"The tests fail without any fault:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
            for file in Path(folder).glob("watched.*"):
                self.learn(json.loads(file.read_text(encoding="utf-8")))

    def learn(self, watched: dict[str, Any]) -> None:
        """What one process has seen."""
        self.seconds |= watched["seconds"]
        for file, lines in watched["lines"].items():
            for line, tests in lines.items():
                self.lines.setdefault((file, int(line)), []).extend(tests)

    def tests_of(self, fault: Fault) -> list[str]:
        """The tests that run the broken line, or the beginning of its statement, the quickest first.

        A line that runs before any test, when its module is read, may matter to all of them.
        """
        lines = ((fault.file, line) for line in range(fault.line, 0, -1))
        found = next((self.lines[line] for line in lines if line in self.lines), []) or self.seconds
        return sorted(set(found), key=lambda test: self.seconds.get(test, 0.0))

    def try_out(self, number: int, fault: Fault) -> Result:
        """Run the tests on one fault, until the first that fails."""
        tests = self.tests_of(fault)
        if not tests:
            return Result(number, fault, "")
        path = self.folder / fault.file
        orders: Orders = {
            "module": f"regalia.games.{self.game}.{path.stem}",
            "path": str(path),
            "source": fault.source,
            "tests": {test: SECONDS + PATIENCE * self.seconds.get(test, 0.0) for test in tests},
        }
        with tempfile.TemporaryDirectory() as folder:
            names = Path(folder) / "tests"
            names.write_text("\n".join(tests), encoding="utf-8")
            done = self.run(folder, orders, ["-x", "-p", "no:xdist", f"@{names}"])
        return Result(number, fault, "" if done.returncode == 0 else failed_test(done.stdout))

    def run(self, folder: str, orders: Orders, arguments: list[str]) -> "subprocess.CompletedProcess[str]":
        """Run tests, interpreted, with orders for the plugin."""
        file = Path(folder) / "orders.json"
        file.write_text(json.dumps(orders), encoding="utf-8")
        environment = {**os.environ, ORDERS: str(file), "REGALIA_INTERPRETED": "1"}
        command = [sys.executable, *PYTEST, *arguments]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    def try_all(self, chosen: Iterable[tuple[int, Fault]], tell: Callable[[Result], None]) -> list[Result]:
        """Every fault, on all cores."""

        def one(numbered: tuple[int, Fault]) -> Result:
            result = self.try_out(*numbered)
            tell(result)
            return result

        with ThreadPoolExecutor(cores()) as pool:
            return list(pool.map(one, chosen))


def failed_test(output: str) -> str:
    """The test that failed first, or what else ended the run."""
    for line in output.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.partition(" ")[2].partition(" - ")[0]
    return "the tests did not come to an end"
