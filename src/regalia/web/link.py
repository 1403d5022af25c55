"""The live link of one guest: what he sends, and the panels that change for him."""

import json
import time
from typing import Any

from starlette.websockets import WebSocket

from regalia.kernel.errors import Trouble
from regalia.table.live import PAUSE, LiveTable
from regalia.web.panels import Guest, changed, news, panels

MESSAGE_MAX = 4096
RATE = 60  # messages in WINDOW seconds
WINDOW = 5.0


class Link:
    """One connection."""

    def __init__(self, socket: WebSocket, table: LiveTable, guest: Guest) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.sent: list[float] = []

    async def run(self) -> None:
        """Show the table, then listen until the guest leaves."""
        self.guest.told = len(self.table.match.events)
        self.table.listeners.add(self.refresh)
        await self.refresh()
        self.table.wake_opponents()
        while True:
            text = await self.socket.receive_text()
            try:
                self.check_rate()
                await self.obey(parse(text))
            except Trouble as trouble:
                await self.socket.send_json({"trouble": str(trouble)})
                await self.refresh()

    def close(self) -> None:
        """The guest has left."""
        self.table.listeners.discard(self.refresh)

    def check_rate(self) -> None:
        """Nobody needs more than a few messages a second."""
        now = time.monotonic()
        self.sent = [moment for moment in self.sent if now - moment < WINDOW] + [now]
        if len(self.sent) > RATE:
            raise Trouble("Slowly, please: too many messages at once.")

    async def refresh(self) -> None:
        """Send what has changed for this guest."""
        board, side = panels(self.table, self.guest)
        fresh = changed(self.guest, board | side)
        message: dict[str, Any] = {"lines": self.table.lines, "panels": fresh, "announce": news(self.table, self.guest)}
        try:
            await self.socket.send_json(message)
        except RuntimeError:
            self.close()

    async def obey(self, message: dict[str, Any]) -> None:
        """Carry out what a guest asks for."""
        table, player = self.table, self.guest.player
        kind, seat, seen = message.get("type"), whole(message, "seat"), whole(message, "seen")
        if (
            kind == "choose"
            and message.get("careful") is True
            and table.asks_twice(player, seat, seen, word(message, "name"))
        ):
            await self.socket.send_json({"confirm": word(message, "name")})
        elif kind == "choose":
            await table.choose(player, seat, seen, word(message, "name"))
        elif kind == "undo":
            await table.undo(player, seat, seen)
        elif kind == "say":
            await table.say(player, word(message, "text"))
        elif kind == "hand":
            await table.hand_over(player, seat, word(message, "kind"))
        elif kind == "lift":
            self.guest.lifted = seat if seat in table.seats_of(player) else -1
            await self.refresh()
        elif kind == "pace" and table.seats_of(player):
            table.pause = 0.0 if whole(message, "pause") == 0 else PAUSE
            await table.tell_everybody()
        else:
            raise Trouble("This message asks for nothing that can be done here.")


def parse(text: str) -> dict[str, Any]:
    """A message of a client, or Trouble."""
    if len(text) > MESSAGE_MAX:
        raise Trouble(f"A message has at most {MESSAGE_MAX} characters.")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble("This message is not JSON.") from None
    if not isinstance(message, dict):
        raise Trouble("A message is an object.")
    return message


def whole(message: dict[str, Any], key: str) -> int:
    """A small whole number of a message; -1 where there is none."""
    value = message.get(key, -1)
    return value if isinstance(value, int) and not isinstance(value, bool) and -1 <= value < 1_000_000 else -1


def word(message: dict[str, Any], key: str) -> str:
    """A text of a message; empty where there is none."""
    value = message.get(key, "")
    return value if isinstance(value, str) else ""
