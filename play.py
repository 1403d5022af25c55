"""Plays Regalia on any machine with Python 3.11 or later: `python play.py`, with the words that `regalia play` takes.

The first time it makes .venv beside this file and installs there what is needed to play; the engine is compiled in the
background where a C compiler is found. `make` comes in by this door too: `python play.py --install` installs and no
more, `python play.py --install requirements.lock` what else a list names.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

import build_engine

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PLAY, INSTALLER = ROOT / "requirements-play.lock", ROOT / "requirements-uv.lock"
PIP = ["-m", "pip", "install", "-q", "--disable-pip-version-check"]
UV = ["-m", "uv", "pip", "install", "-q", "--python", str(PYTHON)]
HASHED = "--require-hashes"
OLDEST = (3, 11)


def python(*words: object) -> int:
    """Run the Python of the environment; its exit code."""
    return subprocess.run([PYTHON, *map(str, words)], cwd=ROOT, check=False).returncode


def must(code: int) -> None:
    """End here when something could not be done; it has said why."""
    if code:
        sys.exit(code)


def make_environment() -> None:
    """The folder .venv, where everything is installed."""
    if not PYTHON.exists():
        must(subprocess.run([sys.executable, "-m", "venv", VENV], check=False).returncode)


def install_list(lock: Path, *words: str) -> None:
    """The packages of a list, by the fast installer; where it cannot run or does not find one, pip does it."""
    fast = subprocess.run([PYTHON, *UV, *words, HASHED, "-r", lock], cwd=ROOT, stderr=subprocess.DEVNULL, check=False)
    if fast.returncode:
        must(python(*PIP, HASHED, "-r", lock))


def install_basics() -> None:
    """What is needed to play and to compile; the first game should not wait for more."""
    mark = VENV / "basics"
    if not build_engine.is_newer(mark, [PLAY, INSTALLER]):
        sys.stdout.write(f"Installing packages into {VENV.name} ...\n")
        sys.stdout.flush()
        python(*PIP, HASHED, "--only-binary", ":all:", "-r", INSTALLER)  # not on every machine, and not needed
        install_list(PLAY, "--compile-bytecode")  # a server may not be allowed to write it later
        mark.touch()


def install_package() -> None:
    """Regalia itself, run from where it lies."""
    mark = VENV / "package"
    if not build_engine.is_newer(mark, [VENV / "basics", ROOT / "pyproject.toml"]):
        must(python(*PIP, "--no-deps", "--no-build-isolation", "-e", "."))
        mark.touch()


def play(words: list[str]) -> int:
    """Play; the first start does not wait for the compiler: the same sources run meanwhile."""
    mark = VENV / "engine"
    if not build_engine.is_built(mark):
        must(python("build_engine.py", "--meanwhile", mark))
    meanwhile = {} if build_engine.is_built(mark) else {"REGALIA_INTERPRETED": "1", "REGALIA_ENGINE": str(mark)}
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the game, which ends in order
    command = [str(PYTHON), "-m", "regalia", "play", *words]
    return subprocess.run(command, env={**os.environ, **meanwhile}, check=False).returncode


def main() -> None:
    """Install what is missing, then play."""
    if sys.version_info < OLDEST:
        sys.exit(f"Regalia needs Python 3.11 or later; this is {sys.version.split()[0]}.")
    words = sys.argv[1:]
    make_environment()
    install_basics()
    install_package()
    if words[:1] == ["--install"]:
        for lock in words[1:]:
            install_list(ROOT / lock)
    else:
        sys.exit(play(words))


if __name__ == "__main__":
    main()
