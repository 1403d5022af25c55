"""Scenes over the board stay as long as it takes to read them, lie wholly in the window, and end by a click."""

import pytest
from browsing import AT_REST, PHONE, Pointer, lines, moved_on, visitor
from laid import brought, laid, laid_at_the_end, whole
from playwright.sync_api import Browser, Page, expect
from serving import Server

from regalia.kernel.game import Setup
from support import mostly

pytestmark = pytest.mark.browser

LONG = (
    "Franciaország: Gergő, Borbála és Anna befolyása egyformán a legnagyobb (3), de Gergő pozíciója a magasabb: 6 pont."
)

# Show a scene with so many lines; how long it is to stay, in milliseconds.
SHOW = """async ([many, text]) => {
  document.cookie = "scenes=; max-age=0; path=/";
  const scenes = performance.getEntriesByType("resource").find((one) => one.name.includes("/scene.js"));
  const { play } = await import(scenes.name);
  const later = window.setTimeout;
  let stays = 0;
  window.setTimeout = (what, after) => { stays = after; return 0; };
  play([{ title: "Battle", picture: "", lines: Array(many).fill({ seat: 0, text, pictures: [] }) }]);
  window.setTimeout = later;
  return stays;
}"""
# A piece that can be chosen, and of which a scene covers the middle.
COVERED = """() => {
  const scene = document.getElementById("scene").getBoundingClientRect();
  const inside = ({ x, y }) => x > scene.left && x < scene.right && y > scene.top && y < scene.bottom;
  const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const pieces = [...document.querySelectorAll("[data-piece].choosable")];
  return pieces.map((one) => middle(one.getBoundingClientRect())).find(inside);
}"""

# As long as the sheet of somebody who has tried everything: random games score in few ways.
FOURTEEN = """body => {
  while (body.rows.length < 14) body.append(body.rows[0].cloneNode(true));
  body.parentElement.className = "chronicle long";
}"""
# As long as the names of those who choose for the computer.
LONG_NAMES = 'head => { for (const one of head.querySelectorAll("th")) one.lastChild.data = " Grégoire"; }'
STROKES = "all => all.map(one => [getComputedStyle(one).stroke, getComputedStyle(one).strokeDasharray])"


def shown(page: Page, many: int, text: str = "Anna: 4 > 3") -> float:
    """A scene with so many lines is shown; the seconds that it stays."""
    stays: float = page.evaluate(SHOW, [many, text]) / 1000
    expect(page.locator("#scene")).to_be_visible()
    return stays


def laid_when_the_other_has_chosen(page: Page, server: Server) -> None:
    """Both lay a character down at once: whoever clicks while the other one does has to look again."""
    laid(page, server, "rival_kings", 2)
    expect(page.locator("#table")).to_have_attribute("data-seen", "1")
    page.wait_for_function(AT_REST)


