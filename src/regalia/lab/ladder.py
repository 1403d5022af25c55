"""The ladder of a game: every level against the next lower one, at two seats and at the largest table."""

import json
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from regalia import games
from regalia.lab import arena, bench
from regalia.lab.ledger import replace_file
from regalia.players.opponents import LEVELS, make

SEED = "ladder"
ALONE = 1
FIRST_GAMES = 4
TENTH = 10  # points are told from the lowest tenth to the highest tenth of seats
PAGE = "ladder.md"
FOLDER = "ladder"


@dataclass(frozen=True)
class Rung:
    """One line of the ladder: a stronger player alone among weaker ones, or alone against the game itself."""

    players: tuple[str, ...]
    preset: str = ""

    @property
    def file(self) -> str:
        """The name of its ledger."""
        return "-".join(("_".join(self.players), self.preset or "usual")) + ".jsonl"

    def games_of(self, count: int) -> int:
        """How many games it has where others have so many; alone, where nothing close is to be told apart, half."""
        return count if len(self.players) > 1 else (count + 1) // 2


@dataclass(frozen=True)
class Result:
    """What a rung has shown: the share of wins of its first player."""

    players: list[str]
    preset: str
    games: int
    share: float
    low: float
    high: float
    fair_share: float
    points: float
    rival_points: float
    minds: dict[str, str]  # what the play of each kind of player depended on
    first_scores: list[list[int]]  # of the first games, by which it can be told that the players are still the same

    @property
    def holds(self) -> bool:
        """Whether the stronger player is proved to be stronger."""
        return self.low > self.fair_share


def rungs(game_name: str) -> list[Rung]:
    """All lines of the ladder of a game."""
    game = games.find(game_name)
    most = game.seat_counts[-1]
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    found = [Rung((strong, weak)) for strong, weak in [*steps, ("king", "squire")]]
    found += [Rung((strong, *[weak] * (most - 1))) for strong, weak in steps]
    if ALONE in game.seat_counts:
        found += [Rung((level,), preset) for level in LEVELS for preset in game.presets]
    return found


@dataclass(frozen=True)
class Typical:
    """What kings make of the game among themselves: points of a seat, and of the winner."""

    seats: int
    preset: str
    games: int
    points: float
    low: int
    high: int
    winner: float


def typical(
    game_name: str, count: int, folder: Path, workers: int, advance: Callable[[str, int], None]
) -> list[Typical]:
    """So many games of kings alone at every number of seats, those in the folder already not again."""
    folder.mkdir(parents=True, exist_ok=True)
    game = games.find(game_name)
    found = []
    for seats in game.seat_counts:
        for preset in game.presets if seats == ALONE else [""]:
            rung = Rung((LEVELS[-1],) * seats, preset)
            told = partial(advance, f"kings, {seats} seats")
            file = folder / f"{game_name}-{rung.file}"
            bouts = arena.run(game_name, rung.players, preset, SEED, count, workers, file, told)
            found.append(typical_of(seats, preset, bouts))
    return found


def typical_of(seats: int, preset: str, bouts: list[arena.Bout]) -> Typical:
    """The points of all seats and of the winners."""
    points = sorted(score for bout in bouts for score in bout.scores)
    best = [max(bout.scores) for bout in bouts]
    edge = len(points) // TENTH
    return Typical(
        seats,
        preset,
        len(bouts),
        round(sum(points) / len(points), 1),
        points[edge],
        points[-1 - edge],
        round(sum(best) / len(best), 1),
    )


def minds(game_name: str, rung: Rung) -> dict[str, str]:
    """What the play of those on a rung depends on now."""
    return {kind: make(kind, games.find(game_name)).made_of(len(rung.players)) for kind in rung.players}


