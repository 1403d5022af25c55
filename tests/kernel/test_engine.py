"""Compiled and interpreted engines are the same game, and the lists that stand in for vectors too."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import build_engine
import pytest

from regalia import _engine, games
from regalia.lab.bench import exercise
from support import game_of, is_corner, mostly, tables

PLAYER = """
import json, sys
from hashlib import blake2b
from regalia import _engine, games
from regalia.kernel.chance import Chance
from regalia.kernel.game import Setup
from regalia.kernel.observation import Observations

found = {"compiled": _engine.compiled(), "games": {}}
for name, seats, preset in json.loads(sys.argv[1]):
    position = games.find(name).start(Setup(name, seats, b"engine", preset), listen=True)
    luck, story, observation = Chance(b"luck", ("choices",)), blake2b(), Observations(1, 1200)
    while position.waiting:
        seat = position.turn()
        offer = position.options(seat)
        option = offer[luck.below(0, len(offer))]
        observation.clear()
        observation.begin(0)
        position.observe(seat, observation)
        story.update(repr([int(cell) for cell in observation.cells]).encode())
        story.update(repr([int(seat), position.name(seat, option), [int(o) for o in offer]]).encode())
        position.choose(seat, option)
    story.update(position.to_bytes())
    story.update(repr([(e.kind, e.details) for e in position.journal]).encode())
    found["games"][f"{name} {seats} {preset}"] = story.hexdigest()
print(json.dumps(found))
"""

corners_too = pytest.mark.parametrize("corners", mostly((False, True), False))
WITHOUT_LIBRT = "import sys; sys.modules['librt'] = sys.modules['librt.vecs'] = None\n"


def tables_to_compare(corners: bool) -> list[tuple[str, int, str]]:
    return [table for table in tables() if is_corner(game_of(table[0]), *table[1:]) == corners]


def stories(interpreted: bool, corners: bool, before: str = "") -> dict[str, Any]:
    environment = {key: value for key, value in os.environ.items() if key != "REGALIA_INTERPRETED"}
    if interpreted:
        environment["REGALIA_INTERPRETED"] = "1"
    command = [sys.executable, "-c", before + PLAYER, json.dumps(tables_to_compare(corners))]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# The compiler works beside the interpreted run, which therefore starts nothing compiled.
needs_both = pytest.mark.skipif(
    bool(os.environ.get("REGALIA_INTERPRETED")), reason="compared once, in the compiled run"
)


@needs_both
@corners_too
def test_compiled_equals_interpreted_choice_for_choice(corners: bool) -> None:
    fast, slow = stories(False, corners), stories(True, corners)
    assert slow["compiled"] is False
    assert fast["compiled"] is _engine.compiled()
    assert fast["games"] == slow["games"]


@pytest.mark.skipif(not os.environ.get("REGALIA_INTERPRETED"), reason="compared once, in the interpreted run")
@corners_too
def test_lists_stand_in_for_vectors(corners: bool) -> None:
    assert stories(True, corners, WITHOUT_LIBRT)["games"] == stories(True, corners)["games"]


RECORDER = """
import random, sys
from pathlib import Path
from typing import Any
from regalia.table.match import Match
from regalia.kernel.game import Setup
from regalia import games

match = Match(games.find("kingsburg"), Setup("kingsburg", 3, b"across"), ["Anna", "greedy", "random"])
luck = random.Random(1)
while match.position.waiting:
    seat = int(match.position.turn())
    match.choose(seat, int(luck.choice(list(match.position.options(seat)))))
match.record.save(Path(sys.argv[1]))
"""


@needs_both
@pytest.mark.parametrize("interpreted", [True, False])
def test_a_record_of_one_engine_verifies_in_the_other(tmp_path: Path, interpreted: bool) -> None:
    one = {**os.environ, "REGALIA_INTERPRETED": "1" if interpreted else ""}
    other = {**os.environ, "REGALIA_INTERPRETED": "" if interpreted else "1"}
    file = str(tmp_path / "game.json")
    subprocess.run([sys.executable, "-c", RECORDER, file], env=one, check=True)
    command = [sys.executable, "-m", "regalia", "verify", file]
    done = subprocess.run(command, env=other, capture_output=True, text=True, check=True)
    assert "The record is whole" in done.stdout


def test_a_tuned_engine_is_compiled_by_what_the_first_one_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second compiler reads where the first engine has written, and nothing of the first engine is left."""
    library, done = tmp_path / "src" / "library.so", []
    library.parent.mkdir()

    def compile_copy(copy: Path, flags: str) -> None:
        assert not library.exists()
        library.touch()
        done.append(flags.rpartition("=")[2])

    def run(command: list[str], folder: Path, **more: str) -> None:
        assert library.exists()
        assert find_spec(command[2])
        done.append(more["PYTHONPATH"])

    monkeypatch.setattr(build_engine, "compile_copy", compile_copy)
    monkeypatch.setattr(build_engine, "run", run)
    build_engine.tune(tmp_path)
    assert done == [str(tmp_path / "seen"), str(tmp_path / "src"), str(tmp_path / "seen")]


def test_what_a_tuned_engine_learns_from_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GAMES", "ROWS", "STEPS", "CHOICES"):
        monkeypatch.setattr(exercise, name, 2)
    chosen: list[str] = []
    monkeypatch.setattr(exercise, "play_out", lambda position, luck: chosen.append(type(position).__name__))
    exercise.exercise()
    assert len(chosen) == 2 * sum(len(games.find(name).seat_counts) for name in games.house())


def test_what_was_built_is_put_in_place_whole_and_the_library_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built, root = tmp_path / "built", tmp_path / "root"
    shims = [f"src/regalia/{folder}/shim.so" for folder in ("kernel", "games/royals")]
    for name in (*shims, "src/library.so"):
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_bytes(name.encode())
    replaced: list[str] = []

    def replace(new: str, final: Path) -> None:
        assert Path(new).read_bytes() == str(final.relative_to(root)).encode()
        replaced.append(final.name)
        Path(new).rename(final)

    monkeypatch.setattr(build_engine, "ROOT", root)
    monkeypatch.setattr(os, "replace", replace)
    build_engine.put_in_place(built)
    assert replaced == ["library.so", "shim.so", "shim.so"]
    assert {str(path.relative_to(root)) for path in root.rglob("*.so")} == {*shims, "src/library.so"}
