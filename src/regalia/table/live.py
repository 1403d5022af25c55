"""Live tables: matches that people sit at, kept in the store, with everybody told of every change."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import TYPE_CHECKING

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR
from regalia.kernel.position import IllegalChoice
from regalia.kernel.record import Record
from regalia.players import opponents
from regalia.players.protocol import Clock
from regalia.table import notes
from regalia.table.clocks import Clocks
from regalia.table.match import PERSON, Match
from regalia.table.pace import Paces
from regalia.table.presence import Presence
from regalia.table.store import Away, SeatRow, Stale, TableRow
from regalia.table.thinking import Hint
from regalia.table.turns import Asker

if TYPE_CHECKING:
    from regalia.table.hall import Hall

PAUSE = 0.7  # seconds an opponent lets pass, so that people can follow
TALK = 1 / 3, 6  # lines a second that one guest may say, and lines at once
CHAT = 50  # lines of chat at hand
BOT = "bot "  # the owner of a seat that a bot from outside has taken, followed by the mark of its secret
BOT_CLOCK = Clock(30.0, 900.0)
STAND_IN = "page"  # who plays on for a bot that has lost its clock
SUBSTITUTE = "knight"  # who plays on for somebody who is away
PATIENCE = 60.0  # seconds that opponents wait while somebody asks whether choices may be taken back
GRACE = 10.0  # seconds for the opponents of another process, before this one plays on for it
RETRY = 2.0  # seconds between attempts of an opponent while the database is away
logger = logging.getLogger("regalia.table")
Listener = Callable[[], None]
Asking = tuple[object, ...]


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot from outside has taken a seat, even when a page plays on for it."""
    return seat.owner.startswith(BOT)


def _owner(secret: str) -> str:
    return BOT + blake2b(secret.encode("utf-8", "replace"), digest_size=16, person=b"bot").hexdigest()


