"""What a request tells: who asks, from where, in which language, about which table, and what the form says."""

import time
from urllib.parse import parse_qsl, unquote, urlsplit

from starlette.requests import HTTPConnection, Request

from regalia.kernel.errors import Trouble
from regalia.kernel.names import name_in, plain
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.web.address_limits import Porch
from regalia.web.addresses import house_of
from regalia.web.boards.render import languages
from regalia.web.house_limits import HouseLimits
from regalia.web.identity import COOKIE, Identities
from regalia.web.limits import Enough, Limits
from regalia.web.live.guests import Guest

FORM_MAX = 16384
NAME = "name"  # the cookie in which a browser keeps the name of its player


def hall_of(connection: HTTPConnection) -> Hall:
    """The live tables of this server."""
    hall: Hall = connection.app.state.hall
    return hall


def house_limits_of(connection: HTTPConnection) -> HouseLimits:
    """The limits of this server, which its host may change."""
    limits: HouseLimits = connection.app.state.limits
    return limits


def limits_of(connection: HTTPConnection) -> Limits:
    """What one server, browser and link may ask for."""
    return house_limits_of(connection).now


def porch_of(connection: HTTPConnection) -> Porch:
    """What the addresses of this server have asked for."""
    return house_limits_of(connection).porch


def player_of(connection: HTTPConnection) -> str:
    """The browser, by its cookie; empty when it has none of ours."""
    identities: Identities = connection.app.state.identities
    return identities.read(connection.cookies.get(COOKIE, ""))


def place_of(connection: HTTPConnection) -> str:
    """The address of whoever asks, as the server or a proxy that it believes has seen it."""
    return house_of(connection.client.host) if connection.client else ""


def language_of(connection: HTTPConnection) -> str:
    """The language of a reader: chosen, or that of the browser, or English."""
    spoken = languages()
    chosen = connection.cookies.get("language", "")
    if chosen in spoken:
        return chosen
    for wish in connection.headers.get("accept-language", "").split(","):
        code = wish.split(";")[0].strip()[:2].lower()
        if code in spoken:
            return code
    return "en"


def guest_of(connection: HTTPConnection, screen: bool) -> Guest:
    """Whoever looks at a table."""
    identities: Identities = connection.app.state.identities
    code = identities.gathering(connection.path_params["table_id"]) if screen else ""
    base = base_of(connection)
    speed = number_in(connection.cookies.get("pauses", ""), -1)
    return Guest(player_of(connection), language_of(connection), base, screen, speed, from_here(base), code)


def base_of(connection: HTTPConnection) -> str:
    """The address of the server for others: as it was reached, or its address in the network if that was from here."""
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    base = f"{scheme}://{connection.headers.get('host', '')}"
    outside: str = connection.app.state.settings.outside
    return outside if outside and from_here(base) else base


def from_here(base: str) -> bool:
    """Whether an address leads to the machine itself, where no phone gets to."""
    host = base.partition("://")[2]
    return host.split(":")[0] in ("127.0.0.1", "localhost") or host.startswith("[::1]")


async def table_of(request: HTTPConnection) -> LiveTable:
    """The table of an address."""
    table = await hall_of(request).find(request.path_params["table_id"])
    if table is None:
        raise Trouble("There is no such table; perhaps the address was cut off.", "trouble-no-table")
    return table


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a form or a live link comes from our own pages, or from those that the host allows."""
    origin = connection.headers.get("origin", "")
    if not origin or origin in connection.app.state.settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def check_origin(request: Request) -> None:
    """Refuse a form that another site has sent."""
    if not same_origin(request):
        raise Trouble("This form came from another site.", "trouble-other-site")


async def check_tables(request: Request, player: str) -> None:
    """Nobody needs more than so many new tables in an hour."""
    most = limits_of(request).new_tables
    if await hall_of(request).store.opened_by(player, time.time() - 3600) >= most:
        sentence = f"{most} tables within an hour are enough; wait a little before you open another one."
        raise Enough(sentence, "trouble-many-tables", most=most)
    porch_of(request).new_table(place_of(request))


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form of ours."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > FORM_MAX:
            raise Trouble("This form is too large.", "trouble-form")
    try:
        fields = parse_qsl(body.decode("utf-8", "replace"), max_num_fields=100)
    except ValueError:
        raise Trouble("This form has too many fields.", "trouble-form") from None
    return {plain(key): plain(value) for key, value in fields}


def last_name(request: Request) -> str:
    """The name under which this browser has played last."""
    return name_in(unquote(request.cookies.get(NAME, "")))


def number_in(text: str, otherwise: int) -> int:
    """A number that somebody has put into an address or a form."""
    return int(text) if text.isdecimal() and len(text) < 10 else otherwise
