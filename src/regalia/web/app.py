"""The server: pages, forms and the live link of a table."""

import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia import games
from regalia.kernel import catalogue
from regalia.kernel import record as records
from regalia.kernel import sheet as sheets
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Game, Setup, Switch
from regalia.kernel.texts import Texts
from regalia.players import opponents
from regalia.players.protocol import Clock
from regalia.table.live import BOT_CLOCK, Hall, LiveTable, is_bot
from regalia.table.match import PERSON
from regalia.table.store import Away, Stale, Store, url_of
from regalia.table.thinking import Thinkers
from regalia.web import art as drawings
from regalia.web.bots import BotLink
from regalia.web.identity import COOKIE, Identities
from regalia.web.limits import Limits
from regalia.web.link import House, Link, plain
from regalia.web.metrics import Metrics
from regalia.web.panels import Guest, Moments, page_context, qr_code
from regalia.web.render import board_panels, explain, keep_compiled, languages, render, texts_for
from regalia.web.story import sentences

logger = logging.getLogger("regalia.web")

NAMES = {"hu": "magyar", "en": "English", "de": "Deutsch", "fr": "français", "nl": "Nederlands", "es": "español"}
LOOK = {"theme": ("light", "dark"), "motion": ("calm",), "careful": ("no",)}  # what a browser remembers
FORM_MAX = 16384
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)


def home_folder() -> Path:
    """Where this machine keeps tables and keys."""
    return Path(os.environ.get("REGALIA_HOME") or Path.home() / ".regalia")


def database_url() -> str:
    """Where the tables are: REGALIA_DATABASE, or SQLite in the data folder."""
    return url_of(os.environ.get("REGALIA_DATABASE", ""), home_folder())


@dataclass(frozen=True)
class Settings:
    """How a host runs the server."""

    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to this server
    workers: int = 1  # processes in which opponents think


class Guard:
    """Answers every response with the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers."""

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    (b"content-security-policy", POLICY.encode()),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"same-origin"),
                ]
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def hall_of(connection: HTTPConnection) -> Hall:
    """The live tables of this server."""
    hall: Hall = connection.app.state.hall
    return hall


def player_of(connection: HTTPConnection) -> str:
    """The browser, by its cookie; empty when it has none of ours."""
    identities: Identities = connection.app.state.identities
    return identities.read(connection.cookies.get(COOKIE, ""))


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


def limits_of(connection: HTTPConnection) -> Limits:
    """What one server, browser and link may ask for."""
    limits: Limits = connection.app.state.settings.limits
    return limits


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


def page(request: Request, template: str, words: Game | None = None, status: int = 200, **context: Any) -> Response:
    """A page, with a cookie for a browser that is new here."""
    language = language_of(request)
    texts = texts_for(words, language, context.pop("players", None))
    spoken = [(code, NAMES[code]) for code in languages()]
    look = {key: request.cookies[key] if request.cookies.get(key) in values else "" for key, values in LOOK.items()}
    html = render(template, t=texts.say, language=language, languages=spoken, path=request.url.path, **look, **context)
    response = HTMLResponse(html, status)
    if not player_of(request):
        remember(request, response, request.app.state.identities.new())
    return response


def remember(request: Request, response: Response, player: str) -> None:
    """Give a browser its signed name."""
    signed = request.app.state.identities.sign(player)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def lobby(request: Request) -> Response:
    """Pick a game, or go on with one."""
    shown = [described(games.find(name), language_of(request)) for name in games.names()]
    kinds = list(opponents.LEVELS)
    name = request.cookies.get("name", "")
    tables = await open_tables(request)
    return page(request, "lobby.html", games=shown, kinds=kinds, name=name, tables=tables, chosen=games.names()[0])


def described(game: Game, language: str) -> dict[str, Any]:
    """A game as the lobby shows it."""
    counts, texts = game.seat_counts, texts_for(game, language)
    return {
        "name": game.name,
        "title": game.title,
        "low": counts[0],
        "high": counts[-1],
        "length": game.length,
        "presets": [(name, texts.say(f"preset-{name}"), texts.say(f"preset-{name}-text")) for name in game.presets],
        "switches": [(name, texts.say(f"switch-{name}"), values_of(game, name, texts)) for name in game.switches],
        "basis": sheets.basis_counts(game.sheet()),
        "courtiers": courtiers(texts),
    }


