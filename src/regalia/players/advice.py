"""Advice for a person: what the king would do, how likely it wins, what it brings, and why.

The search says which options are best. Why is read off the table a few choices later, when everybody has played on
in the plainest way: what then lies there more, or less, than after the other options, weighed as the opponents do.
"""

import math
import time
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.knowledge import UNIT
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec
from regalia.players.opponents import King
from regalia.players.practice import best_look
from regalia.players.search import DOUBT, SURE, Node, Search, rising

SECONDS: Final = 3.8  # for the search
GLANCE: Final = 0.2  # of that time, for the reasons
SHOWN: Final = 3
COMPARED: Final = 6  # options among which the reasons are looked for
CHOICES_AHEAD: Final = 4  # of every seat
GLANCES: Final = 40
LEAST: Final = 0.1  # points that make a reason
SURELY: Final = 2.0  # standard errors that make it more than luck
BESIDE: Final = 0.4  # of the first reason that a second one must have
LATER: Final = "later"
EVEN: Final = "even"
SILENT: Final = "silent"  # the terms that would say nothing to a person


class Advice(NamedTuple):
    """One option: its chance to win from 0 to 1, the points to expect at the end, and why, as ids of texts."""

    option: int
    chance: float
    points: float
    reasons: list[str]


class Adviser(Search):
    """A search that also remembers how often each option wins, and with how many points."""

    def __init__(self, position: Position, seat: i64, seed: bytes) -> None:
        super().__init__(position, seat, seed)
        self.tries: dict[int, int] = {}
        self.chances: dict[int, float] = {}
        self.points: dict[int, float] = {}

    def learn(self, known: Position, path: list[Node]) -> None:
        """Note what came of the option with which this thought began."""
        super().learn(known, path)
        for node in path:
            if node.seat == self.seat:
                option = int(node.option)
                self.tries[option] = self.tries.get(option, 0) + 1
                self.chances[option] = self.chances.get(option, 0.0) + win_chance(known, self.seat)
                self.points[option] = self.points.get(option, 0.0) + float(int(known.worth(self.seat))) / 100.0
                return

    def ranked(self) -> list[int]:
        """The options that were tried: the king's choice, then those that were tried most."""
        best = int(self.best())
        others = [option for option, _, _ in self.report() if option != best and option in self.tries]
        return [best, *others]


def win_chance(known: Position, seat: i64) -> float:
    """The chance of a seat to win, so that the chances of all seats add up to 1."""
    if known.over():
        return won(known, seat)
    spread: i64 = 0
    for other in range(known.seats):
        spread += known.spread(other)
    doubt = DOUBT * float(int(spread)) / float(int(known.seats)) + SURE
    own = known.worth(seat)
    if known.seats == 1:
        return rising(float(int(own - known.rival_worth(seat))) / doubt)
    total = 0.0
    for other in range(known.seats):
        total += math.exp(max(-30.0, min(30.0, float(int(known.worth(other) - own)) / doubt)))
    return 1.0 / total


def won(known: Position, seat: i64) -> float:
    """1 for the winner, a part of it where the victory is shared."""
    winners = 0
    for other in range(known.seats):
        if known.rank(other) == 1:
            winners += 1
    return 1.0 / float(winners) if known.rank(seat) == 1 else 0.0


def percent(chance: float) -> int:
    """A chance as a person reads it; nothing is certain or lost before it is."""
    return round(chance * 100) if chance in (0.0, 1.0) else min(99, max(1, round(chance * 100)))


def advise(
    position: Position, seat: int, seed: bytes, thoughts: int = King.thoughts, seconds: float = SECONDS
) -> list[Advice]:
    """The best options of a waiting seat, at most three; the same knowledge and seed give the same advice."""
    known = position.copy()
    known.redraw(seat, Chance(derived_seed(seed, "imagined"), position.chance.streams))
    search = Adviser(known, seat, derived_seed(seed, "search"))
    search.think(thoughts, seconds)
    ranked = search.ranked()
    why = reasons(known, seat, ranked[:COMPARED], derived_seed(seed, "reasons"), seconds)
    found: list[Advice] = []
    for option in ranked[:SHOWN]:
        tries = float(search.tries[option])
        found.append(Advice(option, search.chances[option] / tries, search.points[option] / tries, why[option]))
    return found


