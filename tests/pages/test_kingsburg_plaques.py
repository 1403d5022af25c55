"""The plaques of Kingsburg: what somebody has in all is in sight, and marks that come and go move nothing."""

import pytest
from browsing import visitor
from laid import laid
from playwright.sync_api import Browser
from serving import Server

from kingsburg.kb_scenes import DULL, Scene
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.position import SLOTS, SPRING, USE_BUILD, USE_INFLUENCE
from regalia.kernel.texts import LANGUAGES
from regalia.web.boards.render import board_panels, texts_for
from support import mostly

pytestmark = pytest.mark.browser

SIZES = ((390, 844), (1024, 768), (1366, 768), (1440, 900), (1920, 1080))
# Plaques drawn one after the other in the place of the second seat: their heights, and what runs over its place.
MEASURE = """drawn => Object.entries(drawn).map(([moment, html]) => {
  const panel = document.querySelector("[data-panel='province-1']");
  panel.innerHTML = html;
  const [banner, state] = [".banner", ".state"].map((part) => panel.querySelector(part).getBoundingClientRect());
  const parts = [...panel.querySelectorAll(".banner :is(.icon, b, i, .word, .who)")];
  const boxes = parts.map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
  const over = boxes.filter(([part, box]) => {
    const room = part.closest(".state") ? state : banner;
    const aside = box.left < room.left - 1 || box.right > room.right + 1;
    return aside || box.top < room.top - 2 || box.bottom > room.bottom + 2;
  });
  const seen = boxes.filter(([part]) => part.closest(".count-buildings, .count-strength, .dots")).length;
  return { moment, height: panel.offsetHeight, over: over.map(([part]) => part.outerHTML), seen: seen > 2 };
})"""


def moments() -> dict[str, Scene]:
    """The second seat with nothing to say of it, with many things, and with the marks of a year."""
    rich = ("guard_tower", "palisade", "farms", "barricade", "statue", "chapel", "church", "inn", "market", "stable")
    found = {name: Scene(3).buildings(1, *rich).soldiers(1, 10) for name in ("plain", "aid", "won", "lost", "held")}
    found["plain"].goods(1, 10, 4, 3).tokens(1, 2)
    found["aid"].court.aid = 1
    found["aid"].season(SPRING, DULL, (6, 6, 6, 6, 6), DULL)
    for name, result in (("lost", 1), ("held", 2), ("won", 3)):
        found[name].put("result", 1, result).put("strength", 1, 12).envoy(1)
    for use in (USE_INFLUENCE, USE_BUILD):
        announced = found[f"envoy {use}"] = Scene(3).soldiers(1, 10).envoy(1)
        announced.court.envoy_use = use
        for done in ("passed", "stuck", "placed"):
            found[f"envoy {use} {done}"] = finished(done, use)
    return found


def finished(done: str, use: int) -> Scene:
    """The second seat has announced the Envoy, and is done with its dice."""
    scene = Scene(3).soldiers(1, 10).envoy(1)
    scene.court.envoy_use = use
    scene.court.out = 2
    scene.court.stuck = 2 if done == "stuck" else 0
    for slot in range(3 if done == "placed" else 0):
        scene.put("place", SLOTS + slot, 1)
    assert scene.view()["provinces"][1]["done"] == done
    return scene


@pytest.mark.parametrize("language", mostly(LANGUAGES, "de"))
def test_what_somebody_has_is_in_sight_and_no_mark_moves_what_is_below(
    chromium: Browser, server: Server, language: str
) -> None:
    page = visitor(chromium, server)
    laid(page, server, "kingsburg", 3, 30, lambda court: court.question == opt.ASK_INFLUENCE)
    texts = texts_for(GAME, language, ["Anna", "Erzsébet", "Cili"])
    drawn = {name: board_panels(GAME, scene.view(0), texts)["province-1"] for name, scene in moments().items()}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        plaques = page.evaluate(MEASURE, drawn)
        assert [(width, one) for one in plaques if one["over"] or not one["seen"]] == []
        heights = {one["moment"]: one["height"] for one in plaques}
        assert len(set(heights.values())) == 1, (width, heights)
    page.context.close()
