"""The commands that prove the review: bench calibration, bench account, bench review."""

import time
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.table import Table

from regalia import games
from regalia.cli.common import (
    AsJson,
    GameName,
    SeedOfGames,
    Workers,
    bench_app,
    out,
    parse_players,
    print_json,
    progress_bar,
    stoppable,
)
from regalia.kernel.errors import Trouble
from regalia.lab.runs.workers import cores
from regalia.lab.studies import accounts, calibration
from regalia.lab.studies.calibration import Row, Series
from regalia.players.account import review as reviewed
from regalia.players.chances import belief
from regalia.players.opponents import LEVELS

EVERYBODY = ",".join(LEVELS)
Seats = Annotated[int, typer.Option("--seats", min=1, help="How many sit at the table.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games are played.")]
Levels = Annotated[str, typer.Option("--levels", help="Who plays: each two of these levels.")]
Fit = Annotated[bool, typer.Option("--fit", help="Write what fits best into the game's chances.toml.")]


def series_of(game: str, seats: int, levels: str, seed: str) -> Series:
    """The games of a study, as they were asked for."""
    kinds = parse_players(levels)
    strange = [kind for kind in kinds if kind not in LEVELS]
    if strange or not kinds:
        raise Trouble(f"There is no level '{','.join(strange)}'; there is {', '.join(LEVELS)}.")
    if seats not in games.find(game).seat_counts:
        raise Trouble(f"{games.find(game).title} is not for {seats} seats.")
    return Series(game, seats, kinds, seed)


def looked_at(look: Callable[[Series, int], list[Row]], series: Series, count: int, workers: int) -> list[Row]:
    """What a look at each of so many games finds, with a bar meanwhile."""
    with stoppable(), progress_bar() as bar:
        task = bar.add_task("games", total=count)
        return calibration.study(look, series, count, workers or cores(), lambda done: bar.advance(task, done))


@bench_app.command(name="calibration")
def kept_promises(
    game: GameName,
    seats: Seats = 2,
    count: Games = 150,
    levels: Levels = EVERYBODY,
    seed: SeedOfGames = "1",
    workers: Workers = 0,
    fit: Fit = False,
    as_json: AsJson = False,
) -> None:
    """Whether of what the review calls 30 % about 30 % is won, in games between each two levels."""
    series = series_of(game, seats, levels, seed)
    rows = looked_at(calibration.called_in, series, count, workers)
    found = calibration.figures(rows)
    if fit:
        calibration.refit(series, rows)
    if as_json:
        print_json(found)
        return
    kinds = ("brier", "brier_constant", "brier_points")
    scores = ", ".join(f"{kind.replace('_', ' ')} {found[kind]}" for kind in kinds)
    out.print(f"{found['positions']} positions: {scores}.")
    table = Table("called %", "won %", "standard error", "how often")
    for row in found["tenths"]:
        table.add_row(*(f"{100 * row[key]:.1f}" for key in ("called", "won", "error")), str(row["count"]))
    out.print(table)


@bench_app.command(name="account")
def right_books(
    game: GameName,
    seats: Seats = 2,
    count: Games = 100,
    levels: Levels = EVERYBODY,
    seed: SeedOfGames = "1",
    workers: Workers = 0,
    fit: Fit = False,
    as_json: AsJson = False,
) -> None:
    """Whether the books of the review balance, luck is nobody's, and better players lose less by a choice."""
    series = series_of(game, seats, levels, seed)
    every = looked_at(accounts.watched, series, count, workers)
    if fit:
        accounts.refit(series, every)
    print_rows(accounts.figures(accounts.sittings(every, belief(game, seats))), as_json)


@bench_app.command(name="review")
def quick_enough(as_json: AsJson = False) -> None:
    """Seconds of one core that the review of a whole game takes, with two seats and with the most."""
    found: dict[str, Any] = {}
    with stoppable(), progress_bar() as bar:
        tables = [(name, seats) for name in games.house() for seats in (2, games.find(name).seat_counts[-1])]
        task = bar.add_task("games", total=len(tables))
        for name, seats in tables:
            record = Series(name, seats, ("squire", "knight"), "1").play(1)
            started = time.process_time()
            reviewed(record, games.find(name))
            seconds = round(time.process_time() - started, 1)
            found[f"{name}, {seats} seats"] = f"{seconds} s for {len(record.choices)} choices"
            bar.advance(task)
    print_rows(found, as_json)


def print_rows(found: dict[str, Any], as_json: bool) -> None:
    """Figures, one to a line; what has parts, each part on its own."""
    if as_json:
        print_json(found)
        return
    for key, value in found.items():
        out.print(f"{key.replace('_', ' ')}: {value}", soft_wrap=True)
