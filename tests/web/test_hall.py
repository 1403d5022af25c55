"""The hall: a table by one click, as it was the last time or as is sensible; and who plays by which rules first."""

import re
from pathlib import Path

import pytest
from serving import Browser, Server

from regalia import games
from regalia.kernel import guide
from regalia.kernel.texts import LANGUAGES
from regalia.players import opponents
from regalia.web.boards import symbols
from regalia.web.boards.render import texts_for
from regalia.web.pages.lobby import described, minutes_of

every_game = pytest.mark.parametrize("name", games.names())


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def play(browser: Browser, game: str, way: str = "play") -> str:
    """The page of the table that one click lays."""
    answer = browser.client.post("/tables", data={"game": game, "way": way})
    assert answer.status_code == 303, answer.text
    return browser.client.get(answer.headers["location"]).text


def company(browser: Browser, game: str) -> str:
    """With whom the hall offers to play."""
    found = re.search(rf'id="with-{game}">([^<]*)<', browser.client.get("/").text)
    assert found
    return found.group(1)


# One click.


@every_game
def test_one_click_lays_a_table_where_the_game_has_begun(anna: Browser, name: str) -> None:
    page = play(anna, name)
    assert 'data-table="' in page
    assert "/join/" not in page, "nobody is waited for"


@every_game
def test_an_invitation_is_one_click_too(anna: Browser, name: str) -> None:
    assert play(anna, name, "invite").count("/join/") >= 1


def test_the_hall_says_with_whom_a_click_plays(anna: Browser) -> None:
    assert company(anna, "royals") == "You, Beatrice, Gregory (squire)"


def test_what_was_played_last_is_played_again(anna: Browser) -> None:
    anna.new_table("royals", "me", "here", "king", preset="strict", **{"name-1": "Béla", "name-2": "Otto"})
    assert company(anna, "royals") == "You, Béla, Otto (king)"
    assert "Béla" in play(anna, "royals")
    assert 'value="strict" checked' in anna.client.get("/new/royals").text, "by the same rules"
    assert company(anna, "kingsburg") == "You, Beatrice, Gregory (squire)", "another game has company of its own"


def test_a_table_that_waits_for_friends_is_not_what_a_click_plays(anna: Browser) -> None:
    anna.new_table("royals", "me", "link")
    assert company(anna, "royals") == "You, Beatrice, Gregory (squire)"


@pytest.mark.parametrize("kept", ["kind-0%3Dme", "%", "kind-0%3Dme%26kind-1%3Dking%26preset%3Dnone", "x" * 3000])
def test_a_cookie_that_makes_no_table_is_not_minded(anna: Browser, kept: str) -> None:
    anna.client.cookies.set("seats-royals", kept)
    assert company(anna, "royals") == "You, Beatrice, Gregory (squire)"
    play(anna, "royals")


def test_a_name_that_looks_like_a_message_is_a_name(anna: Browser) -> None:
    anna.new_table("royals", "me", "here", **{"name-1": "@hall-play", "preset": "strict"})
    assert company(anna, "royals") == "You, @hall-play"


def test_the_form_is_filled_in_as_it_was(anna: Browser) -> None:
    anna.new_table("rival_kings", "me", "duke", "here", preset="standard", **{"switch-games": "4", "no-hints": "1"})
    form = anna.client.get("/new/rival_kings").text
    assert re.search(r'name="kind-1".*?value="duke" selected', form, re.DOTALL)
    assert re.search(r'name="switch-games".*?value="4" selected', form, re.DOTALL)
    assert 'name="no-hints" value="1" checked' in form


def test_a_game_that_is_not_here_has_no_form(anna: Browser) -> None:
    answer = anna.client.get("/new/chess")
    assert answer.status_code == 400
    assert "There is no game" in answer.text


# By which rules.


@pytest.mark.parametrize("language", LANGUAGES)
def test_hungarians_are_offered_their_edition_first_and_all_others_the_original(language: str) -> None:
    first = "hungarian" if language == "hu" else "original"
    assert described(games.find("kingsburg"), language)["presets"][0][0] == first
    assert games.find("kingsburg").preset_for(language) == first


def test_the_click_plays_by_the_rules_of_the_reader(server: Server) -> None:
    for language, preset in (("hu", "hungarian"), ("de", "original")):
        reader = Browser(server)
        reader.client.headers["accept-language"] = language
        form = reader.client.get("/new/kingsburg").text
        assert f'value="{preset}" checked' in form
        assert games.find("kingsburg").preset_for(language) == preset


@every_game
def test_what_differs_between_the_ways_of_playing_is_told(name: str) -> None:
    game, shown = games.find(name), described(games.find(name), "en")
    rows = [game.resolve(preset) for preset, _, _ in shown["presets"]]
    differing = [switch for switch in game.switches if len({row[switch] for row in rows}) > 1]
    assert len(shown["changes"]) == len(differing)
    for _, values in shown["changes"]:
        assert len(values) == len(game.presets)
        assert len(set(values)) > 1


# What is shown.


@every_game
def test_a_game_tells_its_minutes_and_draws_a_picture(name: str) -> None:
    low, high = minutes_of(games.find(name))
    assert 5 <= low < high <= 180
    drawing = symbols.cover(name)
    used = set(re.findall(r'href="#([^"]+)"', drawing))
    assert used
    assert used <= set(re.findall(r'<symbol id="([^"]+)"', drawing)), "it stands by itself"


def test_a_game_without_a_picture_has_one_in_its_colour(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(games.find("royals"), "folder", tmp_path)
    symbols.cover.cache_clear()
    drawing = symbols.cover("royals")
    symbols.cover.cache_clear()
    assert games.find("royals").mood in drawing
    assert 'id="emblem"' in drawing


def test_a_picture_is_kept_by_the_browser(anna: Browser) -> None:
    first = anna.client.get("/art/royals/cover.svg")
    assert first.headers["content-type"].startswith("image/svg+xml")
    again = anna.client.get("/art/royals/cover.svg", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_learning_is_offered_where_there_is_a_guide(anna: Browser) -> None:
    hall = anna.client.get("/").text
    for game in map(games.find, games.names()):
        assert (f'action="/learn/{game.name}"' in hall) == bool(guide.lessons(game))
        form = anna.client.get(f"/new/{game.name}").text
        assert all(f'action="/learn/{game.name}/{lesson}"' in form for lesson in guide.lessons(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_how_it_plays(language: str) -> None:
    texts = texts_for(None, language)
    told = [texts.say(f"plays-{level}") for level in opponents.LEVELS]
    assert len(set(told)) == len(opponents.LEVELS)
    assert all(words.endswith(".") for words in told)
