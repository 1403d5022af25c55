"""The opponents: each kind by its name."""

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.position import Position

KINDS = ("random", "greedy")


class Opponent:
    """Somebody who chooses. It is dealt anew what its seat cannot know before it thinks, so it cannot peek."""

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


class RandomPlayer(Opponent):
    """Chooses anything."""

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Every option is equally likely."""
        offer = known.options(seat)
        return int(offer[luck.below(0, len(offer))])


class GreedyPlayer(Opponent):
    """Takes what looks best right after the choice."""

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Try every option and weigh what comes of it; equal ones by lot."""
        best = float("-inf")
        found: list[int] = []
        for option in known.options(seat):
            after = known.copy()
            after.choose(seat, option)
            _hear_the_others(after, known.waiting & ~(1 << seat), luck)
            worth = self.game.sense(after, seat)
            if worth > best:
                best, found = worth, []
            if worth == best:
                found.append(int(option))
        return found[int(luck.below(0, len(found)))]


def _hear_the_others(position: Position, others: int, luck: Chance) -> None:
    """Where several choose at once, the others are taken to choose anything."""
    for other in range(int(position.seats)):
        if (others >> other) & 1:
            offer = position.options(other)
            position.choose(other, offer[luck.below(0, len(offer))])


_PLAYERS: dict[str, type[Opponent]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def make(kind: str, game: Game) -> Opponent:
    """An opponent of a kind."""
    if kind not in _PLAYERS:
        raise Trouble(f"There is no opponent '{kind}'; there is {' and '.join(KINDS)}.")
    return _PLAYERS[kind](game)
