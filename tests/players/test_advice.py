"""Advice: what the king would do is fair, honest about the chances, and has a reason that everybody can read."""

import random
import time
from typing import Any

import pytest

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.position import Phrase, Position
from regalia.kernel.texts import LANGUAGES, WORDS, Texts
from regalia.players import reasons, weighing
from regalia.players.advice import ALONE, SHOWN, Adviser, advise, argued, argument, beside_others, rival_of
from regalia.players.chances import win_chance
from regalia.players.opponents import King
from regalia.players.practice import best_look
from regalia.players.reasons import SILENT, Why
from regalia.players.search import foreseen_points, worths_of
from support import Ticking, choose, finish, moments, names, start

GAMES = games.names()
every_game = pytest.mark.parametrize("name", GAMES)
PATIENT = 600.0  # however busy the machine is, nothing ends for want of time


@pytest.fixture(autouse=True)
def few_glances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "GLANCES", 3)


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


@pytest.mark.long
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
            assert 1 <= len(one.reasons) + len(one.price) <= 2
            assert all(texts.phrase(reason).endswith(".") for reason in [*one.reasons, *one.price])
            assert one.rival == ALONE or one.rival in set(position.options(seat)) - {one.option}
        assert found[0].reasons, "something speaks for what he advises"
        assert all(one.rival in (found[0].option, ALONE) for one in found[1:]), "others are set beside his choice"


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
def test_the_chances_are_those_of_a_review(name: str) -> None:
    """A player is not told 54 % at the table, and 8 % for the same moment afterwards."""
    for position, seat in questions(name, 3):
        first, *others = advise(position, seat, b"review", 40, PATIENT)
        glances = weighing.Glances(weighing.unanswered(position, seat), seat, derived_seed(b"review", "glances"))
        glances.look(first.option, weighing.GLANCES)
        assert first.chance == pytest.approx(glances.chance(first.option))
        falling = [first.chance, *(one.chance for one in others)]
        assert falling == sorted(falling, reverse=True), "the king's choice is the best, by his own numbers"


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
    """Whoever builds nothing has more goods left, and fewer buildings."""
    position = start("kingsburg", 2, seed=b"reasons")
    gains: set[str] = set()
    losses: set[str] = set()
    for _ in range(60):
        seat = int(position.turn())
        offer = names(position, seat)
        if "pass" in offer and any(name.startswith("build ") for name in offer):
            options = [int(option) for option in position.options(seat)]
            why = reasons.reasons(position, seat, options, b"why", PATIENT)[options[offer.index("pass")]]
            gains |= {key for key, told in why.gains if goods_or_buildings(key, told, 1)}
            losses |= {key for key, told in why.losses if goods_or_buildings(key, told, -1)}
        choose(position, seat, offer[0])
    assert "reason-goods" in gains
    assert "reason-buildings" in losses
    assert "reason-goods" not in losses
    assert "reason-buildings" not in gains


def goods_or_buildings(key: str, told: dict[str, Any], sign: int) -> bool:
    """Whether a reason is about goods or buildings; then its numbers must say more, or less."""
    if key in ("reason-goods", "reason-buildings"):
        assert (told["mine"] - told["others"]) * sign > 0
        return True
    return False


PATHS: dict[str, list[tuple[float, float]]] = {
    "end": [(40.0, 0.5), (38.0, 0.5)],
    "wins": [(38.0, 0.5), (40.0, 0.4)],
    "same": [(40.0, 0.5), (40.0, 0.5)],
    "even": [(38.0, 0.4), (40.0, 0.5)],
    "now": [(40.0, 0.5)],
}


