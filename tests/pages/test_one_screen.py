"""A table on one screen: nothing is covered, cut, broken or too small, whatever is asked and however large the window.

`make screens` looks at every state of whole games, in all languages; otherwise a few states of each game are looked at.
"""

from pathlib import Path

import pytest
from browsing import AT_REST, EVERY_STATE, Pointer, faults, new_table, no_pauses, visitor
from playwright.sync_api import Browser, Page, ViewportSize
from serving import Server

from regalia import games

pytestmark = pytest.mark.browser

GEOMETRY = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8").partition("\n")[2]
WIDE = 1000  # from here on the page is as high as the window
SIZES = [(1024, 768), (1366, 768), (1440, 900), (1920, 1080), (390, 844)]
LANGUAGES = ("hu", "de", "fr", "nl", "es", "en")
CHOICES_BETWEEN = 1 if EVERY_STATE else 12
CHOICES_MAX = 2000 if EVERY_STATE else 13


def wrong(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the page in a window of this size."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    found: list[str] = page.evaluate(GEOMETRY, width >= WIDE)
    return [f"{width}x{height}: {one}" for one in found]


def unfit(page: Page, width: int, height: int) -> list[str]:
    """What axe finds in a window of this size, by day and by night."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    found = faults(page, "light") + faults(page, "dark", rules=["color-contrast"])
    return [f"{width}x{height}: {one}" for one in found]


def seated(page: Page, game: str, seats: int) -> None:
    """A table with so many seats, whose opponents choose at once."""
    new_table(page, game, "me", *["page"] * (seats - 1))
    if seats > 1:
        no_pauses(page)


@pytest.mark.parametrize("language", LANGUAGES if EVERY_STATE else LANGUAGES[:1])
@pytest.mark.parametrize("game", games.names())
def test_whatever_is_asked_can_be_seen(chromium: Browser, server: Server, game: str, language: str) -> None:
    page = visitor(chromium, server, language=language)
    seated(page, game, games.find(game).seat_counts[-1])
    anna, over, found = Pointer(page), False, set[str]()
    for _ in range(0, CHOICES_MAX, CHOICES_BETWEEN):
        page.wait_for_function(AT_REST)
        found.update(one for width, height in SIZES for one in wrong(page, width, height))
        page.set_viewport_size(ViewportSize(width=1366, height=768))
        over = anna.play(at_most=CHOICES_BETWEEN)
        if over:
            break
    assert not found, "\n".join(sorted(found))
    page.context.close()


@pytest.mark.skipif(not EVERY_STATE, reason="takes long; test_states.py looks at some states of each game")
@pytest.mark.parametrize("game", games.names())
def test_whatever_is_asked_can_be_read_by_everybody(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    seated(page, game, games.find(game).seat_counts[-1])
    anna, found = Pointer(page), set[str]()
    while not anna.play(at_most=1):
        page.wait_for_function(AT_REST)
        found.update(one for width, height in (SIZES[0], SIZES[-1]) for one in unfit(page, width, height))
        page.set_viewport_size(ViewportSize(width=1366, height=768))
    assert not found, "\n".join(sorted(found))
    page.context.close()


def until_an_advisor_can_be_chosen(page: Page) -> None:
    """Play on until advisors are asked for."""
    anna = Pointer(page)
    while not any(one.startswith("advisor") for one in page.wait_for_function(AT_REST).json_value()["pieces"]):
        anna.play(at_most=1)


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (".panel-prompt { position: fixed; inset: 0; z-index: 99 }", "the question covers"),
        (".advisor { translate: 0 100vh }", "not wholly seen"),
        ("#prompt { font-size: 9px }", "9 px"),
        ("body.table { height: 300vh }", "px high"),
        (".plaque { width: 2rem; overflow: hidden; white-space: nowrap }", "is cut"),
        (".options button { position: fixed; right: 3rem; bottom: 50% }", "lies over"),
        (".who { word-break: break-all; display: block; width: 1.2rem }", "is broken"),
    ],
)
def test_the_look_notices_what_is_wrong(chromium: Browser, server: Server, style: str, expected: str) -> None:
    page = visitor(chromium, server)
    seated(page, "kingsburg", 2)
    until_an_advisor_can_be_chosen(page)
    assert not wrong(page, 1366, 768)
    page.add_style_tag(content=style)
    assert any(expected in one for one in wrong(page, 1366, 768))
    page.context.close()
