"""The two editions, the solo difficulties beside them, and tables that were set up under former names."""

from typing import Any

import pytest

from paladins.pa_scenes import Scene, index, vector
from regalia.games.paladins import GAME
from regalia.games.paladins.components import OUTSIDERS, PALADINS
from regalia.games.paladins.encoding import AI
from regalia.games.paladins.scoring import SOURCES, card_points, points
from regalia.games.paladins.steps import DRAW_PALADINS
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup, Switch
from support import names, rule, start

EDITIONS = ("hungarian", "original")


def test_the_presets_are_the_editions_and_the_solo_difficulties() -> None:
    assert list(GAME.presets) == ["hungarian", "original", "easy", "hard"]
    assert GAME.resolve() == {"traitor": "hungarian", "tavern": "hungarian", "difficulty": "standard"}
    assert GAME.resolve("original") == {"traitor": "original", "tavern": "original", "difficulty": "standard"}
    for difficulty in ("easy", "hard"):
        assert GAME.resolve(difficulty) == {**GAME.resolve(), "difficulty": difficulty}


@rule("PA-30.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_difficulty_is_there_in_both_editions(edition: str) -> None:
    for difficulty, workshops in (("easy", 1), ("standard", 3), ("hard", 5)):
        setup = Setup("paladins", 1, b"alone", edition, {"difficulty": difficulty})
        game: Any = GAME.start(setup)
        assert game.times(AI, 0) == workshops
        assert game.edition.switches["traitor"] == edition


def test_tables_set_up_under_former_names_keep_working() -> None:
    former: list[tuple[str, dict[str, Switch]]] = [
        ("standard", {}),
        ("standard", {"difficulty": "medium"}),
        ("", {"mercenary": "each"}),
        ("standard", {"mercenary": "together"}),
    ]
    for preset, switches in former:
        assert GAME.resolve(preset, switches) == GAME.resolve("hungarian")
        now: Any = GAME.start(Setup("paladins", 2, b"stored", preset, switches))
        assert now.to_bytes() == GAME.start(Setup("paladins", 2, b"stored")).to_bytes()
    assert GAME.resolve("hard", {"mercenary": "each", "difficulty": "medium"}) == GAME.resolve("hungarian")


@pytest.mark.parametrize(
    ("preset", "switches", "sentence"),
    [
        ("french", {}, "no preset 'french'; there is hungarian and original and easy and hard"),
        ("", {"mercenary": "none"}, "no switch 'mercenary'; there is traitor, tavern, difficulty"),
        ("", {"difficulty": "middling"}, "difficulty takes standard, easy, hard"),
    ],
)
def test_names_that_never_were_are_refused(preset: str, switches: dict[str, Switch], sentence: str) -> None:
    with pytest.raises(Trouble) as refused:
        GAME.resolve(preset, switches)
    assert sentence in str(refused.value)


# The Traitor.


@rule("PA-21.8", "PA-R54")
@pytest.mark.parametrize("unpaid", [0, 1, 2, 3])
def test_the_traitor_makes_debts_heavier_or_lighter(unpaid: int) -> None:
    for edition, in_all in (("hungarian", -4 * unpaid), ("original", -2 * unpaid)):
        scene = Scene(2, traitor=edition).owing(0, unpaid=unpaid).owing(1, unpaid=5)
        scene.converted(0, "traitor_byzantine")
        assert sum(int(points(scene.game, 0, SOURCES.index(line))) for line in ("outsiders", "debts")) == in_all
        shown = GAME.view(scene.game, 0)["printed"]["outsiders"]["traitor"]["points"]
        assert shown == (-1 if edition == "hungarian" else 1)


@rule("PA-21.8", "PA-35.19", "PA-R54")
def test_a_traitor_of_the_artificial_opponent_is_worth_a_point_at_least() -> None:
    for unpaid in range(4):
        for edition, worth in (("hungarian", 1), ("original", max(unpaid, 1))):
            scene = Scene(1, traitor=edition).owing(AI, unpaid=unpaid)
            assert card_points(scene.game, AI, OUTSIDERS.index("traitor")) == worth


# The tavern.


def gathering(edition: str) -> Scene:
    """A table of three that is about to reveal: seat 1 starts, and each uses the first paladin of its hand."""
    scene = Scene(3, tavern=edition)
    scene.game.start = 1
    scene.game.tavern_row = vector([index("tavern", f"tavern_0{n}") for n in (1, 2, 3, 4)])
    scene.game.tavern_takers = vector([-1] * 4)
    scene.run(DRAW_PALADINS)
    for seat in range(3):
        scene.game.choose(seat, scene.game.options(seat)[0])
    return scene


@rule("PA-2.11", "PA-2.12", "PA-R61")
def test_in_the_hungarian_edition_all_paladins_are_known_at_the_tavern() -> None:
    scene = gathering("hungarian")
    assert scene.game.turn() == 1
    assert [int(event["seat"]) for event in scene.told("reveals-paladin")] == [1, 2, 0]
    assert all(card >= 0 for card in scene.game.paladins)


@rule("PA-2.11", "PA-2.12", "PA-R61")
def test_in_the_original_each_goes_to_the_tavern_before_the_next_reveals() -> None:
    scene = gathering("original")
    for number, seat in enumerate((1, 2, 0), 1):
        assert scene.game.turn() == seat
        assert scene.game.prompt(seat)[0] == "prompt-tavern"
        assert [int(event["seat"]) for event in scene.told("reveals-paladin")] == [1, 2, 0][:number]
        assert len(names(scene.game, seat)) == 5 - number
        later = [other for other in range(3) if scene.game.paladins[other] < 0]
        assert len(later) == 3 - number
        for other in later:
            assert GAME.view(scene.game, seat)["players"][other]["paladin"] is None
        scene.do(scene.offers(seat)[0], seat=seat)
    assert scene.game.prompt(1)[0] == "prompt-turn"


@rule("PA-2.12", "PA-R61", "PA-R62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_inquisition_at_the_tavern_comes_before_the_next_paladin_of_the_original(edition: str) -> None:
    scene = gathering(edition)
    scene.game.tax = 1
    scene.next_suspicions(1)
    criminals = index("tavern", "tavern_12")
    scene.game.tavern_row[0] = criminals
    scene.game.offer = scene.game.tavern_offer()
    scene.game.journal = []
    scene.do("take tavern_12", seat=1)
    told = [event.kind for event in scene.game.journal or [] if event.kind in ("inquisition", "reveals-paladin")]
    assert told == (["inquisition", "reveals-paladin"] if edition == "original" else ["inquisition"])


@rule("PA-2.11")
def test_whole_games_of_the_original_show_one_paladin_more_at_every_tavern_card() -> None:
    game: Any = start("paladins", 4, "original", b"in turn", listen=True)
    shown: list[int] = []
    while game.waiting:
        seat = int(game.turn())
        if game.prompt(seat)[0] == "prompt-tavern":
            shown.append(sum(card >= 0 for card in game.paladins))
        game.choose(seat, game.options(seat)[-1])
    assert shown == [1, 2, 3, 4] * 7
    assert len(PALADINS) == 12
