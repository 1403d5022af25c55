"""Living cards in a browser: by mouse, keyboard and touch, on a laptop and on a phone; never over the question."""

from collections.abc import Iterator

import pytest
from browsing import Pointer, clean, lines, moved_on, new_table, no_pauses, visitor
from playwright.sync_api import Browser, Page, expect
from serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("living_cards")]  # they share two pages

CARD = "#closer:not([hidden])"
# Things on the board that can be seen, each with a point that nothing else covers, and whether it can be chosen.
IN_SIGHT = """() => [...document.querySelectorAll("[data-piece], [data-look]")].flatMap((thing) => {
  const box = thing.getBoundingClientRect();
  const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const there = document.elementFromPoint(spot.x, spot.y);
  if (!there || there.closest("[data-piece], [data-look]") !== thing || thing.closest("summary")) return [];
  return [{ ...spot, name: thing.dataset.piece ?? thing.dataset.look, open: !!thing.closest(".choosable") }];
})"""
# The card lies in the window, and over nothing of the question.
LIES_WELL = """() => {
  const card = document.getElementById("closer").getBoundingClientRect();
  const question = document.querySelector("[data-panel=prompt]").getBoundingClientRect();
  const beside = card.right <= question.left || question.right <= card.left;
  const above = card.bottom <= question.top || question.bottom <= card.top;
  return (beside || above) && card.top >= 0 && card.left >= 0 && card.bottom <= innerHeight && card.right <= innerWidth;
}"""

LAIN_STILL = """() => new Promise((still) => {
  let timer = setTimeout(still, 1000);
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(still, 1000);
  }).observe(document.getElementById("table"), { attributeFilter: ["data-seen", "aria-busy"] });
})"""

# The table changes a moment after the mouse has come to rest, before the card is due.
CHANGES_MEANWHILE = """() => {
  const table = document.getElementById("table");
  const change = () => (table.dataset.seen = table.dataset.seen);
  table.addEventListener("pointermove", () => setTimeout(change, 100), { once: true });
}"""


@pytest.fixture(scope="module")
def laptop(chromium: Browser, server: Server) -> Iterator[Page]:
    page = visitor(chromium, server)
    page.set_viewport_size({"width": 1366, "height": 768})
    yield seated(page)
    page.context.close()


@pytest.fixture(scope="module")
def phone(chromium: Browser, server: Server) -> Iterator[Page]:
    page = visitor(chromium, server, phone=True)
    yield seated(page)
    page.context.close()


def seated(page: Page) -> Page:
    """Somebody in the first spring of Kingsburg, with dice to lay."""
    new_table(page, "kingsburg", "me", "page")
    page.wait_for_selector("#table[data-seen]")
    no_pauses(page)
    while not page.locator("[data-option^='influence']").count():
        before = lines(page)
        page.locator("[data-option]").first.click()
        moved_on(page, before)
        page.wait_for_selector("[data-option]", state="attached")
    return page


def away(page: Page) -> None:
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    expect(page.locator(CARD)).to_have_count(0)


def settled(page: Page) -> None:
    """Wait until the table has lain still for a second: a tap right after a change was meant for what lay there."""
    page.evaluate(LAIN_STILL)


def test_resting_on_a_thing_shows_its_card_and_leaving_hides_it(laptop: Page) -> None:
    away(laptop)
    laptop.locator("[data-piece='building:0:chapel']").hover()
    expect(laptop.locator(CARD)).to_contain_text("Chapel")
    expect(laptop.locator(f"{CARD} .why-not").first).to_contain_text("Statue")
    expect(laptop.locator(CARD)).to_have_attribute("role", "tooltip")
    assert laptop.locator("[data-piece='building:0:chapel']").get_attribute("aria-describedby") == "closer-words"
    clean(laptop, "#closer")
    laptop.mouse.move(1, 1)
    expect(laptop.locator(CARD)).to_have_count(0)


def test_a_card_on_its_way_comes_although_the_table_changes_meanwhile(laptop: Page) -> None:
    away(laptop)
    laptop.evaluate(CHANGES_MEANWHILE)
    laptop.locator("[data-piece='building:0:chapel']").hover()
    expect(laptop.locator(CARD)).to_contain_text("Chapel")
    laptop.evaluate("document.getElementById('table').dataset.seen += ''")
    expect(laptop.locator(CARD)).to_have_count(0)  # one that lies there gives way