def test_a_scene_with_many_lines_stays_until_they_are_read(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    laid(page, server, "kingsburg", 2)
    seconds = []
    for many in (1, 3, 11, 40):
        seconds.append(shown(page, many))
        page.keyboard.press("Shift")
        expect(page.locator("#scene")).to_be_hidden()
    short, usual, long, longest = seconds
    assert short < usual < 3
    assert 9 <= long < longest <= 30
    assert shown(page, 3, LONG) > 3 * usual, "a long sentence takes longer to read than a short one"
    page.context.close()


def test_a_click_that_ends_a_scene_chooses_nothing(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    laid(page, server, "kingsburg", 2, when=lambda position: len(position.options(0)) > 5)  # dice and the court
    shown(page, 11)
    before, spot = lines(page), page.evaluate(COVERED)
    assert spot, "nothing that can be chosen lies under the scene"
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator("#scene")).to_be_hidden()
    assert page.locator(".chosen, #table[aria-busy=true]").count() == 0, "something was chosen"
    assert lines(page) == before
    page.context.close()


def test_the_table_shows_what_came_of_a_scene_when_it_is_over(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    laid_when_the_other_has_chosen(page, server)
    page.context.clear_cookies(name="scenes")
    page.locator("[data-option^='play ']").first.click()
    expect(page.locator("#scene")).to_be_visible()
    before = lines(page)
    assert page.locator("#table").get_attribute("aria-busy") == "true"
    page.keyboard.press("1")  # ends the scene, and chooses nothing: what it would choose is not seen yet
    expect(page.locator("#scene")).to_be_hidden()
    moved_on(page, before)
    assert page.wait_for_function(AT_REST).json_value()["at"] == "asked"
    page.context.close()


RING_OF_A_CHOICE = "piece => { piece.classList.add('choosable'); return getComputedStyle(piece).outlineStyle; }"
# Whether the question lies where it lies when it can be answered.
KEEPS_ITS_PLACE = """question => {
  const spots = [true, false, true].map((back) => {
    question.inert = back;
    const parts = [question, ...question.querySelectorAll("*")];
    return parts.map((one) => JSON.stringify(one.getBoundingClientRect())).join();
  });
  return new Set(spots).size === 1;
}"""


def test_the_answered_question_steps_back_while_a_scene_lasts(chromium: Browser, server: Server) -> None:
    """It cannot be answered, no piece beckons, nothing moves for it, and the focus comes back."""
    page = visitor(chromium, server, moving=True)
    laid_when_the_other_has_chosen(page, server)
    page.context.clear_cookies(name="scenes")
    question, before = page.locator("[data-panel=prompt]"), lines(page)
    page.locator("[data-option^='play ']").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#scene")).to_be_visible()
    expect(question).to_have_attribute("inert", "")
    assert float(question.evaluate("panel => getComputedStyle(panel.firstElementChild).opacity")) < 0.5
    assert question.evaluate(KEEPS_ITS_PLACE)
    assert page.locator(".board [data-piece]").first.evaluate(RING_OF_A_CHOICE) == "none", "it cannot be chosen now"
    page.keyboard.press("Shift")
    moved_on(page, before)
    expect(question).not_to_have_attribute("inert", "")
    assert page.evaluate("document.querySelector('[data-panel=prompt]').contains(document.activeElement)")
    page.context.close()


def test_a_scene_that_is_gone_can_be_seen_again(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    laid_when_the_other_has_chosen(page, server)
    again = page.locator("[data-again]:visible")
    expect(again).to_have_count(0)
    page.context.clear_cookies(name="scenes")
    before, scene = lines(page), page.locator("#scene")
    page.locator("[data-option^='play ']").first.click()
    expect(scene).to_be_visible()
    told = scene.locator("li").all_inner_texts()
    page.keyboard.press("Shift")
    moved_on(page, before)
    expect(again).to_have_count(1)
    again.focus()
    page.keyboard.press("Enter")
    expect(scene).to_be_visible()
    assert scene.locator("li").all_inner_texts() == told
    said = page.locator("#announcer p").all_inner_texts()
    assert said[-len(told) :] == told, "who does not see it hears it again"
    page.keyboard.press("Shift")
    expect(scene).to_be_hidden()
    page.context.close()


# A motion that does not end by itself.
STOPPED = """async () => {
  const motions = performance.getEntriesByType("resource").find((one) => one.name.includes("/motion.js"));
  const { move } = await import(motions.name);
  for (let ready = false; !ready;) { // news of who is here may cut it short
    move(document.getElementById("table"), () => {});
    ready = await document.activeViewTransition.ready.then(() => true, () => false);
  }
  window.stopped = document.getAnimations().filter((one) => one.effect.pseudoElement?.startsWith("::view-transition"));
  stopped.forEach((one) => one.pause());
}"""


# Every motion ends now, also one that has begun meanwhile.
ENDED = """() => {
  const moving = document.getAnimations().filter((one) => one.effect.pseudoElement?.startsWith("::view-transition"));
  moving.forEach((one) => one.finish());
  return !document.activeViewTransition;
}"""


def test_a_scene_waits_until_the_pieces_lie_still(chromium: Browser, server: Server) -> None:
    """A piece that moves is drawn over all else, and would lie on its words."""
    page = visitor(chromium, server, moving=True)
    laid_when_the_other_has_chosen(page, server)
    page.context.clear_cookies(name="scenes")
    page.evaluate(STOPPED)
    said = page.locator("#announcer p").count()
    page.locator("[data-option^='play ']").first.dispatch_event("click")
    expect(page.locator("#announcer p")).not_to_have_count(said)
    expect(page.locator("#scene")).to_be_hidden()
    page.wait_for_function(ENDED)
    expect(page.locator("#scene")).to_be_visible()
    assert not page.evaluate("document.activeViewTransition")
    page.context.close()


def test_the_last_scenes_come_before_the_chronicle(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    laid_at_the_end(page, server, "royals", 2, 1)
    page.context.clear_cookies(name="scenes")
    page.locator("[data-option]:visible").last.click()
    expect(page.locator("#scene")).to_be_visible()
    assert page.locator(".chronicle").count() == 0
    titles = [page.locator("#scene h2").inner_text()]
    page.keyboard.press("Shift")
    expect(page.locator("#scene h2")).not_to_have_text(titles[0])
    assert page.locator("#scene").is_visible(), "the scoring of titles comes after that of the period"
    page.keyboard.press("Shift")
    expect(page.locator(".chronicle")).to_be_visible()
    page.context.close()


def test_twelve_long_lines_fit_beside_the_question(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    page.set_viewport_size({"width": 1366, "height": 768})
    laid(page, server, "royals", 2)
    shown(page, 12, LONG)
    assert page.locator("#scene").evaluate("scene => scene.scrollHeight <= scene.clientHeight"), "it is cut"
    page.context.close()


def test_a_scene_is_read_whole_on_a_phone(chromium: Browser, server: Server) -> None:
    """A usual one lies above the question; a long one takes of the place of the question what it needs."""
    page = visitor(chromium, server, phone=True, moving=True)
    laid(page, server, "royals", 2)
    question = page.locator("[data-panel=prompt]").bounding_box()
    assert question
    for many, above in ((4, True), (9, False)):
        shown(page, many, LONG)
        scene = page.locator("#scene").bounding_box()
        assert scene
        assert scene["y"] >= 0
        assert scene["y"] + scene["height"] <= (question["y"] if above else PHONE["height"])
        assert page.locator("#scene").evaluate("scene => scene.scrollHeight <= scene.clientHeight"), "it is cut"
        page.keyboard.press("Shift")
    page.context.close()


def test_the_total_of_the_longest_sheet_is_seen_at_once(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.set_viewport_size({"width": 1366, "height": 768})
    laid_at_the_end(page, server, "paladins", 2, 1)
    Pointer(page).play(20)
    length = "long" if page.locator(".chronicle tbody tr").count() > 8 else "medium"
    expect(page.locator(".chronicle")).to_have_class(f"chronicle {length}")
    page.locator(".chronicle tbody").evaluate(FOURTEEN)
    total = page.locator(".chronicle tfoot").bounding_box()
    assert total
    assert total["y"] + total["height"] <= 768
    page.context.close()


@pytest.mark.parametrize(("game", "language"), [("royals", "hu"), ("kingsburg", "fr")])
def test_the_sheet_of_five_is_not_cut_on_a_phone(chromium: Browser, server: Server, game: str, language: str) -> None:
    page = visitor(chromium, server, language=language, phone=True)
    setup = Setup(game, 5, b"sheet")
    brought(page, server, setup, whole(setup))
    page.locator(".chronicle thead").evaluate(LONG_NAMES)
    assert page.locator(".panel-score .scroll").evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    page.context.close()


@pytest.mark.parametrize("game", mostly(["royals", "kingsburg"], "royals"))
def test_every_seat_has_its_own_colour_in_the_chart(chromium: Browser, server: Server, game: str) -> None:
    """The same in the legend, and numbers that can be read on a phone."""
    page = visitor(chromium, server)
    setup = Setup(game, 5, b"chart")
    brought(page, server, setup, whole(setup))
    drawn = page.eval_on_selector_all(".chart > svg .ribbon", STROKES)
    assert len({colour for colour, _ in drawn}) == len({dashes for _, dashes in drawn}) == 5
    assert page.eval_on_selector_all(".legend .sample .ribbon", STROKES) == drawn
    page.set_viewport_size(PHONE)
    heights = page.eval_on_selector_all(".chart text", "all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 12
    page.context.close()
