"""The rule shown with a question, an option or a refusal speaks of it: in whole games, by the switches of the table."""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, rich_game, up_to
from kingsburg.kb_words import reasons, words_of_option, words_of_question
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.options import QUESTIONS
from regalia.games.kingsburg.position import AUTUMN, SPRING
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.steps import AID_PHASE, BUILD_ACTION, RECRUIT_PHASE
from regalia.kernel import catalogue
from support import moments, rule

HIGH = (6, 6, 6)
text = cache(catalogue.text)

# Whole games.

ODD_TABLES: dict[str, dict[str, Any]] = {
    "announced for long": {"envoy_window": "until_next_phase_5"},
    "unannounced in autumn": {"envoy_announce": False},
    "first printing": {"plus2_limit": "per_group"},
    "mixed goods": {"choice_goods": "free_mix"},
    "a dear Smuggler": {"smuggler_vp": -1},
    "a Chapel of seven": {"chapel": "total_7", "reroll_limit": "one_in_all"},
    "a Town Hall that pays": {"town_hall": "pay_for_vp"},
    "goods that count": {"cathedral": "count"},
}
GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    (preset, seats, {}, seed) for preset in (HUNGARIAN, ORIGINAL) for seats in (2, 3, 4, 5) for seed in (1, 2)
]
GAMES += [(HUNGARIAN, 2, switches, 3) for switches in ODD_TABLES.values()]


def complaint(words: str, rule: str) -> str:
    """What is wrong with a rule that should say these words."""
    return "" if re.search(words, text(rule)) else f"{rule} does not say '{words}': {text(rule)}"


def complaints(court: Kingsburg, seat: int, luck: random.Random, refused: int) -> Iterator[str]:
    """What is wrong with the rules shown at one moment: of the question, all options, and some that are refused."""
    question = QUESTIONS[court.question]
    yield from found(question, complaint(words_of_question(court, seat), court.prompt_rule(seat)))
    for option in court.options(seat):
        said = f"{question}, {court.name(seat, option)}"
        yield from found(said, complaint(words_of_option(court, seat, option), court.option_rule(seat, option)))
    for option in luck.sample(others(court, seat), refused):
        yield from wrong_refusal(court, seat, option)


def wrong_refusal(court: Kingsburg, seat: int, option: int) -> Iterator[str]:
    """A refusal for a reason that does not stand in the way."""
    shown, true = court.objection(seat, option), list(reasons(court, seat, option))
    said = f"{QUESTIONS[court.question]}, refused {option} {court.name(seat, option)}"
    if not any(re.search(words, text(shown)) for words in true):
        yield f"{said}: {shown} says none of {true}: {text(shown)}"


def found(where: str, complaint: str) -> Iterator[str]:
    """A complaint with its place, if there is one."""
    if complaint:
        yield f"{where}: {complaint}"


def others(court: Kingsburg, seat: int) -> list[int]:
    """All options that are not possible now."""
    offer = set(court.options(seat))
    return [option for option in range(opt.OPTION_COUNT) if option not in offer]


@rule("KB-D2", "KB-D3", "KB-D4", "KB-D5", "KB-D6", "KB-D7", "KB-D8", "KB-D9", "KB-D10", "KB-D11", "KB-D12", "KB-D14")
@pytest.mark.parametrize(("preset", "seats", "switches", "seed"), GAMES)
@pytest.mark.long
def test_rules_speak_of_what_is_asked_chosen_and_refused_in_whole_games(
    preset: str, seats: int, switches: dict[str, Any], seed: int
) -> None:
    luck = random.Random(seed)
    scene = rich_game(seats, preset, seed, **switches) if seed > 1 else Scene(seats, preset).begin()
    for court, seat in moments(scene.court, luck):
        assert isinstance(court, Kingsburg)
        assert not list(complaints(court, seat, luck, 6))


# Single questions, with everything that can be refused there.


def second_building(preset: str) -> Scene:
    """The Envoy's second building."""
    scene = Scene(3, preset).goods(0, 9, 9, 9).envoy(0).season(AUTUMN, (1, 1, 2), HIGH, HIGH)
    if preset == HUNGARIAN:
        scene.play(0, "use for building")
    return scene.until("build").play(0, "build inn")


