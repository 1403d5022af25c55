"""Game: what the rest of the house knows of a game without knowing its rules."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from regalia.kernel import plain
from regalia.kernel import sheet as sheets
from regalia.kernel.cards import Card, Hindrance, Makers
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.inspection import Inspector
from regalia.kernel.observation import Observations
from regalia.kernel.plain import Group
from regalia.kernel.position import Origin, Phrase, Position
from regalia.kernel.ranges import ranges_of
from regalia.kernel.score_sheet import ScoreLine
from regalia.kernel.texts import Texts
from regalia.kernel.ties import TieBreak, decision

if TYPE_CHECKING:
    from regalia.kernel.network_input import NetworkSpec

View = dict[str, Any]
Switch = str | int | bool
SPECTATOR = -1
EDITIONS = 256  # kinds of tables of a game that are kept ready
FEATURES_MAX = 4096  # numbers in the longest observation
THEN = ", then "  # between the names of choices that are made at once; no option is called like this
ANSWERS = "answers"  # the last stream of every game: only imagined answers of others are drawn from it


@dataclass(frozen=True)
class Setup:
    """How a table is set up; with the seed it fixes everything that luck will bring."""

    game: str
    seats: int
    seed: bytes
    preset: str = ""
    switches: Mapping[str, Switch] = field(default_factory=dict)
    order: tuple[int, ...] = ()
    components: Path | None = None
    printed: str = ""  # all values of the sheet, in one line, where they are not those of today's sheet


@dataclass(frozen=True)
class Moment:
    """A moment of a game that is worth a picture: after so many choices at a table, when the first seat is asked."""

    seats: int
    choices: int
    question: str = ""  # the message with which it is asked; any if left out


class OtherSheet(Trouble):
    """The sheet that a table or a record was played with cannot be had, or not be read, any more."""


UNREADABLE = (Trouble, LookupError, TypeError, ValueError, AttributeError)  # from a sheet made for other rules


class Dealer(Origin):
    """Deals one game after the other, each from its own seed, at a table that is set up and checked once."""

    def __init__(self, game: "Game", setup: Setup) -> None:
        game.check_seats(setup)
        self.game = game
        self.setup = setup
        self.printed = game.values(setup)[0] if setup.components else setup.printed
        self.edition = game.edition(setup)
        self.streams = (*game.streams, ANSWERS)

    def __call__(self, seed: bytes, listen: bool = False) -> Position:
        """A new game, run to its first choice."""
        position = self.game.deal(self.setup, self.edition, Chance(seed, self.streams))
        position.origin = self
        if listen:
            position.journal = []
        position.run()
        return position

    def laid_out(self) -> Position:
        """A game from any seed."""
        return self(b"-")

    def __reduce__(self) -> tuple[object, ...]:
        return Dealer, (self.game, replace(self.setup, components=None, printed=self.printed))


class Scene(NamedTuple):
    """What decides a game is played before the eyes: the events that belong together, one after another."""

    name: str  # its title is the message `scene-<name>`, said with the details of its first event
    picture: str  # a drawing of the game
    opens: tuple[str, ...]  # the kinds of events with which it begins
    goes_on: tuple[str, ...] = ()  # those that belong to it when they follow
    side: str = ""  # whose turn it is: all that this side does belongs to it, and its next turn is another scene
    headed: bool = False  # whether its title says all that its first event says, which then has no line of its own


class Standing(NamedTuple):
    """How a game stands, as far as everybody may know it: for a list of tables."""

    when: Phrase | None = None  # the round or the year, in the words of the game
    points: tuple[int, ...] = ()  # of every seat; none where they are secret


class Bundle(NamedTuple):
    """Choices in a row that a person may make at once, since nothing that matters is learned between them."""

    names: tuple[str, ...]  # of the options, one after another
    phrases: tuple[Phrase, ...]  # what it means, part by part
    pieces: tuple[str, ...]  # what a person points at
    near: bool = False  # read only by whoever points at its pieces, since it is one of several ways

    @property
    def name(self) -> str:
        """Its own name, beside those of the options."""
        return THEN.join(self.names)


class Game:
    """One game. A game's folder subclasses it once and binds the instance to GAME.

    What raises NotImplementedError a game must give, and what has no value here; the rest has a default that plays.
    """

    name: str
    title: str
    folder: Path
    seat_counts: range
    rules_version = 1  # raised whenever a rule changes, so that what was played before can be told
    length = 30  # choices that a player makes in a game, roughly
    streams: tuple[str, ...] = ("luck",)  # kinds of luck, each drawn for itself
    switches: Mapping[str, tuple[Switch, ...]] = {}
    difficulties: tuple[str, ...] = ()  # presets by how strongly the game itself plays against one who is alone
    takes_order = False  # whether the host may enter the order of the seats
    network_specs: "tuple[NetworkSpec, ...]" = ()  # what its networks are about
    panels: tuple[str, ...] = ("board",)  # templates of the game's board folder, in the order of the page
    seat_panels: tuple[str, ...] = ("player",)  # those drawn once for every seat
    hand_pieces: tuple[str, ...] = ()  # how the names of pieces begin that only their holder sees
    scenes: tuple[Scene, ...] = ()  # moments that are shown large
    chapters: tuple[str, ...] = ()  # the kinds of events with which a new part begins: nobody's, told for themselves
    deeds: tuple[tuple[str, ...], ...] = ()  # the kinds of events that tell a turn in brief, the weightiest first
    strikes: Mapping[str, str] = {}  # those that take something: the detail that names from whom, "" for everybody
    event_pictures: Mapping[str, str] = {}  # the drawing beside an event in a scene, by its kind
    worn: str = ""  # where its boards tell it by a class, the part of a view that has the colour of every seat
    board_pieces: tuple[str, ...] = ()  # how the names of pieces begin that everybody sees on its drawn board
    small_pieces: tuple[str, ...] = ()  # how the names of pieces begin that are too small to be the only way to choose
    aims: tuple[str, ...] = ()  # how the names of pieces begin that say what an option is about, not how it is done
    cards: Makers = {}  # who makes the living cards of its pieces; without any, of what the plain board shows
    secret_hands = False  # whether seats hold something that others at the same screen must not see
    lasting: tuple[str, ...] = ()  # what of a view is the same during a whole game
    mood = "#2d5697"  # its colour in the hall
    first_presets: Mapping[str, str] = {}  # which preset those are offered first who read a language; "" is all others
    pictured: Moment | None = None  # the table that is photographed for the README
    typed: Moment | None = None  # the terminal that is

    def __init__(self) -> None:
        self._sheet: sheets.Table | None = None
        self._editions: dict[tuple[object, ...], Any] = {}
        self._values: dict[tuple[object, ...], tuple[str, str]] = {}

    # What a game gives.

    def make_edition(self, sheet: sheets.Table, switches: dict[str, Switch]) -> Any:
        """The printed values and switches of a table in the form the rules use; SheetError where they cannot."""
        return switches

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        """A new position with everything laid out, before the first step."""
        raise NotImplementedError

    def view(self, position: Position, seat: int, shared: View | None = None) -> View:
        """What a seat (or SPECTATOR) may see, as plain dicts and lists that nobody changes any more.

        `shared` is the public view of the same moment, where it was made before.
        """
        return plain.view_of(self.name, position, seat, self.groups(position, seat))

    def public_view(self, position: Position) -> View:
        """What everybody may see: the view of a spectator, from which those of the seats are made."""
        return self.view(position, SPECTATOR)

    def standing(self, view: View) -> Standing:
        """What a list of tables says of a game, from what everybody may see."""
        return Standing()

    def groups(self, position: Position, seat: int) -> list[Group]:
        """What lies on the table as a seat (or SPECTATOR) sees it, for a game that makes and draws no view itself."""
        return []

    def bundles(self, position: Position, seat: int) -> list[Bundle]:
        """What a seat that is asked may choose at once; made from what this seat knows, and from no luck to come."""
        return []

    def instead(self, position: Position, seat: int) -> dict[int, int]:
        """Options that a person need not read, each with the one that stands for it: the same, or the same for less."""
        return {}

    def dearness(self, position: Position, seat: int, option: int) -> int:
        """By which the options of one kind are put in order for a person: the cheapest first."""
        return 0

    def chosen_before(self, position: Position, seat: int) -> list[str]:
        """The pieces that a seat has chosen in the same action before what it is asked now: they are marked."""
        return []

    def card(self, view: View, piece: str) -> Card | None:
        """What a thing on the board is to whoever sees this view; None where there is no such thing to be seen."""
        if not self.cards:
            return plain.card_in(view, piece)
        kind, *words = piece.split(":")
        make, count = self.cards.get(kind, (None, 0))
        return make(view, *words) if make and len(words) == count else None

    def things(self, view: View) -> list[str]:
        """What somebody who sees this view may ask about by name, as one does in the terminal."""
        return plain.pieces_in(view)

    def hindrances(self, position: Position, seat: int, piece: str) -> list[Hindrance]:
        """What stands in the way of a seat that would choose a thing; from what this seat knows."""
        return []

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        """The points of every seat, line by line."""
        return [ScoreLine("points", tuple(int(position.score(seat)) for seat in range(position.seats)))]

    def tie_breaks(self, position: Position) -> list[TieBreak]:
        """What decides between equal points after a game, one after another, as `rank` does."""
        return []

    def why_over(self, position: Position) -> Phrase | None:
        """Which condition of the rules has ended the game, where that differs from game to game."""
        return None

    def inspector(self, position: Position) -> Inspector:
        """A watcher of the game's invariants."""
        return Inspector(position)

    def draw(self, view: View, texts: Texts) -> Any:
        """The table as the terminal shows it: something rich can print."""
        from regalia.kernel import plain_terminal  # loads rich, which nobody needs who only plays

        return plain_terminal.draw(view, texts)

    # What every game has.

    def decision(self, position: Position) -> Phrase | None:
        """What decided between equal points at the end; nothing where the points alone did."""
        return decision([int(position.score(seat)) for seat in range(position.seats)], self.tie_breaks(position))

    def feature_names(self, position: Position) -> list[str]:
        """The name of every number that `position.observe` writes."""
        observation = Observations(1, FEATURES_MAX)
        observation.names = []
        position.observe(0, observation)
        return observation.names

    def feature_ranges(self, names: list[str]) -> list[tuple[int, int]]:
        """The lowest and the highest value that each of these numbers can have."""
        return ranges_of(names, self.folder / "ranges.toml")

    @property
    def presets(self) -> dict[str, dict[str, Switch]]:
        """The named sets of switches; the first is the default."""
        return _presets_of(self.sheet())

    def preset_for(self, language: str) -> str:
        """The preset that is offered first to whoever reads a language."""
        return self.first_presets.get(language) or self.first_presets.get("") or next(iter(self.presets), "")

    def sheet(self, overlay: Path | None = None) -> sheets.Table:
        """The component sheet, with a user's own values over it where a file is given."""
        if self._sheet is None:
            file = self.folder / "components.toml"
            self._sheet = sheets.read(file) if file.exists() else {"game": self.name, "title": self.title}
        if overlay is None:
            return self._sheet
        values, text = sheets.read_overlay(overlay)
        try:
            merged = sheets.overlaid(self._sheet, values)
            self.make_edition(merged, self.resolve())
        except sheets.SheetError as error:
            line = sheets.line_of(text, error.spot)
            raise Trouble(f"{overlay}, line {line}: {'.'.join(error.spot)}: {error.problem}.") from None
        return merged

    def values(self, setup: Setup) -> tuple[str, str]:
        """All printed values of a table in one line, and their hash."""
        key = (*sheets.written(setup.components), setup.printed)
        if key not in self._values:
            sheet = json.loads(setup.printed) if setup.printed else self.sheet(setup.components)
            self._values[key] = setup.printed or sheets.text_of(sheet), sheets.digest(sheet)
        return self._values[key]

    def earlier_values(self, digest: str) -> str:
        """The same for a hash, from the time when records kept nothing else of their sheet; empty for any other."""
        file = self.folder / "earlier.json"
        text = file.read_text(encoding="utf-8").strip() if file.exists() else "{}"
        return text if sheets.digest(json.loads(text)) == digest else ""

    def edition(self, setup: Setup) -> Any:
        """The edition of a table; tables that are set up alike share it."""
        key = (*sheets.written(setup.components), setup.printed, setup.preset, tuple(sorted(setup.switches.items())))
        if key not in self._editions:
            made = self._earlier_edition(setup) if setup.printed else self._present_edition(setup)
            self._editions[key] = made
            if len(self._editions) > EDITIONS:
                del self._editions[next(iter(self._editions))]
        return self._editions[key]

    def _present_edition(self, setup: Setup) -> Any:
        return self.make_edition(self.sheet(setup.components), self.resolve(setup.preset, setup.switches))

    def _earlier_edition(self, setup: Setup) -> Any:
        """As the earlier sheet says; where today's rules ask for more than it has, that is taken from ours."""
        earlier = json.loads(setup.printed)
        try:
            return self.make_edition(earlier, self._resolve(_presets_of(earlier), setup.preset, setup.switches))
        except UNREADABLE:
            switches = self._switches_left(setup)
        try:
            return self.make_edition(sheets.filled_up(earlier, self.sheet()), switches)
        except UNREADABLE:
            raise OtherSheet(f"Today's rules of {self.title} cannot read the sheet that this began with.") from None

    def nearest(self, setup: Setup) -> Setup:
        """The set-up with today's sheet that comes nearest to one with a sheet that cannot be had or read any more."""
        return replace(setup, preset="", switches=self._switches_left(setup), printed="", components=None)

    def _switches_left(self, setup: Setup) -> dict[str, Switch]:
        """The switches of an earlier set-up as far as there still are such; the others as they are if left out."""
        presets = _presets_of(json.loads(setup.printed)) if setup.printed else self.presets
        had = {**presets.get(setup.preset, next(iter(presets.values()), {})), **setup.switches}
        usual = self.resolve()
        return {key: had[key] if had.get(key) in values else usual[key] for key, values in self.switches.items()}

    def start(self, setup: Setup, listen: bool = False) -> Position:
        """A new game, run to its first choice; with `listen` its journal is open from the beginning."""
        return self.dealer(setup)(setup.seed, listen)

    def dealer(self, setup: Setup) -> Dealer:
        """Deals at a table that is set up like this."""
        return Dealer(self, setup)

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (type(self).__module__,)

    def check_seats(self, setup: Setup) -> None:
        """Trouble where so many cannot sit there, or not in this order."""
        counts = self.seat_counts
        if setup.seats not in counts:
            low, high = counts[0], counts[-1]
            sentence = f"{self.title} is for {low} to {high} seats, not for {setup.seats}."
            raise Trouble(sentence, "trouble-seats", title=self.title, low=low, high=high, seats=setup.seats)
        if not setup.order:
            return
        if not self.takes_order:
            raise Trouble(f"{self.title} deals the order of the seats itself; leave the order out.")
        if sorted(setup.order) != list(range(setup.seats)):
            raise Trouble(f"The order must name each seat from 0 to {setup.seats - 1} once, not {list(setup.order)}.")

    def resolve(self, preset: str = "", switches: Mapping[str, Switch] | None = None) -> dict[str, Switch]:
        """All switches of a table: those of the preset, with single ones changed."""
        return self._resolve(self.presets, preset, switches or {})

    def _resolve(
        self, presets: dict[str, dict[str, Switch]], preset: str, switches: Mapping[str, Switch]
    ) -> dict[str, Switch]:
        name = preset or next(iter(presets), "")
        if name not in presets:
            raise Trouble(f"{self.title} has no preset '{name}'; there is {' and '.join(presets)}.")
        chosen = dict(presets[name])
        for key, value in switches.items():
            if key not in self.switches:
                raise Trouble(f"{self.title} has no switch '{key}'; there is {', '.join(self.switches) or 'none'}.")
            if value not in self.switches[key]:
                allowed = ", ".join(map(str, self.switches[key]))
                raise Trouble(f"The switch {key} takes {allowed}, not '{value}'.")
            chosen[key] = value
        return chosen


def game_of(module: str) -> Game:
    """The one instance of a game, by its module."""
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game


def _presets_of(sheet: sheets.Table) -> dict[str, dict[str, Switch]]:
    found = sheet.get("presets", {"standard": {}})
    return {name: {k: v for k, v in row.items() if k != "basis"} for name, row in found.items()}
