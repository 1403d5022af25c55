"""One rude guest spoils nobody's evening: what strangers and companions may do at a table, and what they may not."""

import re
import socket
import time
from collections.abc import Iterator

import pytest
from laid import nearly_finished
from serving import PATIENCE, Browser, Live, Server, flawless
from test_bot_links import invitations, until_closed
from test_server import finish
from websockets.exceptions import ConnectionClosed

from regalia.web.pages.devices import MOVES

pytestmark = pytest.mark.xdist_group("manners")  # they share a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with flawless(tmp_path_factory.mktemp("home"), options=("--links-per-guest", "3", "--absence", "2")) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def seated(anna: Browser, name: str = "Béla") -> tuple[str, Browser]:
    """A table of two people, and the other one."""
    table = anna.new_table("kingsburg", "me", "link")
    bela = Browser(anna.server)
    link = invitations(anna, table)[0].removeprefix(anna.server.url)
    assert bela.client.post(link, data={"name": name}).status_code == 303
    return table, bela


def finished(anna: Browser) -> str:
    """A table at which the game is over."""
    table = nearly_finished(anna, "kingsburg")
    live = anna.live(table)
    live.send(type="pace", pause=0)
    finish(live)
    live.close()
    return table


def wait_for(live: Live, text: str, panel: str) -> None:
    while text not in live.panels[panel]:
        live.receive()


def refusal(live: Live, **message: object) -> str:
    before = len(live.troubles)
    live.send(**message)
    while len(live.troubles) == before:
        live.receive()
    return live.troubles[-1]


def listed(browser: Browser, page: str = "/tables") -> list[str]:
    """The tables in the own list."""
    return re.findall(r'class="card [^"]*" href="/t/([^"]+)"', browser.client.get(page).text)


# Taking back and handing over.


def test_others_are_asked_on_their_screens_and_the_log_tells_it(anna: Browser) -> None:
    table, bela = seated(anna)
    here, there = anna.live(table), bela.live(table)
    asked = {0: here, 1: there}
    first = 0 if here.options() else 1
    for seat in (first, 1 - first):
        wait_for(asked[seat], "data-option", "prompt")
        asked[seat].choose("take 1 gold")
    asker, other = asked[first], asked[1 - first]
    wait_for(asker, "data-ask", "prompt")
    assert refusal(asker, type="undo", seat=first) == "This cannot be taken back any more."
    asker.send(type="ask", seat=first)
    wait_for(other, "data-answer", "prompt")
    assert "asks whether the last 2 choices may be taken back." in other.panels["log"]
    wait_for(asker, "Not answered yet", "prompt")
    assert refusal(asker, type="answer", seat=1 - first, agree=True) == "This is not your seat."
    other.send(type="answer", seat=1 - first, agree=True)
    said = ""
    while "takes back the last 2 choices, after" not in said:
        said = " ".join(asker.receive().get("announce", []))
    assert "agrees." in said, "a screen reader says it too"
    assert "takes back the last 2 choices, after" in asker.panels["log"]
    assert asker.options() == ["take 1 gold", "take 1 wood", "take 1 stone"]
    watcher = Browser(anna.server).live(table)
    assert "takes back the last 2 choices, after" in watcher.panels["log"], "whoever comes later reads it too"
    assert "data-answer" not in watcher.panels["prompt"]


def test_a_host_replaces_only_who_has_been_away(anna: Browser) -> None:
    table, bela = seated(anna)
    here, there = anna.live(table), bela.live(table)
    assert "minutes without a connection" in refusal(here, type="hand", seat=1, kind="knight")
    assert "Let an opponent play for Béla" not in here.panels["seats"]
    there.close()
    wait_for(here, "Let an opponent play for Béla", "seats")
    here.send(type="hand", seat=1, kind="knight")
    wait_for(here, "Béla is away: an opponent plays on.", "log")
    back = bela.live(table)
    back.send(type="hand", seat=1, kind="person")
    wait_for(here, "Béla plays again.", "log")


# Rematches.


def test_strangers_make_no_rematch_and_push_nothing_out_of_a_lobby(anna: Browser) -> None:
    running = anna.new_table("kingsburg", "me", "random")
    over = finished(anna)
    for _ in range(9):
        stranger = Browser(anna.server)
        for way in ("rematch", "branch"):
            answer = stranger.client.post(f"/t/{over}/{way}")
            assert answer.status_code == 400
            assert "Only those who sat at this table" in answer.text
        page = stranger.client.get(f"/t/{over}").text
        assert f"/t/{over}/rematch" not in page
        assert f"/t/{over}/branch" not in page
    assert sorted(listed(anna)) == sorted([running, over])


