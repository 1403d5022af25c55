"""A table on one screen: nothing is covered, cut, broken or too small, whatever is asked and however large the window.

`make screens` looks at every state of whole games, in all languages; otherwise one full table of each game is shown.
"""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from browsing import (
    AT_REST,
    EVERY_STATE,
    PHONE,
    Pointer,
    faults,
    laid_out,
    lines,
    moved_on,
    new_table,
    no_pauses,
    visitor,
)
from laid import When, brought, laid, laid_at_the_end, played
from playwright.sync_api import Browser, Page, ViewportSize, expect
from serving import Server

from regalia import games
from regalia.games.kingsburg.position import IN_HAND, SLOTS, Court
from regalia.games.paladins.position import Kingdom
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from support import mostly

pytestmark = pytest.mark.browser

GEOMETRY = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8").partition("\n")[2]
WIDE = 1000  # from here on the page is as high as the window
SIZES = [(1024, 768), (1366, 768), (1440, 900), (1920, 1080), (390, 844)]
LANGUAGES = ("hu", "de", "fr", "nl", "es", "en")
STATES_MAX = 2000
LATE = 60  # choices after which a table is full
TARGET = 24  # pixels that a finger or a mouse needs
APART = 5  # pixels between two small things that are to be counted
BOXES = "all => all.map(one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])"
SPANS = "all => all.map(one => [one.getBoundingClientRect().left, one.getBoundingClientRect().right])"
ABOVE_THE_DOCK = """all => {
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return all.map(one => one.getBoundingClientRect()).filter(box => box.top >= 0 && box.bottom < dock.top).length;
}"""
# What the story tells below its edge though nothing says that there is more.
UNSAID = """() => {
  const edge = document.querySelector("[data-panel=story]").getBoundingClientRect().bottom + 4;
  const told = [...document.querySelectorAll("[data-story] ol p")].filter((one) => one.checkVisibility());
  const below = told.filter((one) => one.getBoundingClientRect().bottom > edge);
  return document.querySelector("[data-whole]").hidden ? below.map((one) => one.textContent) : [];
}"""
LINES = """all => all.map(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map(box => Math.round(box.top))).size;
})"""


