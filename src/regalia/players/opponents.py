"""The opponents: each kind by its name."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Setup
from regalia.kernel.network import Network
from regalia.kernel.network_input import NetworkSpec
from regalia.kernel.position import Position
from regalia.players import onnx_player, python_player
from regalia.players.opponent import Opponent
from regalia.players.outside import STAND_IN, OutsideBot
from regalia.players.playout import hear_the_others
from regalia.players.practice import best_look
from regalia.players.protocol import USUAL, Clock
from regalia.players.python_player import PythonPlayer
from regalia.players.search import PlainSearch, Search

LEVELS = ("page", "squire", "knight", "duke", "king")
KINDS = ("random", "greedy", *LEVELS)
YARDSTICK = "plain"  # for studies, not for tables
WISER = 4  # how many plain thoughts one is worth that asks a network
ASKS = "@"  # behind it stands the file of another network than the usual one, as in king@old.net
NO_NETWORK = "none"  # the same for no network at all
TIMED = ":"  # before that, the seconds that somebody who thinks ahead has for a choice, as in king:0.2@old.net
COUNTED = "#"  # and before those its thoughts at most, as in king#500:0.2; without seconds, however long they take
PATIENCE = 3600.0  # seconds that only thoughts end
SLACK = 0.08  # of the time for a choice: the last thought, and another process on the core, may take that much
ENDLESS = 1_000_000_000  # thoughts that only a clock ends
STEPS = 300  # from what looks best at first sight to what looks worst; the rest looks as bad
OUTSIDE = "bot:"  # a bot from outside is named by its command, as in bot:python mine.py
PYTHON = "player:"  # a class of somebody else by its module and name, as in player:mine:Mine
ONNX = "onnx:"  # a network of somebody else by its file, as in onnx:mine.onnx
FROM_OUTSIDE = (OUTSIDE, PYTHON, ONNX)


class RandomPlayer(Opponent):
    """Chooses anything."""

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Every option is equally likely."""
        offer = known.distinct(seat)
        return int(offer[luck.below(0, len(offer))])


