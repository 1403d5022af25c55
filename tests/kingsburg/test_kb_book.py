"""The example of the rulebook is what its captions say it is."""

from functools import cache

from regalia.games.kingsburg import GAME
from regalia.kernel import book
from regalia.kernel.texts import Texts


@cache
def log(after: int) -> list[str]:
    """What was told after a choice of the example, in English."""
    texts = Texts("en", [GAME.folder / "texts"], book.words(GAME, "en").names)
    _, told = book.read(GAME).play(GAME.resolve(), after)
    return [texts.phrase((event.kind, event.details)) for event in told[after]]


def test_the_first_roll_and_the_order() -> None:
    assert "Cindy rolls 1, 3 and 4." in log(4)
    assert "Ann rolls 3, 5 and 6." in log(4)
    assert "Turn order: Cindy, Brian, David and Ann." in log(4)


def test_ann_comes_too_late_for_two_advisors() -> None:
    assert log(6) == ["Brian influences the Master Hunter (9) with 2, 3 and 4."]
    assert log(7) == ["David influences the Swordsmith (11) with 3, 4 and 4."]
    assert log(8) == ["Ann influences the Treasurer (8) with 3 and 5."]


def test_equal_totals_keep_their_order() -> None:
    assert {"Brian rolls 2, 2 and 6.", "Ann rolls 1, 3 and 6.", "Turn order: Cindy, Brian, Ann and David."} <= set(
        log(16)
    )


def test_the_guard_tower_stands_first() -> None:
    court, _ = book.read(GAME).play(GAME.resolve(), 16)
    assert GAME.view(court, 0)["provinces"][0]["buildings"] == ["guard_tower"]


def test_the_battle_with_the_orcs() -> None:
    assert "The enemy of this winter: Orcs, strength 3." in log(46)
    assert "Brian rolls for the King's help: 2 soldiers for everybody." in log(46)
    assert "Brian fights with strength 2 (2 from the King) and is beaten." in log(46)
    assert "Cindy fights with strength 3 (2 from the King and buildings +1): a draw." in log(47)
    assert "Ann is the strongest victor: 1 point." in log(47)
    court, _ = book.read(GAME).play(GAME.resolve(), 46)
    card = GAME.view(court, 0)["enemy"]["card"]
    assert {thing: count for thing, count in card["loss"].items() if count} == {"any_goods": 2, "vp": 1}
    assert {thing: count for thing, count in card["reward"].items() if count} == {"gold": 1}
    ann, brian = (province["soldiers"] for province in GAME.view(court, 0)["provinces"][:2])
    assert (ann, brian) == (3, 2)
