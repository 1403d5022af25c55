"""A program that is spoken to in lines. It is never waited for longer than its time, and never left behind."""

import os
import secrets
import subprocess
import threading
import time
import weakref

from regalia.players.bot_log import BotLog
from regalia.players.kin import MARK, end_kin
from regalia.players.opponent import Fault
from regalia.players.streams import Hearing, Saying

LINE_MAX = 65536
KEPT = 2000  # bytes of its complaints that are kept, to say what ended it
QUOTED = 200  # characters of what it said that are told to a person
GRACE = 1.0  # seconds that a program has to go home by itself
PATIENCE = 5.0  # and the streams of one that has: only somebody who went away from its family can hold them open
LOOK = 0.05  # seconds between two looks whether it still runs: its children may hold its output open


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
        ear, mouth, grumble = self.process.stdin, self.process.stdout, self.process.stderr
        assert ear
        assert mouth
        assert grumble
        self.log, self.news = log, threading.Condition()
        self.ear, self.mouth, self.grumble = Saying(ear), Hearing(mouth, self.news), Hearing(grumble, self.news)
        self.ending = weakref.finalize(self, end_family, self.process, mark, self.ear, (self.mouth, self.grumble))
        self.mark, self.heard, self.complaints = mark, b"", b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Say a line and hear one; Fault when none comes in time."""
        end = time.monotonic() + seconds
        self.tell(line)
        while b"\n" not in self.heard[: LINE_MAX + 1]:
            if len(self.heard) > LINE_MAX:
                raise Fault(f"said a line of more than {LINE_MAX} bytes: {quoted(self.heard)}")
            left = end - time.monotonic()
            if left <= 0:
                raise Fault("ran out of time" + (f" in the line: {quoted(self.heard)}" if self.heard else ""))
            if not self.mouth.ended and self.runs():
                self._listen(min(left, LOOK))
            elif not self._said_more():
                raise Fault(self._last_words())
        answer, _, self.heard = self.heard.partition(b"\n")
        self.log.heard(answer)
        return answer

    def tell(self, line: bytes) -> None:
        """Say a line to which no answer is expected; what it does not take now, it hears before the next question."""
        self.log.told(line)
        self.ear.say(line + b"\n")

    def runs(self) -> bool:
        """Whether it has not ended."""
        return self.process.poll() is None

    def _listen(self, seconds: float) -> None:
        """Hear what it says next; nothing when it is silent for so many seconds."""
        silent, streams = self.mouth.ended, (self.mouth, self.grumble)
        with self.news:
            self.news.wait_for(lambda: any(each.heard for each in streams) or self.mouth.ended != silent, seconds)
        self.heard += self.mouth.take()
        grumbled = self.grumble.take()
        if grumbled:
            self.log.grumbled(grumbled)
            self.complaints = (self.complaints + grumbled)[-KEPT:]

    def _said_more(self) -> bool:
        """Whether a program that has ended, or closed its output, had said something more before."""
        if not self.runs():
            end_kin(self.process, self.mark)  # children that hold its output open would keep us waiting for more
        end = time.monotonic() + PATIENCE
        before = len(self.heard)
        while not self.mouth.ended and len(self.heard) == before and time.monotonic() < end:
            self._listen(LOOK)
        self._listen(0)
        return len(self.heard) > before

    def _last_words(self) -> str:
        """How a program that says nothing more has ended."""
        self._wait(GRACE)
        code = self.process.poll()
        self._hear_out(0.1 if code is None else PATIENCE)
        if code is None:
            return "closed its output"
        last = self.complaints.strip().splitlines()
        return f"ended with exit code {abs(code)}" + (f": {quoted(last[-1])}" if last else "")  # if killed: the signal

    def _wait(self, seconds: float) -> None:
        """Let the program end by itself, and hear what it complains of meanwhile."""
        end = time.monotonic() + seconds
        while self.runs() and time.monotonic() < end:
            self._listen(0.01)

    def _hear_out(self, seconds: float) -> None:
        """Hear its last complaints; children of its may complain on for ever."""
        end = time.monotonic() + seconds
        while not self.grumble.ended and time.monotonic() < end:
            self._listen(0.01)
        self._listen(0)

    def close(self, last: bytes = b"") -> None:
        """Say a last line, let the program end by itself for a moment, then end it with all its children."""
        if not self.ending.alive:
            return
        if last:
            self.tell(last)
            self.ear.finish()
            self._wait(GRACE)
        self._hear_out(0.1)
        self.log.grumbled(b"")
        self.ending()


def end_family(process: "subprocess.Popen[bytes]", mark: str, ear: Saying, streams: tuple[Hearing, Hearing]) -> None:
    """End a program with all whom it has started, and the threads that wait at its streams."""
    end_kin(process, mark)
    ear.finish()
    for stream in streams:
        stream.give_up()
    for thread in {ear.thread, *(stream.thread for stream in streams)} - {threading.current_thread()}:
        thread.join(GRACE)  # somebody who could not be found may hold a stream open
