"""What moves passes over nothing that is being read: frame by frame, however slow the machine is.

Every motion is stopped as it begins and then set to one frame after another, twenty in a second. In each the question
is looked at twice, as it is and alone: if anything lay over it, there would be a difference.
`make screens` looks at every kind of choice of every game, on a desktop and on a phone.
"""

import random

import pytest
from browsing import EVERY_STATE, lines, moved_on, new_table, visitor
from playwright.sync_api import Browser, FloatRect, Page
from serving import Server

from regalia import games
from support import mostly

pytestmark = pytest.mark.browser

KINDS_MAX = 100 if EVERY_STATE else 2
CHOICES_MAX = 400 if EVERY_STATE else 40
FRAME_MS = 50
ALONE = """
  ::view-transition-group(*) { visibility: hidden !important }
  ::view-transition-group(question) { visibility: visible !important }
"""

# Motions wait at their beginning while somebody wants to look at them.
STOPPED = """
  const moves = (one) => one.effect?.pseudoElement?.startsWith("::view-transition");
  window.frames = () => document.getAnimations().filter(moves);
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (swap) => {
    const motion = window.motion = begin(swap);
    if (window.watched) motion.ready.then(() => { frames().forEach((one) => one.pause()); window.stopped = true; });
    const over = () => { if (window.motion === motion) window.motion = window.stopped = window.watched = null; };
    motion.finished.then(over);
    return motion;
  };
"""
CHOOSE = "name => document.querySelector(`[data-option='${CSS.escape(name)}']`).click()"


def seated(page: Page, game: str) -> None:
    """Two people at one screen, so that nothing happens but what they choose."""
    page.add_init_script(STOPPED)
    new_table(page, game, "me", "here")
    page.evaluate("document.cookie = 'careful=no; path=/'")  # whatever is chosen, nobody asks once more
    page.evaluate("document.cookie = 'scenes=off; path=/'")


def options(page: Page) -> list[str]:
    """The names of the options of whoever is asked; none when the game is over."""
    page.wait_for_selector(
        "#table[data-seen][aria-busy=false] :is([data-option], [data-lift], .chronicle)", state="attached"
    )
    if page.locator("[data-lift]").count():
        page.locator("[data-lift]").click()
        page.wait_for_selector("[data-option]")
    names: list[str] = page.eval_on_selector_all("[data-option]", "all => all.map((one) => one.dataset.option)")
    return names


def choose(page: Page, name: str) -> None:
    """Choose, and wait until all lies still."""
    before = lines(page)
    page.evaluate(CHOOSE, name)
    moved_on(page, before)


def covered(page: Page, place: str) -> list[int]:
    """The frames of the motion that has stopped in which something lies over the question."""
    box = page.locator(place).bounding_box()
    assert box
    inner = FloatRect(x=box["x"] + 16, y=box["y"] + 16, width=box["width"] - 32, height=box["height"] - 32)
    found = []
    for moment in range(0, length(page), FRAME_MS):
        page.evaluate("moment => frames().forEach((one) => { one.currentTime = moment; })", moment)
        shown = page.screenshot(clip=inner)
        alone = page.add_style_tag(content=ALONE)
        if page.screenshot(clip=inner) != shown:
            found.append(moment)
        alone.evaluate("style => style.remove()")
    return found


def length(page: Page) -> int:
    """How long the motion takes that has stopped, in milliseconds."""
    return int(page.evaluate("Math.max(0, ...frames().map((one) => one.effect.getComputedTiming().endTime))"))


def watched(page: Page, name: str, place: str) -> list[int]:
    """Choose, and look at the motion that follows: the frames in which the question is covered."""
    stop(page, name)
    assert length(page) >= 7 * FRAME_MS, "nothing moves"
    found = covered(page, place)
    go_on(page)
    return found


def stop(page: Page, name: str) -> None:
    """Choose, and stop the motion that follows."""
    page.wait_for_function("() => !window.motion")
    page.evaluate("window.watched = true")
    choose(page, name)
    page.wait_for_function("() => window.stopped")


def go_on(page: Page) -> None:
    """Let the motion end that has stopped."""
    page.evaluate("frames().forEach((one) => one.finish())")
    page.wait_for_function("() => !window.motion")


