"""The rules catalogues can be read by id."""

import pytest

from regalia.kernel import catalogue
from regalia.kernel.errors import Trouble


def test_the_catalogue_of_kingsburg_is_complete() -> None:
    rules = catalogue.rules("kingsburg")
    kinds = {"rules": 0, "R": 0, "D": 0, "E": 0, "I": 0}
    for rule in rules:
        kinds[rule[3] if rule[3].isalpha() else "rules"] += 1
    assert kinds == {"rules": 223, "R": 73, "D": 19, "E": 40, "I": 25}
    assert all(rules.values())


def test_a_rule_and_a_ruling_can_be_read() -> None:
    assert catalogue.text("KB-5.6").startswith("The total of the group")
    assert "Exact, in both presets" in catalogue.text("KB-R1")
    assert catalogue.text("KB-99.9") == ""


def test_an_unknown_game_has_no_catalogue() -> None:
    with pytest.raises(Trouble, match="no rules catalogue"):
        catalogue.rules("chess")
