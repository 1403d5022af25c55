"""Every code block of the README and the documentation is run; what cannot run is marked, and checked otherwise.

A block that cannot run has `<!-- not run: why -->` in the line before it. Its commands must still exist, with the
options that it names. One that is a piece of a file has `<!-- file: path -->` there; test_adding_a_game.py looks at it.
"""

import importlib.util
import json
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest
import typer

from doc_blocks import EVERY, ROOT, Block, accepted, blocks_of, commands
from regalia import cli

SHOWN = {"text", "console", "html", "css", "ini", "yaml", "nginx"}  # to be read, not to be run
SMALL = {"--games": "2", "--seconds": "0.05", "--workers": "1"}


BLOCKS = [block for block in EVERY if not block.file]


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind in kinds], ids=str)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with the examples of the project beside it, and Python on the path."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=":")
    monkeypatch.setenv("REGALIA_HOME", str(tmp_path / "home"))
    return tmp_path


def test_blocks_are_read_with_their_marks() -> None:
    text = "a\n<!-- not run: slow -->\n```bash\nregalia serve\n```\n\n```python\nx = 1\n```\n"
    assert blocks_of("p", text) == [
        Block("p", 3, "bash", "regalia serve\n", False),
        Block("p", 7, "python", "x = 1\n", True),
    ]
    piece = "<!-- file: a/b.py -->\n```python\n    x = 1\n```\n"
    assert blocks_of("p", piece) == [Block("p", 2, "python", "    x = 1\n", False, "a/b.py")]
    assert len(BLOCKS) > 15


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_block_says_what_it_is(block: Block) -> None:
    assert block.kind in SHOWN | {"python", "bash", "toml", "json"}, f"{block}: a block of kind '{block.kind}'"


@of_kind("python")
def test_python_runs(block: Block, desk: Path) -> None:
    code = compile(block.text, str(block), "exec")
    if block.runs:
        exec(code, {"__name__": "__main__"})


@of_kind("bash")
def test_commands_run_or_at_least_exist(block: Block, desk: Path) -> None:
    for words in commands(block.text):
        if Path(words[0]).name == "regalia":
            (run if block.runs else accepted)(words[1:])
        else:
            assert not block.runs, f"{block}: only regalia is run; mark the block: {words[0]}"
            assert exists(words), f"{block}: there is no {' '.join(words)}"


@of_kind("json")
def test_json_is_json(block: Block) -> None:
    assert isinstance(json.loads(block.text), dict)


@of_kind("toml")
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


def run(words: list[str]) -> None:
    """A command of ours, with small numbers; it must end well."""
    given = list(words)
    for option, value in SMALL.items():
        if option in given:
            given[given.index(option) + 1] = value
    if given[0] in ("simulate", "arena", "export") and "--workers" not in given:
        given += ["--workers", "1"]
    accepted(given)
    assert not typer.main.get_command(cli.app).main(given, "regalia", standalone_mode=False)


@pytest.mark.parametrize("line", ["arena kingsburg --wrong 1", "nothing", "arena kingsburg", "simulate x --games many"])
def test_a_wrong_command_is_noticed(line: str) -> None:
    with pytest.raises(Exception, match=r"No such|Missing|a valid int"):
        accepted(line.split())


def exists(words: list[str]) -> bool:
    """Whether a command of somebody else can be meant: a target of make, a module, a file, an extra, a program."""
    if words[0] == "make":
        return all(f"\n{target}:" in (ROOT / "Makefile").read_text(encoding="utf-8") for target in words[1:])
    if words[:2] == ["python", "-m"]:
        return importlib.util.find_spec(words[2]) is not None
    if words[0] == "python":
        return Path(words[1]).is_file() or (ROOT / words[1]).is_file()
    if words[:2] == ["pip", "install"]:
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
            "optional-dependencies"
        ]
        wanted = re.findall(r"[a-z]+", words[-1].partition("[")[2])
        return all(extra in extras for extra in wanted)
    return shutil.which(words[0]) is not None


def test_what_is_missing_is_noticed(desk: Path) -> None:
    for line in (
        "make tea",
        "python -m regalia.lab.nothing",
        "python no.py",
        "pip install regalia[tea]",
        "no-program x",
    ):
        assert not exists(line.split()), line
    assert exists(["make", "docs"])
