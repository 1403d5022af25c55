"""The own turns as a feed: valid Atom, every turn once, and nothing more once its owner has signed out."""

import re
from datetime import datetime
from xml.etree import ElementTree

import httpx
import pytest
from serving import PATIENCE, Browser, Server

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def address(browser: Browser) -> str:
    """Where the page of the own tables says that the feed is."""
    found = re.search(r'href="([^"]+/feed/[^"]+)"', browser.client.get("/tables").text)
    assert found
    return found.group(1)


def read(url: str, **headers: str) -> httpx.Response:
    """As a reader does: without a cookie."""
    return httpx.get(url, headers={name.replace("_", "-"): value for name, value in headers.items()}, timeout=PATIENCE)


def entries(url: str) -> list[dict[str, str]]:
    """The entries of a feed that is valid as far as the standard demands elements."""
    answer = read(url)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/atom+xml")
    root = ElementTree.fromstring(answer.content)
    assert root.tag == f"{ATOM}feed"
    for name in ("id", "title", "updated", "author/{http://www.w3.org/2005/Atom}name"):
        assert root.findtext(ATOM + name), name
    assert [link.get("href") for link in root.findall(f"{ATOM}link[@rel='self']")] == [url]
    found = []
    for entry in root.findall(f"{ATOM}entry"):
        told = {name: entry.findtext(ATOM + name) or "" for name in ("id", "title", "updated", "content")}
        assert all(told.values())
        assert datetime.fromisoformat(told["updated"]).tzinfo
        link = entry.find(f"{ATOM}link[@rel='alternate']")
        assert link is not None
        found.append(told | {"link": link.get("href") or ""})
    assert len({entry["id"] for entry in found}) == len(found)
    return found


def test_a_turn_is_told_once_with_table_company_and_time(server: Server, anna: Browser) -> None:
    table = anna.new_table("royals", "me", "link", **{"name-0": "Anna"})
    url = address(anna)
    assert entries(url) == [], "somebody is still missing"
    bela = Browser(server)
    invited = re.search(rf"/t/{table}/join/[\w-]+", anna.client.get(f"/t/{table}").text)
    assert invited
    bela.client.post(invited.group(0), data={"name": "Béla & <Co>"})
    hers, his = anna.live(table), bela.live(table)
    first, second = (hers, his) if hers.options() else (his, hers)
    owner, other = (anna, bela) if hers is first else (bela, anna)
    (turn,) = entries(address(owner))
    assert turn["title"] == "Royals: it is your turn"
    assert turn["link"] == f"{server.url}/t/{table}"
    assert turn["content"] == ("With Béla & <Co>." if owner is anna else "With Anna.")
    assert entries(address(other)) == []
    assert entries(address(owner)) == [turn], "the same turn, the same id"
    while first.options():
        first.choose(first.options()[0])
    second.wait_for_options()
    assert entries(address(owner)) == []
    assert len(entries(address(other))) == 1


def test_a_reader_that_has_it_already_is_told_so(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    url = address(anna)
    answer = read(url)
    tag, when = answer.headers["etag"], answer.headers["last-modified"]
    assert read(url, if_none_match=tag).status_code == 304
    assert read(url, if_modified_since=when).status_code == 304
    assert read(url, if_modified_since="no date").status_code == 200
    assert read(url, if_none_match='"another"', if_modified_since=when).status_code == 200
    link = anna.live(table)
    link.choose(link.options()[0])
    assert read(url, if_none_match=tag).status_code == 200, "another turn has begun"


def test_the_address_speaks_its_language_ends_with_the_cookie_and_cannot_be_made_up(anna: Browser) -> None:
    anna.new_table("kingsburg", "me", "here")
    anna.client.cookies.set("language", "hu")
    url = address(anna)
    assert entries(url)[0]["title"] == "Kingsburg: te következel"
    token = url.rpartition("/")[2].partition("?")[0]
    forged = token[:-1] + ("0" if token[-1] != "0" else "1")
    assert read(url.replace(token, forged)).status_code == 404
    anna.client.post("/me/end")
    assert entries(url) == []
    assert len(entries(address(anna))) == 1
