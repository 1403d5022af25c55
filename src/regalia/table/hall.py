"""The hall: all live tables of a server, found in memory or in the store, and told what other processes write."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import UNREADABLE, Setup
from regalia.players.protocol import Clock
from regalia.table.database import Away
from regalia.table.hours import Hours
from regalia.table.house_players import name_of
from regalia.table.live import BOT_CLOCK, LiveTable
from regalia.table.presence import ABSENCE
from regalia.table.schema import SeatRow, TableRow
from regalia.table.seated import clock_line
from regalia.table.store import Store
from regalia.table.stored import CHAT, StoredTable
from regalia.table.thinking import Thinkers
from regalia.table.timekeeper import Timekeeper

logger = logging.getLogger("regalia.table")


class Unreadable(Trouble):
    """A table of another version that this one cannot even lay out."""

    def __init__(self) -> None:
        super().__init__("This table comes from another version, and this one cannot read it.", "trouble-unreadable")


class Hall:
    """All live tables of this server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        most: int = 5000,
        bot_clock: Clock = BOT_CLOCK,
        absence: float = ABSENCE,
    ) -> None:
        self.store = store
        self.bot_clock = bot_clock
        self.absence = absence
        self.thinkers = thinkers
        self.most = most
        self.choices = 0
        self.advising: Counter[str] = Counter()  # hints under way, by address
        self.tables: dict[str, LiveTable] = {}
        self.loading = asyncio.Lock()
        self.missed: set[str] = set()
        self.watcher: Callable[[LiveTable], None] | None = None  # is told of every change that this process makes
        self.errands: set[asyncio.Task[None]] = set()
        self.hours = Hours(store)
        self.timekeeper = Timekeeper(self)

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
            table = self._hold(self._lay(row, lines))
            table.said, table.chat = await self.store.messages_of(table_id, CHAT)
            table.clocks.spent = await self.store.spent_at(table_id)
            await table.read_times()
            table.behind = table_id in self.missed
        if table.behind:
            await table.catch_up()
        return table

    def _lay(self, row: TableRow, lines: list[tuple[int, str]]) -> LiveTable:
        """A table as it was left; one of another version may be more than today's rules can bear."""
        try:
            return LiveTable(row, lines, self)
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
        rematch_of: str = "",
        after: str = "",
        lesson: str = "",
        clock: int = 0,
    ) -> LiveTable:
        """A new table; seats are (kind, name, owner), an empty owner waits for somebody with the invitation.

        `lesson` guides whoever sits on the first seat. `after` is a table of another version that is played on here;
        Stale when it is already played on elsewhere. `clock` is how many seconds people have for a move.
        """
        games.find(setup.game).start(setup)
        for house in {kind for kind, _, _ in seats if name_of(kind)}:
            await self.thinkers.check(setup, house)
        rows = [
            SeatRow(number, kind, name, owner, secrets.token_urlsafe(12))
            for number, (kind, name, owner) in enumerate(seats)
        ]
        row = TableRow(secrets.token_urlsafe(9), host, setup, rows, hints=hints, lesson=lesson, clock=clock)
        row.rules = games.find(setup.game).rules_version
        played = list(lines or [])
        table = LiveTable(row, played, self)
        if clock and not table.open_seats():
            played.append((0, clock_line(clock)))
            table = LiveTable(row, played, self)
        await self.store.add(row, played, rematch_of, after)
        await table.read_times()
        return self._hold(table)

    async def rename(self, old: str, new: str) -> None:
        """Give all that somebody has to another name of his; whoever still has the old one has nothing."""
        for table_id in await self.store.rename(old, new):
            if table_id in self.tables:
                self.tables[table_id].rename(old, new)

    def notice(self, table: StoredTable) -> None:
        """Something has changed at a table."""
        if self.watcher and isinstance(table, LiveTable):
            self.watcher(table)

    def let_go(self, table: LiveTable) -> None:
        """Forget a table that nobody looks at, and for which nobody thinks any more; the store has it."""
        if not (table.listeners or table.advised or table.lock.locked() or table.is_thinking()):
            table.put_away()
            self.tables.pop(table.row.id, None)

    def listen(self) -> None:
        """From now on follow what other processes write, where the store is shared, and tell them who is here."""
        if self.store.shared:
            self.run(self.store.listen(self._heard, self._back))
            self.run(self._tell_who_is_here())

    async def _tell_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(self.absence / 3)
            for table in list(self.tables.values()):
                for owner in {seat.owner for seat in table.row.seats} & set(table.presence.links):
                    await self._see(table.row.id, owner)

    def note_presence(self, table_id: str, player: str) -> None:
        """Somebody who sits at a table has come: other processes shall know."""
        if self.store.shared:
            self.run(self._see(table_id, player))

    async def _see(self, table_id: str, player: str) -> None:
        try:
            await self.store.see(table_id, player)
        except Away:
            logger.debug("nobody can be told who is here")

    def _heard(self, table_id: str) -> None:
        if self.loading.locked():
            self.missed.add(table_id)
        table = self.tables.get(table_id)
        if table is not None:
            self.run(table.catch_up())

    def _back(self) -> None:
        """The database is here, perhaps again: something may have been missed."""
        for table_id in list(self.tables):
            self._heard(table_id)

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
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
