"""Why an option is good, in facts that a person can count.

It is read off the table a few choices later, when everybody has played on in the plainest way: what then lies there
more, or less, than after the other options. A game's reasons.toml says which terms of the opponents belong together,
so that what matters most is said first; the facts of its position (`Position.facts`) say it in numbers and names.
"""

import math
import time
import tomllib
from functools import cache
from typing import Final, NamedTuple

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.facts import Fact
from regalia.kernel.position import Phrase, Position
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import UNIT, file_of
from regalia.players.practice import best_look

GLANCES: Final = 40
SHARE: Final = 0.2  # of the seconds that the search may take
CHOICES_AHEAD: Final = 4  # of every seat
LEAST: Final = 0.1  # points that make a reason
NOTICED: Final = 0.05  # of a thing, or of all cases: less is not worth a word
SURELY: Final = 2.0  # standard errors that make it more than luck
BESIDE: Final = 0.4  # of the first reason that a second one must have
TOLD: Final = 2  # reasons for an option
SILENT: Final = "silent"  # the terms that would say nothing to a person


class Edge:
    """By how much an option is ahead of the others in something, or behind, glance by glance."""

    def __init__(self) -> None:
        self.total = 0.0
        self.squares = 0.0

    def note(self, ahead: float) -> None:
        """One glance more."""
        self.total += ahead
        self.squares += ahead * ahead

    def mean(self, glances: int, least: float) -> float:
        """The average; nothing where that is too little to speak of, or may be mere luck."""
        mean = self.total / glances
        doubt = math.sqrt(max(0.0, self.squares / glances - mean * mean) / glances)
        return mean if abs(mean) >= least and abs(mean) >= SURELY * doubt else 0.0


class Outlook(NamedTuple):
    """A table a few plain choices after an option: the terms of the opponents, and what a person counts."""

    terms: vec[i64]
    facts: dict[Fact, tuple[float, float]]


Glance = list[Outlook]
"""One look ahead with the same luck for every option, in the order of the options."""


class Why(NamedTuple):
    """The reasons for an option and those against it, as phrases; the most important first."""

    gains: list[Phrase]
    losses: list[Phrase]


def reasons(
    known: Position, seat: int, options: list[int], seed: bytes, seconds: float, rivals: dict[int, int] | None = None
) -> dict[int, Why]:
    """Why each of some options is better or worse than all the others, or than its rival among them.

    There is nothing where the game declares no reasons.
    """
    if not known.judged() or not read(known.term_weights().folder) or len(options) < 2:
        return {option: Why([], []) for option in options}
    end = time.monotonic() + SHARE * seconds
    glances: list[Glance] = []
    while len(glances) < GLANCES and (not glances or time.monotonic() < end):
        luck = derived_seed(seed, str(len(glances)))
        glances.append([outlook(known, seat, option, luck) for option in options])
    if rivals is None:
        return {option: in_words(known, seat, glances, place) for place, option in enumerate(options)}
    places = {option: place for place, option in enumerate(options)}
    return {
        option: in_words(known, seat, pairs(glances, places[option], places[rival]), 0)
        for option, rival in rivals.items()
    }


def pairs(glances: list[Glance], place: int, rival: int) -> list[Glance]:
    """Of each glance what one option and its rival came to."""
    return [[glance[place], glance[rival]] for glance in glances]


def outlook(known: Position, seat: int, option: int, seed: bytes) -> Outlook:
    """What a person and the opponents see a few plain choices after an option."""
    later = look_ahead(known, seat, option, seed)
    return Outlook(later.terms(seat), counted(known, seat, later))


def counted(known: Position, seat: int, later: Position) -> dict[Fact, tuple[float, float]]:
    """The facts of a later table without their numbers, each with its amount and what goes with it."""
    return {one._replace(amount=0.0, beside=0.0): (one.amount, one.beside) for one in known.facts(seat, later)}


def look_ahead(known: Position, seat: int, option: int, seed: bytes) -> Position:
    """The table a few plain choices after an option; the same seed brings the same luck to every option."""
    after = known.copy()
    after.redraw(seat, Chance(derived_seed(seed, "table"), known.chance.streams))
    luck = Chance(derived_seed(seed, "choices"), ("choices",))
    after.carry_out(seat, option)
    for _ in range(CHOICES_AHEAD * after.seats):
        if not after.waiting:
            break
        mover = after.turn()
        after.carry_out(mover, best_look(after, mover, luck))
    return after.settled(seat)


# What matters: the groups in which an option is ahead or behind, as the opponents weigh it.


def weighed(known: Position, seat: int, glances: list[Glance], place: int) -> dict[str, float]:
    """The points by which one of the options is ahead of the others, or behind, in each group of terms."""
    found: dict[str, Edge] = {}
    for glance in glances:
        for group, points in edges(known, seat, [one.terms for one in glance], place).items():
            found.setdefault(group, Edge()).note(points)
    return {group: edge.mean(len(glances), LEAST) for group, edge in found.items()}


