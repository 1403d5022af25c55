"""Clocks as people see them: a dial at whoever must choose, a call when time is over, one click to play again."""

import asyncio
import re
import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
from browsing import clean, visitor
from laid import Lines
from playwright.sync_api import Browser, Page, expect
from serving import Server

from regalia.kernel.game import Setup
from regalia.table.database import url_of
from regalia.table.hall import Hall
from regalia.table.match import PERSON
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from regalia.web.identity import COOKIE, Identities

pytestmark = pytest.mark.browser

ELSEWHERE = """
  window.shakes = 0;
  document.hasFocus = () => false;
  navigator.vibrate = () => { window.shakes += 1; return true; };
"""


async def create(server: Server, owner: str, kind: str, lines: Lines) -> str:
    """A table by the clock at which somebody else sits too; its id."""
    store = Store(url_of("", server.home))
    await store.open()
    hall = Hall(store, Thinkers(1))
    seats = [(kind, "Anna", owner), (PERSON, "Béla", "somebody else")]
    table = await hall.create(owner, Setup("kingsburg", 2, b"clock", order=(0, 1)), seats, lines, clock=600)
    hall.close()
    await hall.closed()
    await store.close()
    return table.row.id


def brought(page: Page, server: Server, kind: str, lines: Lines) -> None:
    """Somebody comes to a table at which this was written."""
    owner = secrets.token_urlsafe(12)
    with ThreadPoolExecutor(1) as elsewhere:  # the browser's own loop runs in this thread
        table = elsewhere.submit(asyncio.run, create(server, owner, kind, lines)).result()
    cookie = Identities.kept_in(server.home).sign(owner)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    page.goto(f"/t/{table}")
    page.wait_for_selector("#table[data-seen]")


def test_the_own_clock_stands_at_the_question_and_then_at_the_plaque_of_the_next(
    chromium: Browser, server: Server
) -> None:
    page = visitor(chromium, server)
    page.add_init_script(ELSEWHERE)
    brought(page, server, PERSON, [(0, "@remind")])
    own = page.locator("#prompt > .dial.late")
    expect(own).to_have_text(re.compile(r"^4:[0-5]\d$"))  # half of ten minutes, and it runs
    assert page.evaluate("window.shakes") == 1
    clean(page)
    page.locator("[data-option]").first.click()
    expect(page.locator(".others .panel > .dial")).to_have_text(re.compile(r"^9:[0-5]\d$"))
    expect(own).to_have_count(0)
    assert page.evaluate("window.shakes") == 1, "once is enough"
    page.context.close()


def test_whoever_is_stood_in_for_plays_again_by_one_click(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, phone=True)
    first = [(0, "take 1 gold"), (0, "@remind"), (0, "@late knight")]
    brought(page, server, "knight", first)
    page.locator(".stood-in button").click()
    expect(page.locator(".stood-in")).to_have_count(0)
    expect(page.locator("[data-panel=log]")).to_contain_text("plays again")
    expect(page.locator(".others .panel > .dial")).to_have_count(1)
    clean(page)
    page.context.close()
