"""The command for those who bring a game: new-game."""

import keyword
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from regalia import games
from regalia.cli.common import app, out
from regalia.kernel.errors import Trouble

TRIAL = Path(__file__).parent / "trial"  # a small package with a game that plays


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="What the game and its package are called, as in: my_game")],
    folder: Annotated[Path, typer.Option(help="Where the folder of the package is laid.")] = Path(),
) -> None:
    """Lay the folder of a new game: a package of its own that plays, with its test."""
    check_name(name)
    place = folder / name
    if place.exists():
        raise Trouble(f"There is something in {place} already.")
    for file in sorted(TRIAL.rglob("*.*")):
        if file.suffix in (".toml", ".py", ".ftl"):
            copy = place / called(str(file.relative_to(TRIAL)), name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(called(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    sentence = f"{place} plays already. Install it with pip install -e {place}, test it with pytest {place}."
    out.print(sentence, soft_wrap=True)


def called(text: str, name: str) -> str:
    """What is said of the trial, said of another game."""
    return text.replace("Trial", name.replace("_", " ").title()).replace("trial", name)


def check_name(name: str) -> None:
    """A name that neither a game nor a package has yet."""
    if not games.NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Trouble(f"The name of a game has small letters, digits and underscores, as my_game; not '{name}'.")
    if name in games.names() or find_spec(name) is not None:
        raise Trouble(f"There is a game or a package called '{name}' already.")
