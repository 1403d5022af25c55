"""Position: one game in progress, as plain data, with an agenda of what is still to be done."""

from typing import Final

from mypy_extensions import mypyc_attr

from regalia.kernel.chance import Chance
from regalia.kernel.observation import SEATS_OF, TABLE, Observations
from regalia.kernel.vectors import append, i64, pop, vec
from regalia.kernel.weights import TermWeights

EVERYBODY: Final = -1
NOTHING_LEARNED: Final = TermWeights("", (), 1, 0, 8)
BIT_SPREAD: Final = 67  # divided by it, each power of two leaves another rest

Phrase = tuple[str, dict[str, object]]
"""A message id of the game's texts and its arguments."""


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of so many equal numbers."""
    return vec[i64]([value] * count)


def count_of(things: i64) -> i64:
    """How many things are in a bit set."""
    count: i64 = 0
    while things:
        things &= things - 1
        count += 1
    return count


def places_of_bits() -> vec[i64]:
    """The place of a power of two, by its rest."""
    places = filled(BIT_SPREAD, -1)
    for place in range(63):
        places[2**place % BIT_SPREAD] = place
    return places


BIT_PLACES: Final = places_of_bits()


def lowest_of(things: i64) -> i64:
    """The first thing of a bit set that is not empty, found without going through the set."""
    return BIT_PLACES[(things & -things) % BIT_SPREAD]


def total_of(counts: vec[i64]) -> i64:
    """How many things there are of all kinds together."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


