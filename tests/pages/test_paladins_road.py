"""The road of Paladins: townsfolk, outsiders and squares keep their place, their size and their meaning."""

import pytest
from browsing import laid_out, visitor
from laid import When, laid
from playwright.sync_api import Browser, Page, ViewportSize, expect
from serving import Server

from support import mostly

pytestmark = pytest.mark.browser

WIDE = [(1024, 768), (1366, 768), (1920, 1080)]
QUESTIONS = ("prompt-paladin", "prompt-turn", "prompt-attack")
BOXES = """() => [...document.querySelectorAll(".townsfolk .person, .regions .person, .square")].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(" ");
})"""
# Signs that lie outside of their card, or are not shown though a narrow card needs them too.
LOST = """() => [...document.querySelectorAll(".land .person:not(.nobody)")].flatMap((card) => {
  const room = card.getBoundingClientRect();
  const signs = [...card.querySelectorAll(".quest .icon, .hire .icon, .lasting .icon, .preach .icon, .scores .icon")];
  return signs.filter((sign) => {
    const box = sign.getBoundingClientRect();
    return !box.width || box.bottom > room.bottom + 1 || box.left < room.left - 2 || box.right > room.right + 2;
  }).map((sign) => `${sign.getAttribute("class")} of ${card.dataset.piece}`);
})"""

# Signs of a board that are smaller than this many pixels; an arrow only points.
TINY = """(least) => [...document.querySelectorAll(".board .icon:not(.icon-arrow)")].filter((sign) => {
  const { width, height } = sign.getBoundingClientRect();
  return width > 0 && sign.checkVisibility({ visibilityProperty: true }) && Math.min(width, height) < least;
}).map((sign) => `${sign.getAttribute("class")} in ${sign.parentElement.className}`)"""
LEGIBLE = 13.5
# Actions whose words do not fit into them, and walls whose price lies under their points.
CROWDED = """() => {
  const crowded = [...document.querySelectorAll(".own .deed")].filter((deed) => {
    const room = deed.getBoundingClientRect();
    const lines = [...deed.querySelectorAll(".name, .terms")].map((line) => line.getBoundingClientRect());
    return lines.some((line) => line.top < room.top || line.bottom > room.bottom);
  });
  const covered = [...document.querySelectorAll(".own .wall.scored:not(.built)")].filter((wall) => {
    const price = document.createRange();
    price.selectNodeContents(wall.querySelector(".amount"));
    const points = wall.querySelector(".corner").getBoundingClientRect();
    const box = wall.getBoundingClientRect();
    const digits = [...price.getClientRects()].filter((digit) => digit.width);
    return digits.some((digit) => digit.right > points.left + 1 || digit.left < box.left) || !digits.length;
  });
  return [...crowded, ...covered].map((one) => one.dataset.piece ?? one.textContent);
}"""


def asks(question: str) -> When:
    """Whether the first seat is asked this."""
    return lambda position: position.prompt(0)[0] == question


def asks_workers_for(thing: str) -> When:
    """Whether the first seat is asked for workers, after it has chosen such a thing."""
    return lambda position: position.prompt(0)[1].get("about") == thing


def resized(page: Page, width: int, height: int) -> None:
    """The same page in another window, once everything has found its place in it."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    laid_out(page)


def test_what_is_asked_moves_nothing_on_the_road(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    seen: dict[tuple[int, int], set[str]] = {size: set() for size in WIDE}
    for question in QUESTIONS:
        laid(page, server, "paladins", 2, 20, asks(question))
        for size in WIDE:
            resized(page, *size)
            boxes = page.evaluate(BOXES)
            assert len(boxes) > 5 + 6
            seen[size].add("; ".join(boxes))
    assert all(len(found) == 1 for found in seen.values()), seen
    page.context.close()


@pytest.mark.parametrize("seats", mostly([2, 4], 4))
def test_every_card_shows_all_its_signs_at_every_size(chromium: Browser, server: Server, seats: int) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", seats, 60)
    for size in [*WIDE, (390, 844)]:
        resized(page, *size)
        assert page.evaluate(LOST) == []
    page.context.close()


def test_words_fit_into_actions_and_points_cover_no_price(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="hu")
    laid(page, server, "paladins", 3, 60)  # a paladin helps to recruit, and the sign says so beside the words
    expect(page.locator(".action-recruit .deed.helped")).to_have_count(1)
    for size in WIDE:
        resized(page, *size)
        assert page.evaluate(CROWDED) == []
    page.context.close()


@pytest.mark.parametrize("seats", mostly([2, 4], 4))
def test_no_sign_is_tiny_on_a_laptop(chromium: Browser, server: Server, seats: int) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", seats, 60)
    resized(page, 1366, 768)
    assert page.evaluate(TINY, LEGIBLE) == []
    page.context.close()


def test_the_card_of_a_sign_in_a_plaque_lies_at_its_height_and_not_over_the_question(
    chromium: Browser, server: Server
) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", 2, 60)
    resized(page, 1366, 768)
    page.locator(".others .points").hover()
    expect(page.locator("#closer-words")).to_be_visible()
    card, plaque, question = (
        page.locator(one).bounding_box() for one in ("#closer", ".others .points", ".panel-prompt")
    )
    assert card
    assert plaque
    assert question
    assert card["x"] + card["width"] <= question["x"]
    assert card["y"] < plaque["y"] + plaque["height"] < card["y"] + card["height"]
    page.context.close()


def test_the_square_that_was_chosen_is_marked_while_workers_are_asked_for(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="en")
    laid(page, server, "paladins", 2, 20, asks_workers_for("square"))
    marked = page.locator(".square.pinned")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("already chosen")
    assert marked.evaluate("one => getComputedStyle(one).outlineStyle") == "double"
    page.locator("[data-option]").first.click()
    expect(page.locator(".pinned")).to_have_count(0)
    page.context.close()


BELOW = """() => [["fortify", "walls"], ["absolve", "jars"], ["convert", "converts"]].map(([action, row]) => {
  const box = (one) => document.querySelector(`.own .${one}`).getBoundingClientRect();
  return box(row).top - box(`action-${action}`).bottom;
})"""
FEW_PIXELS = 12


def test_on_a_phone_walls_jar_spaces_and_prices_lie_right_below_their_actions(
    chromium: Browser, server: Server
) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", 2, 60)
    resized(page, 390, 844)
    apart = page.evaluate(BELOW)
    assert all(0 <= gap <= FEW_PIXELS for gap in apart), apart
    page.context.close()


IN_SIGHT = """() => {
  const list = document.querySelector("[data-choices]"), end = list.getBoundingClientRect().bottom + 1;
  const answers = [...list.querySelectorAll("li:not([hidden])")];
  return answers.filter((one) => one.getBoundingClientRect().bottom <= end).length;
}"""


@pytest.mark.parametrize(("question", "seats", "choices"), [("prompt-attack", 2, 130), ("prompt-free-recruit", 3, 96)])
def test_three_long_answers_are_in_sight_on_a_phone(
    chromium: Browser, server: Server, question: str, seats: int, choices: int
) -> None:
    for language in ("hu", "en"):
        page = visitor(chromium, server, phone=True, language=language)
        laid(page, server, "paladins", seats, choices, asks(question))
        assert page.evaluate(IN_SIGHT) >= 3
        page.context.close()
