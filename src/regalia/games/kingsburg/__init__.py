"""Kingsburg: dice, the King's eighteen advisors, and five winters."""

from pathlib import Path
from typing import Any

from regalia.games.kingsburg import ease, pieces, rules, scoring, view
from regalia.games.kingsburg.components import SWITCHES, Edition
from regalia.games.kingsburg.invariants import KingsburgInspector
from regalia.games.kingsburg.network_input import NETWORK_SPEC
from regalia.games.kingsburg.position import STREAMS
from regalia.games.kingsburg.reading import read_edition
from regalia.kernel.cards import Hindrance
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game, Moment, Scene, Setup, Standing, Switch, View
from regalia.kernel.inspection import Inspector
from regalia.kernel.position import Position
from regalia.kernel.score_sheet import ScoreLine
from regalia.kernel.sheet import Table
from regalia.kernel.texts import Texts
from regalia.kernel.ties import TieBreak

BATTLE = ("kings-help", "wins", "loses", "ruined", "fortress", "strongest", "strongest-alike")  # what is told of it


class KingsburgGame(Game):
    """What the house knows of Kingsburg."""

    name = "kingsburg"
    title = "Kingsburg"
    folder = Path(__file__).parent
    seat_counts = range(2, 6)
    length = 65
    streams = STREAMS
    switches = SWITCHES
    network_specs = (NETWORK_SPEC,)
    cards = pieces.CARDS
    takes_order = True
    first_presets = {"hu": "hungarian", "": "original"}
    panels = ("calendar", "court")
    seat_panels = ("province",)
    chapters = ("year", "phase")
    scenes = (
        Scene("battle", "strength", ("enemy", "battle"), BATTLE),
        Scene("reward", "reward", ("rewarded", "rewarded-alike")),
    )
    deeds = (("enemy",), ("builds",), ("influences",))
    strikes = {"enemy": "", "battle": "seat", "loses": "seat", "ruined": "seat"}
    event_pictures = {
        "enemy": "portrait-enemy-{enemy}",
        "kings-help": "die-{soldiers}",
        "battle": "result-{result}",
        "wins": "{take}",
        "loses": "{give}",
        "ruined": "building-{building}",
        "fortress": "building-fortress",
        "strongest": "crown",
        "strongest-alike": "crown",
    }
    board_pieces = ("die:", "advisor:", "building:", "token:", "good:", "envoy", "court", "province:")
    aims = ("advisor:",)
    lasting = ("rows", "switches")
    pictured = Moment(4, 96, "prompt-influence")
    typed = Moment(3, 63, "prompt-influence")

    def make_edition(self, sheet: Table, switches: dict[str, Switch]) -> Edition:
        """Reading the sheet finds everything that the rules cannot work with."""
        return read_edition(sheet, switches)

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        """KB-1.14, KB-R40: an order that was agreed on is taken unless the preset wants it random."""
        order = [] if edition.switches["start_order"] == "random" else list(setup.order)
        return rules.new_game(edition, setup.seats, order, chance)

    def view(self, position: Position, seat: int, shared: View | None = None) -> View:
        """What a seat may see."""
        assert isinstance(position, rules.Kingsburg)
        return view.view(position, seat, shared)

    def public_view(self, position: Position) -> View:
        """What everybody may see."""
        assert isinstance(position, rules.Kingsburg)
        return view.public(position)

    def instead(self, position: Position, seat: int) -> dict[int, int]:
        """Ways to an advisor that waste something."""
        assert isinstance(position, rules.Kingsburg)
        return ease.instead(position, seat)

    def dearness(self, position: Position, seat: int, option: int) -> int:
        """What a placement uses up."""
        assert isinstance(position, rules.Kingsburg)
        return ease.dearness(position, seat, option)

    def things(self, view: View) -> list[str]:
        """What can be asked about by name."""
        return pieces.things(view)

    def hindrances(self, position: Position, seat: int, piece: str) -> list[Hindrance]:
        """Why it cannot be chosen."""
        assert isinstance(position, rules.Kingsburg)
        return pieces.hindrances(position, seat, piece)

    def standing(self, view: View) -> Standing:
        """The year, and the points of all."""
        year = max(view["year"], 1)
        return Standing(("board-year", {"year": year}), tuple(one["points"] for one in view["provinces"]))

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        """Points by source."""
        assert isinstance(position, rules.Kingsburg)
        return [ScoreLine(source, tuple(points)) for source, points in scoring.lines(position)]

    def tie_breaks(self, position: Position) -> list[TieBreak]:
        """KB-13.5, KB-13.6."""
        assert isinstance(position, rules.Kingsburg)
        seats = range(position.seats)
        goods = tuple(int(position.goods_of(seat)) for seat in seats)
        buildings = tuple(int(position.buildings_of(seat)) for seat in seats)
        return [TieBreak("goods", goods), TieBreak("buildings", buildings)]

    def inspector(self, position: Position) -> Inspector:
        """A watcher of KB-I1 to KB-I25."""
        assert isinstance(position, rules.Kingsburg)
        return KingsburgInspector(position)

    def draw(self, view: View, texts: Texts) -> Any:
        """The table in the terminal."""
        from regalia.games.kingsburg import terminal  # loads rich, which nobody needs who only plays

        return terminal.draw(view, texts)


GAME = KingsburgGame()
