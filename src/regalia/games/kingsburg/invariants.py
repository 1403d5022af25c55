"""The invariants of Kingsburg, looked at after every choice."""

from regalia.games.kingsburg.rules import Kingsburg
from regalia.kernel.game import Inspector


class Chronicler(Inspector):
    """Watches one game of Kingsburg."""

    def __init__(self, position: Kingsburg) -> None:
        super().__init__(position)

    def inspect(self) -> None:
        """Check everything."""
