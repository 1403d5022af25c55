"""A real browser at a real server, and people who use it by mouse, touch or keyboard."""

import os
import random
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from serving import Server, flawless

from regalia import games

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
SHELL = (
    shutil.which("chromium-headless-shell") or CHROMIUM
)  # the same engine without a desktop around it, if it is there
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",  # there is no other graphics card either: layers are put together as plain pixels
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 180_000  # milliseconds; a busy machine is slow
EVERY_STATE = bool(os.environ.get("REGALIA_EVERY_STATE"))  # `make screens`: whole games, and every state of them
CLICKS_MAX = 2000  # no game is as long as that
TABS_MAX = 400
expect.set_options(timeout=PATIENCE)

# Nobody looks at the pixels, and painting them is half the work of a browser: pages are laid out, but transparent.
TRANSPARENT = """
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets[0].replaceSync("html { opacity: 0 }");
"""

AXE_FAULTS = """([part, options]) => axe.run(part ?? document, options).then((found) => found.violations)"""

# What the table waits for; nothing while a choice is on its way or others are to choose.
AT_REST = """() => {
  const table = document.getElementById("table");
  if (table.dataset.seen === undefined || table.ariaBusy === "true") return null;
  if (document.querySelector("dialog#confirm[open]")) return { at: "confirm" };
  if (table.querySelector(".chronicle")) return { at: "over" };
  const options = [...table.querySelectorAll("[data-option]")].filter((button) => !button.parentElement.hidden);
  const pieces = [...table.querySelectorAll("[data-piece].choosable:not(.chosen)")];
  if (!options.length) return null;
  return {
    at: "asked",
    options: options.map((button) => ({ name: button.dataset.option, pieces: button.dataset.pieces.split(" ") })),
    pieces: pieces.filter((piece) => piece.checkVisibility()).map((piece) => piece.dataset.piece),
  };
}"""

# A point of a thing that nothing else covers, after scrolling it into sight.
BARE_SPOT = """(thing) => {
  const bare = () => {
    const box = thing.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.15, .5], [.85, .5], [.5, .15], [.5, .85], [.1, .1], [.1, .9], [.9, .1]]) {
      const spot = { x: box.left + x * box.width, y: box.top + y * box.height };
      const there = document.elementFromPoint(spot.x, spot.y);
      if (there && thing.contains(there)) return spot;
    }
    return null;
  };
  return bare() ?? (thing.scrollIntoView({ block: "center", inline: "center" }), bare());
}"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that ask for nothing special."""
    with flawless(tmp_path_factory.mktemp("home")) as running:
        yield running


