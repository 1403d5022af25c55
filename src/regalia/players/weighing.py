"""Every choice of a record, weighed by what its seat could know when it chose.

A glance deals anew what the seat cannot know, carries an option out and lets everybody go on in the plainest way until
each was asked once more: then each seat says what it expects, as it sees it. All options of a choice are looked at with
the same luck, and so are the choices that follow until luck is drawn: what is compared differs by nothing else.
"""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from regalia.kernel import record as records
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Game
from regalia.kernel.position import Position
from regalia.kernel.record import Record
from regalia.players.chances import chances, outcome
from regalia.players.opponents import PATIENCE, King, enough
from regalia.players.playout import play_out
from regalia.players.practice import go_on
from regalia.players.search import Search, worths_of

WHOLE: Final = 10_000  # parts in which chances are booked
FIRST_GLANCES: Final = 8  # at every option
GLANCES: Final = 40  # at those that look best, and at the one that was chosen
MANY: Final = 4  # seats from which a review takes fewer: a glance is longer there, and there are more choices
FEWER: Final = 0.6  # of them
LOOKED_AT: Final = 24  # options at most: those that a network prefers
COMPARED: Final = 3  # options that are looked at longer
SURELY: Final = 1.0  # standard errors by which another option must be better to be called so
ASKED_ABOUT: Final = 0.01  # chance that a choice must seem to have cost before the king is asked about it
FAR: Final = 4  # choices of every seat after which a glance ends at the latest

Chances = tuple[int, ...]
"""The chance of every side in ten-thousandths; they add up to WHOLE."""


class Weighed(NamedTuple):
    """One choice: the chances of all sides before it, which are those after the best option, and after it."""

    number: int  # in the record, from 1
    seat: int
    chosen: str
    better: str  # the best option; the chosen one where none is surely better
    before: Chances
    after: Chances
    options: int
    lucky: bool  # whether luck was drawn or something hidden shown before the next choice


def weigh(record: Record, game: Game, first: int = 0, last: int | None = None) -> Iterator[Weighed]:
    """The choices of a record from one to before another, weighed one after the other."""
    position = records.start(record, game)
    end = len(record.choices) if last is None else last
    for number, choice in enumerate(record.choices[:end], 1):
        luck = drawn(position)
        option = int(position.named(choice.seat, choice.name))
        found = None
        if number > first:
            found = weighed(position, choice.seat, option, glance_seed(record, luck))
        records.replay_choice(position, number, choice)
        if found is not None:
            yield found._replace(number=number, lucky=drawn(position) != luck)


def drawn(position: Position) -> tuple[int, ...]:
    """How much luck was drawn so far, and how much hidden was shown."""
    return (*map(int, position.chance.spent), int(position.shown))


def glance_seed(record: Record, luck: tuple[int, ...]) -> bytes:
    """The luck of the glances: the same until luck is drawn at the table, and no part of it."""
    return derived_seed(record.commitment.encode()[:64], f"glances {luck}")


def weighed(position: Position, seat: int, chosen: int, seed: bytes) -> Weighed:
    """One choice; its number and what followed are not told here."""
    known = unanswered(position, seat)
    glances = Glances(known, seat, seed)
    options = candidates(known, seat, chosen)
    for option in options:
        glances.look(option, taken(FIRST_GLANCES, known))
    for option in [chosen, *glances.best_first(options)[:COMPARED]]:
        glances.look(option, taken(GLANCES, known))
    best = glances.surely_better(glances.best_first(options)[0], chosen)
    if glances.chance(best) - glances.chance(chosen) > ASKED_ABOUT:
        best = glances.surely_better(kings_choice(position, seat, seed), chosen)
    before, after = booked(glances.mean(best)), booked(glances.mean(chosen))
    if before[seat] <= after[seat]:  # equal to the last part that is booked
        best, before = chosen, after
    names = str(position.name(seat, chosen)), str(position.name(seat, best))
    return Weighed(0, seat, *names, before, after, len(options), False)


def taken(count: int, known: Position) -> int:
    """How many glances of so many are taken at a table with its number of seats."""
    return count if known.seats < MANY else max(2, round(count * FEWER))


