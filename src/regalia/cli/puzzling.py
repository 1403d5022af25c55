"""The commands about puzzles from real games: make, check, list, solve."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from regalia import games
from regalia.cli.common import AsJson, GameName, Language, SeedOfGames, app, out, print_json, progress_bar, stoppable
from regalia.cli.playing import default_file, language_of
from regalia.kernel import puzzles as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.puzzles import FILE, Puzzles, explained, meant
from regalia.kernel.texts import Texts
from regalia.lab import puzzles as workshop
from regalia.table.match import PERSON, Match
from regalia.table.terminal import Closed, TerminalTable, is_command

puzzles_app = typer.Typer(help="Puzzles from real games: solve them, make more, check them.", no_args_is_help=True)
app.add_typer(puzzles_app, name="puzzles")

Folder = Annotated[Path | None, typer.Option("--out", help="The folder of the file; that of the game if left out.")]


def file_in(game: Game, folder: Path | None) -> Path:
    """The file of a game's puzzles; in a folder of one's own it is named after the game."""
    return folder / f"{game.name}-{FILE}" if folder else game.folder / FILE


def stocked(game: Game, folder: Path | None = None) -> Puzzles:
    """The puzzles of a game; Trouble where there are none."""
    found = records.read(file_in(game, folder))
    if not found.puzzles:
        raise Trouble(f"There are no puzzles of {game.title} yet; regalia puzzles make {game.name} makes some.")
    return found


@puzzles_app.command("make")
def make_puzzles(
    name: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many there shall be in the end.")] = 60,
    seats: Annotated[int, typer.Option(help="How many seats; all numbers in turn if left out.")] = 0,
    seed: SeedOfGames = "1",
    folder: Folder = None,
) -> None:
    """Play games and look for puzzles in them, until there are so many; what is there already stays."""
    game = games.find(name)
    if seats and seats not in game.seat_counts:
        low, high = game.seat_counts[0], game.seat_counts[-1]
        raise Trouble(f"{game.title} is for {low} to {high} seats, not for {seats}.")
    file = file_in(game, folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    with stoppable(file), progress_bar() as bar:
        task = bar.add_task(f"{game.title}: puzzles", total=count)
        made = workshop.make(game, file, count, seats, seed, lambda n: bar.advance(task, n))
    out.print(f"{len(made.puzzles)} puzzles from {made.played} games are in {file}.", soft_wrap=True)


@puzzles_app.command("check")
def check_puzzles(
    name: GameName,
    folder: Folder = None,
    mend: Annotated[bool, typer.Option("--mend", help="Take doubtful ones out, and tell the others again.")] = False,
    as_json: AsJson = False,
) -> None:
    """Solve every puzzle again by a search ten times as long; exit code 1 when too few are confirmed."""
    game = games.find(name)
    puzzles = stocked(game, folder)
    checked = []
    with stoppable(), progress_bar() as bar:
        task = bar.add_task(f"{game.title}: puzzles", total=len(puzzles.puzzles))
        for one in workshop.check(game, puzzles):
            checked.append(one)
            bar.advance(task, 1)
    confirmed = sum(one.confirmed for one in checked) / len(checked)
    knights = sum(one.knights for one in checked) / len(checked) / 100
    doubtful = [one.number for one in checked if not one.confirmed]
    if mend:
        records.write(file_in(game, folder), workshop.mended(game, puzzles, set(doubtful)))
    if as_json:
        print_json({"puzzles": len(checked), "confirmed": confirmed, "knights": knights, "doubtful": doubtful})
    else:
        told = f"Of {len(checked)} puzzles {confirmed:.1%} are confirmed, knights find {knights:.1%}."
        out.print(f"{told} Doubtful: {', '.join(map(str, doubtful)) or 'none'}.")
    if confirmed < workshop.ENOUGH_CONFIRMED or knights >= workshop.KNIGHTS_MOST:
        raise typer.Exit(1)


@puzzles_app.command("list")
def list_puzzles(name: GameName, as_json: AsJson = False) -> None:
    """The puzzles of a game, the easiest first."""
    game = games.find(name)
    puzzles = stocked(game)
    rows = [
        {"number": one.number, "level": one.level, "seats": puzzles.games[one.game].seats, "choices": one.at}
        | {f"found by {level}": share for level, share in one.found.items()}
        for one in puzzles.in_order()
    ]
    if as_json:
        print_json(rows)
        return
    table = Table(*rows[0], title=game.title)
    for row in rows:
        table.add_row(*map(str, row.values()))
    out.print(table)


@puzzles_app.command("solve")
def solve_puzzle(
    name: GameName,
    number: Annotated[int, typer.Argument(help="The number of the puzzle; the easiest one if left out.")] = 0,
    lang: Language = "",
) -> None:
    """Solve a puzzle in the terminal: the board, the question, and why the answer is right."""
    game = games.find(name)
    puzzles = stocked(game)
    puzzle = puzzles.numbered(number) if number else puzzles.in_order()[0]
    position, lines = puzzles.replayed(game, puzzle)
    setup, seat = puzzles.setup(game, puzzle), int(position.turn())
    kinds = [PERSON if one == seat else workshop.PLAYER for one in range(setup.seats)]
    language = language_of(lang)
    words = Texts(language, [game.folder / "texts"])
    match = Match(game, setup, [words.player(one) for one in range(setup.seats)], kinds)
    for line in lines:
        match.follow(*line)
    table = TerminalTable(match, language, default_file(game.name), out)
    try:
        chosen = meant(game, position, puzzle, position.name(seat, answered(table, seat)))
    except Closed:
        raise typer.Exit from None
    out.print(table.texts.say("puzzle-right" if chosen == puzzle.best else "puzzle-wrong"), style="bold")
    for sentence in explained(position, puzzle, chosen, table.texts):
        out.print(sentence)


def answered(table: TerminalTable, seat: int) -> int:
    """Show the board and ask until an option is chosen; nothing can be taken back, since nothing was chosen here."""
    table.draw(seat)
    option = None
    while option is None:
        table.show_options(seat)
        answer = table.read(table.texts.say("ask", seat=seat)).strip()
        if is_command(answer) and answer.lower() != "u":
            table.command(answer, seat)
        elif answer:
            option = table.option_of(answer, seat)
    return option