def values_of(game: Game, switch: str, texts: Texts) -> list[tuple[Switch, str]]:
    """What a switch can be set to, in words; numbers share one message."""
    found: list[tuple[Switch, str]] = []
    for value in game.switches[switch]:
        if isinstance(value, int) and not isinstance(value, bool):
            found.append((value, texts.say(f"switch-{switch}-number", value=value)))
        else:
            found.append((value, texts.say(f"switch-{switch}-{str(value).lower()}")))
    return found


def courtiers(texts: Texts) -> list[str]:
    """Names for opponents, one for each seat."""
    return texts.say("courtiers").split(", ")


async def open_tables(request: Request) -> list[dict[str, str]]:
    """The tables at which this browser sits."""
    player, texts = player_of(request), texts_for(None, language_of(request))
    if not player:
        return []
    found = []
    for table_id in await hall_of(request).store.tables_of(player, 8):
        table = await hall_of(request).find(table_id)
        if table is not None:
            players = ", ".join(row.name for row in table.row.seats)
            turn = any((table.match.position.waiting >> seat) & 1 for seat in table.seats_of(player))
            over = table.match.position.over()
            state = texts.say("table-over" if over else "table-yours" if turn else "table-going")
            row = {"id": table_id, "game": table.game.name, "title": table.game.title, "players": players}
            found.append({**row, "state": state, "kind": "over" if over else "yours" if turn else "going"})
            hall_of(request).let_go(table)
    return found


async def new_table(request: Request) -> Response:
    """The form of the lobby: a new table."""
    check_origin(request)
    words = await form_of(request)
    player = player_of(request) or request.app.state.identities.new()
    game = games.find(words.get("game", ""))
    await check_tables(request, player)
    texts = texts_for(None, language_of(request))
    seats: list[tuple[str, str, str]] = []
    for number in range(game.seat_counts[-1]):
        kind = words.get(f"kind-{number}", "none")
        name = " ".join(words.get(f"name-{number}", "").split())[:24] or texts.say("player", number=len(seats) + 1)
        if kind in opponents.KINDS:
            seats.append((kind, " ".join(words.get(f"name-{number}", "").split())[:24] or courtiers(texts)[number], ""))
        elif kind in ("me", "here"):
            seats.append((PERSON, name, player))
        elif kind == "link":
            seats.append((PERSON, name, ""))
    setup = Setup(game.name, len(seats), os.urandom(32), words.get("preset", ""), switches_of(game, words))
    table = await hall_of(request).create(player, setup, seats, hints="no-hints" not in words)
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    remember(request, response, player)
    if words.get("name-0"):
        response.set_cookie("name", words["name-0"][:24], max_age=YEAR, samesite="lax")
    return response


async def check_tables(request: Request, player: str) -> None:
    """Nobody needs more than so many new tables in an hour."""
    most = limits_of(request).new_tables
    if await hall_of(request).store.opened_by(player, time.time() - 3600) >= most:
        sentence = f"{most} tables within an hour are enough; wait a little before you open another one."
        raise Trouble(sentence, "trouble-many-tables", most=most)


def switches_of(game: Game, words: dict[str, str]) -> dict[str, Switch]:
    """The switches that a form sets singly."""
    chosen: dict[str, Switch] = {}
    for switch, values in game.switches.items():
        text = words.get(f"switch-{switch}", "")
        if text:
            chosen[switch] = {str(value): value for value in values}.get(text, text)
    return chosen


async def table_of(request: HTTPConnection) -> LiveTable:
    """The table of an address."""
    table = await hall_of(request).find(request.path_params["table_id"])
    if table is None:
        raise Trouble("There is no such table; perhaps the address was cut off.", "trouble-no-table")
    return table


def guest_of(connection: HTTPConnection, screen: bool) -> Guest:
    """Whoever looks at a table."""
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    base = f"{scheme}://{connection.headers.get('host', '')}"
    return Guest(player_of(connection), language_of(connection), base, screen)


