"""The door for those without make: how play.py starts the game, and what is told when the engine cannot be compiled."""

import asyncio
import gc
import json
import logging
import logging.config
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import build_engine
import play
import pytest

from regalia import _engine
from regalia.table.terminal import TerminalTable
from regalia.table.thinking import Lane
from regalia.table.turns import NOBODY
from regalia.web import server
from support import ended

PYTHON = """#!{python}
import json, os, sys
with open({story!r}, "a", encoding="utf-8") as story:
    kept = {{name: os.environ.get(name) for name in ("REGALIA_INTERPRETED", "REGALIA_ENGINE")}}
    story.write(json.dumps([sys.argv[1:], kept]) + "\\n")
sys.exit({code})
"""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An environment whose Python only writes down what it is asked; the file that says whether the engine is built."""
    python = tmp_path / "python"
    python.write_text(PYTHON.format(python=sys.executable, story=str(tmp_path / "story"), code=3))
    python.chmod(0o755)
    for name, value in (("VENV", tmp_path), ("PYTHON", python), ("must", lambda code: None)):
        monkeypatch.setattr(play, name, value)
    for name in (_engine.INTERPRETED, _engine.COMING):
        monkeypatch.delenv(name, raising=False)
    before = signal.getsignal(signal.SIGINT)
    yield tmp_path / "engine"
    signal.signal(signal.SIGINT, before)


def story(folder: Path) -> list[tuple[list[str], dict[str, str | None]]]:
    """What that Python was asked, and in which environment."""
    return [tuple(json.loads(line)) for line in (folder / "story").read_text("utf-8").splitlines()]


def test_the_first_game_is_played_interpreted_while_the_engine_is_compiled(engine: Path) -> None:
    assert play.play(["royals", "--text"]) == 3, "the exit code of the game"
    (built, _), (played, settings) = story(engine.parent)
    assert built == ["build_engine.py", "--meanwhile", str(engine)]
    assert played == ["-m", "regalia", "play", "royals", "--text"]
    assert settings == {_engine.INTERPRETED: "1", _engine.COMING: str(engine)}


@pytest.mark.parametrize("said", ["compiled", "interpreted", "failed"])
def test_nothing_is_compiled_again_before_the_sources_change(engine: Path, said: str) -> None:
    engine.write_text(f"{said}\n", encoding="utf-8")
    play.play([])
    assert story(engine.parent) == [(["-m", "regalia", "play"], dict.fromkeys((_engine.INTERPRETED, _engine.COMING)))]
    os.utime(engine, (0, 0))
    play.play([])
    assert story(engine.parent)[1][0][0] == "build_engine.py"


def test_a_failed_build_in_the_background_leaves_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_engine(tuned: bool) -> None:
        assert not tuned
        raise SystemExit("The engine could not be compiled: no room")

    mark = tmp_path / "engine"
    for name, stand_in in (("ROOT", tmp_path), ("can_compile", lambda: True), ("compile_engine", compile_engine)):
        monkeypatch.setattr(build_engine, name, stand_in)
    for how, said in (([], None), (["--behind"], "failed\n")):
        monkeypatch.setattr(sys, "argv", ["build_engine.py", *how, str(mark)])
        with pytest.raises(SystemExit, match="no room"):
            build_engine.main()
        assert (mark.read_text(encoding="utf-8") if mark.exists() else None) == said


class Closed:
    """A server that nobody comes to."""

    def __init__(self, config: object) -> None:
        pass

    def run(self, sockets: list[socket.socket]) -> None:
        """Close at once."""
        sockets[0].close()


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("play", "royals", "--players", "Anna,Anna")])
def test_whoever_plays_after_a_failed_build_is_told_where_to_look(
    words: tuple[str, ...], uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = uncompiled / ".venv" / "engine"
    mark.parent.mkdir()
    mark.write_text("failed\n", encoding="utf-8")
    monkeypatch.setenv("REGALIA_HOME", str(uncompiled / "home"))
    monkeypatch.setattr(server, "AttendedServer", Closed)
    monkeypatch.setattr(logging.config, "dictConfig", lambda _: None)  # it closes what other packages here write to
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(TerminalTable, "play", lambda table: None)
    _, told, grumbled = ended(*words)
    sentence = f"Compiling it failed: {mark}.log says why; to try again, remove {mark}."
    assert f"{' '.join(told.split())} {grumbled}".count(sentence) == 1


def think(_asked: str) -> str:
    """In a worker."""
    return ""


def test_a_server_that_waits_for_the_engine_tells_when_compiling_has_failed(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mark = uncompiled / "engine"
    monkeypatch.setenv(_engine.INTERPRETED, "1")
    monkeypatch.setenv(_engine.COMING, str(mark))
    lane = Lane(1, 0)

    async def scene() -> None:
        await lane.ask(think, "", NOBODY)
        assert caplog.messages == []
        mark.write_text("failed\n", encoding="utf-8")
        for _ in range(2):
            await lane.ask(think, "", NOBODY)

    with caplog.at_level(logging.WARNING, "regalia.table"):
        try:
            asyncio.run(scene())
        finally:
            lane.close()
    (told,) = caplog.messages
    assert f"Compiling it failed: {mark}.log says why;" in told
