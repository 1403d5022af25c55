"""Questions are drawn as rarely as possible, and always as if they were drawn now."""

import random

import pytest

from halls import live_table
from regalia import games
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.web.live.guests import Guest
from regalia.web.live.moments import Moment, Moments
from regalia.web.live.questions import prompt

SEATS = 3


def asked_on(moment: Moment, seat: int) -> str:
    """What stands on the screen of a seat."""
    return prompt(moment, Guest(f"owner {seat}", "en", "http://here"), seat).html()


def choose(table: LiveTable, seat: int, luck: random.Random) -> None:
    """Any choice of a seat."""
    table.match.choose(seat, luck.choice(list(table.match.position.options(seat))))
    table.version += 1


@pytest.mark.parametrize("game", games.house())
def test_what_is_kept_of_a_question_is_what_would_be_asked_now(hall: Hall, game: str) -> None:
    table, moments, luck = live_table(hall, game, SEATS), Moments(), random.Random(game)
    at_once = 0
    for _ in range(60):
        position = table.match.position
        waiting = [seat for seat in range(SEATS) if position.waits(seat)]
        at_once += position.together() and len(waiting) > 1
        for seat in range(SEATS):
            assert asked_on(moments.now(table), seat) == asked_on(Moment(table), seat)
        choose(table, luck.choice(waiting), luck)
    assert at_once or game in ("kingsburg", "royals"), "in the others several choose at once"


@pytest.mark.parametrize("game", games.house())
def test_the_button_to_take_back_knows_whether_something_was_shown_since(hall: Hall, game: str) -> None:
    """Among people only what they have not seen can be taken back at once; alone with opponents everything can."""
    table, luck = live_table(hall, game, 2), random.Random(game)
    table.match.kinds[1] = "random"
    found = set()
    for _ in range(80):
        if table.match.position.over():
            break
        asked, reaches = asked_on(Moment(table), 0), table.match.undo_reaches(0)
        shown = bool(reaches) and table.match.has_shown(reaches)
        assert ('data-undo="0"' in asked) == bool(reaches)
        assert ('data-undo="0" data-shown' in asked) == shown
        found |= {shown} if reaches else set()
        choose(table, int(table.match.position.turn()), luck)
    assert found == {False, True}


def test_whoever_is_asked_with_others_keeps_the_question_while_they_choose(hall: Hall) -> None:
    table, moments, luck = live_table(hall, "rival_kings", SEATS), Moments(), random.Random(1)
    for seat in range(SEATS):
        asked_on(moments.now(table), seat)
    before = dict(moments.now(table).chronicle("en").latest)
    choose(table, 0, luck)
    for seat in range(SEATS):
        asked_on(moments.now(table), seat)
    after = moments.now(table).chronicle("en").latest
    assert len(before) == SEATS
    assert all(after[standing] is before[standing] for standing in before), "nobody was drawn a question anew"
    assert "data-option" not in asked_on(moments.now(table), 0)
    assert "data-option" in asked_on(moments.now(table), 1)
