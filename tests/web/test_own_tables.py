"""Coming back: the list of the own tables as a person reads it, searches it and goes through it."""

import html
import re

import pytest
from serving import Browser, Server
from test_manners import finished, listed

from regalia.kernel.texts import LANGUAGES
from regalia.web.boards.render import texts_for
from regalia.web.pages.own_tables import PAGE, since


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def cards(browser: Browser, address: str = "/tables") -> str:
    """The words of a list of tables."""
    page = browser.client.get(address).text.partition("<main")[2].partition('<p class="feed"')[0]
    text = re.sub(r"<[^>]+>", " ", page)
    return " ".join(html.unescape(text).split())


def test_a_running_table_tells_round_points_turn_and_since_when(anna: Browser) -> None:
    anna.new_table("kingsburg", "me", "here")
    told = cards(anna)
    assert "P1 0 P2 0 your turn Year 1 of 5 · just now" in told
    assert "your turn Year 1 of 5 · just now" in cards(anna, "/"), "the hall says it too"
    assert "All tables: 1 your turn at one" in cards(anna, "/")


def test_a_table_that_waits_for_a_friend_says_so(anna: Browser) -> None:
    anna.new_table("royals", "me", "link")
    assert "One seat is still free." in cards(anna)
    assert "your turn" not in cards(anna)


def test_a_finished_table_tells_the_result_and_can_be_seen_watched_and_played_again(anna: Browser) -> None:
    table = finished(anna)
    page = anna.client.get("/tables").text
    assert "has won." in cards(anna)
    assert f'href="/t/{table}#replay"' in page
    assert f'action="/t/{table}/rematch"' in page
    assert table not in listed(anna, "/"), "the hall shows what goes on"
    assert "All tables: 1" in cards(anna, "/")


def test_tables_are_searched_by_name_and_game_and_turned_page_by_page(server: Server) -> None:
    anna = Browser(server)
    tables = [anna.new_table("kingsburg", "me", "here", **{"name-1": f"Guest {number}"}) for number in range(PAGE)]
    royal = anna.new_table("royals", "me", "here", **{"name-1": "Győző"})
    assert len(listed(anna)) == PAGE
    second = re.search(r'href="(/tables\?[^"]*page=2)"', anna.client.get("/tables").text)
    assert second
    assert len(listed(anna, html.unescape(second.group(1)))) == 1
    assert listed(anna, "/tables?game=royals") == [royal]
    assert listed(anna, "/tables?find=GYŐZŐ") == [royal]
    assert listed(anna, "/tables?find=guest+3&game=royals") == []
    assert "There is no such table here." in cards(anna, "/tables?find=nobody")
    anna.client.post(f"/t/{tables[3]}/put-away")
    assert listed(anna, "/tables?away=1&find=guest") == [tables[3]]
    assert listed(anna, "/tables?page=99"), "too far is the last page"


def test_a_stranger_has_no_tables(server: Server) -> None:
    assert listed(Browser(server)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_how_long_ago_something_was(language: str) -> None:
    texts = texts_for(None, language)
    told = [since(seconds, texts) for seconds in (0, 59, 60, 119, 120, 3600, 7200, 86400, 2 * 86400)]
    assert told[0] == told[1] != told[2]
    assert told[2] == told[3] != told[4]
    assert len(set(told)) == 7
    assert "2" in told[4]
    assert "2" in told[6]
    assert "2" in told[8]
