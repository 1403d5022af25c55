"""Compiles the engine in place where a C compiler is found; says once when there is none.

Writes "compiled" or "interpreted" into the file named on the command line. With --meanwhile the compiler works on in
the background, and the sources are interpreted until it is done; when that fails, the file says "failed". With --tuned
it compiles twice: for this very machine, and the second time knowing what is done often when games are played.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).parent
LONGEST = 3600  # seconds that one waits for another who compiles
COMPILERS = ("cc", "gcc", "clang", "cl")
# Functions of the engine are called directly, and small ones inlined: nobody replaces them from outside. Two passes of
# GCC are left out: they take long, and bring nothing to code as large and branched as this.
FLAGS = "" if os.name == "nt" else "-fno-semantic-interposition -fno-gcse -fno-schedule-insns2"
LATE = "-flto=auto"  # GCC then optimizes while it links, one large file on all cores
# What a tuned engine learns from; what it does not do there is compiled as otherwise.
EXERCISE = "regalia.lab.bench.exercise"
NATIVE = "-march=native"
WATCHING = f"{NATIVE} -fprofile-generate -fprofile-dir="
KNOWING = f"{NATIVE} -fprofile-use -fprofile-partial-training -Wno-missing-profile -fprofile-dir="
# Nothing of these libraries is compiled, and their types take longer to read than all of the engine's.
MYPY_CONFIG = """\
[mypy]
[mypy-babel.*,jinja2.*,numpy.*,pydantic.*,rich.*,sqlalchemy.*,starlette.*]
follow_imports = skip
follow_imports_for_stubs = True
"""


def is_newer(file: Path, sources: Iterable[Path]) -> bool:
    """Whether a file is there and was made after all its sources."""
    return file.exists() and all(source.stat().st_mtime <= file.stat().st_mtime for source in sources)


def is_built(mark: Path) -> bool:
    """Whether the engine was built, or left to be interpreted, after the last change of the sources."""
    return is_newer(mark, (*ROOT.glob("src/**/*.py"), ROOT / "pyproject.toml"))


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers of Python."""
    wanted = os.environ.get("CC", "").split()[:1] or list(COMPILERS)
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return any(shutil.which(name) for name in wanted) and headers.exists()


def optimizes_late() -> bool:
    """Whether the compiler is a GCC that can optimize while it links; some are installed without that part."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not compiler or "gcc" not in Path(compiler[0]).name or not shutil.which(compiler[0]):
        return False
    with tempfile.TemporaryDirectory() as folder:
        tried = [*compiler, LATE, "-shared", "-fPIC", "-x", "c", os.devnull, "-o", str(Path(folder) / "tried")]
        return subprocess.run(tried, capture_output=True, check=False).returncode == 0


def put_in_place(copy: Path) -> None:
    """Put what was built beside the sources, all in one moment: whoever starts meanwhile finds no half of a file."""
    moves = []
    for built in (*copy.glob("src/**/*.so"), *copy.glob("src/**/*.pyd")):
        final = ROOT / built.relative_to(copy)
        moves.append((shutil.copy(built, final.with_name(f"new.{final.name}")), final))
    # Each module below regalia/ is a shim that loads the library above it, so the library comes first.
    for new, final in sorted(moves, key=lambda move: len(move[1].parts)):
        os.replace(new, final)


def run(command: list[str], folder: Path, **more: str) -> None:
    """Run a program that has to succeed."""
    environment = {**os.environ, **more}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The engine could not be compiled:\n{done.stdout}{done.stderr}")


def compile_copy(copy: Path, more: str = "") -> None:
    """Let hatch-mypyc compile the modules named in pyproject.toml, all that it makes on the way in the same place."""
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS} {LATE if optimizes_late() else ''} {more}".strip()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "--hooks-only"]
    between = copy / "between"
    between.mkdir()
    run(command, copy, HATCH_BUILD_HOOK_ENABLE_MYPYC="1", HATCH_MYPYC_BUILD_DIR=str(between), CFLAGS=flags)
    shutil.rmtree(between)


def tune(copy: Path) -> None:
    """Compile an engine that watches itself, let it play, and compile it anew with what was seen."""
    seen = copy / "seen"
    compile_copy(copy, f"{WATCHING}{seen}")
    run([sys.executable, "-m", EXERCISE], copy, PYTHONPATH=str(copy / "src"), REGALIA_INTERPRETED="")
    for built in copy.glob("src/**/*.so"):
        built.unlink()
    compile_copy(copy, f"{KNOWING}{seen}")


def compile_engine(tuned: bool = False) -> None:
    """Compile in a copy of the tree: hatch-mypyc hides pyproject.toml while it works."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "regalia"
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
        for name in ("pyproject.toml", "PACKAGE.md", "LICENSE"):
            shutil.copy(ROOT / name, copy / name)
        (copy / "mypy.ini").write_text(MYPY_CONFIG, encoding="utf-8")
        (copy / "setup.cfg").write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n", encoding="utf-8")
        if tuned:
            tune(copy)
        else:
            compile_copy(copy)
        put_in_place(copy)


def build(mark: Path, tuned: bool = False) -> None:
    """Compile, or leave the sources to be interpreted."""
    for old in (*ROOT.glob("src/**/*.so"), *ROOT.glob("src/**/*.pyd")):
        old.unlink()
    if can_compile():
        compile_engine(tuned)
    mark.write_text(("compiled" if can_compile() else "interpreted") + "\n", encoding="utf-8")


def build_alone(mark: Path, *, wait: bool, tuned: bool = False) -> None:
    """Build unless somebody else is at it; wait for them, or leave it to them."""
    # SQLite locks a file in the same way on every system, and the lock goes with the process that holds it.
    with closing(sqlite3.connect(mark.with_suffix(".lock"), timeout=LONGEST if wait else 0)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return
        build(mark, tuned)


def build_behind(mark: Path) -> None:
    """Build where nobody looks: whoever plays next is told when it has failed."""
    try:
        build_alone(mark, wait=False)
    except BaseException:
        mark.write_text("failed\n", encoding="utf-8")
        raise


def build_meanwhile(mark: Path) -> None:
    """Start this program once more, so that it lives on when the game is left."""
    mark.unlink(missing_ok=True)  # whoever plays meanwhile waits for it
    command = [sys.executable, __file__, "--behind", str(mark)]
    with mark.with_suffix(".log").open("w", encoding="utf-8") as log:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def main() -> None:
    """What the Makefile calls."""
    *how, name = sys.argv[1:]
    mark = Path(name)
    if not can_compile():
        if how != ["--meanwhile"]:  # the game says it itself
            sys.stdout.write(
                "No C compiler was found: the engine runs uncompiled, and slower. Everything else is the same.\n"
            )
        build_alone(mark, wait=True)
    elif how == ["--meanwhile"]:
        sys.stdout.write("The engine is compiled in the background: opponents think faster as soon as it is there.\n")
        build_meanwhile(mark)
    elif how == ["--behind"]:
        build_behind(mark)
    elif how == ["--tuned"]:
        if not optimizes_late():
            sys.exit("Only GCC with its linker plugin can tune the engine; make setup compiles it as usual.")
        sys.stdout.write("Compiling the engine twice, for this machine ...\n")
        build_alone(mark, wait=True, tuned=True)
    else:
        sys.stdout.write("Compiling the engine ...\n")
        build_alone(mark, wait=True)


if __name__ == "__main__":
    main()
