"""Players of somebody else at a table of the lab: a program, or in python_player.py a class."""

import json
import os
import shlex
import shutil
import time
from collections.abc import Iterable
from hashlib import blake2b
from multiprocessing.util import Finalize
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
    """A program of somebody else; one that says so stays for the next game."""

    def __init__(self, game: Game, command: str, clock: Clock, stand_in: Opponent, log: Path | None = None) -> None:
        super().__init__(game, stand_in, log)
        self.command = words_of(command)
        self.clock = clock
        self.left = clock.game
        self.program: Program | None = None
        self.also: tuple[str, ...] = ()  # what it wants to be told besides
        self.stays = False  # whether it has said that it plays again

    def made_of(self, seats: int) -> str:
        """What its files hold, as far as its command names them."""
        return files_mark(program_files(self.command))

    def ask(self, position: Position, seat: int, seed: bytes) -> int:
        """What the program answers within its time."""
        started = time.monotonic()
        end = started + min(self.left, self.clock.choice)
        if self.program is None:
            end = started + self.left  # a program may take its time to get up
            self.program = hired(self.command, self.log)
            self.program.tell(json.dumps(protocol.beginning(self.game, int(position.seats), seat, self.clock)).encode())
        luck, option = derived_seed(seed, "bot").hex(), None
        while option is None:
            left = self.left - (time.monotonic() - started)
            question = protocol.question(self.game, position, seat, self.asked, left, luck, self.also)
            answer = self.program.ask(json.dumps(question).encode(), end - time.monotonic())
            option = self._heard(position, seat, answer)
        self.left -= time.monotonic() - started
        return option

    def _heard(self, position: Position, seat: int, said: bytes) -> int | None:
        """The option of an answer; none when the bot wants to be told more first."""
        try:
            answer = json.loads(said)
            wish = protocol.wish(answer)
            self.stays = self.stays or (isinstance(answer, dict) and answer.get("again") is True)
            self.also = self.also if wish is None else wish
            return protocol.chosen(position, seat, answer, self.asked) if wish is None else None
        except (ValueError, RecursionError):
            raise Fault(f"answered what is not JSON: {quoted(said)}") from None
        except Trouble as trouble:
            raise Fault(f"{trouble} It answered: {quoted(said)}") from None

    def leave(self, position: Position) -> None:
        """Tell the program how the game ended, and let nothing of it stay behind, unless it plays again."""
        last = json.dumps(protocol.end(position)).encode()
        if self.program is not None and self.stays and not self.fault:
            self.program.tell(last)
            _staying.setdefault(tuple(self.command), []).append(self.program)
            self.program = None
        self.dismiss(last)

    def dismiss(self, last: bytes = b"") -> None:
        """Say a last line to the program, if there is one, and end it."""
        if self.program is not None:
            self.program.close(last)
            self.program = None


_staying: dict[tuple[str, ...], list[Program]] = {}  # programs between two games, by their command


def hired(command: list[str], log: BotLog) -> Program:
    """A program that has stayed after its last game, or a new one."""
    waiting = _staying.get(tuple(command), [])
    while waiting:
        program = waiting.pop()
        if program.runs():
            program.log = log
            return program
        program.close()
    return Program(command, log)


def send_home() -> None:
    """No game follows here: programs that have stayed end."""
    for waiting in _staying.values():
        while waiting:
            waiting.pop().close()


Finalize(None, send_home, exitpriority=1)  # also when a process of a run ends


def words_of(command: str) -> list[str]:
    """A command line as words; Trouble when there is no such program."""
    try:
        words = _split(command)
    except ValueError as error:
        raise Trouble(f"The command of a bot cannot be read: {command} ({error}).") from None
    if not words or shutil.which(words[0]) is None:
        raise Trouble(f"There is no program '{words[0] if words else ''}' for a bot; write bot:python mine.py.")
    return words


def _split(command: str) -> list[str]:
    """The words of a command as a shell reads them; where paths have backslashes, they are that and nothing else."""
    reader = shlex.shlex(command, posix=True, punctuation_chars=False)
    reader.whitespace_split, reader.commenters = True, ""
    reader.escape = "" if os.sep == "\\" else reader.escape
    return list(reader)


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
