"""Component sheets: overlays by id, and errors that name the line and what is allowed."""

from pathlib import Path

import pytest

from regalia.kernel import sheet as sheets
from regalia.kernel.errors import Trouble
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
