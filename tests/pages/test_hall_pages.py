"""The hall in a real browser: everything that begins a game in sight, and a first choice after one more click."""

import re

import pytest
from _pytest.mark import ParameterSet
from browsing import PHONE, clean, look, visitor
from playwright.sync_api import Browser, Page, ViewportSize, expect
from serving import Server
from tools.first_choice import first_choice

from regalia import games

pytestmark = pytest.mark.browser

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LONGEST = ("hu-HU", "de-DE", "fr-FR")  # the languages with the longest words

# What of a page is cut: words wider or higher than their place, or out of the window.
CUT = """() => [...document.querySelectorAll("main :is(h1, h2, p, span, strong, button, a.button, dt, dd)")]
  .filter((part) => part.checkVisibility() && !part.closest(".hidden") && getComputedStyle(part).clipPath === "none")
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
    || part.getBoundingClientRect().right > innerWidth + 1)
  .map((part) => part.outerHTML.slice(0, 90))"""


def in_sight(page: Page, what: str) -> bool:
    """Whether everything of a kind lies in the window without scrolling."""
    whole = "all => all.length && all.every((one) => { const box = one.getBoundingClientRect();"
    whole += " return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth; })"
    return bool(page.locator(what).evaluate_all(whole))


def everywhere() -> list[ParameterSet]:
    """Every game on a laptop and on a phone; `make test` tries each of them on one of the two, by turns."""
    return [
        pytest.param(game, size, id=f"{game}-{name}", marks=() if number % 2 == turn else pytest.mark.longer)
        for number, game in enumerate(games.names())
        for turn, (name, size) in enumerate((("laptop", LAPTOP), ("phone", PHONE)))
    ]


@pytest.mark.parametrize("language", LONGEST)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_game_can_be_begun_without_scrolling(
    chromium: Browser, server: Server, size: ViewportSize, language: str
) -> None:
    page = visitor(chromium, server, phone=size == PHONE, language=language)
    page.set_viewport_size(size)
    page.goto("/")
    assert page.locator(".ways .primary").count() == len(games.names())
    assert in_sight(page, ".ways .primary, .ways button, .ways .button")
    assert page.evaluate(CUT) == []
    page.context.close()


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "es-ES"), (PHONE, "hu-HU")], ids=["laptop", "phone"])
def test_tables_that_go_on_push_no_game_out_of_sight(
    chromium: Browser, server: Server, size: ViewportSize, language: str
) -> None:
    page = visitor(chromium, server, phone=size == PHONE, language=language)
    page.set_viewport_size(size)
    for game in sorted(games.names(), key=lambda name: name == "paladins"):  # the longest name comes first in the list
        page.request.post(
            "/tables",
            form={"game": game, "kind-0": "me", "kind-1": "here"},
            headers={"origin": server.url},
            max_redirects=0,
        )
    page.goto("/")
    assert page.locator(".going-on .card:visible").count() >= 1
    assert page.locator("a.day").count() == 1, "the puzzle of the day needs its place too"
    assert in_sight(page, ".ways .primary, .all-tables, .day, .ways button:visible, .ways .button")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert page.evaluate(CUT) == []
    clean(page, ".going-on")
    page.locator(".all-tables").click()
    expect(page.locator(".card")).to_have_count(len(games.names()))
    assert page.evaluate(CUT) == []
    clean(page)
    page.context.close()


@pytest.mark.parametrize(("game", "size"), everywhere())
def test_two_clicks_without_scrolling_from_the_address_to_the_first_choice(
    chromium: Browser, server: Server, game: str, size: ViewportSize
) -> None:
    page = visitor(chromium, server)
    page.set_viewport_size(size)
    assert first_choice(page, game) == 2
    page.context.close()


def test_people_are_added_one_by_one_and_can_leave(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.goto("/new/royals")
    lines, add = page.locator(".seat-line:visible"), page.locator("[data-adding]")
    expect(lines).to_have_count(3)
    page.locator("[data-add=link]").click()
    expect(lines).to_have_count(4)
    expect(page.locator("[name=kind-3]")).to_be_focused()
    expect(page.locator("[name=kind-3]")).to_have_value("link")
    page.locator("[data-add=squire]").click()
    expect(add).to_be_hidden()
    page.locator("[data-remove]:visible").nth(0).click()
    expect(lines).to_have_count(4)
    expect(page.locator("[name=kind-2]")).to_have_value("none")
    expect(page.locator("[name=kind-1]")).to_be_focused()
    page.locator("[name=kind-1]").select_option("here")
    assert page.locator("[name=name-1]").get_attribute("placeholder") == "Player 2"
    page.locator("form.new-table button.primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".invitations li")).to_have_count(1)
    page.context.close()


def test_without_scripts_the_next_empty_chair_is_offered(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(base_url=server.url, java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto("/new/royals")
    lines = page.locator(".seat-line:visible")
    expect(lines).to_have_count(4)
    page.locator("[name=kind-3]").select_option("page")
    expect(lines).to_have_count(5)
    page.locator("form.new-table button.primary").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/")
    page.locator(".game-royals .primary").click()
    expect(page).to_have_url(re.compile("/t/"))
    context.close()


def test_axe_finds_nothing_in_the_hall(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.goto("/")
    clean(page)
    page.set_viewport_size(PHONE)
    look(page, "light")
    page.goto("/new/kingsburg")
    look(page, "light")
    page.context.close()
