"""The command line: regalia play | serve | simulate | arena | replay | verify | rules | bench | playthroughs."""

import csv
import json
import locale
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from regalia import _engine, games
from regalia.kernel import catalogue
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Game, Setup, Switch
from regalia.kernel.texts import LANGUAGES, Texts
from regalia.lab import arena as bout_hall
from regalia.lab import bench as benchmarks
from regalia.lab import ladder as ladders
from regalia.lab import playthroughs as written_games
from regalia.lab import rules as rule_list
from regalia.lab import simulate as simulations
from regalia.lab.plot import bars
from regalia.lab.ratings import rate
from regalia.lab.workers import cores
from regalia.players.opponents import LEVELS
from regalia.players.protocol import Clock
from regalia.table.match import Match
from regalia.table.terminal import FOLDER as TABLE_TEXTS
from regalia.table.terminal import Closed, TerminalTable
from regalia.web.limits import Limits

app = typer.Typer(
    name="regalia",
    help="One table for four royal-court board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
bench_app = typer.Typer(help="Measure the engine and the server.", no_args_is_help=True)
app.add_typer(bench_app, name="bench")

DEFAULT_PORT = 8000
USUAL_LIMITS = Limits()

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(help="The game, as in: kingsburg")]
RecordFile = Annotated[Path, typer.Argument(help="A record that play has saved.")]
PresetName = Annotated[str, typer.Option(help="A named set of switches; the game's own default if left out.")]
Switches = Annotated[list[str] | None, typer.Option("--switch", help="One switch, as in: plus2_limit=per_group")]
Sheet = Annotated[Path | None, typer.Option("--components", help="A TOML file with your own printed values.")]
Workers = Annotated[int, typer.Option("--workers", min=0, help="Processes; all cores if left out.")]
RayAddress = Annotated[
    str, typer.Option("--ray", help="A Ray cluster that does the work: host:port, auto, or local for one of our own.")
]
Ledger = Annotated[Path | None, typer.Option("--file", help="Keeps every game; a second run goes on from there.")]
Rounds = Annotated[int, typer.Option(min=1, help="Times that everything is measured in turn; the best counts.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print plain data instead of a table.")]
Database = Annotated[str, typer.Option(help="As in REGALIA_DATABASE; an SQLite file of its own if left out.")]


def main() -> None:
    """Run a command; bad input ends in one sentence and exit code 2."""
    try:
        app()
    except Trouble as trouble:
        complain(str(trouble))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(2)