def edges(known: Position, seat: int, later: list[vec[i64]], place: int) -> dict[str, float]:
    """The points by which one of some tables is ahead of the others, or behind, in each group of terms.

    A term that was learned to count the other way than a person thinks says nothing.
    """
    term_weights = known.term_weights()
    first = int(known.weights_row(seat)) * len(term_weights.terms)
    found: dict[str, float] = {}
    for term, (group, sign) in enumerate(groups(term_weights.folder, term_weights.terms)):
        weight = int(term_weights.weights[first + term])
        if weight * sign > 0:
            ahead = sum(int(later[place][term] - terms[term]) for terms in later)
            found[group] = found.get(group, 0.0) + weight * ahead / (UNIT * (len(later) - 1))
    return found


def strongest(found: dict[str, float]) -> list[str]:
    """The groups that matter, the most important first."""
    strong = sorted((group for group in found if found[group] != 0.0), key=lambda group: -abs(found[group]))
    return [group for group in strong if abs(found[group]) >= BESIDE * abs(found[strong[0]])]


# What is said of it: the facts of a group.


def in_words(known: Position, seat: int, glances: list[Glance], place: int) -> Why:
    """What one of the options brings, and what it costs: the one or two groups that matter most and can be told."""
    ahead = weighed(known, seat, glances, place)
    gains: list[Phrase] = []
    losses: list[Phrase] = []
    for group in strongest(ahead):
        phrase = told(glances, place, group, ahead[group] > 0.0)
        if phrase is not None and len(gains) + len(losses) < TOLD:
            (gains if ahead[group] > 0.0 else losses).append(phrase)
    return Why(gains, losses)


def told(glances: list[Glance], place: int, group: str, better: bool) -> Phrase | None:
    """The fact of a group in which an option is furthest ahead, or behind; none where nothing can be counted."""
    facts = dict.fromkeys(fact for glance in glances for one in glance for fact in one.facts if fact.group == group)
    best, most = None, 0.0
    for fact in facts:
        ahead = lead(glances, place, fact) * fact.stake * (-1.0 if fact.less == better else 1.0)
        if ahead > most:
            best, most = fact, ahead
    return phrase_of(glances, place, best) if best is not None else None


def lead(glances: list[Glance], place: int, fact: Fact) -> float:
    """How much more of a fact an option has than the others on average; nothing where a person would not notice."""
    edge = Edge()
    for glance in glances:
        amounts = [amount_of(one, fact) for one in glance]
        edge.note(amounts[place] - mean_of_others(amounts, place))
    numbers = compared(glances, place, fact)
    return edge.mean(len(glances), NOTICED) if numbers[0] != numbers[1] else 0.0


def phrase_of(glances: list[Glance], place: int, fact: Fact) -> Phrase:
    """A fact with its numbers."""
    mine, others = compared(glances, place, fact)
    beside = sum(glance[place].facts.get(fact, (0.0, 0.0))[1] for glance in glances) / len(glances)
    return f"reason-{fact.words or fact.group}", {
        **dict(fact.about),
        "mine": mine,
        "others": others,
        "beside": number(beside),
    }


def compared(glances: list[Glance], place: int, fact: Fact) -> tuple[float, float]:
    """How much of a fact an option has, and how much the others, on average and as it is told."""
    total = sum(amount_of(one, fact) for glance in glances for one in glance)
    own = sum(amount_of(glance[place], fact) for glance in glances)
    mine, others = own / len(glances), (total - own) / (len(glances) * (len(glances[0]) - 1))
    return (percent(mine), percent(others)) if fact.share else (number(mine), number(others))


def amount_of(one: Outlook, fact: Fact) -> float:
    """How much there is of a fact."""
    return one.facts.get(fact, (0.0, 0.0))[0]


def mean_of_others(amounts: list[float], place: int) -> float:
    """The average without one of them."""
    return (sum(amounts) - amounts[place]) / (len(amounts) - 1)


def number(amount: float) -> float:
    """An average as a person reads it: whole, or with one decimal."""
    rounded = round(amount, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def percent(chance: float) -> int:
    """A chance as a person reads it; nothing is certain or lost before it is."""
    return round(chance * 100) if chance in (0.0, 1.0) else min(99, max(1, round(chance * 100)))


# The declarations of a game.


@cache
def groups(folder: str, terms: tuple[str, ...]) -> list[tuple[str, int]]:
    """For each term its group, and whether a person would rather have more (1) or less (-1) of it; 0 for neither."""
    table = read(folder)
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


@cache
def read(folder: str) -> dict[str, dict[str, list[str]]]:
    """The reasons.toml of a game; empty where there is none."""
    file = file_of(folder, "reasons.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def _named(term: str, names: list[str]) -> bool:
    """Whether a list names a term, or the family to which it belongs (as `building.` does)."""
    return any(term == name or (name.endswith(".") and term.startswith(name)) for name in names)
