"""SECURITY.md claims nothing without naming what shows it, and names nothing that is not there."""

import re
from pathlib import Path

import pytest
import typer

from regalia import cli

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "SECURITY.md").read_text("utf-8")
CLAIMS = [line for line in TEXT.splitlines() if line.startswith("| ")][1:]


def source_of(files: list[str]) -> str:
    return "\n".join((ROOT / file).read_text("utf-8") for file in files)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim[2:40])
def test_a_claim_names_tests_that_are_there(claim: str) -> None:
    shown_by = claim.split(" | ")[2]
    files = re.findall(r"`(tests/\S+\.py)`", shown_by)
    assert files
    source = source_of(files)
    for name in re.findall(r"`(test_\w+)`", shown_by):
        assert f"def {name}(" in source


def test_the_commands_that_it_names_exist() -> None:
    bench = typer.main.get_command(cli.app).commands["bench"].commands  # type: ignore[attr-defined]
    named = re.findall(r"`regalia bench (\w+)`", TEXT)
    assert len(named) == 5
    assert set(named) <= set(bench)