@contextmanager
def stoppable(file: Path | None = None) -> Iterator[None]:
    """Long work that Ctrl-C may end; it writes nothing before it is done, but to a file that keeps every step."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"{file} keeps what was done" if file and file.exists() else "nothing was written"
        raise Trouble(f"Stopped; {kept}.") from None


def complain(sentence: str) -> None:
    """Say what was wrong, on the error stream."""
    err.print(sentence, style="bold red", soft_wrap=True, markup=False)


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


def parse_order(text: str) -> tuple[int, ...]:
    """The order of the seats as a person writes it, counted from 1."""
    try:
        return tuple(int(word) - 1 for word in text.split(",")) if text else ()
    except ValueError:
        raise Trouble(f"The order is written as numbers of seats, as in 2,1,3, not '{text}'.") from None


def parse_players(text: str) -> tuple[str, ...]:
    """Players between commas; one with a comma of its own stands in double quotes."""
    return tuple(word.strip() for row in csv.reader([text], skipinitialspace=True) for word in row if word.strip())


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


def language_of(wanted: str) -> str:
    """The language asked for, or that of the terminal, or English."""
    if wanted:
        return wanted
    spoken = (locale.getlocale()[0] or os.environ.get("LANG") or "en")[:2].lower()
    return spoken if spoken in LANGUAGES and (TABLE_TEXTS / f"{spoken}.ftl").exists() else "en"


@app.command()
def play(
    name: Annotated[str, typer.Argument(help="The game; asked for if left out.")] = "",
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal instead of the browser.")] = False,
    players: Annotated[str, typer.Option(help="Who plays: names of people, random or greedy.")] = "You,greedy,greedy",
    preset: PresetName = "",
    switch: Switches = None,
    order: Annotated[str, typer.Option(help="The first turn order, as in 2,1,3.")] = "",
    seed: Annotated[str, typer.Option(help="The luck of the game, in hexadecimal; new if left out.")] = "",
    components: Sheet = None,
    lang: Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")] = "",
    save: Annotated[Path | None, typer.Option(help="Where the game is saved after every choice.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Open the table in the browser; with --text or the name of a game, play in the terminal."""
    if not _engine.compiled() and not os.environ.get("REGALIA_INTERPRETED"):
        err.print("The engine runs uncompiled, which is slower; make setup compiles it where a C compiler is found.")
    if not (text or name or resume):
        open_house("0.0.0.0", DEFAULT_PORT, browser=True)
        return
    if resume is not None:
        record = records.load(resume)
        game = games.find(record.setup.game)
        match = Match.resume(game, record, components)
    else:
        game = games.find(name or ask_game())
        seated = [player.strip() for player in players.split(",") if player.strip()]
        setup = Setup(
            game.name,
            len(seated),
            parse_seed(seed),
            preset,
            parse_switches(game, switch),
            parse_order(order),
            components,
        )
        match = Match(game, setup, seated)
    file = save or resume or default_file(game.name)
    table = TerminalTable(match, language_of(lang), file, out)
    try:
        table.play()
    except Closed as closed:
        out.print()
        out.print(table.texts.say("left", file=str(file)), soft_wrap=True)
        raise typer.Exit(0 if closed.wanted else 2) from None


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets phones in the same network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; the next free one is taken if it is busy.")
    ] = DEFAULT_PORT,
    browser: Annotated[bool, typer.Option("--browser", help="Open the browser.")] = False,
    proxy_headers: Annotated[
        str, typer.Option(help="Proxies whose X-Forwarded headers count, as in 127.0.0.1 or 10.0.0.1,10.0.0.2 or *.")
    ] = "",
    allowed_origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may talk to this server; may be repeated.")
    ] = None,
    thinkers: Annotated[int, typer.Option(min=1, help="Processes in which opponents think.")] = 1,
    max_tables: Annotated[int, typer.Option(min=1, help="Tables held in memory at once.")] = Limits.tables,
    max_links: Annotated[int, typer.Option(min=1, help="Live links open at once.")] = Limits.links,
    tables_per_hour: Annotated[int, typer.Option(min=1, help="New tables in an hour for one browser.")] = (
        Limits.new_tables
    ),
    message_size: Annotated[int, typer.Option(min=256, help="Characters of one message.")] = Limits.message,
    message_rate: Annotated[int, typer.Option(min=1, help="Messages a second on one link.")] = Limits.rate,
    max_hints: Annotated[int, typer.Option(min=0, help="Hints thought about at once.")] = Limits.hints,
) -> None:
    """Serve the table in the browser; docs/hosting.md says how to do it for many."""
    limits = Limits(message_size, message_rate, max_tables, max_links, tables_per_hour, max_hints)
    open_house(host, port, browser, proxy_headers, limits, tuple(allowed_origin or ()), thinkers)


def open_house(
    host: str,
    port: int,
    browser: bool,
    proxies: str = "",
    limits: Limits = USUAL_LIMITS,
    origins: tuple[str, ...] = (),
    thinkers: int = 1,
) -> None:
    """Run the server. It is read only here: most commands do without, and start in half the time."""
    from regalia.web import server
    from regalia.web.app import Settings

    server.run(server.Front(host, port, browser, proxies), Settings(limits, origins, thinkers), out)


def ask_game() -> str:
    """Let a person pick a game; with a single one there is nothing to ask."""
    found = games.names()
    if len(found) == 1:
        return found[0]
    for number, each in enumerate(found, 1):
        seats = games.find(each).seat_counts
        out.print(f"[bold]{number:>3}[/bold] {games.find(each).title} ({seats[0]} to {seats[-1]} seats)")
    try:
        answer = out.input("[bold]Which game?[/bold] ").strip()
    except EOFError:
        raise Trouble(f"Name a game: {', '.join(found)}.") from None
    if answer.isdigit() and 1 <= int(answer) <= len(found):
        return found[int(answer) - 1]
    return answer


def default_file(name: str) -> Path:
    """A place for a saved game, named after the day and the time."""
    return Path.home() / ".regalia" / f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}.json"


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
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")


