"""What the commands share: the app, the two streams, the words that people write, and how figures are printed."""

import csv
import io
import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from regalia import __version__, _engine, games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Switch
from regalia.kernel.texts import LANGUAGES

app = typer.Typer(
    name="regalia",
    help="One table for four royal-court board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def show_version(wanted: bool) -> None:
    """The version, and with which engine it runs."""
    if wanted:
        out.print(f"regalia {__version__} ({'compiled' if _engine.compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def regalia(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version, and no more.")
    ] = False,
) -> None:
    """One table for four royal-court board games."""


bench_app = typer.Typer(help="Measure the engine and the server.", no_args_is_help=True)
app.add_typer(bench_app, name="bench")

out = Console(highlight=False, markup=False, emoji=False)  # player:x:Mine is a name
err = Console(stderr=True, highlight=False, markup=False, emoji=False)

GameName = Annotated[str, typer.Argument(help=f"The game, as in: {games.house()[0]}")]
RecordFile = Annotated[Path, typer.Argument(help="A record that play has saved.")]
PresetName = Annotated[str, typer.Option(help="A named set of switches; the game's own default if left out.")]
Switches = Annotated[list[str] | None, typer.Option("--switch", help="One switch, as in: plus2_limit=per_group")]
Sheet = Annotated[Path | None, typer.Option("--components", help="A TOML file with your own printed values.")]
Language = Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")]
SeedOfGames = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[int, typer.Option("--workers", min=0, help="Processes; all cores if left out.")]
RayAddress = Annotated[
    str, typer.Option("--ray", help="A Ray cluster that does the work: host:port, auto, or local for one of our own.")
]
Ledger = Annotated[Path | None, typer.Option("--file", help="Keeps every game; a second run goes on from there.")]
Seconds = Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")]
Rounds = Annotated[int, typer.Option(min=1, help="Times that everything is measured in turn; the best counts.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print plain data instead of a table.")]
Database = Annotated[str, typer.Option(help="As in REGALIA_DATABASE; an SQLite file of its own if left out.")]


@contextmanager
def stoppable(file: Path | None = None) -> Iterator[None]:
    """Long work that Ctrl-C may end; it writes nothing before it is done, but to a file that keeps every step.

    Whoever has to wait longer than need be, as the engine is not compiled, is told so.
    """
    tell_slowness()
    try:
        yield
    except KeyboardInterrupt:
        kept = f"{file} keeps what was done" if file and file.exists() else "nothing was written"
        raise Trouble(f"Stopped; {kept}.") from None


def write_what_can_be_written() -> None:
    """A letter that a stream does not have, as redirected ones of Windows lack many, becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def tell_slowness() -> None:
    """Say once that the engine is not the compiled one, and what to do."""
    _engine.tell_slowness(lambda sentence: err.print(sentence, soft_wrap=True))


def complain(sentence: str) -> None:
    """Say what was wrong, on the error stream."""
    err.print(sentence, style="bold red", soft_wrap=True)


def parse_switches(game: Game, words: list[str] | None) -> dict[str, Switch]:
    """Switches as a person writes them."""
    found: dict[str, Switch] = {}
    for word in words or []:
        key, equals, text = word.partition("=")
        if not equals:
            raise Trouble(f"A switch is written name=value, as in plus2_limit=per_group, not '{word}'.")
        spelled = {str(value).lower(): value for value in game.switches.get(key, ())}
        found[key] = spelled.get(text.lower(), text)
    return found


def parse_order(text: str, seats: int) -> tuple[int, ...]:
    """The order of the seats as a person writes it, counted from 1."""
    try:
        order = tuple(int(word) - 1 for word in text.split(",")) if text else ()
    except ValueError:
        raise Trouble(f"The order is written as numbers of seats, as in 2,1,3, not '{text}'.") from None
    if order and sorted(order) != list(range(seats)):
        raise Trouble(f"The order must name each seat from 1 to {seats} once, not {text}.")
    return order


def parse_players(text: str) -> tuple[str, ...]:
    """Players between commas; one with a comma of its own stands in double quotes."""
    try:
        rows = list(csv.reader([text], skipinitialspace=True))
    except csv.Error:
        raise Trouble(f"Players stand in one line with commas between them, as in king,squire, not {text!r}.") from None
    return tuple(word.strip() for row in rows for word in row if word.strip())


def parse_seed(text: str) -> bytes:
    """A seed in hexadecimal, or a new one."""
    if not text:
        return secrets.token_bytes(32)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise Trouble(f"A seed is an even number of hexadecimal digits, not '{text}'.") from None
    if not 1 <= len(seed) <= 64:
        raise Trouble("A seed has 2 to 128 hexadecimal digits.")
    return seed


def progress_bar() -> Progress:
    """A bar on the error stream, so that what is printed stays clean."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=err, transient=True)


def print_json(data: Any) -> None:
    """Plain data for programs."""
    every_letter = "utf" in (sys.stdout.encoding or "utf").lower()
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=not every_letter) + "\n")


def print_figures(title: str, found: dict[str, Any], as_json: bool) -> None:
    """Figures of one run, one to a line."""
    if as_json:
        print_json(found)
        return
    table = Table(show_header=False, title=title)
    for key, value in found.items():
        table.add_row(key.replace("_", " "), str(value))
    out.print(table)
