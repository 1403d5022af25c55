"""Paladins: an option says what comes of it, and a question what it is about, in every language."""

import pytest

from paladins.pa_scenes import Scene
from regalia.games.paladins import GAME
from regalia.kernel.texts import LANGUAGES, Texts

every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str) -> Texts:
    return Texts(language, [GAME.folder / "texts"], ["Anna", "Béla"])


def said(scene: Scene, name: str, language: str = "en") -> str:
    """An option as a person reads it."""
    return words(language).phrase(scene.game.phrase(0, scene.game.named(0, name)))


def asked(scene: Scene, language: str) -> str:
    """The question as a person reads it."""
    return words(language).phrase(scene.game.prompt(0))


def about_a_square(action: str, workers: str) -> Scene:
    """Anna asks where her piece goes."""
    return Scene(2).have(0, workers, provision=5).mark(0, faith=4, strength=4).turn().do(action)


@every_language
def test_a_monk_and_an_outpost_are_asked_for_by_their_names(language: str) -> None:
    monk = about_a_square("commission", "scout labourer cleric")
    outpost = about_a_square("garrison", "merchant labourer fighter")
    assert [scene.game.prompt(0)[1] for scene in (monk, outpost)] == [{"piece": "monk"}, {"piece": "outpost"}]
    assert asked(monk, language) != asked(outpost, language)


def test_whoever_is_taken_on_says_when_they_help() -> None:
    scene = Scene(2).have(0, "fighter labourer", silver=5).townsfolk(slot2="gatekeeper_2", slot4="peddler_1")
    scene.turn().do("recruit to hire")
    assert "lasting ability (Fortify): " in said(scene, "hire gatekeeper_2")
    assert "lasting ability (the Inquisition with at least 2 Suspicions): " in said(scene, "hire peddler_1")


def test_a_favour_says_its_worker_and_what_it_gives() -> None:
    scene = Scene(2).have(0, "merchant scout", provision=1).favour(1, "favour_loan").favour(2, "favour_workshop").turn()
    loan = "King's Favour (any worker): 1 Scout, 1 Merchant and 1 Fighter (price: 1 Debt)"
    assert said(scene, "use favour_loan") == loan
    workshop = "King's Favour (Merchant): Develop or workers (price: 1 provision)"
    assert said(scene, "use favour_workshop") == workshop


def test_whoever_is_converted_says_what_they_score() -> None:
    scene = Scene(2).have(0, "fighter labourer cleric", silver=3).mark(0, faith=10)
    scene.outsiders(slot1="adventurer_viking", slot2="champion_saracen", slot3="assassin_viking").turn().do("convert")
    assert said(scene, "convert adventurer_viking").endswith("at the end 1 VP per 2 Monks sent")
    assert said(scene, "convert champion_saracen").endswith("at the end 1 VP + 1 VP per King's Order met")
    assert said(scene, "convert assassin_viking").endswith("at the end 1 VP per Saracen attacked")


@pytest.mark.parametrize("language", ["en", "fr", "nl", "es"])
def test_one_worker_of_the_opponent_is_one(language: str) -> None:
    """In Hungarian and German the word stays the same."""
    one, two = (words(language).say("ai-prays", workers=count) for count in (1, 2))
    assert one.replace("1", "2") != two


def test_hungarian_articles_follow_the_number() -> None:
    hungarian = words("hu")
    sent = [hungarian.say("commissions", seat=0, area=area) for area in range(1, 7)]
    assert [sentence.split(" ")[3] for sentence in sent] == ["az", "a", "a", "a", "az", "a"]


@every_language
def test_workers_are_asked_for_with_the_action_that_needs_them(language: str) -> None:
    scene = Scene(2).have(0, "scout labourer merchant cleric").turn().do("hunt with 1")
    assert scene.game.prompt(0) == ("prompt-workers", {"action": "@action-hunt", "about": "nothing"})
    assert words(language).say("action-hunt") in asked(scene, language)


def about(kind: str) -> tuple[Scene, str]:
    """Anna is asked for workers after she has chosen what her action is about; and what the question names of it."""
    scene = Scene(2).have(0, "labourer labourer scout scout fighter merchant cleric criminal", silver=9, provision=9)
    scene.mark(0, faith=9, strength=9, influence=9).townsfolk(slot2="gatekeeper_2", slot4="peddler_1")
    scene.outsiders(slot1="thief_viking", slot2="archer_saracen").turn()
    choices, thing = {
        "quest": (("recruit for a quest", "quest gatekeeper_2"), "townsfolk-gatekeeper"),
        "hire": (("recruit to hire", "hire gatekeeper_2"), "townsfolk-gatekeeper"),
        "square": (("garrison", "square 1_2"), "action-garrison"),
        "jar": (("absolve", "jar space 2"), "action-absolve"),
        "outsider": (("attack", "attack thief_viking"), "outsider-thief"),
        "workshop": (("develop", "workshop on fortify 2"), "action-fortify"),
    }[kind]
    for choice in choices:
        scene.do(choice)
    return scene, thing


@every_language
@pytest.mark.parametrize("kind", ["quest", "hire", "square", "jar", "outsider", "workshop"])
def test_workers_are_asked_for_with_what_was_chosen_before(language: str, kind: str) -> None:
    scene, thing = about(kind)
    assert scene.game.prompt(0)[1]["about"] == kind
    assert words(language).say(thing) in asked(scene, language)


def test_a_square_and_a_jar_space_are_named_by_what_they_give() -> None:
    square, jar = (asked(about(kind)[0], "en") for kind in ("square", "jar"))
    assert square == "Garrison in area 1 (2 silver): which workers do you place?"
    assert jar == "Absolve, Jar space 2 (pay a Debt): which workers do you place?"


def test_hunting_says_what_it_brings_with_the_gift_of_the_paladin() -> None:
    scene = Scene(2).have(0, "scout labourer").turn()
    assert said(scene, "hunt with 1") == "Hunt with 1 worker: 1 provision"
    assert said(scene, "trade with 1") == "Trade with 1 worker: 1 silver"
    helped = Scene(2).have(0, "scout labourer").paladin(0, "girard").turn()
    assert said(helped, "hunt with 2") == "Hunt with 2 workers: 5 provisions"


EXTRA = {"hu": "további", "en": "extra", "de": "zusätzlich", "fr": "de plus", "nl": "extra", "es": "además"}


@every_language
def test_what_a_paladin_adds_to_an_action_is_said_to_come_on_top(language: str) -> None:
    given = [one["ability"] for one in GAME.sheet()["paladins"] if one["ability"]["effect"].startswith("gain_")]
    assert {one["action"] for one in given} == {"attack", "conspire", "hunt", "trade"}
    for one in given:
        details: dict[str, object] = {"action": "@action-" + one["action"], "amount": one["amount"]}
        assert EXTRA[language] in words(language).phrase(("board-ability-" + one["effect"], details))
