"""What goes over the wire: nothing hidden in any panel, and a first page that is light and asks no other host."""

import random
import re
from urllib.parse import urljoin

import pytest
from serving import Browser, Server

from halls import live_table
from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR
from regalia.kernel.texts import LANGUAGES
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.web.boards import symbols
from regalia.web.boards.render import texts_for
from regalia.web.live.guests import Guest
from regalia.web.live.moments import Moment
from regalia.web.live.panels import news, panels
from regalia.web.pages.lobby import described
from regalia.web.pages.seating import courtiers

RARELY = 60  # every so many choices all viewers are compared
FIRST_LOAD_MAX = 200_000  # bytes on the wire, compressed
every_game = pytest.mark.parametrize("name", games.names())


def guests(table: LiveTable) -> list[Guest]:
    """Somebody on every seat, somebody who only looks on, and the big screen."""
    seated = [Guest(row.owner, "en", "http://here") for row in table.row.seats]
    return [*seated, Guest("nobody", "en", "http://here"), Guest("owner 0", "en", "http://here", screen=True)]


def shown(table: LiveTable, guest: Guest) -> dict[str, str]:
    """All panels of a guest, and what a screen reader says."""
    guest.told = 0, 0
    board, side = panels(table, guest)
    return {**board, **side, "announced": " ".join(news(Moment(table), guest))}


def play_on(table: LiveTable, luck: random.Random) -> None:
    """One choice at random, of a random one of those who are asked."""
    position = table.match.position
    seat = luck.choice([seat for seat in range(int(position.seats)) if position.waits(seat)])
    table.match.choose(seat, luck.choice(list(position.options(seat))))


def pieces_in(html: dict[str, str]) -> set[str]:
    """The pieces that lie on a board."""
    return {piece for panel in html.values() for piece in re.findall(r'data-piece="([^"]+)"', panel)}


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
def test_no_panel_shows_anything_hidden(hall: Hall, name: str, most: bool) -> None:
    """Deal anew what a guest cannot know: every panel stays the same to the byte."""
    counts = games.find(name).seat_counts
    table = live_table(hall, name, counts[-1] if most else max(2, counts[0]))
    luck, number, compared = random.Random(3), 0, 0
    while table.match.position.waiting:
        if number % RARELY == 0:
            for guest in guests(table):
                compare_after_redraw(table, guest, f"{number}")
                compared += 1
        play_on(table, luck)
        number += 1
    assert compared >= 8


def compare_after_redraw(table: LiveTable, guest: Guest, word: str) -> None:
    """The panels before and after everything hidden from a guest is dealt anew."""
    position = table.match.position
    before = shown(table, guest)
    seat = SPECTATOR if guest.screen else next(iter(table.seats_of(guest.player)), SPECTATOR)
    twin = position.copy()
    twin.redraw(seat, Chance(word.encode(), position.chance.streams))
    table.match.position = twin
    after = shown(table, guest)
    table.match.position = position
    assert after == before


@every_game
def test_marks_point_only_at_what_everybody_sees(hall: Hall, name: str) -> None:
    """A ribbon on a piece of the own hand would tell what another has chosen from his."""
    table = live_table(hall, name, games.find(name).seat_counts[-1])
    luck, pointed = random.Random(8), 0
    onlooker = Guest("nobody", "en", "http://here")
    for _ in range(25):
        if not table.match.position.waiting:
            break
        before = pieces_in(panels(table, onlooker)[0])
        play_on(table, luck)
        public = before | pieces_in(panels(table, onlooker)[0])
        mark = table.match.marks[-1]
        for guest in guests(table)[: table.match.setup.seats]:
            if mark.seat not in table.seats_of(guest.player):
                visible = pieces_in(panels(table, guest)[0]) & set(mark.pieces)
                assert visible <= public
                pointed += len(visible)
    assert pointed


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def transferred(browser: Browser, path: str) -> tuple[int, str]:
    """The bytes that come over the wire for one address, headers included, and what they say."""
    with browser.client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.status_code == 200, path
        headers = sum(len(key) + len(value) + 4 for key, value in answer.headers.raw)
        answer.read()
        return answer.num_bytes_downloaded + headers, answer.text


def needed(address: str, text: str) -> set[str]:
    """What a page, a style sheet or a module asks for next."""
    found = re.findall(r'(?:src|href)="(/(?:static|art)/[^"#]+)', text)
    found += [urljoin(address, one) for one in re.findall(r'from "(\./[^"]+)"', text)]
    return set(found)


@every_game
def test_the_first_load_is_light_and_asks_no_other_host(anna: Browser, name: str) -> None:
    path = f"/t/{anna.new_table(name, 'me', *['squire'] * (games.find(name).seat_counts[-1] - 1))}"
    total, waiting, seen = 0, {path}, set[str]()
    while waiting:
        address = waiting.pop()
        seen.add(address)
        size, text = transferred(anna, address)
        total += size
        waiting |= needed(address, text) - seen
        assert not re.search(r'(?:src|href|url)\s*[=(]\s*["\']?(?:https?:)?//', text), address
    assert symbols.address(name) in seen
    assert "/static/choosing.js" in seen
    assert total < FIRST_LOAD_MAX


def test_later_visits_load_only_what_changed(anna: Browser) -> None:
    for path in ("/static/table.js", "/art/royals.svg", "/art/royals.css"):
        first = anna.client.get(path)
        again = anna.client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304, path


@every_game
def test_the_drawings_that_a_board_names_are_kept_without_asking_again(anna: Browser, name: str) -> None:
    first = anna.client.get(symbols.address(name))
    assert first.text == symbols.sheet(name)
    assert "immutable" in first.headers["cache-control"]
    for asked in (symbols.address(name).partition("?")[0], f"/art/{name}.svg?of-yesterday"):
        assert anna.client.get(asked).headers["cache-control"] == "no-cache"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_names_every_preset_and_switch(name: str, language: str) -> None:
    shown_game = described(games.find(name), language)
    presets, first = list(games.find(name).presets), games.find(name).preset_for(language)
    told = [preset for preset, _, _ in shown_game["presets"]]
    assert sorted(told) == (sorted(presets) if len(presets) > 1 else [])
    assert told[:1] in ([], [first]), "the way of playing of the language comes first"
    for _, title, words in shown_game["presets"]:
        assert title
        assert words.endswith(".")
    for switch, title, values in shown_game["switches"]:
        assert "_" not in title
        assert len({words for _, words in values}) == len(games.find(name).switches[switch])
        assert not any("_" in words for _, words in values)


def test_every_courtier_has_a_name_of_his_own() -> None:
    for language in LANGUAGES:
        names = courtiers(texts_for(None, language))
        assert len(set(names)) >= max(games.find(name).seat_counts[-1] for name in games.names())
