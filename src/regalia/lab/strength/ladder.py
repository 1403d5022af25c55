"""The ladder of a game: every level against the next lower one, at two seats and at the largest table."""

import json
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.lab import arena
from regalia.lab.bench import engine
from regalia.lab.runs.ledger import Ledger, make_folder, replace_file
from regalia.lab.strength.sequential import BETTER, NO_BETTER, Test
from regalia.players.opponents import LEVELS, make

SEED = "ladder"
ALONE = 1
FIRST_GAMES = 4
WORTH_HAVING = 1.35  # times its fair share is what a level should win against the next lower one
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
        return quote("-".join(("_".join(self.players), self.preset or "usual")), safe="") + ".jsonl"

    @property
    def test(self) -> Test | None:
        """When its games are enough; alone, and among equals, all are played."""
        if len(set(self.players)) == 1:
            return None
        return Test(self.players, WORTH_HAVING / len(self.players))

    @property
    def title(self) -> str:
        """Its name for people."""
        return f"{' against '.join(dict.fromkeys(self.players))}, {len(self.players)} seats"

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
    verdict: str  # whether the games are enough to say that the first player is better; nothing where that is not asked
    first_scores: list[list[int]]  # of the first games, by which it can be told that the players are still the same

    @property
    def rung(self) -> Rung:
        """Who sat there."""
        return Rung(tuple(self.players), self.preset)

    @property
    def holds(self) -> bool:
        """Whether the stronger player is proved to be stronger."""
        return self.low > self.fair_share

    def enough(self, count: int) -> bool:
        """Whether no more games are needed, or so many were played."""
        return self.verdict in (BETTER, NO_BETTER) or self.games >= count


def rungs(game_name: str) -> list[Rung]:
    """All lines of the ladder of a game."""
    game = games.find(game_name)
    most = game.seat_counts[-1]
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    found = [Rung((strong, weak)) for strong, weak in [*steps, ("king", "squire")]]
    found += [Rung((strong, *[weak] * (most - 1))) for strong, weak in steps]
    return found + [Rung((level,), preset) for level in LEVELS for preset in game.difficulties]


def rungs_of(player: str, seats: int) -> list[Rung]:
    """Somebody alone among each level in turn, but not among its own."""
    if seats <= ALONE:
        raise Trouble("A player climbs among others: name 2 seats or more.")
    return [Rung((player, *[level] * (seats - 1))) for level in LEVELS if level != player]


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
    minds: dict[str, str]  # what the play of a king depended on

    @property
    def rung(self) -> Rung:
        """Who sat there."""
        return Rung((LEVELS[-1],) * self.seats, self.preset)


def royal_tables(game_name: str) -> list[Rung]:
    """Kings alone, at every number of seats; where one plays against the game itself, on every difficulty."""
    game = games.find(game_name)
    return [
        Rung((LEVELS[-1],) * seats, preset)
        for seats in game.seat_counts
        for preset in (game.difficulties if seats == ALONE else [""])
    ]


def typical(
    game_name: str, count: int, folder: Path, workers: int, advance: Callable[[str, int], None]
) -> list[Typical]:
    """So many games of kings alone at every number of seats, those in the folder already not again."""
    make_folder(folder)
    found = []
    for rung in royal_tables(game_name):
        bouts = played(game_name, rung, count, folder, workers, advance)
        found.append(typical_of(rung, bouts, minds(game_name, rung)))
    return found


def played(
    game_name: str, rung: Rung, count: int, folder: Path, workers: int, advance: Callable[[str, int], None]
) -> list[arena.Bout]:
    """The games of a rung, those in the folder already not again, unless others than these have played them.

    As soon as it is clear whether the stronger player wins more than its share, no more are played.
    """
    file = folder / f"{game_name}-{rung.file}"
    contest = contest_of(game_name, rung)
    Ledger(file, arena.asked(contest)).set_aside()
    told, clear = partial(advance, rung.title), rung.test.clear if rung.test else None
    return arena.run(contest, count, workers, file, told, clear=clear)


def contest_of(game_name: str, rung: Rung) -> arena.Contest:
    """The games of a rung."""
    return arena.Contest(game_name, rung.players, rung.preset, SEED)


