"""How long a network takes to judge a table.

`python -m regalia.lab.studies.foresight [--games N]`: every question of so many random games of each kind, with two
seats and with the most, is put to the network of the game, one after the other; the quickest of five rounds counts.
"""

import argparse
import sys
import time

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.lab.runs.arguments import at_least_one

ROUNDS = 5


def questions(name: str, seats: int, count: int) -> list[Position]:
    """Every table of some random games at which somebody has a real choice."""
    found: list[Position] = []
    for number in range(count):
        position = games.find(name).start(Setup(name, seats, b"foresight %d" % number))
        luck = Chance(b"foresight %d" % number, ("choices",))
        while position.waiting:
            offer = position.distinct(position.turn())
            if len(offer) > 1:
                found.append(position.copy())
            position.choose(position.turn(), offer[luck.below(0, len(offer))])
    return found


def microseconds(tables: list[Position]) -> float:
    """How long one of some tables takes on average."""
    rounds: list[float] = []
    for _ in range(ROUNDS):
        started = time.thread_time()
        for table in tables:
            table.foresee(table.turn())
        rounds.append(time.thread_time() - started)
    return min(rounds) / len(tables) * 1e6


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(prog="python -m regalia.lab.studies.foresight", description=__doc__)
    parser.add_argument("--games", type=at_least_one, default=3)
    count = parser.parse_args().games
    for name in games.names():
        for seats in (2, games.find(name).seat_counts[-1]):
            tables = questions(name, seats, count)
            sys.stdout.write(f"{name}, {seats} seats: {microseconds(tables):.0f} µs a table, {len(tables)} tables\n")


if __name__ == "__main__":
    main()
