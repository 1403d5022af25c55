"""Draws the picture of the terminal game for the README: `python -m tools.terminal_picture FILE`."""

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from regalia import games
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.table.match import Match
from regalia.table.terminal import TerminalTable


def asked(position: Position, question: str) -> bool:
    """Whether the first seat is asked this."""
    return bool(position.turn() == 0 and position.prompt(0)[0] == question)


def draw(file: Path) -> None:
    """The game that has a moment for it, as the terminal then shows it to Anna."""
    game, moment = next((game, game.typed) for game in map(games.find, games.names()) if game.typed is not None)
    match = Match(game, Setup(game.name, moment.seats, b"picture"), ["greedy"] * moment.seats)
    while len(match.marks) < moment.choices or not asked(match.position, moment.question):
        match.opponent_chooses(int(match.position.turn()))
    match.record.players = ["Anna", "Béla", "Éva", "Dávid", "Flóra"][: moment.seats]
    console = Console(record=True, width=156, file=io.StringIO())
    table = TerminalTable(match, "en", file, console)
    table.draw(0)
    table.show_options(0)
    svg = console.export_svg(title=f"regalia play {game.name}")
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    file.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
