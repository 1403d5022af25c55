"""Turns what a seat may see into HTML: a page made of panels, each replaced when it changes."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

from regalia import games
from regalia.kernel import catalogue
from regalia.kernel.game import Game
from regalia.kernel.texts import LANGUAGES, Texts, available

FOLDER = Path(__file__).parent
TEXTS = FOLDER / "texts"


@cache
def environment() -> Environment:
    """All templates: those of the house, and those of each game under its name."""
    boards = {name: FileSystemLoader(games.find(name).folder / "board") for name in games.names()}
    loader = ChoiceLoader([FileSystemLoader(FOLDER / "templates"), PrefixLoader(boards)])
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


def languages() -> list[str]:
    """The languages in which everything can be said."""
    folders = [TEXTS, *(games.find(name).folder / "texts" for name in games.names())]
    return [language for language in LANGUAGES if all(language in available(folder) for folder in folders)]


def texts_for(game: Game | None, language: str, players: list[str] | None = None) -> Texts:
    """The words of the house, and of a game."""
    folders = [TEXTS, game.folder / "texts"] if game else [TEXTS]
    return Texts(language, folders, players or [])


def render(template: str, **context: Any) -> str:
    """One template."""
    return environment().get_template(template).render(**context)


def board_panels(game: Game, view: dict[str, Any], texts: Texts) -> dict[str, str]:
    """The panels of the board: the shared ones, and one of each kind for every seat."""
    context = {"view": view, "t": texts.say, "amounts": texts.amounts, "player": texts.player, "viewer": view["seat"]}
    panels = {name: render(f"{game.name}/{name}.html", **context) for name in game.panels}
    for name in game.seat_panels:
        for seat in range(len(texts.players)):
            panels[f"{name}-{seat}"] = render(f"{game.name}/{name}.html", seat=seat, **context)
    return panels


def rule_help(rule: str) -> dict[str, str]:
    """The rule behind a question, or nothing."""
    return {"id": rule, "text": catalogue.text(rule)} if rule else {}
