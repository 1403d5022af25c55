"""Live tables: matches that people sit at, kept in the store, with everybody told of every change."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, UNREADABLE, Setup
from regalia.kernel.position import IllegalChoice
from regalia.kernel.record import Record
from regalia.players import opponents
from regalia.players.protocol import Clock
from regalia.table.clocks import Clocks
from regalia.table.match import PERSON, Match
from regalia.table.store import Away, SeatRow, Stale, Store, TableRow
from regalia.table.thinking import Hint, Thinkers

logger = logging.getLogger("regalia.table")

UNDO = "@undo "  # a stored line that takes back choices; no option is called like this
HINT = "@hint"  # a stored line: somebody has asked what the king would do
PAUSE = 0.7  # seconds an opponent lets pass, so that people can follow
MESSAGES_MAX = 200
BOT = "bot "  # the owner of a seat that a bot from outside has taken, followed by its invitation
BOT_CLOCK = Clock(30.0, 900.0)
STAND_IN = "page"  # who plays on for a bot that has lost its clock
GRACE = 10.0  # seconds for the opponents of another process, before this one plays on for it
RETRY = 2.0  # seconds between attempts of an opponent while the database is away
Listener = Callable[[], None]
Asking = tuple[object, ...]


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot from outside has taken a seat, even when a page plays on for it."""
    return seat.owner.startswith(BOT)


