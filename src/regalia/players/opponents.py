"""The opponents: each kind by its name."""

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec
from regalia.players.practice import best_look
from regalia.players.search import PlainSearch, Search

LEVELS = ("page", "squire", "knight", "duke", "king")
KINDS = ("random", "greedy", *LEVELS, "plain")


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
        return int(best_look(known, seat, vec[i64](self.considered(list(known.options(seat)), luck)), luck))

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
        search = self.search(known, seat, bytes(int(luck.byte(0)) for _ in range(16)))
        search.think(self.thoughts, self.seconds)
        return int(search.best())

    def search(self, known: Position, seat: int, seed: bytes) -> Search:
        """How it searches."""
        return Search(known, seat, seed)


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


class Plain(SearchPlayer):
    """Searches as long as a king, and knows nothing: what knowledge is worth shows against it."""

    thoughts, seconds = 1_000_000, 5.0

    def search(self, known: Position, seat: int, seed: bytes) -> Search:
        """Playouts at random."""
        return PlainSearch(known, seat, seed)


_PLAYERS: dict[str, type[Opponent]] = dict(
    zip(KINDS, (RandomPlayer, GreedyPlayer, Page, Squire, Knight, Duke, King, Plain), strict=True)
)


def make(kind: str, game: Game) -> Opponent:
    """An opponent of a kind."""
    if kind not in _PLAYERS:
        raise Trouble(f"There is no opponent '{kind}'; there is {', '.join(KINDS)}.")
    return _PLAYERS[kind](game)
