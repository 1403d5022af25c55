"""Which engine runs: the compiled one, or the same sources interpreted."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

INTERPRETED = "REGALIA_INTERPRETED"  # set by whoever wants it so
COMING = "REGALIA_ENGINE"  # a file that says `compiled` when the engine is, which is interpreted until then
SLOW = "The engine runs uncompiled: the same games, many times slower, and opponents who think by the clock are weaker."
HERE = "make setup, or python play.py, compiles it where a C compiler is found."
INSTALLED = (
    "There was no compiled package for this system; with a C compiler, this makes one: "
    "HATCH_BUILD_HOOK_ENABLE_MYPYC=1 pip install --force-reinstall --no-deps --no-binary regalia regalia"
)


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
    mark = os.environ.get(COMING)
    if mark and Path(mark).is_file() and Path(mark).read_text(encoding="utf-8").strip() == "compiled":
        del os.environ[COMING]
        os.environ.pop(INTERPRETED, None)
    return bool(os.environ.get(INTERPRETED))


def slowness() -> str:
    """What to say to somebody who runs interpreted without having asked for it; nothing to everybody else."""
    if compiled() or os.environ.get(INTERPRETED):
        return ""
    sources = Path(__file__).parents[2] / "build_engine.py"
    return f"{SLOW} {HERE if sources.exists() else INSTALLED}"
