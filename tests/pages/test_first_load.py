"""The first look at a page costs little: all that is sent to somebody who has never been here."""

import base64
from typing import Any

import pytest
from browsing import lines, moved_on, new_table, visitor
from playwright.sync_api import Browser, Page
from serving import Server

from regalia import games
from support import mostly

pytestmark = pytest.mark.browser

FIRST_LOAD_MAX = 250_000  # bytes
QUIET_MS = 500  # after this, whatever a page asks for has been asked for
BYTES = 2  # the sort of a message that is no text


def sent(page: Page, address: str) -> int:
    """What a page costs somebody who keeps nothing of it: files as they are sent, and what comes over the live link."""
    session, bytes_sent, coming = page.context.new_cdp_session(page), list[float](), set[str]()
    session.on("Network.requestWillBeSent", lambda event: coming.add(event["requestId"]))
    session.on("Network.loadingFailed", lambda event: coming.discard(event["requestId"]))
    session.on("Network.loadingFinished", lambda event: coming.discard(event["requestId"]))
    session.on("Network.loadingFinished", lambda event: bytes_sent.append(event["encodedDataLength"]))
    session.on("Network.webSocketFrameReceived", lambda event: bytes_sent.append(heard(event["response"])))
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(address)
    page.wait_for_function("() => document.getElementById('table')?.dataset.seen ?? !document.getElementById('table')")
    page.wait_for_timeout(QUIET_MS)
    while coming:
        page.wait_for_timeout(QUIET_MS)
    return int(sum(bytes_sent))


def heard(frame: dict[str, Any]) -> int:
    """How long a message of the live link was; one of bytes is told in base64."""
    data = str(frame["payloadData"])
    return len(base64.b64decode(data)) if frame["opcode"] == BYTES else len(data.encode())


def test_no_picture_is_asked_for_again_after_a_choice(chromium: Browser, server: Server) -> None:
    """While a browser waits for the answer, it draws none that is new on the board."""
    page, asked = visitor(chromium, server), list[str]()
    new_table(page, "kingsburg", "me", "here")
    page.wait_for_selector("[data-option]", state="attached")
    page.wait_for_load_state("networkidle")
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(3):
        before = lines(page)
        page.locator("[data-option]").first.dispatch_event("click")
        moved_on(page, before)
        page.wait_for_timeout(QUIET_MS)
    assert not [address for address in asked if "/art/" in address]
    page.context.close()


def test_the_lobby_is_light(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    assert 0 < sent(page, "/") < FIRST_LOAD_MAX
    page.context.close()


@pytest.mark.parametrize("game", mostly(games.names(), "paladins", "rival_kings"))
def test_a_table_is_light(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    new_table(page, game, "me", *["here"] * (games.find(game).seat_counts[-1] - 1))
    cost = sent(page, page.url)
    assert page.locator("#table[data-seen]").count() == 1
    assert 0 < cost < FIRST_LOAD_MAX, f"{cost} bytes"
    page.context.close()