class Edge:
    """By how many points an option is ahead of the others in one group of terms, or behind, glance by glance."""

    def __init__(self) -> None:
        self.total = 0.0
        self.squares = 0.0

    def note(self, points: float) -> None:
        """One glance more."""
        self.total += points
        self.squares += points * points

    def points(self, glances: int) -> float:
        """The points on average; nothing where that may be mere luck."""
        mean = self.total / float(glances)
        doubt = math.sqrt(max(0.0, self.squares / float(glances) - mean * mean) / float(glances))
        return mean if abs(mean) >= LEAST and abs(mean) >= SURELY * doubt else 0.0


def reasons(known: Position, seat: int, options: list[int], seed: bytes, seconds: float) -> dict[int, list[str]]:
    """Why each of some options, the best first, is better or worse than the others."""
    end = time.monotonic() + GLANCE * seconds
    found: dict[int, dict[str, Edge]] = {option: {} for option in options}
    glances = 0
    while glances < GLANCES and len(options) > 1 and (glances == 0 or time.monotonic() < end):
        luck = derived_seed(seed, str(glances))
        later = [look_ahead(known, seat, option, luck) for option in options]
        for place, option in enumerate(options):
            for group, points in edges(known, seat, later, place).items():
                found[option].setdefault(group, Edge()).note(points)
        glances += 1
    words: dict[int, list[str]] = {}
    for option in options:
        ahead = {group: edge.points(glances) for group, edge in found[option].items()}
        words[option] = in_words(ahead, option == options[0])
    return words


def look_ahead(known: Position, seat: i64, option: i64, seed: bytes) -> vec[i64]:
    """What a seat has a few plain choices after an option; the same seed brings the same luck to every option."""
    after = known.copy()
    after.redraw(seat, Chance(derived_seed(seed, "table"), known.chance.streams))
    luck = Chance(derived_seed(seed, "choices"), ("choices",))
    after.carry_out(seat, option)
    for _ in range(CHOICES_AHEAD * after.seats):
        if not after.waiting:
            break
        mover = after.turn()
        after.carry_out(mover, best_look(after, mover, after.options(mover), luck))
    return after.settled(seat).terms(seat)


def edges(known: Position, seat: i64, later: list[vec[i64]], place: i64) -> dict[str, float]:
    """The points by which one of some tables is ahead of the others, or behind, in each group of terms.

    A term that was learned to count the other way than a person thinks says nothing.
    """
    knowledge = known.knowledge()
    first = known.phase_for(seat) * len(knowledge.terms)
    found: dict[str, float] = {}
    for number, (group, sign) in enumerate(groups(knowledge.game, knowledge.terms)):
        term: i64 = number
        weight = knowledge.weights[first + term]
        if weight * sign > 0:
            ahead: i64 = 0
            for terms in later:
                ahead += later[place][term] - terms[term]
            points = float(int(weight * ahead)) / float(UNIT * (len(later) - 1))
            found[group] = found.get(group, 0.0) + points
    return found


def in_words(found: dict[str, float], best: bool) -> list[str]:
    """The one or two groups that matter most, as ids of texts: gains before losses."""
    strong = sorted((group for group in found if found[group] != 0.0), key=lambda group: -abs(found[group]))
    chosen = [group for group in strong[:2] if abs(found[group]) >= BESIDE * abs(found[strong[0]])]
    gains = [f"{group}-gain" for group in chosen if found[group] > 0.0]
    losses = [f"{group}-loss" for group in chosen if found[group] < 0.0]
    if not chosen:
        return [EVEN]
    return [*(gains or ([LATER] if best else [])), *losses][:2]


@cache
def groups(game: str, terms: tuple[str, ...]) -> list[tuple[str, int]]:
    """For each term its group, and whether a person would rather have more (1) or less (-1) of it; 0 for neither."""
    table = read(game)
    found: list[tuple[str, int]] = []
    for term in terms:
        for group, row in table.items():
            if group != SILENT and _named(term, row.get("more", [])):
                found.append((group, 1))
                break
            if group != SILENT and _named(term, row.get("less", [])):
                found.append((group, -1))
                break
        else:
            found.append((SILENT, 0))
    return found


def read(game: str) -> dict[str, dict[str, list[str]]]:
    """The reasons.toml of a game."""
    return tomllib.loads((files("regalia.games") / game / "reasons.toml").read_text(encoding="utf-8"))


def _named(term: str, names: list[str]) -> bool:
    """Whether a list names a term, or the family to which it belongs (as `building.` does)."""
    return any(term == name or (name.endswith(".") and term.startswith(name)) for name in names)