def test_a_name_in_the_log_and_an_option_show_the_card_too(laptop: Page) -> None:
    away(laptop)
    name = laptop.locator("[data-panel=log] [data-look^='@']:visible").first
    name.scroll_into_view_if_needed()
    laptop.evaluate("() => new Promise(requestAnimationFrame)")  # a card gives way to what is scrolled
    name.hover()
    expect(laptop.locator("#closer-title")).to_contain_text(name.inner_text(), ignore_case=True)
    away(laptop)
    option = laptop.locator("[data-option^='influence']:visible").first
    option.hover()
    expect(laptop.locator(CARD)).to_have_count(1)
    assert laptop.evaluate(LIES_WELL)
    away(laptop)


def test_a_card_lies_over_no_question_wherever_one_rests(laptop: Page) -> None:
    for thing in laptop.evaluate(IN_SIGHT)[::10]:
        away(laptop)
        laptop.mouse.move(thing["x"], thing["y"])
        expect(laptop.locator(CARD)).to_have_count(1)
        assert laptop.evaluate(LIES_WELL), thing


def test_a_click_on_what_cannot_be_chosen_keeps_the_card(laptop: Page) -> None:
    away(laptop)
    settled(laptop)
    before = lines(laptop)
    laptop.locator("[data-piece='building:0:cathedral']").click()
    expect(laptop.locator(CARD)).to_have_attribute("role", "dialog")
    expect(laptop.locator("#closer")).to_be_focused()
    expect(laptop.locator(f"{CARD} .more a").first).to_be_visible()
    laptop.mouse.move(1, 1)
    expect(laptop.locator(CARD)).to_have_count(1)
    clean(laptop, "#closer")
    laptop.mouse.click(1, 1)
    expect(laptop.locator(CARD)).to_have_count(0)
    assert lines(laptop) == before


def test_keys_open_a_card_and_go_from_thing_to_thing(laptop: Page) -> None:
    away(laptop)
    laptop.keyboard.press("i")
    expect(laptop.locator("#closer")).to_be_focused()
    first = laptop.locator("#closer-title").inner_text()
    laptop.keyboard.press("ArrowRight")
    expect(laptop.locator("#closer-title")).not_to_have_text(first)
    laptop.keyboard.press("ArrowLeft")
    expect(laptop.locator("#closer-title")).to_have_text(first)
    laptop.keyboard.press("Escape")
    expect(laptop.locator(CARD)).to_have_count(0)


def test_the_focus_shows_a_card(laptop: Page) -> None:
    away(laptop)
    laptop.locator("#prompt").focus()
    for _ in range(60):
        laptop.keyboard.press("Shift+Tab")
        if laptop.evaluate("document.activeElement?.matches('[data-piece].choosable') ?? false"):
            break
    expect(laptop.locator(CARD)).to_have_count(1)
    expect(laptop.locator(f"{CARD} .way").first).to_be_visible()
    assert laptop.evaluate(LIES_WELL)
    laptop.keyboard.press("Tab")
    away(laptop)


def test_a_tap_on_what_cannot_be_chosen_asks_on_a_phone(phone: Page) -> None:
    settled(phone)
    before = lines(phone)
    for thing in [one for one in phone.evaluate(IN_SIGHT) if not one["open"]][:4]:
        phone.touchscreen.tap(thing["x"], thing["y"])
        expect(phone.locator(CARD)).to_have_count(1)
        assert phone.evaluate(LIES_WELL), thing
        phone.keyboard.press("Escape")
        expect(phone.locator(CARD)).to_have_count(0)
    assert lines(phone) == before


def test_a_long_press_asks_and_a_short_one_chooses(phone: Page) -> None:
    settled(phone)
    thing = next(one for one in phone.evaluate(IN_SIGHT) if one["open"])
    before = lines(phone)
    session = phone.context.new_cdp_session(phone)
    spot = {"x": thing["x"], "y": thing["y"]}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(phone.locator(CARD)).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(f"{CARD} .way").first).to_be_visible()
    assert phone.evaluate(LIES_WELL)
    assert lines(phone) == before
    assert not phone.locator(".chosen").count()
    clean(phone, "#closer")
    phone.locator("[data-close]").tap()
    expect(phone.locator(CARD)).to_have_count(0)
    Pointer(phone, touch=True).press(f"[data-piece='{thing['name']}']")
    chosen = "before => document.querySelector(`.chosen, #table:not([data-seen='${before}'])`)"
    phone.wait_for_function(chosen, arg=before)


def test_no_thing_has_a_tooltip_of_the_browser(laptop: Page) -> None:
    assert laptop.locator("[data-piece][title], [data-piece] [title], [data-look][title]").count() == 0
