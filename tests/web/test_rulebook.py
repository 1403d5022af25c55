"""The rulebook for players in the browser: all of it or a page, right for a table, and the ways that lead there."""

import re

import httpx
import pytest
from serving import Browser, Server, fetch

from regalia import games
from regalia.kernel import book, catalogue
from regalia.web.address_limits import BOOKS, Porch
from regalia.web.boards.rulebook import Shelf
from regalia.web.limits import Enough, Limits

DIGESTS = re.compile(r"\((?:P|repaired|derived|gap)\b|: gap, ")


def text(page: httpx.Response) -> str:
    """What a page says, without its tags."""
    assert page.status_code == 200
    return " ".join(re.sub(r"<[^>]+>", " ", page.text).split())


def test_the_book_is_read_on_one_page_or_page_by_page(server: Server) -> None:
    pages = [page.name for page in book.read(games.find("kingsburg")).pages]
    whole = fetch(f"{server.url}/rules/kingsburg", accept_language="en")
    assert re.findall(r'id="page-([a-z]+)"', whole.text) == pages
    assert 6 <= len(pages) <= 10
    for name in pages:
        one = fetch(f"{server.url}/rules/kingsburg/{name}", accept_language="en")
        assert re.findall(r'id="page-([a-z]+)"', one.text) == [name]
        assert f'href="/rules/kingsburg/{name}?preset=hungarian" aria-current="page"' in one.text


def test_a_page_that_is_not_there_gets_a_sentence(server: Server) -> None:
    answer = fetch(f"{server.url}/rules/kingsburg/dragons", accept_language="hu")
    assert answer.status_code == 400
    assert "Ilyen oldal nincs" in answer.text


def test_the_book_tells_the_rules_of_a_preset_and_of_single_switches(server: Server) -> None:
    def told(words: str) -> str:
        return text(fetch(f"{server.url}/rules/kingsburg{words}", accept_language="en"))

    assert "The same as the Statue" in told("?preset=hungarian")
    assert "7 or less" in told("?preset=original")
    single = told("?preset=hungarian&switch-chapel=total_7")
    assert "7 or less" in single
    assert "rules chosen singly" in single
    assert "1 point as well" in single  # the Smuggler is as before
    answer = fetch(f"{server.url}/rules/kingsburg?preset=bavarian", accept_language="en")
    assert answer.status_code == 400


@pytest.mark.parametrize(("language", "usual"), [("en", "the usual rules"), ("hu", "a szokásos szabályok")])
def test_a_game_with_one_way_of_playing_has_its_usual_rules(server: Server, language: str, usual: str) -> None:
    def head(words: str) -> str:
        page = fetch(f"{server.url}/rules/rival_kings{words}", accept_language=language)
        return page.text.partition('class="book-tables"')[2].partition("</summary>")[0]

    assert f"<b>{usual}</b>" in head("")
    assert usual not in head("?switch-series=games")


def test_the_choice_of_a_language_keeps_the_table(server: Server) -> None:
    page = fetch(f"{server.url}/rules/kingsburg/winter?preset=original", accept_language="en")
    assert 'name="back" value="/rules/kingsburg/winter?preset=original"' in page.text


def test_a_question_shows_the_passage_that_answers(server: Server) -> None:
    anna = Browser(server)
    for preset, chapel in (("hungarian", "as_statue"), ("original", "total_7")):
        table = anna.new_table("kingsburg", "me", "here", "here", preset=preset)
        prompt = anna.live(table).panels["prompt"]
        assert "Aid in the first year" in prompt
        assert "everybody takes one good" in prompt
        href = re.findall(r'<a href="(/rules/kingsburg/year[^"]*)"', prompt)
        assert href == [f"/rules/kingsburg/year?preset={preset}#passage-first-aid"]
        page = fetch(server.url + href[0], accept_language="en")
        assert 'id="passage-first-aid"' in page.text
        assert book.read(games.find("kingsburg")).telling("KB-8.3", games.find("kingsburg").resolve(preset)) is not None
        assert games.find("kingsburg").resolve(preset)["chapel"] == chapel


def test_every_line_of_the_log_opens_its_passage(server: Server) -> None:
    anna = Browser(server)
    live = anna.live(anna.new_table("kingsburg", "me", "here", "here"))
    for _ in range(4):
        live.choose(live.options()[0])
    lines = re.findall(r"<p>(.*?)</p>", live.panels["log"])
    ways = [re.findall(r'href="([^"#]*)#([^"]*)"', line) for line in lines]
    assert len(lines) > 5
    assert all(len(way) == 1 for way in ways), lines
    for href, passage in {way[0] for way in ways}:
        assert f'id="{passage}"' in fetch(server.url + href.replace("&amp;", "&")).text


def test_a_refusal_names_the_passage_that_tells_why(server: Server) -> None:
    anna = Browser(server)
    live = anna.live(anna.new_table("kingsburg", "me", "here", "here"))
    live.send(type="choose", seat=live.seat(), name="build statue")
    message = live.receive()
    while "trouble" not in message:
        message = live.receive()
    assert message["title"] == "A year · The eight phases"
    assert message["rule"] == "/rules/kingsburg/year?preset=hungarian#passage-phases"


@pytest.mark.parametrize("name", [name for name in games.house() if not book.exists(games.find(name))])
def test_a_game_without_a_book_shows_its_catalogue_without_marks(name: str, server: Server) -> None:
    page = fetch(f"{server.url}/rules/{name}", accept_language="en")
    shown = text(page)
    assert len(re.findall(r"<dt>", page.text)) > 50
    assert not DIGESTS.findall(shown)


def test_marks_are_taken_out_and_nothing_else() -> None:
    said = "After the roll rerolls are used (in the old turn order: gap, KB-R13). (P)"
    assert catalogue.plain(said) == "After the roll rerolls are used (in the old turn order)."
    assert (
        catalogue.plain("Dice count (repaired and gap, KB-R3), and so on (see 2).") == "Dice count, and so on (see 2)."
    )


def test_whoever_has_book_after_book_drawn_waits_a_little() -> None:
    porch = Porch(Limits())
    for _ in range(BOOKS):
        porch.new_book("here")
    with pytest.raises(Enough, match="too many pages"):
        porch.new_book("here")
    porch.new_book("there")
    porch.new_page("here")


def test_a_book_that_was_drawn_is_taken_from_the_shelf() -> None:
    shelf, game = Shelf(), games.find("kingsburg")
    switches = tuple(sorted(game.resolve().items()))
    assert not shelf.holds(game, switches, "en")
    first = shelf.take(game, switches, "en")
    assert shelf.take(game, switches, "en") is first
    assert not shelf.holds(game, switches, "hu")
