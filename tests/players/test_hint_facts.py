"""Hints argue with facts: every reason has the numbers and names of its position, and they are right."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.facts import Fact
from regalia.kernel.position import Phrase, Position
from regalia.kernel.texts import LANGUAGES, Texts
from regalia.players import reasons
from regalia.players.reasons import Edge, Glance, Outlook
from regalia.testing.text_files import messages
from support import moments, start

GAMES = games.names()
every_game = pytest.mark.parametrize("name", GAMES)
SEATS = 2
FEW = 3  # glances and options, for the interpreted engine
PEOPLE = ["Anna", "Béla"]


@cache
def questions(name: str) -> list[tuple[Position, int]]:
    """Positions from the beginning and the middle of a random game, in which a seat has a wide choice."""
    found = [
        (position.copy(), seat)
        for position, seat in moments(start(name, SEATS), random.Random("facts"))
        if len(position.distinct(seat)) >= FEW
    ]
    return found[len(found) // 6 :: len(found) // 2][:2]


def compared_at(position: Position, seat: int) -> list[int]:
    return [int(option) for option in position.distinct(seat)][:FEW]


@cache
def tables_later(name: str) -> list[list[list[Position]]]:
    """For each question, glance by glance, the tables after its options."""
    return [
        [
            [
                reasons.look_ahead(position, seat, option, derived_seed(b"why", str(glance)))
                for option in compared_at(position, seat)
            ]
            for glance in range(FEW)
        ]
        for position, seat in questions(name)
    ]


def glances_at(name: str, number: int) -> list[Glance]:
    """The same tables as the hints see them."""
    position, seat = questions(name)[number]
    return [
        [Outlook(later.terms(seat), reasons.counted(position, seat, later)) for later in tables]
        for tables in tables_later(name)[number]
    ]


# What the tables show, counted here once more from what lies on them.
Recount = Callable[[Any, int], float]
RECOUNTS: dict[str, dict[str, Recount]] = {
    "kingsburg": {
        "points": lambda court, seat: sum(court.ledger[seat * 10 : seat * 10 + 10]),
        "goods": lambda court, seat: sum(court.goods[seat * 3 : seat * 3 + 3]),
        "envoy": lambda court, seat: float(court.envoy == seat),
    },
    "rival_kings": {
        "points": lambda realm, seat: sum(line.points[seat] for line in games.find("rival_kings").score_sheet(realm)),
        "coins": lambda realm, seat: realm.ones[seat] + 2 * realm.twos[seat],
        "characters": lambda realm, seat: int(realm.hand[seat]).bit_count(),
    },
    "royals": {
        "points": lambda europe, seat: sum(europe.ledger[seat * 5 : seat * 5 + 5]),
        "cubes": lambda europe, seat: europe.supply[seat],
        "influence": lambda europe, seat: sum(
            europe.edition.influence[place] for place, holder in enumerate(europe.holder) if holder == seat
        ),
    },
    "paladins": {
        "points": lambda kingdom, seat: sum(line.points[seat] for line in games.find("paladins").score_sheet(kingdom)),
        "silver": lambda kingdom, seat: kingdom.goods[seat * 8 + 6],
        "suspicion": lambda kingdom, seat: kingdom.suspicions[seat],
    },
}


def mean(amounts: list[float]) -> float:
    return sum(amounts) / len(amounts)


@every_game
def test_the_numbers_are_those_of_the_tables_that_follow(name: str) -> None:
    for number, (_, seat) in enumerate(questions(name)):
        glances, tables = glances_at(name, number), tables_later(name)[number]
        facts = {fact.words or fact.group: fact for fact in glances[0][0].facts}
        for words, recount in RECOUNTS[name].items():
            fact = facts[words]
            for place in range(FEW):
                mine = mean([recount(later[place], seat) for later in tables])
                others = mean([recount(one, seat) for later in tables for at, one in enumerate(later) if at != place])
                hundred = 100 if fact.share else 1
                key, told = reasons.phrase_of(glances, place, fact)
                assert key == f"reason-{words}"
                assert told["mine"] == pytest.approx(mine * hundred, abs=0.51 if fact.share else 0.051)
                assert told["others"] == pytest.approx(others * hundred, abs=0.51 if fact.share else 0.051)


def said_of(name: str, phrase: Phrase) -> list[str]:
    """A reason in all languages: a sentence with the numbers of this position, and with its names."""
    key, arguments = phrase
    assert key.startswith("reason-")
    sentences = []
    for language in LANGUAGES:
        texts = Texts(language, [games.find(name).folder / "texts"], PEOPLE)
        sentence = texts.phrase(phrase)
        names = [texts.say(word[1:]) for word in arguments.values() if isinstance(word, str) and word[0] == "@"]
        if "seat" in arguments:
            seat = arguments["seat"]
            assert isinstance(seat, int)
            names.append(PEOPLE[seat])
        assert all(one in sentence for one in names), sentence
        assert any(letter.isdigit() for letter in sentence), sentence
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence.endswith("."), sentence
        sentences.append(sentence)
    return sentences


@every_game
def test_every_reason_has_its_numbers_and_names_in_every_language(name: str) -> None:
    told = 0
    for number, (position, seat) in enumerate(questions(name)):
        for place in range(FEW):
            why = reasons.in_words(position, seat, glances_at(name, number), place)
            assert len(why.gains) + len(why.losses) <= reasons.TOLD
            for phrase in [*why.gains, *why.losses]:
                assert phrase[1]["mine"] != phrase[1]["others"], "a difference that nobody sees"
                said_of(name, phrase)
                told += 1
    assert told >= 3


def facts_of_a_game(name: str) -> dict[Fact, tuple[float, float]]:
    """Every fact that comes up in two random games, between each moment and one a little later."""
    found: dict[Fact, tuple[float, float]] = {}
    for number in range(2):
        first = start(name, SEATS, seed=b"facts %d" % number)
        walked = [(position.copy(), seat) for position, seat in moments(first, random.Random(f"walk {number}"))]
        for (position, seat), (later, _) in zip(walked[::6], walked[9::6], strict=False):
            for other in (seat, 1 - seat):
                found |= reasons.counted(position, other, later)
    return found


@every_game
def test_every_fact_can_be_told_and_every_sentence_tells_one(name: str) -> None:
    facts = facts_of_a_game(name)
    groups = {group for group in reasons.read(name) if group != reasons.SILENT}
    assert {fact.group for fact in facts} == groups, "a group of terms of which nothing can be told"
    wanted = {f"reason-{fact.words or fact.group}" for fact in facts}
    for language in LANGUAGES:
        texts = messages(games.find(name).folder / "texts" / f"{language}.ftl")
        assert {key for key in texts if key.startswith("reason-")} == wanted
    for words in wanted:
        fact = next(one for one in facts if words == f"reason-{one.words or one.group}")
        told = {said_of(name, (words, {**dict(fact.about), **numbers}))[1] for numbers in NUMBERS}
        assert len(told) == len(NUMBERS), "the numbers are not told"


NUMBERS: list[dict[str, object]] = [
    {"mine": 0, "others": 1, "beside": 0},
    {"mine": 1, "others": 0.5, "beside": 1},
    {"mine": 1.5, "others": 2, "beside": 2.4},
    {"mine": 21, "others": 1, "beside": 3},
]


@every_game
def test_chances_are_chances(name: str) -> None:
    facts = facts_of_a_game(name)
    shares = [amount for fact, (amount, _) in facts.items() if fact.share]
    assert shares
    assert all(0.0 <= amount <= 1.0 for amount in shares)
    assert all(amount == int(amount) for fact, (amount, _) in facts.items() if not fact.share)


# Which fact is told.


def tables(*amounts: tuple[float, float, float]) -> list[Glance]:
    """Glances at three options with so much of a thing after each."""
    return [[outlook(Fact("goods", amount)) for amount in glance] for glance in amounts]


def outlook(*facts: Fact) -> Outlook:
    found = {one._replace(amount=0.0, beside=0.0): (one.amount, one.beside) for one in facts}
    return Outlook(start("kingsburg", SEATS).terms(0), found)


def test_the_numbers_are_means_over_the_glances_and_over_the_others() -> None:
    glances = tables((5.0, 3.0, 2.0), (6.0, 4.0, 2.0))
    assert reasons.told(glances, 0, "goods", True) == ("reason-goods", {"mine": 5.5, "others": 2.8, "beside": 0})
    assert reasons.told(glances, 2, "goods", False) == ("reason-goods", {"mine": 2, "others": 4.5, "beside": 0})


def test_a_fact_that_speaks_against_its_group_is_not_told() -> None:
    glances = tables((5.0, 3.0, 2.0), (6.0, 4.0, 2.0))
    assert reasons.told(glances, 0, "goods", False) is None
    assert reasons.told(glances, 2, "goods", True) is None


def test_less_of_a_burden_is_a_gain() -> None:
    glances = [[outlook(Fact("debts", amount, less=True)) for amount in (0.0, 1.0, 2.0)]]
    assert reasons.told(glances, 0, "debts", True) == ("reason-debts", {"mine": 0, "others": 1.5, "beside": 0})
    assert reasons.told(glances, 2, "debts", False) == ("reason-debts", {"mine": 2, "others": 0.5, "beside": 0})


def test_of_two_names_the_one_with_more_at_stake_is_told() -> None:
    chapel, inn = (("building", "@building-chapel"),), (("building", "@building-inn"),)
    glances = [
        [
            outlook(Fact("reach", 1.0, about=chapel, less=True, stake=5.0), Fact("reach", 0.0, about=inn, less=True)),
            outlook(Fact("reach", 2.0, about=chapel, less=True, stake=5.0), Fact("reach", 3.0, about=inn, less=True)),
        ]
    ]
    told = reasons.told(glances, 0, "reach", True)
    assert told is not None
    assert told[1]["building"] == "@building-chapel"


def test_a_chance_is_told_in_a_hundred_and_never_too_sure() -> None:
    seen = [1.0] * 7 + [0.0]
    glances = [[outlook(Fact("envoy", mine, share=True)), outlook(Fact("envoy", 0.0, share=True))] for mine in seen]
    assert reasons.told(glances, 0, "envoy", True) == ("reason-envoy", {"mine": 88, "others": 0, "beside": 0})
    assert reasons.percent(0.999) == 99


@pytest.mark.parametrize("count", range(1, 41))
def test_what_happens_at_every_glance_is_certain(count: int) -> None:
    sure, never = outlook(Fact("envoy", 1.0, share=True)), outlook(Fact("envoy", 0.0, share=True))
    for glances, numbers in (([[never, sure, sure, sure]], (0, 100)), ([[sure, never, never, never]], (100, 0))):
        assert reasons.compared(glances * count, 0, Fact("envoy", 0.0, share=True)) == numbers


def test_a_difference_that_the_numbers_do_not_show_is_not_told() -> None:
    assert reasons.told(tables((5.03, 4.96, 4.96)), 0, "goods", True) is None  # 5 and 5
    assert reasons.told(tables((5.06, 4.96, 4.96)), 0, "goods", True) is not None  # 5.1 and 5


def test_what_may_be_luck_is_not_told() -> None:
    glances = tables((9.0, 0.0, 0.0), (0.0, 1.0, 1.0), (0.0, 1.0, 1.0))
    assert reasons.told(glances, 0, "goods", True) is None


def test_a_reason_is_more_than_luck() -> None:
    sure, lucky = Edge(), Edge()
    for glance in range(10):
        sure.note(0.5)
        lucky.note(9.0 if glance == 0 else -0.4)
    assert sure.mean(10, 0.1) == pytest.approx(0.5)
    assert lucky.mean(10, 0.1) == 0.0
    assert sure.mean(10, 0.6) == 0.0


@pytest.mark.parametrize(
    ("found", "strong"),
    [
        ({"goods": 1.0, "points": 0.9, "dice": 0.8}, ["goods", "points", "dice"]),
        ({"goods": -1.0, "points": 0.9}, ["goods", "points"]),
        ({"goods": 2.0, "points": 0.3}, ["goods"]),
        ({"goods": 0.0}, []),
        ({}, []),
    ],
)
def test_the_strongest_reasons_come_first(found: dict[str, float], strong: list[str]) -> None:
    assert reasons.strongest(found) == strong
