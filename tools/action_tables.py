"""The tables of what the numbers of options mean, written into docs/actions.md: `python -m tools.action_tables`.

The blocks are those of each game's options.py; the examples come from random games, always the same ones.
"""

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

from regalia import games
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position
from regalia.kernel.texts import Texts
from regalia.testing import moments

PAGE = Path(__file__).parents[1] / "docs" / "actions.md"
BEGIN, END = "<!-- options begin -->", "<!-- options end -->"
SECTION = re.compile(r"^# Options\.\n(.*?)\n\n", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^([A-Z]\w*): Final = (\d+)(?:  # (.+))?$", re.MULTILINE)
COUNT = "OPTION_COUNT"  # what follows it is no block
GAMES = 48  # random games of each kind of table


@dataclass
class Block:
    """Options whose numbers follow each other and mean the same kind of thing."""

    label: str
    first: int
    last: int
    counts: str  # what is counted from the first number on
    asked: list[str] = field(default_factory=list)  # the questions at which they were offered
    example: str = ""


def blocks_of(game: Game, count: int) -> list[Block]:
    """The blocks of a game's options, in order."""
    section = SECTION.search((game.folder / "options.py").read_text(encoding="utf-8"))
    assert section, f"{game.name}: options.py has no part '# Options.'"
    found = [(label, int(first), counts) for label, first, counts in BLOCK.findall(section[1].partition(COUNT)[0])]
    firsts = [first for _, first, _ in found] + [count]
    return [
        Block(label.lower(), first, firsts[number + 1] - 1, counts.removeprefix("+ "))
        for number, (label, first, counts) in enumerate(found)
    ]


def watch(game: Game, blocks: list[Block], position: Position, luck: random.Random) -> None:
    """Play a game, and note of each block at which questions it is offered, and the first example."""
    people = [f"Seat {seat}" for seat in range(int(position.seats))]
    texts = Texts("en", [game.folder / "texts"], people)
    owner = [block for block in blocks for _ in range(block.first, block.last + 1)]
    for moment, seat in moments(position, luck):
        question = moment.prompt(seat)[0].removeprefix("prompt-")
        for option in moment.options(seat):
            block = owner[option]
            if question not in block.asked:
                block.asked.append(question)
            if not block.example:
                name, read = moment.name(seat, option), texts.phrase(moment.phrase(seat, option))
                block.example = f"{int(option)}: `{name}` | {read}"


def counted(game: Game) -> list[int]:
    """How many options there are, at every table of a game."""
    tables = [(seats, preset) for seats in game.seat_counts for preset in game.presets]
    return sorted({int(game.start(Setup(game.name, seats, b"-", preset)).option_count()) for seats, preset in tables})


def table(name: str) -> str:
    """The blocks of one game."""
    game = games.find(name)
    (count,) = counted(game)
    blocks = blocks_of(game, count)
    for preset in game.presets:
        for number in range(GAMES):
            seats = game.seat_counts[number % len(game.seat_counts)]
            start = game.start(Setup(name, seats, b"options %d" % number, preset))
            watch(game, blocks, start, random.Random(number))
    lines = [f"## {game.title}", "", f"{count} options, at every table.", ""]
    lines += ["| numbers | block | counted from the first on | asked | an example | as a person reads it |"]
    lines += ["|---|---|---|---|---|---|"]
    for block in blocks:
        numbers = f"{block.first}" if block.first == block.last else f"{block.first}–{block.last}"
        asked = ", ".join(sorted(block.asked))
        lines.append(f"| {numbers} | {block.label} | {block.counts} | {asked} | {block.example or ' | '} |")
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    """The page with the tables as they are now."""
    tables = "\n".join(table(name) for name in games.house())
    return re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n{tables}{END}", page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
