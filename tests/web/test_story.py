"""The story: what is new since one's own choice; a new part of the game is a step, gains are told together."""

import html
import re

import pytest

from regalia import games
from regalia.kernel.agenda import EVERYBODY, Event
from regalia.kernel.game import Setup
from regalia.table.match import Match
from regalia.web.boards.render import texts_for
from regalia.web.live.log import Chronicle
from regalia.web.live.panels import LOG_LENGTH, LOG_STEP, log
from regalia.web.live.steps import steps, strikes, together

STEP = re.compile(r'<li class="([^"]*)"[^>]*?( hidden)?>(.*?)</li>', re.DOTALL)


def gains(seat: int, *take: tuple[str, int], **more: object) -> Event:
    return Event("gains", {"seat": seat, "take": [*take], **more})


def told(match: Match, viewer: int, language: str = "en") -> list[tuple[str, ...]]:
    """The steps of the story: what each wears, whether it is hidden, and its words."""
    chronicle = Chronicle(match, texts_for(match.game, language, match.players))
    found = STEP.findall("".join(chronicle.story_line(viewer)))
    return [(worn.strip(), hidden.strip(), re.sub("<[^>]*>", "", words)) for worn, hidden, words in found]


def test_gains_in_a_row_by_the_same_cause_are_one() -> None:
    row = [gains(0, ("gold", 1)), gains(0, ("wood", 1)), gains(0, ("gold", 2))]
    (one,) = together(row)
    assert one.details == {"seat": 0, "take": [("gold", 3), ("wood", 1)]}
    assert row[0].details["take"] == [("gold", 1)], "the log tells them as they were"


@pytest.mark.parametrize(
    "other",
    [
        gains(1, ("wood", 1)),
        gains(0, ("wood", 1), advisor="@advisor-squire"),
        gains(0, ("wood", 1), give=[("gold", 1)]),
        Event("takes", {"seat": 0, "take": [("wood", 1)]}),
        Event("gains", {"seat": 0, "take": [("wood", 1)]}, 1),
        Event("gains", {"seat": 0}),
    ],
    ids=["another seat", "another cause", "a bargain", "another sentence", "not for all", "nothing"],
)
def test_other_gains_stay_apart(other: Event) -> None:
    row = [gains(0, ("gold", 1)), other]
    assert together(row) == row
    assert together(row[::-1]) == row[::-1]


def test_bargains_stay_apart() -> None:
    row = [gains(0, ("gold", 1), give=[("wood", 1)]), gains(0, ("stone", 1), give=[("wood", 1)])]
    assert together(row) == row


def test_a_step_ends_where_a_new_part_of_the_game_begins() -> None:
    row = [Event(kind, {}, EVERYBODY) for kind in ("passes", "year", "phase", "rolls", "phase", "order")]
    found = [(step.own, [event.kind for event in step.events]) for step in steps(row, ("year", "phase"))]
    assert found == [(True, ["passes"]), (False, ["year", "phase", "rolls"]), (False, ["phase", "order"])]
    assert [step.own for step in steps(row[1:], ("year",))] == [False], "nothing of the chooser's own: no empty step"


def test_what_several_others_did_is_told_from_the_first_on() -> None:
    setup = Setup("kingsburg", 3, b"story", order=(0, 1, 2))
    match = Match(games.find("kingsburg"), setup, ["Anna", "page", "page"])
    for _ in range(3):
        seat = int(match.position.turn())
        match.choose(seat, int(match.position.options(seat)[0]))
    found = told(match, 0)
    assert [step[:2] for step in found[:3]] == [("seat-0", "hidden"), ("seat-1 fresh", ""), ("seat-2 fresh", "")]
    assert found[3][0] == "fresh", "spring is nobody's"
    assert found[3][2].startswith("Spring. ")
    assert not any("Spring" in step[2] for step in found[:3])


def test_a_new_part_after_the_own_choice_is_news() -> None:
    setup = Setup("kingsburg", 3, b"story", order=(0, 1, 2))
    match = Match(games.find("kingsburg"), setup, ["Anna", "page", "page"])
    assert [step[:2] for step in told(match, 0)] == [("fresh", "")], "the year begins"
    for _ in range(3):
        seat = int(match.position.turn())
        match.choose(seat, int(match.position.options(seat)[0]))
    last = told(match, 2)
    assert [step[0] for step in last] == ["seat-2", "fresh"], last


