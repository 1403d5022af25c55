"""Draws the picture of the terminal game for the README: `python -m regalia.lab.picture FILE`."""

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from regalia import games
from regalia.kernel.game import Setup
from regalia.table.match import Match
from regalia.table.terminal import TerminalTable


def draw(file: Path) -> None:
    """A match of Kingsburg in its third year, as the terminal shows it to Anna."""
    game = games.find("kingsburg")
    wanted = "prompt-influence"
    match = Match(game, Setup("kingsburg", 3, b"picture"), ["greedy"] * 3)
    while not (len(match.marks) > 62 and match.position.turn() == 0 and match.position.prompt(0)[0] == wanted):
        match.opponent_chooses(int(match.position.turn()))
    match.record.players = ["Anna", "Béla", "Éva"]
    console = Console(record=True, width=156, file=io.StringIO())
    table = TerminalTable(match, "en", file, console)
    table.draw(0)
    table.show_options(0)
    svg = console.export_svg(title="regalia play kingsburg")
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    file.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
