"""The room in real browsers: one big screen, phones as hands, a code that can be scanned, and a game to its end."""

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from browsing import Pointer, clean, visitor
from laid import NAMES, shown_to, stored, whole
from playwright.sync_api import Browser, Page, ViewportSize, expect
from scanning import scanned
from serving import Server

from regalia.kernel.game import Setup
from regalia.table.match import PERSON
from support import mostly

pytestmark = pytest.mark.browser

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
ALL = 1000  # no game has as many choices

# Counts the notes that a browser plays, and plays them; nothing is transparent here.
LISTENING = """
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { window.notes += 1; return start.call(this, when); };
"""

UNPAINTED = """() => document.adoptedStyleSheets[0].replaceSync("html { opacity: 0 }")"""


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


def sit(phone: Page, address: str, name: str) -> None:
    """Scan, type a name, sit down."""
    phone.goto(address)
    phone.locator("[name=name]").fill(name)
    phone.locator("button.primary").tap()
    phone.wait_for_selector("#table[data-seen]")


@pytest.mark.lengthy
def test_from_the_hall_to_the_first_choice_by_the_code_on_the_screen(
    television: Page, phones: Sequence[Page], server: Server
) -> None:
    television.goto("/")
    television.locator(".game-rival_kings [value=room]").click()
    television.wait_for_selector("#table[data-seen] .gathering")
    address = television.locator(".gathering .address a").get_attribute("href") or ""
    code = television.locator(".gathering .qr svg")
    assert address.startswith(server.url)
    assert scanned(code) == address
    clean(television)
    for phone, name in zip(phones[:3], NAMES, strict=False):
        sit(phone, address, name)
    expect(television.locator(".chairs li:not(.free)")).to_have_text(NAMES[:3])
    assert phones[0].locator("[name=with]").count() == 2
    sit(phones[3], address, NAMES[3])
    expect(television.locator("#prompt.waits")).to_be_visible()
    assert scanned(television.locator(".way-back .qr svg")) == television.url.removesuffix("/screen")
    assert television.evaluate("window.notes") >= 4, "people sat down, and somebody is asked"
    clean(television)
    assert television.evaluate("document.documentElement.scrollHeight <= innerHeight")
    all_see_what_they_should(television, phones, 0)
    asked = [phone for phone in phones if phone.locator("[data-option]").count()]
    assert asked
    for phone in asked:
        Pointer(phone, touch=True).play(1)


@pytest.mark.lengthy
@pytest.mark.parametrize("last", mostly([2, ALL], 2))
def test_four_phones_play_a_game_to_its_end_before_the_big_screen(
    television: Page, phones: Sequence[Page], server: Server, last: int
) -> None:
    """From the code to the last counting; the game is one of the shortest, and always the same.

    Its last choices are made here, or all of them.
    """
    setup, owner = Setup("rival_kings", len(phones), b"four phones 6312"), secrets.token_urlsafe(12)
    choices, free = whole(setup), [(PERSON, "", "")] * len(phones)
    begun = choices[:-last]
    shown_to(television, server, owner, stored(server, owner, setup, free, begun), "/screen")
    address = scanned(television.locator("#table[data-seen] .gathering .qr svg"))
    television.evaluate(UNPAINTED)
    for phone, name in zip(phones, NAMES, strict=False):
        sit(phone, address, name)
    for number, (seat, name) in enumerate(choices[len(begun) :], len(begun)):
        all_see_what_they_should(television, phones, number)
        choose(phones[seat], name, number)
    for page in (television, *phones):
        expect(page.locator(".chronicle")).to_be_visible()
    scores = {page.locator(".chronicle tfoot").inner_text() for page in (television, *phones)}
    assert len(scores) == 1, "all see the same end"
    assert television.evaluate("window.notes") > 0


# Whether the panels of a page show a table up to a line; whose hands it shows, and what can be chosen there.
LAID_OPEN = """(seen) => {
  const table = document.getElementById("table"), prompt = document.getElementById("prompt");
  if (table.dataset.seen !== seen || table.ariaBusy === "true") return null;
  const count = (what) => table.querySelectorAll(what).length;
  return {
    hand: count(".hand [data-piece^='character:']"), secrets: count("[data-piece^='character:'], .hand"),
    answers: count("[data-option]"), deeds: count("[data-option], [data-lift], [data-undo], [data-hint]"),
    plaques: count(".others .other"),
    called: (prompt.dataset.called ?? "").split(" ").filter(Boolean).map(Number), turn: prompt.textContent,
  };
}"""


def laid_open(page: Page, seen: int) -> dict[str, Any]:
    """What a page shows of a table after so many lines."""
    shown: dict[str, Any] = page.wait_for_function(LAID_OPEN, arg=str(seen)).json_value()
    return shown


def all_see_what_they_should(television: Page, phones: Sequence[Page], seen: int) -> None:
    """The screen says whose turn it is, and shows no hand; those whom it names, and nobody else, choose on phones."""
    screen, hands = laid_open(television, seen), [laid_open(phone, seen) for phone in phones]
    assert (screen["secrets"], screen["deeds"], screen["plaques"]) == (0, 0, len(phones))
    assert screen["called"]
    assert [name for name in NAMES if name in screen["turn"]] == [NAMES[seat] for seat in screen["called"]]
    assert [seat for seat, hand in enumerate(hands) if hand["answers"]] == screen["called"]
    if not seen:
        assert all(hand["hand"] for hand in hands), "everybody has cards, and sees them on the phone alone"


def choose(phone: Page, name: str, seen: int) -> None:
    """Tap an answer; what nobody can take back is asked twice."""
    Pointer(phone, touch=True).press(f"[data-option='{name}']")
    expect(phone.locator(f"#table:not([data-seen='{seen}']), dialog#confirm[open]").first).to_be_attached()
    if phone.locator("dialog#confirm[open]").count():
        phone.locator("dialog#confirm [value=yes]").tap()
