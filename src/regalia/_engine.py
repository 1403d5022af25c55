"""Which engine runs: the compiled one, or the same sources interpreted."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

INTERPRETED = "REGALIA_INTERPRETED"  # set by whoever wants it so
COMING = "REGALIA_ENGINE"  # a file that says what came of compiling the engine, which is interpreted until then
COMPILED, FAILED = "compiled", "failed"  # what such a file may say
SLOW = "The engine runs uncompiled: the same games, many times slower, and opponents who think by the clock are weaker."
HERE = "make setup, or python play.py, compiles it where a C compiler is found."
INSTALLED = (
    "There was no compiled package for this system; with a C compiler, this makes one: "
    "HATCH_BUILD_HOOK_ENABLE_MYPYC=1 pip install --force-reinstall --no-deps --no-binary regalia regalia"
)
CHECKOUT = Path(__file__).parents[2]
_told = False  # whether this process has said that it is slow


class _Sources:
    """Finds the .py file of a module even where a compiled twin lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("regalia."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        source = Path(spec.origin).parent / (name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def prefer_sources() -> None:
    """Run interpreted from here on, as REGALIA_INTERPRETED=1 asks for."""
    if _Sources not in sys.meta_path:
        sys.meta_path.insert(0, _Sources)


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    from regalia.kernel import position

    return not str(position.__file__).endswith(".py")


def interprets() -> bool:
    """Whether programs that are started now run interpreted; no longer once the engine has been compiled meanwhile."""
    if COMING in os.environ and _came_of_it(Path(os.environ[COMING])) == COMPILED:
        del os.environ[COMING]
        os.environ.pop(INTERPRETED, None)
    return bool(os.environ.get(INTERPRETED))


def _came_of_it(mark: Path) -> str:
    """What a file says that came of compiling the engine; nothing while nothing has."""
    return mark.read_text(encoding="utf-8").strip() if mark.is_file() else ""


def slowness() -> str:
    """What to say to somebody who runs interpreted without having asked for it; nothing to everybody else."""
    if compiled():
        return ""
    mark = Path(os.environ.get(COMING) or CHECKOUT / ".venv" / "engine")
    failed = _came_of_it(mark) == FAILED
    if os.environ.get(INTERPRETED) and not (failed and COMING in os.environ):
        return ""
    if failed:
        return f"{SLOW} Compiling it failed: {mark.with_suffix('.log')} says why; to try again, remove {mark}."
    return f"{SLOW} {HERE if (CHECKOUT / 'build_engine.py').exists() else INSTALLED}"


def tell_slowness(tell: Callable[[str], object]) -> None:
    """Say that once in a process, if there is anything to say."""
    global _told
    if not _told and slowness():
        _told = True
        tell(slowness())
