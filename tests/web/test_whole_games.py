"""Whole games in a real browser, from the lobby to the score sheet and on: by mouse, by touch, by keyboard.

One game is begun by touch and one by keyboard, and one ended by clicking from a table near its end.
`make screens` plays all of them whole, in every way.
"""

import pytest
from browsing import AT_REST, EVERY_STATE, Pointer, Typist, alone_or_with_a_page, clean, new_table, no_pauses, visitor
from laid import laid_at_the_end
from playwright.sync_api import Browser, Page, expect
from serving import Server

from regalia import games

pytestmark = pytest.mark.browser

BY_MOUSE = games.names() if EVERY_STATE else ["rival_kings"]
BY_TOUCH = games.names() if EVERY_STATE else ["paladins"]
BY_KEYBOARD = games.names() if EVERY_STATE else ["kingsburg"]
BEGINNING = 6  # clicks, or keys that choose
END = 6  # choices
SOMETHING_IN_SIGHT = """() => {
  const end = document.querySelector(".dock").getBoundingClientRect().top;
  const boxes = [...document.querySelectorAll(".choosable")].map((piece) => piece.getBoundingClientRect());
  return !boxes.length || boxes.some((box) => box.bottom > 0 && box.top < end);
}"""


def seated(page: Page, game: str) -> None:
    """A new table with the fewest seats, whose opponents choose at once."""
    seats = alone_or_with_a_page(game)
    new_table(page, game, *seats)
    if len(seats) > 1:
        no_pauses(page)


@pytest.mark.parametrize("game", BY_MOUSE)
def test_a_game_to_its_end_by_clicking_pieces(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    if EVERY_STATE:
        seated(page, game)
    else:
        laid_at_the_end(page, server, game, games.find(game).seat_counts[0], END)
    anna = Pointer(page)
    assert anna.play()
    expect(page.locator(".chronicle tfoot td").first).to_be_visible()
    assert anna.pieces > anna.buttons, f"{anna.pieces} choices by pieces, {anna.buttons} by buttons"
    clean(page, ".panel-score")
    watched_again(page)
    played_on(page)
    page.context.close()


def watched_again(page: Page) -> None:
    """The replay shows an earlier moment, and goes on from there by itself to the end."""
    end = page.locator(".board").inner_text()
    page.locator("[data-at]").fill("3")
    expect(page.locator("[data-replay] output")).to_have_text("3")
    expect(page.locator(".board")).not_to_have_text(end)
    expect(page.locator(".panel-log li:nth-child(5)")).to_have_count(0)
    expect(page.locator(".chronicle")).not_to_be_visible()
    page.locator("[data-replay-pace]").select_option("fast")
    last = page.locator("[data-at]").get_attribute("max") or ""
    page.locator("[data-at]").fill(str(int(last) - 3))
    page.locator("[data-play]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-replay] output")).to_have_text(last)
    expect(page.locator(".chronicle")).to_be_visible()
    for back in range(1, 20):  # not every choice is told to everybody
        page.locator("[data-turn='-1']").click()
        expect(page.locator("[data-replay] output")).to_have_text(str(int(last) - back))
        if page.locator("[data-story] li").count():
            break
    expect(page.locator("[data-story] li").first).to_be_visible()
    clean(page, ".replay")
    page.locator("[data-at]").fill("3")
    expect(page.locator("[data-replay] output")).to_have_text("3")


def played_on(page: Page) -> None:
    """A new table goes on from the board that is shown."""
    finished = page.url
    page.locator("[data-replay] form button").click()
    expect(page).not_to_have_url(finished)
    assert not Pointer(page).play(at_most=2)


@pytest.mark.parametrize("game", BY_TOUCH)
def test_a_game_by_touch_on_a_phone(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server, phone=True, language="hu-HU")
    seated(page, game)
    bela = Pointer(page, touch=True)
    for _ in range(BEGINNING):
        assert not bela.play(at_most=1)
        page.wait_for_function(AT_REST)
        assert page.evaluate(SOMETHING_IN_SIGHT), "nothing that can be chosen is in sight"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "wider than the phone"
    if EVERY_STATE or game == "rival_kings":
        clean(page)
        if not EVERY_STATE:
            laid_at_the_end(page, server, game, 2, END)
        assert bela.play()
        assert bela.pieces > bela.buttons
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "wider than the phone"
        watched_again(page)
        clean(page)
    page.context.close()


def sit_down_by_keyboard(page: Page, game: str) -> Typist:
    """From the hall to the form of the game, leave all seats free that can be, and begin."""
    page.goto("/")
    typist, form = Typist(page), "form.new-table"
    typist.press(f".ways a[href='/new/{game}']")
    page.wait_for_url(f"**/new/{game}")
    for number in range(games.find(game).seat_counts[0], games.find(game).seat_counts[-1]):
        kind = page.locator(f"{form} [name=kind-{number}]")
        if kind.is_visible():
            typist.reach(f"{form} [name=kind-{number}]", "Tab")
            page.keyboard.press("Home")
        expect(kind).to_have_value("none")
    typist.press(f"{form} button.primary")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table[data-seen]")
    return typist


@pytest.mark.parametrize("game", BY_KEYBOARD)
def test_a_game_by_keyboard_alone(chromium: Browser, server: Server, game: str) -> None:
    page = visitor(chromium, server)
    typist = sit_down_by_keyboard(page, game)
    if games.find(game).seat_counts[0] > 1:
        typist.press(".seat-tools > summary")
        typist.press("[data-pace='0']")
        expect(page.locator("[data-pace='1']")).to_be_visible()
    assert not typist.play(at_most=BEGINNING)
    if game == "kingsburg" and not EVERY_STATE:
        laid_at_the_end(page, server, game, 2, END)
    if game == "kingsburg" or EVERY_STATE:
        assert typist.play()
        assert typist.pieces
        assert typist.buttons
    assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    page.context.close()