def kind(name: str) -> str:
    """What sort of choice an option is."""
    return name.split()[0]


@pytest.mark.lengthy
@pytest.mark.parametrize("phone", [False, True] if EVERY_STATE else [False])
@pytest.mark.parametrize("game", games.names() if EVERY_STATE else games.names()[:1])
def test_nothing_passes_over_the_question(chromium: Browser, server: Server, game: str, phone: bool) -> None:
    page, place = visitor(chromium, server, phone=phone, moving=True), ".dock" if phone else ".panel-prompt"
    seated(page, game)
    luck, looked_at, found = random.Random("frames"), set[str](), []
    for _ in range(CHOICES_MAX):
        names = options(page)
        if not names or len(looked_at) == KINDS_MAX:
            break
        name = next((one for one in names if kind(one) not in looked_at), luck.choice(names))
        if kind(name) in looked_at:
            choose(page, name)
            continue
        looked_at.add(kind(name))
        found += [f"{name}: after {moment} ms" for moment in watched(page, name, place)]
    assert looked_at
    assert not found, found
    page.context.close()


@pytest.mark.longer
def test_the_look_notices_what_passes_over_the_question(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    seated(page, "kingsburg")
    page.add_style_tag(content="::view-transition-group(root) { z-index: 99 }")
    assert watched(page, options(page)[0], ".panel-prompt")
    page.context.close()


def test_dice_tumble_and_letters_turn_over(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, moving=True)
    for game, way in (("kingsburg", "tumble"), ("rival_kings", "turn-up")):
        seated(page, game)
        for _ in range(CHOICES_MAX):
            stop(page, options(page)[0])
            ways: list[str] = page.evaluate("frames().map((one) => one.animationName)")
            go_on(page)
            if way in ways:
                break
        else:
            raise AssertionError(f"{game}: nothing seems to {way}")
    page.context.close()


# Where the page was told to scroll to by itself, slowly enough to be followed.
SCROLLS = """
  window.led = [];
  const scroll = window.scrollTo.bind(window);
  window.scrollTo = (...where) => { if (where[0].behavior === "smooth") led.push(where[0].top); scroll(...where); };
"""


def test_the_page_scrolls_when_all_pieces_lie_still(chromium: Browser, server: Server) -> None:
    """If what can be chosen were brought into sight while they move, every piece would fly in from somewhere else."""
    page = visitor(chromium, server, phone=True, moving=True)
    page.add_init_script(SCROLLS)
    seated(page, "kingsburg")
    for _ in range(CHOICES_MAX):
        names = options(page)
        page.evaluate("scroll(0, document.body.scrollHeight)")
        before = page.evaluate("scrollY")
        stop(page, names[0])
        assert page.evaluate("scrollY") == before
        go_on(page)
        if page.evaluate("led.length"):
            break
    else:
        raise AssertionError("nothing was ever brought into sight")
    page.context.close()


# The table and all its pieces that stay, at the first moment of a motion.
DRAWN_AT_ONCE = """() => {
  const style = (part) => getComputedStyle(document.documentElement, part);
  const stays = ["root", ...[...document.querySelectorAll("[data-piece]")].map((one) => one.style.viewTransitionName)];
  const there = stays.filter((name) => name !== "none" && style(`::view-transition-new(${name})`).display !== "none");
  const fading = frames().filter((one) => one.effect.pseudoElement.startsWith("::view-transition-new"));
  return [there.includes("root"), style("::view-transition-new(root)").opacity, fading.length, there.length];
}"""


@pytest.mark.parametrize("game", mostly(["kingsburg", "royals"], "kingsburg"))
def test_the_table_is_there_in_the_first_frame_of_a_motion(chromium: Browser, server: Server, game: str) -> None:
    """A browser may lack the pictures of what was there before: what stays must not fade in over them."""
    page = visitor(chromium, server, moving=True)
    seated(page, game)
    for _ in range(2):
        stop(page, options(page)[0])
        there, opacity, fading, pieces = page.evaluate(DRAWN_AT_ONCE)
        go_on(page)
        assert (there, opacity) == (True, "1")
        assert fading < pieces / 2, "nearly all pieces stay, and are drawn as they are now"
    page.context.close()
