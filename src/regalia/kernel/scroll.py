"""Scroll: what a seat knows of a position, written down as numbers, each under its name."""

from typing import Final, final

from regalia.kernel.vectors import append, i16, i64, vec

# The parts of an observation. Seats are told from the own one on: own, next_1, next_2, ...
TABLE: Final = "table"  # what lies open for all
SECRET: Final = "secret"  # what only the seat knows
HISTORY: Final = "history"  # what has been and can no longer be seen on the table
SEAT_HEADINGS: Final[list[str]] = ["own"] + [f"next_{place}" for place in range(1, 8)]
HISTORY_HEADINGS: Final[list[str]] = [f"{HISTORY}.{heading}" for heading in SEAT_HEADINGS]
SEATS_OF: Final[list[list[str]]] = [SEAT_HEADINGS[:seats] for seats in range(9)]


@final
class Scroll:
    """Rows of numbers, one row an observation; a game fills a row from left to right.

    Every number is written together with its name, so that the list of names cannot go stale. The names are
    kept only while somebody asks for them: then `names` is a list. Most numbers are 0 most of the time; so a row
    remembers what was set, and only that is cleared before it is written again.
    """

    cells: vec[i16]
    width: i64  # of a row
    place: i64  # where the next number goes
    heading: str  # stands before the names that follow
    names: list[str] | None

    def __init__(self, rows: i64, width: i64) -> None:
        self.cells = vec[i16]()
        self.marks: vec[i64] = vec[i64]()  # places that are set, for each row
        self.marked: vec[i64] = vec[i64]()  # how many of them
        for _ in range(rows):
            self.marked = append(self.marked, 0)
            for _cell in range(width):
                self.cells = append(self.cells, 0)
                self.marks = append(self.marks, 0)
        self.width = width
        self.place = 0
        self.row: i64 = 0
        self.last_mark: i64 = 0
        self.heading = ""
        self.names = None

    def begin(self, row: i64) -> None:
        """Go to the beginning of a row, with all that was set there cleared."""
        cells, marks, first = self.cells, self.marks, row * self.width
        self.marked[self.row] = self.last_mark - self.row * self.width
        for mark in range(first, first + self.marked[row]):
            cells[marks[mark]] = 0
        self.row = row
        self.place = first
        self.last_mark = first

    def about_seat(self, ahead: i64) -> None:
        """What follows is about the own seat (0), or one so many seats after it."""
        if self.names is not None:
            self.heading = SEAT_HEADINGS[ahead]

    def about_past_of(self, ahead: i64) -> None:
        """What follows is about the past of a seat."""
        if self.names is not None:
            self.heading = HISTORY_HEADINGS[ahead]

    def set(self, place: i64, value: i64) -> None:
        """Write a number at a place that has been passed over; it is cleared again by `begin`."""
        if not self.cells[place]:
            self.marks[self.last_mark] = place
            self.last_mark += 1
        self.cells[place] = i16(value)

    def add(self, place: i64, count: i64) -> None:
        """So many more at a place that has been passed over."""
        self.set(place, i64(self.cells[place]) + count)

    def number(self, label: str, value: i64) -> None:
        """One number."""
        if self.names is not None:
            self.note(label, "")
        self.cells[self.place] = i16(value)
        self.place += 1

    def span(self, label: str, members: list[str], values: vec[i64], first: i64) -> None:
        """A number for each member, from a place of a vector on."""
        cells, place = self.cells, self.place
        for offset in range(i64(len(members))):
            cells[place + offset] = i16(values[first + offset])
        self.skip(label, members)

    def zeros(self, label: str, members: list[str]) -> None:
        """0 for each member, where at other times a span is written."""
        cells, place = self.cells, self.place
        for offset in range(i64(len(members))):
            cells[place + offset] = 0
        self.skip(label, members)

    def members(self, label: str, members: list[str], held: i64) -> None:
        """A flag for each member of a bit set."""
        place = self.place
        while held:
            if held & 1:
                self.set(place, 1)
            held >>= 1
            place += 1
        self.skip(label, members)

    def one_of(self, label: str, members: list[str], member: i64) -> None:
        """1 for one member, 0 for all others; all 0 where there is none (below 0)."""
        if member >= 0:
            self.set(self.place + member, 1)
        self.skip(label, members)

    def skip(self, label: str, members: list[str]) -> i64:
        """Pass over numbers that are written with `set` and `add`, or have been; where the first of them is."""
        first = self.place
        if self.names is not None:
            for member in members:
                self.note(label, member)
        self.place += i64(len(members))
        return first

    def note(self, label: str, member: str) -> None:
        """Keep the name of the next number."""
        names = self.names
        if names is not None:
            names.append(f"{self.heading}.{label}.{member}" if member else f"{self.heading}.{label}")


def each(places: list[str], members: list[str]) -> list[str]:
    """Names for members at several places: 1_abbot, 1_acolyte, ... 2_abbot, ..."""
    return [f"{place}_{member}" for place in places for member in members]


def numbered(count: int) -> list[str]:
    """Names for things that are told apart by their number, from 1."""
    return [str(number) for number in range(1, count + 1)]
