"""Players of somebody else at a table of the lab: a program, or in python_player.py a class."""

import json
import os
import shlex
import shutil
import time
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.position import Position
from regalia.players import protocol
from regalia.players.bot_log import BotLog
from regalia.players.opponent import Fault, Opponent
from regalia.players.program import Program, quoted
from regalia.players.protocol import Clock

STAND_IN = "page"  # who plays on for a bot that cannot


class Outsider(Opponent):
    """Somebody from outside, for one game: told its view and its options, replaced by a page at its first fault.

    Every game has one of its own, so that no game depends on those before it.
    """

    def __init__(self, game: Game, stand_in: Opponent, log: Path | None) -> None:
        super().__init__(game)
        self.stand_in = stand_in
        self.log = BotLog(log)
        self.asked = 0  # questions answered so far

    def choose(self, position: Position, seat: int, seed: bytes) -> int:
        """What it answers; what a page would choose once it has failed."""
        if not self.fault:
            try:
                option = self.ask(position, seat, seed)
                self.asked += 1
                return option
            except Fault as fault:
                self.fault = str(fault)
                self.dismiss()
                self.log.fault(self.fault)
        return self.stand_in.choose(position, seat, seed)

    def ask(self, position: Position, seat: int, seed: bytes) -> int:
        """The option that it answers; Fault for anything else."""
        raise NotImplementedError

    def dismiss(self, last: bytes = b"") -> None:
        """It has failed, or the game is over, and something is still to be said."""


class OutsideBot(Outsider):
    """A program of somebody else."""

    def __init__(self, game: Game, command: str, clock: Clock, stand_in: Opponent, log: Path | None = None) -> None:
        super().__init__(game, stand_in, log)
        self.command = _words_of(command)
        self.clock = clock
        self.left = clock.game
        self.program: Program | None = None

    def made_of(self, seats: int) -> str:
        """What its files hold, as far as its command names them."""
        return files_mark(program_files(self.command))

    def ask(self, position: Position, seat: int, seed: bytes) -> int:
        """What the program answers within its time."""
        started = time.monotonic()
        luck = derived_seed(seed, "bot").hex()
        lines = [protocol.question(self.game, position, seat, self.asked, self.left, luck)]
        allowed = min(self.left, self.clock.choice)
        if self.program is None:
            self.program = Program(self.command, self.log)
            lines.insert(0, protocol.beginning(self.game, int(position.seats), seat, self.clock))
            allowed = self.left  # a program may take its time to get up
        answer = self.program.ask("\n".join(map(json.dumps, lines)).encode(), allowed)
        self.left -= time.monotonic() - started
        return self._chosen(position, seat, answer)

    def _chosen(self, position: Position, seat: int, answer: bytes) -> int:
        try:
            return protocol.chosen(position, seat, json.loads(answer), self.asked)
        except (ValueError, RecursionError):
            raise Fault(f"answered what is not JSON: {quoted(answer)}") from None
        except Trouble as trouble:
            raise Fault(f"{trouble} It answered: {quoted(answer)}") from None

    def leave(self, position: Position) -> None:
        """Tell the program how the game ended, and let nothing of it stay behind."""
        self.dismiss(json.dumps(protocol.end(position)).encode())

    def dismiss(self, last: bytes = b"") -> None:
        """Say a last line to the program, if there is one, and end it."""
        if self.program is not None:
            self.program.close(last)
            self.program = None


def _words_of(command: str) -> list[str]:
    """A command line as words; Trouble when there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Trouble(f"The command of a bot cannot be read: {command} ({error}).") from None
    if not words or shutil.which(words[0]) is None:
        raise Trouble(f"There is no program '{words[0] if words else ''}' for a bot; write bot:python mine.py.")
    return words


def program_files(command: list[str]) -> list[Path]:
    """The files that a command names, alone or behind a =, and the Python files beside a Python file."""
    return with_modules([Path(name) for word in command for name in {word, word.rpartition("=")[2]}])


def with_modules(named: Iterable[Path]) -> list[Path]:
    """Those paths that are files and can be read, and the Python files beside a Python file."""
    found = {path for path in named if path.is_file() and os.access(path, os.R_OK)}
    return sorted(found.union(*(path.parent.glob("*.py") for path in found if path.suffix == ".py")))


def files_mark(files: list[Path]) -> str:
    """A short mark of what files hold; nothing when there are none."""
    if not files:
        return ""
    content = blake2b(digest_size=8, person=b"bot program")
    for file in files:
        data = file.read_bytes()
        content.update(f"{file} {len(data)} ".encode("utf-8", "surrogateescape") + data)
    return f"program {content.hexdigest()}"