def how_long(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """One browser for all tests where only pages are tested; elsewhere tests run loops of their own between them."""
    return "session" if all("tests/pages" in argument for argument in config.args) else "module"


@pytest.fixture(scope=how_long)
def chromium() -> Iterator[Browser]:
    """A browser for the tests of a file, or for all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Browser]:
    """A browser with all that a desktop has, as notifications."""
    if SHELL == CHROMIUM:
        yield chromium
        return
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


def visitor(
    chromium: Browser, server: Server, phone: bool = False, language: str = "en-GB", moving: bool = False
) -> Page:
    """Somebody new, whose browser may ask no other host and must log no error; pieces move if asked to."""
    context: BrowserContext = chromium.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        base_url=server.url,
        reduced_motion="no-preference" if moving else "reduce",
        service_workers="block",  # tests/pages/test_app.py lets it work
    )
    context.set_default_timeout(PATIENCE)
    if not moving:
        context.add_init_script(TRANSPARENT)
    settings = {"list": "open", "scenes": "off"}  # what steps back can be read all the same, and nothing lies over it
    context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in settings.items()])
    page = context.new_page()
    page.on("request", lambda request: _only_here(request.url, server))
    page.on("pageerror", lambda error: pytest.fail(f"page error: {error}"))
    return page


def _only_here(url: str, server: Server) -> None:
    assert url.startswith((server.url, f"ws://127.0.0.1:{server.port}", "data:")), url


def new_table(page: Page, game: str, *seats: str) -> None:
    """Fill in the form of a new table as a person does, and take a seat."""
    page.goto(f"/new/{game}")
    form = page.locator("form.new-table")
    for number in range(form.locator("[data-sitter]").count()):
        kind = seats[number] if number < len(seats) else "none"
        chair = form.locator(f"[name=kind-{number}]")
        if kind != "none" and not chair.is_visible():
            form.locator("[data-add=here]").click()
        if chair.is_visible():
            chair.select_option(kind)
    form.locator("[name=name-0]").fill("Anna")
    form.locator("button.primary").click()
    page.wait_for_url("**/t/*")


def alone_or_with_a_page(game: str) -> list[str]:
    """The fewest seats of a game: me, and computer opponents where it needs them."""
    return ["me", *["page"] * (games.find(game).seat_counts[0] - 1)]


def lines(page: Page) -> int:
    """The number of the line that the page shows."""
    return int(page.evaluate("Number(document.getElementById('table').dataset.seen ?? -1)"))


def moved_on(page: Page, before: int) -> None:
    """Wait until the table has changed."""
    expect(page.locator("#table")).not_to_have_attribute("data-seen", str(before))


def laid_out(page: Page) -> None:
    """Wait until everything has found its place in the window."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def no_pauses(page: Page) -> None:
    """Let the opponents choose at once."""
    page.locator(".seat-tools > summary").click()
    page.locator("[data-pace='0']").click()
    expect(page.locator("[data-pace='1']")).to_be_visible()
    page.locator(".seat-tools > summary").click()


def clean(page: Page, part: str = "") -> None:
    """axe finds nothing in the page, or in a part of it, by day and by night."""
    with painted(page):
        look(page, "light", part)
        look(page, "dark", part, ["color-contrast"])  # what is not about colours is the same in both


def look(page: Page, light: Literal["dark", "light"], part: str = "", rules: Sequence[str] = ()) -> None:
    """axe finds nothing in one light, by all its rules or by some."""
    found = faults(page, light, part, rules)
    assert not found, f"{page.url}, {light}: " + "\n".join(found)


def faults(page: Page, light: Literal["dark", "light"], part: str = "", rules: Sequence[str] = ()) -> list[str]:
    """What axe finds in one light, one line for each; it tells of faults alone, which is twice as fast."""
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    page.emulate_media(color_scheme=light)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)  # half a megabyte, for each document once
    with painted(page):
        found = page.evaluate(AXE_FAULTS, [part or None, options])
    return [
        f"{one['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Meanwhile the page is not transparent, since axe looks at what can be seen; painted anew only once."""
    transparent = page.evaluate("document.adoptedStyleSheets[0]?.disabled") is False
    if transparent:
        page.evaluate("document.adoptedStyleSheets[0].disabled = true")
    yield
    if transparent:
        page.evaluate("document.adoptedStyleSheets[0].disabled = false")


class Pointer:
    """Somebody who plays by clicking or tapping pieces, and takes a button only where no piece tells options apart."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.mind = random.Random("pieces")
        self.pieces = 0
        self.buttons = 0

    def play(self, at_most: int = CLICKS_MAX) -> bool:
        """Click so many times, or until the game is over; whether it is."""
        for _ in range(at_most):
            state = self.page.wait_for_function(AT_REST).json_value()
            if state["at"] == "over":
                return True
            if state["at"] == "confirm":
                self.press("dialog#confirm [value=yes]")
            else:
                self.narrow(state)
        return False

    def narrow(self, state: dict[str, Any]) -> None:
        """Click a piece that leaves fewer options, or the button of one that is left."""
        useful = telling(state)
        if useful:
            self.pieces += 1
            self.press(f"[data-piece='{self.mind.choice(useful)}'].choosable")
        else:
            self.buttons += 1
            name = self.mind.choice(state["options"])["name"]
            self.press(f"[data-option='{name}']")

    def press(self, what: str) -> None:
        """With the mouse or with a finger."""
        spot = self.page.locator(what).evaluate(BARE_SPOT)
        assert spot, f"{what} is covered"
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])


class Typist(Pointer):
    """Somebody who plays by keyboard alone: forwards to the options, or backwards to the pieces of the board."""

    def narrow(self, state: dict[str, Any]) -> None:
        """Walk to the nearest piece or button that can be chosen."""
        pieces = bool(telling(state)) and self.mind.random() < 0.5
        self.pieces += pieces
        self.buttons += not pieces
        self.walk("[data-piece].choosable" if pieces else "[data-option]", "Shift+Tab" if pieces else "Tab")

    def press(self, what: str) -> None:
        """Walk to it."""
        self.walk(what, "Tab")

    def walk(self, what: str, key: str) -> None:
        """Go there, then press Enter."""
        self.reach(what, key)
        self.page.keyboard.press("Enter")

    def reach(self, what: str, key: str) -> None:
        """Press a key until the focus is there."""
        for _ in range(TABS_MAX):
            self.page.keyboard.press(key)
            if self.page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
                return
        raise AssertionError(f"{what} is out of reach")


def telling(state: dict[str, Any]) -> list[str]:
    """The pieces on the board that belong to some of the options left, but not to all of them."""
    options = state["options"]
    if len(options) == 1:
        return list(state["pieces"])
    return [piece for piece in state["pieces"] if not all(piece in option["pieces"] for option in options)]
