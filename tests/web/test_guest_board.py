"""A game from another package that draws no board: whole games of Serenade on the plain one, by mouse and by touch."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import AT_REST, Pointer, clean, new_table, no_pauses, visitor
from playwright.sync_api import Browser, Page, expect
from serving import Server, flawless

from guest_game import SOURCE

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("guest_board")]  # they share a server


@pytest.fixture(scope="module")
def house(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which Serenade is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed), prepend=":")
        with flawless(tmp_path_factory.mktemp("home")) as server:
            yield server


def wide(page: Page) -> bool:
    """Whether the page is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


@pytest.mark.longer
def test_a_whole_game_by_clicking_cards(chromium: Browser, house: Server) -> None:
    page = visitor(chromium, house)
    new_table(page, "serenade", "me", "page", "squire")
    no_pauses(page)
    anna = Pointer(page)
    assert not anna.play(at_most=2)
    page.wait_for_selector("[data-option]")
    clean(page)
    for _ in range(3):  # whoever has pleased the king takes a gift first
        page.wait_for_function(AT_REST)
        if page.locator(".own [data-piece^='courtier:'].choosable").count():
            break
        anna.play(at_most=1)
    expect(page.locator(".own [data-piece^='courtier:'].choosable").first).to_be_visible()
    assert page.locator(".other [data-piece^='courtier:']").count() == 0
    assert anna.play()
    assert anna.pieces >= 5
    assert anna.buttons == 0
    total = page.locator(".chronicle tfoot td").first.inner_text()
    assert f"{total} point" in " ".join(page.locator(".own").inner_text().split())
    record = json.loads(page.request.get(f"{page.url}/record.json").text())
    assert record["game"] == "serenade"
    page.context.close()


@pytest.mark.longer
def test_a_whole_game_by_touch_in_a_language_of_its_own(chromium: Browser, house: Server) -> None:
    page = visitor(chromium, house, phone=True, language="hu-HU")
    new_table(page, "serenade", "me", "page")
    no_pauses(page)
    page.wait_for_selector("[data-option]")
    assert "Kit küldesz elé?" in page.locator("#prompt").inner_text()
    assert not wide(page)
    clean(page, ".board")
    bela = Pointer(page, touch=True)
    assert bela.play()
    assert bela.buttons == 0
    assert not wide(page)
    page.context.close()


def test_a_game_without_the_language_of_the_reader_speaks_english_there(chromium: Browser, house: Server) -> None:
    page = visitor(chromium, house, language="de-DE")
    new_table(page, "serenade", "me", "page")
    page.wait_for_selector("[data-option]")
    assert page.locator("html").get_attribute("lang") == "de"
    assert "Whom do you send?" in page.locator("#prompt").inner_text()
    assert "Was würde der König tun?" in page.locator(".panel-prompt .tools").inner_text()
    page.goto("/")
    about = (SOURCE / "serenade" / "texts" / "en.ftl").read_text(encoding="utf-8").partition("about = ")[2]
    expect(page.locator(".game-serenade .game-text")).to_have_text(about.partition("\n")[0])
    assert "Spieler" in page.locator(".game-serenade .game-seats").inner_text()
    page.context.close()
