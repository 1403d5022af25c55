"""What a run of the arena leaves for whoever writes a bot: records to replay, and what was said with the bot."""

import json
from pathlib import Path

import pytest

from bots import FAILS, GOOD, READ, written
from regalia import games
from regalia.kernel import record as records
from support import complaint, ended

SMALL = ("--games", "2", "--workers", "1")


def test_every_game_of_the_arena_can_be_verified_and_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ("arena", "kingsburg", "--players", "random,page", "--switch", "chapel=total_7", *SMALL, "--json")
    code, told, _ = ended(*words, "--records", str(folder))
    assert code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["game-0.json", "game-1.json"]
    first, second = (records.load(folder / f"game-{number}.json") for number in range(2))
    assert (first.players, second.players) == (["random", "page"], ["page", "random"])
    assert first.setup.seed == second.setup.seed
    assert first.setup.switches == {"chapel": "total_7"}
    records.verify(second, games.find("kingsburg"))
    code, shown, _ = ended("replay", str(folder / "game-0.json"), "--json")
    again = json.loads(shown)
    assert (code, again["over"], again["scores"]) == (0, True, first.scores)
    points = {row["player"]: row["points"] for row in json.loads(told)["players"]}
    assert first.scores
    assert second.scores
    assert points["page"] == (first.scores[1] + second.scores[0]) / 2


def test_the_record_says_from_where_on_a_page_has_played(tmp_path: Path) -> None:
    bot = written(tmp_path, FAILS)
    code, _, _ = ended("arena", "royals", "--players", f"{bot},random", *SMALL, "--records", str(tmp_path))
    assert code == 1
    record = records.load(tmp_path / "game-0.json")
    records.verify(record, games.find("royals"))
    (note,) = record.notes
    assert (note.seat, note.text) == (0, "fault page")
    assert [choice.seat for choice in record.choices[: note.after]].count(0) == 3
    _, told, _ = ended("replay", str(tmp_path / "game-0.json"), "--json", "--lang", "en")
    assert any(line.endswith("has failed: a page plays on.") for line in json.loads(told)["log"])


def test_a_log_tells_what_was_said_with_a_bot_and_what_it_grumbled(tmp_path: Path) -> None:
    code, _, _ = ended("arena", "royals", "--players", f"{GOOD},random", *SMALL, "--log", str(tmp_path / "log"))
    assert code == 0
    assert sorted(path.name for path in (tmp_path / "log").iterdir()) == ["game-0-seat-0.log", "game-1-seat-1.log"]
    lines = (tmp_path / "log" / "game-0-seat-0.log").read_text(encoding="utf-8").splitlines()
    marks, said = [line[0] for line in lines], [line[2:] for line in lines]
    assert marks[:3] == [">", ">", "<"]
    assert json.loads(said[0])["type"] == "begin"
    assert marks[-2:] == [">", "!"]
    assert said[-1] == f"points: {json.loads(said[-2])['scores']}"
    asked = [json.loads(line) for mark, line in zip(marks, said, strict=True) if mark == ">"][1:-1]
    answered = [json.loads(line) for mark, line in zip(marks, said, strict=True) if mark == "<"]
    assert [one["question"] for one in asked] == list(range(len(answered)))


def test_a_log_ends_with_the_fault(tmp_path: Path) -> None:
    bot = written(tmp_path, FAILS)
    ended("arena", "royals", "--players", f"{bot},random", *SMALL, "--log", str(tmp_path / "log"))
    *before, last = (tmp_path / "log" / "game-0-seat-0.log").read_text(encoding="utf-8").splitlines()
    assert last == "= ended with exit code 1: KeyError: 'x'"
    assert before[-1] == "! KeyError: 'x'"
    assert "! Traceback (most recent call last):" in before


def test_what_a_bot_grumbles_before_its_fault_is_in_the_log(tmp_path: Path) -> None:
    """Even when its line has no end."""
    bot = written(tmp_path, READ + "    os.write(2, b'hm'); os.write(1, b'nonsense\\n'); time.sleep(60)")
    ended("arena", "royals", "--players", f"{bot},random", *SMALL, "--log", str(tmp_path / "log"))
    lines = (tmp_path / "log" / "game-0-seat-0.log").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "= answered what is not JSON: nonsense"
    assert {"! hm", "< nonsense"} <= set(lines[:-1])


@pytest.mark.parametrize("option", ["--records", "--log"])
def test_a_place_that_is_no_folder_is_refused_before_the_first_game(tmp_path: Path, option: str) -> None:
    (tmp_path / "taken").write_text("mine")
    words = ("arena", "royals", "--players", "random,random", *SMALL, option, str(tmp_path / "taken"))
    assert "cannot be made a folder" in complaint(*words)
