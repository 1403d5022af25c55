"""Who sits at a table, who is there, and who plays for whom."""

import asyncio
import logging
import secrets
import time
from hashlib import blake2b
from typing import TYPE_CHECKING

from regalia.kernel.errors import Trouble
from regalia.players import opponents
from regalia.table import notes
from regalia.table.database import Away
from regalia.table.match import PERSON
from regalia.table.presence import Presence
from regalia.table.schema import SeatRow, TableRow
from regalia.table.stored import Listener, StoredTable, is_free
from regalia.table.turns import Asker

if TYPE_CHECKING:
    from regalia.table.hall import Hall

BOT = "bot "  # the owner of a seat that a bot from outside has taken, followed by the mark of its secret
SUBSTITUTE = "knight"  # who plays on for somebody who is away
logger = logging.getLogger("regalia.table")


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot from outside has taken a seat, even when a page plays on for it."""
    return seat.owner.startswith(BOT)


def clock_line(seconds: int) -> str:
    """The line with which the clock of a table begins to run: everybody has sat down."""
    return f"{notes.LINE}{notes.CLOCK} {seconds}"


def _owner(secret: str) -> str:
    return BOT + blake2b(secret.encode("utf-8", "replace"), digest_size=16, person=b"bot").hexdigest()


class SeatedTable(StoredTable):
    """A table with those who sit there."""

    def __init__(self, row: TableRow, lines: list[tuple[int, str]], hall: "Hall") -> None:
        super().__init__(row, lines, hall)
        self.presence = Presence()
        self.missing: tuple[int, ...] = ()  # the seats of those who are away, as all have been told
        self.reminder: asyncio.TimerHandle | None = None

    async def sit_down(self, invitation: str, player: str, name: str) -> int:
        """Take the free seat of an invitation; the own seat again is fine."""
        async with self._change():
            seat = self._invited(invitation)
            if seat.owner == player:
                return seat.seat
            if not is_free(seat):
                raise Trouble("This seat is taken.", "trouble-taken")
            await self._take(seat, player, name)
        self.tell_everybody()
        return seat.seat

    async def join_in(self, player: str, name: str) -> int:
        """Take the first free seat; whoever sits here already keeps the own one."""
        async with self._change():
            own, free = self.seats_of(player), self.open_seats()
            if own:
                return own[0]
            if not free:
                raise Trouble("All seats of this table are taken.", "trouble-all-taken")
            await self._take(free[0], player, name)
        self.tell_everybody()
        return free[0].seat

    async def fill_up(self, kind: str, names: list[str]) -> None:
        """Opponents take the seats that are still free, each with the name for its seat, and the game begins."""
        async with self._change():
            for seat in self.open_seats():
                await self._set_seat(SeatRow(seat.seat, kind, names[seat.seat], "", seat.invitation))
        self.tell_everybody()

    async def _take(self, seat: SeatRow, player: str, name: str) -> None:
        await self._set_seat(SeatRow(seat.seat, seat.kind, name or seat.name, player, seat.invitation))

    async def seat_bot(self, invitation: str, secret: str, name: str) -> tuple[int, str]:
        """Let a bot take the free seat of an invitation, or come back to its own.

        It gets a secret, and from then on the seat answers to that alone: many may have seen the invitation.
        """
        async with self._change():
            seat = self._invited(invitation)
            if secret and seat.owner == _owner(secret):
                return seat.seat, secret
            if not is_free(seat) and seat.owner != BOT + invitation:  # once the invitation was all that a bot had
                raise Trouble("This seat is taken.", "trouble-taken")
            secret = secrets.token_urlsafe(24)
            await self._set_seat(SeatRow(seat.seat, seat.kind, name or seat.name, _owner(secret), invitation))
        self.tell_everybody()
        return seat.seat, secret

    def _invited(self, invitation: str) -> SeatRow:
        for seat in self.row.seats:
            if secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
                return seat
        raise Trouble("This invitation is not for a seat of this table.", "trouble-invitation")

    async def hand_over(self, player: str, seat: int, kind: str) -> None:
        """Let an opponent play on for a person, or the person again; every time all are told."""
        async with self._change():
            old = self.row.seats[seat] if 0 <= seat < len(self.row.seats) else None
            if old is None or not old.owner:
                raise Trouble("This is not your seat.", "trouble-not-yours")
            if kind == old.kind:
                return
            note = await self._right_to_hand(player, old, kind)
            await self._hand(old, kind, note)
        self.tell_everybody()

    async def _right_to_hand(self, player: str, seat: SeatRow, kind: str) -> str:
        """The note for a change of who plays on a seat; Trouble when it is not for this player to say."""
        if kind != PERSON and kind not in opponents.KINDS:
            raise Trouble(f"There is no opponent '{kind}'.", "trouble-opponent", kind=kind)
        if self.match.position.over():
            raise Trouble("The game is over.", "trouble-over")
        if seat.owner == player or (kind == PERSON and is_bot(seat) and player == self.row.host):
            return notes.RETURN if kind == PERSON else f"{notes.HAND} {kind}"
        if kind != SUBSTITUTE or (player != self.row.host and not self.seats_of(player)):
            raise Trouble("This is not your seat.", "trouble-not-yours")
        await self._hear_of_others()
        if not self.is_away(seat):
            minutes = max(1, round(self.hall.absence / 60))
            sentence = f"Somebody is replaced only after {minutes} minutes without a connection."
            raise Trouble(sentence, "trouble-present", minutes=minutes)
        return f"{notes.REPLACE} {kind}"

    async def _hand(self, old: SeatRow, kind: str, note: str) -> None:
        new = SeatRow(old.seat, kind, old.name, old.owner, old.invitation)
        line = notes.LINE + note
        await self.hall.store.set_seat(self.row.id, old, new, self.lines, line)
        self._seat(new)
        self._follow(new.seat, line)
        self.elsewhere = False
        self.moved = time.perf_counter()

    async def _set_seat(self, seat: SeatRow) -> None:
        begins = self.row.clock and [one.seat for one in self.open_seats()] == [seat.seat]
        line = clock_line(self.row.clock) if begins else ""
        await self.hall.store.set_seat(self.row.id, self.row.seats[seat.seat], seat, self.lines, line)
        self._seat(seat)
        if line:
            self._follow(seat.seat, line)

    # Who is here.

    def come(self, listener: Listener, player: str, place: str = "") -> None:
        """Somebody looks at the table, from some address, and hears of every change."""
        self.listeners.add(listener)
        self.presence.came(player, place)
        if self.seats_of(player):
            self.hall.note_presence(self.row.id, player)
            self._look_around()

    def leave(self, listener: Listener, player: str) -> None:
        """Somebody looks at the table no more, at least over this link."""
        self.listeners.discard(listener)
        self.presence.went(player)
        if self.seats_of(player):
            self._look_around()

    def asker(self, player: str = "") -> Asker:
        """For whom is thought here: a player, those who sit here, or else whoever looks."""
        return Asker(self.presence.address_of((player, *(seat.owner for seat in self.row.seats))), self.row.id)

    def is_away(self, seat: SeatRow) -> bool:
        """Whether the owner of a seat has been without a link for so long that others may replace him."""
        if not seat.owner or self.presence.here(seat.owner):
            return False
        return self.presence.away_for(seat.owner) >= self.hall.absence

    def _look_around(self) -> None:
        """Tell everybody who is away now, and look again when the next one may be."""
        gone = [seat for seat in self.row.seats if seat.owner and not self.presence.here(seat.owner)]
        absent = {seat.seat: self.presence.away_for(seat.owner) for seat in gone}  # looked at once: time goes on
        missing = tuple(seat for seat, seconds in absent.items() if seconds >= self.hall.absence)
        if missing != self.missing:
            self.missing = missing
            self._tell()
        if self.reminder:
            self.reminder.cancel()
        left = [self.hall.absence - seconds for seconds in absent.values() if seconds < self.hall.absence]
        if left and self.listeners:
            later = asyncio.get_running_loop().call_later
            self.reminder = later(min(left), lambda: self.hall.run(self._remind()))

    async def _remind(self) -> None:
        try:
            await self._hear_of_others()
        except Away:
            logger.debug("nobody can tell who is here")
        self._look_around()

    async def _hear_of_others(self) -> None:
        """Ask whom the other processes have seen."""
        if self.hall.store.shared:
            for owner, when in (await self.hall.store.seen_at(self.row.id)).items():
                self.presence.heard_of(owner, when)
