"""Watching a game for what must always hold: the invariants of the rules catalogue."""

from regalia.kernel.position import Position


class Inspector:
    """Watches one game and raises BrokenInvariant when something holds no longer. This one knows no invariants."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def inspect(self) -> None:
        """Look at the position after a choice; `position.journal` holds the events since the last look."""
        self.position.journal = []


class BrokenInvariant(AssertionError):
    """An invariant of the rules catalogue does not hold."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule
