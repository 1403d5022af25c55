"""The living cards of Kingsburg: the numbers on them are those of the table."""

import random

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.components import GOODS
from regalia.games.kingsburg.position import AUTUMN, FROM_LOSSES, SPRING
from regalia.kernel.card_words import Teller, Told
from regalia.kernel.game import Setup
from regalia.kernel.texts import Texts
from support import moments, rule

WORDS = [GAME.folder / "texts"]


def told(scene: Scene, seat: int, piece: str, language: str = "en") -> Told:
    """The card of a thing, as a seat has it."""
    court = scene.court
    teller = Teller(GAME, dict(court.edition.switches), Texts(language, WORDS, ["Ann", "Ben", "Cid"]))
    card = teller.told(GAME.view(court, seat), court, seat, piece)
    assert card is not None
    return card


@rule("KB-7.4", "KB-7.15")
@pytest.mark.parametrize("preset", [HUNGARIAN, ORIGINAL])
def test_a_price_that_is_missing_is_told_with_the_numbers(preset: str) -> None:
    """In a whole game: what a building costs, what the seat has of it, and what it lacks."""
    texts, seen = Texts("en", WORDS), 0
    for court, seat in moments(GAME.start(Setup("kingsburg", 3, b"prices", preset)), random.Random(5)):
        province = GAME.view(court, seat)["provinces"][seat]
        teller = Teller(GAME, GAME.resolve(preset), texts)
        for name, price in province["prices"].items():
            lack = [(good, n - province["goods"][good]) for good, n in zip(GOODS, price, strict=True)]
            missing = [(good, n) for good, n in lack if n > 0]
            card = teller.told(GAME.view(court, seat), court, seat, f"building:{seat}:{name}")
            assert card is not None
            sentence = next((line for line in card.why_not if "missing" in line), "")
            if sentence:
                seen += 1
                assert texts.amounts(missing) in sentence
                assert texts.amounts([(g, n) for g, n in zip(GOODS, price, strict=True) if n]) in sentence
            else:
                assert not missing or any("First comes" in line for line in card.why_not), name
    assert seen > 100


@rule("KB-7.7")
def test_a_building_waits_for_its_neighbour() -> None:
    scene = Scene(seats=3)
    assert "Statue" in told(scene, 0, "building:0:chapel").why_not[0]


def test_the_chapel_says_what_it_does_at_this_table() -> None:
    gentle, harsh = Scene(preset=HUNGARIAN), Scene(preset=ORIGINAL)
    assert "7 or less" not in told(gentle, 0, "building:0:chapel").does[0]
    assert "7 or less" in told(harsh, 0, "building:0:chapel").does[0]


@rule("KB-5.6", "KB-5.11")
def test_an_advisor_says_what_the_dice_can_make_and_who_is_there() -> None:
    """Seat 1 has 1, 1 and 2: it makes 1 to 4; and once seat 0 is with the Squire, that is said instead."""
    scene = Scene(3).season(SPRING, (1, 1, 2), (2, 3, 3), (6, 6, 6))
    assert "exactly 9; with what you have left you can make 1, 2, 3, 4." in told(scene, 0, "advisor:9").why_not[0]
    assert not told(scene, 0, "advisor:2").why_not
    scene.play(0, "influence 2 with 2")
    assert told(scene, 1, "advisor:2").why_not[0] == "Number 2 is taken this season: dice of Ann lie there."
    assert told(scene, 1, "advisor:2").says == ("Here lie dice of Ann: 2.",)


@rule("KB-5.4")
def test_whoever_has_passed_is_told_so() -> None:
    scene = Scene(3).season(SPRING, (1, 1, 2), (2, 3, 3), (6, 6, 6)).play(0, "pass")
    assert "lay no more dice" in told(scene, 0, "advisor:9").why_not[0]


@rule("KB-10.1")
def test_the_envoy_says_with_whom_he_is() -> None:
    nobody, other = Scene(3).season(SPRING, (1, 1, 2)), Scene(3).envoy(1).season(SPRING, (1, 1, 2))
    assert "you have 0" in told(nobody, 0, "envoy").why_not[0]
    assert "Only Ben" in told(other, 0, "envoy").why_not[0]


@rule("KB-10.1", "KB-10.4", "KB-10.5")
def test_the_envoy_says_what_he_does_who_has_him_and_when_he_leaves() -> None:
    scene = Scene(3).envoy(0).season(AUTUMN)
    card = told(scene, 0, "envoy")
    assert "influence an advisor who is already taken" in card.does[0]
    assert "After autumn he goes home" in card.does[1]
    assert card.says == ("He is with Ann now.",)
    scene.play(0, "use for building")
    assert told(scene, 1, "envoy").says == ("He is with Ann now.", "He is announced for building.")


@rule("KB-12.10")
def test_the_enemy_is_told_as_far_as_a_seat_knows_him() -> None:
    scene = Scene(3).soldiers(0, 2)
    assert told(scene, 0, "enemy").name == "Enemy of level 1, strength 2–4"
    assert "Your strength is 2" in told(scene, 0, "enemy").says[0]


@rule("KB-12.10")
def test_strength_is_taken_apart() -> None:
    scene = Scene(3).soldiers(0, 2).buildings(0, "farms", "guard_tower", "palisade", "barricade")
    card = told(scene, 1, "strength:0")
    assert card.name == "Strength of Ann"
    parts = ("Soldiers: 2", "Farms: −1", "Guard Tower: +1", "Palisade: +1", "Palisade: +1, only against Zombies")
    assert card.says[: len(parts)] == parts
    assert card.says[len(parts) :] == (
        "Barricade: +1, only against Goblins",
        "In all: 3–4",
        "In winter the King sends 1 to 6 soldiers more.",
    )
    assert set(parts) <= set(told(scene, 0, "enemy").says), "the enemy says what stands against him"


@rule("KB-9.1")
def test_buildings_are_named_one_by_one() -> None:
    scene = Scene(3).buildings(0, "statue", "inn", "guard_tower")
    card = told(scene, 1, "buildings:0")
    assert card.name == "Buildings of Ann"
    assert card.says == ("3 buildings", "Statue: 3 points", "Inn: 0 points", "Guard Tower: 1 point")
    assert told(scene, 0, "buildings:1").says == ("0 buildings",)


@rule("KB-12.9", "KB-12.10")
def test_in_winter_the_strength_counts_the_soldiers_of_the_king_and_the_enemy_who_came() -> None:
    scene = Scene(3).soldiers(0, 1).buildings(0, "palisade", "barricade").enemy("y1_zombies_4").winter(3)
    assert told(scene, 0, "strength:0").says == (
        "Soldiers: 1",
        "Soldiers from the King: 3",
        "Palisade: +2",
        "In all: 6",
    )
    assert scene.strengths[0] == 6


@rule("KB-12.23")
def test_a_building_that_was_lost_in_the_battle_is_told_of() -> None:
    scene = Scene(3).buildings(0, "guard_tower").enemy("y1_goblins_3").winter(1).end()
    assert told(scene, 0, "strength:0").says[-2:] == (
        "In all: 1",
        "In the battle it was 2; a building has been lost since.",
    )


@rule("KB-12.10")
def test_a_battle_is_told_with_what_the_strength_is_made_of() -> None:
    scene = Scene(3).soldiers(0, 2).buildings(0, "guard_tower", "palisade").buildings(1, "farms").winter(3)
    texts = Texts("en", WORDS, ["Ann", "Ben", "Cid"])
    first, second, third = [texts.phrase(("battle", details)) for details in scene.told("battle")]
    assert "strength 7 (2 soldiers, 3 from the King and buildings +2)" in first
    assert "strength 2 (3 from the King and buildings −1)" in second
    assert "strength 3 (3 from the King)" in third


@rule("KB-13.4", "KB-8.7")
def test_points_are_taken_apart() -> None:
    scene = Scene(3)
    assert told(scene, 0, "points:0").says == ("0 points",)
    scene.buildings(0, "statue", "chapel", "church", "cathedral").points(0, 26).goods(0, 2, 1, 0)
    scene.put("ledger", FROM_LOSSES, -2).put("vp", 0, 24)
    card = told(scene, 1, "points:0")
    assert card.name == "Points of Ann"
    assert card.says == (
        "24 points",
        "Advisors: 2",
        "Buildings: 24",
        "Battles lost: −2",
        "The Cathedral would bring 1 more for the goods now in store.",
    )
    assert told(scene, 1, "points:1").says == ("0 points",)
