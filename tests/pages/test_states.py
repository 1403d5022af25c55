"""Every page and every state of the table, by day and by night: axe finds nothing, and no curtain leaks."""

import re

import pytest
from browsing import EVERY_STATE, PHONE, clean, lines, look, moved_on, new_table, visitor
from laid import laid
from playwright.sync_api import Browser, Page, expect
from serving import Server

from regalia import games
from support import mostly

pytestmark = pytest.mark.browser

# How far the end of the page, scrolled to, lies above the question of a phone, in pixels.
ABOVE = """() => {
  scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  const [last, question] = [".seat-tools", ".dock"].map((one) => document.querySelector(one).getBoundingClientRect());
  return question.top - last.bottom;
}"""


def test_pages_around_the_table(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.goto("/")
    clean(page)
    for name in games.names():
        page.goto(f"/new/{name}")
        for fold in page.locator("form.new-table details > summary").all():
            fold.click()
        clean(page)
    for address in ("/me", "/t/nowhere", "/me/forged"):
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
        clean(page)
    page.locator(".gear").click()
    expect(page.locator("#settings")).to_be_visible()
    clean(page, "#settings")
    page.context.close()


def test_moving_to_another_device(chromium: Browser, server: Server) -> None:
    old, new = visitor(chromium, server), visitor(chromium, server, phone=True)
    new_table(old, "kingsburg", "me", "page")
    table = old.url
    old.goto("/me")
    new.goto(old.locator("main a").get_attribute("href") or "")
    clean(new)
    new.locator("button.primary").click()
    new.wait_for_url(f"{server.url}/")
    clean(new)
    new.goto(table)
    expect(new.locator("[data-undo], [data-option]").first).to_be_attached()
    for page in (old, new):
        page.context.close()


@pytest.mark.lengthy
def test_waiting_joining_and_the_big_screen(chromium: Browser, server: Server) -> None:
    anna, bela, screen = (visitor(chromium, server) for _ in range(3))
    new_table(anna, "royals", "me", "link")
    expect(anna.locator(".invitations")).to_be_visible()
    clean(anna, ".panel-seats")
    bela.goto(anna.locator(".invitations input").input_value())
    clean(bela)
    bela.locator("[name=name]").fill("Béla")
    bela.locator("button.primary").click()
    bela.wait_for_url("**/t/*")
    screen.goto(f"{anna.url}/screen")
    expect(anna.locator(".invitations")).to_have_count(0)
    for page in (anna, bela, screen):
        page.wait_for_selector("#table[data-seen] :is([data-option], #prompt.waits)")
        clean(page, ".panel-prompt")
    clean(screen)
    assert sorted(page.locator("#prompt.waits").count() for page in (anna, bela)) == [0, 1]
    expect(screen.locator("#prompt.waits")).to_be_visible()
    assert screen.locator("[data-option], [data-lift]").count() == 0
    for page in (anna, bela, screen):
        page.context.close()


@pytest.mark.parametrize("game", mostly(games.names(), "royals"))
def test_a_board_with_its_rule_open(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    laid(page, server, game, 3, 25)
    if page.locator("[data-rule]").count():
        page.locator("[data-rule]").click()
        expect(page.locator("#rule")).to_be_visible()
    clean(page)
    page.set_viewport_size(PHONE)
    look(page, "light")
    page.context.close()


def test_on_a_phone_the_end_of_the_page_lies_above_the_highest_question(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", 3, 20, lambda position: len(position.options(0)) > 6)
    page.set_viewport_size(PHONE)
    assert page.evaluate(ABOVE) >= 0
    page.context.close()


def hand_in(page: Page, game: str) -> set[str]:
    """The names of the pieces that only their holder may see, as they stand in the page."""
    named = " ".join(re.findall(r'data-(?:piece|pieces|marks)="([^"]*)"', page.content())).split()
    return {piece for piece in named if piece.startswith(games.find(game).hand_pieces)}


def only_what_all_see(page: Page, stranger: Page, game: str) -> None:
    """Before the curtain is lifted the page holds no hand, and says what it says to somebody who only looks on."""
    assert not hand_in(page, game), "a hand lies open before the curtain is lifted"
    assert page.locator("[data-option]").count() == 0
    expect(stranger.locator("#table")).to_have_attribute("data-seen", str(lines(page)))
    for part in (".board", ".panel-log p"):
        assert page.locator(part).all_text_contents() == stranger.locator(part).all_text_contents()


@pytest.mark.parametrize("game", ["rival_kings", "royals"] if EVERY_STATE else ["rival_kings"])
def test_a_curtain_hangs_before_a_hidden_hand(chromium: Browser, server: Server, game: str) -> None:
    page, stranger = visitor(chromium, server), visitor(chromium, server)
    new_table(page, game, "me", "here")
    stranger.goto(page.url)
    hands: list[set[str]] = [set(), set()]
    for _ in range(12):  # the first choices may be made with an empty hand
        if all(hands):
            break
        page.wait_for_selector("#table[data-seen] [data-lift]")
        only_what_all_see(page, stranger, game)
        seat = int(page.locator("[data-lift]").get_attribute("data-lift") or "")
        page.locator("[data-lift]").click()
        page.wait_for_selector("[data-option]:visible")
        hands[seat] = hand_in(page, game)
        assert not hands[0] & hands[1], "the other's hand lies open"
        play_until_the_curtain_falls(page)
    assert all(hands), "nobody holds anything"
    page.reload()
    page.wait_for_selector("#table[data-seen] [data-lift]")
    clean(page, ".panel-prompt")
    only_what_all_see(page, stranger, game)
    for one in (page, stranger):
        one.context.close()


def play_until_the_curtain_falls(page: Page) -> None:
    """Choose for whoever sits at the screen until the other is asked."""
    for _ in range(60):
        if page.locator("[data-lift]").count():
            return
        before = lines(page)
        page.locator("[data-option]:visible").first.click()
        expect(page.locator(f"#table:not([data-seen='{before}']), dialog#confirm[open]").first).to_be_attached()
        if page.locator("dialog#confirm[open]").count():
            page.locator("dialog#confirm [value=yes]").click()
            moved_on(page, before)
    raise AssertionError("one seat is asked for ever")
