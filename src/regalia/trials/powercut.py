"""The power-cut test: what the disk would have of a server's tables if the power went at the moment of each answer.

strace writes down what the server asks of the system. From that the files are made as a disk has them that keeps only
what it was told to keep (fsync), and once more with some of the rest. Whenever an answer leaves for a player, both must
hold the choice that was answered.
"""

import asyncio
import random
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.trials.guests import LiveGuest
from regalia.trials.serving import LIFTED, Server, Visitor

AFTERWARDS = 5.0  # seconds for the last lines of the tracer, once the server has ended

CALLS = "pwrite64,ftruncate,fsync,fdatasync,unlink,unlinkat,sendto,sendmsg,write,writev"
FILES = ("tables.db", "tables.db-wal")  # those that say what was chosen; the third beside them is made from them
LINE = re.compile(r"(?P<process>\d+) +(?P<name>\w+)\((?P<words>.*)", re.DOTALL)
GOES_ON = re.compile(r"(?P<process>\d+) +<\.\.\. \w+ resumed>(?P<words>.*)", re.DOTALL)
UNFINISHED = " <unfinished ...>"
PLACE = re.compile(r"\d+<([^>]*)>")  # an open file, as in 7</home/tables.db>, perhaps with its name in hexadecimal
LINK = re.compile(r"\d+<TCP:\[[^]]*->[^]]*:(\d+)\]>")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
NUMBERS = re.compile(r"(\d+)\)? += (-?\d+)")  # the last argument of a call, and what it returned
RETURNED = re.compile(r"\) += (-?\d+)")
ANSWER = re.compile(rb'\{"lines":(\d+),')


