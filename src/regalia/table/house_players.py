"""Players of the house: those from Python whom the host of a server offers at its tables, each under a name.

Only the host says what stands behind a name. A table, a form and the store know nothing but the name, so nobody else
can have any code run.
"""

from collections.abc import Iterable

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.names import name_in
from regalia.players import opponents

HOUSE = "house:"  # the kind of a seat for which such a player chooses, followed by its name
WAYS = (opponents.PYTHON, opponents.ONNX)
LONGEST = 10  # letters of such a name, as the store has 16 for the kind of a seat


def declared(words: Iterable[str]) -> dict[str, str]:
    """Who is offered, by name, from NAME=player:MODULE:CLASS or NAME=onnx:FILE; Trouble when one is not there."""
    found: dict[str, str] = {}
    for word in words:
        name, _, player = word.partition("=")
        if not player.startswith(WAYS):
            ways = f"NAME={WAYS[0]}MODULE:CLASS or NAME={WAYS[1]}FILE"
            raise Trouble(f"A player of the house is written {ways}, not '{word}'.")
        if not name or name_in(name) != name or len(name) > LONGEST:
            raise Trouble(f"The name of a player of the house has 1 to {LONGEST} letters, not '{name}'.")
        opponents.make(player, games.find(games.names()[0]))
        found[name] = player
    return found


def name_of(kind: str) -> str:
    """The name of a player of the house; nothing for any other kind of seat."""
    return kind.removeprefix(HOUSE) if kind.startswith(HOUSE) else ""


def kinds_of(names: Iterable[str]) -> list[str]:
    """The kinds of seats for players of the house with these names."""
    return [HOUSE + name for name in names]
