"""A user's own component sheet: what it changes in play, and what is wrong with a wrong one."""

from pathlib import Path

import pytest

from kingsburg.kb_scenes import ORIGINAL, Scene
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.invariants import KingsburgInspector
from regalia.games.kingsburg.steps import AID_PHASE, BUILD_ACTION, RECRUIT_PHASE, REWARD_PHASE
from regalia.kernel.errors import Trouble


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def test_another_cost_and_other_points_of_a_building(sheet: Path) -> None:
    sheet.write_text('buildings = [{id = "statue", cost = {wood = 1, stone = 3}, vp = 8}]\n')
    scene = Scene(3, components=sheet).goods(0, 2, 1, 3).run(BUILD_ACTION).play(0, "build statue")
    assert (scene.held(0), scene.vp[0]) == ((2, 0, 0), 8)


def test_another_place_of_two_buildings(sheet: Path) -> None:
    sheet.write_text('buildings = [{id = "statue", col = 2}, {id = "chapel", col = 1}]\n')
    scene = Scene(3, components=sheet).goods(0, 9, 9, 9).run(BUILD_ACTION)
    assert "build chapel" in scene.offers()
    assert scene.refused(0, "build statue") == "KB-7.7"


def test_other_numbers_of_an_effect(sheet: Path) -> None:
    sheet.write_text(
        """buildings = [
  {id = "embassy", effects = [{when = "season_end", vp = 4}]},
  {id = "church", effects = [{when = "battle", versus = "orcs", strength = 5}]},
  {id = "crane", effects = [{when = "build", columns = [1], gold = -2}]},
]
"""
    )
    scene = Scene(3, components=sheet).buildings(0, "embassy", "church", "crane").points(0, 0).season().end()
    assert scene.vp[0] == 4
    assert scene.run(BUILD_ACTION).play(0, "build statue").held(0) == (0, 0, 0)
    assert scene.enemy("y1_orcs_3").winter(1).strengths == [6, 1, 1]


def test_another_enemy(sheet: Path) -> None:
    sheet.write_text(
        'enemies = [{id = "y1_orcs_3", kind = "zombies", strength = 6, loss = {gold = 2}, reward = {vp = 7}}]\n'
    )
    scene = Scene(3, components=sheet).buildings(0, "palisade").soldiers(0, 4).goods(1, 3, 0, 0).enemy("y1_orcs_3")
    scene.winter(1)
    assert scene.strengths[0] == 7
    assert scene.vp == [8, 0, 0]
    assert scene.held(1) == (1, 0, 0)
    assert scene.told("enemy") == [{"enemy": "@enemy-zombies", "strength": 6}]


def test_another_gift(sheet: Path) -> None:
    sheet.write_text('advisors = [{id = "jester", options = [{soldiers = 2}, {gold = -1, vp = 5}]}]\n')
    scene = Scene(3, components=sheet).goods(0, 1, 0, 0).visit(0, 1)
    assert scene.offers() == ["pass", "take 2 soldiers", "give 1 gold for 5 vp"]
    scene.play(0, "give 1 gold for 5 vp")
    assert (scene.held(0), scene.vp[0]) == ((0, 0, 0), 5)
    assert Scene(3, components=sheet).visit(0, 1).offers() == ["pass", "take 2 soldiers"]


def test_other_constants(sheet: Path) -> None:
    sheet.write_text(
        """[constants]
reward_most_buildings_vp = 3
goods_per_soldier = 3
strongest_victor_vp = 2
plus2_bonus = 3
aid_tie_goods = 2
"""
    )
    assert Scene(3, components=sheet).run(REWARD_PHASE).vp == [3, 3, 3]
    scene = Scene(3, components=sheet).goods(0, 3, 0, 0).run(RECRUIT_PHASE)
    assert scene.offers() == ["pass", "train for 3 gold"]
    scene = Scene(3, components=sheet).soldiers(0, 9).enemy("y1_orcs_3").winter(1)
    assert scene.vp[0] == 2
    scene = Scene(3, components=sheet).tokens(0, 1).season(2, (1, 1, 2), (6, 6, 6), (6, 6, 6))
    assert "influence 5 with 2 and 1 token" in scene.offers()
    assert len(Scene(3, components=sheet).run(AID_PHASE).offers()) == 6


def test_the_invariants_hold_with_an_own_sheet(sheet: Path) -> None:
    sheet.write_text('enemies = [{id = "y1_orcs_3", kind = "zombies"}]\n[constants]\nplus2_bonus = 4\n')
    scene = Scene(3, ORIGINAL, components=sheet).enemy("y1_orcs_3")
    chronicler = KingsburgInspector(scene.court)
    scene.begin()
    while scene.court.waiting:
        chronicler.inspect()
        scene.passes()
    chronicler.inspect()


