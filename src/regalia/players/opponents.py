"""The opponents: each kind by its name."""

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.position import Position
from regalia.players.search import Search

LEVELS = ("page", "squire", "knight", "duke", "king")
KINDS = ("random", "greedy", *LEVELS)


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
        """Try every option that comes to mind and weigh what comes of it; equal ones by lot."""
        best = -(1 << 40)
        found: list[int] = []
        for option in self.considered(list(known.options(seat)), luck):
            after = known.copy()
            after.choose(seat, option)
            _hear_the_others(after, known.waiting & ~(1 << seat), luck)
            worth = int(after.worth(seat))
            if worth > best:
                best, found = worth, []
            if worth == best:
                found.append(int(option))
        return found[int(luck.below(0, len(found)))]

    def considered(self, offer: list[int], luck: Chance) -> list[int]:
        """The options that come to mind: all of them."""
        return offer


class Page(GreedyPlayer):
    """Friendly and a little absent-minded: overlooks half of what could be done."""

    def considered(self, offer: list[int], luck: Chance) -> list[int]:
        """Any half of the options."""
        left = list(offer)
        while len(left) > max(1, len(offer) // 2):
            left.pop(int(luck.below(0, len(left))))
        return left


class SearchPlayer(Opponent):
    """Thinks ahead, so many thoughts or so many seconds a choice, whichever ends first."""

    thoughts = 0
    seconds = 0.0

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Search; a single option needs no thought."""
        offer = known.options(seat)
        if len(offer) == 1:
            return int(offer[0])
        search = Search(known, seat, bytes(int(luck.byte(0)) for _ in range(16)))
        search.think(self.thoughts, self.seconds)
        return int(search.best())


class Squire(SearchPlayer):
    """Sees the next choice or two."""

    thoughts, seconds = 24, 0.1


class Knight(SearchPlayer):
    """Plays soundly."""

    thoughts, seconds = 160, 0.5


class Duke(SearchPlayer):
    """Plans ahead."""

    thoughts, seconds = 1000, 2.0


class King(SearchPlayer):
    """Gives nothing away."""

    thoughts, seconds = 6000, 5.0


def _hear_the_others(position: Position, others: int, luck: Chance) -> None:
    """Where several choose at once, the others are taken to choose anything."""
    for other in range(int(position.seats)):
        if (others >> other) & 1:
            offer = position.options(other)
            position.choose(other, offer[luck.below(0, len(offer))])


_PLAYERS: dict[str, type[Opponent]] = dict(
    zip(KINDS, (RandomPlayer, GreedyPlayer, Page, Squire, Knight, Duke, King), strict=True)
)


def make(kind: str, game: Game) -> Opponent:
    """An opponent of a kind."""
    if kind not in _PLAYERS:
        raise Trouble(f"There is no opponent '{kind}'; there is {', '.join(KINDS)}.")
    return _PLAYERS[kind](game)