@app.command()
def simulate(
    name: GameName,
    seats: Annotated[int, typer.Option(help="How many seats; the game's most if left out.")] = 0,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    preset: PresetName = "",
    switch: Switches = None,
    components: Sheet = None,
    check: Annotated[bool, typer.Option("--check", help="Test the invariants after every choice.")] = False,
    file: Ledger = None,
    workers: Workers = 0,
    ray: RayAddress = "",
    as_json: AsJson = False,
) -> None:
    """Play random games on all cores, or on a cluster."""
    game = games.find(name)
    setup = Setup(name, seats or game.seat_counts[-1], b"-", preset, parse_switches(game, switch), (), components)
    if not seed or len(seed.encode()) > 64:
        raise Trouble("The seed of a simulation is a word or number of 1 to 64 characters.")
    with stoppable(file), progress_bar() as bar:
        task = bar.add_task(f"{game.title}, {setup.seats} seats", total=count)
        found = simulations.simulate(
            setup, seed, count, check, workers or cores(), lambda n: bar.advance(task, n), file, ray
        )
    found["engine"] = "compiled" if _engine.compiled() else "interpreted"
    found["checked"] = check
    if as_json:
        print_json(found)
        return
    table = Table(show_header=False, title=f"{game.title}: {count} random games")
    for key, value in found.items():
        table.add_row(key.replace("_", " "), str(value))
    out.print(table)
    if check:
        out.print("Every invariant held after every choice.")


@app.command()
def arena(
    name: GameName,
    players: Annotated[str, typer.Option(help="Who plays, one for each seat, as in: king,bot:python mine.py")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games; seats rotate within each deal.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    preset: PresetName = "",
    clock: Annotated[str, typer.Option(help="Seconds a bot has for one choice and for a game.")] = "5,120",
    file: Ledger = None,
    workers: Workers = 0,
    ray: RayAddress = "",
    as_json: AsJson = False,
) -> None:
    """Let opponents and bots play against each other."""
    kinds = parse_players(players)
    limits = Clock.parse(clock)
    title = games.find(name).title
    with stoppable(file), progress_bar() as bar:
        task = bar.add_task(f"{title}: {' against '.join(kinds)}", total=count)
        bouts = bout_hall.run(
            name, kinds, preset, seed, count, workers or cores(), file, lambda n: bar.advance(task, n), ray, limits
        )
    rows, ratings, faults = bout_hall.table(kinds, bouts), rate(kinds, bouts), bout_hall.faults(bouts)
    if as_json:
        told = {"game": name, "games": count, "seed": seed, "players": rows, "ratings": ratings, "faults": faults}
        print_json(told)
        return
    table = Table(*(key.replace("_", " ") for key in rows[0]), "rating", title=f"{title}: {count} games")
    for row, rating in zip(rows, ratings, strict=True):
        table.add_row(*map(str, row.values()), f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}")
    out.print(table)
    lines = bars(rows, plain=not out.encoding.startswith("utf"))
    for one in faults:
        lines.append(f"Game {one['game']}: {one['player']} was replaced by a page: {one['fault']}")
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)


