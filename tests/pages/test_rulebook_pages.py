"""The rulebook in a real browser: looked up in every language, read on a phone and by night, printed on A4."""

import pytest
from browsing import clean, visitor
from playwright.sync_api import Browser, expect
from serving import Server

from regalia import games
from regalia.kernel import book
from support import mostly

pytestmark = pytest.mark.browser
BOOKS = [name for name in games.house() if book.exists(games.find(name))]
A4 = {"width": 680, "height": 1009}  # what is left of 210 by 297 mm within margins of 15 mm, in pixels

# What somebody types, perhaps without accents, and a passage that must be found.
LOOKED_UP = {
    "hu": ("ortorony", "guard_tower"),
    "en": ("guard tower", "guard_tower"),
    "de": ("konigin FEINDKARTE", "queen"),
    "fr": ("epee ecuyer", ""),
    "nl": ("beinvloeden", "steps"),
    "es": ("numero exactamente", "exact"),
}


@pytest.mark.parametrize("language", mostly(LOOKED_UP, "hu", "fr"))
def test_something_is_looked_up(chromium: Browser, server: Server, language: str) -> None:
    typed, found = LOOKED_UP[language]
    page = visitor(chromium, server, phone=language == "hu", language=language)
    page.goto("/rules/kingsburg")
    field, passages = page.get_by_role("searchbox"), page.locator("[data-passage]:visible")
    whole = passages.count()
    field.fill(typed)
    if found:
        expect(page.locator(f"#passage-{found}")).to_be_visible()
        assert 0 < passages.count() < whole / 2
    else:
        expect(passages).to_have_count(0)
    expect(page.locator("[data-found]")).not_to_be_empty()
    field.fill("")
    expect(passages).to_have_count(whole)
    page.context.close()


def test_on_a_page_of_its_own_one_looks_up_in_the_whole_book(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.goto("/rules/kingsburg/winter?preset=original")
    page.get_by_role("searchbox").fill("chapel")
    page.keyboard.press("Enter")
    page.wait_for_url("**find=chapel**")
    expect(page.locator("#passage-chapel-seven")).to_be_visible()
    expect(page.locator("#passage-recruit")).to_be_hidden()
    page.context.close()


@pytest.mark.parametrize("name", mostly(BOOKS, "paladins"))
def test_a_book_is_clean_and_no_wider_than_a_phone(chromium: Browser, server: Server, name: str) -> None:
    page = visitor(chromium, server, phone=True, language="hu")
    page.goto(f"/rules/{name}")
    clean(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert page.locator(".drawing a:visible").count() == 0
    page.context.close()


@pytest.mark.parametrize("name", mostly(BOOKS, "kingsburg", "royals"))
@pytest.mark.parametrize("language", mostly(["hu", "de"], "de"))
def test_nothing_is_cut_on_paper(chromium: Browser, server: Server, name: str, language: str) -> None:
    page = visitor(chromium, server, language=language)
    page.set_viewport_size({"width": A4["width"], "height": A4["height"]})
    page.emulate_media(media="print")
    page.goto(f"/rules/{name}")
    for part in (".passage", ".passage tr", ".example"):
        told = page.locator(part).evaluate_all(
            "parts => parts.map((one) => [getComputedStyle(one).breakInside, one.offsetHeight, one.id])"
        )
        assert told
        assert not [row for row in told if row[0] != "avoid" or row[1] > A4["height"]]
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    for gone in (".book-search", ".book-tools", ".top"):
        expect(page.locator(gone)).to_be_hidden()
    page.context.close()
