"""Where live links come in: those of guests, and those of bots that take an invitation."""

import contextlib
import logging
from collections import Counter
from collections.abc import Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.kernel.errors import Trouble
from regalia.kernel.names import name_in
from regalia.web.boards.render import explain
from regalia.web.limits import Enough
from regalia.web.live.bot_link import BotLink
from regalia.web.live.guest_link import House, Link
from regalia.web.request_context import (
    guest_of,
    hall_of,
    language_of,
    limits_of,
    place_of,
    player_of,
    porch_of,
    same_origin,
)

logger = logging.getLogger("regalia.web")


class OpenLinks:
    """The open live links of every guest, and of every address."""

    def __init__(self) -> None:
        self.sockets: dict[str, set[WebSocket]] = {}
        self.places: Counter[str] = Counter()
        self.total = 0

    def count(self, player: str) -> int:
        """How many links a guest has open."""
        return len(self.sockets.get(player, ()))

    @contextlib.contextmanager
    def held(self, player: str, place: str, socket: WebSocket) -> Iterator[None]:
        """A link while it is open."""
        mine = self.sockets.setdefault(player, set())
        mine.add(socket)
        self.places[place] += 1
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self.places -= Counter([place])
            mine.discard(socket)
            if not mine:
                self.sockets.pop(player, None)

    async def end(self, player: str) -> None:
        """Close all links of a guest; his browser may come back."""
        for socket in list(self.sockets.get(player, ())):
            with contextlib.suppress(RuntimeError):  # it was about to close by itself
                await socket.close(4401)


def check_links(socket: WebSocket, player: str, place: str) -> None:
    """Whether a guest and an address may have one link more."""
    links: OpenLinks = socket.app.state.links
    limits = limits_of(socket)
    if player and links.count(player) >= limits.guest_links:
        most = limits.guest_links
        raise Enough(f"You have {most} tables open at once.", "trouble-many-links", most=most)
    if links.places[place] >= limits.address_links:
        most = limits.address_links
        sentence = f"From your address {most} tables are open at once; close one of them."
        raise Enough(sentence, "trouble-address-links", most=most)
    porch_of(socket).new_page(place)


def counted(socket: WebSocket) -> contextlib.AbstractContextManager[None]:
    """A link that may come in, counted from the first moment on, so that many at once are no way around a limit."""
    links: OpenLinks = socket.app.state.links
    player, place = player_of(socket), place_of(socket)
    check_links(socket, player, place)
    return links.held(player, place, socket)


def welcome(socket: WebSocket) -> bool:
    """Whether a link comes from our own pages, and the house is not full."""
    links: OpenLinks = socket.app.state.links
    return same_origin(socket) and links.total < limits_of(socket).links


async def live(socket: WebSocket) -> None:
    """The live link of a guest."""
    if not welcome(socket):
        await socket.close(4403)
        return
    try:
        with counted(socket):
            await at_the_table(socket)
    except Enough as enough:
        await turn_away(socket, {"trouble": explain(enough, language_of(socket))})
    except WebSocketDisconnect:
        logger.debug("a guest has left")


async def turn_away(socket: WebSocket, words: dict[str, str]) -> None:
    """Say why there is no link now."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.accept()
        await socket.send_json(words)
        await socket.close(4429)


async def at_the_table(socket: WebSocket) -> None:
    """Find the table of a link, and hold the link as long as the guest stays."""
    try:
        table = await hall_of(socket).find(socket.path_params["table_id"])
    except Trouble:
        await socket.close(1013)
        return
    if table is None:
        await socket.close(4404)
        return
    try:
        guest = guest_of(socket, bool(socket.query_params.get("screen")))
        await socket.accept()
        house = House(limits_of(socket), socket.app.state.metrics, socket.app.state.moments)
        await Link(socket, table, guest, house, bool(socket.query_params.get("packed"))).run()
    finally:
        hall_of(socket).let_go(table)


async def bot_seat(socket: WebSocket) -> None:
    """An invitation taken by a bot."""
    if not welcome(socket):
        await socket.close(4403)
        return
    try:
        with counted(socket):
            await bot_at_the_table(socket)
    except Enough as enough:
        await turn_away(socket, {"type": "trouble", "text": str(enough)})


async def bot_at_the_table(socket: WebSocket) -> None:
    """Find the table of a bot, and hold its link until it leaves or is replaced."""
    table = await hall_of(socket).find(socket.path_params["table_id"])
    await socket.accept()
    if table is None:
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
