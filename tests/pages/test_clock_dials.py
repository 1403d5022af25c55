"""Clocks as people see them: a dial at whoever must choose, a call when time is over, one click to play again."""

import re
import secrets

import pytest
from browsing import clean, visitor
from laid import Lines, create, shown_to
from playwright.sync_api import Browser, Page, expect
from serving import Server

from regalia.kernel.game import Setup
from regalia.table.match import PERSON

pytestmark = pytest.mark.browser

ELSEWHERE = """
  window.shakes = 0;
  document.hasFocus = () => false;
  navigator.vibrate = () => { window.shakes += 1; return true; };
"""


def brought(page: Page, server: Server, kind: str, lines: Lines) -> None:
    """Somebody comes to a table by the clock at which this was written; Béla sits there too."""
    owner, setup = secrets.token_urlsafe(12), Setup("kingsburg", 2, b"clock", order=(0, 1))
    shown_to(page, server, owner, create(server, owner, setup, lines, "somebody else", kind=kind, clock=600))
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
