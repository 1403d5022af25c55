"""The live link of a bot: it sits down by its invitation, is asked as in the arena, and answers by name or number."""

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.players import protocol
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.pace import Pace
from regalia.table.pen import Stale
from regalia.web.limits import BURST, Limits
from regalia.web.live.guest_link import parse
from regalia.web.request_context import place_of

TRIES = 5  # to write a choice while others write theirs


class BotLink:
    """One connection of a bot. Only what is asked and how it ends is sent; the view comes with the question."""

    def __init__(self, socket: WebSocket, table: LiveTable, limits: Limits) -> None:
        self.socket = socket
        self.table = table
        self.player = ""
        self.seat = -1
        self.news = asyncio.Event()
        self.troubles: list[str] = []
        self.limits = limits
        self.pace = Pace(limits.rate, limits.rate * BURST)  # of wrong answers
        self.question = -1
        self.shown: tuple[object, ...] = ()
        self.also: tuple[str, ...] = ()  # what it wants to be told besides

    async def run(self, invitation: str, secret: str, name: str) -> None:
        """Sit down, be asked, answer; until the game is over, a page plays on, or the bot leaves."""
        self.seat, secret = await self.table.seat_bot(invitation, secret, name)
        self.player = self.table.row.seats[self.seat].owner
        if self.table.match.kinds[self.seat] != PERSON:
            raise Trouble("This bot has lost its seat; a page plays on.")
        seats, clock = self.table.match.setup.seats, self.table.clocks.clock
        await self.send(protocol.beginning(self.table.game, seats, self.seat, clock) | {"secret": secret})
        self.table.come(self.news.set, self.player, place_of(self.socket))
        self.news.set()
        self.table.wake_opponents()
        telling = asyncio.create_task(self.tell())
        try:
            await self.listen()
        finally:
            self.table.leave(self.news.set, self.player)
            telling.cancel()
            await asyncio.wait((telling,))

    async def tell(self) -> None:
        """Send what concerns this bot, whenever something has changed."""
        while True:
            await self.news.wait()
            self.news.clear()
            troubles, self.troubles = self.troubles, []
            for trouble in troubles:
                await self.send({"type": "trouble", "text": trouble})
            last = self.last_word()
            if last:
                await self.send(last)
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                    await self.socket.close()
                return
            if self.asked() and self.table.question_key(self.seat) != self.shown:
                self.shown, self.question = self.table.question_key(self.seat), self.question + 1
                await self.send(self.ask())

    async def send(self, message: dict[str, Any]) -> None:
        """Send, if the bot is still there; that it has left is heard elsewhere."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_json(message)

    def last_word(self) -> dict[str, Any] | None:
        """What ends the link: the end of the game, or a page on the bot's seat."""
        if self.table.match.position.over():
            return protocol.end(self.table.match.position)
        if self.table.match.kinds[self.seat] != PERSON:
            return {"type": "replaced"}
        return None

    def asked(self) -> bool:
        """Whether the bot must choose now."""
        return self.table.ready() and self.table.match.position.waits(self.seat)

    def ask(self) -> dict[str, Any]:
        """The question, as in the arena."""
        match, left = self.table.match, self.table.clocks.left(self.seat)
        seed = derived_seed(match.thought(self.seat), "bot").hex()
        return protocol.question(match.game, match.position, self.seat, self.question, left, seed, self.also)

    async def listen(self) -> None:
        """Hear answers; a wrong one is told, and the clock runs on."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                await self.obey(parse(message.get("text"), self.limits.message))
            except Trouble as trouble:
                self.check_patience()
                self.troubles.append(str(trouble))
                self.news.set()

    def check_patience(self) -> None:
        """A bot that answers nonsense all the time is not listened to any more."""
        if not self.pace.allows():
            raise Trouble("Slowly, please: too many wrong answers at once.")

    async def obey(self, message: dict[str, Any]) -> None:
        """Carry out an answer; one to an earlier question is refused. What it wants to be told besides, it is."""
        wish = protocol.wish(message)
        if wish is not None:
            self.check_patience()
            self.also = wish
            if self.asked() and self.shown:
                self.shown, self.question = (), self.question - 1  # the same question once more
            self.news.set()
            return
        for _ in range(TRIES):
            if not self.asked():
                raise Trouble("This is not asked now.")
            position = self.table.match.position
            name = position.name(self.seat, protocol.chosen(position, self.seat, message, self.question))
            try:
                await self.table.choose(self.player, self.seat, self.table.lines, name)
                return
            except Stale:
                continue  # somebody else who was asked at the same time was faster
        raise Trouble("The table is too busy just now; answer again.")
