"""The processes that a program has started, also those that have left its group, where the system shows them."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

ROUNDS = 50  # looks for those whom a program has left behind; they may start others meanwhile
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows there is one way to end somebody, and it is as hard
MARK = "REGALIA_BOT"  # the variable by which whoever stems from a program is known
PROCESSES = Path("/proc")


def kin(process: int, mark: str) -> set[int]:
    """A process and all that stem from it and still run: its children and theirs, and whoever inherited its mark.

    Somebody who went into a session of its own and whose parents have ended is known by the mark alone. Nobody is
    found where there is no /proc.
    """
    parents: dict[int, int] = {}
    found: set[int] = set()
    for number in [int(entry.name) for entry in PROCESSES.glob("[0-9]*")]:
        parent = _parent(number)
        if parent is not None:
            parents[number] = parent
            if number == process or _has_mark(number, mark):
                found.add(number)
    while further := {one for one, parent in parents.items() if parent in found} - found:
        found |= further
    return found


def _parent(number: int) -> int | None:
    """The parent of a process that runs; None of one that has ended, and waits for its parent to take note."""
    try:
        state, parent, *_ = (PROCESSES / str(number) / "stat").read_bytes().rpartition(b")")[2].split()
    except (OSError, ValueError):
        return None
    return None if state in (b"Z", b"X") else int(parent)


def _has_mark(number: int, mark: str) -> bool:
    try:
        environment = (PROCESSES / str(number) / "environ").read_bytes()
    except OSError:
        return False  # somebody else's
    return os.fsencode(f"{MARK}={mark}") in environment.split(b"\0")


def end_kin(process: "subprocess.Popen[bytes]", mark: str) -> None:
    """End a program with all whom it has started: its group, where the system has groups, and whoever is shown."""
    for _ in range(ROUNDS):
        family = kin(process.pid, mark)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, KILL)
        for one in family:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(one, KILL)
        if not family:
            break
        time.sleep(0.005)
    process.kill()
    process.wait()
