"""The command line: figures, and one clear sentence with exit code 2 for bad input."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console
from tools import playthroughs, rule_coverage

from regalia import __version__, _engine, games
from regalia.cli import measuring
from regalia.kernel import catalogue
from regalia.kernel.game import Setup
from regalia.lab.bench import engine as benchmarks
from regalia.lab.learning import learn
from regalia.table.match import Match
from support import PATIENCE, complaint, ended, heed_interrupts, regalia


def test_simulate_gives_the_same_games_on_one_core_and_on_all() -> None:
    words = ("simulate", "kingsburg", "--seats", "3", "--games", "24", "--seed", "7", "--json")
    one = json.loads(regalia(*words, "--workers", "1").stdout)
    two = json.loads(regalia(*words, "--workers", "2").stdout)
    for key in ("seconds", "games_per_s", "moves_per_s"):
        assert one.pop(key) > 0
        assert two.pop(key) > 0
    assert one == two
    assert one["games"] == 24
    assert abs(sum(one["win_share"]) - 1) < 0.01


def test_simulate_checks_the_invariants() -> None:
    done = regalia("simulate", "kingsburg", "--seats", "2", "--games", "5", "--check", "--preset", "original")
    assert done.returncode == 0
    assert "Every invariant held after every choice" in done.stdout


def test_a_broken_invariant_stops_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    from regalia.kernel.errors import Trouble
    from regalia.kernel.game import Setup
    from regalia.kernel.inspection import BrokenInvariant
    from regalia.lab import simulate

    def broken(self: object) -> None:
        raise BrokenInvariant("KB-I1", "a holding is negative")

    game = games.find("kingsburg")
    monkeypatch.setattr(type(game.inspector(game.start(Setup("kingsburg", 2, b"x")))), "inspect", broken)
    with pytest.raises(Trouble, match="Game 0 of seed 1 breaks KB-I1"):
        simulate.simulate(Setup("kingsburg", 2, b"-"), "1", 3, True, 1, lambda _: None)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "There is no game 'chess'; there is"),
        (("simulate", "kingsburg", "--seats", "7"), "Kingsburg is for 2 to 5 seats, not for 7."),
        (("simulate", "kingsburg", "--preset", "french"), "no preset 'french'; there is hungarian and original"),
        (("simulate", "kingsburg", "--switch", "chapel=red"), "The switch chapel takes as_statue, total_7, not 'red'."),
        (("simulate", "kingsburg", "--switch", "door=open"), "Kingsburg has no switch 'door'; there is start_order"),
        (("simulate", "kingsburg", "--switch", "chapel"), "A switch is written name=value"),
        (("simulate", "kingsburg", "--components", "none.toml"), "none.toml cannot be read"),
        (("play", "kingsburg", "--seed", "xyz"), "A seed is an even number of hexadecimal digits"),
        (("play", "kingsburg", "--order", "first"), "The order is written as numbers of seats"),
        (("play", "kingsburg", "--order", "1,1,2"), "must name each seat"),
        (("play", "kingsburg", "--players", "Anna,random", "--order", "5,6"), "each seat from 1 to 2 once, not 5,6."),
        (
            ("play", "kingsburg", "--players", "Anna,player:a.b:C"),
            "player:a.b:C cannot sit down in the terminal, where people",
        ),
        (("play", "kingsburg", "--players", "Anna,onnx:mine.onnx"), "onnx:mine.onnx cannot sit down in the terminal"),
        (("play", "kingsburg", "--players", "Anna,bot:python mine.py"), "bot:python mine.py cannot sit down in"),
        (("play", "kingsburg", "--players", "Anna,king:0.2"), "random, greedy, page, squire, knight, duke, king play;"),
        (("play", "kingsburg", "--players", "Anna,king@none"), "regalia arena lets it play."),
        (("play", "kingsburg", "--lang", "xx"), "There are no texts in 'xx'"),
        (("replay", "none.json"), "cannot be read"),
        (("verify", "pyproject.toml"), "not a Regalia record"),
        (("play", "--resume", "pyproject.toml"), "not a Regalia record"),
        (("rules", "KB-77.7"), "There is no rule 'KB-77.7'"),
        (("arena", "royals", "--players", "king,emperor"), "There is no opponent 'emperor'"),
        (("arena", "royals", "--players", "random\nrandom"), "Players stand in one line with commas between them"),
        (("arena", "royals", "--players", "random,random", "--seed", "x" * 65), "of 1 to 64 characters"),
        (("arena", "royals", "--players", "random,random", "--file", "none/x.jsonl"), "none/x.jsonl cannot be written"),
        (("simulate", "royals", "--seed", ""), "of 1 to 64 characters"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in complaint(*words)


def test_the_version_is_that_of_the_records() -> None:
    done = regalia("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split()[:2] == ["regalia", __version__]
    setup = Setup("royals", 2, b"version")
    assert Match(games.find("royals"), setup, ["random"] * 2).record.version == __version__


def test_a_complaint_is_all_that_a_person_sees() -> None:
    done = regalia("simulate", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no game 'chess'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_tampered_record_is_told_by_its_choice(tmp_path: Path) -> None:
    match = Match(games.find("kingsburg"), Setup("kingsburg", 2, b"tamper"), ["greedy", "random"])
    while match.position.waiting:
        match.opponent_chooses(int(match.position.turn()))
    file = tmp_path / "game.json"
    match.record.save(file)
    assert "The record is whole" in ended("verify", str(file))[1]
    told = ended("replay", str(file), "--lang", "en")[1]
    assert "Year 5 begins." in told
    assert "The game is over after" in told
    text = file.read_text(encoding="utf-8")
    name = match.record.choices[4].name
    file.write_text(text.replace(f'[{match.record.choices[4].seat}, "{name}"', '[0, "pass"', 1), encoding="utf-8")
    assert "Choice" in complaint("verify", str(file))


def test_a_record_is_told_and_proved_as_data(tmp_path: Path) -> None:
    match = Match(games.find("royals"), Setup("royals", 2, b"data"), ["greedy", "random"])
    file = tmp_path / "game.json"
    for over in (False, True):
        while match.position.waiting and (over or len(match.marks) < 5):
            match.opponent_chooses(int(match.position.turn()))
        match.record.save(file)
        code, told, _ = ended("replay", str(file), "--json", "--lang", "en")
        found = json.loads(told)
        assert (code, found["over"], found["scores"]) == (0, over, match.record.scores)
        assert (found["game"], found["players"]) == ("royals", ["greedy", "random"])
        assert found["choices"] == [[choice.seat, choice.name] for choice in match.record.choices]
        assert len(found["log"]) > 3
        code, told, _ = ended("verify", str(file), "--json")
        proved = json.loads(told)
        assert (code, proved["whole"], proved["over"], proved["choices"]) == (0, True, over, len(match.marks))
    file.write_text(file.read_text(encoding="utf-8").replace('"seats": 2', '"seats": 3'), encoding="utf-8")
    code, told, sentence = ended("verify", str(file), "--json")
    assert (code, told) == (2, "")
    assert "The set-up was changed" in sentence


def children(process: int) -> list[str]:
    """The commands of the processes that a process has started."""
    shown = subprocess.run(
        ["ps", "-A", "-ww", "-o", "ppid=", "-o", "args="], capture_output=True, text=True, check=True
    ).stdout
    return [line.split(maxsplit=1)[1] for line in shown.splitlines() if line.split(maxsplit=1)[0] == str(process)]


def interrupted(workers_started: int, after: float = 0.0) -> tuple[int, str, str]:
    """A long simulation that Ctrl-C stops as soon as so many workers were started: exit code, output, complaint."""
    command = [sys.executable, "-m", "regalia", "simulate", "kingsburg", "--games", "10000000", "--workers", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stderr=pipe, stdout=pipe, text=True, start_new_session=True, preexec_fn=heed_interrupts
    ) as process:
        while sum("spawn_main" in child for child in children(process.pid)) < workers_started:
            assert process.poll() is None
            time.sleep(0.05)  # looking takes more time than the start
        time.sleep(after)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    return process.returncode, out, err


@pytest.mark.long
@pytest.mark.parametrize(
    ("workers_started", "after"), [(1, 0.0), (2, 0.1), pytest.param(2, 1.0, marks=pytest.mark.longer)]
)
def test_ctrl_c_in_a_simulation_ends_with_one_sentence(workers_started: int, after: float) -> None:
    """Whether the workers are about to start, have just started, or play."""
    code, out, err = interrupted(workers_started, after)
    assert err.strip().splitlines() == ["Stopped; nothing was written."]
    assert (code, out) == (2, "")


def test_a_rule_can_be_read() -> None:
    assert "must be exactly" in " ".join(ended("rules", "kb-5.6")[1].split())


def test_rules_count_a_test_only_when_it_passed() -> None:
    lines = [
        '{"test": "a", "rules": ["KB-1.1", "KB-1.2"], "outcome": "passed"}',
        '{"test": "b", "rules": ["KB-1.2", "KB-77.1"], "outcome": "failed"}',
    ]
    report = rule_coverage.report(rule_coverage.collect(lines))["kingsburg"]
    assert report["ids"] == len(catalogue.rules("kingsburg"))
    assert report["tested"] == 1
    assert "KB-1.1" not in report["missing"]
    assert "KB-1.2" in report["missing"]
    assert report["failing"] == ["KB-1.2"]
    assert report["unknown"] == ["KB-77.1"]


@pytest.mark.parametrize("name", games.names())
def test_playthroughs_are_up_to_date(name: str) -> None:
    """After a change of rules: make playthroughs, and read the diff."""
    game = games.find(name)
    for setup in playthroughs.tables(game):
        assert playthroughs.path_of(setup).read_text(encoding="utf-8") == playthroughs.write_out(game, setup)


@pytest.mark.long
@pytest.mark.longer
def test_the_benchmark_gives_its_figures() -> None:
    found = json.loads(regalia("bench", "engine", "--seconds", "0.1", "--rounds", "1", "--json").stdout)
    for figures in found["games"].values():
        for key in (
            "compiled_moves_per_s",
            "interpreted_moves_per_s",
            "times_interpreted",
            "times_catanatron",
            "copy_us",
        ):
            assert key in figures
        assert figures["interpreted_moves_per_s"] > 0


@pytest.mark.longer
def test_the_store_is_measured_with_and_without_waiting_for_the_disk(tmp_path: Path) -> None:
    done = regalia("bench", "store", "--seconds", "0.05", "--folder", str(tmp_path), "--json")
    rows = json.loads(done.stdout)
    assert {(row["tables"], row["written_to"]) for row in rows} == {
        (tables, place) for tables in (1, 8, 64, 300) for place in ("disk", "memory")
    }
    assert all(row["choices_per_s"] > 0 for row in rows)
    assert list(tmp_path.iterdir()) == []
    assert "Nothing can be written in" in complaint("bench", "store", "--folder", str(tmp_path / "none"))


ARENA = ("arena", "royals", "--players", "random,random", "--games", "1", "--workers", "1", "--json")
EXPORT = ("export", "royals", "--players", "random,random", "--games", "1", "--out", "games.parquet", "--json")


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "royals", "--games", "1", "--workers", "1", "--json"),
        ARENA,
        EXPORT,
        ("ladder", "royals", "--games", "0", "--page", ".", "--json"),
        ("learn", "royals", "--json"),
        ("bench", "env", "--json"),
        ("bench", "search", "--json"),
        ("bench", "engine", "--json"),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_whoever_waits_for_an_uncompiled_engine_is_told_beside_the_data(
    words: tuple[str, ...], uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, and so that what is printed stays data."""
    monkeypatch.chdir(uncompiled)
    for name in ("environments", "search", "engine"):
        monkeypatch.setattr(benchmarks, name, lambda *_: {})
    monkeypatch.setattr(learn, "learnable", lambda name: (2,))
    monkeypatch.setattr(learn, "learn", lambda *_: None)
    code, told, grumbled = ended(*words)
    assert code == 0
    json.loads(told)
    assert grumbled.count("The engine runs uncompiled") == 1
    assert "The engine runs uncompiled" not in ended(*words)[2], "the same process, once more"


def test_whoever_wanted_it_uncompiled_is_told_nothing(uncompiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_engine.INTERPRETED, "1")
    assert "uncompiled" not in ended(*ARENA)[2]


def test_the_figures_of_a_benchmark_are_whole_at_80_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr(measuring, "out", Console(file=told, width=80))
    figures = {"vector_1024_games_all_cores": 12_345_678, "pettingzoo_times_catanatron_choices": None, "bytes": 1.25}
    measuring.print_games({"games": dict.fromkeys(("kingsburg", "paladins", "rival_kings", "royals"), figures)})
    assert told.getvalue().count("12,345,678") == 4
    assert told.getvalue().count("1.25") == 4
    assert "…" not in told.getvalue()
