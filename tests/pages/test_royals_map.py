"""The map of Royals: headings lie over nothing, however many cubes were banished to their cities."""

import pytest
from browsing import visitor
from laid import laid, played
from playwright.sync_api import Browser
from serving import Server

from regalia.games.royals import GAME
from regalia.kernel.game import Setup
from regalia.kernel.texts import LANGUAGES
from regalia.table.match import Match
from regalia.web.boards.render import board_panels, texts_for
from support import mostly

pytestmark = pytest.mark.browser

SIZES = ((1024, 768), (1366, 768), (1440, 900), (1920, 1080))
SPANISH = ("madrid", "barcelona")  # the two that lie closest to each other
# What of two cities overlaps, and of the numbers of one, once the map is drawn anew.
OVERLAPS = """([html, cities]) => {
  document.querySelector("[data-panel='europe']").innerHTML = html;
  const [first, second] = cities.map((city) => document.querySelector(`.city-${city} .town`));
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const all = (town, what) => [...town.querySelectorAll(what)];
  const pairs = (some, others) => some.flatMap((one) => others.map((other) => [one, other]));
  const parts = (town) => all(town, ":scope > :not(.exiles), .exile");
  const numbers = (town) => pairs(all(town, "b"), all(town, "b")).filter(([one, other]) => one !== other);
  return [...pairs(parts(first), parts(second)), ...numbers(first), ...numbers(second)]
    .filter(([one, other]) => meet(box(one), box(other)))
    .map(([one, other]) => `${one.outerHTML} and ${other.outerHTML}`);
}"""


@pytest.mark.parametrize("language", mostly(LANGUAGES, "en"))
def test_two_cities_that_lie_close_leave_room_to_each_other(chromium: Browser, server: Server, language: str) -> None:
    page = visitor(chromium, server, language=language)
    laid(page, server, "royals", 5, 20)
    setup = Setup("royals", 5, b"in the middle")
    match = Match(GAME, setup, ["random"] * 5)
    for seat, name in played(setup, 20, lambda position: True):
        match.follow(seat, name)
    view = GAME.view(match.position, 0)
    cities = [city for land in view["countries"] for city in land["cities"] if city["id"] in SPANISH]
    assert len(cities) == len(SPANISH)
    for city in cities:
        city["banished"] = [2, 0, 3, 0, 4]
    drawn = board_panels(GAME, view, texts_for(GAME, language, ["Anna", "Béla", "Cili", "Dani", "Ede"]))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERLAPS, [drawn["europe"], SPANISH]) == [], width
    page.context.close()


# Headings of the column that the rim of a card below them reaches into.
TOUCHED = """() => [...document.querySelectorAll(".market h2")].filter((heading) => {
  const cards = [...heading.parentElement.querySelectorAll(".choosable")];
  const tops = cards.map((card) => card.getBoundingClientRect().top - parseFloat(getComputedStyle(card).outlineWidth));
  const { top, bottom } = heading.getBoundingClientRect();
  return tops.some((rim) => rim > top && rim < bottom);
}).map((heading) => heading.textContent)"""


def test_the_rim_of_a_card_leaves_the_heading_above_it_whole(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.set_viewport_size({"width": 1440, "height": 900})
    laid(page, server, "royals", 4, 70)
    assert page.locator(".market .choosable").count() > 3
    assert page.locator(".market h2:visible").count() > 1
    assert page.evaluate(TOUCHED) == []
    page.context.close()
