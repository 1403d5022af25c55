"""A table as it is stored: the store is the truth, and other processes may write to it too."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.record import Record
from regalia.table import notes
from regalia.table.database import Away
from regalia.table.match import NOT_ASKED, PERSON, Match
from regalia.table.pen import Stale
from regalia.table.schema import SeatRow, TableRow
from regalia.table.thinking import Hint

if TYPE_CHECKING:
    from regalia.table.hall import Hall

CHAT = 50  # lines of chat at hand
Listener = Callable[[], None]
Asking = tuple[object, ...]


def is_free(seat: SeatRow) -> bool:
    """Whether a seat waits for a person."""
    return seat.kind == PERSON and not seat.owner


class StoredTable:
    """One table. Whoever wants to change it names the number of the line he has seen last.

    The place of each line is unique, so that of two who write at once one is told that he was too slow, reads on, and
    sees what the other did.
    """

    def __init__(self, row: TableRow, lines: list[tuple[int, str]], hall: "Hall") -> None:
        self.row = row
        self.hall = hall
        self.game = games.find(row.setup.game)
        self.lines = len(lines)
        self.chat: list[tuple[int, str]] = []  # the latest lines; the store has all
        self.said = 0  # lines of chat in all
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.behind = False  # the store may hold more than this process has seen
        self.elsewhere = False  # the last line was written by another process
        self.version = 0  # how often something has changed here
        self.moved = 0.0  # when the last change began, on the performance counter
        self.hints: dict[int, tuple[Asking, list[Hint]]] = {}  # the latest hint of each seat, for its question
        self.taken_back = 0  # how often, so that a hint is not taken for one of the same question on another board
        self.again = ""  # the table at which those of this one meet once more
        self.owned: dict[str, list[int]] = {}  # the seats of each browser that has one
        self.free: list[SeatRow] = []  # those that wait for a person
        self.asked_at = 0.0  # when somebody asked to take back, on the clock of the loop
        record = Record.begin(self.game, row.setup, [seat.name for seat in row.seats])
        for chooser, line in lines:
            record = notes.written(record, chooser, line)
        self.match = Match.reopen(self.game, record, kinds=[seat.kind for seat in row.seats])
        for seat in row.seats:
            self._seat(seat)
        begun = lines and self.ready()  # then whoever is asked now was told before
        self.turns_told = list(self.match.asked_since) if begun else [NOT_ASKED] * len(row.seats)

    def seats_of(self, player: str) -> list[int]:
        """The seats of a browser."""
        return self.owned.get(player, [])

    def belongs_to(self, player: str) -> bool:
        """Whether somebody sits here, or has laid the table."""
        return bool(player) and (player == self.row.host or bool(self.seats_of(player)))

    def open_seats(self) -> list[SeatRow]:
        """Seats that wait for a person."""
        return self.free

    def _seat(self, seat: SeatRow) -> None:
        self.row.seats[seat.seat] = seat
        self.match.kinds[seat.seat] = seat.kind
        self.match.record.players[seat.seat] = seat.name
        if seat.owner and seat.kind != PERSON:
            self.match.handed.add(seat.seat)
        else:
            self.match.handed.discard(seat.seat)
        owners = {row.owner for row in self.row.seats if row.owner}
        self.owned = {owner: [row.seat for row in self.row.seats if row.owner == owner] for owner in owners}
        self.free = [row for row in self.row.seats if is_free(row)]

    def rename(self, old: str, new: str) -> None:
        """Somebody goes on under another name of his."""
        self.row.host = new if self.row.host == old else self.row.host
        for seat in self.row.seats:
            if seat.owner == old:
                self._seat(SeatRow(seat.seat, seat.kind, seat.name, new, seat.invitation))
        self._tell()

    def new_turns(self) -> list[int]:
        """The seats of people whose turn has come since this was last asked."""
        if not self.ready() or self.match.position.over():
            return []
        since, told = self.match.asked_since, self.turns_told
        self.turns_told = list(since)
        return [seat for seat in self.match.humans() if since[seat] not in (NOT_ASKED, told[seat])]

    def ready(self) -> bool:
        """Whether everybody has sat down, and the game can go on here."""
        return not self.open_seats() and self.fits()

    def fits(self) -> bool:
        """Whether all that was played fits today's rules; else it can be read to there, and played on elsewhere."""
        reopened = bool(self.row.ended) and self.row.rules != self.game.rules_version
        return not self.match.misfit and (not reopened or self.match.position.over())

    def whole_record(self) -> Record:
        """The record of all that was played here, of what does not fit today's rules too."""
        if self.fits():
            return self.match.record
        record = Record.begin(self.game, self.row.setup, self.match.players)
        record.rules = self.row.rules
        for seat, name in [(choice.seat, choice.name) for choice in self.match.record.choices] + self.match.unfit:
            record.add(seat, name)
        return record

    def _check(self, player: str, seat: int, seen: int) -> None:
        if seat not in self.seats_of(player):
            raise Trouble("This is not your seat.", "trouble-not-yours")
        if not self.fits():
            raise Trouble("This table comes from another version; play on at a new one.", "trouble-other-version")
        if not self.ready():
            raise Trouble("The game begins when everybody has sat down.", "trouble-not-yet")
        if seen != self.lines:
            raise Stale

    # Changes.

    @asynccontextmanager
    async def _change(self) -> AsyncIterator[None]:
        """One change at a time, on top of all that is stored."""
        async with self.lock:
            if self.behind and await self._read_on():
                self._tell()
            try:
                yield
            except (Stale, Away):
                self.behind = True  # an answer may have been lost on its way, with the line written all the same
                raise

    async def _read_on(self) -> bool:
        """Carry out what others have written since; whether anything was new."""
        news = await self.hall.store.since(self.row.id, self.lines, self.said)
        moved = news.seats != self.row.seats or bool(news.lines or news.chat) or news.successor != self.row.successor
        self.row.host, self.row.successor = news.host or self.row.host, news.successor or self.row.successor
        for seat in news.seats:
            self._seat(seat)
        for number, name in news.lines:
            self._follow(number, name)
        self._hear(news.chat)
        self.elsewhere = self.elsewhere or bool(news.lines)
        self.behind = False
        self.moved = time.perf_counter()
        return moved

    def _follow(self, seat: int, name: str) -> None:
        if name.startswith(notes.LINE):
            self._take_note(seat, name.removeprefix(notes.LINE))
        else:
            self.match.follow(seat, name)
        self.lines += 1

    def _take_note(self, seat: int, note: str) -> None:
        if note.startswith(notes.UNDO):
            self.match.go_back(notes.count_of(note))
            self.taken_back += 1
            self.hints.clear()
        elif note.startswith(notes.ASK):
            self.asked_at = asyncio.get_running_loop().time()
        self.match.record.note(seat, note)

    async def _note(self, *lines: tuple[int, str]) -> None:
        """First written down, then carried out, as choices are."""
        written = [(seat, notes.LINE + note) for seat, note in lines]
        await self.hall.store.add_notes(self.row.id, self.lines, written)
        for seat, line in written:
            self._follow(seat, line)
        self.elsewhere = False
        self.moved = time.perf_counter()

    async def catch_up(self) -> None:
        """Read on, and show everybody what others have done."""
        try:
            async with self.lock:
                moved = await self._read_on()
        except Away:
            self.behind = True
            return
        if moved:
            self.tell_everybody()

    def _hear(self, lines: list[tuple[int, str]]) -> None:
        self.said += len(lines)
        self.chat = [*self.chat, *lines][-CHAT:]

    def tell_everybody(self) -> None:
        """Everybody at the table sees the change."""
        self._tell()

    def _tell(self) -> None:
        self.version += 1
        for listener in list(self.listeners):
            listener()
        if not self.elsewhere:  # whoever has written it tells those who are away
            self.hall.notice(self)
