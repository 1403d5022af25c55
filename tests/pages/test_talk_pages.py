"""Talk at the table: a line is seen wherever one is, on a phone, beside the board, over a scene and over a dialog."""

from collections.abc import Iterator

import pytest
from browsing import clean, new_table, visitor
from playwright.sync_api import Browser, Page, expect
from serving import Server

pytestmark = pytest.mark.browser

# Whether the middle of the bubble is what one sees there.
ON_TOP = """(bubble) => {
  const box = bubble.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const inside = box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return inside && bubble.contains(there);
}"""


@pytest.fixture
def pair(chromium: Browser, server: Server) -> Iterator[tuple[Page, Page]]:
    """Anna before a wide screen, Béla with a phone."""
    anna, bela = visitor(chromium, server), visitor(chromium, server, phone=True)
    new_table(anna, "kingsburg", "me", "link")
    bela.goto(anna.locator(".invitations input").input_value())
    bela.locator("[name=name]").fill("Béla")
    bela.locator("button.primary").click()
    for page in (anna, bela):
        page.wait_for_selector("#table[data-seen] :is([data-option], #prompt.waits)")
    yield anna, bela
    for page in (anna, bela):
        page.context.close()


def say(page: Page, words: str) -> None:
    """As somebody does who writes in the panel of the talk."""
    page.locator("[data-chat] input").fill(words)
    page.locator("[data-chat] button").click()


@pytest.mark.lengthy
def test_a_line_is_seen_wherever_one_is_and_is_no_news_to_whoever_said_or_sees_it(pair: tuple[Page, Page]) -> None:
    anna, bela = pair
    anna.locator("#tab-chat").click()
    say(anna, "The troll comes!")
    expect(bela.locator("#said p")).to_have_text("Anna The troll comes!")
    assert bela.locator("#said p").evaluate(ON_TOP)
    clean(bela, "#said")
    expect(anna.locator("[data-line='0']")).to_be_visible()
    expect(anna.locator("#said p")).to_have_count(0)
    bela.reload()
    bela.wait_for_selector("#table[data-seen]")
    expect(bela.locator("#said p")).to_have_count(0)

    anna.locator("#tab-log").click()
    anna.evaluate("document.getElementById('scene').hidden = false")
    say(bela, "I have a wall.")
    expect(anna.locator("#said p")).to_have_text("Béla I have a wall.")
    assert anna.locator("#said p").evaluate(ON_TOP), "over a scene"
    anna.evaluate("document.getElementById('confirm').showModal()")
    say(bela, "And five soldiers.")
    expect(anna.locator("#said p")).to_have_text(["Béla I have a wall.", "Béla And five soldiers."])
    expect(anna.locator("#said p").last).to_be_visible()
    anna.evaluate("document.getElementById('confirm').close()")
    expect(anna.locator("#tab-chat.news")).to_be_visible()

    anna.locator("#said p").last.click()
    expect(anna.locator("[data-chat] input")).to_be_focused()
    expect(anna.locator("#said p")).to_have_count(0)
    say(bela, "Goodbye, troll.")
    expect(anna.locator("[data-line='3']")).to_be_visible()
    expect(anna.locator("#said p")).to_have_count(0)
