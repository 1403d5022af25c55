"""Serenade, the game of examples/, installed as a package beside Regalia for programs that a test starts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support import mostly

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "examples" / "serenade"
ENGINES = {"compiled": "", "interpreted": "1"}  # REGALIA_INTERPRETED; without a compiled engine both are the same


def install(source: Path, place: Path) -> None:
    """Install a package of one game into a folder, as pip does, without asking any other host."""
    how = ["--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(place)]
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", *how, str(source)]
    subprocess.run(command, check=True, env={**os.environ, "UV_CACHE_DIR": str(place / "cache")})


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Serenade is installed."""
    place = tmp_path_factory.mktemp("site")
    install(SOURCE, place)
    return place


@pytest.fixture(params=mostly(ENGINES, "compiled"))
def with_serenade(request: pytest.FixtureRequest, installed: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Programs started from here on find Serenade; with the compiled engine, and interpreted."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("REGALIA_INTERPRETED", ENGINES[request.param])
    return installed