class LiveTable:
    """One table. Whoever wants to change it names the number of the line he has seen last.

    The store is the truth, and other processes may write to it too: the place of each line is unique, so that of two
    who write at once one is told that he was too slow, reads on, and sees what the other did.
    """

    def __init__(self, row: TableRow, lines: list[tuple[int, str]], hall: "Hall") -> None:
        self.row = row
        self.hall = hall
        self.game = games.find(row.setup.game)
        self.lines = len(lines)
        self.chat: list[tuple[int, str]] = []  # the latest lines; the store has all
        self.said = 0  # lines of chat in all
        self.talk = Paces(*TALK)
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
        self.hints: dict[int, tuple[Asking, list[Hint]]] = {}  # the latest hint of each seat, for its question
        self.taken_back = 0  # how often, so that a hint is not taken for one of the same question on another board
        self.advised: set[int] = set()  # the seats for which the king is thinking
        self.presence = Presence()
        self.missing: tuple[int, ...] = ()  # the seats of those who are away, as all have been told
        self.reminder: asyncio.TimerHandle | None = None
        self.asked_at = 0.0  # when somebody asked to take back, on the clock of the loop
        record = Record.begin(self.game, row.setup, [seat.name for seat in row.seats])
        for chooser, line in lines:
            record = notes.written(record, chooser, line)
        self.match = Match.reopen(self.game, record, kinds=[seat.kind for seat in row.seats])
        for seat in row.seats:
            self._seat(seat)

    # Who sits where.

    def seats_of(self, player: str) -> list[int]:
        """The seats of a browser."""
        return [seat.seat for seat in self.row.seats if player and seat.owner == player]

    def belongs_to(self, player: str) -> bool:
        """Whether somebody sits here, or has laid the table."""
        return bool(player) and (player == self.row.host or bool(self.seats_of(player)))

    def open_seats(self) -> list[SeatRow]:
        """Seats that wait for a person."""
        return [seat for seat in self.row.seats if seat.kind == PERSON and not seat.owner]

    async def sit_down(self, invitation: str, player: str, name: str) -> int:
        """Take the free seat of an invitation; the own seat again is fine."""
        async with self._change():
            seat = self._invited(invitation)
            if seat.owner == player:
                return seat.seat
            if seat.owner:
                raise Trouble("This seat is taken.", "trouble-taken")
            await self._set_seat(SeatRow(seat.seat, seat.kind, name or seat.name, player, invitation))
        self.tell_everybody()
        return seat.seat

    async def seat_bot(self, invitation: str, secret: str, name: str) -> tuple[int, str]:
        """Let a bot take the free seat of an invitation, or come back to its own.

        It gets a secret, and from then on the seat answers to that alone: many may have seen the invitation.
        """
        async with self._change():
            seat = self._invited(invitation)
            if secret and seat.owner == _owner(secret):
                return seat.seat, secret
            if seat.owner not in ("", BOT + invitation):  # once the invitation was all that a bot had
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
        await self.hall.store.set_seat(self.row.id, self.row.seats[seat.seat], seat)
        self._seat(seat)

    def _seat(self, seat: SeatRow) -> None:
        self.row.seats[seat.seat] = seat
        self.match.kinds[seat.seat] = seat.kind
        self.match.record.players[seat.seat] = seat.name
        if seat.owner and seat.kind != PERSON:
            self.match.handed.add(seat.seat)
        else:
            self.match.handed.discard(seat.seat)

    def rename(self, old: str, new: str) -> None:
        """Somebody goes on under another name of his."""
        self.row.host = new if self.row.host == old else self.row.host
        for seat in self.row.seats:
            if seat.owner == old:
                self._seat(SeatRow(seat.seat, seat.kind, seat.name, new, seat.invitation))
        self._tell()

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
        missing = tuple(seat.seat for seat in self.row.seats if self.is_away(seat))
        if missing != self.missing:
            self.missing = missing
            self._tell()
        if self.reminder:
            self.reminder.cancel()
        gone = [seat for seat in self.row.seats if seat.owner and not self.presence.here(seat.owner)]
        left = [self.hall.absence - self.presence.away_for(seat.owner) for seat in gone if not self.is_away(seat)]
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
        news = await self.hall.store.since(self.row.id, self.lines, self.said)
        moved = news.seats != self.row.seats or bool(news.lines or news.chat)
        self.row.host = news.host or self.row.host
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
        return self.match.gives_up_for_good(seat, self._named(seat, self.match.named_at_once(seat, name)[0]))

    def _named(self, seat: int, name: str) -> int:
        try:
            return int(self.match.position.named(seat, name))
        except IllegalChoice as error:
            trouble = Trouble(str(error), "trouble-impossible")
            trouble.rule = error.rule
            trouble.refused = (seat, error.option) if error.option >= 0 else None
            raise trouble from None

    async def choose(self, player: str, seat: int, seen: int, name: str, arrived: float = 0.0) -> None:
        """A person's choice, or several at once; `arrived` is when it came in, on the performance counter.

        Each is a choice like any other, in the store and in the record. What comes otherwise than expected ends them.
        """
        async with self._change():
            self._check(player, seat, seen)
            first, *further = self.match.named_at_once(seat, name)
            await self._carry_out(seat, self._named(seat, first), first)
            for one in further:
                if not self.match.goes_on_with(seat, one):
                    break
                await self._carry_out(seat, self._named(seat, one), one, joined=True)
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

    async def _carry_out(self, seat: int, option: int, name: str, joined: bool = False) -> None:
        """First written down, then carried out: what is acknowledged is never lost."""
        spent, ends = self.clocks.thinking(seat), self.match.ends_with(seat, option)
        await self.hall.store.add_choice(self.row.id, self.lines, seat, name, spent, ends)
        self.lines += 1
        self.elsewhere = False
        self.match.choose(seat, option, joined)
        self.hall.choices += 1

    async def undo(self, player: str, seat: int, seen: int) -> None:
        """Take back the last choice of a seat."""
        async with self._change():
            self._check(player, seat, seen)
            back = self.match.undo_reaches(seat)
            if back == 0:
                raise Trouble("This cannot be taken back any more.", "trouble-undo")
            await self._note((seat, f"{notes.UNDO} {back}"))
        self.tell_everybody()

    # What others must agree to.

    def plea(self) -> notes.Plea | None:
        """What somebody has asked of the others, if they have not all answered yet."""
        return None if self.match.position.over() else notes.open_plea(self.match.record)

    def may_ask(self, seat: int) -> int:
        """How many choices a seat may ask to take back; 0 when it need not, or there is nobody who could agree."""
        others = [self.row.seats[one] for one in self.match.people() if one != seat]
        if not others or any(map(is_bot, others)) or self.match.undo_reaches(seat):
            return 0
        asked = self.plea() is not None or notes.asked_here(self.match.record, seat)
        return 0 if asked else self.match.way_back(seat)

    async def ask(self, player: str, seat: int, seen: int) -> None:
        """Ask all others at the table whether the last choice of a seat, and all since, may be taken back."""
        async with self._change():
            self._check(player, seat, seen)
            back = self.may_ask(seat)
            if back == 0:
                raise Trouble("This cannot be taken back any more.", "trouble-undo")
            await self._note((seat, f"{notes.ASK} {back}"))
        self.tell_everybody()

    async def answer(self, player: str, seat: int, seen: int, agrees: bool) -> None:
        """Agree or not to what somebody asks; whoever has asked may do so no more. When all agree, it is done."""
        async with self._change():
            self._check(player, seat, seen)
            plea = self.plea()
            if plea is None or seat in plea.agreed or (seat == plea.seat and agrees):
                raise Trouble("Nobody asks you for anything now.", "trouble-no-plea")
            if not agrees:
                await self._note((seat, notes.WITHDRAW if seat == plea.seat else notes.REFUSE))
            elif set(self.match.people()) == {plea.seat, seat, *plea.agreed}:
                await self._note((seat, notes.AGREE), (plea.seat, f"{notes.UNDO} {plea.count}"))
            else:
                await self._note((seat, notes.AGREE))
        self.tell_everybody()

    # Hints.

    def question_key(self, seat: int) -> Asking:
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
        asker = self.asker(player)
        self.hall.advising[asker.place] += 1
        return asyncio.create_task(self._advise(player, seat, seen, asker))

    async def _advise(self, player: str, seat: int, seen: int, asker: Asker) -> tuple[Asking, list[Hint]]:
        try:
            await self._ask_king(player, seat, seen)
            moment = self.question_key(seat)
            if self.hints.get(seat, ((), []))[0] != moment:
                self.hints[seat] = moment, await self.hall.thinkers.advise(self.match, seat, asker)
            return self.hints[seat]
        finally:
            self.advised.discard(seat)
            self.hall.advising -= Counter([asker.place])
            self.hall.let_go(self)

    async def _ask_king(self, player: str, seat: int, seen: int) -> None:
        async with self._change():
            self._check(player, seat, seen)
            if not self.row.hints:
                raise Trouble("At this table nobody asks the king.", "trouble-hints-off")
            if not self.match.position.waits(seat) or self.match.kinds[seat] != PERSON:
                raise Trouble("There is nothing to choose for this seat now.", "trouble-hint-nothing")
            if self.hints.get(seat, ((), []))[0] == self.question_key(seat):
                return
            await self._note((seat, notes.HINT))
        self._tell()

    async def say(self, player: str, text: str) -> None:
        """A line of chat from somebody who sits here."""
        own = self.seats_of(player)
        words = " ".join(text.split())[:300]
        if not own:
            raise Trouble("Only those who sit at the table can talk.", "trouble-talk")
        if not words:
            return
        if not self.talk.allows(player):
            raise Trouble("Slowly, please: let the others get a word in.", "trouble-talk-slowly")
        async with self._change():
            await self.hall.store.add_message(self.row.id, self.said, own[0], words)
            self._hear([(own[0], words)])
        self.tell_everybody()

    def _hear(self, lines: list[tuple[int, str]]) -> None:
        self.said += len(lines)
        self.chat = [*self.chat, *lines][-CHAT:]

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
            if kind != PERSON and position.waits(seat):
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
            asked = self.match.position.waits(row.seat) and row.kind == PERSON
            if asked and is_bot(row) and self.ready():
                self.clocks.start(row.seat)
            else:
                self.clocks.stop(row.seat)

    def _bot_lost(self, seat: int) -> None:
        self.farewell = asyncio.create_task(self._replace_bot(seat))

    async def _replace_bot(self, seat: int) -> None:
        try:
            async with self._change():
                if self.match.kinds[seat] == PERSON and not self.match.position.over():
                    await self._hand(self.row.seats[seat], STAND_IN, f"{notes.LOST} {STAND_IN}")
            self.tell_everybody()
        except (Stale, Away):
            self.clocks.stop(seat)
            self.clocks.start(seat)

    def put_away(self) -> None:
        """Nobody looks at this table any more; whoever comes next gets another one from the store."""
        self.clocks.stop_all()
        if self.reminder:
            self.reminder.cancel()
        if self.thought:
            self.thought.cancel()

    async def _play_opponents(self) -> None:
        while (seat := self.opponent_on_turn()) != SPECTATOR and self.listeners:
            seen = self.lines
            if self.elsewhere:
                await asyncio.sleep(GRACE)
                self.elsewhere = self.lines != seen
                continue
            if self.plea() and self._patience() > 0:
                await asyncio.sleep(min(1.0, self._patience()))
                continue
            name = await self.hall.thinkers.choose(self.match, seat, self.asker())
            await asyncio.sleep(self.pause)
            try:
                await self._opponent_chooses(seat, seen, name)
            except Stale:
                await self.catch_up()
            except Away:
                await asyncio.sleep(RETRY)

    def _patience(self) -> float:
        """How long the opponents still wait for an answer before they choose, which lets the plea lapse."""
        return self.asked_at + PATIENCE - asyncio.get_running_loop().time()

    async def _opponent_chooses(self, seat: int, seen: int, name: str) -> None:
        async with self._change():
            if self.lines != seen or self.match.kinds[seat] == PERSON:
                return
            await self._carry_out(seat, int(self.match.position.named(seat, name)), name)
            self.moved = time.perf_counter()
        self._tell()
        self._watch_bots()
