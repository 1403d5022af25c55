"""The plaques of Rival Kings: names are whole beside all marks, and actions that can be chosen lie over nothing."""

from typing import Any

import pytest
from browsing import visitor
from laid import laid
from playwright.sync_api import Browser
from serving import Server

from regalia.games.rival_kings import GAME
from regalia.kernel.game import Setup
from regalia.kernel.texts import LANGUAGES
from regalia.table.match import Match
from regalia.web.boards.render import board_panels, texts_for
from support import mostly

pytestmark = pytest.mark.browser

SIZES = ((1024, 768), (1366, 768), (1440, 900), (1920, 1080))
LONG = "Gregorio"  # as long as any name the house gives
CHARACTERS = {"trader_2": 4, "countess": 3}  # with so many actions
# A plaque in the place of the second seat, all its actions to be chosen: whether its name is cut, and what overlaps.
MEASURE = """html => {
  const panel = document.querySelector("[data-panel='court-1']");
  panel.innerHTML = html;
  const name = panel.querySelector(".who");
  const medals = [...panel.querySelectorAll(".front .medal")];
  for (const medal of medals) medal.classList.add("choosable");
  const [first, ...others] = [panel.querySelector("summary"), ...medals].map((one) => one.getBoundingClientRect());
  const over = others.filter((box) => box.right > first.left + 1 && box.top < first.bottom && box.bottom > first.top);
  return { cut: name.scrollWidth > name.clientWidth, actions: medals.length, over: over.length };
}"""


@pytest.mark.parametrize("language", mostly(LANGUAGES, "es"))
def test_marks_cut_no_name_and_actions_lie_over_nothing(chromium: Browser, server: Server, language: str) -> None:
    page = visitor(chromium, server, language=language)
    laid(page, server, "rival_kings", 4, 60)
    texts = texts_for(GAME, language, ["Anna", LONG, "Cili", "Dani"])
    for character, actions in CHARACTERS.items():
        view = seen_with(character)
        view["players"][1] |= {"robs": [2, 3], "equal_conflict": True, "coins": 24, "markers": 12}
        drawn = board_panels(GAME, view, texts)["court-1"]
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(MEASURE, drawn)
            assert found == {"cut": False, "actions": actions, "over": 0}, (character, width)
    page.context.close()


def seen_with(character: str) -> dict[str, Any]:
    """What the first seat sees once the second has played a character."""
    for number in range(20):
        match = Match(GAME, Setup(GAME.name, 4, b"plaque %d" % number), ["random"] * 4)
        while not match.position.over():
            view = GAME.view(match.position, 0)
            played = view["players"][1]["played"]
            if played and played["id"] == character:
                return view
            match.opponent_chooses(int(match.position.turn()))
    raise AssertionError(character)
