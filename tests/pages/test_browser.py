"""A real browser at a real server: the parts of the table, one by one."""

import pytest
from browsing import AT_REST, DESKTOP, PHONE, clean, laid_out, lines, look, moved_on, new_table, no_pauses, visitor
from laid import laid
from playwright.sync_api import Browser, Page, ViewportSize, expect
from serving import Server

pytestmark = pytest.mark.browser


def narrowing_piece(page: Page) -> str:
    """A piece that belongs to some of the options, but neither to one nor to all of them; empty when there is none."""
    sets = [
        str(pieces).split()
        for pieces in page.eval_on_selector_all("[data-option]", "all => all.map(o => o.dataset.pieces)")
    ]
    for piece in sorted({piece for pieces in sets for piece in pieces}):
        if 1 < sum(piece in pieces for pieces in sets) < len(sets):
            return piece
    return ""


def test_escape_steps_back(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "here")
    page.evaluate("document.cookie = 'careful=no; path=/'")  # whatever is chosen, nobody asks once more
    for _ in range(40):
        page.wait_for_selector("[data-option]")
        if narrowing_piece(page):
            break
        before = lines(page)
        page.locator("[data-option]").first.click()
        moved_on(page, before)
    every = page.locator("[data-option]:visible").count()
    page.locator(f"[data-piece='{narrowing_piece(page)}']").click()
    assert page.locator("[data-option]:visible").count() < every
    assert page.locator(".chosen").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("[data-option]:visible").count() == every
    assert page.locator(".chosen").count() == 0
    page.context.close()


def sit_together(anna: Page, bela: Page, name: str = "Béla") -> None:
    """A table of two people, each at a screen of their own."""
    new_table(anna, "kingsburg", "me", "link")
    bela.goto(anna.locator(".invitations input").input_value())
    bela.locator("[name=name]").fill(name)
    bela.locator("button.primary").click()
    bela.wait_for_url("**/t/*")
    expect(anna.locator(".invitations")).to_have_count(0)
    bela.wait_for_selector("#table[data-seen]")


def test_two_browsers_reconnect_and_see_the_same(chromium: Browser, server: Server) -> None:
    anna, bela = visitor(chromium, server), visitor(chromium, server)
    sit_together(anna, bela)
    one_after_the_other(anna, bela, choices=5)
    server.stop()
    for page in (anna, bela):
        expect(page.locator("#link-state.off")).to_be_attached()
    server.start()
    for page in (anna, bela):
        expect(page.locator("#link-state.on")).to_be_attached()
    one_after_the_other(anna, bela, choices=4)
    assert anna.locator(".panel-court").all_text_contents() == bela.locator(".panel-court").all_text_contents()
    anna.context.close()
    bela.context.close()


def one_after_the_other(anna: Page, bela: Page, choices: int) -> None:
    """Whoever is asked chooses, and both see it."""
    for _ in range(choices):
        turn = anna if anna.locator("[data-option]").count() else bela
        before = lines(turn)
        turn.locator("[data-option]:visible").first.click()
        moved_on(turn, before)
        for page in (anna, bela):
            expect(page.locator("#table")).to_have_attribute("data-seen", str(lines(turn)))


