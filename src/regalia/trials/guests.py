"""Guests without a screen who play through real live links, for tests under load and under fire."""

import asyncio
import html
import json
import re
import time
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from regalia.kernel.errors import Trouble
from regalia.trials.serving import Visitor
from regalia.web.live.diff import followed

OPTION = re.compile(r'data-option="([^"]*)"')
READ = ("prompt", "seats")  # panels that say what a guest without a screen needs to know
SEAT = re.compile(r'data-seat="(\d+)"')


class LiveGuest:
    """One live link, with what it needs of the panels it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.lines = -1
        self.parts: dict[str, list[str]] = {}
        self.prompt = ""
        self.over = False
        self.invitations: list[str] = []
        self.trouble = ""
        self.received = 0.0

    @classmethod
    async def join(cls, port: int, table: str, cookie: str, address: str = "") -> Self:
        """Connect, and wait for the first sight of the table."""
        url, origin = f"ws://127.0.0.1:{port}/t/{table}/ws", Origin(f"http://127.0.0.1:{port}")
        headers = {"cookie": cookie, "accept-language": "en"} | ({"x-forwarded-for": address} if address else {})
        socket = await connect(
            url,
            additional_headers=headers,
            origin=origin,
            compression=None,
            max_size=None,
            open_timeout=None,
            close_timeout=1,
        )
        guest = cls(socket)
        await guest.receive()
        return guest

    async def receive(self) -> None:
        """Take the next message."""
        raw = await self.socket.recv()
        self.received = time.perf_counter()
        message = json.loads(raw)
        self.lines = message.get("lines", self.lines)
        self.trouble = message.get("trouble", "")
        for name, change in message.get("panels", {}).items():
            self.parts[name] = followed(self.parts.get(name, []), change)
        panels = {name: "".join(self.parts[name]) for name in message.get("panels", {}) if name in READ}
        self.prompt = panels.get("prompt", self.prompt)
        if "seats" in panels:
            self.invitations = re.findall(r"/join/([\w-]+)", panels["seats"])
        self.over = self.over or "data-replay" in panels.get("prompt", "")

    async def see(self, lines: int) -> None:
        """Wait until the table has come so far."""
        while self.lines < lines:
            await self.receive()

    def options(self) -> list[str]:
        """What can be chosen at this link now."""
        return [html.unescape(name) for name in OPTION.findall(self.prompt)]

    async def send(self, message: dict[str, Any]) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))

    async def choose(self, name: str) -> int:
        """Choose, and wait for the answer; the seat that chose."""
        found = SEAT.search(self.prompt)
        assert found is not None
        seat, before = int(found.group(1)), self.lines
        await self.send({"type": "choose", "seat": seat, "seen": before, "name": name})
        while self.lines == before:
            await self.receive()
            if self.trouble:
                raise Trouble(self.trouble)
        return seat

    async def leave(self) -> None:
        """Close the link."""
        await self.socket.close()


async def open_table(visitors: list[Visitor], game: str) -> str:
    """A table at which each of several visitors has a seat; the first one is the host."""
    host, *friends = visitors
    table = await asyncio.to_thread(host.new_table, game, ["me"] + ["link"] * len(friends))
    guest = await LiveGuest.join(host.port, table, host.cookie)
    invitations = list(dict.fromkeys(guest.invitations))
    await guest.leave()
    for number, (friend, invitation) in enumerate(zip(friends, invitations, strict=True)):
        name = f"{table[:8]} {number}"  # at every table other people, so that no two look alike
        await asyncio.to_thread(friend.request, "POST", f"/t/{table}/join/{invitation}", {"name": name})
    return table