def tracer() -> str:
    """The program that traces, or nothing where there is none or it may not."""
    found = shutil.which("strace") or ""
    if found and subprocess.run([found, "-f", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode:
        return ""
    return found


@dataclass
class Change:
    """Something that was done to a file and that the disk was not told to keep yet."""

    offset: int
    data: bytes | None  # nothing when the file was cut off there

    def on(self, content: bytearray) -> None:
        """Do it."""
        if self.data is None:
            del content[self.offset :]
            return
        content.extend(bytes(max(0, self.offset - len(content))))
        content[self.offset : self.offset + len(self.data)] = self.data


@dataclass
class Disk:
    """What a disk surely has, and what it may have besides."""

    kept: dict[str, bytearray] = field(default_factory=dict)
    pending: dict[str, list[Change]] = field(default_factory=dict)
    syncs: int = 0

    def change(self, path: str, change: Change) -> None:
        """Something is written, for the time being."""
        self.pending.setdefault(path, []).append(change)

    def sync(self, path: str, count: int) -> None:
        """The disk has been told to keep the first changes of a file."""
        self.syncs += 1
        waiting = self.pending.get(path, [])
        for change in waiting[:count]:
            change.on(self.kept.setdefault(path, bytearray()))
        del waiting[:count]

    def remove(self, path: str) -> None:
        """A file is gone."""
        self.kept.pop(path, None)
        self.pending.pop(path, None)

    def after_a_cut(self, luck: random.Random | None = None) -> dict[str, bytes]:
        """The files as they are found when the power is back; with luck some of what was not kept is there too."""
        found = {}
        for path in {*self.kept, *self.pending}:
            content = bytearray(self.kept.get(path, b""))
            for change in self.pending.get(path, []):
                if luck and luck.random() < 0.5:
                    change.on(content)
            found[path] = bytes(content)
        return found


@dataclass
class Call:
    """One call of the system: at its start, when all that it is given is known, and at its end."""

    name: str
    words: str
    began: int = 0  # of a sync: how many changes of its file lay before it


def calls(lines: Sequence[str], disk: Disk) -> Iterator[tuple[bool, Call]]:
    """The calls of a trace, each when it begins (True) and when it has returned (False)."""
    open_calls: dict[str, Call] = {}
    for line in lines:
        begins, goes_on = LINE.match(line), GOES_ON.match(line)
        if begins:
            call = Call(begins["name"], begins["words"].replace(UNFINISHED, ""))
            call.began = len(disk.pending.get(place_of(call), []))
            yield True, call
            if UNFINISHED in line:
                open_calls[begins["process"]] = call
            else:
                yield False, call
        elif goes_on and goes_on["process"] in open_calls:
            call = open_calls.pop(goes_on["process"])
            call.words += goes_on["words"]
            yield False, call


def place_of(call: Call) -> str:
    """The file that a call is about."""
    found = PLACE.match(call.words)
    if found is None:
        return ""
    return plain(found[1]).decode() if found[1].startswith("\\x") else found[1]


def plain(text: str) -> bytes:
    """What stands in hexadecimal, as in \\x2f\\x74."""
    return bytes.fromhex(text.replace("\\x", ""))


def text_of(call: Call) -> bytes:
    """What a call was given to write or to send."""
    return b"".join(plain(part) for part in TEXT.findall(call.words))


def note(disk: Disk, call: Call) -> None:
    """What a call that has returned has done to the disk."""
    returned = RETURNED.search(call.words)
    if returned is None or int(returned[1]) < 0:
        return
    path = place_of(call)
    if call.name == "pwrite64":
        offset = NUMBERS.search(call.words)
        assert offset is not None
        disk.change(path, Change(int(offset[1]), text_of(call)[: int(returned[1])]))
    elif call.name == "ftruncate":
        size = NUMBERS.search(call.words)
        assert size is not None
        disk.change(path, Change(int(size[1]), None))
    elif call.name in ("fsync", "fdatasync"):
        disk.sync(path, call.began)
    elif call.name in ("unlink", "unlinkat"):
        disk.remove(text_of(call).decode())


@dataclass
class Figures:
    """What the test has found."""

    answers: int = 0
    syncs: int = 0
    cuts: int = 0
    losses: int = 0  # cuts that lost something
    lost: int = 0  # by the worst of them

    def report(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "choices_acknowledged": self.answers,
            "syncs": self.syncs,
            "power_cuts": self.cuts,
            "power_cuts_that_lost_something": self.losses,
            "choices_lost": self.lost,
        }


def examine(trace: str, tables: dict[int, str], folder: Path) -> Figures:
    """Cut the power at every answer of a trace; `tables` says which table is at the other end of a port."""
    disk, figures, luck = Disk(), Figures(), random.Random("power cut")
    answered: dict[str, int] = {}
    for begins, call in calls(trace.splitlines(), disk):
        port = LINK.match(call.words)
        if begins and port and int(port[1]) in tables:
            for found in ANSWER.findall(text_of(call)):
                table = tables[int(port[1])]
                if int(found) > answered.get(table, 0):
                    answered[table] = int(found)
                    figures.answers += 1
                    cut(disk, answered, folder, figures, luck)
        if not begins:
            note(disk, call)
    figures.syncs = disk.syncs
    return figures


def cut(disk: Disk, answered: dict[str, int], folder: Path, figures: Figures, luck: random.Random) -> None:
    """The power goes now: once with nothing but what was kept, once with some of the rest."""
    for files in (disk.after_a_cut(), disk.after_a_cut(luck)):
        stored = read_back(files, folder)
        lost = sum(max(0, count - stored.get(table, 0)) for table, count in answered.items())
        figures.cuts += 1
        figures.losses += lost > 0
        figures.lost = max(figures.lost, lost)


def read_back(files: dict[str, bytes], folder: Path) -> dict[str, int]:
    """How many choices of each table a server finds when it starts again."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, content in files.items():
        if Path(path).name in FILES:
            (folder / Path(path).name).write_bytes(content)
    with closing(sqlite3.connect(folder / FILES[0])) as database:
        try:
            return dict(database.execute("SELECT table_id, count(*) FROM choices GROUP BY table_id"))
        except sqlite3.DatabaseError:  # nothing is there, or nothing that can be read
            return {}


class PowerCut:
    """Some tables at one server, at which somebody chooses as fast as it goes."""

    def __init__(self, home: Path, tables: int, choices: int, seed: str) -> None:
        program = tracer()
        if not program:
            raise Trouble("The power-cut test needs strace, and the right to trace: apt-get install strace.")
        self.home = home
        self.trace = home / "trace"
        under = [program, "-D", "-f", "-yy", "-xx", "-s", "1000000", "-e", f"trace={CALLS}", "-o", str(self.trace)]
        self.server = Server(home, options=LIFTED, under=under)
        self.count = tables
        self.choices = choices
        self.luck = random.Random(seed)
        self.tables: dict[int, str] = {}

    async def play(self, visitor: Visitor, advance: Callable[[int], None]) -> None:
        """One table, so many choices."""
        table = await asyncio.to_thread(visitor.new_table, games.house()[0], ["me", "here"])
        guest = await LiveGuest.join(self.server.port, table, visitor.cookie)
        self.tables[guest.socket.local_address[1]] = table
        for _ in range(self.choices):
            if guest.options():
                await guest.choose(self.luck.choice(guest.options()))
            advance(1)
        await guest.leave()

    async def play_all(self, advance: Callable[[int], None]) -> None:
        """All tables at once."""
        visitor = await asyncio.to_thread(Visitor, self.server.port)
        await asyncio.gather(*(self.play(visitor, advance) for _ in range(self.count)))

    def run(self, advance: Callable[[int], None]) -> dict[str, Any]:
        """Play, then cut the power at every answer that was given."""
        try:
            asyncio.run(self.play_all(advance))
        finally:
            self.server.stop()
        return examine(self.whole_trace(), self.tables, self.home / "after").report()

    def whole_trace(self) -> str:
        """What was traced, once the tracer has seen the server end."""
        deadline, last = time.monotonic() + AFTERWARDS, f"{self.server.process.pid} +++ exited"
        while True:
            text = self.trace.read_text(encoding="ascii")
            if last in text or time.monotonic() > deadline:
                return text
            time.sleep(0.05)