def test_undo_and_language_in_the_middle_of_a_game(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.context.add_cookies([{"name": "careful", "value": "no", "url": server.url}])
    laid(page, server, "kingsburg", 2, when=lambda position: len(position.options(0)) > 5)  # no dice are rolled next
    first = page.locator("#prompt").inner_text()
    before = lines(page)
    page.locator("[data-option]").first.click()
    moved_on(page, before)
    page.locator("[data-undo]").click()
    expect(page.locator("#prompt")).to_have_text(first)
    page.locator(".language select").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    assert "tanácsadó" in page.locator("#prompt").inner_text()
    page.context.close()


def test_taking_back_what_was_shown_since_is_asked_once_more_and_told(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "kingsburg", 2, 12)
    page.locator("[data-undo][data-shown]").click()
    dialog = page.locator("dialog#confirm")
    expect(dialog).to_contain_text("drawn, rolled or revealed")
    assert "cannot be taken back" not in dialog.inner_text()
    clean(page, "dialog#confirm")
    before = lines(page)
    dialog.get_by_role("button", name="No, back").click()
    assert lines(page) == before
    page.keyboard.press("u")
    dialog.get_by_role("button", name="Yes, take it back").click()
    expect(page.locator("[data-panel=log]")).to_contain_text("after something was drawn, rolled or revealed")
    page.context.close()


def test_taking_back_is_asked_by_keyboard_and_answered_by_touch(chromium: Browser, server: Server) -> None:
    anna, bela = visitor(chromium, server), visitor(chromium, server, phone=True)
    sit_together(anna, bela, "חנה")
    one_after_the_other(anna, bela, choices=2)
    anna.locator("[data-ask]").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".plea [data-answer]")).to_have_count(1)  # to ask no more
    expect(bela.locator("#announcer")).to_contain_text("may be taken back")
    clean(bela, ".panel-prompt")
    clean(anna, ".panel-prompt")
    bela.locator("[data-answer][data-agree='1']").tap()
    for page in (anna, bela):
        expect(page.locator(".plea")).to_have_count(0)
        expect(page.locator("#announcer")).to_contain_text("takes back")
        expect(page.locator(".panel-log li").last).to_contain_text("takes back")
    assert "חנה" in anna.locator(".panel-log").inner_text()
    anna.context.close()
    bela.context.close()


def test_the_list_of_tables_and_the_devices_can_be_put_in_order(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, phone=True)
    new_table(page, "kingsburg", "me", "page")
    page.goto("/")
    clean(page, ".going-on")
    page.locator(".all-tables").tap()
    page.wait_for_url("**/tables")
    clean(page)
    page.locator(".cards form button").tap()
    expect(page.locator(".cards")).to_have_count(1)
    expect(page.locator(".card")).to_have_count(0)
    page.locator(".open-tables a[href='/tables?away=1']").tap()
    page.wait_for_url("**/tables?away=1")
    clean(page, ".open-tables")
    page.locator(".cards form button").tap()
    page.locator(".open-tables a[href='/tables']").tap()
    expect(page.locator(".card")).to_have_count(1)
    page.goto("/me")
    clean(page)
    page.locator("form[action='/me/end'] button").tap()
    expect(page.locator("[role=status]")).to_be_visible()
    page.goto("/")
    expect(page.locator(".card")).to_have_count(1)
    page.context.close()


OPENS_AT = """list => [...list.children].find((one) =>
  one.getBoundingClientRect().bottom > list.getBoundingClientRect().top + 1).innerText"""


def told_story(page: Page) -> None:
    """Play on until somebody else has chosen and it is one's own turn again."""
    for _ in range(30):
        page.wait_for_selector("[data-option]:visible")
        if page.locator("[data-story] li.fresh[data-marks*='advisor:']").count():
            return
        before = lines(page)
        page.locator("[data-option]:visible").last.click()
        moved_on(page, before)
    raise AssertionError("nobody else has chosen anything")


