"""A match: its record is always right, and undo takes back exactly what may be taken back."""

from pathlib import Path

import pytest

from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table.match import Match
from support import game_of

GAME = game_of("kingsburg")


def seated(*players: str, seed: bytes = b"match") -> Match:
    order = tuple(range(len(players)))
    return Match(GAME, Setup("kingsburg", len(players), seed, order=order), list(players))


def choose(match: Match, name: str) -> None:
    seat = int(match.position.turn())
    match.choose(seat, int(match.position.named(seat, name)))


def test_a_choice_stands_in_the_record_and_its_events_are_kept() -> None:
    match = seated("Anna", "Béla")
    choose(match, "take 1 gold")
    assert [(choice.seat, choice.name) for choice in match.record.choices] == [(0, "take 1 gold")]
    assert [event.kind for event in match.events[-1]] == ["takes"]


def test_the_own_last_choice_can_be_taken_back() -> None:
    match = seated("Anna", "Béla", "Éva")
    before = match.position.to_bytes()
    choose(match, "take 1 gold")
    assert match.undo(0)
    assert match.position.to_bytes() == before
    assert match.record.choices == []


def test_nothing_can_be_taken_back_after_somebody_else_has_chosen() -> None:
    match = seated("Anna", "Béla", "Éva")
    choose(match, "take 1 gold")
    choose(match, "take 1 wood")
    before = match.position.to_bytes()
    assert not match.undo(0)
    assert match.undo(1)
    assert match.position.to_bytes() != before


def test_luck_cannot_be_taken_back_among_people() -> None:
    match = seated("Anna", "Béla", "Éva")
    for _ in range(3):
        choose(match, "take 1 gold")
    assert match.marks[-1].drew_luck
    assert not match.undo(2)


def test_a_person_alone_goes_back_to_the_own_last_choice_and_meets_the_same_luck() -> None:
    match = seated("Anna", "random", "random")
    choose(match, "take 1 gold")
    match.opponent_chooses(1)
    match.opponent_chooses(2)
    rolled = list(match.position.dice)  # type: ignore[attr-defined]
    assert match.undo(0)
    assert match.record.choices == []
    choose(match, "take 1 wood")
    match.opponent_chooses(1)
    match.opponent_chooses(2)
    assert list(match.position.dice) == rolled  # type: ignore[attr-defined]


def test_with_nothing_chosen_there_is_nothing_to_take_back() -> None:
    assert not seated("Anna", "random").undo(0)


def test_a_match_goes_on_from_its_record(tmp_path: Path) -> None:
    match = seated("Anna", "greedy", "random")
    while match.position.waiting and len(match.record.choices) < 30:
        seat = int(match.position.turn())
        if seat:
            match.opponent_chooses(seat)
        else:
            match.choose(0, int(match.position.options(0)[-1]))
    match.record.save(tmp_path / "m.json")
    again = Match.resume(GAME, records.load(tmp_path / "m.json"))
    assert again.position.to_bytes() == match.position.to_bytes()
    assert again.record == match.record
    assert again.marks == match.marks


def test_an_opponent_repeats_itself_from_the_same_record() -> None:
    one, two = seated("greedy", "greedy"), seated("greedy", "greedy")
    for match in (one, two):
        while match.position.waiting:
            match.opponent_chooses(int(match.position.turn()))
    assert one.record.choices == two.record.choices
    assert one.record.scores == two.record.scores


def test_too_few_players_are_refused() -> None:
    with pytest.raises(Trouble, match="3 seats, but 2 players"):
        Match(GAME, Setup("kingsburg", 3, b"x"), ["Anna", "Béla"])


def test_greedy_clearly_beats_random() -> None:
    """Seats rotated, 60 games of two; by chance alone 45 wins would come once in ten thousand tries."""
    wins = 0.0
    for number in range(60):
        players = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        match = Match(GAME, Setup("kingsburg", 2, bytes([number + 1])), players)
        while match.position.waiting:
            match.opponent_chooses(int(match.position.turn()))
        seat = players.index("greedy")
        wins += match.position.rank(seat) == 1
    assert wins >= 45
