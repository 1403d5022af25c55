"""Hints: whoever is asked may ask the king, for the own seat alone, and everybody at the table knows of it."""

import re
import time
from collections.abc import Iterator

import pytest
from browsing import clean, new_table, visitor
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect
from serving import Browser, Live, Server, flawless

pytestmark = pytest.mark.xdist_group("hints")  # they share a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with flawless(
        tmp_path_factory.mktemp("home"), options=("--max-hints", "1", "--proxy-headers", "127.0.0.1")
    ) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def refused(live: Live, **message: object) -> str:
    """The sentence with which a message is refused."""
    before = len(live.troubles)
    live.send(**message)
    while len(live.troubles) == before:
        live.receive()
    assert "data-advised" not in live.panels["prompt"]
    return live.troubles[-1]


def advised(live: Live) -> list[str]:
    """The options that the king would choose, once he has thought."""
    while not (found := re.findall(r'data-advised="([^"]*)"', live.panels["prompt"])):
        live.receive()
    return found


@pytest.mark.long  # interpreted, the king sees fewer options in his time
def test_a_hint_shows_three_options_and_the_table_is_told_once(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here", "here")
    live, watcher = anna.live(table), Browser(server).live(table)
    seat = live.seat()
    live.send(type="hint", seat=seat)
    assert "The king is thinking" in live.receive()["announce"][-1]
    assert refused(live, type="hint", seat=seat) == "The king is still thinking."
    found = advised(live)
    assert len(found) == 3
    assert set(found) <= set(live.options())
    assert re.search(r"\d+% to win, about \d+ points", live.panels["prompt"])
    why = [re.sub("<[^>]+>", "", one) for one in re.findall(r"</b> (.+)</span></li>", live.panels["prompt"])]
    assert len(why) == 3
    assert all(re.search(r"\d", sentences) and sentences.endswith(".") for sentences in why), why
    sentence = f"P{seat + 1} has asked what the king would do."
    watcher.receive()
    assert watcher.panels["log"].count(sentence) == 1
    assert "data-advised" not in watcher.panels["prompt"]
    live.choose(found[0])
    assert "data-advised" not in live.panels["prompt"]
    live.send(type="undo", seat=seat)
    while live.options() != ["take 1 gold", "take 1 wood", "take 1 stone"]:
        live.receive()
    again = anna.live(table)
    assert again.panels["log"].count(sentence) == 1


def test_nobody_asks_for_a_seat_that_is_not_asked_on_his_screen(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "link")
    host = anna.live(table)
    assert refused(host, type="hint", seat=0) == "This is not your seat."  # somebody is still to sit down
    link = host.panels["seats"].split(f"/t/{table}/join/")[1].split('"')[0]
    bela = Browser(server)
    bela.client.post(f"/t/{table}/join/{link}", data={"name": "Béla"})
    while "still free" in host.panels["prompt"]:
        host.receive()
    guest, watcher = bela.live(table), Browser(server).live(table)
    asked, other = (host, guest) if host.options() else (guest, host)
    assert "data-hint" in asked.panels["prompt"]
    for live in (other, watcher):
        assert "data-hint" not in live.panels["prompt"]
        for seat in (0, 1, -1, 7):
            assert refused(live, type="hint", seat=seat) == "This is not your seat."
    assert refused(asked, type="hint", seat=1 - asked.seat()) == "This is not your seat."
    assert refused(asked, type="hint", seat=asked.seat(), seen=999).startswith("The table has moved on")


def test_no_hint_comes_through_the_curtain(anna: Browser) -> None:
    live = anna.live(anna.new_table("rival_kings", "me", "here"))
    assert "data-lift" in live.panels["prompt"]
    for seat in (0, 1):
        assert refused(live, type="hint", seat=seat) == "This is not your seat."
    live.send(type="lift", seat=0)
    live.wait_for_options()
    assert "data-hint" in live.panels["prompt"]
    assert refused(live, type="hint", seat=1) == "This is not your seat."


def test_a_table_without_hints(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here", **{"no-hints": "1"})
    live = anna.live(table)
    assert "data-hint" not in live.panels["prompt"]
    assert refused(live, type="hint", seat=live.seat()) == "At this table nobody asks the king."
    assert "has asked" not in live.panels["log"]


def test_a_busy_king_says_so(anna: Browser) -> None:
    first, second = (anna.live(anna.new_table("kingsburg", "me", "here")) for _ in range(2))
    first.send(type="hint", seat=first.seat())
    first.receive()
    assert refused(second, type="hint", seat=second.seat()).startswith("The king is wanted at other tables")
    advised(first)
    second.send(type="hint", seat=second.seat())
    assert advised(second)


def test_a_king_who_is_busy_for_one_address_has_time_for_another(anna: Browser) -> None:
    here = anna.live(anna.new_table("kingsburg", "me", "here"))
    there = anna.live(anna.new_table("kingsburg", "me", "here"), **{"x-forwarded-for": "192.0.2.1"})
    here.send(type="hint", seat=here.seat())
    here.receive()
    there.send(type="hint", seat=there.seat())
    assert advised(there)
    assert there.troubles == []
    assert advised(here)


@pytest.mark.long  # interpreted, the king sees fewer options in his time
def test_a_guest_who_has_left_comes_back_and_asks_again(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    left = anna.live(table)
    left.send(type="hint", seat=left.seat())
    left.close()
    live = anna.live(table)
    while not (found := re.findall("data-advised", live.panels["prompt"])):
        live.send(type="hint", seat=live.seat())  # as long as he still thinks, that is refused
        live.receive()
        time.sleep(0.2)
    assert len(found) == 3


@pytest.mark.browser
def test_a_person_asks_by_keyboard_and_does_what_the_king_would(chromium: Chromium, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "here")
    page.locator("[data-hint]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint].thinking")).to_be_visible()
    expect(page.locator(".hints li")).to_have_count(3)
    expect(page.locator("[data-hint]")).to_be_focused()
    expect(page.locator("#announcer")).to_contain_text("% to win")
    clean(page, ".panel-prompt")
    wanted = page.locator("[data-advised]").first
    word = wanted.inner_text().lower().removeprefix("take ")
    wanted.click()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".panel-log")).to_contain_text(f"takes {word}")
    page.context.close()


MANY = """() => {
  const list = document.querySelector(".choices ol");
  while (list.children.length < 40) list.append(list.firstElementChild.cloneNode(true));
}"""
ALL_OF_THE_FIRST_IS_SEEN = """() => {
  const words = document.querySelector(".hints li span").getBoundingClientRect();
  const panel = document.querySelector(".panel-prompt").getBoundingClientRect();
  const hints = document.querySelector(".hints").getBoundingClientRect();
  const list = document.querySelector(".answers").getBoundingClientRect();
  if (hints.bottom > list.top) return false; // however long the list is
  return words.top >= panel.top && words.bottom <= Math.min(panel.bottom, hints.bottom, innerHeight) + 1;
}"""


@pytest.mark.browser
def test_on_a_phone_all_that_the_king_says_of_his_choice_is_seen(chromium: Chromium, server: Server) -> None:
    page = visitor(chromium, server, phone=True, language="hu")
    new_table(page, "kingsburg", "me", "here")
    page.locator("[data-fold]").tap()
    page.locator("[data-hint]").tap()
    expect(page.locator(".hints li").first).to_be_visible()
    assert page.evaluate(ALL_OF_THE_FIRST_IS_SEEN)
    page.evaluate(MANY)
    assert page.evaluate(ALL_OF_THE_FIRST_IS_SEEN)
    clean(page, ".panel-prompt")
    page.context.close()
