"""How long it takes from the address of the house to the first own choice: alone, and a family around a television.

    python -m tools.first_choice

What people do themselves (reading, scanning, typing) comes on top; how often they click or tap is counted.
"""

import shutil
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from regalia import games
from regalia.trials.serving import Server

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
FAMILY = ("Anna", "Béla", "Cili", "Dani", "Erzsi")
CLICKS_MAX = 6  # nobody should need as many

# A spot in the window, without scrolling, where one click chooses: an answer, or a piece if the answers step back.
SPOT = """() => {
  const bare = (thing) => {
    const box = thing.getBoundingClientRect(), spot = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const there = spot.x < innerWidth && spot.y < innerHeight && document.elementFromPoint(spot.x, spot.y);
    return there && thing.contains(there) ? spot : null;
  };
  const all = (what) => [...document.querySelectorAll(what)];
  return [...all("[data-option]"), ...all(".choosable:not(.chosen)")].map(bare).find((spot) => spot !== null) ?? null;
}"""


# Something was chosen, or a piece was picked up and more is asked.
ANSWERED = """(before) => document.getElementById("table").dataset.seen !== before
  || document.querySelector(".chosen") !== null"""


def first_choice(page: Page, game: str) -> int:
    """From the address of the house to the first own choice at a table of a game, without scrolling; the clicks."""
    page.goto("/")
    box, size = page.locator(f".game-{game} .primary").bounding_box(), page.viewport_size
    assert box
    assert size
    assert box["y"] >= 0, "it is in sight"
    assert box["y"] + box["height"] <= size["height"], "it is in sight"
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#table[data-seen] [data-option]", state="attached")
    return 1 + choose(page)


def choose(page: Page) -> int:
    """Click what chooses until something is chosen; how often that was."""
    before = page.locator("#table").get_attribute("data-seen")
    for clicks in range(1, CLICKS_MAX):
        spot = page.wait_for_function(SPOT).json_value()
        page.mouse.click(spot["x"], spot["y"])
        page.wait_for_function(ANSWERED, arg=before)
        if page.locator("#table").get_attribute("data-seen") != before:
            return clicks
    raise AssertionError(f"{CLICKS_MAX} clicks choose nothing")


def around_the_television(screen: Page, phones: Sequence[Page], game: str) -> None:
    """From the hall on the television to the first choice on a phone; the game begins when all sit, or one says so."""
    screen.goto("/")
    screen.locator(f".game-{game} [value=room]").click()
    address = screen.locator(".gathering .address a").get_attribute("href") or ""
    for phone, name in zip(phones, FAMILY, strict=False):
        phone.goto(address)
        phone.locator("[name=name]").fill(name)
        phone.locator("button.primary").click()
        phone.wait_for_url("**/t/*")
    screen.wait_for_selector("#prompt.waits")
    called = (screen.locator("#prompt").get_attribute("data-called") or "0").split()
    choose(phones[int(called[0])])


def visitor(browser: Browser, server: Server, size: ViewportSize) -> Page:
    """Somebody new."""
    page: Page = browser.new_context(viewport=size, base_url=server.url).new_page()
    return page


def measure(browser: Browser, server: Server, shown: Table) -> None:
    """All games, in both sizes, and around the television with as many as can play."""
    for game in games.names():
        words = [games.find(game).title]
        for size in (LAPTOP, PHONE):
            page = visitor(browser, server, size)
            began = time.perf_counter()
            clicks = first_choice(page, game)
            words.append(f"{time.perf_counter() - began:.1f} s, {clicks} clicks")
            page.context.close()
        pages = [visitor(browser, server, size) for size in (TELEVISION, *[PHONE] * games.find(game).seat_counts[-1])]
        began = time.perf_counter()
        around_the_television(pages[0], pages[1:], game)
        shown.add_row(*words, f"{len(pages) - 1} phones: {time.perf_counter() - began:.1f} s")
        for page in pages:
            page.context.close()


def main() -> None:
    """Measure on this machine, and print a table."""
    shown = Table("game", "laptop", "phone", "television", box=None)
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            measure(browser, server, shown)
            browser.close()
    finally:
        server.stop()
    Console().print(shown)


if __name__ == "__main__":
    main()
