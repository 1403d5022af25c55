"""The tables of what an observation holds, written into docs/lab.md: `python -m tools.observation_tables`."""

import re
from itertools import groupby
from pathlib import Path

from regalia import games
from regalia.kernel.game import Setup
from regalia.kernel.ranges import label_of

PAGE = Path(__file__).parents[1] / "docs" / "lab.md"
BEGIN, END = "<!-- features begin -->", "<!-- features end -->"
SEATS = 2
LONG = 40  # lists beyond this are shortened


def members_of(label: str, names: list[str]) -> str:
    """The members of a label in words; numbered ones from the first to the last."""
    members = [name[len(label) + 1 :] for name in names if name != label]
    if len(members) > 3 and all(member.isdigit() for member in members):
        return f"{members[0]} to {members[-1]}"
    if len(members) > LONG:
        return f"{', '.join(members[:3])} and so on to {members[-1]}"
    return ", ".join(members)


def table(name: str) -> str:
    """The features of one game with two players, in order."""
    game = games.find(name)
    names = game.feature_names(game.start(Setup(name, SEATS, b"names")))
    sizes = [len(game.feature_names(game.start(Setup(name, seats, b"names")))) for seats in game.seat_counts]
    counts = ", ".join(f"{size} with {seats}" for size, seats in zip(sizes, game.seat_counts, strict=True))
    lines = [f"### {game.title}", "", f"Numbers by seats: {counts}. With {SEATS} seats:", "", "| place | name | of |"]
    lines.append("|---|---|---|")
    place = 0
    for label, group in groupby(names, label_of):
        found = list(group)
        last = place + len(found) - 1
        where = f"{place}" if last == place else f"{place}–{last}"
        lines.append(f"| {where} | `{label}` | {members_of(label, found)} |")
        place = last + 1
    return "\n".join(lines) + "\n"


def all_tables() -> str:
    """The tables of all games."""
    return "\n".join(table(name) for name in games.house())


def written(page: str) -> str:
    """The page with the tables as they are now."""
    return re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n{all_tables()}{END}", page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
