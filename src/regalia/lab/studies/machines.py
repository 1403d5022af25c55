"""Are the games of the arena the same on a Ray cluster as here, and when a worker is killed in the middle?

Run it with: python -m regalia.lab.studies.machines
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from hashlib import blake2b
from typing import Any

from regalia import games
from regalia.lab import arena
from regalia.lab.runs.arguments import at_least_one
from regalia.lab.runs.workers import OWN_CLUSTER, spread
from regalia.players.kin import KILL

WORKERS = 2
PLAY = partial(arena.play, arena.Contest(games.house()[0], ("greedy", "page"), seed="machines"))
Signed = tuple[arena.Bout, int]


def signed(number: int) -> Signed:
    """One game, with the process that played it."""
    return PLAY(number), os.getpid()


class Killer:
    """Kills the worker that brings the first batch, while it plays the next one."""

    def __init__(self) -> None:
        self.killed = 0

    def __call__(self, batch: list[Signed]) -> None:
        """Look at a batch that has come in."""
        if not self.killed:
            os.kill(batch[0][1], KILL)
            self.killed = batch[0][1]


def played(count: int, ray: str, watch: Callable[[list[Signed]], None]) -> tuple[str, float]:
    """So many games: a hash over all of them, and the seconds they took."""
    found: list[arena.Bout] = []

    def receive(batch: list[Signed]) -> None:
        watch(batch)
        found.extend(bout for bout, _ in batch)

    started = time.perf_counter()
    spread(signed, range(count), WORKERS, receive, ray, arena.BATCH_MAX)
    found.sort(key=lambda bout: bout.number)
    text = json.dumps([asdict(bout) for bout in found])
    return f"{len(found)} games {blake2b(text.encode(), digest_size=8).hexdigest()}", time.perf_counter() - started


def study(count: int) -> dict[str, Any]:
    """The same games three times: by processes of this machine, by a cluster, by a cluster that loses a worker."""
    killer = Killer()
    here, seconds = played(count, "", lambda _: None)
    cluster, cluster_seconds = played(count, OWN_CLUSTER, lambda _: None)
    disturbed, disturbed_seconds = played(count, OWN_CLUSTER, killer)
    return {
        "here": here,
        "cluster": cluster,
        "disturbed": disturbed,
        "killed": int(killer.killed > 0),
        "seconds": [round(each, 1) for each in (seconds, cluster_seconds, disturbed_seconds)],
    }


def main() -> int:
    """Run the study; the exit code is 1 when the games differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least_one, default=2000, help="games of each run")
    parser.add_argument("--json", action="store_true", help="print plain data")
    asked = parser.parse_args()
    found = study(asked.games)
    lines = [f"{key}: {value}" for key, value in found.items()]
    sys.stdout.write((json.dumps(found) if asked.json else "\n".join(lines)) + "\n")
    return 0 if found["here"] == found["cluster"] == found["disturbed"] and found["killed"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
