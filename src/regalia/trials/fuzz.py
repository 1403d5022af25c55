"""Message fuzzing: thousands of malformed and hostile messages against a real server, which must not even notice."""

import asyncio
import json
import random
import string
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.table.database import url_of
from regalia.table.store import Store
from regalia.trials.guests import LiveGuest, open_table
from regalia.trials.serving import LIFTED, Server, Visitor, serving

OPTIONS = ("--message-rate", "100000", *LIFTED)
SCRIPTS = ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7 * 7 }}", "'; DROP TABLE choices; --")
ODD = ("\x00", "\ud800", "\u202e", "\ufffe", "🂡" * 50, "ﷺ" * 300, "a" * 3000, "@undo 3", "@hint", "%s%n", "../../etc")
LETTERS = (
    "Győző", "Žofia Šťastná", "日本語", "たろう", "김민수", "王小明", "Ελένη", "Ирина Ёлкина", "Анаїт", "Հայկ", "ნინო",
    "חנה", "عبد الله", "فاطمه", "ܡܪܝܡ", "ދިވެހި", "नमस्ते", "রবীন্দ্র", "ਗੁਰਪ੍ਰੀਤ", "નર્મદા", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം",
    "සිංහල", "สมชาย", "ສົມພອນ", "བསྟན་འཛིན", "မောင်", "ខ្មែរ", "አበበ", "ᏣᎳᎩ", "ᓄᓇᕗᑦ", "ᠮᠣᠩᠭᠣᠯ", "ⵜⴰⵏⵉⵏⵏⴰ", "ꦗꦮ", "𐲮𐳀𐳢𐳛𐳤", "𒀭𒈹",
    "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇭🇺", "e\u0301\u0323", "\u202eAnna", "Z\u0351\u036b\u0343a\u0322l\u0321go",
)  # fmt: skip
NAMES = LETTERS + SCRIPTS + ODD[2:]
KINDS = ("choose", "undo", "say", "hand", "lift", "pace", "hint", "", "CHOOSE", "__class__", "kill")
FAULTS = ("Traceback", "ERROR", "Exception", "Error:")
GAME = games.house()[0]
PER_LINK = 100
BAD_TEXT = b"\xff\xfe\xc0"  # not UTF-8


