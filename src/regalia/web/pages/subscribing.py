"""A device that wants to be called when it is its owner's turn, even when no page is open."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.kernel.errors import Trouble
from regalia.table.calls import Subscription
from regalia.web.push.caller import Caller
from regalia.web.push.delivery import check_endpoint
from regalia.web.push.keys import check_device
from regalia.web.request_context import check_origin, form_of, hall_of, language_of, player_of


def push_key(request: Request) -> str:
    """What a browser needs to subscribe; nothing where the host does not call."""
    caller: Caller | None = request.app.state.caller
    return caller.keys.public() if caller else ""


async def subscribe(request: Request) -> Response:
    """Call this player on this device from now on, in the language that is read there."""
    check_origin(request)
    caller: Caller | None = request.app.state.caller
    player, form = player_of(request), await form_of(request)
    if caller is None or not player:
        raise Trouble("This host calls nobody who has no page open.", "trouble-no-push")
    keys = form.get("p256dh", ""), form.get("auth", "")
    device = Subscription(form.get("endpoint", ""), *keys, language_of(request))
    check_device(device)
    await check_endpoint(device.endpoint, caller.local)
    await hall_of(request).store.calls.subscribe(player, device)
    return Response(status_code=204)
