"""Long runs: the same results whoever does the work, whoever dies, and wherever it was broken off."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import _base
from functools import partial
from pathlib import Path

import pytest

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab import arena, simulate
from regalia.lab.runs import workers
from regalia.lab.studies import machines
from support import mostly

ARENA = arena.Contest("kingsburg", ("greedy", "random", "page"), seed="7")


def silent(_: int) -> None:
    """No progress bar."""


def die_once(mark: Path, number: int) -> int:
    """The first worker that comes to number 5 is killed."""
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    raise Trouble(f"Number {number} is unlucky.")


def test_the_numbers_are_cut_into_fair_batches() -> None:
    assert [len(batch) for batch in workers.cut(range(2000), 2, 500)] == [125] * 16
    assert [len(batch) for batch in workers.cut(range(5), 2, 500)] == [1] * 5
    assert max(len(batch) for batch in workers.cut(range(100000), 2, 500)) == 500


def test_a_killed_process_changes_nothing(tmp_path: Path) -> None:
    found: list[int] = []
    workers.spread(partial(die_once, tmp_path / "dead"), range(40), 2, found.extend)
    assert sorted(found) == [number * number for number in range(40)]


def linger(number: int) -> int:
    """Nobody is as slow as the first."""
    time.sleep(0 if number else 1)
    return number


def test_little_is_done_before_the_oldest_so_that_order_costs_no_memory() -> None:
    found: list[int] = []
    workers.spread(linger, range(200), 2, found.extend, most=1)
    assert found.index(0) < 2 * workers.AHEAD
    assert sorted(found) == [*range(200)]


def interrupt(_locks: object) -> None:
    raise KeyboardInterrupt


def test_nobody_who_waits_holds_the_locks_of_all_that_is_pending(monkeypatch: pytest.MonkeyPatch) -> None:
    """There Ctrl-C would leave them held for ever, and the pool would never end."""
    monkeypatch.setattr(_base._AcquireFutures, "__enter__", interrupt)
    found: list[int] = []
    workers.spread(abs, range(40), 2, found.extend)
    assert sorted(found) == [*range(40)]


ORPHANS = """
import os, sys, time
from functools import partial
from pathlib import Path
from regalia.lab.runs import workers

def nap(folder: str, number: int) -> int:
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(0.05)
    return number

if __name__ == "__main__":
    workers.spread(partial(nap, sys.argv[1]), range(100_000), 2, lambda _: None, most=1)
"""


def test_workers_go_when_their_parent_is_killed(tmp_path: Path) -> None:
    program, folder = tmp_path / "orphans.py", tmp_path / "pids"
    program.write_text(ORPHANS)
    folder.mkdir()
    parent = subprocess.Popen([sys.executable, str(program), str(folder)])
    wait_for(lambda: len(list(folder.iterdir())) == 2)
    parent.kill()
    parent.wait()
    wait_for(lambda: not any(lives(int(worker.name)) for worker in folder.iterdir()))


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(done: Callable[[], bool], seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_work_that_kills_every_worker_ends_in_a_sentence() -> None:
    with pytest.raises(Trouble, match="Workers died 5 times"):
        workers.spread(always_die, range(2), 2, lambda _: None)


def test_trouble_in_a_worker_is_told_here() -> None:
    with pytest.raises(Trouble, match="is unlucky"):
        workers.spread(fail, range(2), 2, lambda _: None)


def test_a_broken_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = arena.run(ARENA, 9, 1, None, silent)
    arena.run(ARENA, 5, 1, file, silent)
    with file.open("a", encoding="utf-8") as out:
        out.write('{"number": 5, "seated": ["gre')  # killed while it wrote
    steps: list[int] = []
    assert arena.run(ARENA, 9, 2, file, steps.append) == whole
    assert steps[0] == 5
    assert sum(steps) == 9
    assert arena.run(ARENA, 9, 1, file, silent) == whole
    with pytest.raises(Trouble, match="holds another run"):
        arena.run(arena.Contest("kingsburg", ("greedy", "random"), seed="7"), 9, 1, file, silent)


def test_a_simulation_goes_on_too(tmp_path: Path) -> None:
    setup, file = Setup("royals", 3, b"-"), tmp_path / "games.jsonl"
    whole = simulate.simulate(setup, "s", 30, False, 1, silent)
    simulate.simulate(setup, "s", 12, False, 1, silent, file)
    resumed = simulate.simulate(setup, "s", 30, False, 2, silent, file)
    for key in ("seconds", "games_per_s", "moves_per_s"):
        whole.pop(key)
        resumed.pop(key)
    assert resumed == whole
    with pytest.raises(Trouble, match="holds another run"):
        simulate.simulate(setup, "other", 30, False, 1, silent, file)


@pytest.mark.parametrize("address", mostly(["127.0.0.1:9", "nonsense", "ray://127.0.0.1:9"], "127.0.0.1:9"))
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(address: str) -> None:
    words = ("simulate", "kingsburg", "--games", "2", "--ray", address)
    done = subprocess.run([sys.executable, "-m", "regalia", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"There is no Ray cluster at '{address}'" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


SMALL_STUDY = """
from regalia.lab.studies.machines import Killer, played
killer = Killer()
print(played(60, "local", killer)[0])
print(killer.killed > 0)
"""


@pytest.mark.longer
def test_a_ray_cluster_that_loses_a_worker_gives_the_same_games() -> None:
    """The study of docs/studies/machines.md, small."""
    here, _ = machines.played(60, "", lambda _: None)
    done = subprocess.run([sys.executable, "-c", SMALL_STUDY], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [here, "True"], done.stderr
