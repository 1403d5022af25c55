"""A real server whose disk is full or shut, or whose database is held: pages come, choices wait, nothing is lost."""

import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from serving import Browser, Live, Server, fetch, serving

from databases import Postgres
from regalia.kernel.errors import Trouble
from support import mostly

# Even root heeds the rights of files without this: PR_CAPBSET_DROP of CAP_DAC_OVERRIDE, before the server is started.
HEEDING_RIGHTS = (
    sys.executable,
    "-c",
    "import ctypes, os, sys; ctypes.CDLL(None).prctl(24, 1, 0, 0, 0); os.execv(sys.argv[1], sys.argv[1:])",
)
UNWRITTEN = "Das lässt sich gerade nicht aufschreiben, und nichts wurde geändert."


def german(server: Server) -> Browser:
    """Somebody whose sentences are in German."""
    anna = Browser(server)
    anna.client.cookies.set("language", "de")
    return anna


@contextmanager
def full(server: Server) -> Iterator[None]:
    """No file of the server's process can be written to, as on a disk without room."""
    pid = server.process.pid
    usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, usual[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)


@contextmanager
def held(server: Server) -> Iterator[None]:
    """Another program writes to the same database and does not come to an end."""
    with closing(sqlite3.connect(server.home / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def refused(live: Live) -> str:
    """What somebody is told who chooses in vain."""
    before = live.lines
    live.send(type="choose", seat=live.seat(), name=live.options()[0])
    told = str(live.receive()["trouble"])
    assert live.receive()["lines"] == before
    return told


@pytest.mark.parametrize("fault", mostly([full, held], full))
def test_pages_come_and_choices_are_refused_until_something_can_be_written_again(
    fault: Callable[[Server], AbstractContextManager[None]], tmp_path: Path
) -> None:
    with serving(tmp_path) as server:
        anna = german(server)
        table = anna.new_table("kingsburg", "me", "here")
        live = anna.live(table)
        live.choose(live.options()[0])
        with fault(server):
            assert UNWRITTEN in refused(live)
            assert fetch(server.url + "/health").status_code == 503
            for page in ("/", f"/t/{table}", "/rules/royals", "/me", "/static/regalia.css", "/metrics"):
                assert anna.client.get(page).status_code == 200, page
            form = {"game": "royals", "kind-0": "me", "kind-1": "here"}
            answer = anna.client.post("/tables", data=form)
            assert (answer.status_code, UNWRITTEN in answer.text) == (503, True)
        assert fetch(server.url + "/health").status_code == 200
        live.choose(live.options()[0])
        live.close()
        server.kill()
        server.start()
        assert anna.live(table).lines == live.lines == 2
        assert "Traceback" not in server.log()


def test_a_data_folder_that_is_shut_keeps_nobody_from_playing(real_postgres: Postgres, tmp_path: Path) -> None:
    """The tables are elsewhere, and the key is there: only what is kept for a quicker start is missing."""
    with serving(tmp_path, real_postgres.fresh(), under=HEEDING_RIGHTS, bare=True):
        (tmp_path / "templates").rename(tmp_path / "old")
    tmp_path.chmod(0o500)
    try:
        with serving(tmp_path, real_postgres.fresh(), under=HEEDING_RIGHTS) as server:
            anna = Browser(server)
            live = anna.live(anna.new_table("kingsburg", "me", "here"))
            live.choose(live.options()[0])
            assert anna.client.get("/rules/royals").status_code == 200
            assert not (tmp_path / "templates").exists()
            assert "Traceback" not in server.log()
    finally:
        tmp_path.chmod(0o700)


def test_templates_that_cannot_be_kept_are_compiled_for_every_page(tmp_path: Path) -> None:
    with serving(tmp_path, under=HEEDING_RIGHTS, bare=True) as server:
        (tmp_path / "templates").chmod(0o500)
        anna = Browser(server)
        assert anna.client.get("/").status_code == 200
        assert anna.client.get("/rules/royals").status_code == 200
        assert list((tmp_path / "templates").iterdir()) == []
        assert "Traceback" not in server.log()


def test_a_start_in_a_folder_that_is_shut_ends_in_one_sentence(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "server.log").touch()
    home.chmod(0o500)
    try:
        with pytest.raises(Trouble, match=r"did not start: The file .*cookie\.key cannot be written") as told:
            Server(home, under=HEEDING_RIGHTS)
        assert "Traceback" not in str(told.value)
    finally:
        home.chmod(0o700)