def played(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The choices that stand, after everything that was taken back."""
    standing: list[tuple[int, str]] = []
    for seat, name in lines:
        if name.startswith(UNDO):
            del standing[-int(name.removeprefix(UNDO)) :]
        elif name != HINT:
            standing.append((seat, name))
    return standing


def hints_asked(lines: list[tuple[int, str]]) -> list[tuple[int, int]]:
    """After how many choices each seat has asked the king; what was taken back does not hide it."""
    asked: list[tuple[int, int]] = []
    made = 0
    for seat, name in lines:
        if name == HINT:
            asked.append((made, seat))
            continue
        made += -int(name.removeprefix(UNDO)) if name.startswith(UNDO) else 1
        asked = [(min(number, made), who) for number, who in asked]
    return asked


class Unreadable(Trouble):
    """A table of another version that this one cannot even lay out."""

    def __init__(self) -> None:
        super().__init__("This table comes from another version, and this one cannot read it.", "trouble-unreadable")


class LiveTable:
    """One table. Whoever wants to change it names the number of the line he has seen last.

    The store is the truth, and other processes may write to it too: the place of each line is unique, so that of two
    who write at once one is told that he was too slow, reads on, and sees what the other did.
    """

    def __init__(self, row: TableRow, lines: list[tuple[int, str]], chat: list[tuple[int, str]], hall: "Hall") -> None:
        self.row = row
        self.hall = hall
        self.game = games.find(row.setup.game)
        self.lines = len(lines)
        self.chat = chat
        self.pause = PAUSE
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.behind = False  # the store may hold more than this process has seen
        self.elsewhere = False  # the last line was written by another process
        self.version = 0  # how often something has changed here
        self.moved = 0.0  # when the last change began, on the performance counter
        self.thought: asyncio.Task[None] | None = None
        self.clocks = Clocks(hall.bot_clock, self._bot_lost)
        self.farewell: asyncio.Task[None] | None = None
        self.hints_asked = hints_asked(lines)
        self.hints: dict[int, tuple[Asking, list[Hint]]] = {}  # the latest hint of each seat, for its question
        self.taken_back = 0  # how often, so that a hint is not taken for one of the same question on another board
        self.advised: set[int] = set()  # the seats for which the king is thinking
        record = Record.begin(self.game, row.setup, [seat.name for seat in row.seats])
        for seat, name in played(lines):
            record.add(seat, name)
        self.match = Match.reopen(self.game, record, kinds=[seat.kind for seat in row.seats])

    # Who sits where.

    def seats_of(self, player: str) -> list[int]:
        """The seats of a browser."""
        return [seat.seat for seat in self.row.seats if player and seat.owner == player]

    def open_seats(self) -> list[SeatRow]:
        """Seats that wait for a person."""
        return [seat for seat in self.row.seats if seat.kind == PERSON and not seat.owner]

    async def sit_down(self, invitation: str, player: str, name: str) -> int:
        """Take the free seat of an invitation; the own seat again is fine."""
        async with self._change():
            for seat in self.row.seats:
                if secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
                    if seat.owner and seat.owner != player:
                        raise Trouble("This seat is taken.", "trouble-taken")
                    await self._set_seat(SeatRow(seat.seat, seat.kind, name or seat.name, player, seat.invitation))
                    break
            else:
                raise Trouble("This invitation is not for a seat of this table.", "trouble-invitation")
        self.tell_everybody()
        return seat.seat

    async def hand_over(self, player: str, seat: int, kind: str) -> None:
        """Let an opponent play on for a person, or give the seat back to the person."""
        if not 0 <= seat < len(self.row.seats) or (seat not in self.seats_of(player) and player != self.row.host):
            raise Trouble("This is not your seat.", "trouble-not-yours")
        if kind != PERSON and kind not in opponents.KINDS:
            raise Trouble(f"There is no opponent '{kind}'.", "trouble-opponent", kind=kind)
        async with self._change():
            old = self.row.seats[seat]
            await self._set_seat(SeatRow(seat, kind, old.name, old.owner, old.invitation))
        self.tell_everybody()

    async def _set_seat(self, seat: SeatRow) -> None:
        await self.hall.store.set_seat(self.row.id, self.row.seats[seat.seat], seat)
        self._seat(seat)

    def _seat(self, seat: SeatRow) -> None:
        self.row.seats[seat.seat] = seat
        self.match.kinds[seat.seat] = seat.kind
        self.match.record.players[seat.seat] = seat.name

    # The store is the truth.

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
        news = await self.hall.store.since(self.row.id, self.lines, len(self.chat))
        moved = news.seats != self.row.seats or bool(news.lines or news.chat)
        for seat in news.seats:
            self._seat(seat)
        for number, name in news.lines:
            self._follow(number, name)
        self.chat += news.chat
        self.elsewhere = self.elsewhere or bool(news.lines)
        self.behind = False
        self.moved = time.perf_counter()
        return moved

    def _follow(self, seat: int, name: str) -> None:
        if name == HINT:
            self.hints_asked.append((len(self.match.marks), seat))
        elif name.startswith(UNDO):
            self._go_back(int(name.removeprefix(UNDO)))
        else:
            self.match.follow(seat, name)
        self.lines += 1

    def _go_back(self, count: int) -> None:
        self.match.go_back(count)
        self.taken_back += 1
        self.hints.clear()
        self.hints_asked = [(min(number, len(self.match.marks)), seat) for number, seat in self.hints_asked]

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

    # Choices.

    def ready(self) -> bool:
        """Whether everybody has sat down, and the game can go on here."""
        return not self.open_seats() and self.fits()

    def fits(self) -> bool:
        """Whether all that was played fits today's rules; else it can be read to there, and played on elsewhere."""
        reopened = bool(self.row.ended) and self.row.rules != self.game.rules_version
        return not self.match.misfit and (self.match.position.over() or not reopened)

    def whole_record(self) -> Record:
        """The record of all that was played here, of what does not fit today's rules too."""
        if self.fits():
            return self.match.record
        record = Record.begin(self.game, self.row.setup, self.match.players)
        record.rules = self.row.rules
        for seat, name in [(choice.seat, choice.name) for choice in self.match.record.choices] + self.match.unfit:
            record.add(seat, name)
        return record

    def asks_twice(self, player: str, seat: int, seen: int, name: str) -> bool:
        """Whether a person should say once more that this is the choice: it gives something up for good."""
        self._check(player, seat, seen)
        return self.match.gives_up_for_good(seat, self._named(seat, name))

    def _named(self, seat: int, name: str) -> int:
        try:
            return int(self.match.position.named(seat, name))
        except IllegalChoice as error:
            raise Trouble(str(error), "trouble-impossible") from None

    async def choose(self, player: str, seat: int, seen: int, name: str, arrived: float = 0.0) -> None:
        """A person's choice; `arrived` is the moment on the performance counter at which it came in."""
        async with self._change():
            self._check(player, seat, seen)
            await self._carry_out(seat, self._named(seat, name), name)
            self.moved = arrived or time.perf_counter()
        self.clocks.stop(seat)
        self.tell_everybody()

    def _check(self, player: str, seat: int, seen: int) -> None:
        if seat not in self.seats_of(player):
            raise Trouble("This is not your seat.", "trouble-not-yours")
        if not self.fits():
            raise Trouble("This table comes from another version; play on at a new one.", "trouble-other-version")
        if not self.ready():
            raise Trouble("The game begins when everybody has sat down.", "trouble-not-yet")
        if seen != self.lines:
            raise Stale

    async def _carry_out(self, seat: int, option: int, name: str) -> None:
        """First written down, then carried out: what is acknowledged is never lost."""
        spent, ends = self.clocks.thinking(seat), self.match.ends_with(seat, option)
        await self.hall.store.add_choice(self.row.id, self.lines, seat, name, spent, ends)
        self.lines += 1
        self.elsewhere = False
        self.match.choose(seat, option)
        self.hall.choices += 1

    async def undo(self, player: str, seat: int, seen: int) -> None:
        """Take back the last choice of a seat."""
        async with self._change():
            self._check(player, seat, seen)
            back = self.match.undo_reaches(seat)
            if back == 0:
                raise Trouble("This cannot be taken back any more.", "trouble-undo")
            await self.hall.store.add_choice(self.row.id, self.lines, seat, f"{UNDO}{back}")
            self.lines += 1
            self.elsewhere = False
            self.moved = time.perf_counter()
            self._go_back(back)
        self.tell_everybody()

    # Hints.

    def moment(self, seat: int) -> Asking:
        """What tells one question from another, whatever others do meanwhile."""
        own = sum(mark.seat == seat for mark in self.match.marks)
        return seat, own, self.taken_back, int(self.match.position.question), *self.match.position.options(seat)

    def hint(self, player: str, seat: int, seen: int) -> asyncio.Task[tuple[Asking, list[Hint]]]:
        """What the king would do on a seat that is asked now. Everybody is told that he was asked, once a question.

        He thinks to the end even when nobody waits for it any more, and is not free for others before.
        """
        if seat in self.advised:
            raise Trouble("The king is still thinking.", "trouble-hint-thinks")
        self.advised.add(seat)
        self.hall.advising += 1
        return asyncio.create_task(self._advise(player, seat, seen))

    async def _advise(self, player: str, seat: int, seen: int) -> tuple[Asking, list[Hint]]:
        try:
            await self._ask_king(player, seat, seen)
            moment = self.moment(seat)
            if self.hints.get(seat, ((), []))[0] != moment:
                self.hints[seat] = moment, await self.hall.thinkers.advise(self.match, seat)
            return self.hints[seat]
        finally:
            self.advised.discard(seat)
            self.hall.advising -= 1
            self.hall.let_go(self)

    async def _ask_king(self, player: str, seat: int, seen: int) -> None:
        async with self._change():
            self._check(player, seat, seen)
            if not self.row.hints:
                raise Trouble("At this table nobody asks the king.", "trouble-hints-off")
            if not (self.match.position.waiting >> seat) & 1 or self.match.kinds[seat] != PERSON:
                raise Trouble("There is nothing to choose for this seat now.", "trouble-hint-nothing")
            if self.hints.get(seat, ((), []))[0] == self.moment(seat):
                return
            await self.hall.store.add_choice(self.row.id, self.lines, seat, HINT)
            self._follow(seat, HINT)
            self.elsewhere = False
            self.moved = time.perf_counter()
        self._tell()

    async def say(self, player: str, text: str) -> None:
        """A line of chat from somebody who sits here."""
        own = self.seats_of(player)
        words = " ".join(text.split())[:300]
        if not own:
            raise Trouble("Only those who sit at the table can talk.", "trouble-talk")
        if not words:
            return
        async with self._change():
            if len(self.chat) >= MESSAGES_MAX:
                raise Trouble("The chat of this table is full.", "trouble-chat-full")
            await self.hall.store.add_message(self.row.id, len(self.chat), own[0], words)
            self.chat.append((own[0], words))
        self.tell_everybody()

    # Telling, and opponents.

    def tell_everybody(self) -> None:
        """Everybody at the table sees the change; opponents begin to think."""
        self._tell()
        self.wake_opponents()

    def _tell(self) -> None:
        self.version += 1
        for listener in list(self.listeners):
            listener()

    def opponent_on_turn(self) -> int:
        """The first waiting seat of an opponent, or SPECTATOR."""
        position = self.match.position
        for seat, kind in enumerate(self.match.kinds):
            if kind != PERSON and (position.waiting >> seat) & 1:
                return seat
        return SPECTATOR

    def wake_opponents(self) -> None:
        """Let the opponents play on, in the background, and the clocks of bots that are asked run."""
        self._watch_bots()
        idle = self.thought is None or self.thought.done()
        if idle and self.ready() and self.opponent_on_turn() != SPECTATOR:
            self.thought = asyncio.create_task(self._play_opponents())

    def _watch_bots(self) -> None:
        for row in self.row.seats:
            asked = (self.match.position.waiting >> row.seat) & 1 and row.kind == PERSON
            if asked and is_bot(row) and self.ready():
                self.clocks.start(row.seat)
            else:
                self.clocks.stop(row.seat)

    def _bot_lost(self, seat: int) -> None:
        self.farewell = asyncio.create_task(self._replace_bot(seat))

    async def _replace_bot(self, seat: int) -> None:
        try:
            await self.hand_over(self.row.seats[seat].owner, seat, STAND_IN)
        except Away:
            self.clocks.stop(seat)
            self.clocks.start(seat)

    def put_away(self) -> None:
        """Nobody looks at this table any more; whoever comes next gets another one from the store."""
        self.clocks.stop_all()
        if self.thought:
            self.thought.cancel()

    async def _play_opponents(self) -> None:
        while (seat := self.opponent_on_turn()) != SPECTATOR and self.listeners:
            seen = self.lines
            if self.elsewhere:
                await asyncio.sleep(GRACE)
                self.elsewhere = self.lines != seen
                continue
            name = await self.hall.thinkers.choose(self.match, seat)
            await asyncio.sleep(self.pause)
            try:
                await self._opponent_chooses(seat, seen, name)
            except Stale:
                await self.catch_up()
            except Away:
                await asyncio.sleep(RETRY)

    async def _opponent_chooses(self, seat: int, seen: int, name: str) -> None:
        async with self._change():
            if self.lines != seen or self.match.kinds[seat] == PERSON:
                return
            await self._carry_out(seat, int(self.match.position.named(seat, name)), name)
            self.moved = time.perf_counter()
        self._tell()
        self._watch_bots()


class Hall:
    """All live tables of this server."""

    def __init__(self, store: Store, thinkers: Thinkers, most: int = 5000, bot_clock: Clock = BOT_CLOCK) -> None:
        self.store = store
        self.bot_clock = bot_clock
        self.thinkers = thinkers
        self.most = most
        self.choices = 0
        self.advising = 0  # hints under way
        self.tables: dict[str, LiveTable] = {}
        self.loading = asyncio.Lock()
        self.missed: set[str] = set()
        self.errands: set[asyncio.Task[None]] = set()

    async def find(self, table_id: str) -> LiveTable | None:
        """A table, from memory or from the store; one that others may have changed unheard is read on."""
        if table_id in self.tables:
            held = self.tables[table_id]
            if self.store.doubts():
                await held.catch_up()
            return held
        async with self.loading:
            if table_id in self.tables:
                return self.tables[table_id]
            self.missed.clear()
            found = await self.store.load(table_id)
            if found is None:
                return None
            row, lines = found
            table = self._hold(self._lay(row, lines, await self.store.messages_of(table_id)))
            table.clocks.spent = await self.store.spent_at(table_id)
            table.behind = table_id in self.missed
        if table.behind:
            await table.catch_up()
        return table

    def _lay(self, row: TableRow, lines: list[tuple[int, str]], chat: list[tuple[int, str]]) -> LiveTable:
        """A table as it was left; one of another version may be more than today's rules can bear."""
        try:
            return LiveTable(row, lines, chat, self)
        except UNREADABLE as fault:
            logger.warning("table %s cannot be read", row.id, exc_info=fault)
            raise Unreadable from fault

    def _hold(self, table: LiveTable) -> LiveTable:
        """Keep a table at hand; those that nobody looks at make room."""
        if len(self.tables) >= self.most:
            for idle in [held for held in self.tables.values() if not held.listeners]:
                self.let_go(idle)
        if len(self.tables) >= self.most:
            raise Trouble("All tables of this house are taken; try again later.", "trouble-full")
        self.tables[table.row.id] = table
        return table

    async def create(
        self,
        host: str,
        setup: Setup,
        seats: list[tuple[str, str, str]],
        lines: list[tuple[int, str]] | None = None,
        hints: bool = True,
        after: str = "",
    ) -> LiveTable:
        """A new table; seats are (kind, name, owner), an empty owner waits for somebody with the invitation.

        `after` is a table of another version that is played on here; Stale when it is already played on elsewhere.
        """
        games.find(setup.game).start(setup)
        rows = [
            SeatRow(number, kind, name, owner, secrets.token_urlsafe(12))
            for number, (kind, name, owner) in enumerate(seats)
        ]
        row = TableRow(secrets.token_urlsafe(9), host, setup, rows, hints=hints)
        row.rules = games.find(setup.game).rules_version
        table = LiveTable(row, lines or [], [], self)
        await self.store.add(row, lines or (), after)
        return self._hold(table)

    def let_go(self, table: LiveTable) -> None:
        """Forget a table that nobody looks at, and for which nobody thinks any more; the store has it."""
        if not table.listeners and not table.advised and not table.lock.locked():
            table.put_away()
            self.tables.pop(table.row.id, None)

    def listen(self) -> None:
        """From now on follow what other processes write, where the store is shared."""
        if self.store.shared:
            self.see_to(self.store.listen(self._heard, self._back))

    def _heard(self, table_id: str) -> None:
        if self.loading.locked():
            self.missed.add(table_id)
        table = self.tables.get(table_id)
        if table is not None:
            self.see_to(table.catch_up())

    def _back(self) -> None:
        """The database is here, perhaps again: something may have been missed."""
        for table_id in list(self.tables):
            self._heard(table_id)

    def see_to(self, errand: Coroutine[Any, Any, None]) -> None:
        """Have something done in the background, until the server stops."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def close(self) -> None:
        """The server stops."""
        for table in self.tables.values():
            table.put_away()
        for errand in self.errands:
            errand.cancel()
        self.thinkers.close()

    async def closed(self) -> None:
        """All errands have ended, and let go of what they held."""
        await asyncio.gather(*self.errands, return_exceptions=True)
