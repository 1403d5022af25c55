"""Where live links come in: those of guests, and those of bots that take an invitation."""

import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.kernel.errors import Trouble
from regalia.kernel.names import name_in
from regalia.web.bots import BotLink
from regalia.web.link import House, Link
from regalia.web.metrics import Metrics
from regalia.web.requests import guest_of, hall_of, limits_of, same_origin

logger = logging.getLogger("regalia.web")


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
        await Link(socket, table, guest, House(limits_of(socket), metrics, socket.app.state.moments)).run()
    except WebSocketDisconnect:
        logger.debug("a guest has left")
    finally:
        metrics.links -= 1
        hall_of(socket).let_go(table)


async def bot_seat(socket: WebSocket) -> None:
    """An invitation taken by a bot."""
    table, welcome = await hall_of(socket).find(socket.path_params["table_id"]), same_origin(socket)
    await socket.accept()
    if table is None or not welcome:
        await socket.close(4404)
        return
    name = name_in(socket.query_params.get("name", ""))
    limits = socket.app.state.settings.limits
    try:
        await BotLink(socket, table, socket.path_params["invitation"], name, limits).run()
    except Trouble as trouble:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_json({"type": "trouble", "text": str(trouble)})
            await socket.close(4400)
    finally:
        hall_of(socket).let_go(table)
