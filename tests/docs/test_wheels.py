"""The source package builds, and what it builds plays in a new environment: with the compiled engine and without."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import pytest

from doc_blocks import ROOT

NEEDED = (
    "Makefile",
    "PACKAGE.md",
    "play.py",
    "build_engine.py",
    "pyproject.toml",
    "requirements-play.lock",
    "requirements-uv.lock",
)
TESTED = (
    "requirements.lock",
    "package-lock.json",
    ".npmrc",
    "jsconfig.json",
    "SECURITY.md",
    "tests/conftest.py",
    "tools/figures.py",
)
SPEED = """
import time
from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.game import Setup
from regalia.players.playout import play_out

for name in games.house():
    begun = time.process_time()
    for number in range(3000):
        seed = f"speed {number}".encode()
        play_out(games.find(name).start(Setup(name, 2, seed)), Chance(seed, ("choices",)))
    print(name, time.process_time() - begun)
"""
ROUNDS = 5  # the best counts: the one least disturbed by whatever else the machine does
FULL = 0.8  # of the speed of the engine that make compiles


def build(source: Path, folder: Path, kind: str, **settings: str) -> Path:
    """A package of the sources in a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    environment = {key: value for key, value in os.environ.items() if key != "HATCH_BUILD_HOOK_ENABLE_MYPYC"}
    subprocess.run(command, cwd=source, env=environment | settings, check=True, capture_output=True)
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(build(ROOT, tmp_path_factory.mktemp("sdist"), "sdist")) as packed:
        packed.extractall(folder, filter="data")
    (found,) = folder.iterdir()
    return found


class Installed:
    """A wheel in an environment of its own, with the packages that Regalia needs but no C compiler on its path."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.folder = folder
        self.environment = {"PATH": str(folder / "bin"), "HOME": str(folder), "LANG": "C.UTF-8"}
        command = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "-q"]
        subprocess.run([*command, "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)
        (site,) = folder.glob("lib/python*/site-packages")
        (site / "others.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")

    def regalia(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """A command, run elsewhere than in the sources."""
        command = [str(self.folder / "bin" / "regalia"), *words]
        done = subprocess.run(
            command, env=self.environment, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert not done.returncode, done.stderr
        return done


def test_the_source_package_has_what_playing_and_testing_need(unpacked: Path) -> None:
    assert [name for name in NEEDED + TESTED if not (unpacked / name).is_file()] == []
    assert not list(unpacked.rglob("*.so"))


@pytest.fixture
def packages(tmp_path: Path) -> None:
    """A package index that can be reached: without one nothing can be installed."""
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--retries", "0", "-d", str(tmp_path / "tried")]
    if subprocess.run([*pip, "segno"], capture_output=True, check=False).returncode:
        pytest.skip("no package index is within reach")


@pytest.mark.longer
def test_the_source_package_installs_itself_and_plays(unpacked: Path, tmp_path: Path, packages: None) -> None:
    sources, file = tmp_path / "sources", tmp_path / "game.json"
    shutil.copytree(unpacked, sources)
    environment = {key: value for key, value in os.environ.items() if not key.startswith("REGALIA_")}
    environment |= {"HOME": str(tmp_path), "LANG": "C.UTF-8", "CC": "no-compiler"}  # compiling takes minutes

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(words, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert not done.returncode, done.stdout + done.stderr
        return done

    run(sys.executable, str(sources / "play.py"), "--install")
    words = ("kingsburg", "--text", "--players", "page,page", "--save", str(file))
    played = run(sys.executable, str(sources / "play.py"), *words)
    assert "has won" in played.stdout or "victory is shared" in played.stdout
    assert played.stderr.count("The engine runs uncompiled") == 1
    assert "The record is whole" in run(str(sources / ".venv" / "bin" / "regalia"), "verify", str(file)).stdout


@pytest.mark.longer
def test_a_wheel_for_every_system_plays_and_says_what_it_lacks(unpacked: Path, tmp_path: Path) -> None:
    wheel = build(unpacked, tmp_path / "wheels", "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    installed = Installed(tmp_path / "venv", wheel)
    assert "(interpreted)" in installed.regalia("--version").stdout
    done = installed.regalia("arena", "royals", "--players", "page,random", "--games", "2", "--workers", "1")
    assert "page" in done.stdout
    assert done.stderr.count("The engine runs uncompiled") == 1
    assert "HATCH_BUILD_HOOK_ENABLE_MYPYC=1 pip install" in done.stderr
    assert installed.regalia("rules", "KB-5.6").stdout.startswith("KB-5.6: ")


@pytest.mark.longer
def test_a_wheel_of_this_machine_is_fast_without_a_compiler(unpacked: Path, tmp_path: Path) -> None:
    wheel = build(unpacked, tmp_path / "wheels", "wheel", HATCH_BUILD_HOOK_ENABLE_MYPYC="1")
    installed = Installed(tmp_path / "venv", wheel)
    assert "(compiled)" in installed.regalia("--version").stdout
    done = installed.regalia("bench", "engine", "--seconds", "0.3", "--rounds", "1", "--json")
    assert done.stderr == ""
    figures = json.loads(done.stdout)["games"]
    assert len(figures) == 4
    assert all(game["compiled_moves_per_s"] > game["interpreted_moves_per_s"] for game in figures.values())
    pythons = {"wheel": installed.folder / "bin" / "python", "tree": Path(sys.executable)}
    runs = [{kind: played(python, tmp_path) for kind, python in pythons.items()} for _ in range(ROUNDS)]
    for name in figures:
        best = {kind: min(run[kind][name] for run in runs) for kind in pythons}
        assert best["tree"] / best["wheel"] >= FULL, f"{name}: {best}"


def played(python: Path, folder: Path) -> dict[str, float]:
    """The processor time that the same games take with the Regalia of a Python, game by game."""
    environment = {key: value for key, value in os.environ.items() if key != "REGALIA_INTERPRETED"}
    command = [str(python), "-c", SPEED]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True)
    return {name: float(seconds) for name, seconds in map(str.split, done.stdout.splitlines())}
