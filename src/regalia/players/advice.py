"""Advice for a person: what the king would do, how likely it wins, what it brings, and why."""

import time
from typing import Final, NamedTuple

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import i64
from regalia.players import weighing
from regalia.players.chances import belief, win_chance
from regalia.players.opponents import King, enough
from regalia.players.reasons import TOLD, Why, number, percent, reasons
from regalia.players.search import Node, Search

SECONDS: Final = 3.6  # for the search; the reasons take a fifth of that
WEIGHING: Final = 0.1  # of that time at most, for the chances that are told
ROUND: Final = 8  # glances at every option, before there is a look at the clock
SHOWN: Final = 3
COMPARED: Final = 6  # options that are looked at for the end, and among which a rival is looked for
ALONE: Final = -1  # in the place of a rival


class Advice(NamedTuple):
    """One option: its chance to win from 0 to 1, the points to expect at the end, and why, as phrases.

    The reasons and the price compare it with its rival: the king's choice, or for that the next best option.
    """

    option: int
    chance: float
    points: float
    reasons: list[Phrase]
    price: list[Phrase]  # what it has less of, or worse
    rival: int  # ALONE where there is none


class Adviser(Search):
    """A search that also remembers how often each option wins, and with how many points."""

    def __init__(self, position: Position, seat: i64, seed: bytes) -> None:
        super().__init__(position, seat, seed)
        self.tries: dict[int, int] = {}
        self.chances: dict[int, float] = {}
        self.points: dict[int, float] = {}

    def backup(self, known: Position, path: list[Node]) -> None:
        """Note what came of the option with which this thought began."""
        super().backup(known, path)
        worths = [*self.rival_points]
        worths[self.seat] = self.worths[self.seat]
        for node in path:
            if node.seat == self.seat:
                option = int(node.option)
                self.tries[option] = self.tries.get(option, 0) + 1
                self.chances[option] = self.chances.get(option, 0.0) + win_chance(known, int(self.seat), worths)
                self.points[option] = self.points.get(option, 0.0) + float(worths[self.seat]) / 100.0
                return

    def ranked(self) -> list[int]:
        """The options that were tried: the king's choice, then those that were tried most."""
        best = int(self.best())
        others = [option for option, _, _ in self.report() if option != best and option in self.tries]
        return [best, *others]

    def chance(self, option: int) -> float:
        """How often an option wins."""
        return self.chances[option] / float(self.tries[option])

    def mean_points(self, option: int) -> float:
        """With how many points."""
        return self.points[option] / float(self.tries[option])


def advise(
    position: Position, seat: int, seed: bytes, thoughts: int = King.thoughts, seconds: float = SECONDS
) -> list[Advice]:
    """The best options of a waiting seat, at most three; the same knowledge and seed give the same advice."""
    known = position.copy()
    known.redraw(seat, Chance(derived_seed(seed, "imagined"), position.chance.streams))
    search = Adviser(known, seat, derived_seed(seed, "search"))
    search.think(enough(thoughts, search), seconds)
    ranked = search.ranked()
    tried = ranked[:COMPARED]
    told = weighed(position, seat, tried, derived_seed(seed, "glances"), seconds * WEIGHING)
    shown = [ranked[0], *sorted(ranked[1:SHOWN], key=told.__getitem__, reverse=True)]
    rivals = {option: rival_of(known, seat, option, beside_others(known, seat, tried)) for option in shown}
    met = {option: rival for option, rival in rivals.items() if rival != ALONE}
    looked_at = list(dict.fromkeys([*met, *met.values()]))
    why = reasons(known, seat, looked_at, derived_seed(seed, "reasons"), seconds, met)
    return [advised(search, option, told, rivals[option], why.get(option, Why([], []))) for option in shown]


def weighed(position: Position, seat: int, tried: list[int], seed: bytes, seconds: float) -> dict[int, float]:
    """The chance to win with each option, as a review would book it: the first is the best, the others cost.

    How often thoughts win says which option is better, but the king plays on in them as nobody does at the table.
    """
    glances = weighing.Glances(weighing.unanswered(position, seat), seat, seed)
    until = time.monotonic() + seconds
    for count in (*range(ROUND, weighing.GLANCES, ROUND), weighing.GLANCES):
        for option in tried:
            glances.look(option, count)
        if time.monotonic() > until:
            break
    best = glances.chance(tried[0])
    trust = belief(position.term_weights().folder, int(position.seats))
    return {option: best - trust * max(0.0, best - glances.chance(option)) for option in tried}


def advised(search: Adviser, option: int, told: dict[int, float], rival: int, why: Why) -> Advice:
    """One option with all that is said of it; `told` are the chances, the king's choice first."""
    gains, price = argued(search, option, told, rival, why)
    return Advice(option, told[option], search.mean_points(option), gains, price, rival)


def beside_others(known: Position, seat: int, tried: list[int]) -> list[int]:
    """The options that are compared: those that were tried; where that was a single one, others as well."""
    if len(tried) > 1:
        return tried
    others = [int(option) for option in known.distinct(seat) if int(option) not in tried]
    return [*tried, *others[: COMPARED - 1]]


def rival_of(known: Position, seat: int, option: int, compared: list[int]) -> int:
    """The best of the other options that reads otherwise in the list."""
    words = known.phrase(seat, option)
    return next((one for one in compared if one != option and known.phrase(seat, one) != words), ALONE)


def argued(
    search: Adviser, option: int, told: dict[int, float], rival: int, why: Why
) -> tuple[list[Phrase], list[Phrase]]:
    """What speaks for an option, and its price; where nothing does, what comes of it in the end.

    Where it is all the same in the end, nothing is told that would only speak against the king's choice.
    """
    for_it, price = why.gains, why.losses
    if not for_it and (option == next(iter(told)) or not price):
        for_it = [in_the_end(search, option, told, rival)]
        price = price if compares(for_it[0]) else []
    return for_it[:TOLD], price[: max(0, TOLD - len(for_it))]


def in_the_end(search: Adviser, option: int, told: dict[int, float], rival: int) -> Phrase:
    """The points to expect beside those of the rival; for the best without more points, its chance; or all points."""
    points = [number(search.mean_points(other)) for other in told]
    mine = number(search.mean_points(option))
    if rival not in search.tries:
        return "reason-now", {"mine": mine, "now": int(search.position.score(search.seat))}
    theirs = number(search.mean_points(rival))
    if mine > theirs or (mine < theirs and option != next(iter(told))):
        return "reason-end", {"mine": mine, "others": theirs}
    chance, other = percent(told[option]), percent(told[rival])
    if chance > other:
        return "reason-wins", {"mine": chance, "others": other}
    if min(points) == max(points):
        return "reason-same", {"points": mine}
    return "reason-even", {"low": min(points), "high": max(points)}


def compares(phrase: Phrase) -> bool:
    """Whether a reason sets an option beside its rival."""
    return "others" in phrase[1]


def argument(reasons: list[Phrase], price: list[Phrase], rival: str) -> list[Phrase]:
    """All that is said of an option: with which one it is compared, what speaks for it, and what it costs."""
    beside: list[Phrase] = [("advice-beside", {"option": rival})] if rival else []
    costs: list[Phrase] = [("advice-price", {})] if price else []
    told = [*reasons, *costs, *price]
    return [*beside, *told] if any(map(compares, told)) else told
