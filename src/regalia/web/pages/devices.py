"""One player on several devices: a link that brings the player along."""

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.kernel.errors import Trouble
from regalia.table.pen import Stale
from regalia.web.limits import Enough
from regalia.web.live.qr import qr_code
from regalia.web.pages.responses import page, remember
from regalia.web.request_context import check_origin, guest_of, hall_of, player_of

MOVES = 10  # links for other devices that one player may make in an hour


async def my_link(request: Request) -> Response:
    """A link that brings this player to another device."""
    player = player_of(request)
    if not player:
        return RedirectResponse("/", 303)  # nobody yet, so there is nothing to take along
    if not request.app.state.moves.allows(player):
        sentence = f"{MOVES} links for other devices within an hour are enough; use one of them, or wait a little."
        raise Enough(sentence, "trouble-many-moves", request.app.state.moves.wait(player), most=MOVES)
    link = f"{guest_of(request, False).base}/me/{request.app.state.identities.move(player)}"
    ended = "ended" in request.query_params
    response = page(request, "me.html", link=link, qr=qr_code(link), ended=ended)
    response.headers["cache-control"] = "no-store"
    return response


async def move_here(request: Request) -> Response:
    """The other device: ask first, so that a preview of the link does not use it up; then become the player."""
    player, mark = request.app.state.identities.moved(request.path_params["token"])
    expired = Trouble("This link has expired or has been used; make a new one on your first device.", "trouble-move")
    if not player:
        raise expired
    if request.method == "GET":
        return page(request, "me.html", link="", ended=False)
    check_origin(request)
    try:
        await hall_of(request).store.use_up(mark)
    except Stale:
        raise expired from None
    response = RedirectResponse("/", 303)
    remember(request, response, player)
    return response


async def end_elsewhere(request: Request) -> Response:
    """This browser goes on under a new name that only it knows; to all others nothing belongs any more."""
    check_origin(request)
    old, new = player_of(request), request.app.state.identities.new()
    if not old:
        return RedirectResponse("/", 303)
    await hall_of(request).rename(old, new)
    await hall_of(request).store.calls.forget(old)  # the browser that stays asks for it again
    # Links close after the answer: the other pages of this browser come back with its new name.
    response = RedirectResponse("/me?ended=1", 303, background=BackgroundTask(request.app.state.links.end, old))
    remember(request, response, new)
    return response
