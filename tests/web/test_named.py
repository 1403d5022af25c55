"""The things that the log and the hints name: each name leads to a living card."""

import random
import re
from html import unescape

import pytest

from regalia import games
from regalia.kernel.card_words import Teller
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.texts import LANGUAGES
from regalia.table.match import Match
from regalia.web.boards.render import texts_for
from regalia.web.live.log import Chronicle

LOOK = re.compile(r'data-look="(@[\w-]+)">([^<]*)<')


def played(name: str, choices: int) -> Match:
    """A game between two that choose at random, some way in."""
    game, luck = games.find(name), random.Random(7)
    match = Match(game, Setup(name, 2, b"named"), ["Anna", "Béla"])
    for _ in range(choices):
        seat = match.position.turn()
        if seat < 0:
            break
        match.choose(seat, luck.choice(list(match.position.options(seat))))
    return match


def told(match: Match, language: str) -> Chronicle:
    texts = texts_for(match.game, language, match.record.players)
    return Chronicle(match, texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.house())
def test_names_in_the_log_lead_to_the_card_that_bears_them(name: str, language: str) -> None:
    match = played(name, 120)
    chronicle = told(match, language)
    entries = [unescape(chronicle.choice(number, SPECTATOR, 0).entry) for number in range(len(match.events))]
    found = [each for entry in entries for each in LOOK.findall(entry)]
    assert len(found) >= 10
    view = match.game.public_view(match.position)
    teller: Teller = chronicle.named.teller
    for reference, words in set(found):
        assert words.lower() == chronicle.texts.say(reference[1:]).lower()
    lead = [reference for reference in dict(found) if teller.meant(view, reference[1:])]
    assert len(lead) >= 0.9 * len(dict(found)), set(dict(found)) - set(lead)
    for reference in lead:
        card = teller.told(view, match.position, SPECTATOR, teller.meant(view, reference[1:]))
        assert card is not None
        assert chronicle.texts.say(reference[1:]) in card.name


def test_a_sentence_that_names_nothing_is_escaped_and_nothing_else() -> None:
    chronicle = told(played("kingsburg", 0), "en")
    assert chronicle.named.marked(("x", {"seat": 0}), "<b>Chapel</b>") == "&lt;b&gt;Chapel&lt;/b&gt;"


def test_a_name_within_markup_is_not_marked_twice() -> None:
    """The longest name wins, and what was marked is not looked through again."""
    named = told(played("kingsburg", 0), "en").named
    marked = named.marked(("x", {"one": "@building-inn", "two": "@building-chapel"}), "Inn & chapel")
    assert marked == (
        '<span data-look="@building-inn">Inn</span> &amp; <span data-look="@building-chapel">chapel</span>'
    )
