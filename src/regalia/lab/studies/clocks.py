"""Whether the opponents keep their time on a machine that is busy: every core has other work all the while.

`python -m regalia.lab.studies.clocks [--choices N]`: each level that searches thinks about so many choices from
random games of all four kinds, with so many thoughts allowed that only its clock can end it.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.lab.runs.arguments import at_least_one
from regalia.lab.runs.workers import cores
from regalia.players.opponents import LEVELS, SearchPlayer, make

ENDLESS = 1_000_000_000
EVERY = 17  # choices of a random game between two that are thought about


def spin() -> None:
    """Work for nothing."""
    while True:
        pass


@contextmanager
def busy() -> Iterator[None]:
    """Every core has something else to do."""
    others = [multiprocessing.Process(target=spin, daemon=True) for _ in range(cores())]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.terminate()


def questions(name: str) -> Iterator[Position]:
    """Positions from all over random games, at which somebody has a real choice."""
    number = 0
    while True:
        number += 1
        position = games.find(name).start(Setup(name, 2, b"clock %d" % number))
        luck = Chance(b"clock %d" % number, ("choices",))
        asked = 0
        while position.waiting:
            offer = position.options(position.turn())
            asked += 1
            if asked % EVERY == 0 and len(offer) > 1:
                yield position
            position.choose(position.turn(), offer[luck.below(0, len(offer))])


def needed(level: str, choices: int) -> list[float]:
    """The seconds that a level took for each of its choices, spread over the games."""
    found = []
    for name in games.names():
        asked = questions(name)
        for number in range(choices // len(games.names())):
            mind = make(level, games.find(name))
            if isinstance(mind, SearchPlayer):
                mind.thoughts = ENDLESS
            position = next(asked)
            started = time.perf_counter()
            mind.choose(position, int(position.turn()), b"clock %d" % number)
            found.append(time.perf_counter() - started)
    return sorted(found)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=at_least_one, default=100)
    choices = max(len(games.names()), parser.parse_args().choices)
    with busy():
        for level in LEVELS:
            mind = make(level, games.find(games.names()[0]))
            limit = mind.seconds if isinstance(mind, SearchPlayer) else 0.1
            seconds = needed(level, choices)
            late = seconds[min(len(seconds) - 1, len(seconds) * 99 // 100)]
            sys.stdout.write(
                f"{level}: {len(seconds)} choices, 99th percentile {late:.3f} s, {late / limit:.0%} of its {limit} s.\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
