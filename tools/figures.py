"""The figures of the house: `python -m tools.figures`.

How long the longest modules and functions are, how complex the most complex function is (McCabe, as ruff counts it),
and how many pairs of files share a run of SAME_LINES lines, per 1,000 lines. It ends with 1 when a bound is broken.
"""

import ast
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACES = ("src", "tools", "examples", "tests")
SHIPPED = ("src", "tools", "examples")  # a test may be long: it is a list of scenes
MODULE_MAX, FUNCTION_MAX, COMPLEXITY_MAX, PAIRS_MAX = 400, 40, 12, 2.0
SAME_LINES = 6


@dataclass(frozen=True)
class Figure:
    """What was measured, the bound, and where the worst ones are."""

    name: str
    found: float
    bound: float
    places: tuple[str, ...] = ()

    @property
    def kept(self) -> bool:
        """Whether the bound holds."""
        return self.found <= self.bound


def sources(places: Iterable[str]) -> list[Path]:
    """The Python files of the project."""
    return sorted(file for place in places for file in (ROOT / place).rglob("*.py"))


def told(file: Path) -> str:
    """A file as a person looks for it."""
    return os.path.relpath(file, ROOT)


def longest_modules(files: list[Path]) -> Figure:
    """The lines of the longest module, and all that are too long."""
    lengths = sorted(((len(file.read_text(encoding="utf-8").splitlines()), told(file)) for file in files), reverse=True)
    over = tuple(f"{name}: {length} lines" for length, name in lengths if length > MODULE_MAX)
    return Figure("longest module, lines", lengths[0][0], MODULE_MAX, over)


def functions(file: Path) -> Iterator[tuple[int, str]]:
    """The functions of a file with their lines."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            yield node.end_lineno - node.lineno + 1, f"{told(file)}, {node.name}"


def longest_functions(files: list[Path]) -> Figure:
    """The lines of the longest function, and all that are too long."""
    lengths = sorted((found for file in files for found in functions(file)), reverse=True)
    over = tuple(f"{name}: {length} lines" for length, name in lengths if length > FUNCTION_MAX)
    return Figure("longest function, lines", lengths[0][0], FUNCTION_MAX, over)


def complexity() -> Figure:
    """How many functions ruff finds too complex."""
    bound = f"lint.mccabe.max-complexity={COMPLEXITY_MAX}"
    command = [str(Path(sys.executable).with_name("ruff")), "check", "--select", "C901", "--config", bound]
    done = subprocess.run([*command, "--output-format", "json", *PLACES], cwd=ROOT, capture_output=True, check=False)
    found = tuple(f"{told(Path(each['filename']))}: {each['message']}" for each in json.loads(done.stdout))
    return Figure(f"functions more complex than {COMPLEXITY_MAX}", len(found), 0, found)


def code_lines(file: Path) -> list[str]:
    """The lines that say something: no blank ones, no brackets alone, no imports."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
    return [line.strip() for line in lines if any(map(str.isalnum, line))]


def repetition(files: list[Path]) -> Figure:
    """Pairs of files that say the same SAME_LINES lines in a row, per 1,000 lines."""
    where: dict[tuple[str, ...], set[str]] = defaultdict(set)
    total = 0
    for file in files:
        lines = code_lines(file)
        total += len(lines)
        for first in range(len(lines) - SAME_LINES + 1):
            where[tuple(lines[first : first + SAME_LINES])].add(told(file))
    pairs = {pair for places in where.values() for pair in combinations(sorted(places), 2)}
    over = tuple(f"{one} and {other}" for one, other in sorted(pairs))
    return Figure("pairs of files with the same lines, per 1,000", round(len(pairs) * 1000 / total, 2), PAIRS_MAX, over)


def figures() -> list[Figure]:
    """All of them."""
    shipped = sources(SHIPPED)
    return [longest_modules(shipped), longest_functions(shipped), complexity(), repetition(sources(PLACES))]


def main() -> None:
    """Print the figures; where a bound is broken, the places."""
    measured = figures()
    for figure in measured:
        sys.stdout.write(f"{figure.name}: {figure.found:g} (at most {figure.bound:g})\n")
        sys.stdout.writelines(f"  {place}\n" for place in figure.places if not figure.kept)
    sys.exit(not all(figure.kept for figure in measured))


if __name__ == "__main__":
    main()
