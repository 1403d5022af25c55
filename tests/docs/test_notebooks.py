"""The notebooks of examples/ run from the first cell to the last, each in a process and a folder of its own."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from doc_blocks import ROOT

NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
# What a notebook does with a cell: run it, and show what its last line is worth.
RUN = """
import ast, json, sys
sys.path.insert(0, "")
cells, names = json.load(open(sys.argv[1], encoding="utf-8"))["cells"], {"__name__": "__main__"}
for number, cell in enumerate(cells):
    if cell["cell_type"] == "code":
        *body, last = ast.parse("".join(cell["source"])).body
        shown = isinstance(last, ast.Expr)
        exec(compile(ast.Module(body if shown else [*body, last], []), f"cell {number}", "exec"), names)
        if shown:
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
            for way in ("_repr_svg_", "_repr_html_"):
                drawn = getattr(value, way, lambda: None)()
                print(number, way if drawn else "", (drawn or "")[:20])
            print(number, repr(value))
"""


def cells_of(notebook: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return found


def run(notebook: Path, folder: Path) -> str:
    """What the cells of a notebook show."""
    command = [sys.executable, "-c", RUN, str(notebook)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_holds_no_results(notebook: Path) -> None:
    code = [cell for cell in cells_of(notebook) if cell["cell_type"] == "code"]
    assert len(code) > 3
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


def test_first_steps(tmp_path: Path) -> None:
    shown = run(ROOT / "examples" / "notebooks" / "first-steps.ipynb", tmp_path)
    assert "_repr_svg_ <svg" in shown
    assert "_repr_html_ " in shown
    assert "'take 1 gold'" in shown
    assert "'ranks'" in shown


@pytest.mark.longer
def test_a_policy_is_trained_and_sits_down(tmp_path: Path) -> None:
    shown = run(ROOT / "examples" / "notebooks" / "train-a-player.ipynb", tmp_path)
    (name, _, low, _), _ = ast.literal_eval(shown.splitlines()[-1].partition(" ")[2])
    assert name == "player:tiny:Tiny"
    assert low > 0.5  # better than chance, beyond doubt
