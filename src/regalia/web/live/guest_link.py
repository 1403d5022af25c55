"""The live link of one guest: what he sends, and the panels that change for him."""

import asyncio
import json
import time
import zlib
from dataclasses import dataclass
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.kernel.card_words import Teller
from regalia.kernel.errors import Trouble
from regalia.kernel.names import plain
from regalia.table.live import LiveTable
from regalia.table.pace import Pace
from regalia.table.stored import Asking
from regalia.table.thinking import Hint
from regalia.web.boards.render import explain
from regalia.web.boards.rulebook import help_with, switches_at
from regalia.web.limits import BURST, Limits
from regalia.web.live.diff import as_json, text_as_json
from regalia.web.live.guests import Guest, leads_to, may_ask_king
from regalia.web.live.moments import Moments
from regalia.web.live.panels import changed, news, staged
from regalia.web.metrics import Metrics
from regalia.web.request_context import place_of

BREATH = 0.1  # seconds that a message too many costs its sender
LIGHTLY = 1  # packed so, a table is a tenth as large, and nobody waits for it


@dataclass(frozen=True, slots=True)
class House:
    """What all links of a server share."""

    limits: Limits
    metrics: Metrics
    moments: Moments


class Link:
    """One connection. What it is sent waits in a task of its own, so that a slow guest holds nobody else up.

    A quiet link is nothing but a coroutine that listens; the task is there only while there is something to send.
    """

    __slots__ = (
        "fault", "guest", "hinting", "house", "listening", "news", "pace", "packs", "sending", "shown", "shown_lines",
        "socket", "table", "troubles",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, table: LiveTable, guest: Guest, house: House, packs: bool = False) -> None:
        """A link to a table; `packs` if the guest can unpack a first message that is sent packed."""
        self.socket = socket
        self.packs = packs
        self.table = table
        self.guest = guest
        self.house = house
        self.pace = Pace(house.limits.rate, house.limits.rate * BURST)
        self.news = False
        self.listening: asyncio.Task[None] | None = None
        self.sending: asyncio.Task[None] | None = None
        self.fault: BaseException | None = None  # what has ended the sending
        self.troubles: list[dict[str, str]] = []
        self.shown: tuple[object, ...] | None = None  # version of the table and what else of the guest is shown
        self.hinting: asyncio.Task[None] | None = None
        self.shown_lines = -1

    async def run(self) -> None:
        """Show the table, then listen until the guest leaves."""
        self.guest.told = len(self.table.match.events), len(self.table.match.record.notes)
        self.listening = asyncio.current_task()
        self.table.come(self.tell, self.guest.player, place_of(self.socket))
        self.table.suit(self.guest.player, self.guest.speed)
        self.tell()
        self.table.wake_opponents()
        try:
            await self.listen()
        except asyncio.CancelledError:
            if self.fault is None:
                raise
        finally:
            self.table.leave(self.tell, self.guest.player)
            for task in (self.sending, self.hinting):
                if task:
                    task.cancel()
        if self.fault and not isinstance(self.fault, WebSocketDisconnect):
            raise self.fault

    def tell(self) -> None:
        """Something has changed for this guest."""
        self.news = True
        if self.sending is None:
            self.sending = asyncio.create_task(self.send_news())
            self.sending.add_done_callback(self.sent)

    def sent(self, task: asyncio.Task[None]) -> None:
        """All is sent, or nothing can be sent any more. A guest who has left may still be having a choice written."""
        self.sending = None
        if task.cancelled():
            return
        self.fault = task.exception()
        if self.fault is None and self.news:
            self.tell()
        elif self.listening and self.fault and not isinstance(self.fault, WebSocketDisconnect):
            self.listening.cancel()

    async def listen(self) -> None:
        """Obey, message by message."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                if not self.pace.allows():
                    await asyncio.sleep(BREATH)
                    raise Trouble("Slowly, please: too many messages at once.", "trouble-slowly")
                await self.obey(parse(message.get("text"), self.house.limits.message))
            except Trouble as trouble:
                await self.refuse(trouble)

    async def refuse(self, trouble: Trouble) -> None:
        """Say what was wrong, and show the table as it is."""
        self.house.metrics.refusals += 1
        self.troubles = [
            *self.troubles[-9:],
            {"trouble": self.sentence(trouble), **self.ground(trouble)},
        ]
        if self.table.behind:
            await self.table.catch_up()
        self.tell()

    def sentence(self, trouble: Trouble) -> str:
        """What was wrong; of an option that the rules forbid, what stands in its way."""
        position = self.table.match.position
        if trouble.refused is None or not position.waits(trouble.refused[0]):
            return explain(trouble, self.guest.language)
        chronicle = self.house.moments.now(self.table).chronicle(self.guest.language)
        return Teller(self.table.game, dict(chronicle.switches), chronicle.texts).refusal(position, *trouble.refused)

    def ground(self, trouble: Trouble) -> dict[str, str]:
        """Where the rulebook tells why, if a rule stands in the way."""
        game, language = self.table.game, self.guest.language
        told = help_with(game, switches_at(game, self.table.match.setup), trouble.rule, language)
        return {"rule": told.href, "title": told.title or told.rule} if told else {}

    async def send_news(self) -> None:
        """Send what has changed for this guest, until nothing has."""
        while self.news:
            self.news = False
            for trouble in self.take_troubles():
                await self.send(as_json(trouble))
            packed = self.packs and self.shown is None  # the whole table is large, what changes of it is not
            await self.send(self.update(), packed)
            if self.shown_lines not in (-1, self.table.lines):
                self.house.metrics.observe(time.perf_counter() - self.table.moved)
            self.shown_lines = self.table.lines

    def take_troubles(self) -> list[dict[str, str]]:
        """What waits to be said."""
        waiting, self.troubles = self.troubles, []
        return waiting

    def update(self) -> str:
        """The panels that differ from what the guest has; what several are sent was made JSON once."""
        table, guest = self.table, self.guest
        now = (table.version, guest.lifted, guest.king_thinks, guest.hint)
        if self.shown == now:
            return as_json({"lines": table.lines, "panels": {}, "announce": []})
        self.shown = now
        if elsewhere := leads_to(table, guest):
            return as_json({"lines": table.lines, "go": elsewhere})
        moment = self.house.moments.now(table)
        played = [as_json(scene) for scene in staged(moment, guest)]
        panels = ",".join(f'"{name}":{change}' for name, change in changed(moment, guest).items())
        told = map(text_as_json, news(moment, guest))
        beside = f'"announce":[{",".join(told)}],"scenes":[{",".join(played)}]'
        return f'{{"lines":{table.lines},"panels":{{{panels}}},{beside}}}'

    async def send(self, message: str, packed: bool = False) -> None:
        """Send, unless the guest does not listen any more."""
        try:
            if packed:
                await self.socket.send_bytes(zlib.compress(message.encode(), LIGHTLY))
            else:
                await self.socket.send_text(message)
        except RuntimeError as error:  # the link was cut while this was being drawn
            raise WebSocketDisconnect(1006) from error

    async def obey(self, message: dict[str, Any]) -> None:
        """Carry out what a guest asks for."""
        table, player = self.table, self.guest.player
        kind, seat, seen = message.get("type"), whole(message, "seat"), whole(message, "seen")
        name = word(message, "name")
        if kind == "choose" and message.get("careful") is True and table.asks_twice(player, seat, seen, name):
            await self.socket.send_json({"confirm": name})
        elif kind == "choose":
            await table.choose(player, seat, seen, name, time.perf_counter())
        elif kind == "undo":
            await table.undo(player, seat, seen)
        elif kind == "ask":
            await table.ask(player, seat, seen)
        elif kind == "answer":
            await table.answer(player, seat, seen, message.get("agree") is True)
        elif kind == "guide":
            await table.be_guided(player, seen, message.get("on") is True)
        elif kind == "say":
            await table.say(player, word(message, "text"))
        elif kind == "hand":
            await table.hand_over(player, seat, word(message, "kind"))
        elif kind == "lift":
            self.guest.lifted = seat if seat in table.seats_of(player) else -1
            self.tell()
        elif kind == "hint":
            self.ask_king(seat, seen)
        elif kind == "pace":
            table.set_speed(player, whole(message, "pause"))
        else:
            raise Trouble("This message asks for nothing that can be done here.", "trouble-nothing")

    def ask_king(self, seat: int, seen: int) -> None:
        """Let the king think about the question on this screen; other messages are heard meanwhile."""
        if not may_ask_king(self.table, self.guest, seat):
            raise Trouble("This is not your seat.", "trouble-not-yours")
        if self.guest.king_thinks:
            raise Trouble("The king is still thinking.", "trouble-hint-thinks")
        hall = self.table.hall
        asked = hall.advising[self.table.asker(self.guest.player).place]
        full = asked >= min(self.house.limits.hints, hall.thinkers.workers)
        if full and seat not in self.table.advised:
            raise Trouble("The king is wanted at other tables; ask him again in a moment.", "trouble-hint-busy")
        thought = self.table.hint(self.guest.player, seat, seen)
        self.guest.king_thinks = True
        self.tell()
        self.hinting = asyncio.create_task(self.bring_hint(thought))
        self.hinting.add_done_callback(self.king_is_free)

    async def bring_hint(self, thought: asyncio.Task[tuple[Asking, list[Hint]]]) -> None:
        """Show what the king has found, if his question is still asked."""
        try:
            self.guest.hint = await asyncio.shield(thought)
            self.guest.hint_told = False
        except Trouble as trouble:
            await self.refuse(trouble)

    def king_is_free(self, _hinting: asyncio.Task[None]) -> None:
        """He has answered, or nobody waits for it any more."""
        self.guest.king_thinks = False
        self.tell()


def parse(text: str | None, longest: int) -> dict[str, Any]:
    """A message of a client, or Trouble."""
    if text is None:
        raise Trouble("A message is text, not bytes.", "trouble-nothing")
    if len(text) > longest:
        raise Trouble(f"A message has at most {longest} characters.", "trouble-long", most=longest)
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble("This message is not JSON.", "trouble-nothing") from None
    if not isinstance(message, dict):
        raise Trouble("A message is an object.", "trouble-nothing")
    return message


def whole(message: dict[str, Any], key: str) -> int:
    """A small whole number of a message; -1 where there is none."""
    value = message.get(key, -1)
    return value if isinstance(value, int) and not isinstance(value, bool) and -1 <= value < 1_000_000 else -1


def word(message: dict[str, Any], key: str) -> str:
    """A text of a message; empty where there is none."""
    value = message.get(key, "")
    return plain(value) if isinstance(value, str) else ""
