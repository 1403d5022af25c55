"""Live tables: matches that people sit at, kept in the store, with everybody told of every change."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.position import IllegalChoice
from regalia.kernel.record import Record
from regalia.players import opponents
from regalia.table.match import PERSON, Match
from regalia.table.store import SeatRow, Stale, Store, TableRow
from regalia.table.thinking import Thinkers

UNDO = "@undo "  # a stored line that takes back choices; no option is called like this
PAUSE = 0.7  # seconds an opponent lets pass, so that people can follow
MESSAGES_MAX = 200
Listener = Callable[[], Awaitable[None]]


def played(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The choices that stand, after everything that was taken back."""
    standing: list[tuple[int, str]] = []
    for seat, name in lines:
        if name.startswith(UNDO):
            del standing[-int(name.removeprefix(UNDO)) :]
        else:
            standing.append((seat, name))
    return standing


class LiveTable:
    """One table. Whoever wants to change it names the number of the line he has seen last."""

    def __init__(self, row: TableRow, lines: list[tuple[int, str]], chat: list[tuple[int, str]], hall: "Hall") -> None:
        self.row = row
        self.hall = hall
        self.game = games.find(row.setup.game)
        self.lines = len(lines)
        self.chat = chat
        self.pause = PAUSE
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.thought: asyncio.Task[None] | None = None
        record = Record.begin(self.game, row.setup, [seat.name for seat in row.seats])
        for seat, name in played(lines):
            record.add(seat, name)
        self.match = Match.resume(self.game, record, kinds=[seat.kind for seat in row.seats])

    # Who sits where.

    def seats_of(self, player: str) -> list[int]:
        """The seats of a browser."""
        return [seat.seat for seat in self.row.seats if player and seat.owner == player]

    def open_seats(self) -> list[SeatRow]:
        """Seats that wait for a person."""
        return [seat for seat in self.row.seats if seat.kind == PERSON and not seat.owner]

    async def sit_down(self, invitation: str, player: str, name: str) -> int:
        """Take the free seat of an invitation; the own seat again is fine."""
        async with self.lock:
            for seat in self.row.seats:
                if secrets.compare_digest(seat.invitation, invitation):
                    if seat.owner and seat.owner != player:
                        raise Trouble("This seat is taken.")
                    await self._set_seat(SeatRow(seat.seat, seat.kind, name or seat.name, player, seat.invitation))
                    break
            else:
                raise Trouble("This invitation is not for a seat of this table.")
        await self.tell_everybody()
        return seat.seat

    async def hand_over(self, player: str, seat: int, kind: str) -> None:
        """Let an opponent play on for a person, or give the seat back to the person."""
        if seat not in self.seats_of(player) and player != self.row.host:
            raise Trouble("This is not your seat.")
        if kind != PERSON and kind not in opponents.KINDS:
            raise Trouble(f"There is no opponent '{kind}'.")
        async with self.lock:
            old = self.row.seats[seat]
            await self._set_seat(SeatRow(seat, kind, old.name, old.owner, old.invitation))
        await self.tell_everybody()

    async def _set_seat(self, seat: SeatRow) -> None:
        await self.hall.store.set_seat(self.row.id, seat)
        self.row.seats[seat.seat] = seat
        self.match.kinds[seat.seat] = seat.kind
        self.match.record.players[seat.seat] = seat.name

    # Choices.

    def ready(self) -> bool:
        """Whether everybody has sat down."""
        return not self.open_seats()

    def asks_twice(self, player: str, seat: int, seen: int, name: str) -> bool:
        """Whether a person should say once more that this is the choice: it gives something up for good."""
        self._check(player, seat, seen)
        return self.match.gives_up_for_good(seat, self._named(seat, name))

    def _named(self, seat: int, name: str) -> int:
        try:
            return int(self.match.position.named(seat, name))
        except IllegalChoice as error:
            raise Trouble(str(error)) from None

    async def choose(self, player: str, seat: int, seen: int, name: str) -> None:
        """A person's choice."""
        async with self.lock:
            self._check(player, seat, seen)
            await self._carry_out(seat, self._named(seat, name), name)
        await self.tell_everybody()

    def _check(self, player: str, seat: int, seen: int) -> None:
        if seat not in self.seats_of(player):
            raise Trouble("This is not your seat.")
        if not self.ready():
            raise Trouble("The game begins when everybody has sat down.")
        if seen != self.lines:
            raise Stale("The table has moved on; look at it again.")

    async def _carry_out(self, seat: int, option: int, name: str) -> None:
        """First written down, then carried out: what is acknowledged is never lost."""
        await self.hall.store.add_choice(self.row.id, self.lines, seat, name)
        self.lines += 1
        self.match.choose(seat, option)

    async def undo(self, player: str, seat: int, seen: int) -> None:
        """Take back the last choice of a seat."""
        async with self.lock:
            self._check(player, seat, seen)
            back = self.match.undo_reaches(seat)
            if back == 0:
                raise Trouble("This cannot be taken back any more.")
            await self.hall.store.add_choice(self.row.id, self.lines, seat, f"{UNDO}{back}")
            self.lines += 1
            self.match.go_back(back)
        await self.tell_everybody()

    async def say(self, player: str, text: str) -> None:
        """A line of chat from somebody who sits here."""
        own = self.seats_of(player)
        words = " ".join(text.split())[:300]
        if not own:
            raise Trouble("Only those who sit at the table can talk.")
        if not words:
            return
        async with self.lock:
            if len(self.chat) >= MESSAGES_MAX:
                raise Trouble("The chat of this table is full.")
            await self.hall.store.add_message(self.row.id, len(self.chat), own[0], words)
            self.chat.append((own[0], words))
        await self.tell_everybody()

    # Telling, and opponents.

    async def tell_everybody(self) -> None:
        """Everybody at the table sees the change; opponents begin to think."""
        await asyncio.gather(*(listener() for listener in list(self.listeners)))
        self.wake_opponents()

    def opponent_on_turn(self) -> int:
        """The first waiting seat of an opponent, or SPECTATOR."""
        position = self.match.position
        for seat, kind in enumerate(self.match.kinds):
            if kind != PERSON and (position.waiting >> seat) & 1:
                return seat
        return SPECTATOR

    def wake_opponents(self) -> None:
        """Let the opponents play on, in the background."""
        idle = self.thought is None or self.thought.done()
        if idle and self.ready() and self.opponent_on_turn() != SPECTATOR:
            self.thought = asyncio.create_task(self._play_opponents())

    async def _play_opponents(self) -> None:
        while (seat := self.opponent_on_turn()) != SPECTATOR and self.listeners:
            seen = self.lines
            name = await self.hall.thinkers.choose(self.match, seat)
            await asyncio.sleep(self.pause)
            async with self.lock:
                if self.lines != seen or self.match.kinds[seat] == PERSON:
                    continue
                await self._carry_out(seat, int(self.match.position.named(seat, name)), name)
            await asyncio.gather(*(listener() for listener in list(self.listeners)))


