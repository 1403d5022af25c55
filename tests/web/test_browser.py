"""A real browser at a real server: whole games by mouse, by keyboard, by touch; several people; axe on every state."""

import re
import shutil
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize, expect, sync_playwright
from serving import Server, serving

from regalia import games

pytestmark = pytest.mark.browser

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 1000}
PATIENCE = 30_000  # milliseconds; a busy machine is slow
expect.set_options(timeout=PATIENCE)
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("home")) as running:
        yield running
        assert "Traceback" not in running.log(), running.log()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def visitor(chromium: Browser, server: Server, phone: bool = False, language: str = "en-GB") -> Page:
    """Somebody new, whose browser may ask no other host and must log no error."""
    context: BrowserContext = chromium.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        base_url=server.url,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("request", lambda request: _only_here(request.url, server))
    page.on("pageerror", lambda error: pytest.fail(f"page error: {error}"))
    return page


def _only_here(url: str, server: Server) -> None:
    assert url.startswith((server.url, f"ws://127.0.0.1:{server.port}", "data:")), url


def new_table(page: Page, game: str, *seats: str) -> None:
    """Fill in the lobby as a person does, and take a seat."""
    page.goto("/")
    form = page.locator(f"details.game-{game} form.new-table")
    if not form.is_visible():
        page.locator(f"details.game-{game} > summary").click()
    high = games.find(game).seat_counts[-1]
    for number in range(high):
        kind = seats[number] if number < len(seats) else "none"
        form.locator(f"[name=kind-{number}]").select_option(kind)
    form.locator("[name=name-0]").fill("Anna")
    form.locator("button.primary").click()
    page.wait_for_url("**/t/*")


def lines(page: Page) -> int:
    return int(page.evaluate("Number(document.getElementById('table').dataset.seen ?? -1)"))


def moved_on(page: Page, before: int) -> None:
    """Wait until the table has changed."""
    expect(page.locator("#table")).not_to_have_attribute("data-seen", str(before))


def waiting(page: Page) -> bool:
    """Wait until there is something to choose; False when the game is over."""
    page.wait_for_selector("[data-option]:visible, [data-lift], .chronicle")
    return page.locator(".chronicle").count() == 0


def no_pauses(page: Page) -> None:
    """Let the opponents choose at once."""
    page.locator(".seat-tools > summary").click()
    page.locator("[data-pace='0']").click()
    expect(page.locator("[data-pace='1']")).to_be_visible()
    page.locator(".seat-tools > summary").click()


def choose_by_pieces(page: Page) -> None:
    """Click pieces of the board until one option is left; where an option has no piece on the board, its button."""
    before = lines(page)
    for _ in range(12):
        if lines(page) != before or page.locator("#table[aria-busy=true]").count():
            break
        pieces = page.locator("[data-piece].choosable:not(.chosen):visible")
        try:
            (pieces if pieces.count() else page.locator("[data-option]:visible")).last.click(timeout=3000)
        except TimeoutError:
            if lines(page) == before:
                raise
    moved_on(page, before)


