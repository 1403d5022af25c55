"""In the process that runs the tests: a broken module instead of the right one, or who runs which line.

It is loaded by `pytest -p` before anything of a game is, and told by the environment what to do.
"""

import json
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

FILE = "REGALIA_MUTATION"  # names the file that says what to do
MEMORY = 4 << 30


class BrokenModule(SourceLoader):
    """The source of one module, with a fault in it."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source.encode()

    def get_filename(self, fullname: str) -> str:
        """Where the right one stands."""
        return self.path

    def get_data(self, path: str | bytes) -> bytes:
        """The source; never bytecode."""
        if path != self.path:
            raise OSError(path)
        return self.source


class Finder(MetaPathFinder):
    """Finds the broken module before anybody finds the right one."""

    def __init__(self, name: str, loader: Loader) -> None:
        self.name = name
        self.loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only for the one name."""
        return spec_from_loader(fullname, self.loader) if fullname == self.name else None


def out_of_time(number: int, frame: object) -> None:
    """A fault that never ends is noticed too."""
    raise TimeoutError("the test does not come to an end")


class Ordered:
    """The quickest tests first, each within its time of the processor."""

    def __init__(self, limits: dict[str, float]) -> None:
        self.limits = limits
        self.place = {test: place for place, test in enumerate(limits)}
        signal.signal(signal.SIGPROF, out_of_time)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[Any]:
        """Stop a test that takes far longer than it did without the fault."""
        signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """As they were told."""
        items.sort(key=lambda item: self.place[item.nodeid])


class Watcher:
    """Writes down which tests run which lines, and how long each takes."""

    def __init__(self, folder: str, out: str) -> None:
        import coverage

        self.out = Path(f"{out}.{os.getpid()}")
        self.seconds: dict[str, float] = {}
        self.coverage: Any = coverage.Coverage(data_file=None, include=[f"{folder}/*.py"], config_file=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        """The lines that run from here on are this test's."""
        self.coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """How long it took."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        """What was found, for the study."""
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {}
        for file in data.measured_files():
            by_line = data.contexts_by_lineno(file).items()
            lines[Path(file).name] = {line: [test for test in tests if test] for line, tests in by_line}
        self.out.write_text(json.dumps({"seconds": self.seconds, "lines": lines}), encoding="utf-8")


def break_module() -> None:
    """From here on whoever imports the module gets the broken one; no fault may take all memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    import_module("regalia")  # it puts its own finder, of the sources, in front of all that are there by then
    sys.meta_path.insert(0, Finder(ORDERS["module"], BrokenModule(ORDERS["path"], ORDERS["source"])))


def pytest_configure(config: pytest.Config) -> None:
    """Do what the orders say."""
    if "watch" not in ORDERS:
        config.pluginmanager.register(Ordered(ORDERS["tests"]))
    elif hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Watcher(ORDERS["watch"], ORDERS["out"]))


ORDERS: dict[str, Any] = json.loads(Path(os.environ[FILE]).read_text(encoding="utf-8"))
if "module" in ORDERS:
    break_module()
