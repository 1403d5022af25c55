"""What is kept is what would be drawn: for every game, at several moments, for two seats and a spectator."""

import random
from sys import getsizeof
from typing import Any

import pytest
from markupsafe import escape

from regalia import games
from regalia.kernel.game import SPECTATOR, Setup
from regalia.web.boards.brush import Brush
from regalia.web.boards.fragment_cache import FragmentCache, written
from regalia.web.boards.render import board_panels, environment, texts_for

MOMENTS = 3


@pytest.mark.parametrize("name", games.names())
def test_kept_panels_are_those_that_would_be_drawn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables are drawn in turn with one memory, and once more with none."""
    game = games.find(name)
    seats = game.seat_counts[-1]
    players = [texts_for(game, "hu", [f"{family}{seat}" for seat in range(seats)]) for family in "PQ"]
    memory, forgetful = FragmentCache(), FragmentCache(largest=0)
    luck = random.Random(name)
    tables = [game.start(Setup(name, seats, seed)) for seed in (b"one", b"two")]
    for _ in range(MOMENTS):
        for position, texts in zip(tables, players, strict=True):
            for _ in range(11):
                if position.waiting:
                    seat = int(position.turn())
                    position.choose(seat, luck.choice(list(position.options(seat))))
            for viewer in (SPECTATOR, 0, seats - 1):
                view = game.view(position, viewer)
                drawn = [drawn_with(kept, view, game, texts, monkeypatch) for kept in (memory, forgetful)]
                assert drawn[0] == drawn[1]
    assert len(memory.pieces) > seats
    assert not forgetful.pieces


def drawn_with(
    kept: FragmentCache, view: Any, game: Any, texts: Any, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str]:
    monkeypatch.setitem(environment().globals, "kept", kept)
    return board_panels(game, view, texts)


def test_the_memory_forgets_what_was_longest_unused() -> None:
    kept = FragmentCache(largest=2 * getsizeof("aaaa"))
    kept.put(b"1", "aaaa")
    kept.put(b"2", "bbbb")
    assert kept.find(b"1") == "aaaa"
    kept.put(b"3", "cccc")
    assert [kept.find(mark) for mark in (b"1", b"2", b"3")] == ["aaaa", None, "cccc"]
    assert kept.size <= kept.largest


def test_words_are_escaped_once_whichever_way_they_came_before() -> None:
    """The letters of a name may be those of another one that was escaped; neither is taken for the other."""
    art = Brush("royals", texts_for(None, "en"))
    for _ in range(2):
        assert written("<b>") == written(escape("<b>")) == "&lt;b&gt;"
        assert written("&lt;b&gt;") == "&amp;lt;b&amp;gt;"
        assert art.said("<b>") == art.said(escape("<b>")) == '<span class="hidden">&lt;b&gt;</span>'
        assert art.said("&lt;b&gt;") == '<span class="hidden">&amp;lt;b&amp;gt;</span>'
        assert 'title="&amp;lt;b"' in art.count("gold", 1, "&lt;b")
        assert 'title="&lt;b"' in art.count("gold", 1, escape("<b"))
    assert [written(value) for value in (7, True, None, 1.5)] == ["7", "True", "None", "1.5"]
