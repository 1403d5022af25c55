"""Living cards: in whole games, in every language, everything that lies on a board says what it is, and why not now."""

import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from regalia import games
from regalia.kernel import catalogue
from regalia.kernel.card_words import Teller, Told
from regalia.kernel.chance import Chance
from regalia.kernel.game import ANSWERS, SPECTATOR, Game, Setup
from regalia.kernel.position import Position
from regalia.kernel.texts import LANGUAGES
from regalia.testing.text_files import messages
from regalia.web.boards import symbols
from regalia.web.boards.render import board_panels, texts_for
from regalia.web.boards.rulebook import switches_at, way_with
from support import moments

MARK = re.compile(r"\b[A-Z]{2}-[A-Z]?\d|\(repaired\)|\(gap\)|@\w|\{|\}|None|\bseat\b")  # of engineers, or left over
LOOKS = 12  # moments of a game at which the board is looked at, two for each language
FEW = 6  # the same where nothing but a preset is another
TABLES = [(name, "", 0, LOOKS) for name in games.names()]
TABLES += [(name, preset, 0, FEW) for name in games.names() for preset in list(games.find(name).presets)[1:]]
TABLES += [(name, "", games.find(name).seat_counts[0], FEW) for name in games.names()]  # what only the fewest have


def things_on(panels: dict[str, str]) -> set[str]:
    """Everything on a drawn board that has a card."""
    return {unescape(name) for html in panels.values() for name in re.findall(r'data-(?:piece|look)="([^"]*)"', html)}


def table(name: str, preset: str, seats: int = 0) -> tuple[Game, Setup]:
    game = games.find(name)
    return game, Setup(name, seats or max(game.seat_counts[0], min(3, game.seat_counts[-1])), b"cards", preset)