class GreedyPlayer(Opponent):
    """Takes what looks best right after the choice."""

    def made_of(self, seats: int) -> str:
        """What was learned of the game."""
        return evaluation_mark(self.game, seats)

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Try every option and weigh what comes of it; equal ones by lot."""
        return int(best_look(known, seat, luck))


class Page(Opponent):
    """Friendly and a little absent-minded: takes what looks best at first sight, and overlooks much of the rest."""

    overlooks = 50  # of a hundred options

    def made_of(self, seats: int) -> str:
        """How much it overlooks, and what was learned of how a table looks."""
        return f"first sight, {self.overlooks} % overlooked, {sight_mark(self.game, seats)}"

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """What looks best right after it, of what comes to mind."""
        sights = first_sights(known, seat, luck)
        missed = overlooked(sights, self.overlooks, luck)
        return next(option for option in sights if option not in missed)


class SearchPlayer(Opponent):
    """Thinks ahead, so many thoughts or so many seconds a choice, whichever ends first."""

    thoughts = 0
    alone = 1  # times as many it has where nobody else sits and waits for it
    seconds = 0.0
    overlooks = 0  # of a hundred options

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.last: Search | None = None
        self.chosen = -1  # what came of those thoughts
        self.goes_on = False  # whether that choice was carried out, and nothing chosen since
        self.luck: list[int] = []  # how much luck was drawn, and how much hidden was shown, when it thought last

    def made_of(self, seats: int) -> str:
        """How much it thinks, and what was learned of the game."""
        mark = evaluation_mark(self.game, seats)
        return f"{self.thoughts_at(seats)} thoughts, {self.seconds} s, {self.overlooks} % overlooked, {mark}"

    def thoughts_at(self, seats: int) -> int:
        """How many thoughts it has for a choice at such a table."""
        return self.thoughts * (self.alone if seats == 1 else 1)

    def limit(self, thoughts: int, seconds: float) -> None:
        """Let it think so often, or so long, about every choice at any table."""
        self.thoughts, self.seconds, self.alone = thoughts, seconds, 1

    def choose(self, position: Position, seat: int, seed: bytes) -> int:
        """Go on with the last thoughts when they still hold."""
        luck = [*map(int, position.chance.spent), int(position.shown)]
        if not self.goes_on or luck != self.luck or (self.last is not None and self.last.seat != seat):
            self.last = None
        self.luck, self.goes_on = luck, False
        self.chosen = super().choose(position, seat, seed)
        return self.chosen

    def tried(self) -> list[tuple[int, float, float]]:
        """The options that came to its mind, by how often it tried them."""
        if self.last is None:
            return []
        report = [row for row in self.last.report() if row[0] not in self.last.overlooked]
        total = sum(visits for _, visits, _ in report)
        return [(option, visits / total, chance) for option, visits, chance in report]

    def hear(self, seat: int) -> None:
        """The last thoughts are good as long as nobody has chosen but this seat, once."""
        self.goes_on = self.last is not None and seat == self.last.seat and not self.goes_on
        if not self.goes_on:
            self.last = None

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """Search; a single option needs no thought."""
        end = time.monotonic() + self.seconds * (1 - SLACK)
        offer = known.distinct(seat)
        if len(offer) == 1:
            self.last = None
            return int(offer[0])
        if self.last is None:
            self.last = self.search(known, seat, bytes(int(luck.byte(0)) for _ in range(16)))
        else:
            self.last.go_on(known, self.chosen)
        self.last.overlooked = self.missed(known, seat, luck)
        self.last.think(enough(self.thoughts_at(int(known.seats)), self.last), end - time.monotonic())
        if self.last.best() < 0:  # so few thoughts that it never looked beyond its last choice
            self.last.think(int(self.last.root.visits) + 1, self.seconds)
        return int(self.last.best())

    def missed(self, known: Position, seat: int, luck: Chance) -> set[int]:
        """The options that do not come to its mind."""
        return overlooked(first_sights(known, seat, luck), self.overlooks, luck) if self.overlooks else set()

    def search(self, known: Position, seat: int, seed: bytes) -> Search:
        """How it searches."""
        return Search(known, seat, seed)


class Squire(SearchPlayer):
    """Sees the next choice or two, and not all of them."""

    thoughts, seconds, overlooks = 8, 0.1, 40


class Knight(SearchPlayer):
    """Plays soundly, with a slip now and then."""

    thoughts, seconds, overlooks = 50, 0.5, 20


class Duke(SearchPlayer):
    """Plans ahead, and hardly overlooks anything."""

    thoughts, seconds, overlooks = 300, 2.0, 7


class King(SearchPlayer):
    """Gives nothing away."""

    thoughts, seconds, alone = 2000, 5.0, 4


class Plain(SearchPlayer):
    """Searches as long as a king, and knows nothing: what knowledge is worth shows against it."""

    thoughts, seconds = 1_000_000, 5.0

    def search(self, known: Position, seat: int, seed: bytes) -> Search:
        """Playouts at random."""
        return PlainSearch(known, seat, seed)


class Advised(Opponent):
    """An opponent that asks another network than the one in the folder of its game, or none at all."""

    def __init__(self, mind: Opponent, file: str) -> None:
        super().__init__(mind.game)
        self.mind = mind
        self.asked: dict[NetworkSpec, Network | None] = dict.fromkeys(mind.game.network_specs)
        if file != NO_NETWORK:
            self.asked = _fitting(mind.game, file)

    @contextmanager
    def advice(self) -> Iterator[None]:
        """Meanwhile its own network is asked."""
        before = {spec: spec.ask(network) for spec, network in self.asked.items()}
        try:
            yield
        finally:
            for spec, network in before.items():
                spec.ask(network)

    def choose(self, position: Position, seat: int, seed: bytes) -> int:
        """As it would with that network in the folder."""
        with self.advice():
            return self.mind.choose(position, seat, seed)

    def tried(self) -> list[tuple[int, float, float]]:
        """What was thought over with that network."""
        return self.mind.tried()

    def hear(self, seat: int) -> None:
        """A seat has chosen."""
        self.mind.hear(seat)

    def made_of(self, seats: int) -> str:
        """With the mark of that network."""
        with self.advice():
            return self.mind.made_of(seats)


def _fitting(game: Game, file: str) -> "dict[NetworkSpec, Network | None]":
    """What a network in a file is about; Trouble when it is none of this game."""
    try:
        stored = Path(file).read_bytes()
    except OSError as error:
        raise Trouble(f"The network {file} cannot be read: {error.strerror}.") from None
    for spec in game.network_specs:
        with suppress(Trouble):
            return {spec: spec.fitting(stored)}
    raise Trouble(f"{file} is no network of {game.title} as it is now.")


def enough(thoughts: int, search: Search) -> int:
    """How many thoughts a search needs that is to be as good as one with so many plain ones."""
    return max(1, thoughts // WISER) if search.foresees else thoughts


def first_sights(known: Position, seat: int, luck: Chance) -> list[int]:
    """The options, first what looks best to a seat right after it: by what it then has, with points it then has counted
    twice, so that what is dear and pays much later comes last. Equal ones by lot; others who choose at once choose
    anything.
    """
    others = known.waiting & ~(1 << seat)
    sights: list[tuple[int, int, int]] = []
    for option in known.distinct(seat):
        after = known.copy()
        after.carry_out(seat, option)
        hear_the_others(after, others, luck.copy())
        look = int(Position.worth(after, seat) + after.settled(seat).score(seat) * 100)
        sights.append((-look, int(luck.byte(0)), int(option)))
    return [option for _, _, option in sorted(sights)]


def overlooked(sights: list[int], hundredths: int, luck: Chance) -> set[int]:
    """The options that do not come to mind, about so many of a hundred; one always does.

    What looks worst at first sight is missed three times as easily as what looks best.
    """
    missed: set[int] = set()
    steps = min(len(sights) - 1, STEPS)
    for place, option in enumerate(sights):
        easily = hundredths * (steps + 2 * min(place, steps))  # of 200 times as many as there are steps
        if len(sights) - len(missed) > 1 and int(luck.below(0, 200 * steps)) < easily:
            missed.add(option)
    return missed


def evaluation_mark(game: Game, seats: int) -> str:
    """A short mark of what was learned of a game with so many seats."""
    return game.start(Setup(game.name, seats, b"-")).learned()


def sight_mark(game: Game, seats: int) -> str:
    """A short mark of what was learned of how a table with so many seats looks."""
    return game.start(Setup(game.name, seats, b"-")).term_weights().mark(seats)


_PLAYERS: dict[str, type[Opponent]] = dict(
    zip((*KINDS, YARDSTICK), (RandomPlayer, GreedyPlayer, Page, Squire, Knight, Duke, King, Plain), strict=True)
)


def longest_thought(kind: str) -> float:
    """The seconds after which an opponent of a kind chooses at the latest."""
    return _PLAYERS[kind].seconds


def make(kind: str, game: Game, clock: Clock = USUAL, log: Path | None = None) -> Opponent:
    """An opponent of a kind; the clock is for bots from outside, and the file for what is said with them."""
    stand_in = _PLAYERS[STAND_IN](game)
    if kind.startswith(OUTSIDE):
        return OutsideBot(game, kind.removeprefix(OUTSIDE), clock, stand_in, log)
    if kind.startswith(PYTHON):
        return PythonPlayer(game, *python_player.sit_down(kind.removeprefix(PYTHON)), stand_in, log)
    if kind.startswith(ONNX):
        return PythonPlayer(game, *onnx_player.sit_down(kind.removeprefix(ONNX)), stand_in, log)
    timed, asks, file = kind.partition(ASKS)
    counted, clocked, seconds = timed.partition(TIMED)
    name, limited, thoughts = counted.partition(COUNTED)
    if name not in _PLAYERS:
        ways = f"{OUTSIDE}COMMAND, {PYTHON}MODULE:CLASS and {ONNX}FILE"
        raise Trouble(f"There is no opponent '{kind}'; there is {', '.join(KINDS)}, {ways}.")
    mind = _PLAYERS[name](game)
    if limited or clocked:
        _limit(mind, thoughts if limited else str(ENDLESS), seconds if clocked else str(PATIENCE))
    return Advised(mind, file) if asks else mind


def _limit(mind: Opponent, thoughts: str, seconds: str) -> None:
    """Let it think so often, or so long, about every choice, whichever ends first."""
    if not isinstance(mind, SearchPlayer):
        raise Trouble(f"Only those who think ahead can be given time or thoughts: {', '.join(LEVELS[1:])}.")
    if not thoughts.isdecimal() or int(thoughts) < 1:
        raise Trouble(f"The thoughts for a choice are a whole number above 0, as in king#500, not '{thoughts}'.")
    try:
        mind.limit(int(thoughts), float(seconds))
    except ValueError:
        raise Trouble(f"The time for a choice is given in seconds, as in king:0.2, not '{seconds}'.") from None
    if not 0 < mind.seconds < float("inf"):
        raise Trouble("The time for a choice is more than 0 seconds.")