@app.command()
def export(
    name: GameName,
    file: Annotated[Path, typer.Option("--out", help="The Parquet file to write.")],
    players: Annotated[str, typer.Option(help="Who plays, one for each seat, as in: greedy,random")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    preset: PresetName = "",
) -> None:
    """Write games as Parquet, a row for every choice: what the seat knew, could do and did, and how it ended."""
    from regalia.lab import export as exports

    kinds = tuple(word.strip() for word in players.split(",") if word.strip())
    title = games.find(name).title
    with stoppable(), progress_bar() as bar:
        task = bar.add_task(f"{title}: {' against '.join(kinds)}", total=count)
        rows = exports.export(name, kinds, preset, seed, count, file, lambda: bar.advance(task, 1))
    out.print(f"{rows:,} choices of {count:,} games are in {file}.", soft_wrap=True)


@app.command()
def replay(
    file: RecordFile,
    components: Sheet = None,
    lang: Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")] = "",
) -> None:
    """Tell a recorded game from its beginning, and show where it stands."""
    record = records.load(file)
    game = games.find(record.setup.game)
    texts = Texts(language_of(lang), [TABLE_TEXTS, game.folder / "texts"], record.players)
    match = Match.resume(game, record, components)
    for events in match.events:
        for event in events:
            if event.seen_by(SPECTATOR) or match.position.over():
                out.print("  " + texts.phrase((event.kind, event.details)))
    out.print(game.draw(game.view(match.position, SPECTATOR), texts))
    scores = ", ".join(f"{texts.player(s)} {match.position.score(s)}" for s in range(record.setup.seats))
    state = "The game is over" if match.position.over() else "The game goes on"
    if match.position.over():
        out.print(f"{state} after {len(record.choices)} choices: {scores}.")
    else:
        out.print(f"{state} after {len(record.choices)} choices.")


@app.command()
def verify(file: RecordFile, components: Sheet = None) -> None:
    """Prove that a record is whole: seed, every choice, and the scores."""
    record = records.load(file)
    position = records.verify(record, games.find(record.setup.game), components)
    end = "to its end" if position.over() else "so far"
    out.print(f"The record is whole: {len(record.choices)} choices, from the seed {end}.", style="bold green")


@app.command()
def rules(
    text: Annotated[str, typer.Argument(help="The id of a rule to read; all tests are run if left out.")] = "",
    as_json: AsJson = False,
) -> None:
    """Which rules of the catalogues have a passing test; or the text of one rule."""
    if text:
        found = catalogue.text(text.upper())
        if not found:
            raise Trouble(f"There is no rule '{text}'; ids look like KB-5.6, KB-R1, KB-E4 or KB-I3.")
        out.print(f"{text.upper()}: {found}")
        return
    with stoppable(), err.status("Running the tests of the rules ..."):
        found_rules = rule_list.report(rule_list.run_tests())
    if as_json:
        print_json(found_rules)
    else:
        print_rules(found_rules)
    if any(row["missing"] or row["failing"] or row["unknown"] for row in found_rules.values()):
        raise typer.Exit(1)


def print_rules(report: dict[str, dict[str, Any]]) -> None:
    """The list of rules as a table."""
    table = Table("game", "ids", "tested", "untestable", "missing", title="Rules with a passing test")
    for name, row in report.items():
        table.add_row(name, str(row["ids"]), str(row["tested"]), str(len(row["untestable"])), str(len(row["missing"])))
    out.print(table)
    for name, row in report.items():
        for word in ("missing", "failing", "unknown"):
            if row[word]:
                out.print(f"{name}, {word}: {', '.join(row[word])}")


@app.command()
def playthroughs() -> None:
    """Write the playthroughs of all games anew."""
    for name in games.names():
        changed = written_games.regenerate(name)
        out.print(f"{games.find(name).title}: {len(changed)} playthroughs changed.")


@app.command()
def ladder(
    name: GameName,
    count: Annotated[int, typer.Option("--games", min=0, help="Games of each rung.")] = 400,
    only: Annotated[str, typer.Option(help="Only the rungs with this level on top.")] = "",
    kings: Annotated[int, typer.Option(min=0, help="Games of kings among themselves at every number of seats.")] = 0,
    folder: Annotated[Path, typer.Option(help="Keeps every game; a second run goes on from there.")] = Path("ladder"),
    page: Annotated[Path, typer.Option(help="Where the results are kept and the page is written.")] = Path("docs"),
    workers: Workers = 0,
) -> None:
    """Let every level play against the next lower one, and write the ladder down."""
    if only and only not in LEVELS:
        raise Trouble(f"There is no level '{only}'; there is {', '.join(LEVELS)}.")
    total = sum(not only or rung.players[0] == only for rung in ladders.rungs(name)) * count
    with stoppable(folder), progress_bar() as bar:
        task = bar.add_task(name, total=total + kings * len(games.find(name).seat_counts))

        def advance(title: str, done: int) -> None:
            bar.update(task, description=title, advance=done)

        if count:
            ladders.climb(name, count, folder, page / ladders.FOLDER, workers or cores(), advance, only)
        typicals = ladders.typical(name, kings, folder, workers or cores(), advance) if kings else []
    ladders.keep(page / ladders.FOLDER, name, [], typicals)
    out.print("\n".join(ladders.section(page / ladders.FOLDER, name)), markup=False)


@app.command()
def learn(
    name: GameName,
    rounds: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 6,
    count: Annotated[int, typer.Option("--games", min=1, help="Games of a round, for each number of seats.")] = 300,
    thoughts: Annotated[int, typer.Option(min=0, help="Thoughts a choice; without, what looks best.")] = 0,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    workers: Annotated[int, typer.Option(min=0, help="Processes; all cores if left out.")] = 0,
) -> None:
    """Let the opponents learn a game anew from games of practice, on top of what they know."""
    games.find(name)
    try:
        from regalia.lab.learn import learn as learn_anew
    except ModuleNotFoundError:
        raise Trouble("Learning needs numpy: pip install 'regalia[lab]'.") from None
    with stoppable():
        learn_anew(
            name,
            rounds,
            count,
            thoughts,
            seed,
            workers or cores(),
            lambda number, points: out.print(f"Round {number + 1}: {points:.2f} points a seat."),
        )


@bench_app.command()
def search(
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 2.0,
    rounds: Rounds = benchmarks.ROUNDS,
    as_json: AsJson = False,
) -> None:
    """Thoughts a second of the opponents, compiled and interpreted, in one run."""
    with stoppable(), err.status("Measuring ...") as status:
        found = benchmarks.search(seconds, status.update, rounds)
    if as_json:
        print_json(found)
    else:
        print_games(found)


@bench_app.command()
def engine(
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 2.0,
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
    print_games(found)


def print_games(found: dict[str, Any]) -> None:
    """What was measured of each game, as a table."""
    out.print(f"Machine: {found['machine']}")
    table = Table("game", *(key.replace("_", " ") for key in next(iter(found["games"].values()))))
    for name, figures in found["games"].items():
        table.add_row(name, *("–" if value is None else f"{value:,}" for value in figures.values()))
    out.print(table)


@bench_app.command()
def env(
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 2.0,
    rounds: Rounds = benchmarks.ROUNDS,
    as_json: AsJson = False,
) -> None:
    """Steps a second of our environments, PettingZoo's connect_four and catanatron's, in one run."""
    with stoppable(), err.status("Measuring ...") as status:
        found = benchmarks.environments(seconds, status.update, rounds)
    if as_json:
        print_json(found)
        return
    out.print(f"Machine: {found['machine']}. A step is one choice of one seat; seconds are those of the processor.")
    for peer in benchmarks.ENV_PEERS:
        out.print(f"{peer}: {found[peer]:,} steps/s" if found[peer] else f"{peer} is not installed (extra: bench).")
    table = Table("game", *(key.replace("_", " ") for key in next(iter(found["games"].values()))))
    for name, figures in found["games"].items():
        table.add_row(name, *("–" if value is None else f"{value:,}" for value in figures.values()))
    out.print(table)


def print_figures(title: str, found: dict[str, Any], as_json: bool) -> None:
    """Figures of one run, one to a line."""
    if as_json:
        print_json(found)
        return
    table = Table(show_header=False, title=title)
    for key, value in found.items():
        table.add_row(key.replace("_", " "), str(value))
    out.print(table)


@bench_app.command()
def web(
    tables: Annotated[int, typer.Option(min=1, help="How many tables.")] = 300,
    clients: Annotated[int, typer.Option(min=2, help="Live links at each table.")] = 4,
    every: Annotated[float, typer.Option(min=0.1, help="Seconds between two choices at a table.")] = 5.0,
    seconds: Annotated[float, typer.Option(min=1, help="How long everybody plays.")] = 30.0,
    game: Annotated[str, typer.Option(help="The game they play.")] = "kingsburg",
    as_json: AsJson = False,
) -> None:
    """Real live links against a server on one core: how long from a click to everybody's update."""
    from regalia.lab import load as loading

    with stoppable(), err.status("Opening tables ...") as status:
        found = loading.load_test(loading.Load(game, tables, clients, every, seconds), status.update)
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
    from regalia.lab import kill as killing

    with stoppable(), TemporaryDirectory(prefix="regalia-kill-") as home, progress_bar() as bar:
        task = bar.add_task("kills", total=kills)
        found = killing.kill_test(Path(home), database, kills, tables, seed, lambda n: bar.advance(task, n))
    print_figures("Kill test", found, as_json)
    if found["choices_lost"] or found["tables_stuck"]:
        raise typer.Exit(1)


@bench_app.command()
def fuzz(
    messages: Annotated[int, typer.Option(min=1, help="How many hostile messages.")] = 20000,
    database: Database = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same messages.")] = "1",
    as_json: AsJson = False,
) -> None:
    """Throw malformed and hostile messages at a server; it must not even notice."""
    from regalia.lab import fuzz as fuzzing

    with stoppable(), TemporaryDirectory(prefix="regalia-fuzz-") as home, err.status("Throwing ..."):
        found = fuzzing.fuzz_test(Path(home), database, messages, seed)
    print_figures("Fuzzing", found, as_json)
    if found["faults_in_the_log"] or not found["table_unchanged"]:
        raise typer.Exit(1)
