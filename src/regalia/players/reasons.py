"""Why an option is good, in words that a person understands.

It is read off the table a few choices later, when everybody has played on in the plainest way: what then lies there
more, or less, than after the other options, weighed as the opponents do. A game's reasons.toml says which of their
terms belong together.
"""

import math
import time
import tomllib
from functools import cache
from typing import Final

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import UNIT, file_of
from regalia.players.practice import best_look

GLANCES: Final = 40
SHARE: Final = 0.2  # of the seconds that the search may take
CHOICES_AHEAD: Final = 4  # of every seat
LEAST: Final = 0.1  # points that make a reason
SURELY: Final = 2.0  # standard errors that make it more than luck
BESIDE: Final = 0.4  # of the first reason that a second one must have
LATER: Final = "later"
EVEN: Final = "even"
SILENT: Final = "silent"  # the terms that would say nothing to a person


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
        mean = self.total / glances
        doubt = math.sqrt(max(0.0, self.squares / glances - mean * mean) / glances)
        return mean if abs(mean) >= LEAST and abs(mean) >= SURELY * doubt else 0.0


def reasons(known: Position, seat: int, options: list[int], seed: bytes, seconds: float) -> dict[int, list[str]]:
    """Why each of some options, the best first, is better or worse than the others; nothing where no game says it."""
    if not known.judged() or not read(known.term_weights().folder):
        return {option: [] for option in options}
    end = time.monotonic() + SHARE * seconds
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


def look_ahead(known: Position, seat: int, option: int, seed: bytes) -> vec[i64]:
    """What a seat has a few plain choices after an option; the same seed brings the same luck to every option."""
    after = known.copy()
    after.redraw(seat, Chance(derived_seed(seed, "table"), known.chance.streams))
    luck = Chance(derived_seed(seed, "choices"), ("choices",))
    after.carry_out(seat, option)
    for _ in range(CHOICES_AHEAD * after.seats):
        if not after.waiting:
            break
        mover = after.turn()
        after.carry_out(mover, best_look(after, mover, after.distinct(mover), luck))
    return after.settled(seat).terms(seat)


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
