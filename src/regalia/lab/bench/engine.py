"""The benchmarks: the engine compiled, interpreted and against a peer; the environments against their peers."""

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
from regalia.kernel.game import Setup
from regalia.lab.bench.measure import PEER, SEARCH
from regalia.lab.runs.workers import cores

ROUNDS = 3  # the best of them counts
SEATS = 4  # of environments that are measured, unless somebody wants others
ENVS = ("zoo", "gym", "vector", "large", "shared")  # large: with many games; shared: those on all cores
ENV_PEERS = {  # with the package each needs
    "connect_four": "pygame",
    "catanatron_gym": "catanatron_gym",
    "catanatron_choices": "catanatron_gym",
}


def environment(what: str, seconds: float, seats: int = SEATS) -> dict[str, Any]:
    """One measurement of an environment."""
    return measure(what, seconds, seats, module="regalia.lab.bench.measure_env")


def measure(
    what: str, *numbers: float, interpreted: bool = False, module: str = "regalia.lab.bench.measure"
) -> dict[str, Any]:
    """One measurement in a process of its own: for so many seconds, and whatever else it asks for."""
    environment = {key: value for key, value in os.environ.items() if key != "REGALIA_INTERPRETED"}
    if interpreted:
        environment["REGALIA_INTERPRETED"] = "1"
    command = [sys.executable, "-m", module, what, *map(str, numbers)]
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


def engine(seconds: float, advance: Callable[[str], None], rounds: int = ROUNDS) -> dict[str, Any]:
    """All games, measured in turn with the peer between them, several rounds."""
    peers: list[dict[str, Any]] = []
    runs: dict[str, dict[str, list[dict[str, Any]]]] = {n: {"compiled": [], "interpreted": []} for n in games.names()}
    for number in range(rounds):
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


def search(seconds: float, advance: Callable[[str], None], rounds: int = ROUNDS) -> dict[str, Any]:
    """Thoughts a second of the search, compiled and interpreted."""
    rows: dict[str, Any] = {}
    for name in games.names():
        advance(f"search in {name}")
        runs = [measure(SEARCH + name, seconds) for _ in range(rounds)]
        slow = best([measure(SEARCH + name, seconds, interpreted=True) for _ in range(rounds)], "thoughts_per_s")
        fast = best(runs, "thoughts_per_s") if runs[0]["compiled"] else None
        rows[name] = {
            "seats": runs[0]["seats"],
            "compiled_thoughts_per_s": round(fast) if fast else None,
            "interpreted_thoughts_per_s": round(slow),
            "times_interpreted": round(fast / slow, 1) if fast else None,
        }
    return {"machine": machine(), "games": rows}


def environments(
    seconds: float, advance: Callable[[str], None], rounds: int = ROUNDS, seats: int = SEATS
) -> dict[str, Any]:
    """Our environments and those of the peers, measured in turn, several rounds; the peers that are installed."""
    kinds = [f"{kind}:{name}" for name in observed() for kind in ENVS]
    kinds += [peer for peer, package in ENV_PEERS.items() if find_spec(package)]
    runs: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    for number in range(rounds):
        for kind, found in runs.items():
            advance(f"round {number + 1}: {kind}")
            found.append(environment(kind, seconds, seats))
    rates = {kind: best(found, "steps_per_s") for kind, found in runs.items()}
    return {
        "machine": machine(),
        "seats": seats,
        "compiled": all(run["compiled"] for found in runs.values() for run in found),
        **{peer: round(rates[peer]) if peer in rates else None for peer in ENV_PEERS},
        "games": {name: env_row(name, rates) for name in observed()},
    }


def observed() -> list[str]:
    """The games that say what a seat knows."""
    found = {name: games.find(name) for name in games.names()}
    return [
        name for name, game in found.items() if game.feature_names(game.start(Setup(name, game.seat_counts[0], b"-")))
    ]


def env_row(name: str, rates: dict[str, float]) -> dict[str, Any]:
    """The steps a second of one game's environments, and how many times those of the peers that is.

    Like is compared with like: PettingZoo's choices of all seats with such choices, steps of Gymnasium, in which the
    others play too, with such steps.
    """
    zoo, gym, vector, large, shared = (rates[f"{kind}:{name}"] for kind in ENVS)

    def times(rate: float, peer: str) -> float | None:
        return round(rate / rates[peer], 1) if peer in rates else None

    return {
        "pettingzoo": round(zoo),
        "gymnasium": round(gym),
        "vector": round(vector),
        "vector_1024_games": round(large),
        "vector_1024_games_all_cores": round(shared),
        "pettingzoo_times_connect_four": times(zoo, "connect_four"),
        "pettingzoo_times_catanatron_choices": times(zoo, "catanatron_choices"),
        "gymnasium_times_catanatron_gym": times(gym, "catanatron_gym"),
        "vector_times_pettingzoo": round(vector / zoo, 1),
        "all_cores_times_pettingzoo": round(shared / zoo, 1),
        "all_cores_times_catanatron_choices": times(shared, "catanatron_choices"),
    }


def machine() -> str:
    """The machine that was measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.machine()}, {cores()} cores, {platform.system()}, {python}"
