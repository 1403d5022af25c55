"""docs/adding-a-game.md builds the game of examples/serenade: its pieces are put together, installed and played."""

import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

from doc_blocks import EVERY, Block, commands
from guest_game import SOURCE, install
from support import complaint, ended, regalia

PAGE = "docs/adding-a-game.md"
PIECES = [block for block in EVERY if block.page == PAGE and block.file]
INSTALLED = [block for block in EVERY if block.page == PAGE and not block.runs and not block.file][1:]


def built(folder: Path) -> Path:
    """The folder that new-game lays, with the pieces of the page in their files."""
    assert ended("new-game", "serenade", "--folder", str(folder))[0] == 0
    for file, blocks in groupby(sorted(PIECES, key=lambda block: block.file), key=lambda block: block.file):
        (folder / file).parent.mkdir(exist_ok=True)
        (folder / file).write_text("\n".join(block.text for block in blocks), encoding="utf-8")
    return folder / "serenade"


def lines_of(folder: Path) -> dict[str, list[str]]:
    """The lines of every file that a package is made of; how many blank ones are between them does not count."""
    files = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    return {
        path.relative_to(folder).as_posix(): [line for line in path.read_text("utf-8").splitlines() if line]
        for path in files
    }


def test_the_page_builds_the_example(tmp_path: Path) -> None:
    assert lines_of(built(tmp_path)) == lines_of(SOURCE)


@pytest.mark.longer
def test_what_the_page_builds_can_be_installed_and_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "site"
    install(built(tmp_path), place)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(place), prepend=":")
    assert len(INSTALLED) == 2
    for block in INSTALLED:
        run(block)
    assert (tmp_path / "games.parquet").exists()


def run(block: Block) -> None:
    """What a page tells people to type, in a process that finds the game."""
    if block.kind == "python":
        subprocess.run([sys.executable, "-c", block.text], check=True)
        return
    for words in commands(block.text):
        done = regalia(*words[1:])
        assert not done.returncode, done.stderr


def test_a_new_game_is_green_at_once(tmp_path: Path) -> None:
    laid = regalia("new-game", "my_trial", "--folder", str(tmp_path))
    assert str(tmp_path / "my_trial") in laid.stdout
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "my_trial")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert " passed" in done.stdout, done.stdout
    assert not done.returncode, done.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("My-Game", "small letters, digits and underscores"),
        ("class", "small letters, digits and underscores"),
        ("json", "a package called 'json' already"),
        ("kingsburg", "a package called 'kingsburg' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, why: str, tmp_path: Path) -> None:
    assert why in complaint("new-game", name, "--folder", str(tmp_path))
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert "already" in complaint("new-game", "mine", "--folder", str(tmp_path))
    shutil.rmtree(tmp_path / "mine")
