"""Games of Paladins alone, side by side in one process: what the network for them is trained on."""

from collections.abc import Callable
from typing import Final

from regalia.games.paladins.insight import WIDTH, see
from regalia.games.paladins.position import AI, Kingdom
from regalia.games.paladins.scoring import score_of
from regalia.kernel.position import Position, filled
from regalia.kernel.vectors import i64, vec
from regalia.lab.stepper import Stepper

NOTES: Final = 4
PHASE: Final = 3


class AloneStepper(Stepper):
    """Games that are seen as the network sees them, and whose rewards are the lead over the artificial opponent."""

    notes: vec[i64]  # own points, the rival's and the difficulty of the game that ended last; the phase of the game now

    def __init__(self, deal: Callable[[int], Position], count: i64, seed: bytes) -> None:
        self.notes = filled(count * NOTES, 0)
        super().__init__(deal, count, WIDTH, True, seed)

    def note_points(self, game: i64) -> None:
        """The lead at the beginning."""
        kingdom = self.kingdom(self.positions[game])
        self.points[game] = score_of(kingdom, 0) - score_of(kingdom, AI)

    def show(self, game: i64, position: Position) -> None:
        """Mask and what the network sees."""
        self.mark(game, position.options(0))
        self.scroll.begin(game)
        see(self.kingdom(position), self.scroll)
        self.notes[game * NOTES + PHASE] = position.phase_for(0)

    def reward(self, game: i64, position: Position, over: bool) -> None:
        """What a step has added to the lead."""
        kingdom = self.kingdom(position)
        own, rival = score_of(kingdom, 0), score_of(kingdom, AI)
        self.rewards[game] = float(int(own - rival - self.points[game]))
        self.points[game] = own - rival
        if over:
            self.notes[game * NOTES] = own
            self.notes[game * NOTES + 1] = rival
            self.notes[game * NOTES + 2] = kingdom.edition.ai_orders

    def kingdom(self, position: Position) -> Kingdom:
        """A position as the one of Paladins that it is."""
        assert isinstance(position, Kingdom)
        return position
