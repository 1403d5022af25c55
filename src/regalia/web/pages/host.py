"""The page for whoever hosts, behind the key that the server prints at its start."""

import tempfile
from pathlib import Path
from typing import Any

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

import regalia
from regalia.kernel.errors import Trouble
from regalia.table.keeping import ZIPPED, Keeper
from regalia.web.host_key import COOKIE, HOURS, HostKey
from regalia.web.house_limits import LEAST, setting_of
from regalia.web.house_limits import MOST as LIMIT_MAX
from regalia.web.limits import OPTIONS, Enough
from regalia.web.pages.responses import page
from regalia.web.request_context import check_origin, form_of, hall_of, house_limits_of, place_of

DAYS_MAX = 3650
MOST = 0.95  # of all updates


def key_of(request: Request) -> HostKey:
    """The key of this house."""
    key: HostKey = request.app.state.host_key
    return key


def keeper_of(request: Request) -> Keeper:
    """Who clears away old tables."""
    keeper: Keeper = request.app.state.keeper
    return keeper


def is_host(request: Request) -> bool:
    """Whether somebody has shown the key."""
    return key_of(request).admits(request.cookies.get(COOKIE, ""))


def check_host(request: Request) -> None:
    """Refuse whoever has not."""
    if not is_host(request):
        raise Trouble("This is for whoever hosts; show the key first.", "trouble-host")


async def show_host(request: Request) -> Response:
    """How the house is doing; to everybody else, the question for the key."""
    shown = await figures(request) if is_host(request) else {}
    response = page(request, "host.html", host=bool(shown), **shown)
    response.headers["cache-control"] = "no-store"
    return response


async def figures(request: Request) -> dict[str, Any]:
    """What the page tells."""
    hall, keeper = hall_of(request), keeper_of(request)
    running, finished = await hall.store.running_and_finished()
    lanes = hall.thinkers.lanes
    seconds = request.app.state.metrics.within(MOST)
    told = [
        ("host-running", running),
        ("host-finished", finished),
        ("host-away", len(keeper.put_away())),
        ("host-held", len(hall.tables)),
        ("host-links", request.app.state.links.total),
        ("host-busy", sum(lane.busy.total() for lane in lanes)),
        ("host-waiting", sum(len(lane.waiting) for lane in lanes)),
        ("host-choices", hall.choices),
        ("host-quick", f"≤ {round(seconds * 1000)} ms" if seconds < float("inf") else "> 5 s"),
        ("host-version", regalia.__version__),
    ]
    return {"told": told, "days": await keeper.days(), "zipped": ZIPPED, "most": DAYS_MAX, **limits_shown(request)}


def limits_shown(request: Request) -> dict[str, Any]:
    """The limits in force: those that can be set here, and those of the start."""
    limits = house_limits_of(request)
    settable = [
        {"name": setting_of(name), "low": low, "value": getattr(limits.now, name), "usual": getattr(limits.usual, name)}
        for name, low in LEAST.items()
    ]
    fixed = [(option, getattr(limits.now, name)) for name, option in OPTIONS.items() if name not in LEAST]
    fixed.append(("--thinkers", hall_of(request).thinkers.workers))
    return {"settable": settable, "limits": fixed, "limit_max": LIMIT_MAX}


async def show_key(request: Request) -> Response:
    """The key, as a form brings it: then the page is open for some hours."""
    check_origin(request)
    tries = request.app.state.host_tries
    if not tries.allows(place_of(request)):
        sentence = "That was too often; wait a minute before you try another key."
        raise Enough(sentence, "trouble-host-tries", tries.wait(place_of(request)))
    if not key_of(request).fits((await form_of(request)).get("key", "")):
        raise Trouble("This is not the key of this house.", "trouble-host-key")
    response = RedirectResponse("/host", 303)
    secure = request.url.scheme == "https"
    made = key_of(request).admission()
    response.set_cookie(COOKIE, made, HOURS * 3600, path="/host", httponly=True, samesite="strict", secure=secure)
    return response


async def set_keeping(request: Request) -> Response:
    """For how many days finished tables are kept."""
    check_origin(request)
    check_host(request)
    words = (await form_of(request)).get("days", "").strip()
    if not words.isdecimal() or len(words) > 4 or int(words) > DAYS_MAX:
        raise Trouble(f"Tables are kept for 0 to {DAYS_MAX} days.", "trouble-host-days", most=DAYS_MAX)
    await keeper_of(request).set_days(int(words))
    return RedirectResponse("/host", 303)


async def set_limits(request: Request) -> Response:
    """How much one browser and one address may ask for."""
    check_origin(request)
    check_host(request)
    await house_limits_of(request).set(await form_of(request))
    return RedirectResponse("/host", 303)


async def save_records(request: Request) -> Response:
    """Records as one file, before old tables are cleared away."""
    check_host(request)
    folder = tempfile.TemporaryDirectory(prefix="regalia-")
    file = Path(folder.name) / "records.zip"
    try:
        await keeper_of(request).zipped(file)
    except BaseException:
        folder.cleanup()
        raise
    done = BackgroundTask(folder.cleanup)
    return FileResponse(file, 200, {"cache-control": "no-store"}, "application/zip", done, "regalia-records.zip")
