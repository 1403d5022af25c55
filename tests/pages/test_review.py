"""The review of a game in a real browser: for every game, in two languages, on a laptop and on a phone."""

import asyncio
import json
import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
from browsing import PATIENCE, PHONE, clean, visitor
from laid import Lines, create
from playwright.sync_api import Browser, Page, ViewportSize, expect
from serving import Server

from regalia import games
from regalia.kernel.game import Setup
from regalia.players import weighing
from regalia.players.account import review
from regalia.players.opponents import King
from regalia.players.verdict import Review, turning_points
from regalia.table.database import url_of
from regalia.table.match import Match
from regalia.table.pen import Deed
from regalia.table.schema import reviews
from regalia.table.store import Store
from regalia.web.identity import COOKIE, Identities
from support import mostly

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("review")]  # they share a reviewed game

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
DOTS = "all => all.map(one => getComputedStyle(one, '::before').backgroundColor)"
MARGINS = "all => all.map(one => parseFloat(getComputedStyle(one).marginTop))"
# How the actions of Paladins are laid out on the board of a turning point.
LAID_OUT = "all => all.map(one => getComputedStyle(one).display)"


class Made(dict[str, tuple[str, str]]):
    """By the game: a reviewed table and its owner, made when somebody first wants to see it."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server

    def __missing__(self, name: str) -> tuple[str, str]:
        match = finished(name)
        self[name] = kept(self.server, match, reviewed(match))
        return self[name]


def finished(name: str, kind: str = "random") -> Match:
    """A game that opponents have played to its end: of those without a thought there is most to say."""
    match = Match(games.find(name), Setup(name, 2, b"review"), [kind, kind])
    while not match.position.over():
        match.opponent_chooses(int(match.position.turn()))
    return match


def reviewed(match: Match) -> Review:
    """Its review, by a few glances."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(weighing, "FIRST_GLANCES", 1)
        patch.setattr(weighing, "GLANCES", 2)
        patch.setattr(King, "thoughts", 8)
        account = review(match.record, match.game)
    points = [point for seat in range(2) for point in turning_points(match.record, match.game, account, seat)]
    return Review(account, tuple(points))


async def keep(server: Server, owner: str, match: Match, found: Review | None) -> str:
    """A finished table in the store, with its review."""
    lines: Lines = [(choice.seat, choice.name) for choice in match.record.choices]
    table = await create(server, owner, match.setup, lines)
    store = Store(url_of("", server.home))
    if found is not None:
        row = {"table_id": table, "made": 1, "text": json.dumps(found.plain())}
        await store.open()
        await store.write(Deed(reviews.insert(), [row]))
        await store.close()
    return table


def kept(server: Server, match: Match, found: Review | None) -> tuple[str, str]:
    """The same from a thread in which a browser runs; the table and its owner."""
    owner = secrets.token_urlsafe(12)
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, keep(server, owner, match, found)).result(), owner


@pytest.fixture(scope="module")
def made(server: Server) -> Made:
    """A reviewed table of every game."""
    return Made(server)


def owner_at(chromium: Browser, server: Server, owner: str, phone: bool, language: str) -> Page:
    """The browser of somebody who sat there."""
    page = visitor(chromium, server, phone=phone, language=language)
    page.set_viewport_size(PHONE if phone else LAPTOP)
    cookie = Identities.kept_in(server.home).sign(owner)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    return page


def number(words: str) -> float:
    """A number as a reader of some language sees it."""
    return float(words.replace("−", "-").replace(",", "."))


@pytest.mark.parametrize("phone", mostly([False, True], True), ids=["laptop", "phone"])
@pytest.mark.parametrize("language", mostly(["en-GB", "hu-HU"], "hu-HU"))
@pytest.mark.parametrize("game", mostly(games.house(), "kingsburg"))
def test_the_review_tells_where_a_game_turned(
    chromium: Browser, server: Server, made: Made, game: str, language: str, phone: bool
) -> None:
    table, owner = made[game]
    page = owner_at(chromium, server, owner, phone, language)
    page.goto(f"/t/{table}/review")
    assert 1 <= page.locator(".turning > ol > li").count() <= 5
    expect(page.locator(".then .board .panel").first).to_be_visible()
    assert "flex" not in page.eval_on_selector_all(".then .deeds", LAID_OUT), (
        "the page lays the board out, not the game"
    )
    margins = page.eval_on_selector_all(".then .board h2", MARGINS)
    assert max(margins, default=0) < 16, "nor gives it room to the headings of the board"
    if game == "royals":  # however early the board is that lies open
        colours = page.eval_on_selector_all(".legend li", DOTS)
        page.locator("details[data-board][open] > summary").click()
        assert colours == page.eval_on_selector_all(".legend li", DOTS)
        assert "wears-0-" in (page.locator(".review-page").get_attribute("class") or "")
    assert page.locator(".curve .chance").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the window"
    rows = [row.locator("td").all_inner_texts() for row in page.locator(".books tbody tr").all()]
    for start, own, others, luck, end in zip(*[map(number, row) for row in rows], strict=True):
        assert start + own + others + luck == pytest.approx(end)
    if language == "hu-HU":
        clean(page, ".review-page")
    page.context.close()


def test_a_turning_point_leads_to_the_replay_and_back_into_the_game(
    chromium: Browser, server: Server, made: Made
) -> None:
    table, owner = made["kingsburg"]
    page = owner_at(chromium, server, owner, phone=False, language="en-GB")
    page.goto(f"/t/{table}/review")
    at = page.locator(".turning [name=at]").first.input_value()
    page.locator(".turning .deeds .button").first.click()
    page.wait_for_selector("#table.replaying")
    assert page.locator("[data-at]").input_value() == at
    assert page.locator(".panel-log .called").count(), "the log says what the review calls choices"
    page.goto(f"/t/{table}/review")
    page.locator(".turning form button").first.click()
    page.wait_for_url(lambda url: "/review" not in url)
    assert page.locator("#table").get_attribute("data-lines") == at
    page.context.close()


def test_a_review_is_made_while_one_waits(chromium: Browser, server: Server) -> None:
    table, owner = kept(server, finished("kingsburg", "greedy"), None)  # the king is asked about errors: few here
    page = owner_at(chromium, server, owner, phone=False, language="en-GB")
    page.goto(f"/t/{table}/review")
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator(".turning")).to_be_visible(timeout=5 * PATIENCE)  # whatever else runs here goes before it
    page.context.close()
