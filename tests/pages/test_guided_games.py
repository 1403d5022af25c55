"""Guided first games in a real browser: whoever follows the light comes to the end, by mouse and by keyboard.

`make screens` plays every lesson in every language both ways; otherwise a good part of two of them is played.
"""

from typing import Any

import pytest
from browsing import AT_REST, EVERY_STATE, PHONE, Pointer, Typist, clean, lines, moved_on, no_pauses, visitor
from playwright.sync_api import Browser, Page, ViewportSize, expect
from serving import Server

from regalia import games
from regalia.kernel import guide
from regalia.kernel.texts import LANGUAGES

pytestmark = pytest.mark.browser

LESSONS = [(game, name) for game in games.house() for name in guide.lessons(games.find(game))]
EVERY_WAY = [(*lesson, keyboard) for lesson in LESSONS for keyboard in (True, False)]
SOME_WAYS = [("kingsburg", guide.FIRST, True)]
SIZES = [(1366, 768), (1440, 900), (1024, 768)]
SOME = 8  # choices of those who do not play it all

# What the bubble of the guide covers though it must not, and what is cut of it.
COVERED = """() => {
  const bubble = document.querySelector(".guide");
  if (!bubble) return [];
  const box = bubble.getBoundingClientRect();
  const hides = (other) => other.width && Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
    && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  const kept = [...document.querySelectorAll('[data-panel="prompt"], .lit')];
  const found = kept.filter((one) => hides(one.getBoundingClientRect()));
  const names = found.map((one) => one.dataset.piece ?? one.dataset.panel);
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) names.push("the edge");
  if ([...bubble.children].some((one) => one.getBoundingClientRect().bottom > box.bottom)) names.push("its own words");
  return names;
}"""


def learn(page: Page, game: str, name: str = guide.FIRST) -> None:
    """Begin a lesson, with opponents that choose at once."""
    page.goto("/")
    answer = page.request.post(f"/learn/{game}/{name}", max_redirects=0)
    page.goto(answer.headers["location"])
    page.wait_for_selector("#table[data-seen]")
    if guide.read(games.find(game), name).setup.seats > 1 and page.viewport_size != PHONE:
        no_pauses(page)


class Follower:
    """Somebody who reads every page of the guide and does what is lit, by mouse or by keyboard."""

    def __init__(self, page: Page, keyboard: bool) -> None:
        self.page = page
        self.hand = Typist(page) if keyboard else Pointer(page)
        self.read: list[str] = []

    def play(self, at_most: int) -> bool:
        """So many choices, or to the end; whether it is reached."""
        for _ in range(at_most):
            if self.rest()["at"] == "over":
                break
            self.pages()
            if not self.choose():
                break
        over = bool(self.rest()["at"] == "over")
        if over:
            expect(self.page.locator(".guide")).to_be_visible()
            self.pages()
        return over

    def rest(self) -> dict[str, Any]:
        """What the table waits for."""
        state: dict[str, Any] = self.page.wait_for_function(AT_REST).json_value()
        return state

    def pages(self) -> None:
        """Read on to the last page, looking whether the bubble covers anything."""
        while self.page.locator(".guide").count():
            self.read.append(self.page.locator(".guide-count").inner_text())
            found = self.page.evaluate(COVERED)
            assert not found, f"{self.read[-1]} covers {found}"
            if not self.page.locator("[data-page-turn='1']:not([hidden])").count():
                return
            self.hand.press("[data-page-turn='1']")
            expect(self.page.locator(".guide-count")).not_to_have_text(self.read[-1])

    def choose(self) -> bool:
        """What is lit; where nothing is, somebody else may play on, or the first option will do. Whether that helps."""
        before = lines(self.page)
        lit = self.page.locator("[data-lit]:visible")
        rest = self.page.locator(".guide [data-hand]")
        if lit.count():
            self.hand.press(f"[data-option='{lit.first.get_attribute('data-option')}']")
        elif rest.count():
            self.hand.press(".guide [data-hand]")
            expect(self.page.locator(".chronicle")).to_be_visible()
            return True
        else:
            name = self.page.locator("[data-option]:visible").first.get_attribute("data-option")
            self.hand.press(f"[data-option='{name}']")
        expect(self.page.locator(f"#table:not([data-seen='{before}']), dialog#confirm[open]").first).to_be_attached()
        if self.page.locator("dialog#confirm[open]").count():
            self.page.locator("dialog#confirm [value=yes]").click()
            moved_on(self.page, before)
        return True


