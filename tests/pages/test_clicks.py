"""How many clicks a usual turn takes, counted in a browser; docs/studies/clicks.md tells the same figures."""

from itertools import combinations
from typing import Any

import pytest
from browsing import AT_REST, Pointer, lines, moved_on, visitor
from laid import When, anytime, laid
from playwright.sync_api import Browser, Page, expect
from serving import Server

from regalia.kernel.position import Position

pytestmark = pytest.mark.browser

FEW = 5


class Counting(Pointer):
    """Somebody whose clicks are counted."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.clicks = 0

    def asked(self) -> dict[str, Any]:
        """What can be chosen now."""
        state: dict[str, Any] = self.page.wait_for_function(AT_REST).json_value()
        return state

    def press(self, what: str) -> None:
        """One click, and what comes of it."""
        self.asked()
        self.clicks += 1
        super().press(what)
        self.asked()

    def question(self) -> str:
        """What is asked, in words."""
        self.asked()
        return self.page.locator("#prompt").inner_text().replace("\n", " ")

    def choose_until(self, words: str) -> None:
        """Choose anything until this is asked."""
        for _ in range(400):
            if words in self.question():
                self.clicks = 0
                return
            option = self.page.locator("li:not([hidden]) > [data-option]").first
            option.wait_for(state="attached")
            before = lines(self.page)
            option.evaluate("one => one.click()")
            moved_on(self.page, before)
        raise AssertionError(f"nobody is asked: {words}")


def once(options: list[dict[str, Any]], wanted: str) -> int:
    """The pieces that had to be clicked when nothing was proposed: enough of them to leave a single option."""
    pieces = next(set(one["pieces"]) for one in options if one["name"] == wanted)
    for count in range(1, len(pieces) + 1):
        for picked in combinations(sorted(pieces), count):
            if sum(set(picked) <= set(one["pieces"]) for one in options) == 1:
                return count
    return len(pieces) + 1


def seated(chromium: Browser, server: Server, game: str, seats: int, choices: int, when: When = anytime) -> Counting:
    """Somebody in the middle of a game, whose list steps back where pointing says it."""
    page = visitor(chromium, server)
    page.context.clear_cookies(name="list")
    page.context.add_cookies([{"name": "careful", "value": "no", "url": server.url}])
    laid(page, server, game, seats, choices, when)
    return Counting(page)


def several_ways(position: Position) -> bool:
    """Whether advisors can be influenced, one of them with different dice, and by so many that the list steps back."""
    names = [position.name(0, option) for option in position.options(0)]
    advisors = [name.split()[1] for name in names if name.startswith("influence ")]
    return len(advisors) > FEW and len(set(advisors)) < len(advisors)


def asks(question: str) -> When:
    """Whether the first seat is asked this."""
    return lambda position: position.prompt(0)[0] == question


ALL_OPTIONS = "all => all.map((one) => ({ name: one.dataset.option, pieces: one.dataset.pieces.split(' ') }))"


def test_kingsburg_an_advisor_takes_one_click_or_two(chromium: Browser, server: Server) -> None:
    anna = seated(chromium, server, "kingsburg", 3, 20, several_ways)
    every = anna.page.eval_on_selector_all("[data-option]", ALL_OPTIONS)
    ways = [one["name"] for one in every if one["name"] != "pass"]
    wanted = max(ways, key=lambda name: (once(every, name), name))
    assert once(every, wanted) > 1, "each had one way"
    before, advisor = lines(anna.page), f"[data-piece='advisor:{wanted.split()[1]}']"
    anna.press(advisor)
    if lines(anna.page) == before:
        anna.press(f"[data-option='{wanted}']")
    moved_on(anna.page, before)
    assert anna.clicks <= 2
    anna.page.context.close()


def test_the_proposed_dice_are_taken_by_a_second_click_and_can_be_put_back(chromium: Browser, server: Server) -> None:
    anna = seated(chromium, server, "kingsburg", 3, 20, several_ways)
    aims = [one["pieces"][-1] for one in anna.page.eval_on_selector_all("[data-option]", ALL_OPTIONS)]
    several = next(aim for aim in aims if aim and aims.count(aim) > 1)
    piece, before = f"[data-piece='{several}']", lines(anna.page)
    anna.press(piece)
    expect(anna.page.locator(".options .proposed")).to_have_count(1)
    assert anna.page.locator(".board .die.proposed").count(), "the dice are not shown"
    expect(anna.page.locator(".again")).to_be_visible()
    anna.press("[data-put-back]")
    expect(anna.page.locator(".again")).to_be_hidden()
    expect(anna.page.locator(".proposed, .chosen")).to_have_count(0)
    assert lines(anna.page) == before
    proposed = anna.page.locator(f"[data-pieces$='{several}']").first.get_attribute("data-option") or ""
    anna.press(piece)
    anna.press(piece)
    moved_on(anna.page, before)
    assert f"with {proposed.split(' with ')[1].split(' ')[0]}" in anna.page.locator(".panel-log").inner_text()
    anna.page.context.close()


def test_royals_a_turn_takes_three_clicks(chromium: Browser, server: Server) -> None:
    anna = seated(chromium, server, "royals", 2, 1, asks("prompt-kind"))
    before = lines(anna.page)
    anna.press("[data-piece='pile:country']")
    assert lines(anna.page) == before + 4, "three cards, and what was asked before them"
    while "Occupy a free position" not in anna.question():
        anna.choose_until("Which cards do you draw")
        anna.press("[data-piece='pile:country']")
    before = lines(anna.page)
    anna.press("[data-piece^='position:'].choosable >> nth=0")
    if lines(anna.page) == before:
        anna.press("li:not([hidden]) > [data-option$=', then stop'] >> nth=0")
    moved_on(anna.page, before)
    assert anna.clicks <= 3
    anna.page.locator("[data-undo]").click()
    expect(anna.page.locator("#prompt")).to_contain_text("Occupy a free position")
    anna.page.context.close()


def test_royals_pointing_at_an_open_card_leaves_every_way_to_begin_with_it(chromium: Browser, server: Server) -> None:
    """And tells how many other answers there are, one click away."""
    anna = seated(chromium, server, "royals", 2, 1, asks("prompt-kind"))
    answers, back = anna.page.locator(".choices li:visible"), anna.page.locator("[data-put-back]")
    every = answers.count()
    land = (anna.page.locator("[data-piece^='display:'].choosable").first.get_attribute("data-piece") or "").split(":")[
        1
    ]
    anna.press(f"[data-piece='display:{land}']")
    narrowed = anna.page.locator(".choices li:visible:not(:has([data-near]))").count()
    assert narrowed < every
    expect(back).to_have_attribute("data-more", f"+{every - narrowed}")
    anna.press("[data-put-back]")
    expect(answers).to_have_count(every)
    anna.press(f"[data-piece='display:{land}']")
    before = lines(anna.page)
    anna.press(f"[data-option='draw country cards, then take {land}']")
    assert lines(anna.page) == before + 2, "the kind of draw, and the card"
    assert "You still draw 2" in anna.question()
    anna.page.context.close()


def test_rival_kings_an_action_takes_one_click(chromium: Browser, server: Server) -> None:
    anna = seated(chromium, server, "rival_kings", 2, 20, asks("prompt-character"))
    anna.press("[data-piece^='character:'].choosable >> nth=0")
    assert anna.clicks == 1
    anna.choose_until("Your next action is")
    actions = anna.page.locator(".court.own .front .action").count()
    while "Your next action is" in anna.question():
        state = anna.asked()
        pieces = [one for one in state["pieces"] if sum(one in option["pieces"] for option in state["options"]) == 1]
        anna.press(f"[data-piece='{pieces[0]}']" if pieces else "[data-option='pass']")
    assert anna.clicks <= actions
    anna.page.context.close()


def test_paladins_an_action_takes_three_clicks(chromium: Browser, server: Server) -> None:
    anna = seated(chromium, server, "paladins", 1, 20, asks("prompt-turn"))
    before = lines(anna.page)
    action = anna.page.locator(".deed.choosable").last.get_attribute("data-piece") or ""
    anna.press(f"[data-piece='{action}']")
    if lines(anna.page) == before:
        anna.press("li:not([hidden]) > .proposed")
    while any(words in anna.question() for words in ("Which", "which", "Whom", "whom")) and anna.clicks < 9:
        state = anna.asked()
        single = [one for one in state["pieces"] if sum(one in option["pieces"] for option in state["options"]) == 1]
        shown = anna.page.locator(f"[data-option='{state['options'][0]['name']}']").is_visible()
        anna.press(f"[data-option='{state['options'][0]['name']}']" if shown else f"[data-piece='{single[0]}']")
        if "workers" in anna.question():
            break
    assert anna.clicks <= 3
    anna.page.context.close()


def test_the_list_is_one_key_away(chromium: Browser, server: Server) -> None:
    anna = seated(chromium, server, "kingsburg", 3, 20, several_ways)
    count = anna.page.locator(".choices li:not([hidden])").count()
    assert count > 4
    expect(anna.page.locator(".choices")).to_be_hidden()
    expect(anna.page.locator("[data-list]")).to_contain_text(str(count))
    expect(anna.page.locator(".ways-out [data-key='1']")).to_be_visible()
    anna.page.keyboard.press("l")
    expect(anna.page.locator(".choices [data-key='1']")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".choices [data-key='1']")).to_be_visible()
    anna.page.keyboard.press("l")
    expect(anna.page.locator(".choices")).to_be_hidden()
    anna.page.context.close()
