"""The plain board: groups of cards and counts for a game that draws none, here the coin of new-game."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from regalia import games
from regalia.cli.trial.trial import GAME
from regalia.kernel.card_words import Teller
from regalia.kernel.game import SPECTATOR
from regalia.kernel.plain import Group, Piece
from regalia.kernel.texts import Texts
from regalia.testing import start
from regalia.web.boards import render, symbols
from regalia.web.pages.lobby import described


@pytest.fixture(autouse=True)
def trial(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The coin is one of the games, as long as a test runs."""
    caches = (render.environment, render.dependencies, symbols.sheet, symbols.style)
    monkeypatch.setattr(games, "guests", lambda: ({"trial": GAME}, {}))
    monkeypatch.setattr(games, "names", lambda: (*games.house(), "trial"))
    for kept in caches:
        kept.cache_clear()
    yield
    for kept in caches:
        kept.cache_clear()


def drawn(viewer: int = 0) -> str:
    texts = Texts("en", [GAME.folder / "texts"], ["Anna <&>", "Béla"])
    return "".join(render.board_panels(GAME, GAME.view(start(GAME, 2), viewer), texts).values())


def test_it_is_well_formed_and_shows_the_pieces_of_the_options_once() -> None:
    position = start(GAME, 2)
    asked = {piece for option in position.options(0) for piece in position.pieces(0, option)}
    for viewer in (SPECTATOR, 0):
        html = drawn(viewer)
        ElementTree.fromstring(f"<div>{html}</div>")
        assert sorted(re.findall(r'data-piece="([^"]+)"', html)) == sorted(asked)
        assert "Anna &lt;&amp;&gt;" in html


def test_its_symbols_and_its_style_are_there() -> None:
    drawn_symbols = set(re.findall(r'<symbol id="([^"]+)"', symbols.sheet("trial")))
    assert set(re.findall(r'href="/art/trial\.svg\?\w+#([^"]+)"', drawn())) <= drawn_symbols
    assert "emblem" in drawn_symbols
    assert ".plain-card" in symbols.style("trial")
    assert ".plain-card" not in symbols.style("kingsburg")


def test_the_lobby_describes_it_without_presets_and_catalogue() -> None:
    shown = described(GAME, "de")
    assert shown["about"].startswith("Guess which side")
    assert shown["presets"] == []
    assert not shown["catalogued"]


def test_counts_hidden_cards_and_owners_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    several = Piece("side:crown", ("side-crown", {}), 3, "crown", 1)
    one = Piece("side:shield", ("side-shield", {}), 1)
    nobody = Piece("", ("points", {"count": 0}), 0)
    laid = [Group("coin", [several, one]), Group("won", [nobody], 0), Group("won", [], 1, hidden=7)]
    monkeypatch.setattr(GAME, "groups", lambda position, seat: laid)
    html = drawn()
    assert 'class="plain-card seat-1" data-piece="side:crown"' in html
    assert html.count('<b class="plain-count">3</b>') == html.count("plain-count") == 1
    assert "<b>0</b>" in html
    assert "7 cards face down" in html
    assert html.count("<i></i>") == 5


def test_a_game_that_says_nothing_of_its_pieces_has_cards_with_their_names() -> None:
    position = start(GAME, 2)
    view, teller = GAME.view(position, 0), Teller(GAME, {}, Texts("en", [GAME.folder / "texts"], ["Anna", "Béla"]))
    pieces = [piece for option in position.options(0) for piece in position.pieces(0, option)]
    assert GAME.things(view) == pieces
    told = teller.told(view, position, 0, pieces[0])
    assert told is not None
    assert told.name
    assert len(told.ways) == 1
    position.choose(0, position.options(0)[0])
    waits = teller.told(view, position, 0, pieces[0])
    assert waits is not None
    assert waits.why_not == ("It is not your turn: Béla must choose.",)
    assert teller.told(view, position, 0, "nonsense") is None
