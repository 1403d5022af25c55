"""How a server starts: the socket it listens on, and the files it keeps."""

import asyncio
import html
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from laid import nearly_finished
from serving import PATIENCE, Browser, Server, fetch, serving

from regalia.kernel.errors import Trouble
from regalia.table.database import url_of
from regalia.web.identity import Identities
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
        accepted = [one.transport.get_extra_info("socket") for one in server.server_state.connections]
        options = [one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in accepted]
        writer.close()
        server.should_exit = True
        await serving
        return options

    assert asyncio.run(scene()) == [1]


def test_an_address_that_is_not_here_is_no_busy_port() -> None:
    with pytest.raises(Trouble, match=r"Nobody can listen on port 8000 of 999\.1\.1\.1: "):
        free_port("999.1.1.1", 8000)


def test_the_next_port_is_taken_when_one_is_busy() -> None:
    with closing(free_port("127.0.0.1", 0)) as first:
        busy = first.getsockname()[1]
        with closing(free_port("127.0.0.1", busy)) as second:
            assert second.getsockname()[1] > busy


def others_may_read(home: Path) -> list[str]:
    """The secret files and folders in a data folder that somebody else on the machine can open."""
    return sorted(path.name for path in home.iterdir() if path.stat().st_mode & 0o077 and path.name != "server.log")


def play_a_little(home: Path) -> list[str]:
    """One choice at a new table; what lies in the data folder meanwhile that others may read."""
    with serving(home, bare=True) as server:
        anna = Browser(server)
        live = anna.live(anna.new_table("kingsburg", "me", "here"))
        live.choose(live.options()[0])
        assert {path.name for path in home.iterdir()} >= {"tables.db", "tables.db-wal", "tables.db-shm", "cookie.key"}
        return others_may_read(home)


def test_nobody_else_can_read_the_tables_and_the_key_and_what_others_could_read_is_mended_at_the_start(
    tmp_path: Path,
) -> None:
    assert play_a_little(tmp_path) == []
    with closing(sqlite3.connect(tmp_path / "tables.db")) as held:  # so that the files beside the database stay
        held.execute("SELECT * FROM tables").fetchall()
        for path in tmp_path.iterdir():
            path.chmod(0o755 if path.is_dir() else 0o644)
        assert play_a_little(tmp_path) == []


def test_a_data_folder_is_made_for_its_owner_alone_and_one_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    made, there = tmp_path / "deep" / "made", tmp_path / "there"
    there.mkdir(mode=0o755)
    for home in (made, there):
        url_of("", home)
        Identities.kept_in(home)
    assert made.stat().st_mode & 0o777 == 0o700
    assert there.stat().st_mode & 0o777 == 0o755


def test_a_host_may_have_finished_tables_cleared_away(tmp_path: Path) -> None:
    """One ended long ago, and one goes on."""
    with serving(tmp_path) as server:
        anna = Browser(server)
        old, going = nearly_finished(anna, "paladins"), anna.new_table("paladins", "me")
        live = anna.live(old)
        while live.options():
            live.choose(html.unescape(live.options()[0]))
        assert "data-replay" in live.panels["prompt"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("UPDATE tables SET ended = 1 WHERE id = ?", (old,))
        database.commit()
    with serving(tmp_path, options=["--keep-days", "1"]) as server:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and anna_sees(server, old) != 400:
            time.sleep(0.05)
        assert anna_sees(server, old) == 400
        assert anna_sees(server, going) == 200
        assert [path.name for path in (tmp_path / "records").iterdir()] == [f"paladins-{old}.json"]


def anna_sees(server: Server, table: str) -> int:
    """What is answered at the address of a table."""
    return fetch(f"{server.url}/t/{table}").status_code
