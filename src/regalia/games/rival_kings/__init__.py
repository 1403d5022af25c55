"""Rival Kings: secret characters, stolen actions, and the subjects and buildings of a kingdom."""

from pathlib import Path
from typing import Any

from regalia.games.rival_kings import ease, events, pieces, rules, scoring, view
from regalia.games.rival_kings.components import CARDS, SWITCHES, Edition
from regalia.games.rival_kings.invariants import RivalKingsInspector
from regalia.games.rival_kings.network_input import TOGETHER, TWO
from regalia.games.rival_kings.position import STREAMS
from regalia.games.rival_kings.reading import read_edition
from regalia.kernel.cards import Hindrance
from regalia.kernel.chance import Chance
from regalia.kernel.game import Bundle, Game, Moment, Scene, Setup, Standing, Switch, View
from regalia.kernel.inspection import Inspector
from regalia.kernel.position import Phrase, Position
from regalia.kernel.score_sheet import ScoreLine, ScorePart
from regalia.kernel.sheet import Table
from regalia.kernel.texts import Texts

FOUGHT = ("equal", "equal-neutral", "unequal", "unequal-neutral", "turned-away")
CONFLICTS = ("neutral", *FOUGHT, "marker")


def parts_of(source: str, pairs: list[scoring.Pair]) -> tuple[ScorePart, ...]:
    """The pairs of one seat that score in a line of the score sheet."""
    return tuple(told(pair) for pair in pairs if pair.source == source)


def told(pair: scoring.Pair) -> ScorePart:
    """A pair by the names of its cards."""
    subject, building = CARDS[pair.subject], CARDS[pair.building]
    words: Phrase = ("score-pair", {"subject": f"@subject-{subject}", "building": f"@building-{building}"})
    return ScorePart(words, pair.points, (f"portrait-{subject}", f"building-{building}"))


class RivalKingsGame(Game):
    """What the house knows of Rival Kings."""

    name = "rival_kings"
    title = "Rival Kings"
    folder = Path(__file__).parent
    seat_counts = range(2, 5)
    length = 50
    rules_version = 2
    streams = STREAMS
    switches = SWITCHES
    network_specs = (TWO, TOGETHER)
    cards = pieces.CARDS
    panels = ("middle", "ranks")
    seat_panels = ("court",)
    chapters = ("game", "round", "cycle", "reveals")
    scenes = (
        Scene("reveal", "conflict", ("reveals",), CONFLICTS),
        Scene("conflicts", "conflict", ("swaps", *FOUGHT), CONFLICTS),  # when somebody was asked after the reveal
    )
    deeds = (("reveals",), ("steals", "exchanges", "exchanges-open", "recruits", "buys"), ("takes", "coins"))
    strikes = {
        "steals": "seats", "exchanges": "seats", "gives-marker": "seats", "swaps": "seats",
        "equal": "seats", "equal-neutral": "seat", "unequal": "seat", "unequal-neutral": "seat",
    }  # fmt: skip
    event_pictures = {
        "reveals": "portrait-{character}",
        "neutral": "portrait-{character}",
        "equal": "equal",
        "equal-neutral": "equal",
        "unequal": "conflict",
        "unequal-neutral": "conflict",
    }
    small_pieces = ("action:",)
    secret_hands = True
    hand_pieces = ("character:", "card:")
    board_pieces = (
        "played:", "neutral", "action:", "subject:", "building:", "markers:", "player:", "money:", "pile:",
    )  # fmt: skip
    aims = ("pile:",)
    lasting = ("printed",)
    mood = "#98242b"
    pictured = Moment(4, 80, "prompt-action")

    def make_edition(self, sheet: Table, switches: dict[str, Switch]) -> Edition:
        """Reading the sheet finds everything that the rules cannot work with."""
        return read_edition(sheet, switches)

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        """RK-1.1 to RK-1.11."""
        return rules.new_game(edition, setup.seats, chance)

    def view(self, position: Position, seat: int, shared: View | None = None) -> View:
        """What a seat may see."""
        assert isinstance(position, rules.RivalKings)
        return view.view(position, seat, shared)

    def public_view(self, position: Position) -> View:
        """What everybody may see."""
        assert isinstance(position, rules.RivalKings)
        return view.public(position)

    def bundles(self, position: Position, seat: int) -> list[Bundle]:
        """Settling with the next action."""
        assert isinstance(position, rules.RivalKings)
        return ease.bundles(position, seat)

    def things(self, view: View) -> list[str]:
        """What can be asked about by name."""
        return pieces.things(view)

    def hindrances(self, position: Position, seat: int, piece: str) -> list[Hindrance]:
        """Why it cannot be chosen."""
        assert isinstance(position, rules.RivalKings)
        return pieces.hindrances(position, seat, piece)

    def standing(self, view: View) -> Standing:
        """The round and its cycle, and the points of all."""
        now = {"round": max(view["round"], 1), "cycle": max(view["cycle"], 1)}
        return Standing(("board-round", now), tuple(one["points"] for one in view["players"]))

    def score_sheet(self, position: Position) -> list[ScoreLine]:
        """Points by source, with the pairs that some of them are made of."""
        assert isinstance(position, rules.RivalKings)
        pairs = [scoring.pairs_of(position, seat) for seat in range(position.seats)]
        return [
            ScoreLine(source, tuple(points), tuple(parts_of(source, one) for one in pairs))
            for source, points in scoring.lines(position)
        ]

    def why_over(self, position: Position) -> Phrase | None:
        """RK-11.1, RK-14.2."""
        assert isinstance(position, rules.RivalKings)
        return events.why_over(position)

    def inspector(self, position: Position) -> Inspector:
        """A watcher of RK-I1 to RK-I20."""
        assert isinstance(position, rules.RivalKings)
        return RivalKingsInspector(position)

    def draw(self, view: View, texts: Texts) -> Any:
        """The table in the terminal."""
        from regalia.games.rival_kings import terminal  # loads rich, which nobody needs who only plays

        return terminal.draw(view, texts)


GAME = RivalKingsGame()
