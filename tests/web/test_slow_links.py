"""Whoever is slow to take what is sent gets the newest sight of the table, and keeps nobody else waiting."""

import asyncio
import contextlib
import json
import socket
import time
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from serving import PATIENCE
from starlette.websockets import WebSocket

from regalia.kernel.game import Setup
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from regalia.web.limits import Limits
from regalia.web.live import wire
from regalia.web.live.diff import followed
from regalia.web.live.guest_link import House, Link
from regalia.web.live.guests import Guest
from regalia.web.live.moments import Moments
from regalia.web.live.panels import panels
from regalia.web.live.wire import Wire
from regalia.web.metrics import Metrics

CHOICES = 10


class Line:
    """The far end of a link: it takes a message only while it is open, however long the sender waits."""

    def __init__(self, is_open: bool) -> None:
        self.open = asyncio.Event()
        self.parts: dict[str, list[str]] = {}
        self.lines: list[int] = []  # how far the table had come in each update
        self.came = asyncio.Condition()
        self.client = None
        if is_open:
            self.open.set()

    async def receive(self) -> Any:
        """The guest says nothing."""
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        """Take a message, sooner or later."""
        await self.open.wait()
        message = json.loads(text)
        self.lines.append(message["lines"])
        for name, change in message["panels"].items():
            self.parts[name] = followed(self.parts.get(name, []), change)
        async with self.came:
            self.came.notify_all()

    async def has(self, lines: int) -> None:
        """Wait until the table is seen as it is after so many lines."""
        async with self.came:
            await self.came.wait_for(lambda: bool(self.lines) and self.lines[-1] == lines)

    def shows(self) -> dict[str, str]:
        """The panels on the screen."""
        return {name: "".join(parts) for name, parts in self.parts.items()}


def dependencies(table: LiveTable, guest: Guest) -> dict[str, str]:
    """What a guest should see."""
    return {name: html for side in panels(table, guest) for name, html in side.items()}


async def choose(table: LiveTable) -> None:
    """Whoever is asked takes the first option."""
    position = table.match.position
    seat = int(position.turn())
    name = position.name(seat, position.options(seat)[0])
    await table.choose(f"owner {seat}", seat, table.lines, name)


async def evening(folder: Path) -> tuple[list[int], list[int]]:
    """Two at a table, one of whom takes nothing for a while; how far the table had come in what each was sent."""
    store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
    await store.open()
    hall, house = Hall(store, Thinkers(1)), House(Limits(), Metrics(), Moments())
    setup = Setup("kingsburg", 2, b"slow")
    table = await hall.create("owner 0", setup, [(PERSON, f"P{seat}", f"owner {seat}") for seat in range(2)])
    guests = [Guest(f"owner {seat}", "en", "http://here") for seat in range(2)]
    swift, slow = Line(is_open=True), Line(is_open=False)
    links = [
        asyncio.create_task(Link(cast(WebSocket, line), table, guest, house).run())
        for line, guest in zip((swift, slow), guests, strict=True)
    ]
    await swift.has(0)
    for number in range(CHOICES):
        await choose(table)
        await swift.has(number + 1)  # the slow one still has nothing
    slow.open.set()
    await slow.has(CHOICES)
    assert [swift.shows(), slow.shows()] == [dependencies(table, guest) for guest in guests]
    for link in links:
        link.cancel()
    await asyncio.gather(*links, return_exceptions=True)
    hall.close()
    await store.close()
    return swift.lines, slow.lines


def test_a_slow_link_gets_the_newest_sight_and_delays_nobody(tmp_path: Path) -> None:
    swift, slow = asyncio.run(asyncio.wait_for(evening(tmp_path), PATIENCE))
    assert swift == list(range(CHOICES + 1))
    assert slow == [0, CHOICES], "what was on its way, then the newest, and nothing between"


async def flooded() -> float:
    """A program sends more and more to somebody who never reads; after how many seconds it hears that he is gone."""
    heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def program(_scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        begun = time.perf_counter()
        with contextlib.suppress(OSError):
            while True:
                await send({"type": "websocket.send", "text": "x" * 1_000_000})
        assert (await receive())["type"] == "websocket.disconnect"
        heard.set_result(time.perf_counter() - begun)

    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(program, ws=Wire, lifespan="off", log_level="warning"))
    serving = asyncio.create_task(server.serve([listener]))
    reader, writer = await asyncio.open_connection(*listener.getsockname(), limit=1)
    key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    writer.write(f"GET / HTTP/1.1\r\nHost: here\r\n{key}Sec-WebSocket-Version: 13\r\n\r\n".encode())
    assert await reader.read(1)
    try:
        return await heard
    finally:
        writer.transport.abort()
        server.should_exit = True
        await serving


def test_who_takes_nothing_any_more_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "STALLED", 0.2)
    assert asyncio.run(asyncio.wait_for(flooded(), PATIENCE)) >= 0.2
