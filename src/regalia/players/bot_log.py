"""What was said between the table and a bot, line by line in a file, for whoever writes the bot."""

from pathlib import Path

from regalia.kernel.errors import Trouble

TOLD, HEARD, GRUMBLED, FAULT = ">", "<", "!", "="


class BotLog:
    """One game of a bot: `>` before what it was told, `<` its answers, `!` its error stream, `=` why it was replaced.

    Every line is written at once, so that it can be followed; without a file nothing is kept.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.murmur = b""  # the beginning of a line of its error stream
        self._write("wb", b"")

    def told(self, lines: bytes) -> None:
        """What the bot was told."""
        self._add(TOLD, lines)

    def heard(self, line: bytes) -> None:
        """What it answered."""
        self._add(HEARD, line)

    def grumbled(self, data: bytes) -> None:
        """What came over its error stream, whole lines or not; nothing when that has ended."""
        lines, end, self.murmur = (self.murmur + data).rpartition(b"\n") if data else (self.murmur, self.murmur, b"")
        if end:
            self._add(GRUMBLED, lines)

    def fault(self, reason: str) -> None:
        """Why a page plays on."""
        self._add(FAULT, reason.encode())

    def _add(self, mark: str, lines: bytes) -> None:
        self._write("ab", b"".join(mark.encode() + b" " + line + b"\n" for line in lines.split(b"\n")))

    def _write(self, how: str, data: bytes) -> None:
        if self.file is None:
            return
        try:
            with self.file.open(how) as out:
                out.write(data)
        except OSError as error:
            raise Trouble(f"The log of a bot cannot be written to {self.file}: {error.strerror}.") from None