def fallen_on(preset: str, *rows: str) -> Scene:
    """A beaten seat that must lose goods and a building."""
    scene = Scene(3, preset).buildings(0, *rows).goods(0, 2, 2, 2)
    return scene.enemy("y2_orcs_4").winter(1)


def four_equal_dice(preset: str, *built: str, **switches: Any) -> Scene:
    """A roll of 1, 1, 1 and a white 1."""
    scene = Scene(3, preset, **switches).buildings(0, *built)
    scene.court.aid = 0
    return scene.season(SPRING, (1, 1, 1, 1), HIGH, HIGH)


def envoy_holder(preset: str, *uses: str) -> Scene:
    """The holder of the Envoy is to influence, when two advisors are taken."""
    scene = Scene(3, preset).envoy(0).tokens(0, 2).buildings(0, *up_to("market"))
    scene.season(AUTUMN, (1, 2, 2), (1, 2, 4), HIGH).play(0, *uses)
    return scene.play(0, "influence 2 with 2").play(1, "influence 3 with 1+2").play(2, "pass")


SCENES: dict[str, Callable[[str], Scene]] = {
    "the first aid": lambda preset: Scene(3, preset).begin(),
    "later aid": lambda preset: Scene(3, preset).in_year(2).many_buildings(0, 1).run(AID_PHASE),
    "Statue": lambda preset: four_equal_dice(preset, "statue"),
    "Statue and Chapel": lambda preset: four_equal_dice(preset, *up_to("chapel")),
    "Chapel alone": lambda preset: four_equal_dice(preset, "chapel"),
    "Chapel after the Statue": lambda preset: four_equal_dice(
        preset, *up_to("chapel"), reroll_limit="each_building_once"
    ).play(0, "reroll a white die"),
    "Statue after a Chapel of seven": lambda preset: (
        four_equal_dice(preset, *up_to("chapel"), chapel="total_7", reroll_limit="each_building_once")
        .dice((2, 2, 2, 2))
        .play(0, "reroll all dice")
    ),
    "influence": lambda preset: Scene(3, preset).tokens(0, 1).season(SPRING, (2, 2, 5), HIGH, HIGH),
    "influence of the rich": lambda preset: (
        Scene(3, preset).tokens(0, 5).buildings(0, *up_to("farms")).season(SPRING, (2, 2, 5, 1), HIGH, HIGH)
    ),
    "second turn of the rich": lambda preset: (
        Scene(3, preset)
        .tokens(0, 5)
        .buildings(0, *up_to("farms"))
        .season(SPRING, (2, 2, 5, 1), HIGH, HIGH)
        .play(0, "influence 5 with 2+w1 and 1 token")
        .play(1, "influence 6 with 6")
        .play(2, "pass")
    ),
    "gift of the Merchant": lambda preset: Scene(3, preset).visit(0, 4),
    "gift of the Alchemist": lambda preset: Scene(3, preset).goods(0, 1, 0, 0).visit(0, 6),
    "gift of the Duchess": lambda preset: Scene(3, preset).visit(0, 12),
    "gift of the Smuggler": lambda preset: Scene(3, preset).visit(0, 14),
    "gift of the Queen": lambda preset: Scene(3, preset).visit(0, 17),
    "building": lambda preset: Scene(3, preset).buildings(0, "inn").goods(0, 2, 1, 0).run(BUILD_ACTION),
    "building of the rich": lambda preset: (
        Scene(3, preset).buildings(0, *up_to("church"), *up_to("crane")).goods(0, 9, 9, 9).run(BUILD_ACTION)
    ),
    "second building": second_building,
    "Town Hall": lambda preset: (
        Scene(3, preset).buildings(0, "town_hall").goods(0, 0, 1, 0).season().until("town-hall")
    ),
    "recruiting": lambda preset: Scene(3, preset).goods(0, 2, 1, 0).run(RECRUIT_PHASE),
    "recruiting with Barracks": lambda preset: (
        Scene(3, preset).goods(0, 2, 1, 0).buildings(0, *up_to("barracks")).run(RECRUIT_PHASE)
    ),
    "reward": lambda preset: Scene(3, preset).soldiers(0, 9).enemy("y4_orcs_7").winter(1),
    "reward by the Stone Wall": lambda preset: (
        Scene(3, preset).buildings(0, "stone_wall").soldiers(0, 5).enemy("y4_orcs_7").winter(1)
    ),
    "loss": lambda preset: fallen_on(preset),
}
HUNGARIAN_SCENES: dict[str, Callable[[str], Scene]] = {
    "announcement": lambda preset: Scene(3, preset).envoy(0).season(AUTUMN),
    "long announcement": lambda preset: Scene(3, preset, envoy_window="until_next_phase_5").envoy(0).season(SPRING),
    "a die to put aside": lambda preset: Scene(2, preset).season(SPRING, (6, 6, 6, 1, 4), (2, 2, 3), HIGH),
    "a die is aside": lambda preset: (
        Scene(2, preset)
        .season(SPRING, (6, 6, 6, 1, 4), (1, 2, 3), HIGH)
        .play(0, "set aside 3")
        .play(0, "pass")
        .until("influence")
    ),
    "Envoy for influence": lambda preset: envoy_holder(preset, "use for influence"),
    "Envoy for building": lambda preset: envoy_holder(preset, "use for building"),
    "ruin": lambda preset: fallen_on(preset, *up_to("market"), "statue", *up_to("crane")).after("loss"),
}
ORIGINAL_SCENES: dict[str, Callable[[str], Scene]] = {
    "Envoy at hand": lambda preset: envoy_holder(preset),
    "no die aside": lambda preset: Scene(2, preset).season(SPRING, (6, 6, 6, 1, 4), (1, 2, 3), HIGH),
}
CASES = [(preset, name, made) for preset in (HUNGARIAN, ORIGINAL) for name, made in SCENES.items()]
CASES += [(HUNGARIAN, name, made) for name, made in HUNGARIAN_SCENES.items()]
CASES += [(ORIGINAL, name, made) for name, made in ORIGINAL_SCENES.items()]
every_case = pytest.mark.parametrize(
    ("preset", "made"), [(p, m) for p, _, m in CASES], ids=[f"{n}, {p}" for p, n, _ in CASES]
)


