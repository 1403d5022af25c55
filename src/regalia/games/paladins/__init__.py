"""Paladins of the West Kingdom: workers, walls and faith in seven rounds, for one to four players."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regalia.games.paladins import ease, hindrances, pieces, rules, scoring, view
from regalia.games.paladins.components import FORMER_PRESETS, FORMER_SWITCHES, SWITCHES
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.encoding import STREAMS
from regalia.games.paladins.invariants import PaladinsInspector
from regalia.games.paladins.network_input import ALONE, TOGETHER
from regalia.games.paladins.reading import read_edition
from regalia.kernel.cards import Hindrance
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game, Moment, Scene, Setup, Standing, Switch, View
from regalia.kernel.inspection import Inspector
from regalia.kernel.position import Position
from regalia.kernel.score_sheet import ScoreLine
from regalia.kernel.sheet import Table
from regalia.kernel.texts import Texts
from regalia.kernel.ties import TieBreak

AI_TURN = ("ai-scheme", "ai-acts", "ai-prays", "ai-favour")
AI_BESIDES = ("order-met", "ai-marker", "ai-tax", "ai-workers", "ai-workshop", "suspicions-shuffled")


class PaladinsGame(Game):
    """What the house knows of Paladins of the West Kingdom."""

    name = "paladins"
    title = "Paladins of the West Kingdom"
    folder = Path(__file__).parent
    seat_counts = range(1, 5)
    length = 140
    rules_version = 2
    streams = STREAMS
    switches = SWITCHES
    network_specs = (ALONE, TOGETHER)
    cards = pieces.CARDS
    difficulties = ("hungarian", "easy", "hard")
    panels = ("king", "road", "rival")
    seat_panels = ("player",)
    chapters = ("round",)
    scenes = (
        Scene("inquisition", "suspicion", ("inquisition",), ("owes", "discards", "suspicions-shuffled", "tax-filled")),
        Scene("order", "kings_orders", ("order-met",)),
        Scene("opponent", "crest", AI_TURN, AI_BESIDES, side="@ai"),
    )
    deeds = (
        ("reveals-paladin", "ai-acts"),
        ("develops", "quests", "hires", "commissions", "garrisons", "fortifies", "absolves", "attacks", "converts"),
    )
    strikes = {"inquisition": "", "owes": "seat"}
    event_pictures = {
        "owes": "debt",
        "discards": "suspicion",
        "suspicions-shuffled": "suspicion",
        "tax-filled": "tax",
        "ai-acts": "portrait-opponent",
        "ai-prays": "pray",
        "ai-favour": "kings_favour",
        "ai-tax": "tax",
        "ai-workers": "workers",
        "ai-workshop": "workshop",
    }
    secret_hands = True
    hand_pieces = ("paladin:", "top:")
    board_pieces = (
        "action:", "slot:", "worker:", "favour:", "townsfolk:", "outsider:", "tavern:", "square:", "jar:",
        "debts", "debt:", "suspicion:", "ability:",
    )  # fmt: skip
    aims = ("action:", "townsfolk:", "favour:")
    lasting = ("printed", "switches")
    mood = "#b9692f"
    first_presets = {"hu": "hungarian", "": "original"}
    pictured = Moment(3, 88, "prompt-turn")

    def resolve(self, preset: str = "", switches: Mapping[str, Switch] | None = None) -> dict[str, Switch]:
        """Also of tables that were set up when presets and switches were called otherwise."""
        named = [FORMER_SWITCHES.get(switch, switch) for switch in (switches or {}).items()]
        return super().resolve(FORMER_PRESETS.get(preset, preset), dict(switch for switch in named if switch))

    def make_edition(self, sheet: Table, switches: dict[str, Switch]) -> Edition:
        """Reading the sheet finds everything that the rules cannot work with."""
        return read_edition(sheet, switches)

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        """PA-1.21: the start player is drawn by lot."""
        return rules.new_game(edition, setup.seats, chance)

    def view(self, position: Position, seat: int, shared: View | None = None) -> View:
        """What a seat may see."""
        assert isinstance(position, rules.Paladins)
        return view.view(position, seat, shared)

    def public_view(self, position: Position) -> View:
        """What everybody may see."""
        assert isinstance(position, rules.Paladins)
        return view.public(position)

    def instead(self, position: Position, seat: int) -> dict[int, int]:
        """Equal squares and jar spaces."""
        assert isinstance(position, rules.Paladins)
        return ease.instead(position, seat)

    def dearness(self, position: Position, seat: int, option: int) -> int:
        """What workers are worth."""
        assert isinstance(position, rules.Paladins)
        return ease.dearness(position, seat, option)

    def chosen_before(self, position: Position, seat: int) -> list[str]:
        """What the workers are asked for."""
        assert isinstance(position, rules.Paladins)
        return ease.chosen_before(position, seat)

    def things(self, view: View) -> list[str]:
        """What can be asked about by name."""
        return pieces.things(view)

    def hindrances(self, position: Position, seat: int, piece: str) -> list[Hindrance]:
        """Why it cannot be chosen."""
        assert isinstance(position, rules.Paladins)
        return hindrances.hindrances(position, seat, piece)

    def standing(self, view: View) -> Standing:
        """The round, and the points of all."""
        now = max(view["round"], 1)
        return Standing(("board-round", {"round": now}), tuple(one["points"] for one in view["players"]))

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        """Points by source."""
        assert isinstance(position, rules.Paladins)
        return [ScoreLine(source, tuple(points)) for source, points in scoring.lines(position)]

    def tie_breaks(self, position: Position) -> list[TieBreak]:
        """PA-20.13, PA-20.14."""
        assert isinstance(position, rules.Paladins)
        seats = range(position.seats)
        orders = tuple(int(scoring.order_points(position, seat)) for seat in seats)
        suspicions = tuple(int(position.suspicions[seat]) for seat in seats)
        return [TieBreak("orders", orders), TieBreak("suspicions", suspicions, fewest=True)]

    def inspector(self, position: Position) -> Inspector:
        """A watcher of PA-I1 to PA-I29."""
        assert isinstance(position, rules.Paladins)
        return PaladinsInspector(position)

    def draw(self, view: View, texts: Texts) -> Any:
        """The table in the terminal."""
        from regalia.games.paladins import terminal  # loads rich, which nobody needs who only plays

        return terminal.draw(view, texts)


GAME = PaladinsGame()
