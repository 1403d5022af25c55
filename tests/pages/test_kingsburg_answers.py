"""Answers of Kingsburg about a building: what it does stands below its name and price, and as many are in sight."""

import pytest
from browsing import visitor
from laid import laid
from playwright.sync_api import Browser
from serving import Server

from regalia.games.kingsburg import options as opt

pytestmark = pytest.mark.browser

# Answers in sight whose words on what a building does run over its name, out of the answer, or are too small.
WRONG = """() => [...document.querySelectorAll("[data-option]:has(.does)")].filter((answer) => {
  const parts = [answer, ...[".saying", ".does"].map((part) => answer.querySelector(part))];
  const [all, name, does] = parts.map((part) => part.getBoundingClientRect());
  const small = parseFloat(getComputedStyle(parts[2]).fontSize) < 12;
  return small || does.top < name.bottom - 1 || does.bottom > all.bottom || does.right > all.right || does.width < 20;
}).map((answer) => answer.textContent)"""
WHOLE = """() => {
  const edge = document.querySelector(".choices").getBoundingClientRect().bottom;
  const answers = [...document.querySelectorAll("[data-option]:has(.does)")];
  return answers.filter((answer) => answer.getBoundingClientRect().bottom <= edge + 1).length;
}"""


@pytest.mark.parametrize(
    ("width", "height", "language", "whole"),
    [(390, 844, "en-GB", 3), (1024, 768, "hu", 2), (1366, 768, "hu", 4), (1440, 900, "en-GB", 4)],
)
def test_what_a_building_does_is_read_without_crowding_the_answers(
    chromium: Browser, server: Server, width: int, height: int, language: str, whole: int
) -> None:
    page = visitor(chromium, server, phone=width < 640, language=language)
    page.set_viewport_size({"width": width, "height": height})
    laid(page, server, "kingsburg", 4, 100, lambda court: court.question == opt.ASK_BUILD and len(court.options(0)) > 4)
    assert page.locator("[data-option] .does").count() == 4
    assert page.evaluate(WRONG) == []
    assert page.evaluate(WHOLE) >= whole
    page.context.close()