def wrong(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the page in a window of this size."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    found: list[str] = page.evaluate(GEOMETRY, width >= WIDE)
    return [f"{width}x{height}: {one}" for one in found]


def unfit(page: Page, width: int, height: int) -> list[str]:
    """What axe finds in a window of this size, by day and by night."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    laid_out(page)
    found = faults(page, "light") + faults(page, "dark", rules=["color-contrast"])
    return [f"{width}x{height}: {one}" for one in found]


def seated(page: Page, game: str, seats: int) -> None:
    """A table with so many seats, whose opponents choose at once."""
    new_table(page, game, "me", *["page"] * (seats - 1))
    if seats > 1:
        no_pauses(page)


@pytest.mark.parametrize("language", LANGUAGES if EVERY_STATE else LANGUAGES[:1])
@pytest.mark.parametrize("game", games.names())
def test_whatever_is_asked_can_be_seen(chromium: Browser, server: Server, game: str, language: str) -> None:
    page, seats = visitor(chromium, server, language=language), games.find(game).seat_counts[-1]
    if EVERY_STATE:
        seated(page, game, seats)
        found = looked_over(page, STATES_MAX)
    else:
        laid(page, server, game, seats, LATE)
        found = looked_over(page, 1)
    assert not found, "\n".join(sorted(found))
    page.context.close()


def looked_over(page: Page, states: int) -> set[str]:
    """What is wrong in so many states of a table, or to its end, at every size."""
    anna, found = Pointer(page), set[str]()
    for _ in range(states):
        page.wait_for_function(AT_REST)
        found.update(one for width, height in SIZES for one in wrong(page, width, height))
        page.set_viewport_size(ViewportSize(width=1366, height=768))
        if states > 1 and anna.play(at_most=1):
            break
    return found


@pytest.mark.skipif(not EVERY_STATE, reason="takes long; test_states.py looks at some states of each game")
@pytest.mark.parametrize("game", games.names())
def test_whatever_is_asked_can_be_read_by_everybody(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    seated(page, game, games.find(game).seat_counts[-1])
    anna, found = Pointer(page), set[str]()
    while not anna.play(at_most=1):
        page.wait_for_function(AT_REST)
        found.update(one for width, height in (SIZES[0], SIZES[-1]) for one in unfit(page, width, height))
        page.set_viewport_size(ViewportSize(width=1366, height=768))
    assert not found, "\n".join(sorted(found))
    page.context.close()


def an_advisor_is_asked_for(position: Position) -> bool:
    """Whether the first seat may influence somebody."""
    return any(position.name(0, option).startswith("influence ") for option in position.options(0))


def a_year_has_passed(position: Position) -> bool:
    """Whether the first seat is to influence somebody for the first time in a later year, and much was done before."""
    assert isinstance(position, Court)
    hand = position.place[:SLOTS]
    return position.year > 2 and IN_HAND in hand and max(hand) <= IN_HAND and an_advisor_is_asked_for(position)


FAULTS = {
    "the question covers": ".panel-prompt { position: fixed; inset: 0; z-index: 99 }",
    "not wholly seen": ".advisor { translate: 0 100vh }",
    "9 px": "#prompt { font-size: 9px }",
    "px high": "body.table { height: 300vh }",
    "is cut": ".plaque { width: 2rem; overflow: hidden; white-space: nowrap }",
    "lies over": ".options button { position: fixed; right: 3rem; bottom: 50% }",
    "is broken": ".who { word-break: break-all; display: block; width: 1.2rem }",
}


def test_the_look_notices_what_is_wrong(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "kingsburg", 2, 10, an_advisor_is_asked_for)
    assert not wrong(page, 1366, 768)
    for expected, style in FAULTS.items():
        added = page.add_style_tag(content=style)
        assert any(expected in one for one in wrong(page, 1366, 768)), style
        added.evaluate("style => style.remove()")
    page.context.close()


def test_when_pointing_leaves_no_way_out_the_story_takes_no_more_than_what_is_free(
    chromium: Browser, server: Server
) -> None:
    page = visitor(chromium, server, language="hu")
    laid(page, server, "kingsburg", 5, 0, a_year_has_passed)
    page.locator(".own .die.choosable").first.click()
    expect(page.locator(".ways-out")).to_be_hidden()
    for width, height in ((1024, 768), (1366, 768), (1920, 1080)):
        assert not wrong(page, width, height)
        answers, question = (page.locator(one).bounding_box() for one in (".answers", ".panel-prompt"))
        assert answers
        assert question
        assert answers["y"] + answers["height"] <= question["y"] + question["height"], (width, height)
    page.context.close()


def test_beside_a_long_story_the_buttons_of_the_question_are_in_sight(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="hu")
    page.context.add_cookies([{"name": "list", "value": "", "url": server.url}])  # the list steps back
    laid(page, server, "kingsburg", 3, 0, a_year_has_passed)
    for width, height in ((1024, 768), (1366, 768), (1440, 900)):
        assert not wrong(page, width, height)
    page.context.close()


def offers(beginning: str) -> When:
    """Whether the first seat has an option whose name begins so."""
    return lambda position: any(position.name(0, option).startswith(beginning) for option in position.options(0))


def test_what_is_stolen_can_be_pointed_at_and_pressed(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "rival_kings", 2, 0, offers("steal "))
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        boxes = page.eval_on_selector_all(".medal.choosable", BOXES)
        assert boxes
        assert min(side for box in boxes for side in box) >= TARGET
    expect(page.locator("[data-option^='steal ']").first).to_be_visible()
    page.context.close()


# How far the rings of the cards in a plaque are from its points and from one another, where they are nearest.
ROOM = """() => {
  const ring = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect(), style = getComputedStyle(one);
    const outline = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    const wide = Math.max(outline, style.boxShadow === "none" ? 0 : 6);
    return { left: left - wide, top: top - wide, right: right + wide, bottom: bottom + wide };
  };
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  return [...document.querySelectorAll(".others .court:has(.choosable)")].flatMap((court) => {
    const rings = [...court.querySelectorAll(".choosable")].map(ring);
    const points = court.querySelector(".points").getBoundingClientRect();
    return rings.flatMap((one, n) => [apart(one, points), ...rings.slice(n + 1).map((other) => apart(one, other))]);
  });
}"""


def cards_of_others(position: Position) -> bool:
    """Whether two or more cards of another court can be taken."""
    pieces = {piece for option in position.options(0) for piece in position.pieces(0, option)}
    return len([piece for piece in pieces if piece.startswith(("subject:1", "building:1"))]) > 1


def test_the_rings_of_cards_that_can_be_taken_touch_nothing(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    setup = Setup("rival_kings", 3, b"a")
    brought(page, server, setup, played(setup, 20, cards_of_others))
    for width, height in ((1024, 768), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        room = page.evaluate(ROOM)
        assert room
        assert min(room) >= 1, (width, room)
    page.context.close()


def takes_over(position: Position) -> bool:
    """Whether the first seat may take a position over, in the list of what it may play."""
    return any(position.phrase(0, option)[0] == "option-take-over" for option in position.options(0))


@pytest.mark.parametrize("language", mostly(["hu", "de"], "de"))
def test_taking_over_is_said_in_three_lines(chromium: Browser, server: Server, language: str) -> None:
    page = visitor(chromium, server, language=language)
    laid(page, server, "royals", 2, 60, takes_over)
    page.set_viewport_size(ViewportSize(width=1366, height=768))
    said = page.eval_on_selector_all(".options li:not([hidden]) .saying", LINES)
    assert said
    assert max(said) <= 3
    page.context.close()


def test_every_card_of_a_court_shows_its_number_its_sign_and_its_partner(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="hu")
    laid_at_the_end(page, server, "rival_kings", 2, 3)
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        cards = page.locator(".court.own .row .play-card")
        assert cards.count() > 6
        for part in (".cost", ".theme", ".partner"):
            seen = cards.locator(part).evaluate_all("all => all.filter(one => one.checkVisibility()).length")
            assert seen == cards.count(), f"{width}x{height}: {part}"
    page.context.close()


def test_log_and_story_make_room_for_the_answers_of_a_laptop(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="hu")
    for (width, height), crowded in (((1366, 768), True), ((1920, 1080), False)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        laid(page, server, "royals", 5, 40, offers("draw country and intrigue"))
        assert ("crowded" in (page.locator(".rail").get_attribute("class") or "")) is crowded
        below = page.locator(".answers").get_attribute("data-below") or ""
        assert page.locator(".choices li:visible").count() - int(below.strip("↓ ") or 0) >= 5
    page.context.close()


@pytest.mark.parametrize(("game", "choices"), [("kingsburg", 52), ("rival_kings", 60)])
def test_a_story_that_goes_on_below_its_edge_says_so(
    chromium: Browser, server: Server, game: str, choices: int
) -> None:
    page = visitor(chromium, server)
    page.context.clear_cookies(name="list")  # a short question, beside which there is room for a story
    laid(page, server, game, 3, choices)
    for width, height in SIZES[1:4]:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.reload()
        page.wait_for_function(AT_REST)
        laid_out(page)
        assert page.evaluate(UNSAID) == []
    page.context.close()


def test_a_story_takes_the_room_that_a_short_question_leaves_free(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    page.context.clear_cookies(name="list")
    page.set_viewport_size(ViewportSize(width=1920, height=1080))
    laid(page, server, "rival_kings", 3, 60)
    laid_out(page)
    expect(page.locator("[data-whole]")).to_be_hidden()
    assert page.locator("[data-story] ol p:visible").count() > 9
    page.context.close()


def test_an_open_plaque_gives_way_to_the_next_question(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "kingsburg", 2, 10, an_advisor_is_asked_for)
    before = lines(page)
    page.locator(".others details > summary").first.click()
    expect(page.locator(".others details[open]")).to_have_count(1)
    page.locator("[data-option]:visible").first.click()
    moved_on(page, before)
    page.wait_for_function(AT_REST)
    expect(page.locator(".others details[open]")).to_have_count(0)
    page.context.close()


def suspected(position: Position) -> bool:
    """Whether the first seat has two or three suspicions, none of which it may choose."""
    assert isinstance(position, Kingdom)
    return 2 <= position.suspicions[0] <= 3 and not offers("discard ")(position)


def test_up_to_three_suspicions_lie_side_by_side(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", 2, 20, suspected)
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        spans = page.eval_on_selector_all("[data-piece^='suspicion:0:'] .icon", SPANS)
        assert len(spans) >= 2
        assert all(left - right >= APART for (_, right), (left, _) in pairwise(spans))
    page.context.close()


def on_a_phone(page: Page) -> None:
    """The same page in the window of a phone."""
    page.set_viewport_size(PHONE)
    page.reload()
    page.wait_for_function(AT_REST)


def test_on_a_phone_most_of_what_can_be_done_is_brought_into_sight(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", 2, 8, offers("use favour"))
    on_a_phone(page)
    page.locator(".favours .choosable").first.evaluate("one => one.scrollIntoView({ block: 'center' })")
    page.locator("[data-find]").click()
    assert page.eval_on_selector_all(".deed.choosable", ABOVE_THE_DOCK) > 1
    expect(page.locator("[data-find]")).to_be_hidden()
    page.context.close()


def test_on_a_phone_all_that_can_be_chosen_is_wholly_in_sight_where_there_is_room(
    chromium: Browser, server: Server
) -> None:
    """Advisors and the own dice below them: at least half is in sight from the top of the board, and some are cut."""
    page = visitor(chromium, server, language="hu")
    laid(page, server, "kingsburg", 3, 52, an_advisor_is_asked_for)
    on_a_phone(page)
    pieces = page.locator("#table .choosable:visible").count()
    assert pieces > 4
    assert page.eval_on_selector_all("#table .choosable", ABOVE_THE_DOCK) == pieces
    page.context.close()


def test_on_a_phone_short_answers_stand_side_by_side(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "kingsburg", 3, 0, offers("take 1 gold"))
    on_a_phone(page)
    boxes = [answer.bounding_box() for answer in page.locator(".choices li:visible").all()[:2]]
    assert len(boxes) == 2
    assert len({box["y"] for box in boxes if box}) == 1, boxes
    page.context.close()


TELL_MINE = """() => {
  const mine = document.querySelector("[data-mine]");
  mine.hidden = false;
  const told = `<li class="seat-1"><p class="mine">${"Béla takes a conflict marker from you. ".repeat(3)}</p></li>`;
  mine.innerHTML = told + told;
}"""


def test_on_a_phone_the_answers_end_within_the_window_whatever_is_told(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "rival_kings", 2, 0, offers("steal "))
    on_a_phone(page)
    page.evaluate(TELL_MINE)
    question, answer = page.locator(".panel-prompt"), page.locator(".choices li:visible").first
    box, first = question.bounding_box(), answer.bounding_box()
    assert box
    assert first
    assert box["y"] + box["height"] <= 844, "it goes on below the window"
    assert first["y"] + first["height"] <= 844, "no answer is in sight"
    page.context.close()


def test_keys_reach_what_struck_the_reader_only_where_it_scrolls(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "rival_kings", 2, 0, offers("steal "))
    page.evaluate(TELL_MINE)
    mine = page.locator("[data-mine]")
    page.set_viewport_size(PHONE)
    expect(mine).to_have_attribute("tabindex", "0")
    page.set_viewport_size(ViewportSize(width=1366, height=768))
    expect(mine).not_to_have_attribute("tabindex", "0")
    page.context.close()


def test_told_whole_the_story_leaves_answers_in_sight(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="hu")
    laid(page, server, "royals", 5, 40, offers("draw country and intrigue"))
    page.set_viewport_size(ViewportSize(width=1366, height=768))
    page.evaluate(
        "() => { const ol = document.querySelector('[data-story] ol'); ol.innerHTML = ol.innerHTML.repeat(9); }"
    )
    page.locator("[data-whole]").evaluate("button => { button.hidden = false; button.click(); }")
    expect(page.locator(".story.whole")).to_be_visible()
    seen = page.locator(".choices li:visible").count()
    expect(page.locator(".answers")).to_have_attribute("data-below", re.compile("."))
    below = page.locator(".answers").get_attribute("data-below") or ""
    assert seen - int(below.strip("↓ ")) >= 2
    page.context.close()


def test_where_nobody_can_talk_there_is_no_tab_for_it(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "royals", 2)
    expect(page.locator("#tab-log")).to_be_visible()
    page.wait_for_function(AT_REST)
    expect(page.locator("#tab-chat")).to_be_hidden()
    page.context.close()


@pytest.mark.parametrize("language", mostly(["hu", "de"], "de"))
def test_on_a_phone_most_draws_are_in_sight(chromium: Browser, server: Server, language: str) -> None:
    page = visitor(chromium, server, language=language)
    laid(page, server, "royals", 5, 40, offers("draw country and intrigue"))
    on_a_phone(page)
    below = page.locator(".answers").get_attribute("data-below") or ""
    draws = page.locator(".choices li:visible").count()
    assert draws > 6
    assert draws - int(below.strip("↓ ") or 0) >= 5
    page.context.close()


def test_a_story_in_brief_is_told_whole_on_a_phone(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, language="hu")
    laid(page, server, "rival_kings", 2, 0, offers("steal "))
    on_a_phone(page)
    whole, story = page.locator("[data-whole]"), page.locator(".story ol")
    left_out = story.locator(".fresh p:not(:visible)")
    assert left_out.count(), "nothing is left out in brief"
    whole.click()
    expect(whole).to_have_attribute("aria-expanded", "true")
    expect(left_out).to_have_count(0)
    assert not story.evaluate("list => list.scrollHeight > list.clientHeight + 2")
    page.context.close()


TOP_OF_THE_STORY = """list => [list.scrollTop, [...list.children].findIndex((one) => one.checkVisibility()),
  [...list.children].findIndex((one) => one.classList.contains("fresh"))]"""


@pytest.mark.parametrize("phone", mostly([False, True], False), ids=["laptop", "phone"])
def test_the_story_opens_at_its_first_new_step(chromium: Browser, server: Server, phone: bool) -> None:
    """One sentence for each turn, and how many are left out; told whole there is all of it."""
    page = visitor(chromium, server, language="hu")
    laid(page, server, "kingsburg", 5, 12, offers("build "))  # advisors have helped everybody
    if phone:
        on_a_phone(page)
    else:
        page.set_viewport_size(ViewportSize(width=1024, height=640))  # where not all of it fits
    story, whole = page.locator(".story ol"), page.locator("[data-whole]")
    scrolled, first, new = story.evaluate(TOP_OF_THE_STORY)
    assert (scrolled, first) == (0, new)
    turns = story.evaluate("list => new Set([...list.children].map((one) => one.dataset.seatOf)).size")
    assert story.locator("p:visible").count() <= turns + 1, "more than a line for each turn"
    assert turns > 3
    left_out = story.locator(".fresh p:not(:visible)").count()
    assert left_out <= int((whole.get_attribute("data-below") or "").strip("+"))
    whole.click()
    assert story.locator(".fresh p:not(:visible)").count() == 0, "told whole it still hides some"
    story.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(whole).to_have_attribute("data-below", "")
    last, edge = story.locator("p").last.bounding_box(), story.bounding_box()
    assert last
    assert edge
    assert last["y"] + last["height"] <= edge["y"] + edge["height"] + 1, "its last sentence cannot be read"
    page.context.close()


@pytest.mark.parametrize("language", mostly(LANGUAGES, "nl"))
def test_a_scene_can_be_seen_again_from_beside_the_log(chromium: Browser, server: Server, language: str) -> None:
    """Where nothing is told its button stands between the tabs and the seats, in every language."""
    page = visitor(chromium, server, language=language)
    laid(page, server, "royals", 2, 0)
    page.evaluate("document.querySelector('[data-panel=story]').replaceChildren()")
    page.evaluate("document.querySelector('.again-beside').hidden = false")
    expect(page.locator(".again-beside")).to_be_visible()
    assert not [one for width, height in SIZES for one in wrong(page, width, height)]
    page.context.close()


def test_where_all_of_the_story_fits_nothing_is_left_out(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server)
    laid(page, server, "paladins", 3, LATE, offers("hunt "))  # the board is pointed at, and the list steps back
    page.context.add_cookies([{"name": "list", "value": "", "url": server.url}])
    page.reload()
    page.wait_for_function(AT_REST)
    page.set_viewport_size(ViewportSize(width=1440, height=900))
    story = page.locator(".story ol")
    assert story.locator(".fresh p").count() > story.locator(".fresh p.main").count()
    expect(story.locator(".fresh p:not(:visible)")).to_have_count(0)
    expect(page.locator("[data-whole]")).to_be_hidden()
    page.context.close()


def test_the_story_takes_the_room_that_answers_leave(chromium: Browser, server: Server) -> None:
    """Three answers on a laptop leave room for more than three lines, and none of them is cut off for it."""
    page = visitor(chromium, server)
    page.set_viewport_size(ViewportSize(width=1366, height=768))
    laid(page, server, "kingsburg", 3, 12, offers("build "))
    story = page.locator(".story ol")
    assert story.evaluate("list => list.clientHeight > 5 * parseFloat(getComputedStyle(list).fontSize)")
    assert page.locator(".choices li:visible").count() > 2
    assert not page.locator(".answers").get_attribute("data-below")
    page.context.close()
