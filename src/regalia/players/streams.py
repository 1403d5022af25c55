"""The streams of a program, each with a thread that waits at it: the one way to wait that every system has."""

import threading
from contextlib import suppress
from typing import IO

FULL = 65536  # bytes that lie unheard before a stream waits for its listener


class Hearing:
    """What a program says over one of its streams; it is heard as long as somebody listens."""

    def __init__(self, pipe: "IO[bytes]", news: threading.Condition) -> None:
        self.news = news  # shared by all streams of a program, and told whenever one of them has heard something
        self.heard = bytearray()
        self.ended = False
        self.given_up = False
        self.thread = threading.Thread(target=self._hear, args=(pipe,), daemon=True)
        self.thread.start()

    def _hear(self, pipe: "IO[bytes]") -> None:
        with pipe:
            while not self.given_up and (data := pipe.read(FULL)):
                self._keep(data)
        with self.news:
            self.ended = True
            self.news.notify_all()

    def _keep(self, data: bytes) -> None:
        with self.news:
            self.heard += data
            self.news.notify_all()
            self.news.wait_for(lambda: len(self.heard) < FULL or self.given_up)

    def take(self) -> bytes:
        """What was heard since the last time."""
        with self.news:
            taken = bytes(self.heard)
            self.heard.clear()
            self.news.notify_all()
        return taken

    def give_up(self) -> None:
        """Nobody listens any more."""
        with self.news:
            self.given_up = True
            self.news.notify_all()


class Saying:
    """What a program is told; it hears it whenever it likes, and nobody waits for that."""

    def __init__(self, pipe: "IO[bytes]") -> None:
        self.unsaid = bytearray()
        self.more = threading.Condition()
        self.done = False
        self.thread = threading.Thread(target=self._say, args=(pipe,), daemon=True)
        self.thread.start()

    def _say(self, pipe: "IO[bytes]") -> None:
        with suppress(OSError), pipe:  # nobody listens; perhaps the answer is already there
            while data := self._next():
                while data:
                    data = data[pipe.write(data) :]

    def _next(self) -> bytes:
        """What is to be said now; nothing when it was the last."""
        with self.more:
            self.more.wait_for(lambda: self.unsaid or self.done)
            data = bytes(self.unsaid)
            self.unsaid.clear()
        return data

    def say(self, data: bytes) -> None:
        """Say something, after all that was said before."""
        with self.more:
            self.unsaid += data
            self.more.notify()

    def finish(self) -> None:
        """That was all: the stream ends when it is said."""
        with self.more:
            self.done = True
            self.more.notify()
