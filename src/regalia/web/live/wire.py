"""How bytes become messages: uvicorn's own protocol, but light, and calm about what no honest client sends."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

SLOTS = (  # what uvicorn's protocol keeps; in slots it takes a fifth of the room that a dict would
    "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer", "config", "conn",
    "connections", "curr_msg_data_type", "default_headers", "disconnected", "frames", "handshake_complete",
    "handshake_initiated", "initial_response", "last_ping_rtt", "logger", "loop", "pending_ping_payload",
    "ping_interval", "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue", "read_paused", "request",
    "response", "root_path", "scheme", "scope", "server", "tasks", "transport", "writable",
)  # fmt: skip
STALLED = 30.0  # seconds after which a guest who takes nothing any more is let go
BAD_TEXT = 1007  # the code of a link that is closed because a text was not UTF-8


class Mailbox:
    """What came in and was not read yet, for one reader; every link has one, so it is smaller than a queue."""

    __slots__ = ("letters", "reader")

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, letter: Any) -> None:
        """Lay something in, and wake the reader."""
        self.letters.append(letter)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """The oldest letter; waits for one."""
        while not self.letters:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.letters.pop(0)

    def empty(self) -> bool:
        """Whether everything has been read."""
        return not self.letters


class Gate:
    """Open or shut, for those who want to pass; smaller than an event."""

    __slots__ = ("shut", "waiting")

    def __init__(self) -> None:
        self.shut = False
        self.waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        """Open: all who wait may pass."""
        self.shut = False
        for one in self.waiting:
            if not one.done():
                one.set_result(None)
        self.waiting = []

    def clear(self) -> None:
        """Shut."""
        self.shut = True

    async def wait(self) -> None:
        """Pass, sooner or later."""
        while self.shut:
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]


class Wire(WebSocketsSansIOProtocol):
    """One connection. What is broken ends it, without a word in the log.

    uvicorn 0.54 writes a traceback for every text that is not UTF-8, raises InvalidState when a Close frame came along
    with that text in one packet, and leaves a connection open whose handshake failed.
    """

    __slots__ = SLOTS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mailbox()  # type: ignore[assignment]  # all that is asked of a queue here
        self.writable = Gate()  # type: ignore[assignment]  # and of an event

    def data_received(self, data: bytes) -> None:
        """Take what came in."""
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on, if it is one."""
        if self.curr_msg_data_type == "bytes" or _is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            if self.conn.state is OPEN:
                self.conn.send_close(BAD_TEXT)
            self.handle_parser_exception()

    async def send(self, message: MutableMapping[str, Any]) -> None:  # type: ignore[override]
        """Send; once the link stands, its handshake is forgotten, which is a fifth of what a link takes."""
        if self.writable.shut:  # type: ignore[attr-defined]
            await self.until_taken()
        await super().send(message)  # type: ignore[arg-type]
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            list_of_headers = self.scope["headers"]
            assert isinstance(list_of_headers, list)
            list_of_headers.clear()

    async def until_taken(self) -> None:
        """Wait while the guest takes what was sent before; whoever takes nothing any more loses the link."""
        try:
            async with asyncio.timeout(STALLED):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()
            raise ClientDisconnected from None


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
