"""What knowledge is worth: a king against a search without any, with the same time for every choice.

`python -m regalia.lab.studies.plain GAME [--games N]`: the search without knowledge gets, for each choice, the time
that the king has needed on average so far in the same game. Seats rotate within a deal.
"""

import argparse
import sys
import time
from functools import partial

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Setup
from regalia.lab.arena import Bout, rotated, table
from regalia.lab.runs.arguments import at_least_one
from regalia.lab.runs.workers import cores, spread
from regalia.lab.simulate import game_seed
from regalia.players.opponents import YARDSTICK, SearchPlayer, make

PLAYERS = ("king", YARDSTICK)
FIRST = 0.05  # seconds for a choice before the king has made one


def play(game_name: str, number: int) -> tuple[Bout, float, float]:
    """One game, and the seconds a choice took the king and the other one."""
    game = games.find(game_name)
    seated = rotated(PLAYERS, number)
    luck = game_seed("plain", number // len(PLAYERS))
    position = game.start(Setup(game_name, len(PLAYERS), luck))
    minds = {kind: make(kind, game) for kind in PLAYERS}
    spent, choices = dict.fromkeys(PLAYERS, 0.0), dict.fromkeys(PLAYERS, 0)
    while position.waiting:
        seat = int(position.turn())
        kind, mind = seated[seat], minds[seated[seat]]
        if kind == YARDSTICK and isinstance(mind, SearchPlayer):
            mind.seconds = spent["king"] / choices["king"] if choices["king"] else FIRST
        started = time.perf_counter()
        option = mind.choose(position, seat, derived_seed(luck, f"{number} {sum(choices.values())}"))
        if len(position.options(seat)) > 1:
            spent[kind] += time.perf_counter() - started
            choices[kind] += 1
        position.choose(seat, option)
        for each in minds.values():
            each.hear(seat)
    scores = tuple(int(position.score(seat)) for seat in range(len(PLAYERS)))
    ranks = tuple(int(position.rank(seat)) for seat in range(len(PLAYERS)))
    times = [spent[kind] / max(1, choices[kind]) for kind in PLAYERS]
    return Bout(number, seated, scores, ranks, ("",) * len(PLAYERS)), times[0], times[1]


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=at_least_one, default=100)
    chosen = parser.parse_args()
    found: list[tuple[Bout, float, float]] = []
    spread(partial(play, chosen.game), range(chosen.games), cores(), found.extend, most=1)
    row = table(PLAYERS, [bout for bout, _, _ in found])[0]
    king, plain = (sum(times) / len(found) for times in zip(*((k, p) for _, k, p in found), strict=True))
    sys.stdout.write(
        f"{chosen.game}: the king won {row['wins']} of {row['games']} games ({row['share']:.1%}, "
        f"{row['low']:.1%} to {row['high']:.1%}), with {king * 1000:.0f} ms a choice against {plain * 1000:.0f} ms.\n"
    )


if __name__ == "__main__":
    main()
