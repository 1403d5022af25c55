"""Observations: what a seat knows of a position, written down as numbers, each under its name."""

from typing import Final, final

from regalia.kernel.counts import lowest_of
from regalia.kernel.vectors import i16, i64, vec

# The parts of an observation. Seats are told from the own one on: own, next_1, next_2, ...
TABLE: Final = "table"  # what lies open for all
SECRET: Final = "secret"  # what only the seat knows
HISTORY: Final = "history"  # what has been and can no longer be seen on the table
SEAT_HEADINGS: Final[list[str]] = ["own"] + [f"next_{place}" for place in range(1, 8)]
HISTORY_HEADINGS: Final[list[str]] = [f"{HISTORY}.{heading}" for heading in SEAT_HEADINGS]
SEATS_OF: Final[list[list[str]]] = [SEAT_HEADINGS[:seats] for seats in range(9)]


@final
class Observations:
    """Rows of numbers, one row an observation; a game fills a row from left to right.

    Every number is written together with its name, so that the list of names cannot go stale. The names are
    kept only while somebody asks for them: then `names` is a list. Most numbers are 0 most of the time; so a game
    writes only the others where it can, and whoever uses a row again clears it first.
    """

    cells: vec[i16]
    width: i64  # of a row
    place: i64  # where the next number goes
    heading: str  # stands before the names that follow
    names: list[str] | None

    def __init__(self, rows: i64, width: i64) -> None:
        self.cells = vec[i16]([0] * (rows * width))
        self.width = width
        self.place = 0
        self.heading = ""
        self.names = None

    def clear(self) -> None:
        """All numbers are 0 again."""
        cells = self.cells
        for place in range(i64(len(cells))):
            cells[place] = 0

    def begin(self, row: i64) -> None:
        """Go to the beginning of a row that is all 0."""
        self.place = row * self.width

    def clear_row(self, row: i64) -> None:
        """Go to the beginning of a row, and make it all 0."""
        self.begin(row)
        cells = self.cells
        for place in range(self.place, self.place + self.width):
            cells[place] = 0

    def about_seat(self, ahead: i64) -> None:
        """What follows is about the own seat (0), or one so many seats after it."""
        if self.names is not None:
            self.heading = SEAT_HEADINGS[ahead]

    def about_past_of(self, ahead: i64) -> None:
        """What follows is about the past of a seat."""
        if self.names is not None:
            self.heading = HISTORY_HEADINGS[ahead]

    def number(self, label: str, value: i64) -> None:
        """One number."""
        if self.names is not None:
            self.note(label, "")
        self.cells[self.place] = i16(value)
        self.place += 1

    def span(self, label: str, members: list[str], values: vec[i64], first: i64) -> None:
        """A number for each member, from a place of a vector on."""
        if self.names is not None:
            self.note_all(label, members)
        cells, place = self.cells, self.place
        last = first + i64(len(members))
        while first < last:
            cells[place] = i16(values[first])
            first += 1
            place += 1
        self.place = place

    def members(self, label: str, members: list[str], held: i64) -> None:
        """A flag for each member of a bit set."""
        place = self.skip(label, members)
        cells = self.cells
        while held:
            cells[place] = i16(held & 1)
            held >>= 1
            place += 1

    def one_of(self, label: str, members: list[str], member: i64) -> None:
        """1 for one member, 0 for all others; all 0 where there is none (below 0)."""
        place = self.skip(label, members)
        if member >= 0:
            self.cells[place + member] = 1

    def skip(self, label: str, members: list[str]) -> i64:
        """Pass over numbers that are written into `cells` one by one; where the first of them is."""
        if self.names is not None:
            self.note_all(label, members)
        first = self.place
        self.place = first + i64(len(members))
        return first

    def block(self, names: list[str]) -> i64:
        """Pass over numbers of several labels that are written into `cells` one by one; where the first of them is."""
        if self.names is not None:
            for name in names:
                self.note(name, "")
        first = self.place
        self.place = first + i64(len(names))
        return first

    def block_of_seats(self, names: list[str], seats: i64) -> i64:
        """Pass over a block of every seat, the own one first; where the first of them is."""
        first = self.place
        if self.names is None:
            self.place = first + seats * i64(len(names))
            return first
        for ahead in range(seats):
            self.about_seat(ahead)
            self.block(names)
        return first

    def note_all(self, label: str, members: list[str]) -> None:
        """Keep the names of the next numbers."""
        for member in members:
            self.note(label, member)

    def note(self, label: str, member: str) -> None:
        """Keep the name of the next number."""
        names = self.names
        if names is not None:
            names.append(f"{self.heading}.{label}.{member}" if member else f"{self.heading}.{label}")


def after(seat: i64, ahead: i64, seats: i64) -> i64:
    """The seat so many seats after another, around a table of so many."""
    found = seat + ahead
    return found if found < seats else found - seats


def ahead_of(seat: i64, other: i64, seats: i64) -> i64:
    """How many seats another one sits after this one, around a table of so many."""
    ahead = other - seat
    return ahead if ahead >= 0 else ahead + seats


def write_numbers(numbers: vec[i64], first: i64, count: i64, cells: vec[i16], place: i64) -> None:
    """A stretch of numbers."""
    for ahead in range(count):
        cells[place + ahead] = i16(numbers[first + ahead])


def write_flags(held: i64, cells: vec[i16], place: i64) -> None:
    """1 for each member of a bit set."""
    while held:
        cells[place + lowest_of(held)] = 1
        held &= held - 1


def each(places: list[str], members: list[str]) -> list[str]:
    """Names for members at several places: 1_abbot, 1_acolyte, ... 2_abbot, ..."""
    return [f"{place}_{member}" for place in places for member in members]


def under(label: str, members: list[str]) -> list[str]:
    """The names of members in a block: goods.silver, goods.provision, ..."""
    return [f"{label}.{member}" for member in members]


def numbered(count: int) -> list[str]:
    """Names for things that are told apart by their number, from 1."""
    return [str(number) for number in range(1, count + 1)]