class Glances:
    """What was seen of the options of one choice, each with the same luck."""

    def __init__(self, known: Position, seat: int, seed: bytes) -> None:
        self.known = known
        self.seat = seat
        self.seed = seed
        self.seen: dict[int, list[list[float]]] = {}

    def look(self, option: int, count: int) -> None:
        """Look at an option until so many glances are taken."""
        seen = self.seen.setdefault(option, [])
        while len(seen) < count:
            seen.append(glance(self.known, self.seat, option, self.seed, len(seen)))

    def mean(self, option: int) -> list[float]:
        """The average chance of every side after an option."""
        seen = self.seen[option]
        return [sum(side) / len(seen) for side in zip(*seen, strict=True)]

    def chance(self, option: int) -> float:
        """That of the seat that chooses."""
        return self.mean(option)[self.seat]

    def best_first(self, options: list[int]) -> list[int]:
        """Options by the chance of the seat; of those looked at longest the best is first."""
        return sorted(options, key=lambda option: (-len(self.seen[option]), -self.chance(option)))

    def surely_better(self, best: int, chosen: int) -> int:
        """An option that seems better than the chosen one; the chosen one where that may be mere luck."""
        self.look(best, len(self.seen[chosen]))
        ahead = [one[self.seat] - two[self.seat] for one, two in zip(self.seen[best], self.seen[chosen], strict=True)]
        average = sum(ahead) / len(ahead)
        doubt = math.sqrt(sum((one - average) ** 2 for one in ahead) / (len(ahead) - 1) / len(ahead))
        return best if average > SURELY * doubt else chosen


def kings_choice(position: Position, seat: int, seed: bytes) -> int:
    """What the king would choose, however long he needs for his thoughts."""
    known = position.copy()
    known.redraw(seat, Chance(derived_seed(seed, "imagined"), known.chance.streams))
    search = Search(known, seat, derived_seed(seed, "king"))
    search.think(enough(King.thoughts, search), PATIENCE)
    return int(search.best())


def unanswered(position: Position, seat: int) -> Position:
    """The table before a seat; of seats that choose at once none has chosen yet: who was first is an accident."""
    known = position.copy()
    if known.together():
        known.waiting = known.asked
    return known


def candidates(known: Position, seat: int, chosen: int) -> list[int]:
    """The options that are looked at, the chosen one among them: where there are very many, what a network prefers."""
    offer = [int(option) for option in known.distinct(seat)]
    foreseen = known.foresee(seat)
    if len(offer) > LOOKED_AT and len(foreseen):
        spoken = dict(zip(offer, foreseen[len(foreseen) - len(offer) :], strict=True))
        offer = sorted(offer, key=lambda option: -int(spoken[option]))
    return list(dict.fromkeys([chosen, *offer[:LOOKED_AT]]))


def glance(known: Position, seat: int, option: int, seed: bytes, number: int) -> list[float]:
    """The chances of all sides after an option, in one of the worlds that a seat can imagine."""
    later = known.copy()
    later.redraw(seat, Chance(derived_seed(seed, f"world {number}"), known.chance.streams))
    later.carry_out(seat, option)
    return foreseen_chances(later, Chance(derived_seed(seed, f"choices {number}"), ("choices",)))


def foreseen_chances(later: Position, luck: Chance) -> list[float]:
    """The chances of all sides once each was asked; where nobody knows how good a table looks, at a random end."""
    asked: dict[int, list[int]] = {}
    if not later.judged():
        play_out(later, luck)
    for _ in range(FAR * int(later.seats)):
        if not later.waiting or len(asked) == later.seats:
            break
        go_on(later, asked, luck)
    return chances(later, expected(later, asked)) if later.waiting else outcome(later)


def expected(later: Position, asked: dict[int, list[int]]) -> list[int]:
    """The points of every side as it saw them itself when it was asked; of others as the table looks."""
    if later.seats == 1:
        return asked.get(0) or worths_of(later)
    return [asked[seat][0] if asked.get(seat) else int(later.worth(seat)) for seat in range(int(later.seats))]


def booked(shares: list[float]) -> Chances:
    """Chances in whole ten-thousandths that add up to WHOLE: what is left over goes to the largest remainders."""
    parts = [math.floor(share * WHOLE) for share in shares]
    rest = sorted(range(len(shares)), key=lambda side: parts[side] - shares[side] * WHOLE)
    for side in rest[: WHOLE - sum(parts)]:
        parts[side] += 1
    return tuple(parts)
