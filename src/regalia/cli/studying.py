"""The commands for those who study the games: simulate, arena, export, ladder, learn."""

from collections import Counter
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from regalia import _engine, games
from regalia.cli.common import (
    AsJson,
    GameName,
    Ledger,
    PresetName,
    RayAddress,
    SeedOfGames,
    Sheet,
    Switches,
    Workers,
    app,
    complain,
    out,
    parse_players,
    parse_switches,
    print_figures,
    print_json,
    progress_bar,
    stoppable,
)
from regalia.kernel.errors import Trouble, missing
from regalia.kernel.game import Setup
from regalia.lab import arena as bout_hall
from regalia.lab import simulate as simulations
from regalia.lab.runs.workers import cores
from regalia.lab.strength import ladder as ladders
from regalia.lab.strength.plot import bars
from regalia.lab.strength.ratings import rate
from regalia.lab.strength.sequential import Test
from regalia.players.opponents import LEVELS
from regalia.players.outside import STAND_IN
from regalia.players.protocol import Clock


@app.command()
def simulate(
    name: GameName,
    seats: Annotated[int, typer.Option(help="How many seats; the game's most if left out.")] = 0,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: SeedOfGames = "1",
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
    with stoppable(file), progress_bar() as bar:
        task = bar.add_task(f"{game.title}, {setup.seats} seats", total=count)
        found = simulations.simulate(
            setup, seed, count, check, workers or cores(), lambda n: bar.advance(task, n), file, ray
        )
    found["engine"] = "compiled" if _engine.compiled() else "interpreted"
    found["checked"] = check
    print_figures(f"{game.title}: {count} random games", found, as_json)
    if check and not as_json:
        out.print("Every invariant held after every choice.")


@app.command()
def arena(
    name: GameName,
    players: Annotated[
        str, typer.Option(help="Who plays, one for each seat, as in: king:0.2@none,king#500,bot:python mine.py")
    ],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games; seats rotate within each deal.")] = 100,
    decide: Annotated[float, typer.Option(help="Stop when it is clear whether the first wins this share.")] = 0.0,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    preset: PresetName = "",
    switch: Switches = None,
    clock: Annotated[str, typer.Option(help="Seconds a bot has for one choice and for a game.")] = "5,120",
    file: Ledger = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the record of every game played now.")] = None,
    log: Annotated[Path | None, typer.Option(help="A folder for what is said with bots, a file a game.")] = None,
    workers: Workers = 0,
    ray: RayAddress = "",
    as_json: AsJson = False,
) -> None:
    """Let opponents and bots play against each other; exit code 1 when a bot had to be replaced."""
    kinds, game = parse_players(players), games.find(name)
    switches = parse_switches(game, switch)
    contest = bout_hall.Contest(name, kinds, preset, seed, Clock.parse(clock), switches, records, log)
    test = Test(kinds, decide) if decide else None
    clear = test.clear if test else None
    with stoppable(file), progress_bar() as bar:
        task = bar.add_task(f"{game.title}: {' against '.join(kinds)}", total=count)

        def advance(done: int) -> None:
            bar.advance(task, done)

        bouts = bout_hall.run(contest, count, workers or cores(), file, advance, ray, clear)
    show_arena(contest, bouts, test, as_json)
    end_with_faults(bout_hall.faults(bouts), len(bouts), as_json)


def show_arena(contest: bout_hall.Contest, bouts: list[bout_hall.Bout], test: Test | None, as_json: bool) -> None:
    """What games of the arena have shown."""
    title, kinds = games.find(contest.game).title, contest.players
    rows, ratings = bout_hall.table(kinds, bouts), rate(kinds, bouts)
    if as_json:
        told = {"game": contest.game, "games": len(bouts), "seed": contest.seed, "players": rows, "ratings": ratings}
        told |= {"faults": bout_hall.faults(bouts)}
        print_json(told | ({"verdict": test.verdict(bouts)} if test else {}))
        return
    table = Table(*(key.replace("_", " ") for key in rows[0]), "rating", title=f"{title}: {len(bouts)} games")
    for row, rating in zip(rows, ratings, strict=True):
        table.add_row(*map(str, row.values()), f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}")
    out.print(table)
    lines = bars(rows, plain=not out.encoding.startswith("utf"))
    lines += [test.told(bouts)] if test else []
    for line in lines:
        out.print(line, soft_wrap=True)


def end_with_faults(faults: list[bout_hall.Fault], count: int, as_json: bool) -> None:
    """Tell which bots were replaced, and why; exit code 1 when there were any."""
    if not as_json:
        for one in faults:
            told = f"Game {one['game']}: {one['player']} was replaced by a {STAND_IN}: {one['fault']}"
            out.print(told, soft_wrap=True)
    lost = Counter(player for player, _ in {(one["player"], one["game"]) for one in faults})
    for player, times in sorted(lost.items()):
        complain(f"A {STAND_IN} had to play on for {player} in {times} of {count} games.")
    if faults:
        raise typer.Exit(1)


@app.command()
def export(
    name: GameName,
    file: Annotated[Path, typer.Option("--out", help="The Parquet file to write.")],
    players: Annotated[str, typer.Option(help="Who plays, one for each seat, as in: greedy,random")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games; seats rotate from game to game.")] = 100,
    targets: Annotated[
        bool, typer.Option("--targets", help="Add policy and value of the search behind every choice.")
    ] = False,
    seed: SeedOfGames = "1",
    preset: PresetName = "",
    switch: Switches = None,
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Write games as Parquet, a row for every choice: what the seat knew, could do and did, and how it ended."""
    from regalia.lab import export as exports

    kinds, game = parse_players(players), games.find(name)
    switches = parse_switches(game, switch)
    with stoppable(), progress_bar() as bar:
        task = bar.add_task(f"{game.title}: {' against '.join(kinds)}", total=count)
        advance, hands = partial(bar.advance, task), workers or cores()
        found = exports.export(name, kinds, preset, seed, count, file, advance, switches, hands, targets)
    if as_json:
        told = {"game": name, "games": count, "seed": seed, "players": kinds, "choices": found.choices}
        print_json(told | {"file": str(file), "faults": found.faults})
    else:
        out.print(f"{found.choices:,} choices of {count:,} games are in {file}.", soft_wrap=True)
    end_with_faults(found.faults, count, as_json)


@app.command()
def ladder(
    name: GameName,
    count: Annotated[
        int, typer.Option("--games", min=0, help="Games of each rung at most; alone, half of them.")
    ] = 400,
    only: Annotated[str, typer.Option(help="Only the rungs with this level on top.")] = "",
    player: Annotated[str, typer.Option(help="Anybody against each level in turn, told and not written down.")] = "",
    seats: Annotated[int, typer.Option(min=0, help="Of the tables of --player; 2 if left out.")] = 0,
    kings: Annotated[int, typer.Option(min=0, help="Games of kings among themselves at every number of seats.")] = 0,
    folder: Annotated[Path, typer.Option(help="Keeps every game; a second run goes on from there.")] = Path("ladder"),
    page: Annotated[Path, typer.Option(help="Where the results are kept and the page is written.")] = Path("docs"),
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Let every level play against the next lower one, and write the ladder down; or place a player on it."""
    if only and only not in LEVELS:
        raise Trouble(f"There is no level '{only}'; there is {', '.join(LEVELS)}, and --player for anybody else.")
    if player:
        if only or kings:
            raise Trouble("With --player that player climbs alone; leave out --only and --kings.")
        place(name, ladders.rungs_of(player, seats or 2), count, folder, workers or cores(), as_json)
        return
    if seats:
        raise Trouble("The ladder has tables of its own; --seats is for --player.")
    total = sum(rung.games_of(count) for rung in ladders.rungs(name) if only in ("", rung.players[0]))
    with stoppable(folder), progress_bar() as bar:
        task = bar.add_task(name, total=total + kings * len(ladders.royal_tables(name)))

        def advance(title: str, done: int) -> None:
            bar.update(task, description=title, advance=done)

        if count:
            ladders.climb(name, count, folder, page / ladders.FOLDER, workers or cores(), advance, only)
        typicals = ladders.typical(name, kings, folder, workers or cores(), advance) if kings else []
    ladders.keep(page / ladders.FOLDER, name, [], typicals)
    if as_json:
        results, royal = ladders.kept(page / ladders.FOLDER, name)
        print_json({"game": name, "results": list(map(asdict, results)), "typical": list(map(asdict, royal))})
        return
    out.print("\n".join(ladders.section(page / ladders.FOLDER, name)), soft_wrap=True)


def place(name: str, rungs: list[ladders.Rung], count: int, folder: Path, workers: int, as_json: bool) -> None:
    """Where a player stands on the ladder; exit code 1 when it had to be replaced."""
    with stoppable(folder), progress_bar() as bar:
        task = bar.add_task(name, total=count * len(rungs))

        def advance(title: str, done: int) -> None:
            bar.update(task, description=title, advance=done)

        placed = list(ladders.place(name, rungs, count, folder, workers, advance))
    if as_json:
        results = [asdict(row) | {"faults": bout_hall.faults(bouts)} for row, bouts in placed]
        print_json({"game": name, "player": rungs[0].players[0], "results": results})
    else:
        out.print("\n".join(ladders.table_of([row for row, _ in placed])), soft_wrap=True)
    faults = [
        fault | {"game": f"{fault['game']} of {row.rung.title}"}
        for row, bouts in placed
        for fault in bout_hall.faults(bouts)
    ]
    end_with_faults(faults, sum(len(bouts) for _, bouts in placed), as_json)


@app.command()
def learn(
    name: GameName,
    seats: Annotated[int, typer.Option(min=0, help="Learn about tables with so many seats; all if left out.")] = 0,
    rounds: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 3,
    count: Annotated[int, typer.Option("--games", min=1, help="Games of a round, for each number of seats.")] = 400,
    thoughts: Annotated[int, typer.Option(min=0, help="Thoughts a choice; without, what looks best.")] = 50,
    seed: SeedOfGames = "1",
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Let the opponents learn a game anew from games of practice, on top of what they know.

    What they learned about tables with so many seats is kept only if it wins more than its share against the old.
    """
    game = games.find(name)
    if seats and seats not in game.seat_counts:
        raise Trouble(f"{game.title} is for {game.seat_counts[0]} to {game.seat_counts[-1]} seats, not for {seats}.")
    try:
        from regalia.lab.learning.learn import Course, learnable, weights_file
        from regalia.lab.learning.learn import learn as learn_anew
    except ModuleNotFoundError as error:
        raise missing(error) from None
    tables = tuple(each for each in learnable(name) if seats in (0, each))
    if not tables:
        where = f"with {seats} seats" if seats else "at every table"
        raise Trouble(f"In {game.title} {where} a network is asked; python -m regalia.lab.training trains it.")
    told: list[dict[str, Any]] = []

    def tell(number: int, points: float, shares: dict[int, float]) -> None:
        told.append({"round": number + 1, "points": round(points, 2), "wins": shares})
        if not as_json:
            print_round(number, points, shares)

    with stoppable(weights_file(name)):
        learn_anew(Course(name, tables, rounds, count, thoughts, seed), workers or cores(), tell)
    if as_json:
        print_json({"game": name, "rounds": told})


def print_round(number: int, points: float, shares: dict[int, float]) -> None:
    """What one round of learning has brought."""
    won = ", ".join(f"{share:.1%} with {seats} seats" for seats, share in shares.items())
    out.print(f"Round {number + 1}: {points:.2f} points a seat; the new wins {won}.")