def clean(page: Page) -> None:
    """axe finds nothing."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("game", games.names())
def test_every_game_begins_by_clicking_pieces(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    new_table(page, game, "me", "page")
    no_pauses(page)
    clean(page)
    for _ in range(10):
        assert waiting(page)
        choose_by_pieces(page)
    clean(page)
    page.context.close()


def test_a_whole_game_its_replay_and_playing_on(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "page")
    no_pauses(page)
    for _ in range(300):
        if not waiting(page):
            break
        choose_by_pieces(page)
    expect(page.locator(".chronicle")).to_be_visible()
    clean(page)
    page.locator("[data-at]").fill("3")
    expect(page.locator("[data-replay] output")).to_have_text("3")
    table = page.url
    page.locator("[data-replay] form button").click()
    expect(page).not_to_have_url(table)
    page.wait_for_selector("[data-option]")
    page.context.close()


def test_the_lobby_and_a_table_by_keyboard_alone(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.goto("/")
    clean(page)
    button = page.locator("details[open] form.new-table button.primary")
    for _ in range(80):
        page.keyboard.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(5):
        page.wait_for_selector("[data-option]")
        before = lines(page)
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.matches('[data-option]') ?? false"):
                break
        page.keyboard.press("Enter")
        moved_on(page, before)
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    page.context.close()


def narrowing_piece(page: Page) -> str:
    """A piece that belongs to some of the options, but neither to one nor to all of them; empty when there is none."""
    sets = [
        str(pieces).split()
        for pieces in page.eval_on_selector_all("[data-option]", "all => all.map(o => o.dataset.pieces)")
    ]
    for piece in sorted({piece for pieces in sets for piece in pieces}):
        if 1 < sum(piece in pieces for pieces in sets) < len(sets):
            return piece
    return ""


def test_escape_steps_back(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "here")
    for _ in range(40):
        page.wait_for_selector("[data-option]")
        if narrowing_piece(page):
            break
        before = lines(page)
        page.locator("[data-option]").first.click()
        moved_on(page, before)
    every = page.locator("[data-option]:visible").count()
    page.locator(f"[data-piece='{narrowing_piece(page)}']").click()
    assert page.locator("[data-option]:visible").count() < every
    assert page.locator(".chosen").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("[data-option]:visible").count() == every
    assert page.locator(".chosen").count() == 0
    page.context.close()


def test_a_phone_by_touch(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, phone=True, language="hu-HU")
    new_table(page, "kingsburg", "me", "page")
    clean(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), (
        "the page is wider than the phone"
    )
    no_pauses(page)
    for _ in range(10):
        page.wait_for_selector("[data-option]")
        before = lines(page)
        page.locator("[data-option]:visible").last.tap()
        moved_on(page, before)
    clean(page)
    page.context.close()


def test_two_browsers_reconnect_and_see_the_same(chromium: Browser, server: Server) -> None:
    anna, bela = visitor(chromium, server), visitor(chromium, server)
    new_table(anna, "kingsburg", "me", "link")
    clean(anna)
    link = anna.locator(".invitations input").input_value()
    bela.goto(link)
    clean(bela)
    bela.locator("[name=name]").fill("Béla")
    bela.locator("button.primary").click()
    bela.wait_for_url("**/t/*")
    for number in range(8):
        anna.wait_for_timeout(150)
        turn = anna if anna.locator("[data-option]").count() else bela
        turn.wait_for_selector("[data-option]")
        before = lines(turn)
        turn.locator("[data-option]:visible").last.click()
        moved_on(turn, before)
        if number == 4:
            bela.context.set_offline(True)
            bela.wait_for_timeout(200)
            bela.context.set_offline(False)
            bela.reload()
    anna.wait_for_timeout(300)
    assert re.sub(r"\s+", " ", anna.locator(".panel-court, .panel-board").first.inner_text()) == re.sub(
        r"\s+", " ", bela.locator(".panel-court, .panel-board").first.inner_text()
    )
    anna.context.close()
    bela.context.close()


def test_undo_and_language_in_the_middle_of_a_game(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "page")
    no_pauses(page)
    page.wait_for_selector("[data-option]")
    first = page.locator("#prompt").inner_text()
    page.locator("[data-option]").first.click()
    page.wait_for_selector("[data-undo]")
    page.locator("[data-undo]").click()
    expect(page.locator("#prompt")).to_have_text(first)
    page.locator(".language select").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    assert "király" in page.locator("#prompt").inner_text()
    page.context.close()


def told_story(page: Page) -> None:
    """Play on until somebody else has chosen and it is one's own turn again."""
    for _ in range(30):
        page.wait_for_selector("[data-option]:visible")
        if page.locator("[data-story] li.fresh[data-marks*='advisor:']").count():
            return
        before = lines(page)
        page.locator("[data-option]:visible").last.click()
        moved_on(page, before)
    raise AssertionError("nobody else has chosen anything")


def test_what_others_did_is_marked_and_can_be_stepped_through(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "page", "page")
    no_pauses(page)
    told_story(page)
    episodes = page.locator("[data-story] li")
    count = episodes.count()
    assert count > 1
    assert page.locator(".ribbon-mark").count(), "nothing wears a ribbon"
    expect(page.locator(".panel-log .fresh .new").first).to_be_visible()
    expect(page.locator("[data-story] li:visible")).to_have_count(1)
    expect(episodes.nth(count - 1)).to_be_visible()
    page.locator("[data-step='-1']").click()
    expect(episodes.nth(count - 2)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(episodes.nth(count - 1)).to_be_visible()
    with_pieces = page.locator("[data-story] li[data-marks*=':']").count()
    marked = 0
    for _ in range(count):
        marked += page.locator(".told").count() > 0
        page.keyboard.press("ArrowLeft")
    assert 0 < marked <= with_pieces
    clean(page)
    page.context.close()


def test_giving_up_for_good_is_asked_once_more(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "here", "page")
    no_pauses(page)
    for _ in range(60):
        page.wait_for_selector("[data-option]:visible")
        before = lines(page)
        giving_up = page.locator("[data-option='pass']")
        (giving_up if giving_up.count() else page.locator("[data-option]:visible").last).click()
        expect(page.locator(f"#table:not([data-seen='{before}']), dialog#confirm[open]").first).to_be_attached()
        if page.locator("dialog#confirm[open]").count():
            break
    clean(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog#confirm[open]")).to_have_count(0)
    assert lines(page) == before
    giving_up.click()
    page.locator("dialog#confirm [data-careless]").check()
    page.locator("dialog#confirm [value=yes]").click()
    moved_on(page, before)
    assert {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}["careful"] == "no"
    page.context.close()


def test_a_closer_look_by_touch(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, phone=True)
    new_table(page, "kingsburg", "me", "page")
    page.wait_for_selector("[data-option]:visible")
    page.wait_for_selector("#table[data-seen]")
    page.wait_for_timeout(1500)  # a tap right after a change is meant for what lay there before
    page.locator("[data-piece='advisor:1']").tap()
    expect(page.locator("#closer-title")).to_contain_text("Jester")
    expect(page.locator("dialog#closer .looked-at")).to_be_visible()
    clean(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog#closer[open]")).to_have_count(0)
    page.context.close()


def test_settings_are_remembered_and_the_rule_is_at_hand(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "royals", "me", "page")
    page.wait_for_selector("[data-option]:visible")
    page.locator(".gear").click()
    page.locator("[data-cookie=theme]").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    clean(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_selector("[data-option]:visible")
    page.locator("[data-rule]").click()
    expect(page.locator("#rule p").first).not_to_be_empty()
    address = page.locator("#rule a").get_attribute("href") or ""
    page.goto(address)
    expect(page.locator(f"[id='{address.partition('#')[2]}']")).to_be_visible()
    clean(page)
    page.context.close()