def looks(game: Game, setup: Setup, count: int = LOOKS) -> Iterator[tuple[Position, int, str]]:
    """Moments of a random game, all over it, each with whoever must choose and one of the languages in turn."""
    whole = sum(1 for _ in moments(game.start(setup), random.Random(3)))
    step = max(1, whole // count)
    for number, (position, seat) in enumerate(moments(game.start(setup), random.Random(3))):
        if number % step == 0:
            yield position, seat, LANGUAGES[number // step % len(LANGUAGES)]


def teller_for(game: Game, setup: Setup, language: str) -> Teller:
    names = ["Anna", "Bertalan", "Cili", "Dezső", "Emma"][: setup.seats]
    return Teller(game, dict(switches_at(game, setup)), texts_for(game, language, names))


def check_card(told: Told | None, piece: str, game: Game, switches: Any, language: str) -> None:
    """A card has a name, says something, shows a picture, and leads to the rulebook; none with a mark of engineers."""
    assert told is not None, piece
    lines = [told.name, *told.does, *told.says, *told.ways, *told.why_not]
    assert all(line.strip() for line in lines), (piece, lines)
    assert told.does or told.says, f"{piece} says nothing"
    assert not [line for line in told.does if line.endswith(":")], f"{piece} quotes half of something: {told.does}"
    assert not [line for line in lines if MARK.search(line)], lines
    assert told.card.picture in symbols.names(game.name), (piece, told.card.picture)
    assert told.rules, f"{piece}: no way to the rulebook"
    assert all(catalogue.text(rule) for rule in told.rules)
    assert all(way_with(game, switches, rule, language).title for rule in told.rules)


@pytest.mark.parametrize(("name", "preset", "seats", "count"), TABLES)
def test_everything_on_the_board_says_what_it_is_and_why_not(name: str, preset: str, seats: int, count: int) -> None:
    game, setup = table(name, preset, seats)
    switches = switches_at(game, setup)
    for position, seat, language in looks(game, setup, count):
        teller = teller_for(game, setup, language)
        for viewer in (seat, SPECTATOR):
            view = game.view(position, viewer)
            for piece in sorted(things_on(board_panels(game, view, teller.texts))):
                told = teller.told(view, position, viewer, piece)
                check_card(told, piece, game, switches, language)
                assert told is not None
                asked = viewer != SPECTATOR and not told.card.inert
                assert bool(told.ways or told.why_not) == asked, f"{piece} does not say why not"


@pytest.mark.parametrize("name", games.names())
def test_no_thing_has_a_tooltip_of_the_browser(name: str) -> None:
    """Its card says more, and to everybody."""
    game, setup = table(name, "")
    for position, seat, language in looks(game, setup, 4):
        panels = board_panels(game, game.view(position, seat), teller_for(game, setup, language).texts)
        for html in panels.values():
            for thing in ElementTree.fromstring(f"<div>{html}</div>").iterfind(".//*[@data-piece]"):
                assert not [one for one in thing.iter() if "title" in one.attrib], thing.attrib


@pytest.mark.parametrize("name", games.names())
def test_a_card_tells_nothing_hidden(name: str) -> None:
    """Deal anew what the seat cannot know, and all cards and reasons stay as they are."""
    game, setup = table(name, "")
    for position, seat, language in looks(game, setup, 6):
        teller = teller_for(game, setup, language)
        twin = position.copy()
        twin.redraw(seat, Chance(b"anew", (*game.streams, ANSWERS)))
        view, again = game.view(position, seat), game.view(twin, seat)
        for piece in things_on(board_panels(game, view, teller.texts)):
            assert teller.told(view, position, seat, piece) == teller.told(again, twin, seat, piece)


@pytest.mark.parametrize("name", games.names())
def test_what_is_not_there_has_no_card(name: str) -> None:
    """Nonsense, a name cut short, one too long, a seat that is not at the table: no card, and no error."""
    game, setup = table(name, "")
    position, seat, language = next(looks(game, setup))
    view = game.view(position, seat)
    real = things_on(board_panels(game, view, teller_for(game, setup, language).texts))
    kinds = {piece.partition(":")[0] for piece in real}
    twisted = [
        f"{kind}:{tail}" for kind in kinds for tail in ("nonsense", "9:9:9:9:9", "-1", "99:gold:x", "٣", "0:", "")
    ]
    for piece in ["", ":", "nonsense", "a" * 5000, *twisted, *(f"{piece}:1" for piece in real)]:
        if piece not in real:
            assert game.card(view, piece) is None, piece


@pytest.mark.parametrize("name", games.names())
def test_every_refusal_is_a_sentence(name: str) -> None:
    """Whatever a seat tries and cannot: what stands in the way is said, in every language, and nothing breaks."""
    game, setup = table(name, "")
    luck = random.Random(7)
    for position, seat, language in looks(game, setup, 24):
        teller, offer = teller_for(game, setup, language), set(position.options(seat))
        refused = [option for option in range(int(position.option_count())) if option not in offer]
        for option in luck.sample(refused, min(60, len(refused))):
            sentence = teller.refusal(position, seat, option)
            assert len(sentence) > 9, (position.name(seat, option), sentence)
            assert not MARK.search(sentence), sentence


@pytest.mark.parametrize("name", games.names())
def test_things_are_found_by_what_they_are_called(name: str) -> None:
    """In every language, by the whole name and by its beginning; and nothing is found by nonsense."""
    game, setup = table(name, "")
    for position, seat, language in looks(game, setup, 6):
        teller, view = teller_for(game, setup, language), game.view(position, seat)
        known = dict(teller.known(view))
        assert len(known) > 10
        for piece, card in known.items():
            assert teller.told(view, position, seat, piece)
            called = teller.texts.phrase(card.name)
            assert teller.texts.phrase(known[teller.named(view, called.upper())].name) == called
            assert teller.named(view, called[:4]) in known
        assert not teller.named(view, "qwertz")
        assert not teller.named(view, "")


@pytest.mark.parametrize("name", games.names())
def test_no_word_of_a_card_is_without_use(name: str) -> None:
    game = games.find(name)
    sources = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    words = [key for key in messages(game.folder / "texts" / "en.ftl") if key.startswith(("card-", "not-"))]
    assert len(words) > 20
    assert not [key for key in words if f'"{key}"' not in sources]
