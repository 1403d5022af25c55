import gc
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest
from hypothesis import settings

from databases import RUN, Postgres, kept_for_all, postgres
from regalia import _engine

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # each core has a worker of its own; numpy is loaded later
settings.register_profile("regalia", deadline=None, derandomize=True)
settings.load_profile("regalia")

pytest_plugins = ["browsing", "guest_game", "halls"]
pytest.register_assert_rewrite("regalia.testing")

RESULTS = "REGALIA_RULE_RESULTS"
GARBAGE = (50_000, 20, 50)  # things made before Python looks for rings among them
LONGER = "REGALIA_LONGER"  # `make longer` and the studies run what takes its time


def pytest_configure(config: pytest.Config) -> None:
    """One folder for all workers of a run, and for the programs that they start."""
    if RUN not in os.environ:
        os.environ[RUN] = tempfile.mkdtemp(prefix="regalia-tests-")
        kept_for_all("templates").mkdir(mode=0o700)
        config.add_cleanup(lambda: shutil.rmtree(os.environ.pop(RUN)))


def pytest_collection_finish() -> None:
    """The tests themselves are no garbage: looking through them again and again takes an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Keep what `make coverage` measured here: a worker that takes long to leave is ended before it does so itself."""
    measured = coverage.Coverage.current()
    if measured is not None:
        measured.save()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Write down for `regalia rules` which rules a test proves and whether it passed."""
    report = yield
    path = os.environ.get(RESULTS)
    ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    if path and ids and (report.when == "call" or report.outcome != "passed"):  # type: ignore[attr-defined]
        line = json.dumps({"test": item.nodeid, "rules": ids, "outcome": report.outcome})  # type: ignore[attr-defined]
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    return report


@pytest.fixture(scope="session")
def real_postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a run."""
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, for tests that must hold on both kinds; empty for SQLite in the data folder."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("real_postgres")
    return server.fresh()


@pytest.fixture
def uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As where the engine has not been compiled and nobody was told so yet; the folder of the sources."""
    monkeypatch.setattr(_engine, "compiled", lambda: False)
    monkeypatch.setattr(_engine, "_told", False)
    monkeypatch.setattr(_engine, "CHECKOUT", tmp_path)
    for name in (_engine.INTERPRETED, _engine.COMING):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first and those of single rules last, so that no worker waits for another at the end."""
    if not os.environ.get(LONGER):
        left = [item for item in items if item.get_closest_marker("longer")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("longer")]
    items.sort(
        key=lambda item: (
            item.get_closest_marker("browser") is None,
            item.get_closest_marker("lengthy") is None,
            item.get_closest_marker("rule") is not None,
        )
    )
