"""The history of one player: what was played and won, the medals for firsts, and the file that takes it along."""

import json
import re
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.players import opponents
from regalia.table.hall import Hall
from regalia.table.match import PERSON
from regalia.table.outcome import result_for
from regalia.table.schema import ResultRow
from regalia.table.shelf import OVER, shelf_of

FORMAT = 1
LARGEST = 1_000_000  # bytes of a file
MOST = 5_000  # games of one player
SEATS_MAX = 10
POINTS_MAX = 100_000
ALONE = "alone"
FEW = 3  # games from which on a best one means something
DAY = 24 * 3600


@dataclass(frozen=True)
class Sum:
    """Games of one kind together."""

    games: int
    wins: int
    average: float
    best: int


@dataclass(frozen=True)
class Medal:
    """A first, with the game in which it was."""

    kind: str
    result: ResultRow


async def history_of(hall: Hall, player: str) -> list[ResultRow]:
    """All finished games of a player, the earliest first; of tables from before this was kept it is noted now."""
    if not player:
        return []
    known = await hall.store.results_of(player)
    missing = await _from_before(hall, player, {one.table_id for one in known})
    if missing:
        await hall.store.keep_results(player, missing)
        known = await hall.store.results_of(player)
    return known


async def _from_before(hall: Hall, player: str, known: set[str]) -> list[ResultRow]:
    found: list[ResultRow | None] = []
    for away in (False, True):
        for one in await shelf_of(hall, player, away):
            if one.id not in known and not one.guided and one.glance and one.glance.state == OVER:
                glance = one.glance
                found.append(result_for(player, one.id, one.game, one.seats, glance.points, glance.winners, one.moved))
    return [one for one in found if one is not None]


def level_of(result: ResultRow) -> str:
    """Against whom: the strongest opponent, or people, or nobody."""
    if not result.others:
        return ALONE
    found = [kind for kind in opponents.KINDS if kind in result.others]
    return found[-1] if found else PERSON


def summed(results: Sequence[ResultRow]) -> Sum:
    """Some games together; there is at least one."""
    points = [one.points for one in results]
    return Sum(len(points), sum(one.won for one in results), sum(points) / len(points), max(points))


def by_kind(results: Iterable[ResultRow]) -> dict[tuple[int, str], list[ResultRow]]:
    """The games by number of seats and level of the opponents, few seats and weak ones first."""
    found: dict[tuple[int, str], list[ResultRow]] = {}
    for one in results:
        found.setdefault((1 + len(one.others), level_of(one)), []).append(one)
    order = (ALONE, PERSON, *opponents.KINDS)
    return dict(sorted(found.items(), key=lambda item: (item[0][0], order.index(item[0][1]))))


def medals(results: Sequence[ResultRow]) -> list[Medal]:
    """The firsts of a player, in the order in which they came."""
    found: list[Medal] = []
    for game in dict.fromkeys(one.game for one in results):
        found += _medals_of(game, [one for one in results if one.game == game])
    kings = [one for one in results if one.won and "king" in one.others]
    found += [Medal("king", one) for one in kings[:1]]
    return sorted(found, key=lambda medal: medal.result.ended)


def _medals_of(game: str, mine: list[ResultRow]) -> list[Medal]:
    wins = [one for one in mine if one.won]
    most = games.find(game).seat_counts[-1] if game in games.names() else 0
    full = [one for one in wins if most > 1 and 1 + len(one.others) == most]
    best = [max(mine, key=lambda one: (one.points, -one.ended))] if len(mine) >= FEW else []
    firsts = (("win", wins), ("full", full), ("best", best))
    return [Medal(kind, those[0]) for kind, those in firsts if those]


# The file.


def to_file(results: Sequence[ResultRow]) -> str:
    """All games of a player as a file for another device."""
    played = [
        {
            "table": one.table_id,
            "game": one.game,
            "ended": one.ended,
            "points": one.points,
            "won": one.won,
            "others": list(one.others),
        }
        for one in results
    ]
    return json.dumps({"regalia-history": FORMAT, "games": played}, indent=1)


def from_file(data: bytes) -> list[ResultRow]:
    """The games of a file, or one sentence on what is wrong with it."""
    if len(data) > LARGEST:
        raise Trouble(f"A history has at most {LARGEST // 1000} KB.", "trouble-history-large", most=LARGEST // 1000)
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("regalia-history") != FORMAT or type(found.get("games")) is not list:
        raise Trouble("This is no history that Regalia has saved.", "trouble-history")
    played = found["games"]
    if len(played) > MOST:
        raise Trouble(f"A history has at most {MOST} games.", "trouble-history-games", most=MOST)
    return [_game_in(one, number) for number, one in enumerate(played, 1)]


def _game_in(one: Any, number: int) -> ResultRow:
    if not isinstance(one, dict) or not _sound(one):
        raise Trouble(f"Game {number} of this history is damaged.", "trouble-history-game", number=number)
    others = tuple(one["others"])
    return ResultRow(one["table"], one["game"], one["ended"], one["points"], one["won"], others, imported=True)


def _sound(one: dict[str, Any]) -> bool:
    """Whether a game of a file can be one."""
    names = isinstance(one.get("table"), str) and isinstance(one.get("game"), str)
    numbers = type(one.get("ended")) is int and type(one.get("points")) is int and type(one.get("won")) is bool
    if not names or not numbers or type(one.get("others")) is not list:
        return False
    known = all(kind in (PERSON, *opponents.KINDS) for kind in one["others"] if isinstance(kind, str))
    plain = all(isinstance(kind, str) for kind in one["others"]) and len(one["others"]) < SEATS_MAX
    named = re.fullmatch(r"[\w-]{1,32}", one["table"], re.ASCII) and re.fullmatch(r"[a-z_]{1,32}", one["game"])
    in_time = 0 < one["ended"] < time.time() + DAY
    return bool(named) and known and plain and in_time and abs(one["points"]) <= POINTS_MAX


async def take_in(hall: Hall, player: str, data: bytes) -> int:
    """Add the games of a file to the history of a player; how many were new. What is known already stays."""
    found = from_file(data)
    known = {one.table_id for one in await hall.store.results_of(player)}
    fresh = list({one.table_id: one for one in found if one.table_id not in known}.values())
    if len(known) + len(fresh) > MOST:
        raise Trouble(f"A history has at most {MOST} games.", "trouble-history-games", most=MOST)
    await hall.store.keep_results(player, fresh)
    return len(fresh)
