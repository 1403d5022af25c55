"""Regalia as an app: it can be installed, shows the last state without a connection, and an update replaces it."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import PATIENCE, new_table
from playwright.sync_api import Browser, BrowserContext, Page, expect
from serving import Server, serving

import regalia

pytestmark = pytest.mark.browser

AT_WORK = "() => navigator.serviceWorker.ready.then((one) => one.active.state === 'activated')"
KEPT = "() => caches.keys()"
SHOWN = """async () => {
  const notes = await (await navigator.serviceWorker.ready).getNotifications();
  return notes.map((one) => [one.title, one.body, one.tag, one.data]);
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
    for icon in told["icons"]:
        assert page.request.get(icon["src"]).ok


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
    page.goto("/tables")
    expect(page.locator("h1")).to_have_text("There is no connection.")
    page.goto(table)
    expect(page.locator(".link-state.off")).to_be_visible()
    expect(page.locator(".panel-court [data-piece]").first).to_be_visible()
    house.start()
    expect(page.locator(".link-state.on")).to_be_attached()
    page.wait_for_selector("[data-option]")


def test_an_update_of_the_server_replaces_the_worker_and_nobody_is_stuck(
    device: BrowserContext, house: Server, tmp_path: Path
) -> None:
    page = device.new_page()
    page.goto("/")
    at_work(page)
    (before,) = page.evaluate(KEPT)
    newer, here = tmp_path / "newer" / "src", Path(regalia.__file__).parent
    shutil.copytree(here, newer / "regalia", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(here.parents[1] / "docs" / "rules", newer.parent / "docs" / "rules")
    style = newer / "regalia" / "web" / "static" / "hall.css"
    style.write_text(style.read_text(encoding="utf-8") + ".hall-head h1 { color: rgb(1, 2, 3); }\n", encoding="utf-8")
    house.stop()
    house.environment["PYTHONPATH"] = str(newer)
    house.start()
    page.goto("/")
    expect(page.locator(".hall-head h1")).to_have_css("color", "rgb(1, 2, 3)")
    page.wait_for_function("before => caches.keys().then((all) => all.length === 1 && all[0] !== before)", arg=before)


def test_a_call_from_the_host_is_shown_and_leads_to_the_table(device: BrowserContext, house: Server) -> None:
    device.grant_permissions(["notifications"])
    page = device.new_page()
    page.goto("/")
    at_work(page)
    session, known = device.new_cdp_session(page), list[str]()
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(0)
    words = {"title": "Your turn", "body": "Kingsburg · Béla", "path": "/t/abc"}
    call = {"origin": house.url, "registrationId": known[0], "data": json.dumps(words)}
    session.send("ServiceWorker.deliverPushMessage", call)
    for _ in range(PATIENCE // 100):
        if shown := page.evaluate(SHOWN):
            break
        page.wait_for_timeout(100)
    assert shown == [["Your turn", "Kingsburg · Béla", "abc", "/t/abc"]]
