"""A table at which people may play by a clock: who has run out of time is reminded, then stood in for."""

from typing import TYPE_CHECKING, NamedTuple

from regalia.kernel.errors import Trouble
from regalia.table import notes
from regalia.table.clocks import Timeline
from regalia.table.match import PERSON
from regalia.table.schema import SeatRow, TableRow
from regalia.table.seated import SUBSTITUTE, SeatedTable, is_bot

if TYPE_CHECKING:
    from regalia.table.hall import Hall

MINUTE, DAY = 60, 24 * 3600
CLOCKS = (30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, DAY, 2 * DAY, 3 * DAY)  # seconds for a move
RESPITE = 0.5  # how much of the time somebody has after the reminder, before an opponent plays on for him


def clock_in(words: str) -> int:
    """The clock that a form asks for; 0 for none."""
    if words in ("", "0"):
        return 0
    if words not in map(str, CLOCKS):
        raise Trouble("There is no such clock.", "trouble-clock")
    return int(words)


class Running(NamedTuple):
    """The clock of a seat that is asked: the seconds left, and whether it was reminded and has the rest only."""

    seat: int
    left: float
    reminded: bool


class TimedTable(SeatedTable):
    """A table whose clock is worked out from stored moments, so that nothing of it is lost with the server."""

    def __init__(self, row: TableRow, lines: list[tuple[int, str]], hall: "Hall") -> None:
        super().__init__(row, lines, hall)
        self.timeline = Timeline()

    async def read_times(self) -> None:
        """Learn from the store when the lines were written, if it matters here."""
        if not self.row.clock:
            return
        lines = await self.hall.store.timed_lines(self.row.id)
        while len(lines) < self.lines:  # somebody has played while they were read
            lines = await self.hall.store.timed_lines(self.row.id)
        self.timeline = Timeline(lines)
        self.hall.timekeeper.note(self)  # who looked while the table was being read has seen no clock yet

    def clocks_running(self) -> list[Running]:
        """The clocks of those people who are asked now."""
        if not self.row.clock or not self.timeline.begun or not self.ready() or self.match.position.over():
            return []
        return [self._clock_of(row) for row in self.row.seats if self._on_the_clock(row)]

    def _on_the_clock(self, row: SeatRow) -> bool:
        return row.kind == PERSON and not is_bot(row) and bool(self.match.position.waits(row.seat))

    def _clock_of(self, row: SeatRow) -> Running:
        """What is left of the time for a move, or of the respite after the reminder."""
        counted, reminded = self.hall.hours.counted, self.timeline.reminded.get(row.seat)
        if reminded is not None:
            return Running(row.seat, self.row.clock * RESPITE - counted(reminded), True)
        return Running(row.seat, self.row.clock - counted(self.timeline.asked(row.seat, self.match.position)), False)

    async def keep_time(self) -> None:
        """Remind those whose time is over; after the respite let an opponent play on for them."""
        if not any(one.left <= 0 for one in self.clocks_running()):
            return
        async with self._change():
            for one in self.clocks_running():
                if one.left <= 0 and one.reminded:
                    await self._hand(self.row.seats[one.seat], SUBSTITUTE, f"{notes.LATE} {SUBSTITUTE}")
                elif one.left <= 0:
                    await self._note((one.seat, notes.REMIND))
        self.tell_everybody()

    def stood_in(self, seat: int) -> bool:
        """Whether an opponent plays on for a seat whose time ran out; its owner need only choose to have it back."""
        row = self.row.seats[seat] if 0 <= seat < len(self.row.seats) else None
        if row is None or row.kind == PERSON or not row.owner or is_bot(row):
            return False
        hands = (notes.HAND, notes.REPLACE, notes.LATE, notes.RETURN)
        said = [note.text.partition(" ")[0] for note in self.match.record.notes if note.seat == seat]
        return [word for word in said if word in hands][-1:] == [notes.LATE]

    async def _come_back(self, seat: int) -> None:
        """Whoever was stood in for plays again."""
        if self.stood_in(seat):
            await self._hand(self.row.seats[seat], PERSON, notes.RETURN)

    async def _read_on(self) -> bool:
        """Others may have written, at other moments."""
        moved = await super()._read_on()
        if moved:
            await self.read_times()
        return moved

    def _follow(self, seat: int, name: str) -> None:
        super()._follow(seat, name)
        self._note_time(seat, name)

    def _note_time(self, seat: int, line: str) -> None:
        """A line was written just now."""
        self.timeline.write(seat, line, int(self.hall.store.now()))

    def _tell(self) -> None:
        super()._tell()
        if self.row.clock:
            self.hall.timekeeper.note(self)
