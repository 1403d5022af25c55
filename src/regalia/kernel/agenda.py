"""Agenda: what is still to be done, and who must choose now."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled
from regalia.kernel.vectors import append, i64, pop, vec

EVERYBODY: Final = -1


class Event:
    """Something that happened at the table: a message id, its arguments, and who may know of it."""

    kind: str
    details: dict[str, object]
    audience: i64  # bit set of seats, or EVERYBODY

    def __init__(self, kind: str, details: dict[str, object], audience: i64 = EVERYBODY) -> None:
        self.kind = kind
        self.details = details
        self.audience = audience

    def seen_by(self, seat: i64) -> bool:
        """Whether a seat (or, below 0, a spectator) may know of it."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


Table = TypeVar("Table")
Events = dict[int, Callable[[Table, int, int, int], Event | None]]
"""By its number, what is heard of an event: made from the table and the numbers it is told with (seat, about, more)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The kernel's part of a position: steps that run until somebody must choose, and who is asked what."""

    seats: i64
    agenda: vec[i64]  # what is still to be done; the next step is the last entry
    waiting: i64  # bit set of the seats that must choose now; 0 when the game is over
    question: i64  # what they are asked
    asked: i64  # bit set of all seats asked at once, those included that have answered
    answers: vec[i64]  # of simultaneous choices: what each seat has answered, or -1
    offer: vec[i64]  # the options when a single seat is asked; never written to
    shown: i64  # how often something hidden has been shown to somebody
    chance: Chance
    journal: list[Event] | None  # events, while somebody listens
    origin: object  # the table it belongs to (an Origin), for whoever packs it; None while nobody has dealt it

    def __init__(self) -> None:
        pass

    # What a game gives.

    def step(self, entry: i64) -> None:
        """Carry out one entry of the agenda."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """For choices made together: what a seat may choose, in a fixed order, whether or not it has answered."""
        raise NotImplementedError("this game has no choices made together")

    def answer(self, seat: i64, option: i64) -> None:
        """Carry out what a seat has chosen."""
        raise NotImplementedError

    def events(self) -> Events[Any]:
        """What is heard of each event that the rules tell of."""
        return {}

    def unknown_step(self, step: i64) -> None:
        """Where a game has no rule for an entry of its own agenda."""
        raise LookupError(f"{type(self).__name__} has no step {step}")

    def unknown_question(self, question: i64) -> None:
        """Where a game has no rule for the answer to its own question."""
        raise LookupError(f"{type(self).__name__} has no question {question}")

    # The table.

    def clear_table(self, seats: i64, chance: Chance) -> None:
        """An empty table for so many seats."""
        self.seats = seats
        self.agenda = vec[i64]()
        self.waiting = 0
        self.question = 0
        self.asked = 0
        self.answers = filled(seats, -1)
        self.offer = vec[i64]()
        self.shown = 0
        self.chance = chance
        self.journal = None
        self.origin = None

    def copy_table(self, twin: "Agenda") -> None:
        """Give a twin the kernel's part of the position; it starts with nobody listening."""
        twin.seats = self.seats
        twin.agenda = self.agenda[:]
        twin.waiting = self.waiting
        twin.question = self.question
        twin.asked = self.asked
        twin.answers = self.answers[:]
        twin.offer = self.offer
        twin.shown = self.shown
        twin.chance = self.chance.copy()
        twin.journal = None
        twin.origin = self.origin

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting == 0 and len(self.agenda) == 0

    def waits(self, seat: i64) -> bool:
        """Whether a seat must choose now."""
        return (self.waiting >> seat) & 1 == 1

    def turn(self) -> i64:
        """The first seat that must choose now, or -1."""
        return self.lowest(self.waiting)

    def lowest(self, seats: i64) -> i64:
        """The lowest seat of a bit set, or -1."""
        if seats == 0:
            return -1
        seat: i64 = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        return seat

    def then(self, entry: i64) -> None:
        """Put an entry on the agenda, to be carried out next."""
        self.agenda = append(self.agenda, entry)

    def plan(self, entries: list[i64]) -> None:
        """Put several entries on the agenda, to be carried out in this order."""
        place = i64(len(entries))
        while place > 0:
            place -= 1
            self.agenda = append(self.agenda, entries[place])

    def run(self) -> None:
        """Carry out the agenda until somebody must choose or the game is over."""
        while self.waiting == 0 and len(self.agenda) > 0:
            self.agenda, entry = pop(self.agenda)
            self.step(entry)

    def ask(self, seat: i64, question: i64, offer: vec[i64]) -> None:
        """Ask one seat; a single option is taken at once."""
        self.question = question
        if len(offer) == 1:
            self.answer(seat, offer[0])
            return
        self.insist(seat, question, offer)

    def insist(self, seat: i64, question: i64, offer: vec[i64]) -> None:
        """Ask one seat even when there is a single option, where taking it silently would surprise."""
        self.question = question
        self.offer = offer
        self.asked = 1 << seat
        self.waiting = self.asked

    def ask_together(self, seats: i64, question: i64) -> None:
        """Ask a set of seats at once; nothing happens before all of them have answered.

        Then `answer` is called for each of them and should only note the answer; a step on the agenda goes on.
        """
        self.question = question
        if seats & (seats - 1) == 0:
            only = self.lowest(seats)
            self.insist(only, question, self.legal(only))
            return
        self.asked = seats
        self.waiting = seats
        seat: i64 = 0
        while seat < self.seats:
            self.answers[seat] = -1
            seat += 1

    def together(self) -> bool:
        """Whether several seats are asked at once."""
        return self.asked & (self.asked - 1) != 0

    def options(self, seat: i64) -> vec[i64]:
        """What a waiting seat may choose: never empty, always in the same order; empty for others."""
        if seat < 0 or (self.waiting >> seat) & 1 == 0:
            return vec[i64]()
        if self.together():
            return self.legal(seat)
        return self.offer

    def distinct(self, seat: i64) -> vec[i64]:
        """The options of a waiting seat for programs that think: of those that come to the same only the first."""
        return self.options(seat)

    def carry_out(self, seat: i64, option: i64) -> None:
        """Carry out a choice that is known to be legal, as one just picked from the options."""
        self.waiting &= ~(1 << seat)
        if not self.together():
            self.answer(seat, option)
        else:
            self.answers[seat] = option
            if self.waiting == 0:
                self.answer_together()
        self.run()

    def answer_together(self) -> None:
        """All have answered: carry the answers out in the order of the seats."""
        asked = self.asked
        self.asked = 0
        answers = self.answers[:]
        seat: i64 = 0
        while seat < self.seats:
            if (asked >> seat) & 1:
                self.answer(seat, answers[seat])
            seat += 1

    def redraw_answers(self, seat: i64) -> None:
        """For redraw: what other seats have answered in secret becomes anything they could have answered."""
        if not self.together():
            return
        stream = len(self.chance.streams) - 1
        for other in range(self.seats):
            if other != seat and self.answers[other] >= 0 and (self.waiting >> other) & 1 == 0:
                offer = self.legal(other)
                self.answers[other] = offer[self.chance.below(stream, len(offer))]

    # Seats.

    def counted_from(self, seat: i64, seats: i64) -> i64:
        """A bit set of seats as one seat counts them: itself first."""
        everybody: i64 = 1
        everybody = (everybody << self.seats) - 1
        return ((seats >> seat) | (seats << (self.seats - seat))) & everybody

    def ahead(self, seat: i64, other: i64) -> i64:
        """How many seats another one sits after this one."""
        return other - seat if other >= seat else other - seat + self.seats

    # Events.

    def tell(self, event: i64, seat: i64 = -1, about: i64 = 0, more: i64 = 0) -> None:
        """Tell of an event, in numbers; they are put into words only while somebody listens."""
        if self.journal is not None:
            heard = self.heard(event, seat, about, more)
            if heard is not None:
                self.journal.append(heard)

    def heard(self, event: i64, seat: i64, about: i64, more: i64) -> Event | None:
        """An event in the words that the game's table has for it, or None where there is nothing to say."""
        words = self.events().get(event)
        if words is None:
            raise LookupError(f"{type(self).__name__} has no event {event}")
        return words(self, seat, about, more)