def odd_value(luck: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can carry."""
    simple: list[Callable[[], Any]] = [
        lambda: luck.choice((None, True, False, -1, 0, 1, 2, 10**6, -(10**30), 10**4000 if depth else 7, 1e308, 0.5)),
        lambda: luck.choice(SCRIPTS + ODD),
        lambda: "".join(luck.choices(string.printable, k=luck.randrange(30))),
    ]
    if depth < 3:
        simple.append(lambda: [odd_value(luck, depth + 1) for _ in range(luck.randrange(4))])
        simple.append(lambda: {luck.choice(KINDS): odd_value(luck, depth + 1) for _ in range(luck.randrange(3))})
    return luck.choice(simple)()


def hostile(luck: random.Random, names: list[str]) -> str | bytes:
    """One message that asks for nothing a stranger may do, or for nothing at all."""
    message = {
        "type": luck.choice(KINDS),
        "seat": luck.choice((0, 1, 2, 99, odd_value(luck))),
        "seen": luck.choice((0, 1, 5, 999999, odd_value(luck))),
        "name": luck.choice((*names, odd_value(luck))),
        "text": odd_value(luck),
        "kind": luck.choice(("greedy", "person", "king", odd_value(luck))),
        "pause": odd_value(luck),
    }
    for key in luck.sample(sorted(message), luck.randrange(4)):
        message[key] = odd_value(luck)
    try:
        text = json.dumps(message)
    except ValueError:
        text = "1" * 5000
    return damaged(luck, text)


def damaged(luck: random.Random, text: str) -> str | bytes:
    """Perhaps cut, doubled, buried or made binary."""
    way = luck.randrange(12)
    if way == 0:
        return text[: luck.randrange(len(text))]
    if way == 1:
        return luck.randbytes(luck.randrange(2000))
    if way == 2:
        return "[" * luck.randrange(1, 4000) + text
    if way == 3:
        return text * luck.randrange(2, 60)
    if way == 4:
        return json.dumps(odd_value(luck))
    return text


def packet(*frames: tuple[Opcode, bytes, bool]) -> bytes:
    """Frames that arrive together."""
    return b"".join(Frame(kind, data, last).serialize(mask=True) for kind, data, last in frames)


def broken_packets() -> list[bytes]:
    """What no library would send: each of these once put a traceback into the log, or easily could."""
    bad_text, bye = (Opcode.TEXT, BAD_TEXT, True), (Opcode.CLOSE, b"\x03\xe8", True)
    return [
        packet(bad_text, bye),
        packet(bad_text, bad_text),
        packet((Opcode.TEXT, b"\xff", False), (Opcode.CONT, b"\xfe", True), bye),
        packet((Opcode.CONT, b"{}", True)),
        packet((Opcode.CLOSE, b"\x03", True)),
        packet((Opcode.CLOSE, b"\x03\xe8" + BAD_TEXT, True)),
        packet(bye, bad_text),
        b"\xff" * 60,
    ]


class Fuzz:
    """A table in play, strangers around it, and what the store says before and after."""

    def __init__(self, server: Server, database: str, seed: str) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.names = cycle(self.luck.sample(NAMES, len(NAMES)))  # each of them, again and again
        self.store = Store(url_of(database, server.home))
        self.players = [Visitor(server.port) for _ in range(2)]
        self.stranger = Visitor(server.port)
        self.figures = {"messages": 0, "links": 0, "links_cut": 0, "links_refused": 0, "forms": 0, "names": 0}

    async def run(self, count: int) -> dict[str, Any]:
        """Throw so many messages at the server; whether it noticed."""
        table = await open_table(self.players, GAME)
        names = await self.play(table, 6)
        before = await self.state(table)
        for broken in broken_packets():
            await self.one_packet(table, broken)
        while self.figures["messages"] < count:
            await self.one_link(table, names, min(PER_LINK, count - self.figures["messages"]))
            await self.one_form(table)
            await self.one_name()
        after = await self.state(table)
        await self.play(table, 1)
        await self.store.close()
        complaints = [line for line in self.server.log().splitlines() if any(word in line for word in FAULTS)]
        return self.figures | {"table_unchanged": before == after, "faults_in_the_log": complaints}

    async def state(self, table: str) -> Any:
        """Everything that is stored of the table."""
        return await self.store.load(table), await self.store.messages_of(table)

    async def play(self, table: str, choices: int) -> list[str]:
        """Some honest choices; the options of the last moment."""
        guests = [await LiveGuest.join(self.server.port, table, player.cookie) for player in self.players]
        names: list[str] = []
        for _ in range(choices):
            asked = next(guest for guest in guests if guest.options())
            names = asked.options()
            seen = asked.lines
            await asked.choose(self.luck.choice(names))
            for guest in guests:
                await guest.see(seen + 1)
        for guest in guests:
            await guest.leave()
        return names

    async def one_packet(self, table: str, broken: bytes) -> None:
        """A link that breaks off with something broken; the server ends it."""
        self.figures["links"] += 1
        self.figures["messages"] += 1
        socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/t/{table}/ws", compression=None, max_size=None, open_timeout=None
        )
        socket.transport.write(broken)
        await drain(socket)
        self.figures["links_cut"] += 1

    async def one_link(self, table: str, names: list[str], count: int) -> None:
        """One stranger: no cookie, a forged one, or his own; perhaps from a foreign site or to no table at all."""
        self.figures["links"] += 1
        player = self.players[0].cookie.partition("=")[2]
        forged = [f"{player[:-4]}beef", ".", player.partition(".")[0], "\xff\xfe"]
        cookie = self.luck.choice(["", "x", *(f"regalia={seal}" for seal in forged)])
        address = self.luck.choice([table] * 12 + ["nowhere", "..%2f..", "%00", "a" * 3000])
        here = self.server.url
        site = self.luck.choice([here] * 12 + ["http://evil.example", "null", "]["])
        url = f"ws://127.0.0.1:{self.server.port}/t/{address}/ws"
        try:
            headers = {"cookie": cookie}
            async with connect(
                url,
                additional_headers=headers,
                origin=Origin(site),
                compression=None,
                max_size=None,
                open_timeout=None,
                close_timeout=1,
            ) as socket:
                await self.throw(socket, names, count)
        except InvalidHandshake:
            self.figures["links_refused"] += 1
            self.figures["messages"] += 1
        except ConnectionClosed:
            self.figures["links_cut"] += 1

    async def throw(self, socket: ClientConnection, names: list[str], count: int) -> None:
        """Send, and read what comes back; sometimes what no client could send."""
        reading = asyncio.create_task(drain(socket))
        try:
            for _ in range(count):
                self.figures["messages"] += 1
                way = self.luck.randrange(400)
                if way == 0:
                    await socket.send("x" * 200_000)
                elif way == 1:
                    await socket.send(BAD_TEXT, text=True)
                else:
                    await socket.send(hostile(self.luck, names))
            await socket.close()
        finally:
            await reading

    async def one_form(self, table: str) -> None:
        """A page or form with hostile fields."""
        self.figures["forms"] += 1
        stranger = self.stranger
        stranger.cookie = "regalia=forged.00"
        path = self.luck.choice(
            ("/tables", "/language", f"/t/{table}/rematch", f"/t/{table}/branch", f"/t/{table}/join/x", "/me/a.b.c.d")
            + (f"/t/{table}/at/{'9' * 5000}", "/t/%ff%fe", "/rules/%00", "/static/%00")
        )
        fields = {key: str(self.luck.choice(SCRIPTS + ODD[:1] + ODD[2:])) for key in ("game", "name", "at", "language")}
        await asyncio.to_thread(stranger.request, "POST", path, fields)

    async def one_name(self) -> None:
        """A table of somebody with an unusual name, and a friend who joins with another; both must be let in."""
        host, friend = Visitor(self.server.port), Visitor(self.server.port)
        names = [next(self.names) for _ in range(3)]
        form = {"game": GAME, "kind-0": "me", "name-0": names[0], "kind-1": "link", "name-1": names[1]}
        _, table, _ = await asyncio.to_thread(host.request, "POST", "/tables", form)
        guest = await LiveGuest.join(self.server.port, table.removeprefix("/t/"), host.cookie)
        link = f"{table}/join/{guest.invitations[0]}"
        await guest.leave()
        status, _, text = await asyncio.to_thread(friend.request, "POST", link, {"name": names[2]})
        if status != 303:
            raise Trouble(f"Somebody called {names[2]!r} was not let in: {text[:200]}")
        self.figures["names"] += 1


async def drain(socket: ClientConnection) -> None:
    """Read whatever comes, so that the server is never held up."""
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        return


def fuzz_test(home: Path, database: str, count: int, seed: str) -> dict[str, Any]:
    """So many hostile messages against a server of its own."""
    with serving(home, database, OPTIONS) as server:
        return asyncio.run(Fuzz(server, database, seed).run(count))
