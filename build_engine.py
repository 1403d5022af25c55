"""Compiles the engine in place where a C compiler is found; says once when there is none.

Writes "compiled" or "interpreted" into the file named on the command line.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent
COMPILERS = ("cc", "gcc", "clang", "cl")
# Functions of the engine are called directly, and small ones inlined: nobody replaces them from outside.
FLAGS = "" if os.name == "nt" else "-fno-semantic-interposition"


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers of Python."""
    wanted = os.environ.get("CC", "").split()[:1] or list(COMPILERS)
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return any(shutil.which(name) for name in wanted) and headers.exists()


def compile_engine() -> None:
    """Let hatch-mypyc compile the modules named in pyproject.toml, in a copy: it hides that file while it works."""
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CFLAGS": flags}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "--hooks-only"]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "regalia"
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, copy / name)
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"The engine could not be compiled:\n{done.stdout}{done.stderr}")
        for built in (*copy.glob("src/**/*.so"), *copy.glob("src/**/*.pyd")):
            shutil.copy(built, ROOT / built.relative_to(copy))


def main() -> None:
    """Compile, or leave the sources to be interpreted."""
    for old in (*ROOT.glob("src/**/*.so"), *ROOT.glob("src/**/*.pyd")):
        old.unlink()
    if can_compile():
        sys.stdout.write("Compiling the engine ...\n")
        compile_engine()
        state = "compiled"
    else:
        sys.stdout.write(
            "No C compiler was found: the engine runs uncompiled, and slower. Everything else is the same.\n"
        )
        state = "interpreted"
    Path(sys.argv[1]).write_text(state + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
