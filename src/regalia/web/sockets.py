"""Where live links come in: those of guests, and those of bots that take an invitation."""

import contextlib
import logging
from collections.abc import Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.kernel.errors import Trouble
from regalia.kernel.names import name_in
from regalia.table.live import LiveTable
from regalia.web.bots import BotLink
from regalia.web.link import House, Link
from regalia.web.metrics import Metrics
from regalia.web.panels import Guest
from regalia.web.render import explain
from regalia.web.requests import guest_of, hall_of, limits_of, same_origin

logger = logging.getLogger("regalia.web")


class OpenLinks:
    """The open live links of every guest."""

    def __init__(self) -> None:
        self.sockets: dict[str, set[WebSocket]] = {}

    def count(self, player: str) -> int:
        """How many links a guest has open."""
        return len(self.sockets.get(player, ()))

    @contextlib.contextmanager
    def held(self, player: str, socket: WebSocket) -> Iterator[None]:
        """A link while it is open."""
        mine = self.sockets.setdefault(player, set())
        mine.add(socket)
        try:
            yield
        finally:
            mine.discard(socket)
            if not mine:
                self.sockets.pop(player, None)

    async def end(self, player: str) -> None:
        """Close all links of a guest; his browser may come back."""
        for socket in list(self.sockets.get(player, ())):
            with contextlib.suppress(RuntimeError):  # it was about to close by itself
                await socket.close(4401)


async def live(socket: WebSocket) -> None:
    """The live link of a guest."""
    metrics: Metrics = socket.app.state.metrics
    if not same_origin(socket) or metrics.links >= limits_of(socket).links:
        await socket.close(4403)
        return
    try:
        table = await hall_of(socket).find(socket.path_params["table_id"])
    except Trouble:
        await socket.close(1013)
        return
    if table is None:
        await socket.close(4404)
        return
    metrics.links += 1
    try:
        guest = guest_of(socket, bool(socket.query_params.get("screen")))
        await socket.accept()
        await welcome(socket, table, guest)
    except WebSocketDisconnect:
        logger.debug("a guest has left")
    finally:
        metrics.links -= 1
        hall_of(socket).let_go(table)


async def welcome(socket: WebSocket, table: LiveTable, guest: Guest) -> None:
    """Hold the link of a guest, unless he has too many."""
    links: OpenLinks = socket.app.state.links
    most = limits_of(socket).guest_links
    if guest.player and links.count(guest.player) >= most:
        many = Trouble(f"You have {most} tables open at once.", "trouble-many-links", most=most)
        await socket.send_json({"trouble": explain(many, guest.language)})
        await socket.close(4429)
        return
    with links.held(guest.player, socket):
        house = House(limits_of(socket), socket.app.state.metrics, socket.app.state.moments)
        await Link(socket, table, guest, house).run()


async def bot_seat(socket: WebSocket) -> None:
    """An invitation taken by a bot."""
    table, welcome = await hall_of(socket).find(socket.path_params["table_id"]), same_origin(socket)
    await socket.accept()
    if table is None or not welcome:
        await socket.close(4404)
        return
    name, secret = name_in(socket.query_params.get("name", "")), socket.query_params.get("secret", "")
    try:
        await BotLink(socket, table, limits_of(socket)).run(socket.path_params["invitation"], secret, name)
    except Trouble as trouble:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_json({"type": "trouble", "text": str(trouble)})
            await socket.close(4400)
    finally:
        hall_of(socket).let_go(table)
