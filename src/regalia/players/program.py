"""A program that is spoken to in lines. It is never waited for longer than its time, and never left behind."""

import contextlib
import os
import select
import signal
import subprocess
import time

LINE_MAX = 65536
KEPT = 2000  # bytes of its complaints that are kept, to say what ended it
GRACE = 1.0  # seconds that a program has to go home by itself


class Fault(Exception):
    """Why a program cannot be listened to any more."""


class Program:
    """A running program with all its children."""

    def __init__(self, command: list[str]) -> None:
        new = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, stdin=new, stdout=new, stderr=new, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise Fault(f"did not start: {error.strerror}") from None
        self.pipes = [pipe for pipe in (self.process.stdin, self.process.stdout, self.process.stderr) if pipe]
        self.ear, self.mouth, self.grumble = (pipe.fileno() for pipe in self.pipes)
        self.open = {self.mouth, self.grumble}
        for pipe in self.pipes:
            os.set_blocking(pipe.fileno(), False)
        self.unsaid = self.heard = self.complaints = b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Say a line and hear one; Fault when none comes in time."""
        end = time.monotonic() + seconds
        self.unsaid += line + b"\n"
        while b"\n" not in self.heard:
            if len(self.heard) > LINE_MAX:
                raise Fault(f"said a line of more than {LINE_MAX} bytes")
            if self.mouth not in self.open:
                raise Fault(self._last_words())
            if not self._exchange(end - time.monotonic()):
                raise Fault("ran out of time")
        answer, _, self.heard = self.heard.partition(b"\n")
        return answer

    def _exchange(self, seconds: float) -> bool:
        """Say and hear what can be said and heard now; whether there was time for anything."""
        if seconds <= 0:
            return False
        ready, free, _ = select.select(list(self.open), [self.ear] if self.unsaid else [], [], seconds)
        if free:
            self._say()
        if self.grumble in ready:
            self.complaints = (self.complaints + self._hear(self.grumble))[-KEPT:]
        if self.mouth in ready:
            self.heard += self._hear(self.mouth)
        return bool(ready or free)

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

    def _last_words(self) -> str:
        """How a program that says nothing more has ended."""
        code = self._exit_code(GRACE)
        while self.grumble in self.open and self._exchange(0.1):
            pass
        if code is None:
            return "closed its output"
        last = self.complaints.decode("utf-8", "replace").strip().splitlines()
        return f"ended with exit code {code}" + (f": {last[-1][:200]}" if last else "")

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
        if last:
            with contextlib.suppress(OSError):
                os.write(self.ear, last + b"\n")
            self.pipes[0].close()
            self._exit_code(GRACE)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in self.pipes:
            pipe.close()
