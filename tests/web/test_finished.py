"""Finished games are kept drawn: whoever looks at one again, in whatever way, costs next to nothing."""

import random
import re
from html import unescape
from typing import Any

import pytest

from regalia.games.rival_kings.components import CARDS
from regalia.games.rival_kings.position import Realm
from regalia.games.rival_kings.scoring import pairs_of
from regalia.kernel.game import Setup
from regalia.kernel.texts import LANGUAGES
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.schema import SeatRow, TableRow
from regalia.web.boards.render import BoardRenderer, texts_for
from regalia.web.live import panels, results
from regalia.web.live.guests import Guest
from regalia.web.live.moments import FINISHED, Moments
from regalia.web.live.panels import changed, page_context


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The templates and score sheets that are drawn, one after the other."""
    found: list[str] = []
    draw, score = BoardRenderer.draw, results.drawn_score

    def draw_and_tell(easel: BoardRenderer, template: str, seat: int | None) -> Any:
        found.append(template)
        return draw(easel, template, seat)

    def score_and_tell(*words: Any) -> str:
        found.append("score")
        return score(*words)

    monkeypatch.setattr(BoardRenderer, "draw", draw_and_tell)
    monkeypatch.setattr(results, "drawn_score", score_and_tell)
    return found


def over(hall: Hall, lines: list[tuple[int, str]] | None = None, game: str = "kingsburg") -> LiveTable:
    """A table at which a game was played to its end; from the same lines, the same table read anew."""
    rows = [SeatRow(seat, PERSON, f"P{seat}", f"owner {seat}", f"invitation {seat}") for seat in range(2)]
    table = LiveTable(TableRow("table", "owner 0", Setup(game, 2, b"over"), rows), lines or [], hall)
    luck = random.Random("over")
    while not table.match.position.over():
        seat = int(table.match.position.turn())
        table.match.choose(seat, luck.choice(list(table.match.position.options(seat))))
    return table


def test_a_finished_game_is_drawn_once(hall: Hall, drawn: list[str]) -> None:
    table, moments = over(hall), Moments()
    first = page_context(moments.now(table), Guest("owner 0", "en", "http://here"))
    assert drawn.count("score") == 1
    before = list(drawn)
    table.version += 1  # somebody has said something
    again = page_context(moments.now(table), Guest("owner 0", "en", "http://here"))
    assert changed(moments.now(table), Guest("owner 0", "en", "http://here")), "a live link is sent everything"
    lines = [(choice.seat, choice.name) for choice in table.match.record.choices]
    other = over(hall, lines)
    reread = page_context(moments.now(other), Guest("owner 0", "en", "http://here"))
    assert drawn == before
    for shown in (again, reread):
        assert (shown["board"], shown["side"]) == (first["board"], first["side"])


def test_what_is_kept_is_what_would_be_drawn(hall: Hall) -> None:
    table, moments = over(hall), Moments()
    for _ in range(2):
        for player in ("owner 0", "owner 1", "stranger"):
            for language in ("en", "hu"):
                guest = Guest(player, language, "http://here")
                shown = page_context(moments.now(table), guest)
                assert (shown["board"], shown["side"]) == panels.panels(table, guest)
    sides = [page_context(moments.now(table), Guest(who, "en", ""))["side"]["score"] for who in ("owner 1", "stranger")]
    assert ["/rematch" in side for side in sides] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_names_the_pairs_of_rival_kings(hall: Hall, language: str) -> None:
    table = over(hall, game="rival_kings")
    texts = texts_for(table.game, language, table.match.players)
    side = page_context(Moments().now(table), Guest("owner 0", language, ""))["side"]["score"]
    told = [unescape(words) for words in re.findall(r"<li><span.*?</span><span>(.*?)</span><b>\d+</b></li>", side)]
    assert isinstance(table.match.position, Realm)
    pairs = [pair for seat in range(2) for pair in pairs_of(table.match.position, seat)]
    assert pairs
    assert told == [
        f"{texts.say(f'subject-{CARDS[pair.subject]}')} + {texts.say(f'building-{CARDS[pair.building]}')}"
        for pair in pairs
    ]
    assert 'href="#made-of"' in side


def test_only_some_finished_games_are_kept(hall: Hall) -> None:
    moments, table = Moments(), over(hall)
    for number in range(FINISHED + 5):
        table.row.id = f"table {number}"
        moments.now(table)
    assert len(moments.finished) == FINISHED


def test_a_game_that_goes_on_is_drawn_anew(hall: Hall, drawn: list[str]) -> None:
    rows = [SeatRow(seat, PERSON, f"P{seat}", f"owner {seat}", f"invitation {seat}") for seat in range(2)]
    table = LiveTable(TableRow("table", "owner 0", Setup("kingsburg", 2, b"on"), rows), [], hall)
    moments, guest = Moments(), Guest("owner 0", "en", "http://here")
    first = page_context(moments.now(table), guest)
    seat = int(table.match.position.turn())
    table.match.choose(seat, int(table.match.position.options(seat)[0]))
    table.version += 1
    assert page_context(moments.now(table), guest) != first
    assert "score" not in drawn
