"""Connections that never finish what they began: they are shown out, and nobody else notices."""

import asyncio
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import PATIENCE, Browser, Server, fetch, flawless, serving

from regalia.trials.slow import BEGUN, slow_test
from regalia.web.timeouts import WAITING, Doorkeeper

PATIENT = 3.0  # seconds that the server gives; an honest request needs some of them on a busy machine
WAITS_LONG = ("--request-seconds", "1000")
pytestmark = pytest.mark.xdist_group("slow")  # they share servers


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that shows people out soon."""
    with flawless(tmp_path_factory.mktemp("home"), options=("--request-seconds", str(PATIENT))) as running:
        yield running


@pytest.fixture(scope="module")
def leisurely(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for everybody."""
    with flawless(tmp_path_factory.mktemp("home"), options=WAITS_LONG) as running:
        yield running


def half_open(port: int, words: str = "") -> socket.socket:
    """A connection that has said something, and then says no more."""
    plain = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    plain.sendall(words.encode())
    return plain


def read_to_the_end(plain: socket.socket) -> bytes:
    """What the server still says before it closes a connection; a time-out when it does not."""
    said = b""
    with plain:
        try:
            while more := plain.recv(65536):
                said += more
        except ConnectionError:
            pass
    return said


def is_open(plain: socket.socket) -> bool:
    plain.setblocking(False)
    try:
        return plain.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


@pytest.mark.longer
def test_two_hundred_half_open_connections_are_shown_out_and_the_server_answers_meanwhile(tmp_path: Path) -> None:
    found = slow_test(tmp_path, 200, PATIENT)
    assert found["health_asked"] > 0
    assert found["never_shown_out"] == 0
    assert found["log"] == []


def test_a_byte_now_and_then_is_not_enough_and_links_stay(brisk: Server) -> None:
    """Every byte could be the beginning of something; only the clock ends it."""
    anna = Browser(brisk)
    live = anna.live(anna.new_table("kingsburg", "me", "here"))
    slow = [half_open(brisk.port, words) for words in BEGUN]
    deadline = time.monotonic() + PATIENCE
    while slow := [plain for plain in slow if still_reads(plain)]:
        assert time.monotonic() < deadline, "the server still waits"
        time.sleep(0.1)
    live.choose("take 1 gold")
    assert live.lines == 1


def still_reads(plain: socket.socket, words: bytes = b"1") -> bool:
    """Send something more, if that is still possible."""
    try:
        plain.sendall(words)
    except ConnectionError:
        plain.close()
        return False
    return True


def test_a_form_may_come_in_pieces(leisurely: Server) -> None:
    body = b"language=hu&back=/"
    form = half_open(leisurely.port, f"POST /language HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n")
    assert fetch(leisurely.url + "/health").status_code == 200
    form.sendall(b"connection: close\r\n\r\n" + body[:5])
    assert fetch(leisurely.url + "/health").status_code == 200
    form.sendall(body[5:])
    assert b"303 See Other" in read_to_the_end(form)


@pytest.mark.longer
def test_whoever_does_not_read_the_answers_is_shown_out(brisk: Server) -> None:
    """Request upon request on one connection, until all that lies between is full."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.settimeout(PATIENCE)
    plain.connect(("127.0.0.1", brisk.port))
    while still_reads(plain, b"GET /static/regalia.css HTTP/1.1\r\nhost: x\r\n\r\n" * 100):
        pass
    assert fetch(brisk.url + "/health").status_code == 200


class Told(asyncio.Protocol):
    """One end of a connection on which much is said, and then goodbye."""

    def __init__(self, gone: asyncio.Event) -> None:
        self.gone = gone

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(b"x" * 50_000_000)
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()


def test_whoever_is_told_goodbye_and_never_takes_it_is_cut() -> None:
    """Links end like that too: what is closing and cannot be sent is not kept for ever."""

    async def scene() -> None:
        loop, told = asyncio.get_running_loop(), Told(asyncio.Event())
        server = await loop.create_server(lambda: told, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        Doorkeeper(0.2, 10).look_around({told})
        async with asyncio.timeout(PATIENCE):
            await told.gone.wait()
        writer.close()
        server.close()

    asyncio.run(scene())


def test_of_too_many_from_one_address_the_oldest_makes_room(leisurely: Server) -> None:
    slow = [half_open(leisurely.port, "GET / HTTP/1.1\r\n") for _ in range(WAITING + 10)]
    for plain in slow[:10]:
        assert read_to_the_end(plain) == b""
    assert fetch(leisurely.url + "/health").status_code == 200
    assert all(map(is_open, slow[20:])), "those who came later may still finish"
    slow[-1].sendall(b"host: x\r\nconnection: close\r\n\r\n")
    slow[-1].setblocking(True)
    assert b"200 OK" in read_to_the_end(slow[-1])
    for plain in slow:
        plain.close()


def test_where_files_are_few_the_house_is_smaller_and_says_so(tmp_path: Path) -> None:
    """More connections than the system allows files: before, the server could not even accept one more."""
    few = ("sh", "-c", 'ulimit -n 160; exec "$@"', "sh")
    with serving(tmp_path, options=WAITS_LONG, under=few) as server:
        assert server.process.stdout is not None
        said = server.process.stdout.readline()
        room = re.search(r"This machine has room for (\d+) connections at once, not for the 10000", said)
        assert room, said
        slow = [half_open(server.port) for _ in range(int(room[1]) + 20)]
        for plain in slow[:20]:
            assert read_to_the_end(plain) == b""
        assert fetch(server.url + "/health").status_code == 200
        assert "Too many open files" not in server.log()
        for plain in slow:
            plain.close()


def test_as_many_files_as_the_limits_promise() -> None:
    """In a process of its own, whose limit is low and may be raised."""
    program = "from regalia.web.timeouts import room_for; print(room_for(500))"
    command = ["sh", "-c", 'ulimit -Sn 100; exec "$@"', "sh", sys.executable, "-c", program]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "1500\n"
