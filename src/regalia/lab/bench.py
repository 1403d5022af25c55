"""The benchmark of the engine: compiled against interpreted, and against a peer, in one run."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.lab.measure import PEER
from regalia.lab.workers import cores

ROUNDS = 3


def measure(what: str, seconds: float, interpreted: bool = False) -> dict[str, Any]:
    """One measurement in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "REGALIA_INTERPRETED"}
    if interpreted:
        environment["REGALIA_INTERPRETED"] = "1"
    command = [sys.executable, "-m", "regalia.lab.measure", what, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no output"])[-1]
        raise Trouble(f"The measurement of {what} failed: {last}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def best(runs: list[dict[str, Any]], key: str) -> float:
    """The best of several runs: the one least disturbed by whatever else the machine does."""
    pick = min if key.endswith("_us") else max
    return float(pick(run[key] for run in runs))


def engine(seconds: float, advance: Callable[[str], None]) -> dict[str, Any]:
    """All games, measured in turn with the peer between them, several rounds."""
    peers: list[dict[str, Any]] = []
    runs: dict[str, dict[str, list[dict[str, Any]]]] = {n: {"compiled": [], "interpreted": []} for n in games.names()}
    for number in range(ROUNDS):
        if find_spec(PEER):
            advance(f"round {number + 1}: {PEER}")
            peers.append(measure(PEER, seconds))
        for name, kinds in runs.items():
            for kind, found in kinds.items():
                advance(f"round {number + 1}: {name}, {kind}")
                found.append(measure(name, seconds, interpreted=kind == "interpreted"))
    rate = best(peers, "moves_per_s") if peers else None
    return {
        "machine": machine(),
        PEER: {"moves_per_s": round(rate), "games_per_s": round(best(peers, "games_per_s"), 1)} if rate else None,
        "games": {name: row(kinds, rate) for name, kinds in runs.items()},
    }


def row(kinds: dict[str, list[dict[str, Any]]], rate: float | None) -> dict[str, Any]:
    """The figures of one game; without a compiled engine its figures are empty."""
    compiled = [run for run in kinds["compiled"] if run["compiled"]]
    slow = kinds["interpreted"]
    fast_rate = best(compiled, "moves_per_s") if compiled else None
    slow_rate = best(slow, "moves_per_s")
    return {
        "seats": slow[0]["seats"],
        "compiled_moves_per_s": round(fast_rate) if fast_rate else None,
        "compiled_games_per_s": round(best(compiled, "games_per_s"), 1) if compiled else None,
        "interpreted_moves_per_s": round(slow_rate),
        "interpreted_games_per_s": round(best(slow, "games_per_s"), 1),
        "times_interpreted": round(fast_rate / slow_rate, 1) if fast_rate else None,
        "times_catanatron": round(fast_rate / rate, 1) if fast_rate and rate else None,
        "interpreted_times_catanatron": round(slow_rate / rate, 2) if rate else None,
        "copy_us": round(best(compiled or slow, "copy_us"), 2),
        "interpreted_copy_us": round(best(slow, "copy_us"), 2),
        "bytes": slow[0]["bytes"],
    }


def machine() -> str:
    """The machine that was measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.machine()}, {cores()} cores, {platform.system()}, {python}"