async def show_table(request: Request) -> Response:
    """The page of a table."""
    table = await table_of(request)
    guest = guest_of(request, request.url.path.endswith("/screen"))
    names = [row.name for row in table.row.seats]
    return page(request, "table.html", table.game, players=names, **page_context(table, guest))


async def join(request: Request) -> Response:
    """An invitation: ask for a name, then sit down."""
    table = await table_of(request)
    invitation = request.path_params["invitation"]
    row = next((row for row in table.row.seats if row.invitation == invitation), None)
    if row is None:
        raise Trouble("This invitation is not for a seat of this table.", "trouble-invitation")
    if request.method == "GET":
        name = request.cookies.get("name", "")
        return page(request, "join.html", table.game, title=table.game.title, seat=row.seat, name=name)
    check_origin(request)
    player = player_of(request) or request.app.state.identities.new()
    name = " ".join((await form_of(request)).get("name", "").split())[:24]
    await table.sit_down(invitation, player, name)
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    remember(request, response, player)
    response.set_cookie("name", name, max_age=YEAR, samesite="lax")
    return response


async def choose_language(request: Request) -> Response:
    """The language menu."""
    form = await form_of(request)
    back = form.get("back", "/")
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    language = form.get("language", "")
    if language in languages():
        response.set_cookie("language", language, max_age=YEAR, samesite="lax")
    return response


async def finished(request: Request) -> LiveTable:
    """A table whose game is over, so that its seed and all views may be shown."""
    table = await table_of(request)
    if not table.match.position.over():
        raise Trouble("This can be seen when the game is over.", "trouble-not-over")
    return table


async def download(request: Request) -> Response:
    """The record of a finished game."""
    table = await finished(request)
    name = f"{table.game.name}-{table.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.match.record.to_json(), media_type="application/json", headers=headers)


def number_in(text: str, otherwise: int) -> int:
    """A number that somebody has put into an address or a form."""
    return int(text) if text.isdecimal() and len(text) < 10 else otherwise


async def replay_at(request: Request) -> Response:
    """The board of a finished game after some choice, from a seat's view."""
    table = await finished(request)
    at = min(number_in(request.path_params["at"], 0), len(table.match.record.choices))
    seat = number_in(request.query_params.get("seat", ""), SPECTATOR)
    viewer = seat if seat < table.match.setup.seats else SPECTATOR
    position = records.start(table.match.record, table.game)
    for number, choice in enumerate(table.match.record.choices[:at], 1):
        records.replay_choice(position, number, choice)
    texts = texts_for(table.game, language_of(request), [row.name for row in table.row.seats])
    told = sentences(table.match.events[at], viewer, texts)
    return JSONResponse({"panels": board_panels(table.game, table.game.view(position, viewer), texts), "told": told})


async def another_table(request: Request) -> Response:
    """A rematch with new luck, or the same game played on from some choice."""
    check_origin(request)
    table = await finished(request)
    player = player_of(request) or request.app.state.identities.new()
    await check_tables(request, player)
    seats = [(row.kind, row.name, "" if is_bot(row) else row.owner) for row in table.row.seats]
    setup, lines = table.row.setup, []
    if request.url.path.endswith("/branch"):
        at = (await form_of(request)).get("at", "")
        choices = table.match.record.choices
        lines = [(choice.seat, choice.name) for choice in choices[: number_in(at, len(choices))]]
    else:
        setup = Setup(setup.game, setup.seats, os.urandom(32), setup.preset, setup.switches)
    created = await hall_of(request).create(player, setup, seats, lines, table.row.hints)
    response = RedirectResponse(f"/t/{created.row.id}", 303)
    remember(request, response, player)
    return response


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


async def show_rules(request: Request) -> Response:
    """The rules catalogue of a game, to look things up."""
    game = games.find(request.path_params["game"])
    return page(request, "rules.html", title=game.title, sections=catalogue.sections(game.name))


async def art(request: Request) -> Response:
    """The drawn symbols of a game."""
    game = games.find(request.path_params["game"])
    return kept(request, drawings.sheet(game.name), "image/svg+xml")


async def board_style(request: Request) -> Response:
    """How the board of a game looks."""
    game = games.find(request.path_params["game"])
    return kept(request, drawings.style(game.name), "text/css")


