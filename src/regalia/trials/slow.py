"""Slow guests: connections that never finish what they began, which the server must not even notice."""

import asyncio
import time
from pathlib import Path
from typing import Any

from regalia.trials.serving import Server, serving

PER_ADDRESS = 50  # connections from each of the addresses that this machine has for itself
LONGEST = 120.0  # seconds after which somebody goes by himself
TOGETHER = 100  # connections that are opened at the same time
HEAD = "{} HTTP/1.1\r\nhost: regalia\r\n"
BEGUN = (
    "",
    "GE",
    HEAD.format("GET /"),
    HEAD.format("POST /tables") + "content-length: 500\r\n\r\ngame=king",
    HEAD.format("POST /tables") + "transfer-encoding: chunked\r\n\r\n5\r\ngam",
    HEAD.format("POST /nowhere") + "content-length: 500\r\n\r\nanswered before it is whole",
    HEAD.format("GET /t/nowhere/ws") + "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n",
)  # what they say, before they fall silent


class SlowGuests:
    """Many connections that fall silent, and somebody who asks whether the server is well."""

    def __init__(self, server: Server, count: int) -> None:
        self.server = server
        self.count = count
        self.open = 0
        self.most = 0
        self.answers: list[float] = []  # seconds that the server took to say that it is well
        self.done = False
        self.never = 0  # connections that were not shown out in any time one could wait for

    async def run(self) -> dict[str, Any]:
        """All come, and stay until they are shown out."""
        started = time.perf_counter()
        asking = asyncio.create_task(self.ask_all_the_while())
        coming = asyncio.Semaphore(TOGETHER)
        await asyncio.gather(*(self.stay(number, coming) for number in range(self.count)))
        passed = time.perf_counter() - started
        self.done = True
        await asking
        return {
            "connections": self.count,
            "open_at_once": self.most,
            "health_asked": len(self.answers),
            "health_slowest_ms": round(max(self.answers) * 1000, 1),
            "never_shown_out": self.never,
            "all_gone_after_s": round(passed, 1),
        }

    async def stay(self, number: int, coming: asyncio.Semaphore) -> None:
        """One of them: says its words, and waits until the server has had enough."""
        address = f"127.0.{number // PER_ADDRESS // 200}.{2 + number // PER_ADDRESS % 200}"
        async with coming:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, local_addr=(address, 0))
        self.open += 1
        self.most = max(self.most, self.open)
        try:
            writer.write(BEGUN[number % len(BEGUN)].encode())
            async with asyncio.timeout(LONGEST):
                await reader.read()
        except TimeoutError:
            self.never += 1
        except ConnectionError:
            pass  # it is over, one way or the other
        finally:
            self.open -= 1
            writer.close()

    async def ask_all_the_while(self) -> None:
        """Is the server well? Each time over a connection of its own."""
        while not self.done:
            began = time.perf_counter()
            answer = await asyncio.to_thread(self.server.get, "/health")
            assert '"ok"' in answer, answer
            self.answers.append(time.perf_counter() - began)
            await asyncio.sleep(0.1)


def slow_test(home: Path, count: int, seconds: float) -> dict[str, Any]:
    """So many slow guests at a server that gives them so many seconds."""
    with serving(home, "", ["--request-seconds", str(seconds)]) as server:
        found = asyncio.run(SlowGuests(server, count).run())
        return found | {"request_seconds": seconds, "log": server.log().splitlines()[-3:]}
