"""A small change of the page is small work for the browser: the style of few elements is asked for again.

A selector as `.wide-place:has(.thing) .many` makes the browser look at all that are `.many`, whatever has changed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from browsing import laid_out, visitor
from laid import laid
from playwright.sync_api import Browser, Page
from serving import Server

from regalia import games
from support import mostly

pytestmark = pytest.mark.browser

CHANGES = {
    "a class that no rule names": "document.querySelector('.rail').classList.toggle('unnamed')",
    "an answer less": "document.querySelector('[data-choices] li').toggleAttribute('hidden')",
    "a line more in the log": "document.querySelector('.panel-log ol').append(document.createElement('li'))",
}
FEW = 150  # elements; with a class in such a selector a change concerned 900 on the board of Paladins


@contextmanager
def traced(chromium: Browser) -> Iterator[list[dict[str, Any]]]:
    """What the browser does meanwhile, event by event."""
    session, events, over = chromium.new_browser_cdp_session(), list[dict[str, Any]](), list[bool]()
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    config = {"includedCategories": ["devtools.timeline"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    yield events
    session.send("Tracing.end")
    while not over:
        chromium.contexts[0].pages[0].wait_for_timeout(20)
    session.detach()


def restyled(chromium: Browser, page: Page, change: str) -> int:
    """Of how many elements the style is asked for again after a change."""
    with traced(chromium) as events:
        page.evaluate(f"() => {{ {change}; return document.body.offsetHeight; }}")
        laid_out(page)
    counts = [one["args"]["elementCount"] for one in events if one["name"] == "UpdateLayoutTree"]
    assert counts, "nothing was looked at"
    return sum(counts)


@pytest.mark.parametrize("game", mostly(games.names(), "paladins", "rival_kings"))
def test_a_small_change_restyles_little(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    laid(page, server, game, 2, 20)
    laid_out(page)
    found = {name: restyled(chromium, page, change) for name, change in CHANGES.items()}
    assert max(found.values()) < FEW, found
    page.context.close()
