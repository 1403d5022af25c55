"""The games: every folder here is one, and other packages bring theirs under the entry points `regalia.games`."""

import logging
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, game_of

GROUP = "regalia.games"
NAME = re.compile(r"[a-z][a-z0-9_]*")
logger = logging.getLogger(__name__)


@cache
def house() -> tuple[str, ...]:
    """The names of the games of the house."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def guests() -> tuple[dict[str, Game], dict[str, str]]:
    """The games that other packages bring; and of those that cannot be played why, in a sentence.

    What is wrong with somebody else's package must not shut the house: its game is left out, and the log says so.
    """
    found: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        try:
            found[entry.name] = brought(entry)
        except Exception as error:  # noqa: BLE001
            broken[entry.name] = f"The game '{entry.name}' ({entry.value}) cannot be played: {error}"
            logger.warning("%s", broken[entry.name])
    return found, broken


def brought(entry: EntryPoint) -> Game:
    """The game of an entry point."""
    if not NAME.fullmatch(entry.name):
        raise Trouble("The name of a game has small letters, digits and underscores.")
    if entry.name in house():
        raise Trouble("A game of the house has the same name.")
    game = entry.load()
    if not isinstance(game, Game) or game.name != entry.name:
        raise Trouble(f"The entry point must lead to a Game whose name is '{entry.name}'.")
    return game


@cache
def names() -> tuple[str, ...]:
    """The names of all games: those of the house, then those of guests."""
    return house() + tuple(guests()[0])


def find(name: str) -> Game:
    """The game of a name."""
    if name in house():
        return game_of(f"{__name__}.{name}")
    found, broken = guests()
    if name in broken:
        raise Trouble(broken[name])
    if name not in found:
        sentence = f"There is no game '{name}'; there is {', '.join(names())}."
        raise Trouble(sentence, "trouble-no-game", name=name)
    return found[name]
