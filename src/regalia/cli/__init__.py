"""The command line; each module holds commands of one kind."""

import os
import sys

from regalia.cli import bringing, developing, hosting, measuring, playing, proving, puzzling, reviewing, studying
from regalia.cli.common import app, complain, write_what_can_be_written
from regalia.kernel.errors import Trouble

__all__ = [
    "app",
    "bringing",
    "developing",
    "hosting",
    "main",
    "measuring",
    "playing",
    "proving",
    "puzzling",
    "reviewing",
    "studying",
]


def main() -> None:
    """Run a command; bad input ends in one sentence and exit code 2."""
    write_what_can_be_written()
    try:
        app()
    except Trouble as trouble:
        complain(str(trouble))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(2)
