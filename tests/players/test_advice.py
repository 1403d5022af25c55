"""Advice: what the king would do is fair, honest about the chances, and has a reason that everybody can read."""

import random
import time

import pytest

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.position import Position
from regalia.kernel.texts import LANGUAGES, Texts
from regalia.players import advice, reasons
from regalia.players.advice import SHOWN, Adviser, advise, win_chance
from regalia.players.opponents import King
from regalia.players.practice import best_look
from regalia.players.reasons import SILENT, Edge, in_words
from regalia.players.search import foreseen_points, worths_of
from regalia.testing.text_files import messages
from support import Ticking, choose, finish, moments, names, start

GAMES = games.names()
every_game = pytest.mark.parametrize("name", GAMES)
PATIENT = 60.0


def questions(name: str, count: int) -> list[tuple[Position, int]]:
    """Positions from all over a random game in which a seat has a real choice."""
    game = games.find(name)
    luck = random.Random("advice")
    found = [
        (position.copy(), seat)
        for position, seat in moments(start(name, game.seat_counts[-1]), luck)
        if len(position.options(seat)) > 1
    ]
    return found[:: max(1, len(found) // count)][:count]


@every_game
def test_what_a_seat_cannot_know_does_not_change_its_advice(name: str) -> None:
    for number, (position, seat) in enumerate(questions(name, 4)):
        seed = b"advice %d" % number
        other = position.copy()
        other.redraw(seat, Chance(derived_seed(seed, "other"), other.chance.streams))
        assert advise(position, seat, seed, 40, PATIENT) == advise(other, seat, seed, 40, PATIENT)


@every_game
def test_at_most_three_options_with_chances_and_points_that_can_be(name: str) -> None:
    texts = Texts("en", [games.find(name).folder / "texts"])
    for position, seat in questions(name, 3):
        found = advise(position, seat, b"sensible", 40, PATIENT)
        options = [one.option for one in found]
        assert 1 <= len(found) <= SHOWN
        assert len(set(options)) == len(options)
        assert set(options) <= set(position.options(seat))
        for one in found:
            assert 0.0 <= one.chance <= 1.0
            assert -50 < one.points < 300
            assert 1 <= len(one.reasons) <= 2
            assert all(texts.say(f"reason-{reason}").endswith(".") for reason in one.reasons)


def points_of(position: Position) -> list[int]:
    """What all sides may expect, as the seat to move sees it."""
    seat = position.turn()
    foreseen = position.foresee(seat)
    return foreseen_points(position, seat, foreseen) if len(foreseen) else worths_of(position)


@every_game
def test_the_first_is_what_the_king_would_choose(name: str) -> None:
    position, seat = questions(name, 3)[1]
    known = position.copy()
    known.redraw(seat, Chance(derived_seed(b"king", "imagined"), known.chance.streams))
    search = Adviser(known, seat, derived_seed(b"king", "search"))
    king = King(games.find(name))
    king.thoughts, king.seconds = 40, PATIENT
    king.choose(position, seat, b"king")
    assert king.last is not None
    search.think(king.last.root.visits, PATIENT)
    advice = advise(position, seat, b"king", 40, PATIENT)
    assert [one.points for one in advice][:1] == [search.points[advice[0].option] / search.tries[advice[0].option]]
    assert advice[0].option == search.best()


@every_game
def test_the_chances_of_all_seats_add_up(name: str) -> None:
    seats = games.find(name).seat_counts[-1]
    for position, _ in questions(name, 5):
        assert sum(win_chance(position, seat, points_of(position)) for seat in range(seats)) == pytest.approx(1.0)


@every_game
def test_after_the_end_only_winners_have_a_chance(name: str) -> None:
    position = finish(start(name, 2))
    for seat in range(2):
        assert (win_chance(position, seat, points_of(position)) > 0.0) == (position.rank(seat) == 1)
    assert sum(win_chance(position, seat, points_of(position)) for seat in range(2)) == pytest.approx(1.0)


def test_a_solo_player_has_a_chance_too() -> None:
    position = start("paladins", 1)
    assert 0.0 < advise(position, 0, b"solo", 30, PATIENT)[0].chance < 1.0


def test_the_reasons_say_what_happens() -> None:
    """Whoever builds nothing has more goods left, and buildings later."""
    position = start("kingsburg", 2, seed=b"reasons")
    said: set[str] = set()
    for _ in range(60):
        seat = int(position.turn())
        offer = names(position, seat)
        if "pass" in offer and any(name.startswith("build ") for name in offer):
            options = [int(option) for option in position.options(seat)]
            why = reasons.reasons(position, seat, options, b"why", PATIENT)
            said |= set(why[options[offer.index("pass")]])
        choose(position, seat, offer[0])
    assert {"goods-gain", "buildings-loss"} <= said
    assert not {"goods-loss", "buildings-gain"} & said


@pytest.mark.parametrize(
    ("found", "best", "words"),
    [
        ({"goods": 1.0, "points": 0.9, "dice": 0.8}, True, ["goods-gain", "points-gain"]),
        ({"goods": -1.0, "points": 0.9}, False, ["points-gain", "goods-loss"]),
        ({"goods": 2.0, "points": 0.3}, True, ["goods-gain"]),
        ({"goods": -2.0}, True, ["later", "goods-loss"]),
        ({"goods": -2.0}, False, ["goods-loss"]),
        ({"goods": 0.0}, True, ["even"]),
        ({}, False, ["even"]),
    ],
)
def test_the_strongest_reasons_are_named(found: dict[str, float], best: bool, words: list[str]) -> None:
    assert in_words(found, best) == words


def test_a_reason_is_more_than_luck() -> None:
    sure, lucky = Edge(), Edge()
    for glance in range(10):
        sure.note(0.5)
        lucky.note(9.0 if glance == 0 else -0.4)
    assert sure.points(10) == pytest.approx(0.5)
    assert lucky.points(10) == 0.0


@pytest.mark.parametrize(("chance", "shown"), [(0.0, 0), (0.001, 1), (0.424, 42), (0.999, 99), (1.0, 100)])
def test_nothing_is_certain_before_it_is(chance: float, shown: int) -> None:
    assert advice.percent(chance) == shown


@every_game
def test_every_term_belongs_to_a_reason(name: str) -> None:
    """Whoever adds a term to evaluation.py says in reasons.toml what it means to a person."""
    terms = start(name, 2).term_weights().terms
    table = reasons.read(name)
    silent = table[SILENT]["more"]
    homeless = [
        term
        for term, (group, _) in zip(terms, reasons.groups(name, terms), strict=True)
        if group == SILENT and term not in silent
    ]
    assert not homeless
    named = [one for row in table.values() for names in row.values() for one in names]
    idle = [one for one in named if not any(term == one or (one[-1] == "." and term.startswith(one)) for term in terms)]
    assert not idle
    assert len(named) == len(set(named))
    assert 8 <= len(table) - 1 <= 15


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(name: str, language: str) -> None:
    wanted = {f"reason-{group}-{way}" for group in reasons.read(name) if group != SILENT for way in ("gain", "loss")}
    found = messages(games.find(name).folder / "texts" / f"{language}.ftl")
    assert {key for key in found if key.startswith("reason-")} == wanted
    texts = Texts(language, [games.find(name).folder / "texts"])
    said = [texts.say(key) for key in wanted]
    assert len(set(said)) == len(said)
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in said)


def test_advice_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GAMES:
        position, seat = questions(name, 3)[1]
        clock = Ticking(0.01)
        monkeypatch.setattr(time, "monotonic", clock)
        advise(position, seat, b"clock", 10_000_000, 0.5)
        assert clock.looks <= 75, "more than half as long again, the reasons included"


def test_promised_chances_are_kept() -> None:
    """In games of greedy players the chances are closer to who wins than the same chance for everybody."""
    seats, promised, even, count = 3, 0.0, 0.0, 0
    for number in range(40):
        position = start("kingsburg", seats, seed=b"promise %d" % number)
        luck = Chance(b"promise %d" % number, ("choices",))
        noted: list[list[float]] = []
        while position.waiting:
            seat = position.turn()
            position.choose(seat, best_look(position, seat, position.options(seat), luck))
            noted.append([win_chance(position, each, points_of(position)) for each in range(seats)])
        for chances in noted[:-1:10]:
            for each, chance in enumerate(chances):
                won = win_chance(position, each, points_of(position))
                promised += (chance - won) ** 2
                even += (1 / seats - won) ** 2
                count += 1
    assert count > 1000
    assert promised < 0.8 * even