class Hall:
    """All live tables of this server."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, LiveTable] = {}
        self.loading = asyncio.Lock()

    async def find(self, table_id: str) -> LiveTable | None:
        """A table, from memory or from the store."""
        if table_id in self.tables:
            return self.tables[table_id]
        async with self.loading:
            if table_id in self.tables:
                return self.tables[table_id]
            found = await self.store.load(table_id)
            if found is None:
                return None
            row, lines = found
            table = LiveTable(row, lines, await self.store.messages_of(table_id), self)
            self.tables[table_id] = table
            return table

    async def create(
        self, host: str, setup: Setup, seats: list[tuple[str, str, str]], lines: list[tuple[int, str]] | None = None
    ) -> LiveTable:
        """A new table; seats are (kind, name, owner), an empty owner waits for somebody with the invitation."""
        games.find(setup.game).start(setup)
        rows = [
            SeatRow(number, kind, name, owner, secrets.token_urlsafe(12))
            for number, (kind, name, owner) in enumerate(seats)
        ]
        row = TableRow(secrets.token_urlsafe(9), host, setup, rows)
        await self.store.add(row, lines or ())
        table = LiveTable(row, lines or [], [], self)
        self.tables[row.id] = table
        return table

    def let_go(self, table: LiveTable) -> None:
        """Forget a table that nobody looks at; the store has it."""
        if not table.listeners and not table.lock.locked():
            self.tables.pop(table.row.id, None)

    def close(self) -> None:
        """The server stops."""
        for table in self.tables.values():
            if table.thought:
                table.thought.cancel()
        self.thinkers.close()
