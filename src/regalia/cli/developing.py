"""Commands for those who work on Regalia itself: rules, playthroughs. What they do lies in tools/ of a checkout."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.table import Table

import regalia
from regalia import games
from regalia.cli.common import AsJson, app, err, out, print_json, stoppable
from regalia.kernel import catalogue
from regalia.kernel.errors import Trouble

CHECKOUT = Path(regalia.__file__).parents[2]


def tool(name: str) -> ModuleType:
    """A module of tools/, which is not part of an installed package."""
    if not (CHECKOUT / "tools" / f"{name}.py").exists():
        raise Trouble("This command is for the development of Regalia: run it in a checkout of the project.")
    if str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    return import_module(f"tools.{name}")


@app.command()
def rules(
    text: Annotated[str, typer.Argument(help="The id of a rule to read; all tests are run if left out.")] = "",
    as_json: AsJson = False,
) -> None:
    """Which rules of the catalogues have a passing test; or the text of one rule."""
    if text:
        found = catalogue.text(text.upper())
        if not found:
            raise Trouble(f"There is no rule '{text}'; ids look like KB-5.6, KB-R1, KB-E4 or KB-I3.")
        out.print(f"{text.upper()}: {found}")
        return
    with stoppable(), err.status("Running the tests of the rules ..."):
        coverage = tool("rule_coverage")
        found_rules = coverage.report(coverage.run_tests())
    if as_json:
        print_json(found_rules)
    else:
        print_rules(found_rules)
    if any(row["missing"] or row["failing"] or row["unknown"] for row in found_rules.values()):
        raise typer.Exit(1)


def print_rules(report: dict[str, dict[str, Any]]) -> None:
    """The list of rules as a table."""
    table = Table("game", "ids", "tested", "untestable", "missing", title="Rules with a passing test")
    for name, row in report.items():
        table.add_row(name, str(row["ids"]), str(row["tested"]), str(len(row["untestable"])), str(len(row["missing"])))
    out.print(table)
    for name, row in report.items():
        for word in ("missing", "failing", "unknown"):
            if row[word]:
                out.print(f"{name}, {word}: {', '.join(row[word])}")


@app.command()
def playthroughs() -> None:
    """Write the playthroughs of all games anew."""
    written = tool("playthroughs")
    for name in games.house():
        changed = written.regenerate(name)
        out.print(f"{games.find(name).title}: {len(changed)} playthroughs changed.")