@pytest.mark.parametrize("name", ["kingsburg", "rival_kings", "royals", "paladins"])
def test_the_parts_that_a_game_names_come_about(name: str) -> None:
    game = games.find(name)
    match = Match(game, Setup(name, 2, b"parts"), ["Anna", "page"])
    while not match.position.over():
        seat = int(match.position.turn())
        options = match.position.options(seat)
        match.choose(seat, int(options[len(match.marks) % len(options)]))
    kinds = {event.kind for moment in match.events for event in moment}
    assert set(game.chapters) - kinds <= {"game"}, "a series of games is longer"


@pytest.mark.parametrize("name", ["kingsburg", "rival_kings", "royals", "paladins"])
def test_what_tells_a_turn_and_what_strikes_somebody_comes_about(name: str) -> None:
    """Every kind that a game names is heard of, and says whom it strikes."""
    game = games.find(name)
    heard: dict[str, Event] = {}
    for seats, deal in [(3, 0), (2, 1), (3, 2), (game.seat_counts[0], 3)]:
        match = Match(game, Setup(name, seats, b"strikes%d" % deal), ["random"] * seats)
        while not match.position.over():
            match.opponent_chooses(int(match.position.turn()))
        heard |= {event.kind: event for moment in match.events for event in moment}
    rare = {"exchanges-open"}
    assert {kind for kinds in game.deeds for kind in kinds} | set(game.strikes) <= set(heard) | rare
    assert all(not whom or whom in heard[kind].details for kind, whom in game.strikes.items() if kind in heard)


@pytest.mark.parametrize(
    ("event", "viewer", "struck"),
    [
        (Event("banished", {"seat": 1}), 1, True),
        (Event("banished", {"seat": 1}), 0, False),
        (Event("steals", {"seat": 0, "seats": [1, 2]}), 2, True),
        (Event("steals", {"seat": 0, "seats": [1, 2]}), 0, False),
        (Event("enemy", {}), 0, True),
        (Event("enemy", {}), -1, False),
        (Event("gains", {"seat": 1}), 1, False),
    ],
    ids=["me", "somebody else", "one of us", "by me", "everybody", "who looks on", "a gain"],
)
def test_whom_an_event_strikes(event: Event, viewer: int, struck: bool) -> None:
    assert strikes(event, {"banished": "seat", "steals": "seats", "enemy": ""}, viewer) is struck


def test_the_story_marks_what_struck_the_reader_and_what_tells_a_turn() -> None:
    """Two who know the same of a choice are told the same, but for whom it struck."""
    match = Match(games.find("royals"), Setup("royals", 3, b"strikes"), ["random"] * 3)
    while "banished" not in [event.kind for event in match.events[-1]]:
        match.opponent_chooses(int(match.position.turn()))
    number, chooser = len(match.events) - 1, match.marks[-1].seat
    victim = next(event for event in match.events[-1] if event.kind == "banished").details["seat"]
    chronicle = Chronicle(match, texts_for(match.game, "en", match.players))
    told = {seat: chronicle.choice(number, seat, 0).steps for seat in range(3) if seat != chooser}
    other = next(seat for seat in told if seat != victim)
    assert isinstance(victim, int)
    (mine,) = re.findall(r'<p class="mine">(.*?)</p>', told[victim])
    assert "is banished" in mine
    assert 'class="mine"' not in told[other]
    assert re.search(r'<p data-deed="0">[^<]* occupies ', told[other])


def test_the_log_is_read_from_the_oldest_to_the_newest() -> None:
    """Choices as the lines within them; the oldest go many at a time, so that what is read seldom moves."""
    match = Match(games.find("kingsburg"), Setup("kingsburg", 3, b"story"), ["random"] * 3)
    chronicle = Chronicle(match, texts_for(match.game, "en", match.players))
    firsts = []
    for _ in range(90):
        match.opponent_chooses(int(match.position.turn()))
        entries = re.findall(r"<li .*?</li>", log(chronicle, 0).html(), re.DOTALL)
        told = [
            html.unescape(re.sub("<[^>]*>", "", line))
            for line in re.findall(r"<p>(.*?)(?:&nbsp;<a|</p>)", "".join(entries))
        ]
        whole = [line for number in range(len(match.events)) for line in chronicle.lines(number, 0)]
        assert told == whole[-len(told) :]
        firsts.append(entries[0])
        assert len(entries) <= LOG_LENGTH + LOG_STEP + 1
    assert len(set(firsts)) <= 4
