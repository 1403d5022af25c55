"""The invariants of Paladins."""

from regalia.games.paladins.rules import Paladins
from regalia.kernel.game import Inspector


class Steward(Inspector):
    """Watches."""

    def __init__(self, position: Paladins) -> None:
        super().__init__(position)
        self.kingdom = position

    def inspect(self) -> None:
        """Look."""
        self.kingdom.journal = []