@every_case
def test_rules_speak_of_a_question_its_options_and_all_refusals(preset: str, made: Callable[[str], Scene]) -> None:
    scene = made(preset)
    assert scene.court.waiting
    assert not list(complaints(scene.court, scene.turn, random.Random(1), len(others(scene.court, scene.turn))))


def test_the_scenes_ask_every_question() -> None:
    assert {made(preset).question for preset, _, made in CASES} == set(QUESTIONS[1:])


ONE_RULE_A_QUESTION = {
    "aid": "KB-3.3", "envoy": "KB-10.11", "reroll": "KB-4.4", "aside": "KB-14.6", "influence": "KB-5.6",
    "gift": "KB-6.4", "build": "KB-7.1", "build-again": "KB-10.9", "town-hall": "KB-8.29", "recruit": "KB-11.3",
    "reward": "KB-12.11", "loss": "KB-12.19", "ruin": "KB-12.22",
}  # fmt: skip


def test_one_rule_for_each_kind_of_question_would_be_noticed() -> None:
    noticed = set()
    for preset, name, made in CASES:
        scene = made(preset)
        if complaint(words_of_question(scene.court, scene.turn), ONE_RULE_A_QUESTION[scene.question]):
            noticed.add((preset, name))
    assert {name for _, name in noticed} >= {"the first aid", "Statue", "influence", "gift of the Merchant"}
    assert {name for _, name in noticed} >= {"recruiting with Barracks", "reward by the Stone Wall"}
    assert (ORIGINAL, "Town Hall") in noticed
    assert not {(HUNGARIAN, "Town Hall"), (HUNGARIAN, "later aid"), (HUNGARIAN, "loss")} & noticed
