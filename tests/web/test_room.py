"""One screen for the room and phones as hands: who gets a seat by the code, and how the game begins."""

import html
import re
from pathlib import Path

import pytest
from serving import Browser, Live, Server, fetch, serving
from test_manners import finished

from regalia.web.request_context import from_here
from regalia.web.server import outside_address


def room(screen: Browser, game: str = "kingsburg") -> str:
    """A table on the television, by one click in the hall; its id."""
    answer = screen.client.post("/tables", data={"game": game, "way": "room"})
    assert answer.status_code == 303, answer.text
    found = re.fullmatch(r"/t/([\w-]+)/screen", answer.headers["location"])
    assert found, answer.headers["location"]
    return found.group(1)


def code_on(screen: Browser, table: str) -> str:
    """The address that the code on a screen leads to, without the host."""
    shown = screen.client.get(f"/t/{table}/screen").text
    found = re.search(r'class="address"><a href="http://[^/]+(/t/[^"]+)"', shown)
    assert found, shown
    return found.group(1)


def sit(server: Server, address: str, name: str) -> Browser:
    """Somebody scans the code, types a name and sits down."""
    phone = Browser(server)
    assert "There is a seat for you" in html.unescape(phone.client.get(address).text)
    answer = phone.client.post(address, data={"name": name})
    assert answer.status_code == 303, answer.text
    return phone


def begin(browser: Browser, table: str, how: str, **more: str) -> str:
    """Begin without those who have not come; where that leads."""
    answer = browser.client.post(f"/t/{table}/begin", data={"with": how, **more})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


@pytest.fixture
def screen(server: Server) -> Browser:
    return Browser(server)


def test_the_same_code_gives_everybody_the_next_seat_and_the_last_one_begins_the_game(
    server: Server, screen: Browser
) -> None:
    table = room(screen, "rival_kings")
    address, tv = code_on(screen, table), screen.live(table, "?screen=1")
    phones = [sit(server, address, name) for name in ("Anna", "Béla", "Cili")]
    while "Cili" not in tv.panels["seats"]:
        tv.receive()
    assert re.findall(r'<li class="seat-(\d) free">', tv.panels["seats"]) == ["3"]
    assert "One seat is still free." in tv.panels["prompt"]
    phones.append(sit(server, address, "Dani"))
    while "data-called" not in tv.panels["prompt"]:
        tv.receive()
    assert "On turn:" in tv.panels["prompt"]
    assert "gathering" not in tv.panels["seats"]
    assert not tv.options()
    late = Browser(server).client.post(address, data={"name": "Late"})
    assert (late.status_code, "All seats of this table are taken." in late.text) == (400, True)
    again = phones[1].client.get(address)
    assert (again.status_code, again.headers["location"]) == (303, f"/t/{table}"), "scanned again: back to the own side"


def test_only_the_screen_of_somebody_who_belongs_there_gives_seats_away(server: Server, screen: Browser) -> None:
    table, stranger = room(screen), Browser(server)
    code = code_on(screen, table).rpartition("/")[2]
    seen = stranger.client.get(f"/t/{table}/screen").text
    assert code not in seen
    assert "/join/" not in seen
    assert "/join/" not in stranger.live(table, "?screen=1").panels["seats"]
    other = room(screen)
    refused = stranger.client.post(f"/t/{other}/join/{code}", data={"name": "Nobody"})
    assert "not for a seat at this table" in refused.text
    refused = stranger.client.post(f"/t/{table}/begin", data={"with": "opponents"})
    assert "Only those who sat at this table can do this." in refused.text


def test_opponents_take_the_free_seats_by_one_click_and_nobody_else_gets_them_then(
    server: Server, screen: Browser
) -> None:
    table = room(screen, "royals")
    anna = sit(server, code_on(screen, table), "Anna")
    invited = re.findall(rf"/t/{table}/join/[\w-]+", anna.client.get(f"/t/{table}").text)
    assert begin(anna, table, "opponents") == f"/t/{table}"
    link = anna.live(table)
    link.wait_for_options()
    assert link.seat() == 0
    late = Browser(server).client.post(invited[-1], data={"name": "Late"})
    assert "This seat is taken." in html.unescape(late.text)
    assert "opponent" not in begin(anna, table, "opponents"), "once more changes nothing"


def test_fewer_begin_at_a_table_of_their_own_and_everybody_comes_along(server: Server, screen: Browser) -> None:
    table = room(screen)
    address = code_on(screen, table)
    anna, bela = sit(server, address, "Anna"), sit(server, address, "Béla")
    tv, link = screen.live(table, "?screen=1"), bela.live(table)
    old = re.findall(rf"/t/{table}/join/[\w-]+", anna.client.get(f"/t/{table}").text)
    went = begin(screen, table, "those", room="1")
    smaller = went.removesuffix("/screen")
    assert smaller != f"/t/{table}"
    assert heard(tv) == went
    assert heard(link) == smaller
    assert anna.client.get(f"/t/{table}").headers["location"] == smaller
    assert begin(anna, table, "those") == smaller, "there is only one"
    for late in (address, old[-1]):
        assert Browser(server).client.get(late).headers["location"] == smaller
    sitting = anna.live(smaller.removeprefix("/t/")).panels["seats"]
    assert re.findall(r"<bdi>([^<]+)</bdi>", sitting) == ["Anna", "Béla"]


def heard(link: Live) -> str:
    """Where a live link sends its page."""
    while True:
        message = link.receive()
        if "go" in message:
            return str(message["go"])


def test_one_alone_is_too_few_for_most_games(server: Server, screen: Browser) -> None:
    table = room(screen)
    anna = sit(server, code_on(screen, table), "Anna")
    assert 'value="those"' not in anna.client.get(f"/t/{table}").text
    answer = anna.client.post(f"/t/{table}/begin", data={"with": "those"})
    assert "is for 2 to 5 seats" in html.unescape(answer.text)


def test_the_screen_goes_along_to_the_rematch(server: Server) -> None:
    anna = Browser(server)
    table = finished(anna)
    tv = Browser(server).live(table, "?screen=1")
    answer = anna.client.post(f"/t/{table}/rematch")
    assert heard(tv) == answer.headers["location"] + "/screen"


def test_a_screen_at_the_machine_itself_shows_the_address_that_phones_reach(tmp_path: Path) -> None:
    with serving(tmp_path, options=("--host", "0.0.0.0")) as house:
        outside = outside_address("0.0.0.0", house.port) or house.url
        screen = Browser(house)
        shown = screen.client.get(f"/t/{room(screen)}/screen").text
        found = re.search(r'class="address"><a href="([^"]+)"', shown)
        assert found
        assert found.group(1).startswith(outside)
        assert "There is a seat for you" in fetch(found.group(1)).text


def test_what_is_read_from_here_leads_others_to_the_address_in_the_network() -> None:
    assert from_here("http://127.0.0.1:8000")
    assert from_here("http://localhost")
    assert from_here("http://[::1]:8000")
    assert not from_here("http://192.168.1.20:8000")
    assert not from_here("https://play.example")
    assert outside_address("127.0.0.1", 8000) == "", "phones do not get in"
