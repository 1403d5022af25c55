"""A table on one screen: nothing is covered, cut, broken or too small, whatever is asked and however large the window.

`make screens` looks at every state of whole games, in all languages; otherwise a few states of each game are looked at.
"""

from pathlib import Path

import pytest
from browsing import AT_REST, EVERY_STATE, Pointer, faults, new_table, no_pauses, visitor
from laid import laid
from playwright.sync_api import Browser, Page, ViewportSize
from serving import Server

from regalia import games
from regalia.kernel.position import Position

pytestmark = pytest.mark.browser

GEOMETRY = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8").partition("\n")[2]
WIDE = 1000  # from here on the page is as high as the window
SIZES = [(1024, 768), (1366, 768), (1440, 900), (1920, 1080), (390, 844)]
LANGUAGES = ("hu", "de", "fr", "nl", "es", "en")
STATES_MAX = 2000 if EVERY_STATE else 1
LATE = 60  # choices after which a table is full


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
    page, seats = visitor(chromium, server, language=language), games.find(game).seat_counts[-1]
    found = set[str]()
    if not EVERY_STATE:
        laid(page, server, game, seats, LATE)
        found.update(looked_over(page, 1))
    seated(page, game, seats)
    found.update(looked_over(page, STATES_MAX))
    assert not found, "\n".join(sorted(found))
    page.context.close()


def looked_over(page: Page, states: int) -> set[str]:
    """What is wrong in so many states of a table, or to its end, at every size."""
    anna, found = Pointer(page), set[str]()
    for _ in range(states):
        page.wait_for_function(AT_REST)
        found.update(one for width, height in SIZES for one in wrong(page, width, height))
        page.set_viewport_size(ViewportSize(width=1366, height=768))
        if states > 1 and anna.play(at_most=1):
            break
    return found


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


def an_advisor_is_asked_for(position: Position) -> bool:
    """Whether the first seat may influence somebody."""
    return any(position.name(0, option).startswith("influence ") for option in position.options(0))


FAULTS = {
    "the question covers": ".panel-prompt { position: fixed; inset: 0; z-index: 99 }",
    "not wholly seen": ".advisor { translate: 0 100vh }",
    "9 px": "#prompt { font-size: 9px }",
    "px high": "body.table { height: 300vh }",
    "is cut": ".plaque { width: 2rem; overflow: hidden; white-space: nowrap }",
    "lies over": ".options button { position: fixed; right: 3rem; bottom: 50% }",
    "is broken": ".who { word-break: break-all; display: block; width: 1.2rem }",
}


def test_the_look_notices_what_is_wrong(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "kingsburg", 2, 10, an_advisor_is_asked_for)
    assert not wrong(page, 1366, 768)
    for expected, style in FAULTS.items():
        added = page.add_style_tag(content=style)
        assert any(expected in one for one in wrong(page, 1366, 768)), style
        added.evaluate("style => style.remove()")
    page.context.close()
