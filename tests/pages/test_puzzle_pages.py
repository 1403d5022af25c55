"""A puzzle in a real browser: by keyboard and by touch, with the own score."""

import pytest
from browsing import clean, visitor
from playwright.sync_api import Browser, Locator, Page, expect
from serving import Server

from regalia import games
from regalia.kernel import puzzles as stock

pytestmark = pytest.mark.browser

PIECES = "[...document.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece)"
LIT = "[...document.querySelectorAll('.lit')].map((piece) => piece.dataset.piece)"


def answer(page: Page, name: str) -> Locator:
    """An answer that is heard: the scripts of the page are at work."""
    found = page.locator(f'[data-option="{name}"]')
    expect(found).to_be_visible()
    expect(page.locator("#table")).to_have_attribute("aria-busy", "false")
    return found


@pytest.mark.lengthy
def test_somebody_solves_a_puzzle_with_the_keyboard(chromium: Browser, server: Server) -> None:
    puzzle = stock.of(games.find("rival_kings")).in_order()[0]
    page = visitor(chromium, server)
    page.goto("/")
    page.locator("a.day").click()
    page.wait_for_url("**/puzzles/*/*")
    page.goto(f"/puzzles/rival_kings/{puzzle.number}")
    best = answer(page, puzzle.best)
    expect(page.locator(".puzzle-hint p")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator(".puzzle-hint p")).to_be_visible()
    clean(page)
    page.keyboard.press(best.get_attribute("data-key") or "")
    expect(page.locator("#prompt.puzzle-right")).to_be_focused()
    expect(page.locator("[data-score]")).to_contain_text("1 / 1")
    assert page.locator("#announcer p").count() > 1
    clean(page)
    page.locator("nav a").click()
    expect(page.locator(f'[data-puzzle="rival_kings/{puzzle.number}"]')).to_have_class("solved")
    clean(page)
    page.context.close()


def test_a_wrong_answer_counts_once_on_a_phone(chromium: Browser, server: Server) -> None:
    puzzle = stock.of(games.find("kingsburg")).in_order()[0]
    page = visitor(chromium, server, phone=True, language="hu-HU")
    page.goto(f"/puzzles/kingsburg/{puzzle.number}")
    answer(page, puzzle.obvious).tap()
    expect(page.locator("#prompt.puzzle-wrong")).to_be_visible()
    page.locator(".puzzle-ways a").last.tap()
    answer(page, puzzle.best).tap()
    expect(page.locator("#prompt.puzzle-right")).to_be_visible()
    expect(page.locator("[data-score]")).to_contain_text("0 / 1")
    wanted = (page.locator("[data-best]").get_attribute("data-best") or "").split()
    assert page.evaluate(LIT) == [piece for piece in page.evaluate(PIECES) if piece in wanted]
    page.context.close()
