"""Records of an earlier version open as they were, or as far as they fit, with a sentence that says what to do."""

import json
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel import record as records
from regalia.kernel import sheet as sheets
from regalia.kernel.errors import Trouble
from regalia.kernel.record import Record
from regalia.table.match import Match
from support import complaint
from upgrading import CORRECTED, program_with, sheet_of_then, with_rule

BEFORE = Path(__file__).parent / "record_of_before.json"  # it has neither the values of its sheet nor a number of rules


def old() -> Record:
    return records.load(BEFORE)


def reopened(record: Record) -> Match:
    return Match.reopen(games.find(record.setup.game), record)


def test_a_record_of_before_opens_with_the_values_of_its_time_after_one_was_corrected() -> None:
    before = reopened(old())
    with program_with("kingsburg"):
        after = reopened(old())
        assert games.find("kingsburg").values(after.setup)[1] == old().sheet
    assert (after.position.to_bytes(), after.unfit) == (before.position.to_bytes(), before.unfit)
    assert after.record.sheet == old().sheet == sheets.digest(sheet_of_then("kingsburg"))


def test_a_record_with_values_that_nobody_has_is_shown_with_ours_and_says_so(tmp_path: Path) -> None:
    """A person's own values of that time, of which only the hash was kept."""
    game = games.find("kingsburg")
    own = tmp_path / "my.toml"
    own.write_text('game = "kingsburg"\nbuildings = [{id = "barricade", vp = 9}]\n')
    assert CORRECTED["kingsburg"] == {"buildings": [{"id": "barricade", "vp": 9}]}
    match = Match(game, old().setup, ["Anna", "Béla"])
    for choice in old().choices:
        match.follow(choice.seat, choice.name)
    record = match.record
    record.sheet, record.values = sheets.digest(game.sheet(own)), ""
    record.seal = record.head_seal()
    record.save(tmp_path / "old.json")
    told = complaint("verify", str(tmp_path / "old.json"))
    assert "another component sheet" in told
    assert "--components" in told
    made = len(record.choices)
    told = complaint("replay", str(tmp_path / "old.json"))
    assert f"it fits up to choice {made} of {made}" in told
    assert "regalia play --resume" in told
    assert not Match.reopen(game, records.load(tmp_path / "old.json"), own).misfit


def test_under_the_next_rules_a_record_is_told_to_where_it_fits() -> None:
    total = len(old().choices)
    with program_with("kingsburg", change=with_rule):
        fit = len(reopened(old()).record.choices)
        assert 0 < fit < total
        told = complaint("replay", str(BEFORE))
        assert f"Choice {fit + 1} of the record" in told
        assert f"it fits up to choice {fit} of {total}. Go on from there with regalia play --resume" in told
        assert "under rules 1 of Kingsburg" in told
        told = complaint("verify", str(BEFORE))
        assert f"Choice {fit + 1} of the record" in told
        assert "under rules 1 of Kingsburg" in told


def test_a_record_that_does_not_fit_is_played_on_in_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file it came from keeps what this version cannot play."""
    from regalia.cli.playing import resumed

    monkeypatch.setenv("HOME", str(tmp_path))
    file = tmp_path / "old.json"
    file.write_bytes(BEFORE.read_bytes())
    with program_with("kingsburg", change=with_rule):
        match, place = resumed(file, None, None)
        assert place.parent == tmp_path / ".regalia"
        assert "It goes on from there in" in " ".join(capsys.readouterr().err.split())
        match.choose(int(match.position.turn()), int(match.position.options(match.position.turn())[0]))
        match.record.save(place)
        again, where = resumed(place, None, None)
        assert (again.record, again.misfit, where) == (match.record, "", place)
        assert json.loads(place.read_text(encoding="utf-8"))["rules"] == match.game.rules_version
    assert file.read_bytes() == BEFORE.read_bytes()


def test_a_record_that_fits_is_played_on_in_its_file(tmp_path: Path) -> None:
    from regalia.cli.playing import resumed

    file = tmp_path / "new.json"
    match = Match(games.find("kingsburg"), old().setup, ["Anna", "Béla"])
    match.record.save(file)
    assert resumed(file, None, None)[1] == file


def test_a_choice_that_was_put_in_by_hand_is_still_refused(tmp_path: Path) -> None:
    data = json.loads(BEFORE.read_text(encoding="utf-8"))
    data["choices"][0][1] = "take 9 gold"
    (tmp_path / "forged.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(Trouble, match="was changed: its seal is broken"):
        records.verify(records.load(tmp_path / "forged.json"), games.find("kingsburg"))