@pytest.mark.parametrize("key", PATHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_fact_differs_the_end_is_told(key: str, language: str) -> None:
    """The first option, the king's choice, with its points and its chance beside those of another."""
    search = Adviser(start("kingsburg", 2), 0, b"end")
    for option, (points, _) in enumerate(PATHS[key]):
        search.tries[option], search.points[option] = 10, points * 10
    told = {option: chance for option, (_, chance) in enumerate(PATHS[key])}
    phrase = argued(search, 0, told, 1, Why([], []))[0][0]
    assert phrase[0] == f"reason-{key}"
    sentence = Texts(language, [games.find("kingsburg").folder / "texts"]).phrase(phrase)
    assert any(letter.isdigit() for letter in sentence)
    assert sentence.endswith(".")


def test_what_speaks_against_an_option_is_its_price() -> None:
    search = Adviser(start("kingsburg", 2), 0, b"end")
    for option, points in enumerate((40.0, 38.0, 38.0)):
        search.tries[option], search.points[option] = 10, points * 10
    gain: Phrase = ("reason-points", {"mine": 4, "others": 2})
    loss: Phrase = ("reason-goods", {"mine": 1, "others": 2})
    end: Phrase = ("reason-end", {"mine": 40, "others": 38})
    two, others = {0: 0.5, 1: 0.5}, {1: 0.5, 2: 0.5}
    assert argued(search, 0, two, 1, Why([gain], [loss])) == ([gain], [loss])
    assert argued(search, 0, two, 1, Why([gain, gain], [loss])) == ([gain, gain], [])
    assert argued(search, 0, two, 1, Why([], [loss, loss])) == ([end], [loss]), "what speaks for it comes first"
    assert argued(search, 1, two, 0, Why([], [loss])) == ([], [loss])
    assert argued(search, 1, two, 0, Why([], [])) == ([("reason-end", {"mine": 38, "others": 40})], [])
    same = argued(search, 1, others, 2, Why([], [loss]))
    assert same == ([("reason-same", {"points": 38})], []), "no price without a gain"


def test_a_reason_says_with_which_option_it_compares() -> None:
    gain: Phrase = ("reason-points", {"mine": 4, "others": 2})
    loss: Phrase = ("reason-goods", {"mine": 1, "others": 2})
    texts = Texts("en", [games.find("kingsburg").folder / "texts"])
    assert " ".join(map(texts.phrase, argument([gain], [loss], "Pass"))) == (
        "Compared with “Pass”: You soon have 4 points instead of 2. "
        "It has its price: You soon have 1 good instead of 2."
    )
    assert argument([("reason-same", {"points": 38})], [], "Pass") == [("reason-same", {"points": 38})]
    assert argument([gain], [], "") == [gain]


def test_an_option_is_not_compared_with_one_that_reads_the_same() -> None:
    position, seat = questions("kingsburg", 3)[1]
    first, second = (int(option) for option in position.options(seat)[:2])
    assert rival_of(position, seat, first, [first, first, second]) == second
    assert rival_of(position, seat, first, [first]) == ALONE


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_compares_with_nothing(language: str) -> None:
    """And no language still says `otherwise`, which had nothing to refer to."""
    otherwise = {"en": "otherwise", "hu": "különben", "de": "sonst", "fr": "sinon", "nl": "anders", "es": "si no"}
    folders = [WORDS, *(games.find(name).folder / "texts" for name in GAMES)]
    told = [line for folder in folders for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines()]
    assert not [line for line in told if "$others" in line and f", {otherwise[language]} " in line]


def test_a_single_thought_is_compared_with_other_options() -> None:
    position, seat = questions("kingsburg", 3)[1]
    offer = [int(option) for option in position.distinct(seat)]
    assert beside_others(position, seat, offer[1:2]) == [offer[1], *[one for one in offer if one != offer[1]][:5]]
    assert beside_others(position, seat, offer[:2]) == offer[:2]


@pytest.mark.parametrize(("chance", "shown"), [(0.0, 0), (0.001, 1), (0.424, 42), (0.999, 99), (1.0, 100)])
def test_nothing_is_certain_before_it_is(chance: float, shown: int) -> None:
    assert reasons.percent(chance) == shown


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


@pytest.mark.long
def test_advice_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GAMES:
        position, seat = questions(name, 3)[1]
        clock = Ticking(0.01)
        monkeypatch.setattr(time, "monotonic", clock)
        advise(position, seat, b"clock", 10_000_000, 0.5)
        assert clock.looks <= 75, "more than half as long again, the reasons included"


@pytest.mark.long
def test_promised_chances_are_kept() -> None:
    """In games of greedy players the chances are closer to who wins than the same chance for everybody."""
    seats, promised, even, count = 3, 0.0, 0.0, 0
    for number in range(40):
        position = start("kingsburg", seats, seed=b"promise %d" % number)
        luck = Chance(b"promise %d" % number, ("choices",))
        noted: list[list[float]] = []
        while position.waiting:
            seat = position.turn()
            position.choose(seat, best_look(position, seat, luck))
            noted.append([win_chance(position, each, points_of(position)) for each in range(seats)])
        for chances in noted[:-1:10]:
            for each, chance in enumerate(chances):
                won = win_chance(position, each, points_of(position))
                promised += (chance - won) ** 2
                even += (1 / seats - won) ** 2
                count += 1
    assert count > 1000
    assert promised < 0.8 * even
