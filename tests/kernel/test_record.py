"""Records: replay by name, and every change is found and named."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import OtherSheet, Setup
from regalia.kernel.record import Record
from support import game_of

GAME = game_of("kingsburg")


def played(choices: int = 10_000, **setup: Any) -> Record:
    table = Setup("kingsburg", 3, b"seed of the record", **setup)
    position = GAME.start(table)
    record = Record.begin(GAME, table, ["Anna", "Béla", "Éva"])
    luck = random.Random(5)
    while position.waiting and len(record.choices) < choices:
        seat = int(position.turn())
        option = luck.choice(list(position.options(seat)))
        record.add(seat, position.name(seat, option))
        position.choose(seat, option)
    record.close(position)
    return record


def changed(tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> Record:
    data = json.loads(played().to_json())
    change(data)
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return records.load(path)


def test_an_unfinished_record_verifies_and_goes_on(tmp_path: Path) -> None:
    record = played(25)
    record.save(tmp_path / "half.json")
    position = records.verify(records.load(tmp_path / "half.json"), GAME)
    assert position.waiting
    assert record.scores is None


def test_switches_and_order_are_part_of_the_record() -> None:
    record = played(5, preset="original", switches={"start_order": "agreed"}, order=(2, 0, 1))
    data = json.loads(record.to_json())
    assert (data["preset"], data["switches"], data["order"]) == ("original", {"start_order": "agreed"}, [2, 0, 1])
    assert list(records.replay(record, GAME).to_bytes())


def test_a_changed_choice_is_named(tmp_path: Path) -> None:
    def other_choice(data: dict[str, Any]) -> None:
        data["choices"][1][1] = "take 1 stone" if data["choices"][1][1] != "take 1 stone" else "take 1 gold"

    with pytest.raises(Trouble, match=r"Choice 2 .* was changed"):
        records.verify(changed(tmp_path, other_choice), GAME)


def test_a_choice_left_out_is_named(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="Choice 8"):
        records.verify(changed(tmp_path, lambda data: data["choices"].pop(7)), GAME)


def test_choices_cut_off_at_the_end_are_found(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="scores were changed"):
        records.verify(changed(tmp_path, lambda data: data["choices"].pop()), GAME)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("seed", "00ff", "the luck was changed"),
        ("preset", "original", "The set-up was changed"),
        ("scores", [99, 0, 0], "scores were changed"),
        ("sheet", "0" * 32, "set-up was changed"),
        ("commitment", "0" * 64, "the luck was changed"),
        ("players", ["Anna", "king", "Éva"], "names of the players were changed"),
        ("names", "00000000", "names of the players were changed"),
    ],
)
def test_a_changed_head_is_found(tmp_path: Path, key: str, value: Any, message: str) -> None:
    with pytest.raises(Trouble, match=message):
        records.verify(changed(tmp_path, lambda data: data.__setitem__(key, value)), GAME)


def test_names_belong_to_their_game(tmp_path: Path) -> None:
    """Neither a choice more nor the names of another record fit the seal of the names."""
    record = played(30)
    record.save(tmp_path / "game.json")
    again = records.load(tmp_path / "game.json")
    assert again.names_seal == record.seal_of_names() != played(29).seal_of_names()


def test_a_record_without_sealed_names_still_opens(tmp_path: Path) -> None:
    def as_before(data: dict[str, Any]) -> None:
        data["format"] = records.NAMES_UNSEALED
        del data["names"]

    old = changed(tmp_path, as_before)
    assert old.names_seal is None
    assert records.verify(old, GAME).over()
    assert json.loads(old.to_json())["names"] == old.seal_of_names()


@pytest.mark.parametrize("spot", ["choice", "player", "switch"])
def test_half_a_character_gets_one_sentence(tmp_path: Path, spot: str) -> None:
    def half(data: dict[str, Any]) -> None:
        if spot == "choice":
            data["choices"][0][1] = "take \ud800"
        elif spot == "player":
            data["players"][0] = "\udfff"
        else:
            data["switches"]["\ud83d"] = 1

    with pytest.raises(Trouble, match="half a character"):
        changed(tmp_path, half)


def noted(tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> Record:
    """A whole game with notes, one of them before the first choice and two after the fifth, changed afterwards."""
    whole = played()
    record = Record.begin(GAME, whole.setup, whole.players)
    record.note(0, "hint")
    for choice in whole.choices:
        record.add(choice.seat, choice.name)
        if len(record.choices) == 5:
            record.note(1, "hand knight")
            record.note(1, "return")
    record.scores = whole.scores
    data = json.loads(record.to_json())
    change(data)
    path = tmp_path / "noted.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return records.load(path)


def test_notes_are_part_of_the_chain(tmp_path: Path) -> None:
    record = noted(tmp_path, lambda data: None)
    assert [(note.after, note.seat, note.text) for note in record.notes] == [
        (0, 0, "hint"),
        (5, 1, "hand knight"),
        (5, 1, "return"),
    ]
    assert records.verify(record, GAME).over()
    assert "notes" not in json.loads(played().to_json()), "a record without notes is as it always was"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data["notes"][1].__setitem__(2, "hand king"), "A note after choice 5 was changed"),
        (lambda data: data["notes"][0].__setitem__(1, 2), "A note after choice 0 was changed"),
        (lambda data: data["notes"].pop(2), r"Choice 6 .* was changed"),
        (lambda data: data.pop("notes"), r"Choice 1 .* was changed"),
        (lambda data: data["notes"][2].__setitem__(0, 6), r"Choice 6 .* was changed"),
        (lambda data: data["notes"].append([9999, 0, "hint", "0" * 8]), "notes were changed"),
        (lambda data: data["notes"].append([1, 0, "hint", "0" * 8]), "notes were changed"),
    ],
)
def test_a_changed_note_is_found(tmp_path: Path, change: Callable[[dict[str, Any]], None], message: str) -> None:
    with pytest.raises(Trouble, match=message):
        records.verify(noted(tmp_path, change), GAME)


def test_a_record_that_goes_back_keeps_its_notes(tmp_path: Path) -> None:
    record = noted(tmp_path, lambda data: None)
    shorter = record.shorter(len(record.choices) - 3)
    assert [(note.after, note.text) for note in shorter.notes] == [(0, "hint"), (3, "hand knight"), (3, "return")]
    assert shorter.choices == record.choices[:3]
    assert records.verify(shorter, GAME).waiting


def test_an_illegal_choice_in_a_record_is_named(tmp_path: Path) -> None:
    record = changed(tmp_path, lambda data: data["choices"][0].__setitem__(1, "take 9 gold"))
    with pytest.raises(Trouble, match="Choice 1 of the record"):
        records.replay(record, GAME)


def own_sheet(tmp_path: Path) -> Path:
    sheet = tmp_path / "my.toml"
    sheet.write_text('game = "kingsburg"\nbuildings = [{id = "statue", vp = 4}]\n')
    return sheet


def test_a_record_and_a_sheet_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OtherSheet, match=r"another component sheet .* --components"):
        records.replay(played(), GAME, own_sheet(tmp_path))


def test_a_record_holds_the_values_it_was_played_with(tmp_path: Path) -> None:
    own = played(components=own_sheet(tmp_path))
    own.save(tmp_path / "own.json")
    again = records.load(tmp_path / "own.json")
    assert records.verify(again, GAME).to_bytes() == records.verify(own, GAME, own_sheet(tmp_path)).to_bytes()
    assert records.replay(again, GAME).edition.points[0] == 4  # type: ignore[attr-defined]


def test_changed_values_in_a_record_are_found(tmp_path: Path) -> None:
    own = json.loads(played(components=own_sheet(tmp_path)).to_json())
    own["values"]["buildings"][0]["vp"] = 5
    (tmp_path / "own.json").write_text(json.dumps(own), encoding="utf-8")
    with pytest.raises(Trouble, match="printed values of this record were changed"):
        records.verify(records.load(tmp_path / "own.json"), GAME)


def test_a_record_without_values_needs_the_file_it_was_played_with(tmp_path: Path) -> None:
    """Records kept only the hash of their sheet once."""
    own = played(components=own_sheet(tmp_path))
    own.values = ""
    own.save(tmp_path / "own.json")
    again = records.load(tmp_path / "own.json")
    with pytest.raises(OtherSheet, match="--components"):
        records.verify(again, GAME)
    assert records.verify(again, GAME, own_sheet(tmp_path)).over()


def test_under_other_rules_a_record_that_does_not_fit_says_so(tmp_path: Path) -> None:
    def of_other_rules(data: dict[str, Any]) -> None:
        data["rules"], data["regalia"], data["scores"] = 77, "0.0.1", [1, 2, 3]

    record = changed(tmp_path, of_other_rules)
    with pytest.raises(Trouble, match=r"The scores do not fit: .* under rules 77 of Kingsburg with Regalia 0\.0\.1"):
        records.verify(record, GAME)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("not json at all", "not a Regalia record: it is not JSON"),
        ("[" * 100_000, "not a Regalia record: it is not JSON"),
        ("[1, 2]", "lacks the entries"),
        ('{"regalia": "1", "choices": []}', "format None"),
        ('{"regalia": "1", "format": 1, "choices": []}', "broken Regalia record"),
        ('{"regalia": "1", "format": 99, "choices": []}', "format 99"),
    ],
)
def test_a_foreign_file_gets_one_sentence(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "file.json"
    path.write_text(content)
    with pytest.raises(Trouble, match=message):
        records.load(path)


def test_a_missing_or_binary_file_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be read"):
        records.load(tmp_path / "none.json")
    path = tmp_path / "binary.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Trouble, match="not JSON"):
        records.load(path)


def test_saving_leaves_the_old_file_when_it_fails(tmp_path: Path) -> None:
    record = played(3)
    path = tmp_path / "game.json"
    record.save(path)
    before = path.read_text(encoding="utf-8")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(Trouble, match="cannot be written"):
        record.save(tmp_path / "folder.json")
    assert path.read_text(encoding="utf-8") == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder.json", "game.json"]
