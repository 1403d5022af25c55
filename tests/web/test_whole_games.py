"""Whole games in a real browser, from the lobby to the score sheet and on: by mouse, by touch, by keyboard."""

import pytest
from browsing import Pointer, Typist, alone_or_with_a_page, clean, new_table, no_pauses, visitor
from playwright.sync_api import Browser, Page, expect
from serving import Server

from regalia import games

pytestmark = pytest.mark.browser


def seated(page: Page, game: str) -> None:
    """A new table with the fewest seats, whose opponents choose at once."""
    seats = alone_or_with_a_page(game)
    new_table(page, game, *seats)
    if len(seats) > 1:
        no_pauses(page)


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_by_clicking_pieces(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    seated(page, game)
    anna = Pointer(page)
    assert anna.play()
    expect(page.locator(".chronicle tfoot td").first).to_be_visible()
    assert anna.pieces > 3 * anna.buttons, f"{anna.pieces} choices by pieces, {anna.buttons} by buttons"
    clean(page, ".panel-score")
    watched_again(page)
    played_on(page)
    page.context.close()


def watched_again(page: Page) -> None:
    """The replay shows an earlier board."""
    end = page.locator(".board").inner_text()
    page.locator("[data-at]").fill("3")
    expect(page.locator("[data-replay] output")).to_have_text("3")
    expect(page.locator(".board")).not_to_have_text(end)


def played_on(page: Page) -> None:
    """A new table goes on from the board that is shown."""
    finished = page.url
    page.locator("[data-replay] form button").click()
    expect(page).not_to_have_url(finished)
    assert not Pointer(page).play(at_most=2)


def test_a_whole_game_by_touch_on_a_phone(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, phone=True, language="hu-HU")
    seated(page, "rival_kings")
    bela = Pointer(page, touch=True)
    assert not bela.play(at_most=5)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "wider than the phone"
    clean(page)
    assert bela.play()
    assert bela.pieces > bela.buttons
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "wider than the phone"
    watched_again(page)
    clean(page)
    page.context.close()


def test_a_whole_game_by_keyboard_alone(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.goto("/")
    form = "details[open] form.new-table"
    kinds = page.locator(f"{form} [name=kind-2]")
    typist = Typist(page)
    page.keyboard.press("Tab")
    while not kinds.evaluate("menu => menu === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    expect(kinds).to_have_value("none")
    typist.press(f"{form} button.primary")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table[data-seen]")
    typist.press(".seat-tools > summary")
    typist.press("[data-pace='0']")
    expect(page.locator("[data-pace='1']")).to_be_visible()
    assert typist.play()
    assert typist.pieces
    assert typist.buttons
    assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    page.context.close()
