"""The door: who keeps the server waiting for a request, or does not read its answer, is shown out."""

import asyncio
from contextlib import suppress
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from regalia.web.addresses import house_of

WAITING = 200  # connections of one address that may keep the server waiting at once
SPARE = 1000  # connections for pages, besides those that are live links
BACKLOG = 256  # connections that are let in at one go, before anybody can look at them
OTHERS = 4 * BACKLOG  # open files that are no connections, or none yet
GLANCES = 4  # looks around within the time for a request


class Doorkeeper:
    """Knows whose turn it is: connections that owe the server something, in the order of their waiting."""

    def __init__(self, patience: float, most: int) -> None:
        self.patience = patience  # seconds for a head, for a body, or to read an answer
        self.most = most  # connections at once
        self.waiting: dict[Door, float] = {}  # since when, on the clock of the loop; the oldest first
        self.places: dict[str, dict[Door, None]] = {}
        self.closing: dict[asyncio.Transport, float] = {}

    def owes(self, door: "Door") -> None:
        """A connection keeps the server waiting; of too many of one address the oldest makes room."""
        self.settled(door)
        while len(self.places.get(door.place, ())) >= WAITING:
            self.show_out(next(iter(self.places[door.place])))
        self.places.setdefault(door.place, {})[door] = None
        self.waiting[door] = door.loop.time()

    def settled(self, door: "Door") -> None:
        """A connection owes nothing any more, or is gone."""
        if self.waiting.pop(door, None) is not None:
            mine = self.places[door.place]
            del mine[door]
            if not mine:
                del self.places[door.place]

    def show_out(self, door: "Door") -> None:
        """Close a connection at once."""
        self.settled(door)
        door.transport.abort()

    def has_room(self, connections: int) -> bool:
        """Whether one more connection fits; when the house is full, who keeps it waiting longest makes room."""
        if connections > self.most and self.waiting:
            self.show_out(next(iter(self.waiting)))
            return True
        return connections <= self.most

    def look_around(self, connections: "set[Any]") -> None:
        """Show out who has kept the server waiting too long, and who was told goodbye and never took it."""
        loop = asyncio.get_running_loop()
        before = loop.time() - self.patience
        while self.waiting and next(iter(self.waiting.values())) <= before:
            self.show_out(next(iter(self.waiting)))
        closing = [one.transport for one in connections if one.transport.is_closing()]
        self.closing = {transport: self.closing.get(transport, loop.time()) for transport in closing}
        for transport, since in self.closing.items():
            if since <= before:
                transport.abort()
        loop.call_later(self.patience / GLANCES, self.look_around, connections)


class Entrance(uvicorn.Config):
    """How uvicorn serves, with somebody at the door."""

    def __init__(self, app: Any, doorkeeper: Doorkeeper, **settings: Any) -> None:
        super().__init__(app, http=Door, backlog=BACKLOG, **settings)
        self.doorkeeper = doorkeeper


class AttendedServer(uvicorn.Server):
    """Uvicorn's own, with a doorkeeper who looks around."""

    def __init__(self, config: Entrance) -> None:
        super().__init__(config)
        self.doorkeeper = config.doorkeeper

    async def startup(self, sockets: Any = None) -> None:
        """Begin to serve, and to look around."""
        await super().startup(sockets)
        self.doorkeeper.look_around(self.server_state.connections)


class Door(H11Protocol):
    """One connection, until it is closed or has become a live link.

    uvicorn 0.54 waits for ever for a head or a body that does not come, and for an answer that nobody reads.
    """

    config: Entrance

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        self.keeper = self.config.doorkeeper
        self.place = house_of(self.client[0]) if self.client else ""
        self.debt: tuple[str, object] = ("", None)
        if self.keeper.has_room(len(self.connections)):
            self._settle()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what came in."""
        super().data_received(data)
        self._settle()

    def on_response_complete(self) -> None:
        """An answer was given; the next request may come, or the body of this one is still on its way."""
        super().on_response_complete()
        self._settle()

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self._settle()

    def resume_writing(self) -> None:
        """It reads on."""
        super().resume_writing()
        self._settle()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a live link from now on, and no longer at the door."""
        self.keeper.settled(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.keeper.settled(self)
        super().connection_lost(exc)

    def _settle(self) -> None:
        """Tell the doorkeeper when something else is owed than before; a byte now and then is not enough."""
        debt = self._owed(), self.cycle
        if debt == self.debt:
            return
        self.debt = debt
        if debt[0]:
            self.keeper.owes(self)
        else:
            self.keeper.settled(self)

    def _owed(self) -> str:
        """What the other side has to do before we can go on."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return ""
        if self.conn.their_state is h11.IDLE:
            return "head"
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        return "reading" if self.flow.write_paused else ""


def room_for(links: int) -> int:
    """How many connections fit, with so many links among them: the limit of open files is raised for them."""
    wanted = links + SPARE
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + OTHERS:
        more = wanted + OTHERS if hard == resource.RLIM_INFINITY else min(wanted + OTHERS, hard)
        with suppress(ValueError, OSError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, max(soft - OTHERS, soft // 2))
