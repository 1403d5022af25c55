"""A program that is spoken to in lines. It is never waited for longer than its time, and never left behind."""

import contextlib
import os
import secrets
import select
import signal
import subprocess
import time
import weakref
from typing import IO

from regalia.players.bot_log import BotLog
from regalia.players.kin import MARK, kin
from regalia.players.opponent import Fault

LINE_MAX = 65536
KEPT = 2000  # bytes of its complaints that are kept, to say what ended it
QUOTED = 200  # characters of what it said that are told to a person
GRACE = 1.0  # seconds that a program has to go home by itself
LOOK = 0.05  # seconds between two looks whether it still runs: its children may hold its output open
ROUNDS = 50  # looks for those whom a program has left behind; they may start others meanwhile


def quoted(said: bytes) -> str:
    """What a program said, for a person: its beginning, and nothing that a terminal would obey."""
    text = said[: 4 * QUOTED + 4].decode("utf-8", "replace")
    shown = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[:QUOTED])
    return shown + ("..." if len(text) > QUOTED else "")


class Program:
    """A running program with all its children. It is ended at the latest when nobody knows it any more."""

    def __init__(self, command: list[str], log: BotLog) -> None:
        new, mark = subprocess.PIPE, secrets.token_hex(16)
        try:
            self.process = subprocess.Popen(
                command,
                stdin=new,
                stdout=new,
                stderr=new,
                bufsize=0,
                start_new_session=True,
                env={**os.environ, MARK: mark},
            )
        except OSError as error:
            raise Fault(f"did not start: {error.strerror}") from None
        self.log = log
        self.pipes = [pipe for pipe in (self.process.stdin, self.process.stdout, self.process.stderr) if pipe]
        self.ending = weakref.finalize(self, end_family, self.process, self.pipes, mark)
        self.ear, self.mouth, self.grumble = (pipe.fileno() for pipe in self.pipes)
        self.open = {self.mouth, self.grumble}
        for pipe in self.pipes:
            os.set_blocking(pipe.fileno(), False)
        self.unsaid = self.heard = self.complaints = b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Say a line and hear one; Fault when none comes in time."""
        end = time.monotonic() + seconds
        self.log.told(line)
        self.unsaid += line + b"\n"
        while b"\n" not in self.heard[: LINE_MAX + 1]:
            if len(self.heard) > LINE_MAX:
                raise Fault(f"said a line of more than {LINE_MAX} bytes: {quoted(self.heard)}")
            left = end - time.monotonic()
            if left <= 0:
                raise Fault("ran out of time" + (f" in the line: {quoted(self.heard)}" if self.heard else ""))
            if self.mouth in self.open and self.runs():
                self._exchange(min(left, LOOK))
            elif not self._said_more():
                raise Fault(self._last_words())
        answer, _, self.heard = self.heard.partition(b"\n")
        self.log.heard(answer)
        return answer

    def tell(self, line: bytes) -> None:
        """Say a line to which no answer is expected; what it does not take now, it hears before the next question."""
        self.log.told(line)
        self.unsaid += line + b"\n"
        self._exchange(0)

    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._exit_code(0) is None

    def _exchange(self, seconds: float) -> None:
        """Say and hear what can be said and heard within so many seconds."""
        ready, free, _ = select.select(list(self.open), [self.ear] if self.unsaid else [], [], seconds)
        if free:
            self._say()
        if self.grumble in ready:
            data = self._hear(self.grumble)
            self.log.grumbled(data)
            self.complaints = (self.complaints + data)[-KEPT:]
        if self.mouth in ready:
            self.heard += self._hear(self.mouth)

    def _say(self) -> None:
        try:
            self.unsaid = self.unsaid[os.write(self.ear, self.unsaid) :]
        except BrokenPipeError:
            self.unsaid = b""  # nobody listens; perhaps the answer is already there

    def _hear(self, pipe_end: int) -> bytes:
        data = os.read(pipe_end, LINE_MAX)
        if not data:
            self.open.discard(pipe_end)
        return data

    def _said_more(self) -> bool:
        """Whether a program that has ended had said something more before."""
        waits = self.mouth in self.open and select.select([self.mouth], [], [], 0)[0]
        if waits:
            self.heard += self._hear(self.mouth)
        return bool(waits)

    def _last_words(self) -> str:
        """How a program that says nothing more has ended."""
        code = self._exit_code(GRACE)
        self._hear_out(0.1)
        if code is None:
            return "closed its output"
        last = self.complaints.strip().splitlines()
        return f"ended with exit code {code}" + (f": {quoted(last[-1])}" if last else "")

    def _hear_out(self, seconds: float) -> None:
        """Hear its last complaints; children of its may complain on for ever."""
        self.open.discard(self.mouth)
        end = time.monotonic() + seconds
        while self.grumble in self.open and (left := end - time.monotonic()) > 0:
            self._exchange(left)

    def _exit_code(self, seconds: float) -> int | None:
        """The exit code if the program ends within so many seconds; its group stays its own until it is closed."""
        end = time.monotonic() + seconds
        while True:
            found = os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if found is not None or time.monotonic() >= end:
                return None if found is None else int(found.si_status)  # of a killed one: the signal
            time.sleep(0.01)

    def close(self, last: bytes = b"") -> None:
        """Say a last line, let the program end by itself for a moment, then end it with all its children."""
        if not self.ending.alive:
            return
        if last:
            self._say_goodbye(last)
        self._hear_out(0.1)
        self.log.grumbled(b"")
        self.ending()

    def _say_goodbye(self, last: bytes) -> None:
        self.log.told(last)
        with contextlib.suppress(OSError):
            os.write(self.ear, last + b"\n")
        self.pipes[0].close()
        self.unsaid = b""
        self.open.discard(self.mouth)
        end = time.monotonic() + GRACE
        while self.runs() and time.monotonic() < end:
            self._exchange(0.01)


def end_family(process: "subprocess.Popen[bytes]", pipes: "list[IO[bytes]]", mark: str) -> None:
    """End a program with all whom it has started, in whatever group or session they are."""
    for _ in range(ROUNDS):
        family = kin(process.pid, mark)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        for one in family:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(one, signal.SIGKILL)
        if not family:
            break
        time.sleep(0.005)
    process.wait()
    for pipe in pipes:
        pipe.close()
