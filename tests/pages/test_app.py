"""Regalia as an app: it can be installed, shows the last state without a connection, and an update replaces it."""

import base64
import json
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import PATIENCE, TRANSPARENT, lines, moved_on, new_table
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect
from serving import Server, serving
from tools.icons import ICONS, STATIC, drawn

import regalia

pytestmark = pytest.mark.browser

AT_WORK = "() => navigator.serviceWorker.ready.then((one) => one.active.state === 'activated')"
AGAIN = 100  # tenths of a second after which a call that was lost is sent once more; two alike are shown once
KEPT = "() => caches.keys()"
SHOWN = """async () => {
  const notes = await (await navigator.serviceWorker.ready).getNotifications();
  return notes.map((one) => [one.title, one.body, one.tag, one.data]);
}"""

# Somebody touches the notification. Nobody can do that in a test, so the event is sent by hand, and a browser trusts it
# less than a finger: what the worker then asks of it is written down, and may be refused.
TOUCHED = """async () => {
  self.led = [];
  const noted = (owner, deed, where) => {
    const real = owner[deed];
    owner[deed] = function (...given) {
      self.led.push(where(this, ...given));
      return real.apply(this, given).catch(() => null);
    };
  };
  noted(Clients.prototype, "openWindow", (_, path) => `new ${path}`);
  noted(WindowClient.prototype, "focus", (client) => `there ${new URL(client.url).pathname}`);
  const [note] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent("notificationclick", { notification: note }));
  for (let tries = 0; tries < 1000 && !self.led.length; tries += 1) await new Promise((done) => setTimeout(done, 20));
  return self.led;
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, since it goes away and comes back."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def device(desktop: Browser, house: Server) -> Iterator[BrowserContext]:
    """A browser in which the worker works."""
    context = desktop.new_context(base_url=house.url, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TRANSPARENT)
    yield context
    context.close()


def at_work(page: Page) -> None:
    """Wait until the worker is behind the page."""
    page.wait_for_function(AT_WORK)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_device_can_install_it(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/")
    at_work(page)
    session = device.new_cdp_session(page)
    obstacles = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert obstacles in ([], ["in-incognito"]), "the browser of a test keeps nothing, and only that stands in the way"
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["start_url"], told["display"], told["lang"]) == ("/", "standalone", "en")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        assert icon["sizes"] in ("any", measured(answer.body()))
    touched = page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""
    assert measured(page.request.get(touched).body()) == "180x180"


def measured(picture: bytes) -> str:
    """How wide and high a PNG is, as its head says."""
    return "x".join(str(number) for number in struct.unpack(">II", picture[16:24]))


# How far two pictures are apart: the mean over all pixels and their four parts, of 255.
APART = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const brush = new OffscreenCanvas(image.width, image.height).getContext("2d");
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height).data;
  }));
  if (one.length !== other.length) return 255;
  return one.reduce((sum, value, place) => sum + Math.abs(value - other[place]), 0) / one.length;
}"""


def test_the_icons_show_what_their_drawings_show(chromium: Browser) -> None:
    page = chromium.new_page()
    for icon in ICONS:
        pictures = [(STATIC / icon.file).read_bytes(), drawn(page, icon)]
        apart = page.evaluate(APART, [base64.b64encode(picture).decode() for picture in pictures])
        assert apart < 2, f"{icon.file} is old: python -m tools.icons"
    page.context.close()


def test_without_a_connection_it_says_so_and_shows_the_last_state(device: BrowserContext, house: Server) -> None:
    page = device.new_page()
    page.goto("/")
    at_work(page)
    new_table(page, "kingsburg", "me", "here")
    page.wait_for_selector("#table[data-seen]")
    page.reload()
    page.wait_for_selector("#table[data-seen]")
    table = page.url
    house.kill()
    page.goto("/tables", wait_until="commit")
    expect(page.locator("h1")).to_have_text("There is no connection.")
    page.goto(table)
    expect(page.locator(".link-state.off")).to_be_visible()
    expect(page.locator(".panel-court [data-piece]").first).to_be_visible()
    house.start()
    expect(page.locator(".link-state.on")).to_be_attached()
    page.wait_for_selector("[data-option]")


def insisted(page: Page, path: str) -> None:
    """Right after one worker has taken over from another, Chromium now and then never begins to load a page.

    Whoever waits in vain asks once more.
    """
    try:
        page.goto(path, wait_until="commit", timeout=PATIENCE / 6)
    except TimeoutError:
        page.goto(path, wait_until="commit")


def test_an_update_of_the_server_replaces_the_worker_and_nobody_is_stuck(
    device: BrowserContext, house: Server, tmp_path: Path
) -> None:
    page, open_table = device.new_page(), device.new_page()
    page.goto("/")
    at_work(page)
    new_table(open_table, "kingsburg", "me", "here")
    open_table.wait_for_selector("#table[data-seen] [data-option]")
    (before,) = page.evaluate(KEPT)
    newer, here = tmp_path / "newer" / "src", Path(regalia.__file__).parent
    shutil.copytree(here, newer / "regalia", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(here.parents[1] / "docs" / "rules", newer.parent / "docs" / "rules")
    for compiled in here.parent.glob("*.so"):  # what all compiled modules share
        shutil.copy(compiled, newer)
    style = newer / "regalia" / "web" / "static" / "hall.css"
    style.write_text(style.read_text(encoding="utf-8") + ".hall-head h1 { color: rgb(1, 2, 3); }\n", encoding="utf-8")
    house.stop()
    house.environment["PYTHONPATH"] = str(newer)
    house.start()
    page.goto("/")
    expect(page.locator(".hall-head h1")).to_have_css("color", "rgb(1, 2, 3)")
    page.wait_for_function("before => caches.keys().then((all) => all.length === 1 && all[0] !== before)", arg=before)
    expect(open_table.locator(".link-state.on")).to_be_attached()
    seen = lines(open_table)
    open_table.locator("[data-option]:visible").first.click()
    moved_on(open_table, seen)
    house.kill()
    insisted(page, "/tables")
    expect(page.locator("h1")).to_have_text("There is no connection.")


def test_a_call_from_the_host_is_shown_and_leads_to_the_table(device: BrowserContext, house: Server) -> None:
    device.grant_permissions(["notifications"])
    page = device.new_page()
    page.goto("/")
    at_work(page)
    session, known = device.new_cdp_session(page), list[str]()
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(
            one["registrationId"]
            for one in event["registrations"]
            if one["scopeURL"].startswith(house.url) and not one["isDeleted"]
        ),
    )
    session.send("ServiceWorker.enable")
    for _ in range(PATIENCE // 100):
        if known:
            break
        page.wait_for_timeout(100)
    words = {"title": "Your turn", "body": "Kingsburg · Béla", "path": "/t/abc"}
    call = {"origin": house.url, "data": json.dumps(words)}
    for tick in range(PATIENCE // 100):
        if tick % AGAIN == 0:
            session.send("ServiceWorker.deliverPushMessage", call | {"registrationId": known[-1]})
        if shown := page.evaluate(SHOWN):
            break
        page.wait_for_timeout(100)
    assert shown == [["Your turn", "Kingsburg · Béla", "abc", "/t/abc"]]
    (worker,) = device.service_workers
    assert worker.evaluate(TOUCHED) == ["new /t/abc"], "nobody is there yet"
    assert page.evaluate(SHOWN) == []
    page.goto("/t/abc")
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.showNotification('Your turn', { data: '/t/abc' }))")
    assert worker.evaluate(TOUCHED)[-1] == "there /t/abc", "the tab in which it is open"
