"""The container file and the systemd unit: what they name is there, and what they start serves and ends well."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from doc_blocks import ROOT, accepted
from regalia.trials.serving import Server

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "regalia.service").read_text(encoding="utf-8")


def said(instruction: str) -> list[str]:
    """What follows an instruction of the container file, wherever it stands."""
    return re.findall(rf"^{instruction} (.+)$", CONTAINER, re.MULTILINE)


def test_all_that_is_copied_into_the_container_is_there() -> None:
    copied = [words.split()[:-1] for words in said("COPY") if not words.startswith("--from")]
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []
    installed = re.findall(r"-r (?:/tmp/)?(\S+)", CONTAINER)
    assert sorted(installed) == ["requirements-host.lock", "requirements-play.lock"]


def test_what_is_pinned_for_hosting_is_pinned_for_the_tests_in_the_same_version() -> None:
    pins = {
        name: set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in ("requirements-host.lock", "requirements.lock")
    }
    assert len(pins["requirements-host.lock"]) > 20
    assert pins["requirements-host.lock"] <= pins["requirements.lock"]


def test_the_container_serves_is_healthy_and_ends_in_order(tmp_path: Path) -> None:
    (entry,), (start,), (health,) = said("ENTRYPOINT"), said("CMD"), said("HEALTHCHECK CMD")
    assert json.loads(entry) == ["regalia"]
    _, *options, flag, port = json.loads(start)
    assert (flag, port) == ("--port", "8000")
    server = Server(tmp_path, options=options)  # on a port that is free here
    try:
        check = [sys.executable, *(word.replace(f":{port}/", f":{server.port}/") for word in json.loads(health)[1:])]
        subprocess.run(check, check=True)
    finally:
        assert server.terminate() == 0
    assert subprocess.run(check, check=False, capture_output=True).returncode


def test_the_unit_starts_a_command_that_there_is() -> None:
    (command,) = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    program, *words = shlex.split(command)
    assert program.endswith("/bin/regalia")
    accepted(words)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """The program is another one, as none is installed where the unit looks for it."""
    unit = tmp_path / "regalia.service"
    unit.write_text(UNIT.replace("/opt/regalia/bin/regalia", "/bin/true"), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
