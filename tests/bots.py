"""Bots for tests, as real programs, and what is left of them."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "bot.py"
GOOD = f"bot:{sys.executable} {EXAMPLE}"
OURS = str(os.getpid())
READ = """
import json, os, subprocess, sys, time
def answer(choice):
    print(json.dumps({"choose": choice}), flush=True)
for number, line in enumerate(sys.stdin):
    message = json.loads(line)
"""
ANSWER = "if 'options' in message: answer(message['options'][0]['number'])"
FAILS = READ + f"    if number == 4: raise KeyError('x')\n    {ANSWER}"  # after three good answers


def written(folder: Path, program: str, name: str = "bot.py") -> str:
    """A bot, by the name that the arena takes; it writes down its process in a file."""
    script = folder / name
    script.write_text(f"import os\nopen({str(folder / 'pid')!r}, 'a').write(f'{{os.getpid()}} ')\n{program}")
    return f"bot:{sys.executable} {script}"


def processes(folder: Path) -> list[str]:
    """The processes that were written down so far, each once."""
    file = folder / "pid"
    return list(dict.fromkeys(file.read_text().split())) if file.exists() else []


def left_behind(folder: Path) -> list[str]:
    """Those of them, and of their groups, that still run, or of which we have not taken note that they ended."""
    noted = processes(folder)
    shown = subprocess.run(["ps", "-eo", "pid=,pgid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    found = [line.split() for line in shown.splitlines()]
    return [
        process
        for process, group, parent, state in found
        if {process, group} & set(noted) and ("Z" not in state or parent == OURS)
    ]