def test_what_others_did_is_marked_and_can_be_stepped_through(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "page", "page")
    no_pauses(page)
    told_story(page)
    episodes = page.locator("[data-story] > ol > li")
    count = episodes.count()
    assert count > 1
    assert page.locator(".ribbon-mark").count(), "nothing wears a ribbon"
    expect(page.locator(".panel-log .fresh .new").first).to_be_visible()
    new = page.locator("[data-story] > ol > li.fresh")
    page.locator("[data-whole]").evaluate("button => button.click()")  # told whole
    expect(page.locator("[data-story] > ol > li:visible")).to_have_count(
        new.count()
    )  # all that is new, and nothing else
    assert page.locator("[data-story] ol").evaluate(OPENS_AT).startswith(new.first.inner_text()[:20])
    expect(page.locator(".province.turn")).to_have_attribute("aria-current", "true")
    expect(page.locator(".province.turn.own")).to_have_count(1)
    page.locator("[data-step='1']").click()
    expect(new.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowLeft")
    expect(episodes.first).to_be_visible()  # the own choice
    with_pieces = page.locator("[data-story] li[data-marks*=':']").count()
    marked = 0
    for _ in range(count):
        marked += page.locator(".told").count() > 0
        page.keyboard.press("ArrowRight")
    expect(episodes.last).to_have_attribute("aria-current", "step")
    assert 0 < marked <= with_pieces
    clean(page, "[data-story]")
    page.context.close()


def test_giving_up_for_good_is_asked_once_more(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "kingsburg", "me", "here", "page")
    no_pauses(page)
    for _ in range(60):
        page.wait_for_selector("[data-option]:visible")
        before = lines(page)
        giving_up = page.locator("[data-option='pass']")
        (giving_up if giving_up.count() else page.locator("[data-option]:visible").last).click()
        expect(page.locator(f"#table:not([data-seen='{before}']), dialog#confirm[open]").first).to_be_attached()
        if page.locator("dialog#confirm[open]").count():
            break
    clean(page, "dialog#confirm")
    page.keyboard.press("Escape")
    expect(page.locator("dialog#confirm[open]")).to_have_count(0)
    assert lines(page) == before
    giving_up.click()
    page.locator("dialog#confirm [data-careless]").check()
    page.locator("dialog#confirm [value=yes]").click()
    moved_on(page, before)
    assert {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}["careful"] == "no"
    page.context.close()


def test_settings_are_remembered_and_the_rule_is_at_hand(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    new_table(page, "royals", "me", "page")
    page.wait_for_selector("[data-option]:visible")
    page.locator(".gear").click()
    page.locator("[data-cookie=theme]").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    look(page, "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_selector("[data-option]:visible")
    page.locator("[data-rule]").click()
    expect(page.locator("#rule p").first).not_to_be_empty()
    address = page.locator("#rule a").get_attribute("href") or ""
    page.goto(address)
    expect(page.locator(f"[id='{address.partition('#')[2]}']")).to_be_visible()
    page.context.close()


# How far the newest entry of the log ends below the lower edge of what is seen of it; and what is read at its top.
LOG = """() => {
  const panel = document.querySelector("[data-panel=log]");
  const box = panel.querySelector(".log").getBoundingClientRect();
  const entries = [...panel.querySelectorAll(".log > li")];
  const first = entries.find((one) => one.getBoundingClientRect().bottom > box.top);
  const words = [...first.querySelectorAll("p")].map((one) => one.textContent).join();
  return { below: entries.at(-1).getBoundingClientRect().bottom - box.bottom, words };
}"""
SCROLLED = """(to) => document.querySelector("[data-panel=log] .log").scrollTo(0, to)"""


def test_the_log_ends_with_the_newest_however_the_window_is_sized(chromium: Browser, server: Server) -> None:
    """Nobody has scrolled where lines have only become longer or shorter."""
    page = visitor(chromium, server, language="hu")
    laid(page, server, "paladins", 4, 60)
    for width, height in ((1366, 768), (1920, 1080), (390, 844), (1024, 768), (1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        laid_out(page)
        assert page.evaluate(LOG)["below"] <= 8, f"{width}x{height}: the newest is not in sight"
    page.context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_the_log_ends_with_the_newest_and_does_not_run_away(
    chromium: Browser, server: Server, size: ViewportSize
) -> None:
    page = visitor(chromium, server)
    page.set_viewport_size(size)
    laid(page, server, "kingsburg", 3, 60)
    latest = page.locator("[data-latest]")
    assert page.evaluate(LOG)["below"] <= 8, "the newest is not in sight"
    expect(latest).to_be_hidden()
    page.evaluate(SCROLLED, 120)
    laid_out(page)
    read = page.evaluate(LOG)
    before = lines(page)
    page.evaluate("document.cookie = 'careful=no; path=/'")  # whatever is chosen, nobody asks once more
    page.locator("[data-option]:visible").last.evaluate("button => button.click()")
    moved_on(page, before)
    page.wait_for_function(AT_REST)
    expect(latest).to_be_visible()
    assert page.evaluate(LOG)["words"] == read["words"], "what was read has run away"
    log, button = page.locator("[data-panel=log] .log").bounding_box(), latest.bounding_box()
    assert log
    assert button
    assert button["x"] >= log["x"] + log["width"] or button["y"] >= log["y"] + log["height"], "it covers what is read"
    latest.click()
    expect(latest).to_be_hidden()
    assert page.evaluate(LOG)["below"] <= 8
    page.context.close()
