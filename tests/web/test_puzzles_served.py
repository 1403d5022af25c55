"""Puzzles over the net: the page, what it gives away, the answer, and a table to play on at."""

import html
import re

import pytest
from serving import Browser, Server

from regalia import games
from regalia.kernel import puzzles as stock

every_game = pytest.mark.parametrize("name", games.house())


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


@every_game
def test_a_puzzle_shows_the_question_and_the_answer_says_why(anna: Browser, name: str) -> None:
    puzzle = stock.of(games.find(name)).in_order()[0]
    address = f"/puzzles/{name}/{puzzle.number}"
    shown = anna.client.get(address)
    assert shown.status_code == 200
    for option in puzzle.chances:
        assert f'data-option="{html.escape(option)}' in shown.text
    assert stock.of(games.find(name)).games[puzzle.game].seed not in shown.text
    right = anna.client.get(f"{address}/answer", params={"option": puzzle.best}).text
    wrong = anna.client.get(f"{address}/answer", params={"option": puzzle.obvious}).text
    assert 'data-verdict="puzzle-right"' in right
    assert 'data-verdict="puzzle-wrong"' in wrong
    for told in (right, wrong):
        assert f"about {puzzle.chances[puzzle.best]} of 100" in told
        assert f"knights find the answer in {puzzle.found['knight']}" in told


def test_the_solution_can_be_asked_for(anna: Browser) -> None:
    told = anna.client.get("/puzzles/kingsburg/1/answer").text
    assert 'data-verdict="puzzle-shown"' in told
    assert "Best:" in told


def test_the_hall_leads_to_the_puzzle_of_the_day(anna: Browser) -> None:
    assert 'href="/puzzles/today"' in anna.client.get("/").text
    today = anna.client.get("/puzzles/today")
    assert today.status_code == 303
    assert anna.client.get(today.headers["location"]).status_code == 200


def test_all_puzzles_are_listed_the_easiest_first(anna: Browser) -> None:
    listed = re.findall(r'data-puzzle="royals/(\d+)"', anna.client.get("/puzzles/royals").text)
    assert [int(number) for number in listed] == [one.number for one in stock.of(games.find("royals")).in_order()]


def test_a_thing_on_the_board_of_a_puzzle_says_what_it_is(anna: Browser) -> None:
    page = anna.client.get("/puzzles/kingsburg/1").text
    piece = re.findall(r'data-piece="(advisor:[^"]+)"', page)[0]
    card = anna.client.get("/puzzles/kingsburg/1/card", params={"piece": piece})
    assert card.status_code == 200
    assert 'id="closer-title"' in card.text


def test_a_puzzle_is_played_on_at_a_table_of_ones_own(anna: Browser) -> None:
    puzzles = stock.of(games.find("rival_kings"))
    puzzle = puzzles.puzzles[0]
    made = anna.client.post(f"/puzzles/rival_kings/{puzzle.number}/play")
    assert made.status_code == 303
    live = anna.live(made.headers["location"].removeprefix("/t/"))
    live.wait_for_options()
    assert f'data-option="{puzzle.best}"' in live.panels["prompt"]


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("/puzzles/kingsburg/9999", "There is no such puzzle."),
        ("/puzzles/kingsburg/x", "There is no such puzzle."),
        ("/puzzles/kingsburg/1/answer?option=fly", "This is not one of the options."),
        ("/puzzles/kingsburg/1/card?piece=moon", "There is no such thing on this table."),
        ("/puzzles/chess", "There is no game"),
    ],
)
def test_an_address_that_leads_nowhere_gets_one_sentence(anna: Browser, way: str, sentence: str) -> None:
    answer = anna.client.get(way)
    assert answer.status_code == 400
    assert sentence in html.unescape(answer.text)


def test_another_site_cannot_open_tables(anna: Browser) -> None:
    answer = anna.client.post("/puzzles/kingsburg/1/play", headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 400
