"""The games of the house: every folder here is one game, found by its name."""

from pkgutil import iter_modules

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, game_of


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game of a name."""
    if name not in names():
        sentence = f"There is no game '{name}'; there is {', '.join(names())}."
        raise Trouble(sentence, "trouble-no-game", name=name)
    return game_of(f"{__name__}.{name}")