def test_a_table_has_one_rematch_where_all_meet(anna: Browser) -> None:
    over = finished(anna)
    assert f"/t/{over}/rematch" in anna.client.get(f"/t/{over}").text
    places = {anna.client.post(f"/t/{over}/rematch").headers["location"] for _ in range(9)}
    assert len(places) == 1
    assert len(listed(anna)) == 2


def test_whoever_plays_on_by_himself_puts_nobody_else_at_a_table(anna: Browser) -> None:
    table, bela = seated(anna)
    here, there = anna.live(table), bela.live(table)
    for live in (here, there):
        live.send(type="hand", seat=0 if live is here else 1, kind="random")
        live.send(type="pace", pause=0)
    wait_for(here, "chronicle", "score")
    made = anna.client.post(f"/t/{table}/branch", data={"at": "4"}).headers["location"].removeprefix("/t/")
    assert made in listed(anna)
    assert made not in listed(bela)
    assert len(invitations(anna, made)) == 1
    here.close()
    there.close()


# Talk.


def test_nobody_talks_a_table_full(anna: Browser) -> None:
    table, bela = seated(anna)
    here, there = anna.live(table), bela.live(table)
    for number in range(200):
        here.send(type="say", text=f"line {number}")
        here.receive()
        if here.troubles:
            break
    assert here.troubles == ["Slowly, please: let the others get a word in."]
    there.send(type="say", text="May I?")
    wait_for(here, "May I?", "chat")
    assert "line 0" in here.panels["chat"]


# One guest, many devices.


def test_a_guest_opens_so_many_links_and_no_more(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    links = [anna.live(table) for _ in range(3)]
    more = anna.live(table)
    assert more.troubles == ["You have 3 tables open at once. Close one of them, then look again."]
    with pytest.raises(ConnectionClosed):
        more.receive()
    Browser(anna.server).live(table).close()  # others are not concerned
    links[0].close()
    links[1].send(type="lift", seat=0)
    deadline = time.monotonic() + PATIENCE
    while anna.live(table).troubles:
        assert time.monotonic() < deadline


def test_links_for_other_devices_are_counted(anna: Browser) -> None:
    answers = [anna.client.get("/me") for _ in range(MOVES + 1)]
    assert {answer.status_code for answer in answers[:MOVES]} == {200}
    assert answers[-1].status_code == 429
    assert f"You have made {MOVES} links" in answers[-1].text
    assert Browser(anna.server).client.get("/me").status_code == 200


def test_a_cookie_is_ended_everywhere(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    thief = Browser(anna.server)
    thief.client.cookies.clear()
    thief.client.cookies.set("regalia", anna.client.cookies["regalia"])
    stolen = thief.live(table)
    assert stolen.options()
    move = re.search(r'href="(http[^"]+/me/[^"]+)"', thief.client.get("/me").text)
    assert move
    answer = anna.client.post("/me/end", follow_redirects=True)
    assert "Done: your tables are on this device alone now." in answer.text
    until_closed(stolen.socket)
    again = thief.live(table)
    assert not again.options()
    seat = anna.live(table).seat()
    assert refusal(again, type="choose", seat=seat, name="take 1 gold") == "This is not your seat."
    assert table not in listed(thief)
    late = Browser(anna.server)
    late.client.post(move.group(1))
    assert table not in listed(late), "a link that was made before is worth nothing"
    assert table in listed(anna)
    live = anna.live(table)
    live.choose("take 1 gold")
    assert live.lines == 1


def test_somebody_without_a_cookie_has_nothing_to_end(server: Server) -> None:
    stranger = Browser(server)
    stranger.client.cookies.clear()
    assert stranger.client.post("/me/end").headers["location"] == "/"


def test_a_table_is_put_away_and_brought_back_and_for_the_others_it_stays(anna: Browser) -> None:
    table, bela = seated(anna)
    Browser(anna.server).client.post(f"/t/{table}/put-away")
    assert table in listed(anna)
    assert "Tables put away" not in anna.client.get("/").text
    assert anna.client.post(f"/t/{table}/put-away").headers["location"] == "/tables"
    assert table not in listed(anna)
    assert table in listed(anna, "/tables?away=1")
    assert "Tables put away" in anna.client.get("/").text, "the way to it"
    assert table in listed(bela)
    assert anna.live(table).panels["seats"], "one can still go there"
    anna.client.post(f"/t/{table}/bring-back")
    assert table in listed(anna)
    assert table not in listed(anna, "/tables?away=1")


def test_a_form_that_breaks_off_leaves_no_traceback(server: Server) -> None:
    """The server of this module must not stumble; see `flawless`."""
    for path in ("/tables", "/language", "/t/nowhere/rematch"):
        with socket.create_connection(("127.0.0.1", server.port)) as plain:
            head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\ncontent-length: 500\r\n\r\ngame=king"
            plain.sendall(head.encode())
            time.sleep(0.1)
    assert Browser(server).client.get("/health").json()["status"] == "ok"
    assert "Traceback" not in server.log()
