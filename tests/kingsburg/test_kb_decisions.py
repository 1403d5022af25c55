"""The decisions: which are asked, which may be passed, and that none is asked without a choice."""

import random

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene, both_presets
from regalia.games.kingsburg.options import QUESTIONS
from support import moments, names, rule

FREE = {"envoy", "reroll", "influence", "build", "build-again", "recruit"}
FORCED = {"aid", "aside", "reward", "loss", "ruin"}


@rule("KB-D2", "KB-D3", "KB-D4", "KB-D5", "KB-D6", "KB-D10", "KB-D11", "KB-D12", "KB-D14", "KB-D15", "KB-D16", "KB-D17")
@rule("KB-I24")
def test_every_question_has_a_choice_and_only_free_ones_a_pass() -> None:
    asked: dict[str, set[str]] = {HUNGARIAN: set(), ORIGINAL: set()}
    for preset, found in asked.items():
        for seed in range(8):
            for seats in (2, 4):
                scene = Scene(seats, preset)
                scene.luck.seed = bytes([seed])
                scene.begin()
                for court, seat in moments(scene.court, random.Random(seed)):
                    question = QUESTIONS[court.question]
                    offered = names(court, seat)
                    found.add(question)
                    assert len(offered) > 1, question
                    if question in FREE | FORCED:
                        assert ("pass" in offered) == (question in FREE), question
                    if question == "town-hall":
                        assert ("pass" in offered) == (preset == ORIGINAL)
    assert {"aid", "influence", "gift", "build", "recruit", "loss", "envoy", "aside", "ruin"} <= asked[HUNGARIAN]
    assert {"aid", "influence", "gift", "build", "recruit", "loss"} <= asked[ORIGINAL]
    assert not {"envoy", "aside", "ruin"} & asked[ORIGINAL]


@rule("KB-D7", "KB-D8", "KB-D9")
@both_presets
@pytest.mark.parametrize("number", range(1, 19))
def test_only_the_alchemist_and_the_smuggler_of_the_original_can_be_declined(number: int, preset: str) -> None:
    scene = Scene(3, preset).goods(0, 1, 1, 1).visit(0, number)
    declined = scene.question == "gift" and "pass" in scene.offers()
    assert declined == (number == 6 or (number == 14 and preset == ORIGINAL))
    if declined:
        before = scene.held(0), scene.vp[0]
        scene.play(0, "pass")
        assert (scene.held(0), scene.vp[0]) == before
