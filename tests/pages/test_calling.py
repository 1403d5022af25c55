"""Being called: the tab, a sound, the phone's vibration and a notification, for whoever looks elsewhere."""

from collections.abc import Iterator

import pytest
from browsing import PATIENCE, TRANSPARENT, clean, lines, moved_on, new_table
from playwright.sync_api import Browser, BrowserContext, Page, expect
from serving import Server

pytestmark = pytest.mark.browser

# Counts what a device is asked for, and lets the real thing happen; whether somebody looks is set by the test.
LISTENING = """
  window.calls = { notes: [], sounds: 0, shakes: 0 };
  window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away });
  document.hasFocus = () => !window.away;
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(words, more) { super(words, more); calls.notes.push(words); }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { calls.sounds += 1; return start.call(this, when); };
  navigator.vibrate = () => { calls.shakes += 1; return true; };
"""


@pytest.fixture
def pair(desktop: Browser, server: Server) -> Iterator[tuple[Page, Page]]:
    """Two people at their own devices, at a table of two; the first is asked first."""
    contexts: list[BrowserContext] = []
    for permissions in (["notifications"], []):
        context = desktop.new_context(
            base_url=server.url,
            locale="en-GB",
            reduced_motion="reduce",
            service_workers="block",
            permissions=permissions,
        )
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "list", "value": "open", "url": server.url}])  # whatever the dice
        context.add_init_script(TRANSPARENT + LISTENING)
        contexts.append(context)
    anna, bela = (context.new_page() for context in contexts)
    new_table(anna, "kingsburg", "me", "link")
    bela.goto(anna.locator(".invitations input").input_value())
    bela.locator("[name=name]").fill("Béla")
    bela.locator("button.primary").click()
    bela.wait_for_url("**/t/*")
    for page in (anna, bela):
        page.wait_for_selector("#table[data-seen] :is([data-option], #prompt.waits)")
    yield anna, bela
    for context in contexts:
        context.close()


def choose_until_the_other_is_asked(asked: Page, other: Page) -> None:
    """Whoever is asked chooses until the other one is."""
    for _ in range(40):
        if other.locator("[data-option]").count():
            return
        before = lines(asked)
        asked.locator("[data-option]:visible").first.click()
        expect(asked.locator(f"#table:not([data-seen='{before}']), dialog#confirm[open]").first).to_be_attached()
        if asked.locator("dialog#confirm[open]").count():
            asked.locator("dialog#confirm [value=yes]").click()
            moved_on(asked, before)
        expect(other.locator("#table")).to_have_attribute("data-seen", str(lines(asked)))
    raise AssertionError("the other one is never asked")


@pytest.mark.lengthy
def test_whoever_looks_elsewhere_is_called_in_every_way_and_sound_is_off_by_one_click(pair: tuple[Page, Page]) -> None:
    anna, bela = pair
    choose_until_the_other_is_asked(bela, anna)
    choose_until_the_other_is_asked(anna, bela)
    expect(anna).to_have_title("Kingsburg · Regalia")
    anna.evaluate("window.away = true")
    choose_until_the_other_is_asked(bela, anna)
    expect(anna).to_have_title("● Your turn · Kingsburg · Regalia")
    assert anna.evaluate("document.querySelector('link[rel=icon]').href").endswith("icon-turn.svg")
    anna.wait_for_function("() => calls.notes.length === 1")
    assert anna.evaluate("calls") == {"notes": ["Your turn"], "sounds": 2, "shakes": 1}
    anna.evaluate("window.away = false")
    anna.locator("[data-bell]").click()
    expect(anna.locator("[data-bell]")).to_have_attribute("aria-pressed", "false")
    choose_until_the_other_is_asked(anna, bela)
    expect(anna).to_have_title("Kingsburg · Regalia")
    anna.evaluate("window.away = true")
    choose_until_the_other_is_asked(bela, anna)
    anna.wait_for_function("() => calls.notes.length === 2")
    assert anna.evaluate("calls.sounds") == 2, "no sound any more"


@pytest.mark.lengthy
def test_one_is_asked_once_whether_to_be_called_when_others_are_to_choose(pair: tuple[Page, Page]) -> None:
    anna, bela = pair
    choose_until_the_other_is_asked(anna, bela)
    expect(bela.locator("#calling")).to_be_hidden()
    bela.evaluate("() => void Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
    choose_until_the_other_is_asked(bela, anna)
    expect(bela.locator("#calling")).to_be_visible()
    clean(bela, "#calling")
    bela.locator("#calling [value=no]").click()
    choose_until_the_other_is_asked(anna, bela)
    choose_until_the_other_is_asked(bela, anna)
    expect(bela.locator("#calling")).to_be_hidden()
