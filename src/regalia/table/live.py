"""Live tables: matches that people sit at, kept in the store, with everybody told of every change."""

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING

from regalia.kernel import guide
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR
from regalia.kernel.position import IllegalChoice
from regalia.players.opponent import Fault
from regalia.players.outside import STAND_IN
from regalia.players.protocol import Clock
from regalia.table import notes
from regalia.table.clocks import Clocks
from regalia.table.database import Away
from regalia.table.house_players import name_of
from regalia.table.match import PERSON
from regalia.table.outcome import results_of
from regalia.table.pace import Paces
from regalia.table.pen import Stale
from regalia.table.schema import TableRow
from regalia.table.seated import BOT, is_bot, logger
from regalia.table.stored import Asking
from regalia.table.thinking import Hint
from regalia.table.timed import TimedTable
from regalia.table.turns import Asker

if TYPE_CHECKING:
    from regalia.table.hall import Hall

USUAL = 1
PAUSES = {0: 0.0, USUAL: 0.7, 2: 2.0, 3: 0.3}  # seconds an opponent lets pass, so that people can follow: by speed
TALK = 1 / 3, 6  # lines a second that one guest may say, and lines at once
BOT_CLOCK = Clock(30.0, 900.0)
PATIENCE = 60.0  # seconds that opponents wait while somebody asks whether choices may be taken back
GRACE = 10.0  # seconds for the opponents of another process, before this one plays on for it
RETRY = 2.0  # seconds between attempts of an opponent while the database is away


