"""What every opponent is: somebody who chooses."""

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Game
from regalia.kernel.position import Position


class Fault(Exception):
    """Why somebody from outside cannot be listened to any more, in words that follow its name."""


class Opponent:
    """Somebody who chooses. It is dealt anew what its seat cannot know before it thinks, so it cannot peek."""

    fault = ""  # why it was replaced by a page, in words that follow its name
    seconds = 0.0  # the longest that it thinks about a choice; next to nothing

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, position: Position, seat: int, seed: bytes) -> int:
        """The option of a waiting seat; the same knowledge and seed give the same choice."""
        luck = Chance(derived_seed(seed, "thought"), ("choices",))
        known = position.copy()
        known.redraw(seat, Chance(derived_seed(seed, "imagined"), position.chance.streams))
        return self.think(known, seat, luck)

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Choose from a position in which everything hidden is imagined."""
        raise NotImplementedError

    def tried(self) -> list[tuple[int, float, float]]:
        """What was thought over before its last choice, the most tried first: option, share of the thoughts, and what
        they promise its seat from 0 to 1. Nothing where nobody thought ahead.
        """
        return []

    def hear(self, seat: int) -> None:
        """A seat has chosen, maybe its own."""

    def made_of(self, seats: int) -> str:
        """What its play depends on at such a table: so that games of different opponents are not taken for equal."""
        return ""

    def suits(self, position: Position) -> None:
        """Trouble when it cannot play at a table like this one, at its beginning."""

    def leave(self, position: Position) -> None:
        """The game is over, or broken off."""
