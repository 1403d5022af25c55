"""Playing by a clock at a real server: it is chosen with the table, and a killed server neither loses nor blames."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from serving import Browser, Live, Server, serving

from regalia.table.timed import CLOCKS


def lay(anna: Browser, bela: Browser, clock: str) -> str:
    """A table of two, each at a device."""
    table = anna.new_table("kingsburg", "me", "link", clock=clock)
    link = anna.live(table)
    invitation = link.panels["seats"].partition("/join/")[2].partition('"')[0]
    bela.client.post(f"/t/{table}/join/{invitation}", data={"name": "Béla"})
    link.close()
    return table


def lines(home: Path, table: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(home / "tables.db")) as store:
        mine = "SELECT seat, name FROM choices WHERE table_id = ? ORDER BY number"
        return store.execute(mine, (table,)).fetchall()


def let_pass(home: Path, seconds: int) -> None:
    """While the server is away: everything was written so much earlier, in a house that was open since."""
    with closing(sqlite3.connect(home / "tables.db")) as store:
        store.execute("UPDATE choices SET made = made - ?", (seconds,))
        store.execute("UPDATE hours SET began = began - ?", (seconds,))
        store.commit()


def asked(links: list[Live]) -> Live:
    """Whoever must choose."""
    return next(link for link in links if link.options())


def wait_for_line(link: Live, words: str) -> None:
    while words not in link.panels["log"]:
        link.receive()


def test_a_clock_is_chosen_with_the_table_and_seen_by_all(server: Server) -> None:
    anna, bela = Browser(server), Browser(server)
    page = anna.client.get("/new/kingsburg").text
    assert all(f'<option value="{seconds}">' in page for seconds in (0, *CLOCKS))
    table = lay(anna, bela, "120")
    links = [guest.live(table) for guest in (anna, bela)]
    for link in links:
        assert 'data-left="1' in link.panels["clock"]
        assert "the clock runs" in link.panels["log"]
    assert ["data-mine" in link.panels["clock"] for link in links].count(True) == 1
    assert 'src="/static/clock.js"' not in anna.client.get(f"/t/{anna.new_table('kingsburg', 'me', 'here')}").text
    refused = anna.client.post("/tables", data={"game": "kingsburg", "kind-0": "me", "kind-1": "here", "clock": "soon"})
    assert refused.status_code == 400
    assert "There is no such clock." in refused.text


@pytest.mark.longer
def test_killed_at_every_step_a_seat_is_reminded_stood_in_for_and_given_back(tmp_path: Path) -> None:
    """Whatever was acknowledged is there after each kill, and the clock goes on from the stored moments."""
    with serving(tmp_path) as server:
        people = [Browser(server), Browser(server)]
        table = lay(people[0], people[1], "30")
        links = [guest.live(table) for guest in people]
        first = asked(links)
        chosen = first.seat(), first.options()[0]
        first.choose(chosen[1])
        late = 1 - links.index(first)
        seat = 1 - chosen[0]
        server.kill()
        let_pass(tmp_path, 31)
        server.start()
        link = people[late].live(table)
        wait_for_line(link, "it is time to choose")
        server.kill()
        let_pass(tmp_path, 16)
        server.start()
        link = people[late].live(table)
        wait_for_line(link, "a knight plays on until")
        assert "Your time ran out, and a knight plays for you." in link.panels["prompt"]
        server.kill()
        server.start()
        link = people[late].live(table)
        link.send(type="hand", seat=seat, kind="person")
        wait_for_line(link, "plays again")
        server.kill()
        kept = lines(tmp_path, table)
        server.start()
        notes = [(who, name) for who, name in kept if name.startswith("@")]
        assert notes[1:] == [(seat, "@remind"), (seat, "@late knight"), (seat, "@return")]
        assert notes[0][1] == "@clock 30"
        assert kept[1] == chosen
        link = people[late].live(table)
        assert link.lines == len(kept)
