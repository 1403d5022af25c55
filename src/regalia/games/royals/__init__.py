"""Royals: countries, titles and intrigue in Europe from 1648 to 1714."""

from pathlib import Path
from typing import Any

from regalia.games.royals import ease, pieces, rules, scoring, view
from regalia.games.royals.components import SWITCHES, Edition
from regalia.games.royals.invariants import RoyalsInspector
from regalia.games.royals.network_input import NETWORK_SPEC
from regalia.games.royals.position import STREAMS
from regalia.games.royals.reading import read_edition
from regalia.kernel.cards import Hindrance
from regalia.kernel.chance import Chance
from regalia.kernel.game import Bundle, Game, Moment, Scene, Setup, Standing, Switch, View
from regalia.kernel.inspection import Inspector
from regalia.kernel.position import Position
from regalia.kernel.score_sheet import ScoreLine
from regalia.kernel.sheet import Table
from regalia.kernel.texts import Texts
from regalia.kernel.ties import TieBreak

PERIOD = ("period-first", "period-second", "period-nobody")
BONUSES = ("country-bonus", "noble-house-bonus")  # few and dear, unlike those of the cities
TITLES = ("title-whole", "title-half", "title-nobody")


class RoyalsGame(Game):
    """What the house knows of Royals."""

    name = "royals"
    title = "Royals"
    folder = Path(__file__).parent
    seat_counts = range(2, 6)
    length = 110
    rules_version = 2
    streams = STREAMS
    switches = SWITCHES
    network_specs = (NETWORK_SPEC,)
    cards = pieces.CARDS
    takes_order = True
    secret_hands = True
    hand_pieces = ("card:", "intrigue:")
    panels = ("europe", "honours", "market")
    seat_panels = ("house",)
    chapters = ("period-ends", "last-round", "period-scoring", "title-scoring")
    scenes = (
        Scene("period", "hourglass", ("period-scoring",), PERIOD, headed=True),
        Scene("titles", "crown", ("title-scoring",), TITLES, headed=True),
        Scene("banished", "flag", ("intrigues",), ("banished", "occupies", *BONUSES)),
        Scene("country", "marker", ("country-bonus",), BONUSES),
        Scene("noble", "crown", ("noble-house-bonus",)),
    )
    deeds = (("occupies",), ("draws",))
    worn = "dyes"
    strikes = {"banished": "seat"}
    event_pictures = {
        "period-first": "{country}",
        "period-second": "{country}",
        "period-nobody": "{country}",
        "title-whole": "portrait-{title}",
        "title-half": "portrait-{title}",
        "title-nobody": "portrait-{title}",
        "intrigues": "intrigue",
        "occupies": "portrait-{title}",
        "country-bonus": "{country}",
        "noble-house-bonus": "marker",
    }
    board_pieces = ("position:", "display:", "pile:", "draw:", "colour:")
    aims = ("position:", "pile:intrigue")
    lasting = ("rules", "lands", "switches")
    mood = "#33764a"
    pictured = Moment(4, 100, "prompt-play")

    def make_edition(self, sheet: Table, switches: dict[str, Switch]) -> Edition:
        """Reading the sheet finds everything that the rules cannot work with."""
        return read_edition(sheet, switches)

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        """RY-R31: the order that was agreed on, else a starting player by lot."""
        return rules.new_game(edition, setup.seats, list(setup.order), chance)

    def view(self, position: Position, seat: int, shared: View | None = None) -> View:
        """What a seat may see."""
        assert isinstance(position, rules.Royals)
        return view.view(position, seat, shared)

    def public_view(self, position: Position) -> View:
        """What everybody may see."""
        assert isinstance(position, rules.Royals)
        return view.public(position)

    def bundles(self, position: Position, seat: int) -> list[Bundle]:
        """Draws, and positions with their price."""
        assert isinstance(position, rules.Royals)
        return ease.bundles(position, seat)

    def instead(self, position: Position, seat: int) -> dict[int, int]:
        """Payments that cost more than another one need not be read."""
        assert isinstance(position, rules.Royals)
        return ease.instead(position, seat)

    def things(self, view: View) -> list[str]:
        """What can be asked about by name."""
        return pieces.things(view)

    def hindrances(self, position: Position, seat: int, piece: str) -> list[Hindrance]:
        """Why it cannot be chosen."""
        assert isinstance(position, rules.Royals)
        return pieces.hindrances(position, seat, piece)

    def standing(self, view: View) -> Standing:
        """The period; points are secret until the end."""
        return Standing(("board-period", {"period": str(view["period"])}))

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        """Points by source."""
        assert isinstance(position, rules.Royals)
        return [ScoreLine(source, tuple(points)) for source, points in scoring.lines(position)]

    def tie_breaks(self, position: Position) -> list[TieBreak]:
        """RY-14.3."""
        assert isinstance(position, rules.Royals)
        return [TieBreak("marker", tuple(int(scoring.best_marker(position, seat)) for seat in range(position.seats)))]

    def inspector(self, position: Position) -> Inspector:
        """A watcher of RY-I1 to RY-I23."""
        assert isinstance(position, rules.Royals)
        return RoyalsInspector(position)

    def draw(self, view: View, texts: Texts) -> Any:
        """The table in the terminal."""
        from regalia.games.royals import terminal  # loads rich, which nobody needs who only plays

        return terminal.draw(view, texts)


GAME = RoyalsGame()