def typical_of(rung: Rung, bouts: list[arena.Bout], known: dict[str, str]) -> Typical:
    """The points of all seats and of the winners."""
    points = sorted(score for bout in bouts for score in bout.scores)
    best = [max(bout.scores) for bout in bouts]
    edge = len(points) // TENTH
    return Typical(
        len(rung.players),
        rung.preset,
        len(bouts),
        round(sum(points) / len(points), 1),
        points[edge],
        points[-1 - edge],
        round(sum(best) / len(best), 1),
        known,
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
    make_folder(folder)
    make_folder(page_folder)
    done = {row.rung: row for row in kept(page_folder, game_name)[0]}
    for rung in rungs(game_name):
        if only and rung.players[0] != only:
            continue
        known, count_here = done.get(rung), rung.games_of(count)
        if known is not None and known.enough(count_here) and known.minds == minds(game_name, rung):
            advance(rung.title, count_here)
            continue
        bouts = played(game_name, rung, count_here, folder, workers, advance)
        keep(page_folder, game_name, [result(rung, bouts, minds(game_name, rung))], [])


def place(
    game_name: str,
    rungs: list[Rung],
    count: int,
    folder: Path,
    workers: int,
    advance: Callable[[str, int], None],
) -> Iterator[tuple[Result, list[arena.Bout]]]:
    """Play such rungs: where their player stands. Its games are kept in the folder, and nothing on the page."""
    for rung in rungs:
        contest_of(game_name, rung).check()
    make_folder(folder)
    for rung in rungs:
        bouts = played(game_name, rung, count, folder, workers, advance)
        yield result(rung, bouts, minds(game_name, rung)), bouts


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
        rung.test.verdict(bouts) if rung.test else "",
        [list(bout.scores) for bout in bouts[:FIRST_GAMES]],
    )


def keep(folder: Path, game_name: str, results: list[Result], typicals: list[Typical]) -> None:
    """Put results in the file of a game, in place of earlier ones of the same kind, and write the page anew.

    Results of players as they no longer are go.
    """
    make_folder(folder)
    earlier, royal = kept(folder, game_name)
    earlier = [row for row in earlier if row.minds == minds(game_name, row.rung)]
    royal = [row for row in royal if row.minds == minds(game_name, row.rung)]
    before = {row.rung: row for row in [*earlier, *results]}
    order = {rung: number for number, rung in enumerate(rungs(game_name))}
    rows = sorted(before.values(), key=lambda row: order.get(row.rung, len(order)))
    kings = {row.rung: row for row in [*royal, *typicals]}
    data = {
        "machine": engine.machine(),
        "results": [asdict(row) for row in rows],
        "typical": [asdict(kings[rung]) for rung in royal_tables(game_name) if rung in kings],
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
        "A rung is played until it is clear whether the stronger level wins 1.35 times its fair share or no more than",
        "that share (a sequential test that errs once in twenty times), so that a clear one needs few games and its",
        "share may be off by a lot; an unclear one ends after 400.",
        "Kings play among themselves with `regalia ladder GAME --games 0 --kings N`: a few games, so that the points",
        "may be off by two or three.",
        "",
    ]
    for name in games.house():
        lines += section(folder, name)
    return "\n".join(lines)


def section(folder: Path, game_name: str) -> list[str]:
    """The tables of one game; nothing where nothing was played."""
    results, typicals = kept(folder, game_name)
    if not results and not typicals:
        return []
    against = [row for row in results if len(row.players) > 1]
    alone = sorted((row for row in results if len(row.players) == 1), key=how_easy)
    lines = [f"## {games.find(game_name).title}", ""]
    if against:
        lines += [*table_of(against), ""]
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


def table_of(results: list[Result]) -> list[str]:
    """Rungs of several players."""
    lines = ["| players | seats | games | wins | 95 % interval | fair share | points | points of the others |"]
    return [*lines, "|---|---|---|---|---|---|---|---|", *map(row_of, results)]


def row_of(row: Result) -> str:
    """A rung of several players in the table of its game."""
    return (
        f"| {' against '.join(dict.fromkeys(row.players))} | {len(row.players)} | {row.games} "
        f"| {row.share:.1%}{'' if row.holds else ' (not proved)'} | {row.low:.1%} to {row.high:.1%} "
        f"| {row.fair_share:.1%} | {row.points:.1f} | {row.rival_points:.1f} |"
    )


def how_easy(row: Result) -> tuple[int, float]:
    """The weakest level first, and of each level the preset where it wins most."""
    return LEVELS.index(row.players[0]), -row.share


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