def climb(
    game_name: str,
    count: int,
    folder: Path,
    page_folder: Path,
    workers: int,
    advance: Callable[[str, int], None],
    only: str = "",
) -> None:
    """Play all rungs, or those with one level on top, and keep the result of each as soon as it is there.

    Neither games that are in the folder nor rungs whose result was kept are played again, unless a player has changed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done = {(tuple(row.players), row.preset): row for row in kept(page_folder, game_name)[0]}
    for rung in rungs(game_name):
        title = f"{' against '.join(dict.fromkeys(rung.players))}, {len(rung.players)} seats"
        if only and rung.players[0] != only:
            continue
        known, count_here = done.get((rung.players, rung.preset)), rung.games_of(count)
        if known is not None and known.games >= count_here and known.minds == minds(game_name, rung):
            advance(title, count_here)
            continue
        file, told = folder / f"{game_name}-{rung.file}", partial(advance, title)
        bouts = arena.run(game_name, rung.players, rung.preset, SEED, count_here, workers, file, told)
        keep(page_folder, game_name, [result(rung, bouts, minds(game_name, rung))], [])


def result(rung: Rung, bouts: list[arena.Bout], known: dict[str, str]) -> Result:
    """The share of wins of the first player, with its interval, and the mean points of both sides."""
    first, *rest = arena.table(rung.players, bouts)
    fair = first["fair_share"] if len(rung.players) > 1 else 0.0
    return Result(
        list(rung.players),
        rung.preset,
        first["games"],
        first["share"],
        first["low"],
        first["high"],
        fair,
        first["points"],
        rest[0]["points"] if rest else 0.0,
        known,
        [list(bout.scores) for bout in bouts[:FIRST_GAMES]],
    )


def keep(folder: Path, game_name: str, results: list[Result], typicals: list[Typical]) -> None:
    """Put results in the file of a game, in place of earlier ones of the same kind, and write the page anew.

    Results of players as they no longer are go.
    """
    folder.mkdir(parents=True, exist_ok=True)
    earlier, played = kept(folder, game_name)
    earlier = [row for row in earlier if row.minds == minds(game_name, Rung(tuple(row.players), row.preset))]
    before = {(tuple(row.players), row.preset): row for row in [*earlier, *results]}
    order = {(rung.players, rung.preset): number for number, rung in enumerate(rungs(game_name))}
    rows = sorted(before.values(), key=lambda row: order.get((tuple(row.players), row.preset), len(order)))
    kings = {(row.seats, row.preset): row for row in [*played, *typicals]}
    data = {
        "machine": bench.machine(),
        "results": [asdict(row) for row in rows],
        "typical": [asdict(kings[key]) for key in sorted(kings)],
    }
    replace_file(folder / f"{game_name}.json", (json.dumps(data, indent=1) + "\n").encode())
    replace_file(folder.parent / PAGE, page(folder).encode())


def kept(folder: Path, game_name: str) -> tuple[list[Result], list[Typical]]:
    """The results of a game that were kept."""
    file = folder / f"{game_name}.json"
    if not file.exists():
        return [], []
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return [Result(**row) for row in data["results"]], [Typical(**row) for row in data["typical"]]


def page(folder: Path) -> str:
    """docs/ladder.md: what the opponents have shown."""
    lines = [
        "# The ladder",
        "",
        "Written by `regalia ladder GAME`: how often the first player wins, with the interval that holds the true",
        "share with 95 % confidence. Seats rotate, and every rotation of a deal has the same luck. With more than two",
        "seats one of the stronger level plays against weaker ones in all other seats; a fair share is one win a seat.",
        "",
    ]
    for name in games.names():
        lines += section(folder, name)
    return "\n".join(lines)


def section(folder: Path, game_name: str) -> list[str]:
    """The tables of one game; nothing where nothing was played."""
    results, typicals = kept(folder, game_name)
    if not results and not typicals:
        return []
    against = [row for row in results if len(row.players) > 1]
    alone = [row for row in results if len(row.players) == 1]
    lines = [f"## {games.find(game_name).title}", ""]
    if against:
        lines += ["| players | seats | games | wins | 95 % interval | fair share | points | points of the others |"]
        lines += ["|---|---|---|---|---|---|---|---|"]
        lines += [
            f"| {' against '.join(dict.fromkeys(row.players))} | {len(row.players)} | {row.games} | {row.share:.1%} "
            f"| {row.low:.1%} to {row.high:.1%} | {row.fair_share:.1%} | {row.points:.1f} | {row.rival_points:.1f} |"
            for row in against
        ]
        lines += [""]
    if alone:
        lines += ["Alone, against the artificial opponent:", ""]
        lines += ["| level | preset | games | wins | 95 % interval | points |", "|---|---|---|---|---|---|"]
        lines += [
            f"| {row.players[0]} | {row.preset} | {row.games} | {row.share:.1%} | {row.low:.1%} to {row.high:.1%} "
            f"| {row.points:.1f} |"
            for row in alone
        ]
        lines += [""]
    return [*lines, *scores(typicals), *remarks(folder, game_name)]


def remarks(folder: Path, game_name: str) -> list[str]:
    """What people say about the figures of a game, in `remarks.toml`."""
    file = folder / "remarks.toml"
    told: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return [told[game_name].strip(), ""] if game_name in told else []


def scores(typicals: list[Typical]) -> list[str]:
    """The table of what kings make of a game among themselves."""
    if not typicals:
        return []
    lines = ["Kings among themselves:", "", "| seats | games | points of a seat | eight of ten between | winner |"]
    lines += ["|---|---|---|---|---|"]
    lines += [
        f"| {row.seats}{f' ({row.preset})' if row.preset else ''} | {row.games} | {row.points:.1f} "
        f"| {row.low} and {row.high} | {row.winner:.1f} |"
        for row in typicals
    ]
    return [*lines, ""]
