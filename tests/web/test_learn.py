"""The way to a guided first game: its table, its bubble, and what a form may not do."""

import re

import httpx
import pytest
from serving import PATIENCE, Browser, Server

from regalia import games
from regalia.kernel import guide

GAME = next(name for name in games.house() if guide.lessons(games.find(name)))


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def learn(anna: Browser, way: str, **headers: str) -> httpx.Response:
    """Ask for a guided table."""
    return anna.client.post(f"/learn/{way}", headers=headers)


def test_a_guided_table_is_laid_and_its_guide_speaks_first(anna: Browser) -> None:
    answer = learn(anna, GAME)
    assert answer.status_code == 303
    table = answer.headers["location"]
    live = anna.live(table.removeprefix("/t/"))
    live.wait_for_options()
    lesson = guide.read(games.find(GAME))
    words = guide.words(games.find(GAME), "en").say(f"guide-{lesson.steps[0].name}")
    assert f"Step 1 of {len(lesson.steps)}" in live.panels["guide"]
    assert words in live.panels["guide"].replace("&#39;", "'")
    assert len(re.findall("data-lit", live.panels["prompt"])) == 1


def test_a_stranger_sees_no_guide(server: Server, anna: Browser) -> None:
    table = learn(anna, GAME).headers["location"].removeprefix("/t/")
    assert "data-guide" not in Browser(server).live(table).panels["guide"]


def test_whoever_leaves_the_guide_sees_the_way_back(anna: Browser) -> None:
    live = anna.live(learn(anna, GAME).headers["location"].removeprefix("/t/"))
    live.wait_for_options()
    live.send(type="guide", on=False)
    while "data-lit" in live.panels["prompt"]:
        live.receive()
    assert "data-guide-on" in live.panels["guide"]
    assert "data-page" not in live.panels["guide"]
    live.send(type="guide", on=True)
    while "data-lit" not in live.panels["prompt"]:
        live.receive()
    assert "data-page" in live.panels["guide"]


def test_a_lesson_that_nobody_has_written_and_a_form_from_elsewhere_are_refused(anna: Browser, server: Server) -> None:
    assert "has no such guided game" in learn(anna, f"{GAME}/ninth").text
    assert learn(anna, f"{GAME}/ninth").status_code == 400
    assert learn(anna, GAME, origin="https://elsewhere.example").status_code == 400
    assert httpx.get(f"{server.url}/learn/{GAME}", timeout=PATIENCE).status_code == 405


def test_the_lobby_leads_to_every_lesson(anna: Browser) -> None:
    lobby = anna.client.get("/").text
    for name in games.house():
        for lesson in guide.lessons(games.find(name)):
            assert f'action="/learn/{name}/{lesson}"' in lobby or f'action="/learn/{name}"' in lobby
