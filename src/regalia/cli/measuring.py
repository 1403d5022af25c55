"""The commands that measure: bench search, engine, env, web, kill, powercut, store, fuzz, slow, stranger."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.table import Table

from regalia import games
from regalia.cli.common import (
    AsJson,
    Database,
    Rounds,
    Seconds,
    bench_app,
    err,
    out,
    print_figures,
    print_json,
    progress_bar,
    stoppable,
)
from regalia.lab.bench import engine as benchmarks


@bench_app.command()
def search(
    seconds: Seconds = 2.0,
    rounds: Rounds = benchmarks.ROUNDS,
    as_json: AsJson = False,
) -> None:
    """Thoughts a second of the opponents, compiled and interpreted, in one run."""
    with stoppable(), err.status("Measuring ...") as status:
        found = benchmarks.search(seconds, status.update, rounds)
    if as_json:
        print_json(found)
        return
    out.print(f"Machine: {found['machine']}")
    print_games(found)


@bench_app.command()
def engine(
    seconds: Seconds = 2.0,
    rounds: Rounds = benchmarks.ROUNDS,
    as_json: AsJson = False,
) -> None:
    """Moves and games a second, compiled, interpreted and against catanatron, in one run."""
    with stoppable(), err.status("Measuring ...") as status:
        found = benchmarks.engine(seconds, status.update, rounds)
    if as_json:
        print_json(found)
        return
    peer = found["catanatron"]
    out.print(f"catanatron: {peer['moves_per_s']:,} moves/s" if peer else "catanatron is not installed (extra: bench).")
    out.print(f"Machine: {found['machine']}")
    print_games(found)


@bench_app.command()
def env(
    seconds: Seconds = 2.0,
    rounds: Rounds = benchmarks.ROUNDS,
    seats: Annotated[int, typer.Option(min=1, help="Seats of a table, where a game has so many.")] = benchmarks.SEATS,
    as_json: AsJson = False,
) -> None:
    """Steps a second of our environments, PettingZoo's connect_four and catanatron's, in one run."""
    with stoppable(), err.status("Measuring ...") as status:
        found = benchmarks.environments(seconds, status.update, rounds, seats)
    if as_json:
        print_json(found)
        return
    out.print(f"Machine: {found['machine']}. Tables of {found['seats']} seats, with Gymnasium of two.")
    out.print("A step is one choice of one seat; seconds are those of the processor, on all cores those of the clock.")
    for peer in benchmarks.ENV_PEERS:
        out.print(f"{peer}: {found[peer]:,} steps/s" if found[peer] else f"{peer} is not installed (extra: bench).")
    print_games(found)


def print_games(found: dict[str, Any]) -> None:
    """What was measured of each game, as a table: a column for each, so that every figure is whole at 80 letters."""
    table = Table("")
    for name in found["games"]:
        table.add_column(name.replace("_", " "), justify="right", no_wrap=True)
    for key in next(iter(found["games"].values())):
        values = [figures[key] for figures in found["games"].values()]
        table.add_row(key.replace("_", " "), *("–" if value is None else f"{value:,}" for value in values))
    out.print(table)


@bench_app.command()
def web(
    tables: Annotated[int, typer.Option(min=1, help="How many tables.")] = 300,
    clients: Annotated[int, typer.Option(min=2, help="Live links at each table.")] = 4,
    every: Annotated[float, typer.Option(min=0.1, help="Seconds between two choices at a table.")] = 5.0,
    seconds: Annotated[float, typer.Option(min=1, help="How long everybody plays.")] = 30.0,
    game: Annotated[str, typer.Option(help="The game they play.")] = games.house()[0],
    reviews: Annotated[int, typer.Option(min=0, help="Then once more, while so many finished games are reviewed.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Real live links against a server on one core: how long from a click to everybody's update."""
    from regalia.trials import load as loading

    with stoppable(), err.status("Opening tables ...") as status:
        found = loading.load_test(loading.Load(game, tables, clients, every, seconds, reviews), status.update)
    print_figures(benchmarks.machine(), found, as_json)