class Event:
    """Something that happened at the table: a message id, its arguments, and who may know of it."""

    kind: str
    details: dict[str, object]
    audience: i64  # bit set of seats, or EVERYBODY

    def __init__(self, kind: str, details: dict[str, object], audience: i64) -> None:
        self.kind = kind
        self.details = details
        self.audience = audience

    def seen_by(self, seat: i64) -> bool:
        """Whether a seat (or, below 0, a spectator) may know of it."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


class IllegalChoice(ValueError):
    """A choice that the rules do not allow; `rule` is the id of the rule that stands in the way."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """Where a position comes from: its table can be laid out again elsewhere."""

    def laid_out(self) -> "Position":
        """A position of the same table, before the first choice."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One game in progress: all that lies on the table, as plain data.

    A game subclasses it, lists its own fields in `fields`, and says what a step does (`step`), what may be
    chosen (`legal`) and what a choice brings about (`answer`). Nothing here knows any game. What raises
    NotImplementedError a game must give; everything else it may leave as it is here.
    """

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
    origin: "Origin | None"  # the table it belongs to, for whoever packs it

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

    def copy(self) -> "Position":
        """An equal position that shares nothing that changes."""
        twin = self.blank()
        self.copy_table(twin)
        for field in self.fields():
            value = getattr(self, field)
            setattr(twin, field, value if isinstance(value, int) else value[:])
        return twin

    def blank(self) -> "Position":
        """An empty position of the same table, to be filled; a game that keeps more than its fields overrides it."""
        return type(self)()

    def redraw(self, seat: i64, chance: Chance) -> None:
        """Deal anew whatever this seat (or, below 0, a spectator) cannot know, and take this luck from now on.

        As it is here nothing is hidden but what others have chosen while the rest still thinks.
        """
        self.chance = chance
        self.redraw_answers(seat)

    def option_count(self) -> i64:
        """Every option of the game is a number below this."""
        raise NotImplementedError

    def name(self, seat: i64, option: i64) -> str:
        """The name of an option, as records, logs and bots know it; unique among the options of one moment."""
        raise NotImplementedError

    def phrase(self, seat: i64, option: i64) -> Phrase:
        """The message that tells a person what the option means."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> Phrase:
        """The message that tells a person what is asked."""
        raise NotImplementedError

    def prompt_rule(self, seat: i64) -> str:
        """The id of the rule behind the question that a seat is asked; empty without a catalogue of rules."""
        return ""

    def option_rule(self, seat: i64, option: i64) -> str:
        """The id of the rule behind an option that a seat may choose."""
        return self.prompt_rule(seat)

    def pieces(self, seat: i64, option: i64) -> list[str]:
        """The pieces on the table that a person would point at to choose this option."""
        return [self.name(seat, option)]

    def objection(self, seat: i64, option: i64) -> str:
        """The id of the rule that forbids an option which is not among the legal ones; empty without a catalogue."""
        return ""

    def score(self, seat: i64) -> i64:
        """The points of a seat now."""
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """The place of a seat by the rules for the end of the game: 1 has won; equal places are shared."""
        place: i64 = 1
        for other in range(self.seats):
            if self.score(other) > self.score(seat):
                place += 1
        return place

    def ranks(self) -> list[i64]:
        """The places of all seats."""
        return [self.rank(seat) for seat in range(self.seats)]

    def term_weights(self) -> TermWeights:
        """What the opponents have learned of the game."""
        return NOTHING_LEARNED

    def learned(self) -> str:
        """A short mark of all that the opponents have learned about such a table."""
        return self.term_weights().mark(self.seats)

    def terms(self, seat: i64) -> vec[i64]:
        """What makes it look good to a seat, counted; what each term counts for is learned for every phase."""
        return vec[i64]()

    def phase_for(self, seat: i64) -> i64:
        """How far the game is for a seat, as the knowledge divides it."""
        return 0

    def settled(self, seat: i64) -> "Position":
        """The table once the seat has finished, in the plainest way, what it is in the middle of."""
        return self

    def observe(self, seat: i64, observation: Observations) -> None:
        """Write down what a seat knows; as many numbers, under the same names, at every moment of a table."""

    def fields(self) -> tuple[str, ...]:
        """The names of the game's own fields, all i64 or vec[i64]."""
        raise NotImplementedError

    # What the kernel does with it.

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

    def copy_table(self, twin: "Position") -> None:
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

    def turn(self) -> i64:
        """The first seat that must choose now, or -1."""
        return self.lowest(self.waiting)

    def lowest(self, seats: i64) -> i64:
        """The lowest seat of a bit set, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if (seats >> seat) & 1:
                return seat
            seat += 1
        return -1

    def then(self, entry: i64) -> None:
        """Put an entry on the agenda, to be carried out next."""
        self.agenda = append(self.agenda, entry)

    def plan(self, entries: list[i64]) -> None:
        """Put several entries on the agenda, to be carried out in this order."""
        place = len(entries)
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

    def choose(self, seat: i64, option: i64) -> None:
        """Carry out a choice and go on to the next one; an illegal one raises and changes nothing."""
        if option not in self.options(seat):
            self.refuse(seat, option)
        self.carry_out(seat, option)

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

    def refuse(self, seat: i64, option: i64) -> None:
        """Say why a choice is illegal."""
        if seat < 0 or seat >= self.seats:
            raise IllegalChoice(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.", "")
        if self.over():
            raise IllegalChoice("The game is over; nobody can choose any more.", "")
        if (self.waiting >> seat) & 1 == 0:
            raise IllegalChoice(f"Seat {seat} is not asked to choose now.", "")
        rule = self.objection(seat, option)
        why = f": rule {rule}" if rule else ""
        raise IllegalChoice(f"{self.name(seat, option)} is not possible now{why}.", rule)

    def named(self, seat: i64, name: str) -> i64:
        """The option of a seat that bears this name; raises IllegalChoice when there is none."""
        for option in self.options(seat):
            if self.name(seat, option) == name:
                return option
        if seat < 0 or (self.waiting >> seat) & 1 == 0:
            self.refuse(seat, -1)
        option = 0
        while option < self.option_count():
            if self.name(seat, option) == name:
                self.refuse(seat, option)
            option += 1
        raise IllegalChoice(f"No option is called '{name}'.", "")

    # How it looks.

    def worth(self, seat: i64) -> i64:
        """How good it looks to a seat: the points it may expect at the end, in hundredths."""
        now = self.settled(seat)
        known = now.term_weights()
        if now.over() or not known.learned_about(now.seats):
            return now.score(seat) * 100
        return known.points(now.terms(seat), now.weights_row(seat))

    def judged(self) -> bool:
        """Whether anybody has learned how good such a table looks; if not, thoughts are played out at random."""
        return self.term_weights().learned_about(self.seats)

    def rival_worth(self, seat: i64) -> i64:
        """How good it looks to the strongest rival of a seat."""
        best: i64 = -(1 << 40)
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.worth(other))
        return best

    def look(self, seat: i64) -> i64:
        """The worth for a seat; with two, what the rival loses is gained as well."""
        return self.worth(seat) - self.rival_worth(seat) if self.seats == 2 else self.worth(seat)

    def lead(self, seat: i64) -> i64:
        """How many points a seat has more than its best rival, as the table stands now."""
        best: i64 = -(1 << 40)
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.score(other))
        return self.score(seat) - best

    def see(self, seat: i64, observation: Observations) -> None:
        """What a network sees: numbers that only what the seat knows can change."""
        self.observe(seat, observation)

    def spoken(self, seat: i64, option: i64) -> i64:
        """The number by which a network knows an option: the same for every seat that may choose such a thing."""
        return option

    def foresee(self, seat: i64) -> vec[i64]:
        """What a network makes of what a seat that is asked knows: the points at the end of every side, its own first,
        in hundredths; then how much speaks for each of its options, in parts of UNIT. Nothing without a network.
        """
        return vec[i64]()

    def spread(self, seat: i64) -> i64:
        """How far its points at the end may be from its worth, in hundredths; nothing once the game is over."""
        return i64(0) if self.over() else self.term_weights().spread(self.weights_row(seat))

    def weights_row(self, seat: i64) -> i64:
        """Which row of the knowledge is about this moment of a seat."""
        return self.term_weights().row(self.seats, self.phase_for(seat))

    # Observations.

    def observe_table(self, seat: i64, observation: Observations, questions: list[str]) -> None:
        """The kernel's part: what the seat is asked, and who must choose now, the own seat first."""
        observation.heading = TABLE
        observation.one_of("asked", questions, self.question if (self.waiting >> seat) & 1 else i64(-1))
        observation.members("must_choose", SEATS_OF[self.seats], self.counted_from(seat, self.waiting))

    def counted_from(self, seat: i64, seats: i64) -> i64:
        """A bit set of seats as one seat counts them: itself first."""
        everybody: i64 = 1
        everybody = (everybody << self.seats) - 1
        return ((seats >> seat) | (seats << (self.seats - seat))) & everybody

    def ahead(self, seat: i64, other: i64) -> i64:
        """How many seats another one sits after this one."""
        return other - seat if other >= seat else other - seat + self.seats

    # Events.

    def tell(self, kind: str, details: dict[str, object], audience: i64 = EVERYBODY) -> None:
        """Write an event; call it only when somebody listens."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, details, audience))

    # Bytes.

    def to_bytes(self) -> bytes:
        """The whole position, luck included, in a compact form."""
        out = bytearray()
        for field in KERNEL_FIELDS + self.fields():
            value = getattr(self, field)
            if isinstance(value, int):
                write_number(out, value)
            else:
                write_vector(out, value)
        write_vector(out, self.chance.spent)
        return bytes([len(self.chance.seed)]) + self.chance.seed + bytes(out)

    def from_bytes(self, data: bytes) -> "Position":
        """The position that another one of the same table wrote with to_bytes."""
        twin = self.blank()
        seed_end = data[0] + 1
        reader = Reader(data, seed_end)
        twin.clear_table(0, Chance(data[1:seed_end], self.chance.streams))
        twin.origin = self.origin
        for field in KERNEL_FIELDS + self.fields():
            if isinstance(getattr(self, field), int):
                setattr(twin, field, reader.number())
            else:
                setattr(twin, field, reader.vector())
        twin.chance.spent = reader.vector()
        for stream in range(len(twin.chance.streams)):
            if twin.chance.spent[stream] % 64:
                twin.chance.blocks[stream] = twin.chance.block(stream, twin.chance.spent[stream] // 64)
        return twin

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        if self.origin is None:
            raise TypeError("Only a position that a game has dealt can be pickled; pack this one with to_bytes.")
        return unpacked, (self.origin, self.to_bytes())


def unpacked(origin: Origin, data: bytes) -> Position:
    """The position that was pickled, at a table laid out like the one it came from."""
    return origin.laid_out().from_bytes(data)


KERNEL_FIELDS: Final = ("seats", "agenda", "waiting", "question", "asked", "answers", "offer", "shown")


def write_number(out: bytearray, value: i64) -> None:
    """Zigzag, then seven bits a byte."""
    left = (value << 1) ^ (value >> 63)
    while left > 127:
        out.append((left & 127) | 128)
        left >>= 7
    out.append(left)


def write_vector(out: bytearray, values: vec[i64]) -> None:
    """The length, then the numbers."""
    write_number(out, len(values))
    for value in values:
        write_number(out, value)


class Reader:
    """Reads numbers and vectors back."""

    def __init__(self, data: bytes, place: i64) -> None:
        self.data = data
        self.place: i64 = place

    def number(self) -> i64:
        """The next number."""
        value: i64 = 0
        shift: i64 = 0
        byte: i64 = 128
        while byte > 127:
            byte = self.data[self.place]
            self.place += 1
            value |= (byte & 127) << shift
            shift += 7
        return (value >> 1) ^ -(value & 1)

    def vector(self) -> vec[i64]:
        """The next vector."""
        values = vec[i64]()
        left = self.number()
        while left > 0:
            values = append(values, self.number())
            left -= 1
        return values
