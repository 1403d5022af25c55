"""The invariants of Rival Kings."""
from regalia.games.rival_kings.rules import RivalKings
from regalia.kernel.game import Inspector


class Steward(Inspector):
    """"""
    def __init__(self, position: RivalKings) -> None:
        super().__init__(position)

    def inspect(self) -> None:
        self.position.journal = []