def kept(request: Request, text: str, kind: str) -> Response:
    """Something that a browser keeps, and asks only whether it is still the same."""
    tag = f'"{blake2b(text.encode(), digest_size=8).hexdigest()}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


class Statics(StaticFiles):
    """Files that a browser keeps in the same way."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, or that it is still the same."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        return response


async def health(request: Request) -> Response:
    """For whoever watches the server: well, or the database is away."""
    well = await hall_of(request).store.answers()
    state = {"status": "ok" if well else "database away", "tables": len(hall_of(request).tables)}
    return JSONResponse(state, 200 if well else 503)


async def show_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    hall, metrics = hall_of(request), request.app.state.metrics
    values = {
        "regalia_tables": len(hall.tables),
        "regalia_links": metrics.links,
        "regalia_thoughts": hall.thinkers.thinking,
        "regalia_choices_total": hall.choices,
        "regalia_refusals_total": metrics.refusals,
    }
    return PlainTextResponse(metrics.text(values), media_type="text/plain; version=0.0.4")


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
    name = " ".join(socket.query_params.get("name", "").split())[:24]
    limits = socket.app.state.settings.limits
    try:
        await BotLink(socket, table, socket.path_params["invitation"], name, limits).run()
    except Trouble as trouble:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_json({"type": "trouble", "text": str(trouble)})
            await socket.close(4400)
    finally:
        hall_of(socket).let_go(table)


async def trouble(request: Request, error: Exception) -> Response:
    """Bad input in one sentence."""
    assert isinstance(error, Trouble)
    sentence = explain(error, language_of(request))
    status = 503 if isinstance(error, Away) else 400
    if request.url.path.startswith("/t/") and "json" in request.headers.get("accept", ""):
        return JSONResponse({"trouble": sentence}, status)
    return page(request, "trouble.html", status=status, message=sentence)


async def not_found(request: Request, error: Exception) -> Response:
    """An address that leads nowhere."""
    return PlainTextResponse("There is nothing here.", 404)


class Server(Starlette):
    """The pages go through everything that guards and packs them; a live link needs none of it, and there are many."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or hold a link."""
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        match scope["path"].split("/"):
            case ["", "t", table_id, "ws"]:  # past the router, which would hold on to as much as the link itself
                scope["path_params"] = {"table_id": table_id}
                await live(WebSocket(scope, receive, send))
            case _:
                await self.router(scope, receive, send)


def create_app(settings: Settings | None = None) -> Starlette:
    """The whole server."""
    chosen = settings or Settings()
    keep_compiled(home_folder() / "templates")
    setting = os.environ.get("REGALIA_BOT_CLOCK", "")
    bot_clock = Clock.parse(setting) if setting else BOT_CLOCK

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database_url())
        await store.open()
        hall = Hall(store, Thinkers(chosen.workers), chosen.limits.tables, bot_clock)
        hall.listen()
        app.state.hall, app.state.settings, app.state.metrics = hall, chosen, Metrics()
        app.state.moments = Moments()
        app.state.identities = Identities.kept_in(home_folder())
        yield
        hall.close()
        await hall.closed()
        await store.close()

    routes = [
        Route("/", lobby),
        Route("/tables", new_table, methods=["POST"]),
        Route("/language", choose_language, methods=["POST"]),
        Route("/me", my_link),
        Route("/me/{token}", move_here, methods=["GET", "POST"]),
        Route("/t/{table_id}", show_table),
        Route("/t/{table_id}/screen", show_table),
        Route("/t/{table_id}/join/{invitation}", join, methods=["GET", "POST"]),
        Route("/t/{table_id}/record.json", download),
        Route("/t/{table_id}/at/{at}", replay_at),
        Route("/t/{table_id}/rematch", another_table, methods=["POST"]),
        Route("/t/{table_id}/branch", another_table, methods=["POST"]),
        WebSocketRoute("/t/{table_id}/join/{invitation}", bot_seat),
        Route("/rules/{game}", show_rules),
        Route("/art/{game}.svg", art),
        Route("/art/{game}.css", board_style),
        Route("/health", health),
        Route("/metrics", show_metrics),
        Mount("/static", Statics(directory=Path(__file__).parent / "static")),
    ]
    return Server(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=800)],
        exception_handlers={Trouble: trouble, 404: not_found},
    )