WRONG = {
    "an unknown building": ('\nbuildings = [\n  {id = "castle", vp = 3},\n]\n', 3, "unknown id; allowed are statue, "),
    "an unknown value": ('buildings = [\n  {id = "inn", colour = 3},\n]\n', 2, "unknown; allowed are basis, col, cost"),
    "a word for a number": (
        'buildings = [\n  {id = "inn", vp = "three"},\n]\n',
        2,
        "expected a whole number such as 0",
    ),
    "a cost out of range": (
        'buildings = [\n  {id = "inn", vp = 1},\n  {id = "statue", cost = {gold = 21}},\n]\n',
        3,
        "buildings.statue.cost.gold: expected a whole number from 0 to 20, found 21",
    ),
    "an unknown good": ('buildings = [\n  {id = "inn", cost = {silver = 1}},\n]\n', 2, "allowed are gold, wood, stone"),
    "an unknown gift": (
        'advisors = [\n  {id = "jester", options = [{silver = 1}]},\n]\n',
        2,
        "allowed are gold, wood, stone, vp, plus2, soldiers, peek, any_goods, any_goods_same",
    ),
    "no gift": ('advisors = [\n  {id = "jester", options = []},\n]\n', 2, "expected a list of tables, at least one"),
    "a gift that is no table": ('advisors = [\n  {id = "king", options = [1]},\n]\n', 2, "expected a list of tables"),
    "a strange look": ('advisors = [\n  {id = "king", options = [{peek = "yes"}]},\n]\n', 2, "expected true or false"),
    "another number": ('advisors = [\n  {id = "king", number = 3},\n]\n', 2, "must stay 18"),
    "two buildings on one place": (
        'buildings = [\n  {id = "statue", col = 2},\n]\n',
        2,
        "buildings.chapel.col: statue already stands in this row and column",
    ),
    "a place outside": ('buildings = [\n  {id = "statue", row = 6},\n]\n', 2, "expected a whole number from 1 to 5"),
    "another effect": (
        'buildings = [\n\n  {id = "inn", effects = [{when = "battle", strength = 1}]},\n]\n',
        3,
        "must keep the shape 'summer_end plus2'",
    ),
    "an effect with another word": (
        'buildings = [\n  {id = "market", effects = [{when = "influence", shift = [-2, 2], per_season = 1}]},\n]\n',
        2,
        "must keep the shape 'influence per_season=1 shift=[-1, 1]'",
    ),
    "an effect that is no table": (
        'buildings = [\n  {id = "inn", effects = [1]},\n]\n',
        2,
        "expected a list of tables",
    ),
    "a strange column": (
        'buildings = [\n  {id = "crane", effects = [{when = "build", columns = [5], gold = -1}]},\n]\n',
        2,
        "expected a list of columns from 1 to 4",
    ),
    "an unknown foe": (
        'buildings = [\n  {id = "church", effects = [{when = "battle", versus = "trolls", strength = 1}]},\n]\n',
        2,
        "allowed are barbarians, goblins, orcs, zombies, demons, dragons",
    ),
    "an unknown enemy": ('enemies = [\n  {id = "y1_trolls_2"},\n]\n', 2, "allowed are y1_barbarians_2, "),
    "an unknown kind": ('enemies = [\n  {id = "y1_orcs_3", kind = "trolls"},\n]\n', 2, "allowed are barbarians, "),
    "two buildings lost": (
        'enemies = [\n  {id = "y1_orcs_3", loss = {buildings = 2}},\n]\n',
        2,
        "expected a whole number from 0 to 1, found 2",
    ),
    "an unknown loss": (
        'enemies = [\n  {id = "y1_orcs_3", loss = {soldiers = 1}},\n]\n',
        2,
        "enemies.y1_orcs_3.loss.soldiers: unknown; allowed are gold, wood, stone, any_goods, buildings, vp",
    ),
    "an unknown reward": (
        'enemies = [\n  {id = "y1_orcs_3", reward = {buildings = 1}},\n]\n',
        2,
        "enemies.y1_orcs_3.reward.buildings: unknown; allowed are gold, wood, stone, any_goods, vp",
    ),
    "too many goods of choice": (
        'advisors = [\n  {id = "king", options = [{any_goods = 4}]},\n]\n',
        2,
        "expected a whole number from 0 to 3, found 4",
    ),
    "too many alternatives": (
        'advisors = [\n  {id = "king", options = [{any_goods = 3}, {any_goods = 3, vp = 1}]},\n]\n',
        2,
        "more than 16 alternatives",
    ),
    "an enemy of another year": ('enemies = [\n  {id = "y1_orcs_3", year = 2},\n]\n', 2, "must stay 1"),
    "a back of another year": ('years = [\n  {id = "year_1", number = 3},\n]\n', 2, "must stay 1"),
    "a longer game": ("[constants]\n\nyears = 6\n", 3, "constants.years: must stay 5"),
    "tokens that add nothing": ("[constants]\nplus2_bonus = 0\n", 2, "expected a whole number from 1 to 9, found 0"),
    "another game": ('game = "chess"\n', 1, "expected 'kingsburg'"),
    "no list": ("buildings = 3\n", 1, "expected a list of rows, each with its id"),
    "a row without id": ("buildings = [{vp = 3}]\n", 1, "every row needs its id"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_sheet_is_refused_with_file_line_and_what_is_allowed(what: str, sheet: Path) -> None:
    text, line, message = WRONG[what]
    sheet.write_text(text)
    with pytest.raises(Trouble) as trouble:
        GAME.sheet(sheet)
    assert str(trouble.value).startswith(f"{sheet}, line {line}: ")
    assert message in str(trouble.value)


def test_a_sheet_that_is_not_toml(sheet: Path) -> None:
    sheet.write_text("[constants]\nyears =\n")
    with pytest.raises(Trouble, match=r"mine\.toml is not valid TOML: .*line 2"):
        GAME.sheet(sheet)


def test_a_sheet_that_is_no_text(sheet: Path) -> None:
    sheet.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Trouble, match=r"mine\.toml is not a text file"):
        GAME.sheet(sheet)


def test_a_missing_sheet(sheet: Path) -> None:
    with pytest.raises(Trouble, match=r"mine\.toml cannot be read: No such file"):
        Scene(3, components=sheet)
