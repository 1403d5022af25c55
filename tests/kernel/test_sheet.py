"""Component sheets: overlays by id, and errors that name the line and what is allowed."""

from pathlib import Path

import pytest

from regalia.kernel import sheet as sheets
from regalia.kernel.errors import Trouble
from regalia.kernel.game import OtherSheet, Setup
from support import game_of

GAME = game_of("kingsburg")


def overlay(tmp_path: Path, text: str) -> sheets.Table:
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.sheet(path)


def test_an_overlay_changes_only_what_it_names(tmp_path: Path) -> None:
    sheet = overlay(tmp_path, 'buildings = [{id = "inn", vp = 2}]\n[constants]\ngoods_per_soldier = 3\n')
    rows = {row["id"]: row for row in sheet["buildings"]}
    assert rows["inn"]["vp"] == 2
    assert rows["inn"]["cost"] == {"gold": 1, "wood": 1, "stone": 0}
    assert rows["statue"]["vp"] == 3
    assert sheet["constants"]["goods_per_soldier"] == 3
    assert GAME.sheet()["constants"]["goods_per_soldier"] == 2


def test_the_digest_follows_the_values_not_the_writing(tmp_path: Path) -> None:
    same = overlay(tmp_path, '# a comment\nbuildings = [{vp = 0, id = "inn"}]\n')
    assert sheets.digest(same) == sheets.digest(GAME.sheet())
    other = overlay(tmp_path, 'buildings = [{vp = 1, id = "inn"}]\n')
    assert sheets.digest(other) != sheets.digest(GAME.sheet())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('buildings = [\n  {id = "inn"},\n  {id = "casino"},\n]\n', "line 3: .*unknown id; allowed are statue"),
        ('buildings = [\n  {id = "inn", colour = 1},\n]\n', "line 2: .*colour: unknown; allowed are basis, col"),
        ('buildings = [\n  {id = "inn", vp = "two"},\n]\n', "line 2: .*vp: expected a whole number .* found 'two'"),
        ('buildings = [\n  {vp = 2},\n]\n', "line 1: .*every row needs its id"),
        ("[constants]\n\nplus2_bonus = 99\n", "line 3: constants.plus2_bonus: expected a whole number from 1 to 9"),
        ("[constants]\nyears = 6\n", "line 2: constants.years: must stay 5"),
        ("\nbuildings = [{id = inn}]\n", "not valid TOML: .*line 2"),
        ('game = "royals"\n', "line 1: game"),
        ("buildings = [{id = [1]}]\n", "line 1: .*unknown id"),
        ('[presets.hungarian]\nchapel = "total_7"\n', "line 1: presets: rule switches are set with --preset"),
    ],
)  # fmt: skip
def test_a_wrong_overlay_names_line_and_remedy(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(Trouble, match=message):
        overlay(tmp_path, text)


def test_a_missing_overlay_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be read"):
        GAME.sheet(tmp_path / "none.toml")


def test_the_counts_by_basis_are_those_of_the_sheet() -> None:
    assert sheets.basis_counts(GAME.sheet()) == {"rulebook": 363, "reported": 0, "reconstructed": 0}


def earlier() -> sheets.Table:
    """A sheet of some time ago: another value, a row and a value fewer, and a preset that is called otherwise."""
    sheet = sheets.overlaid(
        GAME.sheet(), {"buildings": [{"id": "inn", "vp": 2}], "constants": {"strongest_victor_vp": 4}}
    )
    rows = [row for row in sheet["buildings"] if row["id"] != "statue"]
    fewer = {key: value for key, value in sheet["constants"].items() if key != "goods_per_soldier"}
    presets = {"of_old": {**sheet["presets"]["original"], "chapel": "as_tower", "bells": "loud"}}
    return {**sheet, "buildings": rows, "constants": fewer, "presets": presets}


def test_an_earlier_sheet_is_filled_up_with_what_it_lacks() -> None:
    filled, ours = sheets.filled_up(earlier(), GAME.sheet()), GAME.sheet()
    assert [row["id"] for row in filled["buildings"]] == [row["id"] for row in ours["buildings"]]
    rows = {row["id"]: row for row in filled["buildings"]}
    assert (rows["inn"]["vp"], rows["statue"]["vp"]) == (2, 3)
    assert (filled["constants"]["strongest_victor_vp"], filled["constants"]["goods_per_soldier"]) == (4, 2)
    assert sheets.filled_up({"years": 3, "title": "x"}, ours)["years"] == ours["years"]


def test_a_table_with_an_earlier_sheet_keeps_its_values_and_what_is_left_of_its_switches() -> None:
    setup = Setup(
        "kingsburg", 2, b"x", "of_old", {"smuggler_vp": 1, "tower": "high"}, printed=sheets.text_of(earlier())
    )
    edition = GAME.edition(setup)
    assert (edition.strongest_vp, edition.goods_per_soldier) == (4, 2)
    usual, original = GAME.resolve(), GAME.resolve("original")
    assert edition.switches == {**original, "smuggler_vp": 1, "chapel": usual["chapel"]}


def test_a_sheet_that_cannot_be_read_any_more_is_told_and_todays_comes_nearest_to_it() -> None:
    broken = {**GAME.sheet(), "buildings": [], "presets": {}}
    setup = Setup("kingsburg", 2, b"x", "of_old", {"smuggler_vp": -1}, printed=sheets.text_of(broken))
    with pytest.raises(OtherSheet, match="cannot read the sheet"):
        GAME.start(setup)
    nearest = GAME.nearest(setup)
    assert GAME.start(nearest).waiting
    assert nearest.switches == {**GAME.resolve(), "smuggler_vp": -1}
