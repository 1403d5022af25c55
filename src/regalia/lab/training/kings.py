"""Games of kings with few thoughts, noted for a network that is to learn from them.

All seats note what they see, also those that are not asked, so that the network can be asked as any seat at any moment.
"""

import time
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Setup
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.observation import Observations
from regalia.kernel.position import Position
from regalia.lab.runs.workers import spread
from regalia.lab.training.rollouts import longest
from regalia.lab.training.score_heads import ints, points_of, spec_of
from regalia.players.opponents import PATIENCE, King

MOST_GAMES = 100_000  # that the time is to end
BATCH = 8  # games
NOTED = 2  # a choice in so many is noted
SLIPS = 5  # choices of a hundred that are anything
SHARES = 254  # parts in which the visits of options are noted, each option that may be chosen with one more
Numbers = NDArray[Any]


class Notes(NamedTuple):
    """What was seen in a game, moment by moment and seat by seat, and what came of it; the own side comes first."""

    seen: Numbers
    phases: Numbers
    points: Numbers
    visits: Numbers  # of the options: 0 for none that may be chosen
    finals: Numbers
    won: Numbers


class View(NamedTuple):
    """How a seat sees a moment."""

    seat: int
    phase: int
    seen: Numbers
    points: list[int]
    visits: Numbers


def seen_by(position: Position, seat: int, width: int) -> Numbers:
    """What a network sees as a seat."""
    observation = Observations(1, width)
    position.see(seat, observation)
    return np.array(ints(observation.cells), np.int16)


def visits_of(position: Position, seat: int, king: King, options: int) -> Numbers:
    """How often each option was tried, as the network knows options."""
    found = np.zeros(options, np.uint8)
    shares = {option: share for option, share, _ in king.tried()}
    for option in position.distinct(seat):
        found[int(position.spoken(seat, option))] = 1 + round(shares.get(int(option), 0.0) * SHARES)
    return found


def played(game_name: str, name: str, thoughts: int, end: float, number: int) -> Notes | None:
    """One game, if there is time for it."""
    if time.monotonic() > end:
        return None
    game, spec = games.find(game_name), spec_of(game_name, name)
    table = spec.tables[number % len(spec.tables)]
    luck = derived_seed(b"kings", str(number))
    position = game.start(Setup(game_name, table.seats, luck, table.preset))
    lots = Chance(derived_seed(luck, "lots"), ("slips",))
    kings = [King(game) for _ in range(table.seats)]
    views: list[View] = []
    for made in range(longest(game_name, table.seats)):
        if not position.waiting:
            break
        seat = int(position.turn())
        views.extend(chosen(position, seat, kings, thoughts, derived_seed(luck, str(made)), lots, spec))
    return told(views, position, int(spec.sides)) if views else None


def chosen(
    position: Position, seat: int, kings: list[King], thoughts: int, seed: bytes, lots: Chance, spec: NetworkSpec
) -> list[View]:
    """One choice, and how all seats saw the moment before it, if it is noted."""
    king, offer = kings[seat], position.distinct(seat)
    king.limit(thoughts, PATIENCE)
    slips = int(lots.below(0, 100)) < SLIPS
    noted = int(lots.below(0, NOTED)) == 0 and len(offer) > 1 and not slips
    before = position.copy()
    if slips:
        king.last = None
    option = int(offer[lots.below(0, len(offer))]) if slips else king.choose(position, seat, seed)
    views = []
    for viewer in range(int(position.seats) if noted else 0):
        visits = np.zeros(int(spec.options), np.uint8)
        if viewer == seat:
            visits = visits_of(before, seat, king, int(spec.options))
        seen = seen_by(before, viewer, int(spec.width))
        views.append(View(viewer, int(before.phase_for(viewer)), seen, points_of(before, viewer), visits))
    position.choose(seat, option)
    for each in kings:
        each.hear(seat)
    return views


def told(views: list[View], position: Position, sides: int) -> Notes:
    """The views of a game with how it ended."""
    return Notes(
        np.stack([view.seen for view in views]),
        np.array([view.phase for view in views], np.int64),
        padded([view.points for view in views], sides),
        np.stack([view.visits for view in views]),
        padded([points_of(position, view.seat) for view in views], sides),
        np.array([wins_of(position, view.seat) for view in views], np.float32),
    )


def padded(rows: list[list[int]], sides: int) -> Numbers:
    """Rows with nothing (not a number) for sides that are not there."""
    found = np.full((len(rows), sides), np.nan, np.float32)
    for place, row in enumerate(rows):
        found[place, : len(row)] = row
    return found


def wins_of(position: Position, seat: int) -> float:
    """1 for a win, a part of it where it is shared; alone, whether the game itself was beaten."""
    if position.seats == 1:
        return float(position.lead(0) > 0)
    winners = [other for other in range(int(position.seats)) if position.rank(other) == 1]
    return 1 / len(winners) if seat in winners else 0.0


def matches_of(spec: NetworkSpec, thoughts: int, seconds: float, workers: int) -> list[Notes]:
    """The games that end in so many seconds."""
    found: list[Notes | None] = []
    work = partial(played, spec.game, spec.name, thoughts, time.monotonic() + seconds)
    spread(work, range(MOST_GAMES), workers, found.extend, most=BATCH)
    return [notes for notes in found if notes is not None]
