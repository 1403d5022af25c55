"""A match: its record is always right, and undo takes back exactly what may be taken back."""

import random
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table.match import PERSON, Match
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


def test_what_was_shown_since_a_choice_is_noted_when_it_is_taken_back() -> None:
    match = seated("Anna", "random", "random")
    choose(match, "take 1 gold")
    assert match.undo(0)
    assert match.record.notes[-1].text == "undo 1", "nothing was drawn since"
    choose(match, "take 1 gold")
    match.opponent_chooses(1)
    match.opponent_chooses(2)  # then the dice are rolled
    assert match.undo(0)
    assert match.record.notes[-1].text == "undo-seen 3"
    assert Match.resume(GAME, match.record).record.notes == match.record.notes


@pytest.mark.parametrize("name", games.house())
def test_in_every_game_some_choices_are_taken_back_unseen_and_some_after_something_was_shown(name: str) -> None:
    game, luck = games.find(name), random.Random(name)
    match = Match(game, Setup(name, 2, b"seen"), ["Anna", "random"])
    noted = set()
    while not match.position.over():
        if match.undo_reaches(0):
            noted.add(match.undo_note(match.undo_reaches(0)).split()[0])
        seat = int(match.position.turn())
        match.choose(seat, luck.choice(list(match.position.options(seat))))
    assert noted == {"undo", "undo-seen"}


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


@pytest.mark.long
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


def moments_to_pass(match: Match) -> list[tuple[int, int]]:
    """Play a while; who could give up for good by passing, and after how many choices."""
    found = []
    for _ in range(120):
        seat = int(match.position.turn())
        for option in match.position.options(seat) if match.kinds[seat] == PERSON else []:
            if match.position.name(seat, option) == "pass" and match.gives_up_for_good(seat, option):
                found.append((seat, len(match.marks)))
        match.choose(seat, int(match.position.options(seat)[-1]))
    return found


def test_giving_up_for_good_is_asked_twice_among_people_only() -> None:
    assert moments_to_pass(seated("Anna", "Béla", "page"))
    assert not moments_to_pass(seated("Anna", "page", "page"))


def test_what_is_asked_twice_cannot_be_taken_back() -> None:
    match = seated("Anna", "Béla", "page")
    for seat, number in moments_to_pass(match):
        again = Match(GAME, match.setup, ["Anna", "Béla", "page"])
        for choice in match.record.choices[:number]:
            again.choose(choice.seat, int(again.position.named(choice.seat, choice.name)))
        again.choose(seat, int(again.position.named(seat, "pass")))
        if again.position.waits(2):
            again.opponent_chooses(2)
        assert again.undo_reaches(seat) == 0


def test_a_mark_names_the_pieces_of_a_choice() -> None:
    match = seated("Anna", "Béla", "Éva")
    while not match.record.choices or "influence" not in match.record.choices[-1].name:
        seat = int(match.position.turn())
        match.choose(seat, int(match.position.options(seat)[-1]))
    assert any(piece.startswith("advisor:") for piece in match.marks[-1].pieces)


def test_a_secret_choice_leaves_no_mark() -> None:
    game = game_of("rival_kings")
    match = Match(game, Setup("rival_kings", 3, b"match"), ["Anna", "Béla", "Éva"])
    assert match.position.pieces(0, match.position.options(0)[0])
    match.choose(0, int(match.position.options(0)[0]))
    assert match.marks[0].pieces == ()


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_about_as_long_as_the_lobby_says(name: str) -> None:
    game = games.find(name)
    lengths = []
    for seats in game.seat_counts:
        match = Match(game, Setup(name, seats, b"length"), ["greedy"] * seats)
        while not match.position.over():
            match.opponent_chooses(int(match.position.turn()))
        lengths.append(len(match.record.choices) / seats)
    assert game.length == pytest.approx(sum(lengths) / len(lengths), rel=0.25)
