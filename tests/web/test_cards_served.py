"""Living cards over the wire: what a guest is told of a thing, in which language, and what is refused."""

import re

import httpx
import pytest
from serving import Browser, Server

CARD = {"accept": "text/html, application/json"}


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def card(guest: Browser, table: str, piece: str, **more: str) -> httpx.Response:
    """The card of a thing, as the page asks for it."""
    return guest.client.get(f"/t/{table}/card", params={"piece": piece, **more}, headers=CARD)


def text(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    return " ".join(re.sub(r"<[^>]+>", " ", answer.text).split())


def test_a_card_tells_what_a_thing_is_and_why_not(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "random")
    anna.live(table).wait_for_options()
    answer = card(anna, table, "building:0:chapel")
    assert "The same as the Statue" in text(answer)
    assert "First comes Statue" in text(answer)
    assert "#building-chapel" in answer.text
    assert re.search(r'href="/rules/kingsburg/building\?preset=hungarian#passage-chapel"', answer.text)
    assert "private" in answer.headers["cache-control"]
    assert len(answer.content) < 4000
    assert answer.headers["content-type"].startswith("text/html")


def test_a_card_speaks_the_language_of_the_guest(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "random")
    anna.client.post("/language", data={"language": "hu", "back": "/"}, headers={"origin": anna.server.url})
    assert "Kápolna" in text(card(anna, table, "building:0:chapel"))


@pytest.mark.parametrize(
    "piece", ["", "nonsense", "building:0:palace", "building:7:chapel", "a" * 3000, "<b>", "die:0"]
)
def test_what_is_not_there_is_refused_with_a_sentence(anna: Browser, piece: str) -> None:
    table = anna.new_table("kingsburg", "me", "random")
    answer = card(anna, table, piece)
    assert answer.status_code == 400
    assert answer.json() == {"trouble": "There is no such thing on this table."}


def test_an_unknown_table_and_an_unfinished_game_are_refused(anna: Browser) -> None:
    assert card(anna, "nowhere", "court").status_code == 400
    table = anna.new_table("kingsburg", "me", "random")
    assert "when the game is over" in card(anna, table, "court", at="3").json()["trouble"]


def test_what_somebody_holds_is_told_to_nobody_else(anna: Browser) -> None:
    """Anna sees her own characters; a stranger, and whoever says to be her, learn nothing of them."""
    table = anna.new_table("rival_kings", "me", "link", "link")
    hand = set(re.findall(r'data-piece="(character:\w+)"', anna.client.get(f"/t/{table}").text))
    assert len(hand) == 3
    stranger = Browser(anna.server)
    for piece in hand:
        assert card(anna, table, piece).status_code == 200
        for seat in ("", "0", "1", "-1", "99"):
            assert card(stranger, table, piece, seat=seat).status_code == 400


def test_behind_the_curtain_only_what_all_may_see_is_told(anna: Browser) -> None:
    """Two people share a screen: what a seat holds is told only for the seat whose turn it is."""
    table = anna.new_table("rival_kings", "me", "here", "random")
    live = anna.live(table)
    live.send(type="lift", seat=0)
    while "character:" not in live.panels.get("court-0", ""):
        live.receive()
    piece = re.findall(r'data-piece="(character:\w+)"', live.panels["court-0"])[0]
    assert card(anna, table, piece).status_code == 400
    assert card(anna, table, piece, seat="0").status_code == 200


def test_a_refused_choice_says_what_stands_in_its_way(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "random")
    live = anna.live(table)
    live.wait_for_options()
    live.send(type="choose", seat=live.seat(), name="build chapel")
    message = live.receive()
    assert message["trouble"] == "First comes Statue: a row is built from the left."
    assert "/rules/kingsburg/" in message["rule"]
