"""One player on several devices: a link that brings the player along."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.kernel.errors import Trouble
from regalia.table.store import Stale
from regalia.web.answers import page, remember
from regalia.web.panels import qr_code
from regalia.web.requests import check_origin, guest_of, hall_of, player_of


async def my_link(request: Request) -> Response:
    """A link that brings this player to another device."""
    player = player_of(request)
    if not player:
        return RedirectResponse("/", 303)  # nobody yet, so there is nothing to take along
    link = f"{guest_of(request, False).base}/me/{request.app.state.identities.move(player)}"
    response = page(request, "me.html", link=link, qr=qr_code(link))
    response.headers["cache-control"] = "no-store"
    return response


async def move_here(request: Request) -> Response:
    """The other device: ask first, so that a preview of the link does not use it up; then become the player."""
    player, mark = request.app.state.identities.moved(request.path_params["token"])
    expired = Trouble("This link has expired or has been used; make a new one on your first device.", "trouble-move")
    if not player:
        raise expired
    if request.method == "GET":
        return page(request, "me.html", link="")
    check_origin(request)
    try:
        await hall_of(request).store.use_up(mark)
    except Stale:
        raise expired from None
    response = RedirectResponse("/", 303)
    remember(request, response, player)
    return response