class LiveTable(TimedTable):
    """A table that is played at: choices, what is taken back, hints, talk, and opponents."""

    def __init__(self, row: TableRow, lines: list[tuple[int, str]], hall: "Hall") -> None:
        super().__init__(row, lines, hall)
        self.talk = Paces(*TALK)
        self.speed = -1  # how fast opponents go on, as somebody here has said; -1 when nobody has
        self.pause = PAUSES[USUAL]
        self.thought: asyncio.Task[None] | None = None
        self.clocks = Clocks(hall.bot_clock, self._bot_lost)
        self.farewell: asyncio.Task[None] | None = None
        self.advised: set[int] = set()  # the seats for which the king is thinking
        self.asked: dict[int, tuple[Asking, int]] = {}  # what people are asked now, and since which line
        self._note_questions()

    # Choices.

    def asks_twice(self, player: str, seat: int, seen: int, name: str) -> bool:
        """Whether a person should say once more that this is the choice: it gives something up for good."""
        self._check(player, seat, self._as_far(seat, seen))
        return self.match.gives_up_for_good(seat, self._named(seat, self.match.named_at_once(seat, name)[0]))

    def _as_far(self, seat: int, seen: int) -> int:
        """How far somebody has seen who answers a question: to the end, while others have answered theirs at best."""
        asked, since = self.asked.get(seat, ((), self.lines))
        return self.lines if since <= seen < self.lines and asked == self.question_key(seat) else seen

    def _tell(self) -> None:
        self._note_questions()
        super()._tell()

    def _note_questions(self) -> None:
        waiting = [seat for seat in self.match.humans() if self.match.position.waits(seat)]
        keys = {seat: self.question_key(seat) for seat in waiting}
        kept = {seat: since for seat, (key, since) in self.asked.items() if keys.get(seat) == key}
        self.asked = {seat: (key, kept.get(seat, self.lines)) for seat, key in keys.items()}

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
            self._check(player, seat, self._as_far(seat, seen))
            first, *further = self.match.named_at_once(seat, name)
            option = self._named(seat, first)
            await self._come_back(seat)
            await self._carry_out(seat, option, first)
            for one in further:
                if not self.match.goes_on_with(seat, one):
                    break
                await self._carry_out(seat, self._named(seat, one), one, joined=True)
            self.moved = arrived or time.perf_counter()
        self.tell_everybody()

    async def _carry_out(self, seat: int, option: int, name: str, joined: bool = False) -> None:
        """First written down, then carried out: what is acknowledged is never lost."""
        spent, end = self.clocks.thinking(seat), self.match.end_with(seat, option)
        results = None if end is None else results_of(self.row, end, int(self.hall.store.now()))
        await self.hall.store.add_choice(self.row.id, self.lines, seat, name, spent, results)
        self.clocks.charge(seat, spent)
        self.lines += 1
        self.elsewhere = False
        self._note_time(seat, name)
        self.match.choose(seat, option, joined)
        self.hall.choices += 1

    async def undo(self, player: str, seat: int, seen: int) -> None:
        """Take back the last choice of a seat."""
        async with self._change():
            self._check(player, seat, seen)
            back = self.match.undo_reaches(seat)
            if back == 0:
                raise Trouble("This cannot be taken back any more.", "trouble-undo")
            await self._note((seat, self.match.undo_note(back)))
        self.tell_everybody()

    # The guide.

    def lesson(self) -> guide.Lesson | None:
        """What guides the learner here, if this is a guided game that today's program still has the lesson for."""
        known = self.row.lesson in guide.lessons(self.game) if self.row.lesson else False
        return guide.read(self.game, self.row.lesson) if known and self.fits() else None

    async def be_guided(self, player: str, seen: int, on: bool) -> None:
        """The learner leaves the guide, or takes it up again."""
        async with self._change():
            self._check(player, guide.SEAT, seen)
            if self.lesson() is None:
                raise Trouble("This is not a guided game.", "trouble-unguided")
            if on != notes.guided(self.match.record):
                await self._note((guide.SEAT, notes.GUIDED if on else notes.UNGUIDED))
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
                await self._note((seat, notes.AGREE), (plea.seat, self.match.undo_note(plea.count)))
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

    # Talk.

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

    # Opponents.

    def tell_everybody(self) -> None:
        """Everybody at the table sees the change; opponents begin to think."""
        self._tell()
        self.wake_opponents()

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

    async def _stand_in(self, seat: int, kind: str, note: str) -> None:
        """A page plays on for whoever is of a kind, if nobody else does already; all are told."""
        async with self._change():
            if self.match.kinds[seat] == kind and not self.match.position.over():
                await self._hand(self.row.seats[seat], STAND_IN, f"{note} {STAND_IN}")
        self.tell_everybody()

    async def _replace_bot(self, seat: int) -> None:
        try:
            await self._stand_in(seat, PERSON, notes.LOST)
        except (Stale, Away):
            self.clocks.stop(seat)
            self.clocks.start(seat)

    def _goes_on(self) -> bool:
        """Whether opponents need not wait: somebody looks, or a person is still to be waited for by the clock."""
        return bool(self.listeners) or (bool(self.row.clock) and bool(self.match.humans()))

    def is_thinking(self) -> bool:
        """Whether opponents play on here although nobody looks: by a clock the game waits for nobody."""
        return bool(self.row.clock) and self.thought is not None and not self.thought.done()

    def put_away(self) -> None:
        """Nobody looks at this table any more; whoever comes next gets another one from the store."""
        self.clocks.stop_all()
        if self.reminder:
            self.reminder.cancel()
        if self.thought:
            self.thought.cancel()

    async def _play_opponents(self) -> None:
        while (seat := self.opponent_on_turn()) != SPECTATOR and self._goes_on():
            seen = self.lines
            if self.elsewhere:
                await asyncio.sleep(GRACE)
                self.elsewhere = self.lines != seen
                continue
            if self.plea() and self._patience() > 0:
                await asyncio.sleep(min(1.0, self._patience()))
                continue
            try:
                name = await self.hall.thinkers.choose(self.match, seat, self.asker())
                await asyncio.sleep(self.pause if self._followed() else 0.0)
                await self._opponent_chooses(seat, seen, name)
            except Fault as fault:
                await self._player_failed(seat, str(fault))
            except Stale:
                await self.catch_up()
            except Away:
                await asyncio.sleep(RETRY)

    def set_speed(self, player: str, speed: int) -> None:
        """Somebody who sits here says how fast opponents go on."""
        if not self.seats_of(player) or speed not in PAUSES:
            raise Trouble("This message asks for nothing that can be done here.", "trouble-nothing")
        self.speed, self.pause = speed, PAUSES[speed]
        self.tell_everybody()

    def suit(self, player: str, speed: int) -> None:
        """Go on as fast as somebody who sits here likes it elsewhere, unless it was said here."""
        if self.speed < 0 and speed in PAUSES and self.seats_of(player):
            self.set_speed(player, speed)

    async def _player_failed(self, seat: int, fault: str) -> None:
        """A player of the house cannot go on: its host reads why, and a page plays on."""
        kind = self.match.kinds[seat]
        logger.warning("table %s: %s %s", self.row.id, name_of(kind), fault)
        try:
            await self._stand_in(seat, kind, notes.FAULT)
        except (Stale, Away):
            await asyncio.sleep(RETRY)  # then it is asked again

    def _followed(self) -> bool:
        """Whether somebody looks on who wants to follow; bots do not."""
        return any(not player.startswith(BOT) for player in self.presence.links)

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
