"""What a network is worth in games: what it prefers, without any search, against what was known before it."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from regalia.kernel.network_input import NetworkSpec, Table
from regalia.lab.arena import Bout, Contest, play, table
from regalia.lab.runs.workers import spread
from regalia.players.opponents import ASKS, NO_NETWORK

KIND = "greedy"  # chooses what its network prefers; without one, what looks best right after the choice
SEED = "trial"


@contextmanager
def kept(file: Path | None) -> Iterator[str]:
    """A copy of a network that may be written over meanwhile; the word for none where there is none."""
    if file is None:
        yield NO_NETWORK
        return
    with tempfile.TemporaryDirectory() as folder:
        yield shutil.copy(file, folder)


def tried(spec: NetworkSpec, kind: Table, file: Path, rival: str, count: int, workers: int) -> str:
    """In a sentence, how a network does among seats that ask another one; alone, against the game itself."""
    players = (f"{KIND}{ASKS}{file}", *[f"{KIND}{ASKS}{rival}"] * (kind.seats - 1))
    bouts: list[Bout] = []
    contest = Contest(spec.game, players, kind.preset, SEED)
    spread(partial(play, contest), range(count), workers, bouts.extend)
    own, *others = table(players, bouts)
    told = f"{spec.game}, {kind.seats} seats{f' ({kind.preset})' if kind.preset else ''}: what the network prefers "
    told += f"won {own['share']:.1%} of {own['games']} games ({own['low']:.1%} to {own['high']:.1%}"
    if not others:
        return f"{told}), with {own['points']:.1f} points."
    against = "what was known without one" if rival == NO_NETWORK else "the network before"
    return f"{told}; fair {own['fair_share']:.1%}) against {against}, {own['points']:.1f} to {others[0]['points']:.1f}."