@bench_app.command()
def kill(
    database: Database = "",
    kills: Annotated[int, typer.Option(min=1, help="How often the server is killed.")] = 100,
    tables: Annotated[int, typer.Option(min=1, help="Tables in play.")] = 8,
    seed: Annotated[str, typer.Option(help="The same seed gives the same moments.")] = "1",
    as_json: AsJson = False,
) -> None:
    """Kill a server at random moments under load; every acknowledged choice must be there afterwards."""
    from regalia.trials import kill as killing

    with stoppable(), TemporaryDirectory(prefix="regalia-kill-") as home, progress_bar() as bar:
        task = bar.add_task("kills", total=kills)
        found = killing.kill_test(Path(home), database, kills, tables, seed, lambda n: bar.advance(task, n))
    print_figures("Kill test", found, as_json)
    if found["choices_lost"] or found["tables_stuck"]:
        raise typer.Exit(1)


@bench_app.command()
def powercut(
    tables: Annotated[int, typer.Option(min=1, help="Tables in play.")] = 8,
    choices: Annotated[int, typer.Option(min=1, help="Choices at each of them.")] = 60,
    seed: Annotated[str, typer.Option(help="The same seed gives the same choices.")] = "1",
    as_json: AsJson = False,
) -> None:
    """Cut the power, by a trace of the calls, whenever a choice is acknowledged: the disk must have it (SQLite)."""
    from regalia.trials import powercut as cutting

    with stoppable(), TemporaryDirectory(prefix="regalia-power-") as home, progress_bar() as bar:
        task = bar.add_task("choices", total=tables * choices)
        found = cutting.PowerCut(Path(home), tables, choices, seed).run(lambda n: bar.advance(task, n))
    print_figures("Power-cut test", found, as_json)
    if found["choices_lost"]:
        raise typer.Exit(1)


@bench_app.command()
def store(
    seconds: Seconds = 2.0,
    folder: Annotated[Path, typer.Option(help="A folder on the disk that is measured.")] = Path(),
    as_json: AsJson = False,
) -> None:
    """Choices a second that SQLite takes, and how long each waits, with and without waiting for the disk."""
    from regalia.trials import writing

    with stoppable(), err.status("Measuring ...") as status:
        found = writing.measure(folder, seconds, status.update)
    if as_json:
        print_json(found)
        return
    out.print(f"Machine: {benchmarks.machine()}. A choice waits until it is written; then its table has the next.")
    table = Table("tables at once", "written to", "choices/s", "p50 ms", "p95 ms", "choices/transaction")
    for row in found:
        table.add_row(*(f"{value:,}" if isinstance(value, int | float) else str(value) for value in row.values()))
    out.print(table)


@bench_app.command()
def fuzz(
    messages: Annotated[int, typer.Option(min=1, help="How many hostile messages.")] = 20000,
    database: Database = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same messages.")] = "1",
    as_json: AsJson = False,
) -> None:
    """Throw malformed and hostile messages at a server; it must not even notice."""
    from regalia.trials import fuzz as fuzzing

    with stoppable(), TemporaryDirectory(prefix="regalia-fuzz-") as home, err.status("Throwing ..."):
        found = fuzzing.fuzz_test(Path(home), database, messages, seed)
    print_figures("Fuzzing", found, as_json)
    if found["faults_in_the_log"] or not found["table_unchanged"]:
        raise typer.Exit(1)


@bench_app.command()
def slow(
    connections: Annotated[int, typer.Option(min=1, help="How many connections.")] = 2000,
    seconds: Annotated[float, typer.Option(min=0.5, help="Seconds that the server gives each of them.")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Open connections that never finish their request (Linux); the server must answer others, and close them."""
    from regalia.trials import slow as slowness

    with stoppable(), TemporaryDirectory(prefix="regalia-slow-") as home, err.status("Waiting ..."):
        found = slowness.slow_test(Path(home), connections, seconds)
    print_figures("Slow guests", found, as_json)
    if found["never_shown_out"] or found["log"]:
        raise typer.Exit(1)


@bench_app.command()
def stranger(
    tables: Annotated[int, typer.Option(min=1, help="Tables of five kings that one address opens.")] = 500,
    choices: Annotated[int, typer.Option(min=1, help="Choices of the page for each figure.")] = 30,
    as_json: AsJson = False,
) -> None:
    """One address opens tables of kings; what somebody elsewhere who plays against a page notices of it."""
    from regalia.trials import stranger as strangers

    with stoppable(), TemporaryDirectory(prefix="regalia-stranger-") as home, err.status("Playing ..."):
        found = strangers.stranger_test(Path(home), tables, choices)
    print_figures(benchmarks.machine(), found, as_json)
    if found["times_the_usual"] > 2:
        raise typer.Exit(1)
