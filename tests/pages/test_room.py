"""The room in real browsers: one big screen, phones as hands, a code that can be scanned, and a game to its end."""

import asyncio
import base64
import random
import secrets
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
import segno
from browsing import AT_REST, PATIENCE, Pointer, clean, visitor
from laid import NAMES, create, nearly_over
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from serving import Server

from regalia.kernel.game import Setup
from regalia.web.identity import COOKIE, Identities

pytestmark = pytest.mark.browser

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
MARGIN = 2  # modules around a code

# The squares of a photographed code, row by row: dark or light in the middle and around it, -1 where these differ.
SAMPLED = """async ([picture, across]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  const dark = (x, y) => data[4 * (Math.floor(y) * image.width + Math.floor(x))] < 128;
  const step = image.width / across, spots = [[0, 0], [-.12, -.12], [.12, -.12], [-.12, .12], [.12, .12]];
  const square = (row, column) => new Set(spots.map(([x, y]) => dark((column + .5 + x) * step, (row + .5 + y) * step)));
  return [...Array(across).keys()].map((row) => [...Array(across).keys()].map((column) => {
    const seen = square(row, column);
    return seen.size === 1 ? Number([...seen][0]) : -1;
  }));
}"""

# Counts the notes that a browser plays, and plays them; nothing is transparent here.
LISTENING = """
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { window.notes += 1; return start.call(this, when); };
"""


@pytest.fixture
def television(chromium: Browser, server: Server) -> Iterator[Page]:
    """A big screen that is really painted."""
    page = visitor(chromium, server, moving=True)
    page.context.add_init_script(LISTENING)
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(TELEVISION)
    yield page
    page.context.close()


@pytest.fixture
def phones(chromium: Browser, server: Server) -> Iterator[list[Page]]:
    """Four people with phones."""
    pages = [visitor(chromium, server, phone=True) for _ in range(4)]
    yield pages
    for page in pages:
        page.context.close()


def photographed(code: Locator, across: int) -> list[list[int]]:
    """The squares of a code as they are painted; -1 for one that is neither dark nor light."""
    picture = base64.b64encode(code.screenshot(type="png")).decode()
    rows: list[list[int]] = code.page.evaluate(SAMPLED, [picture, across])
    return rows


def scannable(code: Locator, address: str) -> bool:
    """Whether a code is painted whole, and every square of it is that of an address."""
    rows = list(segno.make(address, error="m").matrix_iter(border=MARGIN))
    return photographed(code, len(rows)) == [[int(bool(square)) for square in row] for row in rows]


def sit(phone: Page, address: str, name: str) -> None:
    """Scan, type a name, sit down."""
    phone.goto(address)
    phone.locator("[name=name]").fill(name)
    phone.locator("button.primary").tap()
    phone.wait_for_selector("#table[data-seen]")


def test_from_the_hall_to_the_first_choice_by_the_code_on_the_screen(
    television: Page, phones: Sequence[Page], server: Server
) -> None:
    television.goto("/")
    television.locator(".game-rival_kings [value=room]").click()
    television.wait_for_selector("#table[data-seen] .gathering")
    address = television.locator(".gathering .address a").get_attribute("href") or ""
    code = television.locator(".gathering .qr svg")
    assert address.startswith(server.url)
    assert scannable(code, address)
    assert not scannable(code, address + "x"), "another address has other squares"
    clean(television)
    for phone, name in zip(phones[:3], NAMES, strict=False):
        sit(phone, address, name)
    expect(television.locator(".chairs li:not(.free)")).to_have_text(NAMES[:3])
    assert phones[0].locator("[name=with]").count() == 2
    sit(phones[3], address, NAMES[3])
    expect(television.locator("#prompt.waits")).to_be_visible()
    assert scannable(television.locator(".way-back .qr svg"), television.url.removesuffix("/screen"))
    assert television.evaluate("window.notes") >= 4, "people sat down, and somebody is asked"
    clean(television)
    assert television.evaluate("document.documentElement.scrollHeight <= innerHeight")
    asked = [phone for phone in phones if phone.locator("[data-option]").count()]
    assert asked
    for phone in asked:
        Pointer(phone, touch=True).play(1)


def test_four_phones_play_to_the_end_before_the_big_screen(
    television: Page, phones: Sequence[Page], server: Server
) -> None:
    table = laid_for(server, phones, Setup("rival_kings", 4, b"four phones"), left=14)
    television.goto(f"/t/{table}/screen")
    television.wait_for_selector("#table[data-seen]")
    for phone in phones:
        phone.goto(f"/t/{table}")
        phone.wait_for_selector("#table[data-seen]")
    hands = [Pointer(phone, touch=True) for phone in phones]
    while not television.locator(".chronicle").count():
        expect(television.locator(".others .other")).to_have_count(4)
        assert television.locator("[data-option], [data-lift], [data-undo]").count() == 0
        play_on(television, hands)
    for page in (television, *phones):
        expect(page.locator(".chronicle")).to_be_visible()
    scores = {page.locator(".chronicle tfoot").inner_text() for page in (television, *phones)}
    assert len(scores) == 1, "all see the same end"
    assert television.evaluate("window.notes") > 0


def laid_for(server: Server, phones: Sequence[Page], setup: Setup, left: int) -> str:
    """A table with so many choices to go, at which all phones sit; its id."""
    owners = [secrets.token_urlsafe(12) for _ in phones]
    with ThreadPoolExecutor(1) as elsewhere:  # the browser's own loop runs in this thread
        laying = create(server, owners[0], setup, nearly_over(setup, left), *owners[1:])
        table = elsewhere.submit(asyncio.run, laying).result()
    for phone, owner in zip(phones, owners, strict=True):
        cookie = Identities.kept_in(server.home).sign(owner)
        phone.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    return table


def play_on(television: Page, hands: Sequence[Pointer]) -> None:
    """Whoever is called on the screen takes up the phone and chooses at random."""
    seen = television.locator("#table").get_attribute("data-seen") or ""
    called = (television.locator("#prompt").get_attribute("data-called") or "").split()
    hand = hands[int(random.Random(seen).choice(called))]
    before = hand.page.locator("#table").get_attribute("data-seen")
    expect(hand.page.locator("#table")).to_have_attribute("data-seen", seen)
    while hand.page.locator("#table").get_attribute("data-seen") == before:
        state = hand.page.wait_for_function(AT_REST, timeout=PATIENCE).json_value()
        if state["at"] == "confirm":
            hand.press("dialog#confirm [value=yes]")
        else:
            hand.narrow(state)
        hand.page.wait_for_function("() => document.getElementById('table').ariaBusy !== 'true'")
    expect(television.locator("#table")).not_to_have_attribute("data-seen", seen)
