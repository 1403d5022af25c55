"""Position: one game in progress, as plain data, with an agenda of what is still to be done."""

from typing import Final

from mypy_extensions import mypyc_attr

from regalia.kernel.agenda import Agenda
from regalia.kernel.chance import Chance
from regalia.kernel.facts import Fact
from regalia.kernel.observation import SEATS_OF, TABLE, Observations, write_flags
from regalia.kernel.packing import Reader, write_number, write_vector
from regalia.kernel.vectors import i64, vec
from regalia.kernel.weights import TermWeights

NOTHING_LEARNED: Final = TermWeights("", (), 1, 0, 8)

Phrase = tuple[str, dict[str, object]]
"""A message id of the game's texts and its arguments."""


class IllegalChoice(ValueError):
    """A choice that the rules do not allow; `rule` is the id of the rule that stands in the way of `option`."""

    def __init__(self, message: str, rule: str, option: int = -1) -> None:
        super().__init__(message)
        self.rule = rule
        self.option = option


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """Where a position comes from: its table can be laid out again elsewhere."""

    def laid_out(self) -> "Position":
        """A position of the same table, before the first choice."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Agenda):
    """One game in progress: all that lies on the table, as plain data.

    A game subclasses it, lists its own fields in `fields`, and says what a step does (`step`), what may be
    chosen (`legal`) and what a choice brings about (`answer`). Nothing here knows any game. What raises
    NotImplementedError a game must give; everything else it may leave as it is here.
    """

    # What a game gives.

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

    def facts(self, seat: i64, later: "Position") -> list[Fact]:
        """What a person would count for a seat at a later table, of what matters at this one; for hints."""
        return []

    def settled(self, seat: i64) -> "Position":
        """The table once the seat has finished, in the plainest way, what it is in the middle of."""
        return self

    def observe(self, seat: i64, observation: Observations) -> None:
        """Write down what a seat knows; as many numbers, under the same names, at every moment of a table."""

    def fields(self) -> tuple[str, ...]:
        """The names of the game's own fields, all i64 or vec[i64]."""
        raise NotImplementedError

    def choose(self, seat: i64, option: i64) -> None:
        """Carry out a choice and go on to the next one; an illegal one raises and changes nothing."""
        if option not in self.options(seat):
            self.refuse(seat, option)
        self.carry_out(seat, option)

    def refuse(self, seat: i64, option: i64) -> None:
        """Say why a choice is illegal."""
        if seat < 0 or seat >= self.seats:
            raise IllegalChoice(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.", "")
        if self.over():
            raise IllegalChoice("The game is over; nobody can choose any more.", "")
        if not self.waits(seat):
            raise IllegalChoice(f"Seat {seat} is not asked to choose now.", "")
        rule = self.objection(seat, option)
        why = f": rule {rule}" if rule else ""
        raise IllegalChoice(f"{self.name(seat, option)} is not possible now{why}.", rule, int(option))

    def named(self, seat: i64, name: str) -> i64:
        """The option of a seat that bears this name; raises IllegalChoice when there is none."""
        for option in self.options(seat):
            if self.name(seat, option) == name:
                return option
        if seat < 0 or not self.waits(seat):
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
        """What a network makes of what a seat knows that is asked, or that watches where it can: the points at the end
        of every side, its own first, in hundredths; then how much speaks for each of its options, in parts of UNIT.
        Nothing without a network.
        """
        return vec[i64]()

    def network_judges(self) -> bool:
        """Whether a network says how good such a table looks."""
        return False

    def network_watches(self) -> bool:
        """Whether it says so also to a seat that is not asked."""
        return False

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
        asked = observation.skip("asked", questions)
        if self.waits(seat):
            observation.cells[asked + self.question] = 1
        must = observation.skip("must_choose", SEATS_OF[self.seats])
        write_flags(self.counted_from(seat, self.waiting), observation.cells, must)

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
