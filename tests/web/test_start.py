"""How a server starts: the socket it listens on, and the files it keeps."""

import asyncio
import socket
from typing import Any

import uvicorn

from regalia.web.server import free_port


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
    """An application that is never asked."""


def test_what_is_sent_on_an_accepted_connection_does_not_wait_for_more() -> None:
    """Nagle's algorithm holds an answer back until the last one was confirmed: 40 ms on a kept connection."""

    async def scene() -> list[int]:
        listener = free_port("127.0.0.1", 0)
        server = uvicorn.Server(uvicorn.Config(nothing, lifespan="off", log_level="warning"))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        _reader, writer = await asyncio.open_connection(*listener.getsockname())
        while not server.server_state.connections:
            await asyncio.sleep(0.01)
        accepted = [one.transport.get_extra_info("socket") for one in server.server_state.connections]  # type: ignore[union-attr]
        options = [one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in accepted]
        writer.close()
        server.should_exit = True
        await serving
        return options

    assert asyncio.run(scene()) == [1]
