"""A power cut at the moment of every answer: the disk has what was acknowledged, by a trace of the server's calls."""

import random
import re
from pathlib import Path

import pytest

from regalia.trials.powercut import Change, Disk, PowerCut, examine, tracer

needs_tracer = pytest.mark.skipif(not tracer(), reason="strace is missing or may not trace here")


@needs_tracer
def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """And what the test would call lost is noticed: the same trace without its syncs loses everything."""
    test = PowerCut(tmp_path, 3, 12, "tests")
    found = test.run(lambda _: None)
    assert found["choices_acknowledged"] >= 30
    assert found["power_cuts"] == 2 * found["choices_acknowledged"]
    assert found["choices_lost"] == found["power_cuts_that_lost_something"] == 0
    unsynced = re.sub(r"^\d+ +f(data)?sync\(.*\n", "", test.whole_trace(), flags=re.MULTILINE)
    assert examine(unsynced, test.tables, tmp_path / "after").lost == found["choices_acknowledged"]


def test_a_disk_keeps_what_it_was_told_to_keep() -> None:
    disk = Disk()
    disk.change("file", Change(0, b"abcdef"))
    disk.change("file", Change(4, b"XY"))
    assert disk.after_a_cut() == {"file": b""}
    disk.sync("file", 1)
    assert disk.after_a_cut() == {"file": b"abcdef"}
    assert {disk.after_a_cut(random.Random(n))["file"] for n in range(20)} == {b"abcdef", b"abcdXY"}
    disk.sync("file", 1)
    disk.change("file", Change(2, None))
    assert disk.after_a_cut() == {"file": b"abcdXY"}
    disk.sync("file", 1)
    assert disk.after_a_cut() == {"file": b"ab"}
    disk.remove("file")
    assert disk.after_a_cut() == {}


def test_a_sync_keeps_only_what_was_written_before_it_began(tmp_path: Path) -> None:
    """Two threads: the second writes while the disk is busy for the first; and a write that failed was none."""
    trace = (
        '1 pwrite64(7</h/tables.db>, "\\x61", 1, 0) = 1\n'
        "1 fdatasync(7</h/tables.db> <unfinished ...>\n"
        '2 pwrite64(8</h/tables.db>, "\\x62", 1, 1) = 1\n'
        '2 pwrite64(8</h/tables.db>, "\\x63", 1, 2) = -1 ENOSPC (No space left on device)\n'
        "1 <... fdatasync resumed>) = 0\n"
    )
    disk = Disk()
    from regalia.trials.powercut import calls, note

    for begins, call in calls(trace.splitlines(), disk):
        if not begins:
            note(disk, call)
    assert disk.after_a_cut() == {"/h/tables.db": b"a"}
    assert disk.pending == {"/h/tables.db": [Change(1, b"b")]}
