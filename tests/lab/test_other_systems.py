"""macOS and Windows: what they lack is taken away from a fresh Python, and bots, workers and the server do without.

The standard library of this machine keeps what it needs itself; our modules, and those of the workers that they start,
find a system without. What is left unproved this way is what those systems do differently rather than not at all.
"""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bots import GOOD
from regalia.players import outside
from regalia.table.private import kept_secret
from regalia.trials.guests import LiveGuest
from regalia.trials.serving import Visitor, serving
from support import regalia

LACKING = """
import builtins, os, signal, types, warnings

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "select", "termios", "tty"}
NAMES = {
    "os": "P_PID WEXITED WNOHANG WNOWAIT chown fchmod fork forkpty getloadavg getpgid getpgrp getuid killpg mkfifo nice"
    " pidfd_open register_at_fork sched_getaffinity sched_setaffinity set_blocking setpgid setsid sysconf uname waitid",
    "signal": "SIGALRM SIGCHLD SIGHUP SIGKILL SIGSTOP SIGUSR1 SIGUSR2 alarm pthread_sigmask setitimer sigwait",
}


def without(module, names):
    twin = types.ModuleType(module.__name__)
    twin.__dict__.update({name: value for name, value in vars(module).items() if name not in names.split()})
    return twin


def no_links(*_, **__):
    raise PermissionError(1, "Operation not permitted")


def as_elsewhere(name, globals=None, *rest, **more):
    ours = str((globals or {}).get("__name__")).startswith("regalia")
    if ours and name in MODULES:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return twins[name] if ours and name in twins else real(name, globals, *rest, **more)


twins = {"os": without(os, NAMES["os"]), "signal": without(signal, NAMES["signal"])}
twins["os"].name = "nt"
os.link = no_links
del os.fork
real, builtins.__import__ = builtins.__import__, as_elsewhere
warnings.filterwarnings("error", category=EncodingWarning, module="regalia")
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every Python that is started from here on finds a system that lacks what Windows lacks; its streams too."""
    (tmp_path / "sitecustomize.py").write_text(LACKING, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    for setting in ("PYTHONIOENCODING=ascii", "PYTHONWARNDEFAULTENCODING=1", "PYTHONUTF8=0"):
        monkeypatch.setenv(*setting.split("=", 1))
    return tmp_path


PROBE = """
import os, signal
from pathlib import Path
try:
    import select
except ImportError:
    print(hasattr(os, "killpg"), hasattr(signal, "SIGKILL"), hasattr(os, "getpid"))
try:
    Path(__file__).with_name("link").hardlink_to(__file__)
except PermissionError:
    print("no links")
try:
    Path(__file__).read_text()
except EncodingWarning:
    print("in which letters?")
"""


def test_it_is_another_system(elsewhere: Path) -> None:
    """So that the tests below cannot pass for want of a difference."""
    (elsewhere / "regalia_probe.py").write_text(PROBE, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", "import regalia_probe"], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["False False True", "no links", "in which letters?"]


def test_bots_play_in_the_arena(elsewhere: Path) -> None:
    crashes = f"bot:{sys.executable} -c \"raise SystemExit('no licence')\""
    players = f'"{GOOD}","{crashes.replace(chr(34), chr(34) * 2)}"'
    done = regalia("arena", "kingsburg", "--players", players, "--games", "2", "--workers", "2", "--json")
    assert done.returncode == 1, done.stderr
    told = {"player": crashes, "fault": "ended with exit code 1: no licence"}
    assert json.loads(done.stdout)["faults"] == [{"game": 0, **told}, {"game": 1, **told}]


def test_workers_play_random_games(elsewhere: Path) -> None:
    done = regalia("simulate", "royals", "--games", "20", "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20


def test_a_game_in_the_terminal_where_few_letters_can_be_written(elsewhere: Path) -> None:
    words = ("--text", "--players", "page,page", "--lang", "hu", "--save", str(elsewhere / "game.json"))
    done = regalia("play", "kingsburg", *words)
    assert done.returncode == 0, done.stderr
    assert "regalia verify" in done.stdout


@pytest.mark.long
def test_the_server_answers_and_opponents_think(elsewhere: Path) -> None:
    with serving(elsewhere, options=["--host", "0.0.0.0"]) as server:
        assert json.loads(server.get("/health"))["status"] == "ok"
        host = Visitor(server.port)
        asyncio.run(watch(host, host.new_table("royals", ["page", "page"])))
    assert server.log() == ""


async def watch(guest: Visitor, table: str) -> None:
    """Look on while opponents make three choices."""
    onlooker = await LiveGuest.join(guest.port, table, guest.cookie)
    await onlooker.see(3)
    await onlooker.leave()


def test_a_secret_is_made_once_on_a_disk_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    assert kept_secret(tmp_path, "cookie.key", lambda: b"first") == b"first"
    assert kept_secret(tmp_path, "cookie.key", lambda: b"second") == b"first"
    assert [path.name for path in tmp_path.iterdir()] == ["cookie.key"]


def test_a_command_keeps_the_backslashes_of_its_paths_where_paths_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sep", "\\")
    monkeypatch.setattr("shutil.which", lambda name: name)
    command = r'python "C:\my bots\bot.py" --net C:\nets\new.onnx'
    assert outside.words_of(command) == ["python", r"C:\my bots\bot.py", "--net", r"C:\nets\new.onnx"]