@pytest.mark.parametrize("language", LANGUAGES if EVERY_STATE else ["hu"])
@pytest.mark.parametrize(("game", "name", "keyboard"), EVERY_WAY if EVERY_STATE else SOME_WAYS)
def test_the_light_leads_on(
    chromium: Browser, server: Server, game: str, name: str, language: str, keyboard: bool
) -> None:
    page = visitor(chromium, server, language=language)
    learn(page, game, name)
    anna = Follower(page, keyboard)
    over = anna.play(at_most=1000 if EVERY_STATE else SOME)
    assert over == EVERY_STATE
    assert len(anna.read) >= SOME
    assert page.locator("html").get_attribute("lang") == language
    page.context.close()


def doubted(page: Page) -> str:
    """An option that the guide speaks against."""
    page.wait_for_function(AT_REST)
    return page.locator("[data-against]:visible").first.get_attribute("data-option") or ""


def test_the_guide_says_why_and_lets_the_learner_insist(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    learn(page, LESSONS[0][0])
    name, before = doubted(page), lines(page)
    page.locator(f"[data-option='{name}']").click()
    expect(page.locator("[data-why]")).to_be_visible()
    expect(page.locator("[data-heed]")).to_be_focused()
    assert page.evaluate(COVERED) == []
    said = page.locator("[data-why] p").inner_text()
    assert said in page.locator("#announcer").inner_text()
    clean(page, ".guide")
    page.locator("[data-heed]").click()
    expect(page.locator("[data-why]")).to_be_hidden()
    assert lines(page) == before
    page.locator(f"[data-option='{name}']").click()
    page.locator("[data-insist]").click()
    moved_on(page, before)
    assert page.wait_for_function(AT_REST).json_value()["at"] == "asked"
    page.context.close()


def test_the_guide_is_left_and_comes_back_and_survives_a_reload(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    learn(page, LESSONS[0][0])
    Follower(page, keyboard=False).play(at_most=2)
    page.wait_for_function(AT_REST)
    count = page.locator(".guide-count").inner_text()
    page.reload()
    expect(page.locator(".guide-count")).to_have_text(count)
    page.wait_for_selector("#table[data-seen]")
    page.locator(".guide [data-guide-on]").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator("[data-lit], .lit")).to_have_count(0)
    page.locator("[data-guide-on='1']").click()
    expect(page.locator(".guide-count")).to_have_text(count)
    page.context.close()


def test_the_bubble_hides_nothing_at_any_size(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="hu")
    learn(page, LESSONS[0][0])
    anna = Follower(page, keyboard=False)
    for _ in range(3):
        page.wait_for_function(AT_REST)
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            assert page.evaluate(COVERED) == [], f"{width}x{height}"
        anna.play(at_most=1)
    page.context.close()


def test_on_a_phone_the_guide_is_a_strip_above_the_question(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, phone=True)
    learn(page, LESSONS[0][0])
    page.wait_for_function(AT_REST)
    strip, question = page.locator(".guide").bounding_box(), page.locator(".panel-prompt").bounding_box()
    assert strip
    assert question
    assert strip["width"] == question["width"] == page.viewport_size["width"]  # type: ignore[index]
    assert abs(strip["y"] + strip["height"] - question["y"]) < 2
    assert question["y"] + question["height"] <= 845
    clean(page, ".guide")
    page.context.close()
