"""Kingsburg on a phone: goods lie within their boxes, and the head of a plaque is one row."""

import pytest
from browsing import visitor
from laid import laid
from playwright.sync_api import Browser
from serving import Server

from regalia.games.kingsburg import options as opt

pytestmark = pytest.mark.browser

# So many of each kind in the own stacks, as they are drawn; those that lie beyond the right edge of their box.
RUN_OVER = """counts => Object.entries(counts).flatMap(([kind, count]) => {
  const stack = document.querySelector(`.own .stack-${kind}`);
  const [one] = stack.querySelectorAll(".token");
  stack.querySelectorAll(".token:not(:first-child)").forEach((token) => token.remove());
  one.classList.remove("choosable");
  for (let more = 1; more < count; more++) one.after(one.cloneNode(true));
  const edge = stack.getBoundingClientRect().right;
  const beyond = [...stack.querySelectorAll(".token")].some((token) => token.getBoundingClientRect().right > edge);
  return beyond || edge > innerWidth ? [`${count} ${kind}`] : [];
})"""
# Plaques whose points do not stand beside the name.
BELOW = """() => [...document.querySelectorAll(".other .banner")].filter((banner) => {
  const [name, points] = [".who", ".points"].map((what) => banner.querySelector(what).getBoundingClientRect());
  return points.top >= name.bottom || points.left < name.right;
}).length"""


def test_goods_lie_within_their_boxes_and_points_beside_the_name(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, phone=True, language="hu")
    laid(page, server, "kingsburg", 3, 150, lambda court: court.question == opt.ASK_INFLUENCE)
    for counts in ((1, 2, 3, 4, 5), (7, 4, 12, 3, 9), (2, 6, 1, 5, 3)):
        kinds = ("gold", "wood", "stone", "plus2", "soldiers")
        assert page.evaluate(RUN_OVER, dict(zip(kinds, counts, strict=True))) == []
    assert page.locator(".other .mark.word").count(), "somebody has laid all dice"
    assert page.evaluate(BELOW) == 0
    page.context.close()
